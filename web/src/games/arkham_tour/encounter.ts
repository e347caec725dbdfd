/** The sum of an encounter, in the order the rules apply it: roll, tomes, penalties, rewards. */

import { countKinds } from "./words";
import type { Encounter, TourPlayer, Tourist } from "./types";

/** All tourists an encounter took, by kind. */
export function erasedKinds(encounter: Encounter): [Tourist, number][] {
  return countKinds(Object.values(encounter.erased).flat() as Tourist[]);
}

/** Did an encounter leave a player all they had? Three failures take nothing from the board but lose the game (AT-ENC-14). */
export function unharmed(player: Pick<TourPlayer, "encounter" | "crossed_out">): boolean {
  const met = player.encounter;
  return met !== null && !met.lost && Object.keys(met.erased).length === 0 && player.crossed_out.length === 0;
}

export interface TomeStep {
  tome: string;
  before: number[];
  after: number[];
}

/** Each tome that changed numbers, before and after it; Blessing changes none. */
export function tomeSteps(encounter: Encounter): TomeStep[] {
  const steps: TomeStep[] = [];
  encounter.rolls.forEach((roll, at) => {
    if (roll.tome !== null && roll.tome !== "blessing" && at > 0) steps.push({ tome: roll.tome, before: encounter.rolls[at - 1]!.numbers, after: roll.numbers });
  });
  return steps;
}

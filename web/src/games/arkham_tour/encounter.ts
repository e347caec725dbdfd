/** The sum of an encounter, in the order the rules apply it: roll, tomes, penalties, rewards. */

import type { IconName } from "../../generated/icons";
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

/** What a tome did is seen by its sign: in the rules' list of signs, in the tray, on the dice. */
export const TOME_ICONS: Record<string, IconName> = { reroll: "rolling-dices", improvement: "upgrade", blessing: "prayer" };

/** The tomes that made each die what it is now. */
export function tomesOn(encounter: Encounter): string[][] {
  const steps = tomeSteps(encounter);
  return encounter.dice.map(({ number, result }, at) => {
    const changed = steps.filter(({ before, after }) => before[at] !== after[at]).map((step) => step.tome);
    return encounter.blessed && number === 4 && result === "success" ? [...changed, "blessing"] : changed;
  });
}

/** Only the dice that a tome changed, where it changed any. */
export function changedBy({ tome, before, after }: TomeStep): TomeStep {
  const at = after.flatMap((number, k) => (number === before[k] ? [] : [k]));
  return at.length === 0 ? { tome, before, after } : { tome, before: at.map((k) => before[k]!), after: at.map((k) => after[k]!) };
}

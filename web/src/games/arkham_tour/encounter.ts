/** The sum of an encounter, in the order the rules apply it: roll, tomes, penalties, rewards. */

import { countKinds } from "./words";
import type { Encounter, Tourist } from "./types";

/** All tourists an encounter took, by kind. */
export function erasedKinds(encounter: Encounter): [Tourist, number][] {
  return countKinds(Object.values(encounter.erased).flat() as Tourist[]);
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

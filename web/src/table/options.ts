/** From a decision's option list to what the page shows: buttons, targets on the board, keys. */

import type { Barred, Decision, Option } from "../api/types";
import { targetKey } from "./targets";

export interface Choice {
  index: number;
  option: Option;
}

export interface OptionGroups {
  /** Options that the game lays out in panels of its own: cards to keep, dice to pick, lines to take. */
  laid: Choice[];
  /** Options without a target, in the table's order. */
  buttons: Choice[];
  /** Options by target key; two on one target are asked apart in a small list. */
  targets: Map<string, Choice[]>;
  /** The main option: brass as long as nothing on the board is selected. */
  main: Choice | null;
}

const MAX_BUTTONS = 4;

export function groupOptions(decision: Decision | null, laysOut: (option: Option) => boolean = () => false): OptionGroups {
  const groups: OptionGroups = { laid: [], buttons: [], targets: new Map(), main: null };
  decision?.options.forEach((option, index) => {
    const choice = { index, option };
    if (option.main && groups.main === null) groups.main = choice;
    if (laysOut(option)) {
      groups.laid.push(choice);
      return;
    }
    if (option.target === null) {
      groups.buttons.push(choice);
      return;
    }
    const key = targetKey(option.target);
    const there = groups.targets.get(key);
    if (there) there.push(choice);
    else groups.targets.set(key, [choice]);
  });
  return groups;
}

export interface ButtonRow {
  shown: Choice[];
  /** What does not fit in the prompt and waits in a list. */
  more: Choice[];
}

/** At most four buttons stand in the prompt; the main one always does, last, where the thumb is. */
export function buttonRow(groups: OptionGroups, most = MAX_BUTTONS): ButtonRow {
  const main = groups.buttons.find((choice) => choice.option.main) ?? null;
  const rest = groups.buttons.filter((choice) => choice !== main);
  if (rest.length + (main ? 1 : 0) <= most) return { shown: main ? [...rest, main] : rest, more: [] };
  const room = most - 1 - (main ? 1 : 0);
  const shown = rest.slice(0, room);
  return { shown: main ? [...shown, main] : shown, more: rest.slice(room) };
}

/** Words so short that many of them stand side by side: yes and no, numbers. */
const SHORT = 4;
export const short = (words: string): boolean => words.length <= SHORT;

/** What ends the turn or passes: of the kinds a game names the first there is, else the main option. */
export function endingChoice(groups: OptionGroups, ends: readonly string[]): Choice | null {
  return decliningChoice(groups, ends) ?? groups.main;
}

/** What says no, or no more; nothing where the question has no such answer. */
export function decliningChoice(groups: OptionGroups, ends: readonly string[]): Choice | null {
  const all = [...groups.laid, ...groups.buttons];
  for (const kind of ends) {
    const found = all.find((choice) => choice.option.kind === kind);
    if (found) return found;
  }
  return null;
}

/** Keys 1-9 belong to what is laid out and to the buttons, in the table's order; then to the board's targets if there is room. */
export function optionForDigit(groups: OptionGroups, digit: number): Choice | null {
  const direct = [...groups.laid, ...groups.buttons];
  if (direct[digit - 1]) return direct[digit - 1]!;
  const singles = [...groups.targets.values()].filter((list) => list.length === 1).map((list) => list[0]!);
  return direct.length + singles.length <= 9 ? (singles[digit - 1 - direct.length] ?? null) : null;
}

/** The key cap to print on an option, or nothing where it has no key of its own. */
export function digitOf(groups: OptionGroups, choice: Choice): string | undefined {
  const direct = [...groups.laid, ...groups.buttons];
  const at = direct.findIndex((one) => one.index === choice.index);
  return at >= 0 && at < 9 && direct.length > 1 ? String(at + 1) : undefined;
}

/** Why each thing is barred, by its key. */
export function barredByTarget(barred: Barred[]): Map<string, Barred> {
  return new Map(barred.flatMap((group) => group.ids.map((id): [string, Barred] => [targetKey({ kind: group.kind, id }), group])));
}

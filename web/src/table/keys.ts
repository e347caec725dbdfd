/** The table's keys, by place on the keyboard, so that they work in the Russian layout too. */

import type { Desk } from "./desk.svelte";
import { optionForDigit } from "./options";
import { settings } from "./settings.svelte";
import { targetKey } from "./targets";

/** Where keys belong to the field, not to the table. */
function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=listbox]") !== null;
}

export interface TableKeys {
  desk: Desk;
  /** Moves the focus among targets; the board does it if it has a list of them. */
  log(): void;
}

export function pressed(event: KeyboardEvent, { desk, log }: TableKeys): void {
  if (event.defaultPrevented || typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.code === "Escape") {
    if (desk.whyMode) desk.whyMode = false;
    else if (!desk.back()) return;
    event.preventDefault();
    return;
  }
  if (event.code === "F1") {
    event.preventDefault();
    desk.sheet = desk.sheet === "keys" ? null : "keys";
    return;
  }
  if (desk.sheet !== null && desk.sheet !== "list") return;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (event.key === "?") {
    desk.whyMode = true;
  } else if (digit !== undefined) {
    takeDigit(desk, Number(digit));
  } else if (event.code === "Enter" || event.code === "NumpadEnter") {
    if (onControl(event.target) || !enter(desk)) return;
  } else if (event.code.startsWith("Arrow")) {
    const list = document.querySelector<HTMLElement>('[data-testid="target-list"]');
    if (!list || onControl(event.target)) return;
    list.focus();
  } else if (!settings.letterKeys || event.shiftKey || !letter(event.code, desk, log)) {
    return;
  }
  event.preventDefault();
}

export function released(event: KeyboardEvent, desk: Desk): void {
  if (event.key === "?" || event.code === "Slash" || event.key === "Shift") desk.whyMode = false;
}

function takeDigit(desk: Desk, digit: number): void {
  if (desk.sheet === "list") {
    desk.sheet = null;
    desk.choose(digit - 1);
    return;
  }
  const choice = optionForDigit(desk.groups, digit);
  if (!choice) return;
  const onBoard = choice.option.target && desk.groups.targets.has(targetKey(choice.option.target));
  if (onBoard) desk.activate(targetKey(choice.option.target!), "key");
  else desk.choose(choice.index);
}

/** Enter takes what is selected, else the main option. */
function enter(desk: Desk): boolean {
  if (desk.selected !== null) desk.commit(desk.selected);
  else if (desk.groups.main) desk.choose(desk.groups.main.index);
  else return false;
  return true;
}

function letter(code: string, desk: Desk, log: () => void): boolean {
  const seats = desk.message.match.seats.length;
  switch (code) {
    case "KeyZ":
      desk.undo();
      return true;
    case "KeyH":
      if (desk.decision) desk.line.askHint();
      return true;
    case "KeyR":
      desk.rule = "";
      return true;
    case "KeyL":
      log();
      return true;
    case "KeyB":
      desk.sheet = "boards";
      return true;
    case "KeyE":
      if (desk.groups.main) desk.choose(desk.groups.main.index);
      return true;
    case "BracketLeft":
    case "BracketRight": {
      const step = code === "BracketLeft" ? seats - 1 : 1;
      const next = (desk.centre + step) % seats;
      desk.looking = next === desk.me ? null : next;
      return true;
    }
    default:
      return false;
  }
}

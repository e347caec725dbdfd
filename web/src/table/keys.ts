/** The table's keys, by place on the keyboard, so that they work in the Russian layout too. */

import type { Desk } from "./desk.svelte";
import { keyList, keymap, type Deed } from "./keymap.svelte";
import { nextByDirection, type Direction, type Point } from "./navigation";
import { decliningChoice, endingChoice, optionForDigit } from "./options";
import { targetKey } from "./targets";

/** Where keys belong to the field, not to the table. */
function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=listbox]") !== null;
}

/** Whoever has pressed a button of the prompt is still at the question. */
function inPrompt(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("#prompt") !== null;
}

export interface TableKeys {
  desk: Desk;
  /** Kinds of options that end a turn or pass, the mildest first. */
  ends: readonly string[];
  log(): void;
}

export function pressed(event: KeyboardEvent, keys: TableKeys): void {
  const { desk } = keys;
  if (keyList.open || event.defaultPrevented || typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.code === "Escape") {
    if (desk.whyMode) desk.whyMode = false;
    else if (!desk.back()) return;
    event.preventDefault();
    return;
  }
  if (desk.sheet !== null && desk.sheet !== "list") return;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (event.key === "?") {
    desk.whyMode = true;
  } else if (digit !== undefined) {
    takeDigit(desk, Number(digit));
  } else if (event.code === "Digit0" || event.code === "Numpad0") {
    const no = decliningChoice(desk.groups, keys.ends);
    if (!no) return;
    desk.sheet = null;
    desk.choose(no.index);
  } else if (event.code === "Space") {
    if (onControl(event.target) || !(skipMotion() || pointOutMain())) return;
  } else if (event.code === "Enter" || event.code === "NumpadEnter") {
    if (onControl(event.target) || !enter(desk)) return;
  } else if (event.code.startsWith("Arrow")) {
    if (!walk(event.code.slice("Arrow".length).toLowerCase() as Direction, event.target)) return;
  } else {
    const deed = keymap.deedOf(event.code);
    if (deed === null || !keymap.is(event, deed) || !perform(deed, keys)) return;
  }
  event.preventDefault();
}

export function released(event: KeyboardEvent, desk: Desk): void {
  if (event.key === "?" || event.code === "Slash" || event.key === "Shift") desk.whyMode = false;
}

function takeDigit(desk: Desk, digit: number): void {
  const early = desk.ahead.offered[digit - 1];
  if (early) {
    desk.sheet = null;
    desk.ahead.toggle(early);
    return;
  }
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

/** Dice, cards and whatever else can be chosen beside the board; else the prompt's own buttons. */
function laidOut(): HTMLElement[] {
  const things = [...document.querySelectorAll<HTMLElement>('button[data-target]:not([data-state="barred"]), button[data-option]')].filter((one) => one.checkVisibility());
  const beside = things.filter((one) => !one.closest("#prompt .options"));
  return beside.length > 0 ? beside : things;
}

/** An arrow leads to what can be chosen on the board, else to what lies beside it, and from there to its neighbour. */
function walk(direction: Direction, from: EventTarget | null): boolean {
  const things = laidOut();
  const at = things.findIndex((one) => one === from);
  if (at < 0 && onControl(from) && !inPrompt(from)) return false;
  const list = at < 0 ? document.querySelector<HTMLElement>('[data-testid="target-list"]') : null;
  const places = new Map(things.map((one, k) => [String(k), middleOf(one)]));
  const next = nextByDirection(places, at < 0 ? null : String(at), direction);
  const goal = list ?? (next === null ? undefined : things[Number(next)]);
  goal?.focus();
  return goal !== undefined;
}

function middleOf(element: HTMLElement): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Whatever moves on the table comes to its end at once; false when nothing moved. */
function skipMotion(): boolean {
  const moving = document.getAnimations().filter((motion) => motion.playState === "running" && Number.isFinite(motion.effect?.getComputedTiming().endTime));
  for (const motion of moving) motion.finish();
  return moving.length > 0;
}

/** The main button is only pointed out: the next press takes it, so nothing irreversible happens by a thumb on the bar. */
function pointOutMain(): boolean {
  const main = document.querySelector<HTMLElement>('[data-testid="prompt"] .btn.main');
  main?.focus();
  return main !== null;
}

/** Deeds of the table; what it leaves (false) belongs to a game's own board. */
function perform(deed: Deed, { desk, ends, log }: TableKeys): boolean {
  const end = endingChoice(desk.groups, ends);
  switch (deed) {
    case "undo":
      desk.undo();
      return true;
    case "hint":
      if (desk.decision) desk.askHint();
      return true;
    case "look":
      if (desk.coverable) desk.look();
      return desk.coverable;
    case "rules":
      desk.openRules();
      return true;
    case "log":
      log();
      return true;
    case "boards":
      desk.sheet = "boards";
      return true;
    case "talk":
      if (desk.mayTalk) desk.sheet = "talk";
      return true;
    case "end":
      if (end) desk.choose(end.index);
      return true;
    case "back":
    case "on":
      lookOn(desk, deed === "on");
      return true;
    case "centre":
      showMatter(desk);
      return true;
    default:
      return false;
  }
}

function lookOn(desk: Desk, forward: boolean): void {
  const seats = desk.message.match.seats.length;
  const next = (desk.centre + (forward ? 1 : seats - 1)) % seats;
  desk.looking = next === desk.me ? null : next;
}

/** What the prompt is about: my own board, and on it the first thing that can be chosen. Boards with a camera go there themselves. */
function showMatter(desk: Desk): void {
  desk.looking = null;
  requestAnimationFrame(() => {
    document.querySelector('[data-state="selected"], [data-state="legal"]')?.scrollIntoView({ block: "center", inline: "center" });
    document.querySelector<HTMLElement>('[data-testid="target-list"]')?.focus({ preventScroll: true });
  });
}

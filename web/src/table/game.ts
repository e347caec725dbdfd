/** What a game's folder gives the table: its board and panels. The table finds it by the match's game. */

import type { Component } from "svelte";
import type { LogLine, Option, TableMessage, Text } from "../api/types";
import type { IconName } from "../generated/icons";
import type { AheadOption, AheadPlan } from "./ahead";
import type { Desk } from "./desk.svelte";
import type { Choice } from "./options";
import type { TableState } from "./reducer";

export interface Track {
  round: number;
  /** 0 where nobody knows how many there will be. */
  rounds: number;
  /** Where the story is, beside the round: "Horror in the Ice". */
  title?: Text;
  phases: { id: string; text: Text }[];
  phase: string;
  /** Before the first round or after the last: its phases have no numbers, and the round is none. */
  apart?: boolean;
  /** Points of the seat in the middle, where they are known. */
  points: number | null;
}

/** Who acts or speaks: a character's own sign and name in place of the seat's. */
export interface Persona {
  icon: IconName;
  name: Text;
  /** Whose colour its ring has; none for monsters. */
  seat: number | null;
}

type Part = Component<{ desk: Desk }>;

export interface GameModule {
  /** The board in the middle. */
  Board: Part;
  /** "This moment": the left panel. */
  Moment: Part;
  /** "People": the right panel above the log. */
  People: Part;
  /** The phone's strip of tickets under the board. */
  Strip: Component<{ desk: Desk; onopen?: () => void }>;
  /** What rises between board and prompt: dice and their sum. Draws nothing when there is nothing to show. */
  Tray: Part;
  /** Beside a board with panels the tray lies at the head of one instead, so that the board keeps its size. */
  trayAside?: boolean;
  /** Choices the game lays out itself, inside the prompt's sheet on a phone and in the left panel elsewhere. */
  Choices: Part;
  /** What an option's button shows before its words; draws nothing for options without a sign. */
  Sign?: Component<{ option: Option }>;
  /** All boards side by side. */
  Boards: Part;
  /** The end: who won and where every point came from. */
  Score: Component<{ desk: Desk; token: string | null; onboards: () => void }>;
  /** One line about a preview ("40 -> 49"), in the phone's sheet; on a desktop the board shows it itself. */
  Preview: Part;
  track(desk: Desk): Track;
  /** What a seat's board is worth, as this desk's seat can count it; null where nobody can, or while it is being worked out. */
  points?(desk: Desk, seat: number): number | null;
  /** The name of any phase, for the log; null where a phase has none. */
  phaseName(id: string): Text | null;
  /** Options that the game shows in its own panels; they do not stand as buttons in the prompt. */
  laysOut(option: Option): boolean;
  /** Options that lie on the board's own place, not on the panel beside it. */
  boarded?(desk: Desk): boolean;
  /** Whether the prompt's seats act at once in this phase. */
  simultaneous(desk: Desk): boolean;
  /** Who has finished a simultaneous phase. */
  ready(desk: Desk): number[];
  /** One board for everybody and nothing to hide: a screen passes between seats without being covered. */
  open?: boolean;
  /** What a seat knows alone, for a screen that several share. A game without it hides a whole table behind the curtain. */
  secrets?: Secrets;
  /** Kinds of options that end a turn or pass, the mildest first: for the key that does it. */
  ends?: readonly string[];
  /** Entries of the list of keys that do nothing in this game. */
  idleKeys?: readonly string[];
  /** The board takes all the room there is and moves in it by itself. */
  fills?: boolean;
  /** What a newcomer is told beside the first decisions of these kinds: ids of messages. */
  coach?: Record<string, string>;
  /** What my seat will be asked next and could answer now, before and while it is asked; null where nobody can tell. */
  ahead?(desk: Desk): AheadPlan | null;
  /** Why something decided ahead cannot be done any more. */
  aheadLost?(desk: Desk, option: AheadOption): Text;
  /** What an option leads to, in a word, once the table has worked it out: "56 %", "+9 VP". */
  tells?(desk: Desk, choice: Choice): Text | null;
  /** Asks once more before an option is taken, and with which words; null where one press is enough. */
  doubts?(desk: Desk, choice: Choice): Text | null;
  /** What a barred thing is called, over the reason why it is barred. */
  named?(desk: Desk, key: string): Text | null;
  /** What this screen's seats have asked not to be asked, as long as it holds. */
  passes?(desk: Desk): Text[];
  /** What the set-up came to: the cards drawn for the options, special rules, what only this seat was dealt. */
  setUp?(desk: Desk): SetUpFact[];
  /** The set-up is over and the first round goes on. */
  begun?(desk: Desk): boolean;
  /** The character whose decision this is. */
  persona?(desk: Desk): Persona | null;
  /** The character a line of the log is about. */
  speaker?(desk: Desk, line: LogLine): Persona | null;
  /** Further filters of the log, beside all, mine and dice. */
  sieves?: LogSieve[];
}

/** Several people at one screen: what each of them knows alone stays covered until its owner asks to see it. */
export interface Secrets {
  /** The decision is about secrets: its seat takes the screen behind a curtain. */
  decides(message: TableMessage): boolean;
  /** The table of its seat without them: what may lie in sight of all who sit at the screen. */
  cover(state: TableState): TableState;
}

/** One thing that was settled before the first decision. */
export interface SetUpFact {
  /** The option of the match it answers; none where nobody could choose. */
  option?: string;
  label: Text;
  value: Text;
  note?: Text;
  /** The value is a sentence that needs no label. */
  whole?: boolean;
  /** The fact in a few words, for the note at the beginning, where the value alone would say too little. */
  told?: Text;
  /** Nobody else sees it. */
  secret?: boolean;
}

/** A filter of the log that only this game has: "monsters". */
export interface LogSieve {
  id: string;
  text: Text;
  keep(desk: Desk, line: LogLine): boolean;
}

const modules = import.meta.glob<{ game: GameModule }>("../games/*/module.ts");

export async function loadGame(id: string): Promise<GameModule | null> {
  const load = modules[`../games/${id}/module.ts`];
  return load ? (await load()).game : null;
}

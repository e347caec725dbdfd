// What travels between the server and the pages; the contract is docs/protocol.md.
export type TextArg = string | number | Text | Text[];
export interface Text {
  id: string;
  args?: Record<string, TextArg>;
}
export interface Bilingual {
  ru: string;
  en: string;
}

export interface ApiProblem {
  status: number;
  code: string;
  text: Text;
}

export interface GameOption {
  id: string;
  choices: string[];
  default: string;
  solo_only?: boolean;
}
export interface GameInfo {
  id: string;
  seats: { min: number; max: number };
  minutes: [number, number];
  weight: number;
  options: GameOption[];
  bots: string[];
}

export interface RuleEntry {
  id: string;
  kind: string;
  text: Bilingual;
  rulings: string[];
}
export interface RuleSection {
  id: string;
  title: Bilingual;
  rules: RuleEntry[];
}
export interface Ruling {
  id: string;
  question: Bilingual;
  ruling: Bilingual;
}
export interface Term {
  ru: string;
  en: string;
  code: string;
  note?: string;
}
export interface RulesLedger {
  sections: RuleSection[];
  rulings: Ruling[];
  terms: Term[];
}

export interface SeatRequest {
  kind: "human" | "bot";
  name?: string;
  bot?: string;
}
export interface MatchRequest {
  game: string;
  seats: SeatRequest[];
  options: Record<string, string>;
  seed?: string;
}
export interface SeatToken {
  seat: number;
  token: string;
}
export interface MatchCreated {
  match: string;
  seats: SeatToken[];
}

export interface MatchSeat {
  seat: number;
  name: string;
  kind: "human" | "bot";
  bot: string | null;
  connected: boolean;
}
export interface Outcome {
  kind: string;
  winners: number[];
  scores: (number | null)[];
  reason: Text;
}
export interface MatchInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: MatchSeat[];
  status: "running" | "over";
  round: number | null;
  waiting: number[];
  commitment: string;
  outcome: Outcome | null;
}

/** The n-th word of a stream gave `value`, one of `sides`, while answer number `at` was carried out (0: set-up). */
export interface Draw {
  at: number;
  stream: number;
  n: number;
  sides: number;
  value: number;
}
export interface Fairness {
  commitment: string;
  seed_given: boolean; // chosen by the person who set the table, not by the server
  seed: string | null; // both null while the match runs
  draws: Draw[] | null;
}

export interface Timeline {
  length: number;
  moments: { at: number; seat: number | null; round: number; phase: string; text: Text }[];
  points: number[][];
}

export interface Target {
  kind: string;
  id: string;
}
export interface Option {
  kind: string;
  text: Text;
  detail: Text | null;
  target: Target | null;
  main: boolean;
  [field: string]: unknown;
}
export interface Decision {
  number: number;
  kind: string;
  question: Text;
  facts: Text | null;
  rule: string | null;
  progress: [number, number] | null;
  options: Option[];
}
export interface Barred {
  target: Target;
  text: Text;
  rule: string | null;
}
export interface LogLine {
  n: number;
  /** The moment of the replay that shows it. */
  at: number;
  seat: number | null;
  kind: string;
  round: number;
  phase: string;
  text: Text;
  detail: Text | null;
  data: Record<string, unknown>;
}
export interface TableMessage<View = unknown> {
  t: "table";
  seq: number;
  match: {
    id: string;
    game: string;
    options: Record<string, string>;
    commitment: string;
    status: "running" | "over";
    seats: MatchSeat[];
  };
  you: number | null;
  view: View;
  decision: Decision | null;
  waiting: number[];
  barred: Barred[];
  undo: { can: boolean; reason: Text | null; decision: number };
  log: LogLine[];
  outcome: Outcome | null;
}

export type Ask =
  | { t: "hello"; token: string | null; since: number | null }
  | { t: "choose"; id: string; decision: number; option: number }
  | { t: "undo"; id: string; decision: number }
  | { t: "hint"; id: string }
  | { t: "preview"; id: string; decision: number; option: number }
  | { t: "bot"; id: string; seat: number; bot: string | null }
  | { t: "nudge"; id: string; seat: number }
  | { t: "ping" };

export type Answer<View = unknown> =
  | TableMessage<View>
  | { t: "advance"; seq: number; waiting: number[]; outcome: Outcome | null }
  | { t: "done"; id: string; seq: number }
  | { t: "refused"; id: string | null; code: string; text: Text; rule?: string | null }
  | { t: "hint"; id: string; option: number; text: Text; other?: { option: number; text: Text } | null; bot: string; ms: number }
  | { t: "preview"; id: string; data: Record<string, unknown> }
  | { t: "insight"; seq: number; data: Record<string, unknown> }
  | { t: "presence"; seats: { seat: number; connected: boolean; bot: string | null }[] }
  | { t: "nudged"; by: number }
  | { t: "pong" };

// A table in phase 5 of round 5, as a seat sees it; tests change what they are about.
import type { Decision, LogLine, Option, TableMessage } from "../../src/api/types";

export function option(over: Partial<Option> = {}): Option {
  return { kind: "Lay", text: { id: "x" }, detail: null, target: null, main: false, ...over };
}

export function decision(over: Partial<Decision> = {}): Decision {
  return { number: 7, kind: "lay", question: { id: "q" }, facts: null, rule: null, progress: [1, 2], options: [option()], ...over };
}

export function line(n: number, over: Partial<LogLine> = {}): LogLine {
  return { n, at: n, seat: 0, kind: "SegmentLaid", round: 5, phase: "route", text: { id: `line-${n}` }, detail: null, data: {}, ...over };
}

export function table(over: Partial<TableMessage> = {}): TableMessage {
  const seats = ["Вера", "Тимур", "Грета"].map((name, seat) => ({ seat, name, kind: "human" as const, bot: null, connected: true }));
  return {
    t: "table", seq: 40, you: 0, view: {}, decision: decision(), waiting: [0], barred: [], undo: { can: true, reason: null, decision: 7, what: null },
    log: [], outcome: null,
    match: { id: "m", game: "arkham_tour", options: {}, commitment: "00", status: "running", seats, practice: false },
    ...over,
  };
}

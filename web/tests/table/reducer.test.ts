import { expect, test } from "vitest";
import type { TableMessage } from "../../src/api/types";
import { chosenOption, emptyState, knownUpTo, mayAct, reduce, type Asked, type TableState } from "../../src/table/reducer";
import { decision, line, table } from "./fixtures";

const said = (state: TableState, message: Parameters<typeof reduce>[1] extends infer E ? (E extends { type: "said"; message: infer M } ? M : never) : never, resumed = false) =>
  reduce(state, { type: "said", message, resumed });
const sat = (message: Partial<TableMessage> = {}) => said(emptyState(), table(message));
const choose: Asked = { id: "a", kind: "choose", decision: 7, option: 2 };

test("a choice on its way is shown, and a second one for the same decision may not be sent", () => {
  const state = reduce(sat(), { type: "asked", request: choose });
  expect(chosenOption(state)).toBe(2);
  expect(mayAct(state, 7)).toBe(false);
  expect(mayAct(state, 8)).toBe(true);
});

test("the next decision closes the choice of the one before", () => {
  let state = reduce(sat(), { type: "asked", request: choose });
  state = said(state, table({ seq: 41, decision: decision({ number: 8 }), undo: { can: true, reason: null, decision: 8, what: null } }));
  expect(state.asked).toEqual([]);
  expect(chosenOption(state)).toBeNull();
});

test("a table that still asks the same keeps the choice open, to be said again", () => {
  let state = reduce(sat(), { type: "asked", request: choose });
  state = said(state, table({ seq: 41 }), true);
  expect(state.asked).toEqual([choose]);
});

test("a choice is closed too when the seat now waits for others", () => {
  let state = reduce(sat(), { type: "asked", request: choose });
  state = said(state, table({ seq: 41, decision: null, undo: { can: true, reason: null, decision: 8, what: null } }));
  expect(state.asked).toEqual([]);
});

test("a choice that is stored stays on its way until the table shows it: what is asked meanwhile is the old question", () => {
  let state = reduce(sat({ seq: 40 }), { type: "asked", request: choose });
  state = said(state, { t: "done", id: "a", seq: 42 });
  expect(mayAct(state, 7)).toBe(false);
  state = said(state, { t: "news", seq: 41, waiting: [2], outcome: null });
  expect(chosenOption(state)).toBe(2);
  state = said(state, { t: "news", seq: 42, decision: null, barred: [] });
  expect(state.asked).toEqual([]);
});

test("a choice that is stored is closed at once where the table shows it already, and so is what is asked beside the game", () => {
  let state = reduce(sat({ seq: 42 }), { type: "asked", request: choose });
  expect(said(state, { t: "done", id: "a", seq: 42 }).asked).toEqual([]);
  state = reduce(sat({ seq: 40 }), { type: "asked", request: { id: "b", kind: "nudge", decision: null, option: null } });
  expect(said(state, { t: "done", id: "b", seq: 42 }).asked).toEqual([]);
});

test("when others did what I may not see, only time goes on", () => {
  const before = sat({ seq: 40, log: [line(0)] });
  const state = said(before, { t: "news", seq: 41, waiting: [2], outcome: null });
  expect(state.table).toEqual({ ...before.table, seq: 41, waiting: [2], log: [] });
  expect(state.log).toEqual(before.log);
  expect(said(emptyState(), { t: "news", seq: 41, waiting: [2], outcome: null })).toEqual(emptyState());
});

test("news take the place of what they name, add their lines to the log, and leave all else as it was", () => {
  const before = reduce(sat({ seq: 40, log: [line(0)] }), { type: "asked", request: choose });
  const undo = { can: true, reason: null, decision: 8, what: null };
  const state = said(before, { t: "news", seq: 41, decision: null, barred: [], undo, log: [line(1)] });
  expect(state.table).toEqual({ ...before.table, seq: 41, decision: null, barred: [], undo, log: [line(1)] });
  expect(state.log).toEqual([line(0), line(1)]);
  expect(state.asked).toEqual([]);
});

test("of the view only what has changed is told: fields, and items of a list by their number", () => {
  const players = [{ roads: 1 }, { roads: 2 }, { roads: 3 }];
  const view = { phase: "draft", lines: null, dice: [1, 2], score: [5], players };
  const state = said(sat({ seq: 40, view }), { t: "news", seq: 41, changes: { phase: "route", lines: [4], dice: [2], score: null, players: { 1: { roads: 7 } } } });
  expect(state.table?.view).toEqual({ phase: "route", lines: [4], dice: [2], score: null, players: [players[0], { roads: 7 }, players[2]] });
  expect((state.table?.view as typeof view).players[2]).toBe(players[2]); // what has not changed is not drawn again
  expect(said(state, { t: "news", seq: 42, waiting: [], outcome: null }).table?.view).toBe(state.table?.view);
});

test("a table with fewer rows than mine is what is left of the match: all else of mine is forgotten, but what was said", () => {
  let state = sat({ seq: 50, log: [line(0), line(1)] });
  state = said(state, { t: "talk", lines: [{ n: 0, seat: 1, at: 1, text: "hm" }] });
  state = said(reduce(state, { type: "asked", request: choose }), table({ seq: 49, log: [line(0)] }), true);
  expect(state.table?.seq).toBe(49);
  expect(state.log).toEqual([line(0)]);
  expect(state.asked).toEqual([]);
  expect(state.talk).toHaveLength(1);
});

test("lines are asked for after those I have only if they are those of the seat that asks", () => {
  expect(knownUpTo(emptyState(), 0)).toBeNull();
  expect(knownUpTo(sat({ seq: 50 }), 0)).toBe(50);
  expect(knownUpTo(sat({ seq: 50 }), 1)).toBeNull();
  expect(knownUpTo(sat({ seq: 50, you: null }), null)).toBe(50);
});

test("a hint belongs to its decision", () => {
  const ask: Asked = { id: "h", kind: "hint", decision: 7, option: null };
  const hint = { t: "hint", id: "h", option: 0, text: { id: "why" }, other: null, bot: "search", ms: 800 } as const;
  const asked = reduce(sat(), { type: "asked", request: ask });
  expect(said(asked, hint)).toMatchObject({ hint, asked: [] });
  const late = said(asked, table({ seq: 41, decision: decision({ number: 8 }) }));
  expect(late.asked).toEqual([]); // another one may be asked for at once
  expect(said(late, hint).hint).toBeNull();
});

test("what was asked beside the game on a line that was lost is not waited for on the next", () => {
  let state = sat();
  for (const kind of ["hint", "preview", "say"] as const) state = reduce(state, { type: "asked", request: { id: kind, kind, decision: 7, option: 0 } });
  state = reduce(state, { type: "asked", request: choose });
  expect(said(state, table({ seq: 40 }), true).asked).toEqual([choose]);
});

test("what was worked out for one seat does not come to the next that takes the screen", () => {
  let state = reduce(sat(), { type: "seat" });
  state = said(state, { t: "insight", seq: 40, data: { secret: 1 } });
  state = said(state, { t: "hint", id: "h", option: 0, text: { id: "why" }, other: null, bot: "search", ms: 800 });
  state = said(state, table({ you: 1, decision: null }));
  expect(state).toMatchObject({ insight: null, hint: null });
});

test("another seat's table is taken even if its number is not larger, after what the first knew is gone", () => {
  const state = reduce(sat({ seq: 50, log: [line(0)] }), { type: "seat" });
  expect(state).toEqual(emptyState());
  expect(said(state, table({ seq: 50, you: 1 })).table?.you).toBe(1);
});

test("lines of a resume are added once, and told as what happened meanwhile", () => {
  let state = sat({ log: [line(0), line(1)] });
  state = said(state, table({ seq: 42, log: [line(2), line(3)] }), true);
  expect(state.log.map((one) => one.n)).toEqual([0, 1, 2, 3]);
  expect(state.meanwhile.map((one) => one.n)).toEqual([2, 3]);
  state = said(state, table({ seq: 42, log: [line(2), line(3)] }));
  expect(state.log.map((one) => one.n)).toEqual([0, 1, 2, 3]);
  expect(reduce(state, { type: "dismiss", what: "meanwhile" }).meanwhile).toEqual([]);
});

test("a preview belongs to its decision", () => {
  const ask: Asked = { id: "p", kind: "preview", decision: 7, option: 4 };
  let state = reduce(sat(), { type: "asked", request: ask });
  state = said(state, { t: "preview", id: "p", data: { before: 40, after: 49 } });
  expect(state.previews.get(4)).toEqual({ before: 40, after: 49 });
  state = said(state, table({ seq: 41, decision: decision({ number: 8 }) }));
  expect(state.previews.size).toBe(0);
});

test("a preview that comes after its decision is thrown away, its refusal is nobody's fault", () => {
  const ask: Asked = { id: "p", kind: "preview", decision: 6, option: 4 };
  const state = reduce(sat(), { type: "asked", request: ask });
  expect(said(state, { t: "preview", id: "p", data: { after: 1 } }).previews.size).toBe(0);
  expect(said(state, { t: "refused", id: "p", code: "stale", text: { id: "x" }, rule: null }).refusal).toBeNull();
  expect(said(sat(), { t: "refused", id: "dropped", code: "stale", text: { id: "x" }, rule: null }).refusal).toBeNull();
});

test("a refused choice is told and frees the decision", () => {
  let state = reduce(sat(), { type: "asked", request: choose });
  state = said(state, { t: "refused", id: "a", code: "illegal", text: { id: "why" }, rule: "AT-PH5-05" });
  expect(state.refusal?.rule).toBe("AT-PH5-05");
  expect(mayAct(state, 7)).toBe(true);
  expect(said(state, table({ seq: 41, decision: decision({ number: 8 }) })).refusal).toBeNull();
});

test("a refusal of the line itself is told", () => {
  expect(said(sat(), { t: "refused", id: "", code: "too-fast", text: { id: "x" }, rule: null }).refusal?.code).toBe("too-fast");
});

test("what was said of a line that is gone is not shown on the next one, a refused choice is", () => {
  const refusal = { t: "refused", code: "x", text: { id: "x" }, rule: null } as const;
  const again = { type: "said", message: table({ seq: 40 }), resumed: true } as const;
  const silent = said(sat(), { ...refusal, id: "" });
  expect(reduce(silent, again).refusal).toBeNull();
  const refused = said(reduce(sat(), { type: "asked", request: choose }), { ...refusal, id: "a" });
  expect(reduce(refused, again).refusal?.id).toBe("a");
});

test("presence changes who is here and nothing else", () => {
  const state = said(sat(), { t: "presence", seats: [{ seat: 1, connected: false, bot: "greedy" }] });
  expect(state.table?.match.seats[1]).toMatchObject({ name: "Тимур", connected: false, bot: "greedy" });
  expect(state.table?.match.seats[0]?.connected).toBe(true);
});

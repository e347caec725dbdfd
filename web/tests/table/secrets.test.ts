import { expect, test } from "vitest";
import { secrets } from "../../src/games/arkham_tour/secrets";
import { emptyState, reduce, type TableState } from "../../src/table/reducer";
import { decision, line, table } from "./fixtures";

const final = { roads: ["H10"], walk: ["H10"], along: [], links: 0, crossings: [], madness: 2, vp: 19, kinds: {}, task: 6, task_pair: ["J02", "J25"], yellow: 0, expected: 0 };
const others = { ...final, vp: 13, task: 0, task_pair: null }; // as a table tells it of another seat
const player = (seat: number) => ({ seat, task: seat === 0 ? "task_07" : null, tasks_dealt: null, call: seat === 0 ? "call_circle" : null, drawing: null, final: seat === 0 ? final : others, encounter: null });
const view = { you: 0, lines: [final], players: [player(0), player(1)] };

function full(): TableState {
  return {
    ...emptyState(),
    table: table({ view, undo: { can: true, reason: null, decision: 7, what: { id: "arkham_tour-option-keep-task", args: { card: { id: "arkham_tour-task_07" } } } } }),
    insight: { route_now: { 0: final, 1: others }, open_route: { ...others, vp: 11 } },
    log: [
      line(1, { kind: "TaskKept", text: { id: "arkham_tour-log-task", args: { card: { id: "arkham_tour-task_07" } } }, data: { card: "task_07" } }),
      line(2, { kind: "CallDealt", text: { id: "arkham_tour-log-call-dealt", args: { card: { id: "arkham_tour-call_circle" } } }, data: { card: "call_circle" } }),
      line(3),
    ],
    previews: new Map<number, Record<string, unknown>>([[0, { before: 19, after: 25, open: { before: 11, after: 12 }, shop: "J11" }], [1, {}]]),
    hint: { t: "hint", id: "h", option: 0, text: { id: "why" }, other: null, bot: "search", ms: 10 } as TableState["hint"],
  };
}

test("nothing that a seat knows alone is left in a covered table", () => {
  const covered = secrets.cover(full());
  expect(JSON.stringify(covered)).not.toMatch(/task_07|call_circle|J25/);
  expect(covered.log.map((one) => one.n)).toEqual([3]);
  expect(covered.hint).toBeNull();
  const own = (covered.table!.view as typeof view).players[0]!;
  expect(own.final).toEqual(others);
  expect(covered.table!.decision).not.toBeNull();
});

test("points on a covered table are those that its neighbours could count", () => {
  const { insight, previews } = secrets.cover(full());
  expect(insight).toEqual({ route_now: { 0: { ...others, vp: 11 }, 1: others } });
  expect([...previews]).toEqual([[0, { before: 11, after: 12, shop: "J11" }]]);
  expect(secrets.cover({ ...full(), insight: { route_now: { 0: final, 1: others } } }).insight).toEqual({ route_now: { 1: others } });
});

test("a decision about secrets is not in a covered table at all", () => {
  const state = full();
  state.table = { ...state.table!, decision: decision({ kind: "keep_task" }) };
  expect(secrets.decides(state.table)).toBe(true);
  expect(secrets.cover(state).table!.decision).toBeNull();
  expect(secrets.decides(table({ decision: decision({ kind: "take_die" }) }))).toBe(false);
});

test("another seat's table leaves nothing of the first one's", () => {
  const said = (state: TableState, message: Parameters<typeof table>[0]) => reduce(state, { type: "said", message: table(message) });
  let state = said({ ...full(), table: null }, { log: [line(4)] });
  state = reduce(state, { type: "asked", request: { id: "a", kind: "choose", decision: 7, option: 0 } });
  state = said(state, { you: 1, log: [line(1, { seat: 1 })] });
  expect([state.log.length, state.asked.length, state.previews.size, state.insight, state.hint]).toEqual([1, 0, 0, null, null]);
});

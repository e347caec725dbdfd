import { expect, test } from "vitest";
import { groupLog, keepLine, mergeLog, newerThan } from "../../src/table/logbook";
import { line } from "./fixtures";

test("lines are grouped by round and phase, newest first", () => {
  const rounds = groupLog([
    line(0, { round: 4, phase: "route" }),
    line(1, { round: 5, phase: "dice" }),
    line(2, { round: 5, phase: "dice" }),
    line(3, { round: 5, phase: "route" }),
  ]);
  expect(rounds.map(({ round, parts }) => [round, parts.map((part) => [part.phase, part.lines.map((one) => one.n)])])).toEqual([
    [5, [["route", [3]], ["dice", [2, 1]]]],
    [4, [["route", [0]]]],
  ]);
});

test("where seats act at the same time a phase is named once, and no line changes its place", () => {
  const phases = ["tourists", "route", "tourists", "route", "end"];
  const [round] = groupLog(phases.map((phase, n) => line(n, { phase, seat: n % 2 })));
  expect(round!.parts.map((part) => part.phase)).toEqual(["end", "route", "tourists"]);
  expect(round!.parts.flatMap((part) => part.lines.map((one) => one.n))).toEqual([4, 3, 2, 1, 0]);
});

test("of a long log the newest lines are shown, as many as asked for", () => {
  const lines = [0, 1, 2, 3, 4].map((n) => line(n, { round: n < 3 ? 1 : 2, kind: n === 2 ? "DiceRolled" : "SegmentLaid" }));
  const shown = (most: number, keep = (_: (typeof lines)[number]) => true) => groupLog(lines, keep, most).map(({ parts }) => parts.flatMap((part) => part.lines.map((one) => one.n)));
  expect(shown(3)).toEqual([[4, 3], [2]]);
  expect(shown(9)).toEqual([[4, 3], [2, 1, 0]]);
  expect(shown(3, (one) => one.n !== 2), "what is not kept does not count").toEqual([[4, 3], [1]]);
});

test("filters keep my lines, or those about dice", () => {
  const lines = [line(0, { kind: "DiceRolled", seat: 1 }), line(1, { kind: "SegmentLaid", seat: 0 }), line(2, { kind: "EncounterRolled", seat: 0 }), line(3, { kind: "Happened", seat: 1, data: { kind: "fate" } })];
  const kept = (filter: "mine" | "dice") => groupLog(lines, (one) => keepLine(one, filter, 0)).flatMap(({ parts }) => parts.flatMap((part) => part.lines.map((one) => one.n)));
  expect(kept("mine")).toEqual([2, 1]);
  expect(kept("dice")).toEqual([3, 2, 0]);
});

test("lines that come again replace themselves", () => {
  const known = [line(0), line(1)];
  expect(mergeLog(known, [])).toBe(known);
  expect(mergeLog(known, [line(2)]).map((one) => one.n)).toEqual([0, 1, 2]);
  const again = mergeLog(known, [line(1, { text: { id: "new" } }), line(2)]);
  expect(again.map((one) => one.text.id)).toEqual(["line-0", "new", "line-2"]);
});

test("new lines are counted while the reader is elsewhere", () => {
  expect(newerThan([line(0), line(1), line(2)], 0)).toBe(2);
  expect(newerThan([], 0)).toBe(0);
});

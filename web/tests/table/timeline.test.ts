import { expect, test } from "vitest";
import { gainedAt, labelledRounds, roundStarts, roundStep, sparkline } from "../../src/table/timeline";

const moment = (at: number, round: number) => ({ at, seat: 0, round, phase: "dice", text: { id: "x" }, told: [] });
const timeline = { length: 5, moments: [moment(1, 0), moment(2, 1), moment(3, 1), moment(4, 2), moment(5, 2)], points: [[0, 1, 2, 4, 4, 8]] };

test("a round starts before its first answer", () => {
  expect(roundStarts(timeline)).toEqual([{ round: 1, at: 1 }, { round: 2, at: 3 }]);
});

test("steps go from round to round and stop at the ends", () => {
  expect([0, 1, 3].map((at) => roundStep(timeline, at, true))).toEqual([1, 3, 5]);
  expect([5, 3, 1].map((at) => roundStep(timeline, at, false))).toEqual([3, 1, 0]);
});

test("round numbers stand clear of each other, and the last one always stands", () => {
  const starts = [0, 10, 50, 55, 60, 100].map((at, k) => ({ round: k + 1, at }));
  const shown = (width: number) => labelledRounds(starts, 100, width).map((start) => start.round);
  expect(shown(1000)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shown(300)).toEqual([1, 2, 3, 5, 6]);
  expect(shown(40)).toEqual([1, 6]);
  expect(labelledRounds([], 0, 300)).toEqual([]);
});

test("the sparkline is highest where points are most", () => {
  expect(sparkline([0, 8], 1, 8, 100, 50)).toBe("M0 54L100 4");
  expect(sparkline([], 0, 1, 100, 50)).toBe("");
  expect(sparkline([0, null, 8], 2, 8, 100, 50), "a gap where a seat has none").toBe("M0 54M100 4");
});

test("a moment brings what its own seat had not before", () => {
  expect([0, 1, 4, 5, 9].map((at) => gainedAt(timeline, at))).toEqual([0, 1, 0, 4, 0]);
  expect(gainedAt({ ...timeline, points: [[0, null, 2, 4, 4, 8]] }, 2)).toBe(0);
  expect(gainedAt({ ...timeline, points: [] }, 1)).toBe(0);
});

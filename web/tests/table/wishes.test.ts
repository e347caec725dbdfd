import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Wishes } from "../../src/table/wishes";

let asked: [number, number][] = [];
let wishes: Wishes;

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  asked = [];
  wishes = new Wishes((decision, option) => asked.push([decision, option]));
});
afterEach(() => vi.useRealTimers());

test("what is pointed at is asked for at once", () => {
  wishes.add(5, 2);
  expect(asked).toEqual([[5, 2]]);
});

test("a pointer that runs over everything never says more in a second than the table hears", () => {
  const times: number[] = [];
  wishes = new Wishes(() => times.push(performance.now()));
  for (let option = 0; option < 200; option += 1) {
    wishes.add(5, option);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(10_000);
  for (const start of times) expect(times.filter((at) => at >= start && at < start + 1000).length).toBeLessThanOrEqual(18);
  expect(times.length).toBeGreaterThan(30);
});

test("the newest wish is asked for first, and none twice", () => {
  for (let option = 0; option < 12; option += 1) wishes.add(5, option);
  wishes.add(5, 9);
  vi.advanceTimersByTime(1000);
  expect(asked.slice(8).map(([, option]) => option)).toEqual([9, 11, 10, 8]);
});

test("wishes of a question that is gone are forgotten", () => {
  for (let option = 0; option < 12; option += 1) wishes.add(5, option);
  wishes.add(6, 0);
  vi.advanceTimersByTime(1000);
  expect(asked.slice(8)).toEqual([[6, 0]]);
});

test("nothing is asked for after the page has left", () => {
  for (let option = 0; option < 12; option += 1) wishes.add(5, option);
  wishes.forget();
  vi.advanceTimersByTime(1000);
  expect(asked.length).toBe(8);
});

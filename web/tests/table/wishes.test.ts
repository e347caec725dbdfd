import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Wishes } from "../../src/table/wishes";

let asked: [number, number][] = [];
let times: number[] = [];
let answered = 0;
let wishes: Wishes;

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000 });
  asked = [];
  times = [];
  answered = 0;
  wishes = new Wishes((decision, option) => {
    times.push(performance.now());
    return `${asked.push([decision, option]) - 1}`;
  });
});
afterEach(() => vi.useRealTimers());

/** The table has answered all that it was asked. */
function answer(): void {
  while (answered < asked.length) wishes.answered(`${answered++}`);
}
function wish(decision: number, options: number): void {
  for (let option = 0; option < options; option += 1) {
    wishes.add(decision, option);
    answer();
  }
}
function wait(ms: number): void {
  for (let past = 0; past < ms; past += 10) {
    vi.advanceTimersByTime(10);
    answer();
  }
}

test("what is pointed at is asked for at once", () => {
  wishes.add(5, 2);
  expect(asked).toEqual([[5, 2]]);
});

test("a pointer that runs over everything never says more in a second than the table hears", () => {
  for (let option = 0; option < 200; option += 1) {
    wishes.add(5, option);
    wait(10);
  }
  wait(10_000);
  for (const start of times) expect(times.filter((at) => at >= start && at < start + 1000).length).toBeLessThanOrEqual(18);
  expect(times.length).toBeGreaterThan(30);
});

test("the newest wish is asked for first, and none twice", () => {
  wish(5, 12);
  wishes.add(5, 9);
  wait(1000);
  expect(asked.slice(8).map(([, option]) => option)).toEqual([9, 11, 10, 8]);
});

test("wishes of a question that is gone are forgotten", () => {
  wish(5, 12);
  wishes.add(6, 0);
  wait(1000);
  expect(asked.slice(8)).toEqual([[6, 0]]);
});

test("nothing is asked for after the page has left", () => {
  wish(5, 12);
  wishes.forget();
  wait(1000);
  expect(asked.length).toBe(8);
});

test("a table that thinks long is asked no more than it takes at a time, and then for where the pointer has come to rest", () => {
  for (let option = 0; option < 9; option += 1) {
    wishes.add(5, option);
    vi.advanceTimersByTime(130);
  }
  expect(asked.map(([, option]) => option), "a fourth is left for a hint, and a fifth would be refused").toEqual([0, 1, 2]);
  wishes.answered("0");
  expect(asked.at(-1)).toEqual([5, 8]);
});

test("what a question that is gone has asked for still takes its place until it is answered", () => {
  for (let option = 0; option < 3; option += 1) wishes.add(5, option);
  wishes.add(6, 7);
  expect(asked.length).toBe(3);
  wishes.answered("1");
  expect(asked.at(-1)).toEqual([6, 7]);
});

test("what was asked on a lost line takes no place on the next", () => {
  for (let option = 0; option < 3; option += 1) wishes.add(5, option);
  wishes.lost();
  wishes.add(5, 7);
  expect(asked.at(-1)).toEqual([5, 7]);
});

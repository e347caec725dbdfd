import { expect, test } from "vitest";
import type { TableMessage } from "../../src/api/types";
import { absent, elsewhere, handOverTo, isAway, promptState, remindable } from "../../src/table/promptstate";
import { table } from "./fixtures";

const state = (message: Partial<TableMessage>, more: Partial<Parameters<typeof promptState>[0]> = {}) =>
  promptState({ message: table(message), link: "open", live: true, simultaneous: false, ...more });
const waits: Partial<TableMessage> = { decision: null, waiting: [1] };
const bots = (): TableMessage["match"] => {
  const match = table().match;
  return { ...match, seats: match.seats.map((seat) => (seat.seat === 0 ? seat : { ...seat, kind: "bot", bot: "greedy" })) };
};

test("one voice at a time", () => {
  expect(state({})).toBe("yours");
  expect(state(waits)).toBe("waiting");
  expect(state(waits, { simultaneous: true })).toBe("together");
  expect(state({ ...waits, match: bots() })).toBe("bot");
  expect(state({ you: null, decision: null })).toBe("spectator");
  expect(state({ outcome: { kind: "won", winners: [0], scores: [1], reason: { id: "x" } } })).toBe("over");
  expect(state({}, { link: "lost" })).toBe("lost");
  expect(state({}, { live: false })).toBe("replay");
});

/** Of the people only those have a screen open. */
const here = (...seats: number[]): TableMessage["match"] => {
  const match = table().match;
  return { ...match, seats: match.seats.map((seat) => ({ ...seat, connected: seats.includes(seat.seat) })) };
};

test("the screen passes to the next seat of mine that must decide, and only when mine is done", () => {
  const match = here(0);
  expect(handOverTo(table({ match, waiting: [0, 1] }), [0, 1])).toBeNull();
  expect(handOverTo(table({ match, decision: null, waiting: [1, 2] }), [0, 1, 2])).toBe(1);
  expect(handOverTo(table({ match: here(2), you: 2, decision: null, waiting: [0, 1] }), [0, 1, 2])).toBe(0);
  expect(handOverTo(table({ match, decision: null, waiting: [1] }), [0])).toBeNull();
  expect(handOverTo(table({ match, decision: null, waiting: [1], outcome: { kind: "won", winners: [0], scores: [], reason: { id: "x" } } }), [0, 1])).toBeNull();
});

test("a seat that is open on another screen does not take this one, but may be asked for", () => {
  const message = table({ match: here(0, 1), decision: null, waiting: [1, 2] });
  expect(handOverTo(message, [0, 1])).toBeNull();
  expect(handOverTo(message, [0, 1, 2])).toBe(2);
  expect(elsewhere(message, [0, 1, 2])).toEqual([1]);
});

test("a seat that a bot plays asks nobody for the screen", () => {
  expect(handOverTo(table({ decision: null, waiting: [1], match: bots() }), [0, 1])).toBeNull();
});

test("whoever sits at this screen is not away", () => {
  const message = table({ decision: null, waiting: [1, 2], match: here(0) });
  expect(absent(message, [0])).toEqual([1, 2]);
  expect(absent(message, [0, 1])).toEqual([2]);
});

test("once all is over nobody is missed", () => {
  const gone = { decision: null, match: here(0) };
  expect(isAway(table(gone), 1, [0])).toBe(true);
  expect(isAway(table({ ...gone, outcome: { kind: "won", winners: [0], scores: [1], reason: { id: "x" } } }), 1, [0])).toBe(false);
});

test("whoever is waited for at another screen may be reminded after a minute and a half", () => {
  const waiting = table({ decision: null, waiting: [0, 1, 2] });
  waiting.match.seats[2]!.bot = "greedy";
  expect(remindable(waiting, [0], 89)).toEqual([]);
  expect(remindable(waiting, [0], 90)).toEqual([1]);
  expect(remindable(waiting, [0, 1], 90)).toEqual([]); // both sit at this screen
  waiting.match.seats[1]!.connected = false;
  expect(remindable(waiting, [0], 90)).toEqual([]);
  expect(remindable(table({ you: null, decision: null, waiting: [1] }), [], 200)).toEqual([]);
});

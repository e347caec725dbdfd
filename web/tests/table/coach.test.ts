import { expect, test } from "vitest";
import { memoryShelf } from "../../src/lib/storage";
import { adviceOn, Coach, MOST_MARKS } from "../../src/table/coach.svelte";

test("a sentence is told once, also after a reload", () => {
  const shelf = memoryShelf();
  const coach = new Coach(shelf);
  expect(coach.wants("tour", "dice")).toBe(true);
  coach.told("tour", "dice");
  expect(coach.wants("tour", "dice")).toBe(false);
  expect(new Coach(shelf).wants("tour", "dice")).toBe(false);
  expect(new Coach(shelf).wants("other", "dice")).toBe(true);
});

test("three at most, each game for itself", () => {
  const coach = new Coach(memoryShelf());
  for (let k = 0; k < MOST_MARKS; k++) coach.told("tour", `word ${k}`);
  expect(coach.wants("tour", "one more")).toBe(false);
  expect(coach.wants("other", "one more")).toBe(true);
});

test("who has had enough of advice gets no more of it", () => {
  const shelf = memoryShelf();
  new Coach(shelf).enough("tour");
  expect(new Coach(shelf).wants("tour", "dice")).toBe(false);
});

test("a sentence has been read when its decision is answered, not when it only left the screen", () => {
  const coach = new Coach(memoryShelf());
  coach.asked("tour", "dice", "match 0 1");
  coach.asked("tour", "dice", "match 0 1"); // the line broke and came back, or the window was turned
  expect(coach.wants("tour", "dice")).toBe(true);
  coach.asked("tour", "dice", "match 0 2");
  expect(coach.wants("tour", "dice")).toBe(false);
});

test("a decision without advice ends the advice about the one before it", () => {
  const coach = new Coach(memoryShelf());
  coach.asked("tour", "lay", "match 0 3");
  coach.asked("tour", null, "match 0 4");
  expect(coach.wants("tour", "lay")).toBe(false);
  coach.asked("tour", null, "match 0 5");
  expect(coach.wants("tour", "dice")).toBe(true);
});

test("advice is for the beginning of what is asked, not for its second half", () => {
  const advice = { lay: "where to lay" };
  expect(adviceOn({ kind: "lay", progress: null }, advice)).toBe("where to lay");
  expect(adviceOn({ kind: "lay", progress: [0, 2] }, advice)).toBe("where to lay");
  expect(adviceOn({ kind: "lay", progress: [1, 2] }, advice)).toBeNull();
  expect(adviceOn({ kind: "draw", progress: null }, advice)).toBeNull();
  expect(adviceOn({ kind: "lay", progress: null }, undefined)).toBeNull();
});

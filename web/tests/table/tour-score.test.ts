import { expect, test } from "vitest";
import { leaders, richest } from "../../src/games/arkham_tour/score/sheet";
import type { TourPlayer } from "../../src/games/arkham_tour/types";

const player = (over: object): TourPlayer => {
  const kinds = Object.fromEntries(["circle", "square", "triangle", "cross"].map((kind) => [kind, { vp: 0, tourists: 0, districts: 0 }]));
  return { score: { kinds, yellow: 0, task: 0, encounter: 0, total: 0, lost: false, ...over } } as unknown as TourPlayer;
};

test("the sheet first explains what brought most, and the first row where nothing did", () => {
  expect(richest(player({ yellow: 8, task: 3 }))).toBe("yellow");
  expect(richest(player({ encounter: 36, yellow: 8 }))).toBe("encounter");
  expect(richest(player({}))).toBe("circle");
});

test("a player whom three failures cost the game leads in no row and keeps nobody else from it", () => {
  const seats = [{ yellow: 20, lost: true }, { yellow: 8 }, { yellow: 5 }].map((over, seat) => ({ ...player(over), seat }));
  expect(leaders(seats, "yellow")).toEqual([1]);
  expect(leaders(seats.slice(0, 2), "yellow")).toEqual([]);
  expect(leaders(seats.slice(1), "yellow")).toEqual([1]);
  expect(leaders(seats, "task")).toEqual([]);
});

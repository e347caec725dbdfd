import { expect, test } from "vitest";
import { richest } from "../../src/games/arkham_tour/score/sheet";
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

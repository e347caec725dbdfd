import { expect, test } from "vitest";
import { changedBy, tomesOn, tomeSteps, unharmed } from "../../src/games/arkham_tour/encounter";
import { leaders, richest } from "../../src/games/arkham_tour/score/sheet";
import type { Encounter, TourPlayer } from "../../src/games/arkham_tour/types";

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

test("three failures are not called an encounter without losses", () => {
  const met = (over: object) => ({ lost: false, erased: {}, ...over }) as unknown as Encounter;
  expect(unharmed({ encounter: met({}), crossed_out: [] })).toBe(true);
  expect(unharmed({ encounter: met({ lost: true }), crossed_out: [] })).toBe(false);
  expect(unharmed({ encounter: met({ erased: { "3;1": ["circle"] } }), crossed_out: [] })).toBe(false);
  expect(unharmed({ encounter: met({}), crossed_out: ["3;5"] })).toBe(false);
});

test("each die wears the signs of the tomes that made it what it is", () => {
  const die = (number: number, result: string) => ({ id: "die_circle", number, result });
  const rolls = [{ tome: null, numbers: [1, 2, 2] }, { tome: "reroll", numbers: [4, 2, 3] }, { tome: "improvement", numbers: [4, 4, 3] }, { tome: "blessing", numbers: [4, 4, 3] }];
  const met = { dice: [die(4, "success"), die(4, "success"), die(3, "neutral")], rolls, blessed: true } as unknown as Encounter;
  expect(tomesOn(met)).toEqual([["reroll", "blessing"], ["improvement", "blessing"], ["reroll"]]);
  expect(tomeSteps(met).map(changedBy)).toEqual([{ tome: "reroll", before: [1, 2], after: [4, 3] }, { tome: "improvement", before: [2], after: [4] }]);
  expect(tomesOn({ ...met, blessed: false })).toEqual([["reroll"], ["improvement"], ["reroll"]]);
  expect(changedBy({ tome: "reroll", before: [3, 3], after: [3, 3] }).after, "rolled again, and the same").toEqual([3, 3]);
});

import { expect, test } from "vitest";
import type { LogLine } from "../src/api/types";
import { boundsOf, middle, outlineOf, pips, PITCH } from "../src/games/machina_arcana/board/drawing";
import { Atlas } from "../src/games/machina_arcana/board/faces";
import { Ground } from "../src/games/machina_arcana/board/ground";
import { chainsOf } from "../src/games/machina_arcana/cards/chains";
import { deedsOf } from "../src/games/machina_arcana/deeds";
import { attacksSince, woundsOf } from "../src/games/machina_arcana/dice/attacks";
import { newsSince } from "../src/games/machina_arcana/news";
import type { FragmentView, Legend } from "../src/games/machina_arcana/types";
import { firstSentences } from "../src/games/machina_arcana/words";
import { nextByDirection, type Point } from "../src/table/navigation";

const name = { ru: "", en: "" };
const legend: Legend = { cells: { ".": { type: "passable_cell", enter: true, sight: "free", name } }, special: {} };
const wall = "+-+-+-+-+-+-+-+-+-+-+";
const row = "|. . . . . . . . . .|";
const map = [wall, ...Array.from({ length: 19 }, (_, k) => (k % 2 === 0 ? row : "+                   +")), wall].join("\n");
const fragment = (place: number, x: number, y: number): FragmentView => ({ place, face: "hall", turn: 0, x, y, tokens: [], doors: [], entry: [], exit: [] });
const ground = new Ground([fragment(0, 0, 0), fragment(1, -1, 0)], new Atlas([{ id: "hall", name, map }], legend));

test("fragments lie side by side, whatever their numbers", () => {
  expect(middle(ground, 0)).toEqual({ x: 33, y: 33 });
  expect(middle(ground, 100)).toEqual({ x: 33 - PITCH, y: 33 });
  expect(boundsOf(ground)).toMatchObject({ x: -PITCH - 30, y: -30 });
});

test("the outline of two cells has no line between them", () => {
  expect(outlineOf(ground, [0, 1]).match(/M/g)).toHaveLength(6);
  expect(outlineOf(ground, [0]).match(/M/g)).toHaveLength(4);
});

test("health pips lie on the lower arc, mirrored", () => {
  const three = pips(3, 25);
  expect(three.every((pip) => pip.y > 0)).toBe(true);
  expect(three[0]!.x).toBeCloseTo(-three[2]!.x);
});

test("arrows walk from target to target by where they lie", () => {
  const places = new Map<string, Point>([44, 45, 54, 88].map((cell) => [`cell:${cell}`, middle(ground, cell)!]));
  expect(nextByDirection(places, "cell:44", "right")).toBe("cell:45");
  expect(nextByDirection(places, "cell:44", "down")).toBe("cell:54");
  expect(nextByDirection(places, "cell:54", "right")).toBe("cell:45");
});

test("chains grow upwards by upgrades, each link with its extension", () => {
  const chains = chainsOf([
    { item: "whip", part: "main", on: "" },
    { item: "edge", part: "extension", on: "whip" },
    { item: "saw", part: "upgrade", on: "whip" },
    { item: "boots", part: "main", on: "" },
  ]);
  expect(chains).toEqual([
    [{ item: "whip", extension: "edge" }, { item: "saw", extension: null }],
    [{ item: "boots", extension: null }],
  ]);
});

const line = (n: number, data: Record<string, unknown>): LogLine => ({ n, at: n, seat: null, kind: "Happened", round: 1, phase: "explorers", text: { id: "x" }, detail: null, data });
const attack = { kind: "AttackRolled", attacker: "hank", card: "whip", magic: false, dice: [["strong", 2]], raises: [], reductions: [], inspiration: 0, result: 2 };

test("the tray shows the attacks since the last question, the oldest first", () => {
  const log = [line(1, { ...attack, against: [["mi_go", 3, false]] }), line(2, { kind: "turn", who: "kim" }), line(3, { ...attack, against: [["mi_go", 2, true]] })];
  expect(attacksSince(log, 1).map((one) => one.n)).toEqual([3]);
  expect(attacksSince(log, 0)).toHaveLength(2);
});

test("news are what the dungeon did since the last question; of danger only where it stands", () => {
  const log = [line(1, { kind: "appeared", who: "mi_go" }), line(2, { kind: "danger", n: 1 }), line(3, { kind: "turn", who: "kim" }), line(4, { kind: "event_launched", card: "swarm" }), line(5, { kind: "danger", n: 2 })];
  expect(newsSince(log, 0).map((one) => one.n)).toEqual([1, 4, 5]);
  expect(newsSince(log, 4).map((one) => one.n)).toEqual([5]);
  expect(newsSince(log, Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test("what an attack took lies between its roll and the next one", () => {
  const lost = (n: number, who: string) => line(n, { kind: "lost_health", who, n: 2 });
  const log = [line(1, { ...attack, against: [["mi_go", 2, true]] }), lost(2, "mi_go"), lost(3, "kim"), line(4, { ...attack, against: [["mi_go", 2, true]] }), lost(5, "mi_go")];
  expect(woundsOf(log, 1, "mi_go")).toBe(1);
  expect(woundsOf(log, 4, "kim")).toBe(0);
});

test("deeds are counted from the log", () => {
  const log = [
    line(1, { ...attack, against: [["mi_go", 3, false]] }),
    line(2, { ...attack, against: [["mi_go", 2, true]] }),
    line(3, { kind: "spent_inspiration", who: "hank", n: 2 }),
    line(4, { kind: "gained_item", who: "kim", card: "whip", n: 0 }),
  ];
  expect(deedsOf(log).get("hank")).toMatchObject({ hits: 1, misses: 1, inspired: 2 });
  expect(deedsOf(log).get("kim")?.items).toBe(1);
});

test("a text begins with its first sentence, and with more while it stays short", () => {
  const text = "Лёд треснул. Потом ещё раз. И всё стихло на очень долгое время.";
  expect(firstSentences(text, 30)).toBe("Лёд треснул. Потом ещё раз.");
  expect(firstSentences(text, 5)).toBe("Лёд треснул.");
  expect(firstSentences("", 5)).toBe("");
});

import { expect, test } from "vitest";
import { aboutMonsters } from "../../src/games/machina_arcana/logsieve";
import { paths } from "../../src/lib/routes";
import { line } from "./fixtures";

const kinds: Record<string, string> = { mi_go: "monster", lorre_gerrar: "explorer", lantern: "item" };
const kindOf = (card: string) => kinds[card];

test("a line opens its moment of the replay as its reader saw it", () => {
  expect(paths.replay("m", line(3, { at: 17 }).at, 1)).toBe("/r/m?at=17&seat=1");
  expect(paths.replay("m", 0, null)).toBe("/r/m?at=0");
});

test("the monsters' filter keeps what they did and what was done to them", () => {
  const about = (data: Record<string, unknown>) => aboutMonsters(line(0, { data }), kindOf);
  expect(about({ kind: "goes_for", who: "mi_go", about: "lorre_gerrar" })).toBe(true);
  expect(about({ kind: "AttackRolled", attacker: "lorre_gerrar", against: [["mi_go", 4, true]] })).toBe(true);
  expect(about({ kind: "monster_level", n: 2 })).toBe(true);
  expect(about({ kind: "equipped", who: "lorre_gerrar", card: "lantern" })).toBe(false);
});

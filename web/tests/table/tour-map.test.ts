import { expect, test } from "vitest";
import { lineDrawing, markPlaces, meantOf, midpoint, nameHeight, nameLines, offRoad, placeOf } from "../../src/games/arkham_tour/mapdraw";
import type { TourContent } from "../../src/games/arkham_tour/types";
import { withUniversityRoads } from "../../src/games/arkham_tour/university";

const geometry = {
  step: 132, river: "", block_radius: 7, corner_block_radius: 50, icons: {},
  nodes: { J20: [264, 0], J16: [132, 792], D02: [0, 300], J02: [0, 252], U35: [396, 660] },
  segments: { H10: "M132 0L264 0", R1: "M132 0L62 0Q0 0 0 62L0 132", V02: "M0 300L0 396" },
  blocks: { "3;6": [276, 664, 392, 780], "4;5": [400, 553, 516, 656] },
} as unknown as TourContent["geometry"];
const content = {
  geometry, roads: [{ id: "H10", kind: "road", ends: ["J10", "J20"], along: ["2;1"] }],
  university: { districts: ["3;6", "4;5"], centre: "U35", segments: [{ id: "UV35", kind: "university", ends: ["U35", "J36"], along: ["3;6", "4;6"] }] },
  river: { districts: [], bridges: [], dead_ends: [{ tip: "D02", segment: "V02", dagon_to: "J02" }] },
} as unknown as TourContent;

test("a road's place is half-way along it, round corners too", () => {
  expect(midpoint("M132 0L264 0")).toEqual({ x: 198, y: 0 });
  const bend = midpoint(geometry.segments.R1!);
  expect(bend.x).toBeLessThan(62);
  expect(bend.y).toBeLessThan(62);
});

test("of two diagonals that cross the nearer one is told by its distance", () => {
  expect(offRoad({ x: 20, y: 20 }, "M0 0L132 132")).toBe(0);
  expect(offRoad({ x: 60, y: 72 }, "M132 0L0 132")).toBe(0);
  expect(offRoad({ x: 60, y: 72 }, "M0 0L132 132")).toBeCloseTo(6 * Math.SQRT2);
});

test("targets on the plan have a place, things beside it have none", () => {
  expect(placeOf(geometry, "road:H10")).toEqual({ x: 198, y: 0 });
  expect(placeOf(geometry, "node:J16")).toEqual({ x: 132, y: 792 });
  expect(placeOf(geometry, "district:3;6")).toEqual({ x: 334, y: 722 });
  expect(placeOf(geometry, "die:die_circle")).toBeNull();
});

test("up to eight tourists stand inside their block without covering each other or its name", () => {
  const box: [number, number, number, number] = [553, 421, 648, 516];
  for (const lines of [0, 1, 2]) {
    for (let count = 1; count <= 8; count += 1) {
      const marks = markPlaces(box, count, lines);
      expect(marks).toHaveLength(count);
      for (const mark of marks) {
        expect(mark.x).toBeGreaterThanOrEqual(box[0]);
        expect(mark.x + mark.size).toBeLessThanOrEqual(box[2]);
        expect(mark.y).toBeGreaterThanOrEqual(box[1]);
        expect(mark.y + mark.size).toBeLessThanOrEqual(box[3] - (lines > 0 ? nameHeight(lines) - 1 : 0));
        expect(mark.size).toBeGreaterThanOrEqual(14);
      }
      const apart = marks.every((a, i) => marks.every((b, j) => i === j || Math.abs(a.x - b.x) >= a.size * 0.95 || Math.abs(a.y - b.y) >= a.size * 0.95));
      expect(apart).toBe(true);
    }
  }
});

test("long names break once, where the lines come out shortest", () => {
  expect(nameLines("Ратуша")).toEqual(["Ратуша"]);
  expect(nameLines("Университетская библиотека")).toEqual(["Университетская", "библиотека"]);
  expect(nameLines("Монумент на утёсе")).toEqual(["Монумент", "на утёсе"]);
});

test("a final line shows its jumps between gates and its crossings of the river", () => {
  const drawing = lineDrawing(content, ["H10", "V02"], ["H10", "gate J20-J16", "cross V02"]);
  expect(drawing.roads).toEqual([geometry.segments.H10, geometry.segments.V02]);
  expect(drawing.jumps[0]?.path).toMatch(/^M264 0Q/);
  expect(drawing.crossings).toEqual(["M0 300L0 252"]);
});

test("with Yog-Sothoth the University's blocks make room for its roads", () => {
  const opened = withUniversityRoads(content);
  expect(opened.roads.map((road) => road.id)).toEqual(["H10", "UV35"]);
  expect(opened.geometry.blocks["3;6"]).toEqual([276, 672, 384, 780]);
  expect(opened.geometry.blocks["4;5"]).toEqual([408, 553, 516, 648]);
  expect(withUniversityRoads(content)).toBe(opened);
});

test("where two diagonals cross the nearer one is meant, in the very middle the one meant before, else both", () => {
  const paths = { XA: "M0 0L132 132", XB: "M132 0L0 132" };
  const meant = (x: number, y: number, already: string | null = null) => meantOf({ x, y }, ["XA", "XB"], paths, 4, already);
  expect(meant(60, 60)).toEqual(["XA"]);
  expect(meant(72, 60, "XA")).toEqual(["XB"]);
  expect(meant(66, 66)).toEqual(["XA", "XB"]);
  expect(meant(66, 66, "XB")).toEqual(["XB"]);
  expect(meant(67, 65, "H10")).toEqual(["XA", "XB"]);
});

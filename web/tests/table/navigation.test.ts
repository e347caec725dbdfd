import { expect, test } from "vitest";
import { firstInReadingOrder, nearest, nextByDirection, readingOrder, type Direction, type Point } from "../../src/table/navigation";

// Roads round one crossing of the plan, one far road to the right, one far below.
const roads = new Map<string, Point>([
  ["up", { x: 264, y: 198 }],
  ["left", { x: 198, y: 264 }],
  ["right", { x: 330, y: 264 }],
  ["down", { x: 264, y: 330 }],
  ["far", { x: 726, y: 264 }],
  ["deep", { x: 264, y: 726 }],
]);
const walk = (from: string, ...directions: Direction[]) => directions.reduce<string | null>((at, direction) => nextByDirection(roads, at, direction), from);

test("an arrow goes to the nearest target in that direction", () => {
  expect(walk("left", "right")).toBe("right");
  expect(walk("right", "right")).toBe("far");
  expect(walk("up", "down")).toBe("down");
  expect(walk("down", "down")).toBe("deep");
});

test("a target straight ahead wins over a nearer one aside", () => {
  const places = new Map<string, Point>([["here", { x: 0, y: 0 }], ["ahead", { x: 120, y: 0 }], ["aside", { x: 60, y: 70 }]]);
  expect(nextByDirection(places, "here", "right")).toBe("ahead");
});

test("at the edge the walk wraps, so that no target is out of reach", () => {
  expect(walk("far", "right")).toBe("left");
  expect(walk("deep", "down")).toBe("up");
});

test("every target can be reached from every other by arrows alone", () => {
  const directions: Direction[] = ["left", "right", "up", "down"];
  for (const start of roads.keys()) {
    const seen = new Set([start]);
    const queue = [start];
    while (queue.length) {
      const at = queue.pop()!;
      for (const direction of directions) {
        const next = nextByDirection(roads, at, direction)!;
        if (!seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(roads.size);
  }
});

test("without a place to start from, reading order decides", () => {
  expect(firstInReadingOrder(roads)).toBe("up");
  expect(nextByDirection(roads, null, "left")).toBe("up");
  expect(nextByDirection(roads, "gone", "down")).toBe("up");
  expect(readingOrder(roads)).toEqual(["up", "left", "right", "far", "down", "deep"]);
  expect(nextByDirection(new Map(), null, "up")).toBeNull();
});

test("the walk begins at what is nearest to the matter", () => {
  expect(nearest(roads, { x: 320, y: 270 })).toBe("right");
  expect(nearest(roads, { x: 260, y: 900 })).toBe("deep");
  expect(nearest(new Map(), { x: 0, y: 0 })).toBeNull();
});

import { expect, test } from "vitest";
import { beside } from "../src/games/machina_arcana/board/beside";

const window = { width: 800, height: 600 };
const sheet = { width: 160, height: 80 };

test("a sheet lies to the right of its target", () => {
  expect(beside({ x: 400, y: 300 }, 30, sheet, window, [])).toEqual({ x: 442, y: 260 });
});

test("at the right edge it lies to the left, never over its target", () => {
  expect(beside({ x: 780, y: 300 }, 30, sheet, window, [])).toEqual({ x: 780 - 42 - 160, y: 260 });
});

test("it gives way to what else can be chosen", () => {
  const right = { x: 460, y: 300 };
  const left = { x: 340, y: 300 };
  expect(beside({ x: 400, y: 300 }, 30, sheet, window, [right])).toEqual({ x: 400 - 42 - 160, y: 260 });
  expect(beside({ x: 400, y: 300 }, 30, sheet, window, [right, left])).toEqual({ x: 320, y: 300 - 42 - 80 });
});

test("it stays in the window", () => {
  const spot = beside({ x: 20, y: 10 }, 30, sheet, window, []);
  expect(spot.y).toBeGreaterThanOrEqual(6);
  expect(spot.x).toBe(62);
});

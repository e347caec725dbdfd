import { expect, test } from "vitest";
import { aroundAll, between, fit, keepFilled, keepInside, LEAST_SCALE, middleOf, MOST_SCALE, outside, pan, toBoard, toWindow, viewBox, zoomAt } from "../src/games/machina_arcana/board/camera";

const window = { width: 800, height: 600 };
const camera = { x: 330, y: 330, scale: 1 };

test("what is fitted is seen whole and in the middle", () => {
  const box = { x: 0, y: 0, width: 1200, height: 600 };
  const seen = viewBox(fit(box, window), window);
  expect(seen.x).toBeCloseTo(0);
  expect(seen.width).toBeCloseTo(1200);
  expect(seen.y + seen.height / 2).toBeCloseTo(300);
});

test("a rail at the right edge pushes the board to the left only as far as it must", () => {
  const square = { x: 0, y: 0, width: 600, height: 600 };
  const near = toWindow(fit(square, window, { right: 100, below: 0 }), window, { x: 600, y: 300 });
  expect(near.x).toBeLessThanOrEqual(700);
  expect(fit(square, window, { right: 100, below: 0 }).scale).toBe(1);
});

test("the point under the pointer stays there while zooming", () => {
  const at = { x: 120, y: 500 };
  const under = toBoard(camera, window, at);
  const after = toBoard(zoomAt(camera, window, 1.7, at), window, at);
  expect(after.x).toBeCloseTo(under.x);
  expect(after.y).toBeCloseTo(under.y);
});

test("the zoom has ends, and at an end nothing drifts", () => {
  expect(zoomAt(camera, window, 1000, { x: 0, y: 0 }).scale).toBe(MOST_SCALE);
  expect(zoomAt(camera, window, 0.0001, { x: 0, y: 0 }).scale).toBe(LEAST_SCALE);
  const most = { ...camera, scale: MOST_SCALE };
  expect(zoomAt(most, window, 2, { x: 50, y: 50 })).toEqual(most);
});

test("a drag moves the board with the finger", () => {
  const before = toWindow(camera, window, { x: 10, y: 10 });
  const after = toWindow(pan(camera, 30, -20), window, { x: 10, y: 10 });
  expect([after.x - before.x, after.y - before.y]).toEqual([30, -20]);
});

test("the board cannot be lost", () => {
  expect(keepInside({ x: 5000, y: -80, scale: 1 }, { x: 0, y: 0, width: 660, height: 660 })).toEqual({ x: 660, y: 0, scale: 1 });
});

test("what lies outside is looked for at the nearest edge", () => {
  expect(outside(camera, window, { x: 330, y: 330 })).toBe(null);
  expect(outside(camera, window, { x: 1200, y: 330 })).toBe("right");
  expect(outside(camera, window, { x: 330, y: -900 })).toBe("up");
});

test("a glide begins and ends where it should", () => {
  const to = { x: 0, y: 660, scale: 2 };
  expect(between(camera, to, 0)).toEqual(camera);
  expect(between(camera, to, 1)).toEqual(to);
});

test("a box around points has all of them inside, with room", () => {
  const box = aroundAll([{ x: 10, y: 40 }, { x: 110, y: 20 }], 5);
  expect(box).toEqual({ x: 5, y: 15, width: 110, height: 30 });
  expect(middleOf(box!)).toEqual({ x: 60, y: 30 });
  expect(aroundAll([], 5)).toBeNull();
});

test("a rail under a wide board lifts it", () => {
  const wide = { x: 0, y: 0, width: 1600, height: 600 };
  const lower = toWindow(fit(wide, window, { right: 0, below: 64 }), window, { x: 800, y: 600 });
  expect(fit(wide, window, { right: 0, below: 64 }).scale).toBe(0.5);
  expect(lower.y).toBe(300 - 32 + 150);
});

test("the window is filled with board where the board is larger, and stands in its middle where it is not", () => {
  const board = { x: 0, y: 0, width: 2000, height: 400 };
  const seen = viewBox(keepFilled({ x: 1990, y: 390, scale: 1 }, window, board), window);
  expect(seen.x + seen.width).toBe(2000);
  expect(seen.y + seen.height / 2).toBe(200);
});

import { expect, test } from "vitest";
import { imageShift, LENS, lensAt, MAGNIFY, meant, type Spot } from "../../src/table/loupe";

const phone = { width: 360, height: 740 };

test("the glass lies above the finger, within the screen", () => {
  expect(lensAt({ x: 180, y: 400 }, phone)).toEqual({ x: 180, y: 288 });
  expect(lensAt({ x: 4, y: 400 }, phone).x).toBeGreaterThanOrEqual(LENS / 2);
  expect(lensAt({ x: 356, y: 400 }, phone).x).toBeLessThanOrEqual(360 - LENS / 2);
});

test("near the top it lies beside the finger, where there is room", () => {
  for (const finger of [{ x: 60, y: 70 }, { x: 300, y: 70 }]) {
    const lens = lensAt(finger, phone);
    expect(lens.y).toBeGreaterThanOrEqual(LENS / 2);
    expect(Math.hypot(lens.x - finger.x, lens.y - finger.y)).toBeGreaterThan(LENS / 2);
  }
});

test("what lies under the finger is in the middle of the glass", () => {
  const [x, y] = [130 - 10, 200 - 52];
  expect(imageShift({ x: 130, y: 200 }, { x: 10, y: 52 })).toBe(`translate(${LENS / 2 - x * MAGNIFY}px, ${LENS / 2 - y * MAGNIFY}px) scale(${MAGNIFY})`);
});

const things = (list: { name: string; at: Spot; legal: boolean }[]) => (at: Spot) => {
  const found = list.find((one) => Math.hypot(one.at.x - at.x, one.at.y - at.y) < 4);
  return found ? { thing: found.name, legal: found.legal } : null;
};

test("a finger means what lies under it, else the nearest thing, and rather what can be chosen", () => {
  const board = things([
    { name: "near", at: { x: 12, y: 0 }, legal: true },
    { name: "far", at: { x: -20, y: 0 }, legal: true },
    { name: "barred", at: { x: 0, y: 60 }, legal: false },
  ]);
  expect(meant({ x: 0, y: 0 }, board)).toBe("near");
  expect(meant({ x: -14, y: 0 }, board)).toBe("far");
  expect(meant({ x: 0, y: 60 }, board)).toBe("barred");
  expect(meant({ x: 300, y: 300 }, board)).toBeNull();
  const beside = things([{ name: "barred", at: { x: 0, y: 0 }, legal: false }, { name: "legal", at: { x: 10, y: 0 }, legal: true }]);
  expect(meant({ x: 0, y: 0 }, beside)).toBe("legal");
});

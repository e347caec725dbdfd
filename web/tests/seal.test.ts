import { expect, test } from "vitest";
import { sealBytes, sealRings } from "../src/lib/seal";

const one = "12a525e685f060460d7ab0b0a3eec422a52e64b344050cd69433800290d25947";

test("equal commitments give equal seals, others differ", () => {
  expect(sealRings(one)).toEqual(sealRings(one));
  expect(sealRings(one)).not.toEqual(sealRings(one.replace("12", "13")));
});

test("the seal stays inside its circle", () => {
  for (const ring of sealRings(one)) {
    for (const [, x, y] of ring.path.matchAll(/([\d.-]+) ([\d.-]+)/g)) {
      expect(Math.hypot(Number(x) - 50, Number(y) - 50)).toBeLessThanOrEqual(48.6);
    }
  }
});

test("anything can be sealed, even nothing", () => {
  for (const text of ["", "abc", "не шестнадцатеричное"]) {
    expect(sealBytes(text).length).toBeGreaterThanOrEqual(24);
    expect(sealRings(text).every((ring) => !ring.path.includes("NaN"))).toBe(true);
  }
});

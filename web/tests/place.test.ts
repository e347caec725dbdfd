import { expect, test } from "vitest";
import { place } from "../src/lib/ui/place";

const sheet = { width: 300, height: 120 };

test("a popover stands beside its anchor where there is room", () => {
  expect(place({ left: 100, top: 300, width: 40, height: 40 }, sheet, { width: 1200, height: 800 }).side).toBe("right");
  expect(place({ left: 1100, top: 300, width: 40, height: 40 }, sheet, { width: 1200, height: 800 }).side).toBe("left");
});

test("on a phone it goes below or above, and never off the screen", () => {
  const screen = { width: 360, height: 700 };
  const low = place({ left: 300, top: 640, width: 40, height: 40 }, sheet, screen);
  expect(low.side).toBe("above");
  expect(low.x).toBeGreaterThanOrEqual(8);
  expect(low.x + sheet.width).toBeLessThanOrEqual(352);
  expect(place({ left: 10, top: 20, width: 40, height: 40 }, sheet, screen).side).toBe("below");
});

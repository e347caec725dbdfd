import { expect, test } from "vitest";
import { restAt, shownHeight, step, tapped } from "../../src/table/sheet";

const free = { previewing: false, answerable: true };

test("keys step through the heights and stop at the ends; taps go round", () => {
  expect([step("half", 1), step("full", 1), step("half", -1), step("peek", -1)]).toEqual(["full", "full", "peek", "peek"]);
  expect([tapped("half", free), tapped("full", free), tapped("peek", free)]).toEqual(["full", "peek", "half"]);
});

test("every tap changes something, whatever may be shown now", () => {
  const previewing = { previewing: true, answerable: true };
  expect([tapped("half", previewing), tapped("peek", previewing)]).toEqual(["peek", "half"]);
  const unanswerable = { previewing: false, answerable: false };
  expect([tapped("half", unanswerable), tapped("full", unanswerable)]).toEqual(["full", "half"]);
});

test("a dragged sheet rests at the nearest height", () => {
  expect([restAt(90, 740), restAt(200, 740), restAt(260, 740), restAt(520, 740), restAt(560, 740)]).toEqual(["peek", "peek", "half", "half", "full"]);
});

test("a previewed target is not covered, and a question that needs the sheet is not folded away", () => {
  expect([shownHeight("full", free), shownHeight("peek", free)]).toEqual(["full", "peek"]);
  expect(shownHeight("full", { ...free, previewing: true })).toBe("half");
  expect(shownHeight("peek", { ...free, previewing: true })).toBe("peek");
  expect(shownHeight("peek", { ...free, answerable: false })).toBe("half");
});

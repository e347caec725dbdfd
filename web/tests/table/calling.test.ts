import { expect, test } from "vitest";
import { waysToCall } from "../../src/table/calling";

test("nothing calls unless it was switched on, and a notice only when the tab is out of sight", () => {
  expect(waysToCall({ sound: false, notify: false }, "granted", true)).toEqual({ sound: false, notice: false });
  expect(waysToCall({ sound: true, notify: true }, "granted", false)).toEqual({ sound: true, notice: false });
  expect(waysToCall({ sound: false, notify: true }, "granted", true)).toEqual({ sound: false, notice: true });
  expect(waysToCall({ sound: true, notify: true }, "denied", true)).toEqual({ sound: true, notice: false });
  expect(waysToCall({ sound: true, notify: true }, null, true)).toEqual({ sound: true, notice: false });
});

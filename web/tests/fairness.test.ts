import { expect, test } from "vitest";
import { checkDraws, commitmentOf, keyOf, wordOf } from "../src/lib/fairness";

// Worked out by eldertable.kernel.chance for the seed "зерно".
test("the seal and the words are those of the kernel", () => {
  expect(commitmentOf("зерно")).toBe("c9ec5ff68838c564500810bdd319d20f61091d0c4d756e56df5b2f6a94b9643d");
  const key = keyOf("зерно");
  expect([wordOf(key, 0, 0), wordOf(key, 0, 9), wordOf(key, 3, 7)]).toEqual([3020935862985272150n, 3885627967734013917n, 8081541424260642583n]);
});

test("a changed draw is noticed", () => {
  const fair = checkDraws("зерно", [{ at: 0, stream: 0, n: 0, sides: 6, value: 0 }])[0]!;
  expect(fair.here).toBe(Number(3020935862985272150n % 6n));
});

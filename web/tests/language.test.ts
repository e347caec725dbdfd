import { expect, test } from "vitest";
import { firstLanguage } from "../src/lib/text.svelte";

test("the first visit speaks Russian to whoever reads it, and English to others", () => {
  expect(firstLanguage(["en-US", "ru"])).toBe("ru");
  expect(firstLanguage(["uk-UA"])).toBe("ru");
  expect(firstLanguage(["be"])).toBe("ru");
  expect(firstLanguage(["kk-KZ", "en"])).toBe("ru");
  expect(firstLanguage(["en-GB", "de"])).toBe("en");
  expect(firstLanguage(["run"])).toBe("en");
  expect(firstLanguage([])).toBe("ru");
});

import { expect, test } from "vitest";
import authors from "../icons/authors.json";
import { packagedIcons } from "../src/generated/icons";

test("every icon that is used has an author to be thanked", () => {
  const drawnBy = authors.icons as Record<string, string>;
  expect(packagedIcons.filter((icon) => !drawnBy[icon])).toEqual([]);
  expect(Object.values(drawnBy).filter((author) => !(author in authors.people))).toEqual([]);
});

import { expect, test } from "vitest";
import authors from "../icons/authors.json";
import { packagedIcons } from "../src/generated/icons";
import { OWN } from "../src/games/machina_arcana/icons";

test("every icon that is used has an author to be thanked", () => {
  const drawnBy = authors.icons as Record<string, string>;
  expect(packagedIcons.filter((icon) => !drawnBy[icon])).toEqual([]);
  expect(Object.values(drawnBy).filter((author) => !(author in authors.people))).toEqual([]);
});

test("no two explorers or monsters have the same sign", () => {
  const signs = Object.values(OWN);
  expect(signs.filter((sign, at) => signs.indexOf(sign) !== at)).toEqual([]);
});

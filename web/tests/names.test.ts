import { expect, test } from "vitest";
import { breakable } from "../src/lib/names";

test("a long name may break between its syllables, a short one nowhere", () => {
  const parts = (name: string) => breakable(name).split("\u00ad");
  expect(parts("Екатериночка")).toEqual(["Ека", "те", "ри", "ночка"]);
  expect(parts("Владиславович")).toEqual(["Вла", "дис", "ла", "во", "вич"]);
  expect(parts("Christopherson")).toEqual(["Chris", "top", "her", "son"]);
  expect(parts("Константин Ли")).toHaveLength(3);
  expect(breakable("Вероника")).toBe("Вероника");
  for (const name of ["Александровна", "Подъельников-Май", "XXXXXXXXXXXXX", "игрок-13-игрок"]) {
    expect(parts(name).join("")).toBe(name);
    expect(parts(name).every((part) => part.length >= 2 && !/^[ьъй]/.test(part))).toBe(true);
  }
});

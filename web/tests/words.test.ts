import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addWords, bindRanges, bindRussian, formatWith, makeBundle, type Lang } from "../src/lib/fluent";

const FOLDER = join(import.meta.dirname, "../../src/eldertable/text");

function format(lang: Lang, source: string, id: string, args?: Parameters<typeof formatWith>[2]["args"]): string {
  const bundle = makeBundle(lang);
  addWords(bundle, source);
  return formatWith(bundle, lang, { id, args }, () => undefined);
}

test("Russian numbers choose among three forms", () => {
  const source = "n = { $n ->\n    [one] { $n } ход\n    [few] { $n } хода\n   *[many] { $n } ходов\n}\n";
  expect([1, 3, 5, 21].map((n) => format("ru", source, "n", { n }))).toEqual(["1 ход", "3 хода", "5 ходов", "21 ход"]);
});

test("texts nest, and lists are joined the way the language joins them", () => {
  const source = "who = Ждём: { $names }\na = Вера\nb = Тимур\nc = Ольга\n";
  const names = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(format("ru", source, "who", { names })).toBe("Ждём: Вера, Тимур и Ольга");
  expect(format("en", source, "who", { names })).toBe("Ждём: Вера, Тимур, and Ольга");
});

test("an unknown message shows its id and is reported", () => {
  const missed: string[] = [];
  expect(formatWith(makeBundle("ru"), "ru", { id: "nowhere" }, (id) => missed.push(id))).toBe("nowhere");
  expect(missed).toEqual(["nowhere"]);
});

test("short Russian words and numbers are tied to what follows", () => {
  expect(bindRussian("с ботом и в саду, 8 очков")).toBe("с\u00a0ботом и\u00a0в\u00a0саду, 8\u00a0очков");
  expect(bindRussian("правила на столе")).toBe("правила на\u00a0столе");
  expect(bindRussian("число — столбец")).toBe("число\u00a0— столбец");
});

test("no line ends inside a range of numbers", () => {
  expect(bindRanges("на 0–3 клетки – и дальше")).toBe("на 0\u2060–\u20603 клетки – и дальше");
});

test("every message of the shell can be formatted in both languages", () => {
  for (const lang of ["ru", "en"] as const) {
    const bundle = makeBundle(lang);
    const files = readdirSync(FOLDER).filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`));
    const sources = files.map((name) => readFileSync(join(FOLDER, name), "utf8"));
    for (const source of sources) addWords(bundle, source);
    const args = Object.fromEntries([...sources.join("\n").matchAll(/\$(\w+)/g)].map(([, name]) => [name!, 2]));
    for (const [, id] of sources.join("\n").matchAll(/^([a-z][\w-]*) =/gm)) {
      const missed: string[] = [];
      formatWith(bundle, lang, { id: id!, args }, (name) => missed.push(name));
      expect(missed, `${lang} ${id}`).toEqual([]);
    }
  }
});

test("no word uses a sign that the packaged subsets lack", () => {
  // arrows and comparisons are drawn from the sprite
  const css = readFileSync(join(import.meta.dirname, "../src/styles/fonts.css"), "utf8");
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from, to]) => [parseInt(from!, 16), parseInt(to ?? from!, 16)] as const);
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith(".ftl"))) {
    const signs = [...new Set(readFileSync(join(FOLDER, name), "utf8"))];
    const missing = signs.filter((sign) => !ranges.some(([from, to]) => sign.codePointAt(0)! >= from && sign.codePointAt(0)! <= to));
    expect(missing, name).toEqual([]);
  }
});

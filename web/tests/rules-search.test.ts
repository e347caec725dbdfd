import { expect, test } from "vitest";
import type { RulesLedger } from "../src/api/types";
import { marked, searchRules, stem } from "../src/lib/rules/search";

const ledger: RulesLedger = {
  sections: [
    {
      id: "RIVER",
      title: { ru: "Река", en: "The river" },
      rules: [
        { id: "AT-RIVER-07", kind: "restriction", text: { ru: "Реку переходят только по мостам.", en: "The river is crossed by bridges only." }, rulings: [] },
        { id: "AT-RIVER-08", kind: "flow", text: { ru: "Переход занимает один отрезок.", en: "Crossing takes one segment." }, rulings: ["AT-Q-20"] },
      ],
    },
  ],
  rulings: [{ id: "AT-Q-20", question: { ru: "?", en: "?" }, ruling: { ru: "Набережная есть на одном берегу.", en: "One bank has the embankment." } }],
  terms: [{ ru: "мост", en: "bridge", code: "bridge" }],
};
const ids = (query: string, lang: "ru" | "en" = "ru") => searchRules(ledger, query, lang).sections.flatMap((section) => section.rules.map((rule) => rule.id));

test("a word is found in any of its forms, with or without ё", () => {
  expect(ids("мостами")).toEqual(["AT-RIVER-07"]);
  expect(stem("отрёзками")).toBe(stem("отрезками"));
  expect(ids("отрезков")).toEqual(["AT-RIVER-08"]);
});

test("a rule is found by its number and by its ruling", () => {
  expect(ids("at-river-08")).toEqual(["AT-RIVER-08"]);
  expect(ids("набережной")).toEqual(["AT-RIVER-08"]);
});

test("any word may occur, in the reader's language; rules with more of them come first", () => {
  expect(ids("мост отрезок")).toEqual(["AT-RIVER-07", "AT-RIVER-08"]);
  expect(ids("занимает отрезок мост")).toEqual(["AT-RIVER-08", "AT-RIVER-07"]);
  expect(ids("bridges", "en")).toEqual(["AT-RIVER-07"]);
  expect(searchRules(ledger, "bridge", "ru").terms).toHaveLength(1);
});

test("a question in plain words finds its rules", () => {
  const counting: RulesLedger = {
    sections: [
      { id: "A", title: { ru: "Река", en: "River" }, rules: [{ id: "AT-1", kind: "flow", text: { ru: "Как река течёт, никого не касается.", en: "-" }, rulings: [] }] },
      { id: "B", title: { ru: "Подсчёт очков", en: "Scoring" }, rules: [{ id: "AT-2", kind: "flow", text: { ru: "Очки считают в конце.", en: "-" }, rulings: [] }] },
    ],
    rulings: [],
    terms: [],
  };
  expect(searchRules(counting, "как считать очки", "ru").sections.map((section) => section.id)).toEqual(["B"]);
  expect(searchRules(counting, "река и подсчёт очков", "ru").sections.map((section) => section.id)).toEqual(["B", "A"]);
  expect(stem("считать")).toBe(stem("считают"));
  expect(stem("очки")).toBe(stem("очков"));
});

test("an empty search shows everything", () => {
  expect(searchRules(ledger, "  ", "ru").count).toBe(2);
});

test("what was found is marked as a whole word, the text stays the same", () => {
  const pieces = marked("Реку переходят только по мостам.", "мост");
  expect(pieces.map((piece) => piece.text).join("")).toBe("Реку переходят только по мостам.");
  expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["мостам"]);
});

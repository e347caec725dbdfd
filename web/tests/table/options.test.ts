import { expect, test } from "vitest";
import { barredByTarget, buttonRow, decliningChoice, digitOf, endingChoice, groupOptions, optionForDigit } from "../../src/table/options";
import { decision, option } from "./fixtures";

const road = (id: string) => option({ target: { kind: "road", id } });
const button = (kind: string, main = false) => option({ kind, main });

test("options with a target lie on the board, others are buttons, some the game lays out itself", () => {
  const groups = groupOptions(decision({ options: [road("H10"), button("StopLaying"), option({ kind: "TakeLine", target: { kind: "line", id: "0" } }), road("V11")] }), (one) => one.kind === "TakeLine");
  expect([...groups.targets.keys()]).toEqual(["road:H10", "road:V11"]);
  expect(groups.buttons.map((choice) => choice.index)).toEqual([1]);
  expect(groups.laid.map((choice) => choice.index)).toEqual([2]);
  expect(groups.main).toBeNull();
});

test("two options on one target are kept together", () => {
  const groups = groupOptions(decision({ options: [road("V02"), option({ kind: "CrossRiver", target: { kind: "road", id: "V02" } })] }));
  expect(groups.targets.get("road:V02")?.map((choice) => choice.index)).toEqual([0, 1]);
});

test("at most four buttons stand in the prompt, the main one last and always", () => {
  const few = groupOptions(decision({ options: [button("Ready", true), button("UseBonus")] }));
  expect(buttonRow(few).shown.map((choice) => choice.index)).toEqual([1, 0]);
  const many = groupOptions(decision({ options: [1, 2, 3, 4, 5, 6].map((n) => button("Pick", n === 2)) }));
  const { shown, more } = buttonRow(many);
  expect(shown.map((choice) => choice.index)).toEqual([0, 2, 1]);
  expect(more.map((choice) => choice.index)).toEqual([3, 4, 5]);
});

test("digits follow the table's order: laid out, buttons, then targets while they fit", () => {
  const groups = groupOptions(decision({ options: [road("H10"), button("A"), button("B", true), road("V11")] }));
  expect([1, 2, 3, 4, 5].map((digit) => optionForDigit(groups, digit)?.index ?? null)).toEqual([1, 2, 0, 3, null]);
  expect(digitOf(groups, groups.buttons[1]!)).toBe("2");
  const crowded = groupOptions(decision({ options: [...Array.from({ length: 12 }, (_, k) => road(`H${k}`)), button("A")] }));
  expect(optionForDigit(crowded, 1)?.index).toBe(12);
  expect(optionForDigit(crowded, 2)).toBeNull();
  expect(digitOf(crowded, crowded.buttons[0]!)).toBeUndefined();
});

test("no decision, no options", () => {
  const groups = groupOptions(null);
  expect(groups.targets.size + groups.buttons.length + groups.laid.length).toBe(0);
  expect(optionForDigit(groups, 1)).toBeNull();
});

test("what is barred is found by its target", () => {
  const barred = barredByTarget([
    { kind: "road", ids: ["V60", "V61"], text: { id: "apart" }, rule: "AT-PH5-05" },
    { kind: "die", ids: ["red"], text: { id: "taken" }, rule: null },
  ]);
  expect([...barred.keys()]).toEqual(["road:V60", "road:V61", "die:red"]);
  expect(barred.get("road:V61")?.rule).toBe("AT-PH5-05");
});

test("0 says no where the question has such an answer; E takes the main option otherwise", () => {
  const groups = groupOptions(decision({ options: [option({ kind: "Go", main: true }), option({ kind: "Pass" }), option({ kind: "Decline" })] }));
  expect(decliningChoice(groups, ["Decline", "Pass"])?.option.kind).toBe("Decline");
  const plain = groupOptions(decision({ options: [option({ kind: "Go", main: true }), option({ kind: "Stay" })] }));
  expect(decliningChoice(plain, ["Decline", "Pass"])).toBeNull();
  expect(endingChoice(plain, ["Decline", "Pass"])?.option.kind).toBe("Go");
});

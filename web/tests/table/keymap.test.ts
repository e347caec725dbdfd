import { beforeEach, expect, test } from "vitest";
import { capOf, keyList, keymap } from "../../src/table/keymap.svelte";
import { endingChoice, groupOptions } from "../../src/table/options";
import { settings } from "../../src/table/settings.svelte";
import { decision, option } from "./fixtures";

const press = (code: string, more: Partial<KeyboardEvent> = {}) => ({ code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more }) as KeyboardEvent;
beforeEach(() => {
  keymap.reset();
  settings.letterKeys = true;
});

test("keys are known by their place and carry a cap", () => {
  expect(keymap.deedOf("KeyZ")).toBe("undo");
  expect(keymap.deedOf("Period")).toBe("centre");
  expect([capOf("KeyE"), capOf("BracketLeft"), capOf("Digit1"), capOf("Enter")]).toEqual(["E", "[", null, null]);
});

test("a letter moves to another key, and its old one is free", () => {
  expect(keymap.move("undo", "KeyU")).toBeNull();
  expect([keymap.deedOf("KeyU"), keymap.deedOf("KeyZ"), keymap.cap("undo"), keymap.changed]).toEqual(["undo", null, "U", true]);
  expect(keymap.move("hint", "KeyZ")).toBeNull();
  keymap.reset();
  expect([keymap.deedOf("KeyZ"), keymap.changed]).toEqual(["undo", false]);
});

test("a key in use or with work of its own is refused with a sentence", () => {
  expect(keymap.move("undo", "KeyH")).toEqual({ id: "app-table-keys-taken", args: { key: "H", what: { id: "app-table-keys-hint" } } });
  expect(keymap.move("undo", "Digit1")).toEqual({ id: "app-table-keys-unfit" });
  expect(keymap.move("undo", "KeyZ")).toBeNull();
  expect(keymap.deedOf("KeyZ")).toBe("undo");
});

test("no letter works while letters are off, with a modifier, or under the list of keys", () => {
  expect(keymap.is(press("KeyZ"), "undo")).toBe(true);
  expect(keymap.is(press("KeyZ", { ctrlKey: true }), "undo")).toBe(false);
  keyList.open = true;
  expect(keymap.is(press("KeyZ"), "undo")).toBe(false);
  keyList.open = false;
  settings.letterKeys = false;
  expect([keymap.is(press("KeyZ"), "undo"), keymap.cap("undo")]).toEqual([false, ""]);
});

test("the key that ends the turn takes what the game calls so, the mildest first, else the main option", () => {
  const asked = (...kinds: string[]) => groupOptions(decision({ options: kinds.map((kind, k) => option({ kind, main: k === 0 })) }));
  expect(endingChoice(asked("WaitForChange", "Pass", "Decline"), ["Decline", "Pass"])?.option.kind).toBe("Decline");
  expect(endingChoice(asked("Agree", "Pass"), ["Decline", "Pass"])?.option.kind).toBe("Pass");
  expect(endingChoice(asked("Ready"), [])?.option.kind).toBe("Ready");
  expect(endingChoice(groupOptions(null), ["Pass"])).toBeNull();
});

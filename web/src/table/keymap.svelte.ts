/** Which key does what. Keys are known by their place on the keyboard; each person may move the letters, per device. */

import type { Text } from "../api/types";
import { readJson, shelf, writeJson } from "../lib/storage";
import { settings } from "./settings.svelte";

const KEPT = "eldertable.keymap";

const USUAL = {
  undo: "KeyZ",
  end: "KeyE",
  hint: "KeyH",
  rules: "KeyR",
  log: "KeyL",
  boards: "KeyB",
  talk: "KeyC",
  inventory: "KeyI",
  back: "BracketLeft",
  on: "BracketRight",
  centre: "Period",
  fit: "KeyF",
  look: "KeyV",
} as const;

export type Deed = keyof typeof USUAL;
export const DEEDS = Object.keys(USUAL) as Deed[];

const SIGNS: Record<string, string> = {
  Period: ".", Comma: ",", Semicolon: ";", Quote: "'", BracketLeft: "[", BracketRight: "]", Backslash: "\\", Backquote: "`",
};

/** What is printed on the key; null where a key cannot be given away: digits, arrows, Enter and the like have their work. */
export function capOf(code: string): string | null {
  return /^Key([A-Z])$/.exec(code)?.[1] ?? SIGNS[code] ?? null;
}

function kept(): Partial<Record<Deed, string>> {
  const found = readJson<Record<string, unknown>>(shelf, KEPT, {});
  const entries = DEEDS.flatMap((deed) => (typeof found?.[deed] === "string" && capOf(found[deed]) ? [[deed, found[deed]] as const] : []));
  return Object.fromEntries(entries);
}

let open = $state(false);
let idle = $state.raw<readonly string[]>([]);
let moved = $state<Partial<Record<Deed, string>>>(kept());

export const keymap = {
  codeOf(deed: Deed): string {
    return moved[deed] ?? USUAL[deed];
  },
  /** For a button beside its words; nothing while letter keys are switched off. */
  cap(deed: Deed): string {
    return settings.letterKeys ? (capOf(keymap.codeOf(deed)) ?? "") : "";
  },
  deedOf(code: string): Deed | null {
    return DEEDS.find((deed) => keymap.codeOf(deed) === code) ?? null;
  },
  /** Is this the key for that? Never while letter keys are off, under the list of keys, or with a modifier. */
  is(event: KeyboardEvent, deed: Deed): boolean {
    const plain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    return settings.letterKeys && !open && plain && keymap.codeOf(deed) === event.code;
  },
  /** Give a deed another key; the sentence against it, if it cannot have that one. */
  move(deed: Deed, code: string): Text | null {
    const key = capOf(code);
    if (key === null) return { id: "app-table-keys-unfit" };
    const holder = keymap.deedOf(code);
    if (holder !== null && holder !== deed) return { id: "app-table-keys-taken", args: { key, what: { id: `app-table-keys-${holder}` } } };
    moved = { ...moved, [deed]: code };
    writeJson(shelf, KEPT, moved);
    return null;
  },
  get changed(): boolean {
    return DEEDS.some((deed) => keymap.codeOf(deed) !== USUAL[deed]);
  },
  reset(): void {
    moved = {};
    shelf.removeItem(KEPT);
  },
};

/** The list of keys lies over any page. */
export const keyList = {
  get open(): boolean {
    return open;
  },
  set open(next: boolean) {
    open = next;
  },
  /** Entries that do nothing at the table that is open. */
  get idle(): readonly string[] {
    return idle;
  },
  set idle(next: readonly string[]) {
    idle = next;
  },
};

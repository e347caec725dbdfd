// Words in the reader's language. `t()` is reactive: a page re-reads its words when the language changes or words arrive.
import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Text, TextArg } from "../api/types";
import { addWords, bindRanges, bindRussian, formatWith, joinList, LANGS, makeBundle, type Lang } from "./fluent";
import { shelf } from "./storage";

export type { Lang } from "./fluent";

// The words of the shell are built in, so that there are words before the server answers, and without it.
const builtIn = import.meta.glob<string>(
  ["../../../src/eldertable/text/{ru,en}.ftl", "../../../src/eldertable/text/table.*.ftl"],
  { query: "?raw", import: "default" },
);

let lang = $state<Lang>("ru");
let loaded = $state(0); // grows when words arrive
const bundles = new Map<Lang, FluentBundle>();
const fromServer = new Map<string, Promise<void>>();
/** How much is needed beyond the shell: the lobby only names games, a table says all there is. */
let atTable = false;
let whole = false;
let fetching = $state(0); // while words are on their way an unknown message is simply not there yet
const reported = new Set<string>();

export const language = {
  get now(): Lang {
    return lang;
  },
};

function builtInWords(name: string): Promise<string> {
  return builtIn[`../../../src/eldertable/text/${name}.ftl`]!();
}

async function loadShell(of: Lang): Promise<void> {
  if (bundles.has(of)) return;
  const bundle = makeBundle(of);
  addWords(bundle, await builtInWords(of));
  bundles.set(of, bundle);
}

async function add(of: Lang, words: () => Promise<string>): Promise<void> {
  untrack(() => (fetching += 1)); // an effect that asks for words must not wait for its own asking
  try {
    addWords(bundles.get(of)!, await words());
    loaded += 1;
  } finally {
    fetching -= 1;
  }
}

async function fetchWords(of: Lang, part: "" | "/shelf"): Promise<void> {
  try {
    await add(of, async () => {
      const answer = await fetch(`/api/texts/${of}${part}`);
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.text();
    });
  } catch (error) {
    fromServer.delete(of + part);
    console.warn(`eldertable: no words from the server for ${of}:`, error);
  }
}

/** Asked for once; called again when the server comes back, what is there or on its way is not fetched twice. */
function once(key: string, ask: () => Promise<void>): Promise<void> {
  const known = fromServer.get(key) ?? ask();
  fromServer.set(key, known);
  return known;
}

/** All words of the games. */
export function loadGameWords(of: Lang = lang): Promise<void> {
  whole = true;
  return once(of, () => fetchWords(of, ""));
}

/** The names of games and of what can be chosen before a match, for pages where nobody plays. */
export function loadShelfWords(of: Lang = lang): Promise<void> {
  return whole ? loadGameWords(of) : once(`${of}/shelf`, () => fetchWords(of, "/shelf"));
}

/** The table's own words, which must be there when the server is not. */
export function loadTableWords(of: Lang = lang): Promise<void> {
  atTable = true;
  return once(`${of} table`, () => add(of, () => builtInWords(`table.${of}`)));
}

/** `table`: the first page is one, so that its words are there before it is drawn. */
export async function startLanguage({ table }: { table: boolean }): Promise<void> {
  atTable = table;
  whole = table;
  const stored = shelf.getItem("eldertable.lang");
  await useLanguage(LANGS.find((known) => known === stored) ?? firstLanguage(navigator.languages), { remember: false });
}

/** Russian, unless the browser speaks neither it nor a language whose speakers mostly read it. */
export function firstLanguage(spoken: readonly string[]): Lang {
  return spoken.length === 0 || spoken.some((one) => /^(?:ru|uk|be|kk)\b/i.test(one)) ? "ru" : "en";
}

export async function useLanguage(next: Lang, how = { remember: true }): Promise<void> {
  await loadShell(next);
  if (atTable) await loadTableWords(next);
  lang = next;
  document.documentElement.lang = next;
  if (how.remember) shelf.setItem("eldertable.lang", next);
  void (whole ? loadGameWords(next) : loadShelfWords(next));
}

/** Whether there are words for this id; games the server does not know yet have only what the shell says of them. */
export function hasText(id: string): boolean {
  void loaded;
  return bundles.get(lang)?.hasMessage(id) ?? false;
}

export function t(text: Text | string, args?: Record<string, TextArg>): string {
  void loaded;
  const whole: Text = typeof text === "string" ? { id: text, args } : text;
  const bundle = bundles.get(lang);
  if (!bundle || (fetching > 0 && !bundle.hasMessage(whole.id.split(".", 1)[0]!))) return "";
  const words = formatWith(bundle, lang, whole, (id) => {
    if (reported.has(`${lang} ${id}`)) return;
    reported.add(`${lang} ${id}`);
    console.warn(`eldertable: no words for "${id}" in ${lang}`);
  });
  return bindRanges(lang === "ru" ? bindRussian(words) : words);
}

export function list(parts: string[]): string {
  return joinList(lang, parts);
}

/** One of a pair written in content files, e.g. a rule's text. */
export function pick(pair: { ru: string; en: string }): string {
  return pair[lang];
}

export function number(value: number): string {
  return new Intl.NumberFormat(lang).format(value);
}

/** "3 minutes ago" in the reader's language; anything under a minute is "now". */
export function ago(then: number, now = Date.now()): string {
  const seconds = Math.round((then - now) / 1000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, "second");
}

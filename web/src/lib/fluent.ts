// Formatting of Texts with Project Fluent, without any state: the same rules as the terminal uses.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Text, TextArg } from "../api/types";

export type Lang = "ru" | "en";
export const LANGS: readonly Lang[] = ["ru", "en"];

/** The Fluent function CAPITAL: a sentence put together from parts begins with a capital letter. */
function capital([text]: (FluentValue | undefined)[]): string {
  const words = String(typeof text === "object" && text !== null ? text.valueOf() : text ?? "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function makeBundle(lang: Lang): FluentBundle {
  // Names of people and places are short and of known direction: isolation marks would only spoil copied text.
  return new FluentBundle(lang, { useIsolating: false, functions: { CAPITAL: capital } });
}

export function addWords(bundle: FluentBundle, source: string): void {
  for (const error of bundle.addResource(new FluentResource(source), { allowOverrides: true })) {
    console.warn("eldertable: words not understood:", error.message);
  }
}

export function joinList(lang: Lang, parts: string[]): string {
  return new Intl.ListFormat(lang, { style: "long", type: "conjunction" }).format(parts);
}

function argument(bundle: FluentBundle, lang: Lang, value: TextArg, missing: (id: string) => void): FluentVariable {
  if (typeof value === "string" || typeof value === "number") return value;
  if (Array.isArray(value)) return joinList(lang, value.map((part) => formatWith(bundle, lang, part, missing)));
  return formatWith(bundle, lang, value, missing);
}

/** A message, or `id.attribute`, as words; an unknown one shows its id, so that it is seen and can be repaired. */
export function formatWith(bundle: FluentBundle, lang: Lang, text: Text, missing: (id: string) => void): string {
  const [name, attribute] = text.id.split(".", 2) as [string, string | undefined];
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) {
    missing(text.id);
    return text.id;
  }
  const args: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(text.args ?? {})) args[key] = argument(bundle, lang, value, missing);
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.warn(`eldertable: ${text.id}: ${error.message}`);
  return words;
}

/** Russian typography: a short word is not left at the end of a line, nor a number without its unit. */
export function bindRussian(words: string): string {
  return words
    .replace(/(?<![\p{L}\p{N}])(\p{Script=Cyrillic}{1,2}) (?=\S)/gu, "$1\u00a0")
    .replace(/(\d) (?=\p{Script=Cyrillic})/gu, "$1\u00a0")
    .replaceAll(" —", "\u00a0—"); // no line begins with a dash
}

/** "0–3" is one thing: no line ends inside it. */
export function bindRanges(words: string): string {
  return words.replace(/(\d)–(?=\d)/g, "$1\u2060–\u2060");
}

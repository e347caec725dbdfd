// Search in the rules: any of the words typed, in any form, in the reader's language; what holds more of them comes first.
import type { RuleEntry, RulesLedger, RuleSection, Ruling, Term } from "../../api/types";
import type { Lang } from "../fluent";

function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

function russianStem(word: string): string {
  const verb = word.replace(/(?:[аеиояу]?(?:ться|тся|ть)|[аеиояую]ют(?:ся)?|[аеияю][те]т(?:ся)?)$/, "");
  if (verb !== word && verb.length >= 3) return verb;
  const cut = word.replace(/(?:ами|ями|ого|его|ому|ему|ыми|ими|[ауоыиеюяйьмхв]{1,2}|ок|ек)$/, "");
  const bare = cut.replace(/([^аеиоуыэюя])к$/, "$1"); // отрезок, отрезка: the vowel comes and goes
  return bare.length >= 3 ? bare : cut;
}

/** The part of a word that its cases and numbers share, roughly: «кварталами» and «квартал» meet at «квартал». */
export function stem(word: string): string {
  const low = plain(word);
  if (low.length < 4) return low;
  const cut = /[а-я]/.test(low) ? russianStem(low) : low.replace(/(?:ies|es|s)$/, "");
  return cut.length >= 3 ? cut : low;
}

/** Words of a question that say nothing about what is sought. */
const EMPTY = new Set(
  "а без бы в во где для до же за и из или как какие какой ко когда который ли мне можно на не нет но о об от по при с со та так там то у что чтобы это я a an and are at by can do does for from how i if in is it my of on or the to what when where which who why with".split(" "),
);

function needles(query: string): string[] {
  const words = query.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  const telling = words.filter((word) => !EMPTY.has(plain(word)));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))];
}

/** How many of the words begin a word of this text. */
function hits(text: string, words: string[]): number {
  const low = ` ${plain(text)}`;
  return words.filter((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "u").test(low)).length;
}

function ruleText(rule: RuleEntry, section: RuleSection, rulings: Map<string, Ruling>, lang: Lang): string {
  const read = rule.rulings.map((id) => rulings.get(id)).filter((one) => one !== undefined);
  return [rule.id, section.title[lang], rule.text[lang], ...read.map((one) => one.ruling[lang])].join(" ");
}

export interface Found {
  sections: RuleSection[];
  terms: Term[];
  count: number;
}

/** The ledger with only what matches; without a query, the whole of it. Terms lead to rules: a term found in either language. */
export function searchRules(ledger: RulesLedger, query: string, lang: Lang): Found {
  const words = needles(query);
  if (words.length === 0) return { sections: ledger.sections, terms: ledger.terms, count: countRules(ledger.sections) };
  const rulings = new Map(ledger.rulings.map((one) => [one.id, one]));
  const sections = ledger.sections
    .map((section) => ({ section, titled: hits(section.title[lang], words), rules: best(section.rules, (rule) => hits(ruleText(rule, section, rulings, lang), words)) }))
    .filter(({ rules }) => rules.length > 0)
    .sort((one, other) => other.titled - one.titled || other.rules[0]!.hits - one.rules[0]!.hits) // a whole section on it first
    .map(({ section, rules }) => ({ ...section, rules: rules.map(({ found }) => found) }));
  const terms = best(ledger.terms, (term) => hits(`${term.ru} ${term.en}`, words)).map(({ found }) => found);
  return { sections, terms, count: countRules(sections) };
}

/** Those that hold any of the words, most words first, otherwise in their own order. */
function best<T>(all: T[], count: (one: T) => number): { found: T; hits: number }[] {
  return all
    .map((found) => ({ found, hits: count(found) }))
    .filter((one) => one.hits > 0)
    .sort((one, other) => other.hits - one.hits);
}

function countRules(sections: RuleSection[]): number {
  return sections.reduce((sum, section) => sum + section.rules.length, 0);
}

/** Text cut into plain and marked pieces, so that what was found can be shown without touching the markup. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = needles(query).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, hit: false }];
  const low = plain(text);
  const pieces: { text: string; hit: boolean }[] = [];
  let at = 0;
  while (at < text.length) {
    const next = words.map((word) => low.indexOf(word, at)).filter((where) => where >= 0);
    const hit = next.length > 0 ? Math.min(...next) : text.length;
    if (hit > at) pieces.push({ text: text.slice(at, hit), hit: false });
    if (hit === text.length) break;
    const end = /[^\p{L}\p{N}-]/u.exec(text.slice(hit));
    const stop = end ? Math.max(hit + end.index, hit + 1) : text.length;
    pieces.push({ text: text.slice(hit, stop), hit: true });
    at = stop;
  }
  return pieces;
}

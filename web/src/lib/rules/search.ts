// Search in the rules: every word typed must occur, in any form, in the reader's language.
import type { RuleEntry, RulesLedger, RuleSection, Ruling, Term } from "../../api/types";
import type { Lang } from "../fluent";

export function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}

function russianStem(word: string): string {
  const cut = word.replace(/(?:ами|ями|ого|его|ому|ему|ыми|ими|[ауоыиеюяйьмхв]{1,2}|ок|ек)$/, "");
  return cut.replace(/([^аеиоуыэюя])к$/, "$1"); // отрезок, отрезка: the vowel comes and goes
}

/** The part of a word that its cases and numbers share, roughly: «кварталами» and «квартал» meet at «квартал». */
export function stem(word: string): string {
  const low = plain(word);
  if (low.length < 5) return low;
  const cut = /[а-я]/.test(low) ? russianStem(low) : low.replace(/(?:ies|es|s)$/, "");
  return cut.length >= 3 ? cut : low;
}

export function needles(query: string): string[] {
  return query.split(/[^\p{L}\p{N}-]+/u).filter(Boolean).map(stem);
}

const holds = (text: string, words: string[]) => words.every((word) => plain(text).includes(word));

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
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => holds(ruleText(rule, section, rulings, lang), words)) }))
    .filter((section) => section.rules.length > 0);
  const terms = ledger.terms.filter((term) => holds(`${term.ru} ${term.en}`, words));
  return { sections, terms, count: countRules(sections) };
}

export function countRules(sections: RuleSection[]): number {
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

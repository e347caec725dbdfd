/** The log's filter "monsters": what they did and what was done to them. */

import type { LogLine } from "../../api/types";
import type { LogSieve } from "../../table/game";
import { cardOf } from "./arcana";

type CardKind = (card: string) => string | undefined;

/** Every creature a line is about: who acts, whom it concerns, whom an attack is made against. */
function creaturesOf({ data }: LogLine): string[] {
  const against = Array.isArray(data.against) ? data.against.map((entry: unknown) => (Array.isArray(entry) ? entry[0] : null)) : [];
  return [data.attacker, data.who, data.about, data.card, ...against].filter((one): one is string => typeof one === "string");
}

export function aboutMonsters(line: LogLine, kindOf: CardKind): boolean {
  return line.data.kind === "monster_level" || creaturesOf(line).some((card) => kindOf(card) === "monster");
}

export const monstersInLog: LogSieve = {
  id: "monsters",
  text: { id: "app-arcana-log-monsters" },
  keep: (desk, line) => aboutMonsters(line, (card) => cardOf(desk, card)?.kind),
};

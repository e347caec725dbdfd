/** Attacks as the log tells them, for the tray. */

import type { LogLine } from "../../../api/types";

export interface AttackRoll {
  n: number;
  attacker: string;
  card: string;
  magic: boolean;
  dice: [string, number][];
  raises: [string, number][];
  reductions: [string, number][];
  inspiration: number;
  result: number;
  against: [string, number, boolean][];
  /** Evaders against whom the result is another one, and that result. */
  own: [string, number][];
}

export function attackOf(line: LogLine): AttackRoll | null {
  return line.data.kind === "AttackRolled" ? ({ ...line.data, n: line.n } as unknown as AttackRoll) : null;
}

/** The attacks of one moment of a replay. */
export function attacksAt(log: LogLine[], moment: number): AttackRoll[] {
  return log.flatMap((line) => (line.at === moment ? (attackOf(line) ?? []) : []));
}

/** The attacks told after a line of the log, the oldest first. */
export function attacksSince(log: LogLine[], after: number): AttackRoll[] {
  return log.flatMap((line) => (line.n > after ? (attackOf(line) ?? []) : []));
}

/** Health that somebody lost by an attack: told between its roll and the next one. */
export function woundsOf(log: LogLine[], attack: number, ref: string): number {
  const after = log.filter((line) => line.n > attack);
  const end = after.findIndex((line) => line.data.kind === "AttackRolled");
  return (end < 0 ? after : after.slice(0, end)).filter((line) => line.data.kind === "lost_health" && line.data.who === ref).length;
}

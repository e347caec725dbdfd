/** The log as the page keeps it: lines merged by number, grouped by round, the newest first, its phases named once. */

import type { LogLine } from "../api/types";

/** Lines that came again (after a resume or a change of seat) replace what was known under their number. */
export function mergeLog(known: LogLine[], fresh: LogLine[]): LogLine[] {
  if (fresh.length === 0) return known;
  const last = known.at(-1);
  if (!last || fresh[0]!.n > last.n) return [...known, ...fresh];
  const byNumber = new Map(known.map((line) => [line.n, line]));
  for (const line of fresh) byNumber.set(line.n, line);
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

export interface LogPart {
  phase: string;
  lines: LogLine[];
}

export interface LogRound {
  round: number;
  parts: LogPart[];
}

/** Filters every game has; a game may add its own, by their ids. */
export type LogFilter = "all" | "mine" | "dice";

const DICE_KINDS = /roll|dice|die|encounter|tomeused/i;
/** The same of a game whose lines carry a finer kind in their data. */
const DICE_DATA = new Set(["fate"]);

export function keepLine(line: LogLine, filter: LogFilter, me: number | null): boolean {
  if (filter === "mine") return line.seat === me;
  if (filter === "dice") return DICE_KINDS.test(line.kind) || DICE_DATA.has(String(line.data.kind));
  return true;
}

/**
 * Newest first: rounds, and within a round the lines, as a player reads back from now; at most so many lines. Where seats
 * act at the same time their phases alternate: a phase is named where it is met first, not for every seat again.
 */
export function groupLog(lines: LogLine[], keep: (line: LogLine) => boolean = () => true, most = Infinity): LogRound[] {
  const rounds: LogRound[] = [];
  let kept = 0;
  for (let i = lines.length - 1; i >= 0 && kept < most; i -= 1) {
    const line = lines[i]!;
    if (!keep(line)) continue;
    kept += 1;
    if (rounds.at(-1)?.round !== line.round) rounds.push({ round: line.round, parts: [] });
    const { parts } = rounds.at(-1)!;
    if (parts.some((part) => part.phase === line.phase)) parts.at(-1)!.lines.push(line);
    else parts.push({ phase: line.phase, lines: [line] });
  }
  return rounds;
}

/** How many lines came after the reader scrolled away. */
export function newerThan(lines: LogLine[], seen: number): number {
  let count = 0;
  for (let i = lines.length - 1; i >= 0 && lines[i]!.n > seen; i -= 1) count += 1;
  return count;
}

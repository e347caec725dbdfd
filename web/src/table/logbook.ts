/** The log as the page keeps it: lines merged by number, grouped by round and phase, the newest round first. */

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

export interface LogGroup {
  round: number;
  phase: string;
  /** True where a new round begins, so that the round is named once. */
  opensRound: boolean;
  lines: LogLine[];
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

/** Newest first: rounds, and within a round the lines, as a player reads back from now; at most so many lines. */
export function groupLog(lines: LogLine[], keep: (line: LogLine) => boolean = () => true, most = Infinity): LogGroup[] {
  const groups: LogGroup[] = [];
  let kept = 0;
  for (let i = lines.length - 1; i >= 0 && kept < most; i -= 1) {
    const line = lines[i]!;
    if (!keep(line)) continue;
    kept += 1;
    const current = groups.at(-1);
    if (current && current.round === line.round && current.phase === line.phase) current.lines.push(line);
    else groups.push({ round: line.round, phase: line.phase, opensRound: current?.round !== line.round, lines: [line] });
  }
  return groups;
}

/** How many lines came after the reader scrolled away. */
export function newerThan(lines: LogLine[], seen: number): number {
  let count = 0;
  for (let i = lines.length - 1; i >= 0 && lines[i]!.n > seen; i -= 1) count += 1;
  return count;
}

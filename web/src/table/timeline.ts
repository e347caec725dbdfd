/** Reading a match's timeline: where rounds begin, how points grew, what the moment was. */

import type { Timeline } from "../api/types";

export interface RoundStart {
  round: number;
  at: number;
}

/** The moment before the first answer of each round. */
export function roundStarts(timeline: Timeline): RoundStart[] {
  const starts: RoundStart[] = [];
  for (const moment of timeline.moments) {
    if (moment.round > 0 && starts.at(-1)?.round !== moment.round) starts.push({ round: moment.round, at: Math.max(0, moment.at - 1) });
  }
  return starts;
}

/** The rounds whose numbers fit under the line: each stands clear of the one before it and of the last. */
export function labelledRounds(starts: RoundStart[], length: number, width: number, room = 22): RoundStart[] {
  const x = (start: RoundStart) => (length === 0 ? 0 : (start.at / length) * width);
  const last = starts.at(-1);
  const shown: RoundStart[] = [];
  for (const start of starts) {
    const before = shown.at(-1);
    const clear = before === undefined || x(start) - x(before) >= room;
    if (start === last || (clear && x(last!) - x(start) >= room)) shown.push(start);
  }
  return shown;
}

/** A polyline of points over moments, highest at the top; broken where a seat has none (out of the game). */
export function sparkline(points: (number | null)[], length: number, most: number, width: number, height: number): string {
  if (length === 0) return "";
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return points
    .map((value, at) => {
      if (value === null) return "";
      const pen = (points[at - 1] ?? null) === null ? "M" : "L";
      return `${pen}${rounded((at / length) * width)} ${rounded(height - (value / most) * height + 4)}`;
    })
    .join("");
}

/** The next or previous beginning of a round. */
export function roundStep(timeline: Timeline, at: number, forward: boolean): number {
  const starts = roundStarts(timeline).map((start) => start.at);
  if (forward) return starts.find((start) => start > at) ?? timeline.length;
  return starts.findLast((start) => start < at) ?? 0;
}

/** The points that a moment brought to whoever acted in it; 0 where nobody can tell. */
export function gainedAt(timeline: Timeline, at: number): number {
  const moment = timeline.moments[at - 1];
  const points = moment && timeline.points[moment.seat];
  const [before, after] = [points?.[at - 1] ?? null, points?.[at] ?? null];
  return before === null || after === null ? 0 : after - before;
}

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

/** A polyline of points over moments, highest at the top. */
export function sparkline(points: number[], length: number, most: number, width: number, height: number): string {
  if (points.length === 0 || length === 0) return "";
  return points.map((value, at) => `${at === 0 ? "M" : "L"}${Math.round((at / length) * width * 10) / 10} ${Math.round((height - (value / most) * height + 4) * 10) / 10}`).join("");
}

/** The next or previous beginning of a round. */
export function roundStep(timeline: Timeline, at: number, forward: boolean): number {
  const starts = roundStarts(timeline).map((start) => start.at);
  if (forward) return starts.find((start) => start > at) ?? timeline.length;
  return starts.findLast((start) => start < at) ?? 0;
}

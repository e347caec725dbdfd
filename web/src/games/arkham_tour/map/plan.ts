/** What a drawing of the plan needs to know, beside the content. */

import type { FinalLine } from "../types";

/** full: names and landmarks; small: under 560 px; mini: an opponent's board at a glance. */
export type MapSize = "full" | "small" | "mini";

/** A line drawn over the drawn segments: the final route, one of its candidates, or one being drawn by hand. */
export interface DrawnLine {
  roads: string[];
  walk: string[];
  ends: string[];
  done: boolean;
}

export function lineOf(line: Pick<FinalLine, "roads" | "walk">): DrawnLine {
  return { roads: line.roads, walk: line.walk, ends: [], done: true };
}

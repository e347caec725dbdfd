/** With Yog-Sothoth the University has roads of its own; the plan makes room for them between its four blocks. */

import type { TourContent } from "./types";

/** Half the width of a street: other blocks keep this distance from the middle of their roads. */
const STREET = 12;

const opened = new WeakMap<TourContent, TourContent>();

export function withUniversityRoads(content: TourContent): TourContent {
  const known = opened.get(content);
  if (known) return known;
  const { geometry, university } = content;
  const [x, y] = geometry.nodes[university.centre] ?? [0, 0];
  const blocks = { ...geometry.blocks };
  for (const id of university.districts) {
    const [x0, y0, x1, y1] = blocks[id]!;
    blocks[id] = [x0 > x ? x + STREET : x0, y0 > y ? y + STREET : y0, x1 < x ? x - STREET : x1, y1 < y ? y - STREET : y1];
  }
  const made = { ...content, roads: [...content.roads, ...university.segments], geometry: { ...geometry, blocks } };
  opened.set(content, made);
  return made;
}

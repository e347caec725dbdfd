/** Where things lie on the plan: midpoints of roads, marks of tourists, lines of names, the steps of a final line. */

import type { Point } from "../../table/navigation";
import type { Box } from "./engraving";
import type { Geometry, TourContent } from "./types";

/** Points of a road's path; every road is drawn with absolute M, L and Q only. */
export function pathPoints(path: string): Point[] {
  const numbers = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push({ x: numbers[i]!, y: numbers[i + 1]! });
  return points;
}

/** The point half-way along the road, measured along its corner points. */
export function midpoint(path: string): Point {
  const points = pathPoints(path);
  const lengths = points.slice(1).map((p, i) => Math.hypot(p.x - points[i]!.x, p.y - points[i]!.y));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (let i = 0; i < lengths.length; i += 1) {
    const length = lengths[i]!;
    if (left <= length && length > 0) {
      const part = left / length;
      const [a, b] = [points[i]!, points[i + 1]!];
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    }
    left -= length;
  }
  return points[0] ?? { x: 0, y: 0 };
}

/** How far a point lies off a straight road. */
export function offRoad(at: Point, path: string): number {
  const points = pathPoints(path);
  const [a, b] = [points[0]!, points.at(-1)!];
  return Math.abs((b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x)) / Math.hypot(b.x - a.x, b.y - a.y);
}

/** Which of two crossing roads a point means: the nearer one; where both are as near, the one that is meant already, else both. */
export function meantOf(at: Point, roads: [string, string], paths: Record<string, string>, slack: number, already: string | null): string[] {
  const [first, second] = roads.map((road) => offRoad(at, paths[road]!)) as [number, number];
  if (Math.abs(first - second) > slack) return [first < second ? roads[0] : roads[1]];
  return already !== null && roads.includes(already) ? [already] : roads;
}

export function centre(box: Box): Point {
  return { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 };
}

/** Where a target of the tour lies on the plan; null for a die and other things beside it. */
export function placeOf(geometry: Geometry, key: string): Point | null {
  const cut = key.indexOf(":");
  const [kind, id] = [key.slice(0, cut), key.slice(cut + 1)];
  if (kind === "road" && geometry.segments[id]) return midpoint(geometry.segments[id]);
  if (kind === "district" && geometry.blocks[id]) return centre(geometry.blocks[id]);
  if (kind === "node" && geometry.nodes[id]) return { x: geometry.nodes[id][0], y: geometry.nodes[id][1] };
  return null;
}

export interface Mark {
  x: number;
  y: number;
  size: number;
}

/** From here on a crowd needs the landmark's place too. */
export const MANY = 4;

export const NAME_LINE = 13.5;

/** What the lines of a district's name take of its block, from below. */
export const nameHeight = (lines: number): number => (lines === 0 ? 8 : 20 + (lines - 1) * NAME_LINE);

/** Up to about eight tourists stand readable in a block, under the landmark and over the `lines` of its name; 0: it has none. */
export function markPlaces(box: Box, count: number, lines: number): Mark[] {
  const named = lines > 0;
  const { x } = centre(box);
  const top = box[1] + (named ? (count > MANY ? 24 : 39) : count > MANY ? 30 : 24);
  const bottom = box[3] - nameHeight(lines);
  const width = box[2] - box[0] - 8;
  const columns = named ? (count <= MANY ? count : Math.ceil(count / 2)) : count <= 2 ? count : count <= 4 ? 2 : Math.ceil(count / Math.ceil(count / 3));
  const rows = Math.ceil(count / Math.max(columns, 1));
  const most = named ? 24 : 33;
  const size = Math.min(most, width / Math.max(columns, 1), (bottom - top) / Math.max(rows, 1));
  const gap = Math.min(size + (named ? 1 : 3), width / Math.max(columns, 1));
  const middle = (top + bottom) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * gap - size / 2,
      y: middle + (row - (rows - 1) / 2) * gap - size / 2,
      size,
    };
  });
}

/** A name in at most two lines; the plan's label face is condensed, so characters are a fair measure. */
export function nameLines(name: string, most = 11): string[] {
  if (name.length <= most) return [name];
  const words = name.split(" ");
  let best: string[] = [name];
  let bestLength = Infinity;
  for (let cut = 1; cut < words.length; cut += 1) {
    const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    const longest = Math.max(lines[0]!.length, lines[1]!.length);
    if (longest < bestLength) [best, bestLength] = [lines, longest];
  }
  return best;
}

/** The segments of a walk; a jump between gates is none. */
export function segmentsOf(walk: string[]): string[] {
  return walk.flatMap((step) => (step.startsWith("gate ") ? [] : [step.replace("cross ", "")]));
}

export interface LineDrawing {
  roads: string[];
  jumps: { path: string; from: Point; to: Point }[];
  crossings: string[];
}

/** A final line as drawn: its roads, an arc for every jump between gates, a ferry for every river crossing. */
export function lineDrawing(content: TourContent, roads: string[], walk: string[]): LineDrawing {
  const { geometry, river } = content;
  const jumps: LineDrawing["jumps"] = [];
  const crossings: string[] = [];
  for (const step of walk) {
    const [word, what] = step.split(" ");
    if (word === "gate" && what) {
      const [a, b] = what.split("-").map((id) => geometry.nodes[id]);
      if (a && b) jumps.push(jumpArc({ x: a[0], y: a[1] }, { x: b[0], y: b[1] }));
    } else if (word === "cross" && what) {
      const end = river.dead_ends.find((entry) => entry.segment === what);
      const [tip, land] = [end && geometry.nodes[end.tip], end && geometry.nodes[end.dagon_to]];
      if (tip && land) crossings.push(`M${tip[0]} ${tip[1]}L${land[0]} ${land[1]}`);
    }
  }
  return { roads: roads.flatMap((id) => geometry.segments[id] ?? []), jumps, crossings };
}

/** The arc bends towards the middle of the town, so that it never leaves the sheet. */
function jumpArc(from: Point, to: Point): { path: string; from: Point; to: Point } {
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  let [nx, ny] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  if ((396 - mx) * nx + (396 - my) * ny < 0) [nx, ny] = [-nx, -ny];
  const bend = Math.min(120, length * 0.22);
  return { path: `M${from.x} ${from.y}Q${Math.round(mx + nx * bend)} ${Math.round(my + ny * bend)} ${to.x} ${to.y}`, from, to };
}

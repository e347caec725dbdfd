/** Reach, range and line of sight as drawings: what the plan tints and where the dotted line goes. */

import type { Side } from "../types";
import { STANDING, type Ground } from "./ground";

export interface Sight {
  /** Cells strictly between the two, as far as the line goes. */
  between: number[];
  /** The cell the line ends at: the target, or the last one before a wall. */
  end: number;
  /** Neither wall, closed door nor rubble in the way. */
  clear: boolean;
}

/** The line of sight between two cells, traced from crossing to crossing (MA-LOS-01 to -04). */
export function sightLine(ground: Ground, from: number, to: number): Sight {
  const [start, goal] = [ground.spot(from), ground.spot(to)];
  if (!start || !goal) return { between: [], end: from, clear: false };
  const down = Math.abs(goal.row - start.row);
  const right = Math.abs(goal.column - start.column);
  const vertical: Side = goal.row > start.row ? "south" : "north";
  const horizontal: Side = goal.column > start.column ? "east" : "west";
  const between: number[] = [];
  let cell = from;
  let [rows, columns] = [0, 0];
  while (cell !== to) {
    const rowFirst = rows < down ? (2 * rows + 1) * right : Infinity;
    const columnFirst = columns < right ? (2 * columns + 1) * down : Infinity;
    let after: number | null;
    if (rowFirst === columnFirst) {
      after = ground.diagonal(cell, vertical, horizontal);
      rows += 1;
      columns += 1;
    } else {
      const side = rowFirst < columnFirst ? vertical : horizontal;
      after = ground.passes(cell, side) ? ground.beside(cell, side) : null;
      if (rowFirst < columnFirst) rows += 1;
      else columns += 1;
    }
    if (after === null || (after !== to && ground.kind(after) === "rubble")) return { between, end: cell, clear: false };
    cell = after;
    if (cell !== to) between.push(cell);
  }
  return { between, end: to, clear: true };
}

/** Where a line is stopped, if something stands on it that this kind of target does not pass. */
export function stoppedAt(ground: Ground, sight: Sight, taken: Set<number>, mode: string): number | null {
  if (mode === "piercing") return null;
  return sight.between.find((cell) => ground.isObstacle(cell) || taken.has(cell)) ?? null;
}

export interface Range {
  /** Cells within range that can be seen. */
  open: number[];
  /** Cells within range whose sight fails. */
  blocked: number[];
}

/** Cells a target of this mode and range could lie on, seen from a cell. */
export function rangeFrom(ground: Ground, from: number, mode: string, range: number, taken: Set<number>): Range {
  const found: Range = { open: [], blocked: [] };
  const near = mode === "near" ? new Set(ground.neighbours(from)) : null;
  for (const cell of ground.cells()) {
    if (cell === from || ground.kind(cell) === "rubble" || ground.distance(from, cell) > range) continue;
    const sight = near ? null : sightLine(ground, from, cell);
    const seen = near ? near.has(cell) : sight !== null && sight.clear && stoppedAt(ground, sight, taken, mode) === null;
    (seen ? found.open : found.blocked).push(cell);
  }
  return found;
}

export interface Reach {
  /** Steps from the start. */
  steps: number;
  /** The cell before it on the way. */
  from: number;
}

/** Cells within a walk of single steps, each with the way back; figures and obstacles are not walked through. */
export function walks(ground: Ground, start: number, first: number[], stamina: number, taken: Set<number>): Map<number, Reach> {
  const found = new Map<number, Reach>();
  const waiting: number[] = [];
  const bends = new Map<number, Bend>();
  for (const cell of first) {
    found.set(cell, { steps: 1, from: start });
    bends.set(cell, bend(ground, start, cell));
    waiting.push(cell);
  }
  for (let at = 0; at < waiting.length; at += 1) {
    const cell = waiting[at]!;
    const { steps } = found.get(cell)!;
    if (steps >= stamina) continue;
    for (const other of ground.neighbours(cell)) {
      if (other === start || taken.has(other) || !STANDING.has(ground.kind(other))) continue;
      const known = found.get(other);
      if (known && known.steps <= steps) continue;
      const after = bend(ground, cell, other, bends.get(cell));
      if (known && bends.get(other)!.weight <= after.weight) continue;
      if (!known) waiting.push(other);
      found.set(other, { steps: steps + 1, from: cell });
      bends.set(other, after);
    }
  }
  return found;
}

/** How crooked a way is: turns, and steps aside; of ways of one length the straightest is gone. */
interface Bend {
  heading: string;
  weight: number;
}
function bend(ground: Ground, from: number, to: number, before?: Bend): Bend {
  const [a, b] = [ground.spot(from)!, ground.spot(to)!];
  const [right, down] = [b.column - a.column, b.row - a.row];
  const heading = `${right},${down}`;
  const turned = before !== undefined && before.heading !== heading ? 10 : 0;
  return { heading, weight: (before?.weight ?? 0) + turned + (right !== 0 && down !== 0 ? 1 : 0) };
}

/** The cells of a walk in order, the goal last. */
export function wayTo(found: Map<number, Reach>, goal: number): number[] {
  const way: number[] = [];
  for (let cell: number | undefined = goal; cell !== undefined && found.has(cell); cell = found.get(cell)!.from) way.unshift(cell);
  return way;
}

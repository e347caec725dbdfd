/**
 * The board as geometry, for drawing only: what may be done is always the table's list of options.
 *
 * A cell is one number: 100 for each place of a fragment, 10 for each row, 1 for each column, as the fragment lies (turned).
 */

import type { FragmentView, Side } from "../types";
import { ATTACHMENT, BORDER, CELLS, DOOR, edgeTowards, NOTHING, SIDES, SIZE, type Atlas, type Face } from "./faces";

export const DESTROYED = 1;
const LIT = 2;
/** Two tokens of destruction on a lair cell. */
export const STACK = 3;
export const DOOR_OPEN = 0;
export const DOOR_CLOSED = 1;
export const DOOR_DESTROYED = 2;

export const STANDING = new Set(["passable_cell", "trap_cell", "lair_cell", "entry_cell", "core_cell"]);
export const ACTION_CELLS = new Set([
  "trap_lever", "recharge_station", "workbench", "chest", "event_cell", "unlit_chapter_cell", "lit_chapter_cell",
]);
export const FINALE_CELLS = new Set(["ritual_cell", "anchor_cell", "heart_cell", "pillar_cell"]);

const STEP: Record<Side, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const OPPOSITE: Record<Side, Side> = { north: "south", south: "north", east: "west", west: "east" };

export interface Piece {
  view: FragmentView;
  face: Face;
  /** The kind each cell has now. */
  kinds: string[];
  tokens: Map<number, number>;
  doors: Map<number, number>;
}

/** Where something lies on the whole board, in cells from the upper left corner of the place (0, 0). */
export interface Spot {
  column: number;
  row: number;
}

export class Ground {
  readonly pieces: Piece[];
  private readonly byPlace = new Map<number, Piece>();
  private readonly byPosition = new Map<string, Piece>();

  constructor(fragments: FragmentView[], atlas: Atlas) {
    this.pieces = fragments.flatMap((view) => {
      const face = atlas.face(view.face, view.turn);
      return face ? [makePiece(view, face)] : [];
    });
    for (const piece of this.pieces) {
      this.byPlace.set(piece.view.place, piece);
      this.byPosition.set(`${piece.view.x},${piece.view.y}`, piece);
    }
  }

  piece(cell: number): Piece | undefined {
    return this.byPlace.get(Math.floor(cell / CELLS));
  }

  kind(cell: number): string {
    return this.piece(cell)?.kinds[cell % CELLS] ?? "";
  }

  spot(cell: number): Spot | null {
    const piece = this.piece(cell);
    if (!piece) return null;
    const local = cell % CELLS;
    return { column: piece.view.x * SIZE + (local % SIZE), row: piece.view.y * SIZE + Math.floor(local / SIZE) };
  }

  cellAt(spot: Spot): number | null {
    const x = Math.floor(spot.column / SIZE);
    const y = Math.floor(spot.row / SIZE);
    const piece = this.byPosition.get(`${x},${y}`);
    return piece ? piece.view.place * CELLS + (spot.row - y * SIZE) * SIZE + (spot.column - x * SIZE) : null;
  }

  beside(cell: number, side: Side): number | null {
    const spot = this.spot(cell);
    const [right, down] = STEP[side];
    return spot && this.cellAt({ column: spot.column + right, row: spot.row + down });
  }

  private edge(cell: number, side: Side): number {
    return this.piece(cell)?.face.edges[edgeTowards(cell % CELLS, side)] ?? NOTHING;
  }

  isBorder(cell: number, side: Side): boolean {
    const edge = this.edge(cell, side);
    return edge === BORDER || edge === ATTACHMENT;
  }

  doorState(cell: number, side: Side): number | null {
    const piece = this.piece(cell);
    const edge = edgeTowards(cell % CELLS, side);
    return piece && piece.face.edges[edge] === DOOR ? (piece.doors.get(edge) ?? DOOR_OPEN) : null;
  }

  /** Neither wall nor closed door; along a seam both fragments need a border (MA-Q-49, -50). */
  passes(cell: number, side: Side): boolean {
    const other = this.beside(cell, side);
    if (other === null) return false;
    if (Math.floor(other / CELLS) !== Math.floor(cell / CELLS)) return this.isBorder(cell, side) && this.isBorder(other, OPPOSITE[side]);
    const edge = this.edge(cell, side);
    return edge === NOTHING || (edge === DOOR && this.doorState(cell, side) !== DOOR_CLOSED);
  }

  /** What stands on a side of a cell, for the ear: a wall, a door, an unexplored border. */
  sideWord(cell: number, side: Side): "wall" | "open-door" | "closed-door" | "broken-door" | "border" | null {
    const door = this.doorState(cell, side);
    if (door !== null) return door === DOOR_CLOSED ? "closed-door" : door === DOOR_DESTROYED ? "broken-door" : "open-door";
    if (this.passes(cell, side)) return null;
    return this.isBorder(cell, side) && this.beside(cell, side) === null ? "border" : "wall";
  }

  /** The diagonal neighbour, if one of the two ways round the corner is open (MA-Q-54). */
  diagonal(cell: number, first: Side, second: Side): number | null {
    for (const [one, two] of [[first, second], [second, first]] as const) {
      const corner = this.passes(cell, one) ? this.beside(cell, one) : null;
      if (corner !== null && this.passes(corner, two)) return this.beside(corner, two);
    }
    return null;
  }

  neighbours(cell: number): number[] {
    const found: number[] = [];
    for (const side of SIDES) {
      const other = this.passes(cell, side) ? this.beside(cell, side) : null;
      if (other !== null) found.push(other);
    }
    for (const upright of ["north", "south"] as const) {
      for (const level of ["east", "west"] as const) {
        const other = this.diagonal(cell, upright, level);
        if (other !== null) found.push(other);
      }
    }
    return found;
  }

  distance(one: number, other: number): number {
    const [a, b] = [this.spot(one), this.spot(other)];
    return a && b ? Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row)) : Infinity;
  }

  isObstacle(cell: number): boolean {
    const kind = this.kind(cell);
    return ACTION_CELLS.has(kind) || FINALE_CELLS.has(kind) || kind === "destroyed_cell" || kind === "barrel";
  }

  cells(): number[] {
    return this.pieces.flatMap((piece) => Array.from({ length: CELLS }, (_, cell) => piece.view.place * CELLS + cell));
  }
}

function makePiece(view: FragmentView, face: Face): Piece {
  const tokens = new Map(view.tokens);
  const kinds = face.kinds.map((kind, cell) => {
    const token = tokens.get(cell);
    if (token === DESTROYED || token === STACK) return FINALE_CELLS.has(kind) ? "passable_cell" : "destroyed_cell";
    return kind === "chapter_cell" ? (token === LIT ? "lit_chapter_cell" : "unlit_chapter_cell") : kind;
  });
  return { view, face, kinds, tokens, doors: new Map(view.doors) };
}

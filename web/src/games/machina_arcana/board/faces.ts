/**
 * The faces of the board fragments, read from their drawings and turned by quarter turns.
 *
 * A face is 10 x 10 cells and 220 edges. The edge above row k at column c has the number 10k + c, the edge left of column k
 * at row r the number 110 + 11r + k.
 */

import type { FaceDrawing, Legend, Side } from "../types";

export const SIZE = 10;
export const CELLS = 100;
export const EDGES = 220;
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];

export const NOTHING = 0;
export const WALL = 1;
export const DOOR = 2;
export const BORDER = 3;
export const ATTACHMENT = 4;
const EDGE_OF: Record<string, number> = { " ": NOTHING, "-": WALL, "|": WALL, D: DOOR, B: BORDER, A: ATTACHMENT };

export interface Face {
  id: string;
  kinds: string[];
  edges: number[];
  /** Cells with a picture of their own, such as stairs. */
  art: Map<number, string>;
  /** Special cells of a finale: the id of each. */
  specials: Map<number, string>;
}

/** The edge above row `line` (10: below the last row). */
export function rowEdge(line: number, column: number): number {
  return line * SIZE + column;
}

/** The edge left of column `line` (10: right of the last one). */
export function columnEdge(row: number, line: number): number {
  return 110 + row * (SIZE + 1) + line;
}

export function edgeTowards(cell: number, side: Side): number {
  const row = Math.floor(cell / SIZE);
  const column = cell % SIZE;
  switch (side) {
    case "north":
      return rowEdge(row, column);
    case "south":
      return rowEdge(row + 1, column);
    case "west":
      return columnEdge(row, column);
    case "east":
      return columnEdge(row, column + 1);
  }
}

/** An edge as a line between two crossings of the grid, in cells: [x, y, x, y]. */
export function edgeLine(edge: number): [number, number, number, number] {
  if (edge < 110) {
    const line = Math.floor(edge / SIZE);
    const column = edge % SIZE;
    return [column, line, column + 1, line];
  }
  const row = Math.floor((edge - 110) / (SIZE + 1));
  const line = (edge - 110) % (SIZE + 1);
  return [line, row, line, row + 1];
}

export function turnedCell(cell: number): number {
  const row = Math.floor(cell / SIZE);
  return (cell % SIZE) * SIZE + (SIZE - 1 - row);
}

export function turnedEdge(edge: number): number {
  if (edge < 110) return columnEdge(edge % SIZE, SIZE - Math.floor(edge / SIZE));
  const row = Math.floor((edge - 110) / (SIZE + 1));
  const line = (edge - 110) % (SIZE + 1);
  return rowEdge(line, SIZE - 1 - row);
}

export function readFace(drawing: FaceDrawing, legend: Legend): Face {
  const lines = drawing.map.split("\n").map((line) => line.padEnd(21));
  const special = new Map((drawing.special ?? []).map((cell) => [cell.char, cell]));
  const face: Face = { id: drawing.id, kinds: [], edges: new Array<number>(EDGES).fill(NOTHING), art: new Map(), specials: new Map() };
  for (let cell = 0; cell < CELLS; cell += 1) {
    const char = lines[2 * Math.floor(cell / SIZE) + 1]?.[2 * (cell % SIZE) + 1] ?? ".";
    const own = special.get(char);
    const printed = legend.cells[char];
    face.kinds.push(own?.terrain ?? printed?.type ?? "passable_cell");
    if (own) face.specials.set(cell, own.id);
    if (!own && printed?.art) face.art.set(cell, printed.art);
  }
  for (let edge = 0; edge < EDGES; edge += 1) {
    const [x, y, toX] = edgeLine(edge);
    const char = x === toX ? lines[2 * y + 1]?.[2 * x] : lines[2 * y]?.[2 * x + 1];
    face.edges[edge] = EDGE_OF[char ?? " "] ?? NOTHING;
  }
  return face;
}

export function turned(face: Face): Face {
  const kinds = new Array<string>(CELLS);
  const edges = new Array<number>(EDGES);
  face.kinds.forEach((kind, cell) => (kinds[turnedCell(cell)] = kind));
  face.edges.forEach((kind, edge) => (edges[turnedEdge(edge)] = kind));
  const turn = (map: Map<number, string>) => new Map([...map].map(([cell, what]) => [turnedCell(cell), what]));
  return { id: face.id, kinds, edges, art: turn(face.art), specials: turn(face.specials) };
}

/** Faces by name and turn, read once. */
export class Atlas {
  private readonly drawings: Map<string, FaceDrawing>;
  private readonly known = new Map<string, Face>();

  constructor(
    drawings: FaceDrawing[],
    private readonly legend: Legend,
  ) {
    this.drawings = new Map(drawings.map((drawing) => [drawing.id, drawing]));
  }

  face(id: string, turn: number): Face | null {
    const key = `${id}/${turn % 4}`;
    const found = this.known.get(key);
    if (found) return found;
    const drawing = this.drawings.get(id);
    if (!drawing) return null;
    const before = turn % 4 === 0 ? null : this.face(id, (turn % 4) - 1);
    const face = before ? turned(before) : readFace(drawing, this.legend);
    this.known.set(key, face);
    return face;
  }

  drawing(id: string): FaceDrawing | null {
    return this.drawings.get(id) ?? null;
  }
}

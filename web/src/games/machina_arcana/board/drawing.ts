/** The plan as paths: one for each layer of ink, however many fragments lie on the table. */

import { DOOR, EDGES, edgeLine, SIZE, WALL } from "./faces";
import { CELL } from "./camera";
import { ACTION_CELLS, DESTROYED, DOOR_CLOSED, DOOR_DESTROYED, DOOR_OPEN, FINALE_CELLS, STACK, type Ground, type Piece } from "./ground";
import type { Side } from "../types";

/** Fragments lie side by side with a joint between them. */
export const SPAN = CELL * SIZE;
export const PITCH = SPAN + 16;
const RIM = 30;

export interface Point {
  x: number;
  y: number;
}

export function origin(piece: { view: { x: number; y: number } }): Point {
  return { x: piece.view.x * PITCH, y: piece.view.y * PITCH };
}

/** The middle of a cell, in board units. */
export function middle(ground: Ground, cell: number): Point | null {
  const piece = ground.piece(cell);
  if (!piece) return null;
  const { x, y } = corner(piece, cell % 100);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

export function corner(piece: Piece, local: number): Point {
  const { x, y } = origin(piece);
  return { x: x + (local % SIZE) * CELL, y: y + Math.floor(local / SIZE) * CELL };
}

export function boundsOf(ground: Ground): { x: number; y: number; width: number; height: number } {
  const corners = ground.pieces.map(origin);
  if (corners.length === 0) return { x: -RIM, y: -RIM, width: SPAN + 2 * RIM, height: SPAN + 2 * RIM };
  const left = Math.min(...corners.map((at) => at.x)) - RIM;
  const top = Math.min(...corners.map((at) => at.y)) - RIM;
  const right = Math.max(...corners.map((at) => at.x)) + SPAN + RIM;
  const bottom = Math.max(...corners.map((at) => at.y)) + SPAN + RIM;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export interface Edge {
  from: Point;
  to: Point;
  upright: boolean;
}

export function edgeAt(piece: Piece, edge: number): Edge {
  const { x, y } = origin(piece);
  const [a, b, c, d] = edgeLine(edge);
  return { from: { x: x + a * CELL, y: y + b * CELL }, to: { x: x + c * CELL, y: y + d * CELL }, upright: a === c };
}

export function square(at: Point, inset = 0): string {
  const side = CELL - 2 * inset;
  return `M${at.x + inset} ${at.y + inset}h${side}v${side}h${-side}z`;
}

/** The corner ticks of a cell that may be chosen. */
export function ticks(at: Point, inset = 2, length = 13): string {
  const [l, t, r, b] = [at.x + inset, at.y + inset, at.x + CELL - inset, at.y + CELL - inset];
  return `M${l} ${t + length}V${t}H${l + length}M${r - length} ${t}H${r}V${t + length}M${r} ${b - length}V${b}H${r - length}M${l + length} ${b}H${l}V${b - length}`;
}

function rounded(at: Point, inset: number, radius: number): string {
  const side = CELL - 2 * inset - 2 * radius;
  const arc = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return `M${at.x + inset + radius} ${at.y + inset}h${side}${arc(radius, radius)}v${side}${arc(-radius, radius)}h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}z`;
}

function circle(at: Point, radius: number): string {
  return `M${at.x - radius} ${at.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Pebbles and cracks look random but are the same at every table. */
function noise(seed: number): () => number {
  let state = (seed * 2654435761 + 97) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
const round = (value: number) => Math.round(value * 10) / 10;

function stones(at: Point, seed: number): string {
  const next = noise(seed);
  let path = "";
  for (let k = 0; k < 6; k += 1) {
    const size = 6 + next() * 5;
    const x = at.x + 9 + next() * (CELL - 34);
    const y = at.y + 17 + next() * (CELL - 36);
    path += `M${round(x)} ${round(y)}l${round(size)} ${round(-size)} ${round(size * 1.2)} ${round(size * 0.5)} ${round(size * 0.2)} ${round(size * 1.2)} ${round(-size * 1.4)} ${round(size * 0.4)}z`;
  }
  return path;
}

function cracks(at: Point, seed: number): string {
  const next = noise(seed);
  const [x, y] = [at.x + CELL / 2, at.y + CELL / 2];
  let path = "";
  for (let k = 0; k < 11; k += 1) {
    const angle = (k / 11) * Math.PI * 2 + (next() - 0.5) * 0.3;
    const reach = [10.5, 18 + next() * 3, 25 + next() * 6];
    const bend = [0, (next() - 0.5) * 0.5, (next() - 0.5) * 0.7];
    path += reach.map((r, i) => `${i ? "L" : "M"}${round(x + Math.cos(angle + bend[i]!) * r)} ${round(y + Math.sin(angle + bend[i]!) * r)}`).join("");
  }
  return path;
}

/** A door's leaf and posts, drawn from the crossing it hangs at; `upright` doors swing to the left, others upwards. */
function door(edge: Edge, state: number): { bars: string; lines: string; knobs: string; leaf: string; arc: string; posts: string; stumps: string } {
  const { x, y } = edge.from;
  const at = (along: number, across: number): string => (edge.upright ? `${round(x + across)} ${round(y + along)}` : `${round(x + along)} ${round(y + across)}`);
  const ring = (points: [number, number][]) => `M${points.map(([along, across]) => at(along, across)).join("L")}z`;
  const found = { bars: "", lines: "", knobs: "", leaf: "", arc: "", posts: "", stumps: "" };
  if (state === DOOR_CLOSED) {
    found.bars = ring([[4, -6.5], [62, -6.5], [62, 6.5], [4, 6.5]]);
    found.lines = `M${at(24, -6.5)}L${at(24, 6.5)}M${at(42, -6.5)}L${at(42, 6.5)}`;
    found.knobs = circle(edge.upright ? { x, y: y + 33 } : { x: x + 33, y }, 3.6);
  } else if (state === DOOR_DESTROYED) {
    found.stumps = ring([[4, -5], [4, 5], [13, 2], [19, 6], [22, -1]]) + ring([[62, -5], [62, 5], [54, 1], [47, 4], [45, -4]]);
  } else {
    found.posts = ring([[4, -4], [4, 4], [11, 4], [11, -4]]) + ring([[55, -4], [55, 4], [62, 4], [62, -4]]);
    found.leaf = `M${at(57, 0)}L${at(40, -32)}`;
    found.arc = `M${at(6, 0)}Q${at(8, -24)} ${at(38, -34)}`;
  }
  return found;
}

export interface Sign {
  cell: number;
  x: number;
  y: number;
  /** The kind the cell has now, or had before it was destroyed. */
  kind: string;
  spent: boolean;
}

export interface Plates {
  floor: string;
  floorAlt: string;
  joints: string;
  rivets: string;
  stairs: string;
  chasm: string;
  chasmRim: string;
  rubble: string;
  stones: string;
  traps: string;
  trapLines: string;
  lairCracks: string;
  lairPits: string;
  lairs: Point[];
  plates: string;
  plateFrames: string;
  litPlates: string;
  lit: Point[];
  spent: string;
  crosses: string;
  barrels: string;
  barrelHoops: string;
  walls: string;
  doorBars: string;
  doorLines: string;
  doorKnobs: string;
  doorLeaves: string;
  doorArcs: string;
  doorPosts: string;
  doorStumps: string;
  chevrons: string;
  signs: Sign[];
}

export function drawPlan(ground: Ground): Plates {
  const ink: Plates = {
    floor: "", floorAlt: "", joints: "", rivets: "", stairs: "", chasm: "", chasmRim: "", rubble: "", stones: "", traps: "", trapLines: "", lairCracks: "",
    lairPits: "", lairs: [], plates: "", plateFrames: "", litPlates: "", lit: [], spent: "", crosses: "", barrels: "", barrelHoops: "", walls: "",
    doorBars: "", doorLines: "", doorKnobs: "", doorLeaves: "", doorArcs: "", doorPosts: "", doorStumps: "", chevrons: "", signs: [],
  };
  for (const piece of ground.pieces) {
    for (let local = 0; local < SIZE * SIZE; local += 1) drawCell(ink, ground, piece, local);
    drawRivets(ink, piece);
    for (let edge = 0; edge < EDGES; edge += 1) drawEdge(ink, piece, edge);
    drawChevrons(ink, ground, piece);
    drawJoints(ink, ground, piece);
  }
  return ink;
}

function drawRivets(ink: Plates, piece: Piece): void {
  const { x, y } = origin(piece);
  for (let row = 1; row < SIZE; row += 1) for (let column = 1; column < SIZE; column += 1) ink.rivets += `M${x + column * CELL} ${y + row * CELL}h.01`;
}

function drawCell(ink: Plates, ground: Ground, piece: Piece, local: number): void {
  const at = corner(piece, local);
  const centre = { x: at.x + CELL / 2, y: at.y + CELL / 2 };
  const cell = piece.view.place * 100 + local;
  const printed = piece.face.kinds[local]!;
  const kind = piece.kinds[local]!;
  const gone = piece.tokens.get(local) === DESTROYED || piece.tokens.get(local) === STACK;
  const sign = (what: string, spent = false) => ink.signs.push({ cell, ...centre, kind: what, spent });
  if ((Math.floor(local / SIZE) + local) % 2 === 0) ink.floor += square(at);
  else ink.floorAlt += square(at);
  if (piece.face.art.get(local) === "stairs") for (let k = 0; k < 5; k += 1) ink.stairs += `M${at.x + 12} ${at.y + 13 + k * 10}h${CELL - 24}`;
  if (gone && !FINALE_CELLS.has(printed)) {
    if (printed === "lair_cell") sign("sealed_lair");
    else {
      ink.spent += rounded(at, 7, 5);
      ink.crosses += `M${at.x + 10} ${at.y + 10}l46 46M${at.x + 56} ${at.y + 10}l-46 46`;
      sign(printed, true);
    }
    return;
  }
  if (kind === "chasm_cell") {
    ink.chasm += square(at);
    ink.chasmRim += rimOfChasm(ground, cell, at);
  } else if (kind === "rubble") {
    ink.rubble += square(at, 1);
    ink.stones += stones(at, cell);
  } else if (kind === "trap_cell") {
    ink.traps += square(at, 11);
    ink.trapLines += `M${at.x + 11} ${at.y + 11}l44 44M${at.x + 55} ${at.y + 11}l-44 44`;
    sign(kind);
  } else if (kind === "lair_cell") {
    ink.lairs.push(centre);
    ink.lairCracks += cracks(at, cell);
    ink.lairPits += circle(centre, 10);
  } else if (kind === "barrel") {
    ink.barrels += circle(centre, 22) + circle(centre, 17.5);
    ink.barrelHoops += `M${centre.x - 17} ${centre.y - 5}h34M${centre.x - 17} ${centre.y + 5}h34`;
    sign(kind);
  } else if (kind === "lit_chapter_cell") {
    ink.lit.push(centre);
    ink.litPlates += rounded(at, 7, 5);
    sign(kind);
  } else if (ACTION_CELLS.has(kind) || FINALE_CELLS.has(kind)) {
    ink.plates += rounded(at, 7, 5);
    ink.plateFrames += rounded(at, 10.5, 3);
    sign(kind);
  } else if (kind === "entry_cell" || kind === "core_cell") sign(kind);
}

function rimOfChasm(ground: Ground, cell: number, at: Point): string {
  let path = "";
  const open = (side: Side) => {
    const other = ground.beside(cell, side);
    return other === null || ground.kind(other) !== "chasm_cell";
  };
  const teeth = [16.5, 33, 49.5];
  const length = (k: number) => (k === 1 ? 6 : 12);
  if (open("north")) path += `M${at.x} ${at.y}h${CELL}` + teeth.map((by, k) => `M${at.x + by} ${at.y + 3}v${length(k)}`).join("");
  if (open("south")) path += `M${at.x} ${at.y + CELL}h${CELL}` + teeth.map((by, k) => `M${at.x + by} ${at.y + CELL - 3}v${-length(k)}`).join("");
  if (open("west")) path += `M${at.x} ${at.y}v${CELL}` + teeth.map((by, k) => `M${at.x + 3} ${at.y + by}h${length(k)}`).join("");
  if (open("east")) path += `M${at.x + CELL} ${at.y}v${CELL}` + teeth.map((by, k) => `M${at.x + CELL - 3} ${at.y + by}h${-length(k)}`).join("");
  return path;
}

function drawEdge(ink: Plates, piece: Piece, edge: number): void {
  const kind = piece.face.edges[edge]!;
  if (kind === WALL) {
    const { from, to } = edgeAt(piece, edge);
    ink.walls += `M${from.x} ${from.y}L${to.x} ${to.y}`;
  } else if (kind === DOOR) {
    const drawn = door(edgeAt(piece, edge), piece.doors.get(edge) ?? DOOR_OPEN);
    ink.doorBars += drawn.bars;
    ink.doorLines += drawn.lines;
    ink.doorKnobs += drawn.knobs;
    ink.doorLeaves += drawn.leaf;
    ink.doorArcs += drawn.arc;
    ink.doorPosts += drawn.posts;
    ink.doorStumps += drawn.stumps;
  }
}

const BORDER_CELLS: Record<Side, [number, number]> = { north: [4, 5], south: [94, 95], west: [40, 50], east: [49, 59] };

/** The two cells of a side where another fragment can be joined. */
export function borderCells(side: Side): [number, number] {
  return BORDER_CELLS[side];
}

/** An arrowhead outside the border of a cell, pointing away from the board. */
export function chevron(at: Point, side: Side): string {
  const [x, y] = [at.x + CELL / 2, at.y + CELL / 2];
  const half = CELL / 2;
  switch (side) {
    case "north":
      return `M${x - 23} ${y - half - 4}h46M${x - 9} ${y - half - 10}l9 -9 9 9`;
    case "south":
      return `M${x - 23} ${y + half + 4}h46M${x - 9} ${y + half + 10}l9 9 9 -9`;
    case "west":
      return `M${x - half - 4} ${y - 23}v46M${x - half - 10} ${y - 9}l-9 9 9 9`;
    case "east":
      return `M${x + half + 4} ${y - 23}v46M${x + half + 10} ${y - 9}l9 9 -9 9`;
  }
}

export function unexplored(ground: Ground, piece: Piece, side: Side): boolean {
  const [first] = BORDER_CELLS[side];
  const cell = piece.view.place * 100 + first;
  return ground.isBorder(cell, side) && ground.beside(cell, side) === null;
}

function drawChevrons(ink: Plates, ground: Ground, piece: Piece): void {
  for (const side of ["north", "east", "south", "west"] as const) {
    if (!unexplored(ground, piece, side)) continue;
    const tokened = BORDER_CELLS[side].some((cell) => piece.view.entry.includes(cell) || piece.view.exit.includes(cell));
    if (!tokened) for (const cell of BORDER_CELLS[side]) ink.chevrons += chevron(corner(piece, cell), side);
  }
}

/** The floor goes on between two fragments where both have a border. */
function drawJoints(ink: Plates, ground: Ground, piece: Piece): void {
  for (const side of ["east", "south"] as const) {
    for (const local of BORDER_CELLS[side]) {
      if (!ground.passes(piece.view.place * 100 + local, side)) continue;
      const at = corner(piece, local);
      ink.joints += side === "east" ? `M${at.x + CELL} ${at.y}h${PITCH - SPAN}v${CELL}h${SPAN - PITCH}z` : `M${at.x} ${at.y + CELL}h${CELL}v${PITCH - SPAN}h${-CELL}z`;
    }
  }
}

/** On which side of its fragment a token of two border cells lies. */
export function tokenSide(cells: number[]): Side | null {
  const of = (cell: number): Side | null => (["north", "east", "south", "west"] as const).find((side) => BORDER_CELLS[side].includes(cell)) ?? null;
  return cells[0] === undefined ? null : of(cells[0]);
}

/** The outline of a set of cells: the edges that have one of them on one side only. */
export function outlineOf(ground: Ground, cells: Iterable<number>): string {
  const inside = new Set(cells);
  let path = "";
  for (const cell of inside) {
    const piece = ground.piece(cell);
    if (!piece) continue;
    const at = corner(piece, cell % 100);
    const open = (side: Side) => {
      const other = ground.beside(cell, side);
      return other === null || !inside.has(other);
    };
    if (open("north")) path += `M${at.x} ${at.y}h${CELL}`;
    if (open("south")) path += `M${at.x} ${at.y + CELL}h${CELL}`;
    if (open("west")) path += `M${at.x} ${at.y}v${CELL}`;
    if (open("east")) path += `M${at.x + CELL} ${at.y}v${CELL}`;
  }
  return path;
}

export function hexagon(radius: number): string {
  const points = Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 3) * k - Math.PI / 2;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Health pips along the lower arc of a token. */
export function pips(count: number, radius: number): Point[] {
  const step = Math.min(19, 150 / Math.max(1, count));
  return Array.from({ length: count }, (_, k) => {
    const angle = ((90 - (k - (count - 1) / 2) * step) * Math.PI) / 180;
    return { x: round(Math.cos(angle) * radius), y: round(Math.sin(angle) * radius) };
  });
}


/** Where the targets of a decision lie on the board. */

import { cellOf } from "../arcana";
import type { ArcanaView, Side } from "../types";
import { CELL } from "./camera";
import { borderCells, corner, edgeAt, middle, type Point } from "./drawing";
import type { Ground } from "./ground";

export interface Place extends Point {
  kind: "cell" | "creature" | "door" | "border";
  /** The cell it lies on, where it lies on one. */
  cell: number;
  /** A door's edge stands upright. */
  upright?: boolean;
  side?: Side;
}

export function splitKey(key: string): { kind: string; id: string } {
  const at = key.indexOf(":");
  return { kind: key.slice(0, at), id: key.slice(at + 1) };
}

/** Barrels are creatures to the rules, but no figures: their cell is what is ringed. */
export function isBarrel(key: string): boolean {
  return key.startsWith("creature:barrel@");
}

/** The place of a target, or null where it lies on no board: cards, decks, abilities. */
export function placeOf(ground: Ground, view: ArcanaView, actor: string | null, key: string): Place | null {
  const { kind, id } = splitKey(key);
  switch (kind) {
    case "cell": {
      const at = middle(ground, Number(id));
      return at && { ...at, kind, cell: Number(id) };
    }
    case "creature": {
      const cell = cellOf(view, id);
      const at = cell < 0 ? null : middle(ground, cell);
      return at && { ...at, kind, cell };
    }
    case "door": {
      const [place, edge] = id.replace("door@", "").split(":").map(Number);
      const piece = ground.piece((place ?? 0) * 100);
      if (!piece || edge === undefined) return null;
      const { from, to, upright } = edgeAt(piece, edge);
      return { kind, cell: -1, upright, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    }
    case "border":
      return borderPlace(ground, view, actor, id as Side);
    default:
      return null;
  }
}

/** An explorer explores the border it stands at. */
function borderPlace(ground: Ground, view: ArcanaView, actor: string | null, side: Side): Place | null {
  const cell = actor ? cellOf(view, actor) : -1;
  const piece = cell < 0 ? undefined : ground.piece(cell);
  if (!piece) return null;
  const [first, second] = borderCells(side).map((local) => corner(piece, local)) as [Point, Point];
  const out = CELL / 2 + 16;
  const shift: Record<Side, Point> = { north: { x: 0, y: -out }, south: { x: 0, y: out }, west: { x: -out, y: 0 }, east: { x: out, y: 0 } };
  return {
    kind: "border",
    side,
    cell: -1,
    x: (first.x + second.x) / 2 + CELL / 2 + shift[side].x,
    y: (first.y + second.y) / 2 + CELL / 2 + shift[side].y,
  };
}

const ABOVE: Place["kind"][] = ["cell", "creature", "border", "door"];

/** In the order they take the pointer, the uppermost last: what can be chosen over what cannot, narrow things over cells. */
export function inReach(places: Map<string, Place>, legal: (key: string) => boolean): [string, Place][] {
  const height = ([key, place]: [string, Place]) => (legal(key) ? ABOVE.length : 0) + ABOVE.indexOf(place.kind);
  return [...places].sort((one, other) => height(one) - height(other));
}

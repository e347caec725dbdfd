/** The score sheet as rows of cells, and what each number is made of. */

import { KINDS } from "../tour";
import type { District, FinalLine, TourContent, TourPlayer, Tourist } from "../types";

export type RowId = Tourist | "yellow" | "task" | "encounter";
export const ROWS: readonly RowId[] = [...KINDS, "yellow", "task", "encounter"];

const COLOUR: Record<Tourist, District["type"]> = { circle: "red", square: "green", triangle: "blue", cross: "purple" };

export function isKind(row: RowId): row is Tourist {
  return (KINDS as readonly string[]).includes(row);
}

export function cellValue(player: TourPlayer, row: RowId): number {
  const score = player.score;
  if (!score) return 0;
  return isKind(row) ? score.kinds[row].vp : score[row];
}

/** What brought a player most: of all their numbers the one to explain first. */
export function richest(player: TourPlayer): RowId {
  return ROWS.reduce((best, row) => (cellValue(player, row) > cellValue(player, best) ? row : best));
}

/** Seats with the best value of a row; nobody stands out where all are equal. Who lost takes no part in scoring (AT-ENC-14). */
export function leaders(players: TourPlayer[], row: RowId): number[] {
  const scoring = players.filter((player) => !player.score?.lost);
  const values = scoring.map((player) => cellValue(player, row));
  const most = Math.max(...values);
  if (scoring.length < 2 || values.every((value) => value === most)) return [];
  return scoring.filter((player) => cellValue(player, row) === most).map((player) => player.seat);
}

export interface Part {
  district: string;
  count: number | null;
}
export interface Parts {
  tourists: Part[];
  districts: Part[];
}

/** The districts a number came from: with tourists of the kind, and of the kind's colour. */
export function partsOf(content: TourContent, player: TourPlayer, line: FinalLine | null, row: RowId): Parts {
  const along = (line?.along ?? []).filter((id) => !player.crossed_out.includes(id));
  const byId = new Map(content.districts.map((district) => [district.id, district]));
  if (row === "yellow") {
    const stars = along.flatMap((id) => (byId.get(id)?.type === "yellow" ? [{ district: id, count: byId.get(id)!.star ?? 0 }] : []));
    return { tourists: [], districts: stars };
  }
  if (!isKind(row)) return { tourists: [], districts: [] };
  const tourists = along
    .map((id) => ({ district: id, count: (player.tourists[id] ?? []).filter((kind) => kind === row).length }))
    .filter((part) => part.count > 0)
    .sort((a, b) => b.count - a.count);
  const districts = along.filter((id) => byId.get(id)?.type === COLOUR[row]).map((id) => ({ district: id, count: null }));
  return { tourists, districts };
}

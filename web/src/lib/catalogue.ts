// The four games of the house, in the order of the posters. The server says which of them are playable;
// for those still in the works the shell knows enough to show an honest poster.
import type { GameInfo } from "../api/types";

export interface Poster {
  id: string;
  seats: { min: number; max: number };
  minutes: [number, number];
  weight: number;
}

const HOUSE: readonly Poster[] = [
  { id: "arkham_tour", seats: { min: 1, max: 4 }, minutes: [20, 20], weight: 2 },
  { id: "machina_arcana", seats: { min: 1, max: 4 }, minutes: [60, 180], weight: 4 },
  { id: "eldritch_horror", seats: { min: 1, max: 8 }, minutes: [120, 240], weight: 4 },
  { id: "discover", seats: { min: 1, max: 4 }, minutes: [60, 120], weight: 3 },
];

export interface Shown extends Poster {
  info: GameInfo | null; // null: not playable here
}

/** The house's posters first, then games added by other packages. */
export function posters(games: GameInfo[]): Shown[] {
  const known = new Map(games.map((game) => [game.id, game]));
  const house = HOUSE.map((poster) => ({ ...poster, ...known.get(poster.id), info: known.get(poster.id) ?? null }));
  const guests = games.filter((game) => !HOUSE.some((poster) => poster.id === game.id));
  return [...house, ...guests.map((game) => ({ ...game, info: game }))];
}

/** How long a match takes, as arguments of a message: minutes, or hours where minutes would be silly. */
export function duration([from, to]: [number, number]): { id: string; args: Record<string, number> } {
  if (from >= 60) return { id: "app-hours-range", args: { from: Math.round(from / 60), to: Math.round(to / 60) } };
  return from === to ? { id: "app-minutes", args: { from } } : { id: "app-minutes-range", args: { from, to } };
}

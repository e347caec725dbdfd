// Starting a match: ask the server, keep the seats that are mine, and say where to go.
import { api } from "../api/client";
import type { MatchRequest, SeatRequest } from "../api/types";
import { seats, type Invitation } from "./seats";

export type SeatKind = "you" | "screen" | "friend" | "bot";
export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  bot: string;
  typed?: boolean; // false: nobody gave this name, so every reader is shown one in their own language
}

function asked(seat: PlannedSeat): SeatRequest {
  const name = seat.typed === false ? "" : seat.name;
  return seat.kind === "bot" ? { kind: "bot", name, bot: seat.bot } : { kind: "human", name };
}

export async function startMatch(
  game: string,
  planned: PlannedSeat[],
  options: Record<string, string>,
  seed: string,
): Promise<{ match: string; invitations: Invitation[] }> {
  const request: MatchRequest = { game, seats: planned.map(asked), options };
  if (seed.trim()) request.seed = seed.trim();
  const made = await api.create(request);
  const mine = made.seats.filter(({ seat }) => planned[seat]?.kind !== "friend");
  const invitations = made.seats
    .filter(({ seat }) => planned[seat]?.kind === "friend")
    .map(({ seat, token }) => ({ seat, token, name: planned[seat]!.name }));
  seats.sit(made.match, mine, { game, invitations });
  return { match: made.match, invitations };
}

/** Of the bots on offer, the one for a quick game: neither the weakest nor the slowest. */
export function usualBot(bots: string[]): string {
  return bots.includes("greedy") ? "greedy" : (bots[Math.floor(bots.length / 2)] ?? "random");
}

/** The next match of the same people with the same set-up. */

import { api } from "../api/client";
import type { TableMessage } from "../api/types";
import { seats as seatStore } from "../lib/seats";
import { nameOf } from "./promptstate";

/** Makes the match and keeps my seats of it, with the links for the others; returns its id. */
export async function playAgain(message: TableMessage, token: string): Promise<string> {
  const made = await api.again(message.match.id, token);
  const mine = new Set(seatStore.tokens(message.match.id).map((held) => held.seat));
  const own = made.seats.filter((one) => mine.has(one.seat));
  const others = made.seats.filter((one) => !mine.has(one.seat)).map((one) => ({ ...one, name: nameOf(message, one.seat) }));
  seatStore.sit(made.match, own, { game: message.match.game, invitations: others });
  return made.match;
}

// My matches with what the server says of them now.
import { api, ApiError } from "../api/client";
import type { PublicMatch } from "../api/types";
import { seats, type MyMatch } from "./seats";

export interface Known {
  mine: MyMatch;
  info: PublicMatch;
}

/** A match the server no longer has is taken off the list; one it could not tell about now is only left out. */
export async function loadMine(limit = 40): Promise<Known[]> {
  const mine = seats.list().slice(0, limit);
  const told = await Promise.all(
    mine.map(async (one): Promise<Known | null> => {
      try {
        return { mine: one, info: await api.match(one.match) };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) seats.leave(one.match);
        else if (error instanceof ApiError && error.status === 0) throw error;
        return null;
      }
    }),
  );
  return told.filter((one) => one !== null);
}

export function mySeatNumbers(mine: MyMatch): number[] {
  return mine.seats.flatMap((held) => (held.seat === null ? [] : [held.seat]));
}

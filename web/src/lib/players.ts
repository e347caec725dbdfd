// The names people give themselves on this browser: mine, and those who sat at one screen with me.
import { NAME_MOST } from "../api/types";
import { shelf } from "./storage";

const MINE = "eldertable.name";

export function myName(): string {
  return shelf.getItem(MINE) ?? "";
}

export function keepMyName(name: string): void {
  const trimmed = [...name.trim()].slice(0, NAME_MOST).join("").trim();
  if (trimmed) shelf.setItem(MINE, trimmed);
  else shelf.removeItem(MINE);
}

/** Each seat's sign, by seat number from 0: emblem, colour token, dash pattern of its route and sparkline. */
export const SEAT_SIGNS = [
  { emblem: "sun", colour: "--seat-1", dash: "" },
  { emblem: "moon", colour: "--seat-2", dash: "7 4" },
  { emblem: "key", colour: "--seat-3", dash: "2 4" },
  { emblem: "third-eye", colour: "--seat-4", dash: "8 3 2 3" },
  { emblem: "anchor", colour: "--seat-5", dash: "14 4" },
  { emblem: "feather", colour: "--seat-6", dash: "4 4" },
  { emblem: "ringing-bell", colour: "--seat-7", dash: "10 2 1 2" },
  { emblem: "polar-star", colour: "--seat-8", dash: "8 3 2 3 2 3" },
] as const;

export function seatSign(seat: number): (typeof SEAT_SIGNS)[number] {
  return SEAT_SIGNS[seat % SEAT_SIGNS.length]!;
}

/** What people say to each other at the table. */

import type { Said, TableMessage } from "../api/types";

/** The lines with the news among them, each once: after a reconnect the table tells old ones again. */
export function mergeTalk(lines: Said[], news: Said[]): Said[] {
  const byNumber = new Map([...lines, ...news].map((line) => [line.n, line]));
  return [...byNumber.values()].sort((one, other) => one.n - other.n);
}

/** Is there anybody to talk to: a person at another screen, or, for who watches, the others who watch? */
export function mayTalk(message: TableMessage, mySeats: number[]): boolean {
  if (message.you === null) return true;
  return message.match.seats.some((seat) => seat.kind === "human" && seat.seat !== message.you && !mySeats.includes(seat.seat));
}

/** Lines of others that came after the last one read. */
export function unreadTalk(lines: Said[], read: number, me: number | null): Said[] {
  return lines.filter((line) => line.n > read && (line.seat === null || line.seat !== me));
}

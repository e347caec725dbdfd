/** Which of its states the prompt is in. One prompt speaks at a time; this decides in which voice. */

import type { TableMessage } from "../api/types";
import type { Link } from "./socket";

export type PromptState = "yours" | "waiting" | "together" | "bot" | "lost" | "spectator" | "replay" | "over";

export interface PromptFacts {
  message: TableMessage;
  link: Link;
  live: boolean;
  simultaneous: boolean;
}

export function promptState({ message, link, live, simultaneous }: PromptFacts): PromptState {
  if (!live) return "replay";
  if (link === "lost") return "lost";
  if (message.outcome) return "over";
  if (message.you === null) return "spectator";
  if (message.decision) return "yours";
  if (simultaneous && !message.waiting.includes(message.you)) return "together";
  return allBots(message) ? "bot" : "waiting";
}

function allBots(message: TableMessage): boolean {
  return message.waiting.length > 0 && message.waiting.every((seat) => seatOf(message, seat)?.bot);
}

export function seatOf(message: TableMessage, seat: number): TableMessage["match"]["seats"][number] | undefined {
  return message.match.seats.find((entry) => entry.seat === seat);
}

export function nameOf(message: TableMessage, seat: number): string {
  return seatOf(message, seat)?.name ?? String(seat + 1);
}

/** Is this seat's person away? Whoever sits at this very screen is here, whichever seat it shows; once all is over nobody is missed. */
export function isAway(message: TableMessage, seat: number, mySeats: number[]): boolean {
  const one = message.outcome === null ? seatOf(message, seat) : undefined;
  return one !== undefined && one.kind === "human" && !one.connected && one.bot === null && !mySeats.includes(seat) && seat !== message.you;
}

/** People who are asked, are not here, and whom a bot could replace. */
export function absent(message: TableMessage, mySeats: number[]): number[] {
  return message.waiting.filter((seat) => isAway(message, seat, mySeats));
}

/** So long one waits before being offered to remind. */
const REMIND_AFTER = 90;

/** People who are asked and here, but at another screen: after a while they may be reminded. */
export function remindable(message: TableMessage, mySeats: number[], seconds: number): number[] {
  if (message.you === null || seconds < REMIND_AFTER) return [];
  return message.waiting.filter((seat) => {
    const one = seatOf(message, seat);
    return one !== undefined && one.connected && one.bot === null && seat !== message.you && !mySeats.includes(seat);
  });
}

/** Seats of mine that must decide while the one shown has nothing to decide. */
function waitingHere(message: TableMessage, mySeats: number[]): number[] {
  if (message.decision || message.outcome || message.you === null) return [];
  return message.waiting.filter((seat) => seat !== message.you && mySeats.includes(seat) && !seatOf(message, seat)?.bot);
}

/** The next of my own seats on this device that must decide; whoever has a screen elsewhere needs not this one. */
export function handOverTo(message: TableMessage, mySeats: number[]): number | null {
  const waiting = waitingHere(message, mySeats).filter((seat) => !seatOf(message, seat)?.connected);
  return waiting.find((seat) => seat > message.you!) ?? waiting[0] ?? null;
}

/** Seats of mine that must decide and are open on another screen too: they come here only if they are asked to. */
export function elsewhere(message: TableMessage, mySeats: number[]): number[] {
  return waitingHere(message, mySeats).filter((seat) => seatOf(message, seat)?.connected);
}

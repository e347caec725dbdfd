// Which seats are mine: the tokens of every match this browser sits at, on this browser only.
import { readJson, shelf, writeJson, type Shelf } from "./storage";

export interface MySeat {
  seat: number | null; // null until the table has said which seat the token opens
  token: string;
}
export interface Invitation {
  seat: number;
  name: string;
  token: string;
}
export interface MyMatch {
  match: string;
  game: string | null;
  seats: MySeat[]; // several: one screen, several players
  invitations: Invitation[]; // links for friends, kept because the server tells a token once
  opened: number;
  shown?: string; // the token of the seat that this screen showed last
}

const KEY = "eldertable.matches";
type Kept = Record<string, MyMatch>;

export class SeatStore {
  constructor(private readonly on: Shelf = shelf) {}

  private all(): Kept {
    return readJson<Kept>(this.on, KEY, {});
  }

  private change(match: string, edit: (mine: MyMatch) => void): MyMatch {
    const all = this.all();
    const mine = all[match] ?? { match, game: null, seats: [], invitations: [], opened: 0 };
    edit(mine);
    if (mine.seats.length + mine.invitations.length > 0) all[match] = mine;
    else delete all[match]; // a match nobody here sits at is not mine
    writeJson(this.on, KEY, all);
    return mine;
  }

  /** My matches, the one looked at last first. */
  list(): MyMatch[] {
    return Object.values(this.all()).sort((a, b) => b.opened - a.opened);
  }

  of(match: string): MyMatch | null {
    return this.all()[match] ?? null;
  }

  tokens(match: string): MySeat[] {
    return this.of(match)?.seats ?? [];
  }

  /** The seat to begin with: the one shown last, as long as it is mine. */
  first(match: string): MySeat | null {
    const mine = this.of(match);
    return mine?.seats.find((held) => held.token === mine.shown) ?? mine?.seats[0] ?? null;
  }

  /** This seat has the screen: whoever loads the page anew comes back to it. */
  show(match: string, token: string): void {
    this.change(match, (mine) => {
      mine.shown = token;
    });
  }

  sit(match: string, seats: MySeat[], more: { game?: string; invitations?: Invitation[] } = {}): MyMatch {
    return this.change(match, (mine) => {
      for (const one of seats) {
        const known = mine.seats.find((held) => held.token === one.token);
        if (!known) mine.seats.push({ ...one });
        else if (one.seat !== null) known.seat = one.seat;
      }
      mine.game = more.game ?? mine.game;
      mine.invitations = more.invitations ?? mine.invitations;
      mine.opened = Date.now();
    });
  }

  /** The table told which seat a token opens (the `you` of its first message), or that the token opens none. */
  learn(match: string, token: string, seat: number | null, game: string): void {
    this.change(match, (mine) => {
      mine.game = game;
      if (seat === null) mine.seats = mine.seats.filter((held) => held.token !== token);
      else for (const held of mine.seats) if (held.token === token) held.seat = seat;
    });
  }

  /** A token the table does not know: a link cut short or made up. */
  drop(match: string, token: string): void {
    this.change(match, (mine) => {
      mine.seats = mine.seats.filter((held) => held.token !== token);
    });
  }

  /** A seat goes back to whoever it belongs to: it leaves this screen, its link stays at hand. */
  giveBack(match: string, seat: number, name: string): void {
    this.change(match, (mine) => {
      for (const { token } of mine.seats.filter((held) => held.seat === seat)) {
        if (!mine.invitations.some((one) => one.token === token)) mine.invitations.push({ seat, name, token });
      }
      mine.seats = mine.seats.filter((held) => held.seat !== seat);
    });
  }

  leave(match: string): void {
    const all = this.all();
    delete all[match];
    writeJson(this.on, KEY, all);
  }
}

export const seats = new SeatStore();

/**
 * What the part after # of a table's address asks for: nothing, a seat, a seat besides those this screen already has
 * (which is asked about first), or it is a link that was damaged on its way.
 */
export type Arrival = { kind: "none" | "damaged" } | { kind: "seat" | "another"; token: string };

/** Mail and messengers leave dots, brackets and spaces at a link's end; they are no part of a token. */
const SHELL = /^(?:%20|[^A-Za-z0-9_-])+|(?:%20|[^A-Za-z0-9_-])+$/g;

export function arrivalOf(hash: string, held: MySeat[]): Arrival {
  const given = hash.replace(/^#/, "");
  if (given === "") return { kind: "none" };
  const token = given.replace(SHELL, "");
  if (!/^[A-Za-z0-9_-]{8,}$/.test(token)) return { kind: "damaged" };
  const known = held.length === 0 || held.some((one) => one.token === token);
  return { kind: known ? "seat" : "another", token };
}

/** A seat's link is /t/<match>#<token>: the token is kept, and leaves the address bar and the history. */
export function takeTokenFromAddress(match: string, store = seats): Arrival {
  const arrival = arrivalOf(location.hash, store.tokens(match));
  if (arrival.kind === "seat") store.sit(match, [{ seat: null, token: arrival.token }]);
  if (arrival.kind !== "none") history.replaceState(history.state, "", location.pathname + location.search);
  return arrival;
}

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
    all[match] = mine;
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

  opened(match: string, game?: string): void {
    this.change(match, (mine) => {
      mine.game = game ?? mine.game;
      mine.opened = Date.now();
    });
  }

  leave(match: string): void {
    const all = this.all();
    delete all[match];
    writeJson(this.on, KEY, all);
  }
}

export const seats = new SeatStore();

/** A seat's link is /t/<match>#<token>: keep the token, then take it out of the address bar and the history. */
export function takeTokenFromAddress(match: string, store = seats): string | null {
  const token = location.hash.slice(1);
  if (!/^[A-Za-z0-9_.-]{8,}$/.test(token)) return null;
  store.sit(match, [{ seat: null, token }]);
  history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}

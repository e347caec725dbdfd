/** Where a table comes from: a live socket, a moment of a replay. The desk shows any of them alike. */

import type { Link } from "./socket";
import type { TableState } from "./reducer";

export interface Line {
  /** Reactive; every change is a new object. */
  readonly state: TableState;
  readonly link: Link;
  readonly retryAt: number | null;
  /** Seats whose people sit at this very screen. */
  readonly mySeats: number[];
  /** A replay goes to another of its moments. */
  seek?(at: number): void;
  /** False where nothing can be chosen: replays. */
  readonly live: boolean;
  choose(option: number): void;
  undo(): void;
  askHint(): void;
  askPreview(option: number): void;
  letBot(seat: number, bot: string | null): void;
  /** Say what I am called. Absent where nobody could hear it. */
  rename?(name: string): void;
  /** Remind a seat that is waited for. */
  nudge(seat: number): void;
  /** Speak to the table; false when nobody hears it now. Absent where there is nobody to speak to. */
  say?(text: string): boolean;
  /** Another of this screen's seats asks for the screen. */
  passTo?(seat: number): void;
  /** A seat leaves this screen; its link can be sent to whoever plays it. */
  giveBack?(seat: number, name: string): void;
  retryNow(): void;
  dismiss(what: "refusal" | "hint" | "meanwhile"): void;
}

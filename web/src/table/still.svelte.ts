/** A table that stands still: one moment of a replay. Nothing can be chosen at it. */

import type { TableMessage } from "../api/types";
import { named } from "../lib/names";
import type { Line } from "./line";
import { emptyState, type TableState } from "./reducer";

export class StillLine implements Line {
  readonly live = false;
  readonly link = "open" as const;
  readonly retryAt = null;
  readonly mySeats: number[] = [];
  seek: ((at: number) => void) | undefined;
  state = $state.raw<TableState>(emptyState());

  show(message: TableMessage): void {
    this.state = { ...emptyState(), table: named(message), log: message.log };
  }

  choose(): void {}
  undo(): void {}
  askHint(): void {}
  askPreview(): void {}
  letBot(): void {}
  nudge(): void {}
  retryNow(): void {}
  dismiss(): void {}
}

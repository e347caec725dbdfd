/** A table that stands still: one moment of a replay. Nothing can be chosen at it. */

import type { Insight, TableMessage } from "../api/types";
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
    const { table, insight } = this.state;
    const same = table?.you === message.you; // what was worked out stands until the next comes, but never at another seat
    this.state = { ...emptyState(), table: named(message), log: message.log, insight: same ? insight : null };
  }

  /** What a careful player could work out at the moment shown. */
  learn(insight: Insight): void {
    this.state = { ...this.state, insight: insight.data };
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

/** What each explorer did, counted in the log. */

import type { LogLine } from "../../api/types";
import { attackOf } from "./dice/attacks";

export const DEEDS = ["hits", "misses", "wounds", "items", "cells", "explored", "inspired"] as const;
export type Deed = (typeof DEEDS)[number];

const BY_KIND: Record<string, Deed> = {
  lost_health: "wounds",
  gained_item: "items",
  activated: "cells",
  sealed: "cells",
  explored: "explored",
  spent_inspiration: "inspired",
};

export function deedsOf(log: LogLine[]): Map<string, Record<Deed, number>> {
  const found = new Map<string, Record<Deed, number>>();
  const add = (who: string, deed: Deed, n = 1) => {
    const sheet = found.get(who) ?? { hits: 0, misses: 0, wounds: 0, items: 0, cells: 0, explored: 0, inspired: 0 };
    sheet[deed] += n;
    found.set(who, sheet);
  };
  for (const line of log) {
    const attack = attackOf(line);
    if (attack) add(attack.attacker, attack.against.some(([, , hit]) => hit) ? "hits" : "misses");
    const deed = BY_KIND[String(line.data.kind)];
    if (deed) add(String(line.data.who), deed, deed === "inspired" ? Number(line.data.n) : 1);
  }
  return found;
}

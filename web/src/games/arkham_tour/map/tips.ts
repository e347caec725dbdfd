/** What the places of the plan are and do, for whoever points at them; one junction may hold several. */

import { t } from "../../../lib/text.svelte";
import type { TourContent } from "../types";

export interface Marked {
  content: TourContent;
  ancientOne: string;
  horrors: string[];
  /** Shops that have been visited. */
  shops: string[];
  flags: string[];
  /** Whoever reads this may lay segments here in this round; else it is a board of the past, or somebody else's. */
  laying: boolean;
}

/** Words by junction, a line for each place there. */
export function placeTips({ content, ancientOne, horrors, shops, flags, laying }: Marked): Map<string, string> {
  const lines = new Map<string, string[]>();
  const tell = (id: string, words: string) => lines.set(id, [...(lines.get(id) ?? []), words]);
  for (const node of content.nodes) {
    if (node.shop) tell(node.id, t(shops.includes(node.id) ? "app-table-tour-place-shop-seen" : laying ? "app-table-tour-place-shop" : "app-table-tour-place-shop-unseen"));
    if (node.gate) tell(node.id, t(ancientOne === "shub_niggurath" ? "app-table-tour-place-gate-calm" : "app-table-tour-place-gate"));
  }
  for (const id of horrors) tell(id, t("app-table-tour-place-horror"));
  for (const id of flags) tell(id, t("app-table-tour-place-flag"));
  return new Map([...lines].map(([id, words]) => [id, words.join("\n")]));
}

/** The junction whose sign lies under this point of the plan, if it has one. */
export function placeUnder(at: { x: number; y: number }, tips: Map<string, string>, nodes: Record<string, [number, number]>, reach = 16): string | null {
  for (const id of tips.keys()) {
    const [x, y] = nodes[id] ?? [Infinity, Infinity];
    if (Math.hypot(at.x - x, at.y - y) <= reach) return id;
  }
  return null;
}

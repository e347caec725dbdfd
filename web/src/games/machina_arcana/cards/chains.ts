/** Equipped items as they lie on a board: chains that grow upwards by upgrades and to the right by extensions. */

import type { EquippedItem } from "../types";

export interface Link {
  item: string;
  extension: string | null;
}
/** From the main item up: the last link is on top. */
export type Chain = Link[];

export function chainsOf(equipped: EquippedItem[]): Chain[] {
  const on = (item: string, part: EquippedItem["part"]) => equipped.find((one) => one.on === item && one.part === part)?.item ?? null;
  return equipped
    .filter((one) => one.part === "main")
    .map((main) => {
      const chain: Chain = [];
      const seen = new Set<string>();
      for (let item: string | null = main.item; item !== null && !seen.has(item); item = on(item, "upgrade")) {
        seen.add(item);
        chain.push({ item, extension: on(item, "extension") });
      }
      return chain;
    });
}

/** Whom a monster goes for, why, and why not the others: in words. */

import { list, t } from "../../lib/text.svelte";
import type { Desk } from "../../table/desk.svelte";
import { aimOf, shortName } from "./arcana";
import type { MonsterView } from "./types";

export function aimWords(desk: Desk, one: MonsterView): string {
  if (one.controlled_by) return t("app-arcana-aim-controlled", { who: shortName(one.controlled_by) });
  if (!one.predictable) return t("app-arcana-aim-free");
  const aim = aimOf(desk, one.card);
  if (!aim) return "";
  if (aim.targets.length === 0) return t("app-arcana-aim-nobody");
  const first = aim.explorers.find((explorer) => explorer.explorer === aim.targets[0]);
  const who = list(aim.targets.map(shortName));
  const stationary = one.keywords.includes("stationary") ? "yes" : "no";
  return t("app-arcana-aim", { who, steps: first?.steps ?? 0, doors: first?.blocks ?? 0, stationary, equal: aim.targets.length });
}

/** Everybody the monster could go for, the nearest first: how far, how many doors, how healthy. */
export function comparedWords(desk: Desk, one: MonsterView): string[] {
  const aim = one.predictable && !one.controlled_by ? aimOf(desk, one.card) : null;
  const nearestFirst = [...(aim?.explorers ?? [])].sort((a, b) => a.steps - b.steps || a.blocks - b.blocks || a.health - b.health);
  return nearestFirst.map(({ explorer, steps, blocks, health }) => t("app-arcana-aim-other", { who: shortName(explorer), steps, doors: blocks, health }));
}

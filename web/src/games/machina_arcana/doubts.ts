/** What wants a second press: own people as a target, an ability that does nothing, a turn that could go on. */

import type { Option, Text } from "../../api/types";
import type { Desk } from "../../table/desk.svelte";
import { targetKey } from "../../table/targets";
import type { Choice } from "../../table/options";
import { actorOf, explorerOf, harmsOwn, viewOf } from "./arcana";

const VAIN: Record<string, string> = { "machina_arcana-vain-own": "app-arcana-doubt-own", "machina_arcana-vain-nothing": "app-arcana-doubt-nothing" };
/** Deeds that a turn is ended without by mistake; a step or a door is no reason to ask. */
const DEEDS = new Set(["UseAbility", "Activate", "SealLair", "Explore", "LeaveBoard"]);

/** An ability that reaches nobody now, or nobody but friends. */
export function isVain(option: Option | undefined): boolean {
  return option?.detail !== null && option?.detail !== undefined && option.detail.id in VAIN;
}

export function doubts(desk: Desk, { option }: Choice): Text | null {
  if (isVain(option)) return { id: VAIN[option.detail!.id]! };
  if (option.kind === "ChooseThing" && option.target) return ownTarget(desk, targetKey(option.target));
  return option.kind === "Pass" && desk.decision?.kind === "act" ? unspent(desk) : null;
}

/** Whoever has selected it has read whom it harms; where all targets are friends that was asked before. */
function ownTarget(desk: Desk, key: string): Text | null {
  const all = [...desk.groups.targets.keys()].every((one) => harmsOwn(desk, one));
  return !all && desk.selected !== key && harmsOwn(desk, key) ? { id: "app-arcana-own-people", args: { sure: "yes" } } : null;
}

/** A turn with nothing done in it yet, or with something left to do. */
function unspent(desk: Desk): Text | null {
  const explorer = explorerOf(viewOf(desk), actorOf(desk));
  if (!explorer || explorer.stamina === 0) return null;
  const fresh = explorer.stamina >= (explorer.stats?.stamina.value ?? 0);
  const more = desk.decision!.options.some((option) => DEEDS.has(option.kind) && !isVain(option));
  return fresh || more ? { id: "app-arcana-doubt-end", args: { stamina: explorer.stamina } } : null;
}

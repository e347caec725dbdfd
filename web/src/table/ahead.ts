/** Deciding ahead: a choice made while others decide, for the question that comes to this seat next. */

import type { Barred, Decision, Target, Text } from "../api/types";
import { barredByTarget } from "./options";
import { targetKey } from "./targets";

/** A choice that could be made now if the seat were asked. */
export interface AheadOption {
  kind: string;
  target: Target;
  text: Text;
  /** Tells two questions alike apart: the same die in the next round is another choice. */
  mark: string;
}

/** What a seat will be asked next, as far as the table tells now; it stays true while the seat is asked. */
export interface AheadPlan {
  question: Text;
  options: AheadOption[];
}

/** What becomes of a staged choice when the table has changed. */
export type Fate = { is: "kept" } | { is: "sent"; index: number } | { is: "withdrawn"; why: Text | null };

function same(a: AheadOption, b: AheadOption): boolean {
  return a.kind === b.kind && a.mark === b.mark && targetKey(a.target) === targetKey(b.target);
}

export function fateOf(staged: AheadOption, now: { plan: AheadPlan | null; decision: Decision | null; barred: Barred[] }): Fate {
  const key = targetKey(staged.target);
  const planned = now.plan?.options.some((option) => same(option, staged)) ?? false;
  if (planned && now.decision === null) return { is: "kept" };
  const index = now.decision?.options.findIndex((option) => option.kind === staged.kind && option.target !== null && targetKey(option.target) === key) ?? -1;
  if (planned && index >= 0) return { is: "sent", index };
  return { is: "withdrawn", why: barredByTarget(now.barred).get(key)?.text ?? null };
}

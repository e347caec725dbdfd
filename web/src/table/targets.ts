/** Targets of a decision: the things on a board, a card row or a tray that an option points at. */

import type { Target } from "../api/types";

/** The name of a target in the page: `road:H10`, `district:3;6`. */
export function targetKey(target: Target): string {
  return `${target.kind}:${target.id}`;
}

export type TargetState = "legal" | "barred" | "selected";

/** The draft of the round dice, decided ahead: which die I take or remove when my turn comes (AT-DICE-02 to -07, AT-OPEN-06). */

import type { Text } from "../../api/types";
import type { AheadOption, AheadPlan } from "../../table/ahead";
import type { Desk } from "../../table/desk.svelte";
import { viewOf } from "./tour";
import type { TourDie, TourView } from "./types";

interface Draft {
  kind: "TakeDie" | "RemoveDie";
  question: string;
  /** Which of the draft's steps it is. */
  step: string;
}

/** My next step of this round's draft; null when I have none left. */
export function draftOf(view: Pick<TourView, "phase" | "opening" | "first_player" | "dice">, seats: number, me: number): Draft | null {
  if (view.phase !== "dice" || seats < 2) return null;
  if (view.opening) {
    const mine = view.dice.some((die) => die.place === "taken" && die.by === me);
    return mine ? null : { kind: "TakeDie", question: "take-opening-die", step: "opening" };
  }
  const free = view.dice.filter((die) => die.place === "available").length;
  if (me === view.first_player) {
    const cell = free === view.dice.length ? "first" : "second";
    return { kind: "TakeDie", question: `take-die-${cell}`, step: cell };
  }
  const removal = { kind: "RemoveDie", question: "remove-die" } as const;
  if (me === (view.first_player + 1) % seats && free >= 4) return { ...removal, step: "left" };
  if (me === (view.first_player + seats - 1) % seats && free >= 3) return { ...removal, step: "right" };
  return null;
}

function faceWords(die: TourDie): Text {
  if (die.number === 0) return { id: `arkham_tour-${die.id}` };
  if (die.effect) return { id: `arkham_tour-die-${die.effect}`, args: { number: die.number } };
  return { id: "arkham_tour-die-face", args: { number: die.number, tourists: die.tourists.map((kind) => ({ id: `arkham_tour-tourist-${kind}` })) } };
}

export function ahead(desk: Desk): AheadPlan | null {
  const view = viewOf(desk);
  const draft = desk.me === null ? null : draftOf(view, view.players.length, desk.me);
  if (!draft) return null;
  const words = draft.kind === "TakeDie" ? "arkham_tour-option-take-die" : "arkham_tour-option-remove-die";
  const lying = view.dice.filter((die) => die.place === (view.opening ? "box" : "available"));
  return {
    question: { id: `arkham_tour-ask-${draft.question}` },
    options: lying.map((die) => ({
      kind: draft.kind,
      target: { kind: "die", id: die.id },
      text: { id: words, args: { die: faceWords(die) } },
      mark: `${view.round}-${draft.step}-${die.number}`,
    })),
  };
}

const LOST: Partial<Record<TourDie["place"], string>> = { unavailable: "removed", first: "in-cell", second: "in-cell", taken: "taken" };

export function aheadLost(desk: Desk, option: AheadOption): Text {
  const die = viewOf(desk).dice.find((one) => one.id === option.target.id);
  const why = die && LOST[die.place];
  return { id: why ? `arkham_tour-barred-die-${why}` : "app-table-tour-ahead-over" };
}

/** What the set-up of Machina Arcana came to. */

import type { Desk } from "../../table/desk.svelte";
import type { SetUpFact } from "../../table/game";
import { nameOf } from "../../table/promptstate";
import { nameText, viewOf } from "./arcana";

export function setUp(desk: Desk): SetUpFact[] {
  const { scenario, explorers } = viewOf(desk);
  const story: SetUpFact = {
    option: "scenario", label: { id: "machina_arcana-option-scenario" }, value: { id: `machina_arcana-option-scenario-${scenario}` },
  };
  const people = explorers.map(({ card, seat }) => ({
    label: { id: "app-arcana-explorer-of", args: { player: nameOf(desk.message, seat) } }, value: nameText(card),
  }));
  return [story, ...people];
}

/** What the set-up of the tour came to. */

import type { Desk } from "../../table/desk.svelte";
import type { SetUpFact } from "../../table/game";
import { viewOf } from "./tour";

const named = (id: string) => ({ id: `arkham_tour-${id}` });

export function setUp(desk: Desk): SetUpFact[] {
  const view = viewOf(desk);
  const me = view.players.find((player) => player.seat === desk.me);
  const effects = (["dark", "light"] as const).map((side) => ({
    option: `${side}_effect`, label: named(`option-${side}_effect`), value: named(view.effects[side]), note: named(`${view.effects[side]}-does`),
    told: { id: "app-table-tour-told-effect", args: { side, card: named(view.effects[side]) } },
  }));
  const facts: SetUpFact[] = [
    { option: "ancient_one", label: named("option-ancient_one"), value: named(view.ancient_one), note: named(`${view.ancient_one}-special`), told: { id: "app-table-setup-fact", args: { what: named("option-ancient_one"), is: named(view.ancient_one) } } },
    ...effects,
    { label: { id: "app-table-tour-shops" }, value: { id: "app-table-tour-shop-removed" }, whole: true },
  ];
  const hidden = desk.line.live && desk.message.outcome === null;
  const whose = (card: string) => `app-table-tour-${desk.line.live ? "own" : "row"}-${card}`; // who goes through a replay is nobody at it
  if (me?.task) facts.push({ label: { id: whose("task") }, value: named(me.task), secret: hidden });
  if (me?.call) facts.push({ label: { id: whose("call") }, value: named(me.call), secret: hidden });
  return facts;
}

/** Machina Arcana at the table. */

import type { LogLine, Text } from "../../api/types";
import type { Desk } from "../../table/desk.svelte";
import type { GameModule, Persona, Track } from "../../table/game";
import type { Choice } from "../../table/options";
import { actorOf, cardOf, explorerOf, monsterOf, nameText, PHASES, viewOf } from "./arcana";
import Board from "./Board.svelte";
import Boards from "./Boards.svelte";
import Choices from "./Choices.svelte";
import { doubts } from "./doubts";
import { cardIcon } from "./icons";
import { monstersInLog } from "./logsieve";
import Moment from "./panels/Moment.svelte";
import People from "./panels/People.svelte";
import Preview from "./Preview.svelte";
import Score from "./Score.svelte";
import { setUp } from "./setup";
import Strip from "./Strip.svelte";
import Tray from "./Tray.svelte";
import { named } from "./words";

/** Choices that are cards, lists or shares: laid out as things to look at. */
const LAID_OUT = new Set(["ChooseCard", "ChooseExplorer", "ChooseDeck", "PutCard", "Attach", "GiveItem", "PayInspiration", "UseInventory", "Exchange"]);
const NAMED = new Set<string>(PHASES);
const phaseName = (id: string) => (NAMED.has(id) ? { id: `app-arcana-phase-${id}` } : null);

function track(desk: Desk): Track {
  const view = viewOf(desk);
  return {
    round: view.round,
    rounds: 0,
    title: { id: `machina_arcana-option-scenario-${view.scenario}` },
    phases: PHASES.map((id) => ({ id, text: phaseName(id)! })),
    phase: view.phase,
    points: null,
  };
}

/** Windows in others' turns that people here let go by. */
function passes(desk: Desk): Text[] {
  const mine = new Set([desk.me, ...desk.line.mySeats]);
  return viewOf(desk).explorers
    .filter((one) => one.passing && one.alive && mine.has(one.seat))
    .map((one) => ({ id: `app-arcana-passing-${one.passing}`, args: { who: nameText(one.card) } }));
}

/** The chance of an attack on this target. */
function tells(desk: Desk, choice: Choice): Text | null {
  const chance = desk.state.previews.get(choice.index)?.chance;
  return typeof chance === "number" ? { id: "app-arcana-percent", args: { chance } } : null;
}

function personaOf(desk: Desk, ref: string | null): Persona | null {
  const view = viewOf(desk);
  const explorer = explorerOf(view, ref);
  if (ref && explorer) return { icon: cardIcon(ref, cardOf(desk, ref)), name: nameText(ref), seat: explorer.seat };
  const beast = ref && (monsterOf(view, ref) || cardOf(desk, ref)?.kind === "monster");
  return ref && beast ? { icon: cardIcon(ref, cardOf(desk, ref)), name: nameText(ref), seat: null } : null;
}

/** The creature a line of the log begins with. */
function speaker(desk: Desk, line: LogLine): Persona | null {
  return personaOf(desk, String(line.data.attacker ?? line.data.who ?? ""));
}

export const game: GameModule = {
  Board,
  Boards,
  Choices,
  Moment,
  People,
  Preview,
  Score,
  Strip,
  Tray,
  track,
  phaseName,
  setUp,
  begun: (desk) => viewOf(desk).phase !== "setup" && viewOf(desk).round <= 1,
  passes,
  tells,
  doubts,
  named,
  coach: { choose_explorer: "app-arcana-coach-explorer", act: "app-arcana-coach-act", out_of_turn: "app-arcana-coach-interlude" },
  laysOut: (option) => LAID_OUT.has(option.kind),
  boarded: (desk) => desk.decision?.kind === "choose_explorer",
  idleKeys: ["look"],
  ends: ["Decline", "ChooseNothing", "Pass"],
  simultaneous: () => false,
  ready: () => [],
  open: true,
  fills: true,
  persona: (desk) => personaOf(desk, actorOf(desk)),
  speaker,
  sieves: [monstersInLog],
};

/** The Arkham tour at the table. */

import type { Text } from "../../api/types";
import type { Desk } from "../../table/desk.svelte";
import type { GameModule, Track } from "../../table/game";
import type { Choice } from "../../table/options";
import { ahead, aheadLost } from "./ahead";
import Board from "./Board.svelte";
import Boards from "./Boards.svelte";
import Choices from "./Choices.svelte";
import Moment from "./panels/Moment.svelte";
import People from "./panels/People.svelte";
import Preview from "./Preview.svelte";
import Score from "./score/Score.svelte";
import { secrets } from "./secrets";
import { setUp } from "./setup";
import Strip from "./Strip.svelte";
import { actTogether, isRound, PHASES, pointsNow, viewOf } from "./tour";
import TouristSign from "./TouristSign.svelte";
import Tray from "./Tray.svelte";

const LAID_OUT = new Set(["KeepTask", "PickDice", "TakeLine", "ChangeCoordinate", "Reroll", "Improve"]);
const END_PHASES = ["final_route", "encounter", "over"] as const;

const NAMED = new Set<string>(["setup", ...PHASES, ...END_PHASES]);
const phaseName = (id: string) => (NAMED.has(id) ? { id: `app-table-tour-phase-${id}` } : null);

function track(desk: Desk): Track {
  const view = viewOf(desk);
  const atEnd = END_PHASES.some((phase) => phase === view.phase);
  const phases = atEnd ? END_PHASES : view.phase === "setup" ? (["setup"] as const) : PHASES;
  return {
    round: view.round,
    rounds: view.rounds,
    phases: phases.map((id) => ({ id, text: phaseName(id)! })),
    phase: view.phase,
    apart: !isRound(view.phase),
    points: pointsNow(desk, desk.centre),
  };
}

/** The points a road adds to the best line. */
function tells(desk: Desk, choice: Choice): Text | null {
  const preview = desk.state.previews.get(choice.index);
  const points = preview && "after" in preview ? Number(preview.after) - Number(preview.before) : 0;
  return points > 0 ? { id: "app-table-points-plus", args: { points } } : null;
}

export const game: GameModule = {
  Board,
  Boards,
  Choices,
  Moment,
  People,
  Preview,
  Score,
  Sign: TouristSign,
  Strip,
  Tray,
  trayAside: true,
  track,
  points: pointsNow,
  phaseName,
  secrets,
  setUp,
  begun: (desk) => viewOf(desk).phase !== "setup" && viewOf(desk).round <= 1,
  tells,
  ahead,
  aheadLost,
  coach: { keep_task: "app-table-tour-coach-goal", take_opening_die: "app-table-tour-coach-dice", take_die: "app-table-tour-coach-dice", remove_die: "app-table-tour-coach-dice", pick_dice: "app-table-tour-coach-dice", lay: "app-table-tour-coach-lay" },
  laysOut: (option) => LAID_OUT.has(option.kind),
  ends: ["StopLaying", "LayNothing", "SkipCorrection", "FinishLine", "KeepRoll", "Ready"],
  idleKeys: ["inventory", "fit", "zoom", "pan"],
  simultaneous: (desk) => actTogether(viewOf(desk)),
  ready: (desk) => viewOf(desk).players.filter((player) => !desk.message.waiting.includes(player.seat)).map((player) => player.seat),
};

/** What a seat of the tour knows alone: its task, its call, and every number that rests on them. */

import type { TableMessage, Text } from "../../api/types";
import type { Secrets } from "../../table/game";
import type { TableState } from "../../table/reducer";
import type { FinalLine, TourPlayer, TourView } from "./types";

/** Task cards are looked at; final lines carry what the task is worth. All else is decided by what everybody sees. */
const ABOUT_SECRETS = new Set(["keep_task", "choose_line", "start_line", "go_on"]);
const SECRET_CARD = /"(arkham_tour-)?(task|call)_\w+"/;

function decides(message: TableMessage): boolean {
  return message.decision !== null && ABOUT_SECRETS.has(message.decision.kind);
}

const names = (thing: unknown) => SECRET_CARD.test(JSON.stringify(thing));
const harmless = (text: Text | null) => (text !== null && names(text) ? null : text);

/** A chosen line as the others see it. */
function withoutTask(line: FinalLine | null): FinalLine | null {
  return line && { ...line, vp: line.vp - line.task, task: 0, task_pair: null };
}

function coverPlayer(player: TourPlayer): TourPlayer {
  return { ...player, task: null, tasks_dealt: null, call: null, drawing: null, final: withoutTask(player.final) };
}

function coverTable(message: TableMessage): TableMessage {
  const view = message.view as TourView;
  const hidden = decides(message);
  return {
    ...message,
    view: { ...view, lines: null, players: view.players.map((player) => (player.seat === message.you ? coverPlayer(player) : player)) },
    decision: hidden ? null : message.decision,
    barred: hidden ? [] : message.barred,
    undo: { ...message.undo, what: harmless(message.undo.what) },
  };
}

/**
 * The others' best lines are told without their tasks; so is one's own now: even the course of the best one with it would tell.
 * The line that its player makes is nobody else's business.
 */
function coverInsight(insight: TableState["insight"], me: number | null): TableState["insight"] {
  if (!insight?.route_now) return insight;
  const { open_route: open, own_route: _, ...rest } = insight;
  const others = Object.entries(insight.route_now as Record<string, FinalLine>).filter(([seat]) => seat !== String(me));
  return { ...rest, route_now: Object.fromEntries(open ? [...others, [String(me), open]] : others) };
}

/** What an option leads to, as the others could work it out. */
function coverPreviews(previews: TableState["previews"]): TableState["previews"] {
  return new Map([...previews].flatMap(([option, { open, shop }]) => (open ? [[option, { ...open, shop }] as const] : [])));
}

function cover(state: TableState): TableState {
  if (!state.table) return state;
  return {
    ...state,
    table: coverTable(state.table),
    insight: coverInsight(state.insight, state.table.you),
    log: state.log.filter((line) => line.kind === "CallShown" || !names(line)),
    meanwhile: state.meanwhile.filter((line) => !names(line)),
    previews: coverPreviews(state.previews),
    hint: null,
  };
}

export const secrets: Secrets = { decides, cover };

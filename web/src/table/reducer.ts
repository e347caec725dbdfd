/** What the page knows of the table, as a pure function of what was said on the socket. */

import { mergeLog } from "./logbook";
import type { Answer, LogLine, Said, TableMessage } from "../api/types";
import { isUnnamed, nameless } from "../lib/names";
import { mergeTalk } from "./talk";

export type Hint = Extract<Answer, { t: "hint" }>;
export type Refusal = Extract<Answer, { t: "refused" }>;
type Done = Extract<Answer, { t: "done" }>;
type Presence = Extract<Answer, { t: "presence" }>;
type News = Extract<Answer, { t: "news" }>;

/** A request that has not been answered; it is said again, unchanged, after a reconnect. */
export interface Asked {
  id: string;
  kind: "choose" | "undo" | "hint" | "preview" | "bot" | "nudge" | "say" | "name";
  decision: number | null;
  option: number | null;
  /** It is stored, and this table shows it first: until that comes the question on the screen is the old one. */
  shownAt?: number;
}

export interface TableState {
  table: TableMessage | null;
  log: LogLine[];
  insight: Record<string, unknown> | null;
  asked: Asked[];
  /** Previews of the present decision by option. */
  previews: Map<number, Record<string, unknown>>;
  hint: Hint | null;
  refusal: Refusal | null;
  /** Lines that came with the first table after a lost connection: what happened meanwhile. */
  meanwhile: LogLine[];
  /** What people have said. */
  talk: Said[];
}

export type TableEvent =
  | { type: "said"; message: Answer; resumed?: boolean }
  | { type: "asked"; request: Asked }
  | { type: "seat" }
  | { type: "dismiss"; what: "refusal" | "hint" | "meanwhile" };

export function emptyState(): TableState {
  return { table: null, log: [], insight: null, asked: [], previews: new Map(), hint: null, refusal: null, meanwhile: [], talk: [] };
}

export function reduce(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case "asked":
      return { ...state, asked: [...state.asked, event.request], ...(event.request.kind === "choose" ? { refusal: null, hint: null } : {}) };
    case "seat":
      return emptyState();
    case "dismiss":
      return event.what === "meanwhile" ? { ...state, meanwhile: [] } : { ...state, [event.what]: null };
    case "said":
      return hear(state, event.message, event.resumed ?? false);
  }
}

function hear(state: TableState, message: Answer, resumed: boolean): TableState {
  switch (message.t) {
    case "table":
      return sitDown(state, message, resumed);
    case "news": // the fields that are there take the place of those of the last table
      return state.table === null ? state : sitDown(state, withNews(state.table, message), false);
    case "done":
      return { ...state, asked: done(state, message) };
    case "refused":
      return refuse(state, message);
    case "hint":
      return { ...state, asked: without(state.asked, message.id), hint: askedNow(state, message.id) ? message : state.hint };
    case "preview": {
      const option = askedNow(state, message.id)?.option ?? null;
      const previews = option !== null ? new Map(state.previews).set(option, message.data) : state.previews;
      return { ...state, asked: without(state.asked, message.id), previews };
    }
    case "insight":
      return state.table === null ? state : { ...state, insight: message.data }; // else it is of the seat that was here before
    case "presence":
      return present(state, message);
    case "talk":
      return { ...state, talk: mergeTalk(state.talk, message.lines) };
    case "nudged": // a call, not news of the table: the session passes it on
    case "pong":
      return state;
  }
}

function withNews(table: TableMessage, { changes, ...news }: News): TableMessage {
  return { ...table, log: [], ...news, t: "table", view: changes ? withChanges(table.view as View, changes) : table.view };
}

type View = Record<string, unknown>;

/** Fields take the place of fields; in place of a list there may be an object of those items that have changed, by number. */
function withChanges(view: View, changes: View): View {
  const merged = { ...view };
  for (const [name, value] of Object.entries(changes)) {
    const known = view[name];
    const items = Array.isArray(known) && value !== null && typeof value === "object" && !Array.isArray(value) ? (value as View) : null;
    merged[name] = items ? (known as unknown[]).map((item, number) => number in items ? items[number] : item) : value;
  }
  return merged;
}

function sitDown(state: TableState, message: TableMessage, resumed: boolean): TableState {
  const known = state.table;
  // another seat's table: its lines have numbers of their own, and what was asked, worked out or told was the first one's;
  // or what is left of a match whose server lost rows that this page had seen
  const another = known !== null && (known.you !== message.you || message.seq < known.seq);
  if (another) return { ...emptyState(), table: message, log: message.log, talk: state.talk };
  const sameDecision = known?.decision?.number === message.decision?.number;
  const log = mergeLog(state.log, message.log);
  const knownTo = state.log.at(-1)?.n ?? null;
  return {
    ...state,
    table: message,
    log,
    asked: state.asked.filter((request) => stillOpen(request, message) && (isDeed(request) || !resumed)),
    previews: sameDecision ? state.previews : new Map(),
    hint: sameDecision ? state.hint : null,
    refusal: sameDecision && !(resumed && state.refusal?.id === "") ? state.refusal : null, // without an id: of the line that is gone
    meanwhile: resumed && knownTo !== null ? log.filter((line) => line.n > knownTo) : state.meanwhile,
  };
}

/** How far I have the log that this seat may read; null: it must be told from its beginning. */
export function knownUpTo({ table }: TableState, seat: number | null): number | null {
  return table !== null && table.you === seat ? table.seq : null;
}

/** The request of that id, if it is about what is asked now. */
function askedNow({ asked, table }: TableState, id: string): Asked | undefined {
  return asked.find((request) => request.id === id && request.decision !== null && request.decision === table?.decision?.number);
}

/**
 * A choice or an undo is over once the table asks something else, and so are questions about what was asked; what is asked
 * beside the game stays open, until its line is lost.
 */
function stillOpen(request: Asked, table: TableMessage): boolean {
  if (request.shownAt !== undefined) return table.seq < request.shownAt;
  if (isDeed(request)) {
    return request.decision === (table.decision?.number ?? table.undo.decision);
  }
  return (request.kind !== "preview" && request.kind !== "hint") || request.decision === table.decision?.number;
}

function done({ asked, table }: TableState, { id, seq }: Done): Asked[] {
  if (table === null || table.seq >= seq) return without(asked, id);
  return asked.flatMap((request) => (request.id !== id ? request : isDeed(request) ? { ...request, shownAt: seq } : []));
}

function refuse(state: TableState, message: Refusal): TableState {
  const request = state.asked.find((entry) => entry.id === message.id);
  const asked = without(state.asked, message.id);
  // A preview that came too late is nobody's mistake; nor is a question that has been dropped meanwhile.
  const forgotten = !request && message.id;
  return request?.kind === "preview" || forgotten ? { ...state, asked } : { ...state, asked, refusal: message };
}

function present(state: TableState, message: Presence): TableState {
  if (!state.table) return state;
  const seats = state.table.match.seats.map((seat) => {
    const news = message.seats.find((entry) => entry.seat === seat.seat);
    if (!news) return seat;
    const changed = { ...seat, connected: news.connected, bot: news.bot };
    return isUnnamed(seat) ? nameless(changed) : changed;
  });
  return { ...state, table: { ...state.table, match: { ...state.table.match, seats } } };
}

function without(asked: Asked[], id: string | null): Asked[] {
  return asked.filter((request) => request.id !== id);
}

/** The option this page has sent for the present decision, if it waits for the answer. */
export function chosenOption(state: TableState): number | null {
  const number = state.table?.decision?.number ?? null;
  return state.asked.find((request) => request.kind === "choose" && request.decision === number)?.option ?? null;
}

const isDeed = (request: Asked): boolean => request.kind === "choose" || request.kind === "undo";

/** May a choice or an undo be sent now? Not while one for the same decision is on its way: two clicks are one choice. */
export function mayAct(state: TableState, decision: number | null): boolean {
  return !state.asked.some((request) => isDeed(request) && request.decision === decision);
}

/** Is a choice or an undo on its way to the table? */
export function isActing(state: TableState): boolean {
  return state.asked.some(isDeed);
}

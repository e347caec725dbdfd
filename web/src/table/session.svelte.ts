/** A live seat at a table: the socket, what it has told, which of my seats is shown. */

import { api } from "../api/client";
import type { Ask, Text } from "../api/types";
import { seats as seatStore, takeTokenFromAddress, type MySeat } from "../lib/seats";
import { named } from "../lib/names";
import type { Line } from "./line";
import { chosenOption, emptyState, knownUpTo, mayAct, reduce, type Asked, type TableEvent, type TableState } from "./reducer";
import { TableSocket, type Link, type SocketLike } from "./socket";
import { Wishes } from "./wishes";

/** The close code of a seat's link that opens no seat. */
const BAD_TOKEN = 4401;
/** After these a line may be dead without knowing it. */
const NETWORK_CHANGES = ["online", "offline"] as const;

let counter = 0;
/** Unique within this page; the table uses it only to answer. */
function freshId(): string {
  counter += 1;
  return `${Date.now().toString(36)}-${counter.toString(36)}`;
}

function askOf(request: Asked): Ask | null {
  const { id, decision, option } = request;
  if (request.kind === "choose" && decision !== null && option !== null) return { t: "choose", id, decision, option };
  if (request.kind === "undo" && decision !== null) return { t: "undo", id, decision };
  return null; // hints, previews and bots are asked again by whoever still wants them
}

export class Session implements Line {
  readonly live = true;
  state = $state.raw<TableState>(emptyState());
  link = $state<Link>("connecting");
  retryAt = $state<number | null>(null);
  /** A seat that this page refused to open, or a match that is not there. */
  failure = $state.raw<Text | null>(null);
  /** The failure is the link's alone: the match can still be looked at. */
  badLink = $state(false);
  /** The token of a link to one more seat, opened where somebody sits already: nobody has said yes to it. */
  offered = $state<string | null>(null);
  /** The seat the screen has been asked to pass to. */
  wanted = $state<number | null>(null);
  mine = $state.raw<MySeat[]>([]);
  /** The token in use; null watches. */
  token = $state<string | null>(null);
  /** Somebody waits for this seat and says so. */
  onnudged: ((by: number) => void) | null = null;
  /** The table is back after a lost connection. */
  onback: (() => void) | null = null;
  private wasLost = false;
  /** Another of my seats has said hello and its table is still to come: what is on the screen is not what the table would hear. */
  private moving = false;
  /** The decision whose answer is on its way, and shall be taken back as soon as it has arrived. */
  private undoAfter: number | null = null;
  private readonly socket: TableSocket;
  private readonly wishes = new Wishes((decision, option) => {
    if (decision !== this.state.table?.decision?.number) return null;
    return this.askBeside("preview", (id) => ({ t: "preview", id, decision, option }), decision, option);
  });

  constructor(readonly match: string) {
    const arrival = takeTokenFromAddress(match);
    this.mine = seatStore.tokens(match);
    this.token = arrival.kind === "seat" ? arrival.token : (seatStore.first(match)?.token ?? null);
    if (arrival.kind === "seat") seatStore.show(match, arrival.token);
    if (arrival.kind === "another") this.offered = arrival.token;
    if (arrival.kind === "damaged") this.refuseLink({ id: "app-server-bad-token" });
    this.socket = new TableSocket(() => new WebSocket(api.socketAddress(match)) as unknown as SocketLike, {
      message: (message) => {
        const resumed = message.t === "table" && this.wasLost;
        if (message.t === "table") this.wasLost = false;
        if (message.t === "table" || (message.t === "refused" && message.id === "")) this.moving = false;
        this.apply({ type: "said", message: message.t === "table" || message.t === "news" ? named(message) : message, resumed });
        if (message.t === "preview" || message.t === "refused") this.wishes.answered(message.id);
        if (message.t === "nudged") this.onnudged?.(message.by);
        if (message.t === "table") this.learn(message.you, message.match.game);
        if (resumed) this.onback?.();
        this.takeBack();
      },
      link: (link, retryAt) => {
        if (link === "lost") {
          this.wasLost = true;
          this.wishes.lost();
        }
        this.link = link;
        this.retryAt = retryAt;
      },
      hello: () => ({ t: "hello", token: this.token, since: knownUpTo(this.state, this.seatOfToken) }),
      unanswered: () => this.state.asked.flatMap((request) => askOf(request) ?? []),
      refused: (code) => {
        const told = this.state.refusal?.text ?? { id: "app-table-closed" };
        if (code !== BAD_TOKEN || this.token === null) {
          this.failure = told;
          return;
        }
        seatStore.drop(match, this.token);
        this.mine = seatStore.tokens(match);
        this.refuseLink(told);
      },
    });
  }

  private refuseLink(why: Text): void {
    this.failure = why;
    this.badLink = true;
  }

  start(): () => void {
    const check = () => this.socket.check();
    const looked = () => document.visibilityState === "visible" && this.socket.check();
    // another seat's link pasted into the same tab changes only the part after #
    const relinked = () => location.hash.length > 1 && location.reload();
    for (const change of NETWORK_CHANGES) addEventListener(change, check);
    document.addEventListener("visibilitychange", looked);
    addEventListener("hashchange", relinked);
    if (this.failure === null) this.socket.start();
    return () => {
      for (const change of NETWORK_CHANGES) removeEventListener(change, check);
      document.removeEventListener("visibilitychange", looked);
      removeEventListener("hashchange", relinked);
      this.wishes.forget();
      this.socket.stop();
    };
  }

  /** Seats of mine on this device, by number. */
  get mySeats(): number[] {
    return this.mine.flatMap((held) => (held.seat === null ? [] : [held.seat]));
  }

  /** The seat that the token in use opens, as far as the table has told; null watches. */
  private get seatOfToken(): number | null {
    return this.mine.find((held) => held.token === this.token)?.seat ?? null;
  }

  private learn(you: number | null, game: string): void {
    if (this.token === null) return;
    if (you !== null && you === this.seatOfToken) return;
    seatStore.learn(this.match, this.token, you, game);
    this.mine = seatStore.tokens(this.match);
    if (you === null) this.token = null;
  }

  /**
   * Another of my seats takes the screen. What the first one knew leaves the page before the other's table arrives, unless
   * the game hides nothing and the table may stay in sight (`keep`).
   */
  sit(seat: number, { keep = false } = {}): void {
    const held = this.mine.find((entry) => entry.seat === seat);
    if (held && held.token !== this.token) this.show(held.token, keep);
  }

  private show(token: string, keep = false): void {
    this.token = token;
    seatStore.show(this.match, token);
    this.undoAfter = null;
    this.wishes.forget();
    this.moving = true;
    if (!keep) this.apply({ type: "seat" });
    this.socket.say({ t: "hello", token, since: null });
  }

  passTo(seat: number): void {
    this.wanted = seat;
  }

  /** One more seat comes to this screen, or its link is left for somebody else. */
  answerOffer(take: boolean): void {
    const token = this.offered;
    this.offered = null;
    if (!take || token === null) return;
    seatStore.sit(this.match, [{ seat: null, token }]);
    this.mine = seatStore.tokens(this.match);
    this.show(token);
  }

  giveBack(seat: number, name: string): void {
    seatStore.giveBack(this.match, seat, name);
    this.mine = seatStore.tokens(this.match);
    if (this.state.table?.you === seat) this.wanted = this.mySeats[0] ?? null;
  }

  choose(option: number): void {
    const number = this.state.table?.decision?.number;
    if (number !== undefined && !this.moving && mayAct(this.state, number)) this.ask({ id: freshId(), kind: "choose", decision: number, option });
  }

  undo(): void {
    if (this.moving) return;
    if (chosenOption(this.state) !== null) {
      this.undoAfter = this.state.table?.decision?.number ?? null;
      return;
    }
    const number = this.state.table?.undo.decision ?? this.state.table?.decision?.number;
    if (number !== undefined && mayAct(this.state, number)) this.ask({ id: freshId(), kind: "undo", decision: number, option: null });
  }

  private takeBack(): void {
    const { table, refusal } = this.state;
    if (this.undoAfter === null || table === null) return;
    const arrived = table.decision?.number !== this.undoAfter;
    if (!arrived && refusal === null) return;
    this.undoAfter = null;
    if (!arrived) return; // it was refused: there is nothing to take back
    if (table.undo.can) this.undo();
    else if (table.undo.reason) this.apply({ type: "said", message: { t: "refused", id: "", code: "illegal", text: table.undo.reason, rule: null }, resumed: false });
  }

  askHint(): void {
    const decision = this.state.table?.decision?.number ?? null;
    if (!this.state.asked.some((request) => request.kind === "hint")) this.askBeside("hint", (id) => ({ t: "hint", id }), decision);
  }

  askPreview(option: number): void {
    const decision = this.state.table?.decision?.number;
    if (decision === undefined || this.state.previews.has(option)) return;
    if (this.state.asked.some((request) => request.kind === "preview" && request.option === option)) return;
    this.wishes.add(decision, option);
  }

  letBot(seat: number, bot: string | null): void {
    this.askBeside("bot", (id) => ({ t: "bot", id, seat, bot }));
  }

  rename(name: string): void {
    this.askBeside("name", (id) => ({ t: "name", id, name }));
  }

  nudge(seat: number): void {
    this.askBeside("nudge", (id) => ({ t: "nudge", id, seat }));
  }

  say(text: string): boolean {
    return this.link === "open" && this.askBeside("say", (id) => ({ t: "say", id, text })) !== null;
  }

  /** Nothing of mine is on its way to the table. */
  get settled(): boolean {
    return this.state.asked.every((request) => askOf(request) === null);
  }

  retryNow(): void {
    this.socket.retryNow();
  }

  dismiss(what: "refusal" | "hint" | "meanwhile"): void {
    this.apply({ type: "dismiss", what });
  }

  /** What is no part of the game is said now or not at all; its id, if it was. */
  private askBeside(kind: Asked["kind"], message: (id: string) => Ask, decision: number | null = null, option: number | null = null): string | null {
    const id = freshId();
    if (!this.socket.say(message(id))) return null;
    this.apply({ type: "asked", request: { id, kind, decision, option } });
    return id;
  }

  private ask(request: Asked): void {
    const message = askOf(request);
    this.apply({ type: "asked", request });
    if (message) this.socket.say(message);
  }

  private apply(event: TableEvent): void {
    this.state = reduce(this.state, event);
  }
}

/** One socket to one table: says hello, comes back after a loss, resumes where it stopped. */

import type { Answer, Ask } from "../api/types";

export type Link = "connecting" | "open" | "lost" | "closed";

export interface SocketLike {
  send(data: string): void;
  close(code?: number, reason?: string): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface Hooks {
  message(message: Answer): void;
  /** The link changed; `retryAt` is when the next attempt starts, in milliseconds of `now()`. */
  link(link: Link, retryAt: number | null): void;
  /** What to say first on every new connection. */
  hello(): Ask;
  /** What was said and not answered: said again after hello. */
  unanswered(): Ask[];
  /** The table closed for good (a forged seat, an unknown match): there is no sense in coming back. */
  refused(code: number, reason: string): void;
}

export interface Clock {
  now(): number;
  after(ms: number, act: () => void): () => void;
}

const browserClock: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const id = setTimeout(act, ms);
    return () => clearTimeout(id);
  },
};

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
/** A choice is answered at once: if nothing is heard for so long after something was said, the line may be dead. */
const ANSWER_WITHIN = 4_000;
const PONG_WITHIN = 6_000;
/** A network that drops everything lets a new line wait for minutes. */
const GREET_WITHIN = 15_000;
/** Close codes 4400-4499 are the table's own refusals. */
const isRefusal = (code: number) => code >= 4400 && code < 4500;

/** Waits double up to fifteen seconds, and differ a little so that a restarted server is not stormed. */
export function waitBefore(attempt: number, chance: number): number {
  const base = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
  return Math.round(base * (0.8 + 0.4 * chance));
}

export class TableSocket {
  private socket: SocketLike | null = null;
  private attempt = 0;
  private cancelRetry: (() => void) | null = null;
  private cancelBeat: (() => void) | null = null;
  private pinged = false;
  private stopped = false;

  constructor(
    private readonly open: () => SocketLike,
    private readonly hooks: Hooks,
    private readonly clock: Clock = browserClock,
    private readonly chance: () => number = Math.random,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.cancelRetry?.();
    this.cancelBeat?.();
    this.socket?.close(1000);
    this.socket = null;
    this.hooks.link("closed", null);
  }

  retryNow(): void {
    if (this.stopped || this.socket) return;
    this.cancelRetry?.();
    this.connect();
  }

  /** Something has happened that lines do not survive (the network went, the device slept): is this one still there? */
  check(): void {
    if (!this.socket) this.retryNow();
    else if (this.greeted && !this.pinged) this.ping(this.socket);
  }

  /** Says something now if the line is open; what is not said now is said by `unanswered` on return. */
  say(message: Ask): boolean {
    if (!this.socket || this.state !== "open") return false;
    this.socket.send(JSON.stringify(message));
    if (this.greeted && !this.pinged) this.pingAfter(ANSWER_WITHIN, this.socket);
    return true;
  }

  private state: Link = "closed";

  private set(link: Link, retryAt: number | null): void {
    this.state = link;
    this.hooks.link(link, retryAt);
  }

  private connect(): void {
    this.cancelRetry = null;
    this.set(this.attempt === 0 ? "connecting" : "lost", null);
    const socket = this.open();
    this.socket = socket;
    this.leaveUnlessHeard(GREET_WITHIN, socket);
    socket.onopen = () => {
      this.state = "open";
      socket.send(JSON.stringify(this.hooks.hello()));
    };
    socket.onmessage = (event) => this.hear(socket, event.data);
    socket.onclose = (event) => this.lost(socket, event.code, event.reason);
  }

  private hear(socket: SocketLike, data: unknown): void {
    if (socket !== this.socket || typeof data !== "string") return;
    const message = JSON.parse(data) as Answer;
    if (message.t === "table" && !this.greeted) this.greet(socket);
    this.hooks.message(message);
    if (socket !== this.socket || !this.greeted) return;
    this.pinged = false;
    this.pingAfter(PING_EVERY, socket);
  }

  private greeted = false;

  /** The first table after hello proves that the seat is ours: only now is the line called open. */
  private greet(socket: SocketLike): void {
    this.greeted = true;
    this.attempt = 0;
    this.set("open", null);
    for (const message of this.hooks.unanswered()) socket.send(JSON.stringify(message));
  }

  private pingAfter(ms: number, socket: SocketLike): void {
    this.cancelBeat?.();
    this.cancelBeat = this.clock.after(ms, () => this.ping(socket));
  }

  private ping(socket: SocketLike): void {
    if (socket !== this.socket) return;
    this.pinged = true;
    socket.send('{"t":"ping"}');
    this.leaveUnlessHeard(PONG_WITHIN, socket);
  }

  /** A browser says that a line is closed only when the other end has agreed, which a dead one never does. */
  private leaveUnlessHeard(ms: number, socket: SocketLike): void {
    this.cancelBeat?.();
    this.cancelBeat = this.clock.after(ms, () => {
      socket.close(4000, "silent");
      this.lost(socket, 4000, "silent");
    });
  }

  private lost(socket: SocketLike, code: number, reason: string): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.greeted = this.pinged = false;
    this.cancelBeat?.();
    if (this.stopped) return;
    if (isRefusal(code)) {
      this.stopped = true;
      this.set("closed", null);
      this.hooks.refused(code, reason);
      return;
    }
    const wait = waitBefore(this.attempt, this.chance());
    this.attempt += 1;
    this.set("lost", this.clock.now() + wait);
    this.cancelRetry = this.clock.after(wait, () => this.connect());
  }
}

/**
 * Which previews to ask for, and when. A table hears some twenty messages a second from one page and closes past that, so a
 * pointer that runs over many things does not ask for all of them at once: the newest wish goes first.
 */

/** So many go at once, */
const AT_ONCE = 8;
/** and then one in so many milliseconds: half of what the table hears is left for everything else. */
const EVERY = 100;
/** The table thinks about four things for one page at a time and refuses the fifth; one is left for a hint. */
const UNDER_WAY = 3;
/** Older wishes than these are about things that the pointer has long left. */
const MOST = 24;

export class Wishes {
  private waiting: number[] = [];
  private decision: number | null = null;
  private allowed = AT_ONCE;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Ids of what the table has not answered, also about questions that are gone: it still thinks about them. */
  private readonly underWay = new Set<string>();

  /** `ask` says it to the table; null: it could not be said. */
  constructor(private readonly ask: (decision: number, option: number) => string | null) {}

  /** To know what an option of this decision would bring; wishes of another decision are forgotten. */
  add(decision: number, option: number): void {
    if (decision !== this.decision) this.forget();
    this.decision = decision;
    this.waiting = [...this.waiting.filter((other) => other !== option), option].slice(-MOST);
    this.grant();
  }

  /** The table has answered this, or refused it: there is room for the next wish. */
  answered(id: string): void {
    if (this.underWay.delete(id)) this.grant();
  }

  /** Nothing that was asked on this line will be answered. */
  lost(): void {
    this.underWay.clear();
  }

  forget(): void {
    this.waiting = [];
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private grant(): void {
    const now = performance.now();
    this.allowed = Math.min(AT_ONCE, this.allowed + (now - this.last) / EVERY);
    this.last = now;
    while (this.allowed >= 1 && this.waiting.length > 0 && this.underWay.size < UNDER_WAY) {
      this.allowed -= 1;
      const id = this.ask(this.decision!, this.waiting.pop()!);
      if (id !== null) this.underWay.add(id);
    }
    if (this.waiting.length === 0 || this.timer !== null || this.underWay.size >= UNDER_WAY) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.grant();
    }, EVERY * (1 - this.allowed));
  }
}

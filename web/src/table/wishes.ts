/**
 * Which previews to ask for, and when. A table hears some twenty messages a second from one page and closes past that, so a
 * pointer that runs over many things does not ask for all of them at once: the newest wish goes first.
 */

/** So many go at once, */
const AT_ONCE = 8;
/** and then one in so many milliseconds: half of what the table hears is left for everything else. */
const EVERY = 100;
/** Older wishes than these are about things that the pointer has long left. */
const MOST = 24;

export class Wishes {
  private waiting: number[] = [];
  private decision: number | null = null;
  private allowed = AT_ONCE;
  private last = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly ask: (decision: number, option: number) => void) {}

  /** To know what an option of this decision would bring; wishes of another decision are forgotten. */
  add(decision: number, option: number): void {
    if (decision !== this.decision) this.forget();
    this.decision = decision;
    this.waiting = [...this.waiting.filter((other) => other !== option), option].slice(-MOST);
    this.grant();
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
    while (this.allowed >= 1 && this.waiting.length > 0) {
      this.allowed -= 1;
      this.ask(this.decision!, this.waiting.pop()!);
    }
    if (this.waiting.length === 0 || this.timer !== null) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.grant();
    }, EVERY * (1 - this.allowed));
  }
}

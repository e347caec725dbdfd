/** Coach marks: a sentence beside the first decisions of a newcomer's first match of a game, three at most, each once. */

import type { Decision } from "../api/types";
import { readJson, shelf, writeJson, type Shelf } from "../lib/storage";

const SEEN = "eldertable.coached";
export const MOST_MARKS = 3;

type Seen = Record<string, string[]>;

/** The sentence for a decision, if there is one. It is about all of what is asked: who has begun already, and comes upon the
    second segment first, would read it as said of that one. */
export function adviceOn(decision: Pick<Decision, "kind" | "progress">, advice: Readonly<Record<string, string>> | undefined): string | null {
  return decision.progress?.[0] ? null : (advice?.[decision.kind] ?? null);
}

export class Coach {
  private seen = $state.raw<Seen>({});
  private beside: { game: string; words: string; decision: string } | null = null;

  constructor(private readonly kept: Shelf) {
    this.seen = readJson<Seen>(kept, SEEN, {});
  }

  /** Whether this sentence is still wanted. */
  wants(game: string, words: string): boolean {
    const seen = this.seen[game] ?? [];
    return seen.length < MOST_MARKS && !seen.includes(words);
  }

  /** A decision is asked, with the sentence that stands beside it. What stood beside an earlier one has been read: it was answered.
      What only left the screen, with the connection or with a window that was turned, has not. */
  asked(game: string, words: string | null, decision: string): void {
    const before = this.beside;
    if (before !== null && before.decision !== decision) this.told(before.game, before.words);
    this.beside = words === null ? null : { game, words, decision };
  }

  /** The sentence has served. */
  told(game: string, words: string): void {
    if (!this.wants(game, words)) return;
    this.seen = { ...this.seen, [game]: [...(this.seen[game] ?? []), words] };
    writeJson(this.kept, SEEN, this.seen);
  }

  /** No more of them in this game. */
  enough(game: string): void {
    const fillers = Array.from({ length: MOST_MARKS }, (_, k) => `-${k}`);
    this.seen = { ...this.seen, [game]: fillers };
    writeJson(this.kept, SEEN, this.seen);
  }
}

export const coach = new Coach(shelf);

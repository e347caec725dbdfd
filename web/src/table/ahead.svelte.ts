/** What this seat has decided ahead, and what became of it. */

import type { Text } from "../api/types";
import { fateOf, type AheadOption, type AheadPlan } from "./ahead";
import type { Desk } from "./desk.svelte";
import type { GameModule } from "./game";
import { seatOf } from "./promptstate";
import { targetKey } from "./targets";

export interface Outcome {
  is: "sent" | "withdrawn";
  option: AheadOption;
  why: Text | null;
}

export class Ahead {
  staged = $state.raw<AheadOption | null>(null);
  /** Told until the player chooses again or waves it away. */
  outcome = $state.raw<Outcome | null>(null);
  /** The seat that staged it: what it wants is nobody else's business. */
  private seat: number | null = null;

  constructor(
    private readonly desk: Desk,
    private readonly game: Pick<GameModule, "ahead" | "aheadLost">,
  ) {}

  readonly plan = $derived.by((): AheadPlan | null => {
    const { message, line, me } = this.desk;
    if (!line.live || me === null || message.outcome || seatOf(message, me)?.bot) return null;
    return this.game.ahead?.(this.desk) ?? null;
  });

  /** Something can be staged: I wait for people. A bot answers before one could point. */
  readonly offered = $derived.by((): AheadOption[] => {
    const { message, line } = this.desk;
    if (message.decision || line.link !== "open" || !message.waiting.some((seat) => !seatOf(message, seat)?.bot)) return [];
    return this.plan?.options ?? [];
  });

  at(key: string): AheadOption | null {
    return this.offered.find((option) => targetKey(option.target) === key) ?? null;
  }

  isStaged(key: string): boolean {
    return this.staged !== null && targetKey(this.staged.target) === key;
  }

  /** Stages a choice; the same one again takes it back. */
  toggle(option: AheadOption): void {
    this.outcome = null;
    this.seat = this.desk.me;
    this.staged = this.isStaged(targetKey(option.target)) ? null : option;
  }

  cancel(): void {
    this.staged = null;
  }

  /** Called whenever the table has changed: the staged choice stays, is sent, or is withdrawn with the reason. */
  settle(): void {
    const { staged, desk } = this;
    if (staged === null || this.seat !== desk.me) {
      if (this.seat !== desk.me) this.forget();
      return;
    }
    const fate = fateOf(staged, { plan: this.plan, decision: desk.decision, barred: desk.message.barred });
    if (fate.is === "kept") return;
    this.staged = null;
    this.outcome = { is: fate.is, option: staged, why: fate.is === "withdrawn" ? (fate.why ?? this.game.aheadLost?.(desk, staged) ?? null) : null };
    if (fate.is === "sent") desk.line.choose(fate.index);
  }

  private forget(): void {
    this.staged = null;
    this.outcome = null;
    this.seat = this.desk.me;
  }
}

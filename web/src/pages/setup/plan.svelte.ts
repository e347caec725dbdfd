// What is being set up: seats, options, seed, and the reason against each impossible choice.
import type { GameInfo, GameOption, Text } from "../../api/types";
import { isSettled } from "../../lib/names";
import { usualBot, type PlannedSeat, type SeatKind } from "../../lib/start";

export const KINDS: readonly SeatKind[] = ["you", "bot", "friend", "screen"];

/** Options of one deck: the same card cannot lie in two of them. */
const ONE_DECK: Record<string, string[]> = { arkham_tour: ["dark_effect", "light_effect"] };

/** Names for seats without one, in the reader's language. */
export type NameFor = (kind: SeatKind, number: number) => string;

/** A plan as it is kept with its page in the browser's history: Back brings it back. */
export interface KeptPlan {
  game: string;
  seats: PlannedSeat[];
  options: Record<string, string>;
  seed: string;
}

export class Plan {
  seats = $state<PlannedSeat[]>([]);
  options = $state<Record<string, string>>({});
  seed = $state("");

  constructor(
    readonly game: GameInfo,
    private readonly me: string,
    private readonly nameFor: NameFor,
  ) {
    this.options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
    this.seats = [{ kind: "you", name: me, bot: "" }];
    while (this.seats.length < Math.max(2, game.seats.min) && this.seats.length < game.seats.max) this.add();
  }

  keep(): KeptPlan {
    return { game: this.game.id, ...$state.snapshot({ seats: this.seats, options: this.options, seed: this.seed }) };
  }

  /** Only what this game still offers. */
  restore(kept: KeptPlan | null | undefined): void {
    if (kept?.game !== this.game.id || kept.seats.length < this.game.seats.min || kept.seats.length > this.game.seats.max) return;
    this.seats = kept.seats.map((seat) => ({ ...seat }));
    this.seed = kept.seed;
    for (const option of this.game.options) {
      const choice = kept.options[option.id];
      if (choice !== undefined && option.choices.includes(choice)) this.options[option.id] = choice;
    }
  }

  get solo(): boolean {
    return this.seats.length === 1;
  }

  get people(): number {
    return this.seats.filter((seat) => seat.kind !== "bot").length;
  }

  /** How long it will take: a choice may say so, for each person; bots answer at once. */
  get minutes(): [number, number] {
    const said = this.game.options.map((option) => option.minutes[this.options[option.id] ?? option.default]).find((one) => one !== undefined);
    const people = Math.max(1, this.people);
    return said ? [people * said[0], people * said[1]] : this.game.minutes;
  }

  get shared(): GameOption[] {
    return this.game.options.filter((option) => !option.solo_only);
  }

  get soloOnly(): GameOption[] {
    return this.game.options.filter((option) => option.solo_only);
  }

  whyNotKind(at: number, kind: SeatKind): Text | null {
    const other = this.seats.findIndex((seat, where) => where !== at && seat.kind === "you");
    return kind === "you" && other >= 0 ? { id: "app-why-one-you", args: { number: other + 1 } } : null;
  }

  setKind(at: number, kind: SeatKind): void {
    const seat = this.seats[at];
    if (!seat || this.whyNotKind(at, kind)) return;
    const kept = kind === "bot" || (seat.kind === "you" && seat.name === this.me) ? "" : seat.name; // a typed name stays with its person
    this.seats[at] = { kind, name: kind === "you" ? this.me || kept : kept, bot: kind === "bot" ? usualBot(this.game.bots) : "" };
  }

  whyNotAdd(): Text | null {
    return this.seats.length >= this.game.seats.max ? { id: "app-why-full", args: { max: this.game.seats.max } } : null;
  }

  add(): void {
    if (!this.whyNotAdd()) this.seats.push({ kind: "bot", name: "", bot: usualBot(this.game.bots) });
  }

  whyNotRemove(): Text | null {
    return this.seats.length <= this.game.seats.min ? { id: "app-why-min", args: { min: this.game.seats.min } } : null;
  }

  remove(at: number): void {
    if (!this.whyNotRemove()) this.seats.splice(at, 1);
  }

  /** One seat, mine. */
  playAlone(): void {
    this.seats = [this.seats.find((seat) => seat.kind === "you") ?? { kind: "you", name: this.me, bot: "" }];
  }

  /** Against a choice of an option; `nameOf` gives the words of the option that holds the card. */
  whyNotChoice(option: GameOption, choice: string, nameOf: (option: string) => string): Text | null {
    if (option.solo_only && !this.solo) return { id: "app-why-solo" };
    const deck = ONE_DECK[this.game.id] ?? [];
    if (choice === "random" || !deck.includes(option.id)) return null;
    const holder = deck.find((other) => other !== option.id && this.options[other] === choice);
    return holder ? { id: "app-why-taken", args: { other: nameOf(holder) } } : null;
  }

  displayName(at: number): string {
    const seat = this.seats[at]!;
    return seat.name.trim() || this.nameFor(seat.kind, at + 1);
  }

  /** What was settled beside the seats, in the order of the game: switches only where they are on. */
  chosen(): { option: GameOption; choice: string }[] {
    return this.held
      .map((option) => ({ option, choice: this.options[option.id] ?? option.default }))
      .filter(({ option, choice }) => isSettled(option, choice));
  }

  /** Options that hold for this number of seats. */
  private get held(): GameOption[] {
    return this.game.options.filter((option) => this.solo || !option.solo_only);
  }

  /** The seats as they will be asked for, and the options that hold. */
  request(): { seats: PlannedSeat[]; options: Record<string, string>; seed: string } {
    return {
      seats: this.seats.map((seat, at) => ({ ...seat, name: this.displayName(at), typed: seat.name.trim() !== "" })),
      options: Object.fromEntries(this.held.map((option) => [option.id, this.options[option.id] ?? option.default])),
      seed: this.seed,
    };
  }
}

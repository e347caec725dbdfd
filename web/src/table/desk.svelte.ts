/** What lies before a player: the table's words turned into targets, and what the player points at, selects or asks about. */

import { untrack } from "svelte";
import type { Barred, Decision, Said, TableMessage, Text } from "../api/types";
import { Ahead } from "./ahead.svelte";
import type { GameModule } from "./game";
import type { Line } from "./line";
import { barredByTarget, groupOptions, type Choice, type OptionGroups } from "./options";
import { chosenOption, isActing, type TableState } from "./reducer";
import { mayTalk, unreadTalk } from "./talk";
import type { TargetState } from "./targets";
import { targetKey } from "./targets";

/** Which sheet lies over the table. */
export type Sheet = "boards" | "menu" | "report" | "log" | "list" | "talk" | "setup" | null;
export type Hand = "mouse" | "touch" | "key";

const PREVIEW_AFTER = 90;
/** Buttons lock for a moment when the prompt changes under the pointer, and longer when it is another person's. */
const LOCK_FOR = 150;
const LOCK_FOR_NEXT = 600;

export class Desk {
  pointed = $state<string | null>(null);
  selected = $state<string | null>(null);
  /** A target with several options, or several targets in one place: asked apart. */
  asking = $state.raw<string[] | null>(null);
  why = $state<string | null>(null);
  /** What was pressed once and wants a second press, with the words that say why. */
  doubted = $state.raw<{ index: number; text: Text } | null>(null);
  whyMode = $state(false);
  sheet = $state<Sheet>(null);
  /** The rule the drawer is open at; "" opens it at its beginning. */
  rule = $state<string | null>(null);
  /** The seat whose board lies in the middle, when it is not mine. */
  looking = $state<number | null>(null);
  /** What a panel wants drawn on the board while it is pointed at; its meaning is the game's. */
  highlight = $state.raw<unknown>(null);
  locked = $state(false);
  /** The seat whose person wants another name. */
  naming = $state<number | null>(null);
  /** Whose secrets lie open here: of one seat that asked to see them, or of whoever is shown where a screen is one person's. */
  private openTo = $state<number | "anybody" | null>("anybody");
  /** They were opened for a decision about secrets, and only for that. */
  private forOnce = $state(false);
  /** Somebody wanted advice that rests on what is covered. */
  wantsLook = $state(false);
  private passed = false;
  /** The last line of the talk that was read here; what was said before I came counts as read. */
  private talkRead = $state(-1);
  private unlock: ReturnType<typeof setTimeout> | undefined;
  private later: ReturnType<typeof setTimeout> | undefined;
  /** What is decided before it is asked. */
  readonly ahead: Ahead;

  constructor(
    readonly line: Line,
    readonly content: unknown,
    private readonly game: Pick<GameModule, "laysOut" | "open" | "secrets" | "ahead" | "aheadLost" | "doubts" | "named">,
    { shared = false } = {},
  ) {
    if (shared) this.openTo = null;
    this.ahead = new Ahead(this, game);
    this.readTalk();
  }

  /** Several people share the screen, and the one who is shown has not asked to see what nobody else may. */
  readonly covered = $derived.by((): boolean => {
    const table = this.line.state.table;
    if (this.openTo === "anybody" || table === null || table.you === null || table.outcome !== null || this.game.open) return false;
    return this.openTo !== table.you || (this.forOnce && !this.game.secrets?.decides(table));
  });
  readonly state = $derived.by((): TableState => (this.covered && this.game.secrets ? this.game.secrets.cover(this.line.state) : this.line.state));
  readonly message = $derived.by((): TableMessage => this.state.table!);
  readonly decision = $derived.by((): Decision | null => (this.line.live ? this.message.decision : null));
  readonly groups = $derived.by((): OptionGroups => groupOptions(this.decision, this.game.laysOut));
  readonly barred = $derived.by((): Map<string, Barred> => (this.line.live ? barredByTarget(this.message.barred) : new Map()));
  readonly me = $derived.by((): number | null => this.message.you);
  /** Whose board lies in the middle. */
  readonly centre = $derived.by((): number => this.looking ?? this.message.you ?? 0);
  /** The choice on its way to the table. */
  readonly sent = $derived.by((): Choice | null => {
    const index = chosenOption(this.state);
    const option = index === null ? undefined : this.decision?.options[index];
    return index === null || !option ? null : { index, option };
  });
  /** Nothing is on its way, and the buttons take clicks. */
  readonly atRest = $derived.by((): boolean => !this.locked && !isActing(this.state));
  readonly hintKey = $derived.by((): string | null => {
    const hint = this.state.hint;
    const target = hint ? this.decision?.options[hint.option]?.target : null;
    return target ? targetKey(target) : null;
  });

  /** Another's board lies in the middle: nothing of mine can be chosen on it; unless there is one board for everybody. */
  private get elsewhere(): boolean {
    return !this.game.open && this.looking !== null && this.looking !== this.me;
  }

  readonly mayTalk = $derived.by((): boolean => this.line.say !== undefined && mayTalk(this.message, this.line.mySeats));
  readonly unread = $derived.by((): Said[] => unreadTalk(this.line.state.talk, this.talkRead, this.line.state.table?.you ?? null));

  readTalk(): void {
    this.talkRead = this.line.state.talk.at(-1)?.n ?? untrack(() => this.talkRead);
  }

  targetState(key: string): TargetState | null {
    if (this.elsewhere) return null;
    if (this.sent?.option.target && targetKey(this.sent.option.target) === key) return "selected";
    if (this.selected === key) return "selected";
    if (this.groups.targets.has(key)) return "legal";
    return this.barred.has(key) ? "barred" : null;
  }

  /** May this be staged while others decide, or is it? */
  aheadState(key: string): "ahead" | "staged" | null {
    if (this.elsewhere || !this.ahead.at(key)) return null;
    return this.ahead.isStaged(key) ? "staged" : "ahead";
  }

  choicesAt(key: string | null): Choice[] {
    return key === null ? [] : (this.groups.targets.get(key) ?? []);
  }

  /** What the prompt's button would take: the options of the selected target, or of a selected thing among those laid out. */
  readonly chosen = $derived.by((): Choice[] => {
    const key = this.selected;
    const onBoard = this.choicesAt(key);
    if (onBoard.length > 0) return onBoard;
    return this.groups.laid.filter(({ option }) => option.target !== null && targetKey(option.target) === key);
  });

  /** The target whose consequence is shown: what is pointed at, else what is selected. */
  readonly shown = $derived.by((): string | null => {
    if (this.pointed !== null && this.groups.targets.has(this.pointed)) return this.pointed;
    return this.selected;
  });

  /** Words about a target make the sheet of a phone higher, which moves the board; under a resting mouse that would go on and on. */
  steady = $state(false);
  /** The target whose consequence is told in words. */
  readonly told = $derived.by((): string | null => (this.steady ? this.selected : this.shown));

  previewAt(key: string | null): Record<string, unknown> | null {
    const first = this.choicesAt(key)[0];
    return first ? (this.state.previews.get(first.index) ?? null) : null;
  }

  point(key: string | null): void {
    if (this.pointed === key) return;
    this.pointed = key;
    clearTimeout(this.later);
    if (key !== null) this.later = setTimeout(() => this.dwell(key), PREVIEW_AFTER);
  }

  /** Whatever is pointed at, and not only passed on the way to the words about another, takes their place. */
  private dwell(key: string): void {
    if (this.why !== key) this.why = null;
    if (this.groups.targets.has(key)) this.preview(key);
  }

  private preview(key: string): void {
    if (this.covered && !this.game.secrets) return; // else what is told of it is covered with the rest
    for (const choice of this.choicesAt(key)) this.line.askPreview(choice.index);
  }

  /** A click decides; a tap or Enter shows first and decides the second time. */
  activate(key: string, hand: Hand): void {
    const choices = this.choicesAt(key);
    if (this.elsewhere) return;
    const early = this.ahead.at(key);
    if (early) {
      this.ahead.toggle(early);
      return;
    }
    if (choices.length === 0) {
      this.selected = null;
      this.asking = null;
      this.why = this.barred.has(key) && this.why !== key ? key : null;
      return;
    }
    this.why = null;
    if (hand !== "mouse" && this.selected !== key) {
      this.selected = key;
      this.doubted = null;
      this.asking = null;
      this.preview(key);
      return;
    }
    this.commit(key);
  }

  commit(key: string): void {
    const choices = key === this.selected ? this.chosen : this.choicesAt(key);
    if (choices.length === 1) this.choose(choices[0]!.index);
    else if (choices.length > 1) {
      this.selected = key;
      this.asking = [key];
    }
  }

  /** Several things lie where somebody pressed. */
  askWhich(keys: string[]): void {
    if (this.elsewhere) return;
    this.why = this.selected = this.doubted = null;
    this.asking = keys;
    for (const key of keys) this.preview(key);
  }

  /** Words that ask once more before this is taken. */
  doubtOf(choice: Choice): Text | null {
    return this.game.doubts?.(this, choice) ?? null;
  }

  nameOf(key: string): Text | null {
    return this.game.named?.(this, key) ?? null;
  }

  choose(index: number): void {
    const option = this.decision?.options[index];
    if (this.locked || option === undefined) return;
    this.asking = null;
    this.why = null;
    const text = this.doubted?.index === index ? null : this.doubtOf({ index, option });
    if (text) {
      const key = option.target && targetKey(option.target);
      this.doubted = { index, text };
      this.selected = key !== null && this.groups.targets.has(key) ? key : null;
      this.lock();
      return;
    }
    this.doubted = null;
    this.ahead.outcome = null;
    this.line.choose(index);
  }

  /** Can secrets be shown and covered here at all? */
  readonly coverable = $derived.by((): boolean => this.openTo !== "anybody" && this.game.secrets !== undefined && this.line.live && this.me !== null && this.message.outcome === null);

  /** The person of the seat that is shown asks for what only this seat knows, or puts it away. */
  look({ once = false } = {}): void {
    const advice = this.wantsLook;
    this.wantsLook = false;
    this.passed = false; // whoever asks is there
    this.openTo = this.covered ? this.me : null;
    this.forOnce = once;
    this.highlight = null;
    if (advice && this.decision) this.line.askHint();
  }

  /** The screen goes to another seat: nothing of the first one stays open. */
  passOn(): void {
    this.openTo = null;
    this.highlight = null;
    this.passed = true;
    this.wantsLook = false;
    this.looking = null;
    this.sheet = null;
    this.whyMode = false;
  }

  askHint(): void {
    if (this.covered) this.wantsLook = true;
    else this.line.askHint();
  }

  /** A choice on its way can be taken back, too: the table says whether, once it is there. */
  readonly mayUndo = $derived.by((): boolean => this.message.undo.can || this.sent !== null);

  undo(): void {
    if (!this.locked && this.mayUndo) this.line.undo();
  }

  /** The rules, at what is being decided. */
  openRules(): void {
    this.rule = this.decision?.rule ?? "";
  }

  /** One step back: the smallest open thing closes. Returns false when there was nothing to close. */
  back(): boolean {
    if (this.sheet !== null) this.sheet = null;
    else if (this.asking !== null) this.asking = null;
    else if (this.why !== null) this.why = null;
    else if (this.line.state.refusal) this.line.dismiss("refusal");
    else if (this.doubted !== null) this.doubted = this.selected = null;
    else if (this.selected !== null) this.selected = null;
    else if (this.wantsLook) this.wantsLook = false;
    else if (this.line.state.hint) this.line.dismiss("hint");
    else if (this.looking !== null) this.looking = null;
    else if (this.ahead.staged !== null) this.ahead.cancel();
    else return false;
    return true;
  }

  /** Called when the table asks something new: half-made choices belong to the old question. */
  turned(): void {
    untrack(() => {
      this.selected = null;
      this.pointed = null;
      this.asking = null;
      this.why = null;
      this.highlight = null;
      this.doubted = null;
      this.wantsLook = false;
      this.lock(this.passed ? LOCK_FOR_NEXT : LOCK_FOR);
      if (this.decision) this.passed = false;
    });
  }

  private lock(time = LOCK_FOR): void {
    this.locked = true;
    clearTimeout(this.unlock);
    this.unlock = setTimeout(() => (this.locked = false), time);
  }
}

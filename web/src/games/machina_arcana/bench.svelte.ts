/** What the page itself remembers at this table: the window on the board, open sheets, a walk under way. */

import type { Desk } from "../../table/desk.svelte";
import { actorOf, viewOf } from "./arcana";
import { between, type Camera } from "./board/camera";

/** A walk that a finger has pointed out and has not begun yet. */
export interface Plan {
  way: number[];
  /** Stamina that will be left. */
  left: number;
}

/** Something shown enlarged beside the pointer. */
export interface Held {
  card: string;
  anchor: DOMRect;
}

export class Bench {
  camera = $state.raw<Camera | null>(null);
  /** The window follows what happens until the player moves it. */
  follows = $state(true);
  /** A card read in full. */
  reading = $state<string | null>(null);
  held = $state.raw<Held | null>(null);
  inventory = $state(false);
  /** The last line of the log at the question before the present one; null where nothing has been asked. */
  since = $state<number | null>(null);
  /** The chapter whose page lies open. */
  story = $state<string | null>(null);
  plan = $state.raw<Plan | null>(null);
  /** A walk of single steps, the next one first. */
  way: number[] = [];
  private walker = "";
  private calm = "";
  private glide = 0;

  /** Looks at another part of the board, without hurry. */
  look(to: Camera, how: { at: "once" | "gently" } = { at: "gently" }): void {
    cancelAnimationFrame(this.glide);
    const from = this.camera;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!from || how.at === "once" || still) {
      this.camera = to;
      return;
    }
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / 280);
      this.camera = between(from, to, 1 - (1 - part) ** 3);
      if (part < 1) this.glide = requestAnimationFrame(step);
    };
    this.glide = requestAnimationFrame(step);
  }

  /** Begins a walk; each step is an option of its own decision, and anything that turns up ends it. */
  walk(desk: Desk, way: number[]): void {
    this.walker = actorOf(desk) ?? "";
    this.calm = mood(desk);
    this.way = way;
    this.plan = null;
    this.stepOn(desk);
  }

  stepOn(desk: Desk): void {
    const next = this.way[0];
    if (next === undefined) return;
    const options = desk.decision?.options ?? [];
    const index = options.findIndex((option) => option.kind === "Move" && Number(option.cell) === next);
    if (index < 0 || actorOf(desk) !== this.walker || mood(desk) !== this.calm) {
      this.way = [];
      return;
    }
    this.way = this.way.slice(1);
    desk.line.choose(index);
  }
}

/** What must not change during a walk: everybody's health and the monsters on the board. */
function mood(desk: Desk): string {
  const view = viewOf(desk);
  return [desk.decision?.kind, ...view.explorers.map((one) => one.health), ...view.monsters.map((one) => `${one.card}${one.health}`)].join();
}

const benches = new WeakMap<Desk, Bench>();
export function benchOf(desk: Desk): Bench {
  let bench = benches.get(desk);
  if (!bench) {
    bench = new Bench();
    benches.set(desk, bench);
  }
  return bench;
}

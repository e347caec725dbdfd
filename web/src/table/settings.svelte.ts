/** How the table behaves on this device: speed of movement, letter keys, coach marks already seen. */

import { shelf } from "../lib/storage";

export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED = "eldertable.speed";
const KEYS = "eldertable.keys";

let speed = $state<Speed>(SPEEDS.find((known) => known === shelf.getItem(SPEED)) ?? "brisk");
let letterKeys = $state(shelf.getItem(KEYS) !== "off");

export const settings = {
  get speed(): Speed {
    return speed;
  },
  set speed(next: Speed) {
    speed = next;
    shelf.setItem(SPEED, next);
  },
  /** Single-letter keys can be switched off (WCAG 2.1.4); arrows, Enter and Esc stay. */
  get letterKeys(): boolean {
    return letterKeys;
  },
  set letterKeys(next: boolean) {
    letterKeys = next;
    shelf.setItem(KEYS, next ? "on" : "off");
  },
};

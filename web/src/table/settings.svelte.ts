/** How the table behaves on this device: speed of movement, how it calls, letter keys, coach marks already seen. */

import { shelf } from "../lib/storage";

export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED = "eldertable.speed";
const KEYS = "eldertable.keys";
const NOTIFY = "eldertable.notify";
const SOUND = "eldertable.sound";

let speed = $state<Speed>(SPEEDS.find((known) => known === shelf.getItem(SPEED)) ?? "brisk");
let notify = $state(shelf.getItem(NOTIFY) === "on");
let sound = $state(shelf.getItem(SOUND) === "on");
let letterKeys = $state(shelf.getItem(KEYS) !== "off");

export const settings = {
  get speed(): Speed {
    return speed;
  },
  set speed(next: Speed) {
    speed = next;
    shelf.setItem(SPEED, next);
  },
  /** A notice of the browser while the tab is out of sight; off until asked for. */
  get notify(): boolean {
    return notify;
  },
  set notify(next: boolean) {
    notify = next;
    shelf.setItem(NOTIFY, next ? "on" : "off");
  },
  get sound(): boolean {
    return sound;
  },
  set sound(next: boolean) {
    sound = next;
    shelf.setItem(SOUND, next ? "on" : "off");
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

/** Calling a person to the table: a sound, a notice of the browser. Both only if the person switched them on. */

import { settings } from "./settings.svelte";

export interface Call {
  title: string;
  body: string;
  /** Calls of one match replace each other. */
  match: string;
}

/** What a call may use now; a notice is for a tab that is out of sight. */
export function waysToCall(wish: { sound: boolean; notify: boolean }, permission: NotificationPermission | null, hidden: boolean): { sound: boolean; notice: boolean } {
  return { sound: wish.sound, notice: wish.notify && hidden && permission === "granted" };
}

function permission(): NotificationPermission | null {
  return typeof Notification === "undefined" ? null : Notification.permission;
}

export function call({ title, body, match }: Call): void {
  const ways = waysToCall(settings, permission(), document.hidden);
  if (ways.sound) void chime();
  if (!ways.notice) return;
  try {
    const notice = new Notification(title, { body, tag: `eldertable-${match}` });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some phones know notices only from a service worker; the sound and the tab's title are left
  }
}

/** Switch notices on; false where the browser or the person does not allow them. */
export async function allowNotices(): Promise<boolean> {
  const known = permission();
  if (known === null) return false;
  return (known === "default" ? await Notification.requestPermission() : known) === "granted";
}

/** Two soft notes; made here, so that there is nothing to load. */
export async function chime(): Promise<void> {
  const audio = new AudioContext();
  if (!(await mayPlay(audio))) return void audio.close();
  [660, 880].forEach((pitch, k) => {
    const from = audio.currentTime + k * 0.16;
    const note = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(from + 0.55);
    if (k === 1) note.onended = () => void audio.close();
  });
}

const PATIENCE = 1000;

/** A page nobody has touched yet may not sound; the call is then dropped, not kept to ring at the first click. */
async function mayPlay(audio: AudioContext): Promise<boolean> {
  if (audio.state === "suspended") await Promise.race([audio.resume().catch(() => {}), new Promise((late) => setTimeout(late, PATIENCE))]);
  return audio.state === "running";
}

/** Which seats have been told something once: what the set-up of their match came to, that others would like to know a name. */

import { readJson, shelf, writeJson, type Shelf } from "../lib/storage";

/** Older matches are well begun. */
const MOST_KEPT = 60;

class ToldOnce {
  private keys = $state.raw<string[]>([]);

  constructor(
    private readonly kept: Shelf,
    private readonly under: string,
  ) {
    this.keys = readJson<string[]>(kept, under, []);
  }

  wants(key: string): boolean {
    return !this.keys.includes(key);
  }

  told(key: string): void {
    if (!this.wants(key)) return;
    this.keys = [...this.keys, key].slice(-MOST_KEPT);
    writeJson(this.kept, this.under, this.keys);
  }
}

export const setupTold = new ToldOnce(shelf, "eldertable.setup-told");
export const nameAsked = new ToldOnce(shelf, "eldertable.name-asked");

/** Which seats have been told what the set-up of their match came to. */

import { readJson, shelf, writeJson, type Shelf } from "../lib/storage";

const TOLD = "eldertable.setup-told";
/** Older matches are well begun. */
const MOST_KEPT = 60;

export class SetupTold {
  private keys = $state.raw<string[]>([]);

  constructor(private readonly kept: Shelf) {
    this.keys = readJson<string[]>(kept, TOLD, []);
  }

  wants(key: string): boolean {
    return !this.keys.includes(key);
  }

  told(key: string): void {
    if (!this.wants(key)) return;
    this.keys = [...this.keys, key].slice(-MOST_KEPT);
    writeJson(this.kept, TOLD, this.keys);
  }
}

export const setupTold = new SetupTold(shelf);

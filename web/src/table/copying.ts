/** Puts an address on the clipboard and says so; where the browser refuses, shows the address to be copied by hand. */

import type { Text } from "../api/types";
import { toast } from "../lib/ui/toasts.svelte";

/** Of several links that look alike, `what` says which one it was. */
export async function copy(address: string, what?: Text): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(what ? { id: "app-table-copied-what", args: { what } } : "app-table-copied", "ok");
  } catch {
    toast({ id: "app-table-copy-by-hand", args: { address } }, "info", 20);
  }
}

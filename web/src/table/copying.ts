/** Puts an address on the clipboard and says so; where the browser refuses, shows the address to be copied by hand. */

import { toast } from "../lib/ui/toasts.svelte";

export async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast("app-table-copied", "ok");
  } catch {
    toast({ id: "app-table-copy-by-hand", args: { address } }, "info", 20);
  }
}

// Copying and sharing links, with an honest note when the browser refuses.
import { toast } from "./ui/toasts.svelte";

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("app-copied", "ok");
  } catch {
    toast("app-copy-failed", "bad");
  }
}

export const canShare = typeof navigator !== "undefined" && "share" in navigator;

export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text: title, url });
  } catch (error) {
    if ((error as Error).name !== "AbortError") await copyText(url);
  }
}

/** Whether this page's address means anything on another computer. */
export function reachable(host: string): boolean {
  return !/^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(host);
}

// Short notes at the foot of the screen: a link was copied, the server did not answer.
import type { Text } from "../../api/types";

export interface Toast {
  id: number;
  text: Text;
  kind: "ok" | "bad" | "info" | "talk";
}

let toasts = $state<Toast[]>([]);
let last = 0;

export const shown = {
  get toasts(): Toast[] {
    return toasts;
  },
};

export function dismiss(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
}

export function toast(text: Text | string, kind: Toast["kind"] = "info", seconds = kind === "bad" ? 9 : 4): void {
  const one: Toast = { id: (last += 1), text: typeof text === "string" ? { id: text } : text, kind };
  toasts = [...toasts.slice(-2), one];
  setTimeout(() => dismiss(one.id), seconds * 1000);
}

// localStorage, or a map in memory where the browser refuses it (private windows, tests).
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function browserShelf(): Shelf {
  try {
    localStorage.setItem("eldertable.probe", "1");
    localStorage.removeItem("eldertable.probe");
    return localStorage;
  } catch {
    return memoryShelf();
  }
}

export const shelf: Shelf = browserShelf();

export function readJson<T>(from: Shelf, key: string, otherwise: T): T {
  const raw = from.getItem(key);
  if (raw === null) return otherwise;
  try {
    return JSON.parse(raw) as T;
  } catch {
    return otherwise; // another version or a half-written value: start afresh rather than fail
  }
}

export function writeJson(to: Shelf, key: string, value: unknown): void {
  try {
    to.setItem(key, JSON.stringify(value));
  } catch {
    console.warn(`eldertable: could not store ${key}`);
  }
}

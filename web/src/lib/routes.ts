// The addresses of the pages, and what each names.
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "table"; match: string }
  | { page: "replay"; match: string }
  | { page: "rules"; game: string }
  | { page: "mine" }
  | { page: "replays" }
  | { page: "fair"; match: string }
  | { page: "credits" }
  | { page: "lost"; path: string };

const WORD = "([A-Za-z0-9_-]+)";
const PATTERNS: [RegExp, (name: string) => Route][] = [
  [/^\/$/, () => ({ page: "lobby" })],
  [new RegExp(`^/new/${WORD}$`), (game) => ({ page: "new", game })],
  [new RegExp(`^/t/${WORD}$`), (match) => ({ page: "table", match })],
  [new RegExp(`^/r/${WORD}$`), (match) => ({ page: "replay", match })],
  [new RegExp(`^/rules/${WORD}$`), (game) => ({ page: "rules", game })],
  [/^\/rules$/, () => ({ page: "rules", game: "arkham_tour" })],
  [/^\/mine$/, () => ({ page: "mine" })],
  [/^\/replays$/, () => ({ page: "replays" })],
  [new RegExp(`^/fair(?:/${WORD})?$`), (match) => ({ page: "fair", match })],
  [/^\/credits$/, () => ({ page: "credits" })],
];

export function routeOf(path: string): Route {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(trimmed);
    if (found) return make(found[1] ?? "");
  }
  return { page: "lost", path };
}

export const paths = {
  lobby: () => "/",
  setup: (game: string) => `/new/${game}`,
  table: (match: string, token?: string) => (token ? `/t/${match}#${token}` : `/t/${match}`),
  replay: (match: string, at?: number, seat?: number | null) =>
    at === undefined ? `/r/${match}` : `/r/${match}?at=${at}${seat === undefined || seat === null ? "" : `&seat=${seat}`}`,
  rules: (game: string, rule?: string) => (rule ? `/rules/${game}#${rule}` : `/rules/${game}`),
  mine: () => "/mine",
  replays: () => "/replays",
  fair: (match: string) => `/fair/${match}`,
  credits: () => "/credits",
};

/** What a person may paste to join: a whole link, a path, or a bare match code, with or without a seat's token. */
export function readInvitation(typed: string): { match: string; token: string | null } | null {
  const text = typed.trim();
  const link = /\/(?:t|r)\/([A-Za-z0-9_-]+)(?:[?][^#]*)?(?:#([A-Za-z0-9_.-]+))?$/.exec(text);
  if (link) return { match: link[1]!, token: link[2] ?? null };
  const bare = /^([A-Za-z0-9_-]{4,64})(?:#([A-Za-z0-9_.-]+))?$/.exec(text);
  return bare ? { match: bare[1]!, token: bare[2] ?? null } : null;
}

// A tiny history router: the current route is reactive, ordinary links are followed without reloading the page.
import { routeOf, type Route } from "./routes";

let current = $state<Route>({ page: "lobby" });
let hash = $state("");

export const here = {
  get route(): Route {
    return current;
  },
  /** The part after #, decoded, without the sign: the rule to open, for example. */
  get hash(): string {
    return hash;
  },
};

/** A part after # that was typed or cut in the middle of a sign stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function read(): void {
  const next = routeOf(location.pathname);
  hash = decoded(location.hash.slice(1));
  if (JSON.stringify(next) !== JSON.stringify(current)) current = next;
}

export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  read();
  if (!location.hash) scrollTo({ top: 0 });
}

function followed(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return null;
  if (link.getAttribute("href")!.startsWith("#")) return null; // within the page: the browser moves the focus too
  if (link.origin !== location.origin || /^\/(api|schema|health|metrics)/.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

export function startRouter(): void {
  read();
  addEventListener("popstate", read);
  addEventListener("hashchange", read);
  document.addEventListener("click", (event) => {
    const to = followed(event);
    if (to === null) return;
    event.preventDefault();
    go(to);
  });
}

/** The icon of the browser's tab: with a dot while somebody at this screen is waited for. */

const PLAIN = "/favicon.svg";
const DOTTED = "/favicon-turn.svg";

/** Sets the icon; what it returns puts the plain one back. */
export function tabIcon(dotted: boolean): () => void {
  show(dotted ? DOTTED : PLAIN);
  return () => show(PLAIN);
}

function show(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute("href") !== address) link.setAttribute("href", address);
}

/** A page that stayed open while the server was replaced by another version speaks that one's language no longer. */

const SCRIPT = /<script type="module"[^>]* src="([^"]+)"/;

/** Is the page that is served now another one than the page whose script is `own`? What is no page of ours tells nothing. */
export function isAnother(own: string | null, served: string): boolean {
  const script = SCRIPT.exec(served)?.[1];
  return own !== null && script !== undefined && script !== own;
}

/** Is there a newer page than this one? If that cannot be found out now, no. */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
  try {
    const served = await fetch("/", { cache: "no-cache", headers: { accept: "text/html" } });
    return served.ok && isAnother(own, await served.text());
  } catch {
    return false;
  }
}

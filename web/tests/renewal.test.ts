import { expect, test } from "vitest";
import { isAnother } from "../src/lib/renewal";

const page = (script: string) => `<!doctype html><script>theme()</script><script type="module" crossorigin src="${script}"></script>`;

test("a page is outdated if another script is served; what is no page of ours tells nothing", () => {
  expect(isAnother("/assets/index-a.js", page("/assets/index-b.js"))).toBe(true);
  expect(isAnother("/assets/index-a.js", page("/assets/index-a.js"))).toBe(false);
  expect(isAnother("/assets/index-a.js", "<h1>Sign in to this network</h1>")).toBe(false);
  expect(isAnother(null, page("/assets/index-b.js"))).toBe(false);
});

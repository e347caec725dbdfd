// The theme was set before first paint (index.html); this remembers a change of mind.
import { shelf } from "./storage";

export type Theme = "dark" | "light";

let theme = $state<Theme>("dark");

export const look = {
  get theme(): Theme {
    return theme;
  },
};

function paintBrowserFrame(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--surface-1").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}

export function startTheme(): void {
  theme = document.documentElement.dataset.theme === "light" ? "light" : "dark";
  paintBrowserFrame();
}

export function toggleTheme(): void {
  theme = theme === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
  shelf.setItem("eldertable.theme", theme);
  paintBrowserFrame();
}

/** Which of the four layouts the window asks for; the page renders one of them, never two at once. */

import { MediaQuery } from "svelte/reactivity";

export type Layout = "wide" | "middle" | "phone" | "landscape";

const wide = new MediaQuery("(min-width: 1200px)");
const middle = new MediaQuery("(min-width: 800px)");
/** A phone on its side: board left, sheet as a column on the right. */
const lying = new MediaQuery("(max-height: 540px) and (min-width: 600px) and (orientation: landscape)");

export const layout = {
  get now(): Layout {
    if (lying.current) return "landscape";
    if (wide.current) return "wide";
    return middle.current ? "middle" : "phone";
  },
};

/** A second hand for things that show how long they last; it runs only while somebody looks. */

import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const id = setInterval(update, 1000);
  return () => clearInterval(id);
});

/** Milliseconds now; read in a component it is read again every second. */
export function ticking(): number {
  subscribe();
  return Date.now();
}

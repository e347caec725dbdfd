/** The phone's sheet: how high it stands, and what moves it. */

const HEIGHTS = ["peek", "half", "full"] as const;
export type Height = (typeof HEIGHTS)[number];

/** Pixels of a sheet that shows the question and the main button. */
const PEEK = 132;
const HALF = 0.45;

/** One step up (1) or down (-1); the ends hold. */
export function step(height: Height, by: 1 | -1): Height {
  return HEIGHTS[Math.min(HEIGHTS.length - 1, Math.max(0, HEIGHTS.indexOf(height) + by))]!;
}

/** Where a sheet let go at that many pixels comes to rest. */
export function restAt(pixels: number, room: number): Height {
  const stops: [Height, number][] = [["peek", PEEK], ["half", room * HALF], ["full", room]];
  return stops.reduce((best, stop) => (Math.abs(stop[1] - pixels) < Math.abs(best[1] - pixels) ? stop : best))[0];
}

export interface Needs {
  /** A target on the board is being looked at before it is taken. */
  previewing: boolean;
  /** The question can be answered on the board or by the main button. */
  answerable: boolean;
}

/** What is shown of the height that was chosen: a previewed target is never covered, a question never out of reach. */
export function shownHeight(chosen: Height, { previewing, answerable }: Needs): Height {
  if (chosen === "full" && previewing) return "half";
  if (chosen === "peek" && !answerable) return "half";
  return chosen;
}

/** A tap goes round all heights that can be shown now, so that each is reached without dragging and no tap is lost. */
export function tapped(height: Height, needs: Needs): Height {
  const round: Height[] = height === "half" ? ["full", "peek"] : height === "full" ? ["peek", "half"] : ["half"];
  return round.find((next) => shownHeight(next, needs) === next) ?? height;
}

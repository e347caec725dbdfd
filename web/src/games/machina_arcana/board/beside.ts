/** Where a small sheet lies beside a pointed target: within the window, over as little as possible of what else can be chosen. */

import type { Window } from "./camera";

interface Point {
  x: number;
  y: number;
}

const GAP = 12;
const EDGE = 6;

/** `distance` is from the target's middle to its rim, `others` are the middles of what should stay in sight. */
export function beside(at: Point, distance: number, sheet: Window, window: Window, others: readonly Point[]): Point {
  const away = distance + GAP;
  const middle = { x: at.x - sheet.width / 2, y: at.y - sheet.height / 2 };
  const spots = [
    { x: at.x + away, y: middle.y },
    { x: at.x - away - sheet.width, y: middle.y },
    { x: middle.x, y: at.y - away - sheet.height },
    { x: middle.x, y: at.y + away },
  ];
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));
  const covered = (spot: Point) => {
    const hidden = [at, ...others].map(
      (one) =>
        one.x > spot.x - distance && one.x < spot.x + sheet.width + distance && one.y > spot.y - distance && one.y < spot.y + sheet.height + distance,
    );
    return hidden.reduce((sum, hit, k) => sum + (hit ? (k === 0 ? 100 : 1) : 0), 0);
  };
  const shifted = spots.map((spot) => ({ x: within(spot.x, sheet.width, window.width), y: within(spot.y, sheet.height, window.height) }));
  return shifted.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

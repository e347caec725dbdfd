/** Moving the focus among things that lie on a board, by the direction they lie in. */

export interface Point {
  x: number;
  y: number;
}
export type Direction = "left" | "right" | "up" | "down";

const UNIT: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Sideways distance costs more than distance ahead, so that a row is walked along before the eye leaves it. */
const SIDE_COST = 2.2;

/**
 * The next place from `from` in a direction: the nearest one ahead, within 60 degrees either side.
 * If there is none, the walk wraps to the farthest place behind in the same lane, so every place can be reached.
 */
export function nextByDirection(places: Map<string, Point>, from: string | null, direction: Direction): string | null {
  const start = from === null ? undefined : places.get(from);
  if (!start) return firstInReadingOrder(places);
  const unit = UNIT[direction];
  let best: { key: string; cost: number } | null = null;
  let wrap: { key: string; cost: number } | null = null;
  for (const [key, point] of places) {
    if (key === from) continue;
    const dx = point.x - start.x;
    const dy = point.y - start.y;
    const ahead = dx * unit.x + dy * unit.y;
    const aside = Math.abs(dx * unit.y) + Math.abs(dy * unit.x);
    if (ahead > 0 && aside <= ahead * 1.75) {
      const cost = ahead + aside * SIDE_COST;
      if (!best || cost < best.cost) best = { key, cost };
    }
    const back = aside * SIDE_COST + ahead;
    if (!wrap || back < wrap.cost) wrap = { key, cost: back };
  }
  return best?.key ?? wrap?.key ?? from;
}

export function nearest(places: Map<string, Point>, to: Point): string | null {
  let best: { key: string; far: number } | null = null;
  for (const [key, point] of places) {
    const far = Math.hypot(point.x - to.x, point.y - to.y);
    if (!best || far < best.far) best = { key, far };
  }
  return best?.key ?? null;
}

export function firstInReadingOrder(places: Map<string, Point>): string | null {
  let best: { key: string; point: Point } | null = null;
  for (const [key, point] of places) {
    if (!best || point.y < best.point.y - 1 || (Math.abs(point.y - best.point.y) <= 1 && point.x < best.point.x)) best = { key, point };
  }
  return best?.key ?? null;
}

/** All places in reading order; `Ctrl`+arrows and lists walk this. */
export function readingOrder(places: Map<string, Point>): string[] {
  return [...places].sort(([, a], [, b]) => (Math.abs(a.y - b.y) > 1 ? a.y - b.y : a.x - b.x)).map(([key]) => key);
}

/** The loupe's geometry: where the glass lies over a finger, and which target the finger means. */

export interface Spot {
  x: number;
  y: number;
}

export const LENS = 152;
export const MAGNIFY = 2.2;
/** How far from the finger the glass lies, so that neither hides the other. */
const LIFT = 112;
const MARGIN = 14;
const REACH = [0, 5, 10, 15, 20];

/** The glass lies above the finger; near the top of the screen beside it, on the side with more room. */
export function lensAt(finger: Spot, screen: { width: number; height: number }): Spot {
  const half = LENS / 2 + MARGIN;
  const inside = (at: number, size: number) => Math.max(half, Math.min(at, size - half));
  if (finger.y - LIFT >= half) return { x: inside(finger.x, screen.width), y: finger.y - LIFT };
  const side = finger.x > screen.width / 2 ? -LIFT : LIFT;
  return { x: inside(finger.x + side, screen.width), y: inside(finger.y, screen.height) };
}

/** The image in the glass is moved so that what lies under the finger is in its middle. */
export function imageShift(finger: Spot, corner: Spot): string {
  return `translate(${LENS / 2 - (finger.x - corner.x) * MAGNIFY}px, ${LENS / 2 - (finger.y - corner.y) * MAGNIFY}px) scale(${MAGNIFY})`;
}

/** What the finger means: what lies under it, else the nearest thing round it; what can be chosen goes before what is barred. */
export function meant<T>(finger: Spot, under: (at: Spot) => { thing: T; legal: boolean } | null): T | null {
  let barred: T | null = null;
  for (const radius of REACH) {
    for (let k = 0; k < (radius === 0 ? 1 : 12); k += 1) {
      const found = under({ x: finger.x + radius * Math.cos((k * Math.PI) / 6), y: finger.y + radius * Math.sin((k * Math.PI) / 6) });
      if (found?.legal) return found.thing;
      barred ??= found?.thing ?? null;
    }
  }
  return barred;
}

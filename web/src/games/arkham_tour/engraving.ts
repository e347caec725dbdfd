/** Block outlines and engraved textures of the town plan. The texture of a district is drawn from its coordinates, always the same. */

import type { District } from "./types";

export type Box = [number, number, number, number];

const round = (value: number) => Math.round(value * 10) / 10;

/** A small repeatable chance; the plan must not change between two visits. */
function dice(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** Radii of the four corners, clockwise from the upper left: the corners of the town are rounded like its roads. */
function radii(district: District, plain: number, wide: number): [number, number, number, number] {
  const at = (col: number, row: number) => (district.col === col && district.row === row ? wide : plain);
  return [at(1, 1), at(6, 1), at(6, 6), at(1, 6)];
}

export function blockPath(district: District, box: Box, radius: number, cornerRadius: number, grow = 0): string {
  const [x0, y0, x1, y1] = [box[0] - grow, box[1] - grow, box[2] + grow, box[3] + grow];
  const [tl, tr, br, bl] = radii(district, Math.max(radius + grow, 2), Math.max(cornerRadius + grow, 2));
  return (
    `M${x0 + tl} ${y0}H${x1 - tr}Q${x1} ${y0} ${x1} ${y0 + tr}V${y1 - br}Q${x1} ${y1} ${x1 - br} ${y1}` +
    `H${x0 + bl}Q${x0} ${y1} ${x0} ${y1 - bl}V${y0 + tl}Q${x0} ${y0} ${x0 + tl} ${y0}Z`
  );
}

/** Corner ticks of a legal district. */
export function tickPath(box: Box, grow: number, length = 20): string {
  const [x0, y0, x1, y1] = [box[0] - grow, box[1] - grow, box[2] + grow, box[3] + grow];
  return (
    `M${x0} ${y0 + length}V${y0}H${x0 + length}M${x1 - length} ${y0}H${x1}V${y0 + length}` +
    `M${x1} ${y1 - length}V${y1}H${x1 - length}M${x0 + length} ${y1}H${x0}V${y1 - length}`
  );
}

export function texture(district: District, box: Box): string {
  const chance = dice(district.col * 97 + district.row * 1009);
  switch (district.type) {
    case "blue":
      return rules(box);
    case "purple":
      return hatch(box);
    case "yellow":
      return rays(box);
    case "green":
      return trees(box, chance);
    case "red":
      return parcels(box, chance, 2, 30);
    case "white":
      return parcels(box, chance, 1, 44);
  }
}

function rules([x0, y0, x1, y1]: Box): string {
  let path = "";
  for (let y = y0 + 10; y < y1 - 4; y += 7) path += `M${x0 + 7} ${y}H${x1 - 7}`;
  return path;
}

function hatch([x0, y0, x1, y1]: Box): string {
  const height = y1 - y0 - 12;
  const lean = Math.round(height * 0.625);
  let path = "";
  for (let x = x0 - lean; x < x1; x += 13) path += `M${x} ${y0 + 6}l${lean} ${height}`;
  return path;
}

function rays([x0, y0, x1, y1]: Box): string {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const count = 28;
  let path = "";
  for (let k = 0; k < count; k += 1) {
    const angle = (k * 2 * Math.PI) / count;
    const far = k % 2 ? 43 : 36;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    path += `M${round(cx + 19 * c)} ${round(cy + 19 * s)}L${round(cx + far * c)} ${round(cy + far * s)}`;
  }
  return path;
}

function trees([x0, y0, x1, y1]: Box, chance: () => number): string {
  let path = "";
  for (let k = 0; k < 30; k += 1) {
    const r = round(1.5 + chance() * 2.6);
    const x = round(x0 + 8 + chance() * (x1 - x0 - 20));
    const y = round(y0 + 12 + chance() * (y1 - y0 - 22));
    path += `M${x} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }
  const middle = (y0 + y1) / 2;
  return `${path}M${x0 + 4} ${middle}Q${(x0 + x1) / 2} ${middle - 36} ${x1 - 4} ${middle + 14}`;
}

/** Land parcels: a rectangle cut in two again and again, the longer side first. */
function parcels([x0, y0, x1, y1]: Box, chance: () => number, depthMore: number, least: number): string {
  let path = "";
  const cut = (x: number, y: number, w: number, h: number, depth: number): void => {
    const long = Math.max(w, h);
    if (depth === 0 || long < least) {
      if (chance() < 0.93) path += `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;
      return;
    }
    const part = 0.38 + chance() * 0.24;
    if (w >= h) {
      cut(x, y, w * part - 1.5, h, depth - 1);
      cut(x + w * part + 1.5, y, w * (1 - part) - 1.5, h, depth - 1);
    } else {
      cut(x, y, w, h * part - 1.5, depth - 1);
      cut(x, y + h * part + 1.5, w, h * (1 - part) - 1.5, depth - 1);
    }
  };
  cut(x0 + 6.5, y0 + 6.5, x1 - x0 - 13, y1 - y0 - 13, 2 + depthMore);
  return path;
}

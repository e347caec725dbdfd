/** The window on the board: what part of it is seen and how large. Pure functions over a camera. */

export interface Camera {
  /** The point of the board in the middle of the window, in board units. */
  x: number;
  y: number;
  /** Screen pixels per board unit. */
  scale: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Window {
  width: number;
  height: number;
}

/** A cell is never smaller or larger than this on the screen. */
export const CELL = 66;
export const LEAST_SCALE = 14 / CELL;
export const MOST_SCALE = 150 / CELL;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export function viewBox(camera: Camera, window: Window): Box {
  const width = window.width / camera.scale;
  const height = window.height / camera.scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Room left at the window's right or lower edge for what lies over it. */
export interface Rail {
  right: number;
  below: number;
}
export const NO_RAIL: Rail = { right: 0, below: 0 };

/** The camera that shows a whole box beside a rail. */
export function fit(box: Box, window: Window, rail: Rail = NO_RAIL): Camera {
  const wide = Math.max(1, window.width - rail.right);
  const high = Math.max(1, window.height - rail.below);
  const scale = clamp(Math.min(wide / box.width, high / box.height), LEAST_SCALE, MOST_SCALE);
  const shift = (edge: number, room: number) => Math.min(edge, Math.max(0, room)) / 2 / scale;
  return {
    x: box.x + box.width / 2 + shift(rail.right, window.width - box.width * scale),
    y: box.y + box.height / 2 + shift(rail.below, window.height - box.height * scale),
    scale,
  };
}

/** The box around some points, with room about it; null when there are none. */
export function aroundAll(points: readonly { x: number; y: number }[], room: number): Box | null {
  if (points.length === 0) return null;
  const [left, top] = [Math.min(...points.map((at) => at.x)), Math.min(...points.map((at) => at.y))];
  const [right, bottom] = [Math.max(...points.map((at) => at.x)), Math.max(...points.map((at) => at.y))];
  return { x: left - room, y: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room };
}

export function middleOf(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Larger or smaller, with the point under the pointer staying where it is. `at` is in window pixels. */
export function zoomAt(camera: Camera, window: Window, factor: number, at: { x: number; y: number }): Camera {
  const scale = clamp(camera.scale * factor, LEAST_SCALE, MOST_SCALE);
  const point = toBoard(camera, window, at);
  return { x: point.x - (at.x - window.width / 2) / scale, y: point.y - (at.y - window.height / 2) / scale, scale };
}

/** Moved by pixels of the window. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** The board never leaves the window: its middle stays within the box. */
export function keepInside(camera: Camera, box: Box): Camera {
  return { ...camera, x: clamp(camera.x, box.x, box.x + box.width), y: clamp(camera.y, box.y, box.y + box.height) };
}

/** The window shows board rather than the dark around it: it stays within the box, or in its middle where it is larger. */
export function keepFilled(camera: Camera, window: Window, box: Box): Camera {
  const along = (at: number, seen: number, from: number, size: number) =>
    seen >= size ? from + size / 2 : clamp(at, from + seen / 2, from + size - seen / 2);
  const seen = viewBox(camera, window);
  return { ...camera, x: along(camera.x, seen.width, box.x, box.width), y: along(camera.y, seen.height, box.y, box.height) };
}

export function toBoard(camera: Camera, window: Window, at: { x: number; y: number }): { x: number; y: number } {
  return { x: camera.x + (at.x - window.width / 2) / camera.scale, y: camera.y + (at.y - window.height / 2) / camera.scale };
}

export function toWindow(camera: Camera, window: Window, at: { x: number; y: number }): { x: number; y: number } {
  return { x: (at.x - camera.x) * camera.scale + window.width / 2, y: (at.y - camera.y) * camera.scale + window.height / 2 };
}

export type Edge = "left" | "right" | "up" | "down";

/** At which edge of the window a point that lies outside is to be looked for; null when it is seen. */
export function outside(camera: Camera, window: Window, at: { x: number; y: number }, margin = 8): Edge | null {
  const { x, y } = toWindow(camera, window, at);
  const beyond: [Edge, number][] = [
    ["left", margin - x],
    ["right", x - (window.width - margin)],
    ["up", margin - y],
    ["down", y - (window.height - margin)],
  ];
  const [edge, by] = beyond.reduce((most, one) => (one[1] > most[1] ? one : most));
  return by > 0 ? edge : null;
}

/** Between two cameras, for a glide: 0 the first, 1 the second. */
export function between(one: Camera, other: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(one.x, other.x), y: mix(one.y, other.y), scale: one.scale * (other.scale / one.scale) ** part };
}

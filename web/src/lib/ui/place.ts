// Where a popover goes: beside its anchor, never over it, always on the screen.
interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;

const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));

export function place(anchor: Box, sheet: Size, screen: Size): { x: number; y: number; side: "right" | "left" | "below" | "above" } {
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const middle = within(anchor.top + anchor.height / 2 - sheet.height / 2, sheet.height, screen.height);
  if (right + GAP + sheet.width + EDGE <= screen.width) return { x: right + GAP, y: middle, side: "right" };
  if (anchor.left - GAP - sheet.width - EDGE >= 0) return { x: anchor.left - GAP - sheet.width, y: middle, side: "left" };
  const x = within(anchor.left + anchor.width / 2 - sheet.width / 2, sheet.width, screen.width);
  if (bottom + GAP + sheet.height + EDGE <= screen.height) return { x, y: bottom + GAP, side: "below" };
  return { x, y: Math.max(EDGE, anchor.top - GAP - sheet.height), side: "above" };
}

import { expect, test } from "vitest";
import type { Said } from "../../src/api/types";
import { emptyState, reduce } from "../../src/table/reducer";
import { mayTalk, unreadTalk } from "../../src/table/talk";
import { table } from "./fixtures";

const said = (n: number, seat: number | null = 1): Said => ({ n, seat, at: 0, text: `line ${n}` });

test("lines told again after a reconnect are shown once, in order", () => {
  const once = reduce(emptyState(), { type: "said", message: { t: "talk", lines: [said(0), said(3)] } });
  const twice = reduce(once, { type: "said", message: { t: "talk", lines: [said(0), said(2), said(3)] } });
  expect(twice.talk.map((line) => line.n)).toEqual([0, 2, 3]);
});

test("another of my seats hears the talk anew", () => {
  const heard = reduce(emptyState(), { type: "said", message: { t: "talk", lines: [said(0)] } });
  expect(reduce(heard, { type: "seat" }).talk).toEqual([]);
});

test("one talks to people at other screens, and who watches to those who watch", () => {
  expect(mayTalk(table(), [0])).toBe(true);
  expect(mayTalk(table(), [0, 1, 2]), "everybody sits at this screen").toBe(false);
  expect(mayTalk(table({ you: null }), [])).toBe(true);
  const bots = table().match.seats.map((seat) => (seat.seat === 0 ? seat : { ...seat, kind: "bot" as const }));
  expect(mayTalk(table({ match: { ...table().match, seats: bots } }), [0])).toBe(false);
});

test("my own lines are never new to me", () => {
  expect(unreadTalk([said(0), said(1, 0), said(2, null)], 0, 0).map((line) => line.n)).toEqual([2]);
  expect(unreadTalk([said(1, null)], 0, null).length, "another spectator may have said it").toBe(1);
});

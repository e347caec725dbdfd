import { expect, test } from "vitest";
import { draftOf } from "../../src/games/arkham_tour/ahead";
import type { TourDie } from "../../src/games/arkham_tour/types";
import { fateOf, type AheadOption } from "../../src/table/ahead";
import { Ahead } from "../../src/table/ahead.svelte";
import type { Desk } from "../../src/table/desk.svelte";
import { decision, option, table } from "./fixtures";

const target = { kind: "die", id: "die_star" };
const staged: AheadOption = { kind: "RemoveDie", target, text: { id: "x" }, mark: "3-left-4" };
const plan = { question: { id: "q" }, options: [staged] };

test("a staged choice waits for its question", () => {
  expect(fateOf(staged, { plan, decision: null, barred: [] })).toEqual({ is: "kept" });
});

test("it is sent as the option it is, wherever that stands", () => {
  const asked = decision({ options: [option({ kind: "RemoveDie", target: { kind: "die", id: "die_circle" } }), option({ kind: "RemoveDie", target })] });
  expect(fateOf(staged, { plan, decision: asked, barred: [] })).toEqual({ is: "sent", index: 1 });
});

test("another kind of choice of the same thing is not what was staged", () => {
  const asked = decision({ options: [option({ kind: "TakeDie", target })] });
  expect(fateOf(staged, { plan, decision: asked, barred: [] }).is).toBe("withdrawn");
});

test("it is withdrawn, with the table's reason, when it is not offered any more", () => {
  const why = { id: "gone" };
  const fate = fateOf(staged, { plan: { ...plan, options: [] }, decision: decision(), barred: [{ kind: target.kind, ids: [target.id], text: why, rule: null }] });
  expect(fate).toEqual({ is: "withdrawn", why });
  expect(fateOf(staged, { plan: null, decision: null, barred: [] })).toEqual({ is: "withdrawn", why: null });
});

test("the same die in the next round, or showing another number, is another choice", () => {
  const later = { ...plan, options: [{ ...staged, mark: "4-left-4" }] };
  const asked = decision({ options: [option({ kind: "RemoveDie", target })] });
  expect(fateOf(staged, { plan: later, decision: null, barred: [] }).is).toBe("withdrawn");
  expect(fateOf(staged, { plan: later, decision: asked, barred: [] }).is).toBe("withdrawn");
});

/** A desk that shows one table after another and keeps what is sent from it. */
function deskOf(first: Parameters<typeof table>[0]) {
  const chosen: number[] = [];
  const desk = {
    message: table(first),
    get me() {
      return desk.message.you;
    },
    get decision() {
      return desk.message.decision;
    },
    line: { live: true, link: "open", choose: (index: number) => chosen.push(index) },
  };
  const ahead = () => new Ahead(desk as unknown as Desk, { ahead: () => plan });
  return { desk, chosen, ahead };
}
const waiting = { you: 0, decision: null, waiting: [1] };
const asked = decision({ options: [option({ kind: "RemoveDie", target })] });

test("what one seat staged is sent for that seat alone, once", () => {
  const { desk, chosen, ahead } = deskOf(waiting);
  const mine = ahead();
  mine.toggle(staged);
  mine.settle();
  expect(mine.staged).toBe(staged);
  desk.message = table({ you: 0, decision: asked, waiting: [0] });
  mine.settle();
  mine.settle();
  expect(chosen).toEqual([0]);
  expect(mine.outcome?.is).toBe("sent");
});

test("another seat at the same screen neither sends nor sees it", () => {
  const { desk, chosen, ahead } = deskOf(waiting);
  const mine = ahead();
  mine.toggle(staged);
  desk.message = table({ you: 2, decision: asked, waiting: [2] });
  mine.settle();
  expect(chosen).toEqual([]);
  expect(mine.staged).toBeNull();
});

test("nothing is offered while only bots are waited for, or while one is asked oneself", () => {
  const bots = table().match.seats.map((seat) => ({ ...seat, bot: seat.seat === 0 ? null : "greedy" }));
  expect(deskOf({ ...waiting, match: { ...table().match, seats: bots } }).ahead().offered).toEqual([]);
  expect(deskOf({ you: 0, decision: asked, waiting: [0, 1] }).ahead().offered).toEqual([]);
  expect(deskOf(waiting).ahead().offered).toEqual([staged]);
});

const PLACES = { a: "available", u: "unavailable", f: "first", s: "second", b: "box", t: "taken" } as const;
const lying = (letters: string, by: number | null = null): TourDie[] =>
  [...letters].map((letter, k) => ({ id: `d${k}`, number: 1, tourists: [], effect: null, place: PLACES[letter as keyof typeof PLACES], by: letter === "t" ? by : null }));
const steps = (letters: string, seats: number, first = 0) =>
  Array.from({ length: seats }, (_, me) => draftOf({ phase: "dice", opening: false, first_player: first, dice: lying(letters) }, seats, me)?.step ?? null);

test("AT-DICE: who has which step of the draft still to come", () => {
  expect(steps("aaaaa", 2)).toEqual(["first", "left"]);
  expect(steps("faaaa", 2)).toEqual(["second", "left"]);
  expect(steps("fuaaa", 2)).toEqual(["second", "right"]);
  expect(steps("fuuaa", 2)).toEqual(["second", null]);
  expect(steps("faaaa", 3, 1)).toEqual(["right", "second", "left"]);
  expect(steps("fuaaa", 3, 1)).toEqual(["right", "second", null]);
  expect(steps("faaaa", 4)).toEqual(["second", "left", null, "right"]);
});

test("AT-OPEN-06: an opening die is taken once; outside the draft there is nothing to decide ahead", () => {
  const opening = { phase: "dice", opening: true, first_player: 0, dice: lying("tbbbb", 0) } as const;
  expect(draftOf(opening, 3, 0)).toBeNull();
  expect(draftOf(opening, 3, 1)?.kind).toBe("TakeDie");
  expect(draftOf({ ...opening, phase: "route" }, 3, 1)).toBeNull();
  expect(draftOf({ ...opening, opening: false }, 1, 0)).toBeNull();
});

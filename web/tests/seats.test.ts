import { expect, test } from "vitest";
import { arrivalOf, SeatStore } from "../src/lib/seats";
import { memoryShelf } from "../src/lib/storage";

test("one screen keeps the tokens of several seats", () => {
  const store = new SeatStore(memoryShelf());
  store.sit("m1", [{ seat: 0, token: "aaaaaaaa" }, { seat: 2, token: "cccccccc" }], { game: "arkham_tour" });
  expect(store.tokens("m1")).toEqual([{ seat: 0, token: "aaaaaaaa" }, { seat: 2, token: "cccccccc" }]);
  expect(store.of("m1")?.game).toBe("arkham_tour");
});

test("a token from a link learns its seat from the table and is not kept twice", () => {
  const store = new SeatStore(memoryShelf());
  store.sit("m1", [{ seat: null, token: "bbbbbbbb" }]);
  store.learn("m1", "bbbbbbbb", 1, "arkham_tour");
  store.sit("m1", [{ seat: null, token: "bbbbbbbb" }]);
  expect(store.tokens("m1")).toEqual([{ seat: 1, token: "bbbbbbbb" }]);
});

test("a token that opens no seat is forgotten", () => {
  const store = new SeatStore(memoryShelf());
  store.sit("m1", [{ seat: null, token: "forged-token" }]);
  store.learn("m1", "forged-token", null, "arkham_tour");
  expect(store.tokens("m1")).toEqual([]);
  store.sit("m2", [{ seat: null, token: "cut-short" }]);
  store.drop("m2", "cut-short");
  expect(store.list(), "nor does its match stay among mine").toEqual([]);
});

test("a seat's link is read with what a messenger left around it, and a damaged one is known as such", () => {
  expect(arrivalOf("", [])).toEqual({ kind: "none" });
  for (const hash of ["#s3cret-token_1", "#s3cret-token_1%20", "#s3cret-token_1.", "#(s3cret-token_1),"]) {
    expect(arrivalOf(hash, []), hash).toEqual({ kind: "seat", token: "s3cret-token_1" });
  }
  for (const hash of ["#s3cret", "#%", "#100%", "#s3cret%20token", "#s3crеt-token_1"]) expect(arrivalOf(hash, []), hash).toEqual({ kind: "damaged" });
});

test("a link to one more seat is not taken unasked", () => {
  const held = [{ seat: 0, token: "mine-mine" }];
  expect(arrivalOf("#mine-mine", held)).toEqual({ kind: "seat", token: "mine-mine" });
  expect(arrivalOf("#hers-hers", held)).toEqual({ kind: "another", token: "hers-hers" });
});

test("a seat that is given back leaves this screen, and its link stays at hand", () => {
  const store = new SeatStore(memoryShelf());
  store.sit("m1", [{ seat: 0, token: "mine-mine" }, { seat: 1, token: "hers-hers" }]);
  store.giveBack("m1", 1, "Ольга");
  expect(store.tokens("m1")).toEqual([{ seat: 0, token: "mine-mine" }]);
  expect(store.of("m1")?.invitations).toEqual([{ seat: 1, name: "Ольга", token: "hers-hers" }]);
});

test("friends' links are kept apart from my seats", () => {
  const store = new SeatStore(memoryShelf());
  store.sit("m1", [{ seat: 0, token: "mine-mine" }], { invitations: [{ seat: 1, name: "Ольга", token: "hers-hers" }] });
  expect(store.tokens("m1").map((held) => held.token)).toEqual(["mine-mine"]);
  expect(store.of("m1")?.invitations).toHaveLength(1);
});

test("a match can be left, and a damaged shelf starts afresh", () => {
  const shelf = memoryShelf();
  const store = new SeatStore(shelf);
  store.sit("m1", [{ seat: 0, token: "aaaaaaaa" }]);
  store.leave("m1");
  expect(store.list()).toEqual([]);
  shelf.setItem("eldertable.matches", "{half");
  expect(store.list()).toEqual([]);
});

test("a shared screen begins with the seat that it showed last, as long as it is mine", () => {
  const store = new SeatStore(memoryShelf());
  expect(store.first("m1")).toBeNull();
  store.sit("m1", [{ seat: 0, token: "aaaaaaaa" }, { seat: 1, token: "bbbbbbbb" }]);
  expect(store.first("m1")?.seat).toBe(0);
  store.show("m1", "bbbbbbbb");
  expect(store.first("m1")?.seat).toBe(1);
  store.giveBack("m1", 1, "Боб");
  expect(store.first("m1")?.seat).toBe(0);
});

import { expect, test } from "vitest";
import { paths, readInvitation, routeOf } from "../src/lib/routes";

test("every address leads back to the page it was made for", () => {
  expect(routeOf(paths.lobby())).toEqual({ page: "lobby" });
  expect(routeOf(paths.setup("arkham_tour"))).toEqual({ page: "new", game: "arkham_tour" });
  expect(routeOf(paths.table("m-1_x"))).toEqual({ page: "table", match: "m-1_x" });
  expect(routeOf(paths.replay("m1"))).toEqual({ page: "replay", match: "m1" });
  expect(routeOf(paths.rules("arkham_tour"))).toEqual({ page: "rules", game: "arkham_tour" });
  expect(routeOf("/rules").page).toBe("rules");
  expect(routeOf(paths.mine())).toEqual({ page: "mine" });
  expect(routeOf(paths.replays())).toEqual({ page: "replays" });
  expect(routeOf(paths.fair("m1"))).toEqual({ page: "fair", match: "m1" });
  expect(routeOf(paths.credits())).toEqual({ page: "credits" });
});

test("fairness may be asked without a match, and a slash at the end does not matter", () => {
  expect(routeOf("/fair")).toEqual({ page: "fair", match: "" });
  expect(routeOf("/mine/")).toEqual({ page: "mine" });
});

test("an unknown or deeper address is lost", () => {
  expect(routeOf("/t/")).toEqual({ page: "lost", path: "/t/" });
  expect(routeOf("/t/m1/more").page).toBe("lost");
  expect(routeOf("/new/../etc").page).toBe("lost");
});

test("an invitation is read from a link, a path or a bare code", () => {
  expect(readInvitation(" https://example.org/t/abcd#s3cret-token_1 ")).toEqual({ match: "abcd", token: "s3cret-token_1" });
  expect(readInvitation("/r/abcd?at=12")).toEqual({ match: "abcd", token: null });
  expect(readInvitation("abcd12")).toEqual({ match: "abcd12", token: null });
});

test("what is neither a code nor a link is refused", () => {
  for (const typed of ["", "hi", "two words", "https://example.org/else/where"]) expect(readInvitation(typed)).toBeNull();
});

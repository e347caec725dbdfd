import { expect, test } from "vitest";
import type { GameInfo } from "../src/api/types";
import { readGrid } from "../src/lib/grid";
import { Plan } from "../src/pages/setup/plan.svelte";

const game: GameInfo = {
  id: "arkham_tour",
  seats: { min: 1, max: 4 },
  minutes: [20, 30],
  weight: 2,
  bots: ["random", "greedy", "search"],
  options: [
    { id: "dark_effect", choices: ["random", "effect_repeat", "effect_turn"], default: "random", solo_only: false, minutes: {} },
    { id: "light_effect", choices: ["random", "effect_repeat", "effect_turn"], default: "random", solo_only: false, minutes: {} },
    { id: "challenge", choices: ["120-4", "140-8"], default: "120-4", solo_only: true, minutes: {} },
  ],
};
const plan = () => new Plan(game, "Вера", (kind, number) => `${kind} ${number}`);

test("the defaults are playable: me against a bot", () => {
  const asked = plan().request();
  expect(asked.seats).toEqual([{ kind: "you", name: "Вера", bot: "", typed: true }, { kind: "bot", name: "bot 2", bot: "greedy", typed: false }]);
  expect(asked.options).toEqual({ dark_effect: "random", light_effect: "random" });
});

test("I sit only once", () => {
  const two = plan();
  expect(two.whyNotKind(1, "you")?.id).toBe("app-why-one-you");
  two.setKind(1, "you");
  expect(two.seats[1]?.kind).toBe("bot");
});

test("a typed name stays with its person, mine with me, and a bot has none", () => {
  const two = plan();
  two.setKind(1, "screen");
  two.seats[1]!.name = "Тимур";
  two.setKind(1, "friend");
  expect(two.seats[1]?.name).toBe("Тимур");
  two.setKind(1, "bot");
  expect(two.seats[1]?.name).toBe("");
  two.setKind(0, "friend");
  expect(two.seats[0]?.name).toBe("");
});

test("seats stay between the least and the most", () => {
  const full = plan();
  for (let at = 0; at < 6; at += 1) full.add();
  expect(full.seats).toHaveLength(4);
  for (let at = 0; at < 6; at += 1) full.remove(0);
  expect(full.seats).toHaveLength(1);
});

test("one card cannot lie in two places", () => {
  const one = plan();
  one.options.dark_effect = "effect_turn";
  expect(one.whyNotChoice(game.options[1]!, "effect_turn", (id) => id)).toEqual({ id: "app-why-taken", args: { other: "dark_effect" } });
  expect(one.whyNotChoice(game.options[1]!, "random", (id) => id)).toBeNull();
});

test("the challenge is asked for in solo games only", () => {
  const solo = plan();
  expect(solo.whyNotChoice(game.options[2]!, "140-8", (id) => id)?.id).toBe("app-why-solo");
  solo.playAlone();
  expect(solo.request().options.challenge).toBe("120-4");
});

test("whoever comes back finds the plan as it was, for this game only", () => {
  const first = plan();
  first.add();
  first.setKind(1, "friend");
  first.seats[1]!.name = "Тимур";
  first.options.dark_effect = "effect_turn";
  first.seed = "зерно";
  const kept = JSON.parse(JSON.stringify(first.keep())) as ReturnType<Plan["keep"]>;
  const again = plan();
  again.restore(kept);
  expect(again.request()).toEqual(first.request());
  const other = new Plan({ ...game, id: "other" }, "Вера", () => "");
  other.restore(kept);
  expect(other.seats).toHaveLength(2);
});

test("choices named by two numbers are a printed table", () => {
  expect(readGrid(["120-4", "120-8", "140-4", "140-8"])).toEqual({ rows: [120, 140], columns: [4, 8] });
  expect(readGrid(["random", "dagon"])).toBeNull();
});

test("the plan names what was chosen: only what holds, and switches only where they are on", () => {
  const arcana: GameInfo = {
    ...game,
    id: "machina_arcana",
    options: [
      { id: "length", choices: ["full", "quick"], default: "full", solo_only: false, minutes: {} },
      { id: "easy", choices: ["no", "yes"], default: "no", solo_only: false, minutes: {} },
      { id: "challenge", choices: ["120-4", "140-8"], default: "120-4", solo_only: true, minutes: {} },
    ],
  };
  const made = new Plan(arcana, "Вера", () => "");
  const said = () => made.chosen().map(({ option, choice }) => `${option.id} ${choice}`);
  expect(said()).toEqual(["length full"]);
  made.options.easy = "yes";
  made.options.length = "quick";
  expect(said()).toEqual(["length quick", "easy yes"]);
  made.playAlone();
  expect(said()).toEqual(["length quick", "easy yes", "challenge 120-4"]);
});

test("the time is that of the chosen length, for every person and no bot", () => {
  const lengths = { id: "length", choices: ["full", "quick"], default: "full", solo_only: false, minutes: { full: [30, 60], quick: [10, 20] } as Record<string, [number, number]> };
  const long = new Plan({ ...game, options: [lengths] }, "Вера", (kind, number) => `${kind} ${number}`);
  expect(long.minutes).toEqual([30, 60]); // me and a bot
  long.setKind(1, "screen");
  expect(long.minutes).toEqual([60, 120]);
  long.options.length = "quick";
  expect(long.minutes).toEqual([20, 40]);
  expect(plan().minutes).toEqual([20, 30]); // no choice says anything: as the game has it
});

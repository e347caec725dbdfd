// The registered games, asked once.
import { api, problemText } from "../api/client";
import type { GameInfo, Text } from "../api/types";

let games = $state.raw<GameInfo[] | null>(null);
let problem = $state.raw<Text | null>(null);
let asked: Promise<void> | null = null;

export const registered = {
  /** null: not told yet */
  get games(): GameInfo[] | null {
    return games;
  },
  get problem(): Text | null {
    return problem;
  },
};

export function askGames(): Promise<void> {
  asked ??= api.games().then(
    (told) => {
      games = told;
      problem = null;
    },
    (error: unknown) => {
      problem = problemText(error);
      asked = null; // ask again next time
    },
  );
  return asked;
}

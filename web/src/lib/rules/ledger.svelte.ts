// The rules of a game, fetched once and kept for the visit, so that they open at once and without the network.
import { api, problemText } from "../../api/client";
import type { RulesLedger, Text } from "../../api/types";

export type Told = { ledger: RulesLedger; problem: null } | { ledger: null; problem: Text };
const kept = new Map<string, Promise<Told>>();

export function askRules(game: string): Promise<Told> {
  const known = kept.get(game);
  if (known) return known;
  const asked = api.rules(game).then(
    (ledger): Told => ({ ledger, problem: null }),
    (error: unknown): Told => {
      kept.delete(game);
      return { ledger: null, problem: problemText(error) };
    },
  );
  kept.set(game, asked);
  return asked;
}

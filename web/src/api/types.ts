// What travels between the server and the pages, generated from the server's structs, under the names the pages use.
// The contract in words is docs/protocol.md.
import type { ServerMessage as AnyServerMessage, TableMessage as AnyTableMessage } from "./types.gen";

export type {
  Barred,
  Bilingual,
  ClientMessage as Ask,
  Decision,
  Draw,
  ErrorBody as ApiProblem,
  Fairness,
  GameInfo,
  Insight,
  Ledger as RulesLedger,
  LogLine,
  MatchMade as MatchCreated,
  NewMatch as MatchRequest,
  Option,
  OptionInfo as GameOption,
  PublicMatch,
  Rule as RuleEntry,
  Ruling,
  Said,
  Seat as MatchSeat,
  SeatWanted as SeatRequest,
  Section as RuleSection,
  Target,
  Term,
  Text,
  TextArg,
  Timeline,
} from "./types.gen";

export { NAME_MOST } from "./types.gen";

/** Each game knows what its own view holds. */
export type TableMessage<View = unknown> = Omit<AnyTableMessage, "view"> & { view: View };
export type Answer<View = unknown> = Exclude<AnyServerMessage, AnyTableMessage> | TableMessage<View>;

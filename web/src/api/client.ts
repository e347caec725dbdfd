// The REST calls. Every failure is an ApiError whose `text` is a message for a person, ready for t().
import type {
  ApiProblem, Fairness, GameInfo, Insight, MatchCreated, PublicMatch, MatchRequest, RulesLedger, TableMessage, Text, Timeline,
} from "./types";

export class ApiError extends Error implements ApiProblem {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Text,
  ) {
    super(`${status} ${code}`);
    this.name = "ApiError";
  }
}

/** Any thrown thing as a message for a person. */
export function problemText(thrown: unknown): Text {
  return thrown instanceof ApiError ? thrown.text : { id: "app-error-unknown" };
}

function isText(value: unknown): value is Text {
  return typeof value === "object" && value !== null && typeof (value as Text).id === "string";
}

async function problemOf(answer: Response): Promise<ApiError> {
  try {
    const body = (await answer.json()) as Partial<ApiProblem>;
    if (isText(body.text)) return new ApiError(answer.status, body.code ?? "unknown", body.text);
  } catch {
    // not our server's words: a proxy's page, for example
  }
  const id = answer.status === 404 ? "app-error-not-found" : answer.status >= 500 ? "app-error-server" : "app-error-unknown";
  return new ApiError(answer.status, "http", { id, args: { status: answer.status } });
}

interface Call {
  method?: "GET" | "POST";
  body?: unknown;
  token?: string;
}

async function call<T>(path: string, how: Call = {}): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (how.body !== undefined) headers["Content-Type"] = "application/json";
  if (how.token) headers.Authorization = `Bearer ${how.token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method: how.method ?? "GET", headers, body: how.body === undefined ? undefined : JSON.stringify(how.body) });
  } catch {
    throw new ApiError(0, "offline", { id: "app-error-offline" });
  }
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as T;
}

const at = (match: string, rest = "") => `/api/matches/${encodeURIComponent(match)}${rest}`;
const eyes = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  games: () => call<GameInfo[]>("/api/games"),
  content: <T>(game: string) => call<T>(`/api/games/${encodeURIComponent(game)}/content`),
  rules: (game: string) => call<RulesLedger>(`/api/games/${encodeURIComponent(game)}/rules`),
  create: (request: MatchRequest) => call<MatchCreated>("/api/matches", { method: "POST", body: request }),
  match: (match: string) => call<PublicMatch>(at(match)),
  again: (match: string, token: string) => call<MatchCreated>(at(match, "/again"), { method: "POST", body: {}, token }),
  whatIf: (match: string, moment: number) => call<MatchCreated>(at(match, "/what-if"), { method: "POST", body: { at: moment } }),
  timeline: (match: string) => call<Timeline>(at(match, "/timeline")),
  moment: <View>(match: string, moment: number, seat: number | null) => call<TableMessage<View>>(at(match, `/moments/${moment}${eyes(seat)}`)),
  momentInsight: (match: string, moment: number, seat: number | null) => call<Insight>(at(match, `/moments/${moment}/insight${eyes(seat)}`)),
  fairness: (match: string) => call<Fairness>(at(match, "/fairness")),
  report: (match: string, token: string, note: string, view: unknown) =>
    call<{ report: string }>(at(match, "/report"), { method: "POST", body: { note, view }, token }),
  recordAddress: (match: string) => at(match, "/record"),
  socketAddress: (match: string) => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(match, "/socket")}`,
};

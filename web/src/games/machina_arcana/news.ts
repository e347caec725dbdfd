/** What a table without a log in sight has to be told: what the dungeon did by itself. */

import type { LogLine } from "../../api/types";

const NEWS = new Set(["appeared", "event_launched", "event_relaunched", "danger", "monster_level", "timeout", "door_destroyed", "banished"]);

/** The lines after a line of the log that tell of it, the first one first; of a number that changed often only the last. */
export function newsSince(log: LogLine[], since: number): LogLine[] {
  const news = log.filter((line) => line.n > since && NEWS.has(String(line.data.kind)));
  return news.filter((line, k) => line.data.kind !== "danger" || !news.slice(k + 1).some((later) => later.data.kind === "danger"));
}

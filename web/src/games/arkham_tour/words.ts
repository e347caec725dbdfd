/** Names and spoken lines of the tour's things, from the content's own messages. */

import { list, t } from "../../lib/text.svelte";
import type { District, Tourist } from "./types";

export function nameOf(id: string): string {
  return t(`arkham_tour-${id}`);
}

export function districtName(id: string): string {
  return t(`arkham_tour-district-${id.replace(";", "-")}`);
}

/** "(3; 6)" */
export function coordinates(id: string): string {
  const [x = "", y = ""] = id.split(";");
  return t("app-table-tour-coordinates", { x, y });
}

export function countKinds(people: Tourist[]): [Tourist, number][] {
  const counts = new Map<Tourist, number>();
  for (const person of people) counts.set(person, (counts.get(person) ?? 0) + 1);
  return [...counts];
}

export function touristWords(people: Tourist[]): string {
  return list(countKinds(people).map(([kind, count]) => t("arkham_tour-tourists", { kind, count })));
}

/** A district as a sentence for those who hear the board. */
export function spokenDistrict(district: District, people: Tourist[], along: boolean): string {
  const parts = [districtName(district.id), coordinates(district.id), t(`app-table-tour-type-${district.type}`, { star: district.star ?? 0 })];
  parts.push(people.length ? touristWords(people) : t("app-table-tour-empty"));
  if (along) parts.push(t("app-table-tour-along"));
  return parts.join(", ");
}

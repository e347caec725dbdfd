/** The tour as a desk shows it: the view and content under their own types, and small questions about them. */

import type { Desk } from "../../table/desk.svelte";
import { withUniversityRoads } from "./university";
import type { AncientOne, FinalLine, ShopCard, TourContent, TourPhase, TourPlayer, TourView, Tourist } from "./types";

export const KINDS: readonly Tourist[] = ["circle", "square", "triangle", "cross"];
export const PHASES: readonly TourPhase[] = ["shop", "dice", "district", "tourists", "route", "end"];

/** Is this a phase of a round, not of the set-up or the end? */
export function isRound(phase: TourPhase): boolean {
  return PHASES.includes(phase);
}

export function viewOf(desk: Desk): TourView {
  return desk.message.view as TourView;
}

export function contentOf(desk: Desk): TourContent {
  const content = desk.content as TourContent;
  return viewOf(desk).ancient_one === "yog_sothoth" ? withUniversityRoads(content) : content;
}

export function playerOf(desk: Desk, seat: number): TourPlayer {
  const players = viewOf(desk).players;
  return players.find((player) => player.seat === seat) ?? players[0]!;
}

export function ancientOf(desk: Desk): AncientOne {
  const { ancient_ones } = contentOf(desk);
  return ancient_ones.find((one) => one.id === viewOf(desk).ancient_one) ?? ancient_ones[0]!;
}

export function shopCardOf(desk: Desk, id: string | null): ShopCard | null {
  return contentOf(desk).shop_cards.find((card) => card.id === id) ?? null;
}

export function taskNodes(content: TourContent, task: string | null): string[] {
  return content.task_cards.find((card) => card.id === task)?.junctions ?? [];
}

/** The best line of a seat's drawing now, worked out by the table; null until it has come. */
function routeNow(desk: Desk, seat: number): FinalLine | null {
  const routes = desk.state.insight?.route_now as Record<string, FinalLine> | undefined;
  return routes?.[String(seat)] ?? null;
}

/** The final line that the seat at this screen has taken, or as much as it has drawn; nobody else knows it. */
export function ownLine(desk: Desk, seat: number): FinalLine | null {
  return seat === desk.me ? ((desk.state.insight?.own_route as FinalLine | null | undefined) ?? null) : null;
}

/** The line a seat's board shows: chosen at the end, else the own one, else the best one now. */
export function lineNow(desk: Desk, seat: number): FinalLine | null {
  return playerOf(desk, seat).final ?? ownLine(desk, seat) ?? routeNow(desk, seat);
}

/** What a seat's board is worth: the total as soon as it is counted, till then its line and what the encounter brought. */
export function pointsNow(desk: Desk, seat: number): number | null {
  const { score, encounter } = playerOf(desk, seat);
  if (score) return score.lost ? null : score.total;
  if (encounter?.lost) return null; // who was lost has no points (AT-ENC-14)
  const line = lineNow(desk, seat);
  return line && line.vp + (encounter?.vp ?? 0);
}

/** Did three failures take this seat out of the game? */
export function isLost(desk: Desk, seat: number): boolean {
  const { score, encounter } = playerOf(desk, seat);
  return (score ?? encounter)?.lost ?? false;
}

/** Phases in which everybody acts at once (AT-OPEN-04, and phases 3 to 5); who is done sees the end of the round. */
export function actTogether(view: TourView): boolean {
  if (view.players.length < 2) return false;
  return ["setup", "district", "tourists", "route", "end", "final_route"].includes(view.phase) || (view.opening && view.phase === "dice" && !drafting(view));
}

/** An opening round whose dice are still being taken, in turn (AT-OPEN-06); what is left stays in the box. */
export function drafting(view: TourView): boolean {
  return view.opening && view.phase === "dice" && view.dice.filter((die) => die.place === "taken").length < view.players.length;
}

/** The failure row that holds a madness level (AT-ENC-17: above the last row the last row holds). */
export function failureRow(ancient: AncientOne, madness: number): number {
  const at = ancient.failure.findIndex(({ madness: [low, high] }) => madness >= low && (high === null || madness <= high));
  return at < 0 ? ancient.failure.length - 1 : at;
}

/** "0–1", "6+" */
export function range(low: number, high: number | null): string {
  if (high === null) return `${low}+`;
  return low === high ? String(low) : `${low}–${high}`;
}

/** What a success is multiplied by with this Ancient One, counted on a board now. */
export function rewardUnits(desk: Desk, player: TourPlayer, line: FinalLine | null): number | null {
  const { districts } = contentOf(desk).river;
  if (!line && desk.covered) return null; // no line is told of a covered board
  switch (viewOf(desk).ancient_one) {
    case "dagon":
      return districts.filter((id) => (player.tourists[id]?.length ?? 0) > 0 && (line ? line.along.includes(id) : true)).length;
    case "yog_sothoth":
      return line?.madness ?? 0;
    case "shub_niggurath":
      return line?.links ?? 0;
    default: {
      const called = contentOf(desk).call_cards.find((card) => card.id === player.call)?.tourist;
      const along = (line?.along ?? []).flatMap((id) => player.tourists[id] ?? []);
      return called ? Math.floor(along.filter((one) => one === called).length / 2) : null; // pairs (AT-CTHU-04)
    }
  }
}

export const ANCIENT_ICONS = {
  cthulhu: "octopus",
  yog_sothoth: "star-gate",
  dagon: "triton-head",
  shub_niggurath: "goat",
} as const;

export function ancientIcon(id: string): (typeof ANCIENT_ICONS)[keyof typeof ANCIENT_ICONS] {
  return ANCIENT_ICONS[id as keyof typeof ANCIENT_ICONS] ?? "octopus";
}

/** The preview of an option as the tour's table answers it. */
export interface TourPreview {
  before: number;
  after: number;
  line: FinalLine;
  along_gained: string[];
  shop: string | null;
}

export function previewOf(desk: Desk, key: string | null): TourPreview | null {
  const data = desk.previewAt(key);
  return data && "after" in data ? (data as unknown as TourPreview) : null; // other options have no preview
}

/** Roads along the district just chosen, while segments are laid: only after one of them a second segment follows (AT-PH5-02). */
export function besideDistrict(desk: Desk): Set<string> {
  const district = desk.decision?.kind === "lay" ? playerOf(desk, desk.me ?? 0).district : null;
  return new Set(district === null ? [] : contentOf(desk).roads.filter((road) => road.along.includes(district)).map((road) => `road:${road.id}`));
}

/** Would this road be the only one of the round? With “New turn” a second one follows anywhere. */
export function wouldBeAlone(desk: Desk, key: string | null): boolean {
  const first = desk.decision?.kind === "lay" && desk.decision.progress?.[0] === 0;
  if (!first || key === null || playerOf(desk, desk.me ?? 0).active_effect === "effect_turn") return false;
  return contentOf(desk).roads.some((road) => key === `road:${road.id}`) && !besideDistrict(desk).has(key);
}

/** Who would come from the dice to this district; an effect asks for its own tourist later. */
export function comingTo(desk: Desk, key: string | null): Tourist[] {
  const decision = desk.decision;
  const free = decision?.facts?.id === "arkham_tour-facts-district-free"; // one tourist, of any kind (AT-PH3-05)
  if (decision?.kind !== "choose_district" || free || !key?.startsWith("district:") || !desk.groups.targets.has(key)) return [];
  const mine = playerOf(desk, desk.me ?? 0).dice.map((die) => die.id);
  return viewOf(desk).dice.filter((die) => mine.includes(die.id)).flatMap((die) => die.tourists);
}

/** What a panel asks the board to draw. */
export interface TourHighlight {
  line?: FinalLine;
  lit?: string[];
  only?: Tourist;
}

/** Machina Arcana as a desk shows it: view and content under their own types, and small questions about them. */

import type { Text } from "../../api/types";
import { t } from "../../lib/text.svelte";
import type { Desk } from "../../table/desk.svelte";
import { Atlas } from "./board/faces";
import type { AbilityTarget, Aim, ArcanaCard, ArcanaContent, ArcanaView, ExplorerView, MonsterView, Phase, Stat, TargetPreview } from "./types";

export const PHASES: readonly Phase[] = ["explorers", "lair", "horror", "monsters"];
export const STATS: readonly Stat[] = ["defence", "will", "inspiration", "health", "stamina"];
const PREFIX = "machina_arcana-";

export function viewOf(desk: Desk): ArcanaView {
  return desk.message.view as ArcanaView;
}

function contentOf(desk: Desk): ArcanaContent {
  return desk.content as ArcanaContent;
}

const atlases = new WeakMap<ArcanaContent, Atlas>();
export function atlasOf(desk: Desk): Atlas {
  const content = contentOf(desk);
  let atlas = atlases.get(content);
  if (!atlas) {
    atlas = new Atlas([...content.tiles.faces, ...content.tiles.finales], content.tiles.legend);
    atlases.set(content, atlas);
  }
  return atlas;
}

export function cardOf(desk: Desk, id: string | null | undefined): ArcanaCard | null {
  return (id && contentOf(desk).cards?.[id]) || null;
}

/** The name of a card, or of a thing that is named by its kind (`barrel@214`). */
export function nameText(id: string): Text {
  if (id.includes("@")) return { id: `${PREFIX}thing-${id.split("@", 1)[0]!.replaceAll("_", "-")}` };
  return { id: id ? PREFIX + id : `${PREFIX}nobody` };
}

export function nameOf(id: string): string {
  return t(nameText(id));
}

/** People at one table call each other by the first name. */
export function shortName(id: string): string {
  return nameOf(id).split(" ", 1)[0]!;
}

/** The card a name in a text stands for. */
function idIn(value: unknown): string | null {
  const id = typeof value === "object" && value !== null && "id" in value ? String((value as Text).id) : "";
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : null;
}

/** The cards a list of names in a text stands for. */
export function namedCards(names: unknown): string[] {
  return Array.isArray(names) ? names.flatMap((name: unknown) => idIn(name) ?? []) : [];
}

/** Who the present question is about. */
export function askedAbout(desk: Desk): string | null {
  return idIn(desk.decision?.question.args?.who) ?? null;
}

/** The card and ability the present question comes from. */
export function askedBy(desk: Desk): { card: string; ability: number } | null {
  const args = desk.decision?.facts?.args;
  const card = idIn(args?.card);
  return card === null ? null : { card, ability: Number(args?.ability ?? 0) };
}

/** The card because of which something is asked, other than one's own. */
export function causeOf(desk: Desk): string | null {
  const args = desk.decision?.facts?.args;
  return args?.known === "yes" ? idIn(args.cause) : null;
}

/** The target of an ability as its card prints it. */
export function targetOf(desk: Desk, card: string, ability: number): AbilityTarget | null {
  return cardOf(desk, card)?.abilities[ability]?.targets[0] ?? null;
}

/** An attack of an explorer on its own people, which the rules allow: it is shown before it is made, whatever the hand. */
export function harmsOwn(desk: Desk, key: string): boolean {
  const by = askedBy(desk);
  if (by === null || !desk.groups.targets.has(key) || !key.startsWith("creature:")) return false;
  const [view, dice] = [viewOf(desk), cardOf(desk, by.card)?.abilities[by.ability]?.dice ?? null];
  return dice !== null && explorerOf(view, actorOf(desk)) !== null && explorerOf(view, key.slice("creature:".length)) !== null;
}

/** What the table has told about a target, if it is one of an attack. */
export function previewOf(desk: Desk, key: string | null): TargetPreview | null {
  const data = desk.previewAt(key);
  return data && "chance" in data ? (data as unknown as TargetPreview) : null;
}

/** A printed number; words (a health that depends on the table) count as none. */
export function printed(card: ArcanaCard | null, stat: Stat): number {
  const value = card?.stats?.[stat];
  return typeof value === "number" ? value : 0;
}

export function explorerOf(view: ArcanaView, id: string | null): ExplorerView | null {
  return view.explorers.find((one) => one.card === id) ?? null;
}

export function monsterOf(view: ArcanaView, id: string | null): MonsterView | null {
  return view.monsters.find((one) => one.card === id) ?? null;
}

/** Whose turn or question it is: the creature in the prompt's stub and in the panel. */
export function actorOf(desk: Desk): string | null {
  const view = viewOf(desk);
  const about = askedAbout(desk);
  if (about && (explorerOf(view, about) || monsterOf(view, about))) return about;
  // a chapter or an event asks somebody in another's turn
  const elsewhere = desk.decision !== null && explorerOf(view, view.acting)?.seat !== desk.me;
  const own = elsewhere ? view.explorers.find((one) => one.seat === desk.me && one.alive) : undefined;
  return (own?.card ?? view.acting) || null;
}

/** The explorer in the right panel: who is looked at, else who acts, else mine. */
export function shownExplorer(desk: Desk): ExplorerView | null {
  const view = viewOf(desk);
  if (desk.looking !== null) return view.explorers.find((one) => one.seat === desk.looking) ?? null;
  return explorerOf(view, actorOf(desk)) ?? view.explorers.find((one) => one.seat === desk.me) ?? view.explorers[0] ?? null;
}

export function takenCells(view: ArcanaView): Map<number, string> {
  const found = new Map<number, string>();
  for (const explorer of view.explorers) if (explorer.alive && explorer.cell >= 0) found.set(explorer.cell, explorer.card);
  for (const monster of view.monsters) if (monster.cell >= 0) found.set(monster.cell, monster.card);
  for (const creature of view.cell_creatures) if (!found.has(creature.cell)) found.set(creature.cell, creature.id);
  return found;
}

/** Where a creature stands; barrels and cells carry it in their name. */
export function cellOf(view: ArcanaView, ref: string): number {
  const at = ref.indexOf("@");
  if (at >= 0 && !ref.startsWith("door@")) return Number(ref.slice(at + 1));
  const creature = view.cell_creatures.find((one) => one.id === ref);
  return explorerOf(view, ref)?.cell ?? monsterOf(view, ref)?.cell ?? creature?.cell ?? -1;
}

export function aimOf(desk: Desk, monster: string): Aim | null {
  const aims = desk.state.insight?.monsters as Record<string, Aim> | undefined;
  return aims?.[monster] ?? null;
}

/** The chance in per cent that the fate die reaches a value; in the easy game its 0 is a zero. */
export function fateChance(value: number, easy: boolean): number {
  return Math.max(0, Math.min(100, ((easy ? 10 : 11) - value) * 10));
}

const LETTERS = { ru: "АБВГДЕЖЗИК", en: "ABCDEFGHJK" } as const;
export function columnLetter(column: number, language: "ru" | "en"): string {
  return LETTERS[language][column] ?? "";
}

export function roman(level: number): string {
  return ["", "I", "II", "III", "IV", "V"][level] ?? String(level);
}

/** Sentences about the board for those who hear it. */

import type { Text } from "../../api/types";
import { language, list, t, type Lang } from "../../lib/text.svelte";
import type { Desk } from "../../table/desk.svelte";
import { atlasOf, columnLetter, nameOf, nameText, takenCells, viewOf } from "./arcana";
import { SIDES } from "./board/faces";
import { Ground } from "./board/ground";
import { splitKey } from "./board/places";
import type { ArcanaView } from "./types";

function kindName(kind: string): string {
  return t(`machina_arcana-kind-${kind.replaceAll("_", "-")}`);
}

/** The beginning of a text in whole sentences: the first one, and more while all together stay short. */
export function firstSentences(text: string, most: number): string {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  let told = sentences[0] ?? "";
  for (const one of sentences.slice(1)) {
    if (told.length + one.length >= most) break;
    told += ` ${one}`;
  }
  return told;
}

/** "Г5" */
function coordinate(cell: number, language: Lang): string {
  const local = cell % 100;
  return `${columnLetter(local % 10, language)}${Math.floor(local / 10) + 1}`;
}

/** What a barred thing is: who stands there, or the kind of the cell and where it lies. */
export function named(desk: Desk, key: string): Text | null {
  const { kind, id } = splitKey(key);
  const view = viewOf(desk);
  const standing = kind === "creature" ? id : kind === "cell" ? takenCells(view).get(Number(id)) : undefined;
  if (standing) return nameText(view.cell_creatures.find((one) => one.id === standing)?.creature ?? standing);
  if (kind !== "cell") return null;
  const cell = Number(id);
  return { id: "app-arcana-here", args: { what: kindName(new Ground(view.fragments, atlasOf(desk)).kind(cell)), where: coordinate(cell, language.now) } };
}

/** What an explosion of this barrel would do, and to which explorers. */
export function blastWords(desk: Desk, key: string): string {
  const view = viewOf(desk);
  const near = new Ground(view.fragments, atlasOf(desk)).neighbours(Number(splitKey(key).id.split("@")[1]));
  const own = view.explorers.filter((one) => one.alive && near.includes(one.cell)).map((one) => nameOf(one.card));
  return t("app-arcana-blast", { own: own.length, who: list(own) });
}

/** A creature as a sentence: name, place in the queue, health. */
export function creatureWords(view: ArcanaView, ref: string): string {
  const monster = view.monsters.findIndex((one) => one.card === ref);
  if (monster >= 0) {
    const one = view.monsters[monster]!;
    return t("app-arcana-say-monster", { name: nameOf(ref), order: monster + 1, health: one.health, most: one.stats.health.value });
  }
  const explorer = view.explorers.find((one) => one.card === ref);
  if (explorer) return t("app-arcana-say-explorer", { name: nameOf(ref), health: explorer.health, most: explorer.stats?.health.value ?? explorer.health });
  return nameOf(view.cell_creatures.find((one) => one.id === ref)?.creature ?? ref);
}

/** A cell as a sentence: where, what, who, and what stands on its sides. */
export function cellWords(ground: Ground, view: ArcanaView, cell: number, language: Lang, standing: string | undefined): string {
  const parts = [`${coordinate(cell, language)}, ${kindName(ground.kind(cell))}`];
  if (standing) parts.push(creatureWords(view, standing));
  for (const word of ["wall", "closed-door", "open-door", "broken-door", "border"] as const) {
    const sides = SIDES.filter((side) => ground.sideWord(cell, side) === word);
    if (sides.length > 0) parts.push(t("app-arcana-say-side", { what: word, sides: list(sides.map((side) => t(`machina_arcana-side-${side}`))) }));
  }
  return parts.join("; ");
}

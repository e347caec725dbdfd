/** What the view and the content of Machina Arcana look like; docs/protocol.md. */

import type { Bilingual, Text } from "../../api/types";

export type Phase = "setup" | "explorers" | "lair" | "horror" | "monsters" | "over";
export type Stat = "defence" | "will" | "inspiration" | "health" | "stamina";
export type ItemType = "weapon" | "clothing" | "artefact" | "single_use";
export type Side = "north" | "east" | "south" | "west";

/** A characteristic with the parts of its sum: the card each part comes from, and how much. */
export interface Sum {
  value: number;
  parts: [string, number][];
}
export type Stats = Record<Stat, Sum>;

export interface FragmentView {
  place: number;
  face: string;
  /** Quarter turns clockwise. */
  turn: number;
  x: number;
  y: number;
  /** [cell of the fragment, token]: 1 destroyed, 2 lit, 3 a lair destroyed (two tokens). */
  tokens: [number, number][];
  /** [edge of the fragment, state]: 0 open, 1 closed, 2 destroyed; doors not listed are open. */
  doors: [number, number][];
  /** Cells of the fragment under the entry and the exit token. */
  entry: number[];
  exit: number[];
}

export interface EquippedItem {
  item: string;
  part: "main" | "upgrade" | "extension";
  on: string;
}

export interface ExplorerView {
  card: string;
  seat: number;
  cell: number;
  alive: boolean;
  left: boolean;
  turn_taken: boolean;
  health: number;
  stamina: number;
  inspiration: number;
  stats: Stats | null;
  inventory: string[];
  equipped: EquippedItem[];
  events: string[];
  waiting_discard: string[];
  markers: number;
  /** Until when it is not asked in others' turns. */
  passing: "turn" | "change" | null;
}

export interface MonsterView {
  card: string;
  cell: number;
  health: number;
  stats: Stats;
  keywords: string[];
  controlled_by: string | null;
  predictable: boolean;
}

export interface CellCreatureView {
  id: string;
  creature: string;
  cell: number;
  health: number;
}

export interface ChapterView {
  id: string;
  number: number;
  closed: boolean;
  lair_value: number;
  horror_value: number;
  advance: string[];
  left: number;
}

export interface ArcanaView {
  game: "machina_arcana";
  you: number | null;
  scenario: number;
  round: number;
  phase: Phase;
  acting: string;
  stamina_left: number | null;
  chapter: ChapterView | null;
  tracks: { lair: number; horror: number; danger: number; danger_steps: number; monster_level: number; set_aside: number };
  fragments: FragmentView[];
  explorers: ExplorerView[];
  monsters: MonsterView[];
  cell_creatures: CellCreatureView[];
  events: { explorer: string | null; horror: string | null };
  piles: {
    items: Record<ItemType, number>;
    item_discard: string[];
    monsters: number;
    monsters_destroyed: string[];
    explorer_events: number;
    explorer_discard: string[];
    horror_events: number;
    horror_discard: string[];
    fragments: number;
  };
  lasting: { owner: string; card: string; user: string; targets: string[] }[];
  horror_markers: number;
  progress: Record<string, number>;
  /** How well prepared everyone is, by explorer, and what survivors keep; null unless a campaign is played. */
  campaign?: { preparedness: Record<string, number>; kept: Record<string, string[]> } | null;
}

/** Whom a monster goes for and why, worked out by the table. */
export interface Aim {
  targets: string[];
  explorers: { explorer: string; steps: number; blocks: number; health: number }[];
}

export interface FaceDrawing {
  id: string;
  name: Bilingual;
  map: string;
  attach?: string;
  special?: { char: string; id: string; terrain: string; name: Bilingual }[];
}
export interface Legend {
  cells: Record<string, { type: string; enter: boolean; sight: string; art?: string; name: Bilingual }>;
  special: Record<string, { enter: boolean; sight: string; name: Bilingual }>;
}

export interface Cost {
  stamina: number;
  /** A word where the amount is the player's choice. */
  inspiration: number | string;
  health: number;
  discard: boolean;
  /** What cannot be drawn as a number. */
  text: Text | null;
}
export interface AbilityTarget {
  mode: "near" | "blockable" | "piercing";
  range: number;
  kind: string;
}
export interface AbilityCard {
  kind: "active" | "continuous" | "triggered" | "enters_play";
  cost: Cost | null;
  targets: AbilityTarget[];
  /** The dice of the first attack. */
  dice: { strong: number; weak: number; magic: boolean } | null;
  /** Stands beside the drawn cost and targets; `spoken` says them too. */
  text: Text;
  spoken: Text;
}
export type CardKind = "item" | "monster" | "explorer" | "event" | "chapter";
export interface ArcanaCard {
  kind: CardKind;
  type?: ItemType | string;
  level?: number;
  hands?: number;
  slot?: string;
  symbols?: Partial<Record<"top" | "bottom" | "left" | "right", string>>;
  /** A health that depends on the table is told in words. */
  stats?: Partial<Record<Stat, number | Text>>;
  class?: string;
  keywords?: string[];
  deck?: "explorer" | "horror";
  personal?: boolean;
  /** Of a chapter card: the title page, a chapter, the finale. */
  role?: string;
  number?: number;
  closed?: boolean;
  abilities: AbilityCard[];
  /** Words that carry no rules: an event's, an explorer's, a monster's, a chapter's. */
  flavour?: Bilingual;
  background?: Bilingual;
  line?: Bilingual;
  prose?: Bilingual;
  preparation?: Text | null;
  victory?: Text | null;
  defeat?: Text | null;
}

/** What the table tells about a target before it is chosen. */
export interface TargetPreview {
  chance: number;
  magic: boolean;
  limit: number;
  changes: [string, number][];
}

export interface ArcanaContent {
  tiles: { legend: Legend; faces: FaceDrawing[]; finales: FaceDrawing[] };
  cards?: Record<string, ArcanaCard>;
}

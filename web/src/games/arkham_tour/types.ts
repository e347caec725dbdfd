/** What the tour's view and content look like; docs/protocol.md, "The Arkham tour". */

import type { Text } from "../../api/types";

export type Tourist = "circle" | "square" | "triangle" | "cross";
export type DistrictType = "red" | "green" | "blue" | "purple" | "yellow" | "white";
export type Bonus = "coordinate_change" | "extra_segment" | "diagonal_segment";
export type Tome = "reroll" | "improvement" | "blessing";
export type TourPhase = "setup" | "shop" | "dice" | "district" | "tourists" | "route" | "end" | "final_route" | "encounter" | "over";

export interface TourDie {
  id: string;
  number: number;
  tourists: Tourist[];
  effect: "dark" | "light" | null;
  place: "box" | "available" | "first" | "second" | "unavailable" | "taken";
  by: number | null;
}

export interface KindScore {
  tourists: number;
  districts: number;
  vp: number;
}
export type Kinds = Record<Tourist, KindScore>;

export interface FinalLine {
  roads: string[];
  walk: string[];
  along: string[];
  links: number;
  crossings: string[];
  madness: number;
  vp: number;
  kinds: Kinds;
  task: number;
  task_pair: [string, string] | null;
  yellow: number;
  expected: number;
}

export interface Score {
  kinds: Kinds;
  task: number;
  yellow: number;
  encounter: number;
  total: number;
  lost: boolean;
}

export interface EncounterDie {
  id: string;
  number: number;
  result: "success" | "failure" | "neutral";
}

export interface Encounter {
  madness: number;
  fail_up_to: number;
  dice: EncounterDie[];
  rolls: { tome: string | null; numbers: number[] }[];
  blessed: boolean;
  failures: number;
  successes: number;
  erased: Record<string, string[]>;
  vp: number;
  lost: boolean;
}

export interface TourPlayer {
  seat: number;
  roads: string[];
  fresh: string[];
  tourists: Record<string, Tourist[]>;
  shops: string[];
  bonuses: Record<Bonus, { gained: number; used: number; slots: number }>;
  tomes: Record<Tome, "none" | "circled" | "used">;
  dice: { id: string; number: number }[];
  active_effect: string | null;
  district: string | null;
  task: string | null;
  tasks_dealt: string[] | null;
  call: string | null;
  crossed_out: string[];
  final: FinalLine | null;
  drawing: { nodes: string[]; roads: string[] } | null;
  encounter: Encounter | null;
  score: Score | null;
}

export interface TourView {
  round: number;
  rounds: number;
  opening: boolean;
  first_player: number;
  you: number | null;
  phase: TourPhase;
  ancient_one: string;
  horrors: string[];
  effects: { dark: string; light: string };
  shop: { card: string | null; left: number; discarded: string[] };
  dice: TourDie[];
  players: TourPlayer[];
  challenge: { total: number; encounter: number } | null;
  lines: FinalLine[] | null;
}

export interface District {
  id: string;
  col: number;
  row: number;
  type: DistrictType;
  bank: string;
  star?: number;
  river?: boolean;
  university?: boolean;
}
export interface MapNode {
  id: string;
  kind: string;
  gate?: boolean;
  shop?: boolean;
  across?: string;
}
export interface Road {
  id: string;
  kind: string;
  ends: [string, string];
  along: string[];
}
export interface Diagonal {
  id: string;
  ends: [string, string];
  along: string[];
  only_with?: string;
}
export interface Geometry {
  step: number;
  river: string;
  nodes: Record<string, [number, number]>;
  segments: Record<string, string>;
  blocks: Record<string, [number, number, number, number]>;
  block_radius: number;
  corner_block_radius: number;
  icons: Record<string, string>;
}
export interface DieFace {
  number: number;
  tourists?: Tourist[];
  effect?: "dark" | "light";
}
/** One effect of a shop card: a tome, tourists at once, or a bonus to circle. */
export interface Gift {
  tome?: number;
  tourists?: Tourist[];
  bonus?: Bonus;
}
export interface ShopCard {
  id: string;
  do: Gift[];
  /** The card's words, made from what it does. */
  texts: Text[];
}
export interface AncientOne {
  id: string;
  horrifying_places: string[];
  special: string;
  failure: { madness: [number, number | null]; fail_up_to: number }[];
}

export interface TourContent {
  districts: District[];
  nodes: MapNode[];
  roads: Road[];
  diagonals: Diagonal[];
  university: { districts: string[]; centre: string; segments: Road[] };
  river: { districts: string[]; bridges: string[]; dead_ends: { tip: string; segment: string; dagon_to: string }[] };
  geometry: Geometry;
  dice: { id: string; faces: DieFace[] }[];
  shop_cards: ShopCard[];
  effect_cards: { id: string; phase: number; way?: string; optional: boolean }[];
  task_cards: { id: string; junctions: string[] }[];
  call_cards: { id: string; tourist: Tourist }[];
  ancient_ones: AncientOne[];
  challenge: { rows_total_vp: number[]; columns_encounter_vp: number[] };
}

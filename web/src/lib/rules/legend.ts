// The signs of a game with their words, shown on top of its rules.
import type { IconName } from "../../generated/icons";

export interface Sign {
  icon?: IconName;
  square?: "dark" | "light"; // the sign of an effect, drawn as on its die: full or hollow
  text: string;
  mark?: string; // a tourist's mark keeps its colour
}

const TOUR: Sign[] = [
  { icon: "o-m-circle", text: "app-legend-circle", mark: "mk-circle" },
  { icon: "o-m-square", text: "app-legend-square", mark: "mk-square" },
  { icon: "o-m-triangle", text: "app-legend-triangle", mark: "mk-triangle" },
  { icon: "o-m-cross", text: "app-legend-cross", mark: "mk-cross" },
  { icon: "o-m-star", text: "app-legend-star", mark: "mk-star" },
  { icon: "o-p-shop", text: "app-legend-shop" },
  { icon: "o-p-gate", text: "app-legend-gate" },
  { icon: "o-p-horror", text: "app-legend-horror" },
  { icon: "o-p-flag", text: "app-legend-flag" },
  { icon: "o-p-segment", text: "app-legend-segment" },
  { icon: "o-p-diagonal", text: "app-legend-diagonal" },
  { square: "dark", text: "app-legend-effect-dark" },
  { square: "light", text: "app-legend-effect-light" },
  { icon: "brain-tentacle", text: "app-legend-madness" },
  { icon: "black-book", text: "app-legend-tome" },
  { icon: "rolling-dices", text: "app-legend-reroll" },
  { icon: "upgrade", text: "app-legend-improvement" },
  { icon: "prayer", text: "app-legend-blessing" },
  { icon: "queen-crown", text: "app-legend-first" },
  { icon: "vintage-robot", text: "app-legend-bot" },
  { icon: "o-lock", text: "app-legend-secret" },
];

const ARCANA: Sign[] = [
  { icon: "round-shield", text: "app-arcana-stat-defence" },
  { icon: "third-eye", text: "app-arcana-stat-will" },
  { icon: "hearts", text: "app-arcana-stat-health" },
  { icon: "power-lightning", text: "app-arcana-stat-stamina" },
  { icon: "candlebright", text: "app-arcana-stat-inspiration" },
  { icon: "o-t-near", text: "app-arcana-target-near" },
  { icon: "o-t-block", text: "app-arcana-target-blockable" },
  { icon: "o-t-pierce", text: "app-arcana-target-piercing" },
  { icon: "o-enter", text: "app-arcana-enters-play" },
  { icon: "o-lasting", text: "app-arcana-lasting" },
  { icon: "chest", text: "machina_arcana-kind-chest" },
  { icon: "anvil", text: "machina_arcana-kind-workbench" },
  { icon: "battery-pack", text: "machina_arcana-kind-recharge-station" },
  { icon: "lever", text: "machina_arcana-kind-trap-lever" },
  { icon: "scroll-unfurled", text: "machina_arcana-kind-event-cell" },
  { icon: "old-lantern", text: "machina_arcana-kind-unlit-chapter-cell" },
  { icon: "lantern-flame", text: "machina_arcana-kind-lit-chapter-cell" },
  { icon: "spikes-full", text: "machina_arcana-kind-trap-cell" },
  { icon: "small-fire", text: "machina_arcana-kind-barrel" },
  { icon: "ghost", text: "app-arcana-keyword-incorporeal" },
  { icon: "anchor", text: "app-arcana-keyword-stationary" },
];

export const LEGENDS: Record<string, Sign[]> = { arkham_tour: TOUR, machina_arcana: ARCANA };

// The signs of a game with their words, shown on top of its rules.
import type { IconName } from "../../generated/icons";

export interface Sign {
  icon: IconName;
  text: string;
  mark?: string; // a tourist's mark keeps its colour
}

const TOUR: Sign[] = [
  { icon: "o-m-circle", text: "app-legend-circle", mark: "mk-circle" },
  { icon: "o-m-square", text: "app-legend-square", mark: "mk-square" },
  { icon: "o-m-triangle", text: "app-legend-triangle", mark: "mk-triangle" },
  { icon: "o-m-cross", text: "app-legend-cross", mark: "mk-cross" },
  { icon: "o-m-star", text: "app-legend-star", mark: "mk-star" },
  { icon: "brain-tentacle", text: "app-legend-madness" },
  { icon: "black-book", text: "app-legend-tome" },
  { icon: "rolling-dices", text: "app-legend-reroll" },
  { icon: "upgrade", text: "app-legend-improvement" },
  { icon: "prayer", text: "app-legend-blessing" },
  { icon: "queen-crown", text: "app-legend-first" },
  { icon: "vintage-robot", text: "app-legend-bot" },
  { icon: "o-lock", text: "app-legend-secret" },
];

export const LEGENDS: Record<string, Sign[]> = { arkham_tour: TOUR };

"""What a bot values in Machina Arcana: stay alive, arm yourself, kill what comes near, move the story on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.decision import Decision
from ...kernel.heuristics import Heuristics, Turn
from ...kernel.text import Text
from . import values
from .cards import CHAPTERS
from .heuristics_answers import answers
from .heuristics_goals import pull
from .heuristics_items import equipped_rating
from .heuristics_plan import act_scores
from .heuristics_steer import steer_scores
from .heuristics_threat import comfort, hits_at, life
from .heuristics_words import reason_of
from .state import ArcanaState
from .still import still

WON, LOST = 400.0, -400.0
CHAPTER, FINALE, CIRCLE = 40.0, 120.0, 30.0
LEVEL, DANGER, MONSTER = 25.0, 2.5, 4.0
OFF_BOARD_COMFORT = 12.0


class ArcanaHeuristics(Heuristics[ArcanaState]):
    def turns(self, state: ArcanaState, decision: Decision, width: int) -> Sequence[Turn]:
        with still(state):
            scored = [Turn((option,), score) for option, score in scores(state, decision)]
        return sorted(scored, key=lambda turn: -turn.score)[: max(1, width)]

    def value(self, state: ArcanaState, seat: int) -> float:
        with still(state):
            return position_value(state)

    @property
    def margin(self) -> float:
        """About a wounded explorer's last health: what matters within a round. Plans that take longer are the glance's."""
        return 25.0

    def settled(self, state: ArcanaState, since: ArcanaState, seat: int) -> bool:
        """A turn is over when the monsters have had theirs."""
        return state.outcome is not None or state.round > since.round

    def reason(self, state: ArcanaState, decision: Decision, option: Any) -> Text:
        return reason_of(state, decision, option)


def position_value(state: ArcanaState) -> float:
    """All explorers together: life, means, and how far the story has come."""
    if state.outcome is not None:
        return WON if state.outcome.kind == "won" else LOST
    total = CHAPTER * (CHAPTERS[state.chapter].number if state.chapter else 0) + (FINALE if state.finale else 0.0)
    total += 5.0 * state.progress.get(state.chapter, 0)
    for explorer in state.explorers:
        if not explorer.alive:
            total -= 100.0
            continue
        total += comfort(life(explorer)) + equipped_rating(explorer, state.monster_level) + 0.8 * len(explorer.inventory)
        if explorer.left:
            total += OFF_BOARD_COMFORT
        elif explorer.cell >= 0:
            total += 0.7 * pull(state, explorer).get(explorer.cell, 0.0)
            total += comfort(life(explorer) - 0.5 * hits_at(state, explorer, explorer.cell)) - comfort(life(explorer))
    for monster in state.monsters:
        total -= MONSTER * (1 + values.current(state, monster.card, "health"))
    if state.finale:
        total -= sum(CIRCLE / 3 * values.current(state, creature.id, "health") for creature in state.cell_creatures)
        total += 3.0 * state.set_aside
    return total - DANGER * state.danger - LEVEL * (state.monster_level - 1)


def scores(state: ArcanaState, decision: Decision) -> list[tuple[Any, float]]:
    """Every option of a decision with its worth at a glance."""
    match decision.kind:
        case "act":
            return act_scores(state, decision.args["who"], decision.options)
        case "steer":
            return steer_scores(state, decision.args["who"], decision.options)
    return answers(state, decision)

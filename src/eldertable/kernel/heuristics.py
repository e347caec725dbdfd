"""What a game tells bots: which turns are worth a thought, how good a position looks, and why.

A bot hands over only forks that were dealt anew for its seat, so nothing here can see what the seat may not know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct

from .decision import Decision
from .state import GameState
from .text import Text, text

S = TypeVar("S", bound=GameState)


class Turn(Struct, frozen=True):
    """The seat's next choices, as options in the order they will be asked, and how good they look at a glance.

    The first must be legal now. A bot follows the rest as long as they stay legal, then lets `pick` go on.
    """

    options: tuple[Any, ...]
    score: float


class Heuristics(ABC, Generic[S]):
    """Knowledge of one game. It holds no state; equal positions always get equal answers."""

    @abstractmethod
    def turns(self, state: S, decision: Decision, width: int) -> Sequence[Turn]:
        """At most `width` turns worth trying, best first; never empty."""

    @abstractmethod
    def value(self, state: S, seat: int) -> float:
        """What `seat` may expect in the end, in points of the game."""

    def sure(self, state: S, decision: Decision) -> bool:
        """Are the scores of `turns` exact here, so that trying turns out would only blur them?"""
        return False

    def settled(self, state: S, since: S, seat: int) -> bool:
        """Is the seat's turn, begun at `since`, over, so that `value` and `sample` tell what it was worth?"""
        return state.outcome is not None

    @property
    def margin(self) -> float:
        """By how much trials must show a turn to be better before it is preferred to the one that looks best at a glance.
        More than 0 where `value` sees dangers well but not the long way to victory, which the scores of `turns` keep in mind."""
        return 0.0

    def sample(self, state: S, seat: int, dice: Random) -> float:
        """One possible future's value for `seat`; the same dice let two positions meet the same luck."""
        return self.value(state, seat)

    def pick(self, state: S, decision: Decision) -> int:
        """The option that looks best at a glance."""
        return decision.options.index(self.turns(state, decision, 1)[0].options[0])

    def guess(self, state: S, decision: Decision, dice: Random) -> int:
        """What another seat might do while a turn is tried out; quick rather than good."""
        return self.pick(state, decision)

    def reason(self, state: S, decision: Decision, option: Any) -> Text:
        """Why one might take it, in words."""
        return text("app-bot-reason")

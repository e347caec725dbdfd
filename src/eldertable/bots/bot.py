"""What every bot can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar, NamedTuple

from ..kernel.match import Match
from ..kernel.text import Text

SECONDS = 1.0  # a bot's time for one choice, unless told otherwise


class Suggestion(NamedTuple):
    """An option with a reason in words, and perhaps a second one that is nearly as good."""

    option: int
    text: Text
    other: tuple[int, Text] | None = None


class Bot(ABC):
    """A player. It is given a match but looks only at forks of it that were dealt anew for its seat."""

    name: ClassVar[str]

    def __init__(self, *, seed: str | None = None, iterations: int | None = None) -> None:
        self._random = Random(seed)
        self._iterations = iterations

    @abstractmethod
    def choose(self, match: Match, seat: int, seconds: float = SECONDS) -> int:
        """The number of the option to take; the seat must be asked."""

    @abstractmethod
    def suggest(self, match: Match, seat: int, seconds: float = SECONDS) -> Suggestion:
        """What the bot would do, and why."""

    def _any_option(self, match: Match, seat: int) -> int:
        return int(self._random.random() * len(match.pending[seat].options))

    def _fork_seed(self) -> str:
        return f"{self._random.getrandbits(64):x}"

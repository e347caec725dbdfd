"""What a game tells learners: the table as a seat sees it, and each option it is asked about, as rows of numbers.

Everything is worked out from the seat's view and its question, never from the state, so nothing hidden can leak. Every number
has a name, lies between -1 and 1, and its name tells how to read it:

- `round/10` is an amount, divided by 10 and cut at 1;
- `phase=dice` is 1 if that is so, else 0 (so are names without a sign, such as `opening`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any

from .decision import Decision, Option

Row = array  # of "f": four bytes a number, which a learner's library reads without going through them


class Features(ABC):
    """One game as numbers. It holds no state; equal views and questions always give equal rows.

    How many numbers there are depends on the game's content (`Game.content_hash`): a new card is a new column. Weights that
    were learnt with other content do not fit."""

    most_options: int  # no question has more
    seen_names: tuple[str, ...]
    option_names: tuple[str, ...]

    @abstractmethod
    def seen(self, view: Mapping[str, Any], seat: int, decision: Decision | None) -> Row[float]:
        """The table as the seat sees it, its question included (None: it is not asked)."""

    @abstractmethod
    def options(self, view: Mapping[str, Any], decision: Decision) -> Sequence[Row[float]]:
        """A row for each option of the question, in their order: what it is about, what it costs and brings."""


class Columns:
    """The columns of a row by name. A name ends in `/n` if its amounts are divided by n."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self.at: dict[str, int] = {}
        self._most: dict[str, float] = {}
        for number, name in enumerate(self.names):
            stem, _, most = name.partition("/")
            if stem in self.at:
                raise ValueError(f"two columns are called {stem}")
            self.at[stem] = number
            self._most[stem] = float(most or 1)

    def blank(self) -> Row[float]:
        return array("f", bytes(4 * len(self.names)))

    def put(self, row: Row[float], name: str, amount: float) -> None:
        """Write an amount, scaled, into the column called `name` (without its `/n`)."""
        row[self.at[name]] = max(-1.0, min(1.0, amount / self._most[name]))

    def mark(self, row: Row[float], group: str, word: str | None) -> None:
        """Of the columns `group=...` the one of this word; a word that none is for marks `group=other`, if there is that."""
        at = self.at.get(f"{group}={word}", self.at.get(f"{group}=other", -1))
        if word and at >= 0:
            row[at] = 1.0


def one_of(group: str, words: Iterable[str], *, other: bool = False) -> list[str]:
    """The names of columns of which one is marked, in the order of the words."""
    return [f"{group}={word}" for word in sorted(words)] + ([f"{group}=other"] if other else [])


def option_kinds(module: ModuleType) -> list[str]:
    """The kinds of options that a game's module of options defines."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Option)]
    return sorted(kind.__name__ for kind in found if kind is not Option)

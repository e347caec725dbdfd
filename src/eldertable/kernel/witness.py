"""Plays a match again and writes down every number that chance gave."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from .game import Game
from .match import Match
from .table import Table


class Draw(Struct, frozen=True):
    """The n-th word of a stream gave `value`, one of `sides`, while answer number `at` was carried out (0: set-up)."""

    at: int
    stream: int
    n: int
    sides: int
    value: int


class _WatchedTable(Table[Any]):
    __slots__ = ("answers", "draws")

    answers: list[tuple[int, int]]
    draws: list[Draw]

    def below(self, sides: int) -> int:
        lane = self.lane
        stream, n = (0, self.state.drawn) if lane is None else (lane.stream, lane.drawn)
        value = super().below(sides)
        self.draws.append(Draw(len(self.answers), stream, n, sides, value))
        return value


class _WatchedMatch(Match):
    """A match whose draws are written down, from the set-up on."""

    draws: list[Draw]

    def _start(self, state: Any) -> None:
        super()._start(state)
        self.draws = []
        table = _WatchedTable(state)
        table.draws, table.answers = self.draws, self._answers
        self._table = table


def draws_of(
    game: Game[Any], seats: int, options: dict[str, str], seed: str, answers: Iterable[tuple[int, int]]
) -> list[Draw]:
    """Every draw of a match in the order in which it was made. `options` are all of the game's."""
    match = _WatchedMatch(game, seats, options, seed)
    for seat, option in answers:
        match.choose(seat, option)
    return match.draws

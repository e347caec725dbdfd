"""Plays a record again and writes down every number that chance gave."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..kernel.game import game_named
from ..kernel.match import Match
from ..kernel.match import replay as replay_record
from ..kernel.record import Record
from ..kernel.table import Table


class Draw(Struct, frozen=True):
    """One number drawn: after which answer, from which word of which stream, out of how many, and what it was (from 0)."""

    answer: int
    stream: int
    word: int
    sides: int
    result: int


class _WritingTable(Table[Any]):
    __slots__ = ("answer", "drawn")

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.answer = 0
        self.drawn: list[Draw] = []

    def below(self, sides: int) -> int:
        result = super().below(sides)
        lane = self.lane
        stream, count = (0, self.state.drawn) if lane is None else (lane.stream, lane.drawn)
        self.drawn.append(Draw(self.answer, stream, count - 1, sides, result))
        return result


class _WitnessedMatch(Match):
    def _start(self, state: Any) -> None:
        super()._start(state)
        self._table = _WritingTable(state)


def witnessed(record: Record) -> tuple[Match, list[Draw]]:
    """The match a record leads to and all its draws; raises RecordError if the record does not hold."""
    replay_record(record)
    game = game_named(record.game)
    match = _WitnessedMatch(game, record.seats, game.check_options(record.seats, record.options), record.seed)
    table = match._table
    assert isinstance(table, _WritingTable)
    for number, answer in enumerate(record.answers, start=1):
        table.answer = number
        match.choose(*answer)
    return match, table.drawn

"""Reminders: who waits may say so to whoever is waited for, and not too often."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from eldertable.server.messages import Nudged
from eldertable.server.refusals import refused

if TYPE_CHECKING:
    from eldertable.server.rooms import Room

REST_SECONDS = 60.0  # between two reminders of one seat, whoever sends them


class Nudges:
    def __init__(self, room: Room, clock: Callable[[], float] = time.monotonic) -> None:
        self._room, self._clock = room, clock
        self._last: dict[int, float] = {}

    def remind(self, by: int, seat: int) -> int:
        """Tell every page of that seat that it is waited for; the log's length, which does not change."""
        play = self._room.play
        if seat >= len(play.head.seats):
            raise refused("no-seat")
        if seat not in play.match.pending:
            raise refused("not-awaited")
        if play.bots[seat] is not None:
            raise refused("bot-thinks")
        if seat not in self._room.connected():
            raise refused("nobody-there")
        rest = self._last.get(seat, -math.inf) + REST_SECONDS - self._clock()
        if rest > 0:
            raise refused("nudged-already", seconds=math.ceil(rest))
        self._last[seat] = self._clock()
        for connection in self._room.connections:
            if connection.seat == seat:
                connection.say(Nudged(by))
        return play.seq

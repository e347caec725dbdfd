"""Reminders: who waits may say so to whoever is waited for, and not too often."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from eldertable.server.messages import Nudged
from eldertable.server.refusals import Refused, refused, refused_by_store
from eldertable.server.store import StoreError

if TYPE_CHECKING:
    from eldertable.server.neighbours import Neighbours
    from eldertable.server.rooms import Room

REST_SECONDS = 60.0  # between two reminders of one seat, whoever sends them


class Nudges:
    def __init__(self, room: Room, neighbours: Neighbours, clock: Callable[[], float] = time.monotonic) -> None:
        self._room, self._neighbours, self._clock = room, neighbours, clock
        self._last: dict[int, float] = {}

    async def remind(self, by: int, seat: int) -> int:
        """Tell every page of that seat that it is waited for, here and at other processes; the log's length, which does not
        change."""
        room = self._room
        if seat >= len(room.play.head.seats):
            raise refused("no-seat")
        self._check(seat)
        if seat not in room.connected():
            raise refused("nobody-there")
        self._rest_after(seat)
        self._say(by, seat)
        try:
            await self._neighbours.remind(room.id, seat, by)
        except StoreError as error:
            if seat not in room.here():  # then nobody has heard of it
                self._last.pop(seat, None)
                raise refused_by_store(error) from error
        return room.play.seq

    def pass_on(self, by: int, seat: int) -> None:
        """Of what was said at another process all hear who sit there here. What no longer holds, or comes too soon after
        another one, is not passed on."""
        with contextlib.suppress(Refused):
            self._check(seat)
            self._rest_after(seat)
            self._say(by, seat)

    def _check(self, seat: int) -> None:
        play = self._room.play
        if seat not in play.match.pending:
            raise refused("not-awaited")
        if play.bots[seat] is not None:
            raise refused("bot-thinks")

    def _rest_after(self, seat: int) -> None:
        rest = self._last.get(seat, -math.inf) + REST_SECONDS - self._clock()
        if rest > 0:
            raise refused("nudged-already", seconds=math.ceil(rest))
        self._last[seat] = self._clock()

    def _say(self, by: int, seat: int) -> None:
        for connection in self._room.connections:
            if connection.seat == seat:
                connection.say(Nudged(by))

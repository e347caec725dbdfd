"""One open socket: what waits to be sent on it, and how far its reader has read."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from eldertable.server.metrics import METRICS

if TYPE_CHECKING:
    from eldertable.server.rooms import Room
    from eldertable.server.tables import Parts

_encode = msgspec.json.Encoder().encode
MOST_WAITING = 64  # small messages for a reader that does not read; past this the socket is closed


class Connection:
    """Tables are not queued: a slow reader skips to the newest one, and never holds up the others."""

    def __init__(self, room: Room, send: Callable[[Any], Awaitable[None]], pace: float) -> None:
        self.room = room
        self.seat: int | None = None
        self.greeted = False
        self.overflowed = False
        self.insight_of: bytes | None = None  # what the reader saw when last told what follows from it
        self._send = send
        self._small: deque[bytes] = deque()
        self._table_due = False
        self._since: int | None = None  # the reader has the log up to here
        self._known: Parts | None = None  # what the reader has of the table
        self._wake = asyncio.Event()
        self._pace, self._allowed, self._last = pace, pace, time.monotonic()

    def sit(self, seat: int | None, since: int | None) -> None:
        """Take a seat (None: watch) and be shown the table."""
        self.seat, self.greeted = seat, True
        self._since = since if since is not None and since <= self.room.play.seq else None
        self._known = None
        self.insight_of = None
        self.show_table()

    def lacks(self, parts: Parts, newest: int) -> bool:
        """Is there anything in these parts, or in the log up to `newest`, that the reader does not have?"""
        return self._known != parts or self._since is None or self._since < newest

    def show_table(self) -> None:
        self._table_due = True
        self._wake.set()

    def say(self, message: msgspec.Struct) -> None:
        self.say_encoded(_encode(message))

    def say_encoded(self, data: bytes) -> None:
        self._small.append(data)
        self.overflowed = len(self._small) > MOST_WAITING
        self._wake.set()

    def may_speak(self) -> bool:
        """Is the page within its messages per second? (A bucket that refills as time goes.)"""
        now = time.monotonic()
        self._allowed = min(self._pace, self._allowed + (now - self._last) * self._pace)
        self._last = now
        self._allowed -= 1
        return self._allowed >= 0

    async def write(self) -> None:
        """Send what is due, for ever."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self.flush()

    async def flush(self) -> None:
        while self._small or self._table_due:
            if self._small:
                data = self._small.popleft()
            else:
                self._table_due = False
                data, self._since, self._known = self.room.table_for(self.seat, self._since, self._known)
            METRICS.messages.add()
            await self._send({"type": "websocket.send", "text": data.decode()})

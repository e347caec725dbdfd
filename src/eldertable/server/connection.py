"""One open socket: what waits to be sent on it, and how far its reader has read."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from eldertable.server.metrics import METRICS

if TYPE_CHECKING:
    from eldertable.kernel.written import WrittenView
    from eldertable.server.kept import Parts
    from eldertable.server.rooms import Room

_encode: Final = msgspec.json.Encoder().encode
MOST_WAITING = 64  # small messages for a reader that does not read; past this the socket is closed


class Outlet(Protocol):
    """Where messages go (wire.py)."""

    ready: bool  # does the reader read? If not, `flush` is called once it does

    def tell(self, texts: Iterable[bytes]) -> None: ...


class Connection:
    """Tables are not queued: a slow reader skips to the newest one, and never holds up the others."""

    def __init__(self, room: Room, outlet: Outlet, pace: float, on_failure: Callable[[Exception], None]) -> None:
        self.room = room
        self.seat: int | None = None
        self.greeted = False
        self.overflowed = False
        self.insight_of: WrittenView | None = None  # what the reader saw when last told what follows from it
        self._outlet = outlet
        self._on_failure = on_failure
        self._flush_due = False
        self._small: list[bytes] = []
        self._table_due = False
        self._since: int | None = None  # the reader has the log up to here
        self._known: Parts | None = None  # what the reader has of the table
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
        self._flush_soon()

    def say(self, message: msgspec.Struct) -> None:
        self.say_encoded(_encode(message))

    def say_encoded(self, data: bytes) -> None:
        self._small.append(data)
        self.overflowed = len(self._small) > MOST_WAITING
        self._flush_soon()

    def may_speak(self) -> bool:
        """Is the page within its messages per second? (A bucket that refills as time goes.)"""
        now = time.monotonic()
        self._allowed = min(self._pace, self._allowed + (now - self._last) * self._pace)
        self._last = now
        self._allowed -= 1
        return self._allowed >= 0

    def _flush_soon(self) -> None:
        """What becomes due in one moment goes out in one go."""
        if not self._flush_due:
            self._flush_due = True
            self.room.flush_soon(self)

    def flush(self) -> None:
        """Send what is due, if the reader reads."""
        self._flush_due = False
        if not self._outlet.ready or not (self._small or self._table_due):
            return
        texts, self._small = self._small, []
        if self._table_due:
            self._table_due = False
            try:
                data, self._since, self._known = self.room.table_for(self.seat, self._since, self._known)
            except Exception as error:  # noqa: BLE001 - a page that is told nothing more must know it, so that it comes back
                self._on_failure(error)
            else:
                texts.append(data)
        METRICS.messages.add(len(texts))
        self._outlet.tell(texts)

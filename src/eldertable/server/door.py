"""How requests come in and answers go out: by uvicorn's own protocol, but each within a bounded time.

uvicorn closes a connection on which nothing comes after an answer, but waits for ever for the first request, for the rest of
one that has begun, and for whoever does not read the answer. Whoever opens connections and says nothing, or a byte now and
then, or asks and does not read, would keep them all."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

STILL_COMING = (h11.IDLE, h11.SEND_BODY)


class Door(H11Protocol):
    """One connection, until it is closed or becomes a socket. A page's socket has bounds of its own."""

    request_seconds: float
    answer_seconds: float
    _deadline: asyncio.TimerHandle | None = None
    _look: asyncio.TimerHandle | None = None
    _unread = 0  # bytes of an answer that waited to be sent at the last look; 0 also if something has come since

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_a_request()
        self._look_later()

    def data_received(self, data: bytes) -> None:
        self._unread = 0
        if self._deadline is None:  # the beginning of one more request, or the rest of one that is answered already
            self._expect_a_request()
        super().data_received(data)
        if self.conn.their_state not in STILL_COMING:
            self._expect_nothing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _expect_a_request(self) -> None:
        """It must be whole in time, however its bytes are spread."""
        self._deadline = self.loop.call_later(self.request_seconds, self.transport.close)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _look_later(self) -> None:
        self._look = self.loop.call_later(self.answer_seconds, self._look_whether_it_reads)

    def _look_whether_it_reads(self) -> None:
        """Slowly will do; whoever has read nothing since the last look is cut off, for a mere `close` waits for the reader."""
        unread = self.transport.get_write_buffer_size()
        if unread and unread == self._unread:
            self.transport.abort()
            return
        self._unread = unread
        self._look_later()

    def _leave(self) -> None:
        self._expect_nothing()
        if self._look is not None:
            self._look.cancel()
            self._look = None


def door(request_seconds: float, answer_seconds: float) -> type[Door]:
    """uvicorn makes its protocols itself and hands them no settings of ours, so they are the class's."""
    return type("Door", (Door,), {"request_seconds": request_seconds, "answer_seconds": answer_seconds})

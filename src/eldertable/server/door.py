"""How requests come in: by uvicorn's own protocol, but each within a bounded time.

uvicorn closes a connection on which nothing comes after an answer, but waits for ever for the first request, and for the rest
of one that has begun. Whoever opens connections and says nothing, or a byte now and then, would keep them all."""

from __future__ import annotations

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

STILL_COMING = (h11.IDLE, h11.SEND_BODY)


class Door(H11Protocol):
    """One connection, until it is closed or becomes a socket. A page's socket has bounds of its own."""

    request_seconds: float
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_a_request()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:  # the beginning of one more request, or the rest of one that is answered already
            self._expect_a_request()
        super().data_received(data)
        if self.conn.their_state not in STILL_COMING:
            self._expect_nothing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect_a_request(self) -> None:
        """It must be whole in time, however its bytes are spread."""
        self._deadline = self.loop.call_later(self.request_seconds, self.transport.close)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def door(request_seconds: float) -> type[Door]:
    """uvicorn makes its protocols itself and hands them no settings of ours, so they are the class's."""
    return type("Door", (Door,), {"request_seconds": request_seconds})

"""The socket under a table: uvicorn's, with a short way in and a short way out.

Most of what a page says is one short text in one frame, and all it is told are texts. Through uvicorn's queue, the
application's layers and a task each of them costs more than the choice it carries (decision 0025). So once somebody listens,
texts are handed over in the moment they arrive, and sent in the moment they are written. The handshake, fragments, control
frames, compression and closing stay with uvicorn and the library under it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from eldertable.server.frames import LONGEST_HEAD, framed, is_message, length_of_frame, short_text

EXTENSION = "eldertable.wire"  # of the ASGI scope: there the application finds the wire


class Listener(Protocol):
    """Who is at the other end of a wire, within the server."""

    def hear(self, data: bytes) -> None:
        """The page has said this."""

    def hear_too_much(self) -> None:
        """The page says more at once than is read."""

    def hear_no_text(self) -> None:
        """The page has sent a frame that is no message: a ping, or the rest of a longer text."""

    def drained(self) -> None:
        """The page reads again."""


class Wire(WebSocketsSansIOProtocol):
    """One page's socket. The library is only ever given whole frames, so that between two calls it is between two frames."""

    unread_seconds: float
    _patience: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._listener: Listener | None = None
        self._unread = b""  # the beginning of a frame
        self._skipping = 0  # bytes still to come of a frame that is not read
        self._framing = False
        self._heard_at = 0.0  # when the page last said anything
        self.ready = True  # does the page read what it is sent? If not, the listener's `drained` will be called

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._framing = True
            self.scope["extensions"][EXTENSION] = {"wire": self}

    # --- in ----------------------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        """From now on the listener hears each message, at first those that have waited."""
        self._listener = listener
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] != "websocket.receive":  # the page has gone already: the application is to hear of it
                self.queue.put_nowait(event)
                break
            text = event.get("text")
            listener.hear(text.encode() if text is not None else event.get("bytes") or b"")
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def hang_up(self) -> None:
        self._listener = None

    def data_received(self, data: bytes) -> None:
        if not self._framing:
            super().data_received(data)
            return
        self._heard_at = self.loop.time()
        if not self._unread and not self._skipping and self._take(data):
            return  # as nearly always: one short text
        data, self._unread = self._unread + data, b""
        at = 0  # what comes before has been read; to cut it off for each frame would copy the rest again and again
        while at < len(data):
            if self._skipping:
                skipped = min(self._skipping, len(data) - at)
                at, self._skipping = at + skipped, self._skipping - skipped
                continue
            length = length_of_frame(data, at)
            if length > self.config.ws_max_size + LONGEST_HEAD:
                if self._listener is None:  # the library says that it is too big, and closes
                    self._framing = False
                    super().data_received(data[at:])
                    return
                # To close now would cut the page off before it reads why: the rest is let pass until it answers the close.
                self._skipping = length
                self._listener.hear_too_much()
                continue
            if not 0 < length <= len(data) - at:
                self._unread = data[at:]
                return
            frame = data[at : at + length]
            at += length
            if not self._take(frame):
                if self._listener is not None and not is_message(frame):
                    self._listener.hear_no_text()
                super().data_received(frame)

    def _take(self, data: bytes) -> bool:
        """Hand over a short text in one frame; False: it is something else."""
        if self._listener is None or self.frames or self.close_sent:
            return False
        text = short_text(data)
        if text is None:
            return False
        self._listener.hear(text)
        return True

    def send_keepalive_ping(self) -> None:
        """Who speaks is there: only a page that has been silent for as long is asked whether it is."""
        assert self.ping_interval is not None
        left = self._heard_at + self.ping_interval - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        data = b"".join(self.frames)
        if self._listener is None or self.close_sent or (self.curr_msg_data_type == "text" and not _is_text(data)):
            super().send_receive_event_to_app()  # which closes a socket on which no text comes as text
            return
        self.frames = []
        self._listener.hear(data)

    # --- out ---------------------------------------------------------------------------------------------------

    def tell(self, texts: Iterable[bytes]) -> None:
        """Send these in one go. What is said on a closed socket is lost, as on any network."""
        if self.disconnected or self.close_sent or not self.handshake_complete or self.transport.is_closing():
            return
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
            return
        self.transport.write(framed(texts))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.ready = False
        self._patience = self.loop.call_later(self.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._lose_no_patience()
        self.ready = True
        if self._listener is not None:
            self._listener.drained()

    # --- the end -----------------------------------------------------------------------------------------------

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():  # nobody reads: to close would be to wait for that
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._lose_no_patience()
        super().connection_lost(exc)

    def _lose_no_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


def wire(unread_seconds: float) -> type[Wire]:
    """A page that lets what it is sent wait for so long is cut off. (uvicorn makes its protocols itself and hands them no
    settings of ours, so they are the class's.)"""
    return type("Wire", (Wire,), {"unread_seconds": unread_seconds})


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True

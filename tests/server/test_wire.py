"""What reaches the table however it is cut, packed or framed on its way; what is no message is refused as the protocol says."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
import struct
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from eldertable.server.frames import length_of_frame
from eldertable.server.wire import Wire
from tests.server.client import Seated, Site
from tests.server.conftest import ServerProcess

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
MASK = b"\x11\x22\x33\x44"


def frame(data: bytes | str, kind: int = TEXT, *, final: bool = True, masked: bool = True) -> bytes:
    """A frame as a browser would send it, or as it would not."""
    payload = data.encode() if isinstance(data, str) else data
    size = len(payload)
    mask_bit = 0x80 if masked else 0
    if size < 126:
        head = bytes((kind | (0x80 if final else 0), mask_bit | size))
    else:
        head = bytes((kind | (0x80 if final else 0), mask_bit | 126)) + struct.pack("!H", size)
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))


class Raw:
    """A socket whose every byte the test sends itself."""

    def __init__(self, site: Site, match: str) -> None:
        address = urlsplit(site.address)
        self._socket = socket.create_connection((address.hostname, address.port), timeout=20)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.send(
            f"GET /api/matches/{match}/socket HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._read = b""
        while b"\r\n\r\n" not in self._read:
            self._read += self._socket.recv(4096)
        status, _, self._read = self._read.partition(b"\r\n\r\n")
        assert b" 101 " in status

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def say(self, message: dict[str, Any]) -> None:
        self.send(frame(json.dumps(message)))

    def hear(self) -> tuple[int, bytes]:
        """The kind and the payload of the next frame."""
        head = self._take(2)
        size = head[1]
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._take(8))
        return head[0] & 15, self._take(size)

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            _, payload = self.hear()
            message: dict[str, Any] = json.loads(payload)
            if message["t"] == kind:
                return message

    def closed_with(self) -> int:
        while True:
            kind, payload = self.hear()
            if kind == CLOSE:
                (code,) = struct.unpack("!H", payload[:2])
                return int(code)

    def _take(self, size: int) -> bytes:
        while len(self._read) < size:
            data = self._socket.recv(65536)
            assert data, "the server closed the connection without a word"
            self._read += data
        found, self._read = self._read[:size], self._read[size:]
        return found

    def close(self) -> None:
        self._socket.close()


@contextlib.contextmanager
def table(site: Site) -> Iterator[tuple[Raw, str]]:
    """A seat at a new table, and the words of its hello."""
    made = site.new(2)
    raw = Raw(site, made.match)
    try:
        yield raw, json.dumps({"t": "hello", "token": made.tokens[0], "since": None})
    finally:
        raw.close()


CHOICE: dict[str, Any] = {"t": "choose", "id": "a", "decision": 0, "option": 1}


def test_a_frame_may_come_byte_by_byte(site: Site) -> None:
    with table(site) as (raw, hello):
        raw.send(frame(hello))
        raw.until("table")
        for byte in frame(json.dumps(CHOICE)):
            raw.send(bytes((byte,)))
        assert raw.until("done") == {"t": "done", "id": "a", "seq": 1}
        raw.say({"t": "ping"})
        raw.until("pong")


def test_several_frames_may_come_at_once_and_are_heard_in_their_order(site: Site) -> None:
    with table(site) as (raw, hello):
        choice = json.dumps(CHOICE)
        raw.send(frame(hello) + frame(choice) + frame("hm", PING) + frame(choice) + frame('{"t":"ping"}')[:5])
        heard = [raw.hear() for _ in range(5)]
        said = [json.loads(payload) for kind, payload in heard if kind == TEXT]
        assert [(m["t"], m.get("seq")) for m in said if m["t"] in ("done", "refused")] == [("done", 1), ("done", 1)]
        assert (PONG, b"hm") in heard
        raw.send(frame('{"t":"ping"}')[5:])
        raw.until("pong")


def test_frames_are_found_one_after_the_other_in_a_segment_full_of_them() -> None:
    tiny = frame(b"", PING)
    data, at, found = tiny * 5000 + frame("x" * 300) + tiny[:1], 0, []
    while length := length_of_frame(data, at):
        found.append(length)
        at += length
    assert found == [len(tiny)] * 5000 + [len(frame("x" * 300))]
    assert data[at:] == tiny[:1]


def test_a_message_may_come_in_fragments_with_a_ping_between_them(site: Site) -> None:
    with table(site) as (raw, hello):
        raw.send(frame(hello[:10], final=False) + frame(b"", PING) + frame(hello[10:], CONTINUED))
        assert raw.hear() == (PONG, b"")
        assert raw.until("table")["you"] == 0


@pytest.mark.parametrize("kind", [PING, PONG])
def test_who_floods_the_table_with_frames_that_say_nothing_is_closed(site: Site, kind: int) -> None:
    with table(site) as (raw, hello):
        raw.send(frame(hello))
        raw.until("table")
        raw.send(frame(b"", kind) * 60)
        assert raw.closed_with() == 1013


def test_a_new_text_among_the_fragments_of_another_is_a_breach(site: Site) -> None:
    with table(site) as (raw, hello):
        raw.send(frame(hello))
        raw.until("table")
        raw.send(frame('{"t":', final=False) + frame('{"t":"ping"}'))
        assert raw.closed_with() == 1002


@pytest.mark.parametrize("text", ["сейчас", "x" * 130, "ё" * 200])
def test_words_of_any_alphabet_and_length_are_heard(site: Site, text: str) -> None:
    with table(site) as (raw, hello):
        raw.send(frame(hello))
        raw.until("table")
        raw.send(frame(json.dumps({"t": "say", "id": "s", "text": text}, ensure_ascii=False)))
        assert raw.until("talk")["lines"][0]["text"] == text


def test_bytes_are_read_as_text_is(site: Site) -> None:
    with table(site) as (raw, hello):
        raw.send(frame(hello, BINARY))
        assert raw.until("table")["you"] == 0


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b'{"t":"ping\xff"}'), 1007),
        (frame('{"t":"ping"}', masked=False), 1002),
        (frame('{"t":"ping"}', 3), 1002),
        (frame(b"\x03\xe8bye", CLOSE), 1000),
    ],
    ids=["no text", "not masked", "no kind of frame", "the page's own goodbye"],
)
def test_what_is_no_message_closes_the_socket_as_the_protocol_says(site: Site, sent: bytes, code: int) -> None:
    with table(site) as (raw, hello):
        raw.send(frame(hello))
        raw.until("table")
        raw.send(sent)
        assert raw.closed_with() == code


def test_what_is_too_big_is_let_pass_until_the_page_has_read_why(site: Site) -> None:
    with table(site) as (raw, hello):
        raw.send(frame(hello))
        raw.until("table")
        raw.send(bytes((0x81, 0xFF)) + struct.pack("!Q", 1_000_000) + MASK + b"x" * 1000)
        assert raw.until("refused")["code"] == "too-big"
        assert raw.closed_with() == 4413
        for _ in range(999):
            raw.send(b"x" * 1000)
        raw.send(frame(struct.pack("!H", 4413), CLOSE))
        with contextlib.suppress(ConnectionError):
            assert raw._socket.recv(10) == b"", "the answer to the close was found behind what was let pass"


def test_messages_can_be_deflated(tmp_path: Any) -> None:
    server = ServerProcess(str(tmp_path / "tables.sqlite3"), compress=True)
    try:
        made = server.site.new(2)
        ann = Seated(server.site, made.match, compression="deflate")
        ann.hello(made.tokens[0])
        assert ann.socket.protocol.extensions, "both sides have agreed on it"
        assert ann.choose(0)["t"] == "done"
        ann.close()
    finally:
        server.stop()


@pytest.mark.parametrize(("silent", "asked", "again_in"), [(0.0, False, 25.0), (24.0, False, 1.0), (25.0, True, None)])
def test_only_a_page_that_has_been_silent_is_asked_whether_it_is_there(
    monkeypatch: pytest.MonkeyPatch, silent: float, asked: bool, again_in: float | None
) -> None:
    pings: list[Wire] = []
    timers: list[float] = []

    def ping(page: Wire) -> None:
        pings.append(page)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", ping)
    wire = Wire.__new__(Wire)
    wire.loop = cast("Any", SimpleNamespace(time=lambda: 1000.0, call_later=lambda seconds, _: timers.append(seconds)))
    wire.ping_interval, wire._heard_at = 25, 1000.0 - silent
    wire.send_keepalive_ping()
    assert pings == [wire] * asked
    assert timers == ([] if again_in is None else [again_in])

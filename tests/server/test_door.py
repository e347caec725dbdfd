"""Connections that keep the server waiting, over real sockets."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator

import pytest

from tests.server.client import Site
from tests.server.conftest import ServerProcess
from tests.server.test_wire import frame

SECONDS = 0.6
ANSWER_SECONDS = 1.2
MANY = 100_000
GET = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = str(tmp_path_factory.mktemp("store") / "tables.sqlite3")
    server = ServerProcess(database, request_seconds=SECONDS, answer_seconds=ANSWER_SECONDS, messages_per_second=MANY)
    yield server
    assert '"level":"error"' not in server.stop()


@pytest.fixture(scope="module")
def site(impatient: ServerProcess) -> Site:
    return impatient.site


def connected(site: Site, receive_buffer: int | None = None) -> socket.socket:
    host, port = site.address.removeprefix("http://").split(":")
    line = socket.socket()
    if receive_buffer is not None:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    line.settimeout(10)
    line.connect((host, int(port)))
    return line


def answer_to_get(line: socket.socket) -> bytes:
    line.sendall(GET)
    heard = b""
    while not heard.endswith(b"}"):
        heard += line.recv(65536)
    return heard


def seconds_until_closed(line: socket.socket, dribble: bytes = b"") -> float:
    """Say a byte of `dribble` now and then until the other end closes."""
    started, left = time.monotonic(), list(dribble)
    line.settimeout(0.05)
    while time.monotonic() - started < 10:
        try:
            if not line.recv(65536):
                break
        except TimeoutError:
            if left:
                line.sendall(bytes([left.pop(0)]))
        except ConnectionError:
            break
    line.close()
    return time.monotonic() - started


@pytest.mark.parametrize(
    ("said", "dribble"),
    [(b"", b""), (b"", GET + b"x" * 500), (b"GET / HTTP/1.1\r\n", b""), (POST, b""), (POST, b"{" + b" " * 40)],
    ids=["nothing", "a byte now and then", "half a request", "no body", "a body now and then"],
)
def test_a_request_that_does_not_come_is_not_waited_for_for_ever(site: Site, said: bytes, dribble: bytes) -> None:
    line = connected(site)
    line.sendall(said)
    assert SECONDS * 0.5 < seconds_until_closed(line, dribble) < SECONDS + 5
    assert site.get("/health").status_code == 200


def test_a_second_request_that_does_not_come_is_not_waited_for_either(site: Site) -> None:
    line = connected(site)
    assert answer_to_get(line).startswith(b"HTTP/1.1 200")
    time.sleep(SECONDS * 1.5)  # between requests uvicorn's own patience holds
    assert answer_to_get(line).startswith(b"HTTP/1.1 200")
    line.sendall(GET[:10])
    assert seconds_until_closed(line) < SECONDS + 5


def test_who_sits_at_a_table_may_stay(site: Site) -> None:
    made = site.new(1)
    page = site.sit(made.match, made.tokens[0])
    time.sleep(SECONDS * 2)
    assert page.choose(0)["t"] == "done"


ANSWERS = 30  # together more than the system takes in for somebody who does not read
TEXTS = "/api/texts/ru"


def ask_for_much(site: Site, receive_buffer: int) -> tuple[socket.socket, int]:
    """A line on which that many bytes are to come, besides headers."""
    line = connected(site, receive_buffer)
    line.sendall(f"GET {TEXTS} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * ANSWERS)
    return line, len(site.get(TEXTS).content) * ANSWERS


def read_all(line: socket.socket, pause: float = 0) -> int:
    """Until it is closed; how many bytes came."""
    read = 0
    with contextlib.suppress(ConnectionError):
        while data := line.recv(1 << 17):
            read += len(data)
            time.sleep(pause)
    line.close()
    return read


def test_who_does_not_read_the_answer_is_not_waited_for_for_ever(site: Site) -> None:
    line, wanted = ask_for_much(site, receive_buffer=4096)
    time.sleep(ANSWER_SECONDS * 3)
    assert read_all(line) < wanted
    assert site.get("/health").status_code == 200


def test_who_reads_slowly_gets_all(site: Site) -> None:
    line, wanted = ask_for_much(site, receive_buffer=1 << 18)
    started = time.monotonic()
    assert read_all(line, pause=0.05) > wanted
    assert time.monotonic() - started > ANSWER_SECONDS * 2


def test_a_page_that_speaks_but_does_not_read_is_not_kept_for_ever(site: Site) -> None:
    """To be told that it is too slow, it would have to read."""
    made, others = site.new(1, game="arkham_tour"), site.get("/health").json()["sockets"]
    line = connected(site, receive_buffer=4096)
    line.sendall(
        f"GET /api/matches/{made.match}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    hello = frame(json.dumps({"t": "hello", "token": made.tokens[0], "since": None}))
    started = time.monotonic()
    with contextlib.suppress(ConnectionError):
        while time.monotonic() - started < 20:
            line.sendall(hello)
            time.sleep(0.005)
    line.close()
    assert time.monotonic() - started < 20
    while site.get("/health").json()["sockets"] > others:
        assert time.monotonic() - started < 25
        time.sleep(0.05)

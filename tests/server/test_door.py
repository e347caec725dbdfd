"""Connections that keep the server waiting, over real sockets."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator

import pytest

from tests.server.client import Site
from tests.server.conftest import ServerProcess

SECONDS = 0.6
GET = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(str(tmp_path_factory.mktemp("store") / "tables.sqlite3"), request_seconds=SECONDS)
    yield server
    assert '"level":"error"' not in server.stop()


@pytest.fixture(scope="module")
def site(impatient: ServerProcess) -> Site:
    return impatient.site


def connected(site: Site) -> socket.socket:
    host, port = site.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=10)


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

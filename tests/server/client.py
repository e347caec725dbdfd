"""A small client of the REST calls and of the socket, for tests."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

_ids = itertools.count()
WAIT = 30.0  # a loaded machine starts processes slowly


class Site:
    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=20)

    def get(self, path: str, **kwargs: Any) -> httpx.Response:
        return self.http.get(path, **kwargs)

    def post(self, path: str, body: Any = None, **kwargs: Any) -> httpx.Response:
        return self.http.post(path, json=body, **kwargs)

    def new(self, seats: int = 2, bots: int = 0, game: str = "toy", **more: Any) -> Made:
        who = [{"kind": "human", "name": f"P{n}"} for n in range(seats)]
        who += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
        answer = self.post("/api/matches", {"game": game, "seats": who, **more})
        assert answer.status_code == 201, answer.text
        body = answer.json()
        return Made(body["match"], {seat["seat"]: seat["token"] for seat in body["seats"]})

    def sit(self, match: str, token: str | None = None, since: int | None = None) -> Seated:
        seated = Seated(self, match)
        seated.hello(token, since)
        return seated

    def socket(self, match: str, **kwargs: Any) -> ClientConnection:
        return connect(f"{self.address.replace('http', 'ws')}/api/matches/{match}/socket", max_size=None, **kwargs)


class Made:
    def __init__(self, match: str, tokens: dict[int, str]) -> None:
        self.match, self.tokens = match, tokens


class Seated:
    """A page at a table: keeps the newest table and everything that was said."""

    def __init__(self, site: Site, match: str, **kwargs: Any) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(site.socket(match, **kwargs))
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._token: str | None = None

    def hello(self, token: str | None, since: int | None = None) -> None:
        self._token = token
        self.say({"t": "hello", "token": token, "since": since})
        self.until(lambda m: m["t"] == "table")

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, timeout: float = WAIT) -> dict[str, Any]:
        raw = self.socket.recv(timeout)
        message: dict[str, Any] = json.loads(raw)
        self.raw.append(str(raw))
        self.heard.append(message)
        if message["t"] == "table":
            self.table = message
        elif message["t"] == "news":
            view = with_changes(self.table["view"], message.pop("changes", {}))
            self.table = {**self.table, "log": [], **message, "t": "table", "view": view}
        return message

    def answer(self, id: str) -> dict[str, Any]:
        return self.until(lambda m: m.get("id") == id)

    def until(self, fits: Callable[[dict[str, Any]], bool], timeout: float = WAIT) -> dict[str, Any]:
        while True:
            message = self.hear(timeout)
            if fits(message):
                return message

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Say something with a fresh id; the answer to it."""
        id = f"x{next(_ids)}"
        self.say({**message, "id": id})
        return self.answer(id)

    def choose(self, option: int, decision: int | None = None) -> dict[str, Any]:
        number = self.table["decision"]["number"] if decision is None else decision
        return self.ask({"t": "choose", "decision": number, "option": option})

    def settle(self, seq: int) -> None:
        """Have the table of that many rows. Whom they do not concern hears nothing of them, and asks."""
        while self.table["seq"] < seq:
            try:
                self.hear(timeout=0.05)
            except TimeoutError:
                self.hello(self._token)

    def closed(self) -> int:
        """Wait for the close; its code."""
        with pytest.raises(ConnectionClosed) as closed:
            self.until(lambda _: False)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    def close(self) -> None:
        self._open.close()


def with_changes(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A view with the news of it: fields take the place of fields, and items that of items in a list."""
    merged = dict(view)
    for name, new in changes.items():
        old, some = view[name], isinstance(new, dict) and isinstance(view[name], list)
        merged[name] = [new.get(str(number), item) for number, item in enumerate(old)] if some else new
    return merged


def play_out(seats: dict[int, Seated], chance: random.Random) -> None:
    """Let these pages play until the match is over."""
    any_seat = next(iter(seats.values()))
    while any_seat.table["outcome"] is None:
        asked = [seat for seat in any_seat.table["waiting"] if seat in seats]
        if not asked:
            any_seat.hear()
            continue
        seat = seats[asked[0]]
        seat.settle(any_seat.table["seq"])
        if seat.table["decision"] is None:
            any_seat.settle(seat.table["seq"])
            continue
        done = seat.choose(chance.randrange(len(seat.table["decision"]["options"])))
        assert done["t"] == "done", done
        for page in seats.values():
            page.settle(done["seq"])

"""Bots at tables, without sockets and without processes."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from eldertable.server.autopilot import Autopilot
from eldertable.server.settings import Settings

pytestmark = pytest.mark.anyio


class Table:
    """A room where a bot has seat 1, and is asked again in the very moment in which it has found nothing more to do."""

    def __init__(self) -> None:
        self.id, self.lock, self.connections = "a match", asyncio.Lock(), ()
        self.asked: dict[int, str] = {1: "a question"}
        self.questions = 3
        match = SimpleNamespace(pending=self.asked, fork=lambda seat: None, outcome=None, game=None)
        self.play = SimpleNamespace(bots=[None, "random"], match=match, number=lambda seat: 0)
        self.pilot = Autopilot(cast("Any", self), Settings(bot_pause=0, insights=False))

    async def choose(self, *_: object) -> int:
        """For the room: an answer; for the runner: a thought."""
        if _[-1] == "random":
            return 0
        self.asked.clear()
        self.questions -= 1
        if self.questions:
            asyncio.get_running_loop().call_soon(self._ask_again)
        return 0

    def _ask_again(self) -> None:
        self.asked[1] = "another question"
        self.pilot.look(cast("Any", self))


async def test_a_bot_asked_while_it_stops_thinking_starts_again() -> None:
    table = Table()
    table.pilot.look(cast("Any", table))
    for _ in range(50):
        await asyncio.sleep(0)
    assert table.questions == 0
    assert not table.pilot.busy(cast("Any", table))


async def test_a_thought_that_fails_leaves_its_place() -> None:
    table = Table()

    async def fail(*_: object) -> int:
        raise ZeroDivisionError

    table.choose = fail  # type: ignore[method-assign]
    table.pilot.look(cast("Any", table))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not table.pilot.busy(cast("Any", table))


class Reader:
    """A page that changes its seat while its insight is worked out."""

    def __init__(self) -> None:
        self.seat, self.insight_of = 0, None
        self.heard: list[bytes] = []

    def say_encoded(self, data: bytes) -> None:
        self.heard.append(data)


def looked_at_by(reader: Reader, match: str = "a match") -> SimpleNamespace:
    return SimpleNamespace(
        id=match, lock=asyncio.Lock(), connections={reader}, seen_by=lambda seat: b"seen by %d" % seat,
        play=SimpleNamespace(seq=0, bots=[None, None], match=SimpleNamespace(pending={}, outcome=None, game=None)),
    )  # fmt: skip


def settle_within(monkeypatch: pytest.MonkeyPatch, *, seconds: float) -> None:
    monkeypatch.setattr("eldertable.server.autopilot.SETTLE_SECONDS", seconds)
    monkeypatch.setattr("eldertable.server.autopilot.SWEEP_SECONDS", seconds / 4)
    monkeypatch.setattr("eldertable.server.jobs.has_insight", lambda game: True)


async def test_a_page_that_has_changed_its_seat_is_told_its_new_seats_insight(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader()
    room = looked_at_by(reader)

    async def insights(match: object, seats: set[int], seq: int) -> dict[int, bytes]:
        reader.seat = 1
        return {seat: b"for %d" % seat for seat in seats}

    settle_within(monkeypatch, seconds=0)
    Autopilot(cast("Any", SimpleNamespace(insights=insights)), Settings()).look(cast("Any", room))
    for _ in range(50):
        await asyncio.sleep(0)
    assert reader.heard == [b"for 1"]


class Clock:
    """The event loop's time, told by the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.now)

    async def go_on(self, seconds: float) -> None:
        self.now += seconds
        for _ in range(20):  # timers that are due, and what they start
            await asyncio.sleep(0)


async def test_a_table_is_pondered_once_it_has_settled_and_no_other_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def insights(match: SimpleNamespace, seats: set[int], seq: int) -> dict[int, bytes]:
        asked.append(match.game)
        return dict.fromkeys(seats, b"an insight")

    monkeypatch.setattr("eldertable.server.jobs.has_insight", lambda game: True)
    clock = Clock(monkeypatch)
    pilot = Autopilot(cast("Any", SimpleNamespace(insights=insights)), Settings())
    busy, quiet = looked_at_by(Reader(), "busy"), looked_at_by(Reader(), "quiet")
    busy.play.match.game, quiet.play.match.game = "busy", "quiet"
    pilot.look(cast("Any", quiet))
    for moment in range(14):  # somebody chooses at the busy table every 0.2 s
        busy.play.seq += 1
        pilot.look(cast("Any", busy))
        await clock.go_on(0.2)
        assert asked == (["quiet"] if moment >= 1 else []), moment
    busy.play.seq += 1
    pilot.look(cast("Any", busy))
    await clock.go_on(0.2)
    await clock.go_on(0.2)
    assert asked == ["quiet", "busy"], "even a table that never settles is not left waiting"
    await pilot.close()

"""Who waits may remind whoever is waited for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from eldertable.server.messages import Nudged
from eldertable.server.neighbours import Neighbours
from eldertable.server.nudges import Nudges
from eldertable.server.refusals import Refused
from tests.server.client import Site


async def code(nudges: Nudges, by: int, seat: int) -> str:
    with pytest.raises(Refused) as refusal:
        await nudges.remind(by, seat)
    return refusal.value.code


@pytest.mark.anyio
async def test_a_seat_is_reminded_once_a_minute_whoever_asks() -> None:
    now = [100.0]
    said: list[Nudged] = []
    page = SimpleNamespace(seat=1, say=said.append)
    play = SimpleNamespace(
        seq=7, bots=[None, None, None], head=SimpleNamespace(seats=[0, 1, 2]),
        match=SimpleNamespace(pending={1: None, 2: None}),
    )  # fmt: skip
    room: Any = SimpleNamespace(id="m", play=play, connections=[page], connected=lambda: {1})
    nudges = Nudges(room, Neighbours(cast("Any", None), {}, 30), clock=lambda: now[0])
    assert await nudges.remind(0, 1) == 7
    now[0] += 59.5
    assert await code(nudges, 2, 1) == "nudged-already"
    now[0] += 0.5
    await nudges.remind(2, 1)
    assert said == [Nudged(0), Nudged(2)]
    assert await code(nudges, 1, 0) == "not-awaited"
    assert await code(nudges, 1, 2) == "nobody-there"
    assert await code(nudges, 1, 3) == "no-seat"
    play.bots[2] = "greedy"
    assert await code(nudges, 1, 2) == "bot-thinks"


def test_a_reminder_reaches_the_page_that_is_waited_for_and_nobody_else(site: Site) -> None:
    made = site.new(2)
    ann, bob = (site.sit(made.match, made.tokens[seat]) for seat in (0, 1))
    watcher = site.sit(made.match)
    assert watcher.ask({"t": "nudge", "seat": 1})["code"] == "spectator"
    done = ann.ask({"t": "nudge", "seat": 1})
    assert (done["t"], done["seq"]) == ("done", 0)
    assert bob.until(lambda m: m["t"] == "nudged")["by"] == 0
    again = ann.ask({"t": "nudge", "seat": 1})
    assert again["code"] == "nudged-already"
    assert 0 < again["text"]["args"]["seconds"] <= 60
    for page in (ann, watcher):
        page.say({"t": "ping"})
        page.until(lambda m: m["t"] == "pong")
        assert all(message["t"] != "nudged" for message in page.heard)

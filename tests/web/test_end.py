"""The sheet at the end of a match, while people come and go."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from eldertable.games.arkham_tour import GAME
from tests.live_server import LiveServer
from tests.web.late_matches import asked, find, store
from tests.web.test_talk import says
from tests.web.visiting import new_page

pytestmark = pytest.mark.web


def test_who_comes_does_not_let_the_line_of_time_be_counted_anew(live_server: LiveServer, browser: Browser) -> None:
    match = find(lambda _, decision: decision.kind == "begin_encounter", 2, game=GAME, options={"ancient_one": "dagon"})
    assert GAME.heuristics is not None
    while match.pending:
        seat, decision = asked(match)
        match.choose(seat, GAME.heuristics.pick(match.state, decision))
    stored = store(live_server, match)
    ann, faults = new_page(browser, width=1280, height=800, language="ru")
    bob, of_bob = new_page(browser, width=1280, height=800, language="ru")
    counted: list[str] = []
    ann.on("request", lambda request: counted.append(request.url) if request.url.endswith("/timeline") else None)
    ann.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    scrubber = ann.get_by_role("slider")
    expect(scrubber).to_have_attribute("aria-valuenow", str(len(match.answers)))
    scrubber.press("Home")
    expect(scrubber).to_have_attribute("aria-valuenow", "0")
    bob.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[1]}")
    bob.locator("main.score").wait_for()
    says(bob, "Ещё раз?")
    expect(ann.locator(".toast.talk")).to_contain_text("Ещё раз?")  # who is here was told before
    expect(scrubber).to_have_attribute("aria-valuenow", "0")
    assert len(counted) == 1
    assert faults + of_bob == []
    ann.context.close()
    bob.context.close()

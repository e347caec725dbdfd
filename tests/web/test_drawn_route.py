"""A final route drawn by hand, and the one that was chosen, while the others still think."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.options import CrossRiver, DrawOwnLine, Follow, JumpTo, TakeLine
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match, replay
from tests.live_server import LiveServer
from tests.web.late_matches import asked, find, store
from tests.web.visiting import new_page

pytestmark = pytest.mark.web


def _lines(match: Match, seat: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = match.view(seat)["lines"]
    return found


def _jumps_and_crosses(match: Match, decision: Decision) -> bool:
    """One of the lines found uses a gate and a crossing of the river."""
    if decision.kind != "choose_line":
        return False
    return any(line["links"] and line["crossings"] for line in _lines(match, decision.seat))


def _choose(match: Match, seat: int, option: object) -> None:
    match.choose(seat, match.pending[seat].options.index(option))


def _draw(match: Match, seat: int, walk: list[str]) -> None:
    """Draw this walk by hand, but do not end it."""
    _choose(match, seat, DrawOwnLine())
    for start in range(len(match.pending[seat].options)):
        tried = replay(match.record)
        tried.choose(seat, start)
        if _follow(tried, seat, walk):
            match.choose(seat, start)
            assert _follow(match, seat, walk)
            return
    raise AssertionError(walk)


def _follow(match: Match, seat: int, walk: list[str]) -> bool:
    for part in walk:
        kind, _, what = part.partition(" ")
        option = JumpTo(what.partition("-")[2]) if kind == "gate" else CrossRiver(what) if kind == "cross" else Follow(part)
        if option not in match.pending[seat].options:
            return False
        _choose(match, seat, option)
    return True


def _drawn(page: Page, walk: list[str]) -> None:
    """The board shows this line with its jumps and its crossings."""
    final = page.locator(".boardwrap g.final")
    expect(final.locator("path.jump")).to_have_count(sum(part.startswith("gate ") for part in walk))
    expect(final.locator("path.ferry")).to_have_count(sum(part.startswith("cross ") for part in walk))


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_line_drawn_by_hand_shows_its_jumps_and_crossings_and_the_card_counts_it(
    live_server: LiveServer, browser: Browser, language: str, size: tuple[int, int]
) -> None:
    match = find(_jumps_and_crosses, 2, options={"ancient_one": "dagon"}, game=GAME)
    seat, _ = asked(match)
    line = next(line for line in _lines(match, seat) if line["links"] and line["crossings"])
    walk: list[str] = line["walk"]  # type: ignore[assignment]
    _draw(match, seat, walk)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=size[0], height=size[1], language=language)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[seat]}")
    _drawn(page, walk)
    if size[0] > 800:
        expect(page.get_by_test_id("points")).to_have_text(str(line["vp"]))
    else:
        expect(page.locator(".pbar .pts .num")).to_have_text(str(line["vp"]))
    assert faults == []
    page.context.close()


def test_who_chose_a_lesser_line_sees_it_and_its_points_while_the_others_think(
    live_server: LiveServer, browser: Browser
) -> None:
    def lesser(match: Match, decision: Decision) -> bool:
        return decision.kind == "choose_line" and len({line["vp"] for line in _lines(match, decision.seat)}) > 1

    match = find(lesser, 2, options={"ancient_one": "yog_sothoth"}, game=GAME)
    seat, _ = asked(match)
    lines = _lines(match, seat)
    least = min(range(len(lines)), key=lambda at: int(str(lines[at]["vp"])))
    _choose(match, seat, TakeLine(least))
    assert match.pending, "the other one still thinks"
    stored = store(live_server, match)
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[seat]}")
    expect(page.get_by_role("heading", name="Выбранный маршрут")).to_be_visible()
    expect(page.get_by_test_id("points")).to_have_text(str(lines[least]["vp"]))
    expect(page.locator(".boardwrap g.final")).to_have_count(1)
    _drawn(page, lines[least]["walk"])  # type: ignore[arg-type]
    assert faults == []
    page.context.close()

"""The first arrow on the plan leads to something that can be chosen, beside what the question is about."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.options import Lay
from eldertable.games.arkham_tour.town import ROADS, road_index
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import asked, find, store
from tests.web.visiting import new_page, unlocked

pytestmark = pytest.mark.web

POINTED = """() => {
    const list = document.querySelector('[data-testid="target-list"]');
    const at = list && document.activeElement === list && list.getAttribute("aria-activedescendant");
    return at ? document.getElementById(at).dataset.listTarget : null;
}"""


def lays_away_from_the_corner(match: Match, decision: Decision) -> bool:
    """The first road in reading order does not lie at the district that was chosen."""
    if decision.kind != "lay" or not all(isinstance(option, Lay) for option in decision.options[:5]):
        return False
    district = match.state.boards[decision.seat].district
    first = ROADS[road_index[decision.options[0].road]]
    return match.state.round >= 3 and district >= 20 and district not in first.along


def first_arrow(page: Page) -> str | None:
    page.keyboard.press("ArrowRight")
    return str(page.evaluate(POINTED))


def test_the_first_arrow_points_out_a_road_at_the_district_that_was_chosen(
    live_server: LiveServer, browser: Browser
) -> None:
    match = find(lays_away_from_the_corner, 1, game=GAME, options={"ancient_one": "dagon"})
    seat, _ = asked(match)
    district = match.state.boards[seat].district
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    store(live_server, match).sit_down(live_server, page)
    unlocked(page)
    road = first_arrow(page)
    assert road is not None
    assert district in ROADS[road_index[road.removeprefix("road:")]].along, road
    expect(page.locator(".boardwrap .tip")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#prompt .pips .on")).to_have_count(1)
    unlocked(page)
    beside = first_arrow(page)  # the question has changed under the list: the first press leads on, not only the second
    assert beside is not None and beside.startswith("road:") and beside != road
    assert faults == []
    page.context.close()


def test_an_arrow_leads_to_the_plan_after_a_button_of_the_prompt_was_pressed(
    live_server: LiveServer, browser: Browser
) -> None:
    match = find(lays_away_from_the_corner, 1, game=GAME, options={"ancient_one": "dagon"})
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    store(live_server, match).sit_down(live_server, page)
    unlocked(page)
    page.get_by_test_id("prompt").get_by_role("button", name="Подсказка").click()
    expect(page.get_by_test_id("hint")).to_be_visible()
    advised = page.get_by_test_id("hint").locator("p b").inner_text()
    key = first_arrow(page)
    assert key is not None
    assert page.locator(f'[data-list-target="{key}"]').inner_text()[:20] == advised[:20], "to what was advised"
    assert faults == []
    page.context.close()

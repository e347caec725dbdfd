"""A finger held on a small board: the glass over it, and what lifting the finger means."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from eldertable.games.arkham_tour.present import road_words
from eldertable.games.machina_arcana.options import Move
from eldertable.words import speaker
from tests.live_server import LiveServer
from tests.web.late_matches import expect_asked, find, store
from tests.web.visiting import POINT_OF, new_page, solo_at_the_map

pytestmark = pytest.mark.web

WORDS = speaker("ru")
LEGAL_ROADS = '[data-target^="road:"][data-state="legal"]'


class Finger:
    """A finger on the screen, which Playwright's own touchscreen can only tap with."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: CDPSession = page.context.new_cdp_session(page)

    def say(self, kind: str, *points: tuple[float, float]) -> None:
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def hold(self, x: float, y: float) -> None:
        self.say("touchStart", (x, y))
        self._page.wait_for_timeout(500)

    def slide(self, x: float, y: float) -> None:
        self.say("touchMove", (x, y))
        self._page.wait_for_timeout(60)

    def lift(self) -> None:
        self.say("touchEnd")
        self._page.wait_for_timeout(100)


def where(target: str) -> str:
    """A road as the page names it: by the districts beside it."""
    return str(WORDS.say(road_words(target.removeprefix("road:"))))


def roads_apart(page: Page) -> list[tuple[str, float, float]]:
    """Two roads to choose that no finger could take for one another."""
    first, *others = [
        (str(road.get_attribute("data-target")), *road.evaluate(POINT_OF)) for road in page.query_selector_all(LEGAL_ROADS)
    ]
    far = next(road for road in others if abs(road[1] - first[1]) + abs(road[2] - first[2]) > 120)
    return [first, far]


def test_a_held_finger_brings_up_the_loupe_and_points_out_what_it_is_lifted_from(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = new_page(browser, width=360, height=740, language="ru", touch=True)
    solo_at_the_map(live_server, page)
    page.wait_for_timeout(300)
    (first, *at), (second, *there) = roads_apart(page)
    decision = page.get_by_test_id("prompt").get_attribute("data-decision")
    finger, loupe = Finger(page), page.get_by_test_id("loupe")
    finger.hold(*at)
    expect(loupe).to_be_visible()
    expect(loupe.locator("svg.tour")).to_have_count(1)
    expect(loupe).to_contain_text(where(first))
    finger.slide(*there)
    expect(loupe).to_contain_text(where(second))
    glass = loupe.locator(".lens").bounding_box()
    assert glass is not None
    assert glass["x"] >= 0 and glass["x"] + glass["width"] <= 360 and glass["y"] >= 0
    finger.lift()
    expect(loupe).to_have_count(0)
    expect(page.locator('[data-state="selected"]')).to_have_attribute("data-target", second)
    assert page.get_by_test_id("prompt").get_attribute("data-decision") == decision, "pointed out, not chosen"
    finger.hold(*there)
    finger.lift()
    assert page.get_by_test_id("prompt").get_attribute("data-decision") == decision, "held twice is not chosen either"
    page.touchscreen.tap(*there)
    expect(page.get_by_test_id("prompt")).not_to_have_attribute("data-decision", str(decision))
    assert faults == []
    page.context.close()


def test_a_tap_or_a_moving_finger_brings_up_no_loupe(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=360, height=740, language="en", touch=True)
    solo_at_the_map(live_server, page)
    page.wait_for_timeout(300)
    (_, *at), _ = roads_apart(page)
    finger, loupe = Finger(page), page.get_by_test_id("loupe")
    page.touchscreen.tap(*at)
    page.wait_for_timeout(500)
    expect(loupe).to_have_count(0)
    finger.say("touchStart", (at[0], at[1]))
    finger.slide(at[0] + 20, at[1])
    page.wait_for_timeout(500)
    expect(loupe).to_have_count(0)
    finger.lift()
    assert faults == []
    page.context.close()


def test_a_finger_lifted_from_a_planned_goal_does_not_set_out_for_it(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=390, height=844, language="ru", touch=True)
    match = find(lambda _, decision: decision.kind == "act" and sum(isinstance(o, Move) for o in decision.options) > 2, 2)
    store(live_server, match).sit_down(live_server, page)
    expect_asked(page, match)
    page.wait_for_timeout(300)
    prompt, finger, loupe = page.get_by_test_id("prompt"), Finger(page), page.get_by_test_id("loupe")
    decision = str(prompt.get_attribute("data-decision"))
    first, second = [goal.evaluate(POINT_OF) for goal in page.query_selector_all("[data-walk]")][:2]
    planned = page.locator("[data-planned]")
    finger.hold(*first)
    expect(loupe).to_contain_text("Дойти за")
    finger.slide(*second)
    finger.lift()
    expect(planned).to_have_count(1)  # pointed out, as by a first tap
    goal = planned.get_attribute("data-walk")
    for _ in range(2):
        finger.hold(*second)
        expect(loupe).to_be_visible()
        finger.lift()
        page.wait_for_timeout(300)
        expect(prompt).to_have_attribute("data-decision", decision)
        expect(planned).to_have_attribute("data-walk", str(goal))
    page.touchscreen.tap(*second)  # a tap is what sets out
    expect(prompt).not_to_have_attribute("data-decision", decision)
    assert faults == []
    page.context.close()

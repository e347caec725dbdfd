"""Pointing at the plan: one thing is spoken of at a time, and of two roads in one place the one that is meant is taken."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.options import ChooseDistrict
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import asked, find, store
from tests.web.test_tour_late import many_diagonals
from tests.web.visiting import POINT_OF, click, new_page, solo_at_the_map, unlocked

pytestmark = pytest.mark.web

ROAD = '.boardwrap [data-target^="road:"]'
# a road that may be laid and is no diagonal: drawn boldly, along the district of the round, or thinly, elsewhere
OPEN_ROAD = """look => {
    const drawn = [...document.querySelectorAll(`.boardwrap g.legal${look} .core`)].map((road) => road.getAttribute('d'));
    return [...document.querySelectorAll('.boardwrap path.hit[data-state="legal"]:not([data-target^="road:X"])')]
        .find((road) => drawn.includes(road.getAttribute('d')));
}"""
BOLD, THIN = ":not(.thin)", ".thin"
# along a road, from its beginning to a part of its length
ALONG = """(road, part) => {
    const at = road.getPointAtLength(road.getTotalLength() * part).matrixTransform(road.getScreenCTM());
    return [at.x, at.y];
}"""


def refused(server: LiveServer, browser: Browser) -> tuple[Page, list[str]]:
    """A barred road was clicked, and its reason is read."""
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(server, page)
    click(page, page.query_selector_all(f'{ROAD}[data-state="barred"]')[0])
    expect(page.locator(".pop")).to_contain_text("AT-")
    return page, faults


def test_a_refusal_gives_way_to_the_next_road_that_is_pointed_at(live_server: LiveServer, browser: Browser) -> None:
    page, faults = refused(live_server, browser)
    road = page.query_selector_all(f'{ROAD}[data-state="legal"]')[-1]
    page.mouse.move(*road.evaluate(POINT_OF))
    expect(page.locator(".boardwrap .tip")).to_be_visible()
    expect(page.locator(".pop")).to_have_count(0, timeout=300)
    assert faults == []
    page.context.close()


def test_tab_goes_into_a_refusal_and_leaving_it_closes_it(live_server: LiveServer, browser: Browser) -> None:
    page, faults = refused(live_server, browser)
    page.keyboard.press("Tab")
    expect(page.locator(".pop button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".drawer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".pop button"), "back from the rules").to_be_focused()
    page.get_by_test_id("target-list").focus()
    expect(page.locator(".pop")).to_have_count(0)
    assert faults == []
    page.context.close()


def at_crossing_diagonals(
    server: LiveServer, browser: Browser, *, width: int, height: int, touch: bool
) -> tuple[Page, list[str], list[str]]:
    """Any diagonal may be laid; the two of one district, the lower one first."""
    match = find(many_diagonals, 2, options={"ancient_one": "random"}, game=GAME)
    stored = store(server, match)
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=touch)
    page.goto(f"{server.address}/t/{stored.id}#{stored.tokens[asked(match)[0]]}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    unlocked(page)
    names = page.locator(f'{ROAD}[data-state="legal"]').evaluate_all("all => all.map(one => one.dataset.target)")
    pair = next([name, name[:-1] + "B"] for name in names if name.startswith("road:X") and name[:-1] + "B" in names[1:])
    return page, faults, sorted(pair, key=names.index)


def test_a_mouse_that_follows_a_diagonal_keeps_it_over_the_crossing(live_server: LiveServer, browser: Browser) -> None:
    page, faults, pair = at_crossing_diagonals(live_server, browser, width=1280, height=800, touch=False)
    for name in pair:
        road = page.locator(f'.boardwrap [data-target="{name}"]')
        for part in (0.3, 0.4, 0.5):
            page.mouse.move(*road.evaluate(ALONG, part))
        expect(page.locator(".boardwrap .preview .core")).to_have_attribute("d", str(road.get_attribute("d")))
    assert faults == []
    page.context.close()


def test_a_tap_on_the_very_crossing_asks_which_of_the_two_is_meant(live_server: LiveServer, browser: Browser) -> None:
    page, faults, pair = at_crossing_diagonals(live_server, browser, width=390, height=844, touch=True)
    under = page.locator(f'.boardwrap [data-target="{pair[0]}"]')
    x, y = under.evaluate(ALONG, 0.5)
    page.touchscreen.tap(x, y)
    buttons = page.locator(".pop").get_by_role("button")
    expect(buttons).to_have_count(2)
    assert "вниз вправо" in " ".join(buttons.all_inner_texts()) and "вниз влево" in " ".join(buttons.all_inner_texts())
    page.keyboard.press("Escape")
    expect(buttons).to_have_count(0)
    page.touchscreen.tap(*under.evaluate(ALONG, 0.4))
    expect(under).to_have_attribute("data-state", "selected")
    decision = page.get_by_test_id("prompt").get_attribute("data-decision")
    page.touchscreen.tap(x, y)  # what is selected is meant
    expect(page.get_by_test_id("prompt")).not_to_have_attribute("data-decision", str(decision))
    assert faults == []
    page.context.close()


# What a browser shows beside the pointer: the title of the nearest element that has one.
TOOLTIP = """([x, y]) => {
    const titleOf = element => [...element.children].find(child => child.tagName === 'title');
    for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) if (titleOf(at)) return titleOf(at).textContent;
    return null;
}"""


@pytest.mark.parametrize(
    ("place", "words"), [("shop", "Лавка древностей"), ("gate", "Врата"), ("horror", "Ужасающее место")]
)
def test_places_say_what_they_do_even_where_roads_can_be_laid(
    live_server: LiveServer, browser: Browser, place: str, words: str
) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(live_server, page)
    unlocked(page)
    for sign in page.locator(f".boardwrap svg.tour .{place}").all()[:4]:
        box = sign.bounding_box()
        assert box is not None
        x, y = round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
        page.mouse.move(x, y)
        page.wait_for_function(f"([at, words]) => ({TOOLTIP})(at)?.includes(words)", arg=[[x, y], words])
    assert faults == []
    page.context.close()


def test_when_all_rounds_are_played_no_place_promises_anything_of_a_round(live_server: LiveServer, browser: Browser) -> None:
    match = find(lambda _, decision: decision.kind == "begin_encounter", 1, game=GAME, options={"ancient_one": "dagon"})
    stored = store(live_server, match)
    page, faults = new_page(browser, width=1280, height=800, language="en")
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    page.locator(".boardwrap svg.tour").wait_for()
    said = set(page.locator(".boardwrap svg.tour g > title").all_text_contents())
    assert "Antique shop. It has not been visited." in said
    assert [words for words in said if "round" in words] == []
    assert faults == []
    page.context.close()


def middle_of(page: Page, look: str) -> tuple[float, float]:
    road = page.evaluate_handle(OPEN_ROAD, look).as_element()
    assert road is not None
    x, y = road.evaluate(POINT_OF)
    return x, y


def test_a_road_just_laid_is_not_called_barred_under_the_resting_mouse(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(live_server, page)
    x, y = middle_of(page, BOLD)
    page.mouse.move(x, y)
    page.mouse.click(x, y)
    expect(page.locator("#prompt-question")).to_have_text("Проложите второй отрезок")
    page.wait_for_timeout(300)  # the browser tells the new thing under the pointer that it is there
    expect(page.locator(".boardwrap .badge")).to_have_count(0)
    page.mouse.move(x + 9, y + 9)
    page.mouse.move(x, y)
    expect(page.locator(".boardwrap .badge"), "who comes back to it wants to know").to_have_count(1)
    assert faults == []
    page.context.close()


def test_a_road_away_from_the_district_says_that_no_second_one_follows(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(live_server, page)
    words = page.locator(".boardwrap .tip")
    page.mouse.move(*middle_of(page, BOLD))
    expect(words).to_contain_text("ПО")
    expect(words).not_to_contain_text("второго отрезка не будет")
    page.mouse.move(*middle_of(page, THIN))
    expect(words).to_contain_text("второго отрезка не будет")
    assert faults == []
    page.context.close()


def two_districts(_: Match, decision: Decision) -> bool:
    return decision.kind == "choose_district" and sum(isinstance(option, ChooseDistrict) for option in decision.options) == 2


def test_a_district_shows_who_would_come_and_is_not_covered_by_the_words(live_server: LiveServer, browser: Browser) -> None:
    match = find(two_districts, 1, options={}, game=GAME)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    unlocked(page)
    for district in page.query_selector_all('.boardwrap [data-target^="district:"][data-state="legal"]'):
        page.mouse.move(*district.evaluate(POINT_OF))
        words = page.locator(".boardwrap .tip")
        expect(words).to_contain_text("с кубиков:")
        expect(page.locator(".boardwrap .ghost")).to_have_count(words.locator(".mark").count())
        block, tip = district.bounding_box(), words.bounding_box()
        assert block is not None and tip is not None
        assert tip["y"] + tip["height"] <= block["y"] + 8 or tip["y"] >= block["y"] + block["height"] - 8
        page.mouse.move(5, 5)
        expect(page.locator(".boardwrap .ghost")).to_have_count(0)
    assert faults == []
    page.context.close()

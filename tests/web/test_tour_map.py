"""The town plan: which of its words stand at which size."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.live_server import LiveServer
from tests.web.visiting import CLICKABLE, POINT_OF, click, new_page, solo_at_the_map, start_match, unlocked

pytestmark = pytest.mark.web

NAMES = ".boardwrap .tour .dn"
WIDTH = "document.querySelector('.boardwrap').clientWidth"
SHORTEST = f"Math.min(...[...document.querySelectorAll('{NAMES}')].map(name => name.getBoundingClientRect().height))"
# how far the longest name stands out of its block, in pixels
OVER = f"""(() => {{
    const blocks = [...document.querySelectorAll('.boardwrap .tour .blk')].map(block => block.getBoundingClientRect());
    return Math.max(...[...document.querySelectorAll('{NAMES}')].map(name => {{
        const {{left, right, top}} = name.getBoundingClientRect();
        const home = blocks.find(block => block.left < left && left < block.right && block.top < top && top < block.bottom);
        return right - home.right;
    }}));
}})()"""


def at_the_plan(server: LiveServer, browser: Browser, language: str, width: int, height: int) -> Page:
    page, _ = new_page(browser, width=width, height=height, language=language)
    match, (token,) = start_match(server, page, [{"kind": "human", "name": "Вера"}], ancient_one="dagon")
    page.goto(f"{server.address}/t/{match}#{token}")
    page.locator('[data-prompt="yours"]').wait_for()
    page.wait_for_timeout(300)
    return page


@pytest.mark.parametrize("language", ["ru", "en"])
def test_names_stand_in_their_districts_from_600_pixels_on(live_server: LiveServer, browser: Browser, language: str) -> None:
    page = at_the_plan(live_server, browser, language, 1280, 800)
    assert page.evaluate(WIDTH) >= 600
    assert page.locator(NAMES).count() >= 36
    assert page.evaluate(SHORTEST) >= 10, "a name takes ten pixels at least"
    assert page.evaluate(OVER) <= 0
    page.context.close()
    page = at_the_plan(live_server, browser, language, 1366, 768)
    assert page.evaluate(WIDTH) < 600
    assert page.locator(NAMES).count() == 0
    page.context.close()


def test_outlined_words_are_not_spaced_out(live_server: LiveServer, browser: Browser) -> None:
    """WebKit draws spaced letters one by one, and the outline of each covers a part of the one before."""
    page = at_the_plan(live_server, browser, "ru", 1280, 800)
    assert page.locator(NAMES).first.evaluate("name => getComputedStyle(name).paintOrder") == "stroke"
    assert page.locator(NAMES).first.evaluate("name => getComputedStyle(name).letterSpacing") == "normal"
    page.context.close()


def test_letters_stand_where_they_belong_and_not_on_whole_pixels(live_server: LiveServer, browser: Browser) -> None:
    """Else words are wider or narrower than they are drawn elsewhere, and run together; a browser's own style for buttons says so."""
    page = at_the_plan(live_server, browser, "en", 1280, 800)
    for part in ("p", "button", NAMES):
        assert page.locator(part).first.evaluate("one => getComputedStyle(one).textRendering") == "geometricprecision", part
    page.context.close()


def test_advice_to_a_newcomer_takes_no_name_away(live_server: LiveServer, browser: Browser) -> None:
    page = at_the_plan(live_server, browser, "ru", 1280, 800)
    click(page, page.query_selector_all(CLICKABLE)[0])
    page.locator(".coach").wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(WIDTH) >= 600, "advice leaves the board its size"
    assert page.locator(NAMES).count() >= 36
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900)])
def test_the_plan_keeps_its_size_from_question_to_question(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    page = at_the_plan(live_server, browser, "ru", width, height)
    chance = random.Random(3)
    sizes: dict[str, float] = {}
    for _ in range(24):
        page.locator('[data-prompt="yours"]').wait_for()
        unlocked(page)
        sizes.setdefault(page.locator("#prompt-question").inner_text(), page.evaluate(WIDTH))
        choices = [element for element in page.query_selector_all(CLICKABLE) if element.is_visible()]
        if choices:
            click(page, chance.choice(choices))
    assert {"Выберите два кубика", "Проложите отрезок", "Всё готово?"} <= set(sizes)
    assert max(sizes.values()) - min(sizes.values()) <= 1, sizes
    page.context.close()


def test_the_brass_button_of_a_tapped_road_comes_first_and_tells_its_points(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = new_page(browser, width=390, height=844, language="ru", touch=True)
    solo_at_the_map(live_server, page)
    page.wait_for_timeout(300)
    page.touchscreen.tap(*page.locator('[data-target="road:H12"]').first.evaluate(POINT_OF))  # past a star of 4
    first = page.locator("#prompt .btn.main")
    expect(first).to_have_count(1)
    expect(first).to_contain_text(re.compile(r"Проложить по\sнабережной у\sквартала «Старый маяк», \+4\sПО"))
    at = first.bounding_box()
    tabs = page.get_by_role("button", name="Журнал").last.bounding_box()
    assert at is not None and tabs is not None
    assert at["y"] + at["height"] <= tabs["y"], "under advice, too, it is whole"
    assert faults == []
    page.context.close()


def test_the_light_effect_is_hollow_and_five_dice_stand_in_a_row(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    seats = [{"kind": "human", "name": "Вера"}, {"kind": "bot", "bot": "random"}]
    match, tokens = start_match(live_server, page, seats, ancient_one="dagon")
    page.goto(f"{live_server.address}/t/{match}#{tokens[0]}")
    page.wait_for_selector("[data-option]")
    unlocked(page)
    page.locator("[data-option]").first.click()
    page.wait_for_selector('[data-target^="die:"]')
    tops = page.evaluate("[...document.querySelectorAll('.die')].map(die => die.getBoundingClientRect().top)")
    assert len(tops) == 5 and len(set(tops)) == 1
    for side, full in (("dark", True), ("light", False)):
        signs = page.locator(f'[data-effect="{side}"] .{side}, .die .eff-{side}')
        for sign in signs.all():
            assert (sign.evaluate("sign => getComputedStyle(sign).fill") != "none") is full, side
    assert page.locator(".die .eff-light").count() == 1, "this match rolls it"
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (844, 390)])
@pytest.mark.parametrize(("seats", "rows"), [(2, 1), (3, 1), (4, 2)])
def test_all_boards_are_in_sight_at_once(
    live_server: LiveServer, browser: Browser, width: int, height: int, seats: int, rows: int
) -> None:
    page, faults = new_page(browser, width=width, height=height, language="ru")
    match, tokens = start_match(live_server, page, [{"kind": "human", "name": f"Игрок {k}"} for k in range(seats)])
    page.goto(f"{live_server.address}/t/{match}#{tokens[0]}")
    page.get_by_test_id("prompt").wait_for()
    page.keyboard.press("KeyB")
    boards = page.locator("dialog[open] .boards button")
    expect(boards).to_have_count(seats)
    body = page.locator("dialog[open] .body")
    assert body.evaluate("box => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth")
    tops = {round(box["y"]) for k in range(seats) if (box := boards.nth(k).bounding_box())}
    assert len(tops) == (rows if height > 540 else 1), "a row, four of them two by two"
    assert faults == []
    page.context.close()


def test_what_is_read_in_a_district_lies_over_the_routes_through_it(live_server: LiveServer, browser: Browser) -> None:
    """Diagonals and jumps between gates go through blocks, names and tourists."""
    page = at_the_plan(live_server, browser, "ru", 1280, 800)
    order = page.locator(".boardwrap .tour").evaluate(
        """plan => {
            const all = [...plan.querySelectorAll('*')];
            const last = one => Math.max(...[...plan.querySelectorAll(one)].map(each => all.indexOf(each)));
            const first = one => Math.min(...[...plan.querySelectorAll(one)].map(each => all.indexOf(each)));
            return {blocks: last('.blk'), routes: first('.route'), names: first('.dn'), stars: first('.starn'), kinds: first('.mark')};
        }"""
    )
    assert order["blocks"] < order["routes"] < min(order["names"], order["stars"], order["kinds"]), order
    page.context.close()

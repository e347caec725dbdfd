"""A person plays the tour in the browser, from the lobby to the score sheet."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.live_server import LiveServer
from tests.web.visiting import CLICKABLE, click, new_page, solo_at_the_map, start_match, unlocked

pytestmark = pytest.mark.web

MOST_CLICKS = 400


def waiting_for_me(page: Page) -> bool:
    return page.locator('[data-testid="prompt"][data-prompt="yours"]').count() > 0


def play_to_the_end(page: Page, *, seed: int) -> int:
    """Click what can be clicked until the score sheet is there; returns the number of clicks."""
    chance = random.Random(seed)
    sheet = page.get_by_test_id("score-sheet")
    for clicks in range(MOST_CLICKS):
        page.wait_for_function(
            "() => document.querySelector('[data-prompt=yours]') || document.querySelector('[data-testid=score-sheet]')",
            timeout=30_000,
        )
        if sheet.count():
            return clicks
        choices = [element for element in page.query_selector_all(CLICKABLE) if element.is_visible()]
        if choices:
            try:
                click(page, chance.choice(choices))
            except Error:  # the table moved on between looking and clicking
                continue
        page.wait_for_timeout(50)
    raise AssertionError(f"the game did not end; the prompt says {page.get_by_test_id('prompt').inner_text()!r}")


@pytest.mark.parametrize(("language", "width", "height"), [("ru", 1280, 800), ("en", 390, 844)])
def test_a_game_against_bots_is_played_to_the_score_sheet(
    live_server: LiveServer, browser: Browser, language: str, width: int, height: int
) -> None:
    page, faults = new_page(browser, width=width, height=height, language=language)
    seats = [{"kind": "human", "name": "Vera"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    match, (token,) = start_match(live_server, page, seats, ancient_one="dagon")
    page.goto(f"{live_server.address}/t/{match}#{token}")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert token not in page.url
    play_to_the_end(page, seed=1)
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator("thead b")).to_have_text([re.compile(r"\S")] * 3)  # bots come without a name and are given one
    expect(page.locator("main h1")).to_have_text(re.compile(r"\S: \S|\S wins?\b"))  # one of them or, rarely, several
    public = page.request.get(f"{live_server.address}/api/matches/{match}").json()
    assert public["status"] == "over"
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    if width > 1000:
        open_a_moment(page)
    assert faults == []


def open_a_moment(page: Page) -> None:
    """A line of the log leads to its moment in the replay."""
    page.get_by_role("button", name="Все планшеты").click()
    line = page.locator("[data-testid=log] a.moment").nth(20)
    address = str(line.get_attribute("href"))
    line.click()
    page.get_by_test_id("replay-bar").wait_for()
    page.wait_for_url(f"**{address}")


def test_a_solo_game_is_played_by_keyboard_alone_with_the_map_hidden(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")
    match, (token,) = start_match(live_server, page, [{"kind": "human", "name": "Vera"}], ancient_one="cthulhu")
    page.goto(f"{live_server.address}/t/{match}#{token}")
    expect(page.get_by_test_id("prompt")).to_be_visible()
    page.add_style_tag(content="main svg { visibility: hidden !important; }")
    chance = random.Random(4)
    sheet = page.get_by_test_id("score-sheet")
    for _ in range(MOST_CLICKS):
        if sheet.count():
            break
        if page.get_by_test_id("target-list").count() and chance.random() < 0.7:
            page.evaluate("document.querySelector('[data-testid=target-list]')?.focus()")
            for _ in range(chance.randrange(6)):
                page.keyboard.press(chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            page.keyboard.press("Enter")  # points it out
            page.keyboard.press("Enter")  # takes it
        else:
            page.evaluate("document.querySelector('[data-testid=prompt]')?.focus()")
            page.keyboard.press(chance.choice(["Digit1", "Digit1", "Digit2", "KeyE"]))
        page.wait_for_timeout(40)
    expect(sheet).to_be_visible()
    assert faults == []


def open_roads(page: Page) -> int:
    """How many roads the map offers now."""
    return page.locator('[data-target^="road:"][data-state="legal"]').count()


def test_a_slip_is_taken_back_at_once(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(live_server, page)
    before = open_roads(page)
    road = page.query_selector_all('[data-target^="road:"][data-state="legal"]')[0]
    click(page, road)
    page.wait_for_function(
        "n => document.querySelectorAll('[data-target^=\"road:\"][data-state=legal]').length !== n", arg=before
    )
    unlocked(page)
    page.get_by_test_id("undo").first.click()
    page.wait_for_function(
        "n => document.querySelectorAll('[data-target^=\"road:\"][data-state=legal]').length === n", arg=before
    )
    assert faults == []


def test_a_slip_is_taken_back_while_it_is_still_on_its_way(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru", lag=1000)
    solo_at_the_map(live_server, page)
    decision = str(page.get_by_test_id("prompt").get_attribute("data-decision"))
    before = open_roads(page)
    click(page, page.query_selector_all('[data-target^="road:"][data-state="legal"]')[0])
    page.get_by_test_id("undo").first.click()
    expect(page.locator("#prompt[data-locked]")).to_have_attribute("data-decision", decision)  # nothing has arrived yet
    unlocked(page)
    expect(page.get_by_test_id("prompt")).not_to_have_attribute("data-decision", decision)
    assert open_roads(page) == before
    assert faults == []


def test_a_killed_server_comes_back_to_the_same_decision(own_server: LiveServer, browser: Browser) -> None:
    page, _ = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(own_server, page)
    before = open_roads(page)
    question = page.locator("#prompt-question").inner_text()
    own_server.kill()
    page.wait_for_selector("[data-prompt=lost]")
    own_server.start()
    page.wait_for_selector("[data-prompt=yours]", timeout=40_000)
    assert page.locator("#prompt-question").inner_text() == question
    assert open_roads(page) == before


def test_a_refusal_gives_its_reason_and_opens_its_rule(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(live_server, page)
    barred = page.query_selector_all('[data-target^="road:"][data-state="barred"]')
    click(page, barred[0])
    chip = page.get_by_role("button", name=re.compile("AT-")).first
    expect(chip).to_be_visible()
    rule = re.search("AT-[A-Z0-9]+-[0-9]+", chip.inner_text())
    assert rule is not None
    chip.click()
    expect(page.locator(f'[id="{rule.group()}"], [data-rule="{rule.group()}"]').first).to_be_visible()
    assert faults == []


def test_a_spectator_sees_the_table_but_no_secret_and_no_choice(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match, _ = solo_at_the_map(live_server, page)
    task = page.evaluate("document.body.innerText")
    other, _ = new_page(browser, width=1280, height=800, language="ru")
    other.goto(f"{live_server.address}/t/{match}")
    other.wait_for_selector('[data-testid="prompt"]')
    assert other.locator('[data-state="legal"]').count() == 0
    names = ["Поручение профессора", "Обход фонарщика", "Визиты повитухи", "Линия землемера", "Путь почтальона"]
    names += ["Следы репортёра", "Прогулка органиста", "Дозор сторожа"]
    seen = other.evaluate("document.documentElement.outerHTML")
    assert any(name in task for name in names), "the player sees the own task"
    assert not any(name in seen for name in names)
    assert faults == []


def test_arrows_lead_to_dice_and_cards_where_the_board_has_nothing_to_choose(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match, (token,) = start_match(live_server, page, [{"kind": "human", "name": "Вера"}], ancient_one="dagon")
    page.goto(f"{live_server.address}/t/{match}#{token}")
    for kind in ("task", "dice"):
        things = page.locator(f'button[data-target^="{kind}:"]')
        expect(things.first).to_be_visible()
        assert page.get_by_test_id("target-list").count() == 0
        unlocked(page)
        page.evaluate("document.querySelector('[data-testid=prompt]').focus()")
        page.keyboard.press("ArrowRight")
        expect(things.first).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(things.first).not_to_be_focused()
        assert page.evaluate("document.activeElement.dataset.target").startswith(f"{kind}:")
        page.keyboard.press("Enter")
        expect(things).to_have_count(0)
    assert faults == []
    page.context.close()

"""A person plays the tour in the browser, from the lobby to the score sheet."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, ElementHandle, Error, Page, expect

from tests.live_server import LiveServer

pytestmark = pytest.mark.web

MOST_CLICKS = 400
CLICKABLE = '[data-state="legal"], [data-option]:not([aria-disabled="true"])'


def new_page(browser: Browser, *, width: int, height: int, language: str, touch: bool = False) -> tuple[Page, list[str]]:
    """A visitor with a screen and a language; what the page complains about is collected."""
    visitor = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=touch, is_mobile=touch
    )
    visitor.set_default_timeout(15_000)
    page = visitor.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    page.add_init_script(f"localStorage.getItem('eldertable.lang') ?? localStorage.setItem('eldertable.lang', '{language}')")
    return page, faults


def start_match(server: LiveServer, page: Page, seats: list[dict[str, Any]], **options: str) -> tuple[str, list[str]]:
    answer = page.request.post(
        f"{server.address}/api/matches",
        data={"game": "arkham_tour", "seats": seats, "options": options, "seed": "a browser test"},
        headers={"Origin": server.address},
    )
    assert answer.ok, answer.text()
    made = answer.json()
    return made["match"], [seat["token"] for seat in made["seats"]]


POINT_OF = """element => {
    if (element instanceof SVGPathElement && !element.classList.contains('area')) {
        const at = element.getPointAtLength(element.getTotalLength() / 2).matrixTransform(element.getScreenCTM());
        return [at.x, at.y];
    }
    element.scrollIntoView({block: 'nearest'});
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def click(page: Page, element: ElementHandle) -> None:
    """Click where a person would: a road in its middle, not in the middle of the box around its bend."""
    x, y = element.evaluate(POINT_OF)
    page.mouse.click(x, y)


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
    public = page.request.get(f"{live_server.address}/api/matches/{match}").json()
    assert public["status"] == "over"
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    assert faults == []

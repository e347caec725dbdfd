"""Every kind of page in both themes, looked over by axe: nothing serious may stand in anybody's way."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.machina_arcana import options as o
from eldertable.games.machina_arcana.game import GAME
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import EASY, asked, find, store
from tests.web.visiting import new_page, solo_at_the_map

pytestmark = pytest.mark.web

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A gradient or a drawn edge keeps axe from telling the ground that letters stand on; both only ornament plain grounds.
PLAIN = """
*, *::before, *::after { background-image: none !important; transition: none !important; animation: none !important; }
*::before, *::after { content: none !important; }
html, body { background-color: var(--surface-0) !important; }
"""
SERIOUS = {"serious", "critical"}
# Who speaks to the page says what is printed on a thing: its name must contain that. (Axe asks only when told to.)
ALSO = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
Going = Callable[[LiveServer, Page], object]


def complaints(page: Page) -> list[str]:
    """What axe finds, one line each: how bad, which check, where."""
    page.add_style_tag(content=PLAIN)
    page.evaluate(f"{AXE.read_text(encoding='utf-8')};0")
    found: list[dict[str, Any]] = page.evaluate("async how => (await axe.run(document, how)).violations", ALSO)
    return [
        f"{one['impact']}: {one['id']}: {node['target']} {node['html'][:120]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


# --- the ways to each page --------------------------------------------------------------------------------------------


def address(path: str) -> Going:
    def going(server: LiveServer, page: Page) -> None:
        page.goto(server.address + path)
        page.locator("main h1").first.wait_for()

    return going


@cache
def acting() -> Match:
    """Machina Arcana with monsters on the board and somebody to act."""
    return find(lambda match, decision: decision.kind == "act" and len(match.state.monsters) >= 2, 2)


@cache
def equipping() -> Match:
    def wanted(_: Match, decision: Decision) -> bool:
        return decision.kind == "use_inventory" and any(isinstance(option, o.Attach) for option in decision.options)

    return find(wanted, 2)


@cache
def finished() -> Match:
    match = Match(GAME, 1, GAME.check_options(1, EASY), "an accessible end")
    while match.pending:
        seat, decision = asked(match)
        match.choose(seat, 0 if len(decision.options) == 1 else GAME.heuristics.pick(match.state, decision))
    return match


def at_the_table(match: Callable[[], Match], then: Callable[[Page], None] = lambda page: None) -> Going:
    def going(server: LiveServer, page: Page) -> None:
        store(server, match()).sit_down(server, page)
        then(page)

    return going


def story(page: Page) -> None:
    page.locator(".chapc .read").click()
    expect(page.get_by_test_id("story")).to_be_visible()


def monster(page: Page) -> None:
    page.locator(".hexi").first.click()
    expect(page.locator("dialog[open] .card-ma")).to_be_visible()


def rules(page: Page) -> None:
    page.keyboard.press("KeyR")
    expect(page.locator("dialog[open], aside[role=dialog]").first).to_be_visible()


def set_up(server: LiveServer, page: Page) -> None:
    solo_at_the_map(server, page)
    page.get_by_test_id("menu").first.click()
    page.get_by_test_id("setup-open").click()
    expect(page.get_by_test_id("setup-card")).to_be_visible()


PAGES: dict[str, Going] = {
    "lobby": address("/"),
    "set-up": address(f"/new/{GAME.id}"),
    "rules": address(f"/rules/{GAME.id}"),
    "credits": address("/credits"),
    "tour": solo_at_the_map,
    "set-up card": set_up,
    "arcana": at_the_table(acting),
    "story": at_the_table(acting, story),
    "monster": at_the_table(acting, monster),
    "inventory": at_the_table(equipping),
    "score": at_the_table(finished),
}
PHONE = ("lobby", "set-up", "tour", "arcana", "inventory", "score")


def look_over(server: LiveServer, browser: Browser, name: str, theme: str, width: int, height: int) -> None:
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=width < 800)
    page.add_init_script(f"localStorage.setItem('eldertable.theme', '{theme}')")
    PAGES[name](server, page)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.wait_for_timeout(300)
    assert complaints(page) == []
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_serious_on_a_desk(live_server: LiveServer, browser: Browser, name: str, theme: str) -> None:
    look_over(live_server, browser, name, theme, 1280, 800)


@pytest.mark.parametrize("name", PHONE)
def test_nothing_serious_on_a_phone(live_server: LiveServer, browser: Browser, name: str) -> None:
    look_over(live_server, browser, name, "light", 390, 844)


def test_axe_finds_what_is_amiss(live_server: LiveServer, browser: Browser) -> None:
    """Were it not run, or could it not tell the grounds, the tests above would say nothing."""
    page, _ = new_page(browser, width=1280, height=800, language="ru")
    PAGES["arcana"](live_server, page)
    page.evaluate("""() => {
        const panel = document.querySelector('aside.left');
        panel.insertAdjacentHTML('afterbegin', '<button><svg></svg></button><p style="color: var(--rule)">faint</p>');
        panel.insertAdjacentHTML('afterbegin', '<button aria-label="another">one</button>');
    }""")
    found = " ".join(complaints(page))
    for check in ("button-name", "color-contrast", "label-content-name-mismatch"):
        assert check in found
    page.context.close()


@pytest.mark.parametrize("width", [1280, 1000])
def test_tab_goes_to_the_question_then_to_the_board_then_to_the_panels(
    live_server: LiveServer, browser: Browser, width: int
) -> None:
    page, _ = new_page(browser, width=width, height=800, language="en")
    solo_at_the_map(live_server, page)
    page.reload()  # so that Tab begins at the top of the page: the way to the question, the bar
    page.locator("#prompt").wait_for()
    page.keyboard.press("Tab")
    met: list[str] = []
    for _ in range(60):
        place = page.evaluate(
            """() => document.activeElement.closest('#prompt') ? 'question' : document.activeElement.closest('.space') ? 'board'
               : document.activeElement.closest('aside') ? 'panel' : ''"""
        )
        if place and place not in met:
            met.append(place)
        page.keyboard.press("Tab")
    assert met == ["question", "board", "panel"]

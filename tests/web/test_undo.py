"""The button that takes a choice back names that choice, after every way to come to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.machina_arcana import options as o
from eldertable.games.machina_arcana.game import GAME
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from eldertable.words import speaker
from tests.live_server import LiveServer
from tests.web.late_matches import asked, expect_asked, find, store
from tests.web.visiting import click, new_page, solo_at_the_map, unlocked

pytestmark = pytest.mark.web

ROAD = re.compile(r"^Отменить: Проложить ")


def told(page: Page) -> str:
    """What a screen reader and a tooltip add to the button's name."""
    return page.get_by_test_id("undo").first.get_attribute("title") or ""


def lay_a_road(page: Page) -> None:
    before = page.get_by_test_id("prompt").get_attribute("data-decision")
    click(page, page.query_selector_all('[data-target^="road:"][data-state="legal"]')[0])
    expect(page.get_by_test_id("prompt")).not_to_have_attribute("data-decision", str(before))
    unlocked(page)


def test_undo_names_the_road_it_takes_back_also_twice_in_a_row_and_after_a_reload(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(live_server, page)
    names = [told(page)]
    lay_a_road(page)
    names.append(told(page))
    assert ROAD.match(names[1]), names
    assert names[0].startswith("Отменить: ") and names[0] != names[1], names
    page.reload()
    undo = page.get_by_test_id("undo").first
    for name in reversed(names):
        expect(undo).to_have_attribute("title", name)
        unlocked(page)
        undo.click()
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("language", "words"), [("ru", "Отменить: {}"), ("en", "Take back: {}")])
def test_undo_names_the_step_of_an_explorer(live_server: LiveServer, browser: Browser, language: str, words: str) -> None:
    page, faults = new_page(browser, width=1280, height=800, language=language)
    match = find(may_step, 2)
    seat, decision = asked(match)
    step = next(at for at, option in enumerate(decision.options) if isinstance(option, o.Move))
    taken = GAME.option_words(match.state, decision, decision.options[step]).text
    match.choose(seat, step)
    assert match.undo_refusal(seat) is None
    store(live_server, match).sit_down(live_server, page)
    expect_asked(page, match)
    assert told(page).replace("\N{NO-BREAK SPACE}", " ") == words.format(speaker(language).say(taken))
    assert faults == []
    page.context.close()


def may_step(match: Match, decision: Decision) -> bool:
    """An explorer has steps to choose from, and one more question after the first."""
    return decision.kind == "act" and sum(isinstance(option, o.Move) for option in decision.options) > 2

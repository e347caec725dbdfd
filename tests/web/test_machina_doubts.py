"""What Machina Arcana asks twice about, and what it says and shows before and after a choice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from eldertable.games.machina_arcana import options as o
from eldertable.games.machina_arcana.cards import EXPLORERS
from eldertable.games.machina_arcana.events import Happened
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.vain import OWN, in_vain
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import EASY, MOST_ANSWERS, asked, expect_asked, find, store
from tests.web.visiting import new_page, unlocked

pytestmark = pytest.mark.web


def reaches_friends(match: Match, decision: Decision) -> bool:
    """An attack could be made now, but on nobody but explorers."""
    uses = [option for option in decision.options if isinstance(option, o.UseAbility)]
    return decision.kind == "act" and any(in_vain(match.state, decision.args["who"], use) == OWN for use in uses)


@pytest.mark.parametrize(("language", "width", "height"), [("ru", 1280, 800), ("en", 390, 844)])
def test_an_attack_that_reaches_only_friends_takes_two_presses(
    live_server: LiveServer, browser: Browser, language: str, width: int, height: int
) -> None:
    page, faults = new_page(browser, width=width, height=height, language=language)
    match = find(reaches_friends, 2)
    store(live_server, match).sit_down(live_server, page)
    seat, decision = asked(match)
    expect_asked(page, match)
    index, use = next(
        (index, option)
        for index, option in enumerate(decision.options)
        if isinstance(option, o.UseAbility) and in_vain(match.state, decision.args["who"], option) == OWN
    )
    line = page.locator(f'button.vain[data-target="ability:{use.card}/{use.ability}"]:visible').first
    line.click()
    told = {"ru": "достаёт только до своих", "en": "reaches only your own people"}
    expect(page.locator(".prompt .doubt")).to_contain_text(told[language])
    unlocked(page)
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .doubt")).to_have_count(0)
    line.click()
    unlocked(page)
    line.click()
    match.choose(seat, index)
    expect_asked(page, match)
    assert faults == []
    page.context.close()


def test_a_turn_that_could_go_on_is_ended_by_the_second_press(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match = find(lambda _, decision: decision.kind == "act", 2)
    store(live_server, match).sit_down(live_server, page)
    seat, decision = asked(match)
    expect_asked(page, match)
    end = page.locator(f'.prompt [data-option="{decision.options.index(o.PASS)}"]')
    expect(end).not_to_contain_class("main")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .doubt")).to_contain_text("Закончить ход?")
    expect(end).to_contain_class("main")
    expect_asked(page, match)
    page.keyboard.press("Enter")
    match.choose(seat, decision.options.index(o.PASS))
    expect_asked(page, match)
    assert faults == []
    page.context.close()


def test_who_goes_next_is_chosen_among_the_party(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match = find(lambda _, decision: decision.kind == "next_turn" and len(decision.options) > 1, 2)
    store(live_server, match).sit_down(live_server, page)
    seat, decision = asked(match)
    expect_asked(page, match)
    page.locator(".party .mate.next").nth(1).click()
    match.choose(seat, 1)
    expect_asked(page, match)
    expect(page.locator('.party .mate[aria-pressed="true"]')).to_contain_text(name(decision.options[1].explorer).split()[0])
    page.locator(".party .mate").nth(0).click()  # looking at another comes to an end with the turn
    expect(page.locator(".party .mate").nth(0)).to_have_attribute("aria-pressed", "true")
    assert faults == []
    page.context.close()


def name(card: str) -> str:
    return GAME.names()[f"{GAME.id}-{card}"]["ru"]


def test_the_wheel_scrolls_the_explorers_to_choose_from(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match = Match(GAME, 1, GAME.check_options(1, EASY), "wheel")
    store(live_server, match).sit_down(live_server, page)
    expect_asked(page, match)
    cards = page.locator(".opening")
    box = cards.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, 300)
    page.wait_for_timeout(400)
    assert cards.evaluate("list => list.scrollTop") > 100
    assert faults == []
    page.context.close()


def may_hit_a_barrel(_: Match, decision: Decision) -> bool:
    return decision.kind == "choose_target" and any(
        getattr(one, "ref", "").startswith("barrel@") for one in decision.options
    )


def test_a_barrel_is_ringed_and_tells_of_its_blast(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match = find(may_hit_a_barrel, 2)
    store(live_server, match).sit_down(live_server, page)
    expect_asked(page, match)
    assert page.locator(".ma .legal .field").first.get_attribute("d")
    page.locator('.ma [data-target^="creature:barrel@"]').first.hover()
    expect(page.locator(".tag")).to_contain_text("Взрыв бьёт 3 кубиками")
    assert page.locator(".ma .blast").get_attribute("d")
    assert faults == []
    page.context.close()


# --- a death ----------------------------------------------------------------------------------------------------------


def before_a_death() -> tuple[Match, int, str]:
    """A match one answer before the first explorer dies while another lives: that answer, and who dies."""
    for number in range(60):
        match = new_match(number)
        while match.pending and len(match.answers) < MOST_ANSWERS:
            seat, decision = asked(match)
            told = match.choose(seat, 0 if len(decision.options) == 1 else GAME.heuristics.pick(match.state, decision))
            died = [e.who for e in told if isinstance(e, Happened) and e.what == "destroyed" and e.who in EXPLORERS]
            if died and match.pending:
                again = new_match(number)
                for earlier, index in match.answers[:-1]:
                    again.choose(earlier, index)
                return again, match.answers[-1][1], died[0]
            if died:
                break
    raise AssertionError("nobody dies")


def new_match(number: int) -> Match:
    return Match(GAME, 2, GAME.check_options(2, EASY), f"a late match {number}")


def test_a_death_is_announced(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match, index, dead = before_a_death()
    store(live_server, match).sit_down(live_server, page)
    expect_asked(page, match)
    seat, _ = asked(match)
    if page.locator(f'[data-option="{index}"]:visible').count() == 0:
        page.get_by_label("Все варианты списком").click()
    page.locator(f'[data-option="{index}"]:visible').first.click()
    unlocked(page)
    if page.locator(".prompt .doubt").count():
        page.keyboard.press("Enter")
    match.choose(seat, index)
    expect(page.get_by_test_id("death")).to_contain_text(name(dead))
    assert faults == []
    page.context.close()

"""Moments of Machina Arcana that come late or seldom: exchange, windows out of turn, death, the campaign, replays."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.machina_arcana import options as o
from eldertable.games.machina_arcana.cards import CARDS
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.items import to_give
from eldertable.games.machina_arcana.odds import attack_of
from eldertable.games.machina_arcana.things import explorer_of
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import EASY, asked, expect_asked, find, last_answer, shut_the_story, store, take
from tests.web.visiting import new_page, unlocked

pytestmark = pytest.mark.web


def name_of(card: str, language: str) -> str:
    return GAME.names()[f"{GAME.id}-{card}"][language]


def options_of(decision: Decision, kind: type) -> list[tuple[int, Any]]:
    return [(index, option) for index, option in enumerate(decision.options) if isinstance(option, kind)]


# --- exchange ---------------------------------------------------------------------------------------------------------


def may_give(match: Match, decision: Decision) -> bool:
    """Whoever acts stands beside somebody and has something to give."""
    return decision.kind == "act" and bool(options_of(decision, o.Exchange) and to_give(match.state, decision.args["who"]))


@pytest.mark.parametrize(("language", "width", "height"), [("ru", 1280, 800), ("en", 390, 844)])
def test_items_change_hands(live_server: LiveServer, browser: Browser, language: str, width: int, height: int) -> None:
    page, faults = new_page(browser, width=width, height=height, language=language)
    match = find(may_give, 2)
    store(live_server, match).sit_down(live_server, page)
    decision = expect_asked(page, match)
    giver = decision.args["who"]
    index, exchange = options_of(decision, o.Exchange)[0]
    take(page, match, index)
    decision = expect_asked(page, match)
    assert decision.kind == "exchange_give" and decision.args["who"] == giver
    expect(page.get_by_test_id("prompt")).to_contain_text(name_of(exchange.explorer, language))  # who gets it
    index, gift = options_of(decision, o.ChooseCard)[0]
    take(page, match, index)
    while asked(match)[1].kind == "exchange_give":
        decision = expect_asked(page, match)
        take(page, match, options_of(decision, o.ChooseNothing)[0][0])
    expect_asked(page, match)
    taker = explorer_of(match.state, exchange.explorer)
    assert taker is not None and gift.card in taker.inventory
    if width > 800:
        page.locator(".party .mate", has_text=name_of(taker.card, language).split()[0]).click()
        page.keyboard.press("KeyI")
        expect(page.get_by_test_id("inventory")).to_contain_text(name_of(gift.card, language))
    assert faults == []
    page.context.close()


# --- the campaign -----------------------------------------------------------------------------------------------------


def test_a_won_campaign_goes_on_with_what_was_kept(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match = find(lambda _, decision: decision.kind == "keep_card", 1, options={**EASY, "campaign": "yes"})
    store(live_server, match).sit_down(live_server, page)
    decision = expect_asked(page, match)
    hero = decision.args["who"]
    index, first = options_of(decision, o.ChooseCard)[0]
    take(page, match, index)
    if match.pending:
        decision = expect_asked(page, match)
        take(page, match, options_of(decision, o.ChooseNothing)[0][0])
    assert match.state.kept == {hero: [first.card]}
    expect(page.get_by_test_id("kept")).to_contain_text(name_of(first.card, "ru"))
    page.get_by_test_id("again").click()
    following = Match(GAME, 1, GAME.check_options(1, GAME.next_options(match.state)), "any")
    page.wait_for_url(re.compile(r"/t/"))
    expect(page.locator('[data-prompt="yours"]')).to_have_attribute("data-decision", "0-0")
    index = next(i for i, option in enumerate(asked(following)[1].options) if option.explorer == hero)
    carries = page.locator(".opening .cards > li").first  # before the newcomers
    expect(carries.locator(f'[data-option="{index}"]')).to_be_visible()
    expect(carries).to_contain_text("продолжает кампанию")
    unlocked(page)
    carries.locator(".btn").click()
    page.get_by_test_id("story").wait_for()
    shut_the_story(page)
    bag = page.get_by_test_id("inventory")  # what was brought is put on before anything else
    expect(bag).to_contain_text(name_of(first.card, "ru"))
    assert faults == []
    page.context.close()


# --- windows out of turn ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "kind"), [("Enter", o.WaitForChange), ("KeyE", o.Decline)])
def test_a_window_is_passed_by_a_key(live_server: LiveServer, browser: Browser, key: str, kind: type) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match = find(lambda _, decision: decision.kind == "out_of_turn", 2)
    stored = store(live_server, match)
    stored.sit_down(live_server, page)
    decision = expect_asked(page, match)
    seat, index = asked(match)[0], options_of(decision, kind)[0][0]
    match.choose(seat, index)
    page.keyboard.press(key)
    expect_asked(page, match)
    assert last_answer(live_server, stored) == (seat, index)
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("kind", "words"), [(o.Pass, "до своего хода"), (o.WaitForChange, "пока ничего не изменится")])
def test_who_is_not_to_be_asked_sees_it_and_may_change_the_mind(
    live_server: LiveServer, browser: Browser, kind: type, words: str
) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match = find(lambda _, decision: decision.kind == "out_of_turn", 2)
    stored = store(live_server, match)
    seat, decision = asked(match)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[seat]}")
    page.locator('[data-prompt="yours"]').wait_for()
    shut_the_story(page)
    unlocked(page)
    page.locator(f'[data-option="{options_of(decision, kind)[0][0]}"]:visible').first.click()
    chip = page.get_by_test_id("passing")
    expect(chip).to_contain_text(words)
    expect(chip).to_contain_text(name_of(decision.args["who"], "ru"))
    unlocked(page)
    page.get_by_test_id("undo").click()  # as long as nobody has acted since
    expect(page.locator('[data-prompt="yours"]')).to_be_visible()
    expect(chip).to_have_count(0)
    assert faults == []
    page.context.close()


# --- the window on the board ------------------------------------------------------------------------------------------


def in_sight(page: Page, cell: str) -> bool:
    """Is the middle of that figure's cell inside the window on the board?"""
    at, stage = page.locator(cell).bounding_box(), page.locator(".stage").bounding_box()
    assert at is not None and stage is not None
    x, y = at["x"] + at["width"] / 2 - stage["x"], at["y"] + at["height"] / 2 - stage["y"]
    return 0 < x < stage["width"] and 0 < y < stage["height"]


def test_one_key_brings_back_who_acts_and_one_shows_everything(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")

    def spread_out(match: Match, decision: Decision) -> bool:
        return decision.kind == "act" and sum(piece is not None for piece in match.state.fragments) >= 3

    match = find(spread_out, 2, options={**EASY, "length": "full"})
    store(live_server, match).sit_down(live_server, page)
    hero = f'[data-figure="{expect_asked(page, match).args["who"]}"]'
    for _ in range(4):
        page.keyboard.press("Equal")
    for _ in range(40):
        page.keyboard.press("Shift+ArrowLeft")
        page.keyboard.press("Shift+ArrowUp")
    page.wait_for_timeout(200)
    if in_sight(page, hero):  # it stands in that corner
        for _ in range(40):
            page.keyboard.press("Shift+ArrowRight")
            page.keyboard.press("Shift+ArrowDown")
    page.wait_for_timeout(200)
    assert not in_sight(page, hero)
    page.keyboard.press("Period")
    page.wait_for_timeout(200)
    assert in_sight(page, hero)
    shown = page.locator("svg.ma").get_attribute("viewBox")
    page.keyboard.press("KeyF")
    page.keyboard.press("KeyF")
    page.wait_for_timeout(200)
    assert page.locator("svg.ma").get_attribute("viewBox") != shown
    assert page.locator(".stage .edge").count() == 0  # nothing that can be chosen is outside
    assert faults == []
    page.context.close()


# --- attacks on one's own ---------------------------------------------------------------------------------------------


def may_hit_a_friend(match: Match, decision: Decision) -> bool:
    by = CARDS.get(decision.args.get("card", ""))
    if decision.kind != "choose_target" or by is None or explorer_of(match.state, decision.args["who"]) is None:
        return False
    attack = attack_of(by.abilities[decision.args.get("ability", 0)])
    return attack is not None and any(
        explorer_of(match.state, option.ref) for _, option in options_of(decision, o.ChooseThing)
    )


def test_an_attack_on_ones_own_takes_two_clicks(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match = find(may_hit_a_friend, 2)
    store(live_server, match).sit_down(live_server, page)
    decision = expect_asked(page, match)
    index, friend = next(
        (index, option.ref) for index, option in options_of(decision, o.ChooseThing) if explorer_of(match.state, option.ref)
    )
    target = page.locator(f'.ma [data-target="creature:{friend}"]')
    target.click()
    expect(page.locator(".tag .own")).to_be_visible()
    expect(page.locator(f'.btn[data-option="{index}"]')).to_have_text(re.compile(r", \d+\s%"))  # the chance on the button
    expect_asked(page, match)  # nothing has happened yet
    take(page, match, index, by=target)
    expect_asked(page, match)
    assert faults == []
    page.context.close()


# --- after a death ----------------------------------------------------------------------------------------------------


def test_who_has_died_leads_the_monsters(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")

    def may_lead(_: Match, decision: Decision) -> bool:
        return decision.kind == "steer" and bool(options_of(decision, o.Move))

    match = find(may_lead, 2, options={})
    store(live_server, match).sit_down(live_server, page)
    decision = expect_asked(page, match)
    beast = decision.args["who"]
    expect(page.get_by_test_id("prompt")).to_contain_text(name_of(beast, "en"))
    expect(page.locator(".right .card-ma.monster")).to_contain_text(name_of(beast, "en"))
    index, step = options_of(decision, o.Move)[0]
    take(page, match, index, by=page.locator(f'.ma [data-target="cell:{step.cell}"]'))
    expect_asked(page, match)
    assert faults == []
    page.context.close()


# --- replays ----------------------------------------------------------------------------------------------------------


def played_out(seed: str) -> tuple[Match, list[int]]:
    """A finished match, and the moments at which dice were thrown in exactly one attack."""
    match = Match(GAME, 1, GAME.check_options(1, EASY), seed)
    single: list[int] = []
    while match.pending:
        seat, decision = asked(match)
        index = 0 if len(decision.options) == 1 else GAME.heuristics.pick(match.state, decision)
        attacks = [event for event in match.choose(seat, index) if isinstance(event, AttackRolled)]
        if len(attacks) == 1:
            single.append(len(match.answers))
    return match, single


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_a_replay_shows_the_dice_of_its_moment(live_server: LiveServer, browser: Browser, width: int, height: int) -> None:
    page, faults = new_page(browser, width=width, height=height, language="ru")
    match, single = next(found for found in (played_out(f"a replay {n}") for n in range(9)) if len(found[1]) >= 2)
    stored = store(live_server, match)
    page.goto(f"{live_server.address}/r/{stored.id}?at={single[-1]}")
    tray = page.get_by_test_id("tray")
    expect(tray).to_be_visible(timeout=20_000)  # the match is played again for its replay
    expect(tray.get_by_label("Предыдущая атака")).to_have_count(0)  # the earlier ones are not of this moment
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "the page scrolls sideways"
    stage = page.locator(".stage.boardwrap").bounding_box()
    assert stage is not None and stage["width"] > 0.5 * width, "the board has the room there is"
    page.goto(f"{live_server.address}/r/{stored.id}?at=1")
    page.get_by_test_id("replay-bar").wait_for()
    expect(tray).to_have_count(0)
    assert faults == []
    page.context.close()

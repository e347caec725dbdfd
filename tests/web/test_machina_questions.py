"""Questions of Machina Arcana keep their place, and what they are about can be read beside them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.machina_arcana.cards import EVENTS
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.in_play import current_event
from eldertable.games.machina_arcana.options import Decline
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import EASY, asked, expect_asked, find, store, take
from tests.web.test_phone import is_whole
from tests.web.visiting import new_page

pytestmark = pytest.mark.web


def shown(server: LiveServer, page: Page, kind: str) -> None:
    match = find(lambda _, decision: decision.kind == kind, 1)
    store(server, match).sit_down(server, page)
    expect_asked(page, match)


def open_at(browser: Browser, server: LiveServer, kind: str, width: int, height: int) -> Page:
    page, _ = new_page(browser, width=width, height=height, language="ru", touch=width < 800)
    shown(server, page, kind)
    if page.locator(".setup").count():
        page.locator(".setup button").last.click()  # what was set up is read and put away
    return page


# Previews are asked for of a decision that is long gone.
TOO_LATE = """{
    const Near = WebSocket;
    window.asked = window.refused = 0;
    window.WebSocket = class extends Near {
        send(data) {
            const said = JSON.parse(data);
            if (said.t === "preview") window.asked += 1;
            super.send(said.t === "preview" ? JSON.stringify({...said, decision: 99999}) : data);
        }
        set onmessage(hear) {
            super.onmessage = (event) => {
                if (JSON.parse(event.data).t === "refused") window.refused += 1;
                hear(event);
            };
        }
    };
}"""


def test_a_preview_that_is_refused_is_not_asked_for_again_and_again(live_server: LiveServer, browser: Browser) -> None:
    """The table would take it for an attack and close."""
    page, _ = new_page(browser, width=390, height=844, language="ru", touch=True, lag=0)
    page.add_init_script(TOO_LATE)
    shown(live_server, page, "choose_target")
    rows = page.locator(".rows .row").count()
    assert rows > 0
    page.wait_for_function(f"() => refused >= {rows}")  # an expression would be evaluated anew, which our pages forbid
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert page.evaluate("asked") == rows
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900)])
def test_yes_and_no_do_not_move_the_board(live_server: LiveServer, browser: Browser, width: int, height: int) -> None:
    tops = []
    for kind in ("act", "event_cell_event", "inspiration_for_health"):
        page = open_at(browser, live_server, kind, width, height)
        prompt = page.get_by_test_id("prompt")
        box = prompt.bounding_box()
        assert box is not None
        tops.append(round(box["y"]))
        chip, undo = prompt.locator(".chip.rule").bounding_box(), prompt.locator(".tools .btn").last.bounding_box()
        assert chip is not None and undo is not None
        apart = chip["x"] + chip["width"] <= undo["x"] or chip["y"] >= undo["y"] + undo["height"]
        assert apart, f"{kind}: the rule lies under the tools"
        page.context.close()
    assert len(set(tops)) == 1, tops


@pytest.mark.parametrize("kind", ["equip_gained", "inspiration_for_health"])
def test_a_low_phone_shows_what_yes_and_no_are_about(live_server: LiveServer, browser: Browser, kind: str) -> None:
    page = open_at(browser, live_server, kind, 360, 640)
    yes, no = (page.locator(".foot .options .btn").nth(n).bounding_box() for n in (0, 1))
    assert yes is not None and no is not None
    assert yes["y"] == no["y"] and abs(yes["width"] - no["width"]) < 2
    facts = page.locator(".ask p").bounding_box()
    assert facts is not None and facts["y"] + facts["height"] <= yes["y"], "the question is read whole"
    if kind == "equip_gained":
        card = page.locator(".laid .sec").first.bounding_box()
        assert card is not None and yes["y"] - card["y"] > 90, "more of the card than its name"
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_phone_shows_all_decks_at_once(live_server: LiveServer, browser: Browser, width: int, height: int) -> None:
    page = open_at(browser, live_server, "choose_item_deck", width, height)
    decks = page.locator(".deck")
    expect(decks).to_have_count(4)
    assert all(is_whole(page, decks.nth(n)) for n in range(4))
    page.context.close()


def attacked_by_nobody(seed: str) -> tuple[Match, int] | None:
    """A finished match and a moment at which an event, a trap or a barrel attacked, and nothing else did."""
    match, moment = Match(GAME, 2, GAME.check_options(2, EASY), seed), 0
    while match.pending:
        seat, decision = asked(match)
        index = 0 if len(decision.options) == 1 else GAME.heuristics.pick(match.state, decision)
        attacks = [event for event in match.choose(seat, index) if isinstance(event, AttackRolled)]
        if len(attacks) == 1 and not attacks[0].attacker:
            moment = len(match.answers)
    return (match, moment) if moment else None


def test_what_attacks_by_itself_is_given_no_name(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match, moment = next(found for n in range(40) if (found := attacked_by_nobody(f"by itself {n}")))
    page.goto(f"{live_server.address}/r/{store(live_server, match).id}?at={moment}")
    tray = page.get_by_test_id("tray")
    expect(tray).to_contain_text("Атака, цель:", timeout=20_000)
    expect(tray).not_to_contain_text("никто")
    assert faults == []
    page.context.close()


def apart(page: Page, one: str, other: str) -> bool:
    """Two things do not overlap."""
    a, b = page.locator(one).bounding_box(), page.locator(other).first.bounding_box()
    assert a is not None and b is not None
    beside = a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]
    return beside or a["y"] >= b["y"] + b["height"] or b["y"] >= a["y"] + a["height"]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768), (820, 1180)])
def test_the_whole_board_is_seen_while_inspiration_is_asked_for(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    page = open_at(browser, live_server, "inspire", width, height)
    assert apart(page, '[data-testid="tray"]', "svg.ma .plate"), "the dice lie over cells"
    assert apart(page, '[data-testid="tray"]', ".rail > :first-child")
    page.context.close()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_two_cards_are_read_at_once_on_a_low_phone(live_server: LiveServer, browser: Browser, language: str) -> None:
    match = find(lambda _, decision: decision.kind == "choose_gained" and len(decision.options) == 2, 2)
    page, _ = new_page(browser, width=360, height=640, language=language, touch=True)
    store(live_server, match).sit_down(live_server, page)
    expect_asked(page, match)
    foot = page.locator(".foot").bounding_box()
    cards = [page.locator(".laid .card-ma").nth(n).bounding_box() for n in range(2)]
    assert foot is not None and all(card is not None and card["y"] + card["height"] <= foot["y"] for card in cards)
    connectors = [one.bounding_box() for one in page.locator(".laid .conn").all()]
    for k, one in enumerate(connectors):
        for other in connectors[:k]:
            assert one is not None and other is not None
            assert abs(one["y"] - other["y"]) >= one["height"] or abs(one["x"] - other["x"]) >= one["width"]
    page.context.close()


def test_who_is_asked_in_anothers_turn_stands_beside_the_question(live_server: LiveServer, browser: Browser) -> None:
    """A chapter asks the first player while another explorer acts."""

    def elsewhere(match: Match, decision: Decision) -> bool:
        acting = next((one for one in match.state.explorers if one.card == match.state.acting), None)
        asked_of_nobody = decision.kind == "pick_explorer" and not decision.args["who"]
        return asked_of_nobody and acting is not None and acting.seat != decision.seat

    match = find(elsewhere, 2)
    names = {one.seat: GAME.names()[f"machina_arcana-{one.card}"]["ru"] for one in match.state.explorers}
    page, _ = new_page(browser, width=1280, height=800, language="ru")
    store(live_server, match).sit_down(live_server, page)
    decision = expect_asked(page, match)
    expect(page.get_by_test_id("prompt").locator(".stub b")).to_have_text(names[decision.seat])
    expect(page.locator(".coach")).to_have_count(0)  # what set-up advises is about choosing one's explorer
    page.context.close()


def test_a_phone_shows_the_card_because_of_which_something_on_the_board_is_chosen(
    live_server: LiveServer, browser: Browser
) -> None:
    match = find(lambda _, decision: decision.kind == "choose_lair" and bool(decision.args["cause"]), 2)
    page, _ = new_page(browser, width=390, height=844, language="en", touch=True)
    store(live_server, match).sit_down(live_server, page)
    cause = GAME.names()[f"machina_arcana-{expect_asked(page, match).args['cause']}"]["en"]
    expect(page.locator(".ask p")).to_contain_text(f"“{cause}”")
    expect(page.locator(".laid .card-ma h3")).to_have_text(cause)
    page.context.close()


def test_a_walk_does_not_bring_up_the_card_of_the_walker_under_the_pointer(
    live_server: LiveServer, browser: Browser
) -> None:
    page = open_at(browser, live_server, "act", 1280, 800)
    box = page.locator("[data-walk]").first.bounding_box()
    assert box is not None
    before = str(page.get_by_test_id("prompt").get_attribute("data-decision"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    expect(page.get_by_test_id("prompt")).not_to_have_attribute("data-decision", before)
    page.wait_for_timeout(1500)
    expect(page.locator(".held")).to_have_count(0)
    page.mouse.move(x + 3, y)  # whoever moves the pointer on it wants to know
    expect(page.locator(".held")).to_have_count(1)
    page.context.close()


def test_an_event_that_has_just_been_drawn_can_be_read_while_it_asks(live_server: LiveServer, browser: Browser) -> None:
    def drawn(match: Match, decision: Decision) -> bool:
        cause = decision.args.get("cause")
        lying = {current_event(match.state, deck) for deck in ("explorer", "horror")}
        return cause in EVENTS and not EVENTS[cause].personal and cause not in lying

    match = find(drawn, 2)
    page, _ = new_page(browser, width=1280, height=800, language="ru")
    store(live_server, match).sit_down(live_server, page)
    cause = expect_asked(page, match).args["cause"]
    expect(page.locator("aside .card-ma h3").first).to_have_text(GAME.names()[f"machina_arcana-{cause}"]["ru"])
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_a_shared_phone_says_whose_turn_it_is(live_server: LiveServer, browser: Browser, width: int, height: int) -> None:
    match = find(lambda _, decision: decision.kind == "act" and decision.seat == 1, 2)
    page, _ = new_page(browser, width=width, height=height, language="ru", touch=True)
    store(live_server, match).sit_down(live_server, page)
    expect_asked(page, match)
    name = page.get_by_test_id("prompt").locator(".whose")
    expect(name).to_have_text("Тимур")
    assert name.evaluate("e => e.scrollWidth <= e.clientWidth"), "not cut"
    page.context.close()


def test_a_low_phone_shows_a_death_and_the_question_after_it(live_server: LiveServer, browser: Browser) -> None:
    """The dead explorer's player leads a monster: a question with a large button and all tools."""

    def no(decision: Decision) -> int:
        return next(k for k, option in enumerate(decision.options) if isinstance(option, Decline))

    def last_breath(match: Match, decision: Decision) -> bool:
        who = next((one for one in match.state.explorers if one.card == decision.args.get("who")), None)
        if decision.kind != "inspiration_for_health" or who is None or who.health > 1:
            return False
        after = match.fork()
        after.choose(decision.seat, no(decision))
        return bool(after.pending) and asked(after)[1].kind == "steer"

    match = find(last_breath, 2, options={}, lately=[11])
    page, _ = new_page(browser, width=360, height=640, language="ru", touch=True)
    store(live_server, match).sit_down(live_server, page)
    take(page, match, no(expect_asked(page, match)))
    expect(page.get_by_test_id("death")).to_be_visible()
    expect_asked(page, match)
    assert is_whole(page, page.locator("#prompt-question")), "the question is not under the buttons"
    page.context.close()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_phone_shows_both_places_beside_each_card_that_is_put_away(
    live_server: LiveServer, browser: Browser, language: str
) -> None:
    match = find(lambda _, decision: decision.kind == "put_card" and len(decision.options) == 4, 2)
    page, _ = new_page(browser, width=390, height=844, language=language, touch=True)
    store(live_server, match).sit_down(live_server, page)
    expect_asked(page, match)
    if page.locator(".setup").count():
        page.locator(".setup button").last.click()
    buttons = page.locator(".laid [data-option]")
    expect(buttons).to_have_count(4)
    assert all(is_whole(page, buttons.nth(n)) for n in range(4))
    page.context.close()

"""The dice of an attack hide neither the board nor the question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import Agree, ChooseNumber, Decline, Pass
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import expect_asked, find, store
from tests.web.test_machina_questions import apart
from tests.web.test_phone import is_whole
from tests.web.visiting import new_page

pytestmark = pytest.mark.web

BUTTONS = (Agree, ChooseNumber, Decline, Pass)  # what can be pressed without the board


def leads_to_attack(match: Match, decision: Decision, evaders: int, then: str = "") -> int | None:
    """A button after which somebody attacks so many, and something is asked; `then`: a question of that kind."""
    for index, option in enumerate(decision.options):
        if isinstance(option, BUTTONS):
            after = match.fork()
            attacks = [event for event in after.choose(decision.seat, index) if isinstance(event, AttackRolled)]
            asked = [question.kind for question in after.pending.values() if then in ("", question.kind)]
            if asked and attacks and len(attacks[-1].against) >= evaders:
                return index
    return None


def is_wide(match: Match) -> bool:
    """Two fragments side by side: the small map lies under them."""
    return sorted((fragment.x, fragment.y) for fragment in match.state.fragments if fragment) in (
        [(0, 0), (1, 0)],
        [(-1, 0), (0, 0)],
    )


# By the attack that is wanted; see `find`.
LATELY_GOOD = {(1, "", True): [6], (2, "inspiration_for_health", False): [9]}


def attacked(server: LiveServer, page: Page, evaders: int, then: str = "", *, wide: bool = False) -> Match:
    """The page at the question after an attack, with the dice on the table."""

    def wanted(now: Match, asked: Decision) -> bool:
        return (not wide or is_wide(now)) and leads_to_attack(now, asked, evaders, then) is not None

    match = find(wanted, 2, lately=LATELY_GOOD.get((evaders, then, wide), ()))
    store(server, match).sit_down(server, page)
    decision = expect_asked(page, match)
    index = leads_to_attack(match, decision, evaders, then)
    assert index is not None
    button = page.locator(f'[data-option="{index}"]:visible').first
    button.click()
    tray = page.get_by_test_id("tray")
    page.wait_for_timeout(600)
    if not tray.count():
        button.click()  # whoever has stamina left is asked whether the turn is over
    match.choose(decision.seat, index)
    expect_asked(page, match)
    expect(tray).to_be_visible()
    return match


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900), (1024, 768)])
@pytest.mark.parametrize(("evaders", "wide"), [(1, False), (2, False), (1, True)])
def test_the_dice_of_an_attack_lie_beside_the_board(
    live_server: LiveServer, browser: Browser, width: int, height: int, evaders: int, wide: bool
) -> None:
    page, faults = new_page(browser, width=width, height=height, language="ru")
    attacked(live_server, page, evaders, wide=wide)
    assert apart(page, '[data-testid="tray"]', "svg.ma .plate"), "the dice lie over cells"
    assert apart(page, '[data-testid="tray"]', ".rail > :first-child"), "the dice lie over the small map"
    tray, verdict = (page.locator(f'[data-testid="tray"]{part}').last.bounding_box() for part in ("", " em"))
    assert tray is not None and verdict is not None
    assert verdict["y"] + verdict["height"] <= tray["y"] + tray["height"], "whether it hit is seen without scrolling"
    assert faults == []
    page.context.close()


def test_on_a_phone_the_question_is_seen_below_the_dice_of_an_attack_on_two(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = new_page(browser, width=390, height=844, language="ru", touch=True)
    attacked(live_server, page, 2, "inspiration_for_health")
    for part in ("#prompt-question", ".ask p"):
        assert is_whole(page, page.locator(part).first), part
    assert faults == []
    page.context.close()


def test_a_death_goes_by_itself_with_the_next_answer(live_server: LiveServer, browser: Browser) -> None:
    """Who leads the monsters now says so in every question."""

    def no(decision: Decision) -> int:
        return next(k for k, option in enumerate(decision.options) if isinstance(option, Decline))

    def alive(match: Match) -> int:
        return sum(explorer.alive for explorer in match.state.explorers)

    def last_breath(match: Match, decision: Decision) -> bool:
        if decision.kind != "inspiration_for_health":
            return False
        after = match.fork()
        after.choose(decision.seat, no(decision))
        return alive(after) < alive(match) and bool(after.pending) and next(iter(after.pending.values())).kind == "steer"

    page, _ = new_page(browser, width=1280, height=800, language="ru")
    match = find(last_breath, 2, options={}, lately=[10])
    store(live_server, match).sit_down(live_server, page)
    decision = expect_asked(page, match)
    page.locator(f'[data-option="{no(decision)}"]:visible').first.click()
    match.choose(decision.seat, no(decision))
    expect(page.get_by_test_id("death")).to_be_visible()
    decision = expect_asked(page, match)
    step = next(k for k, option in enumerate(decision.options) if not isinstance(option, Pass))
    target = GAME.option_words(match.state, decision, decision.options[step]).target
    assert target is not None
    page.locator(f'.ma [data-target="{":".join(target)}"]').click()
    match.choose(decision.seat, step)
    expect_asked(page, match)
    expect(page.get_by_test_id("death")).to_have_count(0)
    page.context.close()

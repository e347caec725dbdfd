"""The lowest phones: the question, what is advised about it and all that answers it are seen at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from eldertable.games.arkham_tour import GAME
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import Wanted, asked, find, store
from tests.web.test_phone import is_whole
from tests.web.test_tour_late import of_kind
from tests.web.visiting import new_page, solo_at_the_map, start_match, unlocked

pytestmark = pytest.mark.web

LYING = pytest.mark.parametrize(("width", "height"), [(844, 390), (640, 360)])


def is_clear_of_the_foot(page: Page, element: Locator) -> bool:
    """Whole, and not even in part under the buttons that stay at the bottom."""
    box, foot = element.bounding_box(), page.locator("#prompt .foot").bounding_box()
    assert box is not None and foot is not None
    return is_whole(page, element) and box["y"] + box["height"] <= foot["y"]


@pytest.mark.parametrize(("width", "height"), [(844, 390), (640, 360), (360, 640)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_both_tasks_are_whole_on_a_low_phone(
    live_server: LiveServer, browser: Browser, language: str, width: int, height: int
) -> None:
    page, faults = new_page(browser, width=width, height=height, language=language, touch=True)
    match, (token,) = start_match(live_server, page, [{"kind": "human", "name": "Вера"}])
    page.goto(f"{live_server.address}/t/{match}#{token}")
    cards = page.locator('[data-target^="task:"]')
    expect(cards).to_have_count(2)
    page.wait_for_timeout(300)
    for card in cards.all():
        assert is_clear_of_the_foot(page, card), card.inner_text()
        plan = card.locator(".map").bounding_box()
        assert plan is not None and plan["width"] >= 80 and abs(plan["width"] - plan["height"]) < 2
    cards.first.tap()
    keep = page.get_by_test_id("prompt").locator(".btn.main")
    assert is_whole(page, keep)
    assert is_clear_of_the_foot(page, cards.nth(1))
    assert faults == []
    page.context.close()


@LYING
def test_all_three_tomes_are_whole_on_a_phone_on_its_side(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    match = find(of_kind("circle_tome"), 1, options={"ancient_one": "dagon"}, game=GAME)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    page.wait_for_timeout(300)
    tomes = page.locator("#prompt .options [data-option]")
    assert tomes.count() == 3
    for tome in tomes.all():
        assert is_clear_of_the_foot(page, tome), tome.inner_text()
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(844, 390), (640, 360), (360, 640), (390, 844)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_advice_leaves_the_question_and_its_buttons_in_sight(
    live_server: LiveServer, browser: Browser, language: str, width: int, height: int
) -> None:
    page, faults = new_page(browser, width=width, height=height, language=language, touch=True)
    solo_at_the_map(live_server, page)
    page.get_by_test_id("prompt").locator(".tools .btn").first.tap()
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible()
    page.wait_for_timeout(300)
    assert is_whole(page, page.locator("#prompt-question"))
    for part in (hint.locator("h3"), hint.locator(".link"), hint.locator(".tool"), hint.locator("p b")):
        assert is_clear_of_the_foot(page, part), part.inner_text()
    for button in page.locator("#prompt .foot [data-option]").all():
        assert is_whole(page, button), button.inner_text()
    hint.locator(".tool").tap()
    expect(hint).to_have_count(0)
    expect(page.get_by_test_id("prompt").locator(".tools .btn").first).to_be_visible()
    assert faults == []
    page.context.close()


@LYING
def test_advice_about_dice_leaves_the_dice_in_sight(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    match = find(of_kind("take_die"), 2, options={"ancient_one": "dagon"}, game=GAME)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[asked(match)[0]]}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    unlocked(page)
    page.get_by_test_id("prompt").locator(".tools .btn").first.tap()
    expect(page.get_by_test_id("hint")).to_be_visible()
    page.wait_for_timeout(300)
    dice = page.locator('.strip [data-target^="die:"][data-state="legal"]')
    assert dice.count() > 1
    for die in dice.all():
        assert is_whole(page, die)
    assert is_whole(page, page.locator("#prompt-question"))
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(844, 390), (640, 360), (360, 640)])
def test_three_short_answers_stand_side_by_side_under_the_dice(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    def three_to_choose_from(_: Match, decision: Decision) -> bool:
        return decision.kind == "erase_type" and len(decision.options) == 3

    match = find(three_to_choose_from, 1, options={"ancient_one": "random"}, seeds=range(29, 90), game=GAME)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    page.wait_for_timeout(300)
    answers = page.locator("#prompt .options [data-option]")
    assert answers.count() == 3
    for answer in answers.all():
        assert is_clear_of_the_foot(page, answer), answer.inner_text()
    assert faults == []
    page.context.close()


def test_the_button_that_keeps_a_task_covers_neither(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=390, height=844, language="en", touch=True)
    match, (token,) = start_match(live_server, page, [{"kind": "human", "name": "Vera"}])
    page.goto(f"{live_server.address}/t/{match}#{token}")
    cards = page.locator('[data-target^="task:"]')
    expect(cards).to_have_count(2)
    cards.first.tap()
    expect(page.get_by_test_id("prompt").locator(".btn.main")).to_be_visible()
    for card in cards.all():
        assert is_clear_of_the_foot(page, card), card.inner_text()
    assert faults == []
    page.context.close()


def done_or_a_bonus(_: Match, decision: Decision) -> bool:
    return decision.kind == "finish_board" and len(decision.options) == 2


def blessing_and_more(_: Match, decision: Decision) -> bool:
    """The dice can be blessed and changed by another tome, too: the tray is as high as it gets."""
    return decision.kind == "use_tomes" and {"Bless", "Improve"} <= {type(option).__name__ for option in decision.options}


@pytest.mark.parametrize(("width", "height"), [(844, 390), (360, 640)])
@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("wanted", [done_or_a_bonus, blessing_and_more])
def test_two_answers_share_a_row_and_their_question_is_read(
    live_server: LiveServer, browser: Browser, wanted: Wanted, language: str, width: int, height: int
) -> None:
    match = find(wanted, 2, options={"ancient_one": "random"}, game=GAME)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=width, height=height, language=language, touch=True)
    page.add_init_script(f"localStorage.setItem('eldertable.setup-told', '[\"{stored.id}/0\", \"{stored.id}/1\"]')")
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[asked(match)[0]]}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    answers = page.locator("#prompt .foot [data-option]")
    expect(answers).to_have_count(2)
    unlocked(page)
    assert is_clear_of_the_foot(page, page.locator("#prompt-question"))
    assert is_clear_of_the_foot(page, page.locator("#prompt .ask p"))
    first, second = (answer.bounding_box() for answer in answers.all())
    assert first is not None and second is not None and first["y"] == second["y"]
    assert min(first["height"], second["height"]) >= 44
    assert all(is_whole(page, tool) for tool in page.locator("#prompt .tools .btn").all())
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("kind", ["lay", "take_die"])
def test_advice_is_read_whole_with_its_reason_on_the_smallest_phone(
    live_server: LiveServer, browser: Browser, language: str, kind: str
) -> None:
    match = find(
        lambda match, decision: decision.kind == kind and match.state.round == 3,
        2,
        game=GAME,
        options={"ancient_one": "dagon"},
    )
    stored = store(live_server, match)
    page, faults = new_page(browser, width=360, height=640, language=language, touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[asked(match)[0]]}")
    unlocked(page)
    page.get_by_test_id("prompt").locator(".tools .btn").first.tap()
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible()
    page.wait_for_timeout(300)
    seen = "part => part.getBoundingClientRect().bottom <= part.parentElement.getBoundingClientRect().bottom"
    for words in hint.locator("p:not(.muted)").all():
        # how much there is to say depends on how far the search came: the alternative may need a pull, the reason never
        if words.evaluate("part => part.classList.contains('other')"):
            words.evaluate("part => part.scrollIntoView({block: 'nearest'})")
        assert is_whole(page, words) and words.evaluate(seen), words.inner_text()
    for button in page.locator("#prompt .foot [data-option]").all():
        assert is_whole(page, button), button.inner_text()
    if kind == "take_die":
        for die in page.locator('.strip [data-target^="die:"]').all():
            assert is_whole(page, die)
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390)])
@pytest.mark.parametrize("language", ["ru", "en"])
def test_who_goes_to_the_boards_when_all_is_over_comes_back_to_the_score(
    live_server: LiveServer, browser: Browser, language: str, width: int, height: int
) -> None:
    match = find(of_kind("begin_encounter"), 2, options={"ancient_one": "dagon"}, game=GAME)
    while match.pending:
        match.choose(asked(match)[0], 0)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=width, height=height, language=language, touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    score = page.locator("main.score")
    score.get_by_role("button", name={"ru": "Все планшеты", "en": "All boards"}[language]).tap()
    expect(score).to_have_count(0)
    back = page.get_by_role("button", name={"ru": "К итогам", "en": "To the score"}[language])
    page.wait_for_timeout(300)
    assert is_whole(page, back)
    back.tap()
    expect(score).to_be_visible()
    assert faults == []
    page.context.close()


def test_the_bar_tells_the_points_of_the_line_that_is_drawn(live_server: LiveServer, browser: Browser) -> None:
    match = find(of_kind("choose_line"), 1, options={"ancient_one": "dagon"}, game=GAME)
    best = max(line["vp"] for line in match.view(0)["lines"])
    stored = store(live_server, match)
    page, faults = new_page(browser, width=390, height=844, language="ru", touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    points = page.locator(".pbar .pts b")
    expect(points).to_have_text(str(best))
    page.get_by_role("button", name="Нарисовать самому").tap()
    expect(page.locator("#prompt-question")).to_have_text("Откуда начать маршрут?")
    for _ in range(2):  # where it begins, and its first segment
        unlocked(page)
        before = str(page.locator("#prompt").get_attribute("data-decision"))
        page.get_by_test_id("target-list").focus()
        page.keyboard.press("Home")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator("#prompt")).not_to_have_attribute("data-decision", before)
    expect(points).not_to_have_text(str(best))
    told = page.locator("#prompt .ask p").inner_text()
    assert f"{points.inner_text()} ПО" in told.replace("\xa0", " "), told
    assert faults == []
    page.context.close()

"""What every table has, whatever is played at it: keys, the phone's sheet, reminders."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.live_server import LiveServer
from tests.web.visiting import POINT_OF, new_page, solo_at_the_map, start_match, unlocked

pytestmark = pytest.mark.web


def test_keys_are_listed_on_every_page_and_can_be_moved(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")
    page.goto(live_server.address)
    page.wait_for_selector("main h1")
    page.keyboard.press("F1")
    undo = page.locator('[data-deed="undo"]')
    undo.click()
    page.keyboard.press("KeyH")
    expect(page.locator("dialog[open] [role=alert]")).to_contain_text("H is in use: hint")
    page.keyboard.press("KeyU")
    expect(undo).to_have_text("U")
    page.keyboard.press("Escape")
    expect(undo).to_have_count(0)
    solo_at_the_map(live_server, page)
    expect(page.get_by_test_id("undo").locator("kbd")).to_have_text("U")
    decision = page.get_by_test_id("prompt").get_attribute("data-decision")
    unlocked(page)
    page.keyboard.press("KeyU")
    expect(page.get_by_test_id("prompt")).not_to_have_attribute("data-decision", str(decision))
    assert faults == []
    page.context.close()


def test_0_declines_and_space_only_points_out_the_main_button(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(live_server, page)
    prompt = page.get_by_test_id("prompt")
    unlocked(page)
    decision = prompt.get_attribute("data-decision")
    page.keyboard.press("Digit0")
    expect(prompt).not_to_have_attribute("data-decision", str(decision))
    main = prompt.locator(".btn.main")
    main.wait_for()  # nothing was laid: the board is to be confirmed
    decision = prompt.get_attribute("data-decision")
    for _ in range(8):  # what still moves is skipped first
        page.wait_for_timeout(300)
        if main.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Space")
    expect(main).to_be_focused()
    page.wait_for_timeout(300)
    expect(prompt).to_have_attribute("data-decision", str(decision))
    page.keyboard.press("Space")
    expect(prompt).not_to_have_attribute("data-decision", str(decision))
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("language", "words"), [("ru", "К столам"), ("en", "To the tables")])
def test_an_address_that_leads_nowhere_leads_back(
    live_server: LiveServer, browser: Browser, language: str, words: str
) -> None:
    page, _ = new_page(browser, width=390, height=844, language=language)
    page.goto(f"{live_server.address}/nowhere")
    page.locator("main").get_by_role("link", name=words).click()
    page.wait_for_url(f"{live_server.address}/")
    page.context.close()


def expect_height(page: Page, height: str) -> None:
    expect(page.locator("[data-height]")).to_have_attribute("data-height", height)


def tap_handle(page: Page) -> None:
    page.wait_for_timeout(300)
    page.get_by_test_id("handle").tap(force=True)  # frames may come too slowly to show that it rests


def test_the_sheet_of_a_phone_has_three_heights_and_covers_no_target(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=360, height=740, language="ru", touch=True)
    solo_at_the_map(live_server, page)
    page.mouse.move(2, 2)
    handle = page.get_by_test_id("handle")
    expect_height(page, "half")
    handle.focus()
    page.keyboard.press("ArrowDown")
    expect_height(page, "peek")
    expect(handle).to_have_attribute("aria-expanded", "false")
    tap_handle(page)
    expect_height(page, "half")
    tap_handle(page)
    expect_height(page, "full")
    page.locator(".sheetbox").get_by_label("Списком").click()
    page.locator("dialog[open] button[data-option]").first.wait_for()
    page.keyboard.press("Escape")
    page.wait_for_timeout(500)  # until it stands still
    box = handle.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 50, box["y"] + 24)
    page.mouse.down()
    page.mouse.move(box["x"] + 50, 640, steps=6)
    page.mouse.up()
    expect_height(page, "peek")
    road = page.query_selector_all('[data-target^="road:"][data-state="legal"]')[0]
    page.touchscreen.tap(*road.evaluate(POINT_OF))  # pointed out, not taken yet
    page.wait_for_selector('[data-state="selected"]', state="attached")
    tap_handle(page)
    expect_height(page, "half")
    tap_handle(page)
    expect_height(page, "peek")  # the road that is looked at stays in sight, and no tap is lost
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert faults == []
    page.context.close()


def test_a_mouse_over_the_board_does_not_move_a_low_sheet(live_server: LiveServer, browser: Browser) -> None:
    """Else the board moves under the mouse, away from the road, and the sheet goes up and down for ever."""
    page, faults = new_page(browser, width=360, height=740, language="ru", touch=True)
    solo_at_the_map(live_server, page)
    page.get_by_test_id("handle").press("ArrowDown")
    expect_height(page, "peek")
    page.mouse.move(2, 2)
    page.wait_for_timeout(300)
    low = page.locator(".sheetbox").bounding_box()
    road = page.query_selector_all('[data-target^="road:"][data-state="legal"]')[0]
    page.mouse.move(*road.evaluate(POINT_OF))
    for _ in range(5):
        page.wait_for_timeout(150)
        assert page.locator(".sheetbox").bounding_box() == low
    assert faults == []
    page.context.close()


def test_who_waits_long_may_remind(live_server: LiveServer, browser: Browser) -> None:
    ann, faults = new_page(browser, width=1280, height=800, language="ru")
    bob, _ = new_page(browser, width=1280, height=800, language="ru")
    match, tokens = start_match(live_server, ann, [{"kind": "human", "name": "Анна"}, {"kind": "human", "name": "Боб"}])
    for page, token in zip((ann, bob), tokens, strict=True):
        page.clock.install()
        page.goto(f"{live_server.address}/t/{match}#{token}")
        page.get_by_test_id("prompt").wait_for()
    waiting, awaited = (ann, bob)
    unlocked(waiting)
    waiting.locator("[data-option]").first.click()  # the task is kept; the other still chooses
    waiting.wait_for_selector("[data-prompt=together], [data-prompt=waiting]")
    remind = waiting.get_by_test_id("remind")
    assert remind.count() == 0
    # As if she had shut the lid: in steps, a ping would be given six seconds of this clock and no time at all of the network's.
    waiting.clock.fast_forward(96_000)
    remind.click(force=True)  # its clock is ours, so that no frame comes that would show it at rest
    expect(awaited.locator(".toast")).to_contain_text("Анна напоминает")
    expect(remind).to_have_attribute("aria-disabled", "true")
    assert faults == []
    for page in (ann, bob):
        page.context.close()


@pytest.mark.parametrize(
    ("language", "width", "words"), [("ru", 1280, "Ваша личная задача: "), ("en", 390, "Your personal task: ")]
)
def test_what_the_set_up_came_to_is_told_until_the_first_choice(
    live_server: LiveServer, browser: Browser, language: str, width: int, words: str
) -> None:
    page, faults = new_page(browser, width=width, height=800, language=language)
    match, tokens = start_match(live_server, page, [{"kind": "human", "name": "Анна"}, {"kind": "bot", "bot": "random"}])
    page.goto(f"{live_server.address}/t/{match}#{tokens[0]}")
    note, prompt = page.get_by_test_id("setup-note"), page.get_by_test_id("prompt")
    prompt.wait_for()
    expect(note).to_have_count(0)  # the task is still to be chosen
    unlocked(page)
    page.locator("[data-option]").first.click()
    expect(note).to_contain_text(words)
    board = page.locator(".table main, .phone main").first.bounding_box()
    assert board is not None and board["x"] + board["width"] <= width, "the line does not stretch the page"
    page.reload()
    expect(note).to_be_visible()
    note.locator(".btn").click()
    expect(page.get_by_test_id("setup-card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(prompt).to_have_attribute("data-prompt", "yours")
    asked = prompt.get_attribute("data-decision")
    unlocked(page)
    page.locator('[data-state="legal"], [data-option]').first.click()
    expect(prompt).not_to_have_attribute("data-decision", str(asked))
    expect(note).to_have_count(0)
    page.reload()
    prompt.wait_for()
    page.wait_for_timeout(300)
    assert note.count() == 0
    assert faults == []
    page.context.close()


def likes(road: str, page_side: WebSocketRoute) -> None:
    """A bot that always points at this road."""
    server_side = page_side.connect_to_server()
    options: list[dict[str, Any]] = []

    def tell(message: str | bytes) -> None:
        said = json.loads(message)
        if said.get("decision"):
            options[:] = said["decision"]["options"]
        page_side.send(message)

    def ask(message: str | bytes) -> None:
        said = json.loads(message)
        if said["t"] != "hint":
            server_side.send(message)
            return
        liked = next(k for k, one in enumerate(options) if one["target"] == {"kind": "road", "id": road})
        words = {"id": "app-table-your-turn"}
        hint = {"t": "hint", "id": said["id"], "option": liked, "text": words, "other": None, "bot": "search", "ms": 1}
        page_side.send(json.dumps(hint))

    server_side.on_message(tell)
    page_side.on_message(ask)


@pytest.mark.parametrize("road", ["H46", "H26", "V25"])
def test_the_hint_does_not_cover_what_it_points_at(live_server: LiveServer, browser: Browser, road: str) -> None:
    """At the lower right its words would lie; in the middle they reach from either side."""
    page, faults = new_page(browser, width=1280, height=800, language="en")
    page.goto(live_server.address)
    page.route_web_socket("**/socket", partial(likes, road))
    solo_at_the_map(live_server, page)
    page.get_by_label("Hint").first.click()
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text("Lay")
    page.wait_for_timeout(300)
    card, target = hint.bounding_box(), page.locator(f'[data-target="road:{road}"]').bounding_box()
    assert card is not None and target is not None
    beside = card["x"] + card["width"] <= target["x"] or card["x"] >= target["x"] + target["width"]
    assert beside or card["y"] + card["height"] <= target["y"] or card["y"] >= target["y"] + target["height"]
    assert card["y"] > 0
    assert faults == []
    page.context.close()


def test_what_the_hint_shows_is_taken_by_enter(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")
    page.goto(live_server.address)
    page.route_web_socket("**/socket", partial(likes, "H26"))
    solo_at_the_map(live_server, page)
    prompt = page.get_by_test_id("prompt")
    before = str(prompt.get_attribute("data-decision"))
    page.get_by_label("Hint").first.click()
    page.get_by_test_id("hint").get_by_role("button", name="Show on the board").click()
    expect(prompt.locator(".btn.main")).to_contain_text("Lay")
    page.keyboard.press("Enter")
    expect(prompt).not_to_have_attribute("data-decision", before)
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(800, 600), (1000, 700), (1200, 760), (844, 390), (360, 740)])
def test_the_menu_is_on_every_screen(live_server: LiveServer, browser: Browser, width: int, height: int) -> None:
    page, faults = new_page(browser, width=width, height=height, language="ru")
    match, tokens = start_match(live_server, page, [{"kind": "human", "name": "Анна"}, {"kind": "human", "name": "Боб"}])
    page.goto(f"{live_server.address}/t/{match}#{tokens[0]}")
    box = page.get_by_test_id("menu").bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= width
    assert faults == []
    page.context.close()


def test_a_prompt_shows_its_rule_and_the_rules_open_there(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(live_server, page)
    expect(page.get_by_test_id("prompt").locator(".chip.rule")).to_have_text("AT-PH5-02")
    drawer = page.locator(".drawer")
    page.keyboard.press("KeyR")
    expect(drawer.locator('[id="AT-PH5-02"], [data-rule="AT-PH5-02"]').first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.get_by_role("button", name="Правила").click()
    expect(drawer.locator('[id="AT-PH5-02"], [data-rule="AT-PH5-02"]').first).to_be_in_viewport()
    assert faults == []
    page.context.close()


def test_the_way_to_the_prompt_leaves_the_address_alone(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(live_server, page)
    address = page.url
    page.locator("a.skip").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("prompt")).to_be_focused()
    assert page.url == address
    assert faults == []
    page.context.close()


def test_advice_is_closed_or_stopped_in_words(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    solo_at_the_map(live_server, page)
    coach = page.get_by_test_id("coach")
    expect(coach.get_by_role("button")).to_have_text(["Понятно", "Больше не советовать"])
    coach.get_by_role("button", name="Понятно").click()
    expect(coach).to_have_count(0)
    assert faults == []
    page.context.close()


def test_advice_stays_when_the_window_is_turned_and_goes_with_the_answer(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match, (token,) = start_match(live_server, page, [{"kind": "human", "name": "Вера"}])
    page.goto(f"{live_server.address}/t/{match}#{token}")
    coach = page.get_by_test_id("coach")
    expect(coach, "what the game is about").to_contain_text("победных очков (ПО)")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".prompt.sheet")).to_be_visible()
    expect(coach).to_contain_text("победных очков (ПО)")
    page.locator("[data-option]").first.click()
    expect(coach).to_contain_text("Два кубика")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(coach).to_contain_text("Два кубика")
    assert faults == []
    page.context.close()


def test_the_list_of_keys_is_of_the_game_that_is_played(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.goto(live_server.address)
    page.wait_for_selector("main h1")
    page.keyboard.press("F1")
    expect(page.locator('dialog[open] [data-deed="inventory"]')).to_be_visible()
    page.keyboard.press("Escape")
    solo_at_the_map(live_server, page)
    page.keyboard.press("F1")
    expect(page.locator('dialog[open] [data-deed="undo"]')).to_be_visible()
    expect(page.locator("dialog[open]")).not_to_contain_text("Machina Arcana")
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("newer", [False, True])
def test_a_page_that_comes_back_to_a_newer_server_is_loaded_anew(
    own_server: LiveServer, browser: Browser, newer: bool
) -> None:
    page, _ = new_page(browser, width=1280, height=800, language="ru")
    match, (token,) = start_match(own_server, page, [{"kind": "human", "name": "Анна"}])
    page.goto(f"{own_server.address}/t/{match}#{token}")
    page.wait_for_selector("[data-option]")
    page.evaluate("window.stayed = true")
    script = "other" if newer else str(page.locator("script[type=module][src]").first.get_attribute("src"))
    served = f'<!doctype html><script type="module" crossorigin src="{script}"></script>'
    asked: list[Route] = []

    def serve(route: Route) -> None:
        asked.append(route)
        route.fulfill(body=served, content_type="text/html")

    page.route(f"{own_server.address}/", serve)
    own_server.kill()
    page.wait_for_selector("[data-prompt=lost]")
    assert asked == []
    own_server.start()
    page.wait_for_selector("[data-prompt=yours]")
    for _ in range(200):
        page.wait_for_timeout(100)
        if asked:
            break
    if newer:
        page.wait_for_function("() => !window.stayed")
    else:
        page.wait_for_timeout(500)
        assert page.evaluate("window.stayed")
    page.wait_for_selector("[data-prompt=yours]")
    assert len(asked) == 1
    page.context.close()


@pytest.mark.parametrize(
    ("language", "words"), [("ru", "База занята другой программой"), ("en", "Another program holds the database")]
)
def test_a_choice_that_cannot_be_stored_is_said_to_be_refused_and_can_be_made_again(
    live_server: LiveServer, browser: Browser, language: str, words: str
) -> None:
    page, faults = new_page(browser, width=1280, height=800, language=language)
    match, tokens = start_match(live_server, page, [{"kind": "human", "name": "Анна"}])
    page.goto(f"{live_server.address}/t/{match}#{tokens[0]}")
    unlocked(page)
    with contextlib.closing(sqlite3.connect(live_server.folder / "tables.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        page.locator("[data-option]").first.click()
        expect(page.locator("body")).to_contain_text(words)
        expect(page.get_by_test_id("setup-note")).to_have_count(0)  # nothing has changed
    unlocked(page)
    page.locator("[data-option]").first.click()
    expect(page.get_by_test_id("setup-note")).to_be_visible()
    assert faults == []
    page.context.close()


def test_a_choice_made_without_a_connection_is_said_to_wait(own_server: LiveServer, browser: Browser) -> None:
    page, _ = new_page(browser, width=1280, height=800, language="ru")
    match, tokens = start_match(own_server, page, [{"kind": "human", "name": "Анна"}, {"kind": "bot", "bot": "random"}])
    page.goto(f"{own_server.address}/t/{match}#{tokens[0]}")
    page.wait_for_selector("[data-option]")
    own_server.kill()
    page.wait_for_selector("[data-prompt=lost]")
    unlocked(page)
    page.locator("[data-option]").first.click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Ваш выбор ждёт отправки")
    own_server.start()
    expect(page.get_by_test_id("setup-note")).to_be_visible(timeout=40_000)  # it was made
    page.context.close()

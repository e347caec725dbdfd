"""Talk at the table: players to players, spectators to spectators."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.live_server import LiveServer
from tests.web.visiting import new_page, start_match

pytestmark = pytest.mark.web

PEOPLE = [{"kind": "human", "name": "Анна"}, {"kind": "human", "name": "Боб"}]


def says(page: Page, text: str) -> None:
    page.keyboard.press("KeyC")
    expect(page.locator("#talk-words")).to_be_focused()
    page.locator("#talk-words").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator("#talk-words")).to_have_value("")


def talk(page: Page) -> list[str]:
    return page.get_by_test_id("talk").locator("li p").all_inner_texts()


def test_people_at_two_screens_talk_and_a_spectator_cannot_advise(live_server: LiveServer, browser: Browser) -> None:
    ann, faults = new_page(browser, width=1280, height=800, language="ru")
    bob, of_bob = new_page(browser, width=390, height=844, language="en", touch=True)
    watcher, of_watcher = new_page(browser, width=1280, height=800, language="ru")
    match, tokens = start_match(live_server, ann, PEOPLE)
    for page, token in ((ann, f"#{tokens[0]}"), (bob, f"#{tokens[1]}"), (watcher, "")):
        page.goto(f"{live_server.address}/t/{match}{token}")
        page.get_by_test_id("prompt").wait_for()
    says(ann, "Кто <b>первый</b>?")
    expect(bob.locator(".toast.talk")).to_contain_text("Анна: Кто <b>первый</b>?")
    expect(watcher.get_by_test_id("talk-open").locator(".count")).to_have_text("1")
    bob.get_by_test_id("menu").tap()
    bob.get_by_role("button", name="Talk").tap()
    expect(bob.get_by_test_id("talk").locator("li")).to_have_count(1)
    bob.locator("#talk-words").fill("Me")
    bob.get_by_role("button", name="Say it").tap()
    expect(ann.get_by_test_id("talk").locator("li")).to_have_count(2)
    assert talk(ann) == ["Анна Кто <b>первый</b>?", "Боб Me"], "shown as it was written"
    says(watcher, "Не туда!")
    expect(watcher.get_by_test_id("talk").locator("li")).to_have_count(3)
    assert len(talk(ann)) == 2
    ann.reload()
    ann.get_by_test_id("prompt").wait_for()
    ann.keyboard.press("KeyC")
    expect(ann.get_by_test_id("talk").locator("li")).to_have_count(2)
    assert ann.locator(".count").count() == 0, "what was said before counts as read"
    assert faults + of_bob + of_watcher == []
    for page in (ann, bob, watcher):
        page.context.close()


def test_who_is_alone_is_not_offered_a_talk(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match, tokens = start_match(
        live_server, page, [{"kind": "human", "name": "Анна"}, {"kind": "bot", "name": "", "bot": "greedy"}]
    )
    page.goto(f"{live_server.address}/t/{match}#{tokens[0]}")
    page.get_by_test_id("prompt").wait_for()
    expect(page.locator("aside.right")).to_contain_text("Эймос")  # a bot set up without a name gets one
    assert page.get_by_test_id("talk-open").count() == 0
    page.keyboard.press("KeyC")
    assert page.get_by_test_id("talk").count() == 0
    assert faults == []
    page.context.close()

"""Links to seats: damaged ones, one seat too many at a screen, and giving a seat back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.live_server import LiveServer
from tests.web.visiting import new_page, start_match, unlocked

pytestmark = pytest.mark.web

TWO = [{"kind": "human", "name": "Анна"}, {"kind": "human", "name": "Боб"}]
KEPT = "Object.keys(JSON.parse(localStorage.getItem('eldertable.matches') ?? '{}')).length"


@pytest.mark.parametrize("rest", ["100%", "%", "abcdef", "nobodysnobodys"])
def test_a_damaged_link_says_so_and_lets_one_watch(live_server: LiveServer, browser: Browser, rest: str) -> None:
    page, _ = new_page(browser, width=1280, height=800, language="ru")
    match, _ = start_match(live_server, page, TWO)
    page.goto(f"{live_server.address}/t/{match}#{rest}")
    expect(page.locator("main")).to_contain_text("Ссылка этого места не подходит")
    assert page.evaluate(KEPT) == 0, "it is not among my matches"
    page.get_by_role("button", name="Смотреть партию").click()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "spectator")
    page.context.close()


def test_signs_around_a_link_do_no_harm(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match, tokens = start_match(live_server, page, TWO)
    page.goto(f"{live_server.address}/t/{match}#{tokens[0]}%20.")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    assert faults == []
    page.context.close()


def test_a_percent_sign_does_not_blank_the_rules(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{live_server.address}/rules/arkham_tour#%")
    expect(page.locator("main h1")).to_be_visible()
    assert faults == []
    page.context.close()


def at_the_own_seat(server: LiveServer, browser: Browser) -> tuple[Page, list[str], str, list[str]]:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match, tokens = start_match(server, page, TWO)
    page.goto(f"{server.address}/t/{match}#{tokens[0]}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    return page, faults, match, tokens


def test_one_more_seat_is_asked_about_and_can_be_left_alone(live_server: LiveServer, browser: Browser) -> None:
    page, faults, match, tokens = at_the_own_seat(live_server, browser)
    page.goto(f"{live_server.address}/t/{match}#{tokens[1]}")
    expect(page.get_by_test_id("offer")).to_be_visible()
    page.get_by_role("button", name="Остаться на своём месте").click()
    expect(page.locator(".stub")).to_contain_text("Анна")
    unlocked(page)
    page.locator("[data-option]").first.click()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", re.compile("together|waiting"))
    expect(page.get_by_test_id("hand-over")).to_have_count(0)
    assert faults == []
    page.context.close()


def test_a_screen_passes_between_two_seats_and_one_is_given_back(live_server: LiveServer, browser: Browser) -> None:
    page, faults, match, tokens = at_the_own_seat(live_server, browser)
    page.goto(f"{live_server.address}/t/{match}#{tokens[1]}")
    page.get_by_role("button", name="Занять и это место").click()
    cover = page.get_by_test_id("hand-over")
    expect(cover).to_contain_text("Боб")
    cover.get_by_role("button").click()
    expect(page.locator(".stub")).to_contain_text("Боб")
    unlocked(page)
    page.locator("[data-option]").first.click()
    expect(cover).to_contain_text("Анна")
    cover.get_by_role("button").click()
    expect(page.locator(".stub")).to_contain_text("Анна")
    unlocked(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("give-back").filter(has_text="Боб").click()
    expect(page.locator(".toast")).to_contain_text("Боб")
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("give-back")).to_have_count(0)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Ссылка на место: Боб").click()
    expect(page.locator(".toast").last).to_contain_text("Скопировано. Ссылка на место: Боб")
    assert page.evaluate("navigator.clipboard.readText()").endswith(tokens[1])
    assert faults == [], "a hand-over leaves nothing behind"
    page.context.close()


def test_a_seat_open_elsewhere_does_not_take_the_screen(live_server: LiveServer, browser: Browser) -> None:
    page, faults, match, tokens = at_the_own_seat(live_server, browser)
    page.goto(f"{live_server.address}/t/{match}#{tokens[1]}")
    page.get_by_role("button", name="Занять и это место").click()
    expect(page.get_by_test_id("hand-over")).to_contain_text("Боб")
    page.get_by_test_id("hand-over").get_by_role("button").click()
    expect(page.locator(".stub")).to_contain_text("Боб")
    friend, _ = new_page(browser, width=1280, height=800, language="ru")
    friend.goto(f"{live_server.address}/t/{match}#{tokens[0]}")
    expect(friend.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    unlocked(page)
    page.locator("[data-option]").first.click()
    here = page.get_by_test_id("pass-here")
    expect(here).to_contain_text("Анна")
    expect(page.get_by_test_id("hand-over")).to_have_count(0)
    here.click()  # it comes when it is asked to
    expect(page.get_by_test_id("hand-over")).to_contain_text("Анна")
    assert faults == []
    for one in (page, friend):
        one.context.close()


def test_an_offered_seat_goes_by_its_present_name(live_server: LiveServer, browser: Browser) -> None:
    page, faults, match, tokens = at_the_own_seat(live_server, browser)
    invite = """([match, token]) => {
        const all = JSON.parse(localStorage.getItem("eldertable.matches"));
        all[match].invitations = [{seat: 1, name: "Боб", token}];
        localStorage.setItem("eldertable.matches", JSON.stringify(all));
    }"""
    page.evaluate(invite, [match, tokens[1]])
    friend, _ = new_page(browser, width=1280, height=800, language="ru")
    friend.goto(f"{live_server.address}/t/{match}#{tokens[1]}")
    friend.get_by_test_id("prompt").wait_for()
    friend.get_by_test_id("menu").click()
    friend.get_by_test_id("rename").click()
    friend.get_by_test_id("name-note").get_by_role("textbox").fill("Роберт")
    friend.keyboard.press("Enter")
    expect(page.get_by_test_id("log")).to_contain_text("Роберт")
    page.goto(f"{live_server.address}/t/{match}#{tokens[1]}")
    expect(page.get_by_test_id("offer").locator("h1")).to_contain_text("Роберт")
    expect(page.get_by_test_id("offer")).not_to_contain_text("Боб")
    assert faults == []
    for one in (page, friend):
        one.context.close()

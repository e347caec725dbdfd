"""How a match was set up can be read at any time, and the same set up again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.machina_arcana.things import explorer_of
from tests.live_server import LiveServer
from tests.web.late_matches import expect_asked, find, store
from tests.web.test_machina_late import name_of
from tests.web.visiting import new_page, start_match

pytestmark = pytest.mark.web


def open_the_card(page: Page) -> None:
    page.get_by_test_id("menu").first.click()
    page.get_by_test_id("setup-open").click()
    page.get_by_test_id("setup-card").wait_for()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_card_tells_the_set_up_and_starts_the_same_again(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    page, faults = new_page(browser, width=width, height=height, language="en")
    seats = [{"kind": "human", "name": "Vera"}, {"kind": "bot", "name": "Otto", "bot": "greedy"}]
    match, (token,) = start_match(live_server, page, seats, ancient_one="dagon")
    page.goto(f"{live_server.address}/t/{match}#{token}")
    page.get_by_test_id("prompt").wait_for()
    open_the_card(page)
    card = page.get_by_test_id("setup-card")
    public = page.request.get(f"{live_server.address}/api/matches/{match}").json()
    for words in ("Dagon", "Vera", "Otto bot, Shrewd", "drawn at random", "Made ", public["commitment"]):
        expect(card).to_contain_text(words)
    expect(card).not_to_contain_text("Challenge")  # a thing of solo matches
    page.get_by_test_id("setup-again").click()
    page.wait_for_url(lambda address: "/t/" in address and match not in address)
    page.get_by_test_id("prompt").wait_for()
    following = page.request.get(f"{live_server.address}/api/matches/{page.url.rsplit('/', 1)[1]}").json()
    assert following["options"] == public["options"]
    assert [(seat["name"], seat["bot"]) for seat in following["seats"]] == [("Vera", None), ("Otto", "greedy")]
    assert following["commitment"] != public["commitment"]
    expect(page.locator('[data-prompt="yours"]')).to_be_visible()
    assert faults == []
    page.context.close()


def test_the_card_of_a_story_names_everybodys_explorer(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    match = find(lambda _, decision: decision.kind == "act", 2)
    store(live_server, match).sit_down(live_server, page)
    explorer = explorer_of(match.state, expect_asked(page, match).args["who"])
    assert explorer is not None
    open_the_card(page)
    card = page.get_by_test_id("setup-card")
    expect(card).to_contain_text(name_of(explorer.card, "ru"))
    expect(card).to_contain_text("Первопроходец игрока «Вера»")
    expect(card).to_contain_text("Тимур")
    assert faults == []
    page.context.close()


def test_who_watches_reads_no_secret_on_the_card_and_starts_nothing(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")
    match, _ = start_match(live_server, page, [{"kind": "human", "name": "Vera"}], ancient_one="cthulhu")
    page.goto(f"{live_server.address}/t/{match}")
    page.get_by_test_id("prompt").wait_for()
    open_the_card(page)
    expect(page.get_by_test_id("setup-card")).to_contain_text("Cthulhu")
    expect(page.get_by_test_id("setup-card")).not_to_contain_text("Your ")
    expect(page.get_by_test_id("setup-again")).to_have_count(0)
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("language", "choice", "minutes"), [("ru", "Очень быстрая", "мин"), ("en", "Very quick", "min")])
def test_the_set_up_page_says_how_long_the_chosen_length_takes(
    live_server: LiveServer, browser: Browser, language: str, choice: str, minutes: str
) -> None:
    """Of Machina Arcana, with a bot: it answers at once."""
    page, _ = new_page(browser, width=1280, height=800, language=language)
    page.goto(f"{live_server.address}/new/machina_arcana")
    time = page.locator(".plate .time")
    expect(time).to_contain_text(re.compile(rf"30\W+60\W+{minutes}"))
    page.locator("form.setup label", has_text=choice).click()
    expect(time).to_contain_text(re.compile(rf"10\W+20\W+{minutes}"))
    page.context.close()

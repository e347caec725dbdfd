"""The rules beside the table, when the server does not answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.live_server import LiveServer
from tests.web.visiting import new_page, start_match, unlocked

pytestmark = pytest.mark.web


def test_rules_that_cannot_be_had_are_asked_for_once_and_again_when_somebody_wants_it(
    live_server: LiveServer, browser: Browser
) -> None:
    page, _ = new_page(browser, width=1280, height=800, language="en")
    match, (token,) = start_match(live_server, page, [{"kind": "human", "name": "Ann"}])
    asked: list[str] = []

    def lost(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.route("**/api/games/*/rules", lost)
    page.goto(f"{live_server.address}/t/{match}#{token}")
    unlocked(page)
    page.keyboard.press("KeyR")
    drawer = page.locator("aside.drawer")
    expect(drawer.get_by_role("alert")).to_be_visible()
    drawer.get_by_role("button", name="Try again").click()
    expect(drawer.get_by_role("alert")).to_be_visible()
    assert len(asked) == 2
    page.unroute("**/api/games/*/rules")
    drawer.get_by_role("button", name="Try again").click()
    expect(drawer.locator("[data-rule]").first).to_be_visible()
    expect(drawer).to_be_focused()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.context.close()


def test_letters_typed_in_the_drawer_search_at_once(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")
    match, (token,) = start_match(live_server, page, [{"kind": "human", "name": "Ann"}])
    page.goto(f"{live_server.address}/t/{match}#{token}")
    unlocked(page)
    page.keyboard.down("KeyR")
    drawer = page.locator("aside.drawer")
    expect(drawer.locator("[data-rule]").first).to_be_visible()
    page.keyboard.down("KeyR")  # still held
    page.keyboard.up("KeyR")
    expect(drawer).to_be_focused()
    everything = drawer.locator("[data-rule]").count()
    field = drawer.get_by_role("searchbox")
    page.keyboard.type("bridge")
    expect(field).to_have_value("bridge")
    expect(drawer.locator("[data-rule] mark").first).to_have_text("bridge")
    assert 0 < drawer.locator("[data-rule]").count() < everything
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    assert faults == []
    page.context.close()

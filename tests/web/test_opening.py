"""The door of the house: the pages are served, in Russian until told otherwise, and complain about nothing."""

import pytest
from playwright.sync_api import Page, expect

from tests.live_server import LiveServer

pytestmark = pytest.mark.web


def test_the_lobby_opens_without_an_error(live_server: LiveServer, page: Page) -> None:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    page.goto(live_server.address)
    expect(page.get_by_role("heading").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert faults == []


def test_a_restarted_server_has_its_old_address(own_server: LiveServer, page: Page) -> None:
    before = own_server.address
    own_server.kill()
    own_server.start()
    assert own_server.address == before
    assert page.request.get(f"{before}/health").ok

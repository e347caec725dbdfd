"""The door of the house: the pages are served, in Russian until told otherwise, and complain about nothing."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.live_server import LiveServer
from tests.web.visiting import new_page

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


@pytest.mark.parametrize(("language", "most"), [("ru", 300_000), ("en", 260_000)])
def test_the_lobby_fetches_only_what_the_lobby_shows(
    live_server: LiveServer, browser: Browser, language: str, most: int
) -> None:
    page, faults = new_page(browser, width=1280, height=800, language=language)
    told = page.context.new_cdp_session(page)
    told.send("Network.enable")
    bytes_of: dict[str, float] = {}
    address_of: dict[str, str] = {}
    told.on("Network.requestWillBeSent", lambda said: address_of.update({said["requestId"]: said["request"]["url"]}))
    told.on("Network.loadingFinished", lambda said: bytes_of.update({said["requestId"]: said["encodedDataLength"]}))
    page.goto(live_server.address)
    expect(page.get_by_role("heading", name=re.compile("Guidebook|Путеводитель"))).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    fetched = " ".join(address_of.values())
    assert f"/api/texts/{language}/shelf" in fetched
    for not_needed in (f"/api/texts/{language} ", "icons.arkham_tour", "icons.machina_arcana", "table.", "module-", "Table"):
        assert not_needed not in f"{fetched} ", not_needed
    assert 0 < sum(bytes_of.values()) < most
    page.keyboard.press("F1")  # the keys of the table are listed here too: their words come now
    expect(page.locator("dialog[open]")).to_contain_text({"ru": "отменить", "en": "undo"}[language])
    page.keyboard.press("Escape")
    page.get_by_role("button", name={"ru": "Eng", "en": "Рус"}[language]).first.click()
    expect(page.get_by_role("heading", name={"ru": "Guidebook", "en": "Путеводитель"}[language])).to_be_visible()
    page.keyboard.press("F1")
    expect(page.locator("dialog[open]")).to_contain_text({"en": "отменить", "ru": "undo"}[language])
    assert faults == []
    page.context.close()

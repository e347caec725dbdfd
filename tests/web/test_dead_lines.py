"""A network that goes without a word: the page finds out by itself, comes back, and what was chosen meanwhile still counts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.live_server import LiveServer
from tests.web.visiting import new_page, solo_at_the_map, unlocked

pytestmark = pytest.mark.web


class Network:
    """Between a page and the table. While it is down everything sent on it is lost, and nobody is told. It comes back when
    it has lost hello on so many new lines."""

    def __init__(self) -> None:
        self.down = False
        self.lines = 0
        self.up_after = 0

    def carry(self, page_side: WebSocketRoute) -> None:
        self.lines += 1
        if self.down:
            self.down = self.up_after > 0
            self.up_after -= 1
        table_side = page_side.connect_to_server()
        page_side.on_message(lambda message: None if self.down else table_side.send(message))
        table_side.on_message(lambda message: None if self.down else page_side.send(message))


@pytest.mark.parametrize("up_after", [0, 1], ids=["at once", "hello is lost, too"])
def test_a_choice_lost_on_a_dead_line_is_made_on_the_next_one(
    live_server: LiveServer, browser: Browser, up_after: int
) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")
    network = Network()
    page.route_web_socket("**/socket", network.carry)
    solo_at_the_map(live_server, page)
    prompt = page.get_by_test_id("prompt")
    decision = prompt.get_attribute("data-decision")
    lines = network.lines
    unlocked(page)
    network.down, network.up_after = True, up_after
    page.keyboard.press("Digit0")  # declines to lay roads
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_selector("[data-prompt=lost]", timeout=20_000)
    expect(prompt).not_to_have_attribute("data-decision", str(decision), timeout=40_000)
    page.wait_for_selector("[data-prompt=yours]")
    assert network.lines > lines + up_after
    assert faults == []
    page.context.close()


def test_a_line_that_outlived_a_change_of_network_is_kept(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")
    network = Network()
    page.route_web_socket("**/socket", network.carry)
    solo_at_the_map(live_server, page)
    lines = network.lines
    for change in ("offline", "online"):
        page.evaluate("change => dispatchEvent(new Event(change))", change)
        page.wait_for_timeout(300)
    page.wait_for_timeout(7000)  # longer than a dead line is given
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    assert network.lines == lines
    assert faults == []
    page.context.close()

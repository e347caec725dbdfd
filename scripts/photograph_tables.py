"""Take the README's pictures of the tour: a table in the midst of a match that bots have played up to there.

They are kept in git; take them again after the pages have changed: `.venv/bin/python -m scripts.photograph_tables`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from eldertable.games.arkham_tour import GAME
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.browser import FLAGS, find_chromium
from tests.live_server import LiveServer
from tests.web.late_matches import Stored, find, store

IMAGES = Path(__file__).resolve().parent.parent / "docs/images"
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
QUIET = 1500  # milliseconds until all that comes by itself has come
NAMES = ("Vera", "Timur", "Greta")


def second_segment(match: Match, decision: Decision) -> bool:
    """Vera's, with a good deal drawn and several roads to go on with."""
    hers = (decision.kind, decision.seat) == ("lay", 0) and len(match.state.boards[0].way) == 1
    return hers and match.state.round == 6 and len(decision.options) > 3


def best_road(match: Match) -> str:
    decision = match.pending[0]
    assert GAME.heuristics is not None
    return str(decision.options[GAME.heuristics.pick(match.state, decision)].road)


def main() -> None:
    path = find_chromium()
    if path is None:
        sys.exit("No Chromium on this machine: install it or set ELDERTABLE_CHROMIUM.")
    match = find(second_segment, 3, options={"ancient_one": "dagon"}, game=GAME)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LiveServer(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            stored = store(server, match, NAMES, people=1)
            page = sit_down(browser, server, stored, WIDE)
            page.locator(f'[data-target="road:{best_road(match)}"]').hover(force=True)
            page.wait_for_timeout(QUIET)
            page.screenshot(path=IMAGES / "tour.png")
            sit_down(browser, server, stored, PHONE).screenshot(path=IMAGES / "tour_phone.png")
        finally:
            browser.close()
            server.kill()


def sit_down(browser: Browser, server: LiveServer, stored: Stored, size: ViewportSize) -> Page:
    context = browser.new_context(
        viewport=size, reduced_motion="reduce", locale="en-GB", color_scheme="dark", has_touch=size is PHONE,
        is_mobile=size is PHONE, device_scale_factor=2 if size is PHONE else 1,
    )  # fmt: skip
    page = context.new_page()
    stored.sit_down(server, page)
    expect(page.get_by_text("Working out")).to_have_count(0)
    page.wait_for_timeout(QUIET)
    for tip in page.get_by_role("button", name="Got it").all() if size is WIDE else ():
        tip.click()
    return page


if __name__ == "__main__":
    main()

"""A real Chromium for tests, driven by Playwright. A test that uses `page` or `browser` is marked `web`."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

# The shell first: the same browser without windows, so it starts and draws faster.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Chromium refuses to run its sandbox as root, and containers give /dev/shm too little room.
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--force-color-profile=srgb"]

expect.set_options(timeout=20_000)  # a busy machine draws slowly


def find_chromium() -> str | None:
    """The browser named by ELDERTABLE_CHROMIUM, or the first one on the path."""
    named = os.environ.get("ELDERTABLE_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    return next((path for path in map(shutil.which, NAMES) if path), None)


@pytest.fixture(scope="session")
def chromium_path() -> str:
    path = find_chromium()
    if path is None:
        advice = "no Chromium on this machine; install it or set ELDERTABLE_CHROMIUM"
        if os.environ.get("CI") == "true":
            pytest.fail(f"browser tests must run in CI: {advice}")
        pytest.skip(advice)
    return path


# Playwright keeps an event loop running in its thread; a browser per module, not per session, leaves async tests
# of other modules a thread without one.
@pytest.fixture(scope="module")
def browser(chromium_path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium_path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh visitor who reads Russian: nothing remembered, motion reduced so that nothing has to be waited for."""
    visitor = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="ru-RU")
    visitor.set_default_timeout(40_000)
    yield visitor
    visitor.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()

"""The browser that the other tests in this folder rely on."""

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.web


def test_chromium_draws_a_page(page: Page) -> None:
    page.set_content("<h1>Аркхэм</h1>")
    assert page.get_by_role("heading").inner_text() == "Аркхэм"

"""How browser tests visit a table: a page of one's own, a match to sit down at, and clicks where a person would click."""

from __future__ import annotations

import os
from typing import Any

from playwright.sync_api import Browser, ElementHandle, Page

from tests.live_server import LiveServer

CLICKABLE = '[data-state="legal"], [data-option]:not([aria-disabled="true"])'
# With ELDERTABLE_LAG=400 every page is that many milliseconds away from its table: tests that pass by luck fail then.
LAG = int(os.environ.get("ELDERTABLE_LAG", "0"))
FAR_AWAY = """{
    const Near = WebSocket, lag = %d;
    window.WebSocket = class extends Near {
        send(data) { setTimeout(() => this.readyState === Near.OPEN && super.send(data), lag / 2); }
        set onmessage(hear) { super.onmessage = (event) => setTimeout(() => hear(event), lag / 2); }
        set onclose(hear) { super.onclose = (event) => setTimeout(() => hear(event), lag / 2); }
    };
}"""


def new_page(
    browser: Browser, *, width: int, height: int, language: str, touch: bool = False, lag: int = LAG
) -> tuple[Page, list[str]]:
    """A visitor with a screen and a language; what the page complains about is collected."""
    visitor = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=touch, is_mobile=touch
    )
    visitor.set_default_timeout(40_000)  # a busy machine draws slowly
    page = visitor.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
    page.add_init_script(f"localStorage.getItem('eldertable.lang') ?? localStorage.setItem('eldertable.lang', '{language}')")
    if lag:
        page.add_init_script(FAR_AWAY % lag)
    return page, faults


def start_match(server: LiveServer, page: Page, seats: list[dict[str, Any]], **options: str) -> tuple[str, list[str]]:
    answer = page.request.post(
        f"{server.address}/api/matches",
        data={"game": "arkham_tour", "seats": seats, "options": options, "seed": "a browser test"},
        headers={"Origin": server.address},
    )
    assert answer.ok, answer.text()
    made = answer.json()
    return made["match"], [seat["token"] for seat in made["seats"]]


POINT_OF = """element => {
    if (element instanceof SVGPathElement && !element.classList.contains('area')) {
        const at = element.getPointAtLength(element.getTotalLength() / 2).matrixTransform(element.getScreenCTM());
        return [at.x, at.y];
    }
    element.scrollIntoView({block: 'nearest'});
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def click(page: Page, element: ElementHandle) -> None:
    """Click where a person would: a road in its middle, not in the middle of the box around its bend."""
    x, y = element.evaluate(POINT_OF)
    page.mouse.click(x, y)


def unlocked(page: Page) -> None:
    """What was chosen has arrived, and the buttons take clicks. Those that come up under the pointer are locked for a moment:
    nobody means a question that was not there yet."""
    page.locator("#prompt:not([data-locked])").wait_for()


def solo_at_the_map(server: LiveServer, page: Page) -> tuple[str, str]:
    """A solo match that has come to laying segments."""
    match, (token,) = start_match(server, page, [{"kind": "human", "name": "Вера"}], ancient_one="dagon")
    page.goto(f"{server.address}/t/{match}#{token}")
    for _ in range(12):
        page.wait_for_selector("[data-prompt=yours]")
        unlocked(page)
        if page.locator('[data-target^="road:"][data-state="legal"]').count():
            return match, token
        click(page, page.query_selector_all(CLICKABLE)[0])
    raise AssertionError("no road to lay")

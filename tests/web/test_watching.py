"""Whoever only watches, a table or a replay: nothing is said as if it were their turn."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.arkham_tour import GAME
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import Wanted, asked, find, store
from tests.web.visiting import new_page

pytestmark = pytest.mark.web

TO_A_PLAYER = {
    "ru": re.compile(r"\b(вы|вас|вам|вами|ваш\w*|вашу)\b", re.IGNORECASE),
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
}
TO_WATCHERS = {
    "ru": ["Вы слышите игроков, а вас слышат только зрители."],
    "en": ["You hear the players; only other spectators hear you.", "Set up a match of your own"],
}
# All that can be read, or heard of what can be pressed.
SAID = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
    .filter(one => one.checkVisibility()).flatMap(one => [one.ariaLabel ?? '', one.getAttribute('title') ?? '']),
    ...[...document.querySelectorAll('.vh')].map(one => one.textContent)].join('\\n')"""


def of_kind(kind: str) -> Wanted:
    def wanted(_: Match, decision: Decision) -> bool:
        return decision.kind == kind

    return wanted


def addressed(page: Page, language: str) -> list[str]:
    said = str(page.evaluate(SAID)).replace("\N{NO-BREAK SPACE}", " ")
    for words in TO_WATCHERS[language]:
        said = said.replace(words, "")
    return sorted({line.strip() for line in said.splitlines() if TO_A_PLAYER[language].search(line)})


def everywhere(page: Page, phone: bool) -> Iterator[str]:
    """The page, its tabs, and what its menu opens."""
    yield "table"
    if phone:
        tabs = page.locator("nav.tabs button")
        for at in range(1, 4):
            tabs.nth(at).click()
            yield f"tab {at}"
        tabs.nth(0).click()
    page.get_by_test_id("menu").click()
    yield "menu"
    page.get_by_test_id("setup-open").click()
    yield "set-up"
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").click()
    talk = page.get_by_role("dialog").locator("button", has_text=re.compile("Разговор|Talk"))
    if talk.count():
        talk.click()
        page.get_by_test_id("talk").wait_for()
        yield "talk"
    page.keyboard.press("Escape")


@pytest.mark.parametrize("kind", ["keep_task", "lay", "choose_line", "use_tomes"])
@pytest.mark.parametrize(
    ("language", "size"), [("ru", (1280, 800)), ("en", (1280, 800)), ("ru", (390, 844)), ("en", (360, 640))]
)
def test_nothing_is_said_to_a_watcher_as_to_a_player(
    live_server: LiveServer, browser: Browser, kind: str, language: str, size: tuple[int, int]
) -> None:
    match = find(of_kind(kind), 2, options={"ancient_one": "dagon"}, game=GAME)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=size[0], height=size[1], language=language, touch=size[0] < 500)
    page.goto(f"{live_server.address}/t/{stored.id}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "spectator")
    found = {where: said for where in everywhere(page, size[0] < 500) if (said := addressed(page, language))}
    assert found == {}
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("language", "size"), [("ru", (1280, 800)), ("en", (390, 844))])
def test_nothing_in_a_replay_is_said_as_to_a_player(
    live_server: LiveServer, browser: Browser, language: str, size: tuple[int, int]
) -> None:
    match = find(of_kind("begin_encounter"), 2, options={"ancient_one": "dagon"}, game=GAME)
    while match.pending:
        match.choose(asked(match)[0], 0)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=size[0], height=size[1], language=language, touch=size[0] < 500)
    for at in (0, 1, len(match.answers) // 3, len(match.answers) - 3, len(match.answers)):
        page.goto(f"{live_server.address}/r/{stored.id}?at={at}&seat=1")
        page.get_by_test_id("replay-bar").wait_for()
        expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(at))
        found = {where: said for where in everywhere(page, size[0] < 500) if (said := addressed(page, language))}
        assert found == {}, at
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("language", "size"), [("en", (1280, 800)), ("ru", (390, 844)), ("ru", (800, 360))])
def test_who_looks_at_the_boards_after_the_end_reads_totals_and_finds_the_way_back(
    live_server: LiveServer, browser: Browser, language: str, size: tuple[int, int]
) -> None:
    match = find(of_kind("begin_encounter"), 2, options={"ancient_one": "cthulhu"}, game=GAME)
    assert GAME.heuristics is not None
    while match.pending:
        seat, decision = asked(match)
        match.choose(seat, GAME.heuristics.pick(match.state, decision))
    assert match.outcome is not None
    stored = store(live_server, match)
    page, faults = new_page(browser, width=size[0], height=size[1], language=language, touch=size[0] < 900)
    page.goto(f"{live_server.address}/t/{stored.id}")
    assert addressed(page, language) == []
    page.get_by_role("button", name=re.compile("Все планшеты|All boards")).click()
    assert addressed(page, language) == []
    total = page.get_by_test_id("points") if size[0] > 900 else page.locator(".pbar .pts .num")
    expect(total).to_have_text(str(match.outcome.scores[0]))
    back = page.get_by_role("button", name=re.compile("К итогам|To the score"))
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    assert faults == []
    page.context.close()

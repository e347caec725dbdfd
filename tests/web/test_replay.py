"""A finished match gone through: its first moment, on a low phone, its numbers, and what can be taken from it."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.arkham_tour import GAME
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import Stored, asked, find, store
from tests.web.visiting import new_page

pytestmark = pytest.mark.web

NAMES = ("Екатериночка", "Константинище", "Александровна", "Владиславович")
WORDS = {
    "ru": ("Ссылка на этот момент", "Скачать запись", "Сообщить о проблеме", "Смотреть"),
    "en": ("Link to this moment", "Download the record", "Report a problem", "Play"),
}
SIZES = [(1280, 800), (390, 844), (360, 640)]


def _begins(_: Match, decision: Decision) -> bool:
    return decision.kind == "begin_encounter"


def _played(server: LiveServer, seats: int = 4, ancient_one: str = "shub_niggurath") -> tuple[Match, Stored]:
    """A match of bots to its end."""
    match = find(_begins, seats, options={"ancient_one": ancient_one}, game=GAME)
    assert GAME.heuristics is not None
    while match.pending:
        seat, decision = asked(match)
        match.choose(seat, GAME.heuristics.pick(match.state, decision))
    return match, store(server, match, NAMES)


def _open(server: LiveServer, page: Page, stored: Stored, at: int, seat: int = 0) -> None:
    page.goto(f"{server.address}/r/{stored.id}?at={at}&seat={seat}")
    page.get_by_test_id("replay-bar").wait_for()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(at))


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_the_first_moment_says_what_can_be_done_and_later_ones_need_not(
    live_server: LiveServer, browser: Browser, size: tuple[int, int], language: str
) -> None:
    _, stored = _played(live_server, 2)
    page, faults = new_page(browser, width=size[0], height=size[1], language=language, touch=size[0] < 500)
    _open(live_server, page, stored, 0)
    hint = page.get_by_test_id("replay-hint")
    expect(hint).to_contain_text(WORDS[language][3])
    expect(hint).to_be_in_viewport(ratio=1)
    if size[0] > 800:
        expect(page.locator(".task")).to_have_text(re.compile(r"(Выбирает.из.задач:.«|Choosing.between.“)"))
    page.get_by_role("slider").press("ArrowRight")
    expect(hint).to_have_count(0)
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("part", [0, 0.44, 0.98, 1])
def test_a_low_phone_holds_the_board_its_words_and_all_the_controls(
    live_server: LiveServer, browser: Browser, part: float
) -> None:
    match, stored = _played(live_server)
    page, faults = new_page(browser, width=360, height=640, language="ru", touch=True)
    _open(live_server, page, stored, round(part * len(match.answers)))
    plan, bar = page.locator(".boardwrap .tour").bounding_box(), page.get_by_test_id("replay-bar")
    assert plan is not None
    assert plan["height"] > 170, "the board can be looked at"
    links = bar.locator(".links > *").all()
    assert len({round((one.bounding_box() or {"y": -1.0})["y"]) for one in links}) == 1, "one line of links"
    for one in [*bar.locator("button, a").all(), bar.locator(".told")]:
        expect(one).to_be_in_viewport(ratio=1)
    for button in bar.locator(".ctl button").all():
        box = button.bounding_box()
        assert box is not None and box["width"] >= 44 and box["height"] >= 40
    assert faults == []
    page.context.close()


def test_points_under_the_line_of_time_are_those_of_the_boards_whoever_looks(
    live_server: LiveServer, browser: Browser
) -> None:
    match, stored = _played(live_server)
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    seats = page.get_by_role("group", name="Чьими глазами").get_by_role("button")
    for part in (0.3, 0.44, 0.8, 0.95, 0.98, 1):
        _open(live_server, page, stored, round(part * len(match.answers)))
        for seat in range(4):
            seats.nth(seat).click()
            expect(page.get_by_role("heading", name=re.compile(f"(Маршрут|Итог): {NAMES[seat]}"))).to_be_visible()
            page.wait_for_function(
                """eyes => {
                    const under = [...document.querySelectorAll('.seats button .num')].map(one => one.textContent);
                    const others = [...document.querySelectorAll('.opp .pts')].map(one => one.textContent);
                    others.splice(eyes, 0, document.querySelector('[data-testid=points]')?.textContent);
                    return under.length === 4 && under.join() === others.join();
                }""",
                arg=seat,
            )
    totals = [str(total) for total in match.outcome.scores] if match.outcome else []
    assert seats.locator(".num").all_inner_texts() == totals, "at the end all of it is counted"
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_a_link_to_a_moment_a_record_and_a_report_can_be_had(
    live_server: LiveServer, browser: Browser, size: tuple[int, int], language: str
) -> None:
    link, record, report, _ = WORDS[language]
    match, stored = _played(live_server, 2)
    page, faults = new_page(browser, width=size[0], height=size[1], language=language, touch=size[0] < 500)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=live_server.address)
    _open(live_server, page, stored, 40, seat=1)
    page.get_by_role("button", name=link).click()
    page.locator(".toast").wait_for()
    address = page.evaluate("navigator.clipboard.readText()")
    assert address == f"{live_server.address}/r/{stored.id}?at=40&seat=1"
    with page.expect_download() as got:
        page.get_by_role("link", name=record).click()
    kept = json.loads(got.value.path().read_text(encoding="utf-8"))
    assert len(kept["answers"]) == len(match.answers)
    assert got.value.suggested_filename == f"arkham_tour-{stored.id}.json"
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    page.locator("main.score").wait_for()
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name=report).click()
    page.locator("#report-note").fill("Что-то не так")
    page.get_by_role("dialog").locator("button.main").click()
    expect(page.locator(".toast")).to_contain_text(re.compile(r"(Сохранено под номером|Saved as number)"))
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("width", [390, 360])
def test_long_names_of_four_break_between_syllables_and_touch_no_neighbour(
    live_server: LiveServer, browser: Browser, width: int
) -> None:
    _, stored = _played(live_server)
    page, faults = new_page(browser, width=width, height=800, language="ru", touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    names = page.get_by_test_id("score-sheet").locator("thead b")
    expect(names).to_have_count(4)
    lines = names.evaluate_all(
        """all => all.map(name => {
            const [text, parts] = [name.firstChild, []];
            for (let at = 0, low = null; at < text.length; at += 1) {
                const range = new Range();
                range.setStart(text, at);
                range.setEnd(text, at + 1);
                const { bottom } = range.getBoundingClientRect();
                if (low === null || bottom > low + 4) parts.push('');
                low = bottom;
                parts[parts.length - 1] += text.data[at];
            }
            return parts.map(part => part.replace(/\\u00ad(?!$)/g, ''));
        })"""
    )
    for name, parts in zip(NAMES, lines, strict=True):
        assert len(parts) <= 2, parts
        assert "".join(parts).replace("\N{SOFT HYPHEN}", "") == name
        assert all(part.endswith("\N{SOFT HYPHEN}") for part in parts[:-1]), "a hyphen where it breaks"
    boxes = names.evaluate_all("all => all.map(name => { const r = new Range(); r.selectNodeContents(name); "
                               "const b = r.getBoundingClientRect(); return [b.left, b.right]; })")  # fmt: skip
    assert all(right + 3 <= left for (_, right), (left, _) in pairwise(boxes)), boxes
    assert faults == []
    page.context.close()

"""Several people at one screen: the table goes from seat to seat by itself, and what a seat knows alone stays covered."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.advice import preview
from eldertable.games.arkham_tour.options import Lay
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import asked, find, store
from tests.web.visiting import new_page, start_match, unlocked

pytestmark = pytest.mark.web

KEPT = "eldertable.matches"
# Runs after every change of the page and before it is painted: whatever is shown for a single frame is seen here.
WATCH = """secrets => {
    window.leaks = [];
    const look = () => {
        const page = document.documentElement.outerHTML;
        for (const secret of secrets) if (page.includes(secret)) window.leaks.push(page.slice(page.indexOf(secret) - 120).slice(0, 160));
    };
    window.watch = new MutationObserver(look);
    window.watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
    look();
}"""
# Once `far` is set, whatever the table answers to the next hello is held back until `arrive()`.
SLOW_HELLO = """{
    const Near = WebSocket, held = [];
    let holds = false;
    window.said = [];
    window.far = false;
    window.arrive = () => { holds = window.far = false; held.splice(0).forEach((hear) => hear()); };
    window.WebSocket = class extends Near {
        send(data) {
            said.push(JSON.parse(data).t);
            if (window.far && said.at(-1) === "hello") holds = true;
            super.send(data);
        }
        set onmessage(hear) { super.onmessage = (event) => holds ? held.push(() => hear(event)) : hear(event); }
    };
}"""
STOP = "() => { window.watch.disconnect(); return window.leaks; }"


def at_one_screen(server: LiveServer, page: Page, names: Sequence[str] = ("Анна", "Боб"), **options: str) -> str:
    match, tokens = start_match(server, page, [{"kind": "human", "name": name} for name in names], **options)
    held = [{"seat": seat, "token": token} for seat, token in enumerate(tokens)]
    kept = json.dumps({match: {"match": match, "game": "arkham_tour", "seats": held, "invitations": [], "opened": 1}})
    page.add_init_script(f"localStorage.getItem({KEPT!r}) ?? localStorage.setItem({KEPT!r}, {json.dumps(kept)})")
    page.goto(f"{server.address}/t/{match}")
    return match


def keep_tasks(page: Page) -> dict[str, str]:
    """Each behind the curtain; returns what they keep."""
    kept = {}
    for name in ("Анна", "Боб"):
        curtain = page.get_by_test_id("hand-over")
        expect(curtain).to_contain_text(name)
        assert page.locator('[data-target^="task:"]').count() == 0, "nothing lies behind the curtain"
        curtain.get_by_role("button").click()
        card = page.locator('[data-target^="task:"]').first
        kept[name] = card.locator("h3").inner_text()
        unlocked(page)
        card.click()
    expect(page.locator('[data-target^="task:"]')).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    return kept


def seat_shown(page: Page) -> str:
    return str(page.get_by_test_id("prompt").locator(".stub b").inner_text())


def choose_first(page: Page) -> None:
    """The first thing that can be chosen; the next question has come when this returns."""
    prompt = page.get_by_test_id("prompt")
    before = str(prompt.get_attribute("data-decision"))
    unlocked(page)
    page.evaluate("document.querySelector('[data-testid=prompt]')?.focus()")
    page.keyboard.press("Digit1")
    page.wait_for_timeout(100)
    if prompt.get_attribute("data-decision") == before:  # it was only pointed out
        page.keyboard.press("Enter")
    expect(prompt).not_to_have_attribute("data-decision", before)
    expect(prompt).to_have_attribute("data-decision", re.compile(r"\d"))


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_dice_are_drafted_without_a_curtain_and_no_task_shows(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    page, faults = new_page(browser, width=width, height=height, language="ru")
    at_one_screen(live_server, page)
    tasks = keep_tasks(page)
    page.evaluate(WATCH, list(tasks.values()))
    seats = [seat_shown(page)]
    for _ in range(12):
        choose_first(page)
        assert page.get_by_test_id("hand-over").count() == 0
        seats.append(seat_shown(page))
        for key in ("KeyH", "KeyL", "KeyB"):  # a hint, the log, all boards
            page.keyboard.press(key)
        page.wait_for_timeout(50)
        for _ in range(3):
            page.keyboard.press("Escape")
    assert sum(one != other for one, other in pairwise(seats)) >= 3, seats
    page.wait_for_timeout(900)  # the best line, the sentences for a screen reader
    assert page.evaluate(STOP) == []
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (640, 360)])
def test_the_seal_of_the_hand_over_is_whole_on_a_phone(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=True)
    at_one_screen(live_server, page, names=("Анна", "Константин Сергеевич"))
    curtain = page.get_by_test_id("hand-over")
    expect(curtain).to_contain_text("Анна")
    curtain.get_by_role("button").click()
    unlocked(page)
    page.locator('[data-target^="task:"]').first.tap()
    page.locator("#prompt .btn.main").tap()
    expect(curtain).to_contain_text("Константин Сергеевич")
    parts = [part.bounding_box() for part in (curtain.locator(".seal svg"), *curtain.locator("h1, p, button").all())]
    for part in parts:
        assert part is not None
        assert part["x"] >= 0 and part["x"] + part["width"] <= width, part
        assert part["y"] >= 0 and part["y"] + part["height"] <= height, part
    seal, title = parts[0], parts[1]
    assert seal is not None and title is not None and seal["y"] + seal["height"] <= title["y"], (
        "no line goes through the words"
    )
    assert faults == []
    page.context.close()


def test_a_task_is_looked_at_and_covered_again_when_the_seat_changes(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    at_one_screen(live_server, page, ancient_one="cthulhu")
    tasks = keep_tasks(page)
    panel = page.locator("aside.right")
    first = seat_shown(page)
    expect(panel).not_to_contain_text(tasks[first])
    unlocked(page)
    page.keyboard.press("KeyH")
    expect(page.get_by_test_id("hint")).to_contain_text("только вы")
    page.keyboard.press("KeyV")
    expect(panel).to_contain_text(tasks[first])
    expect(page.locator(".call")).to_be_visible()
    expect(page.locator(".boardwrap g.task")).to_have_count(4)
    expect(page.get_by_test_id("hint")).to_contain_text("бот")  # what was asked for comes now
    page.get_by_test_id("prompt").get_by_test_id("look").click()
    expect(panel).not_to_contain_text(tasks[first])
    page.keyboard.press("KeyV")
    page.evaluate(WATCH, [tasks["Боб" if first == "Анна" else "Анна"]])
    while seat_shown(page) == first:
        choose_first(page)
    expect(panel).not_to_contain_text(tasks[first])
    expect(page.locator(".call, .boardwrap g.task")).to_have_count(0)
    second = seat_shown(page)
    assert page.evaluate(STOP) == []
    page.evaluate(WATCH, list(tasks.values()))
    assert second != first
    while seat_shown(page) == second:  # who looked once is asked to look again
        choose_first(page)
    page.wait_for_timeout(800)
    assert page.evaluate(STOP) == []
    assert faults == []
    page.context.close()


def lays_with_a_task_that_counts(match: Match, decision: Decision) -> bool:
    """Before the first option and after it what the task brings can be told from what the rest does."""
    if decision.kind != "lay" or decision.seat != 0 or not isinstance(decision.options[0], Lay):
        return False
    told = preview(match.state, decision, decision.options[0])
    return bool(told["before"] > told["open"]["before"] + 1 and told["open"]["before"] != told["open"]["after"])


def test_points_of_a_covered_seat_leave_its_task_out_until_it_is_shown(live_server: LiveServer, browser: Browser) -> None:
    match = find(lays_with_a_task_that_counts, 2, game=GAME, options={"ancient_one": "dagon"})
    _, decision = asked(match)
    known = preview(match.state, decision, decision.options[0])
    page, faults = new_page(browser, width=1280, height=800, language="en")
    store(live_server, match).sit_down(live_server, page)
    points, tag = page.get_by_test_id("points"), page.locator(".boardwrap .tip")
    road = page.locator(f'.boardwrap .hit[data-target="road:{decision.options[0].road}"]')
    for told, state in ((known["open"], "covered"), (known, "open")):
        expect(page.get_by_test_id("prompt")).to_have_attribute("data-decision", re.compile(r"^0-"))
        expect(points).to_have_text(str(told["before"]))
        unlocked(page)
        road.dispatch_event("pointerenter")
        expect(tag).to_contain_text(str(told["before"]))
        expect(tag).to_contain_text(f"{told['after']} VP")
        expect(page.get_by_title("without it")).to_have_count(1 if state == "covered" else 0)
        page.keyboard.press("KeyV")
    expect(points).to_have_text(str(known["open"]["before"]))
    expect(tag).to_contain_text(f"{known['open']['after']} VP")
    assert faults == []
    page.context.close()


def test_a_reload_covers_and_advice_that_rests_on_the_task_does_not_come(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")
    at_one_screen(live_server, page)
    tasks = keep_tasks(page)
    for _ in range(3):
        choose_first(page)
    page.keyboard.press("KeyV")
    expect(page.locator("aside.right")).to_contain_text(tasks[seat_shown(page)])
    said: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(json.loads(frame))))
    page.reload()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    expect(page.get_by_test_id("look").first).to_be_visible()
    expect(page.locator("aside.right")).not_to_contain_text(tasks[seat_shown(page)])
    page.wait_for_timeout(900)
    for target in page.locator('[data-state="legal"]').all()[:3]:
        target.dispatch_event("pointerenter")
        page.wait_for_timeout(150)
    page.keyboard.press("KeyH")
    expect(page.get_by_test_id("hint")).to_contain_text("only you may see")
    assert [one["t"] for one in said if one["t"] == "hint"] == []
    assert faults == []
    page.context.close()


def test_what_is_taken_back_while_the_next_seat_sits_down_is_not_taken_back_for_that_seat(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru", lag=0)
    page.add_init_script(SLOW_HELLO)
    at_one_screen(live_server, page, ancient_one="dagon")
    keep_tasks(page)
    assert seat_shown(page) == "Анна"
    unlocked(page)
    page.evaluate("said.length = 0; far = true; document.querySelector('[data-testid=prompt]').focus()")
    page.keyboard.press("Digit1")
    if not page.evaluate("said.includes('choose')"):  # it was only pointed out
        page.keyboard.press("Enter")
    page.wait_for_function("() => said.includes('hello')")
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_attribute("data-prompt", "waiting")  # of Anna, whose table is still in sight
    unlocked(page)
    page.keyboard.press("KeyZ")
    page.evaluate("arrive()")
    expect(prompt).to_have_attribute("data-decision", re.compile(r"^1-"))
    assert seat_shown(page) == "Боб"
    assert page.evaluate("said.filter(one => one !== 'preview')") == ["choose", "hello"]
    unlocked(page)
    page.keyboard.press("KeyZ")
    choose_first(page)
    assert faults == []
    page.context.close()


def test_a_reload_keeps_the_curtain_of_the_seat_the_screen_has_gone_to(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=390, height=844, language="ru")
    stored = store(live_server, Match(GAME, 2, GAME.check_options(2, {}), "a reload"), ["Анна", "Боб"])
    stored.sit_down(live_server, page, ready='[data-testid="hand-over"]')
    curtain = page.get_by_test_id("hand-over")
    expect(curtain).to_contain_text("Анна")
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[1]}")
    for _ in range(2):
        expect(curtain).to_contain_text("Боб")
        page.reload()
    curtain.get_by_role("button").click()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-decision", re.compile(r"^1-"))
    assert faults == []
    page.context.close()


def at_the_plan_together(match: Match, decision: Decision) -> bool:
    return decision.kind == "lay" and decision.seat == 0 and len(match.pending) == 2 and match.state.round >= 2


def test_a_reload_keeps_the_second_seat_though_the_first_is_asked_too(live_server: LiveServer, browser: Browser) -> None:
    match = find(at_the_plan_together, 2, game=GAME, options={"ancient_one": "dagon"})
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    stored = store(live_server, match)
    stored.sit_down(live_server, page)
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_have_attribute("data-decision", re.compile(r"^0-"))
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[1]}")
    expect(prompt).to_have_attribute("data-decision", re.compile(r"^1-"))
    page.reload()
    expect(prompt).to_have_attribute("data-decision", re.compile(r"^1-"))
    assert seat_shown(page) == "Тимур"
    assert faults == []
    page.context.close()


def test_a_table_made_from_a_moment_begins_with_the_seat_that_chose_there(live_server: LiveServer, browser: Browser) -> None:
    match = find(at_the_plan_together, 2, game=GAME, options={"ancient_one": "dagon"})
    at = len(match.answers)
    match.choose(1, 0)  # both are asked; the second answers first
    assert GAME.heuristics is not None
    while match.pending:
        seat, decision = asked(match)
        match.choose(seat, GAME.heuristics.pick(match.state, decision))
    stored = store(live_server, match)
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    stored.sit_down(live_server, page)  # both seats are this screen's
    page.goto(f"{live_server.address}/r/{stored.id}?at={at}")
    what_if = page.get_by_role("button", name="А что, если иначе?")
    what_if.click()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-decision", re.compile(r"^1-"))
    assert seat_shown(page) == "Тимур"
    page.goto(f"{live_server.address}/r/{stored.id}?at={at}")
    what_if.wait_for()
    page.get_by_role("group", name="Чьими глазами").get_by_role(
        "button"
    ).first.click()  # who looks for somebody's eyes gets them
    what_if.click()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-decision", re.compile(r"^0-"))
    assert faults == []
    page.context.close()

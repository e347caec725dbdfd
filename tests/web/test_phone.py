"""A phone's table: what decides is in sight on the lowest screens, and a thumb finds everything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from eldertable.games.arkham_tour import GAME
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import asked, find, store
from tests.web.test_tour_late import many_diagonals, of_kind
from tests.web.visiting import POINT_OF, new_page, solo_at_the_map, start_match, unlocked

pytestmark = pytest.mark.web

# What is pressed may be larger than what is drawn: a pseudo-element around it counts.
TOO_SMALL = """() => [...document.querySelectorAll('button, a[href], summary, label:has(input)')].flatMap(element => {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility() || element.classList.contains('skip') || box.width === 0) return [];
    let [width, height] = [box.width, box.height];
    for (const side of ['::before', '::after']) {
        const style = getComputedStyle(element, side);
        if (style.content === 'none' || style.position !== 'absolute') continue;
        width = Math.max(width, parseFloat(style.width) || 0);
        height = Math.max(height, parseFloat(style.height) || 0);
    }
    const name = `${element.className}: ${element.getAttribute('aria-label') ?? element.innerText}`;
    return width < 43.5 || height < 43.5 ? [`${name} ${width}x${height}`] : [];
})"""


def tap_road(page: Page) -> None:
    road = page.query_selector_all('[data-target^="road:"][data-state="legal"]')[0]
    page.touchscreen.tap(*road.evaluate(POINT_OF))
    page.wait_for_selector('[data-state="selected"]', state="attached")


def is_whole(page: Page, element: Locator) -> bool:
    """Nothing of it is off the screen or under the tabs, and it is on top."""
    box = element.bounding_box()
    tabs = page.locator("nav.tabs").bounding_box()
    assert box is not None and tabs is not None
    on_top = element.evaluate(
        "e => { const b = e.getBoundingClientRect(); return [b.top + 3, b.bottom - 3].every(y => e.contains("
        "document.elementFromPoint(b.left + 9, y))) }"
    )
    return bool(on_top) and box["y"] >= 0 and box["y"] + box["height"] <= tabs["y"]


def is_on_screen(element: Locator) -> bool:
    """Its middle is in sight."""
    element.wait_for()
    return bool(
        element.evaluate(
            "e => { const b = e.getBoundingClientRect(); "
            "return e.contains(document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)) }"
        )
    )


@pytest.mark.parametrize(("width", "height", "language"), [(360, 640, "ru"), (360, 640, "en"), (390, 844, "ru")])
def test_what_decides_is_in_sight_on_a_low_screen(
    live_server: LiveServer, browser: Browser, width: int, height: int, language: str
) -> None:
    page, faults = new_page(browser, width=width, height=height, language=language, touch=True)
    solo_at_the_map(live_server, page)
    expect(page.get_by_test_id("coach")).to_be_visible()
    tap_road(page)
    expect(page.get_by_test_id("coach")).to_have_count(0)
    main = page.get_by_test_id("prompt").locator(".btn.main")
    page.wait_for_timeout(300)
    assert is_whole(page, main), "the button that takes the road"
    assert is_whole(page, page.locator("#prompt-question")), "the question"
    sheet, board = page.locator(".sheetbox").bounding_box(), page.locator(".board").bounding_box()
    assert sheet is not None and board is not None and board["y"] + board["height"] <= sheet["y"], "the plan is not covered"
    decision = page.get_by_test_id("prompt").get_attribute("data-decision")
    main.tap()
    expect(page.get_by_test_id("prompt")).not_to_have_attribute("data-decision", str(decision))
    undo = page.get_by_test_id("undo")
    page.wait_for_timeout(300)
    assert is_whole(page, undo), "the way back"
    assert faults == []
    page.context.close()


def test_a_sheet_drawn_over_the_board_does_not_hide_the_next_question(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=360, height=640, language="ru", touch=True)
    solo_at_the_map(live_server, page)
    sheet = page.locator("[data-height]")
    page.get_by_test_id("handle").press("ArrowUp")
    expect(sheet).to_have_attribute("data-height", "full")
    page.wait_for_timeout(300)
    page.get_by_test_id("prompt").get_by_role("button", name="Ничего не прокладывать").tap()
    expect(page.locator("#prompt-question")).to_have_text("Всё готово?")
    unlocked(page)
    page.get_by_test_id("undo").tap()
    expect(page.locator("#prompt-question")).to_have_text("Проложите отрезок")
    expect(sheet).to_have_attribute("data-height", "half")
    assert faults == []
    page.context.close()


def test_why_not_tells_what_to_tap(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=390, height=844, language="ru", touch=True)
    solo_at_the_map(live_server, page)
    why = page.get_by_role("button", name="Почему?")
    why.tap()
    expect(why).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".how")).to_have_text(re.compile(r"зачёркнутое"))
    barred = page.query_selector_all('[data-target^="road:"][data-state="barred"]')[0]
    assert barred.evaluate("e => getComputedStyle(e).webkitTapHighlightColor") == "rgba(0, 0, 0, 0)"  # no box over the plan
    page.touchscreen.tap(*barred.evaluate(POINT_OF))
    expect(page.locator(".pop")).to_contain_text("AT-")
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_dice_that_a_tome_can_change_are_whole_on_a_phone(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    match = find(of_kind("use_tomes", 3), 2, options={"ancient_one": "dagon"}, game=GAME)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[asked(match)[0]]}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    page.wait_for_timeout(300)
    better = page.get_by_test_id("tray").get_by_role("button", name="Улучшение")
    assert better.count() == 3
    expect(page.get_by_test_id("tray")).to_contain_text("«+2» прибавляет 2 к одному кубику")
    for button in (*better.all(), page.get_by_test_id("prompt").locator(".btn.main")):
        assert is_whole(page, button), button.get_attribute("aria-label")
    assert page.evaluate(TOO_SMALL) == []
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390)])
def test_a_tap_shows_a_task_and_the_button_keeps_it(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    """Dice are rolled as soon as it is kept, so a slip of the thumb could not be taken back."""
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=True)
    match, (token,) = start_match(live_server, page, [{"kind": "human", "name": "Вера"}])
    page.goto(f"{live_server.address}/t/{match}#{token}")
    cards, flags = page.locator('[data-target^="task:"]'), page.locator(".boardwrap .tour .task")
    expect(cards).to_have_count(2)
    for card in cards.all():
        card.tap(position={"x": 30, "y": 20})
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(flags).not_to_have_count(0)
    name = cards.nth(1).locator("h3").inner_text()
    keep = page.get_by_test_id("prompt").get_by_role("button", name=f"Оставить «{name}»")
    assert is_whole(page, keep)
    keep.tap()
    expect(cards).to_have_count(0)
    page.get_by_role("button", name="Игроки").tap()
    expect(page.locator("main .page")).to_contain_text(name)
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_the_end_is_decided_without_scrolling_on_a_low_screen(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    for kind, words in (("choose_line", "Взять этот маршрут"), ("use_tomes", "Использовать фолиант?")):
        match = find(of_kind(kind, 2), 1, options={"ancient_one": "shub_niggurath"}, game=GAME)
        stored = store(live_server, match)
        page, faults = new_page(browser, width=width, height=height, language="ru", touch=True)
        page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
        said = page.get_by_test_id("prompt").get_by_text(words).first
        expect(said).to_be_visible()
        assert is_whole(page, said)
        assert faults == []
        page.context.close()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_the_end_of_four_and_its_replay_fit_a_phone(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    match = find(of_kind("begin_encounter"), 4, options={"ancient_one": "cthulhu"}, game=GAME)
    while match.pending:
        match.choose(asked(match)[0], 0)
    stored = store(live_server, match, ["Константин Константинович", "Тимур", "Анна", "Олег"])
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    sheet = page.get_by_test_id("score-sheet")
    expect(sheet.locator("tfoot td")).to_have_count(4)
    tasks = sheet.locator("tbody tr", has_text="Личная задача").locator("td span:not(.vh)")
    tasks.evaluate_all("all => all.forEach(one => one.textContent = 'Поручение профессора')")  # the longest there is
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth"), "the totals of all four are in sight"
    assert max(tasks.evaluate_all("all => all.map(one => one.getClientRects()[0].height)")) < 32, "in two lines, unbroken"
    page.goto(f"{live_server.address}/r/{stored.id}?at={len(match.answers) // 2}&seat=0")
    bar = page.get_by_test_id("replay-bar")
    bar.wait_for()
    for button in bar.locator("button, a").all():
        box = button.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= width, button.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.set_viewport_size({"width": 844, "height": 390})
    assert is_on_screen(page.get_by_test_id("points")), "on its side, too, the route is told"
    page.set_viewport_size({"width": 640, "height": 360})
    plan = page.locator(".boardwrap .tour").bounding_box()
    assert plan is not None and plan["height"] > 160, (
        "the smallest phone on its side shows the plan, not the line of time alone"
    )
    assert faults == []
    page.context.close()


def beaten_at_a_table_of_four() -> Match:
    """Somebody's three failures cost them the game, and somebody else's did not."""
    assert GAME.heuristics is not None
    for number in (7, *range(60)):  # it was 7 lately
        match = Match(GAME, 4, GAME.check_options(4, {"ancient_one": "random"}), f"four {number}")
        while match.pending:
            seat, decision = asked(match)
            match.choose(seat, 0 if len(decision.options) == 1 else GAME.heuristics.pick(match.state, decision))
        if {board.encounter.lost for board in match.state.boards} == {True, False}:
            return match
    raise AssertionError("nobody is beaten")


def test_who_is_beaten_reads_so_in_one_word(live_server: LiveServer, browser: Browser) -> None:
    stored = store(live_server, beaten_at_a_table_of_four())
    for language, word in (("ru", "поражение"), ("en", "defeated")):
        for width in (390, 360, 320, 1280):
            page, faults = new_page(browser, width=width, height=800, language=language, touch=width < 800)
            page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
            told = page.locator("tfoot td", has_text=word).first
            expect(told).to_be_visible()
            lines = told.evaluate("""cell => {
                const words = document.createRange();
                words.selectNodeContents(cell);
                return words.getClientRects().length;
            }""")
            assert lines == 1, (language, width)
            assert faults == []
            page.context.close()


def test_the_boards_say_who_is_beaten_where_points_would_stand(live_server: LiveServer, browser: Browser) -> None:
    match = beaten_at_a_table_of_four()
    stored = store(live_server, match)
    beaten = next(seat for seat, board in enumerate(match.state.boards) if board.encounter.lost)
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[(beaten + 1) % 4]}")
    page.get_by_role("button", name="Все планшеты").click()
    expect(page.locator(f".opp figure.s{beaten + 1} .pts")).to_have_text("поражение")
    assert faults == []
    page.context.close()


def test_no_button_lies_on_another_on_a_phone_on_its_side(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=844, height=390, language="ru", touch=True)
    solo_at_the_map(live_server, page)
    for button in page.get_by_test_id("prompt").locator(".foot .btn").all():
        assert is_whole(page, button), button.inner_text()
        right = button.evaluate(
            "e => { const b = e.getBoundingClientRect(); return e.contains(document.elementFromPoint(b.right - 6, b.top + 9)) }"
        )
        assert right, button.inner_text()
    assert faults == []
    page.context.close()


def test_advice_on_a_phone_is_read_from_its_top_and_gives_way_to_what_is_tapped(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = new_page(browser, width=390, height=844, language="ru", touch=True)
    solo_at_the_map(live_server, page)
    tap_road(page)
    page.get_by_test_id("prompt").get_by_role("button", name="Подсказка").tap()
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible()
    page.wait_for_timeout(300)
    assert is_whole(page, hint.locator("h3")), "also where a road was looked at before"
    hint.get_by_role("button", name="Показать на поле").tap()
    expect(hint).to_have_count(0)
    expect(page.locator(".prev")).to_be_visible()
    assert is_whole(page, page.get_by_test_id("prompt").locator(".btn.main")), "the button that follows the advice"
    assert faults == []
    page.context.close()


def test_what_can_be_done_about_advice_is_in_sight_on_the_smallest_phone(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=360, height=640, language="ru", touch=True)
    solo_at_the_map(live_server, page)
    page.get_by_test_id("prompt").get_by_role("button", name="Подсказка").tap()
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_visible()
    page.wait_for_timeout(300)
    for name in ("Показать на поле", "Закрыть"):
        assert is_whole(page, hint.get_by_role("button", name=name)), name
    assert faults == []
    page.context.close()


def test_a_page_of_the_phone_gets_the_room_the_sheet_does_not_need(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=390, height=844, language="en", touch=True)
    solo_at_the_map(live_server, page)
    page.get_by_test_id("coach").locator(".tool").tap()
    page.get_by_role("button", name="Cards").last.tap()
    page.wait_for_timeout(300)
    sheet = page.locator(".sheetbox").bounding_box()
    assert sheet is not None and sheet["height"] < 240
    assert faults == []
    page.context.close()


def test_a_thumb_finds_everything(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=390, height=844, language="ru", touch=True)
    match, (token,) = start_match(
        live_server, page, [{"kind": "human", "name": "Вера"}, {"kind": "bot", "bot": "random"}], ancient_one="dagon"
    )
    page.goto(f"{live_server.address}/t/{match}#{token}")
    page.wait_for_selector("[data-option]")
    unlocked(page)
    page.locator("[data-option]").first.tap()  # shows it
    page.get_by_test_id("prompt").locator(".btn.main").tap()  # keeps it
    page.wait_for_selector('[data-target^="die:"]')
    assert page.evaluate(TOO_SMALL) == []
    for tab in ("Карты", "Игроки", "Журнал"):
        page.locator("nav.tabs button", has_text=tab).tap()
        page.wait_for_timeout(300)
        assert page.evaluate(TOO_SMALL) == [], tab
    page.get_by_test_id("menu").tap()
    page.locator("dialog[open]").wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(TOO_SMALL) == [], "menu"
    assert not page.get_by_role("button", name="Клавиши").is_visible(), "there are no keys"
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (820, 1180)])
@pytest.mark.parametrize("kind", ["lay", "circle_tome"])
def test_a_thumb_finds_everything_on_a_tablet(
    live_server: LiveServer, browser: Browser, kind: str, width: int, height: int
) -> None:
    match = find(of_kind(kind), 1, options={"ancient_one": "dagon"}, game=GAME)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    unlocked(page)
    assert page.evaluate(TOO_SMALL) == []
    facts, tools = page.locator("#prompt .ask p").bounding_box(), page.locator("#prompt .tools").bounding_box()
    assert facts is not None and tools is not None
    assert facts["x"] + facts["width"] <= tools["x"] or facts["y"] >= tools["y"] + tools["height"]
    assert faults == []
    page.context.close()


def test_the_handle_lies_on_no_die_and_a_toast_on_no_tab(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=390, height=844, language="ru", touch=True)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    solo_at_the_map(live_server, page)
    handle, strip = page.get_by_test_id("handle").bounding_box(), page.locator(".strip .die").first.bounding_box()
    assert handle is not None and strip is not None and strip["y"] + strip["height"] <= handle["y"]
    page.get_by_test_id("menu").tap()
    page.get_by_role("button", name="Ссылка для зрителей").tap()
    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    box, prompt = toast.bounding_box(), page.get_by_test_id("prompt").bounding_box()
    assert box is not None and prompt is not None and box["y"] + box["height"] < prompt["y"]
    assert faults == []
    page.context.close()


def test_a_tap_near_the_crossing_of_two_diagonals_means_the_nearer_one(live_server: LiveServer, browser: Browser) -> None:
    match = find(many_diagonals, 2, options={"ancient_one": "random"}, game=GAME)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=360, height=640, language="ru", touch=True)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[asked(match)[0]]}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    unlocked(page)
    diagonals = page.locator('.boardwrap [data-target^="road:X"][data-state="legal"]')
    names = diagonals.evaluate_all("all => all.map(one => one.dataset.target)")
    names = [name for name in names if {name[:-1] + "A", name[:-1] + "B"} <= set(names)][:6]
    assert names
    for name in names:
        diagonal = page.locator(f'.boardwrap [data-target="{name}"]')
        x, y = diagonal.evaluate(
            """one => { const at = one.getPointAtLength(one.getTotalLength() * 0.42).matrixTransform(one.getScreenCTM());
            return [at.x, at.y]; }"""
        )
        page.touchscreen.tap(x, y)
        expect(diagonal).to_have_attribute("data-state", "selected")
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_the_button_with_the_longest_road_does_not_cover_what_it_brings(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=True)
    solo_at_the_map(live_server, page)
    road = page.query_selector('.boardwrap [data-target="road:V45"]')  # the University Library and the Dance Hall
    assert road is not None
    page.touchscreen.tap(*road.evaluate(POINT_OF))
    main = page.get_by_test_id("prompt").locator(".btn.main")
    expect(main).to_contain_text("Университетская библиотека")
    brings, button = page.get_by_test_id("prompt").locator(".prev").bounding_box(), main.bounding_box()
    assert brings is not None and button is not None and brings["y"] + brings["height"] <= button["y"], (brings, button)
    assert faults == []
    page.context.close()

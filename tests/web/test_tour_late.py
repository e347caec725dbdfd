"""The tour far on: shops, tomes, the final route, the encounter."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.cards import TASK_CARDS, TASK_INDEX
from eldertable.games.arkham_tour.options import ChangeCoordinate, Improve, KeepTask, Lay, UseBonus
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import Wanted, asked, find, store
from tests.web.visiting import new_page, unlocked

pytestmark = pytest.mark.web

NAMES_FROM = 600  # a map less wide than this has no room for the names of its districts


def of_kind(kind: str, options: int = 1) -> Wanted:
    """A decision of this kind with options of at least so many sorts."""

    def wanted(_: Match, decision: Decision) -> bool:
        return decision.kind == kind and len({type(option) for option in decision.options}) >= options

    return wanted


def lay_in_the_third_round(match: Match, decision: Decision) -> bool:
    return decision.kind == "lay" and match.state.round == 3


def lay_with_two_bonuses(_: Match, decision: Decision) -> bool:
    return decision.kind == "lay" and sum(isinstance(option, UseBonus) for option in decision.options) > 1


def open_late(
    server: LiveServer, browser: Browser, wanted: Wanted, *, seats: int = 1, ancient_one: str = "random",
    size: tuple[int, int] = (1280, 800),
) -> tuple[Page, list[str]]:  # fmt: skip
    match = find(wanted, seats, options={"ancient_one": ancient_one}, game=GAME)
    stored = store(server, match)
    page, faults = new_page(browser, width=size[0], height=size[1], language="ru")
    page.goto(f"{server.address}/t/{stored.id}#{stored.tokens[asked(match)[0]]}")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    unlocked(page)
    return page, faults


def task_with_flags_at_the_edge(_: Match, decision: Decision) -> bool:
    """Junctions in the uppermost row, or at the right: a flag has no room there."""
    cards = [TASK_CARDS[TASK_INDEX[option.card]] for option in decision.options if isinstance(option, KeepTask)]
    return any(junction.endswith("0") for card in cards for junction in card.junctions)


def test_no_flag_of_a_task_is_cut_off(live_server: LiveServer, browser: Browser) -> None:
    page, faults = open_late(live_server, browser, task_with_flags_at_the_edge)
    cut = page.locator(".card .flags").evaluate_all(
        """all => all.flatMap(svg => [...svg.querySelectorAll('g')].filter(flag => {
            const [whole, one] = [svg.getBoundingClientRect(), flag.getBoundingClientRect()];
            return one.top < whole.top || one.right > whole.right || one.left < whole.left || one.bottom > whole.bottom;
        }).map(flag => flag.getAttribute('transform')))"""
    )
    assert cut == []
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(
    ("kind", "sorts"), [("circle_tome", 1), ("use_tomes", 3), ("cross_out", 1), ("lay", 3), ("choose_line", 1)]
)
def test_no_question_takes_the_names_from_the_map(live_server: LiveServer, browser: Browser, kind: str, sorts: int) -> None:
    who = "yog_sothoth" if kind == "cross_out" else "random"
    page, faults = open_late(live_server, browser, of_kind(kind, sorts), ancient_one=who)
    board = page.locator(".boardwrap")
    expect(board.get_by_text("Ратуша", exact=True)).to_be_visible()
    box = board.bounding_box()
    assert box is not None and box["width"] >= NAMES_FROM, box
    assert faults == []
    page.context.close()


def test_the_best_final_route_is_drawn_and_has_a_button_that_takes_it(live_server: LiveServer, browser: Browser) -> None:
    page, faults = open_late(live_server, browser, of_kind("choose_line"))
    lines, prompt = page.get_by_test_id("final-lines"), page.get_by_test_id("prompt")
    take = lines.get_by_text("Взять этот маршрут")
    expect(take).to_have_count(1)
    final = page.locator(".boardwrap g.final")
    expect(final).to_have_count(1)
    take.hover()
    page.get_by_role("button", name="Нарисовать самому").hover()
    expect(final).to_have_count(1)
    question = prompt.locator("h2").inner_text()
    page.wait_for_timeout(400)
    take.click()
    expect(prompt.locator("h2")).not_to_have_text(question)
    assert faults == []
    page.context.close()


def test_who_draws_the_final_route_sees_where_it_has_come_to_and_where_it_may_go(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = open_late(live_server, browser, of_kind("choose_line"))
    page.get_by_role("button", name="Нарисовать самому").click()
    expect(page.locator("#prompt-question")).to_have_text("Откуда начать маршрут?")
    expect(page.locator(".boardwrap .here")).to_have_count(0)
    unlocked(page)
    page.locator('.boardwrap [data-target^="node:"][data-state="legal"]').first.click()
    expect(page.locator(".boardwrap .here")).to_have_count(1)
    roads = page.locator(".boardwrap g.legal.drawn")
    expect(roads).not_to_have_count(0)
    expect(page.locator(".boardwrap g.legal:not(.drawn) .core")).to_have_count(0)
    assert faults == []
    page.context.close()


def test_buttons_leave_the_words_of_the_question_alone(live_server: LiveServer, browser: Browser) -> None:
    page, faults = open_late(live_server, browser, lay_with_two_bonuses, seats=2)
    prompt = page.get_by_test_id("prompt")
    words = [prompt.locator(part).bounding_box() for part in (".ask h2", ".ask p")]
    for button in prompt.locator(".options .btn").all():
        box = button.bounding_box()
        for one in words:
            assert box is not None and one is not None
            apart = box["y"] >= one["y"] + one["height"] or box["x"] >= one["x"] + one["width"]
            assert apart, button.inner_text()
    assert faults == []
    page.context.close()


def test_a_lost_connection_says_so_in_order_and_a_note_lies_on_no_button(own_server: LiveServer, browser: Browser) -> None:
    page, _ = open_late(own_server, browser, lay_with_two_bonuses, seats=2)
    prompt = page.get_by_test_id("prompt")
    page.get_by_test_id("menu").click()
    page.get_by_role("button", name="Ссылка для зрителей").click()
    note = page.locator(".toast").bounding_box()
    answers = prompt.locator(".options").bounding_box()
    assert note is not None and answers is not None and note["y"] + note["height"] < answers["y"]
    page.keyboard.press("Escape")
    own_server.kill()
    expect(prompt).to_have_attribute("data-prompt", "lost")
    question, again = (
        prompt.locator("h2").bounding_box(),
        prompt.get_by_role("button", name="Попробовать сейчас").bounding_box(),
    )
    assert question is not None and again is not None and again["x"] > question["x"] + question["width"]
    page.context.close()


def test_the_sheet_says_how_close_it_was_and_the_replay_counts_along(live_server: LiveServer, browser: Browser) -> None:
    match = find(of_kind("begin_encounter"), 3, options={"ancient_one": "dagon"}, game=GAME)
    assert GAME.heuristics is not None
    while match.pending:
        seat, decision = asked(match)
        match.choose(seat, GAME.heuristics.pick(match.state, decision))
    assert match.outcome is not None
    best, second = sorted((points or 0 for points in match.outcome.scores), reverse=True)[:2]
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    stored = store(live_server, match)
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    expect(page.locator("main.score .head")).to_contain_text(f"отстаёт на {best - second} ПО")
    expect(page.locator("main.score aside li").filter(has_text="фолианты «Переброс» и «Улучшение»")).to_have_count(1)
    page.goto(f"{live_server.address}/r/{stored.id}?at={len(match.answers)}&seat=0")
    eyes = page.get_by_role("group", name="Чьими глазами").get_by_role("button")
    expect(eyes).to_have_text([str(points) for points in match.outcome.scores])  # a line says when, a number how much
    opponent = re.compile(rf": {match.outcome.scores[1]}\sПО$")
    expect(eyes.nth(1)).to_have_attribute("title", opponent)
    assert faults == []
    page.context.close()


def test_a_shop_that_may_be_visited_is_ringed_and_large_enough_for_a_thumb(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = open_late(live_server, browser, of_kind("visit_shop"), seats=2, size=(390, 844))
    rings, shop = page.locator(".boardwrap .legal .spot"), page.locator(".boardwrap .shop rect").first.bounding_box()
    hits = page.locator('.boardwrap [data-target^="node:"][data-state="legal"]')
    assert shop is not None and rings.count() == hits.count() > 1
    for ring, hit in zip(rings.all(), hits.all(), strict=True):
        around, felt = ring.bounding_box(), hit.bounding_box()
        assert around is not None and around["width"] > shop["width"] * 1.41, "not even its corners hide the ring"
        assert felt is not None and felt["width"] >= 40
    assert faults == []
    page.context.close()


def test_the_others_routes_keep_their_points_in_the_encounter(live_server: LiveServer, browser: Browser) -> None:
    page, faults = open_late(live_server, browser, of_kind("begin_encounter"), seats=3, ancient_one="dagon")
    expect(page.locator(".opp .pts")).to_have_text([re.compile(r"^\d+\sПО$")] * 2)
    assert faults == []
    page.context.close()


def many_diagonals(_: Match, decision: Decision) -> bool:
    roads = [option.road for option in decision.options if isinstance(option, Lay)]
    return decision.kind == "lay_bonus" and sum(road.startswith("X") for road in roads) > 20


def test_each_of_two_crossing_diagonals_is_met_at_its_ends(live_server: LiveServer, browser: Browser) -> None:
    page, faults = open_late(live_server, browser, many_diagonals, seats=2, size=(360, 640))
    missed = page.locator('.boardwrap [data-target^="road:X"][data-state="legal"]').evaluate_all(
        """all => all.flatMap(one => [0.2, 0.8].map(part => {
            const at = one.getPointAtLength(one.getTotalLength() * part).matrixTransform(one.getScreenCTM());
            const met = document.elementFromPoint(at.x, at.y)?.closest('[data-target]')?.dataset.target;
            return [one.dataset.target, met];
        })).filter(([meant, met]) => meant !== met)"""
    )
    assert missed == []
    assert faults == []
    page.context.close()


def task_counts(match: Match, decision: Decision) -> bool:
    """The first seat's task is worth something, and nobody has taken a final route yet."""
    return decision.kind == "choose_line" and GAME.insight(match.state, 0)["route_now"]["0"]["task"] > 0


def brings_points_at_once(match: Match, decision: Decision) -> bool:
    if decision.kind != "choose_district" or decision.args["free"]:
        return False
    told = GAME.preview(match.state, decision, decision.options[0])
    return bool(told) and told["after"] > told["before"]


def first_of(match: Match, kind: str) -> tuple[int, int]:
    """The moment in which somebody is first asked such a question, and who."""
    then = Match(GAME, match.seats, match.options, match.record.seed)
    for at, (seat, option) in enumerate(match.answers):
        if then.pending[seat].kind == kind:
            return at, seat
        then.choose(seat, option)
    raise AssertionError(kind)


def test_a_replay_tells_the_route_of_its_moment_as_its_seat_could_count_it(
    live_server: LiveServer, browser: Browser
) -> None:
    match = find(task_counts, 2, options={"ancient_one": "dagon"}, game=GAME)
    at = len(match.answers)
    known = [GAME.insight(match.state, seat)["route_now"] for seat in (0, 1)]
    assert known[1]["0"]["vp"] < known[0]["0"]["vp"]
    while match.pending:
        match.choose(asked(match)[0], 0)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{live_server.address}/r/{stored.id}?at={at}&seat=0")
    expect(page.get_by_role("heading", name="Маршрут: Вера")).to_be_visible()
    points, other = page.get_by_test_id("points"), page.locator(".opp .pts")
    expect(points).to_have_text(str(known[0]["0"]["vp"]))
    expect(other).to_have_text(f"{known[0]['1']['vp']} ПО")
    page.get_by_role("group", name="Чьими глазами").get_by_role("button").nth(1).click()
    expect(points).to_have_text(str(known[1]["1"]["vp"]))
    expect(other).to_have_text(f"{known[1]['0']['vp']} ПО")  # another's task is not in it
    page.keyboard.press("Home")
    expect(points).to_have_text("0")
    at, seat = first_of(match, "lay")
    page.goto(f"{live_server.address}/r/{stored.id}?at={at}&seat={seat}")
    expect(page.get_by_text("выбрано: (")).to_be_visible()  # "you" would be said to the wrong person
    assert faults == []
    page.context.close()


def test_a_replay_tells_in_the_words_of_the_log_who_did_what_and_what_it_brought(
    live_server: LiveServer, browser: Browser
) -> None:
    match = find(brings_points_at_once, 2, options={"ancient_one": "dagon"}, game=GAME)
    seat, at = asked(match)[0], len(match.answers)
    before = GAME.points(match.state)[seat] or 0
    match.choose(seat, 0)
    gained = (GAME.points(match.state)[seat] or 0) - before
    while match.pending:
        match.choose(asked(match)[0], 0)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{live_server.address}/r/{stored.id}?at={at + 1}&seat={1 - seat}")
    deed = page.get_by_test_id("deed")
    name = ("Вера", "Тимур")[seat]
    words = rf"^\s*{name}\s+выбирает квартал «[^»]+»\.\s+размещает: [^.]+\.\s+\+{gained}\sПО\s*$"
    expect(deed).to_have_text(re.compile(words))  # drawn with a capital where no name stands before it
    page.keyboard.press("Home")
    expect(deed).to_have_text("Начало партии")
    at, seat = first_of(match, "finish_board")
    page.goto(f"{live_server.address}/r/{stored.id}?at={at + 1}&seat=0")
    expect(deed).to_have_text(f"{('Вера', 'Тимур')[seat]}: Готово")
    assert faults == []
    page.context.close()


def may_change_a_coordinate(_: Match, decision: Decision) -> bool:
    changes = [option for option in decision.options if isinstance(option, ChangeCoordinate)]
    return decision.kind == "choose_district" and len(changes) > 2 and not decision.args["free"]


def test_a_change_of_a_coordinate_lights_the_districts_it_would_open(live_server: LiveServer, browser: Browser) -> None:
    page, faults = open_late(live_server, browser, may_change_a_coordinate)
    lit, buttons = page.locator(".boardwrap .lit"), page.locator("button:has([data-testid=opens])")
    expect(lit).to_have_count(0)
    opened = []
    for button in buttons.all():
        opened.append(button.get_by_test_id("opens").inner_text().count(";"))
        button.hover()
        expect(lit).to_have_count(opened[-1])
        button.focus()
        expect(lit).to_have_count(opened[-1])
        button.blur()
    assert 2 in opened
    page.mouse.move(640, 300)
    expect(lit).to_have_count(0)
    unlocked(page)
    buttons.filter(has_text="или").first.click()  # else the only district is taken at once
    expect(page.get_by_test_id("prompt")).to_contain_text("Координата изменена: теперь")
    assert faults == []
    page.context.close()


def improves_a_die(_: Match, decision: Decision) -> bool:
    return decision.kind == "use_tomes" and any(isinstance(option, Improve) for option in decision.options)


def test_dice_of_an_encounter_wear_signs_of_what_they_did_and_of_the_tome_that_changed_them(
    live_server: LiveServer, browser: Browser
) -> None:
    match = find(improves_a_die, 2, options={"ancient_one": "dagon"}, game=GAME)
    seat, _ = asked(match)
    stored = store(live_server, match)
    pages = [new_page(browser, width=1280, height=800, language="ru") for _ in range(2)]
    for viewer, (page, _) in enumerate(pages):
        page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[viewer]}")
    mine, other = pages[seat][0].get_by_test_id("tray"), pages[1 - seat][0].get_by_test_id("tray")
    expect(mine.locator(".ed")).to_have_count(3)
    expect(other.locator(".ed")).to_have_count(3)
    expect(other.locator(".res")).to_have_count(0)  # what it brings is not known before its player is done
    unlocked(pages[seat][0])
    mine.get_by_role("button", name="Улучшение").first.click()
    for tray in (other, pages[seat][0].get_by_test_id("tray")):
        expect(tray.locator(".ed .by")).to_have_count(1)
        expect(tray.get_by_text("(Улучшение)").or_(tray.get_by_role("button", name="(Улучшение)"))).to_have_count(1)
    for page, faults in pages:
        assert faults == []
        page.context.close()


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_the_question_of_tomes_is_no_higher_than_others(
    live_server: LiveServer, browser: Browser, size: tuple[int, int]
) -> None:
    """Its buttons say in a second line what each tome does; the board keeps its size."""
    widths = []
    for kind in ("circle_tome", "choose_line"):
        page, _ = open_late(live_server, browser, of_kind(kind), size=size)
        box = page.locator(".boardwrap").bounding_box()
        assert box is not None
        widths.append(round(box["width"]))
        page.context.close()
    assert abs(widths[0] - widths[1]) <= 1, widths


def test_the_score_and_its_line_of_time_fit_the_screen_of_a_laptop(live_server: LiveServer, browser: Browser) -> None:
    match = find(of_kind("begin_encounter"), 2, options={"ancient_one": "dagon"}, game=GAME)
    while match.pending:
        match.choose(asked(match)[0], 0)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    expect(page.get_by_test_id("score-sheet")).to_be_visible()
    box = page.get_by_text("Открыть этот момент").bounding_box()
    assert box is not None and box["y"] + box["height"] <= 800, box
    totals = page.get_by_test_id("score-sheet").locator("tfoot td").all_inner_texts()
    page.get_by_role("button", name="Все планшеты").click()
    expect(page.locator(".opp .pts")).to_have_text(f"{totals[1]} ПО")  # not what the line alone was worth
    expect(page.locator(".opp .st")).to_have_count(0)  # nobody waits for anybody
    expect(page.locator(".table")).not_to_contain_text("видите только вы")
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900)])
@pytest.mark.parametrize("names", [("Вера", "Тимур", "Анна", "Олег"), ("Константин Константинович", "Тимур", "Анна")])
def test_the_score_of_three_or_four_is_seen_whole_on_a_laptop(
    live_server: LiveServer, browser: Browser, names: tuple[str, ...], width: int, height: int
) -> None:
    match = find(of_kind("begin_encounter"), len(names), options={"ancient_one": "cthulhu"}, game=GAME)
    assert GAME.heuristics is not None
    while match.pending:
        seat, decision = asked(match)
        match.choose(seat, GAME.heuristics.pick(match.state, decision))
    stored = store(live_server, match, names)
    page, faults = new_page(browser, width=width, height=height, language="ru")
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    page.get_by_text("Открыть этот момент").wait_for()  # the line of time comes last
    main = page.locator("main.score")
    assert main.evaluate("main => main.scrollHeight <= main.clientHeight"), "nothing has to be scrolled"
    sheet, line = page.get_by_test_id("score-sheet").bounding_box(), page.locator(".replay").bounding_box()
    assert sheet is not None and line is not None and sheet["y"] + sheet["height"] <= line["y"], "nor lies on anything"
    for column in page.get_by_test_id("score-sheet").locator("tfoot td").all():
        box = column.bounding_box()
        assert box is not None and box["width"] < sheet["width"] * 0.36, "no name makes its column wide"
    assert faults == []
    page.context.close()


def test_districts_that_an_encounter_crossed_out_are_told_as_a_loss(live_server: LiveServer, browser: Browser) -> None:
    def fails(_: Match, decision: Decision) -> bool:
        return decision.kind == "cross_out"

    match = find(fails, 1, options={"ancient_one": "yog_sothoth"}, game=GAME)
    while match.pending:
        match.choose(asked(match)[0], 0)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=1280, height=800, language="en")
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[0]}")
    told = page.locator("main.score aside li").filter(has_text="madness")
    expect(told).to_contain_text(re.compile(r"crossed out: \w+ \w+"))
    expect(told).not_to_contain_text("no losses")
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (360, 640)])
def test_a_table_made_from_a_moment_of_a_replay_says_that_it_is_for_practice(
    live_server: LiveServer, browser: Browser, size: tuple[int, int]
) -> None:
    match = find(lay_in_the_third_round, 1, options={"ancient_one": "dagon"}, game=GAME)
    at = len(match.answers)
    while match.pending:
        match.choose(asked(match)[0], 0)
    stored = store(live_server, match)
    page, faults = new_page(browser, width=size[0], height=size[1], language="ru")
    page.goto(f"{live_server.address}/r/{stored.id}?at={at}")
    page.get_by_role("button", name="А что, если иначе?").click()
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")
    told = page.get_by_test_id("setup-note").get_by_text("Учебный стол из другой партии.")
    expect(told).to_be_visible()
    assert told.evaluate("fact => fact.getBoundingClientRect().right <= fact.parentElement.getBoundingClientRect().right"), (
        "whole"
    )
    if size[0] > 800:
        expect(page.locator(".topbar .chip", has_text="Учебный стол")).to_be_visible()
    assert faults == []
    page.context.close()

"""Pages around the tables: setting one up, calling friends, reading the rules, and in which language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.arkham_tour import GAME as TOUR
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.late_matches import find, store
from tests.web.visiting import new_page

pytestmark = pytest.mark.web

TARGET = 44  # px; the smallest control for a finger
SIZES = "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height, box.right])"


def open_setup(server: LiveServer, page: Page, game: str = "arkham_tour") -> None:
    page.goto(f"{server.address}/new/{game}")
    page.locator("form.setup").wait_for()


def names_at(server: LiveServer, page: Page) -> list[str]:
    """The names the server keeps for the match whose page is open."""
    match = page.url.rsplit("/", 1)[1]
    public = page.request.get(f"{server.address}/api/matches/{match}").json()
    return [seat["name"] for seat in public["seats"]]


def test_the_set_up_says_what_the_chosen_cards_do(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    open_setup(live_server, page)
    effect = page.get_by_role("group", name="Карта эффекта с тёмным символом")
    expect(effect).to_contain_text("когда кубик эффекта показал тёмный символ")
    effect.get_by_text("Тайный переулок").click()
    expect(effect).to_contain_text("Один отрезок можно провести по диагонали.")
    ancient = page.get_by_role("group", name="Древний")
    ancient.get_by_text("Шуб-Ниггурат").click()
    expect(ancient).to_contain_text("Соединения врат не повышают безумие.")
    expect(page.locator(".row").first).to_contain_text("вы, за этим экраном")
    page.get_by_role("radio", name="Этот экран").last.click()
    expect(page.locator(".row").last).to_contain_text("ещё один человек за этим экраном")
    page.get_by_role("button", name="Играть одному").click()
    expect(page.locator(".card")).to_contain_text("Цель одиночной игры.")
    assert faults == []
    page.context.close()


def test_on_a_small_screen_the_set_up_is_for_fingers_and_its_sum_is_short(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=360, height=640, language="ru", touch=True)
    open_setup(live_server, page)
    for width, height, right in page.locator(".kind button").evaluate_all(SIZES):
        assert width >= TARGET and height >= TARGET and right <= 360
    plan = page.get_by_test_id("plan")
    expect(plan).to_be_hidden()  # nothing but defaults
    aside = page.locator("form aside")
    assert aside.evaluate("one => one.clientHeight") <= 90
    page.get_by_role("group", name="Древний").get_by_text("Дагон").click()
    expect(plan).to_have_text(re.compile("Дагон"), use_inner_text=True)
    assert "Случайная" not in plan.inner_text()
    assert aside.evaluate("one => one.clientHeight") <= 120
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("path", ["", "new/arkham_tour", "rules", "fair"])
def test_a_finger_finds_the_way_home_the_folded_parts_and_the_links_at_the_foot(
    live_server: LiveServer, browser: Browser, path: str
) -> None:
    page, faults = new_page(browser, width=360, height=640, language="ru", touch=True)
    page.goto(f"{live_server.address}/{path}")
    page.locator("main h1").wait_for()
    for width, height, _ in page.locator(".brand, summary, footer a").evaluate_all(SIZES):
        assert width >= TARGET and height >= TARGET - 0.5
    assert faults == []
    page.context.close()


def test_the_invitation_survives_a_reload_and_back_keeps_the_seats(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    open_setup(live_server, page)
    page.get_by_role("radio", name="Друг по ссылке").last.click()
    page.get_by_role("textbox", name="Имя на месте 2").fill("Тимур")
    page.get_by_role("button", name="Начать партию").click()
    link = page.get_by_role("textbox", name="Ссылка для места 2, Тимур")
    expect(link).to_be_visible()
    before = link.input_value()
    page.reload()
    expect(link).to_have_value(before)
    page.get_by_role("link", name="За стол").click()
    page.get_by_test_id("prompt").wait_for()
    page.go_back()
    expect(link).to_have_value(before)
    page.go_back()
    expect(page.get_by_role("textbox", name="Имя на месте 2")).to_have_value("Тимур")
    assert faults == []
    page.context.close()


def test_the_links_of_an_invitation_stand_under_each_other_on_a_large_screen(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = new_page(browser, width=1920, height=1080, language="ru")
    open_setup(live_server, page)
    page.get_by_role("radio", name="Друг по ссылке").last.click()
    page.get_by_role("button", name="Начать партию").click()
    page.get_by_test_id("watch-link").wait_for()
    lefts = page.locator("li .join input").evaluate_all(
        "all => all.map(one => Math.round(one.getBoundingClientRect().left))"
    )
    assert len(lefts) == 2 and len(set(lefts)) == 1, lefts
    assert faults == []
    page.context.close()


def test_a_name_that_nobody_typed_is_said_in_the_readers_language(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    open_setup(live_server, page)
    page.get_by_role("button", name="Начать партию").click()
    page.get_by_test_id("prompt").wait_for()
    assert names_at(live_server, page) == ["", ""]
    expect(page.locator("body")).to_contain_text("Игрок 1")
    other, more = new_page(browser, width=1280, height=800, language="en")
    other.goto(page.url)
    other.get_by_test_id("prompt").wait_for()
    expect(other.locator("body")).to_contain_text("Player 1")
    expect(other.locator("body")).not_to_contain_text("Игрок")
    assert faults == more == []
    page.context.close()
    other.context.close()


@pytest.mark.parametrize(("spoken", "title"), [("en-GB", "Sit down"), ("ru-RU", "Садитесь"), ("uk-UA", "Садитесь")])
def test_the_first_visit_listens_to_the_browser(live_server: LiveServer, browser: Browser, spoken: str, title: str) -> None:
    visitor = browser.new_context(locale=spoken)
    page = visitor.new_page()
    page.goto(live_server.address)
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    visitor.close()


def test_the_rules_begin_with_how_to_play_and_lead_to_the_other_game(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{live_server.address}/rules/arkham_tour")
    howto = page.get_by_test_id("howto")
    expect(howto.get_by_role("listitem")).to_have_count(10)
    expect(page.locator(".legend")).to_contain_text("тёмный символ эффекта")
    page.get_by_role("searchbox").fill("как считать очки")
    expect(page.locator("section h2").first).to_have_text("Шаг 4: подсчёт очков")
    page.get_by_role("link", name="Machina Arcana").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Machina Arcana")
    expect(howto.get_by_role("listitem")).to_have_count(10)
    assert faults == []
    page.context.close()


def test_rules_of_no_game_say_so_and_name_those_there_are(live_server: LiveServer, browser: Browser) -> None:
    page, _ = new_page(browser, width=390, height=844, language="en", touch=True)
    page.goto(f"{live_server.address}/rules/nosuch")
    expect(page.get_by_role("heading", level=1)).to_have_text("There are no rules for such a game")
    expect(page.locator("body")).not_to_contain_text("nosuch")
    page.get_by_role("link", name="Guidebook").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Arkham. Guidebook")
    page.context.close()


def test_a_mistyped_code_is_typed_anew_where_it_was_refused(live_server: LiveServer, browser: Browser) -> None:
    page, _ = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{live_server.address}/fair/nosuch")
    expect(page.get_by_role("alert").filter(has_text="Такой партии нет")).to_be_visible()
    page.get_by_label("Какую партию проверить?").fill("alsonosuch")
    page.keyboard.press("Enter")
    page.wait_for_url("**/fair/alsonosuch")
    page.goto(f"{live_server.address}/t/nosuch")
    expect(page).to_have_title("За этот стол не сесть · Eldertable")
    page.context.close()


def test_a_page_that_did_not_load_says_so_in_its_tab_too(own_server: LiveServer, browser: Browser) -> None:
    page, _ = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{own_server.address}/")
    page.get_by_role("button", name="Играть с ботом").first.wait_for()
    own_server.kill()
    page.get_by_role("link", name="Повторы").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Страница не загрузилась")
    expect(page).to_have_title("Страница не загрузилась · Eldertable")
    expect(page.locator(".btn.main")).to_have_text("Обновить страницу")
    page.context.close()


def test_no_page_scrolls_sideways_when_it_is_zoomed_to_the_width_of_320(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=320, height=568, language="ru")
    for path in ("", "new/arkham_tour", "mine", "replays", "rules", "fair"):
        page.goto(f"{live_server.address}/{path}")
        page.locator("main h1").wait_for()
        if not path:
            page.get_by_role("button", name="Играть с ботом").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path
    assert faults == []
    page.context.close()


def test_where_nothing_has_been_played_there_is_a_way_to_the_tables(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    for path in ("mine", "replays"):
        page.goto(f"{live_server.address}/{path}")
        page.get_by_role("link", name="К столам").click()
        page.wait_for_url(f"{live_server.address}/")
    assert faults == []
    page.context.close()


def test_whoever_sets_a_table_gets_a_link_for_each_seat_and_one_for_watching(
    live_server: LiveServer, browser: Browser
) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.goto(f"{live_server.address}/new/arkham_tour")
    page.get_by_label("Имя на месте 1").fill("Вера")
    page.get_by_role("radiogroup", name="Кто на месте 2").get_by_text("Друг по ссылке").click()
    page.get_by_role("button", name="Начать партию").click()
    watch = page.get_by_label("Ссылка для зрителей")
    seat = page.get_by_label("Ссылка для места 2")
    expect(seat).to_have_value(re.compile(r"/t/\w+#\S+$"))
    expect(watch).to_have_value(seat.input_value().partition("#")[0])
    expect(page.get_by_role("banner")).to_contain_text("Вера")  # who has told a name is not asked for it again
    guest, more_faults = new_page(browser, width=1280, height=800, language="ru")
    guest.goto(watch.input_value())
    expect(guest.get_by_test_id("prompt")).to_have_attribute("data-prompt", "spectator")
    assert faults == more_faults == []
    guest.context.close()
    page.context.close()


def test_scroll_bars_wear_the_colours_of_the_theme(live_server: LiveServer, browser: Browser) -> None:
    """Left to themselves they are white in the dark in Firefox."""
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    seen = {}
    for theme in ("dark", "light"):
        page.add_init_script(f"localStorage.setItem('eldertable.theme', '{theme}')")
        page.goto(f"{live_server.address}/rules/arkham_tour")
        inner = page.locator(".contents nav")
        inner.wait_for()
        seen[theme] = inner.evaluate("box => getComputedStyle(box).scrollbarColor")
    assert len({"auto", *seen.values()}) == 3, seen
    assert faults == []


@pytest.mark.parametrize(("language", "running"), [("ru", "Дагон, раунд 2 из 10"), ("en", "Dagon, round 2 of 10")])
def test_a_list_tells_matches_apart_by_what_was_drawn_and_how_far_they_are(
    live_server: LiveServer, browser: Browser, language: str, running: str
) -> None:
    def dagon_in_the_second_round(match: Match, _: Decision) -> bool:
        return (match.state.ancient_one, match.state.round) == ("dagon", 2)

    match = find(dagon_in_the_second_round, 2, game=TOUR, options={}, lately=[8])
    assert match.options["ancient_one"] == "random"
    page, faults = new_page(browser, width=390, height=844, language=language, touch=True)
    store(live_server, match).sit_down(live_server, page)
    for path in ("/", "/mine"):
        page.goto(live_server.address + path)
        ticket = page.locator(".ticket")
        expect(ticket).to_contain_text(running)
        share = ticket.locator(".bar i").evaluate("bar => bar.offsetWidth / bar.parentElement.offsetWidth")
        assert share == pytest.approx(0.2, abs=0.02)
    assert faults == []
    page.context.close()


def test_the_title_of_a_ticket_leaves_no_number_alone_on_a_line(live_server: LiveServer, browser: Browser) -> None:
    match = find(lambda match, _: match.state.chapter, 2)
    page, faults = new_page(browser, width=390, height=844, language="en", touch=True)
    store(live_server, match).sit_down(live_server, page)
    page.goto(live_server.address)
    title = page.locator(".ticket b", has_text="Horror in the Ice, chapter 1")
    expect(title).to_be_visible()
    page.evaluate("document.fonts.ready")
    lines = title.evaluate("""title => {
        const words = document.createRange();
        words.selectNodeContents(title);
        return [...words.getClientRects()].map((line) => line.width);
    }""")
    assert min(lines) > 40, lines
    assert faults == []
    page.context.close()

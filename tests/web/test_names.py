"""Whoever comes by a link says what the others may call them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from eldertable.games.arkham_tour import GAME
from eldertable.kernel.match import Match
from eldertable.server.messages import NAME_MOST
from tests.live_server import LiveServer
from tests.web.late_matches import find, store
from tests.web.visiting import new_page, start_match, unlocked

pytestmark = pytest.mark.web


def two_at_a_table(server: LiveServer, browser: Browser, *, known: str = "", width: int = 1280) -> tuple[Page, Page]:
    """Vera, and a friend whose seat nobody has named."""
    vera, _ = new_page(browser, width=1280, height=800, language="ru")
    friend, _ = new_page(browser, width=width, height=800, language="en")
    if known:
        friend.add_init_script(
            f"localStorage.getItem('eldertable.name') ?? localStorage.setItem('eldertable.name', '{known}')"
        )
    match, tokens = start_match(server, vera, [{"kind": "human", "name": "Вера"}, {"kind": "human"}])
    for page, token in zip((vera, friend), tokens, strict=True):
        page.goto(f"{server.address}/t/{match}#{token}")
        page.get_by_test_id("prompt").wait_for()
    return vera, friend


@pytest.mark.parametrize("width", [1280, 390])
def test_a_friend_who_comes_by_a_link_is_asked_for_a_name_once(
    live_server: LiveServer, browser: Browser, width: int
) -> None:
    vera, friend = two_at_a_table(live_server, browser, width=width)
    note = friend.get_by_test_id("name-note")
    expect(vera.get_by_test_id("name-note")).to_have_count(0)  # named when the table was set
    expect(vera.locator("main, aside").filter(has_text="Игрок 2").first).to_be_visible()
    note.get_by_label("What is your name?").fill("Bob")
    note.get_by_role("button", name="Save").click()
    expect(note).to_have_count(0)
    expect(vera.get_by_test_id("log")).to_contain_text("Bob садится за стол")
    expect(vera.locator("body")).not_to_contain_text("Игрок 2")
    friend.reload()
    friend.get_by_test_id("prompt").wait_for()
    expect(note).to_have_count(0)
    assert friend.evaluate("localStorage.getItem('eldertable.name')") == "Bob", "the next table need not ask"
    for page in (vera, friend):
        page.context.close()


def test_who_has_told_a_name_before_is_not_asked(live_server: LiveServer, browser: Browser) -> None:
    vera, friend = two_at_a_table(live_server, browser, known="Bob")
    expect(vera.get_by_test_id("log")).to_contain_text("Bob садится за стол")
    expect(friend.get_by_test_id("name-note")).to_have_count(0)
    for page in (vera, friend):
        page.context.close()


def test_at_a_shared_screen_a_name_is_the_seats_alone(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    page.add_init_script("localStorage.getItem('eldertable.name') ?? localStorage.setItem('eldertable.name', 'Вера')")
    match, tokens = start_match(live_server, page, [{"kind": "human", "name": "Вера"}, {"kind": "human"}])
    page.goto(f"{live_server.address}/t/{match}#{tokens[0]}")
    page.get_by_test_id("prompt").wait_for()
    page.goto(f"{live_server.address}/t/{match}#{tokens[1]}")
    page.get_by_role("button", name="Занять и это место").click()
    expect(page.get_by_test_id("hand-over")).to_contain_text("Игрок 2")
    page.get_by_test_id("hand-over").get_by_role("button").click()
    field = take_another_name(page)
    expect(field).to_have_value("")
    field.fill("Боб")
    field.press("Enter")
    expect(page.locator(".stub")).to_contain_text("Боб")
    assert page.evaluate("localStorage.getItem('eldertable.name')") == "Вера"
    assert faults == []
    page.context.close()


def test_every_field_for_a_name_takes_as_much_as_the_table(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")
    match, tokens = start_match(live_server, page, [{"kind": "human", "name": name} for name in ("Ann", "Bob")])
    page.goto(f"{live_server.address}/t/{match}#{tokens[0]}")
    page.get_by_test_id("prompt").wait_for()
    field = take_another_name(page)
    expect(field).to_have_attribute("maxlength", str(NAME_MOST))
    field.fill("W" * NAME_MOST)
    field.press("Enter")
    stub = page.locator(".stub")
    expect(stub).to_contain_text("W" * NAME_MOST)
    inside = "stub => stub.querySelector('b').getBoundingClientRect().right <= stub.getBoundingClientRect().right"
    assert stub.evaluate(inside), "it is broken, not run over"
    assert stub.evaluate("stub => stub.clientWidth") < 160
    log = page.get_by_test_id("log").locator("li").filter(has_text="W" * NAME_MOST).first
    assert log.evaluate("line => line.scrollWidth <= line.clientWidth")
    page.goto(f"{live_server.address}/new/arkham_tour")
    expect(page.locator("li.row input.input").first).to_have_attribute("maxlength", str(NAME_MOST))
    page.goto(live_server.address)
    page.locator(".tool.me").click()
    expect(page.locator("dialog[open] input")).to_have_attribute("maxlength", str(NAME_MOST))
    assert faults == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_name_that_was_stored_when_more_was_allowed_is_still_shown(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    old = "Иннокентий Аполлинариевич Вознесенский-2"
    assert len(old) > NAME_MOST
    match = Match(GAME, 2, GAME.check_options(2, {}), "an old match")
    stored = store(live_server, match, [old, "Анна"])
    page, faults = new_page(browser, width=width, height=height, language="ru")
    page.goto(f"{live_server.address}/t/{stored.id}#{stored.tokens[1]}")
    page.get_by_test_id("prompt").wait_for()
    if width < 800:
        page.get_by_role("button", name="Игроки").click()
    expect(page.locator("body")).to_contain_text(old)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert faults == []
    page.context.close()


LONG = ("Ж" * NAME_MOST, "Преображенскийвеликолепн")
INSIDE = """part => [part, ...part.querySelectorAll("*")].every((one) => {
    const box = one.getBoundingClientRect();
    return box.width === 0 || (box.left >= -0.5 && box.right <= innerWidth + 0.5);
})"""
WINDOWS = pytest.mark.parametrize(("width", "height"), [(1280, 800), (800, 600), (390, 844), (360, 640)])


@WINDOWS
def test_the_longest_names_are_read_whole_in_the_menu_the_hand_over_and_the_question(
    live_server: LiveServer, browser: Browser, width: int, height: int
) -> None:
    match = Match(GAME, 2, GAME.check_options(2, {}), "long names")
    stored = store(live_server, match, LONG)
    page, faults = new_page(browser, width=width, height=height, language="ru", touch=width < 800)
    stored.sit_down(live_server, page, ready='[data-testid="hand-over"]')
    curtain = page.get_by_test_id("hand-over")
    expect(curtain).to_contain_text(LONG[0])
    assert curtain.evaluate(INSIDE)
    curtain.get_by_role("button").click()
    page.get_by_test_id("prompt").wait_for()
    unlocked(page)
    said = page.locator(".whose, .ticket .stub b").first
    assert said.inner_text() == LONG[0]
    assert said.evaluate(
        "name => name.scrollWidth <= name.clientWidth + 1 && getComputedStyle(name).textOverflow === 'clip'"
    )
    assert page.locator("#prompt").evaluate(INSIDE)
    page.get_by_test_id("menu").click()
    menu = page.locator("dialog[open] .menu")
    expect(menu.get_by_test_id("give-back").filter(has_text=LONG[0])).to_be_visible()
    page.wait_for_timeout(300)
    fits = "menu => { const to = menu.getBoundingClientRect().right + 0.5; return [...menu.querySelectorAll('*')].every((one) => one.getBoundingClientRect().right <= to); }"
    assert menu.evaluate(fits)
    assert faults == []
    page.context.close()


@pytest.mark.parametrize("name", ["Вольдемаровна", "Аристарховичъ"])
def test_a_name_of_thirteen_letters_stays_in_one_piece(live_server: LiveServer, browser: Browser, name: str) -> None:
    match = Match(GAME, 2, GAME.check_options(2, {}), "long names")
    stored = store(live_server, match, [name, name])
    for width, height in ((1280, 800), (1600, 900), (360, 640)):
        page, faults = new_page(browser, width=width, height=height, language="ru", touch=width < 800)
        stored.sit_down(live_server, page, ready='[data-testid="hand-over"]')
        page.get_by_test_id("hand-over").get_by_role("button").click()
        said = page.locator(".whose, .ticket .stub b").first
        lines = "name => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight)"
        assert said.evaluate(lines) < 1.5, (width, name)
        assert faults == []
        page.context.close()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_tools_do_not_lie_on_the_question_in_a_narrow_window(
    live_server: LiveServer, browser: Browser, language: str
) -> None:
    match = find(
        lambda match, decision: decision.kind == "lay" and match.state.round >= 3,
        2,
        game=GAME,
        options={"ancient_one": "dagon"},
    )
    page, faults = new_page(browser, width=800, height=600, language=language)
    store(live_server, match, ["Вольдемаровна", "Анна"]).sit_down(live_server, page)
    words = "h2 => { const all = document.createRange(); all.selectNodeContents(h2); const box = all.getBoundingClientRect(); return [box.right, box.bottom]; }"
    right, bottom = page.locator("#prompt-question").evaluate(words)
    for tool in page.locator("#prompt .tools .btn").all():
        box = tool.bounding_box()
        assert box is not None
        assert box["x"] >= right or box["y"] >= bottom, tool.get_attribute("aria-label")
    assert faults == []
    page.context.close()


def take_another_name(page: Page) -> Locator:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("rename").click()
    return page.get_by_test_id("name-note").get_by_role("textbox")


def test_a_name_is_changed_from_the_menu_and_typing_survives_news(live_server: LiveServer, browser: Browser) -> None:
    vera, friend = two_at_a_table(live_server, browser, known="Bob")
    mine, theirs = (take_another_name(page) for page in (vera, friend))
    expect(mine).to_have_value("Вера")
    mine.fill("Вероника")
    theirs.fill("Bobby")
    theirs.press("Enter")
    expect(vera.get_by_test_id("log")).to_contain_text("Bobby берёт это имя вместо «Bob»")
    expect(mine).to_have_value("Вероника")
    mine.press("Enter")
    expect(friend.get_by_test_id("log")).to_contain_text("Вероника takes this name instead of “Вера”")
    for page in (vera, friend):
        page.context.close()


def test_who_has_no_name_is_called_something_in_the_language_that_is_read(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="en")
    match, (token,) = start_match(live_server, page, [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}])
    page.goto(f"{live_server.address}/t/{match}#{token}")
    others = page.get_by_role("complementary", name="Players and log")
    expect(others).to_contain_text("Amos")
    page.get_by_test_id("menu").click()
    page.locator("dialog[open]").get_by_text("Рус").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary", name="Игроки и журнал")).to_contain_text("Эймос")
    expect(page.get_by_test_id("prompt")).to_contain_text("Игрок 1")
    assert faults == []
    page.context.close()

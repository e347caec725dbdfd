"""Waiting at a table: what can be decided ahead, and how the page calls when the turn comes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.live_server import LiveServer
from tests.web.visiting import new_page, start_match, unlocked

pytestmark = pytest.mark.web

TWO = [{"kind": "human", "name": "Анна"}, {"kind": "human", "name": "Боб"}]


def two_at_a_table(server: LiveServer, browser: Browser, language: str = "ru") -> tuple[Page, Page, list[str]]:
    """Whoever is asked for the first die of an ordinary round, whoever waits, and what either page complained about."""
    pages, faults = [], []
    for _ in TWO:
        page, found = new_page(browser, width=1280, height=800, language=language)
        pages.append(page)
        faults.append(found)
    match, tokens = start_match(server, pages[0], TWO)
    for page, token in zip(pages, tokens, strict=True):
        page.goto(f"{server.address}/t/{match}#{token}")
        page.get_by_test_id("prompt").wait_for()
    for page in pages:
        unlocked(page)
        page.locator("[data-option]").first.click()  # a task is kept
    for page in pages:
        page.wait_for_selector('[data-target^="die:"]')
    first, second = pages if pages[0].locator('[data-state="legal"]').count() else pages[::-1]
    return first, second, faults[0] + faults[1]


def dice(page: Page, state: str) -> list[str]:
    found = page.locator(f'[data-target^="die:"][data-state="{state}"]')
    return [str(found.nth(k).get_attribute("data-target")) for k in range(found.count())]


def press(page: Page, die: str) -> None:
    unlocked(page)
    page.locator(f'[data-target="{die}"]').click()


def close(*pages: Page) -> None:
    for page in pages:
        page.context.close()


def test_a_die_chosen_ahead_is_removed_when_the_turn_comes(live_server: LiveServer, browser: Browser) -> None:
    first, second, faults = two_at_a_table(live_server, browser)
    expect(second.get_by_test_id("ahead")).to_be_visible()
    offered = dice(second, "ahead")
    assert len(offered) == 5
    mine, taken = offered[1], offered[3]
    press(second, mine)
    assert dice(second, "staged") == [mine]
    expect(second.get_by_test_id("prompt")).to_contain_text("Решено заранее: Убрать")
    assert dice(first, "legal") == offered, "nothing is sent before the turn"
    press(first, taken)
    expect(second.get_by_test_id("ahead-outcome")).to_contain_text("Сделано, как вы решили заранее: Убрать")
    expect(second.locator('[data-target^="die:"][data-state="legal"]')).to_have_count(
        3
    )  # two players: both removals are theirs
    assert mine not in dice(second, "legal")
    press(second, dice(second, "legal")[0])  # what is chosen by hand says no more of what was chosen ahead
    expect(second.get_by_test_id("ahead-outcome")).to_have_count(0)
    assert faults == []
    close(first, second)


def test_a_choice_ahead_is_withdrawn_with_the_reason_and_can_be_cancelled(live_server: LiveServer, browser: Browser) -> None:
    first, second, faults = two_at_a_table(live_server, browser, "en")
    second.get_by_test_id("prompt").focus()
    second.keyboard.press("Digit1")  # by key
    mine = dice(second, "staged")
    assert len(mine) == 1
    second.keyboard.press("Escape")
    assert dice(second, "staged") == []
    second.get_by_test_id("ahead").click()  # by list
    expect(second.locator("dialog[open]")).to_contain_text("as soon as you are asked")
    second.locator("dialog[open] button[data-option]").first.click()
    assert dice(second, "staged") == mine
    expect(second.locator("[aria-live=polite]")).to_contain_text("Decided ahead: Remove")
    second.get_by_test_id("ahead-cancel").click()
    assert dice(second, "staged") == []
    press(second, mine[0])  # by pointing
    press(first, mine[0])  # and the other takes that very die
    outcome = second.get_by_test_id("ahead-outcome")
    expect(outcome).to_contain_text("withdrawn: Remove")
    expect(outcome).to_contain_text("This die has been chosen already.")
    expect(second.locator('[data-target^="die:"][data-state="legal"]')).to_have_count(4)
    assert faults == []
    close(first, second)


def test_an_opening_die_is_taken_ahead_by_whoever_comes_last(live_server: LiveServer, browser: Browser) -> None:
    names = ["Анна", "Боб", "Вера"]
    pages = [new_page(browser, width=1280, height=800, language="ru")[0] for _ in names]
    match, tokens = start_match(live_server, pages[0], [{"kind": "human", "name": name} for name in names])
    for page, token in zip(pages, tokens, strict=True):
        page.goto(f"{live_server.address}/t/{match}#{token}")
        page.get_by_test_id("prompt").wait_for()
        unlocked(page)
        page.locator("[data-option]").first.click()
    for page in pages:
        page.wait_for_selector('[data-target^="die:"]')
    asked = next(k for k, page in enumerate(pages) if dice(page, "legal"))
    first, second, third = (pages[(asked + k) % 3] for k in range(3))
    mine, *others = dice(third, "ahead")
    press(third, mine)
    press(first, others[0])
    expect(second.locator('[data-target^="die:"][data-state="legal"]')).to_have_count(4)
    assert dice(third, "staged") == [mine], "another's turn is not mine"
    press(second, others[1])
    expect(third.get_by_test_id("ahead-outcome")).to_contain_text("Сделано, как вы решили заранее: Взять")
    expect(third.get_by_test_id("prompt")).to_contain_text("Выберите два кубика")
    close(*pages)


def test_whoever_waits_for_somebody_who_left_is_told_so_and_may_call_a_bot(
    live_server: LiveServer, browser: Browser
) -> None:
    first, second, _ = two_at_a_table(live_server, browser)
    seat = second.evaluate("JSON.parse(localStorage.getItem('eldertable.matches'))")
    press(first, dice(first, "legal")[0])
    prompt = first.get_by_test_id("prompt")
    expect(prompt).to_have_attribute("data-prompt", "waiting")
    expect(prompt).not_to_contain_text("не за столом")
    close(second)
    expect(prompt).to_contain_text("не за столом. Можно подождать или позвать бота.")
    first.get_by_role("button", name="Пусть сыграет бот").click()
    expect(prompt).to_have_attribute("data-prompt", "yours")
    expect(first.locator("figcaption")).to_contain_text("играет бот")
    back, faults = new_page(browser, width=390, height=844, language="ru")
    [(match, held)] = seat.items()
    back.goto(f"{live_server.address}/t/{match}#{held['seats'][0]['token']}")
    expect(back.get_by_test_id("prompt")).to_contain_text("За вас играет бот «Расчётливый».")
    back.get_by_role("button", name="Вернуть место себе").click()
    expect(back.get_by_test_id("prompt")).not_to_contain_text("За вас играет бот")
    expect(first.locator("figcaption")).not_to_contain_text("играет бот")
    assert faults == []
    close(first, back)


def test_whoever_must_go_lends_the_own_seat_to_a_bot_and_takes_it_back(live_server: LiveServer, browser: Browser) -> None:
    first, second, faults = two_at_a_table(live_server, browser)
    first.get_by_test_id("menu").click()
    first.get_by_test_id("lend").click()
    expect(second.get_by_test_id("prompt")).to_have_attribute("data-prompt", "yours")  # the bot took a die
    expect(first.get_by_test_id("prompt")).to_contain_text("За вас играет бот")
    first.get_by_test_id("menu").click()
    first.get_by_test_id("lend").get_by_text("Вернуть место себе").click()
    expect(first.get_by_test_id("prompt")).not_to_contain_text("За вас играет бот")
    assert faults == []
    close(first, second)


def test_the_tab_shows_a_dot_while_one_is_waited_for(live_server: LiveServer, browser: Browser) -> None:
    first, second, faults = two_at_a_table(live_server, browser)
    icon = 'link[rel="icon"]'
    expect(first.locator(icon)).to_have_attribute("href", "/favicon-turn.svg")
    assert first.title().startswith("●")
    expect(second.locator(icon)).to_have_attribute("href", "/favicon.svg")
    assert "●" not in second.title()
    assert first.request.get(f"{live_server.address}/favicon-turn.svg").ok
    press(first, dice(first, "legal")[0])
    expect(second.locator(icon)).to_have_attribute("href", "/favicon-turn.svg")
    expect(first.locator(icon)).to_have_attribute("href", "/favicon.svg")
    second.get_by_test_id("menu").click()
    second.locator("dialog[open] a", has_text="Выйти").last.click()
    expect(second.locator(icon)).to_have_attribute("href", "/favicon.svg")
    assert faults == []
    close(first, second)


LISTEN = """
    window.heard = [];
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return (this.permission = 'granted'); }
        constructor(title, options) {
            const { decision } = document.querySelector('[data-testid=prompt]').dataset;
            window.heard.push({ title, decision, ...options });
        }
        close() {}
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
        window.heard.push({ pitch: this.frequency.value, audible: this.context.state });
        return start.call(this, when);
    };
    window.hide = hidden => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    };
"""


def heard(page: Page, least: int) -> list[dict[str, Any]]:
    page.wait_for_function("n => window.heard.length >= n", arg=least)
    found: list[dict[str, Any]] = page.evaluate("window.heard.splice(0)")
    return found


def test_whoever_asked_for_it_is_called_by_sound_and_notice(live_server: LiveServer, browser: Browser) -> None:
    ann, faults = new_page(browser, width=1280, height=800, language="ru")
    bob, _ = new_page(browser, width=1280, height=800, language="ru")
    match, tokens = start_match(live_server, ann, TWO)
    bob.add_init_script(LISTEN)
    ann.clock.install()
    for page, token in zip((ann, bob), tokens, strict=True):
        page.goto(f"{live_server.address}/t/{match}#{token}")
        page.get_by_test_id("prompt").wait_for()
    bob.get_by_test_id("menu").click()
    bob.get_by_label("Звук, когда ждут вас").check()
    assert [note["pitch"] for note in heard(bob, 2)] == [660, 880], "what is switched on is heard at once"
    bob.get_by_label("Уведомление, когда вкладка не видна").check()
    bob.keyboard.press("Escape")
    bob.evaluate("hide(true)")
    unlocked(ann)
    ann.locator("[data-option]").first.click()
    ann.wait_for_selector("[data-prompt=together], [data-prompt=waiting]")
    # As if she had shut the lid: in steps, a ping would be given six seconds of this clock and no time at all of the network's.
    ann.clock.fast_forward(96_000)
    ann.get_by_test_id("remind").click()
    calls = heard(bob, 3)
    assert [call["body"] for call in calls if "body" in call] == ["Вас ждут. Анна напоминает: ход за\u00a0вами."]
    assert [call["audible"] for call in calls if "pitch" in call] == ["running", "running"]
    assert faults == []
    close(ann, bob)


def test_a_turn_that_comes_in_the_background_calls_unless_it_was_decided_ahead(
    live_server: LiveServer, browser: Browser
) -> None:
    first, second, faults = two_at_a_table(live_server, browser)
    second.evaluate(f"() => {{ {LISTEN} }}")
    second.get_by_test_id("menu").click()
    second.get_by_label("Уведомление, когда вкладка не видна").check()
    second.keyboard.press("Escape")
    mine, taken = dice(second, "ahead")[:2]
    press(second, mine)
    second.evaluate("hide(true)")
    press(first, taken)
    (call,) = heard(second, 1)  # of two removals the first is made already; the second calls
    assert call["body"] == "Ваш ход."
    expect(second.get_by_test_id("ahead-outcome")).to_be_visible()
    assert call["decision"] == second.get_by_test_id("prompt").get_attribute("data-decision")
    assert faults == []
    close(first, second)

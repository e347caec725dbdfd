"""A turn of Machina Arcana by keys alone, with the focus in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from eldertable.games.machina_arcana import options as o
from eldertable.games.machina_arcana.game import GAME
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from tests.live_server import LiveServer
from tests.web.test_machina_arcana import asked, good_rehearsal, new_match, play, set_up
from tests.web.visiting import new_page, unlocked

pytestmark = pytest.mark.web

SEEDS = 200
ARROWS = {(0, 1): "ArrowRight", (0, -1): "ArrowLeft", (1, 0): "ArrowDown", (-1, 0): "ArrowUp"}


class Keys:
    """Hands that touch no pointer. The match is played along, so that they know what to press."""

    def __init__(self, page: Page, match: Match) -> None:
        self.page, self.match = page, match
        self.number: str | None = None

    def wait(self) -> Decision:
        """The page asks what the match asks; its buttons have come to rest."""
        prompt = self.page.locator(f'[data-prompt="yours"]:not([data-decision="{self.number}"])')
        prompt.wait_for()
        self.number = prompt.get_attribute("data-decision")
        unlocked(self.page)
        for _ in range(4):  # a page or two of the story: the way on always has the focus
            if not self.page.get_by_test_id("story").count():
                break
            self.page.keyboard.press("Enter")
            self.page.wait_for_timeout(150)
        expect(self.page.get_by_test_id("story")).to_have_count(0)
        return asked(self.match)[1]

    def done(self, index: int) -> None:
        self.match.choose(asked(self.match)[0], index)

    def digit(self, index: int, digit: int) -> None:
        self.page.keyboard.press(f"Digit{digit}")
        self.done(index)

    def to_cell(self, cell: int) -> None:
        """Arrows over the plan, from wherever the cursor is."""
        for _ in range(60):
            at = self.page.evaluate("document.activeElement?.id ?? ''")
            if at == f"ma-cell-{cell}":
                return
            assert str(at).startswith("ma-cell-"), at
            now = int(str(at).removeprefix("ma-cell-"))
            down, right = cell % 100 // 10 - now % 100 // 10, cell % 10 - now % 10
            step = (0, 1 if right > 0 else -1) if right else (1 if down > 0 else -1, 0)
            self.page.keyboard.press(ARROWS[step])
        raise AssertionError(f"the cursor does not come to {cell}")

    def focus_plan(self) -> None:
        """Tab goes from the prompt to the board in a few steps."""
        for _ in range(40):
            if self.page.evaluate("document.activeElement?.getAttribute('role') === 'gridcell'"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead to the plan")

    def take_cell(self, cell: int, index: int) -> None:
        self.focus_plan()
        self.to_cell(cell)
        expect(self.page.locator(".ma .focusring").first).to_be_attached()
        self.page.keyboard.press("Enter")  # points it out
        self.page.keyboard.press("Enter")  # takes it
        self.done(index)


def opening(seed: str) -> tuple[Match, int] | None:
    """A solo match whose first turn offers a walk; returns it with the number of choices before the turn."""
    match = new_match(seed, 1)
    match.choose(*(asked(match)[0], 0))
    before = 1
    while asked(match)[1].kind != "act":
        if before > 6:
            return None
        match.choose(asked(match)[0], 0)
        before += 1
    return match, before


def good_seed() -> str:
    for number in range(SEEDS):
        found = opening(f"keys {number}")
        if found and found[1] == 2 and sum(isinstance(option, o.Move) for option in asked(found[0])[1].options) >= 3:
            return f"keys {number}"
    raise AssertionError("no seed begins with a walk")


def test_a_turn_is_played_by_keys_alone(live_server: LiveServer, browser: Browser) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    seed = good_seed()
    answer = page.request.post(
        f"{live_server.address}/api/matches",
        data={
            "game": GAME.id,
            "seats": [{"kind": "human", "name": "Вера"}],
            "options": {"easy": "yes", "very_easy": "yes"},
            "seed": seed,
        },
        headers={"Origin": live_server.address},
    )
    made = answer.json()
    page.goto(f"{live_server.address}/t/{made['match']}#{made['seats'][0]['token']}")
    keys = Keys(page, new_match(seed, 1))
    keys.wait()
    keys.digit(0, 1)  # the first explorer
    decision = keys.wait()
    while decision.kind != "act":  # where to stand, by the list of targets
        cell = int(decision.options[0].ref.removeprefix("cell@"))
        keys.take_cell(cell, 0)
        decision = keys.wait()
    for _ in range(2):  # two steps over the plan
        index = next(k for k, option in enumerate(decision.options) if isinstance(option, o.Move))
        keys.take_cell(decision.options[index].cell, index)
        decision = keys.wait()
        assert decision.kind == "act"
    page.keyboard.press("KeyI")  # a look into the inventory and out again
    expect(page.get_by_test_id("inventory")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("inventory")).to_have_count(0)
    page.keyboard.press("KeyZ")  # the last step taken back
    keys.number = None
    unlocked(page)
    page.keyboard.press("KeyE")  # the turn is over
    page.wait_for_function("() => document.querySelector('[data-testid=prompt]')?.textContent?.length > 0")
    expect(page.get_by_test_id("log").first).to_contain_text("Кубик судьбы", timeout=15_000)
    assert faults == []
    page.context.close()


def equipped(page: Page) -> int:
    return page.locator('[data-testid="inventory"] .board .card-ma').count()


@pytest.mark.parametrize("hand", ["keys", "drag"])
def test_an_item_is_put_on_by_keys_or_by_dragging(live_server: LiveServer, browser: Browser, hand: str) -> None:
    page, faults = new_page(browser, width=1280, height=800, language="ru")
    rehearsal = good_rehearsal(1)
    set_up(page, live_server, rehearsal)
    match = play(page, rehearsal, touch=False, until=o.Attach)
    option = next(one for one in asked(match)[1].options if isinstance(one, o.Attach))
    page.wait_for_timeout(300)
    bag = page.get_by_test_id("inventory")
    expect(bag).to_be_visible()
    before = equipped(page)
    if hand == "keys":
        assert page.evaluate("document.activeElement?.dataset.target") == f"card:{asked(match)[1].options[0].item}"
        page.keyboard.press("Enter")  # takes it up
        expect(bag.locator(".place:focus")).to_have_count(1)
        page.keyboard.press("Enter")  # puts it where the light is
    else:
        card = bag.locator(f'li:has([data-target="card:{option.item}"])')
        card.hover()
        page.mouse.down()
        page.mouse.move(*middle_of(page, ".arcana-inventory .board"), steps=5)
        bag.locator(".place").first.hover()
        page.mouse.up()
    page.wait_for_function(
        "n => !document.querySelector('[data-testid=inventory]') || "
        "document.querySelectorAll('[data-testid=inventory] .board .card-ma').length > n",
        arg=before,
    )
    assert faults == []
    page.context.close()


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

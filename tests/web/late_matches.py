"""Matches that are far on already: bots play them in memory, then they are stored with a server as if they had been played there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page, expect

from eldertable.games.machina_arcana.game import GAME
from eldertable.kernel.decision import Decision
from eldertable.kernel.game import Game
from eldertable.kernel.match import Match
from eldertable.server.house import House, NewSeat
from eldertable.server.settings import Settings
from eldertable.server.store import Store
from tests.live_server import LiveServer
from tests.web.visiting import unlocked

EASY = {"easy": "yes", "very_easy": "yes", "length": "very_quick"}
MOST_ANSWERS = 700
KEPT = "eldertable.matches"  # where a browser keeps its seats

T = TypeVar("T")
Wanted = Callable[[Match, Decision], bool]


def asked(match: Match) -> tuple[int, Decision]:
    return next(iter(match.pending.items()))


def play_until(wanted: Wanted, seed: str, seats: int, options: Mapping[str, str], game: Game[Any] = GAME) -> Match | None:
    """Bots play until the situation is there; None if the match is over before, or takes too long."""
    assert game.heuristics is not None
    match = Match(game, seats, game.check_options(seats, options), seed)
    while match.pending and len(match.answers) < MOST_ANSWERS:
        seat, decision = asked(match)
        if wanted(match, decision):
            return match
        match.choose(seat, 0 if len(decision.options) == 1 else game.heuristics.pick(match.state, decision))
    return None


def find(
    wanted: Wanted,
    seats: int,
    *,
    options: Mapping[str, str] = EASY,
    seeds: Iterable[int] = range(60),
    lately: Iterable[int] = (),
    game: Game[Any] = GAME,
) -> Match:
    """The first seed that leads there, after those that did `lately`: what is rare costs seconds to come upon, and when the rules
    or the bots change, another is found."""
    for number in (*lately, *seeds):
        if found := play_until(wanted, f"a late match {number}", seats, options, game):
            return found
    raise AssertionError("no seed leads to this situation")


@dataclass
class Stored:
    """A match at a server, and the secret of each seat."""

    id: str
    tokens: dict[int, str]
    game: str = GAME.id

    def sit_down(self, server: LiveServer, page: Page, *, ready: str = '[data-testid="prompt"], main.score') -> None:
        """At one screen, in every seat, until what is `ready` is there; the pages of the story are put away."""
        mine = {"match": self.id, "game": self.game, "seats": self._held(), "invitations": [], "opened": 1}
        kept = json.dumps({self.id: mine})
        page.add_init_script(f"localStorage.getItem({KEPT!r}) ?? localStorage.setItem({KEPT!r}, {json.dumps(kept)})")
        page.goto(f"{server.address}/t/{self.id}")
        page.locator(ready).first.wait_for()
        page.wait_for_timeout(200)
        shut_the_story(page)

    def _held(self) -> list[dict[str, Any]]:
        return [{"seat": seat, "token": token} for seat, token in self.tokens.items()]


def shut_the_story(page: Page) -> None:
    if page.get_by_test_id("story").count():
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("story")).to_have_count(0)


def expect_asked(page: Page, match: Match) -> Decision:
    """The page has come to the same question as the match in memory; its buttons have come to rest."""
    seat, decision = asked(match)
    number = sum(answered == seat for answered, _ in match.answers)
    expect(page.locator('[data-prompt="yours"]')).to_have_attribute("data-decision", f"{seat}-{number}")
    unlocked(page)
    return decision


def take(page: Page, match: Match, index: int, *, by: Locator | None = None) -> None:
    """Press an option on the page, or what stands for it, and take it in the match too."""
    (by or page.locator(f'[data-option="{index}"]:visible').first).click()
    match.choose(asked(match)[0], index)


def store(
    server: LiveServer, match: Match, names: Sequence[str] = ("Вера", "Тимур", "Анна", "Олег"), people: int | None = None
) -> Stored:
    """Put a match with all its answers into the server's database. `people` at its first seats, bots at the others."""
    human = match.seats if people is None else people
    seats = [
        NewSeat("human", name) if seat < human else NewSeat("bot", name, "greedy")
        for seat, name in enumerate(names[: match.seats])
    ]
    record = match.record

    async def create(house: House) -> Stored:
        made = await house.create(match.game.id, seats, match.options, seed=record.seed, answers=record.answers)
        return Stored(*made, match.game.id)

    return _at(server, create)


def last_answer(server: LiveServer, stored: Stored) -> tuple[int, int | None]:
    """Seat and option of what the server has stored last."""

    async def read(house: House) -> tuple[int, int | None]:
        row = (await house.store.rows(stored.id))[-1]
        return row.seat, row.option

    return _at(server, read)


def _at(server: LiveServer, deed: Callable[[House], Coroutine[Any, Any, T]]) -> T:
    """Do something with the server's database from here, as another process would."""

    async def visit() -> T:
        settings = Settings(database=server.settings["ELDERTABLE_DATABASE"])
        house = House(await Store.open(settings), settings)
        try:
            return await deed(house)
        finally:
            await house.store.close()

    # Playwright has an event loop in this thread already
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, visit()).result()

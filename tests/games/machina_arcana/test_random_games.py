"""What holds at every state of random and of careful games of Machina Arcana.

Random explorers die early, so half of the games are played with the bot's knowledge of the game, mixed with chance, and some
begin near a later chapter or the finale. `ELDERTABLE_LONG=1` plays many more (`ELDERTABLE_LONG_GAMES` says how many).
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from eldertable import words
from eldertable.games.machina_arcana import values
from eldertable.games.machina_arcana.cards import CHAPTERS
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.state import OFF_BOARD, ArcanaState
from eldertable.games.machina_arcana.things import explorers_on_board
from eldertable.kernel import game as registry
from eldertable.kernel.match import Match
from eldertable.testing import rule
from tests.games import properties
from tests.games.machina_arcana import components

LONG = os.environ.get("ELDERTABLE_LONG") == "1"
SEATS = (1, 2, 3, 4)
VARIANTS = 12
TO_FINALE = 0.4  # share of skips that lead to the finale
STALE = 3000  # decisions of a game that was moved on by hand


@pytest.fixture(autouse=True, scope="module")
def _registered() -> Iterator[None]:
    """The game is known to records and speakers while these tests run."""
    known = dict(registry.games())
    registry.games()[GAME.id] = GAME
    words.speaker.cache_clear()
    yield
    registry.games().clear()
    registry.games().update(known)
    words.speaker.cache_clear()


def new_game(number: int) -> Match:
    seats = SEATS[number % 4]
    return Match(GAME, seats, GAME.check_options(seats, components.options(number // 4, seats)), f"random {number}")


def choice(rng: random.Random, match: Match, carefully: float) -> tuple[int, int]:
    """A seat and an option: the best at a glance so often, else any kind of option with equal chance."""
    seat = rng.choice(sorted(match.pending))
    decision = match.pending[seat]
    if rng.random() < carefully:
        return seat, GAME.heuristics.pick(match.state, decision)
    return properties.pick(rng, match, by_kind=True)


def skip_chapters(rng: random.Random, state: ArcanaState) -> None:
    """As if the explorers had come far: the next chapter is a later one or the finale, it begins soon, and they are well."""
    del state.chapters[rng.randrange(1, len(state.chapters) + 1) :]
    if rng.random() < TO_FINALE:
        state.chapters[1:] = [card.id for card in CHAPTERS.values() if card.role == "finale"][:1]
    for explorer in explorers_on_board(state):
        explorer.health = values.stat(state, explorer.card, "health")
    state.lair = 1
    state.monster_level = rng.randrange(1, 4)


def check_state(match: Match, seat: int, option: int, *, thoroughly: bool) -> None:
    properties.check_options(match)
    components.check_components(match.state)
    components.check_nothing_lost(match)
    if thoroughly:
        properties.check_refusals(match)
        properties.check_fork(match, seat, option)
        properties.check_secrets(match, components)
        properties.check_words(match, components)


def play(number: int, *, thoroughly: float, carefully: float, skips: bool = False) -> Match:
    """One game; `thoroughly` is the share of states at which everything is checked, `carefully` of sensible choices."""
    rng = random.Random(f"machina arcana {number}")
    match = new_game(number)
    properties.check_events(match, match.opening, components)
    skip_at = rng.randrange(5, 40) if skips else -1
    made = 0
    while match.pending and (made < STALE or not skips):
        if skips and made >= skip_at and match.at_rest and len(match.state.chapters) > 1:
            skip_chapters(rng, match.state)
            skip_at = made + rng.randrange(20, 200)
        seat, option = choice(rng, match, carefully)
        everything = rng.random() < thoroughly
        check_state(match, seat, option, thoroughly=everything)
        undo = everything and not skips
        events = properties.check_undo(match, seat, option) if undo else match.choose(seat, option)
        properties.check_events(match, events, components)
        made += 1
        assert made <= components.BOUND, "the game does not end"
    if not skips:
        properties.check_record(match)
        properties.finished(match, components)
    return match


@pytest.mark.parametrize("part", range(4))
def test_the_properties_hold_in_random_games(part: int) -> None:
    for number in range(part, 16, 4):
        play(number, thoroughly=0.03, carefully=0.0)


@pytest.mark.parametrize("number", range(6))
def test_the_properties_hold_in_careful_games(number: int) -> None:
    play(number, thoroughly=0.01, carefully=0.8)


@pytest.mark.parametrize("number", range(100, 108))
def test_later_chapters_and_the_finale_are_sound(number: int) -> None:
    play(number, thoroughly=0.01, carefully=0.7, skips=True)


@rule("MA-CHAPTER-10", "MA-CHAPTER-12")
def test_the_story_goes_on_when_the_last_explorer_on_the_board_dies_after_the_others_left() -> None:
    match = Match(GAME, 2, GAME.check_options(2, {}), "left behind")
    while match.pending[next(iter(match.pending))].kind != "act":
        match.choose(next(iter(match.pending)), 0)
    state: ArcanaState = match.state
    gone, behind = state.explorers
    chapter = state.chapter
    gone.cell, gone.left, gone.turn_taken = OFF_BOARD, True, True
    behind.cell, behind.alive, behind.health = OFF_BOARD, False, 0
    match.choose(next(iter(match.pending)), len(match.pending[next(iter(match.pending))].options) - 1)
    for _ in range(20):
        if state.chapter != chapter or not match.pending:
            break
        match.choose(next(iter(match.pending)), 0)
    assert state.chapter != chapter
    assert gone.cell != OFF_BOARD or match.pending[gone.seat].kind == "choose_entry"


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="takes long; ELDERTABLE_LONG=1 plays it")
def test_the_properties_hold_in_many_games() -> None:
    ends: Counter[str] = Counter()
    for number in range(int(os.environ.get("ELDERTABLE_LONG_GAMES", "2000"))):
        way = number // (4 * VARIANTS) % 3
        match = play(number, thoroughly=0.01, carefully=(0.0, 0.8, 0.7)[way], skips=way == 2)
        ends[match.outcome.reason.id if match.outcome else "stopped"] += 1
    assert len(ends) >= 3, ends

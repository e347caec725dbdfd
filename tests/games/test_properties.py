"""Properties at every state of random games, for every registered game.

`ELDERTABLE_LONG=1` plays 10,000 games of each (`ELDERTABLE_LONG_GAMES` for another number) instead of a few.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from importlib.metadata import entry_points

import pytest

from tests.games.properties import play

GAMES = sorted(point.name for point in entry_points(group="eldertable.games"))
QUICK = 40
LONG = os.environ.get("ELDERTABLE_LONG") == "1"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", range(4))
def test_the_properties_hold_at_every_state_of_random_games(game: str, part: int) -> None:
    for number in range(part * QUICK // 4, (part + 1) * QUICK // 4):
        play(game, number, thoroughly=1.0 if number % 4 == part else 0.1)


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="takes long; ELDERTABLE_LONG=1 plays it")
@pytest.mark.parametrize("game", GAMES)
def test_the_properties_hold_in_ten_thousand_random_games(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    games = int(os.environ.get("ELDERTABLE_LONG_GAMES", "10000"))
    ends: Counter[str] = Counter()
    decisions = 0
    began = time.monotonic()
    for number in range(games):
        match = play(game, number, thoroughly=0.05)
        assert match.outcome is not None
        ends[match.outcome.reason.id] += 1
        decisions += len(match.answers)
        if (number + 1) % 100 == 0:
            seconds = time.monotonic() - began
            told = f"{game}: {number + 1} of {games} games, {decisions} decisions, {seconds:.0f} s, {dict(ends)}\n"
            with capsys.disabled():  # whoever waits so long wants to see it move
                sys.stdout.write(told)
                sys.stdout.flush()

"""Tries the turns that look best in many possible worlds and drops the worse half again and again.

Every world is a fork dealt anew for the seat, so the search knows no more than a player would. All turns that are still
in the race meet the same worlds and the same luck, so their differences need few trials. The race can be stopped at any
moment: the best turn so far is the answer.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ..kernel.heuristics import Heuristics, Turn
from ..kernel.match import Match
from ..kernel.text import text
from .bot import SECONDS, Bot, Suggestion
from .greedy import in_words

WIDTH = 12  # turns that enter the race
LOOKED_AT = 60  # turns that may enter
ALIKE = 5  # turns that begin with the same option
GLANCE = 2.0  # how much of a trial the first glance at a turn is worth
LONGEST = 2_000  # decisions tried out before a turn counts as endless


class _Runner:
    """A turn in the race. All that are still racing have had the same number of trials."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.sum = GLANCE * turn.score

    def standing(self) -> float:
        return self.sum


class SearchBot(Bot):
    name = "search"

    def choose(self, match: Match, seat: int, seconds: float = SECONDS) -> int:
        options = match.pending[seat].options
        if len(options) == 1:
            return 0
        heuristics = match.game.heuristics
        if heuristics is None:
            return self._any_option(match, seat)
        return options.index(self._race(heuristics, match, seat, seconds)[0].turn.options[0])

    def suggest(self, match: Match, seat: int, seconds: float = SECONDS) -> Suggestion:
        heuristics = match.game.heuristics
        if heuristics is None:
            return Suggestion(self._any_option(match, seat), text("app-bot-reason-random"))
        runners = self._race(heuristics, match, seat, seconds)
        fork = match.fork(seat, seed=self._fork_seed())
        return in_words(heuristics, fork.state, fork.pending[seat], (runner.turn.options[0] for runner in runners))

    def _race(self, heuristics: Heuristics[Any], match: Match, seat: int, seconds: float) -> list[_Runner]:
        """All turns that entered, best first."""
        spent = self._clock(seconds)
        fork = match.fork(seat, seed=self._fork_seed())
        decision = fork.pending[seat]
        racing = [_Runner(turn) for turn in entrants(heuristics.turns(fork.state, decision, LOOKED_AT))]
        if heuristics.sure(fork.state, decision):
            return racing
        dropped: list[_Runner] = []
        laps = max(1, (len(racing) - 1).bit_length())
        trials = 0
        for lap in range(laps):
            if len({runner.turn.options[0] for runner in racing}) == 1:
                break  # whatever wins, the choice is made
            while spent(trials) < (lap + 1) / laps:
                self._trial(heuristics, match, seat, racing)
                trials += len(racing)
            racing = sorted(racing, key=_Runner.standing, reverse=True)
            half = (len(racing) + 1) // 2
            racing, dropped = racing[:half], racing[half:] + dropped
        return sorted(racing, key=_Runner.standing, reverse=True) + dropped

    def _clock(self, seconds: float) -> Callable[[int], float]:
        """The part of the effort that is spent, from 0 to 1: by trials if they are limited, else by time."""
        limit = self._iterations
        if limit is not None:
            return lambda trials: trials / limit
        started = time.perf_counter()
        return lambda _: (time.perf_counter() - started) / seconds

    def _trial(self, heuristics: Heuristics[Any], match: Match, seat: int, racing: list[_Runner]) -> None:
        """Every turn that is still in the race is tried once, in the same world and with the same luck."""
        world = match.fork(seat, seed=self._fork_seed())
        luck = self._random.getrandbits(64)
        for runner in racing:
            runner.sum += try_out(heuristics, world, seat, runner.turn, Random(luck))


def entrants(turns: Sequence[Turn]) -> list[Turn]:
    """The best turns, but not so many with the same first option that the others have no chance."""
    begun: Counter[Any] = Counter()
    found = []
    for turn in turns:
        begun[turn.options[0]] += 1
        if begun[turn.options[0]] <= ALIKE:
            found.append(turn)
    return found[:WIDTH]


def try_out(heuristics: Heuristics[Any], start: Match, seat: int, turn: Turn, dice: Random) -> float:
    """Follow a turn to its end in a copy of this world, and see what may come of it."""
    world = start.fork()
    since = start.state
    steps = list(reversed(turn.options))
    for _ in range(LONGEST):
        if world.outcome is not None or heuristics.settled(world.state, since, seat):
            break
        asked = seat if seat in world.pending else next(iter(world.pending))
        decision = world.pending[asked]
        if asked != seat:
            option = heuristics.guess(world.state, decision, dice)
        elif steps and steps[-1] in decision.options:
            option = decision.options.index(steps.pop())
        else:
            steps.clear()
            option = heuristics.pick(world.state, decision)
        world.choose(asked, option)
    return heuristics.sample(world.state, seat, dice)

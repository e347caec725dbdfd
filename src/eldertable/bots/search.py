"""Tries the turns that look best in many possible worlds and drops the worse half again and again.

Every world is a fork dealt anew for the seat, so the search knows no more than a player would. All turns that are still
in the race meet the same worlds and the same luck, so their differences need few trials. The race can be stopped at any
moment: the best turn so far is the answer.

The first glance counts as many trials as it deserves: few where its differences are not those that trials find. Where
trials show that luck changes nothing, one is enough for each turn, and turns that did not enter are tried as well.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from math import inf
from random import Random
from statistics import fmean, stdev
from typing import Any

from ..kernel.heuristics import Heuristics, Turn
from ..kernel.match import Match
from ..kernel.text import text
from .bot import SECONDS, Bot, Suggestion
from .greedy import in_words

WIDTH = 12  # turns that enter the race
LOOKED_AT = 60  # turns that may enter
ALIKE = 5  # turns that begin with the same option
GLANCE = 1.0  # how many trials the first glance at a turn is worth before they can tell,
GLANCE_AT_MOST = 4.0  # and afterwards
CLEAR = 4.0  # standard errors between the best turn and the others that end the race,
AT_LEAST = 8  # after so many trials: before, turns that seldom differ may seem to be alike
SURE = 2.0  # standard errors by which the favourite of the glance must be beaten where it counts (Heuristics.margin)
ALWAYS = 3  # trials with the same result that mean: luck changes nothing here
LONGEST = 2_000  # decisions tried out before a turn counts as endless


class _Runner:
    """A turn in the race. All that are still racing have had the same trials."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn
        self.values: list[float] = []
        self.standing = turn.score

    @property
    def mean(self) -> float:
        """Whoever was dropped before the first trial comes last."""
        return fmean(self.values) if self.values else -inf

    @property
    def unmoved(self) -> bool:
        """Has it met the same end every time?"""
        return len(self.values) >= ALWAYS and min(self.values) == max(self.values)


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
        turns = heuristics.turns(fork.state, decision, LOOKED_AT)
        racing = [_Runner(turn) for turn in entrants(turns)]
        if heuristics.sure(fork.state, decision):
            return racing
        favourite, margin = racing[0], heuristics.margin
        dropped: list[_Runner] = []
        laps = max(1, (len(racing) - 1).bit_length())
        trials = 0
        for lap in range(laps):
            if len({runner.turn.options[0] for runner in racing}) == 1:
                break  # whatever wins, the choice is made
            while spent(trials) < (lap + 1) / laps and not decided(racing):
                self._trial(heuristics, match, seat, racing)
                trials += len(racing)
                if all(runner.unmoved for runner in racing):
                    tried = self._try_more(heuristics, match, seat, racing + dropped, turns, spent, trials)
                    return unless_doubtful(tried, favourite, margin)
            racing = ranked(racing)
            stay = racing[: (len(racing) + 1) // 2]
            if margin and favourite not in stay:  # whoever wins must beat it
                stay.append(favourite)
            racing, dropped = stay, [runner for runner in racing if runner not in stay] + dropped
        return unless_doubtful(ranked(racing) + dropped, favourite, margin)

    def _try_more(
        self, heuristics: Heuristics[Any], match: Match, seat: int, tried: list[_Runner], turns: Sequence[Turn],
        spent: Callable[[int], float], trials: int,
    ) -> list[_Runner]:  # fmt: skip
        """Luck changes nothing: what was tried once is known, and the rest of the effort goes to other turns."""
        entered = {runner.turn for runner in tried}
        for turn in turns:
            if turn in entered:
                continue
            if spent(trials) >= 1:
                break
            tried.append(_Runner(turn))
            self._trial(heuristics, match, seat, tried[-1:])
            trials += 1
        return sorted(tried, key=lambda runner: (runner.mean, runner.turn.score), reverse=True)

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
            runner.values.append(try_out(heuristics, world, seat, runner.turn, Random(luck)))


def entrants(turns: Sequence[Turn]) -> list[Turn]:
    """The best turns, but not so many with the same first option that the others have no chance."""
    begun: Counter[Any] = Counter()
    found = []
    for turn in turns:
        begun[turn.options[0]] += 1
        if begun[turn.options[0]] <= ALIKE:
            found.append(turn)
    return found[:WIDTH]


def decided(racing: list[_Runner]) -> bool:
    """Is one turn ahead of all that begin otherwise, by more than luck would explain, or are all alike?"""
    trials = len(racing[0].values)
    if trials < AT_LEAST:
        return False
    leader = max(racing, key=lambda runner: runner.mean)
    for rival in racing:
        if rival.turn.options[0] != leader.turn.options[0]:
            leads = [mine - theirs for mine, theirs in zip(leader.values, rival.values, strict=True)]
            if fmean(leads) < CLEAR * stdev(leads) / trials**0.5:
                return False
    return True


def unless_doubtful(found: list[_Runner], favourite: _Runner, margin: float) -> list[_Runner]:
    """The favourite of the glance comes first, unless the winner beats it by the margin and by more than luck would explain."""
    winner = found[0]
    if not margin or winner is favourite:
        return found
    leads = [mine - other for mine, other in zip(winner.values, favourite.values, strict=False)]
    if len(leads) > 1 and fmean(leads) > max(margin, SURE * stdev(leads) / len(leads) ** 0.5):
        return found
    return [favourite, *[runner for runner in found if runner is not favourite]]


def ranked(racing: list[_Runner]) -> list[_Runner]:
    """Best first, by the trials and by the glance; equals stay in their order."""
    trials = len(racing[0].values)
    if not trials:
        return racing
    level = fmean(runner.mean for runner in racing)
    glance = fmean(runner.turn.score for runner in racing)
    weight = _weight_of_glance(racing, level, glance)
    for runner in racing:
        runner.standing = trials * (runner.mean - level) + weight * (runner.turn.score - glance)
    return sorted(racing, key=lambda runner: runner.standing, reverse=True)


def _weight_of_glance(racing: list[_Runner], level: float, glance: float) -> float:
    """How many trials the glance is worth: how much trials vary, by how much the glance differs from what they tell."""
    trials = len(racing[0].values)
    if trials == 1 or len(racing) == 1:
        return GLANCE
    worlds = [fmean(values) for values in zip(*(runner.values for runner in racing), strict=True)]
    varied = sum(
        (value - world - runner.mean + level) ** 2
        for runner in racing
        for value, world in zip(runner.values, worlds, strict=True)
    )
    missed = sum((runner.mean - level - runner.turn.score + glance) ** 2 for runner in racing)
    return min(GLANCE_AT_MOST, varied / (trials - 1) / missed) if missed else GLANCE


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

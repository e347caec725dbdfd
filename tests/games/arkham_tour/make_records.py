"""Finds and writes recorded games of the tour: every ending, each Ancient One, one to four players.

Run it when the version of the rules or the content changes: `python -m tests.games.arkham_tour.make_records`
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path

import msgspec

from eldertable import Match, new_match
from eldertable.bots import named
from eldertable.games.arkham_tour.bitsets import bits
from eldertable.games.arkham_tour.cards import ANCIENT_ONES
from eldertable.games.arkham_tour.options import Lay, LayNothing, StopLaying
from eldertable.games.arkham_tour.town import TOUCHING, road_index
from eldertable.kernel.chance import seed_key, word

RECORDS = Path(__file__).with_name("records")
TRIES = 5000
DAGON = {"ancient_one": "dagon", "dark_effect": "effect_repeat", "light_effect": "effect_alley"}
Policy = Callable[[random.Random, Match, int], int]


def any_option(rng: random.Random, match: Match, seat: int) -> int:
    return rng.randrange(len(match.pending[seat].options))


def wander(rng: random.Random, match: Match, seat: int) -> int:
    """Draw one long line."""
    options = match.pending[seat].options
    board = match.state.boards[seat]
    touching = 0
    for road in bits(board.drawn):
        touching |= TOUCHING[road]
    liked = [i for i, option in enumerate(options) if isinstance(option, Lay) and touching >> road_index[option.road] & 1]
    liked = liked or [i for i, option in enumerate(options) if not isinstance(option, StopLaying | LayNothing)]
    return rng.choice(liked or range(len(options)))


def greedy(rng: random.Random, match: Match, seat: int) -> int:
    return named("greedy", seed=str(rng.random())).choose(match, seat)


def play(seed: str, seats: int, options: dict[str, str], policy: Policy, *, until: str = "over") -> Match:
    rng = random.Random(seed)
    match = new_match("arkham_tour", seats=seats, seed=seed, options=options)
    while match.state.phase != until:
        seat = rng.choice(sorted(match.pending))
        match.choose(seat, policy(rng, match, seat))
    return match


def unlucky_seeds(name: str, seats: int, options: dict[str, str]) -> Iterator[str]:
    """Seeds with which all dice of the encounter show 1. How many draws come before does not depend on what is chosen."""
    match = play(name, seats, options, any_option, until="encounter")
    first = match.state.drawn
    for number in count():
        key = seed_key(seed := f"{name} {number}")
        if all(word(key, 0, first + die) % 6 == 0 for die in range(3 * seats)):
            yield seed


class Wanted(msgspec.Struct, frozen=True):
    name: str
    seats: int
    policy: Policy
    options: dict[str, str] = {}
    reason: str | None = None  # the outcome's message, without its prefix
    unlucky: bool = False

    def seeds(self) -> Iterator[str]:
        if self.unlucky:
            return unlucky_seeds(self.name, self.seats, self.options)
        return (f"{self.name} {number}" for number in count())


def wanted() -> Iterator[Wanted]:
    for ancient_one in ANCIENT_ONES:
        for seats in (1, 2, 3, 4):
            policy = wander if seats % 2 else any_option
            yield Wanted(f"{ancient_one}-{seats}", seats, policy, {"ancient_one": ancient_one})
    yield Wanted("solo-won", 1, greedy, {"challenge": "120-4"}, "solo-won")
    yield Wanted("solo-lost", 1, any_option, {}, "solo-lost")
    yield Wanted("solo-three-failures", 1, any_option, DAGON, "solo-failures", unlucky=True)
    yield Wanted("most-points", 3, wander, {}, "most")
    yield Wanted("tie-break", 2, any_option, {}, "tie-break")
    yield Wanted("shared-victory", 2, any_option, {}, "shared")
    yield Wanted("nobody-wins", 2, any_option, DAGON, "nobody", unlucky=True)


def find(want: Wanted) -> Match:
    for seed in islice(want.seeds(), TRIES):
        match = play(seed, want.seats, want.options, want.policy)
        assert match.outcome is not None
        if want.reason is None or match.outcome.reason.id == f"arkham_tour-outcome-{want.reason}":
            return match
    raise RuntimeError(f"no game ends as {want.name}: try more than {TRIES}")


def main() -> None:
    RECORDS.mkdir(exist_ok=True)
    for old in RECORDS.glob("*.json"):
        old.unlink()
    for want in wanted():
        match = find(want)
        assert match.outcome is not None
        RECORDS.joinpath(f"{want.name}.json").write_bytes(msgspec.json.encode(match.record) + b"\n")
        sys.stdout.write(f"{want.name}: {len(match.answers)} answers, {match.outcome.reason.id} {match.outcome.scores}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

"""Ways to play a match on in tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from eldertable.kernel.match import Match


def walk(match: Match, seed: int = 0) -> Iterator[Match]:
    """Yield the match at each of its decisions, then play on at random to the end."""
    rng = random.Random(seed)
    while match.pending:
        yield match
        seat = rng.choice(sorted(match.pending))
        match.choose(seat, rng.randrange(len(match.pending[seat].options)))


def until(match: Match, kind: str, seat: int | None = None, option: int = 0) -> Match:
    """Play on, always taking the same option (or the last one), until somebody is asked this."""
    while not any(d.kind == kind and seat in (None, by) for by, d in match.pending.items()):
        by = min(match.pending)
        match.choose(by, min(option, len(match.pending[by].options) - 1))
    return match


def finish(match: Match, seed: int = 0) -> Match:
    for _ in walk(match, seed):
        pass
    return match


def all_views(match: Match) -> list[object]:
    return [match.view(seat) for seat in (None, *range(match.seats))]

"""Random games for the tests of environments."""

from collections.abc import Iterator
from random import Random

import eldertable as et

GAMES = ("arkham_tour", "machina_arcana")


def positions(game: str, seats: int, seed: str, every: int = 1, most: int = 10_000) -> Iterator[et.Match]:
    """A match between random players at every so many of its questions, and at its end."""
    match = et.new_match(game, seats=seats, seed=seed)
    dice = Random(seed)
    number = 0
    while match.pending and number < most:
        if number % every == 0:
            yield match
        seat = min(match.pending)
        match.choose(seat, dice.randrange(len(match.pending[seat].options)))
        number += 1
    yield match

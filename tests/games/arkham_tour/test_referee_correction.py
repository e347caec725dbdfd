"""Random boards before a referee of Route correction: when it is asked for, what may be erased and what drawn for it."""

import random

import pytest

from eldertable.games.arkham_tour.cards import ANCIENT_ONES
from eldertable.testing import rule

from .arrange import reopen
from .referee_correction import CorrectionReferee, at_random_boards

BOARDS = {1: 50, 2: 28, 3: 20, 4: 16}


@rule("AT-EFF-05", "AT-EFF-06", "AT-EFF-07", "AT-EFF-08", "AT-EFF-09", "AT-EFF-18", "AT-EFF-19", "AT-Q-28", "AT-Q-08")
@rule("AT-EDIE-03", "AT-EDIE-04", "AT-EDIE-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_a_referee_agrees_with_every_route_correction(ancient_one, seats):
    met = set()
    for number in range(BOARDS[seats]):
        chance = random.Random(f"correction {ancient_one} {seats} {number}")
        t = at_random_boards(seats, ancient_one, chance)
        referees = [CorrectionReferee(t, seat, chance) for seat in range(seats)]
        reopen(t)
        for referee in chance.sample(referees, seats):
            referee.play()
        met |= set().union(*(referee.met for referee in referees))
    assert met >= {"road erased", "diagonal erased", "one place"}

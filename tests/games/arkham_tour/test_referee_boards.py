"""Whole games before a referee who keeps every board by hand: what is drawn follows from the answers alone."""

import random

import pytest

from eldertable import new_match
from eldertable.games.arkham_tour.cards import ANCIENT_ONES
from eldertable.testing import rule

from .referee_boards import BoardsReferee

GAMES = {1: 10, 2: 4, 3: 3, 4: 2}
EFFECTS = (
    ("correction", "t_junction"),
    ("alley", "turn"),
    ("t_junction", "repeat"),
    ("turn", "correction"),
    ("repeat", "alley"),
)
MET = {
    "corrected", "way of 1", "way of 2", "way of 3", "coordinate_change", "extra_segment",
    "diagonal_segment", "tome", "tourists", "bonus",
}  # fmt: skip
ALONE = rule("AT-SOLO-09", "AT-SOLO-13")


@rule("AT-MAP-04", "AT-ROUND-02", "AT-ROUND-05", "AT-PH6-01", "AT-PH6-02", "AT-PH6-03", "AT-PH6-04", "AT-OPEN-04", "AT-Q-40")
@rule("AT-SHOP-03", "AT-SHOP-04", "AT-SHOP-05", "AT-SHOP-06", "AT-SHOP-07", "AT-SHOP-08", "AT-SHOP-09", "AT-SHOP-10")
@rule("AT-SHOP-11", "AT-SHOP-12", "AT-SHOP-13", "AT-BONUS-02", "AT-BONUS-03", "AT-BONUS-04", "AT-TOME-01", "AT-TOME-10")
@rule("AT-PM1-01", "AT-PM1-02", "AT-PM1-03", "AT-PM1-04", "AT-PM1-05", "AT-PM1-07", "AT-PM1-08", "AT-XSEG-01", "AT-XSEG-02")
@rule("AT-XSEG-04", "AT-DIAG-01", "AT-DIAG-02", "AT-EFF-04", "AT-EFF-06", "AT-EFF-19", "AT-EDIE-01", "AT-EDIE-02")
@rule("AT-ROUND-02", "AT-PH1-02", "AT-PH3-01", "AT-PH4-01", "AT-PH4-02", "AT-PH4-03", "AT-PH4-04", "AT-PH5-02", "AT-PH5-10")
@pytest.mark.parametrize("seats", [pytest.param(1, marks=ALONE), 2, 3, 4])
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_boards_are_what_their_players_answers_make_of_them(ancient_one, seats):
    met = set()
    for number in range(GAMES[seats]):
        seed = f"boards {ancient_one} {seats} {number}"
        dark, light = EFFECTS[number % len(EFFECTS)]
        options = {"ancient_one": ancient_one, "dark_effect": f"effect_{dark}", "light_effect": f"effect_{light}"}
        referee = BoardsReferee(new_match("arkham_tour", seats=seats, seed=seed, options=options), random.Random(seed))
        referee.play()
        for scribe in referee.scribes:
            met |= scribe.met
    assert met >= MET

"""Whole games before a referee of phase 2: who is asked for which dice, where they lie and which are rolled, in every round."""

import random

import pytest

from eldertable.testing import rule

from .arrange import tour
from .referee_dice import BOX, DiceReferee

GAMES = {1: 20, 2: 8, 3: 8, 4: 8}
ALONE = rule("AT-SOLO-05", "AT-SOLO-06", "AT-SOLO-08", "AT-SOLO-10", "AT-SOLO-11", "AT-SOLO-12", "AT-SOLO-13")
TWO = rule("AT-DICE-05", "AT-OPEN-01")
IN_TURN = ("AT-DICE-01", "AT-DICE-02", "AT-DICE-07", "AT-DICE-08", "AT-DICE-09", "AT-DICE-10", "AT-ROUND-03", "AT-PH6-04")
NEIGHBOURS = ("AT-DICE-03", "AT-DICE-04", "AT-DICE-11", "AT-Q-37")
OPENING = (
    "AT-OPEN-04", "AT-OPEN-05", "AT-OPEN-06", "AT-OPEN-07", "AT-OPEN-09", "AT-OPEN-10", "AT-OPEN-11", "AT-OPEN-17",
    "AT-OPEN-18", "AT-Q-08", "AT-Q-09", "AT-Q-10",
)  # fmt: skip
THREE = rule(*IN_TURN, *NEIGHBOURS, *OPENING, "AT-OPEN-02", "AT-OPEN-08", "AT-OPEN-12")
FOUR = rule(
    *IN_TURN, *NEIGHBOURS, *OPENING, "AT-DICE-06", "AT-OPEN-03", "AT-OPEN-13", "AT-OPEN-14", "AT-OPEN-15", "AT-OPEN-16"
)


@rule("AT-EDIE-03", "AT-EDIE-04", "AT-EDIE-05", "AT-ROUND-01", "AT-PH6-02", "AT-PH6-03", "AT-PH6-05")
@pytest.mark.parametrize(
    "seats",
    [
        pytest.param(1, marks=ALONE),
        pytest.param(2, marks=[TWO, rule(*IN_TURN)]),
        pytest.param(3, marks=THREE),
        pytest.param(4, marks=FOUR),
    ],
)
def test_a_referee_agrees_with_every_question_for_the_dice_of_whole_games(seats):
    set_aside = set()
    for number in range(GAMES[seats]):
        seed = f"dice {seats} {number}"
        referee = DiceReferee(tour(seats, seed=seed), random.Random(seed))
        referee.play()
        set_aside |= referee.set_aside
    assert set_aside == (BOX if seats == 1 else set()), "random dice lie out at the set-up of a solo game"

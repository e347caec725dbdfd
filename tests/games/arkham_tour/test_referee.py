"""Random games before a referee: what is asked and what comes of it, for every seat, district, road and die that they come by."""

import random

import pytest

from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.bitsets import bits
from eldertable.games.arkham_tour.cards import ANCIENT_ONES
from eldertable.games.arkham_tour.options import Lay
from eldertable.games.arkham_tour.town import ROADS as TABLE
from eldertable.games.arkham_tour.town import T_THIRD, TOUCHING, TURNING, road_index
from eldertable.kernel.match import Match
from eldertable.testing import rule

from .referee import DIAGONALS, ROADS, Referee, is_t, meeting, straight

GAMES = 3  # of each kind
ROUNDS = ("shop", "dice", "district", "tourists", "route")


@rule("AT-PH3-02", "AT-PH3-03", "AT-PH3-04", "AT-PH3-05", "AT-PH3-06", "AT-PH3-07", "AT-PM1-02", "AT-PM1-03")
@rule("AT-PH4-01", "AT-PH4-02", "AT-PH4-04", "AT-EDIE-01", "AT-EDIE-03", "AT-EDIE-05", "AT-EDIE-07", "AT-EFF-04")
@rule("AT-PH5-01", "AT-PH5-03", "AT-PH5-05", "AT-PH5-07", "AT-PH5-09", "AT-PH5-11", "AT-PH5-12", "AT-YOG-01")
@rule("AT-EFF-10", "AT-EFF-13", "AT-EFF-15", "AT-EFF-16", "AT-XSEG-04", "AT-SHOP-03", "AT-SHOP-06", "AT-SHOP-09")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_a_referee_agrees_with_every_question_of_the_rounds(ancient_one, seats):
    asked = set()
    for number in range(GAMES):
        seed = f"{ancient_one} {seats} {number}"
        match = Match(GAME, seats, GAME.check_options(seats, {"ancient_one": ancient_one}), seed)
        dice, referees = random.Random(seed), [Referee(match, seat) for seat in range(seats)]
        while match.view(None)["round"] < 10 or match.view(None)["phase"] in ROUNDS:
            seat = dice.choice(list(match.pending))
            decision, referee = match.pending[seat], referees[seat]
            referee.expect(decision)
            asked.add(decision.kind)
            chosen = dice.choice(_liked(decision.options, referee, dice))
            referee.hear(decision.options[chosen])
            match.choose(seat, chosen)
            referee.check(decision.options[chosen], decision.kind)
    assert asked >= {"choose_district", "place_tourist", "lay", "lay_bonus", "finish_board"}


def _liked(options, referee, dice):
    """Whatever comes, but more often what leads on: segments at the district, diagonals, and a way to its end."""
    roads = {number: one.road for number, one in enumerate(options) if isinstance(one, Lay)}
    here = [number for number, road in roads.items() if referee.way or referee.district in ROADS[road]["along"]]
    diagonals = [number for number in here if roads[number] in DIAGONALS]
    return dice.choice([range(len(options)), here or range(len(options)), diagonals or here or range(len(options))])


@rule("AT-PH5-05", "AT-PH5-06", "AT-PH5-12")
@pytest.mark.parametrize("road", ROADS)
def test_a_segment_is_continued_by_all_that_share_an_end_with_it(road):
    assert _ids(TOUCHING[road_index[road]]) == {other for other in ROADS if meeting(road, other)}


@rule("AT-EFF-14", "AT-Q-21")
@pytest.mark.parametrize("road", sorted(ROADS.keys() - DIAGONALS.keys()))
def test_an_l_piece_turns_where_its_two_segments_meet(road):
    turning = {
        other
        for other in ROADS.keys() - DIAGONALS.keys()
        if any(not straight(node, road, other) for node in meeting(road, other))
    }
    assert _ids(TURNING[road_index[road]]) == turning


@rule("AT-EFF-16", "AT-Q-29")
@pytest.mark.parametrize("road", sorted(ROADS.keys() - DIAGONALS.keys()))
def test_a_t_piece_has_three_segments_in_one_junction_two_of_them_straight(road):
    for other in ROADS.keys() - {road}:
        thirds = T_THIRD.get((road_index[road], road_index[other]), 0)
        assert _ids(thirds) == {third for third in ROADS if is_t(road, other, third)}


def _ids(roads):
    return {TABLE[road].id for road in bits(roads)}

"""Phase 5: three ways of laying segments (AT-PH5)."""

import pytest

from eldertable.games.arkham_tour.bitsets import bits
from eldertable.games.arkham_tour.events import NothingLaid
from eldertable.games.arkham_tour.options import ChooseDistrict, Lay, LayNothing, Ready, StopLaying, UseBonus
from eldertable.games.arkham_tour.town import ROADS, STREETS
from eldertable.testing import rule

from .arrange import at_boards, at_laying, lay, layable, refusals

STREET_IDS = {ROADS[road].id for road in bits(STREETS)}


@rule("AT-PH5-01", "AT-PH5-09", "AT-Q-01")
def test_the_first_segment_goes_on_any_road_and_on_roads_only():
    t = at_laying("3;2")
    assert layable(t) == STREET_IDS
    assert len(STREET_IDS) == 76
    assert refusals(t, "road")["X32A"] == "AT-DIAG-01"
    assert refusals(t, "road")["UH25"] == "AT-UNIV-02"


@rule("AT-PH5-02", "AT-Q-01")
def test_a_player_lays_two_segments_one_or_none():
    two = at_laying("3;2")
    lay(two, "H21", "V31")
    assert two.kind() == "finish_board"
    one = at_laying("3;2")
    lay(one, "H46")
    assert one.kind() == "finish_board"
    none = at_laying("3;2")
    none.choose(LayNothing)
    assert none.kind() == "finish_board"
    assert [len(t.roads()) for t in (two, one, none)] == [2, 1, 0]


@rule("AT-PH5-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_lays_in_a_way_of_their_own(seat):
    t = at_boards(2, dice=(("die_square", 3), ("die_circle", 2)))
    for one in (seat, 1 - seat):
        t.choose(ChooseDistrict, one, district="3;2")
    lay(t, "H22", "V21", seat=seat)
    t.choose(LayNothing, 1 - seat)
    assert (t.kind(seat), t.kind(1 - seat)) == ("finish_board", "finish_board")
    assert (t.roads(seat), t.roads(1 - seat)) == ({"H22", "V21"}, set())


@rule("AT-PH5-03")
def test_way_a_lays_two_segments_and_no_more():
    t = at_laying("3;2")
    t.choose(Lay, road="H21")
    assert t.can(Lay)
    t.choose(Lay, road="V31")
    assert not t.can(Lay)
    assert t.roads() == {"H21", "V31"}


@rule("AT-PH5-04")
@pytest.mark.parametrize("side", ["H21", "H22", "V21", "V31"])
def test_two_segments_start_along_any_side_of_the_chosen_district(side):
    t = at_laying("3;2")
    t.choose(Lay, road=side)
    assert t.can(Lay)


@rule("AT-PH5-04")
def test_away_from_the_chosen_district_there_is_no_second_segment():
    t = at_laying("3;2")
    t.choose(Lay, road="H11")  # it touches a side of 3;2, but runs along 2;1 and 2;2
    assert not t.can(Lay)
    assert t.roads() == {"H11"}


@rule("AT-PH5-05", "AT-PH5-06", "AT-PH5-12", "AT-Q-06")
def test_the_second_segment_goes_on_straight_left_or_right_from_either_end():
    t = at_laying("3;2")
    t.choose(Lay, road="H22")
    west, east = {"H12", "V21", "V22"}, {"H32", "V31", "V32"}
    assert layable(t) == west | east
    assert refusals(t, "road")["H11"] == "AT-PH5-05"


@rule("AT-PH5-07")
@pytest.mark.parametrize("second", ["H32", "V31"])
def test_the_second_segment_may_leave_the_district_or_stay_by_it(second):
    t = at_laying("3;2")
    lay(t, "H22", second)
    assert t.roads() == {"H22", second}


@rule("AT-PH5-08", "AT-Q-05")
def test_way_a_may_start_a_new_piece():
    t = at_laying("3;2", roads=["H45", "H55"])
    lay(t, "V31", "V32")
    assert t.roads() == {"H45", "H55", "V31", "V32"}


@rule("AT-PH5-09", "AT-Q-01", "AT-Q-05")
def test_one_segment_may_lie_anywhere_on_the_map():
    t = at_laying("3;2", roads=["V31"])
    lay(t, "R3")
    assert t.roads() == {"V31", "R3"}


@rule("AT-PH5-09", "AT-Q-01")
def test_one_segment_along_the_chosen_district_need_not_be_continued():
    t = at_laying("3;2")
    lay(t, "V31")
    t.choose(StopLaying)
    assert t.roads() == {"V31"}
    assert not t.told(NothingLaid)
    assert t.kind() == "finish_board"


@rule("AT-PH5-10", "AT-Q-01")
def test_a_player_may_lay_nothing():
    t = at_laying("3;2", roads=["V31"])
    t.choose(LayNothing)
    assert t.roads() == {"V31"}
    assert t.told(NothingLaid)
    t.choose(Ready)
    assert t.state.round == 6


@rule("AT-PH5-11", "AT-Q-04")
def test_a_road_holds_one_segment():
    t = at_laying("3;2", roads=["V31", "H22"], bonuses=(0, 1, 0))
    assert layable(t) == STREET_IDS - {"V31", "H22"}
    assert refusals(t, "road")["V31"] == "AT-PH5-11"
    t.choose(UseBonus, bonus="extra_segment")
    assert layable(t) == STREET_IDS - {"V31", "H22"}
    t.choose(Lay, road="H10")
    assert layable(t) == STREET_IDS - {"V31", "H22", "H10"}
    t.choose(Lay, road="H21")
    assert layable(t) == {"H11", "V20", "V21", "H31", "V30"}  # V31 is drawn


@rule("AT-PH5-11", "AT-Q-04")
def test_a_segment_with_all_neighbours_drawn_stays_alone():
    t = at_laying("3;2", roads=["H11", "V20", "V21", "H31", "V30", "V31"])
    t.choose(Lay, road="H21")
    assert t.kind() == "finish_board"


@rule("AT-PH5-10", "AT-PH5-11", "AT-Q-01", "AT-Q-04")
def test_with_every_road_drawn_nothing_can_be_laid():
    t = at_laying("3;2", roads=sorted(STREET_IDS), bonuses=(0, 1, 0))
    assert t.kind() == "finish_board"
    assert not t.can(UseBonus)
    t.choose(Ready)
    assert t.state.round == 6


@rule("AT-PH5-02", "AT-Q-01")
def test_the_ways_are_not_mixed_after_the_way_is_done():
    t = at_laying("3;2")
    lay(t, "V31")
    t.choose(StopLaying)
    assert [type(option) for option in t.decision().options] == [Ready]

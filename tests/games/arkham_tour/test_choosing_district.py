"""Phase 3: choosing a district, with coordinate changes (AT-PH3, AT-PM1)."""

import pytest

from eldertable.games.arkham_tour.options import (
    ChangeCoordinate,
    ChooseDistrict,
    LayNothing,
    PlaceTourist,
    Ready,
    UseBonus,
    VisitShop,
)
from eldertable.games.arkham_tour.town import DISTRICTS
from eldertable.testing import rule

from .arrange import Tour, at_boards, at_district, at_laying, lay, refusals, reopen, set_board, set_dice


def choosing(first, second, *, dice=("die_square", "die_circle"), seats=1, **board) -> Tour:
    """Phase 3 with these numbers on the round dice, with a coordinate change in hand so that nothing is chosen by itself."""
    t = at_boards(seats)
    set_dice(t, (dice[0], first), (dice[1], second))
    set_board(t, bonuses=board.pop("bonuses", (1, 0, 0)), **board)
    reopen(t)
    return t


def offered(t, seat=0):
    return {option.district for option in t.options(ChooseDistrict, seat)}


def changes(t, seat=0):
    return {(option.die, option.number) for option in t.options(ChangeCoordinate, seat)}


@rule("AT-PH3-01", "AT-PH3-04", "AT-EX-03")
def test_two_numbers_name_two_districts():
    assert offered(choosing(2, 1)) == {"2;1", "1;2"}


@rule("AT-PH3-01")
@pytest.mark.parametrize("district", ["5;2", "2;5"])
def test_the_chosen_district_is_the_one_of_this_round(district):
    t = choosing(5, 2)
    t.choose(ChooseDistrict, district=district)
    assert t.match.view(0)["players"][0]["district"] == district
    assert list(t.match.view(0)["players"][0]["tourists"]) == [district]


@rule("AT-PH3-03", "AT-EX-02")
def test_equal_numbers_name_one_district():
    assert offered(choosing(2, 2)) == {"2;2"}


@rule("AT-PH3-02", "AT-PH3-05", "AT-EX-04")
def test_an_occupied_candidate_cannot_be_chosen():
    t = choosing(2, 1, tourists={"2;1": ["circle"]})
    assert offered(t) == {"1;2"}
    assert refusals(t, "district")["2;1"] == "AT-PH3-02"
    assert offered(choosing(2, 1, tourists={"1;2": ["circle"]})) == {"2;1"}


@rule("AT-PH3-04")
def test_each_player_decides_for_themselves():
    t = at_boards(2, dice=(("die_square", 2), ("die_circle", 1)))
    t.choose(ChooseDistrict, 0, district="2;1")
    assert offered(t, 1) == {"2;1", "1;2"}
    t.choose(ChooseDistrict, 1, district="1;2")
    assert [t.match.view(seat)["players"][seat]["district"] for seat in (0, 1)] == ["2;1", "1;2"]


@rule("AT-PH3-01", "AT-PH3-02", "AT-PH3-06")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_own_board_alone_tells_what_a_player_may_choose(seat):
    t = at_boards(3, dice=(("die_square", 2), ("die_circle", 1)))
    set_board(t, seat, tourists={"2;1": ["circle"], "1;2": ["circle"]})
    reopen(t)
    others = [other for other in range(3) if other != seat]
    assert offered(t, seat) == {district.id for district in DISTRICTS} - {"2;1", "1;2"}
    assert [offered(t, other) for other in others] == [{"2;1", "1;2"}] * 2
    t.choose(ChooseDistrict, seat, district="5;5")
    assert t.match.view(seat)["players"][seat]["district"] == "5;5"
    assert [t.match.view(other)["players"][other]["district"] for other in others] == [None, None]


@rule("AT-PH3-02", "AT-PH3-06")
@pytest.mark.parametrize(("first", "second", "occupied"), [(2, 1, ["2;1", "1;2"]), (4, 4, ["4;4"])])
def test_with_all_candidates_occupied_any_empty_district_is_chosen(first, second, occupied):
    full = {district: ["circle"] for district in [*occupied, "6;6"]}
    t = choosing(first, second, tourists=full)
    assert offered(t) == {district.id for district in DISTRICTS} - set(full)
    assert set(refusals(t, "district").values()) == {"AT-PH3-02"}
    t.choose(ChooseDistrict, district="3;5")
    assert t.match.view(0)["players"][0]["district"] == "3;5"


@rule("AT-PH3-07")
def test_with_one_candidate_empty_there_is_no_free_choice():
    t = choosing(2, 1, tourists={"2;1": ["circle"]})
    barred = refusals(t, "district")
    assert set(barred) == {district.id for district in DISTRICTS} - {"1;2"}
    assert barred["6;6"] == "AT-PH3-04"


@rule("AT-PH3-03")
def test_other_districts_are_barred_by_the_equal_numbers():
    assert refusals(choosing(2, 2), "district")["6;6"] == "AT-PH3-03"


# --- coordinate changes ------------------------------------------------------------------------------------------


@rule("AT-PM1-01")
def test_a_change_is_used_in_phase_3_only():
    t = choosing(2, 1)
    assert changes(t)
    t.choose(ChooseDistrict, district="2;1")
    while t.match.pending and t.state.round == 5:
        assert not changes(t)
        assert not t.can(UseBonus)
        if t.can(LayNothing):
            t.choose(LayNothing)
        else:
            t.choose(Ready)


@rule("AT-PM1-02", "AT-PM1-08", "AT-Q-26")
def test_a_change_moves_one_die_by_one_and_the_candidates_follow():
    t = choosing(2, 5)
    assert changes(t) == {("die_square", 1), ("die_square", 3), ("die_circle", 4), ("die_circle", 6)}
    t.choose(ChangeCoordinate, die="die_circle", number=4)
    assert t.match.view(0)["players"][0]["dice"] == [{"id": "die_square", "number": 2}, {"id": "die_circle", "number": 4}]
    t = choosing(2, 5, bonuses=(2, 0, 0))
    t.choose(ChangeCoordinate, die="die_square", number=3)
    assert offered(t) == {"3;5", "5;3"}


@rule("AT-PM1-02")
def test_of_two_equal_dice_each_change_is_offered_once():
    t = choosing(4, 4)
    assert len(t.options(ChangeCoordinate)) == 2, "which of the two is changed makes no difference"
    assert {number for _, number in changes(t)} == {3, 5}


@rule("AT-PM1-03", "AT-EX-10")
def test_six_becomes_one_or_five_and_one_becomes_six_or_two():
    assert {number for die, number in changes(choosing(6, 3)) if die == "die_square"} == {5, 1}
    assert {number for die, number in changes(choosing(1, 3)) if die == "die_square"} == {6, 2}
    assert {number for die, number in changes(choosing(3, 6)) if die != "die_square"} == {5, 1}
    assert {number for die, number in changes(choosing(3, 1)) if die != "die_square"} == {6, 2}


@rule("AT-PM1-04")
def test_a_change_holds_only_for_the_player_who_uses_it():
    t = choosing(2, 5, seats=2, bonuses=(2, 0, 0))
    t.choose(ChangeCoordinate, 0, die="die_square", number=3)
    assert offered(t, 0) == {"3;5", "5;3"}
    t.refresh()
    assert offered(t, 1) == {"2;5", "5;2"}
    assert t.match.view(0)["dice"][1]["number"] == 2
    assert [die["number"] for die in t.match.view(1)["players"][0]["dice"]] == [2, 5]


@rule("AT-PM1-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_change_is_paid_by_the_player_who_uses_it(seat):
    t = at_boards(2, dice=(("die_square", 2), ("die_circle", 5)))
    for one in (0, 1):
        t.board(one).gained = [1, 0, 0]
    reopen(t)
    t.choose(ChangeCoordinate, seat, die="die_square", number=3)
    assert [(t.board(one).numbers, t.board(one).used[0]) for one in (seat, 1 - seat)] == [([3, 5], 1), ([2, 5], 0)]


@rule("AT-PM1-05")
def test_several_changes_go_to_one_die_or_to_two():
    t = choosing(2, 5, bonuses=(3, 0, 0))
    t.choose(ChangeCoordinate, die="die_square", number=3)
    t.choose(ChangeCoordinate, die="die_square", number=4)
    assert offered(t) == {"4;5", "5;4"}
    t.choose(ChangeCoordinate, die="die_circle", number=6)  # the last one; two districts to choose from
    assert offered(t) == {"4;6", "6;4"}
    assert not changes(t)
    assert t.match.view(0)["players"][0]["bonuses"]["coordinate_change"]["used"] == 3


@rule("AT-PM1-02")
def test_equal_dice_can_be_moved_apart_and_together():
    t = choosing(3, 3, bonuses=(3, 0, 0))
    assert {number for _, number in changes(t)} == {2, 4}
    t.choose(ChangeCoordinate, die="die_square", number=4)
    assert offered(t) == {"4;3", "3;4"}
    assert changes(t) == {("die_square", 5), ("die_square", 3), ("die_circle", 2), ("die_circle", 4)}
    t.choose(ChangeCoordinate, die="die_circle", number=4)
    assert offered(t) == {"4;4"}


@rule("AT-SHOP-11", "AT-PM1-01")
def test_without_a_change_left_the_dice_stand():
    t = at_district("2;5")
    assert changes(t) == set()
    t = choosing(2, 5)
    t.choose(ChangeCoordinate, die="die_square", number=3)
    assert changes(t) == set()


@rule("AT-PM1-06")
def test_a_change_cannot_be_used_in_the_round_it_was_gained():
    t = at_laying("2;1", shop="shop_08")
    lay(t, "H10", "V10")  # the shop in J11
    assert t.match.view(0)["players"][0]["bonuses"]["coordinate_change"]["gained"] == 1
    while t.state.round == 5:
        assert not changes(t)
        assert not t.can(ChooseDistrict)
        assert not t.can(UseBonus, bonus="coordinate_change")
        t.choose(Ready)
    t.match.choose(0, 0)
    assert changes(t)
    assert not t.can(VisitShop)


@rule("AT-PM1-07", "AT-Q-26")
def test_a_change_leaves_tourists_and_effect_as_rolled():
    t = choosing(2, 5, dice=("die_square", "die_circle"))
    t.choose(ChangeCoordinate, die="die_square", number=3)  # rolled 2: circle and square; a 3 would show a cross
    t.choose(ChooseDistrict, district="3;5")
    assert t.tourists("3;5") == ["circle", "circle", "square"]

    t = at_district("1;5", effect="effect_t_junction", bonuses=(1, 0, 0))  # a 1 is dark, a 2 would be light
    t.choose(ChangeCoordinate, die="die_effect", number=2)
    assert t.match.view(0)["players"][0]["active_effect"] == "effect_t_junction"


@rule("AT-PM1-08", "AT-Q-26")
def test_a_change_may_lead_to_the_free_choice_or_away_from_it():
    full = {"3;5": ["cross"], "5;3": ["cross"]}
    t = choosing(2, 5, tourists=full)
    assert offered(t) == {"2;5", "5;2"}
    t.choose(ChangeCoordinate, die="die_square", number=3)
    assert len(offered(t)) == 34
    t.choose(ChooseDistrict, district="1;1")
    t.choose(PlaceTourist, tourist="triangle")
    assert t.tourists("1;1") == ["triangle"]

    t = choosing(3, 5, tourists=full)
    assert len(offered(t)) == 34
    t.choose(ChangeCoordinate, die="die_circle", number=6)
    assert offered(t) == {"3;6", "6;3"}
    t.choose(ChooseDistrict, district="3;6")
    assert len(t.tourists("3;6")) == 2  # square 3: a cross; circle 5: a circle

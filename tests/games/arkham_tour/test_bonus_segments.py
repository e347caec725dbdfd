"""Extra and diagonal segments from shops (AT-XSEG, AT-DIAG)."""

import pytest

from eldertable.games.arkham_tour.bitsets import bits
from eldertable.games.arkham_tour.options import ChooseDistrict, Lay, LayNothing, Ready, StopLaying, UseBonus
from eldertable.games.arkham_tour.town import DIAGONALS, DISTRICTS, NODES, ROADS, STREETS, TOUCHING, road_index
from eldertable.testing import rule

from .arrange import at_boards, at_district, at_laying, lay, layable, refusals

STREET_IDS = {ROADS[road].id for road in bits(STREETS)}
TO_CENTRE = {"X35A", "X45B", "X36B", "X46A"}


def extra(t):
    t.choose(UseBonus, bonus="extra_segment")


def diagonal(t):
    t.choose(UseBonus, bonus="diagonal_segment")


@rule("AT-XSEG-01", "AT-XSEG-03", "AT-Q-25", "AT-Q-05")
def test_an_extra_segment_comes_on_top_along_any_district():
    t = at_laying("2;1", roads=["H46"], bonuses=(0, 1, 0))
    extra(t)
    assert layable(t) == STREET_IDS - {"H46"}
    assert refusals(t, "road")["X21A"] == "AT-XSEG-01"
    lay(t, "V53")
    lay(t, "H10", "H20")
    assert t.roads() == {"H46", "V53", "H10", "H20"}


@rule("AT-XSEG-02")
def test_an_extra_segment_is_laid_right_after_it_is_gained():
    t = at_laying("2;1", shop="shop_08")
    lay(t, "H10", "V10")
    extra(t)
    lay(t, "V53")
    assert t.roads() == {"H10", "V10", "V53"}


@rule("AT-XSEG-02", "AT-DIAG-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_lays_the_segments_that_they_gained(seat):
    t = at_boards(2, shop="shop_10", dice=(("die_square", 2), ("die_circle", 1)))
    t.choose(ChooseDistrict, seat, district="2;1")
    lay(t, "H10", "V10", seat=seat)
    for bonus, road in (("extra_segment", "V53"), ("diagonal_segment", "X53B")):
        t.choose(UseBonus, seat, bonus=bonus)
        lay(t, road, seat=seat)
    assert (t.roads(seat), t.roads(1 - seat)) == ({"H10", "V10", "V53", "X53B"}, set())


@rule("AT-XSEG-02", "AT-DIAG-02")
def test_kept_segments_are_kept_for_later_rounds():
    t = at_laying("2;1", shop="shop_10")
    lay(t, "H10", "V10")
    t.choose(Ready)
    assert t.state.round == 6
    bonuses = t.match.view(0)["players"][0]["bonuses"]
    assert [bonuses[name]["gained"] - bonuses[name]["used"] for name in ("extra_segment", "diagonal_segment")] == [1, 1]
    t = at_laying("2;1", bonuses=(0, 1, 1))
    assert t.can(UseBonus, bonus="extra_segment")
    assert t.can(UseBonus, bonus="diagonal_segment")


@rule("AT-XSEG-04", "AT-Q-25")
@pytest.mark.parametrize("bonus", ["extra_segment", "diagonal_segment"])
def test_a_kept_segment_is_laid_before_or_after_the_way_and_not_within_it(bonus):
    road = "V53" if bonus == "extra_segment" else "X53B"
    before = at_laying("2;1", bonuses=(0, 1, 1))
    before.choose(UseBonus, bonus=bonus)
    lay(before, road)
    lay(before, "H10", "H20")
    after = at_laying("2;1", bonuses=(0, 1, 1))
    lay(after, "H10")
    assert not after.can(UseBonus)
    lay(after, "H20")
    after.choose(UseBonus, bonus=bonus)
    lay(after, road)
    assert before.roads() == after.roads() == {road, "H10", "H20"}


@rule("AT-XSEG-04", "AT-Q-25")
def test_a_kept_segment_is_laid_after_laying_nothing_too():
    t = at_laying("2;1", bonuses=(0, 1, 0))
    t.choose(LayNothing)
    extra(t)
    lay(t, "V53")
    assert t.roads() == {"V53"}


@rule("AT-XSEG-04", "AT-Q-25")
def test_kept_segments_are_not_laid_before_phase_5():
    t = at_district("2;1", bonuses=(0, 2, 2))
    assert not t.can(UseBonus)
    assert not t.can(Lay)


@rule("AT-XSEG-01")
def test_a_bonus_before_the_way_leaves_the_way_whole():
    t = at_laying("2;1", bonuses=(0, 1, 0))
    extra(t)
    lay(t, "H10")  # along the chosen district, but not part of the way
    lay(t, "V53")
    assert not t.can(Lay)
    assert not t.can(StopLaying)


# --- diagonals ---------------------------------------------------------------------------------------------------


@rule("AT-DIAG-01", "AT-XSEG-03", "AT-Q-25", "AT-Q-05")
def test_a_diagonal_bonus_lays_a_diagonal_through_any_district():
    t = at_laying("2;1", roads=["H46"], bonuses=(0, 0, 1))
    diagonal(t)
    ids = {ROADS[road].id for road in bits(DIAGONALS)}
    assert layable(t) == ids - TO_CENTRE
    assert len(layable(t)) == 57
    assert refusals(t, "road")["H10"] == "AT-DIAG-01"
    lay(t, "X55A")
    assert t.roads() == {"H46", "X55A"}


@rule("AT-DIAG-01")
@pytest.mark.parametrize("road", [ROADS[road].id for road in bits(DIAGONALS)])
def test_a_diagonal_joins_opposite_corners_of_its_district(road):
    found = ROADS[road_index[road]]
    (district,) = found.along
    x, y = DISTRICTS[district].col, DISTRICTS[district].row
    corners = {"A": {(x - 1, y - 1), (x, y)}, "B": {(x, y - 1), (x - 1, y)}}[road[-1]]
    assert {(int(NODES[end].id[1]), int(NODES[end].id[2])) for end in found.ends} == corners


@rule("AT-DIAG-02")
def test_a_diagonal_is_laid_right_after_it_is_gained():
    t = at_laying("2;1", shop="shop_09")
    lay(t, "H10", "V10")
    diagonal(t)
    lay(t, "X53B")
    assert t.roads() == {"H10", "V10", "X53B"}


@rule("AT-DIAG-03")
def test_a_diagonal_reaches_the_university_centre_only_with_yog_sothoth():
    for ancient_one in ("cthulhu", "dagon", "shub_niggurath"):
        t = at_laying("2;1", ancient_one=ancient_one, bonuses=(0, 0, 1))
        diagonal(t)
        assert not TO_CENTRE & layable(t)
        assert {refusals(t, "road")[road] for road in TO_CENTRE} == {"AT-DIAG-03"}
        assert {"X35B", "X45A", "X36A", "X46B"} <= layable(t)
    t = at_laying("2;1", ancient_one="yog_sothoth", bonuses=(0, 0, 1))
    diagonal(t)
    assert layable(t) >= TO_CENTRE


@rule("AT-DIAG-04")
def test_no_diagonal_crosses_the_river():
    """Both ends of a diagonal lie on the bank of its district."""
    for road in bits(DIAGONALS):
        (district,) = ROADS[road].along
        assert {NODES[end].bank for end in ROADS[road].ends} == {DISTRICTS[district].bank}, ROADS[road].id
    # where the corner of a district is across the water, there is no diagonal to it
    assert not {"X13B", "X23A", "X23B", "X53A", "X63B", "X34A", "X44B"} & {ROADS[road].id for road in bits(DIAGONALS)}


@rule("AT-DIAG-05")
def test_diagonals_may_end_in_dead_ends():
    tips = {"X13A": "D02", "X63A": "D63", "X24B": "D23", "X34B": "D24", "X44A": "D44", "X54A": "D43"}
    t = at_laying("2;1", bonuses=(0, 0, 1))
    diagonal(t)
    assert set(tips) <= layable(t)
    for road, tip in tips.items():
        assert tip in {NODES[end].id for end in ROADS[road_index[road]].ends}


@rule("AT-DIAG-07", "AT-Q-27")
def test_two_diagonals_of_a_district_do_not_meet():
    assert not TOUCHING[road_index["X21A"]] >> road_index["X21B"] & 1
    for one in bits(DIAGONALS):
        for other in bits(DIAGONALS):
            if one != other and ROADS[one].along == ROADS[other].along:
                assert not TOUCHING[one] >> other & 1


@rule("AT-PH5-11", "AT-DIAG-01", "AT-Q-04")
def test_a_diagonal_is_drawn_once():
    t = at_laying("2;1", roads=["X55A"], bonuses=(0, 0, 1))
    diagonal(t)
    assert "X55A" not in layable(t)
    assert "X55B" in layable(t)

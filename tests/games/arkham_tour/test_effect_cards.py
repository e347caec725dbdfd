"""The effect cards: Route correction, Secret alley, New turn, T-junction (AT-EFF; Repeat is among the tourists)."""

import pytest

from eldertable import new_match
from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.bitsets import bits
from eldertable.games.arkham_tour.options import (
    ChooseDistrict,
    Erase,
    Lay,
    PickDice,
    PlaceTourist,
    Ready,
    SkipCorrection,
    StopLaying,
    UseBonus,
)
from eldertable.games.arkham_tour.state import Place
from eldertable.games.arkham_tour.town import DIAGONALS, NODES, ROADS, STREETS, TOUCHING, district_index, road_index
from eldertable.testing import rule

from .arrange import Tour, at_district, at_laying, lay, layable, refusals

STREET_IDS = {ROADS[road].id for road in bits(STREETS)}
DIAGONAL_IDS = {ROADS[road].id for road in bits(DIAGONALS)} - {"X35A", "X45B", "X36B", "X46A"}


@rule("AT-EFF-01")
def test_only_the_two_chosen_cards_can_become_active():
    for seed in range(20):
        match = new_match("arkham_tour", seats=1, seed=str(seed))
        chosen = set(match.view(None)["effects"].values())
        active = set()
        for number in range(1, 7):
            state = match.fork().state
            state.numbers[4] = number
            state.boards[0].dice, state.boards[0].numbers = [4, 0], [number, 1]
            active.add(match.game.view(state, 0)["players"][0]["active_effect"])
        assert active == chosen


@pytest.mark.parametrize(
    ("card", "phase", "way", "optional"),
    [
        pytest.param("effect_repeat", 4, None, False, marks=rule("AT-EFF-02")),
        pytest.param("effect_correction", 4, None, True, marks=rule("AT-EFF-05", "AT-EFF-06")),
        pytest.param("effect_alley", 5, None, True, marks=rule("AT-EFF-10")),
        pytest.param("effect_turn", 5, "b", True, marks=rule("AT-EFF-13")),
        pytest.param("effect_t_junction", 5, "a", True, marks=rule("AT-EFF-15")),
    ],
)
def test_a_card_tells_when_it_works_what_it_replaces_and_whether_one_may_do_without(card, phase, way, optional):
    (told,) = (one for one in GAME.content()["effect_cards"] if one["id"] == card)
    assert (told["phase"], told["way"], told["optional"]) == (phase, way, optional)


# --- Route correction --------------------------------------------------------------------------------------------


def correcting(*roads: str, **arranged) -> Tour:
    t = at_district("2;4", effect="effect_correction", roads=roads, **arranged)
    t.choose(ChooseDistrict, district="2;4")
    return t


def erasable(t: Tour) -> set[str]:
    return {option.road for option in t.options(Erase)}


@rule("AT-EFF-05")
def test_the_correction_comes_before_tourists_and_segments():
    t = correcting("H10", "H20")
    assert t.kind() == "correct_route"
    assert t.match.view(0)["phase"] == "tourists"
    assert t.tourists("2;4") == []
    t.choose(Erase, road="H10")
    assert t.tourists("2;4") == []
    lay(t, "H30")
    assert t.tourists("2;4") == ["square", "square"]
    assert t.kind() == "lay"


@rule("AT-EFF-06")
def test_a_segment_is_erased_and_another_drawn():
    t = correcting("H10", "H20")
    assert erasable(t) == {"H10", "H20"}
    t.choose(Erase, road="H10")
    lay(t, "H30")
    assert t.roads() == {"H20", "H30"}
    assert t.match.view(0)["players"][0]["fresh"] == ["H30"]


@rule("AT-EFF-06")
def test_the_preview_of_a_corrected_route_is_without_the_erased_segment():
    t = correcting("H10", "H20", tourists={"2;1": ["square"]})  # 2;1 is green: a square along it is worth a point
    t.choose(Erase, road="H10")
    preview = t.match.game.preview(t.state, t.decision(), Lay("H30"))
    assert set(preview["line"]["roads"]) == {"H20", "H30"}
    assert (preview["before"], preview["after"]) == (1, 0)


@rule("AT-EFF-06")
def test_the_correction_may_be_left_out():
    t = correcting("H10", "H20")
    t.choose(SkipCorrection)
    assert t.roads() == {"H10", "H20"}
    assert t.kind() == "lay"


@rule("AT-EFF-06")
def test_without_the_card_nothing_is_corrected():
    for effect in ("effect_turn", None):
        t = at_district("2;4", effect=effect, roads=["H10", "H20"])
        t.choose(ChooseDistrict, district="2;4")
        assert t.kind() == "lay"


@rule("AT-EFF-07", "AT-EFF-18", "AT-Q-28")
def test_the_new_segment_meets_another_that_stays():
    t = correcting("H10", "H55")
    t.choose(Erase, road="H10")
    expected = {ROADS[road].id for road in bits(TOUCHING[road_index["H55"]] & STREETS)}
    assert layable(t) == expected
    assert refusals(t, "road")["H20"] == "AT-EFF-07"  # it met the erased one only
    assert refusals(t, "road")["H10"] == "AT-EFF-18"
    assert refusals(t, "road")["H55"] == "AT-PH5-11"


@rule("AT-EFF-07")
@pytest.mark.parametrize("stays", ["H55", "R1", "V33", "V02"])
def test_the_new_segment_meets_what_stays_and_nothing_else(stays):
    t = correcting("H41", stays)
    t.choose(Erase, road="H41")
    assert layable(t) == {ROADS[road].id for road in bits(TOUCHING[road_index[stays]] & STREETS)}


@rule("AT-EFF-08")
def test_the_new_segment_is_no_diagonal():
    t = correcting("H10", "H20")
    t.choose(Erase, road="H10")
    assert layable(t) <= STREET_IDS
    assert refusals(t, "road")["X31A"] == "AT-EFF-08"


@rule("AT-EFF-06", "AT-EFF-08")
def test_a_diagonal_may_be_erased_and_may_be_what_the_new_segment_meets():
    t = correcting("X21A", "X55A")
    t.choose(Erase, road="X55A")
    assert layable(t) == {"H10", "R1", "V10", "H11", "H21", "V20", "V21"}
    lay(t, "R1")
    assert t.roads() == {"X21A", "R1"}


@rule("AT-EFF-09")
def test_a_gate_joins_no_new_segment():
    t = correcting("H10", "V02")  # gates in J20 and D02
    t.choose(Erase, road="V02")
    gates = {NODES[node.index].id for node in NODES if node.gate}
    assert {"J20", "J61", "D24"} <= gates
    assert layable(t) == {"H20", "V20", "R1", "V10"}


@rule("AT-EFF-09", "AT-GATE-06")
@pytest.mark.parametrize("stays", ["V20", "V61", "H55", "V15", "V02", "V23", "H43"])
def test_no_gate_joins_a_new_segment(stays):
    t = correcting("H41", stays)  # the road that stays leads to a gate
    t.choose(Erase, road="H41")
    assert layable(t) == {ROADS[road].id for road in bits(TOUCHING[road_index[stays]] & STREETS)}


@rule("AT-EFF-06", "AT-PH5-11")
def test_the_new_segment_takes_no_road_that_is_drawn_already():
    t = correcting("H10", "H20", "V20")
    t.choose(Erase, road="H10")
    assert layable(t) == {"H11", "H21", "V21", "H30", "V30"}, "H20 and V20 meet, but both are drawn"


@rule("AT-EFF-18", "AT-Q-28")
@pytest.mark.parametrize("roads", [(), ("H10",)])
def test_the_correction_needs_two_segments(roads):
    t = correcting(*roads)
    assert t.kind() == "lay"
    assert t.roads() == set(roads)


@rule("AT-EFF-18", "AT-Q-28")
@pytest.mark.parametrize(("erased", "open_roads"), [("H10", {"V20", "H30", "V30"}), ("H20", {"R1", "V10", "V20"})])
def test_the_new_segment_does_not_take_the_erased_road(erased, open_roads):
    t = correcting("H10", "H20")
    t.choose(Erase, road=erased)
    assert layable(t) == open_roads
    assert refusals(t, "road")[erased] == "AT-EFF-18"


@rule("AT-EFF-19", "AT-Q-28")
def test_erasing_leaves_circled_shops_and_bonuses():
    t = correcting("V10", "H10", shops=["J11"], bonuses=(1, 1, 0), tomes=(1, 0, 0))
    t.choose(Erase, road="V10")
    lay(t, "H20")
    player = t.match.view(0)["players"][0]
    assert player["shops"] == ["J11"]
    assert [bonus["gained"] for bonus in player["bonuses"].values()] == [1, 1, 0]
    assert player["tomes"] == {"reroll": "circled", "improvement": "none", "blessing": "none"}


@rule("AT-EFF-07", "AT-UNIV-02", "AT-YOG-01")
def test_university_roads_are_barred_for_their_own_reason():
    t = correcting("V24", "V25")
    t.choose(Erase, road="V25")
    assert refusals(t, "road")["UH25"] == "AT-UNIV-02"
    t = correcting("V24", "V25", ancient_one="yog_sothoth")
    t.choose(Erase, road="V25")
    assert "UH25" in layable(t)


# --- Secret alley ------------------------------------------------------------------------------------------------


@rule("AT-EFF-10", "AT-Q-45")
def test_with_secret_alley_one_segment_may_be_diagonal():
    t = at_laying("2;4", effect="effect_alley")
    assert layable(t) == STREET_IDS | DIAGONAL_IDS
    lay(t, "X24A")
    assert layable(t) == {ROADS[road].id for road in bits(TOUCHING[road_index["X24A"]] & STREETS)}
    assert refusals(t, "road")["X14B"] == "AT-EFF-10"
    lay(t, "H24")
    assert t.roads() == {"X24A", "H24"}


@rule("AT-EFF-10")
def test_without_secret_alley_no_segment_of_the_way_is_diagonal():
    t = at_laying("2;4", effect="effect_turn")
    assert layable(t) == STREET_IDS
    lay(t, "H14")
    assert layable(t) <= STREET_IDS


@rule("AT-EFF-10", "AT-EFF-11", "AT-Q-45")
def test_a_diagonal_second_segment_goes_through_any_district_at_the_common_end():
    t = at_laying("2;4", effect="effect_alley")
    lay(t, "H14")
    expected = {ROADS[road].id for road in bits(TOUCHING[road_index["H14"]])} & (STREET_IDS | DIAGONAL_IDS)
    assert layable(t) == expected
    assert {"X14A", "X25A", "X24A", "X25B", "X15B"} <= layable(t)
    assert refusals(t, "road")["X55A"] == "AT-PH5-05"
    lay(t, "X15B")
    assert t.roads() == {"H14", "X15B"}
    assert t.kind() == "finish_board"


@rule("AT-EFF-11", "AT-Q-45")
def test_a_diagonal_away_from_the_chosen_district_stays_alone():
    t = at_laying("2;4", effect="effect_alley")
    lay(t, "X25A")  # it starts at a corner of 2;4, but runs through 2;5
    assert not t.can(Lay)
    assert t.roads() == {"X25A"}


@rule("AT-EFF-11", "AT-Q-45")
def test_a_diagonal_may_be_the_only_segment():
    t = at_laying("2;4", effect="effect_alley")
    lay(t, "X24B")
    t.choose(StopLaying)
    assert t.roads() == {"X24B"}


@rule("AT-EFF-12")
def test_the_alley_keeps_off_the_university_centre_and_ends_in_dead_ends():
    t = at_laying("3;5", effect="effect_alley", roads=["V24"])
    assert not {"X35A", "X45B", "X36B", "X46A"} & layable(t)
    assert refusals(t, "road")["X35A"] == "AT-DIAG-03"
    assert {"X13A", "X24B", "X34B", "X44A", "X54A", "X63A"} <= layable(t)
    assert not {"X34A", "X44B", "X53A", "X63B", "X23A", "X23B", "X13B"} & layable(t)
    t = at_laying("3;5", effect="effect_alley", ancient_one="yog_sothoth")
    assert {"X35A", "X45B", "X36B", "X46A"} <= layable(t)
    lay(t, "X35A")
    assert layable(t) == {"H14", "H24", "V24", "UH25", "UH35", "UV34", "UV35"}  # one diagonal is all


@rule("AT-EFF-10", "AT-Q-45")
@pytest.mark.parametrize("diagonal", sorted(DIAGONAL_IDS))
def test_after_any_diagonal_the_alley_is_used_up(diagonal):
    t = at_laying(f"{diagonal[1]};{diagonal[2]}", effect="effect_alley")
    lay(t, diagonal)
    assert layable(t)
    assert not layable(t) & DIAGONAL_IDS


@rule("AT-EFF-10")
def test_a_diagonal_bonus_does_not_use_up_the_alley():
    t = at_laying("2;4", effect="effect_alley", bonuses=(0, 0, 1))
    t.choose(UseBonus, bonus="diagonal_segment")
    lay(t, "X55A")
    lay(t, "X24A")
    assert t.roads() == {"X55A", "X24A"}


@rule("AT-EFF-10")
def test_the_alley_is_open_again_when_its_symbol_comes_again():
    t = at_laying("2;4", effect="effect_alley")
    lay(t, "X24A")
    t.choose(StopLaying)
    t.choose(Ready)
    t.state.numbers[:] = [5, 1, 1, 1, 2]  # the circle die and, last, the effect die
    t.state.places[:] = [Place.AVAILABLE, Place.AVAILABLE, Place.UNAVAILABLE, Place.UNAVAILABLE, Place.AVAILABLE]
    t.refresh()
    t.choose(PickDice, first="die_circle", second="die_effect")
    t.choose(ChooseDistrict, district="2;5")
    lay(t, "X25A")
    assert t.roads() == {"X24A", "X25A"}


# --- New turn ----------------------------------------------------------------------------------------------------


@rule("AT-EFF-13")
def test_with_new_turn_two_segments_at_a_corner_may_lie_anywhere():
    t = at_laying("2;4", effect="effect_turn")
    lay(t, "H40")
    assert t.can(StopLaying)
    lay(t, "V50")
    assert t.roads() == {"H40", "V50"}
    assert not t.can(Lay)


@rule("AT-EFF-13")
def test_with_new_turn_one_segment_is_still_enough_and_way_a_is_as_ever():
    t = at_laying("2;4", effect="effect_turn")
    lay(t, "H40")
    t.choose(StopLaying)
    assert t.roads() == {"H40"}
    t = at_laying("2;4", effect="effect_turn")
    lay(t, "H14", "H04")  # straight on from a side of the chosen district
    assert t.roads() == {"H14", "H04"}


@rule("AT-EFF-13")
def test_without_new_turn_a_segment_elsewhere_stays_alone():
    t = at_laying("2;4", effect="effect_t_junction")
    lay(t, "H40")
    assert not t.can(Lay)


@rule("AT-EFF-14")
def test_the_l_piece_turns_in_any_direction_and_never_goes_straight():
    t = at_laying("2;4", effect="effect_turn")
    lay(t, "H31")
    assert layable(t) == {"V30", "V31", "V40", "V41"}
    side = at_laying("2;4", effect="effect_turn")
    lay(side, "V14")
    assert layable(side) == {"H04", "H14", "H05", "H15"}  # H14 runs along the chosen district
    assert refusals(t, "road")["H21"] == refusals(t, "road")["H41"] == refusals(t, "road")["R3"] == "AT-EFF-14"


@rule("AT-EFF-13", "AT-PH5-11")
def test_the_l_piece_takes_no_road_that_is_drawn_already():
    t = at_laying("2;4", effect="effect_turn", roads=["V30", "V41"])
    lay(t, "H31")
    assert layable(t) == {"V31", "V40"}


@rule("AT-EFF-13", "AT-UNIV-02")
def test_the_l_piece_does_not_turn_into_the_university():
    t = at_laying("2;4", effect="effect_turn")
    lay(t, "H24")
    assert layable(t) == {"V24", "V33"}


@rule("AT-EFF-13")
def test_the_l_piece_has_no_diagonal_and_no_third_segment():
    t = at_laying("2;4", effect="effect_turn")
    lay(t, "H40")
    assert layable(t) <= STREET_IDS
    lay(t, "V40")
    assert t.kind() == "finish_board"


# --- T-junction --------------------------------------------------------------------------------------------------


@rule("AT-EFF-15")
def test_with_t_junction_three_segments_meet_in_a_junction():
    t = at_laying("1;4", effect="effect_t_junction")
    lay(t, "V13", "H04", "V14")
    assert t.roads() == {"V13", "H04", "V14"}
    assert not t.can(Lay)


@rule("AT-EFF-15")
def test_with_t_junction_two_segments_are_still_enough():
    t = at_laying("1;4", effect="effect_t_junction")
    lay(t, "V13", "H04")
    t.choose(StopLaying)
    assert t.roads() == {"V13", "H04"}


@rule("AT-EFF-15")
def test_without_t_junction_there_is_no_third_segment():
    t = at_laying("1;4", effect="effect_turn")
    lay(t, "V13", "V14")
    assert t.kind() == "finish_board"


@rule("AT-EFF-16")
def test_a_corner_becomes_a_t_by_the_road_opposite_to_either_arm():
    t = at_laying("1;4", effect="effect_t_junction")
    lay(t, "V13", "H04")
    assert layable(t) == {"V14", "H14"}  # opposite to V13, opposite to H04
    assert refusals(t, "road")["H03"] == "AT-EFF-16"


@rule("AT-EFF-16")
def test_a_straight_line_becomes_a_t_by_either_side_road():
    t = at_laying("1;4", effect="effect_t_junction")
    lay(t, "V13", "V14")
    assert layable(t) == {"H04", "H14"}


@rule("AT-EFF-16")
def test_where_only_two_roads_are_left_no_t_is_made():
    t = at_laying("1;4", effect="effect_t_junction", roads=["V14", "H14"])
    lay(t, "V13", "H04")
    assert t.kind() == "finish_board"


@rule("AT-EFF-16")
@pytest.mark.parametrize(("district", "pair"), [("1;2", ("V01", "H02")), ("6;4", ("H53", "V63"))])
def test_no_t_is_made_where_two_roads_meet_and_no_third(district, pair):
    t = at_laying(district, effect="effect_t_junction")
    lay(t, *pair)
    assert t.kind() == "finish_board"


@rule("AT-EFF-17", "AT-Q-29")
def test_a_t_needs_a_segment_along_the_chosen_district():
    t = at_laying("1;4", effect="effect_t_junction")
    lay(t, "H40")
    assert not t.can(Lay)


@rule("AT-EFF-15", "AT-EFF-16", "AT-EFF-17", "AT-Q-29")
@pytest.mark.parametrize("district", ["1;4", "5;2", "3;5", "2;3"])
def test_every_t_at_the_district_can_be_laid_and_no_other(district):
    """All triples that the card allows, found by following every order, against those the map shows."""
    index = district_index[district]
    found = set()
    start = at_laying(district, effect="effect_t_junction").match

    def follow(match, laid):
        for number, option in enumerate(match.pending[0].options):
            if isinstance(option, Lay):
                fork = match.fork()
                fork.choose(0, number)
                if len(laid) == 2:
                    found.add(frozenset((*laid, option.road)))
                elif fork.pending[0].kind == "lay":
                    follow(fork, (*laid, option.road))

    follow(start, ())
    assert found == {triple for triple in all_ts() if any(index in ROADS[road_index[road]].along for road in triple)}


def all_ts() -> set[frozenset[str]]:
    """Every T of the map, from the directions in which roads leave a junction."""
    opposite = {"north": "south", "south": "north", "east": "west", "west": "east"}
    found = set()
    for node in NODES:
        leaves = {
            road.dirs[road.ends.index(node.index)]: road.id
            for road in ROADS
            if node.index in road.ends and STREETS >> road.index & 1
        }
        for direction, one in leaves.items():
            other = leaves.get(opposite[direction])
            if other is not None:
                found |= {frozenset((one, other, third)) for third in leaves.values() if third not in (one, other)}
    return found


@rule("AT-PH4-04", "AT-Q-07")
def test_route_correction_works_with_the_free_choice_too():
    t = at_district("2;4", effect="effect_correction", roads=["H10", "H20"], tourists={"2;4": ["cross"], "4;2": ["cross"]})
    t.choose(ChooseDistrict, district="6;6")
    assert t.kind() == "correct_route"
    t.choose(SkipCorrection)
    t.choose(PlaceTourist, tourist="circle")
    assert t.kind() == "lay"


@rule("AT-EFF-16", "AT-YOG-01")
def test_with_yog_sothoth_a_t_may_lie_in_the_university():
    t = at_laying("4;6", effect="effect_t_junction", ancient_one="yog_sothoth")
    lay(t, "UV35")
    assert layable(t) == {"UH25", "UH35", "UV34", "H26", "H36"}
    lay(t, "UV34")
    assert layable(t) == {"UH25", "UH35"}
    lay(t, "UH25")
    assert t.roads() == {"UV35", "UV34", "UH25"}


@rule("AT-EFF-14", "AT-YOG-01")
def test_with_yog_sothoth_an_l_may_turn_in_the_university():
    t = at_laying("6;2", effect="effect_turn", ancient_one="yog_sothoth")
    lay(t, "UV35")
    assert layable(t) == {"UH25", "UH35", "H26", "H36"}

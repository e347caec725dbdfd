"""Phase 4: placing tourists, and what the effect die adds (AT-PH4, AT-EDIE, Repeat)."""

import pytest

from eldertable.games.arkham_tour.options import (
    ChooseDistrict,
    Erase,
    Lay,
    PlaceTourist,
    RemoveDie,
    SkipCorrection,
    StopLaying,
    TakeDie,
)
from eldertable.testing import rule

from .arrange import Tour, at_boards, at_district, at_round, layable, reopen, set_board, set_dice


def placing(*dice, district=None, dark="effect_t_junction", light="effect_alley", **board) -> Tour:
    """Phase 4 with these round dice, in this district."""
    t = at_boards(1, dark=dark, light=light)
    set_dice(t, *dice)
    set_board(t, **board)
    reopen(t)
    if t.kind() == "choose_district":
        t.choose(ChooseDistrict, district=district or t.options(ChooseDistrict)[0].district)
    return t


def kinds(t, seat=0):
    return [option.tourist for option in t.options(PlaceTourist, seat)]


def everyone(t, seat=0):
    return t.match.view(seat)["players"][seat]["tourists"]


@rule("AT-PH4-01", "AT-PH4-03")
@pytest.mark.parametrize("district", ["1;4", "4;1"])
def test_all_tourists_of_both_dice_go_into_the_chosen_district(district):
    t = placing(("die_circle", 1), ("die_square", 4), district=district)
    assert everyone(t) == {district: ["square", "triangle", "triangle", "cross"]}


@rule("AT-PH4-01", "AT-MAP-04")
def test_everyone_at_the_table_places_all_tourists_of_both_dice():
    t = at_boards(4, dice=(("die_circle", 1), ("die_square", 4)))
    for seat in (3, 1, 0, 2):
        t.choose(ChooseDistrict, seat, district="4;1" if seat % 2 else "1;4")
    for seat in range(4):
        here, elsewhere = ("4;1", "1;4") if seat % 2 else ("1;4", "4;1")
        assert t.tourists(here, seat) == ["square", "triangle", "triangle", "cross"]
        assert t.tourists(elsewhere, seat) == []


@rule("AT-PH4-01")
def test_the_same_symbol_on_both_dice_is_two_tourists():
    t = placing(("die_triangle", 3), ("die_square", 3))
    assert everyone(t) == {"3;3": ["cross", "cross"]}


@rule("AT-PH4-02")
@pytest.mark.parametrize("number", [1, 4])
def test_with_all_candidates_occupied_one_tourist_of_any_type_is_placed(number):
    occupied = {district: ["cross"] for district in (f"{number};4", f"4;{number}")}
    t = placing(("die_circle", number), ("die_square", 4), district="6;6", tourists=occupied)
    assert kinds(t) == ["circle", "square", "triangle", "cross"]
    t.choose(PlaceTourist, tourist="square")
    assert everyone(t) == {**occupied, "6;6": ["square"]}
    assert t.kind() == "lay"


@rule("AT-PH4-04", "AT-Q-07")
@pytest.mark.parametrize("dark", ["effect_t_junction", "effect_repeat"])
def test_neither_effect_die_nor_repeat_adds_to_the_single_tourist(dark):
    t = placing(
        ("die_effect", 1), ("die_circle", 3), district="6;6", dark=dark, tourists={"1;3": ["cross"], "3;1": ["cross"]}
    )
    t.choose(PlaceTourist, tourist="square")
    assert t.kind() == "lay"
    assert everyone(t)["6;6"] == ["square"]


@rule("AT-PH4-04", "AT-Q-07")
def test_effects_on_segments_still_work_with_the_single_tourist():
    full = {"1;3": ["cross"], "3;1": ["cross"]}
    t = placing(("die_effect", 1), ("die_circle", 3), district="2;2", tourists=full)
    t.choose(PlaceTourist, tourist="square")
    for road in ("H11", "V11", "H01"):  # a T at the freely chosen district
        t.choose(Lay, road=road)
    assert t.roads() == {"H11", "V11", "H01"}


# --- the effect die ----------------------------------------------------------------------------------------------


@rule("AT-EDIE-01", "AT-EDIE-07")
def test_the_effect_die_adds_one_tourist_of_the_other_die():
    t = placing(("die_effect", 1), ("die_circle", 2), district="1;2")
    assert everyone(t) == {"1;2": ["triangle", "triangle"]}
    assert t.kind() == "lay"


@rule("AT-EDIE-02", "AT-EDIE-07", "AT-PH4-03")
@pytest.mark.parametrize(
    ("chosen", "placed"), [("circle", ["circle", "circle", "square"]), ("square", ["circle", "square", "square"])]
)
def test_of_two_types_the_player_chooses_the_additional_tourist(chosen, placed):
    t = placing(("die_circle", 3), ("die_effect", 1), district="1;3")
    assert kinds(t) == ["circle", "square"]
    t.choose(PlaceTourist, tourist=chosen)
    assert everyone(t) == {"1;3": placed}
    assert t.kind() == "lay"


@rule("AT-EDIE-02", "AT-EDIE-01")
def test_each_player_chooses_the_additional_tourist_for_themselves():
    t = at_boards(2, dice=(("die_effect", 1), ("die_circle", 3)), dark="effect_turn")
    for seat, tourist in ((0, "circle"), (1, "square")):
        t.choose(ChooseDistrict, seat, district="1;3")
        t.choose(PlaceTourist, seat, tourist=tourist)
        assert t.kind(seat) == "lay", "one tourist, not one for each symbol"
    assert t.tourists("1;3", 0) == ["circle", "circle", "square"]
    assert t.tourists("1;3", 1) == ["circle", "square", "square"]


@rule("AT-EDIE-03", "AT-EDIE-04", "AT-SETUP-05", "AT-Q-38")
@pytest.mark.parametrize("cell", [0, 1])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_symbol_on_the_effect_die_tells_the_active_card(number, cell):
    t = at_boards(1, dark="effect_t_junction", light="effect_alley")
    dice = [("die_circle", 6 if number != 6 else 5)]
    dice.insert(cell, ("die_effect", number))
    set_dice(t, *dice)
    reopen(t)
    active = {1: "effect_t_junction", 4: "effect_t_junction", 5: "effect_t_junction"}.get(number, "effect_alley")
    assert t.match.view(0)["players"][0]["active_effect"] == active


@rule("AT-EDIE-03", "AT-EDIE-04")
def test_the_active_card_works_in_phase_5_and_the_other_does_not():
    dark = placing(("die_effect", 1), ("die_circle", 2), district="2;1")
    assert not {road for road in layable(dark) if road.startswith("X")}
    for road in ("H11", "V11", "H01"):
        dark.choose(Lay, road=road)
    light = placing(("die_effect", 2), ("die_circle", 4), district="2;4")
    assert {road for road in layable(light) if road.startswith("X")}
    light.choose(Lay, road="H14")
    light.choose(Lay, road="V14")
    assert not light.can(Lay)


@rule("AT-EDIE-04")
@pytest.mark.parametrize("active", ["effect_repeat", "effect_correction", "effect_alley", "effect_t_junction"])
def test_new_turn_does_not_work_while_the_other_card_does(active):
    """New turn is the light card, the die shows its dark symbol: one segment away from the district stays alone."""
    t = at_boards(1, dark=active, light="effect_turn")
    set_dice(t, ("die_effect", 1), ("die_circle", 4))  # a single square
    reopen(t)
    t.choose(ChooseDistrict, district="1;4")
    while t.kind() == "place_tourist":
        t.choose(PlaceTourist, tourist="square")
    t.choose(Lay, road="H51")
    assert not t.can(Lay)


@rule("AT-EDIE-03", "AT-EDIE-04")
@pytest.mark.parametrize(("number", "active"), [(1, "effect_repeat"), (2, "effect_correction")])
def test_the_active_card_works_in_phase_4_and_the_other_does_not(number, active):
    t = at_boards(1, dark="effect_repeat", light="effect_correction")
    set_dice(t, ("die_effect", number), ("die_circle", 4))  # a single square
    set_board(t, roads=["H10", "H20"])
    reopen(t)
    t.choose(ChooseDistrict, district=f"{number};4")
    assert t.can(Erase) == (active == "effect_correction")
    if t.can(Erase):
        t.choose(SkipCorrection)
    assert everyone(t) == {f"{number};4": ["square"] * (3 if active == "effect_repeat" else 2)}
    assert t.kind() == "lay"


@rule("AT-EDIE-05")
def test_without_the_effect_die_no_card_is_active():
    t = at_boards(1, dark="effect_repeat", light="effect_alley")
    t.state.numbers[4] = 1  # the effect die lies unavailable with its dark side up
    set_dice(t, ("die_square", 2), ("die_circle", 4))
    reopen(t)
    assert t.match.view(0)["players"][0]["active_effect"] is None
    t.choose(ChooseDistrict, district="2;4")
    assert everyone(t) == {"2;4": ["circle", "square", "square"]}
    assert t.kind() == "lay"
    assert not {road for road in layable(t) if road.startswith("X")}


@rule("AT-EDIE-06")
@pytest.mark.parametrize("number", [1, 3, 4, 5, 6])
def test_the_number_of_the_effect_die_is_a_coordinate(number):
    t = at_district(f"{number};2", effect="effect_turn")
    assert {option.district for option in t.options(ChooseDistrict)} == {f"{number};2", f"2;{number}"}


@rule("AT-EDIE-06")
@pytest.mark.parametrize("number", [1, 6])
def test_the_number_rolled_with_the_effect_die_names_districts_for_everybody(number):
    t = at_round(2, dice=(2, 3, 4, 5, number))  # the circle die shows 2, the effect die this number
    t.choose(TakeDie, 0, die="die_effect")
    t.choose(RemoveDie, 1, die="die_square")
    t.choose(RemoveDie, 1, die="die_triangle")
    t.choose(TakeDie, 0, die="die_circle")
    for seat in (0, 1):
        assert {option.district for option in t.options(ChooseDistrict, seat)} == {f"{number};2", f"2;{number}"}


@rule("AT-EDIE-07")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_with_the_effect_die_two_or_three_tourists_are_placed(number):
    t = placing(("die_effect", 1), ("die_circle", number), district=f"1;{number}" if number > 1 else None)
    if t.kind() == "place_tourist":
        t.choose(PlaceTourist, tourist=kinds(t)[0])
    shown = {1: 2, 2: 1, 3: 2, 4: 1, 5: 1, 6: 2}[number]
    assert [len(found) for found in everyone(t).values()] == [shown + 1]


# --- Repeat ------------------------------------------------------------------------------------------------------


@rule("AT-EFF-02", "AT-EFF-04", "AT-Q-02")
def test_repeat_adds_a_second_tourist_of_the_other_die():
    t = placing(("die_effect", 1), ("die_circle", 2), district="1;2", dark="effect_repeat")
    assert everyone(t) == {"1;2": ["triangle"] * 3}
    assert t.kind() == "lay"


@rule("AT-EFF-03", "AT-EFF-04", "AT-PH4-03", "AT-Q-02")
def test_repeat_and_the_effect_die_choose_their_tourists_independently():
    t = placing(("die_effect", 1), ("die_circle", 3), district="1;3", dark="effect_repeat")
    assert kinds(t) == ["circle", "square"]
    t.choose(PlaceTourist, tourist="circle")
    assert kinds(t) == ["circle", "square"]
    t.choose(PlaceTourist, tourist="square")
    assert everyone(t) == {"1;3": ["circle", "circle", "square", "square"]}


@rule("AT-EFF-02")
def test_repeat_does_nothing_when_its_symbol_was_not_rolled():
    t = placing(("die_effect", 2), ("die_circle", 4), district="2;4", dark="effect_repeat", light="effect_turn")
    assert everyone(t) == {"2;4": ["square", "square"]}


@rule("AT-DIAG-06")
def test_a_diagonal_leaves_the_district_open_for_tourists():
    t = placing(("die_square", 2), ("die_circle", 1), district="2;1", roads=["X21A", "X21B"])
    assert everyone(t) == {"2;1": ["circle", "square", "triangle", "cross"]}
    assert not t.can(StopLaying)


@rule("AT-DIAG-06", "AT-PH3-06")
def test_a_diagonal_leaves_the_district_open_for_the_free_choice_too():
    t = at_boards(dice=(("die_square", 2), ("die_circle", 1)))
    set_board(t, roads=["X41A", "X55B"], tourists={"2;1": ["cross"], "1;2": ["cross"]})
    reopen(t)
    assert {"4;1", "5;5"} <= {option.district for option in t.options(ChooseDistrict)}

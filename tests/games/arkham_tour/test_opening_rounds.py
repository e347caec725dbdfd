"""Opening rounds of three and four players (AT-OPEN)."""

import pytest

from eldertable.games.arkham_tour.events import DicePicked, DiceRolled, RoundBegan, RoundEnded
from eldertable.games.arkham_tour.options import ChooseDistrict, LayNothing, PickDice, PlaceTourist, Ready, TakeDie
from eldertable.testing import rule

from .arrange import at_round, die_places, refusals, select_dice, skip_boards

TAKEN = ["die_circle", "die_effect", "die_cross", "die_square"]  # by seats 0, 1, 2, 3


def opened(seats, *numbers, first_player=0, **options):
    """Round 1 with the taken dice rolled: everybody picks."""
    t = at_round(seats, round=1, first_player=first_player, **options)
    t.next_dice(*numbers)
    for i in range(seats):
        seat = (first_player + i) % seats
        t.choose(TakeDie, seat, die=TAKEN[seat])
    return t


def pairs(t, seat):
    return {frozenset((option.first, option.second)) for option in t.options(PickDice, seat)}


def pick(t, seat, *dice):
    (option,) = [o for o in t.options(PickDice, seat) if {o.first, o.second} == set(dice)]
    t.choose(PickDice, seat, first=option.first, second=option.second)


def dice_of(t, seat):
    return {die["id"]: die["number"] for die in t.match.view(seat)["players"][seat]["dice"]}


@rule("AT-OPEN-01")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_and_two_players_have_no_opening_round(seats):
    t = at_round(seats, round=1)
    assert not t.match.view(None)["opening"]
    assert t.kind() == ("pick_dice" if seats == 1 else "take_die")


@rule("AT-OPEN-01", "AT-OPEN-02", "AT-OPEN-03")
@pytest.mark.parametrize(("seats", "opening"), [(2, 0), (3, 1), (4, 2)])
def test_three_players_open_in_one_round_and_four_in_two(seats, opening):
    t = at_round(seats, round=1)
    for round in range(1, 6):
        assert t.match.view(None)["opening"] == (round <= opening)
        select_dice(t)
        skip_boards(t)
    assert [event.opening for event in t.told(RoundBegan)[-6:]] == [round <= opening for round in range(1, 7)]


@rule("AT-OPEN-04")
def test_in_an_opening_round_everybody_acts_at_once():
    t = opened(3, 1, 2, 3)
    assert sorted(t.match.pending) == [0, 1, 2]
    pick(t, 2, "die_circle", "die_cross")
    assert t.kind(2) == "choose_district"
    assert t.kind(0) == t.kind(1) == "pick_dice"


@rule("AT-OPEN-05", "AT-Q-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_opening_rounds_are_among_the_ten(seats):
    t = at_round(seats, round=1)
    assert t.match.view(None)["shop"]["left"] == 9
    while t.state.phase != "final_route":
        select_dice(t)
        skip_boards(t)
    opening = [event.opening for event in t.told(RoundBegan)]
    assert (opening.count(True), opening.count(False)) == ({3: 1, 4: 2}[seats], {3: 9, 4: 8}[seats])


@rule("AT-OPEN-06")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("first", [0, 2])
def test_everybody_takes_a_die_clockwise_from_the_first_player(seats, first):
    t = at_round(seats, round=1, first_player=first)
    left = {"die_circle", "die_square", "die_triangle", "die_cross", "die_effect"}
    for i in range(seats):
        (seat,) = t.match.pending
        assert seat == (first + i) % seats
        assert {option.die for option in t.options(TakeDie, seat)} == left
        assert set(refusals(t, "die", seat).values()) <= {"AT-OPEN-06"}
        t.choose(TakeDie, seat, die=TAKEN[seat])
        left.remove(TAKEN[seat])
        assert next(die for die in t.match.view(None)["dice"] if die["id"] == TAKEN[seat])["by"] == seat


@rule("AT-OPEN-07")
@pytest.mark.parametrize("seats", [3, 4])
def test_only_the_taken_dice_are_rolled(seats):
    t = opened(seats, *range(1, seats + 1))
    (rolled,) = t.told(DiceRolled)
    assert {die for die, _ in rolled.dice} == set(TAKEN[:seats])
    numbers = {die["id"]: die["number"] for die in t.match.view(None)["dice"]}
    assert all(bool(number) == (die in TAKEN[:seats]) for die, number in numbers.items())
    assert all((place == "taken") == (die in TAKEN[:seats]) for die, place in die_places(t).items())
    assert refusals(t, "die", 0) == {die: "AT-OPEN-07" for die in numbers if die not in TAKEN[:seats]}


@rule("AT-OPEN-08", "AT-OPEN-09")
def test_three_players_pick_any_two_of_three_dice_and_may_pick_the_same():
    t = opened(3, 1, 2, 3)
    expected = {
        frozenset(pair) for pair in (("die_circle", "die_cross"), ("die_circle", "die_effect"), ("die_cross", "die_effect"))
    }
    for seat in range(3):
        assert pairs(t, seat) == expected
        pick(t, seat, "die_cross", "die_effect")
        t.refresh()
    assert [dice_of(t, seat) for seat in range(3)] == [{"die_cross": 2, "die_effect": 3}] * 3


@rule("AT-OPEN-10")
def test_each_player_goes_on_with_their_own_dice():
    t = opened(3, 2, 5, 1)  # circle 2, cross 5, effect 1
    pick(t, 0, "die_circle", "die_cross")
    pick(t, 1, "die_cross", "die_effect")
    assert {option.district for option in t.options(ChooseDistrict, 0)} == {"2;5", "5;2"}
    assert {option.district for option in t.options(ChooseDistrict, 1)} == {"5;1", "1;5"}
    t.choose(ChooseDistrict, 0, district="2;5")
    assert t.tourists("2;5", 0) == ["square", "triangle", "cross"]


@rule("AT-OPEN-11", "AT-OPEN-18", "AT-Q-09")
def test_the_end_of_an_opening_round_discards_the_card_and_marks_the_track():
    t = at_round(4, round=1)
    card = t.match.view(None)["shop"]["card"]
    select_dice(t)
    skip_boards(t)
    assert t.match.view(None)["shop"]["discarded"] == [card]
    assert [player["rounds_marked"] for player in t.match.view(None)["players"]] == [1] * 4
    second = t.match.view(None)["shop"]["card"]
    skip_boards(t)
    assert t.match.view(None)["shop"]["discarded"] == [card, second]
    assert [player["rounds_marked"] for player in t.match.view(None)["players"]] == [2] * 4


@rule("AT-OPEN-12", "AT-Q-09")
def test_with_three_players_the_first_player_is_still_first_in_round_2():
    t = at_round(3, round=1, first_player=2)
    select_dice(t)
    skip_boards(t)
    assert (t.state.round, t.match.view(None)["first_player"]) == (2, 2)
    assert t.kind(2) == "take_die"
    assert {die["by"] for die in t.match.view(None)["dice"]} == {None}
    select_dice(t)
    skip_boards(t)
    assert (t.state.round, t.match.view(None)["first_player"]) == (3, 0)


@rule("AT-OPEN-16", "AT-Q-09")
def test_with_four_players_the_first_player_is_still_first_in_round_3():
    t = at_round(4, round=1, first_player=3)
    select_dice(t)
    skip_boards(t)
    assert (t.state.round, t.match.view(None)["first_player"]) == (2, 3)
    skip_boards(t)
    assert (t.state.round, t.match.view(None)["first_player"]) == (3, 3)
    assert t.kind(3) == "take_die"


@rule("AT-OPEN-13")
def test_four_players_pick_any_two_of_four_dice():
    t = opened(4, 1, 2, 3, 4)
    for seat in range(4):
        assert len(pairs(t, seat)) == 6
        assert set().union(*pairs(t, seat)) == set(TAKEN)
    pick(t, 0, "die_cross", "die_effect")
    assert dice_of(t, 0) == {"die_cross": 3, "die_effect": 4}


@rule("AT-OPEN-09")
def test_of_four_players_each_may_pick_from_all_dice_whatever_the_others_picked():
    t = opened(4, 1, 2, 3, 4)
    for seat in range(4):
        assert len(pairs(t, seat)) == 6
        pick(t, seat, "die_cross", "die_effect")
        t.refresh()
    assert [dice_of(t, seat) for seat in range(4)] == [{"die_cross": 3, "die_effect": 4}] * 4
    skip_boards(t)
    assert [dice_of(t, seat) for seat in range(4)] == [{"die_circle": 1, "die_square": 2}] * 4


@rule("AT-OPEN-10", "AT-OPEN-14", "AT-OPEN-15", "AT-EX-14")
def test_four_players_use_their_other_two_dice_in_round_2_as_they_lie():
    t = opened(4, 1, 2, 3, 4)  # circle 1, square 2, cross 3, effect 4
    pick(t, 0, "die_circle", "die_effect")
    pick(t, 1, "die_square", "die_cross")
    pick(t, 2, "die_circle", "die_square")
    pick(t, 3, "die_cross", "die_effect")
    skip_boards(t)
    assert t.state.round == 2
    assert len(t.told(DiceRolled)) == 1
    assert sorted(t.match.pending) == [0, 1, 2, 3]
    assert {t.kind(seat) for seat in range(4)} == {"choose_district"}
    assert dice_of(t, 0) == {"die_square": 2, "die_cross": 3}
    assert dice_of(t, 1) == {"die_circle": 1, "die_effect": 4}
    assert dice_of(t, 2) == {"die_cross": 3, "die_effect": 4}
    assert dice_of(t, 3) == {"die_circle": 1, "die_square": 2}
    assert {option.district for option in t.options(ChooseDistrict, 1)} == {"1;4", "4;1"}
    skip_boards(t)
    assert t.state.round == 3
    assert len(t.told(DiceRolled)) == 2


@rule("AT-OPEN-17", "AT-Q-08")
def test_the_effect_die_works_only_for_those_who_picked_it():
    t = opened(3, 3, 2, 1, dark="effect_t_junction", light="effect_alley")  # circle 3, cross 2, effect 1: dark
    pick(t, 0, "die_circle", "die_cross")
    pick(t, 1, "die_circle", "die_effect")
    players = [t.match.view(seat)["players"][seat] for seat in range(2)]
    assert [player["active_effect"] for player in players] == [None, "effect_t_junction"]
    t.choose(ChooseDistrict, 0, district="3;2")
    assert t.kind(0) == "lay"
    assert t.tourists("3;2", 0) == ["circle", "square", "cross"]
    t.choose(ChooseDistrict, 1, district="3;1")
    t.choose(PlaceTourist, 1, tourist="square")
    assert t.tourists("3;1", 1) == ["circle", "square", "square"]


@rule("AT-OPEN-17", "AT-Q-08")
def test_in_the_second_opening_round_the_effect_die_works_for_the_others():
    t = opened(4, 3, 3, 2, 1, dark="effect_t_junction", light="effect_alley")
    pick(t, 0, "die_circle", "die_effect")
    for seat in (1, 2, 3):
        pick(t, seat, "die_circle", "die_square")
    effects = [t.match.view(seat)["players"][seat]["active_effect"] for seat in range(4)]
    assert effects == ["effect_t_junction", None, None, None]
    skip_boards(t)
    effects = [t.match.view(seat)["players"][seat]["active_effect"] for seat in range(4)]
    assert effects == [None] + ["effect_t_junction"] * 3


@rule("AT-OPEN-04")
def test_others_see_what_a_player_picked_only_when_all_are_done():
    t = opened(3, 2, 5, 1)
    pick(t, 0, "die_circle", "die_cross")
    t.choose(ChooseDistrict, 0, district="2;5")
    t.choose(LayNothing, 0)
    t.choose(Ready, 0)
    (picked,) = t.told(DicePicked)
    assert dict(picked.dice) == {"die_circle": 2, "die_cross": 5}
    assert [picked.seen_by(viewer) is not None for viewer in (0, 1, 2, None)] == [True, False, False, False]
    assert 0 not in t.match.pending
    seen = t.match.view(1)["players"][0]
    assert (seen["dice"], seen["tourists"], seen["district"]) == ([], {}, None)
    skip_boards(t)
    assert "2;5" in t.match.view(1)["players"][0]["tourists"]
    assert t.told(RoundEnded)

"""Phase 2 of ordinary rounds: selecting the round dice (AT-DICE)."""

import pytest

from eldertable.games.arkham_tour.cards import DICE
from eldertable.games.arkham_tour.events import DiceRolled
from eldertable.games.arkham_tour.options import RemoveDie, TakeDie
from eldertable.testing import rule

from .arrange import at_round, die_places, refusals, select_dice, skip_boards

ALL = {die.id for die in DICE}


def offered(t, seat):
    return {option.die for option in t.decision(seat).options}


@rule("AT-DICE-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_rolls_all_five_dice(first):
    t = at_round(3, first_player=first, dice=(6, 5, 4, 3, 2))
    rolled = t.told(DiceRolled)[-1]
    assert rolled.seat == first
    assert dict(rolled.dice) == {"die_circle": 6, "die_square": 5, "die_triangle": 4, "die_cross": 3, "die_effect": 2}
    assert die_places(t) == dict.fromkeys(ALL, "available")


@rule("AT-DICE-01")
def test_every_ordinary_round_rolls_all_dice_anew():
    t = at_round(2, dice=(1, 1, 1, 1, 1))
    select_dice(t)
    t.next_dice(6, 6, 6, 6, 6)
    skip_boards(t)
    assert [(die["number"], die["place"]) for die in t.match.view(None)["dice"]] == [(6, "available")] * 5


@rule("AT-DICE-01")
def test_every_die_may_show_every_number():
    rolls = [[die["number"] for die in at_round(2, seed=str(seed)).match.view(None)["dice"]] for seed in range(60)]
    assert [set(numbers) for numbers in zip(*rolls, strict=True)] == [{1, 2, 3, 4, 5, 6}] * 5


@rule("AT-DICE-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_puts_any_die_into_the_first_cell(first):
    t = at_round(3, first_player=first)
    assert list(t.match.pending) == [first]
    assert offered(t, first) == ALL
    t.choose(TakeDie, first, die="die_triangle")
    assert die_places(t)["die_triangle"] == "first"


@rule("AT-DICE-03", "AT-DICE-04", "AT-DICE-07", "AT-DICE-08", "AT-DICE-11", "AT-Q-37")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("first", [0, 1, 2])
def test_left_then_right_remove_a_die_and_the_first_player_takes_one_of_the_last_two(seats, first):
    left, right = (first + 1) % seats, (first - 1) % seats
    t = at_round(seats, first_player=first)
    t.choose(TakeDie, first, die="die_cross")
    assert list(t.match.pending) == [left]
    assert offered(t, left) == ALL - {"die_cross"}
    t.choose(RemoveDie, left, die="die_circle")
    assert die_places(t)["die_circle"] == "unavailable"
    assert list(t.match.pending) == [right]
    assert offered(t, right) == {"die_square", "die_triangle", "die_effect"}
    t.choose(RemoveDie, right, die="die_square")
    assert die_places(t)["die_square"] == "unavailable"
    assert list(t.match.pending) == [first]
    assert offered(t, first) == {"die_triangle", "die_effect"}
    t.choose(TakeDie, first, die="die_effect")
    assert die_places(t) == {
        "die_cross": "first", "die_effect": "second",
        "die_circle": "unavailable", "die_square": "unavailable", "die_triangle": "unavailable",
    }  # fmt: skip
    assert t.state.phase == "boards"


@rule("AT-DICE-05")
@pytest.mark.parametrize("first", [0, 1])
def test_with_two_players_the_second_removes_both_dice(first):
    second = 1 - first
    t = at_round(2, first_player=first)
    t.choose(TakeDie, first, die="die_cross")
    t.choose(RemoveDie, second, die="die_circle")
    t.choose(RemoveDie, second, die="die_square")
    assert offered(t, first) == {"die_triangle", "die_effect"}


@rule("AT-DICE-06")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_with_four_players_the_one_opposite_touches_no_die(first):
    t = at_round(4, first_player=first)
    asked = []
    while t.state.phase == "dice":
        (seat,) = t.match.pending
        asked.append((seat - first) % 4)
        t.match.choose(seat, 0)
    assert asked == [0, 1, 3, 0]


@rule("AT-DICE-10")
def test_no_die_changes_while_dice_are_selected():
    numbers = (2, 4, 6, 1, 3)
    t = at_round(3, dice=numbers)
    t.next_dice(5, 5, 5, 5, 5)  # what a die that is rolled again would show
    while True:
        assert tuple(die["number"] for die in t.match.view(None)["dice"]) == numbers
        if t.state.phase != "dice":
            break
        t.match.choose(min(t.match.pending), 0)
    assert len(t.told(DiceRolled)) == 1


@rule("AT-EX-01")
def test_example_three_and_six_are_the_round_dice():
    maxim, elena, ivan = 0, 1, 2
    t = at_round(3, first_player=maxim, dice=(1, 3, 4, 5, 6))
    t.choose(TakeDie, maxim, die="die_square")
    t.choose(RemoveDie, elena, die="die_cross")
    t.choose(RemoveDie, ivan, die="die_circle")
    assert offered(t, maxim) == {"die_triangle", "die_effect"}
    t.choose(TakeDie, maxim, die="die_effect")
    assert die_places(t) == {
        "die_square": "first", "die_effect": "second",
        "die_triangle": "unavailable", "die_cross": "unavailable", "die_circle": "unavailable",
    }  # fmt: skip
    for player in t.match.view(None)["players"]:
        assert [die["number"] for die in player["dice"]] == [3, 6]


@rule("AT-DICE-02", "AT-DICE-03")
def test_a_die_in_a_cell_and_a_removed_die_are_barred():
    t = at_round(2)
    assert refusals(t, "die", 0) == {}
    t.choose(TakeDie, 0, die="die_cross")
    assert refusals(t, "die", 1) == {"die_cross": "AT-DICE-02"}
    t.choose(RemoveDie, 1, die="die_circle")
    assert refusals(t, "die", 1) == {"die_cross": "AT-DICE-02", "die_circle": "AT-DICE-03"}

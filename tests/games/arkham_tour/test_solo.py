"""The solo game (AT-SOLO)."""

import pytest

from eldertable import BadOptions, new_match
from eldertable.games.arkham_tour import CHALLENGES
from eldertable.games.arkham_tour.cards import TOURISTS_ON
from eldertable.games.arkham_tour.options import ChooseDistrict, FaceAncientOne, LayNothing, PickDice, Ready
from eldertable.testing import rule

from .arrange import (
    Tour,
    at_encounter,
    at_lines,
    at_round,
    die_places,
    lay,
    open_lines,
    refusals,
    set_board,
    skip_boards,
    tour,
)
from .endgame import draw_line, face


def numbers(t: Tour) -> dict[str, int]:
    return {die["id"]: die["number"] for die in t.match.view(0)["dice"]}


def in_place(t: Tour, place: str) -> set[str]:
    return {die for die, where in die_places(t).items() if where == place}


def ended(total: int, dice: tuple[int, int, int], districts: int, challenge: str) -> Tour:
    """A solo game that ends with this total, against Dagon: each success gives 3 VP for each district of the river with
    tourists; a 1 is a failure."""
    river = ["1;2", "1;3", "2;3", "3;3"][:districts]
    t = at_encounter(1, along=(tuple(river),), challenge=challenge)
    set_board(t, tourists={district: ["triangle"] for district in river})
    t.board().task_vp = total - 3 * districts * sum(number >= 5 for number in dice)
    t.refresh()
    t.next_dice(*dice)
    t.choose(FaceAncientOne)
    return t


@rule("AT-SOLO-01")
def test_every_cell_of_the_challenge_card_can_be_selected():
    assert len(CHALLENGES) == 20
    for cell in CHALLENGES:
        total, encounter = (int(part) for part in cell.split("-"))
        match = new_match("arkham_tour", seats=1, seed="solo", options={"challenge": cell})
        assert match.view(0)["challenge"] == {"total": total, "encounter": encounter}
    with pytest.raises(BadOptions):
        tour(1, challenge="130-8")


ROWS = (120, 140, 160, 180, 200)
COLUMNS = (4, 8, 16, 24)


@rule("AT-SOLO-01")
def test_the_challenge_card_has_five_rows_and_four_columns():
    assert [f"{row}-{column}" for row in ROWS for column in COLUMNS] == list(CHALLENGES)


def challenged(total: int, encounter: int, challenge: str) -> bool:
    """Whether the cell is won with these points, against Yog-Sothoth: a success gives 4 VP for each point of madness."""
    t = at_encounter(1, madness=(encounter // 4,), ancient_one="yog_sothoth", challenge=challenge)
    t.board().task_vp = total - encounter
    t.refresh()
    t.next_dice(5, 4, 4)
    t.choose(FaceAncientOne)
    outcome = t.match.outcome
    assert outcome is not None
    assert outcome.scores == (total,)
    assert (outcome.kind, outcome.winners) in (("won", (0,)), ("lost", ()))
    return outcome.kind == "won"


@rule("AT-SOLO-01", "AT-SOLO-02", "AT-SOLO-03")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("row", ROWS)
def test_every_cell_is_won_with_just_its_two_numbers_and_lost_with_less_of_either(row, column):
    cell = f"{row}-{column}"
    assert challenged(row, column, cell)
    assert challenged(row + 50, column, cell)
    assert not challenged(row - 1, column, cell)
    assert not challenged(row, column - 4, cell)
    assert not challenged(row + 50, column - 4, cell)


@rule("AT-SOLO-01")
@pytest.mark.parametrize(
    ("total", "dice", "won"),
    [(120, (5, 4, 4), True), (119, (5, 4, 4), False), (120, (4, 4, 4), False), (119, (4, 4, 4), False)],
)
def test_both_numbers_of_the_cell_must_be_reached(total, dice, won):
    outcome = ended(total, dice, 2, "120-4").match.outcome
    assert outcome is not None
    assert outcome.scores == (total,)
    assert (outcome.kind, outcome.winners) == (("won", (0,)) if won else ("lost", ()))


@rule("AT-SOLO-02")
@pytest.mark.parametrize(("total", "won"), [(160, True), (161, True), (159, False)])
def test_the_total_must_be_at_least_the_number_of_the_row(total, won):
    outcome = ended(total, (5, 5, 5), 4, "160-16").match.outcome
    assert outcome is not None
    assert outcome.kind == ("won" if won else "lost")


@rule("AT-SOLO-03")
@pytest.mark.parametrize(
    ("dice", "districts", "won"), [((5, 6, 4), 4, True), ((5, 5, 5), 3, True), ((5, 5, 4), 3, False), ((4, 4, 4), 4, False)]
)
def test_the_encounter_must_give_at_least_the_number_of_the_column(dice, districts, won):
    """2 x 3 x 4 = 24 is just enough, 2 x 3 x 3 = 18 is not."""
    outcome = ended(300, dice, districts, "200-24").match.outcome
    assert outcome is not None
    assert outcome.kind == ("won" if won else "lost")


@rule("AT-SOLO-04", "AT-Q-35")
def test_the_solo_player_has_one_board_with_the_map_of_all():
    t = tour(1)
    assert len(t.match.view(0)["players"]) == 1
    assert t.match.view(0)["players"][0]["roads"] == []
    assert t.board().tourists == tour(4).board().tourists == [0] * 36


@rule("AT-SOLO-05", "AT-SOLO-06")
def test_three_random_dice_are_available_and_two_unavailable_all_rolled():
    seen = set()
    faces: dict[str, set[int]] = {}
    for seed in range(80):
        t = tour(1, seed=str(seed))
        assert len(in_place(t, "available")) == 3
        assert len(in_place(t, "unavailable")) == 2
        assert all(1 <= number <= 6 for number in numbers(t).values())
        seen.add(frozenset(in_place(t, "available")))
        for die, number in numbers(t).items():
            faces.setdefault(die, set()).add(number)
    assert len(seen) == 10
    assert set(map(len, faces.values())) == {6}


@rule("AT-SOLO-08")
def test_two_of_the_three_available_dice_are_the_round_dice():
    t = at_round(1)
    available = in_place(t, "available")
    pairs = {frozenset((option.first, option.second)) for option in t.options(PickDice)}
    assert pairs == {frozenset(available - {die}) for die in available}
    assert refusals(t, "die") == dict.fromkeys(in_place(t, "unavailable"), "AT-SOLO-08")
    option = t.options(PickDice)[1]
    t.choose(PickDice, first=option.first, second=option.second)
    assert {option.first, option.second} == {die["id"] for die in t.match.view(0)["players"][0]["dice"]}
    assert die_places(t)[option.first] == "first"
    assert die_places(t)[option.second] == "second"


@rule("AT-SOLO-09")
def test_the_other_phases_are_as_with_more_players():
    t = at_round(1, shop="shop_11")
    assert t.match.view(0)["shop"]["card"] == "shop_11"
    t.state.numbers[:] = [1, 2, 3, 4, 5]
    t.state.places[:] = [1, 1, 1, 4, 4]
    t.refresh()
    t.choose(PickDice, first="die_circle", second="die_square")
    assert {option.district for option in t.options(ChooseDistrict)} == {"1;2", "2;1"}
    t.choose(ChooseDistrict, district="2;1")
    assert len(t.tourists("2;1")) == len(TOURISTS_ON[0][0] + TOURISTS_ON[1][1])
    lay(t, "H10", "V10")
    assert t.match.view(0)["players"][0]["shops"] == ["J11"]


@rule("AT-SOLO-10", "AT-SOLO-11", "AT-SOLO-12")
def test_phase_6_frees_unavailable_dice_and_rolls_the_used_ones():
    t = at_round(1)
    option = t.options(PickDice)[0]
    used = {option.first, option.second}
    waiting = in_place(t, "unavailable")
    (left,) = in_place(t, "available") - used
    t.choose(PickDice, first=option.first, second=option.second)
    before = numbers(t)
    assert before[left]
    rolled = [number % 6 + 1 for number in (before[die] for die in sorted(used, key=list(before).index))]
    t.next_dice(*rolled)
    skip_boards(t)
    after = numbers(t)
    assert in_place(t, "available") == waiting | {left}
    assert in_place(t, "unavailable") == used
    assert all(after[die] == before[die] for die in waiting | {left})
    assert [after[die] for die in after if die in used] == rolled


@rule("AT-SOLO-11")
def test_the_used_dice_may_show_any_number_when_rolled_again():
    t = at_round(1)
    option = t.options(PickDice)[0]
    t.choose(PickDice, first=option.first, second=option.second)
    seen: dict[str, set[int]] = {option.first: set(), option.second: set()}
    for seed in range(60):
        match = t.match.fork(0, seed=str(seed))
        while match.state.round == 5:
            options = match.pending[0].options
            match.choose(0, next((i for i, o in enumerate(options) if isinstance(o, LayNothing | Ready)), 0))
        for die in match.view(0)["dice"]:
            if die["id"] in seen:
                seen[die["id"]].add(die["number"])
    assert set(map(frozenset, seen.values())) == {frozenset(range(1, 7))}


@rule("AT-SOLO-13")
def test_then_the_usual_phase_6_follows():
    t = at_round(1, round=5, shop="shop_07")
    t.match.choose(0, 0)
    skip_boards(t)
    view = t.match.view(0)
    assert view["round"] == 6
    assert view["shop"]["discarded"][-1] == "shop_07"
    assert view["players"][0]["rounds_marked"] == 5
    assert view["first_player"] == 0


@rule("AT-SOLO-14")
def test_the_game_ends_as_usual_after_ten_rounds():
    t = at_round(1, round=10)
    t.match.choose(0, 0)
    skip_boards(t)
    assert t.match.view(0)["phase"] == "final_route"


@rule("AT-SOLO-14")
def test_the_solo_player_goes_through_the_four_steps_of_the_end():
    t = at_lines(1, ancient_one="yog_sothoth", challenge="120-4")
    set_board(t, roads=["H24", "R1"], tourists={"3;5": ["circle"], "5;5": ["cross"]})
    open_lines(t)
    assert t.match.view(0)["phase"] == "final_route"
    draw_line(t, "J24", "H24")  # J24 and J34 are horrifying places
    assert t.match.view(0)["phase"] == "encounter"
    assert (t.roads(), t.tourists("5;5"), t.board().madness) == ({"H24"}, [], 2)
    face(t, 5, 2, 3)
    assert t.match.view(0)["phase"] == "over"
    score = t.match.view(0)["players"][0]["score"]
    assert (score["yellow"], score["encounter"], score["total"]) == (7, 8, 15)


@rule("AT-SOLO-14")
def test_three_failures_lose_even_where_the_encounter_need_not_give_anything():
    """No cell of the card asks for so little; it is the failures that lose, not the points that are missing."""
    t = at_encounter(1, along=(("1;6",),))
    t.state.options["challenge"] = "5-0"
    t.refresh()
    t.next_dice(1, 1, 1)
    t.choose(FaceAncientOne)
    outcome = t.match.outcome
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.scores) == ("lost", (), (None,))


@rule("AT-SOLO-14")
def test_three_failures_lose_whatever_the_points():
    outcome = ended(500, (1, 1, 1), 2, "120-4").match.outcome
    assert outcome is not None
    assert (outcome.kind, outcome.winners, outcome.scores) == ("lost", (), (None,))
    assert outcome.reason.id == "arkham_tour-outcome-solo-failures"


@rule("AT-SOLO-09")
def test_a_solo_player_may_lay_nothing_and_goes_on_at_once():
    t = at_round(1)
    t.match.choose(0, 0)
    while t.kind() in ("choose_district", "place_tourist"):
        t.match.choose(0, 0)
    t.choose(LayNothing)
    t.choose(Ready)
    assert t.state.round == 6

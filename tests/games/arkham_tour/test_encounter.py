"""Step 3 of the end: the encounter with the Ancient One, and the tomes."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, product

import pytest
from msgspec.structs import replace

from eldertable import new_match
from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.cards import ANCIENT_ONES, FailureRow
from eldertable.games.arkham_tour.encounter import result_of
from eldertable.games.arkham_tour.events import (
    EncounterCounted,
    EncounterRolled,
    PlayerLost,
    RewardReceived,
    Scored,
    TomeUsed,
)
from eldertable.games.arkham_tour.options import (
    Bless,
    ChooseDistrict,
    CircleTome,
    FaceAncientOne,
    Improve,
    KeepRoll,
    Lay,
    Reroll,
    StopLaying,
)
from eldertable.testing import rule

from .arrange import Tour, at_boards, at_encounter, encounter_of, set_board
from .endgame import face, player

TOMES = (Reroll, Improve, Bless)
RIVER = "3;3"


def facing(madness: int = 0, *, tomes=(0, 0, 0), ancient_one: str = "dagon", **board) -> Tour:
    """One player who is about to roll."""
    t = at_encounter(madness=(madness,), ancient_one=ancient_one)
    set_board(t, tomes=tomes, **board)
    t.refresh()
    return t


def rolled(t: Tour, *numbers: int) -> Tour:
    face(t, *numbers, keep=False)
    return t


def results(t: Tour) -> list[str]:
    return [die["result"] for die in player(t)["encounter"]["dice"]]


def counted(t: Tour) -> tuple[int, int]:
    """Failures and successes."""
    (event,) = t.told(EncounterCounted)
    return event.failures, event.successes


# --- the order of players ----------------------------------------------------------------------------------------


def order_of(madness: tuple[int, ...], last_first_player: int) -> list[int]:
    t = at_encounter(len(madness), madness=madness)
    t.state.first_player = (last_first_player + 1) % len(madness)  # the end of the round has moved it on
    t.refresh()
    order = []
    while t.match.pending:
        (seat,) = t.match.pending
        order.append(seat)
        face(t, 3, 3, 3, seat=seat)
    return order


@rule("AT-ENC-01")
def test_the_maddest_goes_first_one_after_another():
    assert order_of((1, 4, 0, 2), 0) == [1, 3, 0, 2]
    assert order_of((0, 1, 2, 3), 0) == [3, 2, 1, 0]


@rule("AT-ENC-02")
@pytest.mark.parametrize(("first", "order"), [(0, [1, 0, 2, 3]), (1, [1, 2, 3, 0]), (2, [1, 2, 3, 0]), (3, [1, 3, 0, 2])])
def test_equals_go_clockwise_from_the_first_player_of_the_last_round(first, order):
    assert order_of((1, 5, 1, 1), first) == order


@rule("AT-ENC-02")
def test_a_whole_game_starts_the_encounter_from_the_first_player_of_round_ten():
    match = new_match("arkham_tour", seats=3, seed="order", options={"ancient_one": "dagon"})
    last_first = None
    rng = random.Random(7)
    while match.state.phase != "encounter":
        if match.state.round == 10:
            last_first = match.view(None)["first_player"] if match.state.phase != "final_route" else last_first
        seat = rng.choice(sorted(match.pending))
        match.choose(seat, rng.randrange(len(match.pending[seat].options)))
    boards = match.state.boards
    clockwise = [(last_first + i) % 3 for i in range(3)]
    assert list(match.pending) == [max(clockwise, key=lambda seat: (boards[seat].madness, -clockwise.index(seat)))]


# --- the roll ----------------------------------------------------------------------------------------------------


@rule("AT-ENC-03")
def test_three_dice_are_rolled():
    t = rolled(facing(), 2, 6, 3)
    (event,) = t.told(EncounterRolled)
    assert event.numbers == (2, 6, 3)
    assert not t._table.script, "and no more than three"
    assert encounter_of(t).rolls[0] == ("", [2, 6, 3])


@rule("AT-ENC-03", "AT-TOME-03")
def test_in_the_encounter_every_die_may_show_every_number_and_again_when_rerolled():
    t = facing(tomes=(1, 0, 0))
    rolled_first, rolled_again = [], []
    for seed in range(60):
        match = t.match.fork(0, seed=str(seed))
        match.choose(0, 0)
        rolled_first.append(match.view(0)["players"][0]["encounter"]["rolls"][0]["numbers"])
        if match.outcome is not None:
            continue  # three successes
        match.choose(0, match.pending[0].options.index(Reroll((0, 1, 2))))
        rolled_again.append(match.view(0)["players"][0]["encounter"]["rolls"][1]["numbers"])
    for rolls in (rolled_first, rolled_again):
        assert [set(numbers) for numbers in zip(*rolls, strict=True)] == [{1, 2, 3, 4, 5, 6}] * 3


@rule("AT-ENC-04")
def test_only_the_numbers_count():
    """Whatever symbols stand on the faces, tourists stay as they are and no effect is asked for."""
    board = {"tourists": {RIVER: ["circle", "cross"]}}
    for number in (2, 3, 4):
        t = rolled(facing(**board), number, number, number)
        assert player(t)["tourists"] == {RIVER: ["circle", "cross"]}
        assert counted(t) == (0, 0)
        assert t.match.outcome is not None


FAIL_UP_TO = {
    "cthulhu": [1, 1, 2, 3, 3, 4, 4, 4, 4],
    "yog_sothoth": [1, 1, 1, 2, 2, 3, 3, 4, 4],
    "dagon": [1, 1, 2, 2, 3, 3, 4, 4, 4],
    "shub_niggurath": [1, 2, 2, 3, 3, 4, 4, 4, 4],
}


@rule("AT-ENC-09", "AT-ENC-17", "AT-Q-14")
@pytest.mark.parametrize("ancient_one", FAIL_UP_TO)
def test_the_card_gives_the_failure_range_for_each_madness(ancient_one):
    for madness, fail_up_to in [*enumerate(FAIL_UP_TO[ancient_one]), (12, 4), (40, 4)]:
        t = rolled(facing(madness, ancient_one=ancient_one, call="call_circle"), fail_up_to, 6, 5)
        assert encounter_of(t).fail_up_to == player(t)["encounter"]["fail_up_to"] == fail_up_to
        assert counted(t) == (1, 2)
        if fail_up_to < 4:
            t = rolled(facing(madness, ancient_one=ancient_one, call="call_circle"), fail_up_to + 1, 6, 6)
            assert counted(t) == (0, 2)


@rule("AT-ENC-09", "AT-ENC-17")
@pytest.mark.parametrize("ancient_one", FAIL_UP_TO)
def test_the_rows_of_the_printed_table_follow_one_another_and_the_last_is_open(ancient_one):
    (card,) = (card for card in GAME.content()["ancient_ones"] if card["id"] == ancient_one)
    *rows, last = card["failure"]
    table = [row["fail_up_to"] for row in rows for _ in range(row["madness"][0], row["madness"][1] + 1)]
    assert [row["madness"][0] for row in [*rows, last]] == [0, *(row["madness"][1] + 1 for row in rows)]
    assert last["madness"][1] is None
    assert [*table, *[last["fail_up_to"]] * 9][:9] == FAIL_UP_TO[ancient_one]


@rule("AT-ENC-17", "AT-Q-14")
def test_a_table_that_ends_goes_on_with_its_last_row():
    rows = (FailureRow((0, 1), 1), FailureRow((2, 3), 3))
    card = replace(ANCIENT_ONES["dagon"], failure=rows)
    assert [card.fail_up_to(madness) for madness in (1, 2, 3, 4, 12)] == [1, 3, 3, 3, 3]


@rule("AT-ENC-07")
@pytest.mark.parametrize("fail_up_to", [1, 2, 3, 4])
@pytest.mark.parametrize("blessed", [False, True])
def test_each_result_is_exactly_one_of_three(fail_up_to, blessed):
    found = [result_of(number, fail_up_to, blessed) for number in range(1, 7)]
    assert found[:fail_up_to] == ["failure"] * fail_up_to
    successes = 3 if blessed and fail_up_to < 4 else 2
    assert found[6 - successes :] == ["success"] * successes
    assert found[fail_up_to : 6 - successes] == ["neutral"] * (6 - successes - fail_up_to)


@rule("AT-ENC-08")
@pytest.mark.parametrize("number", [5, 6])
@pytest.mark.parametrize("madness", [0, 9])
def test_five_and_six_are_successes_at_any_madness(number, madness):
    t = rolled(facing(madness), number, number, number)
    assert results(t) == ["success"] * 3
    assert counted(t) == (0, 3)


@rule("AT-ENC-08")
def test_nothing_below_five_is_a_success_without_a_blessing():
    t = rolled(facing(tourists={RIVER: ["circle"]}), 4, 3, 2)
    assert counted(t) == (0, 0)
    assert player(t)["encounter"]["vp"] == 0


@rule("AT-ENC-10")
def test_a_neutral_result_brings_nothing():
    t = rolled(facing(0, tourists={RIVER: ["circle"]}), 2, 3, 4)
    assert results(t) == ["neutral"] * 3
    assert player(t)["tourists"] == {RIVER: ["circle"]}
    assert player(t)["score"]["encounter"] == 0


# --- penalties and rewards ---------------------------------------------------------------------------------------


@rule("AT-ENC-12")
def test_penalties_come_before_rewards():
    """With Dagon the only tourists at the river are gone before the success is counted."""
    t = rolled(facing(tourists={RIVER: ["circle", "circle"]}), 1, 6, 3)
    assert player(t)["tourists"] == {}
    assert player(t)["encounter"]["vp"] == 0


@rule("AT-ENC-13")
def test_each_failure_brings_the_penalty():
    tourists = {RIVER: ["circle", "circle", "square"], "6;3": ["circle", "square", "cross"]}
    assert player(rolled(facing(tourists=tourists), 1, 3, 3))["tourists"] == {RIVER: ["square"], "6;3": ["square", "cross"]}
    assert player(rolled(facing(tourists=tourists), 1, 1, 3))["tourists"] == {"6;3": ["cross"]}
    assert player(rolled(facing(tourists=tourists), 4, 3, 3))["tourists"] == tourists


@rule("AT-ENC-14")
def test_the_curve_of_points_ends_where_a_player_has_lost_not_when_all_are_done():
    t = at_encounter(2, madness=(1, 0), ancient_one="dagon")
    t.refresh()
    assert GAME.points(t.state) == [0, 0]
    face(t, 1, 1, 1)
    assert t.state.phase == "encounter", "the other is still to come"
    assert GAME.points(t.state) == [None, 0]


@rule("AT-ENC-14", "AT-Q-43")
def test_three_failures_and_the_player_has_lost_and_does_not_score():
    t = at_encounter(2, madness=(6, 0), along=(("2;2",), ("2;2",)))
    t.refresh()
    face(t, 4, 1, 2, seat=0)
    assert [event.seat for event in t.told(PlayerLost)] == [0]
    assert t.kind(1) == "begin_encounter", "the others go on"
    face(t, 3, 3, 3, seat=1)
    assert t.match.outcome.scores == (None, 4)
    assert [event.seat for event in t.told(Scored)] == [1]
    assert player(t, 0)["score"]["lost"]
    assert not player(t, 1)["score"]["lost"]


@rule("AT-ENC-14")
def test_two_failures_are_not_enough_to_lose():
    t = rolled(facing(6), 4, 4, 5)
    assert counted(t) == (2, 1)
    assert not encounter_of(t).lost


@rule("AT-ENC-15", "AT-ENC-16")
@pytest.mark.parametrize(("numbers", "vp"), [((5, 3, 3), 4), ((5, 6, 3), 8), ((5, 6, 6), 12), ((3, 3, 3), 0)])
def test_each_success_brings_the_reward_and_all_go_into_one_cell(numbers, vp):
    t = rolled(facing(1, ancient_one="yog_sothoth"), *numbers)
    assert player(t)["score"]["encounter"] == vp
    assert t.match.outcome.scores == (vp,)
    assert [(event.vp, event.each, event.successes) for event in t.told(RewardReceived)] == (
        [(vp, 4, vp // 4)] if vp else []
    )


@rule("AT-ENC-05", "AT-ENC-06", "AT-ENC-09", "AT-ENC-13", "AT-ENC-15", "AT-ENC-16")
def test_everyone_faces_the_ancient_one_with_their_own_madness_tomes_and_tourists():
    t = at_encounter(2, madness=(0, 3), ancient_one="dagon")
    set_board(t, 0, tourists={RIVER: ["circle"], "6;3": ["cross", "cross"]}, tomes=(0, 0, 0))
    set_board(t, 1, tourists={RIVER: ["square"] * 3, "1;2": ["triangle", "triangle", "cross"]}, tomes=(1, 0, 0))
    t.refresh()
    face(t, 2, 5, 5, seat=1, keep=False)
    assert encounter_of(t, 1).fail_up_to == 2
    t.next_dice(1)
    t.choose(Reroll, 1, dice=(2,))
    assert player(t, 1)["tourists"] == {"1;2": ["cross"]}, "two failures: first the squares go, then the triangles"
    face(t, 2, 5, 5, seat=0)
    assert [encounter_of(t, seat).fail_up_to for seat in (0, 1)] == [1, 2]
    assert player(t, 0)["tourists"] == {RIVER: ["circle"], "6;3": ["cross", "cross"]}
    assert [t.board(seat).tomes for seat in (0, 1)] == [[0, 0, 0], [2, 0, 0]]
    assert [player(t, seat)["score"]["encounter"] for seat in (0, 1)] == [12, 3]


# --- tomes -------------------------------------------------------------------------------------------------------


@rule("AT-ENC-05")
def test_tomes_may_be_used_after_the_roll_and_need_not():
    t = facing(tomes=(1, 1, 1))
    assert [type(option) for option in t.decision().options] == [FaceAncientOne], "not before the roll"
    rolled(t, 1, 4, 2)
    assert all(t.options(tome) for tome in TOMES)
    t.choose(KeepRoll)
    assert t.board().tomes == [1, 1, 1]
    assert encounter_of(t).numbers == [1, 4, 2]
    assert t.match.outcome is not None


@rule("AT-ENC-05")
@pytest.mark.parametrize(("tomes", "usable"), [((1, 0, 0), Reroll), ((0, 1, 0), Improve), ((0, 0, 1), Bless)])
def test_only_circled_tomes_can_be_used(tomes, usable):
    t = rolled(facing(tomes=tomes), 4, 4, 4)
    assert {type(option) for option in t.decision().options} == {usable, KeepRoll}
    assert rolled(facing(tomes=(0, 0, 0)), 4, 4, 4).match.outcome is not None


@rule("AT-ENC-05", "AT-ENC-15")
@pytest.mark.parametrize("madness", [0, 9])
def test_nobody_is_asked_for_tomes_when_all_three_dice_succeed(madness):
    t = rolled(facing(madness, tomes=(1, 1, 1)), 5, 6, 5)
    assert t.match.outcome is not None, "no tome could help"
    assert t.board().tomes == [1, 1, 1]
    (event,) = t.told(EncounterRolled)
    assert event.numbers == (5, 6, 5), "the roll is told all the same"
    assert counted(t) == (0, 3)
    assert [die["number"] for die in player(t)["encounter"]["dice"]] == [5, 6, 5]


@rule("AT-ENC-05")
def test_the_question_ends_as_soon_as_all_three_dice_succeed():
    t = rolled(facing(tomes=(1, 1, 1)), 6, 3, 6)
    t.choose(Improve, die=1)
    assert t.match.outcome is not None
    assert t.board().tomes == [1, 2, 1]


@rule("AT-ENC-05")
@pytest.mark.parametrize("tomes", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)])
@pytest.mark.parametrize("at", [0, 1, 2])
def test_one_die_that_is_no_success_is_enough_to_be_asked(tomes, at):
    numbers = [6, 6, 6]
    numbers[at] = 4
    t = rolled(facing(tomes=tomes), *numbers)
    assert t.kind() == "use_tomes"


FAIL_UP_TO_3 = 4  # Dagon's madness with failures on 1 to 3


@rule("AT-ENC-05", "AT-ENC-11", "AT-TOME-04", "AT-TOME-05")
@pytest.mark.parametrize(
    ("madness", "tomes", "numbers", "helps"),
    [
        pytest.param(FAIL_UP_TO_3, (0, 1, 0), (1, 6, 6), False, id="an improved 1 fails as before"),
        pytest.param(FAIL_UP_TO_3, (0, 1, 1), (1, 6, 6), False, id="a blessing does not help a 3"),
        pytest.param(FAIL_UP_TO_3, (0, 1, 0), (2, 6, 6), True, id="an improved 2 fails no more"),
        pytest.param(0, (0, 1, 0), (2, 6, 6), False, id="an improved 2 is neutral as before"),
        pytest.param(0, (0, 1, 1), (2, 6, 6), True, id="an improved 2 can be blessed"),
        pytest.param(0, (0, 0, 1), (3, 6, 6), False, id="a blessing needs a 4"),
        pytest.param(6, (0, 0, 1), (4, 6, 6), False, id="a 4 that fails is beyond blessing"),
        pytest.param(6, (0, 1, 0), (4, 6, 6), True, id="a 4 that fails can be improved"),
        pytest.param(FAIL_UP_TO_3, (1, 0, 0), (1, 6, 6), True, id="a failure can be rolled again"),
    ],
)
def test_tomes_are_asked_for_only_where_one_can_help(madness, tomes, numbers, helps):
    t = rolled(facing(madness, tomes=tomes), *numbers)
    assert (t.match.outcome is None) is helps
    assert t.board().tomes == list(tomes)


@rule("AT-ENC-05")
@pytest.mark.parametrize("tomes", [tomes for tomes in product((0, 1), repeat=3) if any(tomes)])
def test_who_is_not_asked_could_not_have_done_better(tomes):
    """Against every way to use the tomes, for every roll and every failure range."""
    for madness, numbers in product((0, 3, FAIL_UP_TO_3, 6), combinations_with_replacement(range(1, 7), 3)):
        t = rolled(facing(madness, tomes=tomes), *numbers)
        fail_up_to = encounter_of(t).fail_up_to
        best = best_results(numbers, fail_up_to, tomes)
        assert (t.match.outcome is None) is (best > worth(numbers, fail_up_to, blessed=False)), (numbers, fail_up_to)


def worth(numbers, fail_up_to: int, *, blessed: bool) -> int:
    """Successes less failures: no tome can raise one of them without bettering a die."""
    return sum({"failure": -1, "neutral": 0, "success": 1}[result_of(number, fail_up_to, blessed)] for number in numbers)


def best_results(numbers, fail_up_to: int, tomes) -> int:
    """The best that these tomes can do, with luck."""
    reroll, improvement, blessing = tomes
    found = [worth(numbers, fail_up_to, blessed=bool(blessing))]
    if reroll:
        found.append(3)
    if improvement:
        for die, number in enumerate(numbers):
            better = (*numbers[:die], min(6, number + 2), *numbers[die + 1 :])
            found.append(best_results(better, fail_up_to, (0, 0, blessing)))
    return max(found)


@rule("AT-ENC-06")
def test_a_used_tome_is_crossed_out_and_not_offered_again():
    t = rolled(facing(tomes=(1, 1, 0)), 1, 1, 1)
    t.next_dice(1)
    t.choose(Reroll, dice=(0,))
    assert player(t)["tomes"] == {"reroll": "used", "improvement": "circled", "blessing": "none"}
    assert not t.options(Reroll)
    t.choose(Improve, die=0)
    assert player(t)["tomes"]["improvement"] == "used"
    assert t.match.outcome is not None, "nothing is left to use"


@rule("AT-TOME-01")
@pytest.mark.parametrize("tomes", [(0, 0, 0), (1, 0, 0), (0, 2, 0)])
def test_a_tome_bonus_circles_any_tome_not_circled_yet(tomes):
    t = at_boards(shop="shop_01", dice=[("die_circle", 2), ("die_square", 1)])
    set_board(t, tomes=tomes)
    t.choose(ChooseDistrict, district="2;1")
    t.choose(Lay, road="V10")  # touches the shop J11
    t.choose(StopLaying)
    names = ("reroll", "improvement", "blessing")
    open_tomes = [name for name, mark in zip(names, tomes, strict=True) if not mark]
    assert [option.tome for option in t.options(CircleTome)] == open_tomes
    t.choose(CircleTome, tome="blessing")
    assert player(t)["tomes"]["blessing"] == "circled"
    assert [player(t)["tomes"][name] for name in names[:2]] == [("none", "circled", "used")[mark] for mark in tomes[:2]]


@rule("AT-TOME-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_circles_tomes_on_their_own_board(seat):
    t = at_boards(2, shop="shop_01", dice=[("die_circle", 2), ("die_square", 1)])
    set_board(t, 1 - seat, tomes=(1, 1, 0))
    t.choose(ChooseDistrict, seat, district="2;1")
    t.choose(Lay, seat, road="V10")
    t.choose(StopLaying, seat)
    t.choose(CircleTome, seat, tome="improvement")
    assert [t.board(one).tomes for one in (seat, 1 - seat)] == [[0, 1, 0], [1, 1, 0]]


@rule("AT-TOME-10", "AT-Q-16")
def test_a_tome_bonus_does_nothing_when_every_tome_is_circled():
    t = at_boards(shop="shop_01", dice=[("die_circle", 2), ("die_square", 1)])
    set_board(t, tomes=(1, 1, 1))
    t.choose(ChooseDistrict, district="2;1")
    t.choose(Lay, road="V10")
    t.choose(StopLaying)
    assert t.kind() == "finish_board"
    assert t.board().tomes == [1, 1, 1]
    assert t.board().gained == [0, 0, 0]
    assert player(t)["tourists"] == {"2;1": ["square", "triangle"]}
    assert player(t)["shops"] == ["J11"], "the shop is circled all the same"


@rule("AT-TOME-02")
def test_tomes_are_of_no_use_before_the_encounter():
    rng = random.Random(3)
    match = new_match("arkham_tour", seats=1, seed="tomes", options={"ancient_one": "dagon"})
    match.state.boards[0].tomes = [1, 1, 1]
    while match.state.phase != "encounter":
        assert not any(isinstance(option, TOMES) for option in match.pending[0].options)
        match.choose(0, rng.randrange(len(match.pending[0].options)))
    assert match.state.boards[0].tomes == [1, 1, 1]


@rule("AT-TOME-03")
def test_reroll_rolls_any_number_of_the_three_dice_once():
    t = rolled(facing(tomes=(1, 0, 0)), 1, 2, 3)
    choices = {option.dice for option in t.options(Reroll)}
    assert choices == {(0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)}
    t.next_dice(6, 4)
    t.choose(Reroll, dice=(0, 2))
    assert encounter_of(t).numbers == [6, 2, 4]
    assert t.match.outcome is not None
    (event,) = t.told(TomeUsed)
    assert (event.before, event.after) == ((1, 2, 3), (6, 2, 4))


@rule("AT-TOME-03")
def test_a_rerolled_die_may_come_out_worse():
    t = rolled(facing(tomes=(1, 0, 0)), 4, 5, 3)
    t.next_dice(1, 2)
    t.choose(Reroll, dice=(0, 1))
    assert encounter_of(t).numbers == [1, 2, 3]


@rule("AT-TOME-04")
@pytest.mark.parametrize("die", [0, 1, 2])
def test_improvement_adds_two_to_one_die(die):
    t = rolled(facing(tomes=(0, 1, 0)), 1, 2, 3)
    t.choose(Improve, die=die)
    expected = [1, 2, 3]
    expected[die] += 2
    assert encounter_of(t).numbers == expected


@rule("AT-TOME-09", "AT-Q-15")
def test_an_improved_result_is_at_most_six():
    t = rolled(facing(tomes=(0, 1, 0)), 5, 6, 1)
    t.choose(Improve, die=0)
    assert encounter_of(t).numbers == [6, 6, 1]
    assert results(t) == ["success", "success", "failure"]


@rule("AT-TOME-05", "AT-TOME-06")
def test_blessing_makes_every_four_a_success():
    assert counted(rolled(facing(), 4, 4, 4)) == (0, 0)
    t = rolled(facing(tomes=(0, 0, 1)), 4, 4, 4)
    t.choose(Bless)
    assert counted(t) == (0, 3)
    assert results(t) == ["success"] * 3


@rule("AT-TOME-05")
def test_blessing_leaves_three_neutral():
    t = rolled(facing(tomes=(0, 0, 1)), 4, 3, 2)
    t.choose(Bless)
    assert results(t) == ["success", "neutral", "neutral"]


@rule("AT-ENC-11", "AT-EX-09")
def test_a_four_in_the_failure_range_fails_despite_blessing():
    t = rolled(facing(6, tomes=(0, 1, 1)), 4, 4, 2)
    assert t.options(Improve)
    assert not t.options(Bless), "it would change nothing"
    assert result_of(4, fail_up_to=4, blessed=True) == "failure"
    t.choose(Improve, die=0)
    assert counted(t) == (2, 1)


@rule("AT-TOME-07", "AT-Q-17")
def test_blessing_comes_after_all_other_tomes():
    t = rolled(facing(tomes=(1, 1, 1)), 4, 2, 1)
    t.choose(Bless)
    assert t.match.outcome is not None, "nothing may follow it"
    assert t.board().tomes == [1, 1, 2]
    t = rolled(facing(tomes=(0, 1, 1)), 2, 3, 3)
    assert not t.options(Bless)
    t.choose(Improve, die=0)
    t.choose(Bless)
    assert counted(t) == (0, 1), "it works on the improved die"


@rule("AT-TOME-08")
def test_several_tomes_may_be_used_in_one_encounter():
    t = rolled(facing(tomes=(1, 1, 1)), 1, 1, 1)
    t.next_dice(4, 3)
    t.choose(Reroll, dice=(0, 1))
    t.choose(Improve, die=1)
    t.choose(Bless)
    assert [tome for tome, _ in encounter_of(t).rolls] == ["", "reroll", "improvement", "blessing"]
    assert encounter_of(t).numbers == [4, 5, 1]
    assert counted(t) == (1, 2)


@rule("AT-TOME-11", "AT-Q-17")
def test_reroll_and_improvement_come_in_either_order_each_seen_before_the_next():
    t = rolled(facing(tomes=(1, 1, 0)), 1, 2, 3)
    t.choose(Improve, die=0)
    assert encounter_of(t).numbers == [3, 2, 3]
    t.next_dice(6)
    t.choose(Reroll, dice=(1,))
    assert encounter_of(t).numbers == [3, 6, 3]
    shown = [(roll["tome"], roll["numbers"]) for roll in player(t)["encounter"]["rolls"]]
    assert shown == [(None, [1, 2, 3]), ("improvement", [3, 2, 3]), ("reroll", [3, 6, 3])]
    t = rolled(facing(tomes=(1, 1, 0)), 1, 2, 3)
    t.next_dice(4)
    t.choose(Reroll, dice=(0,))
    assert [option.die for option in t.options(Improve)] == [0, 1, 2]
    t.choose(Improve, die=0)
    assert encounter_of(t).numbers == [6, 2, 3]


@rule("AT-TOME-11", "AT-Q-17")
def test_an_improvement_is_lost_when_its_die_is_rolled_again():
    t = rolled(facing(tomes=(1, 1, 0)), 1, 2, 3)
    t.choose(Improve, die=0)
    t.next_dice(2)
    t.choose(Reroll, dice=(0,))
    assert encounter_of(t).numbers == [2, 2, 3]


@rule("AT-EX-06", "AT-Q-14")
def test_maxim_rerolls_and_is_blessed():
    t = rolled(facing(3, tomes=(1, 0, 1)), 1, 2, 6)
    t.next_dice(2, 4)
    t.choose(Reroll, dice=(0, 1))
    t.choose(Bless)
    assert encounter_of(t).fail_up_to == 2
    assert results(t) == ["failure", "success", "success"]
    assert counted(t) == (1, 2)

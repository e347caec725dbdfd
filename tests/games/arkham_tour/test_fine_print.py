"""Limits that the rules do not set, and small print that is easily overlooked."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

import msgspec
import pytest

from eldertable.games.arkham_tour.cards import SHOP_CARDS
from eldertable.games.arkham_tour.events import CallShown
from eldertable.games.arkham_tour.options import ChooseDistrict, KeepRoll, PlaceTourist, StopLaying
from eldertable.games.arkham_tour.town import DISTRICTS
from eldertable.kernel.content import read_yaml
from eldertable.kernel.match import REVEALED
from eldertable.testing import rule

from .arrange import Tour, at_boards, at_district, at_encounter, lay, layable, set_board, tour
from .endgame import at_line, begin_line, draw_line, face, go, may_jump, player

# --- setup -------------------------------------------------------------------------------------------------------


@rule("AT-SETUP-12")
@pytest.mark.parametrize("round", range(1, 11))
def test_no_view_depends_on_the_removed_shop_card(round):
    t = at_boards(2, round=round)
    removed = SHOP_CARDS[t.state.shop_removed].id
    viewers = (0, 1, None)

    def seen() -> list[bytes]:
        together = t.match.game.written_views(t.state, viewers)
        return [view for viewer in viewers for view in (msgspec.json.encode(t.match.view(viewer)), together[viewer].whole())]

    before = seen()
    assert not any(removed.encode() in view for view in before)
    t.state.shop_removed = (t.state.shop_removed + 1) % len(SHOP_CARDS)
    assert seen() == before


@rule("AT-SOLO-05")
def test_the_available_dice_of_a_solo_game_may_show_any_three_numbers():
    found = set()
    for seed in range(120):
        dice = tour(1, seed=str(seed)).match.view(0)["dice"]
        found.add(tuple(die["number"] for die in dice if die["place"] == "available"))
    assert [set(numbers) for numbers in zip(*found, strict=True)] == [set(range(1, 7))] * 3
    assert len(found) > 60, "each is rolled for itself"


@rule("AT-SOLO-06")
def test_the_unavailable_dice_of_a_solo_game_may_show_any_two_numbers():
    pairs = set()
    for seed in range(120):
        dice = tour(1, seed=str(seed)).match.view(0)["dice"]
        first, second = (die["number"] for die in dice if die["place"] == "unavailable")
        pairs.add((first, second))
    assert {first for first, _ in pairs} == {second for _, second in pairs} == set(range(1, 7))
    assert len(pairs) > 20, "each is rolled for itself"


# --- New turn ----------------------------------------------------------------------------------------------------


@rule("AT-EFF-13", "AT-Q-07")
def test_new_turn_works_with_the_free_choice_of_a_district_too():
    t = at_district("2;4", effect="effect_turn", tourists={"2;4": ["cross"], "4;2": ["cross"]})
    t.choose(ChooseDistrict, district="6;6")
    t.choose(PlaceTourist, tourist="circle")
    assert t.board().free_choice
    lay(t, "H31")
    assert layable(t) == {"V30", "V31", "V40", "V41"}
    assert t.can(StopLaying)
    lay(t, "V41")
    assert t.roads() == {"H31", "V41"}


# --- the final route ---------------------------------------------------------------------------------------------

# Pieces that begin and end at gates, none where the one before ended. With Yog-Sothoth J12, J25 and J44 are horrifying.
PIECES = (
    ("J61", "R2 X61A", "J61"),
    ("J65", "R3 X66B", "J65"),
    ("D43", "X54A X65A", "J65"),
    ("J16", "R4 X16A", "J16"),
    ("J61", "X62B V52 H43", "D43"),
    ("J20", "H20 H30 X51A H51", "J61"),
    ("J20", "V20 V21 V22 V23", "D24"),
    ("J20", "X21B V11 V12 X13A", "D02"),
    ("J20", "X31A V31 V32 X34B", "D24"),
    ("J16", "V15 V14 X14A V02", "D02"),
    ("J65", "H55 H45 UH35 UH25 X26B", "J16"),
    ("J65", "V64 H54 H44 X45B X36B H16", "J16"),
    ("J20", "H10 X21A H21 H31 H41 X62A V61", "J61"),
)


def joined(number: int) -> tuple[list[str], list[str]]:
    """The roads of so many pieces and a walk that joins them all."""
    pieces = PIECES[:number]
    walk = pieces[0][1].split()
    for (_, _, end), (start, roads, _) in pairwise(pieces):
        walk += [f"gate {end}-{start}", *roads.split()]
    return [part for part in walk if not part.startswith("gate ")], walk


@rule("AT-GATE-04")
def test_a_line_drawn_by_hand_may_have_as_many_connections_as_there_are_pieces():
    roads, walk = joined(13)
    t = at_line(roads, ancient_one="yog_sothoth")
    begin_line(t, "J61")
    for part in walk:
        if part.startswith("gate "):
            assert part.partition("-")[2] in may_jump(t)
        go(t, part)
    assert sum(part.startswith("gate ") for part in t.board().drawing) == 12


@rule("AT-MAD-02", "AT-GATE-04")
@pytest.mark.parametrize(("pieces", "horrors"), [(5, 0), (8, 1), (11, 2), (13, 3)])
def test_every_connection_adds_to_the_madness_however_many_there_are(pieces, horrors):
    roads, walk = joined(pieces)
    t = at_line(roads, ancient_one="yog_sothoth")
    board = draw_line(t, "J61", *walk)
    assert (board.links, board.madness) == (pieces - 1, pieces - 1 + horrors)


@rule("AT-TASK-07", "AT-Q-18")
def test_the_points_of_a_task_have_no_limit():
    """J33 to J50 with task_05, going round 5;2 on the way."""
    walk = ["V32", "H32", "V41", "H41", "V51", "H42", "V42", "X53B", "H52", "V61", "H51", "V50"]
    t = at_line(walk, task="task_05")
    assert draw_line(t, "J33", *walk).task_vp == 12
    face(t, 3, 3, 4)
    assert player(t)["score"]["task"] == 12


# --- the encounter -----------------------------------------------------------------------------------------------


@rule("AT-CTHU-01", "AT-SETUP-10")
def test_a_call_is_shown_in_the_own_encounter_only():
    t = at_encounter(2, ancient_one="cthulhu")
    for seat, call in enumerate(("call_circle", "call_cross")):
        set_board(t, seat, call=call)
    t.refresh()
    face(t, 3, 3, 4)
    assert [other["call"] for other in t.match.view(None)["players"]] == ["call_circle", None]
    face(t, 3, 3, 4, seat=1)
    assert [other["call"] for other in t.match.view(None)["players"]] == ["call_circle", "call_cross"]


@rule("AT-CTHU-01")
def test_what_was_chosen_before_the_call_was_shown_cannot_be_taken_back():
    t = at_encounter(2, ancient_one="cthulhu")
    set_board(t, tomes=(1, 0, 0), call="call_circle")
    t.refresh()
    face(t, 3, 3, 4, keep=False)
    assert not t.told(CallShown)
    t.choose(KeepRoll)  # rolls nothing: only the call is new
    assert [event.card for event in t.told(CallShown)] == ["call_circle"]
    assert t.kind(1) == "begin_encounter"
    assert t.match.undo_refusal(0) == REVEALED


def test_whoever_has_seen_the_tasks_of_the_others_cannot_take_back_how_the_dice_were_kept():
    t = at_encounter(2, madness=(1, 0), along=(("3;3",),))
    set_board(t, 1, tomes=(1, 0, 0))
    t.refresh()
    face(t, 3, 3, 4)
    face(t, 3, 3, 4, seat=1, keep=False)
    assert t.match.view(1)["players"][0]["task"] is None
    t.choose(KeepRoll, 1)
    assert t.match.view(1)["players"][0]["task"] is not None
    assert t.match.undo_refusal(1) == REVEALED


def cthulhu(district: str, circles: int) -> Tour:
    t = at_encounter(along=((district,),), ancient_one="cthulhu")
    set_board(t, tourists={district: ["circle"] * circles}, call="call_circle")
    t.refresh()
    return t


@rule("AT-CTHU-06", "AT-Q-30")
@pytest.mark.parametrize("district", [district.id for district in DISTRICTS])
def test_the_call_type_counts_in_every_district_of_the_route(district):
    t = cthulhu(district, 4)
    face(t, 5, 3, 3)
    assert player(t)["encounter"]["vp"] == 6
    t = cthulhu(district, 4)
    face(t, 1, 5, 3)
    assert player(t)["encounter"]["vp"] == 3, "one pair is left"


@rule("AT-YOG-06")
@pytest.mark.parametrize(("madness", "links"), [(3, 0), (3, 2), (4, 4)])
def test_madness_from_connections_is_rewarded_like_any_other(madness, links):
    t = at_encounter(madness=(madness,), links=(links,), ancient_one="yog_sothoth")
    t.refresh()
    face(t, 5, 3, 3)
    assert player(t)["encounter"]["vp"] == 4 * madness


@rule("AT-SCORE-05", "AT-SCORE-07")
@pytest.mark.parametrize(("dice", "left", "total"), [((3, 3, 3), 4, 11), ((1, 3, 3), 2, 7), ((1, 1, 3), 1, 7)])
def test_failures_cost_tourists_but_not_the_points_of_the_task(dice, left, total):
    t = at_encounter(along=(("3;1", "2;3"),), ancient_one="dagon")  # both red, only 2;3 lies at the river
    set_board(t, tourists={"3;1": ["circle"], "2;3": ["circle", "circle", "square"]})
    t.board().task_vp = 5
    t.refresh()
    face(t, *dice)
    found = player(t)["score"]
    assert sum(kind["tourists"] for kind in found["kinds"].values()) == left
    assert (found["task"], found["total"]) == (5, total)


# --- the ledger --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "ruling"),
    [
        pytest.param("AT-RIVER-06", "AT-Q-20", marks=rule("AT-RIVER-06", "AT-Q-20")),  # a bridge as the second segment
        pytest.param("AT-GATE-02", "AT-Q-12", marks=rule("AT-GATE-02", "AT-Q-12")),  # pieces of one connected drawing
    ],
)
def test_a_rule_that_is_read_more_widely_than_its_words_points_to_the_ruling(statement, ruling):
    ledger = read_yaml(files("eldertable.games.arkham_tour").joinpath("rules.yaml"))
    (found,) = (one for one in ledger["rules"] if one["id"] == statement)
    assert ruling in found["rulings"]

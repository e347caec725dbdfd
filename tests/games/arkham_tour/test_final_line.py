"""Step 1 and 2 of the end: the final route, districts along it, madness and horrifying places."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable import words
from eldertable.games.arkham_tour.bitsets import bits
from eldertable.games.arkham_tour.cards import ANCIENT_ONES
from eldertable.games.arkham_tour.events import EncounterRolled, LineChosen, Scored
from eldertable.games.arkham_tour.options import (
    DrawOwnLine,
    FinishLine,
    Follow,
    StartAt,
    TakeLine,
)
from eldertable.games.arkham_tour.town import AT_NODE, NODES, ROADS, node_index, road_index, roads_of
from eldertable.kernel.text import text
from eldertable.testing import rule

from .arrange import at_lines, at_round, open_lines, reopen, select_dice, set_board, skip_boards
from .endgame import along, at_line, begin_line, draw_line, face, go, may_follow, may_jump, player

SQUARE = ("H10", "V20", "H11", "V10")  # around 2;1, from J10 by the gate J20 back to J10
EIGHT = (*SQUARE, "H21", "V31", "H22", "V21")  # a second square, which meets the first at J21


# --- the line ----------------------------------------------------------------------------------------------------


@rule("AT-FINAL-01")
def test_the_end_goes_from_the_route_by_madness_and_encounter_to_scoring():
    t = at_line(["V11"], ancient_one="dagon")
    phases = [t.state.phase]
    t.choose(TakeLine, line=0)
    phases.append(t.state.phase)
    assert t.board().madness == 1, "madness stands before the dice are rolled"
    face(t, 3, 3, 3)
    phases.append(t.state.phase)
    assert phases == ["final_route", "encounter", "over"]
    order = [type(event) for event in t.events if isinstance(event, LineChosen | EncounterRolled | Scored)]
    assert order == [LineChosen, EncounterRolled, Scored]


@rule("AT-FINAL-01")
def test_everyone_settles_a_route_before_anyone_faces_the_ancient_one():
    t = at_lines(2)
    open_lines(t)
    t.choose(TakeLine, 1, line=0)
    assert t.kind(0) == "choose_line"
    assert t.kind(1) is None
    assert not t.told(LineChosen)
    t.choose(TakeLine, 0, line=0)
    assert len(t.told(LineChosen)) == 2


@pytest.mark.parametrize("by_hand", [False, True])
def test_everybody_sees_who_has_settled_a_route_but_not_which(by_hand):
    t = at_lines(2, ancient_one="cthulhu")
    set_board(t, roads=["H30", "H40"])
    open_lines(t)
    before = t.match.view(1)
    assert set(t.match.pending) == {0, 1}
    if by_hand:
        draw_line(t, "J30", "H30")
    else:
        t.choose(TakeLine, line=0)
    assert set(t.match.pending) == {1}
    assert t.match.view(1) == before
    assert player(t)["drawing"] is None
    assert t.match.view(1)["players"][0]["roads"] == ["H30", "H40"], "what is erased shows when all are done"


def test_after_the_last_round_a_player_sees_the_line_being_drawn():
    t = at_round(2, round=10)
    select_dice(t)
    set_board(t, roads=["H30", "H40"])
    reopen(t)
    skip_boards(t)
    assert t.match.view(0)["phase"] == "final_route"
    begin_line(t, "J30")
    go(t, "H30")
    assert player(t)["drawing"] == {"nodes": ["J30", "J40"], "roads": ["H30"]}
    assert t.match.view(1)["players"][0]["drawing"] is None


def test_a_line_drawn_by_hand_is_counted_part_by_part_and_only_for_its_player():
    t = at_lines(2, ancient_one="cthulhu")
    set_board(t, roads=["H30", "H40", "V61", "R2"], tourists={"4;1": ["circle"]}, task="task_05")
    open_lines(t)

    def own(viewer: int | None = 0) -> dict[str, Any] | None:
        found: dict[str, Any] | None = t.match.game.insight(t.state, viewer)["own_route"]
        return found

    assert own() is None, "nothing is drawn yet"
    begin_line(t, "J62")
    empty = own()
    assert empty is not None
    assert (empty["vp"], empty["walk"]) == (0, [])
    go(t, "V61", "R2")
    told = own()
    assert told is not None
    counted = told["vp"]
    assert told["walk"] == t.board().drawing
    assert own(1) is None
    assert own(None) is None
    t.choose(FinishLine)
    taken = own()
    assert taken is not None
    assert (taken["vp"], taken["walk"]) == (counted, ["V61", "R2"]), "the one taken, not the best"
    assert t.match.game.points(t.state)[0] == counted
    assert t.match.game.insight(t.state, 0)["route_now"]["0"]["vp"] >= counted


def test_a_jump_counts_for_a_line_drawn_by_hand_with_the_segment_behind_it():
    t = at_line(["V61", "H20"], ancient_one="cthulhu")
    begin_line(t, "J62")
    told = []
    for part in ("V61", "gate J61-J20", "H20"):
        go(t, part)
        own = t.match.game.insight(t.state, 0)["own_route"]
        told.append((own["walk"], own["links"]))
    assert told == [(["V61"], 0), (["V61"], 0), (["V61", "gate J61-J20", "H20"], 1)]


@rule("AT-FINAL-02")
def test_the_line_goes_on_only_by_drawn_segments_that_meet_it():
    t = at_line(["H30", "H40", "V40", "H10", "H32"])
    begin_line(t, "J30")
    assert may_follow(t) == {"H30"}
    go(t, "H30")
    assert may_follow(t) == {"H40", "V40"}, "the segments at J40; H10 and H32 do not meet it, V30 is not drawn"
    assert not may_jump(t)


@rule("AT-FINAL-02")
def test_a_line_begins_at_an_end_of_a_drawn_segment():
    t = at_line(["H30", "V53"])
    t.choose(DrawOwnLine)
    assert {option.node for option in t.options(StartAt)} == {"J30", "J40", "J53", "J54"}


@rule("AT-DIAG-07", "AT-FINAL-02", "AT-Q-27")
def test_the_line_does_not_turn_where_two_diagonals_cross():
    t = at_line(["X21A", "X21B"])
    assert {len(line["roads"]) for line in t.match.view(0)["lines"]} == {1}
    begin_line(t, "J10")
    go(t, "X21A")
    assert may_follow(t) == set()


@rule("AT-FINAL-03")
def test_no_segment_is_walked_twice():
    t = at_line(["H30", "H40"])
    begin_line(t, "J30")
    go(t, "H30")
    assert may_follow(t) == {"H40"}
    go(t, "H40")
    assert may_follow(t) == set()
    t.choose(FinishLine)
    assert t.board().line == ["H30", "H40"]


@rule("AT-FINAL-03")
def test_a_segment_in_the_midst_of_the_offered_lines_is_used_once():
    t = at_line([*EIGHT, "H30"])
    for walk in t.board().lines:
        assert len(walk) == len(set(walk))


@rule("AT-FINAL-04")
def test_the_line_may_pass_a_point_again():
    t = at_line(EIGHT)
    board = draw_line(t, "J21", "V20", "H10", "V10", "H11", "H21", "V31", "H22", "V21")
    assert len(board.line) == 8
    assert player(t)["final"]["links"] == 0


@rule("AT-FINAL-05")
def test_the_line_may_end_where_it_began():
    t = at_line(SQUARE)
    draw_line(t, "J10", "H10", "V20", "H11", "V10")
    assert t.roads() == set(SQUARE)


@rule("AT-FINAL-06", "AT-FINAL-07", "AT-FINAL-08", "AT-EX-11")
def test_what_is_not_part_of_the_line_is_erased():
    roads = ["H30", "H40", "V40", "H55", "H45"]  # a line, a branch at J40, a separate piece
    t = at_line(roads, tourists={"4;1": ["cross"], "5;1": ["circle", "cross"], "4;2": ["square"], "6;6": ["triangle"]})
    draw_line(t, "J30", "H30", "H40")
    assert t.roads() == {"H30", "H40"}
    assert player(t)["tourists"] == {"4;1": ["cross"], "5;1": ["circle", "cross"]}


@rule("AT-FINAL-06")
def test_a_separate_piece_is_erased_and_its_districts_with_it():
    t = at_line(["H30", "H45"], tourists={"5;5": ["circle"]})
    draw_line(t, "J30", "H30")
    assert t.roads() == {"H30"}
    assert along(t) == {"4;1"}
    assert player(t)["tourists"] == {}


@rule("AT-FINAL-07")
def test_a_branch_is_erased():
    t = at_line(["H30", "H40", "V40"])
    draw_line(t, "J30", "H30", "V40")
    assert t.roads() == {"H30", "V40"}


@rule("AT-FINAL-06", "AT-FINAL-07")
def test_segments_of_the_last_round_are_erased_like_all_others():
    t = at_lines(ancient_one="cthulhu")
    for road in ("H30", "H40", "V40", "H55"):
        t.board().draw(road_index[road])
    open_lines(t)
    draw_line(t, "J30", "H30", "V40")
    assert t.roads() == {"H30", "V40"}


@rule("AT-CTHU-06", "AT-FINAL-08", "AT-Q-30")
def test_tourists_away_from_the_line_are_gone_before_madness_encounter_and_scoring():
    t = at_line(["H30", "H45"], tourists={"5;6": ["circle"] * 4, "4;1": ["circle"]})
    set_board(t, roads=["H30", "H45"], tourists={"5;6": ["circle"] * 4, "4;1": ["circle"]}, call="call_circle")
    draw_line(t, "J30", "H30")
    face(t, 5, 5, 5)
    assert player(t)["encounter"]["vp"] == 0, "one circle is no pair"
    assert player(t)["score"]["kinds"]["circle"]["tourists"] == 1


@rule("AT-FINAL-09", "AT-Q-11", "AT-DAGON-06")
def test_the_lines_offered_are_the_best_before_the_encounter_and_are_called_so():
    """Dagon pays for the tourists at the bridge, so a line that is not offered may promise more: it can be drawn by hand."""
    crowds = {"3;1": ["circle"] * 5, "3;4": ["circle"] * 3, "4;4": ["circle"]}
    t = at_line(("H20", "H30", "V33"), tourists=crowds, ancient_one="dagon")
    (offered,) = t.match.view(0)["lines"]
    assert (offered["walk"], offered["vp"], offered["madness"]) == (["H20", "H30"], 5, 0)
    board = draw_line(t, "J33", "V33")
    assert board.madness == 0
    face(t, 5, 5, 3)
    assert player(t)["score"]["total"] == 4 + 2 * 6
    for language, said in (("ru", "до столкновения"), ("en", "before the encounter")):
        assert said in words.speaker(language).say(text("app-table-tour-lines-note", links="no"))
        assert said in words.speaker(language).say(text("app-table-tour-lines-note", links="yes"))


@rule("AT-FINAL-09", "AT-Q-11")
def test_any_legal_line_may_be_chosen_also_a_worse_one():
    roads = ["H30", "H40", "H41"]
    t = at_line(roads, tourists={"5;1": ["cross"] * 3})
    best = max(line["vp"] for line in t.match.view(0)["lines"])
    draw_line(t, "J41", "H41")
    assert t.roads() == {"H41"}
    assert player(t)["final"]["vp"] < best


@rule("AT-FINAL-09", "AT-Q-11")
def test_a_line_need_not_be_followed_to_its_end():
    t = at_line(["H30", "H40"])
    begin_line(t, "J30")
    assert not t.can(FinishLine), "a line has at least one segment"
    go(t, "H30")
    assert t.can(Follow, road="H40")
    assert t.can(FinishLine)


@rule("AT-FINAL-10", "AT-Q-41")
@pytest.mark.parametrize(
    "ancient_one", ["yog_sothoth", "dagon", "shub_niggurath"]
)  # paid for madness, tourists, connections
def test_without_segments_the_route_is_empty(ancient_one):
    t = at_line([], tourists={"4;1": ["cross"], "3;3": ["circle"]}, ancient_one=ancient_one)
    assert not t.can(DrawOwnLine)
    t.choose(TakeLine, line=0)
    assert (t.roads(), along(t), t.board().madness, player(t)["tourists"]) == (set(), set(), 0, {})
    face(t, 5, 5, 5)
    assert (player(t)["score"]["encounter"], player(t)["score"]["total"]) == (0, 0)


@rule("AT-FINAL-06", "AT-FINAL-07", "AT-FINAL-08", "AT-FINAL-09", "AT-MAD-01", "AT-SCORE-07", "AT-TASK-04")
def test_everyone_settles_the_route_of_their_own_board():
    t = at_lines(2, ancient_one="dagon")
    set_board(t, 0, roads=["H30", "H40"], tourists={"5;1": ["circle"], "6;6": ["cross"]}, task="task_01")
    south = ["H26", "H36", "H46", "V55", "V54", "V53"]  # from J26 to J53, which are on task_05
    set_board(t, 1, roads=[*south, "H55", "R1"], tourists={"5;6": ["square"], "1;1": ["cross"]}, task="task_05")
    open_lines(t)
    for seat in (0, 1):
        offered = [set(line["roads"]) for line in t.match.view(seat)["lines"]]
        assert offered
        assert all(roads <= t.roads(seat) for roads in offered)
    draw_line(t, "J26", *south, seat=1)
    draw_line(t, "J30", "H30", seat=0)
    assert [t.roads(seat) for seat in (0, 1)] == [{"H30"}, set(south)]
    assert [player(t, seat)["tourists"] for seat in (0, 1)] == [{}, {"5;6": ["square"]}]
    assert [(t.board(seat).madness, t.board(seat).task_vp) for seat in (0, 1)] == [(0, 0), (1, 6)]  # J53 is horrifying


@rule("AT-FINAL-09", "AT-Q-11")
@pytest.mark.parametrize("first", [0, 1])
def test_everyone_takes_one_of_the_lines_offered_to_them(first):
    t = at_lines(2, ancient_one="cthulhu")
    for seat, road in enumerate(("H30", "H46")):
        set_board(t, seat, roads=[road])
    open_lines(t)
    t.choose(TakeLine, first, line=0)
    t.choose(TakeLine, 1 - first, line=0)
    assert [t.board(seat).line for seat in (0, 1)] == [["H30"], ["H46"]]
    assert [t.roads(seat) for seat in (0, 1)] == [{"H30"}, {"H46"}]


# --- districts along the line ------------------------------------------------------------------------------------


@rule("AT-ALONG-01")
def test_a_district_with_a_segment_at_one_of_its_sides_is_along():
    t = at_line(["H11"])
    draw_line(t, "J11", "H11")
    assert {"2;1", "2;2"} <= along(t)


@rule("AT-ALONG-01", "AT-ALONG-03")
def test_every_segment_of_the_line_brings_its_districts():
    walk = ["X21A", "H21", "V31"]  # through 2;1, between 3;1 and 3;2, between 3;2 and 4;2
    t = at_line(walk, tourists={"2;1": ["circle"], "3;1": ["circle"], "4;2": ["circle"]})
    draw_line(t, "J10", *walk)
    assert along(t) == {"2;1", "3;1", "3;2", "4;2"}
    assert set(player(t)["tourists"]) == {"2;1", "3;1", "4;2"}


@rule("AT-ALONG-01")
@pytest.mark.parametrize(
    ("road", "start", "districts"),
    [
        pytest.param("V12", "J12", {"1;3", "2;3"}, marks=rule("AT-RIVER-08")),
        pytest.param("V33", "J34", {"3;4", "4;4"}, marks=rule("AT-RIVER-08")),
        pytest.param("V52", "J53", {"5;3", "6;3"}, marks=rule("AT-RIVER-08")),
        pytest.param("V62", "J62", {"6;3"}, marks=rule("AT-DEAD-03")),
        pytest.param("H13", "D23", {"2;3", "2;4"}, marks=rule("AT-DEAD-03")),
        pytest.param("R1", "J10", {"1;1"}, marks=rule("AT-CORNER-02")),
        pytest.param("R2", "J50", {"6;1"}, marks=rule("AT-CORNER-02")),
        pytest.param("R3", "J56", {"6;6"}, marks=rule("AT-CORNER-02")),
        pytest.param("R4", "J16", {"1;6"}, marks=rule("AT-CORNER-02")),
        pytest.param("UH25", "J25", {"3;5", "3;6"}, marks=rule("AT-YOG-01")),
        pytest.param("UV34", "U35", {"3;5", "4;5"}, marks=rule("AT-YOG-01")),
    ],
)
def test_bridges_dead_ends_corners_and_university_roads_bring_their_districts_too(road, start, districts):
    t = at_line([road], ancient_one="yog_sothoth")
    draw_line(t, start, road)
    assert along(t) == districts


@rule("AT-ALONG-02")
def test_a_district_touched_at_a_corner_is_not_along():
    t = at_line(["H11"], tourists={"1;1": ["circle"], "3;2": ["circle"]})
    draw_line(t, "J11", "H11")
    assert along(t) == {"2;1", "2;2"}, "1;1, 1;2, 3;1 and 3;2 have only corners at J11 and J21"
    assert player(t)["tourists"] == {}


@rule("AT-ALONG-03")
def test_a_district_crossed_by_a_diagonal_is_along_with_its_tourists():
    t = at_line(["X21A"], tourists={"2;1": ["square"], "2;2": ["square"]})
    draw_line(t, "J10", "X21A")
    assert along(t) == {"2;1"}
    assert player(t)["tourists"] == {"2;1": ["square"]}


@rule("AT-ALONG-04")
def test_a_district_counts_once_however_often_the_line_runs_along_it():
    t = at_line(SQUARE, tourists={"2;1": ["square", "square"]})
    draw_line(t, "J10", "H10", "V20", "H11", "V10")
    assert player(t)["final"]["kinds"]["square"] == {"tourists": 2, "districts": 1, "vp": 2}
    assert player(t)["final"]["yellow"] == 4, "2;2 has a star of 4, and one road along it"
    face(t, 3, 3, 4)
    score = player(t)["score"]
    assert score["kinds"]["square"] == {"tourists": 2, "districts": 1, "vp": 2}
    assert score["yellow"] == 4


@rule("AT-ALONG-04")
def test_a_star_counts_once_with_all_four_roads_around_it():
    around = ("H11", "V21", "H12", "V11")  # 2;2 and its star of 4
    t = at_line(around)
    draw_line(t, "J11", *around)
    face(t, 3, 3, 4)
    assert player(t)["score"]["yellow"] == player(t)["final"]["yellow"] == 4


# --- madness -----------------------------------------------------------------------------------------------------


@rule("AT-MAD-01")
def test_erased_segments_add_no_madness():
    t = at_line(["H11", "V11", "H02"], ancient_one="dagon")  # J12 and J02 are horrifying with Dagon
    assert draw_line(t, "J21", "H11").madness == 0


@rule("AT-MAD-02", "AT-GATE-02")
def test_each_connection_by_gates_joins_two_pieces_and_raises_madness_by_one():
    t = at_line(["V61", "H20"])
    board = draw_line(t, "J62", "V61", "gate J61-J20", "H20")
    assert t.roads() == {"V61", "H20"}
    assert (board.links, board.madness) == (1, 1)


@rule("AT-MAD-02", "AT-GATE-04")
def test_there_is_no_limit_to_the_connections_and_each_counts():
    middle = ["H16", "H26", "H36", "H46", "R3"]  # from the gate J16 to the gate J65
    long = ["H20", "H30", "H40", "R2"]  # from the gate J20 to the gate J61
    circles = {"1;3": ["circle"], "5;4": ["circle"]}  # at the outer pieces; the others run along red districts
    t = at_line(["X13A", "H43", *middle, *long], tourists=circles, ancient_one="yog_sothoth")
    assert t.match.view(0)["lines"][0]["links"] == 3, "the best line joins all four pieces"
    board = draw_line(
        t, "J13", "X13A", "gate D02-J16", *middle, "gate J65-J20", *long, "gate J61-D43", "H43"
    )  # fmt: skip
    assert board.links == 3
    assert board.madness == 3 + 1, "J46 is horrifying with Yog-Sothoth"


@rule("AT-MAD-03")
def test_passing_a_gate_without_using_it_adds_nothing():
    t = at_line(["H10", "H20"])
    board = draw_line(t, "J30", "H20", "H10")
    assert (board.links, board.madness) == (0, 1), "only J10, which is horrifying with Cthulhu, counts"
    t = at_line(["H10", "H20"], ancient_one="yog_sothoth")
    assert draw_line(t, "J30", "H20", "H10").madness == 0
    by_two = ["H10", "H20", "H30", "H40", "R2", "V61"]  # past J20 and J61
    t = at_line(by_two, ancient_one="yog_sothoth")
    assert draw_line(t, "J10", *by_two).madness == 0


@rule("AT-MAD-03")
@pytest.mark.parametrize(
    ("gate", "road"),
    [("J20", "V20"), ("J61", "V61"), ("J65", "H55"), ("J16", "V15"), ("D02", "V02"), ("D24", "V23"), ("D43", "H43")],
)
def test_no_gate_adds_madness_by_itself(gate, road):
    """No horrifying place of Yog-Sothoth lies on these roads."""
    t = at_line([road], ancient_one="yog_sothoth")
    board = draw_line(t, gate, road)
    assert (board.links, board.madness) == (0, 0)


@rule("AT-MAD-04", "AT-EX-05", "AT-MAD-06")
def test_each_horrifying_place_on_the_line_adds_one():
    t = at_line(["H02", "H12", "V22"], ancient_one="dagon")  # J02, J12, J23 are horrifying, J22 is not
    assert draw_line(t, "J02", "H02", "H12", "V22").madness == 3
    assert player(t)["final"]["madness"] == 3, "the madness area shows three symbols"
    face(t, 3, 3, 3)
    assert player(t)["encounter"]["madness"] == 3


@rule("AT-MAD-04", "AT-MAD-06")
def test_every_point_of_madness_is_marked_however_many_there_are():
    walk = ("H02", "H12", "V22", "H23", "V33", "H34", "H44", "V53")  # by J02, J12, J23, J44 and J53
    t = at_line(walk, ancient_one="dagon")
    assert draw_line(t, "J02", *walk).madness == 5
    assert player(t)["final"]["madness"] == 5
    face(t, 4, 4, 4)
    assert player(t)["encounter"]["madness"] == 5


@rule("AT-MAD-04", "AT-MAD-06")
def test_madness_has_no_highest_level():
    """The five places of the line above, the crossing from J53, and J43 where it ends."""
    walk = ("H02", "H12", "V22", "H23", "V33", "H34", "H44", "V53", "H43")
    t = at_line(walk, ancient_one="dagon")
    assert draw_line(t, "J02", *walk[:-1], "cross H43").madness == 7
    assert t.board().madness == player(t)["final"]["madness"] == 7
    face(t, 5, 5, 5)
    assert player(t)["encounter"]["madness"] == 7


@rule("AT-MAD-05")
def test_a_horrifying_place_counts_once_however_often_the_line_passes_it():
    t = at_line(["V11", "H12", "V21", "X22B", "V12"], ancient_one="dagon")
    assert draw_line(t, "J11", "V11", "H12", "V21", "X22B", "V12").madness == 1, "J12, passed twice"


@rule("AT-MAD-07", "AT-Q-42")
@pytest.mark.parametrize(("start", "place"), [("J11", "last"), ("J12", "first")])
def test_a_horrifying_place_at_either_end_of_the_line_counts(start, place):
    t = at_line(["V11"], ancient_one="dagon")
    assert draw_line(t, start, "V11").madness == 1


@rule("AT-MAD-07", "AT-Q-42")
@pytest.mark.parametrize(("start", "stop"), [("J02", "J12"), ("J12", "J02")])
def test_horrifying_places_at_both_ends_of_the_line_count(start, stop):
    t = at_line(["H02"], ancient_one="dagon")
    begin_line(t, start)
    go(t, "H02")
    assert player(t)["drawing"]["nodes"] == [start, stop]
    t.choose(FinishLine)
    assert t.board().madness == 2


@rule("AT-HORROR-01")
def test_horrifying_places_are_junctions():
    for card in ANCIENT_ONES.values():
        assert card.horrifying_places
        for place in card.horrifying_places:
            assert NODES[node_index[place]].kind == "junction"


HORRORS = {
    "cthulhu": {"J10", "J22", "J41", "J53", "J04", "J34", "J56"},
    "yog_sothoth": {"J12", "J42", "J24", "J34", "J44", "J25", "J46"},
    "dagon": {"J02", "J12", "J23", "J43", "J24", "J44", "J53"},
    "shub_niggurath": {"J30", "J21", "J62", "J52", "J05", "J36", "J54"},
}


@rule("AT-HORROR-02", "AT-SETUP-07")
@pytest.mark.parametrize("ancient_one", HORRORS)
def test_each_ancient_one_has_its_own_seven_places(ancient_one):
    assert set(at_line([], ancient_one=ancient_one).match.view(0)["horrors"]) == HORRORS[ancient_one]


@rule("AT-HORROR-02")
@pytest.mark.parametrize(
    ("ancient_one", "madness"), [("cthulhu", 0), ("yog_sothoth", 1), ("dagon", 2), ("shub_niggurath", 0)]
)
def test_which_junctions_are_horrifying_depends_on_the_ancient_one(ancient_one, madness):
    t = at_line(["H02"], ancient_one=ancient_one)  # J02: Dagon; J12: Dagon and Yog-Sothoth
    assert draw_line(t, "J02", "H02").madness == madness
    assert t.match.view(0)["horrors"] == list(ANCIENT_ONES[ancient_one].horrifying_places)


@rule("AT-HORROR-02", "AT-MAD-04")
@pytest.mark.parametrize("ancient_one", HORRORS)
def test_every_place_of_an_ancient_one_is_horrifying(ancient_one):
    for place in sorted(HORRORS[ancient_one]):
        road = next(ROADS[road] for road in bits(AT_NODE[node_index[place]] & roads_of(ancient_one)))
        ends = {NODES[end].id for end in road.ends}
        t = at_line([road.id], ancient_one=ancient_one)
        assert draw_line(t, place, road.id).madness == len(ends & HORRORS[ancient_one]), place

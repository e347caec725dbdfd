"""How the final route leaves the streets: by gates, and with Dagon across the river (AT-GATE, AT-DAGON, AT-SHUB)."""

from __future__ import annotations

import pytest

from eldertable.games.arkham_tour.options import (
    ChooseDistrict,
    CrossRiver,
    DrawOwnLine,
    Erase,
    FinishLine,
    Lay,
    StartAt,
)
from eldertable.games.arkham_tour.town import GATES, NODES, ROADS, road_index
from eldertable.testing import rule

from .arrange import at_boards, reopen, set_board
from .endgame import along, at_line, begin_line, draw_line, go, may_cross, may_follow, may_jump, player

AT_GATES = {
    "J20": "V20",
    "J61": "V61",
    "J65": "H55",
    "J16": "V15",
    "D02": "V02",
    "D24": "V23",
    "D43": "H43",
}  # a road to each

# --- gates -------------------------------------------------------------------------------------------------------


@rule("AT-GATE-01")
def test_gates_stand_at_the_edge_and_in_dead_ends():
    kinds = {(NODES[gate].kind, NODES[gate].edge) for gate in GATES}
    assert kinds == {("junction", True), ("dead_end", False)}
    assert {NODES[gate].id for gate in GATES} == {"J20", "J61", "J65", "J16", "D02", "D24", "D43"}


@rule("AT-GATE-02")
def test_a_connection_needs_a_gate_on_both_sides():
    t = at_line(["V61", "H30"])  # J61 is a gate; H30 has none at its ends
    begin_line(t, "J62")
    go(t, "V61")
    assert not may_jump(t)
    t = at_line(["H30", "H20", "V61"])
    begin_line(t, "J40")
    go(t, "H30")
    assert not may_jump(t), "J30 is no gate"
    go(t, "H20")
    assert may_jump(t) == {"J61"}


@rule("AT-GATE-02")
@pytest.mark.parametrize("gate", sorted(AT_GATES))
def test_every_gate_joins_with_every_other(gate):
    t = at_line(list(AT_GATES.values()))
    (far,) = (node for node in ROADS[road_index[AT_GATES[gate]]].ends if NODES[node].id != gate)
    begin_line(t, NODES[far].id)
    go(t, AT_GATES[gate])
    assert may_jump(t) == set(AT_GATES) - {gate}


@rule("AT-GATE-02", "AT-MAD-02")
def test_of_three_pieces_with_gates_two_alone_may_be_joined():
    """By one connection to 6;2, whose triangle counts for the blue 2;5; the circle at D02 adds nothing but madness."""
    circle, way, far = ["V02", "H03", "X13A"], ["X16A", "X15B", "X14A", "H14"], "X62B"
    t = at_line([*circle, *way, far], tourists={"6;2": ["triangle"]})
    offered = [(line["madness"], line["vp"]) for line in t.match.view(0)["lines"]]
    assert offered == [(1, 8 + 1), (0, 8)]  # the star of 1;6, and one triangle in one blue district


@rule("AT-GATE-03")
def test_a_piece_in_the_midst_needs_a_gate_at_both_ends():
    t = at_line(["V61", "H20", "H16"])  # H20 leads from the gate J20 to J30, which is none
    begin_line(t, "J62")
    go(t, "V61", "gate J61-J20", "H20")
    assert not may_jump(t)
    assert t.can(FinishLine)


@rule("AT-GATE-03", "AT-Q-12")
def test_a_connection_leads_to_a_piece_with_a_segment():
    t = at_line(["V61", "H20", "H16"])
    begin_line(t, "J62")
    go(t, "V61")
    assert may_jump(t) == {"J20", "J16"}, "no segment lies at the other gates"
    go(t, "gate J61-J20")
    assert not t.can(FinishLine), "the line cannot end with a connection"
    assert not may_jump(t), "two connections need a segment between them, though H16 lies at the gate J16"
    assert may_follow(t) == {"H20"}


@rule("AT-GATE-04", "AT-Q-12")
def test_a_connection_may_be_used_although_a_direct_way_exists():
    way = ["H20", "H30", "H40", "R2"]  # from the gate J20 to the gate J61
    t = at_line(["V61", *way], ancient_one="dagon")
    begin_line(t, "J62")
    go(t, "V61")
    assert "R2" in may_follow(t)
    assert may_jump(t) == {"J20"}
    go(t, "gate J61-J20", *way)
    t.choose(FinishLine)
    assert (t.board().links, t.board().madness) == (1, 1)
    assert t.roads() == {"V61", *way}


@rule("AT-GATE-05")
def test_one_gate_may_serve_several_connections():
    middle = ["H16", "H26", "H36", "H46", "R3"]
    t = at_line(["H10", "V20", *middle], ancient_one="dagon")
    board = draw_line(t, "J10", "H10", "gate J20-J16", *middle, "gate J65-J20", "V20")
    assert (board.links, board.madness) == (2, 2)
    assert t.roads() == {"H10", "V20", *middle}


@rule("AT-GATE-05")
def test_several_connections_may_leave_one_gate_or_lead_to_it():
    round_about = ["R2", "H40", "H30", "H20"]  # J61 J50 J40 J30 J20
    roads = ["H10", *round_about, "V15"]
    t = at_line(roads, ancient_one="yog_sothoth")
    board = draw_line(t, "J10", "H10", "gate J20-J61", *round_about, "gate J20-J16", "V15")
    assert (board.links, board.madness, t.roads()) == (2, 2, set(roads))
    t = at_line(roads, ancient_one="yog_sothoth")
    board = draw_line(t, "J15", "V15", "gate J16-J20", *reversed(round_about), "gate J61-J20", "H10")
    assert (board.links, board.madness, t.roads()) == (2, 2, set(roads))


@rule("AT-GATE-06")
def test_gates_join_nothing_while_segments_are_laid():
    t = at_boards(dice=[("die_circle", 2), ("die_square", 1)])
    t.choose(ChooseDistrict, district="2;1")
    t.choose(Lay, road="H10")  # ends at the gate J20
    second = {option.road for option in t.options(Lay)}
    assert "H20" in second
    assert not second & {"H51", "V61", "R2", "H16", "V15", "R4"}, "roads at other gates"


@rule("AT-GATE-06")
def test_gates_join_nothing_when_the_route_is_corrected():
    t = at_boards(dice=[("die_circle", 2), ("die_effect", 1)], dark="effect_correction", light="effect_repeat")
    assert player(t)["active_effect"] == "effect_correction"
    set_board(t, roads=["H10", "V54"])
    reopen(t)
    t.choose(ChooseDistrict, district="2;1")
    t.choose(Erase, road="V54")
    new = {option.road for option in t.options(Lay)}
    assert "H20" in new
    assert not new & {"H51", "V61", "R2", "H16", "V15", "R4"}


@rule("AT-GATE-07", "AT-Q-12")
def test_a_connection_joins_two_different_gates():
    t = at_line(["H10", "V20", "V61"])
    begin_line(t, "J10")
    go(t, "H10")
    assert may_jump(t) == {"J61"}, "V20 lies at the gate J20 itself"


@rule("AT-GATE-08", "AT-Q-13")
def test_a_connection_is_no_segment():
    t = at_line(["H16", "R2"], task="task_05")  # J26 and J50 are on the card
    draw_line(t, "J26", "H16", "gate J16-J61", "R2")
    assert along(t) == {"2;6", "6;1"}
    assert t.board().task_vp == 2, "H16 and R2; the connection gives nothing"
    assert player(t)["final"]["links"] == 1


# --- Dagon and Shub-Niggurath change the line --------------------------------------------------------------------


@rule("AT-DAGON-01")
@pytest.mark.parametrize(
    ("start", "walk"),
    [("J52", ("H52", "cross V62", "V63")), ("J64", ("V63", "cross V62", "H52")), ("J63", ("cross V62", "H52"))],
)
def test_with_dagon_a_dead_end_may_cross_the_river_in_either_direction(start, walk):
    t = at_line(["H52", "V62", "V63"] if "V63" in walk else ["H52", "V62"], ancient_one="dagon")
    draw_line(t, start, *walk)
    assert t.roads() == {part.removeprefix("cross ") for part in walk}


@rule("AT-DAGON-01", "AT-DEAD-04")
def test_without_dagon_no_dead_end_crosses_the_river():
    t = at_line(["V62", "V63"], tourists={"6;4": ["triangle"]}, ancient_one="shub_niggurath")  # 6;3 across is blue
    assert {tuple(line["walk"]) for line in t.match.view(0)["lines"]} <= {("V62",), ("V63",)}
    begin_line(t, "J62")
    assert not may_cross(t)
    assert may_follow(t) == {"V62"}


@rule("AT-DAGON-01", "AT-DEAD-04")
@pytest.mark.parametrize(("ancient_one", "starts"), [("cthulhu", {"J62", "D63"}), ("dagon", {"J62", "D63", "J63"})])
def test_only_with_dagon_a_line_begins_straight_across_the_river_from_a_dead_end(ancient_one, starts):
    t = at_line(["V62"], ancient_one=ancient_one)
    t.choose(DrawOwnLine)
    assert {option.node for option in t.options(StartAt)} == starts


@rule("AT-DAGON-01")
def test_only_dead_ends_cross_the_river():
    t = at_line(["H02", "V22", "V12", "X63A"], ancient_one="dagon")
    t.choose(DrawOwnLine)
    for option in t.options(StartAt):
        twin = t.match.fork()
        twin.choose(0, twin.pending[0].options.index(option))
        assert not any(isinstance(way, CrossRiver) for way in twin.pending[0].options)


@rule("AT-DAGON-02")
def test_each_crossing_adds_one_madness():
    t = at_line(["V62", "V63"], ancient_one="dagon")  # none of J62, J63, J64 is horrifying with Dagon
    assert draw_line(t, "J62", "cross V62", "V63").madness == 1
    t = at_line(["V62"], ancient_one="dagon")
    assert draw_line(t, "J62", "V62").madness == 0, "the dead end as it is drawn crosses nothing"


@rule("AT-DAGON-03")
def test_crossings_do_not_exist_during_the_rounds():
    t = at_boards(dice=[("die_circle", 6), ("die_square", 3)], ancient_one="dagon")
    t.choose(ChooseDistrict, district="6;3")
    t.choose(Lay, road="V62")
    second = {option.road for option in t.options(Lay)}
    assert "H52" in second
    assert not second & {"V63", "H53"}, "they lie across the river"


@rule("AT-FINAL-03", "AT-DAGON-09", "AT-Q-32")
@pytest.mark.parametrize("start", ["J62", "J63"])
def test_a_lengthened_dead_end_is_walked_only_once(start):
    t = at_line(["V62", "V63", "V61"], ancient_one="dagon")
    begin_line(t, start)
    go(t, "cross V62")
    assert may_follow(t) == ({"V63"} if start == "J62" else {"V61"})
    assert not may_cross(t)


@rule("AT-DAGON-09", "AT-Q-32")
def test_a_lengthened_dead_end_is_one_segment_along_the_same_districts_and_leaves_its_tip():
    t = at_line(["V02", "H10"], ancient_one="dagon", tourists={"1;3": ["circle"], "1;2": ["circle"]})
    begin_line(t, "J03")
    go(t, "cross V02")
    assert not may_jump(t), "the line does not touch the gate D02 at the tip"
    t.choose(FinishLine)
    assert (len(t.board().line), along(t)) == (1, {"1;3"})
    assert player(t)["final"]["roads"] == ["V02"]
    assert player(t)["tourists"] == {"1;3": ["circle"]}


@rule("AT-DAGON-09", "AT-Q-32")
def test_a_lengthened_dead_end_ends_straight_across_and_is_lengthened_once():
    for road, base, across in (("V02", "J03", "J02"), ("H13", "J13", "J23"), ("V23", "J23", "J24"),
                               ("V43", "J43", "J44"), ("H43", "J53", "J43"), ("V62", "J62", "J63")):  # fmt: skip
        t = at_line([road], ancient_one="dagon")
        begin_line(t, base)
        go(t, f"cross {road}")
        assert player(t)["drawing"]["nodes"] == [base, across]
        assert [type(option) for option in t.decision().options] == [FinishLine]
        back = at_line([road], ancient_one="dagon")
        begin_line(back, across)
        go(back, f"cross {road}")
        assert player(back)["drawing"]["nodes"] == [across, base]


@rule("AT-DAGON-09", "AT-Q-32")
def test_a_line_that_begins_at_the_tip_of_a_dead_end_does_not_lengthen_it():
    t = at_line(["V62", "V63"], ancient_one="dagon")
    begin_line(t, "D63")
    assert not may_cross(t)
    assert may_follow(t) == {"V62"}


@rule("AT-SHUB-01")
def test_with_shub_niggurath_connections_add_no_madness():
    t = at_line(["V61", "H20"], ancient_one="shub_niggurath")
    board = draw_line(t, "J30", "H20", "gate J20-J61", "V61")
    assert board.links == 1
    assert board.madness == 2, "J30 and J62 are horrifying with Shub-Niggurath"

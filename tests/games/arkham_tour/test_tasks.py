"""Personal tasks."""

from __future__ import annotations

import json
import random

import pytest

from eldertable import new_match
from eldertable.games.arkham_tour.cards import TASK_CARDS, TASK_INDEX
from eldertable.games.arkham_tour.events import LineChosen
from eldertable.games.arkham_tour.options import KeepTask, TakeLine
from eldertable.games.arkham_tour.town import NODES, node_index
from eldertable.testing import rule

from .arrange import Tour, at_lines, open_lines, set_board, tour
from .endgame import at_line, draw_line, face, player

# task_05 is Postman's Shortcut: J26, J33, J50 and J53.


def task_of(roads, start, *walk, task="task_05", ancient_one="cthulhu") -> tuple[int, list[str] | None]:
    """The points and the picked pair of a line drawn by hand."""
    t = at_line(roads, task=task, ancient_one=ancient_one)
    board = draw_line(t, start, *walk)
    face(t, 3, 3, 4)
    pair = player(t)["final"]["task_pair"]
    assert player(t)["score"]["task"] == board.task_vp
    return board.task_vp, sorted(pair) if pair else None


@rule("AT-TASK-01", "AT-Q-19")
def test_a_task_card_shows_four_junctions():
    assert len(TASK_CARDS) == 8
    for card in TASK_CARDS:
        nodes = [NODES[node_index[junction]] for junction in card.junctions]
        assert len(set(card.junctions)) == 4
        assert all(node.kind == "junction" and not node.gate for node in nodes)
        assert sorted(node.bank for node in nodes) == ["north", "north", "south", "south"]
    shown = [junction for card in TASK_CARDS for junction in card.junctions]
    assert len(set(shown)) == len(shown), "no junction is on two cards"


@rule("AT-TASK-01")
def test_the_junctions_of_every_task_card():
    assert [" ".join(card.junctions) for card in TASK_CARDS] == [
        "J14 J22 J36 J41", "J10 J34 J51 J63", "J05 J21 J44 J52", "J01 J13 J42 J55",
        "J26 J33 J50 J53", "J04 J11 J23 J64", "J02 J25 J31 J46", "J12 J15 J43 J56",
    ]  # fmt: skip


@rule("AT-TASK-02")
def test_one_may_look_at_ones_own_task_at_any_time():
    rng = random.Random(1)
    match = new_match("arkham_tour", seats=3, seed="look")
    kept: dict[int, str] = {}
    while match.pending:
        for seat in range(3):
            mine = match.view(seat)["players"][seat]
            if seat in kept:
                assert mine["task"] == kept[seat]
            else:
                assert len(mine["tasks_dealt"]) == 2
        seat = rng.choice(sorted(match.pending))
        number = rng.randrange(len(match.pending[seat].options))
        option = match.pending[seat].options[number]
        match.choose(seat, number)
        if isinstance(option, KeepTask):
            kept[seat] = option.card
    assert len(kept) == 3


@rule("AT-TASK-03", "AT-TASK-04")
def test_each_segment_between_two_junctions_of_the_card_gives_a_point():
    roads = ["H16", "H26", "H36", "H46", "V55", "V54", "V53", "H53"]
    walk = ["H16", "H26", "H36", "H46", "V55", "V54", "V53", "H53"]
    assert task_of(roads, "J16", *walk) == (6, ["J26", "J53"]), "H16 and H53 lie outside"


@rule("AT-TASK-03", "AT-TASK-04")
def test_a_line_offered_counts_the_task_between_the_only_two_junctions_on_it():
    t = at_line(["H16", "H26", "H36", "H46", "V55", "V54", "V53", "H53"], task="task_05")  # J26, after 6 segments J53
    best = t.match.view(0)["lines"][0]
    assert (best["task"], sorted(best["task_pair"])) == (6, ["J26", "J53"])


@rule("AT-TASK-03")
def test_the_best_pair_that_the_route_connects_is_picked():
    walk = ["V33", "V32", "H32", "H42", "V52", "H53"]  # J34 J33 J32 J42 J52 J53 J63
    assert task_of(walk, "J34", *walk) == (4, ["J33", "J53"])
    longer = ["H40", "V40", "V41", "H32", "V32", "V33"]  # J50 J40 J41 J42 J32 J33 J34
    assert task_of(longer, "J50", *longer) == (5, ["J33", "J50"])


@rule("AT-TASK-05")
@pytest.mark.parametrize(("roads", "start"), [(["H40"], "J40"), (["H20"], "J20"), (["V50"], "J50"), (["H41"], "J41")])
def test_fewer_than_two_junctions_of_the_card_give_nothing(roads, start):
    """J50 alone is on the card; J41 and J51 are on others."""
    assert task_of(roads, start, *roads) == (0, None)


@rule("AT-TASK-03", "AT-TASK-05")
@pytest.mark.parametrize("more", [[], ["R2"]], ids=["closed", "open"])
def test_one_junction_of_the_card_passed_twice_is_not_two(more):
    """The line leaves J50, the only one of the card on it, and comes back to it."""
    walk = ["H40", "V40", "H41", "V50", *more]
    assert task_of(walk, "J50", *walk) == (0, None)
    t = at_line(walk, task="task_05")
    assert [(line["task"], line["task_pair"]) for line in t.match.view(0)["lines"]] == [(0, None)]


@rule("AT-TASK-03", "AT-TASK-06")
def test_only_one_pair_is_scored():
    walk = ["H33", "V42", "V41", "H41", "V50", "R2", "H51", "V51", "V52"]  # J33, after 5 segments J50, after 9 J53
    assert task_of(walk, "J33", *walk) == (9, ["J33", "J53"])
    best = at_line(walk, task="task_05").match.view(0)["lines"][0]
    assert (best["task"], sorted(best["task_pair"])) == (9, ["J33", "J53"]), "a line offered counts it as well"


@rule("AT-TASK-07", "AT-Q-18")
def test_segments_are_counted_along_the_line_not_by_the_shortest_way():
    """J33 and J53: the line goes round by H32, V41, H41, V51 although H42 would be shorter."""
    roads = ["V32", "H32", "V41", "H41", "V51", "V52", "H42"]
    walk = ["V32", "H32", "V41", "H41", "V51", "V52"]
    assert task_of(roads, "J33", *walk) == (6, ["J33", "J53"])


@rule("AT-TASK-07", "AT-Q-18")
def test_a_loop_between_the_junctions_counts_with_all_its_segments():
    loop = ["V41", "H41", "V51", "H42"]  # from J42 round 5;2 back to J42
    walk = ["V32", "H32", *loop, "V42", "X53B", "V52"]
    assert task_of(walk, "J33", *walk) == (9, ["J33", "J53"])


@rule("AT-TASK-07", "AT-Q-18")
def test_of_several_visits_those_count_that_give_most():
    """The line leaves J50, comes back to it and only then goes to J53: counted from the first visit."""
    loop = ["H40", "V40", "H41", "V50"]  # J50 J40 J41 J51 J50
    walk = [*loop, "R2", "H51", "V51", "V52"]  # J50 J61 J51 J52 J53
    assert task_of(walk, "J50", *walk) == (8, ["J50", "J53"])


def hidden_from(t: Tour, seat: int, viewer: int | None) -> bool:
    other = t.match.view(viewer)["players"][seat]
    final = other["final"] or {}
    return other["task"] is None and other["tasks_dealt"] is None and not final.get("task") and not final.get("task_pair")


@rule("AT-TASK-08")
def test_ones_own_junctions_can_be_marked_without_showing_them_to_anybody():
    """The table marks them on the owner's screen: the view names the card to its owner and to nobody else."""
    t = tour(2)
    card = t.decision(0).options[0].card
    t.choose(KeepTask, 0, card=card)
    assert player(t, 0)["task"] == card
    assert hidden_from(t, 0, 1)
    assert hidden_from(t, 0, None)


@rule("AT-SETUP-17")
def test_the_discarded_task_is_not_shown_at_the_end_either():
    t = at_lines(2, ancient_one="yog_sothoth")
    for seat, (kept, discarded) in enumerate((("task_05", "task_02"), ("task_01", "task_03"))):
        t.board(seat).dealt = [TASK_INDEX[kept], TASK_INDEX[discarded]]
        set_board(t, seat, task=kept)
    open_lines(t)
    for seat in (0, 1):
        t.choose(TakeLine, seat, line=0)
    while t.match.pending:
        face(t, 3, 3, 4, seat=min(t.match.pending))
    for viewer in (0, 1, None):
        seen = json.dumps(t.match.view(viewer))
        assert [task in seen for task in ("task_05", "task_01", "task_02", "task_03")] == [True, True, False, False]


@rule("AT-SETUP-18")
def test_tasks_stay_hidden_until_scoring_also_while_routes_are_shown():
    t = at_lines(2, ancient_one="yog_sothoth")
    for seat in (0, 1):
        set_board(t, seat, roads=["H26", "H36", "H46", "V55", "V54", "V53"], task="task_05" if seat == 0 else "task_01")
    open_lines(t)
    t.choose(TakeLine, 0, line=0)
    t.choose(TakeLine, 1, line=0)
    assert t.state.phase == "encounter"
    assert t.board(0).task_vp > 0
    assert hidden_from(t, 0, 1)
    assert hidden_from(t, 0, None)
    shown = t.match.view(1)["players"][0]["final"]
    own = t.match.view(0)["players"][0]["final"]
    assert own["task"] == t.board(0).task_vp
    assert shown["vp"] == own["vp"] - own["task"], "the points of the route must not give the task away"
    (line,) = [event for event in t.told(LineChosen) if event.seat == 0]
    assert line.vp == shown["vp"]
    first = min(t.match.pending)
    face(t, 3, 3, 4, seat=first)
    assert hidden_from(t, 0, 1)
    face(t, 3, 3, 4, seat=1 - first)
    for viewer in (0, 1, None):
        players = t.match.view(viewer)["players"]
        assert [other["task"] for other in players] == ["task_05", "task_01"], "scored in the open"
        assert players[0]["final"]["task"] == t.board(0).task_vp

"""What a seat may know, and what a fork for a seat deals anew."""

from __future__ import annotations

import random

import pytest
from msgspec import json

from eldertable import Match, new_match
from eldertable.games.arkham_tour.cards import CALL_CARDS, SHOP_CARDS, TASK_CARDS, TASK_INDEX
from eldertable.games.arkham_tour.events import BoardPlayed
from eldertable.games.arkham_tour.flow import shown_boards
from eldertable.games.arkham_tour.options import ChooseDistrict, CircleTome, Lay, LayNothing, Ready
from eldertable.games.arkham_tour.setup import gives_tourists
from eldertable.games.arkham_tour.town import DISTRICTS, ROADS, node_index
from eldertable.testing import rule

from .arrange import at_boards, at_lines, lay, open_lines, reopen, set_board, tour
from .arrange import at_round as at_selection
from .endgame import draw_line

PHASES = {"setup", "shop", "dice", "district", "tourists", "route", "end", "final_route", "encounter", "over"}
FORKS = 60


def at_round(number: int, *, seats: int = 3, ancient_one: str = "cthulhu") -> Match:
    rng = random.Random(number)
    match = new_match("arkham_tour", seats=seats, seed="secrets", options={"ancient_one": ancient_one})
    while match.state.round < number:
        seat = rng.choice(sorted(match.pending))
        match.choose(seat, rng.randrange(len(match.pending[seat].options)))
    return match


def forks(match: Match, seat: int = 0) -> list[Match]:
    return [match.fork(seat, seed=str(number)) for number in range(FORKS)]


def test_whoever_looks_on_sees_a_solo_board_as_it_is():
    match = new_match("arkham_tour", seats=1, seed="alone")
    while match.state.round < 2:
        match.choose(0, 0)
        mine, shown = (match.view(viewer)["players"][0] for viewer in (0, None))
        assert [shown[part] for part in ("roads", "tourists", "dice")] == [
            mine[part] for part in ("roads", "tourists", "dice")
        ]
    assert shown["tourists"]


# --- dealing anew ------------------------------------------------------------------------------------------------


@rule("AT-SETUP-12")
def test_a_fork_for_a_seat_shuffles_the_shop_cards_nobody_has_seen():
    match = at_round(6)
    unseen = sorted([*match.state.shop_deck, match.state.shop_removed])
    found = forks(match)
    assert all(sorted([*twin.state.shop_deck, twin.state.shop_removed]) == unseen for twin in found)
    assert len({tuple(twin.state.shop_deck) for twin in found}) > FORKS / 2
    assert len({twin.state.shop_removed for twin in found}) > 1
    assert not any(gives_tourists(twin.state.shop_removed) for twin in found), "never one of Extra tourists with Cthulhu"
    assert len(SHOP_CARDS) == 11


@rule("AT-SETUP-18")
@pytest.mark.parametrize("phase", ["setup", "dice", "boards"])
def test_a_fork_for_a_seat_deals_the_others_tasks_anew(phase):
    match = at_round(0 if phase == "setup" else 2)
    while phase == "boards" and not match.state.lanes:
        match.choose(min(match.pending), 0)
    own = match.state.boards[0]
    others = set()
    for twin in forks(match):
        mine, other = twin.state.boards[0], twin.state.boards[1]
        assert (mine.dealt, mine.task) == (own.dealt, own.task)
        assert not set(other.dealt) & set(own.dealt)
        others.add(tuple(other.dealt))
        if phase != "setup":
            assert other.task in other.dealt
        if twin.state.shown:  # what is kept of the boards must not give the old cards away
            assert [(b.dealt, b.task, b.call) for b in shown_boards(twin.state)] == [
                (b.dealt, b.task, b.call) for b in twin.state.boards
            ]
    assert {card for pair in others for card in pair} == set(range(8)) - set(own.dealt), "every other card may be theirs"
    assert len(others) > FORKS / 4


@rule("AT-SETUP-10")
@pytest.mark.parametrize("phase", ["dice", "boards"])
def test_a_fork_for_a_seat_deals_the_others_calls_anew_until_they_are_shown(phase):
    match = at_round(3)
    while phase == "boards" and not match.state.lanes:
        match.choose(min(match.pending), 0)
    own = match.state.boards[0].call
    found = forks(match)
    assert {twin.state.boards[0].call for twin in found} == {own}
    assert {twin.state.boards[1].call for twin in found} == set(range(4)) - {own}
    match.state.boards[1].call_shown = True
    shown = match.state.boards[1].call
    assert {twin.state.boards[1].call for twin in forks(match)} == {shown}
    assert {twin.state.boards[2].call for twin in forks(match)} == set(range(4)) - {own, shown}


def test_in_the_encounter_the_others_tasks_are_worth_what_the_new_cards_say():
    t = at_lines(2, ancient_one="yog_sothoth")
    for seat, task in enumerate(("task_01", "task_05")):
        set_board(t, seat, roads=["H26", "H36", "H46", "V55", "V54", "V53"], task=task)  # J26 and J53 are on task_05
        t.board(seat).dealt = [TASK_INDEX[task], TASK_INDEX["task_02" if seat == 0 else "task_03"]]
    open_lines(t)
    for seat in (0, 1):
        draw_line(t, "J26", "H26", "H36", "H46", "V55", "V54", "V53", seat=seat)
    assert t.board(1).task_vp == 6
    worth = {(twin.state.boards[1].task == TASK_INDEX["task_05"], twin.state.boards[1].task_vp) for twin in forks(t.match)}
    assert worth == {(True, 6), (False, 0)}


@rule("AT-Q-40")
def test_what_others_do_while_all_play_at_once_is_unknown_until_all_are_done():
    t = at_boards(2, dice=[("die_circle", 2), ("die_square", 1)])
    t.choose(ChooseDistrict, 1, district="2;1")
    t.choose(Lay, 1, road="V20")
    before = t.match.view(0)["players"][1]
    assert (before["roads"], before["tourists"], before["district"]) == ([], {}, None)
    twin = t.match.fork(0, seed="x")
    assert twin.pending[1].kind == "choose_district", "a search lets them begin anew"
    assert twin.state.boards[1].drawn == 0
    assert t.board(1).drawn != 0


@rule("AT-Q-40")
@pytest.mark.parametrize("viewer", [0, 2])
def test_who_is_done_begins_anew_in_a_search_and_is_known_to_be_done(viewer):
    t = at_boards(3, dice=[("die_circle", 2), ("die_square", 1)])
    t.choose(ChooseDistrict, 1, district="2;1")
    t.choose(LayNothing, 1)
    t.choose(Ready, 1)
    twin = t.match.fork(viewer, seed="x")
    assert sorted(twin.pending) == [0, 1, 2]
    assert twin.pending[1].kind == "choose_district"
    assert [board.ready for board in twin.state.boards] == [False, True, False]
    assert not any(twin.state.boards[1].tourists)


@rule("AT-SETUP-18")
def test_the_lines_found_for_a_player_are_seen_by_that_player_alone():
    """They rest on the task."""
    t = at_lines(2)
    for seat, road in enumerate(("H30", "H46")):
        set_board(t, seat, roads=[road])
    open_lines(t)
    walks = {viewer: t.match.view(viewer)["lines"] for viewer in (0, 1, None)}
    assert walks[None] is None
    assert [[line["walk"] for line in walks[seat]] for seat in (0, 1)] == [[["H30"]], [["H46"]]]


@rule("AT-Q-40")
def test_when_all_are_done_everybody_reads_what_the_others_did_in_this_round_alone():
    t = at_boards(2, dice=[("die_circle", 2), ("die_square", 1)])
    for seat in (0, 1):
        set_board(t, seat, roads=["H31"], tourists={"6;6": ["cross"]})
        t.board(seat).shops = 1 << node_index["J31"]
    reopen(t)
    t.choose(ChooseDistrict, 0, district="1;2")
    t.choose(LayNothing, 0)
    t.choose(Ready, 0)
    t.choose(ChooseDistrict, 1, district="2;1")
    lay(t, "V10", "H10", seat=1)
    t.choose(CircleTome, 1, tome="reroll")
    t.choose(Ready, 1)
    quiet, busy = t.told(BoardPlayed)
    assert (quiet.seat, DISTRICTS[quiet.district].id, quiet.roads, quiet.shop) == (0, "1;2", (), None)
    assert (busy.seat, DISTRICTS[busy.district].id, busy.shop) == (1, "2;1", node_index["J11"])
    assert {ROADS[road].id for road in busy.roads} == {"V10", "H10"}
    assert busy.tourists == t.board(1).tourists[busy.district] > 0
    assert [busy.seen_by(viewer) is not None for viewer in (0, 1, None)] == [True, False, True]


# --- phases ------------------------------------------------------------------------------------------------------


def test_each_player_sees_the_phase_of_their_own_board():
    t = at_boards(2, dice=[("die_circle", 2), ("die_square", 1)])
    seen = []
    for step in (lambda: None, lambda: t.choose(ChooseDistrict, 0, district="2;1"), lambda: t.choose(LayNothing, 0)):
        step()
        seen.append(t.match.view(0)["phase"])
    assert seen == ["district", "route", "route"]
    t.choose(Ready, 0)
    assert t.match.view(0)["phase"] == "end"
    assert t.match.view(1)["phase"] == "district"
    assert t.match.view(None)["phase"] == "district", "a spectator follows the slowest"


def test_views_name_only_phases_of_the_protocol():
    rng = random.Random(2)
    match = new_match("arkham_tour", seats=3, seed="phases")
    met = set()
    while match.pending:
        met |= {match.view(seat)["phase"] for seat in (None, 0, 1, 2)}
        seat = rng.choice(sorted(match.pending))
        match.choose(seat, rng.randrange(len(match.pending[seat].options)))
    met.add(match.view(None)["phase"])
    assert met <= PHASES
    assert {"setup", "dice", "district", "route", "end", "final_route", "encounter", "over"} <= met


def test_insight_into_other_boards_is_what_the_view_shows_of_them():
    t = at_boards(2, dice=[("die_circle", 2), ("die_square", 1)])
    t.choose(ChooseDistrict, 1, district="2;1")
    t.choose(Lay, 1, road="V20")
    routes = {seat: t.match.game.insight(t.state, seat)["route_now"]["1"]["roads"] for seat in (0, 1, None)}
    assert routes == {0: [], 1: ["V20"], None: []}


def test_while_dice_are_selected_insight_is_into_the_boards_as_they_are():
    t = at_selection(2)
    set_board(t, 1, roads=["V20"])
    t.refresh()
    assert t.kind(0) == "take_die"
    for viewer in (0, 1, None):
        assert t.match.game.insight(t.state, viewer)["route_now"]["1"]["roads"] == ["V20"]


@rule("AT-SETUP-10")
def test_what_a_board_may_bring_rests_on_the_call_only_for_its_player():
    expected = {}
    for call in ("call_circle", "call_cross"):
        t = at_selection(2, ancient_one="cthulhu")
        set_board(t, 1, roads=["V20"], tourists={"2;1": ["circle"] * 4}, call=call)
        t.refresh()
        for viewer in (0, 1, None):
            expected[viewer, call] = t.match.game.insight(t.state, viewer)["route_now"]["1"]["expected"]
    assert expected[1, "call_circle"] > expected[1, "call_cross"], "four circles make two pairs"
    for viewer in (0, None):
        assert expected[viewer, "call_circle"] == expected[viewer, "call_cross"]


@rule("AT-SETUP-18")
def test_the_own_route_is_told_as_the_others_see_it_too():
    """For a screen that several share: numbers that count the task would tell it to whoever looks on."""
    told = {}
    for task in ("task_05", "task_02"):  # J26 and J53 are on the first, nothing here on the second
        t = at_selection(2, ancient_one="cthulhu")
        set_board(t, 1, roads=["H26", "H36", "H46", "V55", "V54", "V53"], task=task, call="call_circle")
        t.refresh()
        told[task] = t.match.game.insight(t.state, 1)
    assert told["task_05"]["open_route"] == told["task_02"]["open_route"]
    assert told["task_05"]["route_now"]["1"]["vp"] == told["task_05"]["open_route"]["vp"] + 6
    assert t.match.game.insight(t.state, 0)["route_now"]["1"] == told["task_05"]["open_route"], "what the neighbour is told"
    assert t.match.game.insight(t.state, None)["open_route"] is None


@rule("AT-SETUP-10", "AT-SETUP-18")
def test_what_a_choice_brings_is_told_as_the_others_see_it_too():
    told = {}
    for task in ("task_05", "task_02"):
        for call in ("call_circle", "call_cross"):
            t = at_boards(2, dice=[("die_circle", 2), ("die_square", 1)], ancient_one="cthulhu")
            set_board(t, roads=["H26", "H36", "H46", "V55", "V54"], tourists={"5;5": ["circle"] * 4}, task=task, call=call)
            reopen(t)
            t.choose(ChooseDistrict, district="2;1")
            decision = t.match.pending[0]
            told[task, call] = t.match.game.preview(t.state, decision, Lay("V53"))
    assert len({json.encode(one["open"]) for one in told.values()}) == 1
    known = told["task_05", "call_circle"]
    assert known["after"] == known["open"]["after"] + 6, "six segments between the two"
    assert known["before"] == known["open"]["before"], "till then the task brings nothing"


@rule("AT-SETUP-10", "AT-SETUP-12", "AT-SETUP-18", "AT-Q-40")
@pytest.mark.parametrize(("seats", "ancient_one"), [(2, "cthulhu"), (3, "cthulhu"), (4, "dagon")])
def test_what_is_worked_out_for_a_seat_rests_on_what_it_knows(seats, ancient_one):
    """Insight, previews and hints are the same in forks that differ only in what is hidden from the seat."""
    rng = random.Random(seats)
    match = new_match("arkham_tour", seats=seats, seed="worked out", options={"ancient_one": ancient_one})
    game, looked = match.game, set()
    while match.pending:
        seat, decision = rng.choice(sorted(match.pending.items()))
        if rng.random() < 0.08 or (decision.kind not in looked and len(match.answers) > 2 * seats):
            looked.add(decision.kind)
            twins = [match.fork(seat, seed=deal) for deal in ("one", "other")]
            insights = [game.insight(one.state, seat) for one in (match, *twins)]
            assert insights[0] == insights[1] == insights[2]
            for option in rng.sample(decision.options, min(3, len(decision.options))):
                told = [game.preview(one.state, one.pending[seat], option) for one in (match, *twins)]
                assert told[0] == told[1] == told[2]
            assert game.picture(twins[0].view(None)) == game.picture(match.view(None))
        match.choose(seat, rng.randrange(len(decision.options)))
    assert looked >= {
        "take_die" if seats == 2 else "choose_district",
        "lay",
        "finish_board",
        "choose_line",
        "begin_encounter",
    }


@rule("AT-SETUP-10", "AT-SETUP-17", "AT-SETUP-18")
@pytest.mark.parametrize("phase", ["setup", "dice", "boards", "final_route"])
def test_the_views_sent_to_all_seats_at_once_keep_tasks_and_calls_secret(phase):
    t = at_lines(3, ancient_one="cthulhu") if phase == "final_route" else tour(3, ancient_one="cthulhu")
    if phase == "final_route":
        open_lines(t)
    while t.state.phase != phase:
        t.match.choose(min(t.match.pending), 0)
    kept = phase != "setup"
    views = t.match.game.written_views(t.state, [0, 1, 2, None])
    for viewer, view in views.items():
        seen = view.whole().decode()
        for seat, board in enumerate(t.state.boards):
            tasks = [TASK_CARDS[card].id in seen for card in board.dealt]
            assert tasks == [seat == viewer, seat == viewer and not kept]
            assert (CALL_CARDS[board.call].id in seen) == (seat == viewer)


def test_a_view_kept_from_before_never_shows_another_call():
    t = tour(2, ancient_one="cthulhu")
    for call, card in enumerate(CALL_CARDS):
        t.board().call = call
        seen = t.match.game.written_views(t.state, [0])[0].whole().decode()
        assert f'"call":"{card.id}"' in seen


def test_at_the_first_decision_nobody_knows_the_others_tasks():
    t = tour(4)
    for seat in range(4):
        dealt = [other["tasks_dealt"] for other in t.match.view(seat)["players"]]
        assert [cards is not None for cards in dealt] == [other == seat for other in range(4)]

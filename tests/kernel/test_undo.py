"""Undo: the position before, or a reason why not."""

from __future__ import annotations

import random

import pytest

from eldertable.kernel import match as kernel_match
from eldertable.kernel.agenda import Procedure, Step, Steps
from eldertable.kernel.asking import ask, confirm
from eldertable.kernel.decision import Outcome
from eldertable.kernel.errors import CannotUndo
from eldertable.kernel.match import Match
from eldertable.kernel.text import text
from tests.kernel.play import all_views, finish, until
from tests.kernel.toy import Go, Pass, Toy, match_of_steps, toy_match


def reason(match: Match, seat: int) -> str | None:
    try:
        match.undoable(seat)
    except CannotUndo as refused:
        return refused.text.id
    return None


@pytest.mark.parametrize("milestones", [1, 3, 64])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_undo_leads_to_the_position_before_at_every_decision(
    seats: int, milestones: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_match, "MILESTONE_EVERY", milestones)
    rng = random.Random(seats)
    match = toy_match(seats)
    taken_back = 0
    while match.pending:
        before = (match.digest, dict(match.pending), list(match.answers), all_views(match))
        floors = [reason(match, seat) for seat in range(seats)]
        seat = rng.choice(sorted(match.pending))
        option = rng.randrange(len(match.pending[seat].options))
        match.choose(seat, option)
        if reason(match, seat) is None:
            after = match.digest
            match.undo(seat)
            assert (match.digest, dict(match.pending), list(match.answers), all_views(match)) == before
            assert [reason(match, other) for other in range(seats)] == floors
            taken_back += 1
            match.choose(seat, option)
            assert match.digest == after
    assert taken_back > 3


def test_undo_stops_at_a_die() -> None:
    match = toy_match(1)
    match.choose(0, 0)
    assert reason(match, 0) is None
    match.choose(0, 0)  # rolls
    assert reason(match, 0) == "app-undo-revealed"


def test_undo_stops_at_a_card_that_was_shown() -> None:
    match = until(toy_match(1), "set_out")
    match.choose(0, 0)
    before = match.digest
    with pytest.raises(CannotUndo) as refused:
        match.undo(0)
    assert refused.value.reason.id == "app-undo-revealed"
    assert match.digest == before


def test_there_may_be_nothing_to_take_back() -> None:
    match = toy_match(2)
    match.choose(0, 0)
    assert reason(match, 1) == "app-undo-nothing"


def test_undo_in_the_midst_of_a_procedure_takes_back_one_answer_of_it() -> None:
    match = until(toy_match(1), "fight")
    match.choose(0, 0)  # rolls
    assert match.pending[0].kind == "help"
    assert len(match.pending[0].options) > 2
    before, asked = match.digest, match.pending[0]
    match.choose(0, 0)  # gives a card, and is asked for more
    match.undo(0)
    assert (match.digest, match.pending[0]) == (before, asked)
    assert not match.at_rest


def test_undo_is_barred_once_another_seat_has_acted() -> None:
    match = until(toy_match(2), "fight")
    match.choose(0, 0)
    match.choose(0, len(match.pending[0].options) - 1)
    assert reason(match, 0) is None
    match.choose(1, 0)
    assert reason(match, 0) == "app-undo-acted"
    assert reason(match, 1) is None
    match.undo(1)
    assert reason(match, 0) is None, "what stood in the way was taken back"


def test_undo_is_barred_when_the_match_is_over() -> None:
    match = finish(toy_match(1))
    assert reason(match, 0) == "app-undo-revealed"


# --- in lanes ----------------------------------------------------------------------------------------------------


def test_undo_in_a_lane_keeps_what_the_others_answered() -> None:
    match = toy_match(3)
    for seat, option in ((0, 1), (1, 2), (2, 0), (1, 1), (0, 1)):
        match.choose(seat, option)
    others = [match.state.explorers[seat].plan for seat in (1, 2)]
    match.undo(0)
    match.undo(0)
    assert match.pending[0].kind == "plan"
    assert [match.state.explorers[seat].plan for seat in (1, 2)] == others
    assert list(match.answers) == [(1, 2), (2, 0), (1, 1)]
    straight = toy_match(3)
    for answer in match.answers:
        straight.choose(*answer)
    assert straight.digest == match.digest


def test_a_die_in_one_lane_bars_only_that_lane() -> None:
    match = toy_match(2)
    match.choose(0, 1)
    match.choose(1, 0)
    match.choose(1, 0)  # seat 1 rolls in its own lane
    rolled = match.state.explorers[1].trained
    assert reason(match, 1) == "app-undo-revealed"
    assert reason(match, 0) is None
    match.undo(0)
    assert match.state.explorers[1].trained == rolled
    assert reason(match, 1) == "app-undo-revealed", "its floor has moved with its answers"
    match.choose(1, 0)  # sure
    match.undo(1)
    assert reason(match, 1) == "app-undo-revealed"


def test_the_answer_that_opened_a_phase_can_be_taken_back_until_somebody_answers_in_it() -> None:
    its = Steps()

    @its.asks_first
    def start(t: Toy) -> Procedure:
        yield from ask(0, "start", (Go(), Pass()))
        t.together((seat, Step("inside", {"seat": seat})) for seat in range(2))
        t.then(Step("over"))

    @its.asks_first
    def inside(t: Toy, seat: int) -> Procedure:
        yield from ask(seat, "inside", (Go(), Pass()))

    @its.auto
    def over(t: Toy) -> None:
        t.state.outcome = Outcome("over", (), (), text("toy-over"))

    match = match_of_steps(its, "start")
    before = match.digest
    match.choose(0, 0)
    match.undo(0)
    assert match.digest == before
    match.choose(0, 1)
    match.choose(1, 0)
    assert reason(match, 0) == "app-undo-acted"
    match.undo(1)
    assert reason(match, 0) is None


def test_when_all_lanes_are_done_everyone_has_seen_the_result() -> None:
    match = toy_match(2)
    for seat in (0, 1):
        for option in (0, 1, 0):
            match.choose(seat, option)
    assert match.pending[0].kind == "set_out"
    assert [reason(match, seat) for seat in (0, 1)] == ["app-undo-revealed"] * 2


def test_alone_the_last_answer_of_a_phase_can_still_be_taken_back() -> None:
    match = toy_match(1)
    match.choose(0, 0)
    match.choose(0, 1)
    before = match.digest
    match.choose(0, 0)
    assert match.pending[0].kind == "set_out"
    match.undo(0)
    assert match.digest == before
    match.undo(0)
    match.undo(0)
    assert match.digest == toy_match(1).digest


# --- long matches ------------------------------------------------------------------------------------------------


def long_game() -> Steps:
    its = Steps()

    @its.asks_first
    def go(t: Toy) -> Procedure:
        yield from confirm(0, "go", (Go(),))
        t.state.round += 1
        counted.append(t.state.round)
        t.then(Step("go"))

    return its


counted: list[int] = []


def test_undo_never_replays_a_long_match_from_its_beginning() -> None:
    match = match_of_steps(long_game(), "go", seats=1)
    for _ in range(1000):
        match.choose(0, 0)
    counted.clear()
    match.undo(0)
    assert match.state.round == 999
    assert len(counted) <= kernel_match.MILESTONE_EVERY


def test_milestones_are_kept_although_the_right_moment_is_inside_a_procedure() -> None:
    its = Steps()

    @its.procedure
    def pair(t: Toy) -> Procedure:
        for _ in range(kernel_match.MILESTONE_EVERY):
            yield from confirm(0, "go", (Go(),))
        t.state.round += 1
        counted.append(t.state.round)
        t.then(Step("once"))

    @its.asks_first
    def once(t: Toy) -> Procedure:
        yield from confirm(0, "once", (Go(),))
        t.then(Step("pair"))

    match = match_of_steps(its, "pair", seats=1)
    for _ in range(700):
        match.choose(0, 0)
    counted.clear()
    match.undo(0)
    assert len(counted) <= 2

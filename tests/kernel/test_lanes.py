"""Simultaneous phases: the order in which answers arrive changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from eldertable.kernel.agenda import Procedure, Step, Steps
from eldertable.kernel.asking import ask, confirm
from eldertable.kernel.decision import Outcome
from eldertable.kernel.match import Match
from eldertable.kernel.text import text
from tests.kernel.play import finish, until
from tests.kernel.toy import Go, Pass, Toy, match_of_steps, toy_match


def orders(left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every order in which seats with so many answers each can answer."""
    if not any(left):
        yield ()
    for seat, count in enumerate(left):
        if count:
            for rest in orders((*left[:seat], count - 1, *left[seat + 1 :])):
                yield (seat, *rest)


ANSWERS = {0: (1, 0, 0), 1: (2, 0, 0), 2: (0, 1, 0)}  # a card, train or rest, sure: two of the three roll a die


@pytest.mark.parametrize("seats", [2, 3])
def test_no_order_of_answers_changes_the_result(seats: int) -> None:
    ends = set()
    found = list(orders((3,) * seats))
    assert len(found) == {2: 20, 3: 1680}[seats]
    start = toy_match(seats)
    for order in found:
        match = start.fork()
        given = [0] * seats
        for seat in order:
            match.choose(seat, ANSWERS[seat][given[seat]])
            given[seat] += 1
        assert match.pending[0].kind == "set_out"
        ends.add(match.digest)
    assert len(ends) == 1


def test_the_phase_ends_only_when_the_last_seat_is_done() -> None:
    match = toy_match(2)
    for option in ANSWERS[0]:
        match.choose(0, option)
    assert list(match.pending) == [1]
    for option in ANSWERS[1]:
        assert match.pending[1].kind in ("plan", "train", "sure")
        match.choose(1, option)
    assert match.pending[0].kind == "set_out"


def test_each_lane_draws_from_a_stream_of_its_own() -> None:
    """Seat 1 rolls the same number whether or not seat 0 has rolled before."""
    alone, after = toy_match(2), toy_match(2)
    after.choose(0, 0)
    after.choose(0, 0)
    for match in (alone, after):
        match.choose(1, 0)
        match.choose(1, 0)
    assert alone.state.explorers[1].trained == after.state.explorers[1].trained > 0
    assert alone.state.drawn == toy_match(2).state.drawn


def test_lanes_of_later_phases_draw_anew() -> None:
    numbers = set()
    for seed in range(12):
        match = toy_match(1, seed=str(seed))
        match.choose(0, 0)
        match.choose(0, 0)
        first = match.state.explorers[0].trained
        match.choose(0, 0)
        until(match, "train")
        match.choose(0, 0)
        numbers.add((first, match.state.explorers[0].trained))
    assert any(first != second for first, second in numbers)


def test_a_phase_with_one_seat_works_like_any_other() -> None:
    match = toy_match(1)
    assert [match.pending[0].kind, match.choose(0, 0) and match.pending[0].kind] == ["plan", "train"]
    assert finish(match).outcome is not None


def test_the_last_card_is_laid_without_a_question() -> None:
    match = toy_match(2)
    match.state.explorers[1].hand[:] = [7]
    fresh = match.fork(0)  # asks anew
    assert fresh.pending[1].kind == "train"
    assert fresh.state.explorers[1].plan >= 0


# --- what a game may not do in lanes -----------------------------------------------------------------------------


def game_with(*functions: tuple[str, Any], first: str = "open", seats: int = 2) -> Match:
    its = Steps()

    @its.auto
    def open(t: Toy) -> None:  # noqa: A001 (steps are named as the game names them)
        t.together((seat, Step("inside", {"seat": seat})) for seat in range(t.state.seats))
        t.then(Step("over"))

    @its.auto
    def over(t: Toy) -> None:
        t.state.outcome = Outcome("over", (), (), text("toy-over"))

    for kind, function in functions:
        getattr(its, kind)(function)
    return match_of_steps(its, first, seats)


def test_a_lane_asks_only_its_own_seat() -> None:
    def inside(t: Toy, seat: int) -> Procedure:
        yield from confirm(1 - seat, "odd", (Go(),))

    with pytest.raises(RuntimeError, match="seat 1 cannot be asked here"):
        game_with(("asks_first", inside))


def test_a_lane_holds_no_procedure() -> None:
    def inside(t: Toy, seat: int) -> Procedure:
        yield from confirm(seat, "long", (Go(),))

    with pytest.raises(RuntimeError, match="in a lane only steps that ask first"):
        game_with(("procedure", inside))


def test_a_lane_cannot_end_the_match() -> None:
    def inside(t: Toy, seat: int) -> Procedure:
        yield from confirm(seat, "end", (Go(),))
        t.state.outcome = Outcome("mine", (seat,), (), text("toy-over"))

    match = game_with(("asks_first", inside))
    with pytest.raises(RuntimeError, match="whose answer comes last would matter"):
        match.choose(1, 0)


def test_a_phase_cannot_open_inside_another() -> None:
    def inside(t: Toy, seat: int) -> None:
        t.together([(seat, Step("inside", {"seat": seat}))])

    with pytest.raises(RuntimeError, match="cannot open another"):
        game_with(("auto", inside))


def test_a_seat_has_one_lane() -> None:
    def twice(t: Toy) -> None:
        t.together([(0, Step("over")), (0, Step("over"))])

    with pytest.raises(RuntimeError, match="one lane"):
        game_with(("auto", twice), first="twice")


def test_a_phase_without_lanes_is_passed_over() -> None:
    def nobody(t: Toy) -> None:
        t.together([])
        t.then(Step("over"))

    assert game_with(("auto", nobody), first="nobody").outcome is not None


def test_a_procedure_that_opens_a_phase_cannot_go_on_asking() -> None:
    def inside(t: Toy, seat: int) -> Procedure:
        yield from ask(seat, "inside", (Go(), Pass()))

    def greedy(t: Toy) -> Procedure:
        yield from confirm(0, "before", (Go(),))
        t.together((seat, Step("inside", {"seat": seat})) for seat in range(2))
        t.then(Step("over"))
        yield from confirm(0, "after", (Go(),))

    match = game_with(("asks_first", inside), ("procedure", greedy), first="greedy")
    with pytest.raises(RuntimeError, match="asks nothing more"):
        match.choose(0, 0)


def test_a_procedure_may_end_by_opening_a_phase() -> None:
    def inside(t: Toy, seat: int) -> Procedure:
        yield from ask(seat, "inside", (Go(), Pass()))

    def opens(t: Toy) -> Procedure:
        yield from confirm(0, "before", (Go(),))
        t.together((seat, Step("inside", {"seat": seat})) for seat in range(2))
        t.then(Step("over"))

    match = game_with(("asks_first", inside), ("procedure", opens), first="opens")
    match.choose(0, 0)
    assert sorted(match.pending) == [0, 1]
    assert match.at_rest
    assert match.fork().digest == match.digest
    match.choose(1, 0)
    match.choose(0, 1)
    assert match.outcome is not None

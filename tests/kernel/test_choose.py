"""Choosing: the one list of options, refusals that change nothing, forced answers, the order of steps."""

from __future__ import annotations

import pytest

from eldertable.kernel.agenda import Procedure, Step, Steps
from eldertable.kernel.asking import ask, confirm
from eldertable.kernel.decision import Outcome, Refusal, by_reason, one_by_one
from eldertable.kernel.errors import IllegalChoice
from eldertable.kernel.match import Match
from eldertable.kernel.text import text
from tests.kernel.play import all_views, finish, until, walk
from tests.kernel.toy import Flee, Go, Help, Pass, Toy, match_of_steps, toy_match

OVER = Outcome("over", (), (), text("toy-over"))
BAD_OPTIONS = [-1, 99, 10**9, -(10**9), True, False, "0", 0.0, None, [0], b"0"]
BAD_SEATS = [-1, 2, 10**9, True, "0", 0.0, None, [0]]


def everything(match: Match) -> tuple[object, ...]:
    """All that a refused choice must leave as it was."""
    return match.digest, dict(match.pending), tuple(match.answers), all_views(match), match.outcome


# --- refusals ----------------------------------------------------------------------------------------------------


def test_a_refused_choice_changes_nothing_at_any_decision() -> None:
    for match in walk(toy_match(2), seed=3):
        before = everything(match)
        asked = min(match.pending)
        for option in (*BAD_OPTIONS, len(match.pending[asked].options)):
            with pytest.raises(IllegalChoice):
                match.choose(asked, option)
        for seat in BAD_SEATS:
            with pytest.raises(IllegalChoice):
                match.choose(seat, 0)
        assert everything(match) == before


def test_a_choice_out_of_turn_is_refused_with_words() -> None:
    match = until(toy_match(2), "set_out")
    with pytest.raises(IllegalChoice) as refused:
        match.choose(1, 0)
    assert refused.value.text == text("app-error-not-asked", seat="1")


def test_a_choice_out_of_range_is_refused_with_words() -> None:
    match = toy_match(2)
    with pytest.raises(IllegalChoice) as refused:
        match.choose(0, 3)
    assert refused.value.text == text("app-error-no-option", option="3", options=3)


def test_one_may_choose_while_going_through_who_is_asked() -> None:
    match = next(match for match in walk(toy_match(2), seed=3) if len(match.pending) == 2)
    asked = match.pending
    for seat in asked:
        match.choose(seat, 0)
    assert len(asked) == 2
    before = everything(match)
    match.pending.clear()
    assert everything(match) == before


def test_true_is_not_seat_one() -> None:
    match = toy_match(2)
    with pytest.raises(IllegalChoice):
        match.choose(True, 0)
    with pytest.raises(IllegalChoice):
        match.view(True)


@pytest.mark.parametrize("seat", [-1, 2, "0", True, 1.0, None])
def test_looking_forking_and_undoing_need_a_real_seat(seat: object) -> None:
    match = toy_match(2)
    for_everybody = (match.view, match.fork) if seat is not None else ()
    for call in (match.explain, match.undo, match.undoable, match.undo_refusal, *for_everybody):
        with pytest.raises(IllegalChoice) as refused:
            call(seat)
        assert refused.value.text.id == "app-error-no-seat"


def test_nobody_is_asked_when_the_match_is_over() -> None:
    match = finish(toy_match(2))
    assert match.pending == {}
    assert match.outcome is not None
    before = everything(match)
    with pytest.raises(IllegalChoice):
        match.choose(0, 0)
    assert everything(match) == before


def test_what_cannot_be_done_is_explained_only_to_who_is_asked() -> None:
    match = until(toy_match(2), "set_out")
    assert [refusal.rule for refusal in match.explain(0)] == ["TOY-01"]
    assert not match.explain(1)
    assert [(group.kind, group.ids, group.rule) for group in match.barred(0)] == [("card", ["all"], "TOY-01")]
    assert not match.barred(1)


# --- forced answers and confirmations ----------------------------------------------------------------------------


def test_a_forced_answer_is_taken_by_the_kernel_and_not_recorded() -> None:
    match = until(toy_match(1, rounds="1"), "fight")
    match.state.explorers[0].hand.clear()
    answers = len(match.answers)
    match.choose(0, 0)
    assert match.outcome is not None, "the wound had one way, and the step ended with it"
    assert len(match.answers) == answers + 1


def test_a_single_option_is_put_to_the_player_when_there_is_something_to_confirm() -> None:
    match = until(toy_match(1), "set_out")
    assert match.pending[0].options == (Go(),)


def test_a_forced_answer_may_end_a_step_before_anybody_is_asked() -> None:
    its = Steps()
    seen: list[object] = []

    @its.procedure
    def first(t: Toy) -> Procedure:
        seen.append((yield from ask(0, "one", (Go(),))))
        seen.append((yield from ask(1, "another", (Pass(),))))
        t.then(Step("second"))

    @its.procedure
    def second(t: Toy) -> Procedure:
        seen.append((yield from confirm(1, "last", (Go(),))))
        t.state.outcome = OVER

    match = match_of_steps(its, "first")
    assert seen == [Go(), Pass()]
    assert list(match.pending) == [1]
    assert match.answers == []
    assert match.fork().digest == match.digest
    match.choose(1, 0)
    assert match.outcome == OVER
    assert match.at_rest


# --- the order of steps ------------------------------------------------------------------------------------------


def test_steps_run_in_the_order_they_are_named_and_new_ones_before_old_ones() -> None:
    its = Steps()
    ran: list[str] = []

    @its.auto
    def start(t: Toy) -> None:
        t.then(Step("say", {"word": "a", "more": ["b", "c"]}), Step("say", {"word": "d", "more": []}), Step("stop"))

    @its.auto
    def say(t: Toy, word: str, more: list[str]) -> None:
        ran.append(word)
        t.then(*(Step("say", {"word": one, "more": []}) for one in more))

    @its.auto
    def stop(t: Toy) -> None:
        t.state.outcome = OVER

    match_of_steps(its, "start")
    assert ran == ["a", "b", "c", "d"]


def test_what_a_procedure_puts_on_the_agenda_runs_after_it() -> None:
    its = Steps()
    ran: list[str] = []

    @its.procedure
    def start(t: Toy) -> Procedure:
        t.then(Step("later", {"word": "second"}))
        yield from confirm(0, "wait", (Go(),))
        t.then(Step("later", {"word": "first"}))  # named later, so it lies on top
        ran.append("procedure")

    @its.auto
    def later(t: Toy, word: str) -> None:
        ran.append(word)
        if word == "second":
            t.state.outcome = OVER

    match = match_of_steps(its, "start")
    assert ran == []
    match.choose(0, 0)
    assert ran == ["procedure", "first", "second"]


def test_the_end_of_the_match_leaves_nothing_on_the_agenda() -> None:
    its = Steps()

    @its.procedure
    def start(t: Toy) -> Procedure:
        yield from confirm(0, "wait", (Go(),))
        t.then(Step("start"))
        t.state.outcome = OVER

    match = match_of_steps(its, "start")
    match.choose(0, 0)
    assert (match.outcome, match.pending, match.state.agenda) == (OVER, {}, [])
    assert match.fork().digest == match.digest


def test_events_are_those_of_the_choice() -> None:
    match = until(toy_match(2), "set_out")
    names = [type(event).__name__ for event in match.choose(0, 0)]
    assert names == ["Found"]
    assert [type(event).__name__ for event in match.opening][-1] == "RoundBegan"


def test_a_reaction_is_asked_in_the_midst_of_anothers_step() -> None:
    match = until(toy_match(2), "fight")
    match.choose(0, 0)
    assert match.pending[0].kind == "help"
    match.choose(0, len(match.pending[0].options) - 1)
    assert list(match.pending) == [1]
    assert any(isinstance(option, Help) for option in match.pending[1].options)
    assert not match.at_rest


# --- games that go wrong -----------------------------------------------------------------------------------------


def failing() -> Steps:
    its = Steps()

    @its.procedure
    def start(t: Toy) -> Procedure:
        chosen = yield from ask(0, "go", (Go(), Flee()))
        t.state.round = 77
        if isinstance(chosen, Go):
            raise ZeroDivisionError("a bug of the game")
        yield from confirm(1, "wait", (Go(),))
        t.state.outcome = OVER

    return its


def test_a_match_whose_game_failed_refuses_to_go_on() -> None:
    match = match_of_steps(failing(), "start")
    with pytest.raises(ZeroDivisionError):
        match.choose(0, 0)
    assert match.pending == {}
    for use in (lambda: match.choose(0, 1), lambda: match.digest, match.fork, lambda: match.undo(0), lambda: match.record):
        with pytest.raises(RuntimeError, match="the game's own code failed"):
            use()


def test_a_fork_survives_the_failure_of_its_twin() -> None:
    match = match_of_steps(failing(), "start")
    twin = match.fork()
    with pytest.raises(ZeroDivisionError):
        match.choose(0, 0)
    twin.choose(0, 1)
    assert list(twin.pending) == [1]


def one_step(kind: str, function: object) -> Match:
    its = Steps()
    getattr(its, kind)(function)
    return match_of_steps(its, function.__name__)  # type: ignore[attr-defined]


def test_a_step_that_asks_first_asks_only_once() -> None:
    def twice(t: Toy) -> Procedure:
        yield from confirm(0, "one", (Go(),))
        yield from confirm(0, "two", (Go(),))

    with pytest.raises(RuntimeError, match="asks only once"):
        one_step("asks_first", twice).choose(0, 0)


def test_a_decision_without_options_is_an_error_of_the_game() -> None:
    def empty(t: Toy) -> Procedure:
        yield from ask(0, "empty", ())

    with pytest.raises(RuntimeError, match="a decision without options"):
        one_step("procedure", empty)


def test_only_seats_of_the_match_can_be_asked() -> None:
    def beyond(t: Toy) -> Procedure:
        yield from confirm(2, "beyond", (Go(),))

    with pytest.raises(RuntimeError, match="seat 2 cannot be asked"):
        one_step("procedure", beyond)


def test_nobody_is_asked_once_a_procedure_has_ended_the_match() -> None:
    def ends(t: Toy) -> Procedure:
        yield from confirm(0, "one", (Go(),))
        t.state.outcome = OVER
        yield from confirm(0, "two", (Go(),))

    with pytest.raises(RuntimeError, match="the match is over"):
        one_step("procedure", ends).choose(0, 0)


def test_a_match_cannot_run_dry() -> None:
    def nothing(t: Toy) -> None:
        pass

    with pytest.raises(RuntimeError, match="no outcome"):
        one_step("auto", nothing)


def test_a_step_asks_if_and_only_if_it_is_a_generator() -> None:
    def plain(t: Toy) -> None:
        pass

    def asking(t: Toy) -> Procedure:
        yield from confirm(0, "one", (Go(),))

    its = Steps()
    for register, function in ((its.procedure, plain), (its.asks_first, plain), (its.auto, asking)):
        with pytest.raises(TypeError, match="if and only if it is a generator"):
            register(function)
    its.auto(plain)
    with pytest.raises(ValueError, match="registered twice"):
        its.auto(plain)


def test_what_is_refused_for_the_same_reason_is_told_together() -> None:
    no, never = text("toy-no"), text("toy-never")
    refusals = [
        Refusal(("card", "a"), no, "TOY-01"), Refusal(("card", "b"), text("toy-no"), "TOY-01"), Refusal(("card", "c"), never, "TOY-01"),
        Refusal(("die", "d"), never, "TOY-01"), Refusal(("die", "e"), never, None),
    ]  # fmt: skip
    groups = by_reason(refusals)
    assert [(group.kind, group.ids) for group in groups] == [
        ("card", ["a", "b"]),
        ("card", ["c"]),
        ("die", ["d"]),
        ("die", ["e"]),
    ]
    assert one_by_one(groups) == refusals

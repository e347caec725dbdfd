"""Forks: exact copies at every decision, and copies dealt anew that tell a search nothing it should not know."""

from __future__ import annotations

import random

import pytest
from msgspec import msgpack

from eldertable.kernel.agenda import Procedure, Steps
from eldertable.kernel.asking import ask, confirm
from eldertable.kernel.chance import seed_key
from eldertable.kernel.decision import Outcome
from eldertable.kernel.errors import CannotUndo
from eldertable.kernel.match import MILESTONE_EVERY, match_at
from eldertable.kernel.text import text
from tests.kernel.play import all_views, finish, until, walk
from tests.kernel.toy import Go, Pass, Toy, match_of_steps, toy_match


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_fork_is_exact_at_every_decision_also_in_the_midst_of_a_procedure(seats: int) -> None:
    inside = 0
    for match in walk(toy_match(seats), seed=seats):
        twin = match.fork()
        assert twin.digest == match.digest
        assert twin.pending == match.pending
        assert list(twin.answers) == list(match.answers)
        assert twin.record == match.record
        assert all_views(twin) == all_views(match)
        assert twin.at_rest == match.at_rest
        inside += not match.at_rest
        assert finish(twin, seed=9).digest == finish(match.fork(), seed=9).digest
    assert inside > 5


def test_a_match_that_was_only_played_knows_its_position_in_the_midst_of_a_procedure_too() -> None:
    """It keeps no checkpoints until one is asked for; one that is thought about keeps them from the start."""
    inside = 0
    for match in walk(toy_match(2, rounds="40"), seed=3):
        if not match.at_rest and len(match.answers) > MILESTONE_EVERY - 20:
            only_played = toy_match(2, rounds="40")
            for seat, option in match.answers:
                only_played.choose(seat, option)
            assert only_played._checkpoint is None
            assert only_played.fork().digest == match.digest
            assert only_played.digest == match.digest
            assert only_played._checkpoint == match.fork()._checkpoint
            inside += 1
        if inside > 9:
            break
    assert inside > 5


def test_a_match_goes_on_from_its_position_after_a_journey_as_bytes() -> None:
    inside = 0
    for match in walk(toy_match(2), seed=6):
        for fork in (match.fork(), match.fork(1), match.fork(spectator=True)):
            position = msgpack.decode(msgpack.encode(fork.position), type=tuple[bytes, list[tuple[int | None, int | bytes]]])
            there = match_at(fork.game, fork.seats, fork.options, position)
            assert there.pending == fork.pending
            assert there.digest == fork.digest
            assert all_views(there) == all_views(fork)
            inside += not there.at_rest
            assert finish(there.fork(0, seed="luck"), seed=2).digest == finish(fork.fork(0, seed="luck"), seed=2).digest
    assert inside > 5


def test_a_position_stays_what_it_was_while_its_match_goes_on() -> None:
    taken = [(match.position, msgpack.encode(match.position)) for match in walk(toy_match(2), seed=6)]
    assert [msgpack.encode(position) for position, _ in taken] == [then for _, then in taken]


def test_whoever_has_the_state_may_rearrange_it_and_fork_later() -> None:
    match = toy_match(2)
    match.state.options["note"] = "rearranged"
    for here in walk(match, seed=8):
        assert here.fork().state.options["note"] == "rearranged"


def test_playing_a_fork_leaves_the_match_as_it_was() -> None:
    for match in walk(toy_match(2), seed=5):
        before, options = match.digest, dict(match.pending)
        finish(match.fork(), seed=1)
        finish(match.fork(0), seed=1)
        assert match.digest == before
        assert match.pending == options


def test_a_fork_and_its_match_go_the_same_way() -> None:
    """A question that is asked again from a copied position leads where the first asking leads."""
    rng = random.Random(4)
    match = toy_match(3)
    while match.pending:
        twin = match.fork()
        seat = rng.choice(sorted(match.pending))
        option = rng.randrange(len(match.pending[seat].options))
        assert match.choose(seat, option) == twin.choose(seat, option)
        assert match.digest == twin.digest


def test_a_fork_may_be_undone_exactly_as_far_as_its_match() -> None:
    for match in walk(toy_match(2, rounds="40"), seed=2):
        if len(match.answers) > 200:
            break
        twin = match.fork()
        for seat in (0, 1):
            assert undo_of(match, seat) == undo_of(twin, seat)


def undo_of(match: object, seat: int) -> object:
    try:
        return match.undoable(seat)  # type: ignore[attr-defined]
    except CannotUndo as refused:
        return refused.text


def test_the_events_before_the_first_decision_stay_with_forks_and_undo() -> None:
    match = toy_match(2)
    match.choose(0, 0)
    match.choose(0, 1)
    match.undo(0)
    assert match.opening
    assert match.fork().opening == match.opening


# --- dealt anew --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_a_fork_for_a_seat_shows_it_the_same_and_asks_it_the_same(seats: int) -> None:
    for match in walk(toy_match(seats), seed=6):
        for seat in range(seats):
            twin = match.fork(seat, seed="search")
            assert twin.view(seat) == match.view(seat)
            assert twin.pending.get(seat) == match.pending.get(seat)
            assert sorted(twin.pending) == sorted(match.pending)
            assert list(twin.answers) == list(match.answers)


def test_a_fork_for_a_seat_deals_the_hidden_cards_anew() -> None:
    match = until(toy_match(3), "set_out")
    others, decks = set(), set()
    for number in range(40):
        twin = match.fork(0, seed=str(number))
        assert twin.state.explorers[0] == match.state.explorers[0]
        others.add(tuple(sorted(twin.state.explorers[1].hand)))
        decks.add(tuple(twin.state.deck))
        cards = [card for e in twin.state.explorers for card in [*e.hand, e.plan]] + twin.state.deck
        assert sorted(cards) == list(range(20))
    assert len(others) > 20
    assert len(decks) == 40


def test_a_fork_for_a_seat_draws_from_a_stream_of_its_own() -> None:
    """In the midst of a procedure too, where the running step still holds the table it began with."""
    match = until(toy_match(1), "fight")
    real = match.fork()
    real.choose(0, 0)
    rolled = real.pending[0].args["strength"]
    found = set()
    for number in range(60):
        twin = match.fork(0, seed=str(number))
        twin.choose(0, 0)
        found.add(twin.pending[0].args["strength"] - match.state.explorers[0].trained)
    assert found == {1, 2, 3, 4, 5, 6}
    assert rolled - match.state.explorers[0].trained in found


def test_a_fork_for_a_seat_needs_no_seed() -> None:
    match = toy_match(2)
    assert match.fork(0).digest != match.fork(0).digest
    assert match.fork(0, seed="a").digest == match.fork(0, seed="a").digest
    assert match.fork(0, seed="a").digest != match.fork(0, seed="b").digest


def test_a_fork_of_a_fork_for_a_seat_keeps_what_was_dealt_anew() -> None:
    for match in walk(toy_match(2), seed=8):
        twin = match.fork(0, seed="search")
        again = twin.fork()
        assert twin.state.key == again.state.key == seed_key("search")
        assert again.digest == twin.digest
        assert again.state == twin.state
        assert again.pending == twin.pending
        assert finish(again, seed=3).digest == finish(twin, seed=3).digest


def test_a_fork_for_a_seat_may_be_dealt_anew_again() -> None:
    for match in walk(toy_match(2), seed=11):
        twin = match.fork(0, seed="one").fork(1, seed="two").fork(0, seed="three")
        assert twin.state.key == seed_key("three")
        assert sorted(twin.pending) == sorted(match.pending)
        assert finish(twin.fork(), seed=3).digest == finish(twin, seed=3).digest


def test_what_a_procedure_tells_after_a_redeal_is_heard() -> None:
    match = until(toy_match(1), "fight")
    assert [type(event).__name__ for event in match.fork(0).choose(0, 0)] == ["Rolled"]


def test_a_search_has_no_record_and_takes_nothing_back() -> None:
    match = toy_match(2)
    match.choose(0, 0)
    twin = match.fork(0)
    for use in (lambda: twin.record, lambda: twin.commitment):
        with pytest.raises(ValueError, match="for search only"):
            use()
    with pytest.raises(CannotUndo):
        twin.undo(0)
    twin.choose(0, 1)
    before = twin.digest
    with pytest.raises(CannotUndo) as refused:
        twin.undo(0)
    assert twin.undo_refusal(0) == refused.value.text == text("app-undo-dealt-anew")
    assert twin.digest == before


def test_a_finished_match_can_be_forked() -> None:
    match = finish(toy_match(2))
    assert match.fork().digest == match.digest
    assert match.fork(1).outcome == match.outcome


def test_arguments_of_steps_are_the_same_in_a_copy() -> None:
    """Steps travel as data: what is no plain data would come back as something else."""
    its = Steps()

    @its.procedure
    def start(t: Toy, kinds: list[int] = [1, 2]) -> Procedure:  # noqa: B006 (never changed)
        for kind in kinds:
            yield from ask(0, "which", (Go(), Pass()), number=kind)
        yield from confirm(1, "done", (Go(),))
        t.state.outcome = Outcome("over", (), (), text("toy-over"))

    match = match_of_steps(its, "start")
    match.choose(0, 1)
    twin = match.fork().fork().fork()
    assert twin.pending == match.pending
    twin.choose(0, 0)
    twin.choose(1, 0)
    assert twin.outcome is not None
    assert match.outcome is None

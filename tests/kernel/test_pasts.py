"""Matches that go on, are taken back and are forked at random, before a referee who remembers each one's past by himself.

He knows two things only: what each match was answered, and which answers made something known. From these follow what may be
taken back and where a match must stand: where a fresh match stands that is given the same answers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from eldertable import CannotUndo, new_match
from eldertable.kernel import match as kernel_match
from eldertable.kernel.match import Match
from eldertable.kernel.table import Table
from tests.kernel.play import all_views
from tests.kernel.toy import toy_match

NOTHING, ACTED, REVEALED = "app-undo-nothing", "app-undo-acted", "app-undo-revealed"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows with every number drawn and every card turned over, whichever match does it."""
    seen: list[int] = []

    def watch(name: str) -> None:
        real: Callable[[Any], Any] = getattr(Table, name)

        def told(table: Any) -> Any:
            seen.append(1)
            return real(table)

        monkeypatch.setattr(Table, name, told)

    watch("_word")
    watch("reveal")
    return seen


class Past:
    """One match and what it has been through."""

    def __init__(self, match: Match, fresh: Callable[[], Match], shown: list[int]) -> None:
        self.match, self.fresh, self.shown = match, fresh, shown
        self.answers: list[tuple[int, int]] = []
        self.phases: list[int | None] = []  # the simultaneous phase in which each answer was given
        self.bars: list[set[int]] = []  # the seats to which each answer showed something

    def choose(self, seat: int, option: int) -> None:
        phase, lanes = self.match.together, len(self.match.pending)
        self.shown.clear()
        self.match.choose(seat, option)
        self.answers.append((seat, option))
        self.phases.append(phase)
        still = phase is not None and self.match.together == phase
        assert lanes == 1 or phase is not None
        self.bars.append(({seat} if still else set(range(self.match.seats))) if self.shown else set())
        if phase is not None and not still and self.match.seats > 1:
            self.bars[-1] = set(range(self.match.seats))  # now everybody knows what the others did

    def refusal(self, seat: int) -> str | int:
        """The number of the answer that may be taken back, or why none may be."""
        own = [number for number, (by, _) in enumerate(self.answers) if by == seat]
        if not own:
            return NOTHING
        last = own[-1]
        if self.match.outcome is not None or any(seat in bars for bars in self.bars[last:]):
            return REVEALED
        alone = last == len(self.answers) - 1
        return last if alone or self.phases[last] == self.match.together is not None else ACTED

    def undo(self, seat: int) -> bool:
        expected = self.refusal(seat)
        if isinstance(expected, str):
            before = self.match.digest
            with pytest.raises(CannotUndo) as refused:
                self.match.undo(seat)
            assert refused.value.text.id == expected
            assert self.match.digest == before
            return False
        assert self.match.undoable(seat) == expected
        self.match.undo(seat)
        for kept in (self.answers, self.phases, self.bars):
            del kept[expected]
        return True

    def back(self, number: int) -> None:
        """As if the later answers had never been given, also where they showed something."""
        del self.answers[number:], self.phases[number:], self.bars[number:]

    def fork(self) -> Past:
        twin = Past(self.match.fork(), self.fresh, self.shown)
        twin.answers, twin.phases, twin.bars = self.answers.copy(), self.phases.copy(), [bars.copy() for bars in self.bars]
        return twin

    def check(self) -> None:
        straight = self.fresh()
        for answer in self.answers:
            straight.choose(*answer)
        match = self.match
        assert list(match.answers) == self.answers
        assert (match.digest, match.pending, match.at_rest) == (straight.digest, straight.pending, straight.at_rest)
        assert match.position == straight.position
        assert (match.record, match.opening, match.together) == (straight.record, straight.opening, straight.together)
        assert all_views(match) == all_views(straight)
        for seat in range(match.seats):
            refusal, expected = match.undo_refusal(seat), self.refusal(seat)
            assert (refusal.id if refusal is not None else match.undoable(seat)) == expected


def live(fresh: Callable[[], Match], shown: list[int], rng: random.Random, steps: int) -> Iterator[str]:
    """Some matches that came from one another, and what is done with them."""
    pasts = [Past(fresh(), fresh, shown)]
    for _ in range(steps):
        past = rng.choice(pasts)
        done = rng.choice(("choose", "choose", "choose", "choose", "undo", "undo", "fork", "back"))
        if done == "fork":
            twin = past.fork()
            if len(pasts) == 4:
                pasts.remove(rng.choice(pasts))
            pasts.append(twin)
            yield "fork" if past.match.at_rest else "fork in the midst"
        elif done == "undo":
            seat = rng.randrange(past.match.seats)
            at, last = past.refusal(seat), len(past.answers) - 1
            if past.undo(seat):
                yield "undo" if at == last else "undo before another's answer"
            else:
                yield str(at)
        elif done == "back":
            moment, number = past.match.moment, len(past.answers)
            for _ in range(rng.randrange(1, 5)):
                if past.match.pending:
                    past.choose(*_any(past.match, rng))
            past.match.back_to(moment)
            past.back(number)
            yield "back"
        elif past.match.pending:
            past.choose(*_any(past.match, rng))
        rng.choice(pasts).check()
    for past in pasts:
        past.check()


def _any(match: Match, rng: random.Random) -> tuple[int, int]:
    seat = rng.choice(sorted(match.pending))
    return seat, rng.randrange(len(match.pending[seat].options))


@pytest.mark.parametrize("milestones", [1, 5, 64])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_match_stands_where_its_own_answers_lead_whatever_is_done_with_its_forks(
    seats: int, milestones: int, shown: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_match, "MILESTONE_EVERY", milestones)
    done: set[str] = set()
    for number in range(4):
        done |= set(live(lambda: toy_match(seats, rounds="2"), shown, random.Random(f"{seats} {number}"), 110))
    assert done >= {"undo", "fork", "fork in the midst", "back", REVEALED}
    if seats > 1:
        assert done >= {"undo before another's answer", ACTED, NOTHING}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_matches_of_the_tour_stand_where_their_own_answers_lead(
    seats: int, shown: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_match, "MILESTONE_EVERY", 9)

    def fresh() -> Match:
        return new_match("arkham_tour", seats=seats, seed="pasts", options={"ancient_one": "cthulhu"})

    done = set(live(fresh, shown, random.Random(seats), 150))
    assert done >= {"undo", "fork", REVEALED}
    assert seats == 1 or "undo before another's answer" in done

"""How the search weighs what it has tried: by luck, by the glance, and until it is clear enough."""

from random import Random
from typing import Any

import pytest

import eldertable as et
from eldertable import bots
from eldertable.bots import search
from eldertable.kernel.heuristics import Turn
from eldertable.kernel.match import Match


class Course:
    """A race whose turns are options of one decision, with made-up glances and trials."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, glances: list[float], trial: Any) -> None:
        self.match = et.new_match("arkham_tour", seats=2, seed="course")
        while len(next(iter(self.match.pending.values())).options) < len(glances):
            seat = next(iter(self.match.pending))
            self.match.choose(seat, bots.named("greedy").choose(self.match, seat))
        self.seat = next(iter(self.match.pending))
        options = self.match.pending[self.seat].options
        turns = [Turn((option,), glance) for option, glance in zip(options, glances, strict=False)]
        self.tried: list[int] = []

        def try_out(_heuristics: Any, _world: Match, _seat: int, turn: Turn, dice: Random) -> float:
            self.tried.append(options.index(turn.options[0]))
            return trial(self.tried[-1], dice)

        monkeypatch.setattr(search, "try_out", try_out)
        heuristics = type(self.match.game.heuristics)
        monkeypatch.setattr(heuristics, "turns", lambda *_: sorted(turns, key=lambda turn: -turn.score))
        monkeypatch.setattr(heuristics, "sure", lambda *_: False)

    def winner(self, iterations: int) -> int:
        return bots.named("search", seed="course", iterations=iterations).choose(self.match, self.seat)


def test_a_wrong_glance_gives_way_to_steady_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course(monkeypatch, [30.0, 0.0, 10.0], lambda turn, dice: dice.random() + (0.0, 5.0, 2.0)[turn])
    assert course.winner(60) == 1


def test_a_glance_that_trials_bear_out_settles_what_they_leave_open() -> None:
    racing = [search._Runner(Turn((name,), score)) for name, score in (("a", 3.0), ("b", 0.0), ("c", -20.0))]
    for runner, values in zip(racing, ([0.0, 9.0], [9.0, 0.0], [-16.0, -16.0]), strict=True):
        runner.values = values
    assert [runner.turn.options[0] for runner in search.ranked(racing)] == ["a", "b", "c"]


def test_where_luck_changes_nothing_turns_that_did_not_enter_are_tried_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best turn looks so bad that it is not among those that enter."""
    looks = [float(-number) for number in range(search.WIDTH + 5)]
    course = Course(monkeypatch, looks, lambda turn, _: float(turn))
    assert course.winner(200) == search.WIDTH + 4
    assert course.tried.count(search.WIDTH + 4) == 1


def test_a_clear_race_ends_early(monkeypatch: pytest.MonkeyPatch) -> None:
    clear = Course(monkeypatch, [1.0, 0.0, 0.0], lambda turn, dice: dice.random() + 50.0 * (turn == 2))
    assert clear.winner(3000) == 2
    assert len(clear.tried) == 3 * search.AT_LEAST


def test_a_race_between_equals_ends_early_and_the_glance_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    equal = Course(monkeypatch, [0.0, 0.0, 1.0], lambda _, dice: dice.random())
    assert equal.winner(3000) == 2
    assert len(equal.tried) == 3 * search.AT_LEAST


def test_a_close_race_uses_all_its_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = Random(3)
    course = Course(monkeypatch, [0.0, 0.1, 0.2], lambda *_: luck.random())
    course.winner(300)
    assert len(course.tried) >= 300


@pytest.mark.parametrize(("gain", "winner"), [(5.0, 0), (9.5, 0), (12.0, 1)])
def test_the_favourite_of_the_glance_is_given_up_only_for_more_than_the_games_margin(
    monkeypatch: pytest.MonkeyPatch, gain: float, winner: int
) -> None:
    course = Course(monkeypatch, [1.0, 0.0, 0.0], lambda turn, dice: dice.random() + gain * (turn == 1))
    assert course.winner(60) == 1
    monkeypatch.setattr(type(course.match.game.heuristics), "margin", 10.0)
    assert course.winner(60) == winner


def test_nor_for_what_may_be_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Far ahead in one trial, behind in all others."""
    lucky = iter([500.0])
    course = Course(monkeypatch, [1.0, 0.0], lambda turn, dice: next(lucky, -1.0) if turn == 1 else dice.random())
    monkeypatch.setattr(type(course.match.game.heuristics), "margin", 10.0)
    assert course.winner(30) == 0


def test_the_favourite_stays_in_the_race_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does worst, but whoever wins has met it in every trial."""
    course = Course(monkeypatch, [9.0, *[0.0] * 7], lambda turn, dice: dice.random() * 40 + turn * 5)
    monkeypatch.setattr(type(course.match.game.heuristics), "margin", 10.0)
    course.winner(120)
    assert course.tried.count(0) == max(course.tried.count(turn) for turn in range(8))


def test_whoever_was_dropped_without_a_trial_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the first laps may be over before anybody was tried."""
    course = Course(monkeypatch, [float(-turn) for turn in range(8)], lambda turn, _: float(turn))
    bot = bots.named("search", seed="course")
    spent = iter([1.0, *[0.5] * 4, *[1.0] * 40])
    monkeypatch.setattr(type(bot), "_clock", lambda *_: lambda trials: next(spent))
    assert bot.choose(course.match, course.seat) == 3

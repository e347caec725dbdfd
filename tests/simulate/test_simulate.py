"""Many games: the same whatever the number of processes, with their numbers and their failures."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import eldertable as et
from eldertable.bots.chance import RandomBot
from eldertable.kernel.table import Table
from eldertable.simulate import Plan, Series, play_many, play_one, report_of, tournament
from eldertable.simulate.many import MissingPackage
from eldertable.simulate.statistics import estimate, quantiles, student95

PLAN = Plan("arkham_tour", 6, 2, ("random",), "tests")


def test_a_report_has_what_scripts_want():
    report = report_of(PLAN, play_many(PLAN.list()), 2.0)
    assert report["games"] == 6
    assert report["decisions"] > 6 * 50
    assert report["decisions_per_second"] == round(report["decisions"] / 2.0)
    assert sum(report["outcomes"].values()) == 6
    assert report["mean_length"] == pytest.approx(report["decisions"] / 6, abs=0.1)
    assert report["scores"]["random"]["seats"] == 12
    assert set(report["scores"]["random"]["quantiles"]) == {"5", "25", "50", "75", "95"}
    assert report["errors"] == []
    json.dumps(report)


def test_two_processes_play_the_same_games_as_one():
    alone = [one.digest for one in play_many(PLAN.list())]
    together = [one.digest for one in play_many(PLAN.list(), workers=2)]
    assert alone == together


def test_another_process_reaches_the_same_positions():
    """Nothing depends on hash seeds, import order or anything else of one process."""
    code = (
        "from eldertable.simulate import Plan, play_many\n"
        "plan = Plan('arkham_tour', 2, 3, ('greedy', 'random'), 'process')\n"
        "print(*(one.digest for one in play_many(plan.list())))"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2")
    }
    plan = Plan("arkham_tour", 2, 3, ("greedy", "random"), "process")
    assert runs == {" ".join(one.digest for one in play_many(plan.list())) + "\n"}


RANDOM_GAMES = """
import random
from eldertable.kernel import game, match
from eldertable.games.arkham_tour import GAME as TOUR
from eldertable.games.machina_arcana.game import GAME as ARCANA
for the_game in (TOUR, ARCANA):
    game._games[the_game.id] = the_game
    for seats in (1, 2, 3, 4):
        played = match.new_match(the_game.id, seats=seats, seed=f"versions/{seats}")
        dice = random.Random(seats)
        while played.pending:
            seat = next(iter(played.pending))
            played.choose(seat, dice.randrange(len(played.pending[seat].options)))
        print(the_game.id, seats, played.digest)
"""


def test_another_version_of_python_reaches_the_same_positions():
    other = Path(sys.prefix) / "other" / "bin" / "python"  # made by scripts/other_python.sh
    if not other.exists():
        pytest.skip("no other version of Python on this machine: `make test` prepares one where it can")
    source = str(Path(et.__file__).parents[1])
    told = [
        subprocess.run(
            [python, "-c", RANDOM_GAMES], capture_output=True, text=True, check=True, env={"PYTHONPATH": source}
        ).stdout
        for python in (other, Path(sys.executable))
    ]
    assert told[0].strip()
    assert told[0] == told[1]


def test_bots_move_on_by_a_seat_in_every_game():
    line_ups = [game.bots for game in Plan("arkham_tour", 3, 3, ("random", "greedy"), "x").list()]
    assert line_ups == [("random", "greedy", "random"), ("greedy", "random", "greedy"), ("random", "greedy", "random")]


def test_a_game_that_fails_is_told_with_its_record(monkeypatch, tmp_path):
    """The others go on, and the record leads to the failure."""
    choose = RandomBot.choose

    def stumble(self, match, seat, seconds=1.0):
        if match.state.round == 3:
            raise ZeroDivisionError("stumbled")
        return choose(self, match, seat, seconds)

    monkeypatch.setattr(RandomBot, "choose", stumble)
    plan = Plan("arkham_tour", 2, 2, ("random",), "fails")
    report = report_of(plan, play_many(plan.list()), 1.0, tmp_path)
    assert len(report["errors"]) == 2
    error = report["errors"][0]
    assert error["error"] == "ZeroDivisionError: stumbled"
    record = et.Record.from_json(Path(error["record"]).read_text(encoding="utf-8"))
    assert et.replay(record).state.round == 3


def test_a_failure_of_the_games_own_code_is_told_with_the_answers_that_lead_to_it(monkeypatch, tmp_path):
    draw = Table.below

    def stumble(self, *args, **kwargs):
        if self.state.round == 3:
            raise ZeroDivisionError("stumbled")
        return draw(self, *args, **kwargs)

    monkeypatch.setattr(Table, "below", stumble)
    plan = Plan("arkham_tour", 1, 2, ("random",), "fails")
    report = report_of(plan, play_many(plan.list()), 1.0, tmp_path)
    assert report["errors"][0]["error"] == "ZeroDivisionError: stumbled"
    record = et.Record.from_json(Path(report["errors"][0]["record"]).read_text(encoding="utf-8"))
    with pytest.raises(ZeroDivisionError):
        et.replay(record)


def test_a_game_that_cannot_begin_is_told_too():
    played = play_one(Plan("arkham_tour", 1, 9, ("random",), "x").list()[0])
    assert played.failure is not None
    assert played.failure.error == "BadOptions: 9 seats are not possible: this game takes 1 to 4."


def test_without_ray_the_flag_is_refused_in_words(monkeypatch):
    monkeypatch.setattr("eldertable.simulate.many.find_spec", lambda name: None)
    with pytest.raises(MissingPackage) as refused:
        play_many(PLAN.list(), ray=True)
    assert refused.value.text.id == "app-cli-no-ray"


# --- tournaments -------------------------------------------------------------------------------------------------


def test_every_deal_is_played_in_all_rotations():
    series = Series("arkham_tour", ("search", "greedy", "random"), 5, 3, "s")
    games = series.list()
    assert len(games) == 6  # whole deals
    assert {game.seed for game in games} == {"s/0", "s/1"}
    first = [game.bots for game in games[:3]]
    assert first == [("search", "greedy", "random"), ("greedy", "random", "search"), ("random", "search", "greedy")]


def test_more_bots_than_seats_meet_in_all_groups():
    line_ups = Series("arkham_tour", ("search", "greedy", "random"), 1, 2, "s").line_ups()
    assert len(line_ups) == 6
    assert ("greedy", "search") in line_ups


def test_equal_bots_come_out_equal():
    result = tournament(Series("arkham_tour", ("random",), 4, 2, "equal"))
    standing = result["bots"]["random"]
    assert standing["win_rate"]["mean"] == pytest.approx(0.5)
    assert standing["mean_rank"]["mean"] == pytest.approx(1.5)
    assert standing["seats"] == 2 * result["games"]


# --- statistics --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.706), (2, 4.303), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_t_is_as_in_the_tables(freedom: int, point: float):
    assert student95(freedom) == pytest.approx(point, rel=0.03)


def test_an_estimate_has_its_mean_in_the_middle():
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(found.mean - found.low)
    assert found.high - found.low == pytest.approx(2 * 3.182 * 0.6455, rel=0.03)


def test_a_single_value_tells_nothing_certain():
    assert estimate([3.0]).low == float("-inf")


def test_quantiles_are_values_that_occurred():
    assert quantiles(list(range(100))) == {"5": 5, "25": 25, "50": 50, "75": 75, "95": 95}


def test_a_report_tells_what_the_game_itself_observes():
    """Length, endings, use of things, and what never occurred; a game without an observer has no such parts."""
    plan = Plan("machina_arcana", 2, 1, ("random",), "observed")
    report = report_of(plan, play_many(plan.list()), 1.0)
    json.dumps(report)
    assert report["errors"] == []
    assert report["numbers"]["rounds"]["mean"] >= 1
    assert sum(report["words"]["ending"].values()) == 2
    appeared = report["counts"]["appeared"]
    assert appeared and not set(appeared) & set(report["never"]["appeared"])
    assert "numbers" not in report_of(PLAN, play_many(PLAN.list()[:1]), 1.0)

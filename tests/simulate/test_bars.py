"""Measurements told beside their bars."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.machina_arcana.game import GAME as MACHINA_ARCANA
from eldertable.kernel.game import games
from eldertable.simulate import bars, measure

PACE = {"decisions": 100, "decisions_per_second": 9_000, "decisions_per_cpu_second": 10_000}


@pytest.fixture
def both_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), MACHINA_ARCANA.id, MACHINA_ARCANA)


def result(**more: Any) -> dict[str, Any]:
    return {"play": PACE, "peer": {"installed": False}, **more}


def test_each_game_has_bars_of_its_own(both_games: None) -> None:
    told = list(bars.rows(result(games={"machina_arcana": {"play": PACE}})))
    assert [(row.game, row.bar, row.met) for row in told if row.id == "play"] == [
        ("arkham_tour", "≥ 15,000", False),
        ("machina_arcana", "≥ 8,000", True),
    ]


def test_a_game_is_compared_with_the_peer_of_the_same_run(both_games: None) -> None:
    peer = {"installed": True, **PACE, "decisions_per_second": 12_000}
    told = bars.rows(result(games={"machina_arcana": {"play": PACE}}, peer=peer))
    assert [(row.game, row.measured, row.met) for row in told if row.id == "peer-ratio"] == [
        ("arkham_tour", "0.75 (1.00)", False),
        ("machina_arcana", "0.75 (1.00)", True),
    ]


def test_the_options_of_late_turns_are_judged_by_the_99th_of_a_hundred(both_games: None) -> None:
    options = {"median_ms": 0.5, "p99_ms": 2.5, "worst_ms": 9.0}
    (row,) = (row for row in bars.rows({"games": {"machina_arcana": {"options": options}}}) if row.id == "options")
    assert (row.measured, row.met) == ("0.5 / 2.5 / 9.0 ms", False)


def test_the_server_is_judged_by_the_same_bars_at_ease_and_busy() -> None:
    load = {"choices_per_second": 200.0, "p50_ms": 1.0, "p99_ms": 21.0, "cpu_us_per_choice": 500}
    told = [(row.id, row.measured, row.bar, row.met) for row in bars.rows({"server": load, "server_busy": load})]
    assert told == [
        ("server-latency", "1.0 / 21.0 ms (200/s)", "< 20 ms", False),
        ("server-cpu", "500 µs (10 %)", "< 400 µs", False),
        ("server-busy-latency", "1.0 / 21.0 ms (200/s)", "< 20 ms", False),
        ("server-busy-cpu", "500 µs (10 %)", "< 400 µs", False),
    ]


def test_late_turns_have_four_explorers_and_eight_monsters(both_games: None) -> None:
    told = measure.late_options(3)
    assert told["turns"] == 3 and 0 < told["median_ms"] <= told["p99_ms"] <= told["worst_ms"]

"""Greedy beats random, and search beats greedy. Everything is seeded, so the outcome is always the same."""

from statistics import mean

import pytest

from eldertable.simulate import Plan, Series, play_many, tournament


def test_greedy_beats_random():
    result = tournament(Series("arkham_tour", ("greedy", "random"), games=4, seats=2, seed="strength"))
    assert result["pairs"][0]["ahead"]["mean"] == 1
    assert result["pairs"][0]["score_difference"]["low"] > 50


@pytest.mark.slow
def test_search_beats_greedy():
    """The same deals, alone: there the difference is not hidden by what others do with the dice."""
    means = {}
    for bot in ("greedy", "search"):
        plan = Plan("arkham_tour", 2, 1, (bot,), "strength", iterations=14)
        means[bot] = mean(played.scores[0] or 0 for played in play_many(plan.list()))
    assert means["search"] > means["greedy"] + 10

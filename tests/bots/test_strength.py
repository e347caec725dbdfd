"""Greedy beats random, and search beats greedy. Everything is seeded, so the outcome is always the same."""

from statistics import mean

import pytest

import eldertable as et
from eldertable import bots
from eldertable.games.arkham_tour.cards import ANCIENT_ONES
from eldertable.games.arkham_tour.futures import final_worth
from eldertable.simulate import Series, tournament


def test_greedy_beats_random():
    result = tournament(Series("arkham_tour", ("greedy", "random"), games=4, seats=2, seed="strength"))
    assert result["pairs"][0]["ahead"]["mean"] == 1
    assert result["pairs"][0]["score_difference"]["low"] > 50


def worth_before_the_encounter(name: str, ancient_one: str) -> float:
    """The expected total of a game played alone; the luck of the last dice would only hide what the bot has done."""
    match = et.new_match("arkham_tour", seats=1, seed="strength", options={"ancient_one": ancient_one})
    bot = bots.named(name, seed="strength", iterations=30)
    while match.state.phase != "final_route":
        match.choose(0, bot.choose(match, 0))
    return final_worth(match.state, 0)


@pytest.mark.slow
def test_search_beats_greedy():
    greedy, search = (mean(worth_before_the_encounter(name, one) for one in ANCIENT_ONES) for name in ("greedy", "search"))
    assert search > greedy + 10

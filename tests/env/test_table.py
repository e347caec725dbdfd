"""The whole table as a PettingZoo environment."""

import warnings
from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import eldertable as et
from eldertable.env import TableEnv, TooManyOptions
from eldertable.env.play import IllegalAction

from .walking import GAMES

BOTH_SIZES = [(game, seats) for game in GAMES for seats in (1, 4)]


def play_out(env: TableEnv, seed: int) -> dict[str, float]:
    """Random play to the end: what each agent got in all."""
    dice = Random(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        got[agent] += reward
        env.step(None if over else dice.randrange(int(observation["action_mask"].sum())))
    return got


@pytest.mark.parametrize(("game", "seats"), BOTH_SIZES)
def test_pettingzoo_finds_nothing_wrong(game, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that observations are no plain arrays, and masks empty once the match is over
        api_test(TableEnv(game, seats=seats), num_cycles=300)


@pytest.mark.parametrize(("game", "seats"), BOTH_SIZES)
def test_the_same_seed_gives_the_same_match(game, seats):
    seed_test(lambda: TableEnv(game, seats=seats), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_the_mask_is_accepted_and_no_other(game):
    env = TableEnv(game, seats=2)
    env.reset(seed=5)
    dice = Random(5)
    for _ in range(60):
        mask = env.observe(env.agent_selection)["action_mask"]
        count = int(mask.sum())
        seat = int(env.agent_selection.removeprefix("seat_"))
        assert count == len(env.match.pending[seat].options)
        assert mask[:count].all()
        before = env.match.digest
        for action in (count, env.action_space(env.agent_selection).n - 1, -1):
            with pytest.raises(IllegalAction, match=f"masked out: seat {seat} is asked"):
                env.step(action)
        assert env.match.digest == before
        for action in np.flatnonzero(mask):
            env.match.fork().choose(seat, int(action))
        env.step(dice.randrange(count))
        if not env.match.pending:
            break


def test_an_action_is_a_number():
    env = TableEnv("arkham_tour")
    env.reset(seed=1)
    for action in ("0", 0.5, None):
        with pytest.raises(IllegalAction, match="the number of an option"):
            env.step(action)
    env.step(np.int64(0))


def test_seats_that_are_not_asked_have_nothing_to_choose():
    env = TableEnv("arkham_tour", seats=3)
    env.reset(seed=2)
    while len(env.match.pending) == 3:
        env.step(0)
    for agent in env.agents:
        observation = env.observe(agent)
        asked = int(agent[-1]) in env.match.pending
        assert bool(observation["action_mask"].any()) == asked
        assert bool(observation["observation"]["options"].any()) == asked
        assert observation["observation"]["seen"].any()


def test_the_lowest_seat_answers_first_and_another_order_ends_the_same():
    def play(first):
        match = et.new_match("arkham_tour", seats=3, seed="order")
        dice = [Random(seat) for seat in range(3)]
        while match.pending:
            seat = first(match.pending)
            match.choose(seat, dice[seat].randrange(len(match.pending[seat].options)))
        return match.outcome

    assert play(min) == play(max)
    env = TableEnv("arkham_tour", seats=3)
    env.reset(seed=3)
    assert env.agent_selection == "seat_0" and set(env.match.pending) == {0, 1, 2}


def test_rewards_of_a_competition_add_up_to_nothing_and_come_at_the_end():
    env = TableEnv("arkham_tour", seats=3)
    for seed in range(3):
        got = play_out(env, seed)
        outcome = env.match.outcome
        assert sum(got.values()) == pytest.approx(0)
        assert {got[f"seat_{seat}"] for seat in outcome.winners} == {max(got.values())}


def test_rewards_of_one_side_are_the_same_for_all_who_win_or_lose():
    env = TableEnv("machina_arcana", seats=2)
    got = play_out(env, 1)
    assert got == {f"seat_{seat}": 1.0 if seat in env.match.outcome.winners else -1.0 for seat in range(2)}


def test_too_many_options_are_an_error_that_says_what_to_do():
    env = TableEnv("arkham_tour", max_options=40)
    env.reset(seed=1)
    while all(decision.kind != "lay" for decision in env.match.pending.values()):
        env.step(0)
    with pytest.raises(TooManyOptions, match=r"'lay' has \d+ options and there is room for 40.*max_options="):
        env.last()


def test_options_of_the_game_can_be_set_for_all_matches_or_for_one():
    env = TableEnv("arkham_tour", options={"ancient_one": "dagon"})
    env.reset(seed=1)
    assert env.match.view(0)["ancient_one"] == "dagon"
    env.reset(seed=1, options={"game": {"ancient_one": "cthulhu"}})
    assert env.match.view(0)["ancient_one"] == "cthulhu"
    with pytest.raises(et.BadOptions):
        TableEnv("arkham_tour", seats=9)


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_itself_as_text(game):
    env = TableEnv(game, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert "   0  " in shown and "   1  " in shown
    play_out(env, 1)
    assert len(env.render()) > 10
    assert TableEnv(game).render() is None

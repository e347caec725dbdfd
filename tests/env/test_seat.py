"""One seat among bots as a Gymnasium environment."""

import hashlib
import subprocess
import sys
import warnings
from random import Random

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from eldertable.bots import UnknownBot
from eldertable.env import SeatEnv, by_place, by_points
from eldertable.env.play import IllegalAction
from eldertable.kernel.decision import Outcome
from eldertable.kernel.text import text

from .walking import GAMES


class AnyNumber(gymnasium.ActionWrapper):
    """The checker takes any action of the space; here each stands for an option."""

    def action(self, action):
        return int(action) % int(self.env.unwrapped.action_masks().sum())


def trace(game: str, seats: int, bot: str, steps: int) -> str:
    """A hash of all that a random learner sees and gets."""
    env = SeatEnv(game, seats=seats, seat=seats - 1, bots=bot)
    dice = Random(1)
    seen = hashlib.sha256()
    observation, _ = env.reset(seed=11)
    for _ in range(steps):
        for key in ("seen", "options", "action_mask"):
            seen.update(observation[key].tobytes())
        observation, reward, over, _, _ = env.step(dice.randrange(int(observation["action_mask"].sum())))
        seen.update(repr(reward).encode())
        if over:
            observation, _ = env.reset()
    return seen.hexdigest()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 4])
def test_gymnasium_finds_nothing_wrong(game, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that the environment is wrapped
        check_env(AnyNumber(SeatEnv(game, seats=seats)), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_seed_and_actions_give_the_same_in_another_process(game):
    code = f"from tests.env.test_seat import trace; print(trace({game!r}, 2, 'greedy', 40))"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert other.stdout.strip() == trace(game, 2, "greedy", 40)


def test_another_seed_is_another_match():
    env = SeatEnv("arkham_tour")
    commitments = set()
    for seed in (1, 2, None, None):
        env.reset(seed=seed)
        commitments.add(env.match.commitment)
    assert len(commitments) == 4


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_asked_only_what_has_more_than_one_answer(game):
    env = SeatEnv(game, seats=3, seat=1, bots=["random", "greedy"])
    assert env.bots == {0: "random", 2: "greedy"}
    observation, info = env.reset(seed=4)
    dice = Random(4)
    for _ in range(40):
        decision = env.match.pending[1]
        assert len(decision.options) > 1
        assert info == {"asked": decision.kind}
        assert (env.action_masks() == observation["action_mask"]).all()
        observation, reward, over, truncated, info = env.step(dice.randrange(len(decision.options)))
        assert reward == 0 and not truncated
        if over:
            break


def test_a_match_that_is_over_takes_no_action():
    env = SeatEnv("arkham_tour", seats=1)
    env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(0)
    assert reward in (-1.0, 1.0) and info == {"asked": ""}
    assert not env.action_masks().any()
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_a_masked_out_action_is_refused_and_changes_nothing():
    env = SeatEnv("machina_arcana")
    observation, _ = env.reset(seed=1)
    before = env.match.digest
    with pytest.raises(IllegalAction, match="options 0 to"):
        env.step(int(observation["action_mask"].sum()))
    assert env.match.digest == before


def test_wrong_arguments_are_refused_in_words():
    with pytest.raises(ValueError, match="no seat 2"):
        SeatEnv("arkham_tour", seats=2, seat=2)
    with pytest.raises(ValueError, match="3 bots for 1 seats"):
        SeatEnv("arkham_tour", bots=["random"] * 3)
    with pytest.raises(UnknownBot):
        SeatEnv("arkham_tour", bots="clever")


def test_it_shows_itself_as_text():
    env = SeatEnv("arkham_tour", render_mode="ansi")
    env.reset(seed=1)
    assert "Keep one task" in env.render()


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ((1,), (40, 90, 60), (-1.0, 1.0, 0.0)),
        ((1,), (90, 90, None), (0.0, 1.0, -1.0)),  # the better encounter parts the first two
        ((0, 1), (50, 50), (0.0, 0.0)),
        ((), (None, None), (-1.0, -1.0)),
        ((0, 2), (None, None, None), (1.0, -1.0, 1.0)),
        ((0,), (150,), (1.0,)),
        ((), (90,), (-1.0,)),
    ],
)
def test_a_place_is_worth_the_share_beaten_less_the_share_lost_to(winners, scores, places):
    outcome = Outcome("won", winners, scores, text("app-error-seed"))
    assert tuple(by_place(outcome, seat) for seat in range(len(scores))) == places


def test_points_are_counted_in_hundreds():
    outcome = Outcome("won", (0,), (120, None), text("app-error-seed"))
    assert (by_points(outcome, 0), by_points(outcome, 1)) == (1.2, 0.0)
    assert by_points(Outcome("won", (1,), (None, None), text("app-error-seed")), 1) == 1.0

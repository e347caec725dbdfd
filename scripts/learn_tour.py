"""Learning to play the Arkham tour with nothing but numpy: an example for docs/guide-learning.md.

The policy is one weight for each feature of an option: an option's score is the weighted sum of its row, and the better the
score the likelier the option is taken. Weights of 0 play at random; from there REINFORCE goes uphill, batch by batch.

    python -m scripts.learn_tour                     # half a minute; tells how the points grow, then plays against random
    python -m scripts.learn_tour --save weights.json

Random players make some 8 points. Always taking the first option makes some 34, because roads are listed in the order of the map
and lines with the best first: a learner has to do better than that to have learnt anything. The greedy bot makes some 240.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from eldertable.env import SeatEnv, by_points

Numbers = NDArray[Any]
DEALS, TRIES = 4, 4  # of a batch; tries of one deal meet the same luck, so their difference is what was done
STEP = 0.5  # how far a batch moves a weight


class Game(NamedTuple):
    """What one game taught: the way uphill if it was better than others, and what it brought."""

    slope: Numbers
    reward: float


def chances(weights: Numbers, options: Numbers) -> Numbers:
    """How likely each option is to be taken."""
    scores = options @ weights
    grown = np.exp(scores - scores.max())
    likely: Numbers = grown / grown.sum()
    return likely


def rows(observation: dict[str, Numbers]) -> Numbers:
    """The rows of real options."""
    return observation["options"][: int(observation["action_mask"].sum())]


def play(env: SeatEnv, weights: Numbers, dice: np.random.Generator, seed: int) -> Game:
    observation, _ = env.reset(seed=seed)
    slope = np.zeros_like(weights)
    over, reward = False, 0.0
    while not over:
        options = rows(observation)
        likely = chances(weights, options)
        action = min(int(np.searchsorted(likely.cumsum(), dice.random())), len(options) - 1)
        slope += options[action] - likely @ options
        observation, reward, over, _, _ = env.step(action)
    return Game(slope, reward)


class Climber:
    """Adam: every weight goes about as far as the others, however steep its own way is."""

    def __init__(self, count: int) -> None:
        self._mean, self._square = np.zeros(count), np.zeros(count)
        self._steps = 0

    def step(self, uphill: Numbers) -> Numbers:
        self._steps += 1
        self._mean = 0.8 * self._mean + 0.2 * uphill
        self._square = 0.95 * self._square + 0.05 * uphill**2
        mean, square = self._mean / (1 - 0.8**self._steps), self._square / (1 - 0.95**self._steps)
        way: Numbers = STEP * mean / (np.sqrt(square) + 1e-3)
        return way


def learn(env: SeatEnv, batches: int, seed: int, *, tell: bool = False) -> Numbers:
    """REINFORCE: make more likely what was done in games that went better than others of the same deal."""
    dice = np.random.default_rng(seed)
    weights = np.zeros(len(env.feature_names["options"]))
    climber = Climber(len(weights))
    for batch in range(batches):
        deals = [int(dice.integers(2**32)) for _ in range(DEALS)]
        games = [[play(env, weights, dice, deal) for _ in range(TRIES)] for deal in deals]
        rewards = np.array([[game.reward for game in tries] for tries in games])
        slopes = np.array([[game.slope for game in tries] for tries in games])
        better = (rewards - rewards.mean(axis=1, keepdims=True)) / (rewards.std() + 1e-6)
        weights = weights + climber.step((slopes * better[:, :, None]).mean(axis=(0, 1)))
        if tell and batch % 5 == 4:
            print(f"batch {batch + 1:3}: {100 * rewards.mean():5.1f} points a game", flush=True)
    return weights


def match_up(weights: Numbers, games: int, seed: int) -> list[tuple[int, int]]:
    """The points of the policy, which takes what it likes best, and of a random player, game by game."""
    env = SeatEnv("arkham_tour", bots="random")
    found = []
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            observation, _, over, _, _ = env.step(int(np.argmax(rows(observation) @ weights)))
        assert env.match.outcome is not None
        mine, theirs = (score or 0 for score in env.match.outcome.scores)
        found.append((mine, theirs))
    return found


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--batches", type=int, default=60)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--save", type=Path)
    given = reader.parse_args()
    started = time.monotonic()
    env = SeatEnv("arkham_tour", bots="random", reward=by_points)
    weights = learn(env, given.batches, given.seed, tell=True)
    print(f"learnt in {time.monotonic() - started:.0f} s")
    for name, player in (("learnt", weights), ("first option", np.zeros_like(weights))):
        scores = match_up(player, games=100, seed=10_000)
        mine, theirs = np.mean(scores, axis=0)
        ahead = sum(a > b for a, b in scores)
        print(f"{name}: {mine:.1f} points against {theirs:.1f} of a random player; ahead in {ahead} of 100 games")
    if given.save is not None:
        named = {name: round(float(weight), 3) for name, weight in zip(env.feature_names["options"], weights, strict=True)}
        given.save.write_text(
            json.dumps({"content": env.game.content_hash, "weights": named}, indent=1) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()

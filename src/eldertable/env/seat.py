"""One seat of a table as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from .. import bots as players
from ..kernel.game import game_named
from ..kernel.match import Match
from .encoding import Encoder, Observation
from .play import Seeds, in_words, is_forced, match_of, take
from .rewards import Reward, by_place

TRIALS = 60  # of a searching bot for one choice: by the clock it could not be repeated


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The learner has one seat. `bots` names who plays the others: one name for all, or one for each, in the order of seats."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self, game: str, *, seats: int = 2, seat: int = 0, bots: str | Sequence[str] = "random",
        options: Mapping[str, str] | None = None, reward: Reward = by_place, max_options: int | None = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.game = game_named(game)
        self.seats = self.game.check_seats(seats)
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {self.seats - 1}")
        self.seat = seat
        self.bots = self._named_by_seat(bots)
        self.options = self.game.check_options(self.seats, options or {})
        self.render_mode = render_mode
        self.encoder = Encoder(self.game, max_options)
        self.feature_names = self.encoder.feature_names
        self.observation_space: spaces.Space[Any] = self.encoder.space()
        self.action_space = spaces.Discrete(self.encoder.room)
        self._reward, self._seeds = reward, Seeds()

    def _named_by_seat(self, bots: str | Sequence[str]) -> dict[int, str]:
        others = [other for other in range(self.seats) if other != self.seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise ValueError(f"{len(names)} bots for {len(others)} seats: name one for all, or one for each")
        for name in names:
            players.named(name)  # an unknown one is refused now, in words
        return dict(zip(others, names, strict=True))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new match. `options={"game": {...}}` replaces options of the game, for this match alone."""
        super().reset(seed=seed)
        key = self._seeds.next(seed)
        self.match: Match = match_of(self, key, options)
        self._players = {
            seat: players.named(name, seed=f"{key}/{seat}", iterations=TRIALS) for seat, name in self.bots.items()
        }
        self._play_on()
        return self.encoder.observe(self.match, self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.match.outcome is not None:
            raise RuntimeError("the match is over: reset() begins another")
        take(self.match, self.seat, action)
        self._play_on()
        outcome = self.match.outcome
        reward = 0.0 if outcome is None else self._reward(outcome, self.seat)
        return self.encoder.observe(self.match, self.seat), reward, outcome is not None, False, self._info()

    def _play_on(self) -> None:
        """The others answer until the learner is asked something, or the match is over."""
        match, mine = self.match, self.seat
        while pending := match.pending:
            if mine not in pending:
                other = min(pending)
                match.choose(other, self._players[other].choose(match, other))
            elif is_forced(pending[mine]):
                match.choose(mine, 0)
            else:
                return

    def _info(self) -> dict[str, Any]:
        decision = self.match.pending.get(self.seat)
        return {"asked": "" if decision is None else decision.kind}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name by which some libraries ask for it."""
        decision = self.match.pending.get(self.seat)
        return np.arange(self.encoder.room) < (0 if decision is None else self.encoder.count(decision))

    def render(self) -> Any:
        """The table as text, seen from the learner's seat."""
        return None if self.render_mode is None else in_words(self.match, self.seat)

"""A match as arrays of numbers: what a seat sees, a row for each of its options, and which of the rows are options."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..kernel.decision import Decision
from ..kernel.features import Features
from ..kernel.game import Game
from ..kernel.match import Match

Observation = dict[str, NDArray[Any]]


class TooManyOptions(Exception):
    """A question has more options than the action space has actions; none was left out silently."""

    def __init__(self, game: str, decision: Decision, room: int) -> None:
        asked = len(decision.options)
        super().__init__(
            f"{game}: the question {decision.kind!r} has {asked} options and there is room for {room}. Make the environment "
            f"with max_options={asked} or more; weights that were learnt for rows of options fit as they are."
        )


class Encoder:
    """Turns matches of one game into observations of fixed shapes."""

    def __init__(self, game: Game[Any], max_options: int | None) -> None:
        if game.features is None:
            raise ValueError(f"{game.id} tells learners nothing: set its `features` (eldertable.kernel.features)")
        self.features: Features = game.features
        self._game = game.id
        self.room = self.features.most_options if max_options is None else max_options
        self._option_length = len(self.features.option_names)
        self.feature_names = {"seen": self.features.seen_names, "options": self.features.option_names}

    def space(self) -> spaces.Dict:
        options = (self.room, self._option_length)
        return spaces.Dict(
            {
                "seen": spaces.Box(-1, 1, (len(self.features.seen_names),), np.float32),
                "options": spaces.Box(-1, 1, options, np.float32),
                "action_mask": spaces.Box(0, 1, (self.room,), np.int8),
            }
        )

    def observe(self, match: Match, seat: int) -> Observation:
        """What the seat sees and is asked. Rows past its options are 0, all of them when it is not asked."""
        view = match.view(seat)
        decision = match.pending.get(seat)
        options = np.zeros((self.room, self._option_length), np.float32)
        mask = np.zeros(self.room, np.int8)
        if decision is not None:
            count = self.count(decision)
            rows = b"".join(self.features.options(view, decision))
            options[:count] = np.frombuffer(rows, np.float32).reshape(count, -1)
            mask[:count] = 1
        seen = np.array(self.features.seen(view, seat, decision), np.float32)
        return {"seen": seen, "options": options, "action_mask": mask}

    def count(self, decision: Decision) -> int:
        if len(decision.options) > self.room:
            raise TooManyOptions(self._game, decision, self.room)
        return len(decision.options)

"""A whole table as a PettingZoo environment: every seat is an agent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ..kernel.game import game_named
from ..kernel.match import Match
from .encoding import Encoder, Observation
from .play import Seeds, confirm_all, in_words, match_of, take
from .rewards import Reward, by_place


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """Agents are called `seat_0`, `seat_1`, ... While several are asked at once the lowest seat answers first: in such a phase
    no seat sees what the others do, so another order would end the same."""

    metadata = {"render_modes": ["ansi"], "name": "eldertable_v0", "is_parallelizable": False}

    def __init__(
        self, game: str, *, seats: int = 2, options: Mapping[str, str] | None = None, reward: Reward = by_place,
        max_options: int | None = None, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.game = game_named(game)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(self.seats, options or {})
        self.render_mode = render_mode
        self.metadata = {**TableEnv.metadata, "name": f"{self.game.id}_v0"}
        self.encoder = Encoder(self.game, max_options)
        self.feature_names = self.encoder.feature_names
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward, self._seeds = reward, Seeds()
        self._spaces = {agent: self._nested() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.encoder.room) for agent in self.possible_agents}

    def _nested(self) -> spaces.Dict:
        """PettingZoo's shape for games with masks: the mask beside the rest."""
        seen, options, mask = (self.encoder.space()[key] for key in ("seen", "options", "action_mask"))
        return spaces.Dict({"observation": spaces.Dict({"seen": seen, "options": options}), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. `options={"game": {...}}` replaces options of the game, for this match alone."""
        self.match: Match = match_of(self, self._seeds.next(seed), options)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        found: Observation = self.encoder.observe(self.match, self._seat_of[agent])
        mask = found.pop("action_mask")
        return {"observation": found, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        take(self.match, self._seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """To the next question that is one, or to the end."""
        confirm_all(self.match)
        outcome = self.match.outcome
        if outcome is not None:
            self.rewards = {agent: self._reward(outcome, seat) for agent, seat in self._seat_of.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[min(self.match.pending, default=0)]

    def render(self) -> str | None:
        """The table as text, seen from the seat that is asked."""
        if self.render_mode is None:
            return None
        return in_words(self.match, self._seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

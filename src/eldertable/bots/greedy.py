"""The option that looks best at a glance, by what the game's heuristics say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..kernel.decision import Decision
from ..kernel.heuristics import Heuristics
from ..kernel.match import Match
from ..kernel.text import text
from .bot import SECONDS, Bot, Suggestion

GLANCES = 8  # turns looked at for a suggestion


class GreedyBot(Bot):
    name = "greedy"

    def choose(self, match: Match, seat: int, seconds: float = SECONDS) -> int:
        if len(match.pending[seat].options) == 1:
            return 0
        heuristics = match.game.heuristics
        if heuristics is None:
            return self._any_option(match, seat)
        fork = match.fork(seat, seed=self._fork_seed())
        return heuristics.pick(fork.state, fork.pending[seat])

    def suggest(self, match: Match, seat: int, seconds: float = SECONDS) -> Suggestion:
        heuristics = match.game.heuristics
        if heuristics is None:
            return Suggestion(self._any_option(match, seat), text("app-bot-reason-random"))
        fork = match.fork(seat, seed=self._fork_seed())
        decision = fork.pending[seat]
        firsts = (turn.options[0] for turn in heuristics.turns(fork.state, decision, GLANCES))
        return in_words(heuristics, fork.state, decision, firsts)


def in_words(heuristics: Heuristics[Any], state: Any, decision: Decision, best_first: Iterable[Any]) -> Suggestion:
    """The best option with its reason, and the best of the others. The same reason twice would tell nothing apart."""
    if len(decision.options) == 1:
        return Suggestion(0, text("app-bot-reason-only"))
    numbers = list(dict.fromkeys(decision.options.index(option) for option in best_first))
    said = [(number, heuristics.reason(state, decision, decision.options[number])) for number in numbers[:2]]
    if len(said) > 1 and said[1][1] == said[0][1]:
        said[1] = (said[1][0], text("app-bot-reason-level"))
    return Suggestion(*said[0], said[1] if len(said) > 1 else None)

"""Any legal option, all equally likely."""

from __future__ import annotations

from ..kernel.match import Match
from ..kernel.text import text
from .bot import SECONDS, Bot, Suggestion


class RandomBot(Bot):
    name = "random"

    def choose(self, match: Match, seat: int, seconds: float = SECONDS) -> int:
        return self._any_option(match, seat)

    def suggest(self, match: Match, seat: int, seconds: float = SECONDS) -> Suggestion:
        return Suggestion(self._any_option(match, seat), text("app-bot-reason-random"))

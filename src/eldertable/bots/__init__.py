"""Players that are programs, for any game: `random`, `greedy` and `search`."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import EldertableError
from ..kernel.text import text
from .bot import Bot, Suggestion
from .chance import RandomBot
from .greedy import GreedyBot
from .search import SearchBot

__all__ = ["Bot", "Suggestion", "UnknownBot", "named", "names", "thinks"]

_BOTS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


class UnknownBot(EldertableError):
    """No bot of that name."""


def names() -> tuple[str, ...]:
    """The bots, weakest first."""
    return tuple(_BOTS)


def thinks(name: str) -> bool:
    """Whether a bot makes use of time: others answer at once."""
    return _BOTS.get(name) is SearchBot


def named(name: str, *, seed: str | None = None, iterations: int | None = None) -> Bot:
    """A bot. With a seed its choices can be repeated; `iterations` limits a search by its work instead of by the clock."""
    if name not in _BOTS:
        raise UnknownBot(text("app-error-bot", bot=str(name), known=", ".join(_BOTS)))
    return _BOTS[name](seed=seed, iterations=iterations)

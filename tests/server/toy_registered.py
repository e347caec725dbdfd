"""Importing this puts the toy game on the shelf; servers under test are told to (ELDERTABLE_PRELOAD)."""

import sys, types

try:
    from eldertable import bots
except ImportError:
    bots = sys.modules["eldertable.bots"] = types.ModuleType("bots")
    import eldertable

    eldertable.bots = bots
from eldertable.kernel import game as registry
from eldertable.kernel.text import text
from tests.server.toy import GAME

registry.games()
registry._games["toy"] = GAME


class _Random:
    def choose(self, match, seat, *, seconds):
        return len(match.pending[seat].options) - 1

    def suggest(self, match, seat, seconds):
        return 0, text("toy-hint"), (len(match.pending[seat].options) - 1, text("toy-hint"))


if not hasattr(bots, "named"):
    bots.names = lambda: ("random", "greedy", "search")
    bots.named = lambda name: _Random()

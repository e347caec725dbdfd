"""Importing this puts the toy game on the shelf; servers under test are told to (ELDERTABLE_PRELOAD)."""

from eldertable.kernel import game as registry
from tests.server.toy import GAME

registry.games()
registry._games["toy"] = GAME

"""Importing this puts the toy game on the shelf; servers under test are told to (ELDERTABLE_PRELOAD)."""

import sys

from eldertable.kernel import game as registry
from tests.server.toy import GAME

registry.games()
registry._games["toy"] = GAME
# Most servers under test end before anybody asks for a replay: the process for that starts when it is needed. In the servers only,
# for processes that think must not load what is the server's.
if (house := sys.modules.get("eldertable.server.house")) is not None:
    house.READY_SECONDS = 3600.0  # type: ignore[attr-defined]

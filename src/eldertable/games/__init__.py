"""The games. Each is a package of its own and is found by its entry point.

`eldertable.games` is also the function that lists them. Python puts a package in the place of that function as soon as the
first game is imported, so the package answers the call too.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from eldertable.kernel import game as registry


class _Games(ModuleType):
    def __call__(self) -> dict[str, registry.Game[Any]]:
        return registry.games()


sys.modules[__name__].__class__ = _Games

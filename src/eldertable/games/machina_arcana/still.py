"""While nothing changes, what was worked out once need not be worked out again.

Listing options reads the same board hundreds of times and changes nothing. Inside `with still(state)` the derived things
(board, who stands where, modifiers in play) are remembered; outside they are computed at every read, so nothing can be stale.
Each thread remembers for itself: a server plays several matches at once.
"""

from __future__ import annotations

import threading
from typing import Any

from .state import ArcanaState


class _Here(threading.local):
    """The state that stands still in this thread, and what is known of it."""

    state: ArcanaState | None = None
    known: dict[Any, Any]


here = _Here()


class still:  # noqa: N801 (it reads as a word: `with still(state)`)
    """Nothing changes in here. May be nested; never around a question to a player."""

    __slots__ = ("_before", "_known", "_state")

    def __init__(self, state: ArcanaState) -> None:
        self._state = state

    def __enter__(self) -> None:
        before = self._before = here.state
        if before is not self._state:
            self._known = here.known if before is not None else {}
            here.state, here.known = self._state, {}

    def __exit__(self, *_: object) -> None:
        if self._before is not self._state:
            here.state, here.known = self._before, self._known


def remembered(state: ArcanaState) -> dict[Any, Any] | None:
    """Where to remember what is derived from this state, if it stands still."""
    return here.known if here.state is state else None

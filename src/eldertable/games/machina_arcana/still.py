"""While nothing changes, what was worked out once need not be worked out again.

Listing options reads the same board hundreds of times and changes nothing. Inside `with still(state)` the derived things
(board, who stands where, modifiers in play) are remembered; outside they are computed at every read, so nothing can be stale.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from .state import ArcanaState


class Still:
    __slots__ = ("known", "state")

    def __init__(self, state: ArcanaState) -> None:
        self.state = state
        self.known: dict[Any, Any] = {}


_now: list[Still] = []


@contextmanager
def still(state: ArcanaState) -> Iterator[None]:
    """Nothing changes in here. May be nested."""
    if _now and _now[-1].state is state:
        yield
        return
    _now.append(Still(state))
    try:
        yield
    finally:
        _now.pop()


def remembered(state: ArcanaState) -> dict[Any, Any] | None:
    """Where to remember what is derived from this state, if it stands still."""
    return _now[-1].known if _now and _now[-1].state is state else None

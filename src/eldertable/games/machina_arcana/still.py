"""While nothing changes, what was worked out once need not be worked out again.

Listing options reads the same board hundreds of times and changes nothing. Inside `with still(state)` the derived things
(board, who stands where, modifiers in play) are remembered; outside they are computed at every read, so nothing can be stale.
What is remembered belongs to one state: a server plays several matches at once, but each of them in one thread at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .state import ArcanaState

if TYPE_CHECKING:
    from .board import Geometry
    from .in_play import InPlay


class Known:
    """What is known of a state that stands still. What is asked for all the time has a place of its own."""

    __slots__ = ("board", "facts", "occupants", "play", "standing", "state")

    def __init__(self) -> None:
        self.state: ArcanaState | None = None
        self.board: Geometry | None = None
        self.play: InPlay | None = None
        self.standing: list[tuple[str, int]] | None = None
        self.occupants: dict[int, str] | None = None
        self.facts: dict[Any, Any] = {}

    def forget(self) -> None:
        self.state = self.board = self.play = self.standing = self.occupants = None
        self.facts.clear()


class _Latest:
    """What was asked for last: mostly it is what is asked for next."""

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known = Known()


_known: Final[dict[int, Known]] = {}  # by the identity of the state; an entry lives as long as its `with` block
_latest: Final = _Latest()
_spare: Final[list[Known]] = []  # empty ones, to be used again


class still:  # noqa: N801 (it reads as a word: `with still(state)`)
    """Nothing changes in here. May be nested; never around a question to a player."""

    __slots__ = ("_mine", "_state")

    def __init__(self, state: ArcanaState) -> None:
        self._state = state
        self._mine: Known | None = None  # of the outermost block

    def __enter__(self) -> None:
        if known_of(self._state) is None:
            known = _spare.pop() if _spare else Known()
            known.state = self._state
            self._mine = _known[id(self._state)] = _latest.known = known

    def __exit__(self, *_: object) -> None:
        if self._mine is not None:
            del _known[id(self._state)]
            self._mine.forget()
            _spare.append(self._mine)


def known_of(state: ArcanaState) -> Known | None:
    """What is remembered of this state, if it stands still."""
    known = _latest.known
    if known.state is state:
        return known
    return _known.get(id(state)) if _known else None


def remembered(state: ArcanaState) -> dict[Any, Any] | None:
    """Where to remember what is derived from this state, if it stands still."""
    known = known_of(state)
    return None if known is None else known.facts

"""What a step holds in its hands: the state, chance, the agenda, and a voice to tell what happened."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .agenda import Lane, Step
from .chance import WORD, block, words
from .decision import Decision
from .events import Event
from .state import GameState

S = TypeVar("S", bound=GameState)
T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Generic[S]):
    """The one object handed to steps. It keeps no state of its own beyond the running choice."""

    __slots__ = ("_block", "_block_at", "events", "lane", "revealed", "standing", "state")

    def __init__(self, state: S) -> None:
        self.state = state
        self.lane: Lane | None = None  # the lane being run, if any
        self.events: list[Event] = []  # of the running choice
        self.revealed = False  # did the running choice show something that cannot be unseen?
        self.standing: Decision | None = None  # while dealing anew: the question that stands in the midst of a procedure
        self._block_at: tuple[int, int] | None = None
        self._block: tuple[int, ...] = ()

    # --- what happens next -------------------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """Put steps on the agenda; the first named runs first."""
        agenda = self.lane.agenda if self.lane is not None else self.state.agenda
        agenda.extend(steps[::-1])

    def together(self, lanes: Iterable[tuple[int, Step]]) -> None:
        """Let several seats go through steps at the same time; the agenda goes on when all lanes are done."""
        state = self.state
        if self.lane is not None or state.lanes:
            raise RuntimeError("a simultaneous phase cannot open another one")
        state.lanes_opened += 1
        base = state.lanes_opened << 8
        state.lanes = [Lane(seat, [step], base + seat) for seat, step in lanes]
        if len({lane.seat for lane in state.lanes}) < len(state.lanes):
            raise RuntimeError("a seat has one lane in a simultaneous phase")

    # --- what happened -----------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def reveal(self) -> None:
        """Something hidden became known: choices before this moment can no longer be taken back."""
        self.revealed = True

    # --- chance ------------------------------------------------------------------------------------------------

    def below(self, sides: int) -> int:
        """A fair number from 0 to sides - 1."""
        while True:
            drawn = self._word()
            # the few words above the last multiple of `sides` are not fair; hardly any is so near the end
            if drawn <= WORD - sides or drawn < WORD - WORD % sides:
                return drawn % sides

    def shuffle(self, items: MutableSequence[Any]) -> None:
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]

    def draw_from(self, key: bytes) -> None:
        """All later numbers come from another key."""
        self.state.key = key
        self._block_at = None

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def _word(self) -> int:
        self.revealed = True
        lane = self.lane
        if lane is None:
            n, stream = self.state.drawn, 0
            self.state.drawn = n + 1
        else:
            n, stream = lane.drawn, lane.stream
            lane.drawn = n + 1
        at = (stream, n >> 3)
        if at != self._block_at:
            self._block = words(block(self.state.key, stream, n >> 3))
            self._block_at = at
        return self._block[n & 7]

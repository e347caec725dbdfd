"""A match arranged for a test: set the state as the test needs it, script the dice, choose options by their meaning."""

from __future__ import annotations

from collections import deque
from typing import Any, TypeVar

from eldertable.kernel.decision import Decision
from eldertable.kernel.events import Event
from eldertable.kernel.match import Match
from eldertable.kernel.table import Table

E = TypeVar("E", bound=Event)


class ScriptedTable(Table[Any]):
    """A table whose next random numbers are told by the test; afterwards chance is real again."""

    __slots__ = ("script",)

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.script: deque[int] = deque()

    def below(self, sides: int) -> int:
        if not self.script:
            return super().below(sides)
        self.revealed = True
        number = self.script.popleft()
        if not 0 <= number < sides:
            raise AssertionError(f"the script says {number}, but the draw is below {sides}")
        return number


class Arranged:
    """Wraps a match. Change `state` at a decision, then call `refresh` (or choose, which does) to ask anew."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = []  # everything told since the test began
        self._table = ScriptedTable(match.state)
        match._table = self._table
        self.refresh()

    @property
    def state(self) -> Any:
        return self.match.state

    def refresh(self) -> None:
        """Ask again: the state was changed by the test. Only at decisions of steps that ask first."""
        assert self.match.at_rest, "a test may rearrange only at a checkpoint"
        self.match._decisions.clear()
        self.match._running.clear()
        self._table.events = []
        self.events += self.match._advance()

    def next_dice(self, *numbers: int) -> None:
        """The next dice show these numbers (from 1)."""
        self._table.script.extend(number - 1 for number in numbers)

    def decision(self, seat: int = 0) -> Decision:
        return self.match.pending[seat]

    def kind(self, seat: int = 0) -> str | None:
        """What the seat is asked, or None."""
        decision = self.match.pending.get(seat)
        return decision.kind if decision else None

    def options(self, type_: type[Any], seat: int = 0) -> list[Any]:
        """The legal options of one kind."""
        return [option for option in self.decision(seat).options if isinstance(option, type_)]

    def can(self, type_: type[Any], seat: int = 0, **fields: Any) -> bool:
        return seat in self.match.pending and any(_is(o, type_, fields) for o in self.decision(seat).options)

    def choose(self, type_: type[Any], seat: int = 0, **fields: Any) -> list[Event]:
        """Take the one option of this kind with these fields."""
        options = self.decision(seat).options
        found = [i for i, option in enumerate(options) if _is(option, type_, fields)]
        assert len(found) == 1, f"{type_.__name__}({fields}) names {len(found)} of {options}"
        events = self.match.choose(seat, found[0])
        self.events += events
        return events

    def told(self, type_: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, type_)]


def _is(option: Any, type_: type[Any], fields: dict[str, Any]) -> bool:
    return isinstance(option, type_) and all(getattr(option, name) == value for name, value in fields.items())

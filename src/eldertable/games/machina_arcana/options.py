"""What a player of Machina Arcana may choose."""

from __future__ import annotations

from ...kernel.decision import Option


class TakeTurn(Option, frozen=True):
    explorer: str


class Move(Option, frozen=True):
    cell: int


class OpenDoor(Option, frozen=True):
    door: str


class CloseDoor(Option, frozen=True):
    door: str


class DestroyDoor(Option, frozen=True):
    door: str


class Activate(Option, frozen=True):
    cell: int
    as_kind: str


class SealLair(Option, frozen=True):
    cell: int


class Explore(Option, frozen=True):
    side: str


class LeaveBoard(Option, frozen=True):
    pass


class UseInventory(Option, frozen=True):
    explorer: str


class Exchange(Option, frozen=True):
    explorer: str


class UseAbility(Option, frozen=True):
    card: str
    ability: int


class Pass(Option, frozen=True):
    pass


class ChooseThing(Option, frozen=True):
    """A target, a cell, a creature, a door."""

    ref: str


class ChooseNothing(Option, frozen=True):
    """Enough, or none."""


class ChooseNumber(Option, frozen=True):
    n: int


class Agree(Option, frozen=True):
    pass


class Decline(Option, frozen=True):
    pass


class WaitForChange(Option, frozen=True):
    """Out of turn: nothing now, and do not ask again before something has changed."""


class ChooseCard(Option, frozen=True):
    card: str


class ChooseDeck(Option, frozen=True):
    deck: str


class ChooseList(Option, frozen=True):
    """One of several lists of effects on a card."""

    number: int


class Attach(Option, frozen=True):
    """Equip an item: as a main item (`on` empty), or attached to another."""

    item: str
    on: str
    part: str


class GiveItem(Option, frozen=True):
    item: str
    to: str


class PayInspiration(Option, frozen=True):
    """Who pays how much: explorer and amount."""

    shares: tuple[tuple[str, int], ...]


class PutCard(Option, frozen=True):
    card: str
    where: str  # discard, deck, top, bottom


class ChooseExplorer(Option, frozen=True):
    """Set-up: the explorer a seat plays."""

    explorer: str


class KeepAll(Option, frozen=True):
    """The end of a scenario of a campaign: keep every card."""


AGREE, DECLINE, NOTHING, PASS, KEEP_ALL = Agree(), Decline(), ChooseNothing(), Pass(), KeepAll()
WAIT_FOR_CHANGE = WaitForChange()

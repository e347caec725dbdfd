"""What a player of the tour may choose. Each option names things by the ids of the content files."""

from __future__ import annotations

from ...kernel.decision import Option
from .tourists import KINDS
from .town import DISTRICTS, NODES, ROADS


class KeepTask(Option, frozen=True):
    card: str


class TakeDie(Option, frozen=True):
    die: str


class RemoveDie(Option, frozen=True):
    die: str


class PickDice(Option, frozen=True):
    first: str
    second: str


class ChooseDistrict(Option, frozen=True):
    district: str


class ChangeCoordinate(Option, frozen=True):
    die: str
    number: int


class Erase(Option, frozen=True):
    road: str


class SkipCorrection(Option, frozen=True):
    pass


class PlaceTourist(Option, frozen=True):
    tourist: str


class Lay(Option, frozen=True):
    road: str


class StopLaying(Option, frozen=True):
    pass


class LayNothing(Option, frozen=True):
    pass


class UseBonus(Option, frozen=True):
    bonus: str


class VisitShop(Option, frozen=True):
    node: str


class CircleTome(Option, frozen=True):
    tome: str


class Ready(Option, frozen=True):
    pass


class TakeLine(Option, frozen=True):
    line: int


class DrawOwnLine(Option, frozen=True):
    pass


class StartAt(Option, frozen=True):
    node: str


class Follow(Option, frozen=True):
    road: str


class CrossRiver(Option, frozen=True):
    road: str


class JumpTo(Option, frozen=True):
    node: str


class FinishLine(Option, frozen=True):
    pass


class FaceAncientOne(Option, frozen=True):
    pass


class Reroll(Option, frozen=True):
    dice: tuple[int, ...]  # which of the three rolled dice, 0 to 2


class Improve(Option, frozen=True):
    die: int


class Bless(Option, frozen=True):
    pass


class KeepRoll(Option, frozen=True):
    pass


class CrossOut(Option, frozen=True):
    district: str


class EraseType(Option, frozen=True):
    tourist: str


# Options are made once: a list of legal ones is then only a list of references.
LAY = tuple(Lay(road.id) for road in ROADS)
ERASE = tuple(Erase(road.id) for road in ROADS)
CHOOSE = tuple(ChooseDistrict(district.id) for district in DISTRICTS)
VISIT = {node.index: VisitShop(node.id) for node in NODES if node.shop}
PLACE = tuple(PlaceTourist(kind) for kind in KINDS)
ERASE_TYPE = tuple(EraseType(kind) for kind in KINDS)
STOP_LAYING = StopLaying()
LAY_NOTHING = LayNothing()
READY = Ready()

# Every way to fill a byte of a set of roads, as options: an early turn has over seventy free roads.
_LAYS_OF_BYTE = tuple(
    tuple(tuple(lay for bit, lay in enumerate(LAY[8 * at : 8 * at + 8]) if byte >> bit & 1) for byte in range(256))
    for at in range((len(LAY) + 7) // 8)
)


def lays(roads: int) -> list[Lay]:
    """The options to lay each of these roads, in their order."""
    found: list[Lay] = []
    for at, byte in enumerate(roads.to_bytes(len(_LAYS_OF_BYTE), "little")):
        if byte:
            found += _LAYS_OF_BYTE[at][byte]
    return found

"""What happens in the tour. In simultaneous phases a player's own steps are told to that player alone; the others read one
summary when everybody is done (AT-Q-40)."""

from __future__ import annotations

from ...kernel.events import Event


class GameBegan(Event, frozen=True, kw_only=True):
    ancient_one: str
    effects: tuple[str, str]
    first_player: int


class TaskKept(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class CallDealt(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int
    first_player: int
    opening: bool


class ShopRevealed(Event, frozen=True, kw_only=True):
    card: str


class DiceRolled(Event, frozen=True, kw_only=True):
    seat: int
    dice: tuple[tuple[str, int], ...]


class DieTaken(Event, frozen=True, kw_only=True):
    seat: int
    die: str
    number: int  # 0: not rolled yet


class DieRemoved(Event, frozen=True, kw_only=True):
    seat: int
    die: str
    number: int


class DicePicked(Event, frozen=True, kw_only=True):
    seat: int
    dice: tuple[tuple[str, int], ...]


class CoordinateChanged(Event, frozen=True, kw_only=True):
    seat: int
    die: str
    before: int
    after: int


class DistrictChosen(Event, frozen=True, kw_only=True):
    seat: int
    district: int
    free: bool


class RouteCorrected(Event, frozen=True, kw_only=True):
    seat: int
    erased: int
    drawn: int


class TouristsPlaced(Event, frozen=True, kw_only=True):
    seat: int
    district: int
    tourists: int
    source: str  # dice, effect_die, repeat, free


class SegmentLaid(Event, frozen=True, kw_only=True):
    seat: int
    road: int
    source: str  # way, extra_segment, diagonal_segment


class NothingLaid(Event, frozen=True, kw_only=True):
    seat: int


class ShopVisited(Event, frozen=True, kw_only=True):
    seat: int
    node: int
    card: str


class BonusGained(Event, frozen=True, kw_only=True):
    seat: int
    bonus: str


class TomeCircled(Event, frozen=True, kw_only=True):
    seat: int
    tome: str


class ExtraTourists(Event, frozen=True, kw_only=True):
    seat: int
    district: int
    tourists: int


class BoardPlayed(Event, frozen=True, kw_only=True):
    """What a player did in phases 3 to 5, told to everybody else when all are done."""

    seat: int
    district: int
    tourists: int
    roads: tuple[int, ...]
    shop: int | None

    def seen_by(self, seat: int | None) -> Event | None:
        return None if seat == self.seat else self


class RoundEnded(Event, frozen=True, kw_only=True):
    round: int


class LineChosen(Event, frozen=True, kw_only=True):
    seat: int
    roads: int  # how many segments
    districts: int
    madness: int
    vp: int


class EncounterRolled(Event, frozen=True, kw_only=True):
    seat: int
    numbers: tuple[int, ...]
    madness: int
    fail_up_to: int


class TomeUsed(Event, frozen=True, kw_only=True):
    seat: int
    tome: str
    before: tuple[int, ...]
    after: tuple[int, ...]


class CallShown(Event, frozen=True, kw_only=True):
    seat: int
    card: str


class EncounterCounted(Event, frozen=True, kw_only=True):
    seat: int
    failures: int
    successes: int


class TouristsErased(Event, frozen=True, kw_only=True):
    seat: int
    tourists: int
    districts: tuple[int, ...]


class DistrictCrossedOut(Event, frozen=True, kw_only=True):
    seat: int
    district: int
    tourists: int


class RewardReceived(Event, frozen=True, kw_only=True):
    seat: int
    vp: int
    each: int
    successes: int


class PlayerLost(Event, frozen=True, kw_only=True):
    seat: int


class Scored(Event, frozen=True, kw_only=True):
    seat: int
    total: int


class GameEnded(Event, frozen=True, kw_only=True):
    winners: tuple[int, ...]

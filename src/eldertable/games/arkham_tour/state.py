"""What lies on the table of the tour."""

from __future__ import annotations

from msgspec import Struct, field

from ...kernel.state import GameState
from .town import DISTRICTS

BONUSES = ("coordinate_change", "extra_segment", "diagonal_segment")
COORDINATE, EXTRA, DIAGONAL = range(3)
TOMES = ("reroll", "improvement", "blessing")
REROLL, IMPROVEMENT, BLESSING = range(3)
NOT_CIRCLED, CIRCLED, CROSSED_OUT = range(3)  # marks on a tome
NONE = -1
ROAD_BYTES = 18


class Encounter(Struct, array_like=True, gc=False):
    """A player's encounter with the Ancient One."""

    numbers: list[int]
    fail_up_to: int
    rolls: list[tuple[str, list[int]]]  # what was done ("", "reroll", "improvement", "blessing") and the result
    blessed: bool = False
    failures: int = 0
    successes: int = 0
    erased: list[tuple[int, int]] = []  # district, packed tourists
    vp: int = 0
    lost: bool = False


class Board(Struct, array_like=True, gc=False):
    """One player's board with everything they have marked on it."""

    roads: bytes = bytes(ROAD_BYTES)  # drawn segments, a bit for each road (too many for one number)
    tourists: list[int] = []  # packed, for each district
    shops: int = 0  # circled shops, a bit for each node
    gained: list[int] = field(default_factory=lambda: [0, 0, 0])  # bonuses circled, in the order of BONUSES
    used: list[int] = field(default_factory=lambda: [0, 0, 0])
    tomes: list[int] = field(default_factory=lambda: [NOT_CIRCLED] * 3)
    rounds_marked: int = 0
    dealt: list[int] = []  # personal tasks dealt at set-up
    task: int = NONE
    call: int = NONE
    call_shown: bool = False

    # this round
    dice: list[int] = []  # my two round dice
    numbers: list[int] = []  # their numbers, with my coordinate changes
    later_dice: list[int] = []  # four players: my dice of the second opening round
    district: int = NONE
    free_choice: bool = False  # all candidates were occupied (AT-PH3-06)
    fresh: bytes = bytes(ROAD_BYTES)  # segments drawn in this round
    way: list[int] = []  # segments laid by the way of phase 5 so far
    alley_used: bool = False
    visited: bool = False  # a shop in this round
    ready: bool = False

    # the end of the game
    lines: list[list[str]] = []  # final routes worked out for the player, as walks
    drawing: list[str] = []  # a final route being drawn by hand
    drawing_nodes: list[int] = []
    line: list[str] = []  # the final route
    along: int = 0  # districts along it
    madness: int = 0
    links: int = 0
    task_vp: int = 0
    crossed_out: int = 0  # University districts struck by Yog-Sothoth
    encounter: Encounter | None = None

    @property
    def drawn(self) -> int:
        return int.from_bytes(self.roads, "little")

    @property
    def drawn_now(self) -> int:
        return int.from_bytes(self.fresh, "little")

    def draw(self, road: int) -> None:
        bit = 1 << road
        self.roads = (self.drawn | bit).to_bytes(ROAD_BYTES, "little")
        self.fresh = (self.drawn_now | bit).to_bytes(ROAD_BYTES, "little")

    def erase(self, road: int) -> None:
        bit = 1 << road
        self.roads = (self.drawn & ~bit).to_bytes(ROAD_BYTES, "little")
        self.fresh = (self.drawn_now & ~bit).to_bytes(ROAD_BYTES, "little")

    def keep_only(self, roads: int) -> None:
        self.roads = (self.drawn & roads).to_bytes(ROAD_BYTES, "little")
        self.fresh = (self.drawn_now & roads).to_bytes(ROAD_BYTES, "little")

    def has_bonus(self, bonus: int) -> bool:
        return self.gained[bonus] > self.used[bonus]

    def begin_round(self) -> None:
        self.dice, self.numbers = [], []
        self.district, self.free_choice = NONE, False
        self.fresh = bytes(ROAD_BYTES)
        self.way = []
        self.alley_used = self.visited = self.ready = False


def new_board() -> Board:
    return Board(tourists=[0] * len(DISTRICTS))


class Place:
    """Where a die lies (AT-COMP-08)."""

    BOX, AVAILABLE, FIRST, SECOND, UNAVAILABLE, TAKEN = range(6)


PLACES = ("box", "available", "first", "second", "unavailable", "taken")


class TourState(GameState, array_like=True, gc=False, kw_only=True):
    """The table: common cards and dice, and the boards."""

    boards: list[Board]
    ancient_one: str = ""
    effects: list[int] = []  # effect cards: with the dark, with the light symbol up
    shop_deck: list[int] = []  # the top card is the last
    shop_removed: int = NONE
    shop_card: int = NONE
    shop_discard: list[int] = []
    round: int = 0
    first_player: int = 0
    setup_first_player: int = 0
    phase: str = "setup"
    numbers: list[int] = field(default_factory=lambda: [0] * 5)  # what each die shows
    places: list[int] = field(default_factory=lambda: [0] * 5)
    taken_by: list[int] = field(default_factory=lambda: [NONE] * 5)  # opening rounds: who took the die
    shown: bytes = b""  # the boards as a simultaneous phase began: what others may see of it
    secrets_open: bool = False  # personal tasks are shown at scoring


def seats_from(state: TourState, first: int) -> list[int]:
    """The seats clockwise from `first`."""
    return [(first + i) % state.seats for i in range(state.seats)]

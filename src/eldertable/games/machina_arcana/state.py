"""What lies on the table of Machina Arcana.

Creatures are named by the id of their card (`mi_go`, `lorre_gerrar`), barrels and the cells that a finale turns into creatures
by what and where they are (`barrel@214`). A cell is one number: 100 for each place of a fragment, 10 for each row, 1 for each
column, as the fragment lies on the table (turned).
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, field

from ...kernel.state import GameState

OFF_BOARD: Final = -1
CELLS: Final = 100
EDGES: Final = 220  # 11 x 10 edges above and below rows, then 10 x 11 edges left and right of columns
MAX_FRAGMENTS: Final = 4
MARKERS: Final = 3  # of each explorer (MA-SETUP-14)
HORROR_MARKERS: Final = 4
LEAST: Final = 0  # no characteristic is ever below or above (MA-STAT-05, -06)
MOST: Final = 9
UNTIL_TURN: Final = "turn"
HORROR: Final = "horror"  # owner of horror markers

# tokens on a cell
NO_TOKEN: Final = 0
DESTROYED: Final = 1
LIT: Final = 2
STACK: Final = 3  # two of destruction, on a lair cell

DOOR_OPEN: Final = 0
DOOR_CLOSED: Final = 1
DOOR_DESTROYED: Final = 2

ITEM_TYPES = ("weapon", "clothing", "artefact", "single_use")


class Fragment(Struct, array_like=True, gc=False):
    """A fragment on the table: which face, how it is turned, where it lies, and what has happened to it."""

    face: str
    turn: int  # quarter turns clockwise
    x: int  # place in the grid of fragments; only differences matter
    y: int
    tokens: bytes = bytes(CELLS)  # a token for each cell
    doors: bytes = bytes(EDGES)  # the state of the door on each edge that is one
    entry: list[int] = []  # cells under the entry token
    exit: list[int] = []  # cells under the exit token


class Equipped(Struct, array_like=True, gc=False):
    """An equipped item: a main item, an upgrade on top of another, or an extension right of another."""

    item: str
    part: str  # main, upgrade, extension
    on: str = ""  # the item it is attached to


class Explorer(Struct, array_like=True, gc=False):
    card: str
    seat: int
    health: int
    stamina: int
    inspiration: int = 0
    cell: int = OFF_BOARD
    alive: bool = True
    left: bool = False  # went off by the exit (MA-LEAVE)
    turn_taken: bool = False
    inventory: list[str] = []
    equipped: list[Equipped] = []
    events: list[str] = []  # personal events
    passing: str = ""  # free abilities out of turn: UNTIL_TURN, or the mark of what must change first


class Monster(Struct, array_like=True, gc=False):
    """A monster in the queue; the queue's order is the order of the list."""

    card: str
    cell: int
    wounds: int = 0
    controlled_by: str = ""  # an explorer (MA-CONTROL)
    detour: list[int] = []  # where a started way around other creatures goes on (MA-Q-95)
    goes_for: str = ""  # the explorer it was last said to go for in this turn
    because: str = ""  # and why


class CellCreature(Struct, array_like=True, gc=False):
    """A cell of the finale that can be attacked."""

    id: str
    creature: str
    cell: int
    wounds: int = 0


class Lasting(Struct, array_like=True, gc=False):
    """A lasting effect: a marker on a card, and what it gives until the marker leaves (MA-LASTING)."""

    owner: str  # explorer, or HORROR
    card: str  # where the marker lies
    path: list[int]  # where on the card the effect stands: ability, effect, nested ...
    user: str  # creature for which `self` was resolved
    targets: list[str]  # the chosen targets, for modifiers on them
    it: str = ""
    evaders: list[str] = []  # of the attack it followed
    cells: list[tuple[int, str]] = []  # cells that count as another kind meanwhile (MA-CELLFX-06)


class ArcanaState(GameState, array_like=True, gc=False, kw_only=True):
    scenario: int = 1
    explorers: list[Explorer] = []
    monsters: list[Monster] = []
    cell_creatures: list[CellCreature] = []
    fragments: list[Fragment | None] = []  # by place number; a place may be empty
    fragment_stack: list[str] = []  # faces, the top one last
    round: int = 0
    phase: str = "setup"  # setup, explorers, lair, horror, monsters, over
    acting: str = ""  # the creature whose turn it is
    stamina_left: int = 0  # of the acting monster

    # decks: the top card is the last
    item_decks: dict[str, list[str]] = {}
    items_aside: list[str] = []
    item_discard: list[str] = []
    items_boxed: list[str] = []
    monster_deck: list[str] = []
    monsters_aside: list[str] = []
    monsters_destroyed: list[str] = []
    monsters_boxed: list[str] = []
    explorer_deck: list[str] = []
    explorer_discard: list[str] = []  # its last card is the current explorer event, unless it is personal
    horror_deck: list[str] = []
    horror_discard: list[str] = []
    events_boxed: list[str] = []

    # the chapter board
    chapters: list[str] = []  # the stack, the current chapter last
    finale: str = ""
    chapter: str = ""
    lair: int = 0  # 0: the chapter has no such value
    horror: int = 0
    danger: int = 0  # steps from the start of the track
    monster_level: int = 1
    set_aside: int = 0  # destruction tokens put aside by a finale
    began_finale: int = 0  # explorers alive when it began

    # markers and tokens on cards
    lasting: list[Lasting] = []
    resolved: dict[str, int] = {}  # "owner/card/path" -> times a lasting effect was resolved this round
    progress: dict[str, int] = {}  # progress tokens by card (and owner of personal cards)
    waiting_discard: list[str] = []  # single-use items and personal events whose lasting effect still runs

    kept: dict[str, list[str]] = {}  # a campaign won: the cards each survivor keeps (MA-CAMP-02)

    # the running action, for effects that look back
    memory: dict[str, Any] = field(default_factory=dict)

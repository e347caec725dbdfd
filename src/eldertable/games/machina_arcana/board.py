"""The board as geometry: neighbours, line of sight, distances, borders (MA-TILE, MA-WALL, MA-DOOR, MA-LOS, MA-ADJ, MA-TABLE).

Everything here is a function of the fragments alone; creatures are handed in where they matter. Results are remembered
outside the state, by what they depend on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from functools import lru_cache
from typing import Final

from .state import DESTROYED, DOOR_CLOSED, DOOR_DESTROYED, DOOR_OPEN, LIT, STACK, Fragment
from .tiles import (
    ATTACHMENT,
    BORDER,
    DOOR,
    NOTHING,
    SIDES,
    SIZE,
    WALL,
    Face,
    border_cells,
    cells_at_edge,
    edge_towards,
    face,
)

STEPS: Final = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
OPPOSITE: Final = {"north": "south", "south": "north", "east": "west", "west": "east"}
DIAGONALS: Final = (("north", "east"), ("north", "west"), ("south", "east"), ("south", "west"))
ENTERED: Final = frozenset({"passable_cell", "trap_cell", "lair_cell", "chasm_cell", "entry_cell", "core_cell"})
STOOD_ON: Final = ENTERED - {"chasm_cell"}
ACTION_CELLS: Final = frozenset(
    {"trap_lever", "recharge_station", "workbench", "chest", "event_cell", "unlit_chapter_cell", "lit_chapter_cell"}
)
FINALE_CELLS: Final = frozenset({"ritual_cell", "anchor_cell", "heart_cell", "pillar_cell"})
DOOR_KINDS: Final = {DOOR_OPEN: "open_door", DOOR_CLOSED: "closed_door", DOOR_DESTROYED: "destroyed_door"}
RUBBLE = "rubble"
KINDS = ENTERED | ACTION_CELLS | FINALE_CELLS | {RUBBLE, "barrel", "destroyed_cell"}
Place = tuple[str, int, int, int, bytes, bytes]
Counted = tuple[tuple[int, str], ...]  # cells and the kinds they count as
MANY = 2048  # of anything remembered here
_neighbours: Final[dict[tuple[object, ...], list[tuple[int, ...]]]] = {}


def key_of(fragments: Sequence[Fragment | None]) -> tuple[Place | None, ...]:
    return tuple([(f.face, f.turn, f.x, f.y, f.tokens, f.doors) if f else None for f in fragments])


def geometry(fragments: Sequence[Fragment | None], counted: Counted = ()) -> Geometry:
    """The geometry of a board, with cells that count as another kind; equal boards share it. Mostly it is the one of the
    last time, found without hashing."""
    lain = _latest.lain
    if not lain.lies_there(fragments, counted):
        lain = _latest.lain = Lain(fragments, _geometry(key_of(fragments), counted))
    return lain.board


class Lain:
    """A board, and copies of the fragments it was made of."""

    __slots__ = ("_fragments", "board")

    def __init__(self, fragments: Sequence[Fragment | None], board: Geometry) -> None:
        self.board = board
        self._fragments = [copy(fragment) for fragment in fragments]

    def lies_there(self, fragments: Sequence[Fragment | None], counted: Counted) -> bool:
        """Do equal fragments lie there? (One comparison of lists is faster than looking at each field.)"""
        return fragments == self._fragments and counted == self.board.counted


@lru_cache(maxsize=MANY)
def _geometry(key: tuple[Place | None, ...], counted: Counted = ()) -> Geometry:
    return Geometry(key, counted)


@lru_cache(maxsize=MANY)
def kinds_now(id: str, turn: int, tokens: bytes) -> tuple[str, ...]:
    """The kind each cell has now: destroyed cells have lost their own (MA-CELLFX-04), chapter cells may be lit."""
    kinds = list(face(id, turn).kinds)
    for cell, token in enumerate(tokens):
        if kinds[cell] == "chapter_cell":
            kinds[cell] = "lit_chapter_cell" if token == LIT else "unlit_chapter_cell"
        if token in (DESTROYED, STACK):
            # destroyed cells of a finale count as passable, all others are obstacles (MA-TABLE-06)
            kinds[cell] = "passable_cell" if kinds[cell] in FINALE_CELLS else "destroyed_cell"
    return tuple(kinds)


@lru_cache(maxsize=MANY)
def _cells_by_kind(id: str, turn: int, tokens: bytes, number: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The cells of each kind on a fragment that lies at a place."""
    found: dict[str, list[int]] = {}
    for cell, kind in enumerate(kinds_now(id, turn, tokens)):
        found.setdefault(kind, []).append(number * 100 + cell)
    return tuple([(kind, tuple(cells)) for kind, cells in found.items()])


@lru_cache(maxsize=MANY)
def _doors_on(id: str, turn: int, number: int) -> tuple[str, ...]:
    return tuple([f"door@{number}:{edge}" for edge, kind in enumerate(face(id, turn).edges) if kind == DOOR])


@lru_cache(maxsize=MANY)
def _open_edges(id: str, turn: int, doors: bytes) -> tuple[bool, ...]:
    """Can one pass and see through this edge? Borders are closed until a fragment is joined (MA-TILE-03)."""
    return tuple(
        kind == NOTHING or (kind == DOOR and doors[edge] != DOOR_CLOSED) for edge, kind in enumerate(face(id, turn).edges)
    )


# bits of the sides of a cell that are open
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
_BIT: Final = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}
OUTWARDS: Final = tuple(  # the sides of each cell where its fragment ends
    (NORTH if cell < 10 else 0)
    | (SOUTH if cell >= 90 else 0)
    | (WEST if cell % 10 == 0 else 0)
    | (EAST if cell % 10 == 9 else 0)
    for cell in range(100)
)
RIM: Final = frozenset(cell for cell in range(100) if OUTWARDS[cell])


@lru_cache(maxsize=MANY)
def _ways(id: str, turn: int, doors: bytes) -> tuple[int, ...]:
    """The open sides of each cell of a fragment lying alone."""
    edges = _open_edges(id, turn, doors)
    return tuple(
        (NORTH if edges[row * 10 + column] else 0)
        | (SOUTH if edges[row * 10 + 10 + column] else 0)
        | (WEST if edges[110 + row * 11 + column] else 0)
        | (EAST if edges[111 + row * 11 + column] else 0)
        for row in range(10)
        for column in range(10)
    )


@lru_cache(maxsize=MANY)
def _own_neighbours(id: str, turn: int, doors: bytes, number: int) -> tuple[tuple[int, ...], ...]:
    """Neighbours of the cells of one fragment lying alone at a place."""
    ways = _ways(id, turn, doors)
    closed_rim = tuple(way & ~OUTWARDS[cell] for cell, way in enumerate(ways)) + (0,) * SIZE  # a row below, never entered
    base = number * 100
    return tuple([tuple([base + other for other in _around(closed_rim, cell)]) for cell in range(100)])


def _around(ways: tuple[int, ...], cell: int) -> Iterator[int]:
    """Straight through open sides, diagonally if one of the two ways round the corner is open (MA-MOVE-05, MA-Q-54)."""
    here = ways[cell]
    north, east, south, west = ways[cell - 10], ways[cell + 1], ways[cell + 10], ways[cell - 1]
    if here & NORTH:
        yield cell - 10
    if here & EAST:
        yield cell + 1
    if here & SOUTH:
        yield cell + 10
    if here & WEST:
        yield cell - 1
    if (here & NORTH and north & EAST) or (here & EAST and east & NORTH):
        yield cell - 9
    if (here & NORTH and north & WEST) or (here & WEST and west & NORTH):
        yield cell - 11
    if (here & SOUTH and south & EAST) or (here & EAST and east & SOUTH):
        yield cell + 11
    if (here & SOUTH and south & WEST) or (here & WEST and west & SOUTH):
        yield cell + 9


Sights = dict[tuple[int, int], tuple[int, ...] | None]


@lru_cache(maxsize=MANY)
def _sights_of(bare: tuple[object, ...], rubble: tuple[int, ...]) -> Sights:
    """Lines of sight found so far; they depend on walls, doors and rubble alone."""
    return {}


class Geometry:
    """One arrangement of fragments, doors and tokens."""

    def __init__(self, key: tuple[Place | None, ...], counted: Counted = ()) -> None:
        self.places, self.counted = key, counted
        self.at = {(p[2], p[3]): number for number, p in enumerate(key) if p}
        self.kinds: list[str] = []
        for place in key:
            self.kinds += kinds_now(place[0], place[1], place[4]) if place else [""] * 100
        self._by_kind: dict[str, list[int]] = {}
        for number, place in enumerate(key):
            if place:
                for kind, cells in _cells_by_kind(place[0], place[1], place[4], number):
                    self._by_kind.setdefault(kind, []).extend(cells)
        self.cells = [cell for number, place in enumerate(key) if place for cell in range(number * 100, number * 100 + 100)]
        if counted:
            self._count(counted)
        self._ways = [_ways(p[0], p[1], p[5]) if p else () for p in key]
        self.bare = tuple([p and (*p[:4], p[5]) for p in key])
        self.neighbours = self._all_neighbours()
        self._open_beside: dict[int, tuple[int, ...]] = {}
        self._entered_beside: dict[int, tuple[int, ...]] = {}
        self._worked_beside: dict[int, list[tuple[int, str]]] = {}
        self._door_cells: dict[str, list[int]] = {}
        self._doors_of: dict[int, list[tuple[str, int]]] = {}
        self._doors_beside: dict[int, list[tuple[str, str]]] = {}
        self._unexplored: dict[int, list[str]] = {}
        self._walls_of: dict[int, list[str]] = {}
        self._opened: Geometry | None = None
        self._sights = _sights_of(self.bare, tuple(self._by_kind.get(RUBBLE, ())))
        self.doors = [door for number, p in enumerate(key) if p for door in _doors_on(p[0], p[1], number)]

    def _count(self, counted: Counted) -> None:
        """Some cells count as another kind."""
        for cell, kind in counted:
            if self.kinds[cell : cell + 1] not in ([], [""]):
                self.kinds[cell] = kind
        self._by_kind = {}
        for cell in self.cells:
            self._by_kind.setdefault(self.kinds[cell], []).append(cell)

    # --- places ------------------------------------------------------------------------------------------------

    def face(self, place: int) -> Face:
        found = self.places[place]
        assert found is not None
        return face(found[0], found[1])

    def point(self, cell: int) -> tuple[int, int]:
        """Row and column on the whole board."""
        place = self.places[cell // 100]
        assert place is not None
        local = cell % 100
        return place[3] * SIZE + local // SIZE, place[2] * SIZE + local % SIZE

    def cell_at(self, row: int, column: int) -> int | None:
        """The cell at a row and column of the whole board."""
        place = self.at.get((column // SIZE, row // SIZE))
        return None if place is None else place * 100 + row % SIZE * SIZE + column % SIZE

    def beside(self, cell: int, side: str) -> int | None:
        """The cell that touches this one on a side, whatever lies between."""
        row, column = self.point(cell)
        down, right = STEPS[side]
        return self.cell_at(row + down, column + right)

    def on(self, place: int) -> range:
        """The cells of a fragment."""
        return range(place * 100, place * 100 + 100)

    def of_kind(self, kind: str, place: int | None = None) -> list[int]:
        """The cells of a kind, on one fragment or on all."""
        found = self._by_kind.get(kind, [])
        return list(found) if place is None else [c for c in found if c // 100 == place]

    @property
    def entered(self) -> frozenset[int]:
        """The cells one may come onto, chasms too."""
        return frozenset([cell for cell in self.cells if self.kinds[cell] in ENTERED])

    # --- neighbours --------------------------------------------------------------------------------------------

    def passes(self, cell: int, side: str) -> bool:
        """Is there neither wall nor closed door on that side? Along a seam both fragments need a border (MA-Q-49, -50)."""
        place, local = divmod(cell, 100)
        other = self.beside(cell, side)
        if other is None:
            return False
        if other // 100 == place:
            return bool(self._ways[place][local] & _BIT[side])
        return self.is_border(cell, side) and self.is_border(other, OPPOSITE[side])

    def is_border(self, cell: int, side: str) -> bool:
        return self.face(cell // 100).edges[edge_towards(cell % 100, side)] in (BORDER, ATTACHMENT)

    def _all_neighbours(self) -> list[tuple[int, ...]]:
        """Tokens on cells change often and neighbours never with them: boards that differ in tokens alone share these."""
        known = _neighbours.get(self.bare)
        if known is None:
            known = []
            for number, place in enumerate(self.places):
                known += self._neighbours_of(number, place) if place else [()] * 100
            if len(_neighbours) >= MANY:
                _neighbours.clear()
            _neighbours[self.bare] = known
        return known

    def _neighbours_of(self, number: int, place: Place) -> list[tuple[int, ...]]:
        """Most cells have the same neighbours wherever the fragment lies; only along a seam it depends on what is joined."""
        joined = sum(_BIT[side] for side, (down, right) in STEPS.items() if (place[2] + right, place[3] + down) in self.at)
        found = list(_own_neighbours(place[0], place[1], place[5], number))
        for cell in RIM if joined else ():
            if OUTWARDS[cell] & joined:
                found[cell] = self._find_neighbours(number * 100 + cell)
        return found

    def _find_neighbours(self, cell: int) -> tuple[int, ...]:
        """Cells one step away (MA-MOVE-01): straight through open edges, diagonally past the end of a wall (MA-MOVE-05)."""
        found = [other for side in SIDES if self.passes(cell, side) and (other := self.beside(cell, side)) is not None]
        for first, second in DIAGONALS:
            other = self._diagonal(cell, first, second)
            if other is not None:
                found.append(other)
        return tuple(found)

    def _diagonal(self, cell: int, first: str, second: str) -> int | None:
        """The diagonal neighbour, if one of the two ways round the corner is open (MA-Q-54)."""
        for one, two in ((first, second), (second, first)):
            if self.passes(cell, one):
                corner = self.beside(cell, one)
                if corner is not None and self.passes(corner, two):
                    return self.beside(corner, two)
        return None

    def adjacent(self, one: int, other: int) -> bool:
        """MA-ADJ-01: touching and in line of sight; a joined border is an opening (MA-Q-58)."""
        return other in self.neighbours[one]

    def near(self, cell: int) -> tuple[int, ...]:
        """Range 0 to 1 (MA-RANGE-03)."""
        return (cell, *self.neighbours[cell])

    def open_beside(self, cell: int) -> tuple[int, ...]:
        """The neighbours one may step onto and stand on, if nobody is there."""
        known = self._open_beside.get(cell)
        if known is None:
            known = tuple([other for other in self.neighbours[cell] if self.kinds[other] in STOOD_ON])
            self._open_beside[cell] = known
        return known

    def entered_beside(self, cell: int) -> tuple[int, ...]:
        """The neighbours one may be led onto, chasms too."""
        known = self._entered_beside.get(cell)
        if known is None:
            known = tuple([other for other in self.neighbours[cell] if self.kinds[other] in ENTERED])
            self._entered_beside[cell] = known
        return known

    def worked_beside(self, cell: int) -> list[tuple[int, str]]:
        """The neighbours where an explorer may act, with their kind: action cells and lairs."""
        known = self._worked_beside.get(cell)
        if known is None:
            kinds = [(other, self.kinds[other]) for other in self.neighbours[cell]]
            known = [(other, kind) for other, kind in kinds if kind in ACTION_CELLS or kind == "lair_cell"]
            self._worked_beside[cell] = known
        return known

    # --- distance and sight ------------------------------------------------------------------------------------

    def distance(self, one: int, other: int) -> int:
        """Steps in eight directions, ignoring everything (MA-NEAREST-02, MA-RANGE-06, MA-Q-57)."""
        if one // 100 == other // 100:
            return max(abs(one // 10 - other // 10), abs(one % 10 - other % 10))
        (r, c), (s, d) = self.point(one), self.point(other)
        return max(abs(r - s), abs(c - d))

    def within(self, cell: int, distance: int) -> list[int]:
        """The cells up to so many steps away, in the order of their numbers."""
        row, column = self.point(cell)
        span = range(-distance, distance + 1)
        around = [self.cell_at(row + down, column + right) for down in span for right in span]
        return sorted([other for other in around if other is not None])

    def nearest(self, cell: int, cells: Iterable[int]) -> list[int]:
        """Those of `cells` on the same fragment that are nearest (MA-NEAREST-01)."""
        here = [other for other in cells if other // 100 == cell // 100]
        if not here:
            return []
        least = min(self.distance(cell, other) for other in here)
        return [other for other in here if self.distance(cell, other) == least]

    def sight(self, one: int, other: int) -> tuple[int, ...] | None:
        """The cells strictly between two cells on the line of sight, or None if a wall, a closed door or rubble crosses it
        (MA-LOS-01, -02, MA-Q-56). Obstacles among them are for the caller to judge."""
        known = self._sights.get((one, other), 0)
        if known != 0:
            return known  # type: ignore[return-value]
        between = self._trace(one, other)
        self._sights[one, other] = between
        self._sights[other, one] = None if between is None else tuple(reversed(between))
        return between

    def _trace(self, one: int, other: int) -> tuple[int, ...] | None:
        (row, column), (to_row, to_column) = self.point(one), self.point(other)
        down, right = abs(to_row - row), abs(to_column - column)
        vertical = "south" if to_row > row else "north"
        horizontal = "east" if to_column > column else "west"
        cell, between = one, []
        crossed_rows = crossed_columns = 0
        while cell != other:
            # which grid line comes next: the row line at (2k+1)/2down of the way or the column line at (2k+1)/2right
            row_first = (2 * crossed_rows + 1) * right if crossed_rows < down else None
            column_first = (2 * crossed_columns + 1) * down if crossed_columns < right else None
            if row_first is not None and row_first == column_first:
                after = self._diagonal(cell, vertical, horizontal)  # through a corner (MA-LOS-03, -04)
                crossed_rows += 1
                crossed_columns += 1
            else:
                by_row = column_first is None or (row_first is not None and row_first < column_first)
                side = vertical if by_row else horizontal
                after = self.beside(cell, side) if self.passes(cell, side) else None
                crossed_rows += by_row
                crossed_columns += not by_row
            if after is None or (after != other and self.kinds[after] == RUBBLE):
                return None
            cell = after
            if cell != other:
                between.append(cell)
        return tuple(between)

    def is_obstacle(self, cell: int) -> bool:
        """Action cells, destroyed cells and barrels block some sights; creatures are judged by the caller (MA-LOS-05, -06)."""
        kind = self.kinds[cell]
        return kind in ACTION_CELLS or kind in FINALE_CELLS or kind in ("destroyed_cell", "barrel")

    # --- doors and borders -------------------------------------------------------------------------------------

    def doors_of(self, cell: int) -> list[tuple[str, int]]:
        """The doors that take up a whole edge of a cell (MA-ADJ-03), by side, with their state."""
        known = self._doors_of.get(cell)
        if known is not None:
            return known
        place = self.places[cell // 100]
        assert place is not None
        found = []
        for side in SIDES:
            edge = edge_towards(cell % 100, side)
            if self.face(cell // 100).edges[edge] == DOOR:
                found.append((side, place[5][edge]))
        self._doors_of[cell] = found
        return found

    def doors_beside(self, cell: int) -> list[tuple[str, str]]:
        """The names and kinds of the doors that take up a whole edge of a cell (MA-ADJ-03, MA-DOOR-13)."""
        known = self._doors_beside.get(cell)
        if known is None:
            known = self._doors_beside[cell] = [
                (f"door@{cell // 100}:{edge_towards(cell % 100, side)}", DOOR_KINDS[now])
                for side, now in self.doors_of(cell)
            ]
        return known

    def door_cells(self, ref: str) -> list[int]:
        """The cells on both sides of a door."""
        if ref not in self._door_cells:
            place, _, edge = ref.removeprefix("door@").partition(":")
            self._door_cells[ref] = [int(place) * 100 + cell for cell in cells_at_edge(int(edge))]
        return self._door_cells[ref]

    def walls_of(self, cell: int) -> list[str]:
        """Sides that are walls; a closed door counts as one (MA-DOOR-04), so does an unexplored border (MA-TILE-03)."""
        known = self._walls_of.get(cell)
        if known is None:
            edges = self.face(cell // 100).edges
            known = self._walls_of[cell] = [
                side
                for side in SIDES
                if edges[edge_towards(cell % 100, side)] == WALL
                or (not self.passes(cell, side) and not self._is_open_door(cell, side))
            ]
        return known

    def _is_open_door(self, cell: int, side: str) -> bool:
        return any(at == side and state in (0, DOOR_DESTROYED) for at, state in self.doors_of(cell))

    def unexplored(self, cell: int) -> list[str]:
        """Sides of a border cell with no fragment joined (MA-TILE-04)."""
        known = self._unexplored.get(cell)
        if known is None:
            known = [side for side in SIDES if self.is_border(cell, side) and self.beside(cell, side) is None]
            self._unexplored[cell] = known
        return known

    def opened(self) -> Geometry:
        """The board as if closed doors stood open (MA-AINEAR-04)."""
        if self._opened is None:
            closed = bytes([DOOR_CLOSED])
            self._opened = _geometry(
                tuple([p and (*p[:5], p[5].replace(closed, b"\x00")) for p in self.places]), self.counted
            )
        return self._opened

    def open_sides(self, place: int) -> list[str]:
        """The sides of a fragment where another can be joined."""
        return [side for side in SIDES if all(self.is_border(place * 100 + c, side) for c in border_cells(side))]


class _Latest:
    __slots__ = ("lain",)

    def __init__(self) -> None:
        self.lain = Lain((), Geometry(()))


_latest: Final = _Latest()

"""The faces of the board fragments, as drawn in `content/tiles.yaml`, turned by quarter turns.

A face is 10 x 10 cells and 220 edges. The edge above row k at column c has the number 10k + c, the edge left of column k at
row r the number 110 + 11r + k.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct

from ...kernel.content import read_yaml
from ...kernel.errors import ContentError
from ...kernel.text import text
from .state import CELLS, EDGES

SIZE: Final = 10
SIDES = ("north", "east", "south", "west")
NOTHING: Final = 0
WALL: Final = 1
DOOR: Final = 2
BORDER: Final = 3
ATTACHMENT: Final = 4
_EDGES = {" ": NOTHING, "-": WALL, "|": WALL, "D": DOOR, "B": BORDER, "A": ATTACHMENT}
BORDER_CELLS = (4, 5)  # the two middle cells of a side (MA-Q-09)
FILE = "tiles.yaml"


class Face(Struct, frozen=True, gc=False):
    """One face as it lies on the table."""

    id: str
    kinds: tuple[str, ...]  # of each cell
    edges: tuple[int, ...]
    attach: str  # the side with the attachment symbol; "" for finales
    specials: dict[str, tuple[int, ...]]  # id of a special cell -> its cells
    entries: tuple[tuple[int, ...], ...]  # printed entry tokens
    art: dict[int, str]  # cells with a picture of their own, such as stairs


def row_edge(line: int, column: int) -> int:
    """The edge above row `line` (10: below the last row)."""
    return line * SIZE + column


def column_edge(row: int, line: int) -> int:
    """The edge left of column `line` (10: right of the last one)."""
    return 110 + row * (SIZE + 1) + line


def edge_towards(cell: int, side: str) -> int:
    """The edge of a cell (0 to 99) on a side."""
    return _EDGE_TOWARDS[side][cell]


_POINTS = [(row, column) for row in range(SIZE) for column in range(SIZE)]
_EDGE_TOWARDS = {
    "north": [row_edge(row, column) for row, column in _POINTS],
    "east": [column_edge(row, column + 1) for row, column in _POINTS],
    "south": [row_edge(row + 1, column) for row, column in _POINTS],
    "west": [column_edge(row, column) for row, column in _POINTS],
}


@cache
def cells_at_edge(edge: int) -> tuple[int, ...]:
    """The cells (0 to 99) on both sides of an edge; on the rim there is one."""
    return tuple(cell for cell in range(CELLS) if any(edges[cell] == edge for edges in _EDGE_TOWARDS.values()))


def border_cells(side: str) -> tuple[int, int]:
    """The cells of a side where another fragment can be joined."""
    a, b = BORDER_CELLS
    if side == "north":
        return a, b
    if side == "south":
        return 90 + a, 90 + b
    if side == "west":
        return a * SIZE, b * SIZE
    return a * SIZE + 9, b * SIZE + 9


def _wrong(entry: dict[str, Any], field: str, message: str, **args: str | int) -> ContentError:
    problem = text(f"machina_arcana-content-{message}", **args)
    return ContentError(FILE, problem, entry=str(entry["id"]), field=field)


def _sides(sides: list[str]) -> str:
    return f"[{', '.join(sides)}]"


def read_face(entry: dict[str, Any], legend: dict[str, Any]) -> Face:
    lines = [line.ljust(21) for line in entry["map"].splitlines()]
    if len(lines) != 21 or any(len(line) != 21 for line in lines):
        raise _wrong(entry, "map", "map-size")
    special = {cell["char"]: cell for cell in entry.get("special", ())}
    kinds, art = [], {}
    specials: dict[str, list[int]] = {}
    for cell in range(CELLS):
        row, column = divmod(cell, SIZE)
        char = lines[2 * row + 1][2 * column + 1]
        if char in special:
            kinds.append(special[char]["terrain"])
            specials.setdefault(special[char]["id"], []).append(cell)
        elif char in legend["cells"]:
            kinds.append(legend["cells"][char]["type"])
            if "art" in legend["cells"][char]:
                art[cell] = legend["cells"][char]["art"]
        else:
            raise _wrong(entry, "map", "unknown-cell", sign=char, row=row + 1, column=column + 1)
    edges = _read_edges(entry, lines)
    face = Face(
        id=entry["id"],
        kinds=tuple(kinds),
        edges=edges,
        attach=entry.get("attach", ""),
        specials={name: tuple(cells) for name, cells in specials.items()},
        entries=tuple(tuple((r - 1) * SIZE + c - 1 for r, c in pair) for pair in entry.get("entry", ())),
        art=art,
    )
    _check_borders(entry, face)
    return face


def _read_edges(entry: dict[str, Any], lines: list[str]) -> tuple[int, ...]:
    edges = [NOTHING] * EDGES
    for y in range(21):
        for x in range(21):
            if (y + x) % 2 == 0:
                continue
            char = lines[y][x]
            if char not in _EDGES:
                raise _wrong(entry, "map", "unknown-edge", sign=char, row=y + 1, column=x + 1)
            number = row_edge(y // 2, x // 2) if y % 2 == 0 else column_edge(y // 2, x // 2)
            edges[number] = _EDGES[char]
    return tuple(edges)


def _check_borders(entry: dict[str, Any], face: Face) -> None:
    """`open` and `attach` repeat the drawing; a difference refuses the file."""
    drawn = [side for side in SIDES if all(border_kind(face, cell, side) for cell in border_cells(side))]
    if sorted(drawn) != sorted(entry.get("open", [])):
        raise _wrong(entry, "open", "not-as-drawn", says=_sides(entry.get("open", [])), drawn=_sides(drawn))
    marked = [side for side in drawn if face.edges[edge_towards(border_cells(side)[0], side)] == ATTACHMENT]
    if marked != ([face.attach] if face.attach else []):
        raise _wrong(entry, "attach", "not-as-drawn", says=_sides([face.attach]), drawn=_sides(marked))


def border_kind(face: Face, cell: int, side: str) -> bool:
    """Is this edge of the rim a border?"""
    return face.edges[edge_towards(cell, side)] in (BORDER, ATTACHMENT)


def turned_cell(cell: int) -> int:
    """Where a cell comes to lie after a quarter turn clockwise."""
    row, column = divmod(cell, SIZE)
    return column * SIZE + (SIZE - 1 - row)


def _turned_edge(edge: int) -> int:
    if edge < 110:
        line, column = divmod(edge, SIZE)
        return column_edge(column, SIZE - line)
    row, line = divmod(edge - 110, SIZE + 1)
    return row_edge(line, SIZE - 1 - row)


def _turned(face: Face) -> Face:
    kinds, edges = [""] * CELLS, [NOTHING] * EDGES
    for cell, kind in enumerate(face.kinds):
        kinds[turned_cell(cell)] = kind
    for edge, kind_of_edge in enumerate(face.edges):
        edges[_turned_edge(edge)] = kind_of_edge
    return Face(
        id=face.id,
        kinds=tuple(kinds),
        edges=tuple(edges),
        attach=SIDES[(SIDES.index(face.attach) + 1) % 4] if face.attach else "",
        specials={name: tuple(turned_cell(cell) for cell in cells) for name, cells in face.specials.items()},
        entries=tuple(tuple(turned_cell(cell) for cell in token) for token in face.entries),
        art={turned_cell(cell): what for cell, what in face.art.items()},
    )


@cache
def _drawn() -> dict[str, Face]:
    data = read_yaml(files("eldertable.games.machina_arcana").joinpath("content").joinpath(FILE))
    entries = [*data["faces"], *data["finales"]]
    return {entry["id"]: read_face(entry, data["legend"]) for entry in entries}


@cache
def tiles() -> tuple[tuple[str, str], ...]:
    """The double-sided fragments: their two faces (MA-COMP-13)."""
    data = read_yaml(files("eldertable.games.machina_arcana").joinpath("content").joinpath(FILE))
    sides: dict[int, list[str]] = {}
    for entry in data["faces"]:
        sides.setdefault(entry["tile"], []).append(entry["id"])
    return tuple((a, b) for a, b in (sides[tile] for tile in sorted(sides)))


@cache
def names() -> dict[str, dict[str, str]]:
    """The names of the faces in both languages."""
    data = read_yaml(files("eldertable.games.machina_arcana").joinpath("content").joinpath(FILE))
    return {entry["id"]: entry["name"] for entry in (*data["faces"], *data["finales"])}


@cache
def face(id: str, turn: int = 0) -> Face:
    """A face turned `turn` quarters clockwise."""
    return _drawn()[id] if turn % 4 == 0 else _turned(face(id, turn % 4 - 1))

"""The board of a view, for learners: where everyone stands, and how far it is to what one may want.

It is built from the view alone. Cells that count as another kind for a while are taken for what is printed there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from .board import STOOD_ON, Geometry, geometry
from .state import CELLS, EDGES, MAX_FRAGMENTS, OFF_BOARD, Fragment

FAR: Final = 20  # steps; farther is no farther
MANY: Final = 2048
NEARBY: Final = 2
# What one may want to come to, and the cells that are it. Unexplored borders, exits and monsters are found otherwise.
GOALS: Final = {
    "chest": ("chest",), "event": ("event_cell",), "workbench": ("workbench",), "recharge": ("recharge_station",),
    "chapter": ("lit_chapter_cell", "unlit_chapter_cell"), "lair": ("lair_cell",), "frontier": (), "exit": (),
}  # fmt: skip


def _lain(part: Mapping[str, Any]) -> Fragment:
    tokens, doors = bytearray(CELLS), bytearray(EDGES)
    for cell, token in part["tokens"]:
        tokens[cell] = token
    for edge, now in part["doors"]:
        doors[edge] = now
    return Fragment(part["face"], part["turn"], part["x"], part["y"], bytes(tokens), bytes(doors))


@lru_cache(maxsize=MANY)
def _steps_to(board: Geometry, goals: tuple[int, ...]) -> dict[int, int]:
    """Steps from each cell to the nearest of the goals, as if closed doors stood open and nobody in the way."""
    near, kinds = board.opened().neighbours, board.kinds
    found = dict.fromkeys(goals, 0)
    frontier, steps = list(goals), 0
    while frontier and steps < FAR:
        steps += 1
        following = []
        for cell in frontier:
            for other in near[cell]:
                if other not in found and kinds[other] in STOOD_ON:
                    found[other] = steps
                    following.append(other)
        frontier = following
    return found


@lru_cache(maxsize=MANY)
def _frontier(board: Geometry) -> tuple[int, ...]:
    cells = (100 * number + cell for number, place in enumerate(board.places) if place for cell in range(CELLS))
    return tuple(cell for cell in cells if board.unexplored(cell))


class Ground:
    """One position: the board, and the creatures on it by the names options call them."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        fragments: list[Fragment | None] = [None] * MAX_FRAGMENTS
        for part in view["fragments"]:
            fragments[part["place"]] = _lain(part)
        self.board = geometry(fragments)
        self.explorers = {explorer["card"]: explorer for explorer in view["explorers"]}
        self.monsters = {monster["card"]: monster for monster in view["monsters"]}
        self.others = {creature["id"]: creature for creature in view["cell_creatures"]}
        self._foes = [monster["cell"] for monster in view["monsters"] if monster["cell"] >= 0]
        exits = tuple(100 * part["place"] + cell for part in view["fragments"] for cell in part["exit"])
        of_kind = self.board.of_kind
        self._goals = {name: tuple([cell for kind in kinds for cell in of_kind(kind)]) for name, kinds in GOALS.items()}
        self._goals |= {"frontier": _frontier(self.board), "exit": exits}

    def creature(self, ref: str) -> Mapping[str, Any] | None:
        return self.explorers.get(ref) or self.monsters.get(ref) or self.others.get(ref)

    def cell_of(self, ref: str) -> int:
        """Where a thing is that an option names (`mi_go`, `cell@214`, `door@2:57`); OFF_BOARD if it is nowhere."""
        creature = self.creature(ref)
        if creature is not None:
            return int(creature["cell"])
        kind, _, place = ref.partition("@")
        if kind == "door":
            return self.board.door_cells(ref)[0]
        return int(place) if place.isdecimal() else OFF_BOARD

    def steps(self, cell: int, goal: str) -> int:
        """Steps from a cell to the nearest of what one may want; FAR if there is none or no way."""
        goals = self._goals[goal]
        return _steps_to(self.board, goals).get(cell, FAR) if goals and cell >= 0 else FAR

    def foe_distance(self, cell: int) -> int:
        """How far the nearest monster is, whatever lies between."""
        return min([self.board.distance(cell, foe) for foe in self._foes], default=FAR) if cell >= 0 else FAR

    def foes_nearby(self, cell: int) -> int:
        return sum([self.board.distance(cell, foe) <= NEARBY for foe in self._foes]) if cell >= 0 else 0

    def offset(self, start: int, end: int) -> tuple[int, int]:
        """Columns to the right and rows down."""
        (row, column), (other_row, other_column) = self.board.point(start), self.board.point(end)
        return other_column - column, other_row - row

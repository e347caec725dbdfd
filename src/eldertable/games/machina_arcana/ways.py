"""How far a monster is from explorers and which of them is nearest for it (MA-AINEAR, MA-NEAREST-03)."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Final

from . import targets, values
from .board import ENTERED, STEPS, Geometry
from .in_play import in_play
from .state import ArcanaState
from .still import still
from .things import board_of, cell_of, explorers_on_board, monster_of, standing

DIAGONALLY: Final = (9, 11)  # between the numbers of two cells of a fragment; doors never join two fragments
MANY: Final = 256  # floods remembered
_floods: Final[dict[tuple[tuple[object, ...], int, frozenset[int]], dict[int, int]]] = {}


def is_predictable(state: ArcanaState, ref: str) -> bool:
    """Until an explorer has died, unless an explorer controls it (MA-UNPRED-01, -02, MA-CONTROL-03)."""
    monster = monster_of(state, ref)
    return monster is not None and not monster.controlled_by and all(explorer.alive for explorer in state.explorers)


def without_doors(state: ArcanaState) -> Geometry:
    """The board as if closed doors stood open (MA-AINEAR-04)."""
    return board_of(state).opened()


def steps_from(state: ArcanaState, ref: str, cell: int) -> list[int] | tuple[int, ...]:
    """Cells one step away with the monster's own way of moving, as if closed doors stood open (MA-Q-92)."""
    board = without_doors(state)
    if "walls" not in values.words_for(state, "move_through", ref):
        return board.neighbours[cell]
    behind = [board.beside(cell, side) for side in STEPS]
    return [*board.neighbours[cell], *(c for c in behind if c is not None and c // 100 == cell // 100)]


def hindering(state: ArcanaState, ref: str) -> set[int]:
    """The cells of creatures that it would have to go around: not those it may pass through (MA-INCORP-06, -07, MA-Q-92)."""
    through = values.words_for(state, "move_through", ref)
    if "creatures" in through or "obstacles" in through or values.has_keyword(state, ref, "incorporeal"):
        return set()
    ghosts = values.incorporeal(state)
    return {cell for other, cell in standing(state) if other != ref and other not in ghosts}


def is_shut(state: ArcanaState, ref: str, cell: int, other: int) -> bool:
    """Does a closed door stand between two neighbouring cells that the monster cannot walk through?"""
    real = board_of(state)
    if other in real.neighbours[cell] or other not in without_doors(state).neighbours[cell]:
        return False
    return "closed_doors" not in values.words_for(state, "move_through", ref)


class Reach:
    """The shortest ways from a cell to others: how many steps, and how many closed doors and creatures strictly between."""

    __slots__ = ("_blocks", "_clear", "_diagonal_door", "_in_the_way", "_neighbours", "_passable", "steps")

    def __init__(
        self,
        board: Geometry,
        steps: dict[int, int],
        blocks: dict[int, int],
        in_the_way: AbstractSet[int] = frozenset(),
        real: Geometry | None = None,
        diagonal_door: int = 1,
    ) -> None:
        self.steps = steps
        self._blocks = blocks  # as far as they are known
        self._in_the_way = in_the_way
        self._neighbours = board.neighbours
        self._passable = None if real is None else real.neighbours  # where closed doors count: what they leave open
        self._diagonal_door = diagonal_door
        self._clear = min([steps[cell] for cell in in_the_way if cell in steps], default=0)  # no creature before that

    def blocks(self, cell: int) -> int:
        """Doors and creatures on the way with the fewest of them."""
        known = self._blocks.get(cell)
        if known is None:
            steps = self.steps
            before = steps[cell] - 1
            if self._passable is None and (before < self._clear or not self._clear):
                return 0
            known = self._blocks[cell] = min(
                [
                    self.blocks(c) + (c in self._in_the_way) + self._doors(c, cell)
                    for c in self._neighbours[cell]
                    if steps.get(c) == before
                ]
            )
        return known

    def _doors(self, cell: int, other: int) -> int:
        """What a closed door between two neighbouring cells counts."""
        if self._passable is None or other in self._passable[cell]:
            return 0
        return self._diagonal_door if abs(other - cell) in DIAGONALLY else 1


def distances(state: ArcanaState, ref: str, start: int, until: set[int], *, to_walk: bool = False) -> Reach:
    """Steps from a cell to others, ignoring doors and creatures but counting them (MA-AINEAR-02 to -06, MA-Q-91, -92), at
    least to the cells `until`. `to_walk`: a closed door counts twice where the way would pass it diagonally, because it can
    only be broken from the cell in front of it (MA-DOOR-13)."""
    board, through = without_doors(state), values.words_for(state, "move_through", ref)
    in_the_way = hindering(state, ref) - {start}
    walkable = _walkable_now(state, ref, board, frozenset(through), until | {start})
    diagonal_door = 2 if to_walk else 1
    if "walls" in through:
        return _past_walls(state, ref, start, until, walkable, in_the_way, diagonal_door)
    real = None if "closed_doors" in through or board is board_of(state) else board_of(state)
    return Reach(board, _flood(board, start, walkable), {start: 0}, in_the_way, real, diagonal_door)


def _flood(board: Geometry, start: int, walkable: frozenset[int]) -> dict[int, int]:
    """Steps from a cell to all others by plain ways, remembered by what they depend on."""
    key = board.bare, start, walkable
    known = _floods.get(key)
    if known is None:
        neighbours = board.neighbours
        known, frontier, steps = {start: 0}, [start], 0
        while frontier:
            steps += 1
            following: list[int] = []
            for cell in frontier:
                for other in neighbours[cell]:
                    if other not in known and other in walkable:
                        known[other] = steps
                        following.append(other)
            frontier = following
        if len(_floods) >= MANY:
            _floods.clear()
        _floods[key] = known
    return known


def _past_walls(
    state: ArcanaState,
    ref: str,
    start: int,
    until: set[int],
    walkable: frozenset[int],
    in_the_way: set[int],
    diagonal_door: int,
) -> Reach:
    """Cell by cell, until all of `until` are reached, by a monster that walks through walls."""
    board, real = without_doors(state), board_of(state)
    doors_count = board is not real and "closed_doors" not in values.words_for(state, "move_through", ref)
    found, blocked = {start: 0}, {start: 0}
    left = set(until)
    frontier, steps = {start: 0}, 0
    while frontier:
        left -= frontier.keys()
        if not left:
            break
        steps += 1
        following: dict[int, int] = {}
        for cell, blocks in frontier.items():
            passed = blocks + (cell in in_the_way)
            open_ways, doorless = real.neighbours[cell], board.neighbours[cell]
            for other in steps_from(state, ref, cell):
                if other in walkable and other not in found:
                    more = passed
                    if doors_count and other not in open_ways and other in doorless:
                        more += diagonal_door if abs(other - cell) in DIAGONALLY else 1
                    if more < following.get(other, 99):
                        following[other] = more
        found.update(dict.fromkeys(following, steps))
        blocked.update(following)
        frontier = following
    return Reach(board, found, blocked)


def _walkable_now(state: ArcanaState, ref: str, board: Geometry, through: frozenset[str], until: set[int]) -> frozenset[int]:
    """Where the walk may go. A stationary creature counts as rubble (MA-AINEAR-05); both ends of the walk always count."""
    barred: set[int] = set()
    if in_play(state).may_have("stationary"):
        barred = {c for other, c in standing(state) if other != ref and values.has_keyword(state, other, "stationary")}
    ends = until | {cell_of(state, ref)}
    walkable = _walkable_cells(board, through)
    if barred:
        walkable -= barred
    return walkable if ends <= walkable else walkable | ends


@lru_cache(maxsize=256)
def _walkable_cells(board: Geometry, through: frozenset[str]) -> frozenset[int]:
    return frozenset(cell for cell in board.cells if _walkable(board, cell, through))


def _walkable(board: Geometry, cell: int, through: frozenset[str]) -> bool:
    kind = board.kinds[cell]
    return (
        (kind in ENTERED and (kind != "chasm_cell" or "chasms" in through))
        or ("obstacles" in through and board.is_obstacle(cell))
        or (kind == "rubble" and "rubble" in through)
    )


# --- the nearest explorer ----------------------------------------------------------------------------------------


def targetable(state: ArcanaState, ref: str) -> list[str]:
    """Only explorers the monster could choose as a target are considered (MA-AINEAR-01)."""
    sees = targets.may_target_incorporeal(state, ref)
    return [e.card for e in explorers_on_board(state) if sees or not values.has_keyword(state, e.card, "incorporeal")]


Rank = tuple[int, int, int]  # steps, doors and creatures on the way, health


def ranking(state: ArcanaState, ref: str) -> list[tuple[Rank, str]]:
    """Explorers the monster can walk to, the nearest first (MA-AINEAR-06, -07)."""
    with still(state):
        wanted, here = targetable(state, ref), cell_of(state, ref)
        ends = {cell_of(state, explorer) for explorer in wanted} | {here}
        ranked = []
        past_walls = "walls" in values.words_for(state, "move_through", ref)
        reach = distances(state, ref, here, ends) if past_walls else None  # else backwards: explorers stand still meanwhile
        for explorer in wanted:
            there = cell_of(state, explorer)
            found, cell = (distances(state, ref, there, ends), here) if reach is None else (reach, there)
            if cell in found.steps:
                health = values.current(state, explorer, "health")
                ranked.append(((found.steps[cell], found.blocks(cell), health), explorer))
    return sorted(ranked, key=lambda one: one[0])


def nearest_explorers(ranked: list[tuple[Rank, str]]) -> list[str]:
    """What is left at the top is a tie (MA-AINEAR-08)."""
    return [explorer for rank, explorer in ranked if rank == ranked[0][0]]


def reason_for(ranked: list[tuple[Rank, str]], target: str) -> str:
    """Why the monster goes for this one: what sets it apart from the next."""
    mine = next(rank for rank, explorer in ranked if explorer == target)
    others = [rank for rank, explorer in ranked if explorer != target]
    if not others:
        return "alone"
    for words, parts in (("nearest", 1), ("clear_way", 2), ("weakest", 3)):
        if all(mine[:parts] < rank[:parts] for rank in others):
            return words
    return "chosen"


def why(state: ArcanaState, ref: str) -> dict[str, object]:
    """Whom a monster goes for now and why, for the page: distances, doors on the way, health."""
    ranked = ranking(state, ref)
    known = {explorer: rank for rank, explorer in ranked}
    found = []
    for explorer in targetable(state, ref):
        steps, blocks, _ = known.get(explorer, (-1, 0, 0))
        health = values.current(state, explorer, "health")
        found.append({"explorer": explorer, "steps": steps, "blocks": blocks, "health": health})
    return {"targets": nearest_explorers(ranked), "explorers": found}

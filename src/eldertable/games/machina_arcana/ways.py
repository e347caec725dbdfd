"""How far a monster is from explorers and which of them is nearest for it (MA-AINEAR, MA-NEAREST-03)."""

from __future__ import annotations

from functools import lru_cache

from . import targets, values
from .board import ENTERED, STEPS, Geometry
from .state import ArcanaState
from .still import still
from .things import board_of, cell_of, explorers_on_board, monster_of, standing

DIAGONALLY = (9, 11)  # between the numbers of two cells of a fragment; doors never join two fragments
Reach = dict[int, tuple[int, int]]  # cell -> steps, and closed doors and creatures strictly between


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
    if "creatures" in values.words_for(state, "move_through", ref) or values.has_keyword(state, ref, "incorporeal"):
        return set()
    ghosts = values.incorporeal(state)
    return {cell for other, cell in standing(state) if other != ref and other not in ghosts}


def is_shut(state: ArcanaState, ref: str, cell: int, other: int) -> bool:
    """Does a closed door stand between two neighbouring cells that the monster cannot walk through?"""
    real = board_of(state)
    if other in real.neighbours[cell] or other not in without_doors(state).neighbours[cell]:
        return False
    return "closed_doors" not in values.words_for(state, "move_through", ref)


def distances(state: ArcanaState, ref: str, start: int, until: set[int] | None = None, *, to_walk: bool = False) -> Reach:
    """Steps from a cell to every cell, ignoring doors and creatures but counting them (MA-AINEAR-02 to -06, MA-Q-91, -92).
    `until`: stop once all these cells are reached. `to_walk`: a closed door counts twice where the way would pass it
    diagonally, because it can only be broken from the cell in front of it (MA-DOOR-13)."""
    board, real = without_doors(state), board_of(state)
    through = values.words_for(state, "move_through", ref)
    in_the_way = hindering(state, ref) - {start}
    walkable = _walkable_now(state, ref, board, frozenset(through), until)
    past_walls, doors_count = "walls" in through, board is not real and "closed_doors" not in through
    found: Reach = {start: (0, 0)}
    left = set(until) if until is not None else None
    if not past_walls and not doors_count:
        return _plain_distances(board, start, walkable, in_the_way, left)
    frontier, steps = {start: 0}, 0
    while frontier:
        if left is not None:
            left -= frontier.keys()
            if not left:
                break
        steps += 1
        following: dict[int, int] = {}
        for cell, blocks in frontier.items():
            passed = blocks + (cell in in_the_way)
            open_ways, doorless = real.neighbours[cell], board.neighbours[cell]
            for other in steps_from(state, ref, cell) if past_walls else doorless:
                if other in walkable and other not in found:
                    more = passed
                    if doors_count and other not in open_ways and other in doorless:
                        more += 2 if to_walk and abs(other - cell) in DIAGONALLY else 1
                    if more < following.get(other, 99):
                        following[other] = more
        for cell, blocks in following.items():
            found[cell] = (steps, blocks)
        frontier = following
    return found


def _plain_distances(
    board: Geometry, start: int, walkable: frozenset[int], in_the_way: set[int], left: set[int] | None
) -> Reach:
    """The same where no door is closed and nobody walks through walls: mostly so, and much quicker. Cells of one distance
    are found all at once; only behind creatures each is looked at by itself."""
    neighbours = board.neighbours
    found: Reach = {start: (0, 0)}
    fresh = set(walkable)
    fresh.discard(start)
    frontier, blocks, steps = {start}, dict.fromkeys((start,), 0), 0
    hindered = False
    while frontier:
        if left is not None:
            left -= frontier
            if not left:
                break
        steps += 1
        following = set().union(*[neighbours[cell] for cell in frontier]) & fresh
        hindered = hindered or not in_the_way.isdisjoint(frontier)
        if hindered:
            passed = {cell: blocks[cell] + (cell in in_the_way) for cell in frontier}
            blocks = {other: min([passed[c] for c in neighbours[other] if c in passed]) for other in following}
            found.update({cell: (steps, n) for cell, n in blocks.items()})
        else:
            blocks = dict.fromkeys(following, 0)
            found.update(dict.fromkeys(following, (steps, 0)))
        fresh -= following
        frontier = following
    return found


def _walkable_now(
    state: ArcanaState, ref: str, board: Geometry, through: frozenset[str], until: set[int] | None
) -> frozenset[int]:
    """Where the walk may go. A stationary creature counts as rubble (MA-AINEAR-05); both ends of the walk always count."""
    barred = {cell for other, cell in standing(state) if other != ref and values.has_keyword(state, other, "stationary")}
    ends = (until or set()) | {cell_of(state, ref)}
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
        wanted = targetable(state, ref)
        reach = distances(state, ref, cell_of(state, ref), {cell_of(state, explorer) for explorer in wanted})
        ranked = [
            ((*reach[cell_of(state, explorer)], values.current(state, explorer, "health")), explorer)
            for explorer in wanted
            if cell_of(state, explorer) in reach
        ]
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

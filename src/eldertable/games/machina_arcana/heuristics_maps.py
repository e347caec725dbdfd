"""Ways over the board as a bot sees them: how far it is, whatever creatures stand in between today."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from .board import Geometry
from .motion import STANDING
from .state import ArcanaState
from .things import board_of, occupants

DOOR = 2  # what a closed door on the way costs: opening it
MANY = 1024
Steps = dict[int, int]


@lru_cache(maxsize=MANY)
def steps_from(board: Geometry, start: int, through: frozenset[str] = frozenset(), most: int = 99, door: int = 0) -> Steps:
    """Steps from a cell to all cells within `most`; a closed door on the way counts as `door` steps more."""
    ghost = "walls" in through or "closed_doors" in through
    if door and not ghost and board.opened() is not board:
        return _steps_past_doors(board, start, through, most, door)
    near, kinds = board.opened().neighbours, board.kinds
    flies = "obstacles" in through
    found = {start: 0}
    frontier, steps = [start], 0
    while frontier and steps < most:
        steps += 1
        following = []
        for cell in frontier:
            for other in _beside(board, cell) if ghost else near[cell]:
                if other not in found and (kinds[other] in STANDING or (flies and board.is_obstacle(other))):
                    found[other] = steps
                    following.append(other)
        frontier = following
    return found


def _steps_past_doors(board: Geometry, start: int, through: frozenset[str], most: int, door: int) -> Steps:
    near, kinds, real = board.opened().neighbours, board.kinds, board.neighbours
    flies = "obstacles" in through
    found = {start: 0}
    waiting = [(0, start)]
    while waiting:
        steps, cell = heappop(waiting)
        if steps > found[cell]:
            continue
        for other in near[cell]:
            after = steps + 1 + (0 if other in real[cell] else door)
            if after > most or after >= found.get(other, 99):
                continue
            if kinds[other] in STANDING or (flies and board.is_obstacle(other)):
                found[other] = after
                heappush(waiting, (after, other))
    return found


@lru_cache(maxsize=MANY)
def _beside(board: Geometry, cell: int) -> tuple[int, ...]:
    """All cells that touch this one, whatever lies between."""
    row, column = board.point(cell)
    around = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
    return tuple(other for spot in around if (other := board.cell_at(*spot)) is not None)


class Way:
    """How an acting explorer gets to a cell this turn: what it costs and the first thing to do."""

    __slots__ = ("cost", "door", "first")

    def __init__(self, cost: int, first: int, door: int) -> None:
        self.cost = cost
        self.first = first  # the cell to step on first; -1: it is there already
        self.door = door  # the cell behind a closed door beside it, which must be opened first; -1: none


def ways(state: ArcanaState, here: int, stamina: int) -> dict[int, Way]:
    """Every cell the explorer can reach with this stamina, itself included; closed doors are opened on the way."""
    board = board_of(state)
    real, opened, kinds, taken = board.neighbours, board.opened().neighbours, board.kinds, occupants(state)
    found = {here: Way(0, -1, -1)}
    waiting = [(0, here)]
    while waiting:
        cost, cell = heappop(waiting)
        way = found[cell]
        if cost > way.cost:
            continue
        for other in opened[cell]:
            if other in taken or kinds[other] not in STANDING:
                continue
            shut = other not in real[cell]
            price = cost + 1 + (DOOR if shut else 0)
            if price > stamina or (other in found and found[other].cost <= price):
                continue
            first = other if cell == here else way.first
            door = (other if shut else -1) if cell == here else way.door
            found[other] = Way(price, first, door)
            heappush(waiting, (price, other))
    return found


def spread(board: Geometry, sources: dict[int, float], fade: float, least: float = 0.4) -> dict[int, float]:
    """For each cell the best of what can be had from it: a source's worth, fading with each step towards it."""
    near, kinds, real = board.opened().neighbours, board.kinds, board.neighbours
    found = dict(sources)
    waiting = [(-worth, cell) for cell, worth in sources.items()]
    waiting.sort()
    while waiting:
        worth, cell = heappop(waiting)
        if -worth < found[cell]:
            continue
        onward = -worth * fade
        if onward < least:
            break
        for other in near[cell]:
            if kinds[other] in STANDING:
                there = onward if other in real[cell] else onward * fade**DOOR
                if there > found.get(other, 0.0):
                    found[other] = there
                    heappush(waiting, (-there, other))
    return found

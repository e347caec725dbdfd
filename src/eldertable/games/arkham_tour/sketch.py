"""A board as one sees it at a glance, from a player's part of a view: its pieces of route and what they would bring.

A piece is all that hangs together. A final route is one line through it, so a piece's worth is what could be had at most, and
quickly counted: tourists times districts along it, and stars.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from .bitsets import bits, mask
from .tourists import DISTRICT_OF, KINDS
from .town import DISTRICTS, NODES_OF_ROAD, ROADS, district_index, road_index

MANY = 4096  # boards remembered: others' change once a round
WIDTH = 8  # bits of a count
_TYPES_AT = WIDTH * len(KINDS)
_STAR_AT = 2 * _TYPES_AT
_FULL = (1 << WIDTH) - 1
ONE = {kind: 1 << WIDTH * number for number, kind in enumerate(KINDS)}
# Of each district what it counts for: its type and its star; tourists are added to it.
_BARE = tuple(
    (district.star << _STAR_AT)
    + ((1 << _TYPES_AT + WIDTH * DISTRICT_OF.index(district.type)) if district.type in DISTRICT_OF else 0)
    for district in DISTRICTS
)
ALONG = tuple(mask(road.along) for road in ROADS)


class Piece(NamedTuple):
    """What hangs together, as sets of bits."""

    roads: int
    nodes: int
    districts: int


NO_PIECE = Piece(0, 0, 0)


def points(counts: int) -> int:
    """What packed counts bring: tourists of a kind times districts of its colour, and the stars."""
    total = counts >> _STAR_AT
    for kind in range(len(KINDS)):
        total += (counts >> WIDTH * kind & _FULL) * (counts >> _TYPES_AT + WIDTH * kind & _FULL)
    return total


def pieces_of(roads: tuple[int, ...]) -> list[Piece]:
    found: list[Piece] = []
    for road in roads:
        joined = Piece(1 << road, NODES_OF_ROAD[road], ALONG[road])
        apart = []
        for piece in found:
            if piece.nodes & joined.nodes:
                joined = Piece(piece.roads | joined.roads, piece.nodes | joined.nodes, piece.districts | joined.districts)
            else:
                apart.append(piece)
        found = [*apart, joined]
    return found


class Sketch:
    """One board: the drawn roads, the pieces they make, and counts for each district."""

    def __init__(self, roads: tuple[str, ...], tourists: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
        numbers = tuple(road_index[road] for road in roads)
        self.counts = list(_BARE)
        for district, kinds in tourists:
            self.counts[district_index[district]] += sum(ONE[kind] for kind in kinds)
        self.districts = len(tourists)
        self.pieces = pieces_of(numbers)
        self.along = mask(district for road in numbers for district in ROADS[road].along)
        self.visited = self.along | mask(district_index[district] for district, _ in tourists)
        self.nodes = mask(end for road in numbers for end in ROADS[road].ends)
        ends = [end for road in numbers for end in ROADS[road].ends]
        self.loose_ends = mask(end for end in set(ends) if ends.count(end) == 1)
        self._worths: dict[int, int] = {}
        self.best = max(self.pieces, key=lambda piece: self.worth(piece.districts), default=NO_PIECE)
        self.best_worth = self.worth(self.best.districts)

    def count(self, districts: int) -> int:
        """The packed counts of a set of districts."""
        return sum([self.counts[district] for district in bits(districts)])

    def worth(self, districts: int) -> int:
        found = self._worths.get(districts)
        if found is None:
            found = self._worths[districts] = points(self.count(districts))
        return found

    def with_tourists(self, district: int, more: int) -> int:
        """The worth of the best piece, were it to run past this district and had these (packed) tourists come there."""
        return points(self.count(self.best.districts | 1 << district) + more)


@lru_cache(maxsize=MANY)
def _sketch(roads: tuple[str, ...], tourists: tuple[tuple[str, tuple[str, ...]], ...]) -> Sketch:
    return Sketch(roads, tourists)


def sketch_of(player: Mapping[str, Any]) -> Sketch:
    """The board of one player of a view; equal boards share it."""
    tourists = tuple([(district, tuple(kinds)) for district, kinds in player["tourists"].items()])
    return _sketch(tuple(player["roads"]), tourists)

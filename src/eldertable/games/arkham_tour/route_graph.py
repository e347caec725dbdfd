"""Drawn roads as a graph: pieces, odd nodes and districts along, all on integers used as sets."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from .bitsets import bits, mask
from .town import AT_NODE, GATES, NODES, NODES_OF_ROAD, ROADS, TOUCHING

GATE_NODES = mask(GATES)
DEAD_ENDS = mask(road.index for road in ROADS if road.kind == "dead_end")
ALONG = (*(mask(road.along) for road in ROADS), 0)  # one more, for a road that stands for others (route_walk)


class Form(msgspec.Struct, frozen=True, gc=False):
    """The tables of the town when the dead ends in `crossed` are lengthened across the river (AT-DAGON-09)."""

    crossed: int
    at: tuple[int, ...]  # node -> roads with an end there
    other: tuple[int, ...]  # road -> XOR of its end nodes: `other[road] ^ node` is the far end
    pair: tuple[int, ...]  # road -> its two end nodes as a set
    touch: tuple[int, ...]  # road -> roads that share an end with it


@lru_cache(maxsize=64)
def form(crossed: int = 0) -> Form:
    ends = [road.ends for road in ROADS]
    for road in bits(crossed):
        first, second = ends[road]
        tip, base = (first, second) if NODES[first].kind == "dead_end" else (second, first)
        across = NODES[tip].across
        if across is None:
            raise ValueError(f"{ROADS[road].id} is no dead end")
        ends[road] = (base, across)
    if not crossed:
        at, touch = AT_NODE, TOUCHING
    else:
        at = tuple(mask(road for road, pair in enumerate(ends) if node.index in pair) for node in NODES)
        touch = tuple((at[first] | at[second]) & ~(1 << road) for road, (first, second) in enumerate(ends))
    return Form(
        crossed=crossed,
        at=at,
        other=tuple(first ^ second for first, second in ends),
        pair=tuple(1 << first | 1 << second for first, second in ends) if crossed else NODES_OF_ROAD,
        touch=touch,
    )


class Piece(NamedTuple):
    """Roads that hang together, or several such sets taken together."""

    roads: int
    nodes: int
    odd: int  # nodes where an odd number of them ends: a line through all of them can only begin or stop there
    along: int  # districts along them (AT-ALONG-01, AT-ALONG-03)


def hang_together(touch: Sequence[int], roads: int) -> bool:
    found = frontier = roads & -roads
    while frontier:
        low = frontier & -frontier
        new = touch[low.bit_length() - 1] & roads & ~found
        found |= new
        if found == roads:
            return True
        frontier = (frontier ^ low) | new
    return not roads


def pieces_of(shape: Form, roads: int) -> list[Piece]:
    """The connected pieces of a set of roads."""
    touch, pair = shape.touch, shape.pair
    pieces = []
    while roads:
        found = frontier = roads & -roads
        nodes = odd = along = 0
        while frontier:
            low = frontier & -frontier
            road = low.bit_length() - 1
            new = touch[road] & roads & ~found
            found |= new
            frontier = (frontier ^ low) | new
            ends = pair[road]
            nodes |= ends
            odd ^= ends
            along |= ALONG[road]
        roads ^= found
        pieces.append(Piece(found, nodes, odd, along))
    return pieces


def together(pieces: Iterable[Piece]) -> Piece:
    roads = nodes = odd = along = 0
    for piece in pieces:
        roads |= piece.roads
        nodes |= piece.nodes
        odd |= piece.odd
        along |= piece.along
    return Piece(roads, nodes, odd, along)


def whole(shape: Form, roads: int) -> Piece:
    """All these roads taken together."""
    return together(pieces_of(shape, roads))

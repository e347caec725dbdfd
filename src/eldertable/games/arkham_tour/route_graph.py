"""Drawn roads as a graph: components, odd nodes and districts along, all on integers used as sets."""

from functools import lru_cache

import msgspec

from .town import AT_NODE, GATES, NODES, NODES_OF_ROAD, ROADS, TOUCHING, bits, mask

GATE_NODES = mask(GATES)
DEAD_ENDS = mask(road.index for road in ROADS if road.kind == "dead_end")
ALONG = tuple(mask(road.along) for road in ROADS)


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


def component(touch: tuple[int, ...], roads: int, seed: int) -> int:
    """All of `roads` that hang together with the roads in `seed`."""
    found = frontier = seed
    while frontier:
        low = frontier & -frontier
        new = touch[low.bit_length() - 1] & roads & ~found
        found |= new
        frontier = (frontier ^ low) | new
    return found


def components(touch: tuple[int, ...], roads: int) -> list[int]:
    found = []
    while roads:
        piece = component(touch, roads, roads & -roads)
        found.append(piece)
        roads ^= piece
    return found


def nodes_of(pair: tuple[int, ...], roads: int) -> int:
    nodes = 0
    while roads:
        low = roads & -roads
        nodes |= pair[low.bit_length() - 1]
        roads ^= low
    return nodes


def odd_nodes(pair: tuple[int, ...], roads: int) -> int:
    """Nodes where an odd number of `roads` ends: a line through all of them can only begin or stop there."""
    nodes = 0
    while roads:
        low = roads & -roads
        nodes ^= pair[low.bit_length() - 1]
        roads ^= low
    return nodes


def along_of(roads: int) -> int:
    """The districts along these roads (AT-ALONG-01, AT-ALONG-03)."""
    districts = 0
    while roads:
        low = roads & -roads
        districts |= ALONG[low.bit_length() - 1]
        roads ^= low
    return districts

"""The town: roads, nodes and districts of the map as tables of small integers.

Everything is indexed by position: a set of roads is one Python integer with bit `road.index`, a set of districts an
integer with bit `district.index`. Neighbours come from the content file, never from the numbers in the ids. The tables
hold every road, also those that exist only with Yog-Sothoth: mask them with `roads_of` or `diagonals_of`.
"""

from importlib.resources import files
from itertools import combinations
from typing import Any

import msgspec

from ...kernel.content import read_yaml
from .bitsets import bits, mask

OPPOSITE = {
    "north": "south", "south": "north", "east": "west", "west": "east",
    "northeast": "southwest", "southwest": "northeast", "northwest": "southeast", "southeast": "northwest",
}  # fmt: skip
COLUMNS = 6
YOG_SOTHOTH = "yog_sothoth"


class Road(msgspec.Struct, frozen=True, gc=False):
    index: int
    id: str
    kind: str  # "road", "dead_end", "bridge", "rounded", "university", "diagonal"
    ends: tuple[int, int]
    dirs: tuple[str, str]  # in which direction the road leaves each of its ends
    along: tuple[int, ...]  # districts it runs along; for a diagonal the district it runs through
    bank: str
    embankment: bool


class Node(msgspec.Struct, frozen=True, gc=False):
    index: int
    id: str
    kind: str  # "junction", "dead_end", "university_centre"
    gate: bool
    shop: bool
    edge: bool
    bank: str
    across: int | None  # dead ends: the junction straight across the river


class District(msgspec.Struct, frozen=True, gc=False):
    index: int
    id: str
    col: int
    row: int
    type: str  # "red", "green", "blue", "purple", "yellow", "white"
    star: int
    bank: str
    river: bool
    university: bool


def _load() -> dict[str, Any]:
    board: dict[str, Any] = read_yaml(files("eldertable.games.arkham_tour").joinpath("content/board.yaml"))
    return board


def _district(entry: dict[str, Any]) -> District:
    return District(
        index=(entry["row"] - 1) * COLUMNS + entry["col"] - 1,
        id=entry["id"],
        col=entry["col"],
        row=entry["row"],
        type=entry["type"],
        star=entry.get("star", 0),
        bank=entry["bank"],
        river=entry.get("river", False),
        university=entry.get("university", False),
    )


def _nodes(entries: list[dict[str, Any]]) -> tuple[Node, ...]:
    index = {entry["id"]: number for number, entry in enumerate(entries)}
    return tuple(
        Node(
            index=index[entry["id"]],
            id=entry["id"],
            kind=entry["kind"],
            gate=entry.get("gate", False),
            shop=entry.get("shop", False),
            edge=entry.get("edge", False),
            bank=entry["bank"],
            across=index[entry["across"]] if "across" in entry else None,
        )
        for entry in entries
    )


def _road(number: int, entry: dict[str, Any]) -> Road:
    first, second = (node_index[end] for end in entry["ends"])
    return Road(
        index=number,
        id=entry["id"],
        kind=entry.get("kind", "diagonal"),
        ends=(first, second),
        dirs=(entry["dirs"][0], entry["dirs"][1]),
        along=tuple(district_index[district] for district in entry["along"]),
        bank=entry.get("bank") or DISTRICTS[district_index[entry["along"][0]]].bank,
        embankment=entry.get("embankment", False),
    )


_BOARD = _load()
DISTRICTS = tuple(sorted((_district(entry) for entry in _BOARD["districts"]), key=lambda district: district.index))
NODES = _nodes(_BOARD["nodes"])
district_index = {district.id: district.index for district in DISTRICTS}
node_index = {node.id: node.index for node in NODES}
ROADS = tuple(
    _road(number, entry)
    for number, entry in enumerate(_BOARD["segments"] + _BOARD["university"]["segments"] + _BOARD["diagonals"])
)
road_index = {road.id: road.index for road in ROADS}

UNIVERSITY_ROADS = mask(road.index for road in ROADS if road.kind == "university")
DIAGONALS = mask(road.index for road in ROADS if road.kind == "diagonal")
STREETS = mask(road.index for road in ROADS) & ~UNIVERSITY_ROADS & ~DIAGONALS
YOG_DIAGONALS = mask(road_index[entry["id"]] for entry in _BOARD["diagonals"] if entry.get("only_with") == YOG_SOTHOTH)
RIVER_DISTRICTS = tuple(district.index for district in DISTRICTS if district.river)
UNIVERSITY_DISTRICTS = tuple(district.index for district in DISTRICTS if district.university)
SHOPS = tuple(node.index for node in NODES if node.shop)
GATES = tuple(node.index for node in NODES if node.gate)

AT_NODE = tuple(mask(road.index for road in ROADS if node.index in road.ends) for node in NODES)
NODES_OF_ROAD = tuple(mask(road.ends) for road in ROADS)
ALONG_DISTRICT = tuple(
    mask(road.index for road in ROADS if district.index in road.along) & ~DIAGONALS for district in DISTRICTS
)
THROUGH_DISTRICT = tuple(
    mask(road.index for road in ROADS if district.index in road.along) & DIAGONALS for district in DISTRICTS
)
TOUCHING = tuple((AT_NODE[road.ends[0]] | AT_NODE[road.ends[1]]) & ~(1 << road.index) for road in ROADS)
SHOPS_ON_ROAD = tuple(tuple(end for end in road.ends if NODES[end].shop) for road in ROADS)


def roads_of(ancient_one: str) -> int:
    """The roads on which segments can be laid: University roads exist only with Yog-Sothoth (AT-YOG-01)."""
    return STREETS | UNIVERSITY_ROADS if ancient_one == YOG_SOTHOTH else STREETS


def diagonals_of(ancient_one: str) -> int:
    return DIAGONALS if ancient_one == YOG_SOTHOTH else DIAGONALS & ~YOG_DIAGONALS


def _leaves(road: Road, node: int) -> str:
    return road.dirs[road.ends.index(node)]


def _opposite(one: Road, other: Road, node: int) -> bool:
    return OPPOSITE[_leaves(one, node)] == _leaves(other, node)


def _turning() -> tuple[int, ...]:
    """For each road those that make an L piece with it; a rounded road leaves as the line it starts on (AT-Q-21)."""
    turns = [0] * len(ROADS)
    for node in NODES:
        for one, other in combinations(bits(AT_NODE[node.index] & ~DIAGONALS), 2):
            if not _opposite(ROADS[one], ROADS[other], node.index):
                turns[one] |= 1 << other
                turns[other] |= 1 << one
    return tuple(turns)


def _t_thirds() -> dict[tuple[int, int], int]:
    """For each ordered pair of roads in one junction the roads that complete a T there (AT-Q-29)."""
    thirds: dict[tuple[int, int], int] = {}
    for node in NODES:
        here = bits(AT_NODE[node.index] & ~DIAGONALS)
        for three in combinations(here, 3):
            if any(_opposite(ROADS[a], ROADS[b], node.index) for a, b in combinations(three, 2)):
                for third in three:
                    one, other = (road for road in three if road != third)
                    for pair in ((one, other), (other, one)):
                        thirds[pair] = thirds.get(pair, 0) | 1 << third
    return thirds


TURNING = _turning()
T_THIRD = _t_thirds()

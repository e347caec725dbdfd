"""Roads, districts and nodes of one's own map as rows of an option: what is there, and what it would add to the route."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...kernel.features import Row
from .bitsets import bits, mask
from .features_columns import COLUMNS
from .sketch import ALONG, ONE, WIDTH, sketch_of
from .tourists import KINDS
from .town import (
    ALONG_DISTRICT,
    AT_NODE,
    DISTRICTS,
    GATES,
    NODES,
    NODES_OF_ROAD,
    ROADS,
    SHOPS,
    district_index,
    node_index,
    road_index,
)

# Columns that are written for every road that may be laid, most of a hundred at a time: found once, and scaled by hand.
_AT: Final = COLUMNS.at
_SHOP, _HORROR, _TOUCHES, _LOOSE = (_AT[name] for name in ("shop", "horror", "touches", "loose_ends"))
_JOINS, _BEST, _HERE, _FOLLOWS = (_AT[name] for name in ("joins", "best_piece", "here", "follows"))
_WORTH, _GAIN, _BEST_GAIN, _STAR = (_AT[name] for name in ("worth", "gain", "best_gain", "new.star"))
_NEW: Final = tuple(_AT[f"new.{district.type}"] for district in DISTRICTS)
_TOURISTS: Final = tuple(_AT[kind] for kind in KINDS)
_GATE_NODES: Final = mask(GATES)
_SHOP_NODES: Final = mask(SHOPS)
_TOURISTS_ALONE: Final = (1 << WIDTH * len(KINDS)) - 1


def _bare_row(districts: tuple[int, ...]) -> Row[float]:
    """A place is the middle of the districts around it."""
    row = COLUMNS.blank()
    COLUMNS.put(row, "x", sum(DISTRICTS[district].col for district in districts) / len(districts))
    COLUMNS.put(row, "y", sum(DISTRICTS[district].row for district in districts) / len(districts))
    COLUMNS.put(row, "river", any(DISTRICTS[district].river for district in districts))
    return row


def _bare_road(number: int) -> Row[float]:
    row = _bare_row(ROADS[number].along)
    COLUMNS.mark(row, "road", ROADS[number].kind)
    COLUMNS.put(row, "gate", bool(NODES_OF_ROAD[number] & _GATE_NODES))
    return row


def _bare_node(number: int) -> Row[float]:
    row = _bare_row(tuple({district for road in bits(AT_NODE[number]) for district in ROADS[road].along}))
    COLUMNS.put(row, "gate", NODES[number].gate)
    return row


def _wild_road(number: int) -> Row[float]:
    """A road past districts where nobody has been: all that is new there are their colours and stars."""
    row = _ROADS[number][:]
    for district in ROADS[number].along:
        row[_NEW[district]] += 0.5
    star = _STARS[number]
    for name in ("new.star", "worth", "gain"):
        COLUMNS.put(row, name, star)
    return row


_ROADS: Final = tuple(_bare_road(road.index) for road in ROADS)
_STARS: Final = tuple(sum(DISTRICTS[district].star for district in road.along) for road in ROADS)
_WILD_ROADS: Final = tuple(_wild_road(road.index) for road in ROADS)
_NODES: Final = tuple(_bare_node(node.index) for node in NODES)
_DISTRICTS: Final = tuple(_bare_row((district.index,)) for district in DISTRICTS)


class OwnMap:
    """The asked player's map, looked at once for all options of a question."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        me = view["players"][seat]
        self.sketch = sketch_of(me)
        self.district = district_index[me["district"]] if me["district"] else -1
        self._shops = _SHOP_NODES & ~mask(node_index[node] for node in me["shops"])
        self._horrors = mask(node_index[place] for place in view["horrors"]) & ~self.sketch.nodes
        self._fresh = mask(end for road in me["fresh"] for end in ROADS[road_index[road]].ends)
        self._here = ALONG_DISTRICT[self.district] if self.district >= 0 else 0

    def road(self, number: int) -> Row[float]:
        """A road that may be drawn."""
        sketch, nodes = self.sketch, NODES_OF_ROAD[number]
        if ALONG[number] & sketch.visited or nodes & sketch.nodes:
            row = self._known_road(number)
        else:
            row = _WILD_ROADS[number][:]
            if _STARS[number] > sketch.best_worth:
                row[_BEST_GAIN] = (_STARS[number] - sketch.best_worth) / 20
        if nodes & self._shops:
            row[_SHOP] = 1.0
        if nodes & self._horrors:
            row[_HORROR] = (nodes & self._horrors).bit_count() / 2
        if nodes & self._fresh:
            row[_FOLLOWS] = 1.0
        if self._here >> number & 1:
            row[_HERE] = 1.0
        return row

    def _known_road(self, number: int) -> Row[float]:
        """A road where something is drawn already, or where tourists stand."""
        row, sketch, nodes = _ROADS[number][:], self.sketch, NODES_OF_ROAD[number]
        new = ALONG[number] & ~sketch.along
        if new:
            self._add_new(row, new)
        after, before = ALONG[number], 0
        if nodes & sketch.nodes:
            after, before = self._join(row, nodes, after)
        worth = sketch.worth(after)
        row[_WORTH] = min(1.0, worth / 150)
        row[_GAIN] = min(1.0, (worth - before) / 20)
        row[_BEST_GAIN] = min(1.0, max(0, worth - sketch.best_worth) / 20)
        return row

    def _add_new(self, row: Row[float], new: int) -> None:
        """The districts that a route would now run past, with the tourists who stand there."""
        counts = self.sketch.counts
        for district in bits(new):
            row[_NEW[district]] += 0.5
            row[_STAR] = min(1.0, row[_STAR] + DISTRICTS[district].star / 8)
            if counts[district] & _TOURISTS_ALONE:
                self.add_tourists(row, counts[district])

    def _join(self, row: Row[float], nodes: int, after: int) -> tuple[int, int]:
        """The districts along the pieces that a road hangs together with and along itself, and the best of those pieces."""
        sketch, before, joined = self.sketch, 0, 0
        for piece in sketch.pieces:
            if piece.nodes & nodes:
                after |= piece.districts
                before = max(before, sketch.worth(piece.districts))
                joined += 1
        row[_TOUCHES] = (nodes & sketch.nodes).bit_count() / 2
        row[_LOOSE] = (nodes & sketch.loose_ends).bit_count() / 2
        if joined > 1:
            row[_JOINS] = 1.0
        if nodes & sketch.best.nodes:
            row[_BEST] = 1.0
        return after, before

    def add_tourists(self, row: Row[float], packed: int) -> None:
        for kind, at in enumerate(_TOURISTS):
            row[at] = min(1.0, row[at] + (packed >> WIDTH * kind & 255) / 4)

    def chosen_district(self, number: int, coming: int = 0) -> Row[float]:
        """A district, with (packed) tourists who would come there."""
        row, sketch = _DISTRICTS[number][:], self.sketch
        if not sketch.along >> number & 1:
            row[_NEW[number]] = 0.5
            row[_STAR] = DISTRICTS[number].star / 8
        if sketch.best.districts >> number & 1:
            row[_BEST] = 1.0
        reached = mask(end for road in bits(ALONG_DISTRICT[number]) for end in ROADS[road].ends)
        COLUMNS.put(row, "beside", bool(reached & sketch.nodes))
        self.add_tourists(row, sketch.counts[number] + coming)
        self.gains(row, number, coming)
        return row

    def gains(self, row: Row[float], district: int, coming: int) -> None:
        """What (packed) tourists in a district would add to the best piece, if it runs past there."""
        worth = self.sketch.with_tourists(district, coming)
        COLUMNS.put(row, "worth", worth)
        COLUMNS.put(row, "gain", worth - self.sketch.best_worth)
        COLUMNS.put(row, "best_gain", worth - self.sketch.best_worth if self.sketch.best.districts >> district & 1 else 0)

    def node(self, number: int) -> Row[float]:
        row = _NODES[number][:]
        if self._shops >> number & 1:
            row[_SHOP] = 1.0
        return row


def packed_tourists(kinds: list[str]) -> int:
    return sum(ONE[kind] for kind in kinds)

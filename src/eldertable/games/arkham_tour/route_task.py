"""The personal task on a given set of roads: the longest stretch of a line between two junctions of the card.

A line through the whole set is a beginning, a middle from junction a to junction b, and a rest (either may be empty). The
middle gives one VP a road (AT-TASK-04), so as little as possible should lie outside it: the search takes away two simple
paths, from a and from b to where the line begins and stops, shortest first, and keeps what hangs together.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from .bitsets import bits, mask
from .route_core import Core
from .route_graph import GATE_NODES, Form, Piece, pieces_of, together, whole
from .route_links import link_counts


class Middle(NamedTuple):
    first: int
    second: int
    roads: int
    links: int  # gate connections inside the middle


def best_middle(shape: Form, roads: int, links: int, task: Sequence[int], need: int = 1) -> Middle | None:
    """The best middle of any line that walks all `roads` with `links` connections; None if it has fewer than `need`."""
    best = None
    touched = [junction for junction in task if shape.at[junction] & roads]
    for first, second in combinations(touched, 2):
        found = _Middles(shape, roads, links, (first, second)).best(need)
        if found:
            best, need = found, found.roads.bit_count() + 1
    return best


def most_between(shape: Form, roads: int, linked: bool, task: Sequence[int]) -> int:
    """A bound: no line on some of these roads has a longer stretch between junctions of the card (0: it has none)."""
    touched = [junction for junction in task if shape.at[junction] & roads]
    if len(touched) < 2:
        return 0
    gates = GATE_NODES if linked else 0
    core = Core(shape, roads, touched[0], mask(touched), gates).roads
    odd = whole(shape, core).odd & ~gates & ~mask(touched)
    return core.bit_count() - (odd.bit_count() + 1) // 2  # at an odd node the stretch leaves out a road


def distances(shape: Form, roads: int, junction: int, linked: bool) -> list[int]:
    """For each node the number of these roads from there to a junction; joined gates are no distance apart."""
    far = [len(shape.at)] * len(shape.at)
    gates = GATE_NODES if linked else 0
    reached, steps = [junction], 0
    while reached:
        if gates & mask(reached):
            reached += bits(gates)
            gates = 0
        further = []
        for node in reached:
            if steps < far[node]:
                far[node] = steps
                further += [shape.other[road] ^ node for road in bits(shape.at[node] & roads)]
        reached, steps = [node for node in further if far[node] > steps + 1], steps + 1
    return far


class _Middles:
    """Middles from one junction to another."""

    def __init__(self, shape: Form, roads: int, links: int, pair: tuple[int, int]) -> None:
        self._shape = shape
        self._roads = roads
        self._links = links
        self._pair = pair
        self._wanted = 1 << pair[0] | 1 << pair[1]
        self._gates = GATE_NODES if links else 0
        core = Core(shape, roads, pair[0], self._wanted, self._gates)
        self._core, self._anchors = core.roads, core.anchors

    def best(self, need: int) -> Middle | None:
        shape, core = self._shape, self._core
        if core.bit_count() < need:
            return None
        first, second = self._pair
        odd = whole(shape, core).odd & ~self._gates
        if odd.bit_count() > 2:
            return None
        targets = odd | self._gates | (self._anchors or 1 << first)
        before = _Paths(shape, core, first, targets, self._gates)
        after = _Paths(shape, core, second, targets, self._gates)
        best = None
        outside = 0
        while core.bit_count() - outside >= need:
            for taken in self._two_paths(before, after, outside, odd):
                for found in self._around(taken):
                    if found.roads.bit_count() >= need:
                        best, need = found, found.roads.bit_count() + 1
            outside += 1
        return best

    def _two_paths(self, before: "_Paths", after: "_Paths", length: int, odd: int) -> Iterator[int]:
        """Pairs of paths without a common road, of this length together, that end where the line can begin and stop."""
        for short in range(length + 1):
            rests = after.of_length(length - short)
            for start, beginning in before.of_length(short) if rests else ():
                for stop, rest in rests:
                    fits = (1 << start ^ 1 << stop) & ~self._gates == odd
                    if fits and not beginning & rest and not self._anchors & ~(1 << start | 1 << stop):
                        yield beginning | rest

    def _around(self, taken: int) -> Iterator[Middle]:
        """What may be the middle when `taken` lies outside: the pieces with both junctions, and any joined to them."""
        shape = self._shape
        pieces = pieces_of(shape, self._core & ~taken)
        needed = [piece for piece in pieces if piece.nodes & self._wanted]
        if self._wanted & ~together(needed).nodes:
            return
        spare = [piece for piece in pieces if not piece.nodes & self._wanted]
        for count in range(len(spare), -1, -1):
            for extra in combinations(spare, count):
                middle = [*needed, *extra]
                inside = self._inside_links(middle)
                if inside is not None:
                    yield Middle(self._pair[0], self._pair[1], together(middle).roads, inside)

    def _inside_links(self, pieces: list[Piece]) -> int | None:
        """How many of the connections lie in the middle, if it and all the rest can be walked as one line."""
        shape, wanted = self._shape, self._wanted
        middle = together(pieces)
        outside = pieces_of(shape, self._roads & ~middle.roads)
        if not self._links:
            touching = all(piece.nodes & wanted for piece in outside)
            return 0 if middle.odd == wanted and len(pieces) == 1 and touching else None
        if middle.odd & ~GATE_NODES != wanted:
            return None
        around = _outside_links(shape, outside, wanted)
        for inside in link_counts(shape.at, pieces, middle.odd & GATE_NODES):
            if self._links - inside in around:
                return inside
        return None


class _Paths:
    """Paths from a node to any target, by length: simple ones, except where gates are joined. There a step between gates is
    free, and a loop may have to be walked as a part of the path, because the number of connections is given."""

    def __init__(self, shape: Form, roads: int, start: int, targets: int, gates: int) -> None:
        self._shape = shape
        self._roads = roads
        self._targets = targets
        self._gates = gates & whole(shape, roads).nodes if gates else 0
        self._edge = [(start, 0, 0 if self._gates else 1 << start)]
        self._layers: list[list[tuple[int, int]]] = [[(start, 0)]]

    def of_length(self, length: int) -> list[tuple[int, int]]:
        """End node and roads of each path."""
        while len(self._layers) <= length:
            self._extend()
        return self._layers[length]

    def _extend(self) -> None:
        """One road more; `passed` are the nodes that must not be passed again."""
        shape = self._shape
        longer: dict[tuple[int, int, int], None] = {}
        ended: dict[tuple[int, int], None] = {}
        for node, taken, passed in self._edge:
            for here in self._stands(node):
                for road in bits(shape.at[here] & self._roads & ~taken):
                    far = shape.other[road] ^ here
                    if not passed >> far & 1:
                        longer[far, taken | 1 << road, 0 if self._gates else passed | 1 << far] = None
                        if self._targets >> far & 1:
                            ended[far, taken | 1 << road] = None
        self._edge = list(longer)
        self._layers.append(list(ended))

    def _stands(self, node: int) -> list[int]:
        if self._gates >> node & 1:
            return [node, *bits(self._gates & ~(1 << node))]
        return [node]


def _outside_links(shape: Form, outside: list[Piece], wanted: int) -> set[int]:
    """Numbers of connections with which the outside is a line, its beginning and rest tied together by the middle."""
    if not outside:
        return {0}
    tied = together(piece for piece in outside if piece.nodes & wanted)
    rest = together(outside)
    odd = rest.odd ^ wanted
    loose_ends = 2 - (odd & ~GATE_NODES).bit_count()
    if not tied.roads or loose_ends < 0:
        return set()
    pieces = [tied, *(piece for piece in outside if not piece.nodes & wanted)]
    counts: set[int] = set()
    for number in {loose_ends & 1, loose_ends}:
        for ends in combinations(bits(rest.nodes & GATE_NODES), number):
            counts.update(link_counts(shape.at, pieces, odd & GATE_NODES ^ mask(ends)))
    return counts

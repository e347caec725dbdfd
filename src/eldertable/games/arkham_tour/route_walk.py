"""From a set of roads to a walk and back: the order in which a line goes, and the proof that it is legal.

A walk is a list of parts in the protocol's notation: "H10" a segment, "cross V02" a dead-end segment lengthened across the
river, "gate D02-D24" a connection of two gates.
"""

from collections.abc import Sequence

import msgspec

from .bitsets import bits
from .route_graph import DEAD_ENDS, GATE_NODES, Form, form, pieces_of, together, whole
from .route_links import link_counts
from .route_task import Middle
from .town import NODES, ROADS, node_index, road_index

GATE = "gate "
CROSS = "cross "
_MIDDLE = len(ROADS)  # stands for the whole middle of a line while its outside is walked


class IllegalLineError(ValueError):
    """A walk that is no final route, with the rule it breaks and the part where it does."""

    def __init__(self, rule: str, part: int, message: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule
        self.part = part


class Trace(msgspec.Struct, frozen=True):
    """A walk that was followed on the map."""

    nodes: tuple[int, ...]
    segments: tuple[bool, ...]  # for each part: a segment, not a gate connection
    roads: int
    crossed: int
    links: int


def find_walk(shape: Form, roads: int, links: int, middle: Middle | None) -> tuple[str, ...]:
    """An order in which a line walks these roads, with the given stretch for the task card in one go."""
    if not middle:
        return tuple(_Walker(shape, roads, links, _start(shape, roads, links), None).parts())
    outer = _with_middle(shape, middle)
    outside = roads & ~middle.roads | 1 << _MIDDLE
    left = links - middle.links
    walker = _Walker(outer, outside, left, _start(outer, outside, left), None)
    parts = []
    for part, here, far in walker.steps():
        if part == _MIDDLE:
            parts += _Walker(shape, middle.roads, middle.links, here, far).parts()
        else:
            parts.append(_name(shape, part, here, far))
    return tuple(parts)


def _name(shape: Form, road: int, here: int, far: int) -> str:
    if road < 0:
        return f"{GATE}{NODES[here].id}-{NODES[far].id}"
    return f"{CROSS}{ROADS[road].id}" if shape.crossed >> road & 1 else ROADS[road].id


def _with_middle(shape: Form, middle: Middle) -> Form:
    """The map with one road more, from one end of the middle to the other."""
    bit = 1 << _MIDDLE
    at = list(shape.at)
    near = at[middle.first] | at[middle.second]
    at[middle.first] |= bit
    at[middle.second] |= bit
    touch = [roads | bit if near >> road & 1 else roads for road, roads in enumerate(shape.touch)]
    return Form(
        crossed=shape.crossed,
        at=tuple(at),
        other=(*shape.other, middle.first ^ middle.second),
        pair=(*shape.pair, 1 << middle.first | 1 << middle.second),
        touch=(*touch, near),
    )


def _start(shape: Form, roads: int, links: int) -> int:
    """A node where a line through all these roads can begin."""
    _, nodes, odd, _ = whole(shape, roads)
    if not links:
        return bits(odd or nodes)[0]
    for candidates in (odd & ~GATE_NODES, odd, nodes & GATE_NODES, nodes):
        for node in bits(candidates):
            if _walkable(shape, roads, links, node, None):
                return node
    raise ValueError("these roads cannot be walked as one line")


def _walkable(shape: Form, roads: int, links: int, node: int, last: int | None) -> bool:
    """Whether a line that begins here with a road can walk all `roads` with `links` connections (and end at `last`)."""
    if not roads:
        return not links and last in {None, node}
    if not shape.at[node] & roads:
        return False
    pieces = pieces_of(shape, roads)
    odd = together(pieces).odd
    stops = [last] if last is not None else bits(odd | 1 << node | (GATE_NODES if links else 0))
    for stop in stops:
        odd_links = odd ^ 1 << node ^ 1 << stop
        if not odd_links & ~GATE_NODES and (links or not odd_links):
            closed_at = 1 << node if node == stop else 0
            if links in link_counts(shape.at, pieces, odd_links, closed_at):
                return True
    return False


class _Walker:
    """Goes where the rest can still be walked to its end, so it never has to turn back."""

    def __init__(self, shape: Form, roads: int, links: int, start: int, last: int | None) -> None:
        self._shape = shape
        self._roads = roads
        self._links = links
        self._node = start
        self._last = last

    def parts(self) -> list[str]:
        return [_name(self._shape, road, here, far) for road, here, far in self.steps()]

    def steps(self) -> list[tuple[int, int, int]]:
        """Road (-1 for a gate connection), node before, node after."""
        steps = []
        while self._roads:
            here = self._node
            road = self._choose(here)
            self._roads ^= 1 << road
            self._node = self._shape.other[road] ^ here
            steps.append((road, here, self._node))
            gate = self._jump(self._node)
            if gate is not None:
                steps.append((-1, self._node, gate))
                self._node = gate
                self._links -= 1
        return steps

    def _choose(self, here: int) -> int:
        roads = bits(self._shape.at[here] & self._roads)
        for road in roads[:-1]:
            far = self._shape.other[road] ^ here
            rest = self._roads ^ 1 << road
            if self._goes_on(rest, far) or self._gate_from(rest, far) is not None:
                return road
        return roads[-1]

    def _goes_on(self, rest: int, node: int) -> bool:
        return _walkable(self._shape, rest, self._links, node, self._last)

    def _jump(self, node: int) -> int | None:
        if not self._links or self._goes_on(self._roads, node):
            return None
        return self._gate_from(self._roads, node)

    def _gate_from(self, rest: int, node: int) -> int | None:
        """The gate to jump to from this gate (AT-GATE-07)."""
        if self._links and GATE_NODES >> node & 1:
            for gate in bits(GATE_NODES & ~(1 << node)):
                if rest and _walkable(self._shape, rest, self._links - 1, gate, self._last):
                    return gate
        return None


def trace_walks(drawn: int, walk: Sequence[str], lengthen: bool) -> list[Trace]:
    """Follow a walk on the map from either end of its first part; raise IllegalLineError if neither way works."""
    if not walk or walk[0].startswith(GATE):
        raise IllegalLineError("AT-Q-12", 0, "a line begins with a segment")
    traces, errors = [], []
    for start in _starts(walk[0]):
        try:
            traces.append(_follow(drawn, walk, start, lengthen))
        except IllegalLineError as error:
            errors.append(error)
    if not traces:
        raise max(errors, key=lambda error: error.part)
    return traces


def _starts(part: str) -> list[int]:
    road, crossed = _read_road(part, 0)
    return bits(form(1 << road if crossed else 0).pair[road])


def _read_road(part: str, number: int) -> tuple[int, bool]:
    crossed = part.startswith(CROSS)
    road = road_index.get(part.removeprefix(CROSS))
    if road is None:
        raise IllegalLineError("AT-FINAL-02", number, f"{part} is no segment")
    if crossed and not DEAD_ENDS >> road & 1:
        raise IllegalLineError("AT-DAGON-01", number, f"{part}: only dead ends can be lengthened")
    return road, crossed


def _follow(drawn: int, walk: Sequence[str], start: int, lengthen: bool) -> Trace:
    nodes, segments = [start], []
    roads = crossed = links = 0
    for number, part in enumerate(walk):
        if part.startswith(GATE):
            nodes.append(_through_gate(walk, number, nodes[-1]))
            segments.append(False)
            links += 1
            continue
        road, across = _read_road(part, number)
        bit = 1 << road
        if not drawn & bit:
            raise IllegalLineError("AT-FINAL-02", number, f"{part} is not drawn")
        if roads & bit:
            raise IllegalLineError("AT-FINAL-03", number, f"{part} is already part of the line")
        if across and not lengthen:
            raise IllegalLineError("AT-DEAD-04", number, f"{part}: a dead end does not lead across the river")
        shape = form(bit if across else 0)
        if not shape.pair[road] >> nodes[-1] & 1:
            raise IllegalLineError("AT-FINAL-02", number, f"{part} does not go on from {NODES[nodes[-1]].id}")
        nodes.append(shape.other[road] ^ nodes[-1])
        segments.append(True)
        roads |= bit
        crossed |= bit if across else 0
    return Trace(tuple(nodes), tuple(segments), roads, crossed, links)


def _through_gate(walk: Sequence[str], number: int, node: int) -> int:
    one, _, other = walk[number].removeprefix(GATE).partition("-")
    first, second = node_index.get(one, -1), node_index.get(other, -1)
    if first < 0 or second < 0 or not (GATE_NODES >> first & 1 and GATE_NODES >> second & 1):
        raise IllegalLineError("AT-GATE-02", number, f"{walk[number]}: only gates can be joined")
    if first == second:
        raise IllegalLineError("AT-GATE-07", number, f"{walk[number]} joins a gate with itself")
    if first != node:
        raise IllegalLineError("AT-GATE-03", number, f"the piece before {walk[number]} does not end there")
    if number + 1 == len(walk) or walk[number + 1].startswith(GATE):
        raise IllegalLineError("AT-Q-12", number, f"no segment follows {walk[number]}")
    return second


def task_on(trace: Trace, task: Sequence[int]) -> tuple[int, tuple[int, int] | None]:
    """The most segments between two junctions of the card in this order; a closed line may be begun anywhere (AT-Q-18)."""
    nodes, segments = trace.nodes, trace.segments
    closed = nodes[0] == nodes[-1]
    if closed:
        nodes, segments = nodes[:-1] * 2, segments * 2
    count = len(trace.segments)
    walked = [0]
    for segment in segments:
        walked.append(walked[-1] + segment)
    visits = [place for place, node in enumerate(nodes) if node in task]
    best: tuple[int, tuple[int, int] | None] = (0, None)
    for begin in visits:
        for stop in visits:
            if begin < stop <= begin + count and nodes[begin] != nodes[stop] and walked[stop] - walked[begin] > best[0]:
                best = (walked[stop] - walked[begin], (nodes[begin], nodes[stop]))
    return best

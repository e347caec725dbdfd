"""Leave out as little as a line must: the inner part of the search for final routes (see route_search)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple, TypeVar

from .bitsets import bits
from .route_core import Core
from .route_front import Found, Front
from .route_graph import GATE_NODES, Form, Piece, hang_together, pieces_of, together
from .route_links import link_counts, links_within
from .route_task import best_middle, distances, most_between
from .route_worth import Worth
from .town import ALONG_DISTRICT, DISTRICTS, ROADS, THROUGH_DISTRICT

EASY = 25  # steps in an area before it pays to look closer at each
HARD = 200  # and before it pays to bound the task closely

Thing = TypeVar("Thing")
_ROADS_OF_DISTRICT = tuple(ALONG_DISTRICT[d.index] | THROUGH_DISTRICT[d.index] for d in DISTRICTS)
_LOSES = tuple(tuple((_ROADS_OF_DISTRICT[d], d) for d in road.along) for road in ROADS)


def subsets(things: Sequence[Thing]) -> Iterator[tuple[Thing, ...]]:
    """All subsets, small ones first."""
    for count in range(len(things) + 1):
        yield from combinations(things, count)


class Area(NamedTuple):
    """Where a line may go and what it has to do there."""

    shape: Form
    piece: Piece
    madness: int  # of every line searched for, without its connections
    must: int  # horrifying places that the line has to pass
    linked: bool = False
    odd_links: int = 0  # gates where an odd number of connections meet


class _Rest(NamedTuple):
    """What is still kept of an area, and what of it may be left out."""

    kept: int
    along: int
    links: tuple[int, ...]  # possible numbers of connections
    spare: int  # roads that may be left out
    groups: list[int] | None  # nodes that hang together by them, if that is known


def _lonely(groups: Sequence[int], free: int) -> int:
    """How many odd nodes have no partner for a path along the spare roads."""
    lonely = 0
    for nodes in groups:
        lonely += (nodes & free).bit_count() & 1
        free &= ~nodes
    return lonely + free.bit_count()


class Joins:
    """Searches one area after another; what it finds goes to the front."""

    def __init__(self, worth: Worth, front: Front, task: Sequence[int]) -> None:
        self._worth = worth
        self._front = front
        self._task = tuple(task)
        self._area: Area

    def room(self, shape: Form, roads: int) -> int:
        """At most this many VP can the task give on these roads (AT-TASK-05)."""
        at = shape.at
        touched = 0
        for junction in self._task:
            if at[junction] & roads:
                touched += 1
        return roads.bit_count() if touched > 1 else 0

    def search(self, area: Area) -> None:
        """All lines in an area that do all they have to."""
        shape, piece = area.shape, area.piece
        if shape.crossed & ~piece.roads or area.must & ~piece.nodes:
            return
        self._area = area
        self._shape = shape
        self._needed = area.must | area.odd_links
        self._needed_roads = [shape.at[node] for node in bits(self._needed)]
        self._with_task = bool(self._task) and self.room(shape, piece.roads) > 0
        self._far: list[list[int]] = []
        odd = piece.odd ^ area.odd_links
        for ends in (2, 0) if odd and self._with_task else (2,):
            self._most_ends = ends
            self._seen: set[tuple[int, int]] = set()
            self._go_on(piece.roads, piece.along, odd, 0)

    def _go_on(self, kept: int, along: int, odd: int, ends: int) -> None:
        """Search what is left of the area; its gates say how many connections there can be."""
        links = links_within(self._shape.at, kept, self._area.odd_links) if self._area.linked else (0,)
        if not links:
            return
        bar = self._front.lowest_bar(self._area.madness, links)
        upper = self._worth[along] + (self.room(self._shape, kept) if self._with_task else 0)
        if upper <= bar:
            return
        if odd.bit_count() <= self._most_ends:
            self._take(kept, along, odd)
        elif (kept, ends) not in self._seen:
            self._drop(self._look_closer(kept, along, links, bar, ends), odd, ends)

    def _look_closer(self, kept: int, along: int, links: tuple[int, ...], bar: int, ends: int) -> _Rest:
        spare = kept & ~self._shape.crossed
        for end in bits(ends):
            spare &= ~self._shape.at[end]
        if len(self._seen) <= EASY:
            return _Rest(kept, along, links, spare, None)
        if len(self._seen) > HARD and self._with_task:
            stretch = most_between(self._shape, kept, self._area.linked, self._task)
            if self._worth[along] + stretch <= bar:
                return _Rest(kept, along, links, 0, [])
        spare &= self._spare(kept, along, bar)
        return _Rest(kept, along, links, spare, [piece.nodes for piece in pieces_of(self._shape, spare)])

    def _spare(self, kept: int, along: int, bar: int) -> int:
        """The roads that may be left out one at a time."""
        spare = kept & ~self._shape.crossed
        task = 0
        if self._with_task:
            task = max(0, self.room(self._shape, kept) - 1)
            if self._worth[along] + task <= bar:
                return 0
        for district in bits(along):
            roads = _ROADS_OF_DISTRICT[district] & kept
            if not roads & (roads - 1) and self._worth.without(along, district) + task <= bar:
                spare &= ~roads
        for roads_here in self._needed_roads:
            roads = roads_here & kept
            if not roads & (roads - 1):
                spare &= ~roads
        return spare

    def _drop(self, rest: _Rest, odd: int, ends: int) -> None:
        """Leave out paths until only the line's ends are odd; `ends` are nodes chosen to stay odd."""
        if (rest.kept, ends) in self._seen:
            return
        self._seen.add((rest.kept, ends))
        free = odd & ~ends
        more_ends = self._most_ends - ends.bit_count()
        if rest.groups is not None and self._no_way(rest, free, ends, more_ends):
            return
        start = self._start(rest.spare, free)
        if more_ends and not self._shape.at[start] & self._area.piece.roads & ~rest.kept:
            self._choose_end(rest, odd, ends, start)
        self._leave_path(rest, start, rest.kept, rest.along, odd ^ 1 << start, ends, 1 << start)

    def _choose_end(self, rest: _Rest, odd: int, ends: int, end: int) -> None:
        """Let the line begin or stop here. It then walks all roads here: one left out could be appended to it."""
        ends |= 1 << end
        if ends.bit_count() == 2:
            self._settle(rest.kept, rest.along, odd, ends)
        else:
            spare = rest.spare & ~self._shape.at[end]
            groups = rest.groups
            if groups is not None and spare != rest.spare:
                groups = [piece.nodes for piece in pieces_of(self._shape, spare)]
            self._drop(rest._replace(spare=spare, groups=groups), odd, ends)

    def _no_way(self, rest: _Rest, free: int, ends: int, more_ends: int) -> bool:
        """Whether too many odd nodes have no partner, or the task cannot be worth enough any more."""
        if _lonely(rest.groups or (), free) > more_ends:
            return True
        vp = self._worth[rest.along]
        bar = self._front.lowest_bar(self._area.madness, rest.links)
        room = self.room(self._shape, rest.kept)
        return vp <= bar and vp + room - self._lost_to_task(free, ends, more_ends) <= bar

    def _lost_to_task(self, free: int, ends: int, more_ends: int) -> int:
        """At least this many of the kept roads cannot count for the task: one for each pair of odd nodes, and those from
        the ends of the line to two different junctions of the card."""
        if not self._far:
            shape, area = self._shape, self._area
            touched = [junction for junction in self._task if area.piece.nodes >> junction & 1]
            self._far = [distances(shape, area.piece.roads, junction, area.linked) for junction in touched]
            self._apart = min(far[other] for far in self._far for other in touched if far[other])
        known = bits(ends)
        unknown = bits(free) if more_ends else []
        closed = 99 if ends else self._apart
        lost = (free.bit_count() - more_ends + 1) // 2
        if not known and not unknown:
            return lost + closed
        nearest = [min(far[node] for node in unknown) if unknown else 0 for far in self._far]
        outer = closed
        for one, other in permutations(range(len(self._far)), 2):
            first = self._far[one][known[0]] if known else nearest[one]
            second = self._far[other][known[1]] if len(known) > 1 else nearest[other]
            outer = min(outer, first + second)
        return lost + outer

    def _start(self, spare: int, nodes: int) -> int:
        """The odd node with the fewest spare roads: there is the least choice."""
        at = self._shape.at
        fewest, start = 99, -1
        while nodes:
            low = nodes & -nodes
            nodes ^= low
            node = low.bit_length() - 1
            roads = (at[node] & spare).bit_count()
            if roads < fewest:
                fewest, start = roads, node
        return start

    def _leave_path(self, rest: _Rest, node: int, kept: int, along: int, odd: int, ends: int, passed: int) -> None:
        """Leave out every simple path from here to the next odd node."""
        shape = self._shape
        roads = shape.at[node] & rest.spare & kept
        while roads:
            low = roads & -roads
            roads ^= low
            road = low.bit_length() - 1
            far = 1 << (shape.other[road] ^ node)
            if passed & far:
                continue
            left = kept ^ low
            less = along
            for others, district in _LOSES[road]:
                if not left & others:
                    self._worth.without(less, district)
                    less &= ~(1 << district)
            upper = self._worth[less] + (self.room(shape, left) if self._with_task else 0)
            if upper <= self._front.lowest_bar(self._area.madness, rest.links):
                continue
            if odd & far:
                self._settle(left, less, odd ^ far, ends)
            else:
                self._leave_path(rest, far.bit_length() - 1, left, less, odd, ends, passed | far)

    def _settle(self, kept: int, along: int, odd: int, ends: int) -> None:
        """Go on with the parts that can still belong to one line."""
        shape = self._shape
        for roads in self._needed_roads:
            if not roads & kept:
                return
        if ends.bit_count() == 2:
            start = bits(ends)[0]
            core = Core(shape, kept, start, ends, GATE_NODES if self._area.linked else 0).roads
            pieces = pieces_of(shape, core)
        elif hang_together(shape.touch, kept):
            self._go_on(kept, along, odd, ends)
            return
        else:
            pieces = pieces_of(shape, kept)
        if self._area.linked:
            pieces = [together(piece for piece in pieces if piece.nodes & GATE_NODES)]
        needed = ends | self._needed
        for piece in pieces:
            odd = piece.odd ^ self._area.odd_links & piece.nodes
            if not needed & ~piece.nodes and not shape.crossed & ~piece.roads and not ends & ~odd:
                self._go_on(piece.roads, piece.along, odd, ends)

    def _take(self, kept: int, along: int, odd: int) -> None:
        """What is kept can be walked, if its pieces can be joined."""
        if not self._area.linked:
            self._offer(kept, along, odd, 0)
            return
        needed: list[Piece] = []
        spare: list[Piece] = []
        bound = odd | self._needed
        for piece in pieces_of(self._shape, kept):
            (needed if piece.nodes & bound or piece.roads & self._shape.crossed else spare).append(piece)
        for extra in subsets(spare):
            pieces = [*needed, *extra]
            line = together(pieces)
            for links in link_counts(self._shape.at, pieces, self._area.odd_links):
                if links:
                    self._offer(line.roads, line.along, odd, links)

    def _offer(self, roads: int, along: int, ends: int, links: int) -> None:
        vp = self._worth[along]
        bar = self._front.bar(self._area.madness, links)
        middle = None
        if self._with_task and self._task_may_lift(roads, ends, links, bar - vp):
            middle = best_middle(self._shape, roads, links, self._task, max(1, bar + 1 - vp))
        if middle:
            vp += middle.roads.bit_count()
        if vp > bar:
            self._front.add(self._area.madness, Found(vp, roads, self._shape.crossed, links, middle))

    def _task_may_lift(self, roads: int, ends: int, links: int, over: int) -> bool:
        """Whether the task may give more than so many VP on these roads, walked between these ends."""
        room = self.room(self._shape, roads)
        if room <= over or room - self._lost_to_task(0, ends, 0) <= over:
            return False
        return most_between(self._shape, roads, links > 0, self._task) > over

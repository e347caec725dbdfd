"""The exact search for the best lines through a drawing.

A line walks a set of roads, no road twice. Its VP (without the task) depend on the set only and never fall when roads are
added. So the search does not walk: it starts from everything that may be walked and leaves out as little as it must.

1. Choose what the line's madness allows: which horrifying places it passes, which dead ends it lengthens. The roads that
   remain form an *area*. Smaller choices are searched on their own, so a line has to use all that was chosen.
2. Where gates are joined, choose which gates meet an odd number of connections. That changes the parity of these gates.
3. A set can be walked when it hangs together and has at most two odd nodes. What is left out, seen from an area, is
   therefore a bundle of paths that pair up the other odd nodes. A set that is as large as possible leaves out
   no cycles, and its ends are odd nodes of the area: else a piece of what was left out could be appended to the line.
4. Every road left out can only lower the VP, so the VP of what is still kept bound the branch from above.

With a task card the bound counts one VP more for each kept road, and closed lines are searched too: appending a
piece to a closed line fixes where it is cut open, which can cost task VP.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from .route_front import Found, Front
from .route_graph import (
    DEAD_ENDS,
    GATE_NODES,
    Form,
    along_of,
    components,
    form,
    nodes_of,
    odd_nodes,
)
from .route_links import link_counts
from .route_task import task_value
from .route_worth import Worth
from .town import ALONG_DISTRICT, DISTRICTS, ROADS, THROUGH_DISTRICT, bits, mask

_ROADS_OF_DISTRICT = tuple(ALONG_DISTRICT[d.index] | THROUGH_DISTRICT[d.index] for d in DISTRICTS)
_LOSES = tuple(tuple((_ROADS_OF_DISTRICT[d], ~(1 << d)) for d in road.along) for road in ROADS)


def subsets(things: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All subsets, small ones first."""
    for count in range(len(things) + 1):
        yield from combinations(things, count)


class LineSearch:
    def __init__(self, drawn: int, worth: Worth, front: Front, horrors: int, task: Sequence[int] = ()) -> None:
        self._drawn = drawn
        self._worth = worth
        self._front = front
        self._horrors = horrors
        self._task = tuple(task)

    def run(self, lengthen: bool) -> None:
        dead_ends = bits(self._drawn & DEAD_ENDS) if lengthen else []
        for crossed in subsets(dead_ends):
            self._search_form(form(mask(crossed)))

    def _search_form(self, shape: Form) -> None:
        self._form = shape
        gated = 0
        for piece in components(shape.touch, self._drawn):
            if nodes_of(shape.pair, piece) & GATE_NODES:
                gated |= piece
            else:
                self._search_region(piece, 0)
        if gated:
            ends = sum((shape.at[gate] & gated).bit_count() for gate in bits(GATE_NODES))
            self._search_region(gated, ends // 2)

    def _search_region(self, region: int, most_links: int) -> None:
        """All lines inside a region, by the horrifying places they pass."""
        shape = self._form
        if shape.crossed & ~region:
            return
        upper = self._worth.vp(along_of(region)) + self._task_room(region)
        for places in subsets(bits(nodes_of(shape.pair, region) & self._horrors)):
            self._madness = len(places) + shape.crossed.bit_count()
            if self._front.lowest_bar(self._madness, 0, most_links) < upper:
                self._must = mask(places)
                self._search_places(region, most_links)

    def _search_places(self, region: int, most_links: int) -> None:
        shape = self._form
        allowed = region
        for place in bits(nodes_of(shape.pair, region) & self._horrors & ~self._must):
            allowed &= ~shape.at[place]
        pieces = components(shape.touch, allowed)
        for piece in pieces:
            self._search_area([piece], 0, (0, 0))
        if most_links:
            self._search_links([piece for piece in pieces if nodes_of(shape.pair, piece) & GATE_NODES])

    def _search_links(self, pieces: list[int]) -> None:
        """Lines that join these pieces, or parts of them, through gates."""
        at = self._form.at
        room = {piece: [(gate, (at[gate] & piece).bit_count()) for gate in bits(GATE_NODES)] for piece in pieces}
        for count in range(1, len(pieces) + 1):
            for chosen in combinations(pieces, count):
                ends = [sum(roads for _, roads in room[piece]) for piece in chosen]
                if sum(ends) >= max(2, 2 * count - 2) and (count == 1 or ends.count(1) <= 2):
                    gates = [(gate, roads) for piece in chosen for gate, roads in room[piece] if roads]
                    self._search_patterns(list(chosen), gates)

    def _search_patterns(self, pieces: list[int], gates: list[tuple[int, int]]) -> None:
        wide = sum(roads > 1 for _, roads in gates)
        for odd in subsets([gate for gate, _ in gates]):
            if len(odd) % 2 == 0 and (odd or wide > 1):
                most = sum(roads - ((roads ^ (gate in odd)) & 1) for gate, roads in gates) // 2
                fewest = max(len(odd) // 2 or 2, len(pieces) - 1)
                if fewest <= most:
                    self._search_area(pieces, mask(odd), (fewest, most))

    def _search_area(self, pieces: list[int], odd_links: int, links: tuple[int, int]) -> None:
        shape = self._form
        area = 0
        for piece in pieces:
            area |= piece
        if shape.crossed & ~area or self._must & ~nodes_of(shape.pair, area):
            return
        self._links = links
        self._odd_links = odd_links
        self._set_bar()
        along = along_of(area)
        odd = odd_nodes(shape.pair, area) ^ odd_links
        self._seen: set[tuple[int, int]] = set()
        self._most_ends = 2
        self._drop(area, along, odd, 0)
        if odd and self._task_room(area):
            self._seen = set()
            self._most_ends = 0
            self._drop(area, along, odd, 0)

    def _set_bar(self) -> None:
        self._bar = self._front.lowest_bar(self._madness, *self._links)

    def _task_room(self, roads: int) -> int:
        """At most this many VP can the task give on these roads (AT-TASK-05)."""
        at = self._form.at
        touched = 0
        for junction in self._task:
            if at[junction] & roads:
                touched += 1
        return roads.bit_count() if touched > 1 else 0

    def _drop(self, kept: int, along: int, odd: int, ends: int) -> None:
        """Leave out paths until only the line's ends are odd; `ends` are nodes chosen to stay odd."""
        if self._worth.vp(along) + self._task_room(kept) <= self._bar or (kept, ends) in self._seen:
            return
        self._seen.add((kept, ends))
        if odd.bit_count() <= self._most_ends:
            self._take(kept, along, odd)
            return
        at = self._form.at
        start = min(bits(odd & ~ends), key=lambda node: (at[node] & kept).bit_count())
        if ends.bit_count() < self._most_ends:
            self._drop(kept, along, odd, ends | 1 << start)
        self._leave_path(start, kept, along, odd ^ 1 << start, ends, 1 << start)

    def _leave_path(self, node: int, kept: int, along: int, odd: int, ends: int, passed: int) -> None:
        """Leave out every simple path from here to the next odd node that is no end."""
        shape = self._form
        roads = shape.at[node] & kept & ~shape.crossed
        while roads:
            low = roads & -roads
            roads ^= low
            road = low.bit_length() - 1
            far = shape.other[road] ^ node
            if passed >> far & 1:
                continue
            left = kept ^ low
            less = along
            for others, without in _LOSES[road]:
                if not left & others:
                    less &= without
            if self._worth.vp(less) + self._task_room(left) <= self._bar:
                continue
            if odd & ~ends & 1 << far:
                self._settle(left, odd ^ 1 << far, ends)
                if ends.bit_count() < self._most_ends:
                    self._leave_path(far, left, less, odd, ends | 1 << far, passed | 1 << far)
            else:
                self._leave_path(far, left, less, odd, ends, passed | 1 << far)

    def _settle(self, kept: int, odd: int, ends: int) -> None:
        """Go on with the parts that can still belong to one line."""
        shape = self._form
        pieces = components(shape.touch, kept)
        if self._links[1]:
            joined = 0
            for piece in pieces:
                if nodes_of(shape.pair, piece) & GATE_NODES:
                    joined |= piece
            pieces = [joined]
        for piece in pieces:
            nodes = nodes_of(shape.pair, piece)
            if not (ends | self._must | self._odd_links) & ~nodes and not shape.crossed & ~piece:
                self._drop(piece, along_of(piece), odd & nodes, ends)

    def _take(self, kept: int, along: int, odd: int) -> None:
        """What is kept can be walked, if its pieces can be joined."""
        if not self._links[1]:
            self._offer(kept, along, 0)
            return
        shape = self._form
        needed: list[int] = []
        spare: list[int] = []
        for piece in components(shape.touch, kept):
            nodes = nodes_of(shape.pair, piece)
            bound = nodes & (odd | self._must | self._odd_links) or piece & shape.crossed
            (needed if bound else spare).append(piece)
        for extra in subsets(spare):
            pieces = needed + list(extra)
            roads = 0
            for piece in pieces:
                roads |= piece
            for links in link_counts(shape.at, pieces, self._odd_links):
                if links:
                    self._offer(roads, along_of(roads), links)

    def _offer(self, roads: int, along: int, links: int) -> None:
        vp = self._worth.vp(along)
        bar = self._front.bar(self._madness, links)
        task = 0
        if self._task_room(roads):
            if vp + roads.bit_count() <= bar:
                return
            task = task_value(self._form, roads, links, self._task, bar + 1 - vp)
        if vp + task > bar:
            self._front.add(self._madness, Found(vp + task, roads, self._form.crossed, links, task))
            self._set_bar()

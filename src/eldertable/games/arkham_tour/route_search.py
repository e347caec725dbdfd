"""The exact search for the best lines through a drawing.

A line walks a set of roads, no road twice. Its VP (without the task) depend on the set only and never fall when roads are
added. So the search does not walk: it starts from everything that may be walked and leaves out as little as it must.

1. Choose what the line's madness allows: which horrifying places it passes, which dead ends it lengthens. The roads that
   remain form an *area*. Smaller choices are searched on their own, so a line has to use all that was chosen.
2. Where gates are joined, choose which gates meet an odd number of connections. That changes the parity of these gates.
3. A set can be walked when it hangs together and has at most two odd nodes. What is left out, seen from an area, is
   therefore a bundle of paths that pair up the other odd nodes. A set that is as large as possible leaves out
   no cycles, its ends are odd nodes of the area, and at its ends no road of the area is left out: else the line could be
   made longer there.
4. Every road left out can only lower the VP, so the VP of what is still kept bound the branch from above.

With a task card the bound counts one VP more for each kept road, and closed lines are searched too: appending a
piece to a closed line fixes where it is cut open, which can cost task VP.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from .bitsets import bits, mask
from .route_front import Front
from .route_graph import DEAD_ENDS, GATE_NODES, Form, Piece, form, pieces_of, together
from .route_joins import Area, Joins, subsets
from .route_worth import Worth


class _Region(NamedTuple):
    """Pieces of a drawing that one line can join, for one choice of lengthened dead ends."""

    shape: Form
    pieces: list[Piece]
    roads: int
    places: list[int]  # horrifying places there
    most_madness: int
    upper: int  # no line there has more VP
    most_links: int


class LineSearch:
    """Searches the calm lines first: what they reach is the bar for all that cost more madness."""

    def __init__(self, drawn: int, worth: Worth, front: Front, horrors: int, task: Sequence[int] = ()) -> None:
        self._drawn = drawn
        self._worth = worth
        self._front = front
        self._horrors = horrors
        self._joins = Joins(worth, front, task)
        self._planned: dict[int, list[Area]] = defaultdict(list)  # by the least madness that their lines have

    def run(self, lengthen: bool) -> None:
        dead_ends = bits(self._drawn & DEAD_ENDS) if lengthen else []
        regions: list[_Region] = []
        for crossed in subsets(dead_ends):
            regions += self._regions(form(mask(crossed)))
        madness = 0
        while regions or self._planned:
            for region in regions:
                self._search_region(region, madness)
            for area in self._planned.pop(madness, ()):
                self._joins.search(area)
            madness += 1
            regions = [region for region in regions if region.most_madness >= madness]

    def _regions(self, shape: Form) -> list[_Region]:
        pieces = pieces_of(shape, self._drawn)
        pieces.sort(key=lambda piece: self._upper(shape, piece), reverse=True)
        gated = [piece for piece in pieces if piece.nodes & GATE_NODES]
        regions = [self._region(shape, [piece], 0) for piece in pieces if not piece.nodes & GATE_NODES]
        if gated:
            ends = sum((shape.at[gate] & self._drawn).bit_count() for gate in bits(GATE_NODES))
            regions.append(self._region(shape, gated, ends // 2))
        return [region for region in regions if not shape.crossed & ~region.roads]

    def _region(self, shape: Form, pieces: list[Piece], most_links: int) -> _Region:
        all_roads = together(pieces) if len(pieces) > 1 else pieces[0]
        places = bits(all_roads.nodes & self._horrors)
        most_madness = len(places) + shape.crossed.bit_count()
        upper = self._upper(shape, all_roads)
        return _Region(shape, pieces, all_roads.roads, places, most_madness, upper, most_links)

    def _upper(self, shape: Form, piece: Piece) -> int:
        return self._worth[piece.along] + self._joins.room(shape, piece.roads)

    def _search_region(self, region: _Region, madness: int) -> None:
        """Lines without connections that have this madness, by the horrifying places they pass; plan those with."""
        shape = region.shape
        left = madness - shape.crossed.bit_count()
        if left < 0 or self._front.lowest_bar(madness, range(region.most_links + 1)) >= region.upper:
            return
        for places in combinations(region.places, left):
            allowed = region.roads
            for place in region.places:
                if place not in places:
                    allowed &= ~shape.at[place]
            pieces = region.pieces if allowed == region.roads else pieces_of(shape, allowed)
            for piece in pieces:
                self._joins.search(Area(shape, piece, madness, mask(places)))
            if region.most_links:
                gated = [piece for piece in pieces if piece.nodes & GATE_NODES]
                self._plan_links(Area(shape, region.pieces[0], madness, mask(places)), gated)

    def _plan_links(self, area: Area, pieces: list[Piece]) -> None:
        """Lines that join these pieces, or parts of them, through gates."""
        at = area.shape.at
        gates = [
            [(gate, (at[gate] & piece.roads).bit_count()) for gate in bits(piece.nodes & GATE_NODES)] for piece in pieces
        ]
        ends = [sum(roads for _, roads in here) for here in gates]
        for count in range(1, len(pieces) + 1):
            for chosen in combinations(range(len(pieces)), count):
                total = sum(ends[number] for number in chosen)
                if total < max(2, 2 * count - 2) or (count > 2 and sum(ends[number] == 1 for number in chosen) > 2):
                    continue
                joined = area._replace(piece=together(pieces[number] for number in chosen), linked=True)
                links = range(max(1, count - 1), total // 2 + 1)
                if self._front.lowest_bar(area.madness, links) < self._upper(area.shape, joined.piece):
                    self._plan_patterns(joined, [gates[number] for number in chosen])

    def _plan_patterns(self, area: Area, gates_by_piece: list[list[tuple[int, int]]]) -> None:
        """By the gates where an odd number of connections meet; a piece without one needs two at one of its gates."""
        gates = [gate for here in gates_by_piece for gate, _ in here]
        wide = [gate for here in gates_by_piece for gate, roads in here if roads > 1]
        for odd in subsets(gates):
            if len(odd) & 1 or (not odd and len(wide) < 2):
                continue
            if len(gates_by_piece) > 1:
                reached = {*odd, *wide}
                if not all(any(gate in reached for gate, _ in here) for here in gates_by_piece):
                    continue
            fewest = max(len(odd) // 2 or 2, len(gates_by_piece) - 1)
            self._planned[area.madness + fewest].append(area._replace(odd_links=mask(odd)))

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

from collections.abc import Sequence
from itertools import combinations

from .route_front import Front
from .route_graph import DEAD_ENDS, GATE_NODES, Form, Piece, form, pieces_of, together
from .route_joins import Joins, subsets
from .route_worth import Worth
from .town import bits, mask


class LineSearch:
    def __init__(self, drawn: int, worth: Worth, front: Front, horrors: int, task: Sequence[int] = ()) -> None:
        self._drawn = drawn
        self._worth = worth
        self._front = front
        self._horrors = horrors
        self._joins = Joins(worth, front, task)

    def run(self, lengthen: bool) -> None:
        dead_ends = bits(self._drawn & DEAD_ENDS) if lengthen else []
        for crossed in subsets(dead_ends):
            self._search_form(form(mask(crossed)))

    def _search_form(self, shape: Form) -> None:
        self._shape = self._joins.shape = shape
        pieces = pieces_of(shape, self._drawn)
        pieces.sort(key=self._upper, reverse=True)
        gated = [piece for piece in pieces if piece.nodes & GATE_NODES]
        for piece in pieces:
            if piece not in gated:
                self._search_region([piece], 0)
        if gated:
            ends = sum((shape.at[gate] & self._drawn).bit_count() for gate in bits(GATE_NODES))
            self._search_region(gated, ends // 2)

    def _upper(self, piece: Piece) -> int:
        return self._worth[piece.along] + self._joins.room(piece.roads)

    def _search_region(self, pieces: list[Piece], most_links: int) -> None:
        """All lines inside a region, by the horrifying places they pass."""
        shape = self._shape
        region = together(pieces)
        if shape.crossed & ~region.roads:
            return
        upper = self._upper(region)
        all_places = bits(region.nodes & self._horrors)
        for places in subsets(all_places):
            madness = len(places) + shape.crossed.bit_count()
            if self._front.lowest_bar(madness, range(most_links + 1)) < upper:
                self._joins.madness = madness
                self._joins.must = mask(places)
                allowed = region.roads
                for place in all_places:
                    if place not in places:
                        allowed &= ~shape.at[place]
                self._search_pieces(pieces if allowed == region.roads else pieces_of(shape, allowed), most_links)

    def _search_pieces(self, pieces: list[Piece], most_links: int) -> None:
        for piece in pieces:
            self._joins.search(piece)
        if most_links:
            self._search_links([piece for piece in pieces if piece.nodes & GATE_NODES])

    def _search_links(self, pieces: list[Piece]) -> None:
        """Lines that join these pieces, or parts of them, through gates."""
        at = self._shape.at
        joins = self._joins
        gates = [
            [(gate, (at[gate] & piece.roads).bit_count()) for gate in bits(piece.nodes & GATE_NODES)] for piece in pieces
        ]
        ends = [sum(roads for _, roads in here) for here in gates]
        for count in range(1, len(pieces) + 1):
            for chosen in combinations(range(len(pieces)), count):
                total = sum(ends[number] for number in chosen)
                if total < max(2, 2 * count - 2) or (count > 2 and sum(ends[number] == 1 for number in chosen) > 2):
                    continue
                area = together(pieces[number] for number in chosen)
                links = range(max(1, count - 1), total // 2 + 1)
                if self._front.lowest_bar(joins.madness, links) < self._upper(area):
                    self._search_patterns(area, [gates[number] for number in chosen])

    def _search_patterns(self, area: Piece, gates_by_piece: list[list[tuple[int, int]]]) -> None:
        """By the gates where an odd number of connections meet; a piece without one needs two at one of its gates."""
        gates = [gate for here in gates_by_piece for gate in here]
        wide = [gate for gate, roads in gates if roads > 1]
        for odd in subsets([gate for gate, _ in gates]):
            if len(odd) & 1 or (not odd and len(wide) < 2):
                continue
            if len(gates_by_piece) > 1:
                reached = {*odd, *wide}
                if not all(any(gate in reached for gate, _ in here) for here in gates_by_piece):
                    continue
            self._joins.search(area, mask(odd), linked=True)

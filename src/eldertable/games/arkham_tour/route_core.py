"""The part of a drawing that a line between given nodes can walk."""

from .route_graph import Form, pieces_of


class Core:
    """The roads on any way from one node to those in `keep`.

    Left out are the parts behind a road that is their only access, as long as no such node is there and no usable gate is
    there or at that road. A line that goes in does not come back, so it begins or stops in there and, seen from the core,
    at the *anchor* where that road leaves it.
    """

    def __init__(self, shape: Form, roads: int, start: int, keep: int, gates: int) -> None:
        self._shape = shape
        self._roads = roads
        self._keep = keep | gates
        self._gates = gates
        self._order: dict[int, int] = {}
        _, self.roads, self.anchors, _ = self._visit(start, 0)
        if gates:
            for piece in pieces_of(shape, roads):
                if not piece.nodes >> start & 1:
                    self.roads |= piece.roads

    def _visit(self, node: int, via: int) -> tuple[int, int, int, bool]:
        """The earliest node reached from below here, the core's roads and anchors there, and whether it is needed."""
        shape, order = self._shape, self._order
        here = order[node] = low = len(order)
        inside = anchors = 0
        keeps = bool(self._keep >> node & 1)
        roads = shape.at[node] & self._roads & ~via
        while roads:
            bit = roads & -roads
            roads ^= bit
            far = shape.other[bit.bit_length() - 1] ^ node
            if far in order:
                inside |= bit
                low = min(low, order[far])
                continue
            far_low, far_inside, far_anchors, far_keeps = self._visit(far, bit)
            if far_low <= here or far_keeps or self._gates >> node & 1:
                inside |= far_inside | bit
                anchors |= far_anchors
                keeps |= far_keeps
                low = min(low, far_low)
            else:
                anchors |= 1 << node
        return low, inside, anchors, keeps

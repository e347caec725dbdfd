"""How many gate connections a set of drawn roads can be walked with.

Write `d` for the number of roads of the set at a gate and `k` for the number of connections there. A line that walks the
whole set with these connections exists exactly when roads and connections together hang together, at most two nodes
are odd, and `k <= d` at every gate: then roads and connections can alternate there (Kotzig's theorem on Euler trails
without forbidden transitions). Which gates are joined with which does not matter beyond that: any numbers `k` with
an even sum, none above half of it, can be realised so that all pieces hang together, given enough connections.
"""

from collections.abc import Sequence
from functools import lru_cache

from .bitsets import bits
from .route_graph import GATE_NODES, Piece
from .town import GATES


def link_counts(at: Sequence[int], pieces: Sequence[Piece], odd_links: int, closed_at: int = 0) -> list[int]:
    """All numbers of connections that join `pieces` into one line.

    `odd_links` holds the gates where an odd number of connections meet; `closed_at` the node where the line both begins
    and stops, if that matters: its first and last road touch no connection.
    """
    gates: list[tuple[int, int, int]] = []  # piece, lowest and highest number of connections at the gate
    for number, piece in enumerate(pieces):
        for gate in bits(piece.nodes & GATE_NODES):
            roads = (at[gate] & piece.roads).bit_count() - 2 * (closed_at >> gate & 1)
            parity = odd_links >> gate & 1
            highest = roads - ((roads ^ parity) & 1)
            if highest < parity:
                return []
            gates.append((number, parity, highest))
    lowest = sum(low for _, low, _ in gates)
    if lowest != odd_links.bit_count():
        return []
    idle = 0  # pieces without an odd gate need two connections at one gate
    if len(pieces) > 1:
        reached = {number for number, low, _ in gates if low}
        idle = len(pieces) - len(reached)
        spare = {number for number, _, high in gates if high > 1} - reached
        if len(spare) < idle:
            return []
    least = max(lowest + 2 * idle, 2 * (len(pieces) - 1))
    most = sum(high for _, _, high in gates)
    return [links for links in range(least // 2, most // 2 + 1) if _balanced(gates, links)]


def links_within(at: Sequence[int], roads: int, odd_links: int) -> tuple[int, ...]:
    """The numbers of connections, at least one, that the gates on these roads allow, wherever the pieces lie."""
    return _within(tuple((at[gate] & roads).bit_count() for gate in GATES), odd_links)


@lru_cache(maxsize=4096)
def _within(roads_at_gates: tuple[int, ...], odd_links: int) -> tuple[int, ...]:
    gates = []
    for gate, roads in zip(GATES, roads_at_gates, strict=True):
        parity = odd_links >> gate & 1
        if roads < parity:
            return ()
        gates.append((0, parity, roads - ((roads ^ parity) & 1)))
    most = sum(high for _, _, high in gates)
    return tuple(links for links in range(odd_links.bit_count() // 2 or 1, most // 2 + 1) if _balanced(gates, links))


def _balanced(gates: Sequence[tuple[int, int, int]], links: int) -> bool:
    """A gate is never joined with itself (AT-GATE-07), so no gate can hold more than half of all connection ends."""
    reach = 0
    for _, low, high in gates:
        top = min(high, links)
        reach += top - ((top ^ low) & 1) if top >= low else 0
    return reach >= 2 * links

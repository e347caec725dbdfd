"""Inspiration, and explorers who support each other with it (MA-INSP, MA-SUPPORT)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from ...kernel.asking import ask
from . import values
from .asking import Asking, agrees
from .context import Run
from .events import Happened
from .options import PayInspiration
from .running import announce
from .state import OFF_BOARD, ArcanaState, Explorer
from .steps import Arcana
from .still import remembered
from .things import board_of, cell_of, explorer_of, explorers_on_board, seat_of, the_explorer

Shares = tuple[tuple[str, int], ...]


def supporters(state: ArcanaState, payer: str, target_cell: int = OFF_BOARD) -> list[str]:
    """Who may contribute: adjacent to the target cell, the payer or another supporter (MA-SUPPORT-03 to -05)."""
    if explorer_of(state, payer) is None:
        return []
    willing = [e for e in explorers_on_board(state) if e.card != payer and e.inspiration]
    return _linked(state, payer, target_cell, willing)


def _linked(state: ArcanaState, payer: str, target_cell: int, giving: Sequence[Explorer]) -> list[str]:
    """Those who give and are linked to the payer or the cell by others who give: nobody else carries the chain on."""
    board = board_of(state)
    reached = {cell_of(state, payer), target_cell if target_cell != OFF_BOARD else cell_of(state, payer)} - {OFF_BOARD}
    found: list[str] = []
    waiting = list(giving)
    far = values.words_for(state, "support_from", payer)
    changed = True
    while changed:
        changed = False
        for explorer in list(waiting):
            own = values.words_for(state, "support_from", explorer.card)
            near = any(board.adjacent(cell, explorer.cell) for cell in reached)
            if near or _on_fragment_of(state, payer, explorer, far, own, reached) or "board" in far or "board" in own:
                waiting.remove(explorer)
                found.append(explorer.card)
                reached.add(explorer.cell)
                changed = True
    return found


def _on_fragment_of(
    state: ArcanaState, payer: str, helper: Explorer, payers: AbstractSet[str], helpers: AbstractSet[str], reached: set[int]
) -> bool:
    """Support from afar reaches over the fragment of the one who wears it, and no further along the chain."""
    there = helper.cell // 100
    if "fragment" in payers and cell_of(state, payer) // 100 == there:
        return True
    return "fragment" in helpers and any(cell // 100 == there for cell in reached)


def available(state: ArcanaState, payer: str, target_cell: int = OFF_BOARD) -> int:
    """The inspiration a payer can bring together."""
    known = remembered(state)
    key = ("available", payer, target_cell)
    if known is not None and key in known:
        return int(known[key])
    own = values.current(state, payer, "inspiration")
    total = own + sum(the_explorer(state, ref).inspiration for ref in supporters(state, payer, target_cell))
    if known is not None:
        known[key] = total
    return total


def _shares(state: ArcanaState, payer: str, target_cell: int, helpers: list[str], n: int) -> Iterator[Shares]:
    """Every way to bring `n` together, the payer's own first; all who give are linked."""
    people = [payer, *helpers]

    def fill(at: int, left: int) -> Iterator[Shares]:
        if at == len(people):
            if left == 0:
                yield ()
            return
        most = min(left, values.current(state, people[at], "inspiration"))
        for give in range(most, -1, -1):
            for rest in fill(at + 1, left - give):
                yield (((people[at], give),) if give else ()) + rest

    for shares in fill(0, n):
        giving = [the_explorer(state, ref) for ref, _ in shares if ref != payer]
        if len(_linked(state, payer, target_cell, giving)) == len(giving):
            yield shares


def pay_inspiration(t: Arcana, root: Run, payer: str, n: int, target_cell: int = OFF_BOARD, **purpose: Any) -> Asking:
    """Spend `n`, with the consent of whoever helps (MA-SUPPORT-01, -06 to -09). False if it cannot be brought together.
    Whoever is asked is told the `purpose`: "roll", "ability", "effect", "action" or "health", and its facts."""
    state = t.state
    if n <= 0:
        return True
    refused: list[str] = []
    while True:
        helpers = [ref for ref in supporters(state, payer, target_cell) if ref not in refused]
        ways = tuple(PayInspiration(shares) for shares in _shares(state, payer, target_cell, helpers, n))
        if not ways:
            return False
        chosen: PayInspiration = yield from ask(seat_of(state, payer), "pay_inspiration", ways, who=payer, n=n, **purpose)
        asked = [ref for ref, _ in chosen.shares if seat_of(state, ref) != seat_of(state, payer)]
        for ref in asked:
            willing = yield from agrees(state, ref, "support", payer=payer, n=dict(chosen.shares)[ref], **purpose)
            refused += [] if willing else [ref]
        if not any(ref in refused for ref in asked):
            break
    for ref, share in chosen.shares:
        spend(t, root, ref, share)
    return True


def spend(t: Arcana, root: Run, ref: str, n: int) -> None:
    the_explorer(t.state, ref).inspiration -= n
    t.tell(Happened(what="spent_inspiration", who=ref, n=n))
    announce(t, root, "inspiration_spent", of=ref)


def gain_inspiration(t: Arcana, root: Run, ref: str, n: int) -> None:
    """Up to the maximum (MA-STAT-07)."""
    explorer = explorer_of(t.state, ref)
    if explorer is None or explorer.cell == OFF_BOARD or values.cannot(t.state, ref, "gain_inspiration"):
        return
    gained = min(n, values.stat(t.state, ref, "inspiration") - explorer.inspiration)
    if gained > 0:
        explorer.inspiration += gained
        t.tell(Happened(what="gained_inspiration", who=ref, n=gained))
        announce(t, root, "inspiration_gained", of=ref)

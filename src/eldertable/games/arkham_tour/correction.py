"""The effect card Route correction, at the start of phase 4 (AT-EFF-05 to -09, -18, -19)."""

from __future__ import annotations

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask
from .bitsets import bits
from .districts import active_effect
from .events import RouteCorrected
from .options import ERASE, Erase, Lay, SkipCorrection, lays
from .state import Board, TourState
from .steps import Tour, steps
from .town import TOUCHING, road_index, roads_of

SKIP = SkipCorrection()


def replacements(state: TourState, board: Board, erased: int) -> int:
    """Roads for the new segment: free, not the erased one, and meeting a segment that stays. Gates join nothing before the
    end of the game (AT-EFF-09, AT-GATE-06), and the new segment is never a diagonal (AT-EFF-08)."""
    left = board.drawn & ~(1 << erased)
    touching = 0
    for road in bits(left):
        touching |= TOUCHING[road]
    return touching & roads_of(state.ancient_one) & ~left & ~(1 << erased)


def erasable(state: TourState, board: Board) -> list[int]:
    """Segments that may be erased: another must stay for the new one to connect to (AT-EFF-18)."""
    return [road for road in bits(board.drawn) if replacements(state, board, road)]


@steps.asks_first
def correct_route(t: Tour, seat: int) -> Procedure:
    """The player may erase a segment..."""
    state = t.state
    board = state.boards[seat]
    if active_effect(state, board) != "effect_correction":
        return
    roads = erasable(state, board)
    if not roads:
        return
    chosen = yield from ask(seat, "correct_route", (*(ERASE[road] for road in roads), SKIP))
    if isinstance(chosen, Erase):
        t.then(Step("draw_corrected", {"seat": seat, "erased": road_index[chosen.road]}))


@steps.asks_first
def draw_corrected(t: Tour, seat: int, erased: int) -> Procedure:
    """... and then draws a new one connected to another."""
    state = t.state
    board = state.boards[seat]
    options = tuple(lays(replacements(state, board, erased)))
    chosen: Lay = yield from ask(seat, "draw_corrected", options, erased=erased)
    road = road_index[chosen.road]
    board.erase(erased)
    board.draw(road)
    t.tell(RouteCorrected(seat=seat, erased=erased, drawn=road, only=seat))

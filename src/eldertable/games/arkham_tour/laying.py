"""Phase 5: laying segments (AT-PH5), the effect cards of that phase (AT-EFF-10 to -17) and kept segments (AT-XSEG, AT-DIAG).

The ways of phase 5 need no choice of their own. The first segment tells them apart: along the chosen district it may be
continued by a second (way a) or left alone (way b, anywhere on the map); or nothing is laid (way c).
"""

from __future__ import annotations

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask, confirm
from .districts import active_effect
from .events import NothingLaid, SegmentLaid
from .options import LAY_NOTHING, READY, STOP_LAYING, Lay, StopLaying, UseBonus, lays
from .state import BONUSES, DIAGONAL, EXTRA, Board, TourState
from .steps import Tour, steps
from .town import ALONG_DISTRICT, T_THIRD, THROUGH_DISTRICT, TOUCHING, TURNING, diagonals_of, road_index, roads_of

THIRD_WAY = LAY_NOTHING  # way c: its text is lost, laying nothing is our reading (AT-Q-01)
USE = tuple(UseBonus(bonus) for bonus in BONUSES)


def free_roads(state: TourState, board: Board) -> int:
    """A road holds at most one segment (AT-PH5-11); University roads need Yog-Sothoth (AT-UNIV-02, AT-YOG-01)."""
    return roads_of(state.ancient_one) & ~board.drawn


def free_diagonals(state: TourState, board: Board) -> int:
    """Diagonals cross no river, and reach the University's centre only with Yog-Sothoth (AT-DIAG-03 to -05)."""
    return diagonals_of(state.ancient_one) & ~board.drawn


def next_segments(state: TourState, board: Board) -> int:
    """The roads that may come next in the way being laid, as a mask."""
    effect = active_effect(state, board)
    free = free_roads(state, board)
    if effect == "effect_alley" and not board.alley_used:
        free |= free_diagonals(state, board)  # one segment may be diagonal (AT-EFF-10, -12)
    way = board.way
    if not way:
        return free
    at_district = ALONG_DISTRICT[board.district] | THROUGH_DISTRICT[board.district]
    along = bool(at_district >> way[0] & 1)
    if len(way) == 1:
        if along:
            return TOUCHING[way[0]] & free  # way a: any continuation, from either end (AT-PH5-05, -06, -07, -12)
        if effect == "effect_turn":
            return TURNING[way[0]] & free  # way b as an L piece (AT-EFF-13, -14)
    elif len(way) == 2 and effect == "effect_t_junction":
        return T_THIRD.get((way[0], way[1]), 0) & free  # two are way a: here as a T piece (AT-EFF-15 to -17)
    return 0


def usable_bonuses(state: TourState, board: Board) -> list[UseBonus]:
    """Kept segments that can be laid now (AT-XSEG-02, -04, AT-DIAG-02)."""
    found = []
    if board.has_bonus(EXTRA) and free_roads(state, board):
        found.append(USE[EXTRA])
    if board.has_bonus(DIAGONAL) and free_diagonals(state, board):
        found.append(USE[DIAGONAL])
    return found


@steps.asks_first
def lay(t: Tour, seat: int) -> Procedure:
    """The next segment of the way, kept bonuses before it, or the end of the way (AT-PH5-02)."""
    state = t.state
    board = state.boards[seat]
    roads = lays(next_segments(state, board))
    if board.way:
        if not roads:
            return _way_is_laid(t, seat)
        chosen = yield from ask(seat, "lay", (*roads, STOP_LAYING))
    else:
        chosen = yield from ask(seat, "lay", (*roads, *usable_bonuses(state, board), THIRD_WAY))
    if isinstance(chosen, Lay):
        _lay_on_way(t, seat, road_index[chosen.road])
        t.then(Step("lay", {"seat": seat}))
    elif isinstance(chosen, UseBonus):
        t.then(Step("lay_bonus", {"seat": seat, "bonus": BONUSES.index(chosen.bonus)}), Step("lay", {"seat": seat}))
    else:
        if not isinstance(chosen, StopLaying):
            t.tell(NothingLaid(seat=seat, only=seat))
        _way_is_laid(t, seat)
    return None


def _lay_on_way(t: Tour, seat: int, road: int) -> None:
    board = t.state.boards[seat]
    if (diagonals_of(t.state.ancient_one) >> road) & 1:
        board.alley_used = True
    board.draw(road)
    board.way.append(road)
    t.tell(SegmentLaid(seat=seat, road=road, source="way", only=seat))


def _way_is_laid(t: Tour, seat: int) -> None:
    """A shop is visited once the way is complete (AT-SHOP-13); then kept bonuses may still be used."""
    t.then(Step("visit_shop", {"seat": seat}), Step("finish_board", {"seat": seat}))


@steps.asks_first
def lay_bonus(t: Tour, seat: int, bonus: int) -> Procedure:
    """An extra segment along any district, or a diagonal through one; it need touch nothing (AT-XSEG-01, -03, AT-DIAG-01)."""
    state = t.state
    board = state.boards[seat]
    free = free_roads(state, board) if bonus == EXTRA else free_diagonals(state, board)
    chosen: Lay = yield from ask(seat, "lay_bonus", tuple(lays(free)), bonus=bonus)
    road = road_index[chosen.road]
    board.used[bonus] += 1
    board.draw(road)
    t.tell(SegmentLaid(seat=seat, road=road, source=BONUSES[bonus], only=seat))


@steps.asks_first
def finish_board(t: Tour, seat: int) -> Procedure:
    """Use what may still be used, or say that the board is done: the last moment to take something back."""
    state = t.state
    board = state.boards[seat]
    chosen = yield from confirm(seat, "finish_board", (*usable_bonuses(state, board), READY))
    if isinstance(chosen, UseBonus):
        t.then(
            Step("lay_bonus", {"seat": seat, "bonus": BONUSES.index(chosen.bonus)}),
            Step("visit_shop", {"seat": seat}),
            Step("finish_board", {"seat": seat}),
        )
        return
    board.ready = True

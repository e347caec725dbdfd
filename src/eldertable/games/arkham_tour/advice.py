"""What a careful player could work out from the view: the best route on each board, and what an option would change.

This may take a while, so it is never part of the view; the server computes it beside the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...kernel.decision import Decision
from .bitsets import bits
from .districts import shown_kinds
from .final_route import EMPTY, Line
from .final_route import lines as find_lines
from .lines import line_of, task_nodes
from .options import ChooseDistrict, Lay
from .scoring import score_of
from .shops import reached_shops
from .state import Board, TourState
from .tourists import pack
from .town import DISTRICTS, NODES, district_index, road_index
from .view import expectation, line_data, visible_boards


def best_line(state: TourState, board: Board, *, with_task: bool) -> Line:
    """The line with the most points before the encounter."""
    task = task_nodes(board) if with_task else None
    return _best_line(board.drawn, tuple(board.tourists), state.ancient_one, task)


# Everybody at a table looks at the same boards, and each option under the pointer is compared with the board as it is.
@lru_cache(maxsize=256)
def _best_line(drawn: int, tourists: tuple[int, ...], ancient_one: str, task: tuple[int, ...] | None) -> Line:
    return max(find_lines(drawn, tourists, ancient_one, task), key=lambda line: line.vp)


def _route(state: TourState, board: Board, *, with_secrets: bool) -> dict[str, Any]:
    line = best_line(state, board, with_task=with_secrets)
    return line_data(line, expectation(state, board, line, with_call=with_secrets))


def own_line(state: TourState, board: Board) -> Line | None:
    """The final route that its player has taken, or as much as is drawn of it; None before either."""
    if state.phase != "final_route":
        return None
    if board.ready:
        return line_of(state, board, board.line)
    if not board.drawing_nodes:
        return None
    walk = board.drawing
    if walk and walk[-1].startswith("gate "):
        walk = walk[:-1]  # a jump counts with the segment behind it
    return line_of(state, board, walk) if walk else EMPTY


def insight(state: TourState, seat: int | None) -> dict[str, Any]:
    """The best route on every visible board now; a task counts only for the one who may know it. The own one is told as the
    others see it, too, for a screen that they share (docs/decisions/0031), and beside it the one that its player has made."""
    if state.phase in ("encounter", "over"):
        return {}
    boards = visible_boards(state, seat)
    found = {str(other): _route(state, board, with_secrets=other == seat) for other, board in enumerate(boards)}
    if seat is None:
        return {"route_now": found, "open_route": None, "own_route": None}
    board = state.boards[seat]
    own = own_line(state, board)
    return {
        "route_now": found,
        "open_route": _route(state, boards[seat], with_secrets=False),
        "own_route": line_data(own, expectation(state, board, own, with_call=True)) if own else None,
    }


def preview(state: TourState, decision: Decision, option: Any) -> dict[str, Any]:
    """The best route before and after a segment is laid or tourists are placed; `open` tells it as the others see it."""
    board = state.boards[decision.seat]
    changed = Board(roads=board.roads, fresh=board.fresh, tourists=list(board.tourists), shops=board.shops, task=board.task)
    shop = None
    if isinstance(option, Lay):
        if decision.kind == "draw_corrected":
            changed.erase(decision.args["erased"])
        changed.draw(road_index[option.road])
        shop = _new_shop(board, changed)
    elif isinstance(option, ChooseDistrict) and not decision.args["free"]:
        changed.tourists[district_index[option.district]] += pack(shown_kinds(state, board.dice))
    else:
        return {}
    known, seen = (_difference(state, board, changed, with_secrets=secrets) for secrets in (True, False))
    return {**known, "open": seen, "shop": shop}


def _difference(state: TourState, board: Board, changed: Board, *, with_secrets: bool) -> dict[str, Any]:
    before, after = (best_line(state, one, with_task=with_secrets) for one in (board, changed))
    return {
        "before": before.vp,
        "after": after.vp,
        "line": line_data(after, expectation(state, board, after, with_call=with_secrets)),
        "along_gained": [DISTRICTS[district].id for district in bits(after.along & ~before.along)],
    }


def _new_shop(board: Board, changed: Board) -> str | None:
    """A shop this segment would reach, if one may still be visited in this round."""
    if board.visited:
        return None
    new = [shop for shop in reached_shops(changed) if shop not in reached_shops(board)]
    return NODES[new[0]].id if new else None


def points(state: TourState) -> list[int | None]:
    """The best route of every board, or its player's own, with its task; at the end what was scored, nothing once a player has
    lost (AT-ENC-14)."""
    if state.phase in ("encounter", "over"):
        return [None if score.lost else score.total for score in map(score_of, state.boards)]
    return [(own_line(state, board) or best_line(state, board, with_task=True)).vp for board in state.boards]

"""Why a move is barred, in one sentence with its rule. The list is what pages show when a barred thing is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...kernel.decision import Decision, Refusal
from ...kernel.text import text
from .cards import DICE
from .districts import active_effect, candidates
from .state import EXTRA, NONE, Board, Place, TourState
from .town import DIAGONALS, DISTRICTS, NODES, ROADS, UNIVERSITY_ROADS, bits, diagonals_of, roads_of


def explain(state: TourState, decision: Decision) -> Sequence[Refusal]:
    board = state.boards[decision.seat]
    match decision.kind:
        case "choose_district":
            return _districts(board, decision)
        case "take_die" | "remove_die" | "take_opening_die" | "pick_dice":
            return _dice(state, decision)
        case "lay":
            return _roads_of_way(state, board, decision)
        case "lay_bonus":
            return _roads_of_bonus(state, board, decision)
        case "correct_route" | "draw_corrected":
            return _roads_of_correction(state, board, decision)
        case "visit_shop":
            return _shops(board, decision)
        case "start_line" | "go_on":
            return _roads_of_line(board, decision)
    return ()


@cache
def _refuse(kind: str, id: str, reason: str, rule: str, **args: str | int) -> Refusal:
    """There are some hundred roads to refuse before every choice: their reasons are made once."""
    return Refusal((kind, id), text(f"arkham_tour-barred-{reason}", **args), rule)


def _allowed(decision: Decision, field: str) -> set[str]:
    return {getattr(option, field) for option in decision.options if hasattr(option, field)}


def _districts(board: Board, decision: Decision) -> list[Refusal]:
    """AT-PH3: occupied districts, and those the dice do not name."""
    allowed = _allowed(decision, "district")
    named = candidates(board)
    first, second = board.numbers
    refusals = []
    for district in DISTRICTS:
        if district.id in allowed:
            continue
        if board.tourists[district.index]:
            refusals.append(_refuse("district", district.id, "occupied", "AT-PH3-02"))
        elif len(named) == 1:
            refusals.append(_refuse("district", district.id, "not-named-twice", "AT-PH3-03", number=first))
        else:
            refusals.append(_refuse("district", district.id, "not-named", "AT-PH3-04", first=first, second=second))
    return refusals


def _dice(state: TourState, decision: Decision) -> list[Refusal]:
    """AT-DICE, AT-OPEN, AT-SOLO: dice that are out of reach in this step."""
    allowed = _allowed(decision, "die") | _allowed(decision, "first") | _allowed(decision, "second")
    refusals = []
    for die, place in enumerate(state.places):
        if DICE[die].id in allowed:
            continue
        if decision.kind == "take_opening_die":
            refusals.append(_refuse("die", DICE[die].id, "die-taken", "AT-OPEN-06"))
        elif decision.kind == "pick_dice":
            rule = "AT-SOLO-08" if state.seats == 1 else "AT-OPEN-07"
            refusals.append(_refuse("die", DICE[die].id, "die-not-offered", rule))
        elif place == Place.UNAVAILABLE:
            refusals.append(_refuse("die", DICE[die].id, "die-removed", "AT-DICE-03"))
        else:
            refusals.append(_refuse("die", DICE[die].id, "die-in-cell", "AT-DICE-02"))
    return refusals


def _not_there(state: TourState, board: Board, road: int) -> Refusal | None:
    """What bars a road in any way of laying."""
    name = ROADS[road].id
    if board.drawn >> road & 1:
        return _refuse("road", name, "drawn", "AT-PH5-11")
    if UNIVERSITY_ROADS >> road & 1 and not roads_of(state.ancient_one) >> road & 1:
        return _refuse("road", name, "university", "AT-UNIV-02")
    if DIAGONALS >> road & 1 and not diagonals_of(state.ancient_one) >> road & 1:
        return _refuse("road", name, "university-centre", "AT-DIAG-03")
    return None


def _roads_of_way(state: TourState, board: Board, decision: Decision) -> list[Refusal]:
    """AT-PH5 and the effect cards of phase 5."""
    allowed = _allowed(decision, "road")
    alley = active_effect(state, board) == "effect_alley"
    refusals = []
    for road in ROADS:
        if road.id in allowed:
            continue
        reason = _not_there(state, board, road.index)
        if reason is None and road.kind == "diagonal" and (board.alley_used or not alley):
            rule, why = ("AT-EFF-10", "alley-used") if board.alley_used else ("AT-DIAG-01", "diagonal")
            reason = _refuse("road", road.id, why, rule)
        if reason is None and len(board.way) == 2:
            reason = _refuse("road", road.id, "no-t", "AT-EFF-16")
        if reason is None and board.way:
            along = any(board.district in ROADS[laid].along for laid in board.way[:1])
            reason = _refuse("road", road.id, *(("apart", "AT-PH5-05") if along else ("no-turn", "AT-EFF-14")))
        if reason is not None:
            refusals.append(reason)
    return refusals


def _roads_of_bonus(state: TourState, board: Board, decision: Decision) -> list[Refusal]:
    """AT-XSEG, AT-DIAG: a road for an extra segment, a diagonal for a diagonal one."""
    extra = decision.args["bonus"] == EXTRA
    refusals = []
    for road in ROADS:
        reason = _not_there(state, board, road.index)
        if reason is None and extra and road.kind == "diagonal":
            reason = _refuse("road", road.id, "bonus-road", "AT-XSEG-01")
        elif reason is None and not extra and road.kind != "diagonal":
            reason = _refuse("road", road.id, "bonus-diagonal", "AT-DIAG-01")
        if reason is not None:
            refusals.append(reason)
    return refusals


def _roads_of_correction(state: TourState, board: Board, decision: Decision) -> list[Refusal]:
    """AT-EFF-05 to -09, -18."""
    allowed = _allowed(decision, "road")
    erased = decision.args.get("erased", NONE)
    refusals = []
    for road in ROADS:
        if road.id in allowed:
            continue
        if decision.kind == "correct_route":
            drawn = board.drawn >> road.index & 1
            refusals.append(
                _refuse("road", road.id, *(("nothing-left", "AT-EFF-18") if drawn else ("not-drawn", "AT-EFF-06")))
            )
        elif road.index == erased:
            refusals.append(_refuse("road", road.id, "erased", "AT-EFF-18"))
        elif road.kind == "diagonal" and not board.drawn >> road.index & 1:
            refusals.append(_refuse("road", road.id, "correction-diagonal", "AT-EFF-08"))
        else:
            unconnected = _refuse("road", road.id, "unconnected", "AT-EFF-07")
            refusals.append(_not_there(state, board, road.index) or unconnected)
    return refusals


def _shops(board: Board, decision: Decision) -> list[Refusal]:
    """AT-SHOP: shops that were not reached, or are circled."""
    allowed = _allowed(decision, "node")
    return [
        _refuse(
            "node", node.id, *(("circled", "AT-SHOP-09") if board.shops >> node.index & 1 else ("not-reached", "AT-SHOP-08"))
        )
        for node in NODES
        if node.shop and node.id not in allowed
    ]


def _roads_of_line(board: Board, decision: Decision) -> list[Refusal]:
    """AT-FINAL: what a line drawn by hand cannot take next."""
    allowed = _allowed(decision, "road")
    used = {part.removeprefix("cross ") for part in board.drawing}
    refusals = []
    for road in bits(board.drawn):
        name = ROADS[road].id
        if name in used:
            refusals.append(_refuse("road", name, "line-used", "AT-FINAL-03"))
        elif name not in allowed and decision.kind == "go_on":
            refusals.append(_refuse("road", name, "line-apart", "AT-FINAL-02"))
    return refusals

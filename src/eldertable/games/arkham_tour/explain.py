"""Why a move is barred, in one sentence with its rule. The list is what pages show when a barred thing is pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from ...kernel.decision import Decision, Refusal
from ...kernel.text import text
from .bitsets import bits, mask
from .cards import DICE, EFFECT_CARDS
from .districts import active_effect, candidates
from .options import ChooseDistrict, Erase, Lay
from .state import EXTRA, NONE, Board, Place, TourState
from .town import DIAGONALS, DISTRICTS, NODES, ROADS, UNIVERSITY_ROADS, diagonals_of, district_index, road_index, roads_of

ALL_ROADS = mask(road.index for road in ROADS)


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


def _districts(board: Board, decision: Decision) -> Sequence[Refusal]:
    """AT-PH3: occupied districts, and those the dice do not name."""
    first, second = board.numbers
    allowed = occupied = 0
    for option in decision.options:
        if type(option) is ChooseDistrict:
            allowed |= 1 << district_index[option.district]
    for district, tourists in enumerate(board.tourists):
        if tourists:
            occupied |= 1 << district
    taken = _every_district("occupied", "AT-PH3-02")
    if len(candidates(board)) == 1:
        others = _every_district("not-named-twice", "AT-PH3-03", number=first)
    else:
        others = _every_district("not-named", "AT-PH3-04", first=first, second=second)
    return [(taken if occupied >> at & 1 else others)[at] for at in range(len(taken)) if not allowed >> at & 1]


@cache
def _every_district(why: str, rule: str, **args: int) -> tuple[Refusal, ...]:
    return tuple(_refuse("district", district.id, why, rule, **args) for district in DISTRICTS)


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


Barring = tuple[int, str, str]  # these roads, why, and the rule


def _barred_roads(open_roads: int, barrings: Iterable[Barring]) -> list[Refusal]:
    """Every road that is not open, with the first reason that holds for it."""
    refusals: list[Refusal] = []
    left = ALL_ROADS & ~open_roads
    for roads, why, rule in barrings:
        refusals += _refuse_roads(left & roads, why, rule)
        left &= ~roads
    return refusals


def _refuse_roads(roads: int, why: str, rule: str) -> list[Refusal]:
    refusals = _every_road(why, rule)
    return [refusals[road] for road in bits(roads)]


@cache
def _every_road(why: str, rule: str) -> tuple[Refusal, ...]:
    return tuple(_refuse("road", road.id, why, rule) for road in ROADS)


def _offered_roads(decision: Decision) -> int:
    roads = 0
    for option in decision.options:
        if type(option) is Lay or type(option) is Erase:
            roads |= 1 << road_index[option.road]
    return roads


def _not_there(state: TourState, board: Board) -> tuple[Barring, ...]:
    """What bars a road in any way of laying."""
    return (
        (board.drawn, "drawn", "AT-PH5-11"),
        (UNIVERSITY_ROADS & ~roads_of(state.ancient_one), "university", "AT-UNIV-02"),
        (DIAGONALS & ~diagonals_of(state.ancient_one), "university-centre", "AT-DIAG-03"),
    )


def _roads_of_way(state: TourState, board: Board, decision: Decision) -> list[Refusal]:
    """AT-PH5 and the effect cards of phase 5."""
    barrings = [*_not_there(state, board)]
    if board.alley_used:
        barrings.append((DIAGONALS, "alley-used", "AT-EFF-10"))
    elif active_effect(state, board) != "effect_alley":
        barrings.append((DIAGONALS, "diagonal-alley" if _alley_in_play(state) else "diagonal", "AT-DIAG-01"))
    if len(board.way) == 2:
        barrings.append((ALL_ROADS, "no-t", "AT-EFF-16"))
    elif board.way:
        along = board.district in ROADS[board.way[0]].along
        barrings.append((ALL_ROADS, *(("apart", "AT-PH5-05") if along else ("no-turn", "AT-EFF-14"))))
    return _barred_roads(_offered_roads(decision), barrings)


def _alley_in_play(state: TourState) -> bool:
    return any(EFFECT_CARDS[card].id == "effect_alley" for card in state.effects)


def _roads_of_bonus(state: TourState, board: Board, decision: Decision) -> list[Refusal]:
    """AT-XSEG, AT-DIAG: a road for an extra segment, a diagonal for a diagonal one."""
    if decision.args["bonus"] == EXTRA:
        wrong = (DIAGONALS, "bonus-road", "AT-XSEG-01")
    else:
        wrong = (ALL_ROADS & ~DIAGONALS, "bonus-diagonal", "AT-DIAG-01")
    return _barred_roads(0, (*_not_there(state, board), wrong))


def _roads_of_correction(state: TourState, board: Board, decision: Decision) -> list[Refusal]:
    """AT-EFF-05 to -09, -18."""
    if decision.kind == "correct_route":
        barrings: list[Barring] = [(board.drawn, "nothing-left", "AT-EFF-18"), (ALL_ROADS, "not-drawn", "AT-EFF-06")]
    else:
        erased = decision.args.get("erased", NONE)
        barrings = [
            (0 if erased == NONE else 1 << erased, "erased", "AT-EFF-18"),
            (DIAGONALS & ~board.drawn, "correction-diagonal", "AT-EFF-08"),
            *_not_there(state, board),
            (ALL_ROADS, "unconnected", "AT-EFF-07"),
        ]
    return _barred_roads(_offered_roads(decision), barrings)


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

"""Why a move is barred, in one sentence with its rule. The list is what pages show when a barred thing is pointed at."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from ...kernel.decision import Barred, Decision
from ...kernel.text import Text, text
from .bitsets import bits, mask
from .cards import DICE, EFFECT_CARDS
from .districts import active_effect, candidates
from .options import ChooseDistrict, Erase, Lay
from .state import EXTRA, NONE, Board, Place, TourState
from .town import DIAGONALS, DISTRICTS, NODES, ROADS, UNIVERSITY_ROADS, diagonals_of, district_index, road_index, roads_of

ALL_ROADS: Final = mask(road.index for road in ROADS)
ROAD_NAMES: Final = [road.id for road in ROADS]


def barred(state: TourState, decision: Decision) -> list[Barred]:
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
    return []


@cache
def _why(reason: str, **args: int) -> Text:
    return text(f"arkham_tour-barred-{reason}", **args)


def _groups(kind: str, *reasons: tuple[list[str], Text, str]) -> list[Barred]:
    """What is barred, why, and the rule; reasons that bar nothing are left out."""
    return [Barred(kind, ids, why, rule) for ids, why, rule in reasons if ids]


def _allowed(decision: Decision, field: str) -> set[str]:
    return {getattr(option, field) for option in decision.options if hasattr(option, field)}


def _districts(board: Board, decision: Decision) -> list[Barred]:
    """AT-PH3: occupied districts, and those the dice do not name."""
    first, second = board.numbers
    allowed = 0
    for option in decision.options:
        if type(option) is ChooseDistrict:
            allowed |= 1 << district_index[option.district]
    taken: list[str] = []
    others: list[str] = []
    for district, tourists in enumerate(board.tourists):
        if not allowed >> district & 1:
            (taken if tourists else others).append(DISTRICTS[district].id)
    if len(candidates(board)) == 1:
        not_named = _why("not-named-twice", number=first), "AT-PH3-03"
    else:
        not_named = _why("not-named", first=first, second=second), "AT-PH3-04"
    return _groups("district", (taken, _why("occupied"), "AT-PH3-02"), (others, *not_named))


def _dice(state: TourState, decision: Decision) -> list[Barred]:
    """AT-DICE, AT-OPEN, AT-SOLO: dice that are out of reach in this step."""
    allowed = _allowed(decision, "die") | _allowed(decision, "first") | _allowed(decision, "second")
    left = [die for die in range(len(state.places)) if DICE[die].id not in allowed]
    names = [DICE[die].id for die in left]
    if decision.kind == "take_opening_die":
        return _groups("die", (names, _why("die-taken"), "AT-OPEN-06"))
    if decision.kind == "pick_dice":
        return _groups("die", (names, _why("die-not-offered"), "AT-SOLO-08" if state.seats == 1 else "AT-OPEN-07"))
    removed = [DICE[die].id for die in left if state.places[die] == Place.UNAVAILABLE]
    placed = [name for name in names if name not in removed]
    return _groups("die", (removed, _why("die-removed"), "AT-DICE-03"), (placed, _why("die-in-cell"), "AT-DICE-02"))


Barring = tuple[int, str, str]  # these roads, why, and the rule


def _barred_roads(open_roads: int, barrings: Iterable[Barring]) -> list[Barred]:
    """Every road that is not open, with the first reason that holds for it."""
    groups: list[Barred] = []
    left = ALL_ROADS & ~open_roads
    for roads, why, rule in barrings:
        if left & roads:
            groups.append(Barred("road", [ROAD_NAMES[road] for road in bits(left & roads)], _why(why), rule))
        left &= ~roads
    return groups


def _offered_roads(decision: Decision) -> int:
    roads, laying, erasing, index = 0, Lay, Erase, road_index  # names of this function are found at once, others in a dict
    for option in decision.options:
        kind = type(option)
        if kind is laying or kind is erasing:
            roads |= 1 << index[option.road]
    return roads


def _not_there(state: TourState, board: Board) -> tuple[Barring, ...]:
    """What bars a road in any way of laying."""
    return (
        (board.drawn, "drawn", "AT-PH5-11"),
        (UNIVERSITY_ROADS & ~roads_of(state.ancient_one), "university", "AT-UNIV-02"),
        (DIAGONALS & ~diagonals_of(state.ancient_one), "university-centre", "AT-DIAG-03"),
    )


def _roads_of_way(state: TourState, board: Board, decision: Decision) -> list[Barred]:
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


def _roads_of_bonus(state: TourState, board: Board, decision: Decision) -> list[Barred]:
    """AT-XSEG, AT-DIAG: a road for an extra segment, a diagonal for a diagonal one."""
    if decision.args["bonus"] == EXTRA:
        wrong = (DIAGONALS, "bonus-road", "AT-XSEG-01")
    else:
        wrong = (ALL_ROADS & ~DIAGONALS, "bonus-diagonal", "AT-DIAG-01")
    return _barred_roads(0, (*_not_there(state, board), wrong))


def _roads_of_correction(state: TourState, board: Board, decision: Decision) -> list[Barred]:
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


def _shops(board: Board, decision: Decision) -> list[Barred]:
    """AT-SHOP: shops that were not reached, or are circled."""
    allowed = _allowed(decision, "node")
    closed = [node for node in NODES if node.shop and node.id not in allowed]
    circled = [node.id for node in closed if board.shops >> node.index & 1]
    others = [node.id for node in closed if not board.shops >> node.index & 1]
    return _groups("node", (circled, _why("circled"), "AT-SHOP-09"), (others, _why("not-reached"), "AT-SHOP-08"))


def _roads_of_line(board: Board, decision: Decision) -> list[Barred]:
    """AT-FINAL: what a line drawn by hand cannot take next."""
    allowed = _allowed(decision, "road")
    used = {part.removeprefix("cross ") for part in board.drawing}
    drawn = [ROAD_NAMES[road] for road in bits(board.drawn)]
    apart = [name for name in drawn if name not in used and name not in allowed] if decision.kind == "go_on" else []
    walked = [name for name in drawn if name in used]
    return _groups("road", (walked, _why("line-used"), "AT-FINAL-03"), (apart, _why("line-apart"), "AT-FINAL-02"))

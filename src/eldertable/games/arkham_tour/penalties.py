"""What each Ancient One takes for a failure and gives for a success (AT-CTHU, AT-YOG, AT-DAGON, AT-SHUB).

A player is asked only where it can matter: the tourists of one kind along a route are worth the same wherever they stand, so
with Cthulhu and Shub-Niggurath the district they leave is not asked for; and if all equals are taken in the end, nobody asks
which goes first. So every step of a penalty knows how many are `left` to be taken, itself included.
"""

from __future__ import annotations

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask
from .cards import ANCIENT_ONES, CALL_CARDS
from .events import DistrictCrossedOut, TouristsErased
from .options import ERASE_TYPE, CrossOut, EraseType
from .state import Board, TourState
from .steps import Tour, steps
from .tourists import KINDS, ONE, count, most_common, total
from .town import DISTRICTS, RIVER_DISTRICTS, UNIVERSITY_DISTRICTS, district_index

CROSS_OUT = {district: CrossOut(DISTRICTS[district].id) for district in UNIVERSITY_DISTRICTS}
CROSSED_PER_FAILURE = 2


def penalty_steps(state: TourState, seat: int) -> list[Step]:
    """The steps of the penalty for one or two failures (AT-ENC-13)."""
    board = state.boards[seat]
    assert board.encounter is not None
    failures = board.encounter.failures
    match ANCIENT_ONES[state.ancient_one].penalty:
        case "erase_call_type":
            return [Step("erase_call_type", {"seat": seat})] if failures else []
        case "cross_out_two_university_districts":
            return _countdown("cross_out_district", seat, failures * CROSSED_PER_FAILURE)
        case "erase_most_common_type_at_river":
            return _countdown("erase_at_river", seat, failures)
        case "erase_one_of_most_common_type_per_link":
            return _countdown("erase_one", seat, failures * board.links)


def _countdown(name: str, seat: int, times: int) -> list[Step]:
    return [Step(name, {"seat": seat, "left": left}) for left in range(times, 0, -1)]


def call_kind(board: Board) -> int:
    return KINDS.index(CALL_CARDS[board.call].tourist)


def reward_each(state: TourState, board: Board) -> int:
    """What one success is worth now, after the penalties."""
    reward = ANCIENT_ONES[state.ancient_one].reward
    match reward.per:
        case "pair_of_call_type":  # AT-CTHU-04 to -06
            units = sum(count(packed, call_kind(board)) for packed in board.tourists) // 2
        case "madness":  # AT-YOG-06
            units = board.madness
        case "river_district_with_tourists":  # AT-DAGON-06
            units = sum(1 for district in RIVER_DISTRICTS if board.tourists[district])
        case _:  # AT-SHUB-03
            units = board.links
    return reward.vp * units


def _take(board: Board, taken: dict[int, int]) -> None:
    """Erase packed tourists from districts."""
    assert board.encounter is not None
    for district, packed in taken.items():
        board.tourists[district] -= packed
        board.encounter.erased.append((district, packed))


def _erase(t: Tour, seat: int, taken: dict[int, int]) -> None:
    """Erase packed tourists from districts and tell it."""
    _take(t.state.boards[seat], taken)
    if taken:
        t.tell(TouristsErased(seat=seat, tourists=sum(taken.values()), districts=tuple(taken)))


def _tell_all_erased(t: Tour, seat: int) -> None:
    """After the last of several steps that erase: once for all of them."""
    encounter = t.state.boards[seat].encounter
    assert encounter is not None
    if encounter.erased:
        districts = tuple(dict.fromkeys(district for district, _ in encounter.erased))
        t.tell(TouristsErased(seat=seat, tourists=sum(packed for _, packed in encounter.erased), districts=districts))


@steps.auto
def erase_call_type(t: Tour, seat: int) -> None:
    """Cthulhu: half of the call kind, rounded down, for one failure; all of it for two (AT-CTHU-02, -03)."""
    board = t.state.boards[seat]
    assert board.encounter is not None
    kind = call_kind(board)
    have = sum(count(packed, kind) for packed in board.tourists)
    left = have // 2 if board.encounter.failures == 1 else have
    taken: dict[int, int] = {}
    for district, packed in enumerate(board.tourists):
        here = min(left, count(packed, kind))
        if here:
            taken[district] = here * ONE[kind]
            left -= here
    _erase(t, seat, taken)


@steps.asks_first
def cross_out_district(t: Tour, seat: int, left: int) -> Procedure:
    """Yog-Sothoth: the University district with the most tourists, of those not crossed out yet (AT-YOG-02 to -05, -07).
    Away from the route none of them counts, so there one is as good as another."""
    board = t.state.boards[seat]
    standing = [district for district in UNIVERSITY_DISTRICTS if not board.crossed_out >> district & 1]
    most = max(total(board.tourists[district]) for district in standing)
    equal = [district for district in standing if total(board.tourists[district]) == most]
    if len(equal) <= left or not any(board.along >> district & 1 for district in equal):
        equal = equal[:1]
    chosen: CrossOut = yield from ask(seat, "cross_out", tuple(CROSS_OUT[district] for district in equal))
    district = district_index[chosen.district]
    packed = board.tourists[district]
    board.crossed_out |= 1 << district
    t.tell(DistrictCrossedOut(seat=seat, district=district, tourists=packed))
    if packed:
        _erase(t, seat, {district: packed})


def _kinds_to_choose(kinds: list[int], left: int) -> tuple[EraseType, ...]:
    """The most common kinds; if each of them will have its turn, in any order."""
    return tuple(ERASE_TYPE[kind] for kind in (kinds if len(kinds) > left else kinds[:1]))


@steps.asks_first
def erase_at_river(t: Tour, seat: int, left: int) -> Procedure:
    """Dagon: the most common kind leaves all river districts, counted anew each time (AT-DAGON-04, -05, -07, -08)."""
    board = t.state.boards[seat]
    kinds = most_common([board.tourists[district] for district in RIVER_DISTRICTS])
    if kinds:
        chosen: EraseType = yield from ask(seat, "erase_type", _kinds_to_choose(kinds, left), place="river")
        kind = KINDS.index(chosen.tourist)
        here = {district: count(board.tourists[district], kind) for district in RIVER_DISTRICTS}
        _take(board, {district: number * ONE[kind] for district, number in here.items() if number})
    if left == 1:
        _tell_all_erased(t, seat)


@steps.asks_first
def erase_one(t: Tour, seat: int, left: int) -> Procedure:
    """Shub-Niggurath: one tourist of the kind most common along the route, counted anew each time (AT-SHUB-02, -04)."""
    board = t.state.boards[seat]
    kinds = most_common(board.tourists)
    if kinds:
        chosen: EraseType = yield from ask(seat, "erase_type", _kinds_to_choose(kinds, left), place="route")
        kind = KINDS.index(chosen.tourist)
        district = next(i for i, packed in enumerate(board.tourists) if count(packed, kind))
        _take(board, {district: ONE[kind]})
    if left == 1:
        _tell_all_erased(t, seat)

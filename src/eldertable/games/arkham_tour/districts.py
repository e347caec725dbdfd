"""Phases 3 and 4: choosing a district and placing tourists (AT-PH3, AT-PH4, AT-EDIE, AT-PM1)."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask
from .cards import DICE, DIE_INDEX, EFFECT_CARDS, EFFECT_DIE, FACES, TOURISTS_ON
from .events import CoordinateChanged, DistrictChosen, TouristsPlaced
from .options import CHOOSE, PLACE, ChangeCoordinate, PlaceTourist
from .state import COORDINATE, Board, TourState
from .steps import Tour, steps
from .tourists import KINDS, ONE, pack
from .town import COLUMNS, district_index

CHANGE = {(die, number): ChangeCoordinate(DICE[die].id, number) for die in range(5) for number in range(1, 7)}


def active_effect(state: TourState, board: Board) -> str | None:
    """The effect card that works for this player now: the effect die must be one of their round dice (AT-EDIE-03 to -05)."""
    if EFFECT_DIE not in board.dice:
        return None
    symbol = FACES[EFFECT_DIE][state.numbers[EFFECT_DIE] - 1].effect
    return EFFECT_CARDS[state.effects[0 if symbol == "dark" else 1]].id


def candidates(board: Board) -> list[int]:
    """The districts that the player's numbers name, after changes (AT-PM1-08)."""
    return districts_named(*board.numbers)


def districts_named(a: int, b: int) -> list[int]:
    """(a; b) and (b; a), or (n; n) (AT-PH3-03, -04)."""
    at = (b - 1) * COLUMNS + a - 1
    if a == b:
        return [at]
    return [at, (a - 1) * COLUMNS + b - 1]


def shown_kinds(state: TourState, dice: Iterable[int]) -> list[int]:
    """The kinds of the tourists that these dice show (AT-PH4-01)."""
    return [kind for die in dice for kind in TOURISTS_ON[die][state.numbers[die] - 1]]


def open_districts(board: Board) -> tuple[list[int], bool]:
    """The districts that may be chosen, and whether it is the free choice of AT-PH3-06."""
    tourists = board.tourists
    found = [district for district in candidates(board) if not tourists[district]]
    if found:
        return found, False
    return [district for district, packed in enumerate(tourists) if not packed], True


def coordinate_changes(board: Board) -> list[ChangeCoordinate]:
    """One die by one, 6 and 1 being neighbours (AT-PM1-02, -03); equal dice need offering once."""
    if not board.has_bonus(COORDINATE):
        return []
    pairs = list(zip(board.dice, board.numbers, strict=True))
    if board.numbers[0] == board.numbers[1]:
        pairs = pairs[:1]
    return [CHANGE[die, to] for die, number in pairs for to in (number % 6 + 1, (number - 2) % 6 + 1)]


@steps.asks_first
def choose_district(t: Tour, seat: int) -> Procedure:
    """Phase 3 (AT-PH3-01); coordinate changes come first, as many as the player likes (AT-PM1-01, -05)."""
    board = t.state.boards[seat]
    found, free = open_districts(board)
    options = [CHOOSE[district] for district in found]
    chosen = yield from ask(seat, "choose_district", (*options, *coordinate_changes(board)), free=free)
    if isinstance(chosen, ChangeCoordinate):
        _change_coordinate(t, seat, chosen)
        t.then(Step("choose_district", {"seat": seat}))
        return
    board.district = district_index[chosen.district]
    board.free_choice = free
    t.tell(DistrictChosen(seat=seat, district=board.district, free=free, only=seat))
    t.then(Step("correct_route", {"seat": seat}), Step("place_tourists", {"seat": seat}), Step("lay", {"seat": seat}))


def _change_coordinate(t: Tour, seat: int, chosen: ChangeCoordinate) -> None:
    """Only the number changes, and only for this player (AT-PM1-04, -07); the bonus is used up (AT-SHOP-11)."""
    board = t.state.boards[seat]
    at = board.dice.index(DIE_INDEX[chosen.die])
    before = board.numbers[at]
    board.numbers[at] = chosen.number
    board.used[COORDINATE] += 1
    t.tell(CoordinateChanged(seat=seat, die=chosen.die, before=before, after=chosen.number, only=seat))


@steps.auto
def place_tourists(t: Tour, seat: int) -> None:
    """Phase 4: the tourists of both dice (AT-PH4-01, -03), or a single one of any kind (AT-PH4-02, -04)."""
    state = t.state
    board = state.boards[seat]
    if board.free_choice:
        t.then(Step("place_one", {"seat": seat, "source": "free", "kinds": [0, 1, 2, 3]}))
        return
    shown = shown_kinds(state, board.dice)
    packed = pack(shown)
    board.tourists[board.district] += packed
    t.tell(TouristsPlaced(seat=seat, district=board.district, tourists=packed, source="dice", only=seat))
    if EFFECT_DIE in board.dice:
        # the kinds shown are those of the other die: one more of them (AT-EDIE-01, -02, -07), with Repeat two (AT-EFF-04)
        sources = ["effect_die", "repeat"] if active_effect(state, board) == "effect_repeat" else ["effect_die"]
        t.then(*(Step("place_one", {"seat": seat, "source": source, "kinds": shown}) for source in sources))


@steps.asks_first
def place_one(t: Tour, seat: int, source: str, kinds: list[int]) -> Procedure:
    """One tourist of a kind the player chooses."""
    chosen: PlaceTourist = yield from ask(seat, "place_tourist", tuple(PLACE[kind] for kind in kinds), source=source)
    board = t.state.boards[seat]
    packed = ONE[KINDS.index(chosen.tourist)]
    board.tourists[board.district] += packed
    t.tell(TouristsPlaced(seat=seat, district=board.district, tourists=packed, source=source, only=seat))

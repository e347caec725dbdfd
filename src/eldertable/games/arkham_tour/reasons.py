"""Why a bot would take an option, in words a player can check on the board."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Decision
from ...kernel.text import Text
from . import options as o
from .lines import line_of
from .outlook import Outlook
from .present import district_name, say
from .state import TourState
from .tactics import chosen_kinds
from .town import DISTRICTS, ROADS, district_index, road_index
from .view import expectation

SHOWN_AIM = 2  # districts named as the ends of the line


def reason(state: TourState, decision: Decision, option: Any) -> Text:
    match option:
        case o.ChooseDistrict(district=district):
            return _district(Outlook(state, decision.seat), decision, district_index[district])
        case o.Lay(road=road):
            return _road(Outlook(state, decision.seat), road_index[road])
        case o.TakeLine(line=line):
            board = state.boards[decision.seat]
            found = line_of(state, board, board.lines[line])
            total = round(expectation(state, board, found, with_call=True))
            return say("reason-line", total=total, vp=found.vp, madness=found.madness)
        case _:
            return say(f"reason-{_NAMES.get(type(option).__name__, 'other')}")


_NAMES = {
    "TakeDie": "take-die",
    "PickDice": "take-die",
    "RemoveDie": "remove-die",
    "ChangeCoordinate": "change-coordinate",
    "PlaceTourist": "tourist",
    "Erase": "erase",
    "SkipCorrection": "skip-correction",
    "StopLaying": "stop",
    "LayNothing": "stop",
    "UseBonus": "bonus",
    "VisitShop": "shop",
    "CircleTome": "tome",
    "Ready": "ready",
    "Reroll": "use-tome",
    "Improve": "use-tome",
    "Bless": "use-tome",
    "KeepRoll": "keep-roll",
    "CrossOut": "least",
    "EraseType": "least",
}


def _district(look: Outlook, decision: Decision, district: int) -> Text:
    aim = look.best_aim()
    come, chosen = chosen_kinds(look, look.board, district, decision.args["free"])
    if not aim.along >> district & 1:
        return say("reason-district-aside")
    vp = sum(aim.districts[kind] for kind in come + chosen)
    return say("reason-district", tourists=len(come + chosen), vp=vp)


def _road(look: Outlook, road: int) -> Text:
    aim = look.best_aim()
    drawn = look.board.drawn | 1 << road
    along = tuple(district_name(DISTRICTS[district].id) for district in ROADS[road].along[:SHOWN_AIM])
    if look.reaches_shop(look.board.drawn_now | 1 << road) and not look.reaches_shop(look.board.drawn_now):
        return say("reason-road-shop", districts=along)
    if not aim.roads >> road & 1:
        return say("reason-road-aside", districts=along)
    missing = (aim.roads & ~drawn).bit_count()
    return say(
        "reason-road",
        roads=aim.roads.bit_count(),
        missing=missing,
        districts=aim.along.bit_count(),
    )

"""What happened, in words: one line of the log for each event worth one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...kernel.events import Event
from ...kernel.game import LogWords
from ...kernel.text import Text
from . import events as e
from .present import card_does, district_name, name_of, road_words, say
from .tourists import in_words, names
from .town import DISTRICTS, NODES, ROADS


def log_words(event: Event) -> LogWords | None:
    tell = _TELLERS.get(type(event))
    if tell is None:
        return None
    text, phase, detail, data = tell(event)
    return LogWords(text, phase, getattr(event, "seat", None), detail, {"kind": type(event).__name__, **data})


Words = tuple[Text, str, Text | None, dict[str, Any]]


@cache
def _tourists(packed: int) -> tuple[Text, ...]:
    return in_words(names(packed))


def _numbers(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers)


def _rolled(dice: tuple[tuple[str, int], ...]) -> str:
    return _numbers(tuple(number for _, number in dice))


# --- before the boards -------------------------------------------------------------------------------------------


def _game_began(event: e.GameBegan) -> Words:
    dark, light = event.effects
    words = say("log-began", who=name_of(event.ancient_one), dark=name_of(dark), light=name_of(light))
    return words, "setup", None, {}


def _task_kept(event: e.TaskKept) -> Words:
    return say("log-task", card=name_of(event.card)), "setup", None, {"card": event.card}


def _call_dealt(event: e.CallDealt) -> Words:
    return say("log-call-dealt", card=name_of(event.card)), "setup", None, {"card": event.card}


def _round_began(event: e.RoundBegan) -> Words:
    words = say("log-round-opening" if event.opening else "log-round", round=event.round)
    return words, "shop", None, {"round": event.round}


def _shop_revealed(event: e.ShopRevealed) -> Words:
    return say("log-shop", card=name_of(event.card)), "shop", card_does(event.card), {"card": event.card}


def _dice_rolled(event: e.DiceRolled) -> Words:
    return say("log-rolled", numbers=_rolled(event.dice)), "dice", None, {"dice": list(event.dice)}


def _die_taken(event: e.DieTaken) -> Words:
    die, number = event.die, event.number
    words = say("log-took", number=number) if number else say("log-took-unrolled", die=die)
    return words, "dice", None, {"die": die, "number": number}


def _die_removed(event: e.DieRemoved) -> Words:
    return say("log-removed", number=event.number), "dice", None, {"die": event.die, "number": event.number}


def _dice_picked(event: e.DicePicked) -> Words:
    return say("log-picked", numbers=_rolled(event.dice)), "dice", None, {"dice": list(event.dice)}


# --- on the boards -----------------------------------------------------------------------------------------------


def _coordinate_changed(event: e.CoordinateChanged) -> Words:
    return say("log-coordinate", before=event.before, after=event.after), "district", None, {}


def _district_chosen(event: e.DistrictChosen) -> Words:
    id = DISTRICTS[event.district].id
    words = say("log-district-free" if event.free else "log-district", district=district_name(id))
    return words, "district", None, {"district": id}


def _route_corrected(event: e.RouteCorrected) -> Words:
    erased, drawn = ROADS[event.erased].id, ROADS[event.drawn].id
    words = say("log-corrected", erased=road_words(erased), drawn=road_words(drawn))
    return words, "tourists", None, {"erased": erased, "road": drawn}


def _tourists_placed(event: e.TouristsPlaced) -> Words:
    words = say(f"log-tourists-{event.source.replace('_', '-')}", tourists=_tourists(event.tourists))
    return words, "tourists", None, {}


def _segment_laid(event: e.SegmentLaid) -> Words:
    id = ROADS[event.road].id
    return say(f"log-laid-{event.source.replace('_', '-')}", road=road_words(id)), "route", None, {"road": id}


def _nothing_laid(event: e.NothingLaid) -> Words:
    return say("log-laid-nothing"), "route", None, {}


def _shop_visited(event: e.ShopVisited) -> Words:
    words = say("log-visited", card=name_of(event.card))
    return words, "route", card_does(event.card), {"node": NODES[event.node].id}


def _tome_circled(event: e.TomeCircled) -> Words:
    return say("log-tome", tome=name_of(f"tome-{event.tome}")), "route", None, {"tome": event.tome}


def _extra_tourists(event: e.ExtraTourists) -> Words:
    words = say("log-extra-tourists", tourists=_tourists(event.tourists))
    return words, "route", None, {"district": DISTRICTS[event.district].id}


def _board_played(event: e.BoardPlayed) -> Words:
    id = DISTRICTS[event.district].id
    text = say("log-board", district=district_name(id), tourists=_tourists(event.tourists))
    detail = say("log-board-roads-shop" if event.shop is not None else "log-board-roads", count=len(event.roads))
    data = {"district": id, "roads": [ROADS[road].id for road in event.roads]}
    return text, "end", detail, data


# --- at the end --------------------------------------------------------------------------------------------------


def _line_chosen(event: e.LineChosen) -> Words:
    detail = say("log-line-detail", madness=event.madness, vp=event.vp)
    return say("log-line", roads=event.roads, districts=event.districts), "final_route", detail, {}


def _encounter_rolled(event: e.EncounterRolled) -> Words:
    detail = say("log-encounter-detail", madness=event.madness, fail=event.fail_up_to)
    return say("log-encounter", numbers=_numbers(event.numbers)), "encounter", detail, {"numbers": list(event.numbers)}


def _tome_used(event: e.TomeUsed) -> Words:
    tome = name_of(f"tome-{event.tome}")
    words = say("log-tome-used", tome=tome, before=_numbers(event.before), after=_numbers(event.after))
    return words, "encounter", None, {"tome": event.tome, "numbers": list(event.after)}


def _call_shown(event: e.CallShown) -> Words:
    return say("log-call", card=name_of(event.card)), "encounter", None, {"card": event.card}


def _encounter_counted(event: e.EncounterCounted) -> Words:
    return say("log-counted", failures=event.failures, successes=event.successes), "encounter", None, {}


def _tourists_erased(event: e.TouristsErased) -> Words:
    return say("log-erased", tourists=_tourists(event.tourists)), "encounter", None, {}


def _district_crossed_out(event: e.DistrictCrossedOut) -> Words:
    id = DISTRICTS[event.district].id
    return say("log-crossed-out", district=district_name(id)), "encounter", None, {"district": id}


def _reward_received(event: e.RewardReceived) -> Words:
    detail = say("log-reward-detail", successes=event.successes, each=event.each)
    return say("log-reward", vp=event.vp), "encounter", detail, {"vp": event.vp}


def _player_lost(event: e.PlayerLost) -> Words:
    return say("log-lost"), "encounter", None, {}


def _scored(event: e.Scored) -> Words:
    return say("log-scored", total=event.total), "over", None, {"total": event.total}


# By kind, not one after the other: to ask a struct for its class thirty times takes longer than to find the words.
_TELLERS: dict[type[Event], Callable[[Any], Words]] = {
    e.GameBegan: _game_began,
    e.TaskKept: _task_kept,
    e.CallDealt: _call_dealt,
    e.RoundBegan: _round_began,
    e.ShopRevealed: _shop_revealed,
    e.DiceRolled: _dice_rolled,
    e.DieTaken: _die_taken,
    e.DieRemoved: _die_removed,
    e.DicePicked: _dice_picked,
    e.CoordinateChanged: _coordinate_changed,
    e.DistrictChosen: _district_chosen,
    e.RouteCorrected: _route_corrected,
    e.TouristsPlaced: _tourists_placed,
    e.SegmentLaid: _segment_laid,
    e.NothingLaid: _nothing_laid,
    e.ShopVisited: _shop_visited,
    e.TomeCircled: _tome_circled,
    e.ExtraTourists: _extra_tourists,
    e.BoardPlayed: _board_played,
    e.LineChosen: _line_chosen,
    e.EncounterRolled: _encounter_rolled,
    e.TomeUsed: _tome_used,
    e.CallShown: _call_shown,
    e.EncounterCounted: _encounter_counted,
    e.TouristsErased: _tourists_erased,
    e.DistrictCrossedOut: _district_crossed_out,
    e.RewardReceived: _reward_received,
    e.PlayerLost: _player_lost,
    e.Scored: _scored,
}

"""What happened, in words: one line of the log for each event worth one."""

from __future__ import annotations

from typing import Any

from ...kernel.events import Event
from ...kernel.game import LogWords
from ...kernel.text import Text
from . import events as e
from .present import card_does, district_name, name_of, road_words, say
from .tourists import in_words, names
from .town import DISTRICTS, NODES, ROADS


def log_words(event: Event) -> LogWords | None:
    words = _before_boards(event) or _on_boards(event) or _at_the_end(event)
    if words is None:
        return None
    text, phase, detail, data = words
    return LogWords(text, phase, getattr(event, "seat", None), detail, {"kind": type(event).__name__, **data})


Words = tuple[Text, str, Text | None, dict[str, Any]]


def _tourists(packed: int) -> tuple[Text, ...]:
    return in_words(names(packed))


def _numbers(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers)


def _rolled(dice: tuple[tuple[str, int], ...]) -> str:
    return _numbers(tuple(number for _, number in dice))


def _before_boards(event: Event) -> Words | None:
    match event:
        case e.GameBegan(ancient_one=who, effects=(dark, light)):
            return say("log-began", who=name_of(who), dark=name_of(dark), light=name_of(light)), "setup", None, {}
        case e.TaskKept(card=card):
            return say("log-task", card=name_of(card)), "setup", None, {"card": card}
        case e.CallDealt(card=card):
            return say("log-call-dealt", card=name_of(card)), "setup", None, {"card": card}
        case e.RoundBegan(round=number, opening=opening):
            return say("log-round-opening" if opening else "log-round", round=number), "shop", None, {"round": number}
        case e.ShopRevealed(card=card):
            return say("log-shop", card=name_of(card)), "shop", card_does(card), {"card": card}
        case e.DiceRolled(dice=dice):
            return say("log-rolled", numbers=_rolled(dice)), "dice", None, {"dice": list(dice)}
        case e.DieTaken(die=die, number=number):
            text = say("log-took", number=number) if number else say("log-took-unrolled", die=name_of(die))
            return text, "dice", None, {"die": die, "number": number}
        case e.DieRemoved(die=die, number=number):
            return say("log-removed", number=number), "dice", None, {"die": die, "number": number}
        case e.DicePicked(dice=dice):
            return say("log-picked", numbers=_rolled(dice)), "dice", None, {"dice": list(dice)}
    return None


def _on_boards(event: Event) -> Words | None:
    match event:
        case e.CoordinateChanged(before=before, after=after):
            return say("log-coordinate", before=before, after=after), "district", None, {}
        case e.DistrictChosen(district=district, free=free):
            id = DISTRICTS[district].id
            return (
                say("log-district-free" if free else "log-district", district=district_name(id)),
                "district",
                None,
                {"district": id},
            )
        case e.RouteCorrected(erased=erased, drawn=drawn):
            return _corrected(erased, drawn)
        case e.TouristsPlaced(tourists=packed, source=source):
            return say(f"log-tourists-{source.replace('_', '-')}", tourists=_tourists(packed)), "tourists", None, {}
        case e.SegmentLaid(road=road, source=source):
            return (
                say(f"log-laid-{source.replace('_', '-')}", road=road_words(ROADS[road].id)),
                "route",
                None,
                {"road": ROADS[road].id},
            )
        case e.NothingLaid():
            return say("log-laid-nothing"), "route", None, {}
        case e.ShopVisited(node=node, card=card):
            return say("log-visited", card=name_of(card)), "route", card_does(card), {"node": NODES[node].id}
        case e.TomeCircled(tome=tome):
            return say("log-tome", tome=name_of(f"tome-{tome}")), "route", None, {"tome": tome}
        case e.ExtraTourists(tourists=packed, district=district):
            return say("log-extra-tourists", tourists=_tourists(packed)), "route", None, {"district": DISTRICTS[district].id}
        case e.BoardPlayed():
            return _board_played(event)
    return None


def _corrected(erased: int, drawn: int) -> Words:
    words = say("log-corrected", erased=road_words(ROADS[erased].id), drawn=road_words(ROADS[drawn].id))
    return words, "tourists", None, {"erased": ROADS[erased].id, "road": ROADS[drawn].id}


def _board_played(event: e.BoardPlayed) -> Words:
    id = DISTRICTS[event.district].id
    text = say("log-board", district=district_name(id), tourists=_tourists(event.tourists))
    detail = say("log-board-roads-shop" if event.shop is not None else "log-board-roads", count=len(event.roads))
    data = {"district": id, "roads": [ROADS[road].id for road in event.roads]}
    return text, "end", detail, data


def _at_the_end(event: Event) -> Words | None:
    match event:
        case e.LineChosen(roads=roads, districts=districts, madness=madness, vp=vp):
            detail = say("log-line-detail", madness=madness, vp=vp)
            return say("log-line", roads=roads, districts=districts), "final_route", detail, {}
        case e.EncounterRolled(numbers=numbers, madness=madness, fail_up_to=fail):
            detail = say("log-encounter-detail", madness=madness, fail=fail)
            return say("log-encounter", numbers=_numbers(numbers)), "encounter", detail, {"numbers": list(numbers)}
        case e.TomeUsed(tome=tome, before=before, after=after):
            text = say("log-tome-used", tome=name_of(f"tome-{tome}"), before=_numbers(before), after=_numbers(after))
            return text, "encounter", None, {"tome": tome, "numbers": list(after)}
        case e.CallShown(card=card):
            return say("log-call", card=name_of(card)), "encounter", None, {"card": card}
        case e.EncounterCounted(failures=failures, successes=successes):
            return say("log-counted", failures=failures, successes=successes), "encounter", None, {}
        case e.TouristsErased(tourists=packed):
            return say("log-erased", tourists=_tourists(packed)), "encounter", None, {}
        case e.DistrictCrossedOut(district=district):
            id = DISTRICTS[district].id
            return say("log-crossed-out", district=district_name(id)), "encounter", None, {"district": id}
        case e.RewardReceived(vp=vp, each=each, successes=successes):
            return (
                say("log-reward", vp=vp),
                "encounter",
                say("log-reward-detail", successes=successes, each=each),
                {"vp": vp},
            )
        case e.PlayerLost():
            return say("log-lost"), "encounter", None, {}
        case e.Scored(total=total):
            return say("log-scored", total=total), "over", None, {"total": total}
    return None

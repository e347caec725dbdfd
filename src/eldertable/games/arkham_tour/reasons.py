"""Why a bot would take an option, in words a player can check on the board.

A reason says what the option brings, in names and numbers, never that it is the best: whoever reads two of them sees the
difference.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from functools import cache
from itertools import combinations
from typing import Any

from ...kernel.decision import Decision
from ...kernel.text import Text
from . import options as o
from . import ordeal
from .bitsets import bits
from .by_hand import hand_total
from .cards import DIE_INDEX, EFFECT_CARDS, EFFECT_DIE, FACES, SHOP_CARDS, TASK_CARDS, TASK_INDEX, TOURISTS_ON
from .correction import replacements
from .dice import lying
from .districts import open_districts
from .draft import DiceSense
from .laying import next_segments
from .lines import line_of
from .outlook import Outlook
from .present import district_name, name_of, road_words, say
from .prospects import horrors_of
from .state import BONUSES, NONE, Place, TourState
from .tactics import chosen_kinds
from .tourists import DISTRICT_OF, KINDS, in_words
from .town import (
    ALONG_DISTRICT,
    AT_NODE,
    DIAGONALS,
    DISTRICTS,
    ROADS,
    SHOPS_ON_ROAD,
    STREETS,
    district_index,
    node_index,
    road_index,
    roads_of,
)
from .view import expectation


def reason(state: TourState, decision: Decision, option: Any) -> Text:
    if decision.kind in _AT_THE_END:
        return _AT_THE_END[decision.kind](state, decision, option)
    match option:
        case o.KeepTask(card=card):
            return _task(state, card)
        case o.TakeDie(die=die) if decision.kind == "take_opening_die":
            return _unrolled(state, DIE_INDEX[die])
        case o.TakeDie() | o.PickDice() | o.RemoveDie():
            return _dice(Outlook(state, decision.seat), decision, option)
        case o.ChooseDistrict(district=district):
            return _district(Outlook(state, decision.seat), district_index[district], decision.args["free"])
        case o.ChangeCoordinate(die=die, number=number):
            return _changed(Outlook(state, decision.seat), DIE_INDEX[die], number)
        case o.PlaceTourist(tourist=tourist):
            return _tourist(Outlook(state, decision.seat), KINDS.index(tourist))
        case o.Erase() | o.SkipCorrection():
            return _correction(Outlook(state, decision.seat), decision, option)
        case o.Lay(road=road):
            look = Outlook(state, decision.seat)
            words = _road(look, road_index[road])
            return _and_then(look, road_index[road], words) if decision.kind == "lay" and not look.board.way else words
        case o.StopLaying() | o.LayNothing():
            return _stop(Outlook(state, decision.seat), decision)
        case o.UseBonus() | o.Ready():
            return _bonus(Outlook(state, decision.seat), option)
        case o.VisitShop(node=node):
            return _shop(Outlook(state, decision.seat), node_index[node])
        case o.CircleTome(tome=tome):
            return say(f"reason-tome-{tome}")
        case _:
            return say("reason-other")


# --- before the boards -------------------------------------------------------------------------------------------


def _task(state: TourState, card: str) -> Text:
    """Its junctions in horrifying places raise madness; those far apart pay more."""
    junctions = [node_index[junction] for junction in TASK_CARDS[TASK_INDEX[card]].junctions]
    horrors = sum(horrors_of(state.ancient_one) >> junction & 1 for junction in junctions)
    far = max(_roads_between(state.ancient_one, one, other) for one, other in combinations(junctions, 2))
    return say("reason-task", horrors=horrors, roads=far)


@cache
def _roads_between(ancient_one: str, start: int, goal: int) -> int:
    """The shortest way, in roads."""
    usable = roads_of(ancient_one)
    reached, edge, steps = {start}, [start], 0
    while goal not in reached:
        near = [end for node in edge for road in bits(AT_NODE[node] & usable) for end in ROADS[road].ends]
        edge = sorted(set(near) - reached)
        reached.update(edge)
        steps += 1
    return steps


def _unrolled(state: TourState, die: int) -> Text:
    """A die that has not been rolled: only its faces are known."""
    if die == EFFECT_DIE:
        return say("reason-opening-effect", cards=tuple(name_of(EFFECT_CARDS[card].id) for card in state.effects))
    kinds = [KINDS[kind] for kinds in TOURISTS_ON[die] for kind in kinds]
    return say("reason-opening-die", tourists=in_words(sorted(kinds, key=lambda kind: -kinds.count(kind))))


def _dice(look: Outlook, decision: Decision, option: o.TakeDie | o.PickDice | o.RemoveDie) -> Text:
    """What the pair would bring that this choice makes, or prevents."""
    sense = DiceSense(look)
    if isinstance(option, o.PickDice):
        return _pair(sense, look, DIE_INDEX[option.first], DIE_INDEX[option.second], "reason-dice")
    die = DIE_INDEX[option.die]
    first = lying(look.state, Place.FIRST)
    if isinstance(option, o.RemoveDie):
        return _pair(sense, look, first[0], die, "reason-remove")
    if first:
        return _pair(sense, look, first[0], die, "reason-dice")
    others = [DIE_INDEX[other.die] for other in decision.options if other.die != option.die]
    return _pair(sense, look, die, max(others, key=lambda other: sense.pair(die, other)), "reason-first-die")


def _pair(sense: DiceSense, look: Outlook, first: int, second: int, message: str) -> Text:
    state = look.state
    district, vp, segments = sense.brings(first, second)
    numbers: dict[str, int | Text] = {"first": state.numbers[first], "second": state.numbers[second]}
    if district == NONE:
        words = say(f"{message}-taken", **numbers)
    else:
        place = "along" if look.best_aim().along >> district & 1 else "aside"
        words = say(
            f"{message}-{place}", **numbers, district=district_name(DISTRICTS[district].id), vp=vp, segments=segments
        )
    if EFFECT_DIE not in (first, second) or message == "reason-remove":
        return words
    symbol = FACES[EFFECT_DIE][state.numbers[EFFECT_DIE] - 1].effect
    card = EFFECT_CARDS[state.effects[0 if symbol == "dark" else 1]].id
    return say("reason-dice-effect", words=words, card=name_of(card))


# --- on the board ------------------------------------------------------------------------------------------------


def _district(look: Outlook, district: int, free: bool) -> Text:
    aim = look.best_aim()
    segments = DiceSense(look).segments(district)
    if not aim.along >> district & 1:
        return say("reason-district-aside", segments=segments)
    come, chosen = chosen_kinds(look, look.board, district, free)
    vp = sum(aim.districts[kind] for kind in come + chosen)
    return say("reason-district", tourists=len(come + chosen), vp=vp, segments=segments)


def _changed(look: Outlook, die: int, number: int) -> Text:
    """The district that a changed number opens."""
    board = look.board
    changed = type(board)(dice=board.dice, numbers=list(board.numbers), tourists=board.tourists)
    changed.numbers[board.dice.index(die)] = number
    found, free = open_districts(changed)
    if free:
        return say("reason-change-taken", number=number)
    along = look.best_aim().along
    district = max(found, key=lambda one: along >> one & 1)
    words = _district(look, district, free=False)
    return say("reason-change", number=number, district=district_name(DISTRICTS[district].id), words=words)


def _tourist(look: Outlook, kind: int) -> Text:
    """By the aim that this tourist would help most: another kind may belong to another route."""
    guests = look.guests(look.board.district, [kind])
    aim = max(zip(guests, look.aims, strict=True), key=lambda pair: pair[0] + pair[1].worth)[1]
    place = "along" if aim.along >> look.board.district & 1 else "aside"
    return say(f"reason-tourist-{place}", districts=aim.districts[kind], colour=DISTRICT_OF[kind])


def _correction(look: Outlook, decision: Decision, option: o.Erase | o.SkipCorrection) -> Text:
    state, board = look.state, look.board
    wanted = look.best_aim().roads

    def better(erased: int) -> list[int]:
        return bits(replacements(state, board, erased) & wanted & ~board.drawn)

    if isinstance(option, o.Erase):
        erased = road_index[option.road]
        if wanted >> erased & 1:
            return say("reason-erase-wanted")
        new = better(erased)
        return say("reason-erase", road=road_words(ROADS[new[0]].id)) if new else say("reason-erase-only")
    spare = bits(board.drawn & ~wanted)
    if not spare:
        return say("reason-skip-all")
    return say("reason-skip-spare", spare=len(spare)) if any(map(better, spare)) else say("reason-skip-nothing")


def _road(look: Outlook, road: int) -> Text:
    """The districts it opens, and how much of the planned route is left."""
    state, board = look.state, look.board
    aim = look.best_aim()
    drawn = board.drawn
    fresh = [district for district in ROADS[road].along if not ALONG_DISTRICT[district] & drawn]
    names = tuple(district_name(DISTRICTS[district].id) for district in fresh or ROADS[road].along)
    if look.reaches_shop(board.drawn_now | 1 << road) and not look.reaches_shop(board.drawn_now):
        return say("reason-road-shop", card=name_of(SHOP_CARDS[state.shop_card].id), districts=names)
    missing = (aim.roads & ~(drawn | 1 << road)).bit_count()
    if not aim.roads >> road & 1:
        return say("reason-road-aside", districts=names, missing=missing)
    return say("reason-road-new" if fresh else "reason-road-link", districts=names, missing=missing)


def _and_then(look: Outlook, road: int, words: Text) -> Text:
    """A first segment decides whether there will be a second."""
    after = copy(look.board)
    after.draw(road)
    after.way = [road]
    after.alley_used = bool(DIAGONALS >> road & 1)
    return say("reason-road-then-more" if next_segments(look.state, after) else "reason-road-then-none", words=words)


def _stop(look: Outlook, decision: Decision) -> Text:
    wanted = look.best_aim().roads
    near = sum(1 for option in decision.options if isinstance(option, o.Lay) and wanted >> road_index[option.road] & 1)
    return say("reason-stop-wanted", roads=near) if near else say("reason-stop")


def _bonus(look: Outlook, option: o.UseBonus | o.Ready) -> Text:
    rounds = look.prospect.rounds
    if isinstance(option, o.Ready):
        return say("reason-ready", rounds=rounds)
    if not rounds:
        return say("reason-bonus-last")
    missing = (look.best_aim().roads & ~look.board.drawn).bit_count()
    kept = look.board.gained[BONUSES.index(option.bonus)] - look.board.used[BONUSES.index(option.bonus)]
    return say("reason-bonus", missing=missing, kept=kept)


def _shop(look: Outlook, shop: int) -> Text:
    """Will the planned route come by here again?"""
    missing = look.best_aim().roads & ~look.board.drawn & STREETS
    return say("reason-shop", again=sum(1 for road in bits(missing) if shop in SHOPS_ON_ROAD[road]))


# --- the end -----------------------------------------------------------------------------------------------------


def _line(state: TourState, decision: Decision, option: Any) -> Text:
    if not isinstance(option, o.TakeLine):
        return say("reason-other")
    board = state.boards[decision.seat]
    found = line_of(state, board, board.lines[option.line])
    total = round(expectation(state, board, found, with_call=True))
    return say("reason-line", total=total, vp=found.vp, madness=found.madness)


def _by_hand(state: TourState, decision: Decision, option: Any) -> Text:
    total, found = hand_total(state, decision.seat, option)
    if total is None:
        return say("reason-other")
    kind = "leads" if found else "finish" if isinstance(option, o.FinishLine) else "part"
    return say(f"reason-drawn-{kind}", total=round(total))


def _tome_use(state: TourState, decision: Decision, option: Any) -> Text:
    total = next(turn.score for turn in ordeal.tome_turns(state, decision) if turn.options[0] == option)
    return say("reason-keep-roll" if isinstance(option, o.KeepRoll) else "reason-use-tome", total=round(total))


def _crossed_out(state: TourState, decision: Decision, option: Any) -> Text:
    left = next(turn.score for turn in ordeal.cross_out_turns(state, decision) if turn.options[0] == option)
    return say("reason-cross-out", vp=round(left))


def _erased(state: TourState, decision: Decision, option: Any) -> Text:
    worth = next(-turn.score for turn in ordeal.erase_turns(state, decision) if turn.options[0] == option)
    return say("reason-erase-type", districts=round(worth))


_AT_THE_END: dict[str, Callable[[TourState, Decision, Any], Text]] = {
    "choose_line": _line,
    "start_line": _by_hand,
    "go_on": _by_hand,
    "use_tomes": _tome_use,
    "cross_out": _crossed_out,
    "erase_type": _erased,
}

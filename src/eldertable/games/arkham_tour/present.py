"""Words and pointers for decisions and options of the tour. Every sentence is a message of `text/*.ftl`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ...kernel.decision import Decision
from ...kernel.game import OptionWords, Question
from ...kernel.text import Text, text
from . import options as o
from .bitsets import bits
from .bonuses import words_of
from .cards import DIE_INDEX, FACES, SHOP_CARDS, SHOP_EFFECTS, SHOP_INDEX, TASK_CARDS, TASK_INDEX
from .districts import active_effect, districts_named
from .lines import line_of
from .state import BONUSES, Place, TourState
from .town import AT_NODE, DISTRICTS, ROADS, STREETS, node_index, road_index


def say(id: str, **args: str | int | float | Text | tuple[Text, ...]) -> Text:
    return text(f"arkham_tour-{id}", **args)


def name_of(id: str) -> Text:
    """The name of a card, a die or an Ancient One."""
    return Text(f"arkham_tour-{id}")


def district_name(id: str) -> Text:
    return Text(f"arkham_tour-district-{id.replace(';', '-')}")


@cache
def card_does(id: str) -> Text:
    """The words on a shop card, from its effects."""
    texts = words_of(SHOP_EFFECTS[SHOP_INDEX[id]])
    return texts[0] if len(texts) == 1 else say("card-does-two", first=texts[0], second=texts[1])


def tourist_name(kind: str) -> Text:
    return Text(f"arkham_tour-tourist-{kind}")


# --- the prompt --------------------------------------------------------------------------------------------------


def question(state: TourState, decision: Decision) -> Question:
    build = _QUESTIONS.get(decision.kind)
    if build is not None:
        return build(state, decision)
    kind = _dashed(decision.kind)
    return Question(say(f"ask-{kind}"), say(f"facts-{kind}") if kind in _FACTS else None, _RULES.get(decision.kind))


def _dashed(kind: str) -> str:
    return kind.replace("_", "-")


_RULES = {
    "keep_task": "AT-SETUP-16",
    "take_opening_die": "AT-OPEN-06",
    "correct_route": "AT-EFF-06",
    "draw_corrected": "AT-EFF-07",
    "visit_shop": "AT-SHOP-07",
    "circle_tome": "AT-TOME-01",
    "choose_line": "AT-FINAL-09",
    "start_line": "AT-FINAL-02",
    "begin_encounter": "AT-ENC-03",
    "use_tomes": "AT-ENC-05",
    "cross_out": "AT-YOG-03",
}


_FACTS = frozenset(
    (
        "keep-task",
        "take-opening-die",
        "correct-route",
        "draw-corrected",
        "choose-line",
        "start-line",
        "circle-tome",
        "cross-out",
    )
)


def _ask_take_die(state: TourState, decision: Decision) -> Question:
    first = decision.args["place"] == Place.FIRST
    return Question(
        say("ask-take-die-first" if first else "ask-take-die-second"),
        say("facts-take-die-first", seats=state.seats) if first else say("facts-take-die-second"),
        "AT-DICE-02" if first else "AT-DICE-07",
        (0 if first else 1, 2),
    )


def _ask_remove_die(state: TourState, decision: Decision) -> Question:
    removed = sum(place == Place.UNAVAILABLE for place in state.places)
    if state.seats == 2:  # the only opponent removes both
        return Question(say("ask-remove-die"), say("facts-remove-die"), "AT-DICE-05", (removed, 2))
    return Question(say("ask-remove-die"), say("facts-remove-die"), "AT-DICE-04" if removed else "AT-DICE-03")


def _ask_pick_dice(state: TourState, decision: Decision) -> Question:
    facts, rule = {1: ("facts-pick-dice-solo", "AT-SOLO-08"), 4: ("facts-pick-dice-four", "AT-OPEN-13")}.get(
        state.seats, ("facts-pick-dice", "AT-OPEN-08")
    )
    return Question(say("ask-pick-dice"), say(facts), rule)


def _ask_district(state: TourState, decision: Decision) -> Question:
    board = state.boards[decision.seat]
    first, second = board.numbers
    if decision.args["free"]:
        return Question(say("ask-choose-district"), say("facts-district-free"), "AT-PH3-06")
    changed = "-changed" if board.numbers != [state.numbers[die] for die in board.dice] else ""
    if first == second:
        facts = say(f"facts-district{changed}-same", number=first)
    else:
        facts = say(f"facts-district{changed}", first=first, second=second)
    return Question(say("ask-choose-district"), facts, "AT-PH3-03" if first == second else "AT-PH3-04")


def _ask_tourist(state: TourState, decision: Decision) -> Question:
    source = decision.args["source"]
    rules = {"free": "AT-PH4-02", "effect_die": "AT-EDIE-02", "repeat": "AT-EFF-03"}
    facts, rule = say(f"facts-tourist-{_dashed(source)}"), rules[source]
    if source == "repeat":
        return Question(say("ask-place-tourist-second"), facts, rule, (1, 2))
    if source == "effect_die" and active_effect(state, state.boards[decision.seat]) == "effect_repeat":
        return Question(say("ask-place-tourist-first"), facts, rule, (0, 2))
    return Question(say("ask-place-tourist"), facts, rule)


# Effect cards that change how many segments may follow the first one.
_FIRST_SEGMENT = {
    "effect_turn": ("facts-lay-first-turn", "AT-EFF-13"),
    "effect_t_junction": ("facts-lay-first-t", "AT-EFF-15"),
}


def _ask_lay(state: TourState, decision: Decision) -> Question:
    board = state.boards[decision.seat]
    laid = len(board.way)
    name = district_name(_district_id(board.district))
    if laid == 0:
        facts, rule = _FIRST_SEGMENT.get(active_effect(state, board) or "", ("facts-lay-first", "AT-PH5-02"))
        return Question(say("ask-lay-first"), say(facts, district=name), rule, (0, 2))
    if laid == 1:
        along = board.district in ROADS[board.way[0]].along
        rule = "AT-PH5-05" if along else "AT-EFF-14"
        return Question(say("ask-lay-second"), say("facts-lay-second" if along else "facts-lay-turn"), rule, (1, 2))
    return Question(say("ask-lay-third"), say("facts-lay-third"), "AT-EFF-16", (2, 3))


def _district_id(district: int) -> str:
    return DISTRICTS[district].id


def _ask_lay_bonus(state: TourState, decision: Decision) -> Question:
    bonus = BONUSES[decision.args["bonus"]]
    rule = "AT-XSEG-01" if bonus == "extra_segment" else "AT-DIAG-01"
    return Question(say(f"ask-lay-{_dashed(bonus)}"), say(f"facts-lay-{_dashed(bonus)}"), rule)


def _ask_finish(state: TourState, decision: Decision) -> Question:
    more = len(decision.options) > 1
    return Question(say("ask-finish-board"), say("facts-finish-bonus" if more else "facts-finish"), "AT-PH6-01")


def _ask_visit(state: TourState, decision: Decision) -> Question:
    card = SHOP_CARDS[state.shop_card]
    return Question(say("ask-visit-shop"), say("facts-visit-shop", card=name_of(card.id)), "AT-SHOP-07")


def _ask_go_on(state: TourState, decision: Decision) -> Question:
    """A line that may end here says what it is worth so far."""
    facts = say("facts-go-on")
    if any(isinstance(option, o.FinishLine) for option in decision.options):
        board = state.boards[decision.seat]
        line = line_of(state, board, board.drawing)
        facts = say("facts-go-on-so-far", vp=line.vp, madness=line.madness)
    return Question(say("ask-go-on"), facts, "AT-FINAL-03")


def _ask_encounter(state: TourState, decision: Decision) -> Question:
    board = state.boards[decision.seat]
    return Question(
        say("ask-begin-encounter", who=name_of(state.ancient_one)),
        say("facts-encounter", madness=board.madness),
        "AT-ENC-03",
    )


def _ask_tomes(state: TourState, decision: Decision) -> Question:
    encounter = state.boards[decision.seat].encounter
    assert encounter is not None
    return Question(say("ask-use-tomes"), say("facts-tomes", fail=encounter.fail_up_to), "AT-ENC-05")


def _ask_erase_type(state: TourState, decision: Decision) -> Question:
    river = decision.args["place"] == "river"
    return Question(
        say("ask-erase-type"), say("facts-erase-river" if river else "facts-erase-route"),
        "AT-DAGON-08" if river else "AT-SHUB-04",
    )  # fmt: skip


_QUESTIONS: dict[str, Callable[[TourState, Decision], Question]] = {
    "take_die": _ask_take_die,
    "remove_die": _ask_remove_die,
    "pick_dice": _ask_pick_dice,
    "choose_district": _ask_district,
    "place_tourist": _ask_tourist,
    "lay": _ask_lay,
    "lay_bonus": _ask_lay_bonus,
    "finish_board": _ask_finish,
    "visit_shop": _ask_visit,
    "go_on": _ask_go_on,
    "begin_encounter": _ask_encounter,
    "use_tomes": _ask_tomes,
    "erase_type": _ask_erase_type,
}


# --- options -----------------------------------------------------------------------------------------------------


def option_words(state: TourState, decision: Decision, option: Any) -> OptionWords:
    if type(option) in LASTING_WORDS:
        return _lasting_words(option)
    match option:
        case o.TakeDie(die=die):
            number = _number_on(state, die)
            if not number:
                return OptionWords(say("option-take-unrolled", die=die), target=("die", die))
            return _die_option("option-take-die", die, number)
        case o.RemoveDie(die=die):
            return _die_option("option-remove-die", die, _number_on(state, die))
        case o.PickDice(first=first, second=second):
            return _dice_option(first, _number_on(state, first), second, _number_on(state, second))
        case o.ChangeCoordinate(die=die, number=number):
            return _change_words(state, decision, die, number)
        case _:  # StopLaying
            two = len(state.boards[decision.seat].way) > 1
            return OptionWords(say("option-stop-laying-two" if two else "option-stop-laying"))


# Options whose words are those of the option alone, whatever the position.
LASTING_WORDS = frozenset(
    (o.KeepTask, o.ChooseDistrict, o.Erase, o.PlaceTourist, o.Lay, o.UseBonus, o.VisitShop, o.CircleTome, o.TakeLine, o.StartAt,
     o.Follow, o.CrossRiver, o.JumpTo, o.Reroll, o.Improve, o.CrossOut, o.EraseType, o.SkipCorrection, o.LayNothing, o.Ready,
     o.DrawOwnLine, o.FinishLine, o.FaceAncientOne, o.Bless, o.KeepRoll)
)  # fmt: skip


@cache
def _lasting_words(option: Any) -> OptionWords:
    match option:
        case o.KeepTask(card=card):
            places = tuple(node_words(junction) for junction in TASK_CARDS[TASK_INDEX[card]].junctions)
            return OptionWords(
                say("option-keep-task", card=name_of(card)), say("option-keep-task-flags", places=places), ("task", card)
            )
        case o.ChooseDistrict(district=district):
            words = say("option-district", district=district_name(district), at=district.replace(";", "; "))
            return OptionWords(words, target=("district", district))
        case o.Lay(road=road):
            return _road_option("option-lay", road)
        case o.Erase(road=road):
            return _road_option("option-erase", road)
        case o.PlaceTourist(tourist=tourist):
            return OptionWords(say(f"option-tourist-{tourist}"))
        case o.UseBonus(bonus=bonus):
            return OptionWords(say(f"option-use-{_dashed(bonus)}"))
        case o.VisitShop(node=node):
            return OptionWords(say("option-visit-shop", node=node_words(node)), target=("node", node))
        case o.CircleTome(tome=tome):
            return OptionWords(name_of(f"tome-{tome}"), say(f"tome-{tome}-does"))
        case _:
            return _end_words(option)


def _end_words(option: Any) -> OptionWords:
    """The options of the end of the game, and those that are words alone."""
    match option:
        case o.TakeLine(line=line):
            return OptionWords(say("option-take-line", number=line + 1), target=("line", str(line)), main=line == 0)
        case o.StartAt(node=node):
            return OptionWords(say("option-start-at", node=node_words(node)), target=("node", node))
        case o.Follow(road=road):
            return _road_option("option-follow", road)
        case o.CrossRiver(road=road):
            words = say("option-cross-river", road=road_words(road))
            return OptionWords(words, say("option-cross-river-cost"), ("road", road))
        case o.JumpTo(node=node):
            return OptionWords(say("option-jump-to", node=node_words(node)), say("option-jump-cost"), ("node", node))
        case o.Reroll(dice=dice):
            return OptionWords(say("option-reroll", dice=", ".join(str(die + 1) for die in dice), count=len(dice)))
        case o.Improve(die=die):
            return OptionWords(say("option-improve", die=die + 1), target=("rolled", str(die)))
        case o.CrossOut(district=district):
            return OptionWords(district_name(district), target=("district", district))
        case o.EraseType(tourist=tourist):
            return OptionWords(say(f"option-tourist-{tourist}"))
        case _:
            main = isinstance(option, o.Ready | o.FaceAncientOne | o.FinishLine | o.KeepRoll)
            return OptionWords(say(f"option-{_dashed(_snake(type(option).__name__))}"), main=main)


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


def _number_on(state: TourState, die: str) -> int:
    """What the die shows; 0: it has not been rolled."""
    return state.numbers[DIE_INDEX[die]]


@cache
def _die_option(message: str, die: str, number: int) -> OptionWords:
    return OptionWords(say(message, die=_die_words(die, number)), target=("die", die))


@cache
def _dice_option(first: str, number: int, second: str, other: int) -> OptionWords:
    words = say("option-pick-dice", first=_die_words(first, number), second=_die_words(second, other))
    return OptionWords(words, target=("dice", f"{first}+{second}"))


def _die_words(die: str, number: int) -> Text:
    """A die as it lies: its number and what it shows."""
    if not number:
        return name_of(die)
    face = FACES[DIE_INDEX[die]][number - 1]
    if face.effect:
        return say(f"die-{face.effect}", number=number)
    return say("die-face", number=number, tourists=tuple(tourist_name(kind) for kind in face.tourists))


def _change_words(state: TourState, decision: Decision, die: str, number: int) -> OptionWords:
    board = state.boards[decision.seat]
    at = board.dice.index(DIE_INDEX[die])
    words = say("option-change-coordinate", before=board.numbers[at], after=number)
    named = districts_named(number, board.numbers[1 - at])
    return OptionWords(words, _opened([DISTRICTS[district].id for district in named if not board.tourists[district]]))


def _opened(districts: list[str]) -> Text:
    """Where a change of a coordinate leads: the districts that could be chosen after it."""
    names = tuple(say("option-district", district=district_name(id), at=id.replace(";", "; ")) for id in districts)
    if len(names) == 2:
        return say("option-change-coordinate-two", first=names[0], second=names[1])
    return names[0] if names else say("option-change-coordinate-free")


def _road_option(message: str, road: str) -> OptionWords:
    return OptionWords(say(message, road=road_words(road)), target=("road", road))


@cache
def road_words(id: str) -> Text:
    """Where a road runs: a phrase that goes on after "a segment". Dozens of roads are offered at a time, so each has its
    phrase as a message of its own (`content_out.names`)."""
    return Text(f"arkham_tour-road-{id}")


def road_phrase(id: str) -> Text:
    """The same, put together from the districts beside the road. No two roads share one."""
    road = ROADS[road_index[id]]
    names = [district_name(_district_id(district)) for district in road.along]
    if road.kind == "diagonal":
        return say(f"road-diagonal-{'right' if 'southeast' in road.dirs else 'left'}", district=names[0])
    if len(names) == 2:
        kind = road.kind if road.kind in ("bridge", "dead_end") else "between"
        return say(f"road-{_dashed(kind)}", first=names[0], second=names[1])
    kind = "dead_end_along" if road.kind == "dead_end" else "embankment" if road.embankment else "edge"
    return say(f"road-{_dashed(kind)}", district=names[0])


@cache
def node_words(id: str) -> Text:
    """Where a node lies, by the districts that meet there: "at ..."."""
    node = node_index[id]
    beside = sorted({district for road in bits(AT_NODE[node] & STREETS) for district in ROADS[road].along})
    if not beside:
        return say("node-university")
    first, last = district_name(_district_id(beside[0])), district_name(_district_id(beside[-1]))
    return say("node-by", district=first) if len(beside) == 1 else say("node-between", first=first, second=last)

"""The tour as numbers for learners: what a seat sees. What its options are is told in `features_options.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ...kernel.decision import Decision
from ...kernel.features import Columns, Features, Row, one_of, option_kinds
from . import options as o
from .bitsets import mask
from .cards import ANCIENT_ONES, CALL_CARDS, DICE, EFFECT_CARDS, SHOP_CARDS, TASK_CARDS
from .features_columns import COLUMNS as OPTION_COLUMNS
from .features_options import option_rows
from .sketch import MANY, WIDTH, Sketch, sketch_of
from .state import BONUSES, PLACES, TOMES
from .tourists import DISTRICT_OF, KINDS
from .town import DISTRICTS, ROADS, node_index
from .view import LANE_PHASES

MOST_SEATS = 4
PHASES = sorted({*LANE_PHASES.values(), "setup", "dice", "end", "final_route", "encounter", "over"})
SEATS = ("me", *(f"next_{n}" for n in range(1, MOST_SEATS)))  # clockwise from the seat that looks

_TABLE = (
    "round/10", "opening", "seats/4", "challenge.total/200", "challenge.encounter/20", "shop.left/11",
    *one_of("asked", option_kinds(o)),
    *one_of("phase", PHASES),
    *one_of("ancient_one", ANCIENT_ONES),
    *one_of("dark_effect", (card.id for card in EFFECT_CARDS)),
    *one_of("light_effect", (card.id for card in EFFECT_CARDS)),
    *one_of("shop", (card.id for card in SHOP_CARDS)),
    *(f"first_player={seat}" for seat in SEATS),
)  # fmt: skip
_DIE = ("number/6", *(f"{kind}/3" for kind in KINDS), "dark", "light", *(f"place={place}" for place in PLACES))
PLAYER = Columns(
    (
    "there", "segments/40", "districts/10", "shops/6", "pieces/6", "loose_ends/8", "madness/6",
    *(f"{bonus}/2" for bonus in BONUSES), *(f"tome.{tome}" for tome in TOMES),
    *(f"{kind}/16" for kind in KINDS),
    "best.worth/150", "best.segments/40", "best.along/24",
    *(f"best.{kind}/16" for kind in KINDS), *(f"best.{type_}/6" for type_ in DISTRICT_OF),
    "final.vp/150", "final.madness/8", "encounter.fail_up_to/6", "encounter.vp/30", "encounter.lost", "total/200",
    )
)  # fmt: skip
_MINE = (
    *one_of("task", (card.id for card in TASK_CARDS)),
    *one_of("call", (card.id for card in CALL_CARDS)),
    *one_of("effect", (card.id for card in EFFECT_CARDS)),
    *(f"road.{road.id}" for road in ROADS),
    *(f"fresh.{road.id}" for road in ROADS),
    *one_of("district", (district.id for district in DISTRICTS)),
    *(f"{district.id}.{kind}/3" for district in DISTRICTS for kind in KINDS),
    *(f"die.{n}.number/6" for n in range(2)),
    "drawing/20",
)  # fmt: skip
COLUMNS = Columns(
    (
        *_TABLE, *(f"{die.id}.{name}" for die in DICE for name in _DIE),
        *(f"{seat}.{name}" for seat in SEATS for name in PLAYER.names), *_MINE,
    )
)  # fmt: skip
_PLAYERS_AT = COLUMNS.at[f"{SEATS[0]}.there"]


class TourFeatures(Features):
    # A question is about roads, districts, nodes or dice and a few things beside; there is nothing more of than of roads.
    most_options = len(ROADS) + len(BONUSES) + 2
    seen_names = COLUMNS.names
    option_names = OPTION_COLUMNS.names

    def seen(self, view: Mapping[str, Any], seat: int, decision: Decision | None) -> Row[float]:
        row = COLUMNS.blank()
        _table(row, view, seat)
        for kind in {type(option).__name__ for option in decision.options} if decision is not None else ():
            COLUMNS.mark(row, "asked", kind)
        for die in view["dice"]:
            _die(row, die)
        players = view["players"]
        horrors = mask(node_index[place] for place in view["horrors"])
        for number in range(len(players)):
            start = _PLAYERS_AT + number * len(PLAYER.names)
            row[start : start + len(PLAYER.names)] = _player(players[(seat + number) % len(players)], horrors)
        _mine(row, players[seat])
        return row

    def options(self, view: Mapping[str, Any], decision: Decision) -> Sequence[Row[float]]:
        return option_rows(view, decision)


def _table(row: Row[float], view: Mapping[str, Any], seat: int) -> None:
    put, mark = COLUMNS.put, COLUMNS.mark
    put(row, "round", view["round"])
    put(row, "opening", view["opening"])
    put(row, "seats", len(view["players"]))
    put(row, "shop.left", view["shop"]["left"])
    for name, amount in (view["challenge"] or {}).items():
        put(row, f"challenge.{name}", amount)
    mark(row, "phase", view["phase"])
    mark(row, "ancient_one", view["ancient_one"])
    for symbol, card in view["effects"].items():
        mark(row, f"{symbol}_effect", card)
    mark(row, "shop", view["shop"]["card"])
    mark(row, "first_player", SEATS[(view["first_player"] - seat) % len(view["players"])])


def _die(row: Row[float], die: Mapping[str, Any]) -> None:
    name, put = die["id"], COLUMNS.put
    put(row, f"{name}.number", die["number"])
    for kind in set(die["tourists"]):
        put(row, f"{name}.{kind}", die["tourists"].count(kind))
    if die["effect"]:
        put(row, f"{name}.{die['effect']}", 1)
    COLUMNS.mark(row, f"{name}.place", die["place"])


def _player(player: Mapping[str, Any], horrors: int) -> Row[float]:
    """The columns of one player."""
    row, put = _drawn(sketch_of(player), horrors)[:], PLAYER.put
    put(row, "shops", len(player["shops"]))
    for bonus, marks in player["bonuses"].items():
        if marks["gained"]:
            put(row, bonus, marks["gained"] - marks["used"])
    for tome, mark in player["tomes"].items():
        if mark == "circled":
            put(row, f"tome.{tome}", 1)
    if player["final"]:
        put(row, "final.vp", player["final"]["vp"])
        put(row, "final.madness", player["final"]["madness"])
    if player["encounter"]:
        for name in ("fail_up_to", "vp", "lost"):
            put(row, f"encounter.{name}", player["encounter"][name])
    if player["score"]:
        put(row, "total", player["score"]["total"])
    return row


@lru_cache(maxsize=MANY)
def _drawn(sketch: Sketch, horrors: int) -> Row[float]:
    """What is drawn on a board and who waits there: others' boards change once a round, so it is worked out once."""
    row = PLAYER.blank()
    all_here, in_best = sum(sketch.counts), sketch.count(sketch.best.districts)
    amounts = {
        "there": 1, "segments": sum(piece.roads.bit_count() for piece in sketch.pieces), "districts": sketch.districts,
        "pieces": len(sketch.pieces), "loose_ends": sketch.loose_ends.bit_count(),
        "madness": (sketch.nodes & horrors).bit_count(), "best.worth": sketch.best_worth,
        "best.segments": sketch.best.roads.bit_count(), "best.along": sketch.best.districts.bit_count(),
    }  # fmt: skip
    for number, (kind, type_) in enumerate(zip(KINDS, DISTRICT_OF, strict=True)):
        amounts[kind] = all_here >> WIDTH * number & 255
        amounts[f"best.{kind}"] = in_best >> WIDTH * number & 255
        amounts[f"best.{type_}"] = in_best >> WIDTH * (len(KINDS) + number) & 255
    for name, amount in amounts.items():
        PLAYER.put(row, name, amount)
    return row


def _mine(row: Row[float], me: Mapping[str, Any]) -> None:
    put, mark, at = COLUMNS.put, COLUMNS.mark, COLUMNS.at
    mark(row, "task", me["task"])
    mark(row, "call", me["call"])
    mark(row, "effect", me["active_effect"])
    mark(row, "district", me["district"])
    for road in me["roads"]:
        row[at[f"road.{road}"]] = 1.0
    for road in me["fresh"]:
        row[at[f"fresh.{road}"]] = 1.0
    for district, kinds in me["tourists"].items():
        for kind in set(kinds):
            put(row, f"{district}.{kind}", kinds.count(kind))
    for number, die in enumerate(me["dice"]):
        put(row, f"die.{number}.number", die["number"])
    put(row, "drawing", len(me["drawing"]["roads"]) if me["drawing"] else 0)


FEATURES = TourFeatures()

"""Machina Arcana as numbers for learners: what a seat sees. What its options are is told in `features_options.py`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from ...kernel.decision import Decision
from ...kernel.features import Columns, Features, Row, one_of
from .card_checks import WAYS_ON
from .cards import CHAPTERS, EVENTS, EXPLORERS, ITEMS, MONSTERS
from .features_cards import COLUMNS as OPTION_COLUMNS
from .features_ground import GOALS, Ground
from .features_options import option_rows
from .state import ITEM_TYPES, OFF_BOARD

MOST_SEATS: Final = 4
MOST_MONSTERS: Final = 6  # told one by one; of more only the number is told
# The longest lists are of cells that a weapon reaches. From no cell of any fragment are more than 83 of its cells in sight; the
# rest is for what can be seen through its borders. In 900,000 questions no list had more than 53.
MOST_OPTIONS: Final = 160
PHASES = ("setup", "explorers", "lair", "horror", "monsters", "over")
STATS = ("health", "stamina", "inspiration", "defence", "will")
WORDS = files("eldertable.games.machina_arcana").joinpath("text", "en.ftl").read_text(encoding="utf-8")
# Every kind of question has its words, `machina_arcana-ask-<kind>`.
QUESTIONS = [kind.replace("-", "_") for kind in re.findall(r"^machina_arcana-ask-([a-z-]+) =", WORDS, re.MULTILINE)]
SEATS = ("me", *(f"other_{n}" for n in range(1, MOST_SEATS)))  # in the order of seats, from the one that looks

TABLE = Columns(
    (
        "round/30", *one_of("phase", PHASES), *one_of("asked", QUESTIONS, other=True), "asked.of_monster",
        *one_of("chapter", CHAPTERS), "chapter.closed", "chapter.left/12", *(f"chapter.advance={way}" for way in WAYS_ON),
        "chapter.lair_value/10", "chapter.horror_value/10", "lair/10", "horror/10", "danger/10", "monster_level/4", "set_aside/8",
        "fragments/4", "pile.fragments/12", "pile.monsters/12", "pile.explorer_events/30", "pile.horror_events/30",
        *(f"pile.{type_}/30" for type_ in ITEM_TYPES), "monsters/10", "cell_creatures/8", "horror_markers/4", "progress/10",
        *one_of("explorer_event", (card.id for card in EVENTS.values() if card.deck == "explorer")),
        *one_of("horror_event", (card.id for card in EVENTS.values() if card.deck == "horror")),
        *(f"my_way.{goal}/20" for goal in GOALS), "my_way.monster/10", "monsters_nearby/4",
    )
)  # fmt: skip
EXPLORER = Columns(
    (
        "there", "alive", "left", "turn_taken", "acting", "passing", "dx/20", "dy/20", "markers/3", "events/4",
        "health/9", "stamina/9", "inspiration/9", *(f"most.{stat}/9" for stat in STATS),
        *one_of("card", EXPLORERS), *(f"holds.{item}" for item in sorted(ITEMS)),
    )
)  # fmt: skip
MONSTER = Columns(
    (
        "there", "acting", "controlled", "predictable", "stationary", "incorporeal", "level/4", "dx/20", "dy/20", "distance/20",
        "health/9", *(f"most.{stat}/9" for stat in STATS), *one_of("card", MONSTERS),
    )
)  # fmt: skip
NAMES = (
    *TABLE.names,
    *(f"{seat}.{name}" for seat in SEATS for name in EXPLORER.names),
    *(f"monster_{n}.{name}" for n in range(MOST_MONSTERS) for name in MONSTER.names),
)


class ArcanaFeatures(Features):
    most_options = MOST_OPTIONS
    seen_names = NAMES
    option_names = OPTION_COLUMNS.names

    def seen(self, view: Mapping[str, Any], seat: int, decision: Decision | None) -> Row[float]:
        ground = Ground(view)
        explorers = sorted(view["explorers"], key=lambda explorer: (explorer["seat"] - seat) % MOST_SEATS)
        mine = next((explorer["cell"] for explorer in explorers if explorer["seat"] == seat), OFF_BOARD)
        row = _table(view, ground, mine, decision)
        for number in range(MOST_SEATS):
            one = explorers[number] if number < len(explorers) else None
            row += _explorer(one, view, ground, mine) if one else EXPLORER.blank()
        monsters = list(view["monsters"])
        if mine != OFF_BOARD:  # the nearest first; a tie keeps the order of the queue
            monsters.sort(key=lambda monster: _distance(ground, mine, monster["cell"]))
        for number in range(MOST_MONSTERS):
            row += _monster(monsters[number], view, ground, mine) if number < len(monsters) else MONSTER.blank()
        return row

    def options(self, view: Mapping[str, Any], decision: Decision) -> Sequence[Row[float]]:
        return option_rows(view, decision, Ground(view))


def _distance(ground: Ground, start: int, end: int) -> int:
    return ground.board.distance(start, end) if end >= 0 else 99


def _table(view: Mapping[str, Any], ground: Ground, mine: int, decision: Decision | None) -> Row[float]:
    row, put, mark = TABLE.blank(), TABLE.put, TABLE.mark
    put(row, "round", view["round"])
    mark(row, "phase", view["phase"])
    if decision is not None:
        mark(row, "asked", decision.kind)
        put(row, "asked.of_monster", decision.args.get("who") in ground.monsters)
    _chapter(row, view)
    for deck, card in view["events"].items():
        mark(row, f"{deck}_event", card)
    piles = view["piles"]
    for name in ("fragments", "monsters", "explorer_events", "horror_events"):
        put(row, f"pile.{name}", piles[name])
    for type_, count in piles["items"].items():
        put(row, f"pile.{type_}", count)
    for name in ("fragments", "monsters", "cell_creatures"):
        put(row, name, len(view[name]))
    put(row, "horror_markers", view["horror_markers"])
    put(row, "progress", sum(view["progress"].values()))
    for goal in GOALS:
        put(row, f"my_way.{goal}", ground.steps(mine, goal))
    put(row, "my_way.monster", ground.foe_distance(mine))
    put(row, "monsters_nearby", ground.foes_nearby(mine))
    return row


def _chapter(row: Row[float], view: Mapping[str, Any]) -> None:
    tracks, chapter, put = view["tracks"], view["chapter"], TABLE.put
    for name in ("lair", "horror", "monster_level", "set_aside"):
        put(row, name, tracks[name])
    put(row, "danger", 10 * tracks["danger"] / tracks["danger_steps"])
    if chapter is not None:
        TABLE.mark(row, "chapter", chapter["id"])
        for name in ("closed", "left", "lair_value", "horror_value"):
            put(row, f"chapter.{name}", chapter[name] or 0)
        for way in chapter["advance"]:
            TABLE.mark(row, "chapter.advance", way)


def _explorer(explorer: Mapping[str, Any], view: Mapping[str, Any], ground: Ground, mine: int) -> Row[float]:
    row, put = EXPLORER.blank(), EXPLORER.put
    put(row, "there", 1)
    for name in ("alive", "left", "turn_taken", "health", "stamina", "inspiration", "markers"):
        put(row, name, explorer[name])
    put(row, "acting", explorer["card"] == view["acting"])
    put(row, "passing", explorer["passing"] is not None)
    put(row, "events", len(explorer["events"]))
    for stat in STATS if explorer["stats"] else ():
        put(row, f"most.{stat}", explorer["stats"][stat]["value"])
    EXPLORER.mark(row, "card", explorer["card"])
    _put_offset(EXPLORER, row, ground, mine, explorer["cell"])
    for item in explorer["inventory"]:
        put(row, f"holds.{item}", 0.5)
    for part in explorer["equipped"]:
        put(row, f"holds.{part['item']}", 1)
    return row


def _monster(monster: Mapping[str, Any], view: Mapping[str, Any], ground: Ground, mine: int) -> Row[float]:
    row, put = MONSTER.blank(), MONSTER.put
    put(row, "there", 1)
    put(row, "acting", monster["card"] == view["acting"])
    put(row, "controlled", monster["controlled_by"] is not None)
    put(row, "predictable", monster["predictable"])
    for word in monster["keywords"]:
        put(row, word, 1)
    put(row, "health", monster["health"])
    for stat in STATS:
        put(row, f"most.{stat}", monster["stats"][stat]["value"])
    MONSTER.mark(row, "card", monster["card"])
    if monster["card"] in MONSTERS:
        put(row, "level", MONSTERS[monster["card"]].level)
    if mine != OFF_BOARD:
        put(row, "distance", _distance(ground, mine, monster["cell"]))
    _put_offset(MONSTER, row, ground, mine, monster["cell"])
    return row


def _put_offset(columns: Columns, row: Row[float], ground: Ground, start: int, end: int) -> None:
    """Where something stands, seen from the seat's own explorer."""
    if OFF_BOARD not in (start, end):
        right, down = ground.offset(start, end)
        columns.put(row, "dx", right)
        columns.put(row, "dy", down)


FEATURES = ArcanaFeatures()

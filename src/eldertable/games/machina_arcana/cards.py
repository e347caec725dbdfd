"""Every card of Machina Arcana, read from the content files and checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, Final, TypeVar

import yaml

from ...kernel.content import Source, nodes_of, read_yaml
from ...kernel.errors import ContentError
from ...kernel.text import Text, text
from . import card_checks as checks
from . import reading
from .plain_values import BadWord, listed
from .vocabulary import Card, Chapter, EventCard, ExplorerCard, Item, MonsterCard, Stats
from .words import CLASSES, DECKS, KEYWORDS

FOLDER = files("eldertable.games.machina_arcana").joinpath("content")
ITEM_FILES = ("weapons.yaml", "clothing.yaml", "artifacts.yaml", "single_use.yaml")
EVENT_FILES = ("events_explorer.yaml", "events_horror.yaml", "events_scenario_1.yaml")
CHAPTER_FILES = ("chapters_1.yaml",)

C = TypeVar("C", bound=Card)


def read_cards(source: Source, build: Callable[[dict[str, Any]], C]) -> list[C]:
    """The cards of a file; the first error is raised."""
    cards: list[C] = []
    for card in each_card(source, build):
        if isinstance(card, ContentError):
            raise card
        cards.append(card)
    return cards


def each_card(source: Source, build: Callable[[dict[str, Any]], C]) -> Iterator[C | ContentError]:
    """Each card of a file, or what is wrong with it: file, line, card and field."""
    data = read_yaml(source)
    if not isinstance(data, list):
        raise ContentError(source.name, text("machina_arcana-content-cards"))
    for number, raw in enumerate(data):
        name = str(raw["id"]) if isinstance(raw, dict) and "id" in raw else f"#{number + 1}"
        try:
            yield build(raw)
        except BadWord as error:
            line = line_of_field(source, number, error.field)
            yield ContentError(source.name, error.problem, line=line, entry=name, field=error.field)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            yield ContentError(source.name, wrong(error), line=line_of_field(source, number, ""), entry=name)


def wrong(error: Exception) -> Text:
    """Something that no check foresaw: Python's own words are better than none."""
    if isinstance(error, KeyError):
        return text("app-content-missing-field", name=str(error.args[0]))
    return text("app-content-other", detail=str(error))


def line_of_field(source: Source, number: int, field: str) -> int | None:
    """The line of a field of card `number`, such as `abilities[1].do[0].push`: of as much of it as the file has."""
    node = nodes_of(source)
    line = None
    for step in (number, *(int(n) if n else word for word, n in re.findall(r"(\w+)|\[(\d+)\]", field))):
        found = _step(node, step)
        if found is None:
            break
        line, node = found
    return line


def _step(node: yaml.Node | None, step: int | str) -> tuple[int, yaml.Node] | None:
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return int(node.value[step].start_mark.line) + 1, node.value[step]
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(step):
                return int(key.start_mark.line) + 1, value
    return None


def _stats(raw: dict[str, Any], known: tuple[str, ...]) -> Stats:
    stats = checks.check_stats(raw.get("stats", {}), known)
    health = stats.get("health", 0)
    if not isinstance(health, int):
        health = reading.number(health, "stats.health")
    return Stats(stats.get("defence", 0), stats.get("will", 0), stats.get("inspiration", 0), health, stats.get("stamina", 0))


def item(raw: dict[str, Any]) -> Item:
    checks.check_keys(raw, "item")
    checks.check_item(raw)
    return Item(
        id=raw["id"], name=raw["name"], type=raw["type"], level=checks.between(raw, "level", 1, 3), hands=raw.get("hands", 0),
        slot=raw.get("slot", ""), symbols=raw.get("symbols", {}), stats=_stats(raw, ("defence", "will")),
        abilities=reading.abilities(raw.get("abilities", [])),
    )  # fmt: skip


def explorer(raw: dict[str, Any]) -> ExplorerCard:
    checks.check_keys(raw, "explorer")
    return ExplorerCard(
        id=raw["id"], name=raw["name"], class_=checks.one_of(raw, "class", CLASSES), stats=_stats(raw, checks.STATS),
        background=checks.both_languages(raw, "background"), abilities=reading.abilities(raw.get("abilities", [])),
    )  # fmt: skip


def monster(raw: dict[str, Any]) -> MonsterCard:
    checks.check_keys(raw, "monster")
    return MonsterCard(
        id=raw["id"], name=raw["name"], level=checks.between(raw, "level", 1, 4, default=4),
        stats=_stats(raw, ("defence", "will", "health", "stamina")),
        keywords=checks.some_of(raw, "keywords", KEYWORDS), line=checks.both_languages(raw, "line"),
        abilities=reading.abilities(raw.get("abilities", [])),
    )  # fmt: skip


def event(raw: dict[str, Any]) -> EventCard:
    checks.check_keys(raw, "event")
    if str(raw.get("set")) not in ("common", "1", "2", "3"):
        raise BadWord("set", "set")
    return EventCard(
        id=raw["id"], name=raw["name"], deck=checks.one_of(raw, "deck", DECKS), set=str(raw["set"]),
        personal=checks.flag(raw, "personal"), flavour=checks.both_languages(raw, "flavour"),
        abilities=reading.abilities(raw.get("abilities", [])),
    )  # fmt: skip


def _creatures(raw: Any) -> tuple[MonsterCard, ...]:
    """The creatures that a finale puts on the table; what is wrong with one is told by its place on the card."""
    found = []
    for number, entry in enumerate(listed(raw, "creatures")):
        try:
            found.append(monster(entry))
        except BadWord as error:
            raise error.inside(f"creatures[{number}]") from None
    return tuple(found)


def chapter(raw: dict[str, Any]) -> Chapter:
    checks.check_keys(raw, "chapter")
    return Chapter(
        id=raw["id"], name=raw["name"], scenario=checks.between(raw, "scenario", 1, 99),
        role=checks.one_of(raw, "role", checks.ROLES), number=checks.between(raw, "number", 0, 99, default=0),
        closed=checks.flag(raw, "closed"), lair_value=checks.between(raw, "lair_value", 0, 10, default=0),
        horror_value=checks.between(raw, "horror_value", 0, 10, default=0),
        advance=checks.some_of(raw, "advance", checks.WAYS_ON), variants=checks.some_of(raw, "variants", checks.LENGTHS),
        prose=checks.both_languages(raw, "prose"),
        abilities=reading.abilities(raw.get("abilities", [])),
        preparation=reading.effects(raw.get("preparation", []), "preparation"),
        creatures=_creatures(raw.get("creatures", [])),
        victory=reading.condition(raw["victory"], "victory") if "victory" in raw else None,
        defeat=reading.condition(raw["defeat"], "defeat") if "defeat" in raw else None,
        tile=checks.word(raw, "tile"),
    )  # fmt: skip


def _all(names: tuple[str, ...], build: Callable[[dict[str, Any]], C]) -> dict[str, C]:
    found: dict[str, C] = {}
    for name in names:
        for card in read_cards(FOLDER.joinpath(name), build):
            if card.id in found:
                raise ContentError(name, text("app-content-id-twice"), entry=card.id)
            found[card.id] = card
    return found


ITEMS: Final = _all(ITEM_FILES, item)
EXPLORERS: Final = _all(("explorers.yaml",), explorer)
MONSTERS: Final = _all(("monsters.yaml",), monster)
EVENTS: Final = _all(EVENT_FILES, event)
CHAPTERS: Final = _all(CHAPTER_FILES, chapter)
CARDS: Final[dict[str, Card]] = {**ITEMS, **EXPLORERS, **MONSTERS, **EVENTS, **CHAPTERS}
FINALE_CREATURES: Final = {creature.id: creature for card in CHAPTERS.values() for creature in card.creatures}

"""Every card of Machina Arcana, read from the content files and checked."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import yaml

from ...kernel.content import Source, hash_of, read_yaml
from ...kernel.errors import ContentError
from . import reading
from .vocabulary import Card, Chapter, EventCard, ExplorerCard, Item, MonsterCard, Stats

FOLDER = files("eldertable.games.machina_arcana").joinpath("content")
ITEM_FILES = ("weapons.yaml", "clothing.yaml", "artifacts.yaml", "single_use.yaml")
EVENT_FILES = ("events_explorer.yaml", "events_horror.yaml", "events_scenario_1.yaml")
CHAPTER_FILES = ("chapters_1.yaml",)
SYMBOLS = {"top": "upgrade", "bottom": "upgrade", "right": "extension", "left": "extension"}

C = TypeVar("C", bound=Card)


def read_cards(source: Source, build: Callable[[dict[str, Any]], C]) -> list[C]:
    """The cards of a file; an error names file, line, card and field."""
    data = read_yaml(source)
    if not isinstance(data, list):
        raise ContentError(source.name, "expected a list of cards")
    cards = []
    for number, raw in enumerate(data):
        name = raw.get("id", f"card {number + 1}") if isinstance(raw, dict) else f"card {number + 1}"
        try:
            cards.append(build(raw))
        except reading.BadWord as error:
            raise ContentError(source.name, str(error), line=_line(source, number), entry=name) from error
        except (KeyError, TypeError, ValueError) as error:
            raise ContentError(source.name, f"missing or wrong: {error}", line=_line(source, number), entry=name) from error
    return cards


def _line(source: Source, number: int) -> int | None:
    root = yaml.compose(source.read_text(encoding="utf-8"), Loader=yaml.SafeLoader)
    if isinstance(root, yaml.SequenceNode) and number < len(root.value):
        return int(root.value[number].start_mark.line) + 1
    return None


def _stats(raw: dict[str, Any]) -> Stats:
    health = raw.get("health", 0)
    if not isinstance(health, int):
        health = reading.number(health, "stats.health")
    return Stats(raw.get("defence", 0), raw.get("will", 0), raw.get("inspiration", 0), health, raw.get("stamina", 0))


def item(raw: dict[str, Any]) -> Item:
    return Item(
        id=raw["id"], name=raw["name"], type=raw["type"], level=raw["level"], hands=raw.get("hands", 0),
        slot=raw.get("slot", ""), symbols=raw.get("symbols", {}), stats=_stats(raw.get("stats", {})),
        abilities=reading.abilities(raw.get("abilities", [])),
    )  # fmt: skip


def explorer(raw: dict[str, Any]) -> ExplorerCard:
    return ExplorerCard(
        id=raw["id"], name=raw["name"], class_=raw["class"], stats=_stats(raw["stats"]),
        background=raw.get("background", {}), abilities=reading.abilities(raw.get("abilities", [])),
    )  # fmt: skip


def monster(raw: dict[str, Any]) -> MonsterCard:
    return MonsterCard(
        id=raw["id"], name=raw["name"], level=raw.get("level", 4), stats=_stats(raw["stats"]),
        keywords=tuple(raw.get("keywords", ())), line=raw.get("line", {}), abilities=reading.abilities(raw.get("abilities", [])),
    )  # fmt: skip


def event(raw: dict[str, Any]) -> EventCard:
    return EventCard(
        id=raw["id"], name=raw["name"], deck=raw["deck"], set=str(raw["set"]), personal=bool(raw.get("personal")),
        flavour=raw.get("flavour", {}), abilities=reading.abilities(raw.get("abilities", [])),
    )  # fmt: skip


def chapter(raw: dict[str, Any]) -> Chapter:
    tile = raw.get("tile", {}).get("drawn", {})
    return Chapter(
        id=raw["id"], name=raw["name"], scenario=raw["scenario"], role=raw["role"], number=raw.get("number", 0),
        closed=bool(raw.get("closed")), lair_value=raw.get("lair_value", 0) or 0, horror_value=raw.get("horror_value", 0) or 0,
        advance=tuple(raw.get("advance", ())), variants=tuple(raw.get("variants", ())), prose=raw.get("prose", {}),
        abilities=reading.abilities(raw.get("abilities", [])),
        preparation=reading.effects(raw.get("preparation", []), "preparation"),
        creatures=tuple(monster(entry) for entry in raw.get("creatures", ())),
        victory=reading.condition(raw["victory"], "victory") if "victory" in raw else None,
        defeat=reading.condition(raw["defeat"], "defeat") if "defeat" in raw else None,
        tile=tile.get("tile", ""),
        special_cells={kind: tuple(ids) for kind, ids in tile.get("cells", {}).items()},
    )  # fmt: skip


def _all(names: tuple[str, ...], build: Callable[[dict[str, Any]], C]) -> dict[str, C]:
    found: dict[str, C] = {}
    for name in names:
        for card in read_cards(FOLDER.joinpath(name), build):
            if card.id in found:
                raise ContentError(name, "the id is used twice", entry=card.id)
            found[card.id] = card
    return found


ITEMS = _all(ITEM_FILES, item)
EXPLORERS = _all(("explorers.yaml",), explorer)
MONSTERS = _all(("monsters.yaml",), monster)
EVENTS = _all(EVENT_FILES, event)
CHAPTERS = _all(CHAPTER_FILES, chapter)
CARDS: dict[str, Card] = {**ITEMS, **EXPLORERS, **MONSTERS, **EVENTS, **CHAPTERS}
FINALE_CREATURES = {creature.id: creature for card in CHAPTERS.values() for creature in card.creatures}
CONTENT_HASH = hash_of(entry for entry in FOLDER.iterdir() if entry.name.endswith(".yaml"))


def check_folder(folder: Path) -> list[str]:
    """Validate a folder of an author's own cards: file names say what they hold."""
    builders: dict[str, Callable[[dict[str, Any]], Card]] = {
        "weapons": item, "clothing": item, "artifacts": item, "single_use": item, "explorers": explorer,
        "monsters": monster, "events": event, "chapters": chapter,
    }  # fmt: skip
    problems = []
    for path in sorted(folder.glob("*.yaml")):
        build = next((b for prefix, b in builders.items() if path.name.startswith(prefix)), None)
        if build is None:
            continue
        try:
            read_cards(path, build)
        except ContentError as error:
            problems.append(str(error))
    return problems

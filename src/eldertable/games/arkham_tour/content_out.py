"""The content for the pages: the map, dice and cards as data, and the names of everything as messages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ...kernel.content import read_yaml
from ...kernel.text import LANGUAGES, Speaker, as_messages
from . import cards
from .bonuses import words_of
from .present import road_phrase, road_words
from .town import ROADS

Names = dict[str, dict[str, str]]


@cache
def content() -> dict[str, Any]:
    """What a page needs to draw the game (docs/protocol.md). The words of cards come from what they do."""
    board = read_yaml(cards.FOLDER.joinpath("board.yaml"))
    return {
        "districts": board["districts"],
        "nodes": board["nodes"],
        "roads": board["segments"],
        "university": board["university"],
        "diagonals": board["diagonals"],
        "river": board["river"],
        "geometry": read_yaml(cards.FOLDER.joinpath("geometry.yaml")),
        "dice": msgspec.to_builtins(cards.DICE),
        "shop_cards": [
            {**msgspec.to_builtins(card), "texts": msgspec.to_builtins(words_of(effects))}
            for card, effects in zip(cards.SHOP_CARDS, cards.SHOP_EFFECTS, strict=True)
        ],
        "effect_cards": msgspec.to_builtins(cards.EFFECT_CARDS),
        "task_cards": msgspec.to_builtins(cards.TASK_CARDS),
        "call_cards": msgspec.to_builtins(cards.CALL_CARDS),
        "ancient_ones": msgspec.to_builtins(tuple(cards.ANCIENT_ONES.values())),
        "challenge": cards.CHALLENGE,
    }


@cache
def names() -> Names:
    found: Names = {}
    for group in (
        cards.DICE,
        cards.SHOP_CARDS,
        cards.EFFECT_CARDS,
        cards.TASK_CARDS,
        cards.CALL_CARDS,
        cards.ANCIENT_ONES.values(),
    ):
        for card in group:
            found[f"arkham_tour-{card.id}"] = {"ru": card.name.ru, "en": card.name.en}
    for district in content()["districts"]:
        found[f"arkham_tour-district-{district['id'].replace(';', '-')}"] = district["name"]
    return found | _road_names(found)


def _road_names(districts: Names) -> Names:
    """Where each road runs, said in full."""
    found: Names = {road_words(road.id).id: {} for road in ROADS}
    for language in LANGUAGES:
        templates = files(__package__).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        speaker = Speaker(language, [templates, as_messages(districts, language)])
        for road in ROADS:
            found[road_words(road.id).id][language] = speaker.say(road_phrase(road.id))
    return found

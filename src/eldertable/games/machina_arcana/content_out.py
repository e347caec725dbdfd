"""The content for the pages: tiles and cards as data, with the rules text of every ability as messages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ...kernel.content import read_yaml
from ...kernel.text import Text
from . import card_text
from .cards import CARDS, FINALE_CREATURES, FOLDER
from .vocabulary import (
    Ability,
    Card,
    Chapter,
    Cost,
    Effect,
    EventCard,
    ExplorerCard,
    Item,
    MonsterCard,
    Number,
    Stats,
    Target,
)


@cache
def content() -> dict[str, Any]:
    """What a page needs to draw the game (docs/protocol.md)."""
    return {
        "tiles": read_yaml(FOLDER.joinpath("tiles.yaml")),
        "cards": {id: card_out(card) for id, card in (*CARDS.items(), *FINALE_CREATURES.items())},
    }


def card_out(card: Card) -> dict[str, Any]:
    return {**_own(card), "abilities": [ability_out(card, ability) for ability in card.abilities]}


def _own(card: Card) -> dict[str, Any]:
    """What only cards of this kind have."""
    match card:
        case Item():
            return {
                "kind": "item", "type": card.type, "level": card.level, "hands": card.hands, "slot": card.slot,
                "symbols": card.symbols, "stats": _stats(card.stats),
            }  # fmt: skip
        case ExplorerCard():
            return {"kind": "explorer", "class": card.class_, "stats": _stats(card.stats), "background": card.background}
        case MonsterCard():
            return {
                "kind": "monster", "level": card.level, "stats": _stats(card.stats), "keywords": list(card.keywords),
                "line": card.line,
            }  # fmt: skip
        case EventCard():
            return {
                "kind": "event", "deck": card.deck, "set": card.set, "personal": card.personal, "flavour": card.flavour,
            }  # fmt: skip
        case Chapter():
            return _chapter(card)
    raise TypeError(f"no such card: {type(card).__name__}")


def _chapter(card: Chapter) -> dict[str, Any]:
    return {
        "kind": "chapter", "scenario": card.scenario, "role": card.role, "number": card.number, "closed": card.closed,
        "lair_value": card.lair_value, "horror_value": card.horror_value, "advance": list(card.advance), "prose": card.prose,
        "preparation": _out(card_text.effects_text(card, card.preparation)),
        "victory": _out(card_text.condition_text(card, card.victory)),
        "defeat": _out(card_text.condition_text(card, card.defeat)),
        "creatures": [creature.id for creature in card.creatures],
    }  # fmt: skip


def _stats(stats: Stats) -> dict[str, Any]:
    """A health that depends on the table is told in words."""
    health = _out(card_text.number_text(stats.health)) if isinstance(stats.health, Number) else stats.health
    return {**{name: getattr(stats, name) for name in ("defence", "will", "inspiration", "stamina")}, "health": health}


def ability_out(card: Card, ability: Ability) -> dict[str, Any]:
    """`text` stands beside the drawn cost and targets; `spoken` says them too."""
    return {
        "kind": ability.kind,
        "cost": None if ability.cost is None else _cost(card, ability.cost),
        "targets": [_target(target) for target in ability.targets],
        "dice": _dice(ability.do),
        "text": _out(card_text.ability_text(card, ability)),
        "spoken": _out(card_text.spoken_text(card, ability)),
    }


def _cost(card: Card, cost: Cost) -> dict[str, Any]:
    """The parts a card draws as numbers, and the rest in words."""
    inspiration = cost.inspiration
    return {
        "stamina": cost.stamina,
        "inspiration": 0
        if inspiration is None
        else inspiration.value
        if inspiration.source == "fixed"
        else inspiration.source,
        "health": cost.health,
        "discard": cost.discard_this,
        "text": _out(card_text.other_costs_text(card, cost)),
    }


def _target(target: Target) -> dict[str, Any]:
    return {"mode": target.mode, "range": target.range, "kind": target.kind}


def _dice(effects: tuple[Effect, ...]) -> dict[str, Any] | None:
    """The dice of the ability's first attack."""
    for effect in effects:
        if effect.word == "attack":
            strong, weak = (effect.args.get(name, Number()) for name in ("strong", "weak"))
            return {"strong": strong.value, "weak": weak.value, "magic": bool(effect.args.get("magic"))}
        found = _dice((*effect.then, *effect.otherwise, *(e for choice in effect.choices for e in choice)))
        if found:
            return found
    return None


def _out(words: Text | None) -> Any:
    return None if words is None else msgspec.to_builtins(words)

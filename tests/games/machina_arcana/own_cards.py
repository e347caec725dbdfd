"""Small cards for one test, where no printed card shows a rule alone. They are gone when the test is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import yaml

from eldertable.games.machina_arcana import abilities, cards, in_play

HOMES: dict[Any, Any] = {
    cards.item: cards.ITEMS,
    cards.event: cards.EVENTS,
    cards.chapter: cards.CHAPTERS,
    cards.monster: cards.MONSTERS,
    cards.explorer: cards.EXPLORERS,
}


def print_card(patch: pytest.MonkeyPatch, build: Callable[[dict[str, Any]], Any], id: str, body: str) -> str:
    """Read a card as the content is read and let the game know it for the length of a test."""
    card = build({"id": id, "name": {"ru": "Карта", "en": "Card"}, **yaml.safe_load(body)})
    active = tuple(a for a in card.abilities if a.kind == "active")
    homes: list[Any] = [HOMES[build], cards.CARDS]
    for home in homes:
        patch.setitem(home, id, card)
    patch.setitem(abilities.ACTIVE, id, active)
    patch.setitem(abilities.WITHOUT_STAMINA, id, tuple(a for a in active if a.cost and not a.cost.stamina))
    patch.setitem(in_play.LYING, id, in_play.lying(card))
    in_play.forget()
    return id


def print_item(patch: pytest.MonkeyPatch, id: str, abilities: str = "[]", fields: str = "type: artefact") -> str:
    """An item of level 1; an artefact unless its fields say otherwise."""
    return print_card(patch, cards.item, id, f"level: 1\n{fields}\nabilities: {abilities}\n")


def print_event(patch: pytest.MonkeyPatch, id: str, deck: str, abilities: str, *, personal: bool = False) -> str:
    body = f"deck: {deck}\nset: common\npersonal: {str(personal).lower()}\nabilities: {abilities}\n"
    return print_card(patch, cards.event, id, body)

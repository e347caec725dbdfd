"""The rules text of cards, generated from what they do."""

from __future__ import annotations

from ...kernel.text import Text, text
from .vocabulary import Ability, Card, Condition, Cost, Effect, Number


def ability_text(card: Card, ability: Ability) -> Text:
    return text(f"machina_arcana-card-kind-{ability.kind}")


def spoken_text(card: Card, ability: Ability) -> Text:
    return ability_text(card, ability)


def other_costs_text(card: Card, cost: Cost) -> Text | None:
    return None


def effects_text(card: Card, effects: tuple[Effect, ...]) -> Text | None:
    return None


def condition_text(card: Card, condition: Condition | None) -> Text | None:
    return None


def number_text(number: Number) -> Text:
    return text("machina_arcana-card-number", n=number.plus)

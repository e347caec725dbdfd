"""Costs and targets in words."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.text import Text
from . import card_text_conditions as conditions
from . import card_text_selectors as selectors
from .card_text_nouns import Telling, item, noun, noun_class, say
from .vocabulary import Condition, Cost, Number, Target


def cost_text(tell: Telling, cost: Cost) -> Text:
    """All parts of a price; a price of nothing is free."""
    parts = (*_resources(tell, cost), *others(tell, cost))
    return say("several", all=parts) if parts else say("cost-free")


def spoken(tell: Telling, cost: Cost) -> list[Text]:
    """The price as sentences: what must be so besides paying is one of its own."""
    paid = say("spoken-cost", cost=cost_text(tell, replace(cost, condition=None)))
    return [paid] if cost.condition is None else [paid, say("sentence", text=_condition(tell, cost.condition))]


def _condition(tell: Telling, condition: Condition) -> Text:
    return say("cost-condition", condition=conditions.told(tell, condition))


def _resources(tell: Telling, cost: Cost) -> tuple[Text, ...]:
    """What a card draws as numbers."""
    parts = []
    if cost.stamina:
        parts.append(say("cost-stamina", amount=selectors.amount(tell, "stamina", Number(value=cost.stamina))))
    if cost.inspiration is not None:
        parts.append(say("cost-inspiration", amount=selectors.amount(tell, "inspiration", cost.inspiration)))
    if cost.health:
        parts.append(say("cost-health", amount=selectors.amount(tell, "health", Number(value=cost.health))))
    return tuple(parts)


def others(tell: Telling, cost: Cost) -> tuple[Text, ...]:
    """What must be done or be so."""
    parts = []
    if cost.return_marker:
        parts.append(say("cost-return_marker", n=cost.return_marker))
    if cost.return_progress:
        parts.append(say("cost-return_progress", n=cost.return_progress))
    if cost.stow_this:
        parts.append(say("cost-stow"))
    if cost.discard_item is not None:
        parts.append(say("cost-discard_item", item=item(tell, cost.discard_item, "gen")))
    if cost.destroy_cell:
        parts.append(say("cost-destroy_cell", cell=adjacent(cost.destroy_cell)))
    if cost.close_door:
        parts.append(say("cost-close_door", door=adjacent("open_door")))
    if cost.destroy_door:
        parts.append(say("cost-destroy_door", door=adjacent("closed_door")))
    if cost.increase_danger:
        parts.append(say("cost-increase_danger", n=cost.increase_danger))
    if cost.relaunch_horror:
        parts.append(say("cost-relaunch_event"))
    if cost.discard_this:
        parts.append(say("cost-discard"))
    if cost.condition is not None:
        parts.append(_condition(tell, cost.condition))
    return tuple(parts)


def adjacent(kind: str) -> Text:
    """One that is adjacent."""
    return say("quality-adjacent", noun=noun(kind, "gen"), case="gen", **{"class": noun_class(kind)})


def target_text(tell: Telling, target: Target) -> Text:
    wanted = conditions.qualified(
        tell.about(target.kind), noun(target.kind), noun_class(target.kind), target.condition, "nom"
    )
    return say(f"target-{target.mode}", n=target.range, noun=wanted)

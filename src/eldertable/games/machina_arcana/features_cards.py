"""Cards and abilities of Machina Arcana as rows of an option: what kind of card, what it does, and what that costs.

A card is told by what it does, not by its name: a learner that knows one weapon knows something of the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ...kernel.features import Columns, Row, one_of, option_kinds
from . import options
from .board import KINDS
from .cards import CARDS
from .features_ground import GOALS
from .state import ITEM_TYPES
from .vocabulary import Ability, Card, Effect, ExplorerCard, Item, MonsterCard


def _within(effects: Iterable[Effect]) -> Iterator[str]:
    """The words of effects and of those inside them."""
    for effect in effects:
        yield effect.word
        for inner in (effect.then, effect.otherwise, *effect.choices):
            yield from _within(inner)


def _words(abilities: Iterable[Ability]) -> set[str]:
    return {word for ability in abilities for word in _within(ability.do)}


_KINDS_OF_CARD = (*ITEM_TYPES, "explorer", "monster", "event")
_PLACES = ("discard", "deck", "top", "bottom")
_PARTS = ("main", "upgrade", "extension")
COLUMNS = Columns(
    (
        *one_of("kind", option_kinds(options)),
        "stamina/6", "inspiration/4", "health/3", "amount/9", "list/3",  # what it costs, or a number one chooses
        # the cell it is about: where from the one who acts, what it is, how much nearer to what one may want
        "dx/10", "dy/10", "distance/10", *one_of("cell", KINDS),
        *(f"to.{goal}/20" for goal in GOALS), *(f"closer.{goal}/4" for goal in GOALS),
        "to.monster/10", "closer.monster/4", "monsters_nearby/4",
        # the creature it is about
        "monster", "explorer", "me", "acting", "its.health/9", "its.defence/9", "its.will/9", "its.stamina/9",
        # the card it is about
        *one_of("card", _KINDS_OF_CARD), "level/4", "hands/2", "defence/3", "will/3", "range/6",
        *one_of("does", _words(ability for card in CARDS.values() for ability in card.abilities)),
        *one_of("deck", ITEM_TYPES), *one_of("where", _PLACES), *one_of("part", _PARTS),
    )
)  # fmt: skip


@cache
def card_row(id: str) -> Row[float]:
    """A card with all it can do."""
    card = CARDS.get(id)
    return COLUMNS.blank() if card is None else _described(card, card.abilities)


@cache
def ability_row(id: str, number: int) -> Row[float]:
    """One ability of a card, with its price."""
    card = CARDS.get(id)
    if card is None:
        return COLUMNS.blank()
    ability = next((ability for ability in card.abilities if ability.index == number), None)
    row = _described(card, [ability] if ability is not None else [])
    cost = ability.cost if ability is not None else None
    if cost is not None:
        COLUMNS.put(row, "stamina", cost.stamina)
        COLUMNS.put(row, "health", cost.health)
        COLUMNS.put(row, "inspiration", cost.inspiration.value if cost.inspiration is not None else 0)
    return row


def _described(card: Card, abilities: Iterable[Ability]) -> Row[float]:
    row, abilities = COLUMNS.blank(), list(abilities)
    match card:
        case Item():
            COLUMNS.mark(row, "card", card.type)
            for name, amount in (("level", card.level), ("hands", card.hands)):
                COLUMNS.put(row, name, amount)
            COLUMNS.put(row, "defence", card.stats.defence)
            COLUMNS.put(row, "will", card.stats.will)
        case MonsterCard():
            COLUMNS.mark(row, "card", "monster")
            COLUMNS.put(row, "level", card.level)
        case ExplorerCard():
            COLUMNS.mark(row, "card", "explorer")
        case _:
            COLUMNS.mark(row, "card", "event")
    for word in _words(abilities):
        COLUMNS.mark(row, "does", word)
    COLUMNS.put(row, "range", max((target.range for ability in abilities for target in ability.targets), default=0))
    return row

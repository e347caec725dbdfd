"""Which cards a card names: they must be there, and of the kind that is meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import words as w
from .cards import CARDS, FINALE_CREATURES
from .vocabulary import Card, Chapter, EventCard, Item, MonsterCard

MEANT: dict[tuple[str, str], tuple[type[Card], ...]] = {
    ("monster_appears", "monster"): (MonsterCard,), ("make_creatures", "creature"): (MonsterCard,),
    ("place_creature", "creature"): (MonsterCard,), ("take_from_deck", "card"): (Item, EventCard), ("is", "card"): (Card,),
}  # fmt: skip
OF_FINALES = frozenset({("make_creatures", "creature"), ("place_creature", "creature")})
_SHAPES = {**w.EFFECTS, **w.CONDITIONS}


class Named:
    """The cards there are: ours, and those of somebody's own files."""

    def __init__(self) -> None:
        self._cards = dict(CARDS)
        self._creatures = dict(FINALE_CREATURES)

    def add(self, card: Card) -> None:
        self._cards[card.id] = card
        if isinstance(card, Chapter):
            self._creatures.update({creature.id: creature for creature in card.creatures})

    def missing(self, raw: Any) -> Iterator[tuple[str, str]]:
        """The fields of a card, as written, that name no such card, and what they name."""
        for field, place, id in _references(raw, ""):
            known = self._creatures if place in OF_FINALES else {**self._creatures, **self._cards}
            if place == ("monster_appears", "monster"):
                known = self._cards
            if not isinstance(known.get(id), MEANT[place]):
                yield field, id


def _references(raw: Any, field: str) -> Iterator[tuple[str, tuple[str, str], str]]:
    if isinstance(raw, list):
        for number, entry in enumerate(raw):
            yield from _references(entry, f"{field}[{number}]")
    for key, value in raw.items() if isinstance(raw, dict) else ():
        place = f"{field}.{key}".lstrip(".")
        shape = _SHAPES.get(key, {})
        given = value if isinstance(value, dict) else {next(iter(shape), ""): value}
        for name, id in given.items():
            if shape.get(name) == "card" and (key, name) in MEANT:
                yield f"{place}.{name}", (key, name), str(id)
        yield from _references(value, place)

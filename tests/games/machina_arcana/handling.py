"""What players do with items, in one breath."""

from __future__ import annotations

from eldertable.games.machina_arcana.options import Attach, ChooseNothing, UseInventory

from .arrange import Table


def put_on(t: Table, *ways: Attach) -> None:
    """The acting explorer uses the inventory and equips these items, in this order."""
    t.choose(UseInventory, t.seat, explorer=t.state.acting)
    for way in ways:
        t.take(way)
    while t.asked() == "use_inventory":
        t.take(ChooseNothing())


def gain(t: Table, *decks: str, keep: str) -> None:
    """Draw from these decks, keep one card, discard the others."""
    for deck in decks:
        t.answer(deck=deck)
    t.answer(card=keep)
    while t.asked() == "put_card":
        t.take(next(option for option in t.decision(t.seat).options if option.where == "discard"))

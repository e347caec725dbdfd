"""What each seat may know of Machina Arcana: everything but the order of decks, which nobody knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import values
from .campaign import preparedness_now
from .cards import CHAPTERS, ITEMS, MONSTERS
from .danger import DANGER_STEPS
from .in_play import current_event
from .lasting import markers_left
from .state import HORROR, ITEM_TYPES, UNTIL_TURN, ArcanaState, Explorer, Fragment, Monster
from .steps import Arcana
from .still import still
from .things import explorer_of
from .tiles import tiles
from .ways import is_predictable

STATS = ("defence", "will", "inspiration", "health", "stamina")


def view(state: ArcanaState, seat: int | None) -> dict[str, Any]:
    with still(state):
        return {
            "game": "machina_arcana",
            "you": seat,
            "scenario": state.scenario,
            "round": state.round,
            "phase": state.phase,
            "acting": state.acting,
            "stamina_left": state.stamina_left if explorer_of(state, state.acting) is None else None,
            "chapter": _chapter(state),
            "tracks": {
                "lair": state.lair, "horror": state.horror, "danger": state.danger, "danger_steps": DANGER_STEPS,
                "monster_level": state.monster_level, "set_aside": state.set_aside,
            },
            "fragments": [_fragment(number, fragment) for number, fragment in enumerate(state.fragments) if fragment],
            "explorers": [_explorer(state, explorer) for explorer in state.explorers],
            "monsters": [_monster(state, monster) for monster in state.monsters],
            "cell_creatures": [
                {"id": c.id, "creature": c.creature, "cell": c.cell, "health": values.current(state, c.id, "health")}
                for c in state.cell_creatures
            ],
            "events": {deck: current_event(state, deck) or None for deck in ("explorer", "horror")},
            "piles": _piles(state),
            "lasting": [{"owner": x.owner, "card": x.card, "user": x.user, "targets": list(x.targets)} for x in state.lasting],
            "horror_markers": markers_left(state, HORROR),
            "progress": dict(state.progress),
            "campaign": _campaign(state),
        }  # fmt: skip


def _campaign(state: ArcanaState) -> dict[str, Any] | None:
    """How well prepared everyone is: by what they brought and, once the scenario is won, by what they keep."""
    if state.options.get("campaign") != "yes":
        return None
    return {"preparedness": preparedness_now(state), "kept": {card: list(kept) for card, kept in state.kept.items()}}


def _chapter(state: ArcanaState) -> dict[str, Any] | None:
    if not state.chapter:
        return None
    card = CHAPTERS[state.chapter]
    return {
        "id": card.id, "number": card.number, "closed": card.closed, "lair_value": card.lair_value,
        "horror_value": card.horror_value, "advance": list(card.advance), "left": len(state.chapters),
    }  # fmt: skip


def _fragment(number: int, fragment: Fragment) -> dict[str, Any]:
    return {
        "place": number,
        "face": fragment.face,
        "turn": fragment.turn,
        "x": fragment.x,
        "y": fragment.y,
        "tokens": [[cell, token] for cell, token in enumerate(fragment.tokens) if token],
        "doors": [[edge, now] for edge, now in enumerate(fragment.doors) if now],
        "entry": list(fragment.entry),
        "exit": list(fragment.exit),
    }


def _stats(state: ArcanaState, ref: str) -> dict[str, Any]:
    """Each characteristic with the parts of its sum."""
    return {
        name: {"value": values.stat(state, ref, name), "parts": [list(part) for part in values.parts_of(state, ref, name)]}
        for name in STATS
    }


def _explorer(state: ArcanaState, explorer: Explorer) -> dict[str, Any]:
    return {
        "card": explorer.card,
        "seat": explorer.seat,
        "cell": explorer.cell,
        "alive": explorer.alive,
        "left": explorer.left,
        "turn_taken": explorer.turn_taken,
        "health": explorer.health,
        "stamina": explorer.stamina,
        "inspiration": explorer.inspiration,
        "stats": _stats(state, explorer.card) if explorer.alive else None,
        "inventory": list(explorer.inventory),
        "equipped": [{"item": e.item, "part": e.part, "on": e.on} for e in explorer.equipped],
        "events": list(explorer.events),
        "waiting_discard": [card for card in (*explorer.inventory, *explorer.events) if card in state.waiting_discard],
        "markers": markers_left(state, explorer.card),
        "passing": _passing(explorer),
    }


def _passing(explorer: Explorer) -> str | None:
    """Until when nobody asks this explorer out of turn; what must change first is the table's own affair."""
    if not explorer.passing:
        return None
    return "turn" if explorer.passing == UNTIL_TURN else "change"


def _monster(state: ArcanaState, monster: Monster) -> dict[str, Any]:
    return {
        "card": monster.card,
        "cell": monster.cell,
        "health": values.current(state, monster.card, "health"),
        "stats": _stats(state, monster.card),
        "keywords": [word for word in ("stationary", "incorporeal") if values.has_keyword(state, monster.card, word)],
        "controlled_by": monster.controlled_by or None,
        "predictable": is_predictable(state, monster.card),
    }


def _piles(state: ArcanaState) -> dict[str, Any]:
    return {
        "items": {type_: len(state.item_decks.get(type_, ())) for type_ in ITEM_TYPES},
        "item_discard": list(state.item_discard),
        "monsters": len(state.monster_deck),
        "monsters_destroyed": list(state.monsters_destroyed),
        "explorer_events": len(state.explorer_deck),
        "explorer_discard": list(state.explorer_discard),
        "horror_events": len(state.horror_deck),
        "horror_discard": list(state.horror_discard),
        "fragments": len(state.fragment_stack),
    }


def redeal(t: Arcana, seat: int | None) -> None:
    """Nobody knows the order of a deck, which of its cards went to the box unseen, nor which side a fragment of the stack
    will show: all that is dealt anew. Sorted first, so that nothing of the old order is left."""
    state = t.state
    for deck in state.item_decks.values():
        _mix(t, deck, state.items_boxed, lambda card: (ITEMS[card].type, ITEMS[card].level))
    _mix(t, state.monster_deck, state.monsters_boxed, lambda card: ("monster", MONSTERS[card].level))
    for events in (state.explorer_deck, state.horror_deck):
        events.sort()
        t.shuffle(events)
    sides = {face: pair for pair in tiles() for face in pair}
    pairs = sorted(sides[face] for face in state.fragment_stack)
    state.fragment_stack = [pair[t.below(2)] for pair in pairs]
    t.shuffle(state.fragment_stack)


def _mix(t: Arcana, deck: list[str], boxed: list[str], kind: Callable[[str], tuple[str, int]]) -> None:
    """Cards of a kind change places between deck and box at random; how many of each kind lie in the deck stays."""
    mixed: list[str] = []
    for group in sorted({kind(card) for card in deck}):
        count = sum(kind(card) == group for card in deck)
        pool = sorted(card for card in (*deck, *boxed) if kind(card) == group)
        t.shuffle(pool)
        mixed += pool[:count]
        boxed[:] = [card for card in boxed if kind(card) != group] + pool[count:]
    boxed.sort()
    deck[:] = mixed
    t.shuffle(deck)

"""Characteristics and other values, recomputed at every read from what is in play (MA-STAT, MA-ITEM-07, MA-COND-01).

`parts_of` gives the parts of a sum, so that a page can show where a number comes from.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any

from . import conditions, selecting
from .cards import CARDS, EVENTS, EXPLORERS, FINALE_CREATURES, ITEMS, MONSTERS
from .context import Context
from .state import LEAST, MOST, ArcanaState, Lasting
from .still import remembered
from .things import cell_creature_of, explorer_of, explorers_on_board, living, monster_of
from .vocabulary import Ability, Effect, Modifier

NONE: frozenset[str] = frozenset()
_Listed = dict[str, list[tuple[Ability, Modifier]]]


def _continuous(abilities: tuple[Ability, ...]) -> _Listed:
    found: _Listed = {}
    for ability in abilities:
        if ability.kind == "continuous":
            for modifier in ability.gives:
                found.setdefault(modifier.word, []).append((ability, modifier))
    return found


CONTINUOUS: dict[str, _Listed] = {
    **{id: _continuous(card.abilities) for id, card in CARDS.items()},
    **{id: _continuous(card.abilities) for id, card in FINALE_CREATURES.items()},
}


def current_event(state: ArcanaState, deck: str) -> str:
    """The current explorer or horror event (MA-EVENT-01, -02, MA-Q-88)."""
    pile = state.explorer_discard if deck == "explorer" else state.horror_discard
    if not pile or deck in state.no_current_event:
        return ""
    top = pile[-1]
    return "" if EVENTS[top].personal else top


def cards_in_play(state: ArcanaState) -> list[tuple[str, str]]:
    """Card and owner of everything whose abilities are available (MA-ABILITY-01 to -05)."""
    found = []
    for explorer in explorers_on_board(state):
        owner = explorer.card
        found.append((owner, owner))
        found += [(equipped.item, owner) for equipped in explorer.equipped]
        found += [(event, owner) for event in explorer.events if event not in state.waiting_discard]
    found += [(monster.card, monster.card) for monster in state.monsters]
    for deck in ("explorer", "horror"):
        event = current_event(state, deck)
        if event:
            found.append((event, ""))
    if state.chapter:
        found.append((state.chapter, ""))
    return found


def effect_at(card: str, path: list[int]) -> Effect:
    """The effect of a card at a path; lasting effects are remembered by where they stand."""
    found = CARDS[card].abilities[path[0]].do
    effect = found[path[1]]
    at = 2
    while at < len(path):
        branch, position = path[at], path[at + 1]
        lists = effect.choices or (effect.then, effect.otherwise)
        effect = lists[branch][position]
        at += 2
    return effect


def context_of(lasting: Lasting) -> Context:
    context = Context(lasting.user, lasting.card, lasting.owner)
    context.targets = lasting.targets
    context.it = lasting.it
    context.evader = lasting.evader
    return context


Given = list[tuple[Modifier, Context]]


def modifiers(state: ArcanaState, word: str) -> Given:
    """Every modifier of a kind that holds now."""
    known = remembered(state)
    if known is None:
        return _modifiers(state, word)
    listed: Given | None = known.get(word)
    if listed is None:
        listed = known[word] = _modifiers(state, word)
    return listed


def _modifiers(state: ArcanaState, word: str) -> Given:
    found: Given = []
    for card, owner, ability, modifier in _in_play(state).get(word, ()):
        context = Context(owner, card, owner, ability=ability)
        if (ability.while_ is None or conditions.holds(state, context, ability.while_)) and _holds(state, context, modifier):
            found.append((modifier, context))
    for lasting in state.lasting:
        for modifier in effect_at(lasting.card, lasting.path).gives:
            if modifier.word == word:
                context = context_of(lasting)
                if _holds(state, context, modifier):
                    found.append((modifier, context))
    return found


Printed = tuple[str, str, Ability, Modifier]


def _in_play(state: ArcanaState) -> dict[str, list[Printed]]:
    """The modifiers printed on cards in play by their word, whether or not they hold."""
    known = remembered(state)
    if known is None:
        return _printed_on(tuple(cards_in_play(state)))
    listed: dict[str, list[Printed]] | None = known.get("printed")
    if listed is None:
        listed = known["printed"] = _printed_on(tuple(cards_in_play(state)))
    return listed


@lru_cache(maxsize=4096)
def _printed_on(cards: tuple[tuple[str, str], ...]) -> dict[str, list[Printed]]:
    """By the cards and their owners alone; the same ones stay in play for many decisions."""
    listed: dict[str, list[Printed]] = {}
    for card, owner in cards:
        for word, pairs in CONTINUOUS[card].items():
            listed.setdefault(word, []).extend((card, owner, ability, modifier) for ability, modifier in pairs)
    return listed


def makes_cells_count_as_others(state: ArcanaState) -> bool:
    """Does a lasting effect in play change the kind of cells (MA-CELLFX-06)?"""
    return any(
        modifier.word == "counts_as" for lasting in state.lasting for modifier in effect_at(lasting.card, lasting.path).gives
    )


def _holds(state: ArcanaState, context: Context, modifier: Modifier) -> bool:
    return modifier.condition is None or conditions.holds(state, context, modifier.condition)


def concerns(state: ArcanaState, modifier: Modifier, context: Context, creature: str) -> bool:
    """Is the modifier about this creature? By default about the chosen target, else about its owner (vocabulary, 5)."""
    if modifier.at is None:
        return creature == (context.targets[0] if context.targets else context.user)
    return selecting.includes(state, context, modifier.at, creature)


def applying(
    state: ArcanaState, word: str, creature: str, *, item: str = "", kinds: frozenset[str] = frozenset(), other: str = ""
) -> Iterator[tuple[Any, Context]]:
    """The values of a kind for a creature: with an item in use, for a kind of attack, against another creature."""
    for modifier, context in modifiers(state, word):
        if modifier.kind and modifier.kind not in kinds:
            continue
        if modifier.with_item is not None and not selecting.item_fits(state, context, modifier.with_item, item):
            continue
        if modifier.against is not None and not (other and conditions.holds(state, context.about(other), modifier.against)):
            continue
        if concerns(state, modifier, context, creature):
            yield modifier.value, context


def parts_of(state: ArcanaState, creature: str, stat: str, **situation: Any) -> list[tuple[str, int]]:
    """A characteristic as a sum: where each part comes from."""
    parts = [(creature, base_stat(state, creature, stat))]
    explorer = explorer_of(state, creature)
    if explorer is not None and stat in ("defence", "will"):
        for equipped in explorer.equipped:
            printed = getattr(ITEMS[equipped.item].stats, stat)
            if printed:
                parts.append((equipped.item, printed))
    word = stat if stat in ("defence", "will") else f"max_{stat}"
    parts += [(context.card, value) for value, context in applying(state, word, creature, **situation)]
    return parts


def stat(state: ArcanaState, creature: str, name: str, **situation: Any) -> int:
    """Defence and will, or the maximum of inspiration, health or stamina; never below 0 or above 9."""
    known = remembered(state) if not situation else None
    key = ("stat", name, creature)
    if known is not None and key in known:
        return int(known[key])
    total = max(LEAST, min(MOST, sum(part for _, part in parts_of(state, creature, name, **situation))))
    if known is not None:
        known[key] = total
    return total


def base_stat(state: ArcanaState, creature: str, name: str) -> int:
    """What the card says."""
    if creature.startswith("barrel@"):
        return 1 if name in ("defence", "will", "health") else 0  # an attack of at least 1 damages it (MA-BARREL-02)
    if creature in EXPLORERS:
        return int(getattr(EXPLORERS[creature].stats, name))
    card = MONSTERS.get(creature) or FINALE_CREATURES.get(creature)
    if card is None:
        at_cell = cell_creature_of(state, creature)
        assert at_cell is not None, creature
        card = FINALE_CREATURES[at_cell.creature]
    value = getattr(card.stats, name)
    return value if isinstance(value, int) else conditions.number(state, Context("", state.chapter, ""), value)


def current(state: ArcanaState, creature: str, name: str) -> int:
    """The present value of health, inspiration or stamina."""
    explorer = explorer_of(state, creature)
    if explorer is not None:
        return int(getattr(explorer, name))
    monster = monster_of(state, creature)
    if name == "health":
        wounds = monster.wounds if monster is not None else _cell_wounds(state, creature)
        return max(0, stat(state, creature, "health") - wounds)
    if name == "stamina":
        return state.stamina_left if state.acting == creature else stat(state, creature, "stamina")
    return 0


def _cell_wounds(state: ArcanaState, creature: str) -> int:
    at_cell = cell_creature_of(state, creature)
    return at_cell.wounds if at_cell is not None else 0


def is_wounded(state: ArcanaState, creature: str) -> bool:
    """MA-CREATURE-04."""
    return current(state, creature, "health") < stat(state, creature, "health")


def has_keyword(state: ArcanaState, creature: str, keyword: str) -> bool:
    if creature in MONSTERS and keyword in MONSTERS[creature].keywords:
        return True
    return keyword in words_for(state, "keyword", creature)


def words_for(state: ArcanaState, word: str, creature: str) -> AbstractSet[str]:
    """The union of list values, such as what a creature cannot do or moves through. Not to be changed by the caller."""
    if not modifiers(state, word):
        return NONE
    known = remembered(state)
    if known is None:
        return _words_for(state, word, creature)
    key = ("words", word, creature)
    if key not in known:
        known[key] = _words_for(state, word, creature)
    there: set[str] = known[key]
    return there


def _words_for(state: ArcanaState, word: str, creature: str) -> set[str]:
    found: set[str] = set()
    for value, _ in applying(state, word, creature):
        found.update(value if isinstance(value, tuple) else (value,))
    return found


def cannot(state: ArcanaState, creature: str, what: str) -> bool:
    return what in words_for(state, "cannot", creature)


def immune(state: ArcanaState, creature: str, to: str) -> bool:
    return to in words_for(state, "immune", creature)


def explorers_beyond_first(state: ArcanaState) -> int:
    """MA-Q-20: all living explorers count, also those who have left the board."""
    return max(0, len(living(state)) - 1)

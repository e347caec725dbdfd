"""Characteristics and other values, recomputed at every read from what is in play (MA-STAT, MA-ITEM-07, MA-COND-01).

`parts_of` gives the parts of a sum, so that a page can show where a number comes from.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

from . import conditions, selecting
from .cards import EXPLORERS, FINALE_CREATURES, ITEMS, MONSTERS
from .context import Context
from .in_play import Given, in_play
from .state import LEAST, MOST, ArcanaState
from .still import remembered
from .things import board_of, cell_creature_of, explorer_of, living, monster_of, standing
from .vocabulary import Modifier

NONE: Final[frozenset[str]] = frozenset()
MAXIMA: Final = {
    name: f"max_{name}" for name in ("inspiration", "health", "stamina")
}  # characteristics and what changes them


def modifiers(state: ArcanaState, word: str) -> list[tuple[Modifier, Context]]:
    """Every modifier of a kind that holds now."""
    return [
        (one.modifier, one.context) for one in in_play(state).given.get(word, ()) if not one.conditions or _holds(state, one)
    ]


def _holds(state: ArcanaState, one: Given) -> bool:
    return all(conditions.holds(state, one.context, condition) for condition in one.conditions)


def applying(
    state: ArcanaState, word: str, creature: str, *, item: str = "", kinds: frozenset[str] = NONE, other: str = ""
) -> Sequence[tuple[Any, Context]]:
    """The values of a kind for a creature: with an item in use, for a kind of attack, against another creature."""
    play = in_play(state)
    possible = play.about(word, creature) if word in play.given else ()
    if not possible:
        return ()
    known = None if item or other or kinds else remembered(state)
    if known is not None and (word, creature) in known:
        there: Sequence[tuple[Any, Context]] = known[word, creature]
        return there
    found = [_valued(one) for one in possible if _applies(state, one, creature, item, kinds, other)]
    if known is not None:
        known[word, creature] = found
    return found


def _valued(one: Given) -> tuple[Any, Context]:
    return one.modifier.value, one.context


def _applies(state: ArcanaState, one: Given, creature: str, item: str, kinds: frozenset[str], other: str) -> bool:
    """Does it hold, in this situation, and is it about this creature? By default it is about the chosen target, else about
    its owner (vocabulary, 5)."""
    modifier, context = one.modifier, one.context
    if modifier.kind and modifier.kind not in kinds:
        return False
    if modifier.with_item is not None and not selecting.item_fits(state, context, modifier.with_item, item):
        return False
    if one.conditions and not _holds(state, one):
        return False
    if modifier.against is not None and not (other and conditions.holds(state, context.about(other), modifier.against)):
        return False
    return modifier.at is None or selecting.includes(state, context, modifier.at, creature)


def parts_of(
    state: ArcanaState, creature: str, stat: str, *, kinds: frozenset[str] = NONE, other: str = ""
) -> list[tuple[str, int]]:
    """A characteristic as a sum: where each part comes from."""
    parts = [(creature, base_stat(state, creature, stat))]
    explorer = explorer_of(state, creature)
    if explorer is not None and stat in ("defence", "will"):
        for equipped in explorer.equipped:
            printed = getattr(ITEMS[equipped.item].stats, stat)
            if printed:
                parts.append((equipped.item, printed))
    word = MAXIMA.get(stat, stat)
    parts += [(context.card, value) for value, context in applying(state, word, creature, kinds=kinds, other=other)]
    return parts


def stat(state: ArcanaState, creature: str, name: str, *, kinds: frozenset[str] = NONE, other: str = "") -> int:
    """Defence and will, or the maximum of inspiration, health or stamina; never below 0 or above 9."""
    if name in MAXIMA and creature in EXPLORERS and not in_play(state).about(MAXIMA[name], creature):
        return int(getattr(EXPLORERS[creature].stats, name))  # nothing in play changes it: mostly so
    known = remembered(state) if not kinds and not other else None
    key = ("stat", name, creature)
    if known is not None and key in known:
        return int(known[key])
    total = max(LEAST, min(MOST, sum([part for _, part in parts_of(state, creature, name, kinds=kinds, other=other)])))
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
        card = FINALE_CREATURES[creature.partition("@")[0]]  # a cell of a finale, or what was one a moment ago
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
    card = MONSTERS.get(creature)
    if card is not None and keyword in card.keywords:
        return True
    return keyword in in_play(state).granted and keyword in words_for(state, "keyword", creature)


def incorporeal(state: ArcanaState) -> AbstractSet[str]:
    """The incorporeal creatures on the board."""
    if not in_play(state).may_have("incorporeal"):
        return NONE
    known = remembered(state)
    if known is not None and "incorporeal" in known:
        there: frozenset[str] = known["incorporeal"]
        return there
    found = frozenset([ref for ref, _ in standing(state) if has_keyword(state, ref, "incorporeal")])
    if known is not None:
        known["incorporeal"] = found
    return found


def words_for(state: ArcanaState, word: str, creature: str) -> AbstractSet[str]:
    """The union of list values, such as what a creature cannot do or moves through. Not to be changed by the caller."""
    play = in_play(state)
    if word not in play.given or not play.about(word, creature):
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


def treated_cells(state: ArcanaState, creature: str, kind: str) -> list[int]:
    """The cells of another kind that a creature may treat as this one (MA-CELLFX-07)."""
    found = [value["cell"] for value, _ in applying(state, "treat_as", creature) if value["as"] == kind]
    return [cell for other in found for cell in board_of(state).of_kind(other)]


def cannot(state: ArcanaState, creature: str, what: str) -> bool:
    return what in words_for(state, "cannot", creature)


def immune(state: ArcanaState, creature: str, to: str) -> bool:
    return to in words_for(state, "immune", creature)


def explorers_beyond_first(state: ArcanaState) -> int:
    """MA-Q-20: all living explorers count, also those who have left the board."""
    return max(0, len(living(state)) - 1)

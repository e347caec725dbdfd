"""Chances of attacks, worked out from the dice: for bots, hints and the page's previews."""

from __future__ import annotations

from functools import cache
from typing import Any

from . import conditions, values
from .cards import EXPLORERS, ITEMS
from .combat import threshold
from .context import Attack, Context
from .dice import MOST_DICE, STRONG, WEAK
from .state import ArcanaState
from .vocabulary import Ability, Effect


@cache
def distribution(strong: int, weak: int) -> tuple[float, ...]:
    """The chance of each sum of so many strong and weak dice."""
    chances = {0: 1.0}
    for faces in (STRONG,) * strong + (WEAK,) * weak:
        following: dict[int, float] = {}
        for total, chance in chances.items():
            for face in faces:
                following[total + face] = following.get(total + face, 0.0) + chance / len(faces)
        chances = following
    return tuple(chances.get(total, 0.0) for total in range(max(chances) + 1))


def at_least(strong: int, weak: int, wanted: int) -> float:
    """The chance to roll `wanted` or more."""
    return sum(distribution(strong, weak)[max(0, wanted) :])


def attack_of(ability: Ability) -> Effect | None:
    """The first attack an ability makes."""
    return next((effect for effect in ability.do if effect.word == "attack"), None)


def strike_of(ability: Ability) -> Effect | None:
    """The first attack an ability makes, if only under a condition or in a choice."""
    return next(iter(_strikes(ability.do)), None)


def _strikes(effects: tuple[Effect, ...]) -> list[Effect]:
    found = []
    for effect in effects:
        found += [effect] if effect.word == "attack" else []
        found += _strikes(effect.then) + _strikes(effect.otherwise)
        for one in effect.choices:
            found += _strikes(one)
    return found


def chance_to_hit(state: ArcanaState, context: Context, ability: Ability, ref: str) -> float:
    """The chance that the ability's attack damages this creature, without inspiration."""
    effect = attack_of(ability)
    return chance_of(state, context, effect, ref) if effect is not None else 0.0


def chance_of(state: ArcanaState, context: Context, effect: Effect, ref: str) -> float:
    """The chance that this attack damages a creature, with what changes its dice and its result now."""
    item = context.card if context.card in ITEMS or context.card in EXPLORERS else ""
    magic = bool(effect.args.get("magic")) or any(
        True for _ in values.applying(state, "makes_magic", context.user, item=item)
    )
    made = Attack(context.user, item, magic, _kinds(context) | {"magic" if magic else "normal"})
    made.evaders = [ref]
    wanted_dice = (effect.args.get(name) for name in ("strong", "weak"))
    strong, weak = (conditions.number(state, context, n) if n is not None else 0 for n in wanted_dice)
    change = 0
    if context.user:
        strong, weak = _dice(state, made, strong, weak)
        raises = values.applying(state, "attack_roll", context.user, item=item, kinds=made.kinds, other=ref)
        change = sum(value for value, _ in raises)
    wanted = threshold(state, made, ref, effect.args.get("versus", "")) - change
    return at_least(min(MOST_DICE, strong), min(MOST_DICE, weak), wanted)


def _kinds(context: Context) -> frozenset[str]:
    """Melee or ranged, if it is aimed at all (MA-RANGE-10, -11)."""
    ability = context.ability
    if ability is None or not ability.targets:
        return frozenset()
    return frozenset({"melee" if ability.targets[0].mode == "near" else "ranged"})


def _dice(state: ArcanaState, made: Attack, strong: int, weak: int) -> tuple[int, int]:
    """More dice, and weak ones rolled as strong; never more than three of a kind."""
    situation: dict[str, Any] = {"item": made.item, "kinds": made.kinds, "other": made.evaders[0]}
    for value, _ in values.applying(state, "attack_dice", made.attacker, **situation):
        strong, weak = strong + value.get("strong", 0), weak + value.get("weak", 0)
    for value, _ in values.applying(state, "weak_to_strong", made.attacker, **situation):
        moved = max(0, min(value, weak, MOST_DICE - strong))
        strong, weak = strong + moved, weak - moved
    return strong, weak

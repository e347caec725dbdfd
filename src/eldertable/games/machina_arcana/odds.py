"""Chances of attacks, worked out from the dice: for bots, hints and the page's previews."""

from __future__ import annotations

from functools import cache

from . import conditions, values
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


def chance_to_hit(state: ArcanaState, context: Context, ability: Ability, ref: str) -> float:
    """The chance that the ability's attack damages this creature, without inspiration."""
    effect = attack_of(ability)
    if effect is None:
        return 0.0
    magic = bool(effect.args.get("magic"))
    made = Attack(context.user, context.card, magic, frozenset({"magic" if magic else "normal"}))
    made.evaders = [ref]
    wanted_dice = (effect.args.get(name) for name in ("strong", "weak"))
    strong, weak = (conditions.number(state, context, n) if n is not None else 0 for n in wanted_dice)
    change = 0
    if context.user:
        raises = values.applying(state, "attack_roll", context.user, item=made.item, kinds=made.kinds, other=ref)
        change = sum(value for value, _ in raises)
    wanted = threshold(state, made, ref, effect.args.get("versus", "")) - change
    return at_least(min(MOST_DICE, strong), min(MOST_DICE, weak), wanted)

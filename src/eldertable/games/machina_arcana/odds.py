"""Chances of attacks, worked out from the dice: for bots, hints and the page's previews."""

from __future__ import annotations

from functools import cache

from . import conditions, values
from .cards import EXPLORERS, ITEMS
from .combat import attack_dice, becomes_magic, reach_kinds, roll_modifiers, threshold
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
    made, strong, weak = planned(state, context, effect, ref)
    change = sum(n for _, n in changes_of(state, context, effect, made))
    wanted = threshold(state, made, ref, effect.args.get("versus", "")) - change
    return at_least(min(MOST_DICE, strong), min(MOST_DICE, weak), wanted)


def planned(state: ArcanaState, context: Context, effect: Effect, ref: str) -> tuple[Attack, int, int]:
    """The attack as it would be made on a creature now, and its strong and weak dice."""
    item = context.card if context.card in ITEMS or context.card in EXPLORERS else ""
    at = effect.args.get("at")
    aimed = (at is None or at.mode in ("target", "target2")) and context.ability is not None and context.ability.targets
    kinds = reach_kinds(state, context) if aimed else values.NONE
    magic = bool(effect.args.get("magic")) or becomes_magic(state, context.user, item)
    made = Attack(context.user, item, magic, kinds | {"magic" if magic else "normal"})
    made.evaders = [ref]
    wanted = (effect.args.get(name) for name in ("strong", "weak"))
    strong, weak = (conditions.number(state, context, n) if n is not None else 0 for n in wanted)
    return made, *attack_dice(state, made, strong, weak)


def changes_of(state: ArcanaState, context: Context, effect: Effect, made: Attack) -> list[tuple[str, int]]:
    """What would raise and lower its result, with the cards it comes from."""
    plus = effect.args.get("plus")
    raises, reductions = roll_modifiers(state, made, conditions.number(state, context, plus) if plus is not None else 0)
    return [*raises, *reductions]

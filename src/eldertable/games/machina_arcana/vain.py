"""Abilities that would be used in vain: what they do reaches nobody now, or only one's own people."""

from __future__ import annotations

from typing import Final

from . import selecting, values
from .abilities import aims_of, owner_of
from .cards import CARDS
from .context import Context
from .options import UseAbility
from .state import ArcanaState
from .still import still
from .things import is_explorer
from .vocabulary import Effect

NOTHING: Final = "nothing"
OWN: Final = "own"

HARMS: Final = frozenset({"attack", "deal_damage"})
FILLS: Final = {"restore_health": "health", "gain_inspiration": "inspiration", "restore_stamina": "stamina"}
# what needs somebody to be done to; all other words may do something without one
DONE_TO: Final = frozenset({*HARMS, *FILLS, "lose_health", "push", "pull", "swap", "banish", "control_monster", "advance"})


def in_vain(state: ArcanaState, who: str, used: UseAbility) -> str:
    """NOTHING if it would do nothing, OWN if an attack of an explorer has no other target than explorers, else nothing said."""
    ability = CARDS[used.card].abilities[used.ability]
    with still(state):
        if not ability.targets:
            context = Context(who, used.card, owner_of(state, who, used.card), ability=ability)
            return NOTHING if ability.do and all(_idle(state, context, effect) for effect in ability.do) else ""
        if is_explorer(who) and any(effect.word in HARMS for effect in ability.do):
            aims = aims_of(state, who, used)[0]
            return OWN if aims and all(is_explorer(ref) for ref in aims) else ""
    return ""


def _idle(state: ArcanaState, context: Context, effect: Effect) -> bool:
    """Nobody is there for it, or all whom it would give something have as much as they can have."""
    selector = effect.args.get("at")
    if effect.word not in DONE_TO or (selector is None and effect.word not in FILLS):
        return False
    reached = [context.user] if selector is None else selecting.candidates(state, context, selector)
    full = FILLS.get(effect.word)
    if full is None:
        return not reached
    return all(values.current(state, ref, full) >= values.stat(state, ref, full) for ref in reached)

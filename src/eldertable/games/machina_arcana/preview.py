"""What choosing a target would meet: the dice, what changes the roll, what must be reached, and the chance. Never rolls ahead."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Decision
from .abilities import owner_of
from .cards import CARDS
from .combat import threshold
from .context import Context
from .odds import attack_of, chance_to_hit, changes_of, planned
from .options import ChooseThing
from .state import ArcanaState
from .still import still
from .things import is_barrel


def preview(state: ArcanaState, decision: Decision, option: Any) -> dict[str, Any]:
    """Only the target of an attack has one; barrels simply explode."""
    if decision.kind != "choose_target" or not isinstance(option, ChooseThing) or is_barrel(option.ref):
        return {}
    who, card = decision.args["who"], decision.args["card"]
    ability = CARDS[card].abilities[decision.args["ability"]]
    effect = attack_of(ability)
    if effect is None or option.ref.startswith(("cell@", "door@")):
        return {}
    with still(state):
        context = Context(who, card, owner_of(state, who, card), ability=ability)
        made, _, _ = planned(state, context, effect, option.ref)
        return {
            "chance": round(100 * chance_to_hit(state, context, ability, option.ref)),
            "magic": made.magic,
            "limit": threshold(state, made, option.ref, effect.args.get("versus", "")),
            "changes": [list(part) for part in changes_of(state, context, effect, made)],
        }

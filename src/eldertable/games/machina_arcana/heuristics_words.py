"""Why a bot would do it, as the name of a message: a hint says it in words."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Decision
from . import options as o
from .cards import CARDS
from .heuristics_abilities import advances
from .heuristics_threat import hits_at
from .odds import strike_of
from .state import ArcanaState
from .still import still
from .things import explorer_of

ANSWERS = {
    "choose_target": "weakest", "choose_evader": "weakest", "choose_monster": "weakest", "choose_gained": "item",
    "choose_item_deck": "item", "workbench_take": "item", "use_inventory": "equip", "equip_item": "equip",
    "equip_gained": "equip", "inspire": "inspire", "choose_exit": "leave",
}  # fmt: skip


def why(state: ArcanaState, decision: Decision, option: Any) -> str:
    """The kind of reason for an option."""
    if decision.kind in ("act", "steer", "out_of_turn"):
        return _deed(state, decision, option)
    if decision.kind == "inspiration_for_health":
        return "spare" if isinstance(option, o.Agree) else "keep"
    return ANSWERS.get(decision.kind, "best")


def _deed(state: ArcanaState, decision: Decision, option: Any) -> str:
    match option:
        case o.UseAbility(card=card, ability=index):
            return _ability(card, index)
        case o.Activate(as_kind=kind):
            return "advance" if kind.endswith("chapter_cell") else "gain"
        case o.Move(cell=cell):
            return _move(state, decision, cell)
        case o.Explore():
            return "explore"
        case o.LeaveBoard():
            return "leave"
        case o.CloseDoor():
            return "door"
        case o.OpenDoor() | o.DestroyDoor():
            return "way"
        case o.SealLair():
            return "seal"
        case o.UseInventory():
            return "equip"
        case o.Pass() | o.Decline():
            return "nothing-better"
    return "best"


def _ability(card: str, index: int) -> str:
    ability = CARDS[card].abilities[index]
    if advances(ability):
        return "story"
    if strike_of(ability) is not None:
        return "attack"
    return "heal" if any(effect.word == "restore_health" for effect in ability.do) else "ability"


def _move(state: ArcanaState, decision: Decision, cell: int) -> str:
    """Towards something, or away from what would hit."""
    explorer = explorer_of(state, decision.args["who"])
    if explorer is None:
        return "hunt"
    with still(state):
        fewer = hits_at(state, explorer, explorer.cell) - hits_at(state, explorer, cell)
    return "safer" if fewer > 0.5 else "closer"

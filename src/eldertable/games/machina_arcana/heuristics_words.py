"""Why a bot would do it, in words for a hint."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Decision
from ...kernel.text import Text, text
from . import options as o
from .cards import CARDS
from .heuristics_abilities import advances
from .heuristics_aims import aim_of, best_strike
from .heuristics_threat import hits_at
from .naming import thing_name
from .odds import strike_of
from .state import ArcanaState
from .still import still
from .things import explorer_of

ANSWERS = {
    "choose_target": "weakest", "choose_evader": "weakest", "choose_monster": "weakest", "choose_gained": "item",
    "choose_item_deck": "item", "workbench_take": "item", "use_inventory": "equip", "equip_item": "equip",
    "equip_gained": "equip", "inspire": "inspire", "choose_exit": "leave", "choose_step": "stand", "choose_landing": "stand",
    "choose_entry": "stand", "choose_cell": "stand", "choose_lair": "far", "choose_monster_step": "far",
    "choose_nearest": "hardy", "choose_stow": "least", "choose_discard": "least", "pay_inspiration": "share",
    "next_turn": "first", "choose_explorer": "needs", "pick_explorer": "needs", "choose_list": "lesser", "keep_or_give": "own",
    "put_card": "away", "choose_roller": "same", "event_cell_event": "event", "may_react": "offer", "may_do": "offer",
    "may_pay": "offer", "support": "support", "workbench_give": "own", "exchange_give": "own", "recharge_exchange": "own",
}  # fmt: skip


def reason_of(state: ArcanaState, decision: Decision, option: Any) -> Text:
    if decision.kind in ("act", "steer", "out_of_turn"):
        with still(state):
            return _deed(state, decision, option)
    if decision.kind == "inspiration_for_health":
        return _say("spare" if isinstance(option, o.Agree) else "keep")
    if isinstance(option, o.Decline) or (decision.kind == "keep_or_give" and option.ref != decision.args["who"]):
        return _say("nothing-better" if isinstance(option, o.Decline) else "needs")
    return _say(ANSWERS.get(decision.kind, "best"))


def _say(why: str, **facts: Text | int) -> Text:
    return text(f"machina_arcana-why-{why}", **facts)


def _deed(state: ArcanaState, decision: Decision, option: Any) -> Text:
    match option:
        case o.UseAbility(card=card, ability=index):
            return _ability(state, decision, card, index)
        case o.Activate(as_kind=kind):
            return _say("advance" if kind.endswith("chapter_cell") else "gain")
        case o.Move(cell=cell):
            return _move(state, decision, cell)
        case o.Explore():
            return _say("explore")
        case o.LeaveBoard():
            return _say("leave")
        case o.CloseDoor():
            return _say("door")
        case o.OpenDoor() | o.DestroyDoor():
            return _say("way")
        case o.SealLair():
            return _say("seal")
        case o.UseInventory():
            return _say("equip")
        case o.Pass() | o.Decline() | o.WaitForChange():
            return _say("nothing-better")
    return _say("best")


def _ability(state: ArcanaState, decision: Decision, card: str, index: int) -> Text:
    ability = CARDS[card].abilities[index]
    if advances(ability):
        return _say("story")
    if strike_of(ability) is not None:
        explorer = explorer_of(state, decision.args["who"])
        strike = best_strike(state, explorer, card, ability) if explorer is not None else None
        if strike is None:
            return _say("attack")
        return _say("strike", who=thing_name(state, strike.ref), chance=round(100 * strike.chance))
    return _say("heal" if any(effect.word == "restore_health" for effect in ability.do) else "ability")


def _move(state: ArcanaState, decision: Decision, cell: int) -> Text:
    """Away from what would hit, or towards something: then what it is."""
    explorer = explorer_of(state, decision.args["who"])
    if explorer is None:
        return _say("hunt")
    if hits_at(state, explorer, explorer.cell) - hits_at(state, explorer, cell) > 0.5:
        return _say("safer")
    aim = aim_of(state, explorer, cell)
    return _say(f"to-{aim.kind}", who=thing_name(state, aim.ref)) if aim.ref else _say(f"to-{aim.kind}")

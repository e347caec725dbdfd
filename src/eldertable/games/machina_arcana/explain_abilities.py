"""Why an ability cannot be used now, and why something cannot be its target."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ...kernel.decision import Decision, Refusal
from ...kernel.text import Text
from . import conditions, selecting, values
from .abilities import ACTIVE, cards_for, may_use, owner_of
from .card_text import condition_text
from .cards import CARDS
from .context import Context
from .costs import first_lack
from .explain_words import refuse
from .lasting import can_resolve, marker_owner, markers_left
from .options import ChooseThing, UseAbility
from .state import ArcanaState
from .targets import CREATURES, DOORS, has_target, in_reach, may_target_incorporeal, range_of, seen_through
from .things import board_of, cell_of, creatures, explorer_of
from .vocabulary import Ability, Condition, Target

Why = tuple[str, str, dict[str, str | int | Text]]  # reason, rule, numbers and names
RULE_OF_MODE = {"near": "MA-RANGE-03", "blockable": "MA-RANGE-04", "piercing": "MA-RANGE-05"}


def abilities(state: ArcanaState, who: str, decision: Decision, *, own_turn: bool) -> Iterator[Refusal]:
    """The active abilities of the cards one may use, and of the items that lie in the inventory."""
    allowed = {(option.card, option.ability) for option in decision.options if isinstance(option, UseAbility)}
    in_use = dict(cards_for(state, who))
    for card, owner in in_use.items():
        for ability in ACTIVE[card]:
            if (card, ability.index) not in allowed and may_use(card, ability, who):
                reason, rule, args = why_not(state, who, card, owner, ability, own_turn=own_turn)
                yield refuse("ability", f"{card}/{ability.index}", reason, rule, **args)
    explorer = explorer_of(state, who)
    for item in explorer.inventory if explorer is not None else ():
        if item not in in_use:
            for ability in ACTIVE[item]:
                yield refuse("ability", f"{item}/{ability.index}", "not-equipped", "MA-ABILITY-03")


def why_not(state: ArcanaState, who: str, card: str, owner: str, ability: Ability, *, own_turn: bool) -> Why:
    """The first thing in the way, in the order in which they are checked."""
    assert ability.cost is not None
    context = Context(who, card, owner, ability=ability)
    if card in state.waiting_discard:
        return "waiting", "MA-LASTING-17", {}
    if ability.cost.stamina and not own_turn:
        return "own-turn", "MA-ABILITY-11", {}
    if values.cannot(state, who, "use_abilities"):
        return "forbidden", "MA-ABILITY-06", {}
    lack = first_lack(state, context, ability.cost)
    if lack is not None:
        return _lacking(card, ability, *lack)
    if ability.condition is not None and not conditions.holds(state, context, ability.condition):
        return _condition(card, ability.condition)
    if len(ability.do) == 1 and ability.do[0].word == "lasting" and not can_resolve(state, context, ability.do[0]):
        if markers_left(state, marker_owner(state, context)) < 1:
            return "markers", "MA-LASTING-05", {}
        return "times", "MA-LASTING-06", {"n": conditions.number(state, context, ability.do[0].args["times"])}
    for target in ability.targets:
        if not has_target(state, context, ability, target):
            mode, reach = range_of(state, who, card, target)
            return ("no-target-near" if mode == "near" else "no-target"), RULE_OF_MODE[mode], {"range": reach}
    return "forbidden", "MA-ABILITY-06", {}


def _condition(card: str, condition: Condition) -> Why:
    told = condition_text(CARDS[card], condition)
    assert told is not None
    return "condition", "MA-COND-04", {"condition": told}


RULE_OF_LACK = {
    "stamina": "MA-ABILITY-06", "inspiration": "MA-ABILITY-06", "health": "MA-ABILITY-07", "marker": "MA-LASTING-14",
    "progress": "MA-COND-05", "discard": "MA-ABILITY-07", "no-cell": "MA-COND-04", "no-open-door": "MA-COND-04",
    "no-closed-door": "MA-COND-04", "no-horror": "MA-COND-04", "condition": "MA-COND-04",
}  # fmt: skip


def _lacking(card: str, ability: Ability, lack: str, price: int, left: int) -> Why:
    """A part of the cost is not there."""
    assert ability.cost is not None
    if lack == "condition":
        assert ability.cost.condition is not None
        return _condition(card, ability.cost.condition)
    if lack == "no-cell":
        return lack, RULE_OF_LACK[lack], {"kind": ability.cost.destroy_cell}
    return lack, RULE_OF_LACK[lack], {"price": price, "left": left}


# --- targets -----------------------------------------------------------------------------------------------------


def targets(state: ArcanaState, decision: Decision) -> Iterator[Refusal]:
    """The creatures or doors that cannot be chosen for the ability that is being used."""
    who, card = decision.args["who"], decision.args["card"]
    ability = CARDS[card].abilities[decision.args["ability"]]
    target = ability.targets[0]
    allowed = {option.ref for option in decision.options if isinstance(option, ChooseThing)}
    context = Context(who, card, owner_of(state, who, card), ability=ability)
    if target.kind in DOORS:
        for door in selecting.things_of_kind(state, context, target.kind):
            if door not in allowed:
                near = min(board_of(state).door_cells(door), key=partial(board_of(state).distance, cell_of(state, who)))
                reason, rule, args = _why_no_target(state, context, target, door, near)
                yield refuse("door", door, reason, rule, **args)
    elif target.kind in CREATURES:
        for ref in creatures(state):
            if ref not in allowed and selecting.is_kind(state, context, ref, target.kind):
                reason, rule, args = _why_no_target(state, context, target, ref, cell_of(state, ref))
                yield refuse("creature", ref, reason, rule, **args)


def _why_no_target(state: ArcanaState, context: Context, target: Target, ref: str, there: int) -> Why:
    """Incorporeal, too far, out of sight, or covered by an obstacle (MA-INCORP-01, MA-RANGE, MA-LOS)."""
    who, board = context.user, board_of(state)
    if "@" not in ref and values.has_keyword(state, ref, "incorporeal") and not may_target_incorporeal(state, who):
        return "incorporeal", "MA-INCORP-01", {}
    mode, reach = range_of(state, who, context.card, target)
    here = cell_of(state, who)
    if board.distance(here, there) > reach:
        return (
            "range",
            "MA-RANGE-06" if mode != "near" else RULE_OF_MODE[mode],
            {
                "range": reach,
                "distance": board.distance(here, there),
            },
        )
    if not in_reach(state, who, mode, reach, there, seen_through(state, who, context.card)):
        if board.sight(here, there) is None:
            return "sight", "MA-LOS-02", {}
        return "cover", "MA-RANGE-04", {}
    if target.condition is not None:
        return _condition(context.card, target.condition)
    return "chosen", "MA-RANGE-12", {}

"""Using active abilities (MA-ABILITY): which are available to whom, and resolving one."""

from __future__ import annotations

from typing import Final

from . import conditions, values
from .asking import Asking, choose_thing
from .cards import CARDS, CHAPTERS, EVENTS, ITEMS
from .context import Context, Run
from .costs import asks_stamina_alone, can_pay, discard_after_use, pay
from .events import Happened
from .in_play import current_event, in_play
from .lasting import can_resolve
from .options import UseAbility
from .running import resolve_queue, run
from .state import ArcanaState
from .steps import Arcana
from .still import still
from .targets import has_target, legal_targets
from .things import explorer_of, is_explorer, monster_of
from .vocabulary import Ability, Cost


def cards_for(state: ArcanaState, ref: str) -> list[tuple[str, str]]:
    """The cards whose active abilities a creature may use, with their owner (MA-EPHASE-09, MA-MONSTER-02, MA-ABILITY-05)."""
    explorer = explorer_of(state, ref)
    if explorer is None:
        horror = current_event(state, "horror")
        found = [(horror, "")] if horror else []
        if monster_of(state, ref) is not None and ref in CARDS:
            found.append((ref, ref))
        return found
    found = [(ref, ref), *[(equipped.item, ref) for equipped in explorer.equipped]]
    found += [(item, ref) for item in explorer.inventory if ITEMS[item].type == "single_use"]
    found += [(event, ref) for event in explorer.events]
    current = current_event(state, "explorer")
    if current:
        found.append((current, ""))
    if state.chapter:
        found.append((state.chapter, ""))
    return found


def may_use(card: str, ability: Ability, ref: str) -> bool:
    """Who an active ability is for: horror events serve monsters, chapters and explorer events explorers."""
    default = (
        "monsters"
        if card in EVENTS and EVENTS[card].deck == "horror"
        else "explorers"
        if card in EVENTS or card in CHAPTERS
        else ""
    )
    user = ability.user or default
    return not user or (user == "explorers") == is_explorer(ref)


def usable(state: ArcanaState, ref: str, card: str, owner: str, ability: Ability) -> bool:
    """Can whoever acts use it now?"""
    if ability.kind != "active" or ability.cost is None:
        return False
    return not values.cannot(state, ref, "use_abilities") and _usable(state, ref, card, owner, ability, ability.cost)


def _usable(
    state: ArcanaState, ref: str, card: str, owner: str, ability: Ability, cost: Cost, *, affordable: bool = False
) -> bool:
    if card in state.waiting_discard or not may_use(card, ability, ref):
        return False
    context = Context(ref, card, owner, ability=ability)
    if not affordable and not can_pay(state, context, cost):
        return False
    if ability.condition is not None and not conditions.holds(state, context, ability.condition):
        return False
    if len(ability.do) == 1 and ability.do[0].word == "lasting" and not can_resolve(state, context, ability.do[0]):
        return False
    return all(has_target(state, context, ability, target) for target in ability.targets)


ACTIVE: Final = {
    id: tuple(a for a in card.abilities if a.kind == "active" and a.cost is not None) for id, card in CARDS.items()
}
WITHOUT_STAMINA: Final = {
    id: tuple(a for a in abilities if a.cost and not a.cost.stamina) for id, abilities in ACTIVE.items()
}


def options_for(state: ArcanaState, ref: str, *, own_turn: bool) -> list[UseAbility]:
    """The abilities a creature can use now: what costs stamina only in its own turn (MA-ABILITY-11, -12)."""
    abilities = ACTIVE if own_turn else WITHOUT_STAMINA
    listed = [(card, owner, ability) for card, owner in cards_for(state, ref) for ability in abilities[card]]
    if not listed:
        return []
    with still(state):
        play = in_play(state)
        if "cannot" in play.given and values.cannot(state, ref, "use_abilities"):
            return []
        printed_price = own_turn and not play.about("ability_cost", ref)
        left = values.current(state, ref, "stamina") if printed_price else 0
        found: list[UseAbility] = []
        for card, owner, ability in listed:
            cost = ability.cost
            if cost is None or (printed_price and cost.stamina > left):
                continue  # what costs more needs no closer look
            affordable = printed_price and asks_stamina_alone(cost)
            if _usable(state, ref, card, owner, ability, cost, affordable=affordable):
                found.append(UseAbility(card, ability.index))
        return found


def aims_of(state: ArcanaState, ref: str, used: UseAbility) -> list[list[str]]:
    """What each target of the ability could be now."""
    ability = CARDS[used.card].abilities[used.ability]
    context = Context(ref, used.card, owner_of(state, ref, used.card), Run(), ability)
    with still(state):
        return [legal_targets(state, context, ability, target) for target in ability.targets]


def owner_of(state: ArcanaState, ref: str, card: str) -> str:
    return next((owner for one, owner in cards_for(state, ref) if one == card), "")


def use(t: Arcana, ref: str, card: str, index: int, targets: list[str] | None = None) -> Asking:
    """Choose targets, pay, resolve in the printed order, discard (MA-ABILITY-06, -09, -10)."""
    state = t.state
    ability = CARDS[card].abilities[index]
    assert ability.cost is not None
    context = Context(ref, card, owner_of(state, ref, card), Run(), ability)
    if targets is not None:
        context.targets = targets
    else:
        for target in ability.targets:
            legal = legal_targets(state, context, ability, target)
            thing = yield from choose_thing(state, ref, legal, "choose_target", card=card, ability=index)
            if not thing:
                return
            context.targets.append(thing)
    if (
        ability.cost.discard_this
    ):  # spoken for: neither the rest of the price nor its own effect can give it away (MA-ITEM-05)
        state.waiting_discard.append(card)
    if not (yield from pay(t, context, ability.cost)):
        if ability.cost.discard_this:
            state.waiting_discard.remove(card)
        return
    t.tell(Happened(what="used", who=ref, card=card, about=context.targets[0] if context.targets else "", n=index))
    yield from run(t, context, ability.do)
    discard_after_use(t, context)
    yield from resolve_queue(t, context.run)

"""Prices of abilities: can they be paid, and paying them (MA-ABILITY-07, MA-COND-04, vocabulary 3)."""

from __future__ import annotations

from functools import cache

from . import conditions, selecting, values
from .asking import Asking, choose_card, choose_cell, choose_number, choose_thing
from .cards import ITEMS
from .cells import change_door
from .context import Context
from .danger import increase_danger
from .health import change_stamina, lose_health
from .in_play import current_event
from .inspiration import available, pay_inspiration
from .items import discard_item, free_hands, stow
from .lasting import drop_card, remove_progress, return_one
from .state import DESTROYED, DOOR_CLOSED, DOOR_DESTROYED, OFF_BOARD, ArcanaState
from .steps import Arcana
from .story import relaunch
from .things import board_of, cell_of, door_kind, doors_beside, set_token, the_explorer
from .vocabulary import Cost


def stamina_of(state: ArcanaState, context: Context, cost: Cost) -> int:
    """Stamina after what lowers it, never below the named minimum."""
    price = cost.stamina
    for value, _ in values.applying(state, "ability_cost", context.user, item=context.card):
        if price:
            price = max(value.get("min", 0), price + value.get("stamina", 0))
    return price


def can_pay(state: ArcanaState, context: Context, cost: Cost) -> bool:
    """Everything that the cost names must be there."""
    return first_lack(state, context, cost) is None


def asks_stamina_alone(cost: Cost) -> bool:
    """Is nothing else to be paid, besides the card itself? Mostly so."""
    return cost == _plain(cost.stamina, cost.discard_this)


@cache
def _plain(stamina: int, discard_this: bool) -> Cost:
    return Cost(stamina=stamina, discard_this=discard_this)


Lack = tuple[str, int, int]  # of what, how much of it is needed, how much there is


def first_lack(state: ArcanaState, context: Context, cost: Cost) -> Lack | None:
    """What a cost asks for that is not there."""
    user = context.user
    if cost.stamina:
        price, left = stamina_of(state, context, cost), values.current(state, user, "stamina")
        if price > left:
            return "stamina", price, left
    inspiration = _least(state, context, cost)
    spare = available(state, user) - inspiration if inspiration or cost.health else 0
    if spare < 0:
        return "inspiration", inspiration, spare + inspiration
    if cost.health and _health(state, user) + spare < cost.health:
        return "health", cost.health, _health(state, user) + spare
    if cost.return_marker and not any(x.card == context.card and x.owner in (user, context.owner) for x in state.lasting):
        return "marker", 1, 0
    tokens = state.progress.get(context.card, 0)
    if tokens < cost.return_progress:
        return "progress", cost.return_progress, tokens
    return _missing_thing(state, context, cost)


def _missing_thing(state: ArcanaState, context: Context, cost: Cost) -> Lack | None:
    """The parts of a cost that are cards, cells, doors and conditions."""
    user = context.user
    if cost.discard_this and context.card in state.waiting_discard:
        return "discard", 1, 0
    if cost.discard_item is not None and not _discardable(state, context, cost):
        return "discard", 1, 0
    if cost.destroy_cell and not _cells(state, user, cost.destroy_cell):
        return "no-cell", 1, 0
    if cost.close_door and not _doors(state, user, "open_door"):
        return "no-open-door", 1, 0
    if cost.destroy_door and not _doors(state, user, "closed_door"):
        return "no-closed-door", 1, 0
    if cost.relaunch_horror and not current_event(state, "horror"):
        return "no-horror", 1, 0
    if cost.condition is not None and not conditions.holds(state, context, cost.condition):
        return "condition", 1, 0
    return None


def _health(state: ArcanaState, user: str) -> int:
    """What can be paid with: nobody pays with health that cannot be lost."""
    return 0 if values.cannot(state, user, "lose_health") else values.current(state, user, "health")


def _least(state: ArcanaState, context: Context, cost: Cost) -> int:
    if cost.inspiration is None or cost.inspiration.source in ("any", "all"):
        return 0
    return conditions.number(state, context, cost.inspiration)


def _discardable(state: ArcanaState, context: Context, cost: Cost) -> list[str]:
    assert cost.discard_item is not None
    return [
        item for item in selecting.owned_items(state, context.user)
        if item != context.card and item not in state.waiting_discard
        and (not cost.discard_item.type or ITEMS[item].type == cost.discard_item.type)
    ]  # fmt: skip


def _cells(state: ArcanaState, user: str, kind: str) -> list[int]:
    here = cell_of(state, user)
    return [] if here == OFF_BOARD else [c for c in board_of(state).neighbours[here] if selecting.cell_is(state, c, kind)]


def _doors(state: ArcanaState, user: str, kind: str) -> list[str]:
    here = cell_of(state, user)
    return [] if here == OFF_BOARD else [door for door in doors_beside(state, here) if door_kind(state, door) == kind]


def pay(t: Arcana, context: Context, cost: Cost) -> Asking:
    """Pay all parts. False if support was refused: then nothing has been paid."""
    state, user = t.state, context.user
    inspiration = _least(state, context, cost)
    if cost.inspiration is not None and cost.inspiration.source == "any":
        most = available(state, user)
        inspiration = yield from choose_number(state, user, range(most + 1), "spend_inspiration", card=context.card)
    # A cost is paid, or there is no use of the ability (MA-COND-04): for health that cannot be lost, inspiration is.
    for_health = cost.health if cost.health and values.cannot(state, user, "lose_health") else 0
    price = inspiration + for_health
    if not (yield from pay_inspiration(t, context.run, user, price, purpose="ability", card=context.card)):
        return False
    context.spent["inspiration"] = inspiration
    stamina = stamina_of(state, context, cost)
    if stamina:
        change_stamina(t, user, -stamina)
    if cost.health and not for_health:
        yield from lose_health(t, context, user, cost.health)  # inspiration may pay for it (MA-INSP-06)
    if cost.return_marker:
        return_one(t, context.run, context.card, context.owner or user)
    if cost.return_progress:
        remove_progress(state, context.card, cost.return_progress)
    yield from _pay_with_things(t, context, cost)
    return True


def _pay_with_things(t: Arcana, context: Context, cost: Cost) -> Asking:
    state, user = t.state, context.user
    if cost.discard_item is not None:
        item = yield from choose_card(state, user, _discardable(state, context, cost), "choose_discard", cause=context.card)
        discard_item(t, context.run, user, item)
        yield from free_hands(t, context.run, the_explorer(state, user))
    if cost.stow_this:
        explorer = the_explorer(state, user)
        stow(t, context.run, explorer, context.card)
        yield from free_hands(t, context.run, explorer)
    if cost.destroy_cell:
        cell = yield from choose_cell(
            state, user, _cells(state, user, cost.destroy_cell), "choose_cell", deed="destroy_cell", cause=context.card
        )
        set_token(state, cell, DESTROYED)
    if cost.close_door:
        door = yield from choose_thing(
            state, user, _doors(state, user, "open_door"), "choose_door", deed="close_door", cause=context.card
        )
        change_door(t, context, door, DOOR_CLOSED)
    if cost.destroy_door:
        door = yield from choose_thing(
            state, user, _doors(state, user, "closed_door"), "choose_door", deed="destroy_door", cause=context.card
        )
        change_door(t, context, door, DOOR_DESTROYED)
    if cost.increase_danger:
        yield from increase_danger(t, context.run, cost.increase_danger)
    if cost.relaunch_horror:
        yield from relaunch(t, context.run, "horror", user)


def discard_after_use(t: Arcana, context: Context) -> None:
    """A card with the discard symbol goes now, or when its lasting effect ends (MA-ITEM-05, MA-LASTING-16)."""
    state = t.state
    if context.card not in state.waiting_discard or any(lasting.card == context.card for lasting in state.lasting):
        return
    state.waiting_discard.remove(context.card)
    if context.card in ITEMS:
        discard_item(t, context.run, context.owner, context.card)
    else:
        drop_card(t, context.run, context.card)

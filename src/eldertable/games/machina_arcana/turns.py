"""An explorer's turn: everything it may do and what it costs (MA-EPHASE, MA-MOVE, MA-DOOR, MA-ACTCELL, MA-LEAVE)."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask
from . import options as o
from . import selecting, values
from .abilities import aims_of, options_for, use
from .asking import Asking
from .cells import activate, change_door, explorable, explore, seal
from .context import Context, Run
from .events import Happened
from .health import change_stamina
from .inspiration import available, pay_inspiration
from .items import exchange, use_inventory
from .motion import moves, plain_step, put
from .running import announce, resolve_queue, sets_off
from .state import DOOR_CLOSED, DOOR_DESTROYED, DOOR_OPEN, UNTIL_TURN, ArcanaState, Explorer
from .steps import Arcana, steps
from .still import still
from .story import exit_cells, leave_board, settle
from .things import board_of, explorer_of, explorers_on_board, is_explorer, seat_of, the_explorer

# stamina and inspiration of each action
PRICES: dict[str, tuple[int, int]] = {
    "open_door": (2, 0), "close_door": (2, 0), "destroy_door": (4, 0), "explore": (2, 0), "leave_board": (2, 0),
    "use_inventory": (3, 0), "exchange": (2, 0), "seal_lair": (3, 4), "trap_lever": (2, 0), "recharge_station": (1, 0),
    "workbench": (3, 0), "chest": (3, 0), "event_cell": (1, 0), "chapter_cell_unlit": (3, 3), "chapter_cell_lit": (1, 0),
}  # fmt: skip
ACTION_OF_CELL: Final = {
    "trap_lever": "trap_lever", "recharge_station": "recharge_station", "workbench": "workbench", "chest": "chest",
    "event_cell": "event_cell", "unlit_chapter_cell": "chapter_cell_unlit", "lit_chapter_cell": "chapter_cell_lit",
}  # fmt: skip


def price_of(state: ArcanaState, ref: str, action: str) -> tuple[int, int]:
    """Stamina and inspiration after what changes them, never below 0."""
    stamina, inspiration = PRICES[action]
    changes = values.applying(state, "action_cost", ref)
    if not changes:
        return stamina, inspiration
    for value, _ in changes:
        if action in value["of"]:
            stamina += value.get("stamina", 0)
            inspiration += value.get("inspiration", 0)
    return max(0, stamina), max(0, inspiration)


def affordable(state: ArcanaState, ref: str, action: str, cell: int = -1) -> bool:
    stamina, inspiration = price_of(state, ref, action)
    return stamina <= the_explorer(state, ref).stamina and inspiration <= (available(state, ref, cell) if inspiration else 0)


def kinds_for(state: ArcanaState, ref: str, cell: int) -> list[str]:
    """The kinds a cell may be treated as: its own, and what an ability allows (MA-CELLFX-07)."""
    kind = selecting.kind_of_cell(state, cell)
    treated = [value["as"] for value, _ in values.applying(state, "treat_as", ref) if value["cell"] == kind]
    return [kind, *treated]


def actions(state: ArcanaState, ref: str) -> list[Any]:
    """Everything the acting explorer may do now besides passing (MA-EPHASE-07 to -10)."""
    explorer = the_explorer(state, ref)
    found: list[Any] = [o.Move(cell) for cell in sorted(moves(state, ref, explorer.stamina))]
    found += _door_actions(state, ref)
    found += _cell_actions(state, ref)
    if affordable(state, ref, "explore"):
        found += [o.Explore(side) for side in explorable(state, ref)]
    if explorer.cell in exit_cells(state) and affordable(state, ref, "leave_board"):
        found.append(o.LeaveBoard())
    found += _item_actions(state, ref)
    return found + options_for(state, ref, own_turn=True)


def _cell_actions(state: ArcanaState, ref: str) -> list[Any]:
    """Action cells to activate, lairs to seal."""
    here, board = the_explorer(state, ref).cell, board_of(state)
    if values.applying(state, "treat_as", ref):
        kinds = [(cell, kind) for cell in board.neighbours[here] for kind in kinds_for(state, ref, cell)]
    else:
        kinds = board.worked_beside(here)
    found: list[Any] = []
    for cell, kind in kinds:
        if kind == "lair_cell" and affordable(state, ref, "seal_lair", cell):
            found.append(o.SealLair(cell))
        if kind in ACTION_OF_CELL and affordable(state, ref, ACTION_OF_CELL[kind], cell):
            found.append(o.Activate(cell, kind))
    return found


def _door_actions(state: ArcanaState, ref: str) -> list[Any]:
    """Open, close, or destroy a closed one (MA-DOOR-05 to -09)."""
    found: list[Any] = []
    for door, kind in board_of(state).doors_beside(the_explorer(state, ref).cell):
        if kind == "open_door" and affordable(state, ref, "close_door"):
            found.append(o.CloseDoor(door))
        if kind == "closed_door" and affordable(state, ref, "open_door"):
            found.append(o.OpenDoor(door))
        if kind == "closed_door" and affordable(state, ref, "destroy_door"):
            found.append(o.DestroyDoor(door))
    return found


def _item_actions(state: ArcanaState, ref: str) -> list[Any]:
    """Use inventory, for oneself or a neighbour, and exchange (MA-ITEMFX-07, -10)."""
    here, board = the_explorer(state, ref).cell, board_of(state)
    near = [e.card for e in explorers_on_board(state) if e.card != ref and board.adjacent(here, e.cell)]
    found: list[Any] = []
    if affordable(state, ref, "use_inventory"):
        found += [o.UseInventory(one) for one in [ref, *near] if selecting.owned_items(state, one)]
    if affordable(state, ref, "exchange"):
        found += [o.Exchange(one) for one in near if selecting.owned_items(state, one) or selecting.owned_items(state, ref)]
    return found


# --- the turn ----------------------------------------------------------------------------------------------------


@steps.asks_first
def next_turn(t: Arcana) -> Procedure:
    """The players choose who is next (MA-EPHASE-03 to -05)."""
    state = t.state
    waiting = [e for e in explorers_on_board(state) if not e.turn_taken]
    if not waiting:
        t.then(Step("end_explorers_phase"))
        return
    options = tuple(o.TakeTurn(explorer.card) for explorer in waiting)
    chosen: o.TakeTurn = yield from ask(seat_of(state, waiting[0].card), "next_turn", options)
    explorer = the_explorer(state, chosen.explorer)
    explorer.turn_taken, explorer.passing = True, ""
    state.acting = chosen.explorer
    t.tell(Happened(what="turn", who=chosen.explorer))
    t.then(Step("moment", {"word": "turn_begins", "of": chosen.explorer}), Step("act", {"ref": chosen.explorer}))


@steps.asks_first
def act(t: Arcana, ref: str) -> Procedure:
    """One action of the turn, or the end of it (MA-EPHASE-11, -12, MA-Q-27, -28)."""
    state = t.state
    explorer = explorer_of(state, ref)
    if explorer is None or explorer.cell < 0 or not explorer.alive or state.acting != ref:
        t.then(Step("end_turn", {"ref": ref}))
        return
    with still(state):
        found = actions(state, ref)
    chosen = yield from ask(explorer.seat, "act", (*found, o.PASS), who=ref)
    if isinstance(chosen, o.Pass):
        explorer.stamina = 0
        wait_for_change(state, explorer)  # what could have been used just now need not be asked for at once
        t.then(Step("end_turn", {"ref": ref}))
        return
    t.then(
        Step("walk" if isinstance(chosen, o.Move) else "perform", {"ref": ref, "action": msgspec.to_builtins(chosen)}),
        Step("interlude", {"waiting": out_of_turn(state, ref)}),
        Step("act", {"ref": ref}),
    )


@steps.procedure
def end_turn(t: Arcana, ref: str) -> Procedure:
    root = Run()
    announce(t, root, "turn_ends", of=ref, it=ref)
    yield from resolve_queue(t, root)
    t.state.acting = ""
    yield from settle(t)
    if not begins_anew(t.state):
        t.then(Step("interlude", {"waiting": out_of_turn(t.state, "")}), Step("next_turn"))


def begins_anew(state: ArcanaState) -> bool:
    """Has an effect begun a new round? Then nothing of this one goes on (MA-CHAPTER-17, MA-Q-29)."""
    return bool(state.agenda) and state.agenda[-1].name == "explorers_phase"


@steps.auto
def moment(t: Arcana, word: str, of: str) -> None:
    """A moment of the round. Mostly nothing waits for it; what does may ask, in a step of its own."""
    if sets_off(t.state, word) or t.state.finale:
        t.then(Step("resolve_moment", {"word": word, "of": of}))


@steps.procedure
def resolve_moment(t: Arcana, word: str, of: str) -> Procedure:
    """Announce a moment and resolve what reacts."""
    root = Run()
    announce(t, root, word, of=of, it=of)
    yield from resolve_queue(t, root)
    yield from settle(t)


@steps.auto
def walk(t: Arcana, ref: str, action: dict[str, Any]) -> None:
    """A move is mostly a plain step; what is more is performed as any action."""
    if not plain_step(t, ref, action["cell"]):
        t.then(Step("perform" if is_explorer(ref) else "perform_monster", {"ref": ref, "action": action}))


@steps.procedure
def perform(t: Arcana, ref: str, action: dict[str, Any]) -> Procedure:
    """Carry out an action of an explorer's turn."""
    root = Run()
    context = Context(ref, ref, ref, root)
    yield from PERFORM[action["type"]](t, context, action)
    yield from resolve_queue(t, root)
    yield from settle(t)


def _pay(t: Arcana, context: Context, action: str, cell: int = -1) -> Asking:
    stamina, inspiration = price_of(t.state, context.user, action)
    if not (yield from pay_inspiration(t, context.run, context.user, inspiration, cell, purpose="action", action=action)):
        return False
    change_stamina(t, context.user, -stamina)
    return True


def _do_move(t: Arcana, context: Context, action: dict[str, Any]) -> Asking:
    ref, cell = context.user, action["cell"]
    the_explorer(t.state, ref).stamina -= moves(t.state, ref, the_explorer(t.state, ref).stamina)[cell]
    yield from put(t, context, ref, cell, "moved")


def _do_door(word: str, to: int) -> Any:
    def do(t: Arcana, context: Context, action: dict[str, Any]) -> Asking:
        if (yield from _pay(t, context, word)):
            change_door(t, context, action["door"], to)

    return do


def _do_activate(t: Arcana, context: Context, action: dict[str, Any]) -> Asking:
    kind, cell = action["as_kind"], action["cell"]
    if (yield from _pay(t, context, ACTION_OF_CELL[kind], cell)):
        yield from activate(t, context, cell, kind)


def _do_seal(t: Arcana, context: Context, action: dict[str, Any]) -> Asking:
    if (yield from _pay(t, context, "seal_lair", action["cell"])):
        yield from seal(t, context, action["cell"])


def _do_explore(t: Arcana, context: Context, action: dict[str, Any]) -> Asking:
    if (yield from _pay(t, context, "explore")):
        yield from explore(t, context, context.user, action["side"])


def _do_leave(t: Arcana, context: Context, action: dict[str, Any]) -> Asking:
    if (yield from _pay(t, context, "leave_board")):
        t.state.acting = ""
        yield from leave_board(t, context.run, context.user)


def _do_inventory(t: Arcana, context: Context, action: dict[str, Any]) -> Asking:
    if (yield from _pay(t, context, "use_inventory")):
        yield from use_inventory(t, context, action["explorer"])


def _do_exchange(t: Arcana, context: Context, action: dict[str, Any]) -> Asking:
    if (yield from _pay(t, context, "exchange")):
        yield from exchange(t, context, context.user, action["explorer"])


def _do_ability(t: Arcana, context: Context, action: dict[str, Any]) -> Asking:
    yield from use(t, context.user, action["card"], action["ability"])


PERFORM: Final = {
    "Move": _do_move,
    "OpenDoor": _do_door("open_door", DOOR_OPEN),
    "CloseDoor": _do_door("close_door", DOOR_CLOSED),
    "DestroyDoor": _do_door("destroy_door", DOOR_DESTROYED),
    "Activate": _do_activate,
    "SealLair": _do_seal,
    "Explore": _do_explore,
    "LeaveBoard": _do_leave,
    "UseInventory": _do_inventory,
    "Exchange": _do_exchange,
    "UseAbility": _do_ability,
}


# --- out of turn -------------------------------------------------------------------------------------------------


def out_of_turn(state: ArcanaState, acting: str) -> list[str]:
    """Explorers who might use something between the actions of others (MA-ABILITY-12)."""
    return [e.card for e in explorers_on_board(state) if e.card != acting and e.passing != UNTIL_TURN]


def _what_matters(state: ArcanaState, ref: str, usable: Sequence[o.UseAbility]) -> str:
    """A mark of what somebody who waits for a change would want to hear of: what can be used and on whom, who was hurt or
    healed, who has come."""
    aims = [aims_of(state, ref, used) for used in usable]
    health = [e.health for e in state.explorers] + [(m.card, m.wounds) for m in state.monsters]
    return f"{zlib.crc32(repr((usable, aims, health)).encode()):08x}"


def wait_for_change(state: ArcanaState, explorer: Explorer) -> None:
    usable = options_for(state, explorer.card, own_turn=False)
    explorer.passing = _what_matters(state, explorer.card, usable) if usable else ""


@steps.asks_first
def interlude(t: Arcana, waiting: list[str]) -> Procedure:
    """A window for abilities that cost no stamina. One that nobody can use is not shown; a player may pass this one, all
    until something changes, or all until their turn."""
    state = t.state
    for i, ref in enumerate(waiting):
        explorer = explorer_of(state, ref)
        if explorer is None or not explorer.alive or explorer.cell < 0 or explorer.passing == UNTIL_TURN:
            continue
        usable = options_for(state, ref, own_turn=False)
        if not usable or (explorer.passing and explorer.passing == _what_matters(state, ref, usable)):
            continue
        choices = (*usable, o.DECLINE, o.WAIT_FOR_CHANGE, o.PASS)
        chosen = yield from ask(explorer.seat, "out_of_turn", choices, who=ref)
        if isinstance(chosen, o.UseAbility):
            t.then(
                Step("perform", {"ref": ref, "action": msgspec.to_builtins(chosen)}), Step("interlude", {"waiting": waiting})
            )
            return
        explorer.passing = UNTIL_TURN if isinstance(chosen, o.Pass) else ""
        if isinstance(chosen, o.WaitForChange):
            wait_for_change(state, explorer)
        if waiting[i + 1 :]:
            t.then(Step("interlude", {"waiting": waiting[i + 1 :]}))
        return

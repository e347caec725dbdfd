"""The round: explorers, lair, horror, monsters (MA-ROUND, MA-EPHASE, MA-LAIR, MA-HORROR, MA-MPHASE, MA-UNPRED)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask
from . import options as o
from . import values
from .abilities import options_for, use
from .asking import Asking, choose_thing
from .cards import CHAPTERS
from .cells import activate, change_door
from .context import Context, Run
from .danger import crowded, increase_danger, monster_appears
from .dice import fate
from .events import Happened, RoundBegan
from .lasting import return_markers
from .monsters import DESTROY_DOOR, act_once, start_afresh
from .motion import moves, put
from .running import announce, effect, resolve_queue
from .state import DOOR_CLOSED, DOOR_DESTROYED, DOOR_OPEN, HORROR, ArcanaState
from .steps import Arcana, steps
from .still import still
from .story import all_off_board, begin_chapter, everyone_has_left, launch_horror_event, lower_lair, settle
from .things import (
    board_of,
    explorers_on_board,
    living,
    monster_of,
    seat_of,
    the_monster,
)
from .turns import begins_anew, out_of_turn
from .vocabulary import Effect
from .ways import is_predictable

STEER_DOOR: Final = 3  # an unpredictable monster opens or closes (MA-DOOR-11)
STEER_LEVER: Final = 3  # MA-TRAP-02


@steps.procedure
def explorers_phase(t: Arcana) -> Procedure:
    """Markers come back, stamina is full again (MA-EPHASE-01, -02)."""
    state, root = t.state, Run()
    state.round += 1
    state.phase = "explorers"
    t.tell(RoundBegan(round=state.round))
    for explorer in living(state):
        return_markers(t, root, explorer.card)
        explorer.turn_taken = False
        explorer.passing = ""
    for explorer in living(state):
        explorer.stamina = values.stat(state, explorer.card, "stamina")
    announce(t, root, "phase_begins", phase="explorers")
    yield from resolve_queue(t, root)
    yield from settle(t)
    t.then(*([Step("go_on_without_the_dead")] if all_off_board(state) else []), Step("next_turn"))


@steps.procedure
def go_on_without_the_dead(t: Arcana) -> Procedure:
    """The last explorer on the board died after the others had left: the chapter is over for them (MA-CHAPTER-10)."""
    root = Run()
    yield from everyone_has_left(t, root)
    yield from resolve_queue(t, root)
    yield from settle(t)


@steps.procedure
def end_explorers_phase(t: Arcana) -> Procedure:
    root = Run()
    announce(t, root, "phase_ends", phase="explorers")
    yield from resolve_queue(t, root)
    yield from settle(t)
    if not begins_anew(t.state):
        t.then(Step("lair_phase"))


# --- lair --------------------------------------------------------------------------------------------------------


@steps.procedure
def lair_phase(t: Arcana) -> Procedure:
    """MA-LAIR: the timeout, a roll for each explorer at an unsealed lair, the value drops."""
    state, root = t.state, Run()
    t.then(Step("horror_phase"))
    if not state.lair:
        return
    state.phase = "lair"
    announce(t, root, "phase_begins", phase="lair")
    yield from resolve_queue(t, root)
    if state.lair == 1:
        yield from _timeout(t, root)
        if begins_anew(state):
            return
    waiting = [e.card for e in explorers_on_board(state) if board_of(state).of_kind("lair_cell", e.cell // 100)]
    while waiting and state.outcome is None:
        ref = yield from choose_thing(state, waiting[0], waiting, "choose_roller")
        waiting.remove(ref)
        yield from _roll_lair(t, root, ref)
        waiting = [e.card for e in explorers_on_board(state) if e.card in waiting]  # a roll may kill others, too
    if state.outcome is not None:
        return
    if state.options["very_easy"] != "yes" and state.lair:
        state.lair = max(1, state.lair - 1)  # MA-LAIR-13, MA-Q-23
        t.tell(Happened(what="lair_value", n=state.lair))
    announce(t, root, "phase_ends", phase="lair")
    yield from resolve_queue(t, root)
    yield from settle(t)


def _timeout(t: Arcana, root: Run) -> Asking:
    """Danger, then the next chapter, or a closed one starts its count again (MA-LAIR-02 to -06, MA-Q-15, -31)."""
    state = t.state
    chapter = CHAPTERS[state.chapter]
    t.tell(Happened(what="timeout"))
    yield from increase_danger(t, root, chapter.horror_value)
    if state.outcome is not None:
        return  # at the highest level danger may kill the last explorer
    if chapter.closed or chapter.role == "finale":
        state.lair = chapter.lair_value
        lower_lair(state)
    else:
        yield from begin_chapter(t, root)
    yield from resolve_queue(t, root)


def _roll_lair(t: Arcana, root: Run, ref: str) -> Asking:
    """MA-LAIR-07, -10 to -12, MA-Q-47."""
    state = t.state
    explorer = next((e for e in explorers_on_board(state) if e.card == ref), None)
    if explorer is None or not board_of(state).of_kind("lair_cell", explorer.cell // 100):
        return
    if fate(t, ref, "lair") >= state.lair:
        if crowded(state, explorer.cell // 100):
            yield from increase_danger(t, root)
        else:
            yield from monster_appears(t, Context("", "", "", root), ref)  # no card says so, the phase does
        yield from resolve_queue(t, root)


# --- horror ------------------------------------------------------------------------------------------------------


@steps.procedure
def horror_phase(t: Arcana) -> Procedure:
    """MA-HORROR."""
    state, root = t.state, Run()
    t.then(Step("monsters_phase"))
    state.phase = "horror"
    return_markers(t, root, HORROR)
    announce(t, root, "phase_begins", phase="horror")
    yield from resolve_queue(t, root)
    yield from settle(t)
    on_board = explorers_on_board(state)
    if state.outcome is None and state.horror and on_board:
        # Any explorer may roll (MA-HORROR-02). Who it is changes nothing, so nobody is asked.
        rolled = fate(t, on_board[0].card, "horror")
        if rolled >= state.horror:
            state.horror = CHAPTERS[state.chapter].horror_value
            yield from launch_horror_event(t, root)
            yield from resolve_queue(t, root)
        elif state.options["very_easy"] != "yes":
            state.horror = max(1, state.horror - 1)
        t.tell(Happened(what="horror_value", n=state.horror))
    yield from settle(t)


# --- monsters ----------------------------------------------------------------------------------------------------


@steps.auto
def monsters_phase(t: Arcana) -> None:
    """In queue order, each one turn; newcomers act too (MA-MPHASE, MA-Q-48). Explorers may do something before them."""
    t.state.phase = "monsters"
    t.state.memory = {"acted": []}
    t.then(Step("interlude", {"waiting": out_of_turn(t.state, "")}), Step("next_monster"))


@steps.auto
def next_monster(t: Arcana) -> None:
    state = t.state
    acted = monster_of(state, state.acting)
    if acted is not None:
        acted.controlled_by = ""  # for one turn; who is controlled after its own waits for the next (MA-CONTROL-01)
    state.acting = ""
    waiting = [monster.card for monster in state.monsters if monster.card not in state.memory["acted"]]
    if not waiting:
        state.memory = {}
        t.then(Step("explorers_phase"))
        return
    ref = waiting[0]
    start_afresh(the_monster(state, ref))
    state.memory["acted"].append(ref)
    state.acting = ref
    state.stamina_left = values.stat(state, ref, "stamina")
    t.tell(Happened(what="turn", who=ref))
    begins = Step("moment", {"word": "turn_begins", "of": ref})
    t.then(begins, Step("monster_acts" if is_predictable(state, ref) else "steer", {"ref": ref}))


@steps.procedure
def monster_acts(t: Arcana, ref: str) -> Procedure:
    """A predictable monster does one thing and looks again (MA-AI-02 to -04)."""
    goes_on = monster_of(t.state, ref) is not None and (yield from act_once(t, ref))
    yield from settle(t)
    if begins_anew(t.state):
        return
    if goes_on and monster_of(t.state, ref) is not None and is_predictable(t.state, ref):
        t.then(Step("interlude", {"waiting": out_of_turn(t.state, ref)}), Step("monster_acts", {"ref": ref}))
    elif goes_on and monster_of(t.state, ref) is not None:
        t.then(Step("steer", {"ref": ref}))
    else:
        t.then(Step("moment", {"word": "turn_ends", "of": ref}), Step("next_monster"))


@steps.asks_first
def steer(t: Arcana, ref: str) -> Procedure:
    """An unpredictable monster does what its player likes, as long as it has stamina (MA-UNPRED-03, -04, MA-CONTROL)."""
    state = t.state
    if monster_of(state, ref) is None or not explorers_on_board(state):
        t.then(Step("next_monster"))
        return
    with still(state):
        found = monster_actions(state, ref)
    chosen = yield from ask(seat_of(state, ref), "steer", (*found, o.PASS), who=ref)
    if isinstance(chosen, o.Pass):
        t.then(Step("moment", {"word": "turn_ends", "of": ref}), Step("next_monster"))
        return
    t.then(
        Step(
            "walk" if isinstance(chosen, o.Move) else "perform_monster", {"ref": ref, "action": msgspec.to_builtins(chosen)}
        ),
        Step("interlude", {"waiting": out_of_turn(state, ref)}),
        Step("steer", {"ref": ref}),
    )


def monster_actions(state: ArcanaState, ref: str) -> list[Any]:
    """MA-UNPRED-03, MA-DOOR-11, -12, MA-TRAP-02."""
    monster = monster_of(state, ref)
    assert monster is not None
    left = state.stamina_left
    found: list[Any] = [o.Move(cell) for cell in sorted(moves(state, ref, left, falls=True))]
    for door, kind in board_of(state).doors_beside(monster.cell):
        if kind == "open_door" and left >= STEER_DOOR:
            found.append(o.CloseDoor(door))
        if kind == "closed_door" and left >= STEER_DOOR:
            found.append(o.OpenDoor(door))
        if kind != "destroyed_door" and left >= DESTROY_DOOR:
            found.append(o.DestroyDoor(door))
    if left >= STEER_LEVER:
        board = board_of(state)
        found += [o.Activate(c, "trap_lever") for c in board.neighbours[monster.cell] if board.kinds[c] == "trap_lever"]
    return found + options_for(state, ref, own_turn=True)


@steps.procedure
def perform_monster(t: Arcana, ref: str, action: dict[str, Any]) -> Procedure:
    state, root = t.state, Run()
    context = Context(ref, ref, ref, root)
    match action["type"]:
        case "Move":
            state.stamina_left -= moves(state, ref, state.stamina_left, falls=True)[action["cell"]]
            yield from put(t, context, ref, action["cell"], "moved")
        case "OpenDoor" | "CloseDoor":
            state.stamina_left -= STEER_DOOR
            change_door(t, context, action["door"], DOOR_OPEN if action["type"] == "OpenDoor" else DOOR_CLOSED)
        case "DestroyDoor":
            state.stamina_left -= DESTROY_DOOR
            change_door(t, context, action["door"], DOOR_DESTROYED)
        case "Activate":
            state.stamina_left -= STEER_LEVER
            yield from activate(t, context, action["cell"], "trap_lever")
        case "UseAbility":
            yield from use(t, ref, action["card"], action["ability"])
    yield from resolve_queue(t, root)
    yield from settle(t)


@effect("new_round")
def _new_round(t: Arcana, context: Context, one: Effect) -> Asking:
    """The explorers phase begins anew; nothing of the old round is finished (MA-CHAPTER-17, MA-Q-29)."""
    state = t.state
    return_markers(t, context.run, HORROR)
    state.agenda.clear()
    state.acting = ""
    t.then(Step("explorers_phase"))
    return
    yield

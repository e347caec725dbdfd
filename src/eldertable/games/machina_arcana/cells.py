"""Doors, action cells, lairs, chapter cells and exploring (MA-DOOR, MA-ACTCELL, MA-LAIRCELL, MA-CHAPCELL, MA-EXPLORE)."""

from __future__ import annotations

from . import selecting
from .asking import Asking, agrees, choose_cell
from .board import OPPOSITE, STEPS
from .cards import CHAPTERS
from .combat import traps_trigger
from .context import Context, Run
from .danger import reduce_danger
from .dice import fate
from .events import Happened
from .health import banish, destroy
from .inspiration import gain_inspiration
from .items import gain_item, recharge, use_workbench
from .running import announce, chosen, effect
from .state import DESTROYED, DOOR_CLOSED, DOOR_DESTROYED, DOOR_OPEN, LIT, NO_TOKEN, STACK, ArcanaState, Fragment
from .steps import Arcana
from .story import begin_chapter, exit_cells, launch_explorer_event, other_side, relaunch
from .things import (
    board_of,
    cell_of,
    door_kind,
    explorers_on_board,
    is_explorer,
    occupants,
    set_door,
    set_token,
)
from .tiles import SIDES, face
from .vocabulary import Effect

# --- doors -------------------------------------------------------------------------------------------------------


def change_door(t: Arcana, context: Context, door: str, to: int) -> None:
    """Open, close or destroy; a destroyed door is left alone (MA-DOOR-05 to -09)."""
    state = t.state
    now = door_kind(state, door)
    if now == "destroyed_door" or (to == DOOR_OPEN and now == "open_door") or (to == DOOR_CLOSED and now == "closed_door"):
        return
    set_door(state, door, to)
    word = {DOOR_OPEN: "door_opened", DOOR_CLOSED: "door_closed", DOOR_DESTROYED: "door_destroyed"}[to]
    t.tell(Happened(what=word, who=context.user, about=door))
    announce(t, context.run, word, by=context.user, it=door, place=cell_of(state, door) // 100)


@effect("open_door")
def _open(t: Arcana, context: Context, one: Effect) -> Asking:
    for door in (yield from chosen(t, context, one.args.get("at"), "choose_door", deed=one.word)):
        change_door(t, context, door, DOOR_OPEN)


@effect("close_door")
def _close(t: Arcana, context: Context, one: Effect) -> Asking:
    for door in (yield from chosen(t, context, one.args.get("at"), "choose_door", deed=one.word)):
        change_door(t, context, door, DOOR_CLOSED)


@effect("destroy_door")
def _destroy_door(t: Arcana, context: Context, one: Effect) -> Asking:
    for door in (yield from chosen(t, context, one.args.get("at"), "choose_door", deed=one.word)):
        change_door(t, context, door, DOOR_DESTROYED)


@effect("remove_destroyed_door")
def _mend(t: Arcana, context: Context, one: Effect) -> Asking:
    for door in (yield from chosen(t, context, one.args.get("at"), "choose_door", deed=one.word)):
        set_door(t.state, door, DOOR_OPEN)
        t.tell(Happened(what="door_mended", who=context.user, about=door))


# --- destroying and restoring cells ------------------------------------------------------------------------------


def destroy_cell(t: Arcana, context: Context, cell: int) -> Asking:
    """A token on it; a creature on a lair cell is destroyed with it (MA-CELLFX-01 to -04)."""
    state = t.state
    kind = selecting.kind_of_cell(state, cell)
    if kind == "lair_cell":
        gone = ""
        while (standing := occupants(state).get(cell, gone)) != gone:  # what an end sets off may put another one there
            gone = standing
            yield from destroy(t, context, standing)
    set_token(state, cell, STACK if kind == "lair_cell" else DESTROYED)
    t.tell(Happened(what="cell_destroyed", who=context.user, about=f"cell@{cell}", card=kind))
    announce(t, context.run, "cell_destroyed", by=context.user, it=f"cell@{cell}", cell_kind=kind, place=cell // 100)


@effect("destroy_cell")
def _destroy_cell(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_cell", deed=one.word)):
        yield from destroy_cell(t, context, cell_of(t.state, ref))


@effect("restore_cell")
def _restore_cell(t: Arcana, context: Context, one: Effect) -> Asking:
    """All tokens leave it; a chapter cell is unlit then (MA-CELLFX-05, MA-Q-61)."""
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_cell", deed=one.word)):
        cell = cell_of(t.state, ref)
        set_token(t.state, cell, NO_TOKEN)
        kind = selecting.kind_of_cell(t.state, cell)
        t.tell(Happened(what="cell_restored", who=context.user, about=f"cell@{cell}", card=kind))
        announce(t, context.run, "cell_restored", by=context.user, it=f"cell@{cell}", cell_kind=kind, place=cell // 100)


def seal(t: Arcana, context: Context, cell: int) -> Asking:
    """The four steps of sealing (MA-LAIRCELL-02 to -05)."""
    reduce_danger(t, 1)
    yield from destroy_cell(t, context, cell)
    yield from light_chapter_cell(t, context)
    t.tell(Happened(what="sealed", who=context.user, about=f"cell@{cell}"))
    announce(t, context.run, "lair_sealed", by=context.user, it=f"cell@{cell}", place=cell // 100)


@effect("seal_lair")
def _seal(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_cell", deed=one.word)):
        yield from seal(t, context, cell_of(t.state, ref))


def light_chapter_cell(t: Arcana, context: Context, cell: int = -1) -> Asking:
    """The nearest unlit one of the acting explorer's fragment (MA-CHAPCELL-09, -10, MA-Q-60)."""
    state = t.state
    who = context.user if is_explorer(context.user) else state.acting
    if cell < 0:
        here = cell_of(state, who) if who else -1
        if here < 0:
            return
        unlit = board_of(state).nearest(here, board_of(state).of_kind("unlit_chapter_cell"))
        cell = yield from choose_cell(state, who, unlit, "choose_cell", deed="light_chapter_cell", cause=context.cause)
    if cell >= 0 and board_of(state).kinds[cell] == "unlit_chapter_cell":
        set_token(state, cell, LIT)
        t.tell(Happened(what="lit", who=who, about=f"cell@{cell}"))
        announce(t, context.run, "chapter_cell_lit", by=who, it=f"cell@{cell}", place=cell // 100)


@effect("light_chapter_cell")
def _light(t: Arcana, context: Context, one: Effect) -> Asking:
    if "at" not in one.args:
        yield from light_chapter_cell(t, context)
        return
    for ref in (yield from chosen(t, context, one.args["at"], "choose_cell", deed=one.word)):
        yield from light_chapter_cell(t, context, cell_of(t.state, ref))


@effect("darken_chapter_cell")
def _darken(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_cell", deed=one.word)):
        cell = cell_of(t.state, ref)
        if board_of(t.state).kinds[cell] == "lit_chapter_cell":
            set_token(t.state, cell, NO_TOKEN)
            t.tell(Happened(what="darkened", who=context.user, about=f"cell@{cell}"))


# --- action cells ------------------------------------------------------------------------------------------------


def activate(t: Arcana, context: Context, cell: int, kind: str) -> Asking:
    """An action cell does its work and is destroyed afterwards (MA-ACTCELL-02), unless its fragment is gone by then."""
    state, ref = t.state, context.user
    home = state.fragments[cell // 100]
    t.tell(Happened(what="activated", who=ref, about=f"cell@{cell}", card=kind))
    announce(t, context.run, "cell_activated", by=ref, it=f"cell@{cell}", cell_kind=kind, place=cell // 100)
    match kind:
        case "trap_lever":
            yield from traps_trigger(t, context, lever=cell)
        case "recharge_station":
            yield from recharge(t, context, ref)
        case "workbench":
            yield from use_workbench(t, context, ref)
        case "chest":
            gain_inspiration(t, context.run, ref, 1)
            yield from gain_item(t, context, ref)
        case "event_cell":
            yield from _event_cell(t, context, ref)
        case "unlit_chapter_cell" | "lit_chapter_cell":
            set_token(state, cell, DESTROYED)  # before the chapter changes (MA-CHAPCELL-03, -05)
            yield from _chapter_cell(t, context.run)
            return
    if any(fragment is home for fragment in state.fragments):
        set_token(state, cell, DESTROYED)


def _event_cell(t: Arcana, context: Context, ref: str) -> Asking:
    """Inspiration and an event, or a roll against the horror value (MA-EVENTCELL-01 to -04, MA-Q-14, -22)."""
    state = t.state
    if not state.horror or (yield from agrees(state, ref, "event_cell_event")):
        gain_inspiration(t, context.run, ref, 1)
        yield from launch_explorer_event(t, context, ref)
    elif fate(t, ref, "event_cell") >= state.horror:
        reduce_danger(t, 1)
    else:
        yield from relaunch(t, context.run, "horror", ref)


def _chapter_cell(t: Arcana, root: Run) -> Asking:
    """On to the next chapter, unless it is closed or an exit lies on the board (MA-CHAPCELL-06 to -08)."""
    state = t.state
    if not CHAPTERS[state.chapter].closed and not exit_cells(state):
        yield from begin_chapter(t, root)


@effect("activate")
def _activate(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_cell", deed=one.word)):
        cell = cell_of(t.state, ref)
        yield from activate(t, context, cell, board_of(t.state).kinds[cell])


# --- exploring ---------------------------------------------------------------------------------------------------


def explorable(state: ArcanaState, ref: str) -> list[str]:
    """Sides through which the explorer may explore now (MA-EXPLORE-01, -02, -07, MA-Q-51, -52)."""
    if not state.fragment_stack:
        return []
    cell = cell_of(state, ref)
    fragment = state.fragments[cell // 100]
    assert fragment is not None
    if cell % 100 in fragment.entry or cell % 100 in fragment.exit:
        return []
    return [side for side in board_of(state).unexplored(cell) if discarded_for(state, cell // 100, side) is not None]


def discarded_for(state: ArcanaState, place: int, side: str) -> list[int] | None:
    """The fragments that must go so that the board fits two by two; None if they may not (MA-EXPLORE-05 to -07)."""
    home = state.fragments[place]
    assert home is not None
    down, right = STEPS[side]
    x, y = home.x + right, home.y + down
    gone = [n for n, f in enumerate(state.fragments) if f and (abs(f.x - x) > 1 or abs(f.y - y) > 1)]
    standing = {explorer.cell // 100 for explorer in explorers_on_board(state)}
    if any(n in standing or state.fragments[n].exit for n in gone):  # type: ignore[union-attr]
        return None
    return gone


def explore(t: Arcana, context: Context, ref: str, side: str) -> Asking:
    """The top fragment is joined by its attachment side (MA-EXPLORE-03, -04, -06, -08 to -10)."""
    state = t.state
    place = cell_of(state, ref) // 100
    gone = discarded_for(state, place, side)
    assert gone is not None
    home = state.fragments[place]
    assert home is not None
    down, right = STEPS[side]
    for number in gone:
        _discard_fragment(t, number)
    id = state.fragment_stack.pop()
    turn = (SIDES.index(OPPOSITE[side]) - SIDES.index(face(id).attach)) % 4
    new = Fragment(id, turn, home.x + right, home.y + down)
    if None in state.fragments:
        state.fragments[state.fragments.index(None)] = new
    else:
        state.fragments.append(new)
    t.reveal()
    t.tell(Happened(what="explored", who=ref, data={"side": side, "face": id}))
    announce(t, context.run, "fragment_explored", by=ref, it=ref)
    return
    yield


def _discard_fragment(t: Arcana, number: int) -> None:
    """Monsters on it are banished; it is turned over and goes under the stack."""
    state = t.state
    fragment = state.fragments[number]
    assert fragment is not None
    for monster in list(state.monsters):
        if monster.cell // 100 == number:
            banish(t, monster.card)
    for lasting in state.lasting:
        lasting.cells = [(cell, kind) for cell, kind in lasting.cells if cell // 100 != number]
    state.fragment_stack.insert(0, other_side(fragment.face))
    state.fragments[number] = None


@effect("explore")
def _explore(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "pick_explorer", deed=one.word)):
        sides = explorable(t.state, ref)
        if sides:
            yield from explore(t, context, ref, sides[0])

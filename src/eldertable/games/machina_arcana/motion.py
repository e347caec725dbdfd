"""Moving, being moved, teleporting and swapping (MA-MOVE, MA-PUSH, MA-TELE, MA-SWAP, MA-CELL-05, MA-INCORP-05 to -08)."""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from heapq import heappop, heappush
from typing import Final

from . import selecting, values
from .asking import Asking, choose_cell, choose_thing
from .board import ENTERED, STEPS, STOOD_ON
from .combat import explode, traps_trigger
from .context import Context, Reaction
from .events import Happened
from .health import destroy
from .in_play import in_play
from .running import SELF, amount, announce, chosen, effect, reactions
from .state import DESTROYED, OFF_BOARD, ArcanaState, Explorer
from .steps import Arcana
from .still import still
from .things import (
    board_of,
    cell_of,
    explorer_of,
    is_barrel,
    monster_of,
    occupants,
    set_token,
)
from .vocabulary import Effect, Selector

STANDING: Final = STOOD_ON
LANDING: Final = ENTERED


def put(t: Arcana, context: Context, ref: str, cell: int, how: str) -> Asking:
    """The figure goes onto a cell. On a chasm it is destroyed, however it came there (MA-CELL-05)."""
    state = t.state
    figure = explorer_of(state, ref) or monster_of(state, ref)
    if figure is None:
        return
    left, figure.cell = figure.cell, cell
    t.tell(Happened(what=how, who=ref, data={"cell": cell}))
    if selecting.cell_is(state, cell, "chasm_cell"):
        yield from destroy(t, context, ref, cause="chasm")
        return
    _meets(t, context, ref, left)


def _meets(t: Arcana, context: Context, ref: str, left: int, besides: str = "") -> None:
    """Tell whom a figure that has left another cell is now adjacent to and was not before."""
    if "comes_adjacent" not in in_play(t.state).reacting:
        return
    neighbours = board_of(t.state).neighbours
    now, before = neighbours[cell_of(t.state, ref)], neighbours[left] if left != OFF_BOARD else ()
    for at, other in occupants(t.state).items():
        if at in now and at not in before and other != besides:
            announce(t, context.run, "comes_adjacent", of=other, it=ref)
            announce(t, context.run, "comes_adjacent", of=ref, it=other)


def can_stand(state: ArcanaState, ref: str, cell: int) -> bool:
    """A free cell where a creature may end a move of its own (MA-MOVE-01, -08, MA-INCORP-08). Nobody jumps into a chasm, and
    whoever moves over chasms does not stop above one."""
    return cell not in occupants(state) and selecting.kind_of_cell(state, cell) in STANDING


def can_pass(state: ArcanaState, ref: str, cell: int, through: AbstractSet[str]) -> bool:
    """May a creature move over this cell to reach one behind it (MA-MOVE-07)? A creature is an obstacle (MA-LOS-06)."""
    kind = selecting.kind_of_cell(state, cell)
    standing = occupants(state).get(cell)
    if standing is not None:
        return (
            "creatures" in through
            or "obstacles" in through
            or values.has_keyword(state, standing, "incorporeal")
            or values.has_keyword(state, ref, "incorporeal")
        )
    if kind == "chasm_cell":
        return "chasms" in through
    if kind == "rubble":
        return "rubble" in through
    return "obstacles" in through and board_of(state).is_obstacle(cell)


def beyond_walls(state: ArcanaState, cell: int, through: AbstractSet[str]) -> list[int]:
    """Cells one step away, also through walls and closed doors where an ability allows it."""
    board = board_of(state)
    found = list(board.neighbours[cell])
    if "walls" in through or "closed_doors" in through:
        for side in STEPS:
            other = board.beside(cell, side)
            if other is None or other in found:
                continue
            is_door = any(at == side for at, _ in board.doors_of(cell))
            if ("closed_doors" if is_door else "walls") in through and other // 100 == cell // 100:
                found.append(other)
    return found


def moves(
    state: ArcanaState, ref: str, most: int, extra: AbstractSet[str] = values.NONE, *, pays: bool = True, falls: bool = False
) -> dict[int, int]:
    """Cells a creature can go to in one move, with what it costs: 1 stamina for each cell passed (MA-Q-62), or the number of
    cells if it does not pay. `falls`: it may be led into a chasm."""
    with still(state):
        here, play = cell_of(state, ref), in_play(state)
        if here == OFF_BOARD or most < 1:
            return {}
        if play.may_have("stationary") and values.has_keyword(state, ref, "stationary"):
            return {}
        if "cannot" in play.given and values.cannot(state, ref, "move"):
            return {}
        through = values.words_for(state, "move_through", ref) | extra if "move_through" in play.given else extra
        into_chasms = falls and "chasms" not in through
        if not through:
            ghosts, near = values.incorporeal(state), board_of(state).neighbours[here]
            if not ghosts or (ref not in ghosts and not any(cell_of(state, ghost) in near for ghost in ghosts)):
                return _plain_moves(state, here, into_chasms=into_chasms)
        return _far_moves(state, ref, most, through, LANDING if into_chasms else STANDING, pays=pays)


def plain_step(t: Arcana, ref: str, cell: int) -> bool:
    """Take one plain step, onto a neighbouring cell and for 1 stamina, if it is one and nothing in play could answer it or
    change with it. Most moves are such steps, and need nothing that may ask. False: nothing was done."""
    state = t.state
    figure = explorer_of(state, ref) or monster_of(state, ref)
    play = in_play(state)
    if figure is None or state.finale or "comes_adjacent" in play.reacting or "free_step" in play.given:
        return False
    if play.changes_maxima and any(
        play.about(limit, one.card) for limit in values.MAXIMA.values() if limit in play.given for one in state.explorers
    ):
        return False  # the maximum of an explorer may depend on where everybody stands
    if cell not in board_of(state).open_beside(figure.cell):
        return False
    figure.cell = cell
    if isinstance(figure, Explorer):
        figure.stamina -= 1
    else:
        state.stamina_left -= 1
    t.tell(Happened(what="moved", who=ref, data={"cell": cell}))
    return True


def _far_moves(
    state: ArcanaState, ref: str, most: int, through: AbstractSet[str], ends: frozenset[str], *, pays: bool
) -> dict[int, int]:
    """The cheapest ways over cells that are only passed (MA-MOVE-07, -08), each to the first cell where it can end."""
    here = cell_of(state, ref)
    taken = occupants(state)
    found: dict[int, int] = {}
    free_steps = values.applying(state, "free_step", ref) if pays else ()
    cheapest = {here: 0}
    waiting = [(0, here)]
    while waiting:
        cost, cell = heappop(waiting)
        for other in beyond_walls(state, cell, through):
            price = cost if free_steps and _steps_free(state, ref, cell, other) else cost + 1
            if price > most or price >= cheapest.get(other, most + 1):
                continue
            cheapest[other] = price
            if other not in taken and selecting.kind_of_cell(state, other) in ends:
                found[other] = price
            elif can_pass(state, ref, other, through):
                heappush(waiting, (price, other))
    return found


def _steps_free(state: ArcanaState, ref: str, here: int, there: int) -> bool:
    """An ability may make some steps cost nothing."""
    return any(
        selecting.cell_is(state, here, value["from"]) and selecting.cell_is(state, there, value["to"])
        for value, _ in values.applying(state, "free_step", ref)
    )


def _plain_moves(state: ArcanaState, here: int, *, into_chasms: bool) -> dict[int, int]:
    """Without abilities and incorporeal creatures beside, a move is one step onto a free passable cell."""
    board, taken = board_of(state), occupants(state)
    beside = board.entered_beside(here) if into_chasms else board.open_beside(here)
    return {cell: 1 for cell in beside if cell not in taken}


def free_near(state: ArcanaState, cell: int) -> list[int]:
    """The cell itself if it is free and passable, else the nearest such cells of its fragment; a chasm is allowed
    (MA-MOVE-06, MA-TELE-03, MA-SPAWN-07)."""
    with still(state):
        board, taken = board_of(state), occupants(state)
        if cell not in taken and selecting.kind_of_cell(state, cell) in LANDING:
            return [cell]
        here = [other for other in board.on(cell // 100) if other not in taken]
        return board.nearest(cell, [other for other in here if selecting.kind_of_cell(state, other) in LANDING])


def teleport_to(t: Arcana, context: Context, ref: str, cell: int) -> Asking:
    """Whatever lies between does not matter (MA-TELE-01, -03)."""
    near = free_near(t.state, cell)
    to = yield from choose_cell(t.state, context.user or ref, near, "choose_landing", cause=context.cause, moved=ref)
    if to < 0 or values.cannot(t.state, ref, "be_teleported"):
        return
    if values.immune(t.state, ref, "chasms") and selecting.cell_is(t.state, to, "chasm_cell"):
        return
    yield from put(t, context, ref, to, "teleported")
    announce(t, context.run, "forced_move", of=ref, it=ref, by=context.user, how="teleport")


# --- push and pull -----------------------------------------------------------------------------------------------


def _direction(state: ArcanaState, ref: str, source: int, away: bool) -> tuple[int, int]:
    """Along the row or column of the source, else diagonally (MA-PUSH-03, -04, MA-Q-64)."""
    (row, column), (from_row, from_column) = board_of(state).point(cell_of(state, ref)), board_of(state).point(source)
    down, right = row - from_row, column - from_column
    sign = 1 if away else -1
    return sign * ((down > 0) - (down < 0)), sign * ((right > 0) - (right < 0))


def shove(t: Arcana, context: Context, ref: str, source: int, cells: int, *, away: bool) -> Asking:
    """Push or pull a creature cell by cell (MA-PUSH)."""
    state = t.state
    how = "push" if away else "pull"
    if _stands_firm(state, ref, how):
        return
    step = _direction(state, ref, source, away)
    moved = False
    for _ in range(cells):
        if cell_of(state, ref) == OFF_BOARD:
            break
        if not away:
            step = _direction(state, ref, source, away)
        if step == (0, 0) or not (yield from _shove_once(t, context, ref, step, source)):
            break
        moved = True
    if moved:
        announce(t, context.run, "forced_move", of=ref, it=ref, by=context.user, how=how)


def _shove_once(t: Arcana, context: Context, ref: str, step: tuple[int, int], source: int) -> Asking:
    """One cell; False if the creature stops where it is (MA-PUSH-06 to -09, MA-Q-65 to -67)."""
    state = t.state
    board = board_of(state)
    here = cell_of(state, ref)
    row, column = board.point(here)
    there = board.cell_at(row + step[0], column + step[1])
    if there is None or there not in board.neighbours[here]:
        return False
    kind = selecting.kind_of_cell(state, there)
    if kind == "trap_lever":
        t.tell(Happened(what="activated", who=context.user, about=f"cell@{there}", card=kind))
        yield from traps_trigger(t, context, lever=there)
        set_token(state, there, DESTROYED)
        return False
    if kind == "barrel":
        magic = context.attack is not None and context.attack.magic
        yield from explode(t, context, f"barrel@{there}", magic=magic)
        return False
    if there in occupants(state) or kind not in LANDING:
        return False
    if kind == "chasm_cell" and values.immune(state, ref, "chasms"):
        return False
    yield from put(t, context, ref, there, "shoved")
    return True


def can_shove(state: ArcanaState, ref: str, source: int, *, away: bool) -> bool:
    """Would a push or pull do anything to this creature: move it, spring a lever or set off a barrel?"""
    how, here, board = "push" if away else "pull", cell_of(state, ref), board_of(state)
    if _stands_firm(state, ref, how) or OFF_BOARD in (here, source):
        return False
    (row, column), (down, right) = board.point(here), _direction(state, ref, source, away)
    there = board.cell_at(row + down, column + right)
    if there is None or there not in board.neighbours[here] or there in occupants(state):
        return False
    kind = selecting.kind_of_cell(state, there)
    if kind == "chasm_cell":
        return not values.immune(state, ref, "chasms")
    return kind in STANDING or kind in ("trap_lever", "barrel")


def _stands_firm(state: ArcanaState, ref: str, how: str) -> bool:
    return (
        values.has_keyword(state, ref, "stationary")
        or values.immune(state, ref, how)
        or values.cannot(state, ref, f"be_{how}ed")
    )


@effect("push")
def _push(t: Arcana, context: Context, one: Effect) -> Asking:
    yield from _shove_all(t, context, one, away=True)


@effect("pull")
def _pull(t: Arcana, context: Context, one: Effect) -> Asking:
    yield from _shove_all(t, context, one, away=False)


def _shove_all(t: Arcana, context: Context, one: Effect, *, away: bool) -> Asking:
    state = t.state
    refs = yield from chosen(t, context, one.args.get("at"), "choose_creature", deed=one.word)
    refs = [ref for ref in refs if "@" not in ref]
    sources = yield from _sources(t, context, one, refs)
    cells = amount(t, context, one.args.get("cells"))
    left = [ref for ref in refs if sources[ref] != OFF_BOARD]
    while left:
        ref = left[0]
        if _in_each_others_way(state, left, sources, cells, away=away):
            ref = yield from choose_thing(
                state, context.user or context.owner, left, "choose_creature", cause=context.cause, deed="first"
            )
        left.remove(ref)
        if cell_of(state, ref) != OFF_BOARD:
            yield from shove(t, context, ref, sources[ref], cells, away=away)


def _sources(t: Arcana, context: Context, one: Effect, refs: list[str]) -> Asking:
    """From or towards which cell each creature goes: the nearest of a kind is looked for from its own cell (MA-PUSH-05,
    MA-NEAREST-01), and it chooses among those equally near if nobody acts."""
    wanted: Selector = one.args.get("source") or SELF
    if wanted.mode != "nearest" or wanted.to is not None:
        found = yield from chosen(t, context, wanted, "choose_source", deed=one.word)
        return dict.fromkeys(refs, cell_of(t.state, found[0]) if found else OFF_BOARD)
    sources = {}
    for ref in refs:
        mine = context.about(ref)
        mine.user = ref
        near = selecting.candidates(t.state, mine, wanted)
        source = yield from choose_thing(
            t.state, context.user or ref, near, "choose_source", cause=context.cause, deed=one.word, moved=ref
        )
        sources[ref] = cell_of(t.state, source)
    return sources


def _in_each_others_way(state: ArcanaState, refs: list[str], sources: Mapping[str, int], cells: int, *, away: bool) -> bool:
    """Does it matter who is pushed or pulled first (MA-RANGE-14)?"""
    ways: list[set[int]] = []
    for ref in refs:
        here = cell_of(state, ref)
        if here == OFF_BOARD:
            continue
        (row, column), (down, right) = board_of(state).point(here), _direction(state, ref, sources[ref], away)
        ahead = (board_of(state).cell_at(row + n * down, column + n * right) for n in range(cells + 1))
        ways.append({cell for cell in ahead if cell is not None})
    return any(one & other for i, one in enumerate(ways) for other in ways[:i])


# --- effects -----------------------------------------------------------------------------------------------------


@effect("teleport")
def _teleport(t: Arcana, context: Context, one: Effect) -> Asking:
    state = t.state
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_creature", deed=one.word)):
        if cell_of(state, ref) == OFF_BOARD or is_barrel(ref):
            continue
        cells = yield from _landing(t, context, one.args["to"], ref)
        to = yield from choose_cell(state, context.user or ref, cells, "choose_landing", cause=context.cause, moved=ref)
        if to >= 0:
            yield from teleport_to(t, context, ref, to)


def _landing(t: Arcana, context: Context, to: object, ref: str) -> Asking:
    """The cells a teleport may aim at; of a named kind the nearest on the creature's own fragment (MA-TELE-02, MA-Q-98)."""
    state = t.state
    board = board_of(state)
    if isinstance(to, dict) and "within" in to:
        around = cell_of(state, selecting.named_one(state, context, to["of"]))
        return [c for c in board.cells if board.distance(around, c) <= to["within"] and can_land(state, c)]
    if isinstance(to, dict):
        beside = cell_of(state, (yield from _beside_whom(t, context, to["adjacent"])))
        return [c for c in board.neighbours[beside] if can_land(state, c)] if beside != OFF_BOARD else []
    assert isinstance(to, Selector)
    mine = context.about(ref)
    mine.user = ref if to.mode == "nearest" else context.user
    found = yield from chosen(t, mine, to, "choose_landing", moved=ref)
    return [cell_of(state, thing) for thing in found]


def _beside_whom(t: Arcana, context: Context, selector: Selector) -> Asking:
    """Of several nearest ones a monster keeps to the explorer it goes for: the players have chosen (MA-AINEAR-08)."""
    if selector.mode != "nearest":
        return selecting.named_one(t.state, context, selector)
    found = selecting.candidates(t.state, context, selector)
    monster = monster_of(t.state, context.user)
    if monster is not None and monster.goes_for in found:
        return monster.goes_for
    return (yield from choose_thing(t.state, context.user or context.owner, found, "choose_nearest", cause=context.cause))


def can_land(state: ArcanaState, cell: int) -> bool:
    return cell not in occupants(state) and selecting.kind_of_cell(state, cell) in STANDING


@effect("swap_places")
def _swap(t: Arcana, context: Context, one: Effect) -> Asking:
    """Two figures exchange places (MA-SWAP-01)."""
    state = t.state
    first = yield from chosen(t, context, one.args.get("a"), "choose_creature", deed=one.word)
    second = yield from chosen(t, context, one.args.get("b"), "choose_creature", deed=one.word)
    if not first or not second or first[0] == second[0]:
        return
    a, b = first[0], second[0]
    if any(is_barrel(ref) or "@" in ref or values.cannot(state, ref, "be_swapped") for ref in (a, b)):
        return
    cell_a, cell_b = cell_of(state, a), cell_of(state, b)
    if OFF_BOARD in (cell_a, cell_b):
        return
    for ref, cell in ((a, cell_b), (b, cell_a)):
        figure = explorer_of(state, ref) or monster_of(state, ref)
        assert figure is not None
        figure.cell = cell
        t.tell(Happened(what="swapped", who=ref, data={"cell": cell}))
    for ref, left, other in ((a, cell_a, b), (b, cell_b, a)):
        if selecting.cell_is(state, cell_of(state, ref), "chasm_cell"):  # one that only counts as a chasm
            yield from destroy(t, context, ref, cause="chasm")
        else:
            _meets(t, context, ref, left, other)  # the two are as far apart as before
    _announce_swap(t, context, a, b)


def _announce_swap(t: Arcana, context: Context, a: str, b: str) -> None:
    """A swap is one deed: whatever reacts to either of the two reacts once."""
    heard: list[Reaction] = []
    for ref in (b, a) if a == context.user else (a, b):
        facts = {"of": ref, "it": ref, "by": context.user, "how": "swap"}
        again = [reaction.ability for reaction in heard]
        heard += [one for one in reactions(t, context.run, "forced_move", facts) if one.ability not in again]
    context.run.queue += heard

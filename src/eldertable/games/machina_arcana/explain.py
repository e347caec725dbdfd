"""Why something is barred, in one sentence with its rule: what pages show when a barred thing is pointed at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...kernel.decision import Decision, Refusal
from . import options as o
from . import selecting, values
from .board import ACTION_CELLS, FINALE_CELLS, RUBBLE
from .cards import ITEMS
from .cells import discarded_for
from .explain_abilities import abilities, targets
from .explain_words import refuse
from .flow import STEER_DOOR, STEER_LEVER
from .inspiration import available
from .items import places_for
from .state import DOOR_CLOSED, OFF_BOARD, ArcanaState
from .still import still
from .things import board_of, cell_of, door_kind, doors_beside, explorer_of, is_explorer, occupants, the_explorer
from .tiles import border_cells
from .turns import ACTION_OF_CELL, price_of

# the rule that names the price of each action
RULE_OF_CELL = {
    "trap_lever": "MA-TRAP-01", "recharge_station": "MA-RECHARGE-01", "workbench": "MA-CHEST-03", "chest": "MA-CHEST-01",
    "event_cell": "MA-EVENTCELL-01", "unlit_chapter_cell": "MA-CHAPCELL-02", "lit_chapter_cell": "MA-CHAPCELL-04",
    "lair_cell": "MA-LAIRCELL-01",
}  # fmt: skip
WORKED = ACTION_CELLS | {"lair_cell"}  # cells an explorer does something with from beside


def explain(state: ArcanaState, decision: Decision) -> Sequence[Refusal]:
    """Everything the asked player may look for in vain now."""
    who = decision.args.get("who", "")
    with still(state):
        match decision.kind:
            case "act" | "steer" if cell_of(state, who) != OFF_BOARD:
                return [
                    *_cells(state, who, _chosen(decision, "cell")),
                    *_doors(state, who, _chosen(decision, "door")),
                    *(_borders(state, who, decision) if decision.kind == "act" else ()),
                    *abilities(state, who, decision, own_turn=True),
                ]
            case "out_of_turn":
                return list(abilities(state, who, decision, own_turn=False))
            case "choose_target":
                return list(targets(state, decision))
            case "use_inventory" | "equip_item":
                return list(_items(state, who, _chosen(decision, "item")))
    return ()


def _chosen(decision: Decision, field: str) -> set[Any]:
    return {getattr(option, field) for option in decision.options if hasattr(option, field)}


def _items(state: ArcanaState, who: str, allowed: set[str]) -> Iterator[Refusal]:
    """Items in the inventory that cannot be equipped now (MA-ITEM-04, MA-EQUIP-06, -12, MA-Q-83)."""
    explorer = the_explorer(state, who)
    for item in explorer.inventory:
        if item in allowed:
            continue
        if ITEMS[item].type == "single_use":
            yield refuse("card", item, "single-use", "MA-ITEM-04")
        elif places_for(state, explorer, item):
            yield refuse("card", item, "equipped-once", "MA-Q-83")
        else:
            yield refuse("card", item, "no-host", "MA-EQUIP-12" if ITEMS[item].slot == "extension" else "MA-EQUIP-06")


# --- cells -------------------------------------------------------------------------------------------------------


def _cells(state: ArcanaState, who: str, allowed: set[int]) -> Iterator[Refusal]:
    """The cells around, and everywhere those that one works at or that are destroyed."""
    here, board = cell_of(state, who), board_of(state)
    for cell in board.cells:
        if cell in allowed or cell == here:
            continue
        kind = selecting.kind_of_cell(state, cell)
        if board.distance(here, cell) <= 1:
            yield _beside(state, who, cell, kind)
        elif kind == "destroyed_cell":
            yield _refuse_cell(cell, "destroyed", "MA-CELLFX-04")
        elif kind in WORKED and is_explorer(who):
            rule = "MA-LAIRCELL-01" if kind == "lair_cell" else "MA-ACTCELL-03"
            yield _refuse_cell(cell, "too-far", rule)


def _refuse_cell(cell: int, reason: str, rule: str, **args: str | int) -> Refusal:
    return refuse("cell", str(cell), reason, rule, **args)


def _beside(state: ArcanaState, who: str, cell: int, kind: str) -> Refusal:
    """Why nothing can be done with a cell that touches one's own."""
    here, board = cell_of(state, who), board_of(state)
    if cell not in board.neighbours[here]:
        behind_door = any(now == DOOR_CLOSED and board.beside(here, side) == cell for side, now in board.doors_of(here))
        return _refuse_cell(cell, *(("closed-door", "MA-MOVE-03") if behind_door else ("wall", "MA-MOVE-03")))
    if kind == "destroyed_cell":
        return _refuse_cell(cell, "destroyed", "MA-CELLFX-04")
    if kind in ACTION_CELLS:
        return _action_cell(state, who, cell, kind)
    standing = occupants(state).get(cell)
    if standing is not None:
        return _refuse_cell(cell, "occupied", "MA-MOVE-01", creature=standing)
    if kind == "chasm_cell":
        return _refuse_cell(cell, "chasm", "MA-CELL-05")
    if kind in (RUBBLE, "barrel") or kind in FINALE_CELLS:
        return _refuse_cell(cell, "rubble" if kind == RUBBLE else "obstacle", "MA-MOVE-03")
    if values.has_keyword(state, who, "stationary") or values.cannot(state, who, "move"):
        return _refuse_cell(cell, "cannot-move", "MA-MOVE-02")
    return _refuse_cell(cell, "stamina", "MA-MOVE-01", price=1, left=values.current(state, who, "stamina"))


def _action_cell(state: ArcanaState, who: str, cell: int, kind: str) -> Refusal:
    """An action cell beside: what it costs is not there."""
    left = values.current(state, who, "stamina")
    if explorer_of(state, who) is None:
        if kind == "trap_lever":
            return _refuse_cell(cell, "stamina", "MA-TRAP-02", price=STEER_LEVER, left=left)
        return _refuse_cell(cell, "obstacle", "MA-MOVE-03")
    stamina, inspiration = price_of(state, who, ACTION_OF_CELL[kind])
    if left < stamina:
        return _refuse_cell(cell, "stamina", RULE_OF_CELL[kind], price=stamina, left=left)
    return _refuse_cell(cell, "inspiration", RULE_OF_CELL[kind], price=inspiration, left=available(state, who, cell))


# --- doors and borders -------------------------------------------------------------------------------------------


def _doors(state: ArcanaState, who: str, allowed: set[str]) -> Iterator[Refusal]:
    """MA-DOOR-05 to -13."""
    here, board = cell_of(state, who), board_of(state)
    beside = doors_beside(state, here)
    for door in board.doors:
        if door in allowed:
            continue
        kind = door_kind(state, door)
        closed = kind == "closed_door"
        if kind == "destroyed_door":
            yield refuse("door", door, "door-destroyed", "MA-DOOR-09")
        elif door in beside:
            price, rule = _door_price(state, who, closed=closed)
            yield refuse("door", door, "stamina", rule, price=price, left=values.current(state, who, "stamina"))
        elif any(board.distance(here, cell) <= 1 for cell in board.door_cells(door)):
            yield refuse("door", door, "door-diagonal", "MA-DOOR-13")
        else:
            yield refuse("door", door, "too-far", "MA-DOOR-06" if closed else "MA-DOOR-05")


def _door_price(state: ArcanaState, who: str, *, closed: bool) -> tuple[int, str]:
    if explorer_of(state, who) is None:
        return STEER_DOOR, "MA-DOOR-11"
    return price_of(state, who, "open_door" if closed else "close_door")[0], "MA-DOOR-06" if closed else "MA-DOOR-05"


def _borders(state: ArcanaState, who: str, decision: Decision) -> Iterator[Refusal]:
    """MA-EXPLORE-01, -02, -07: the unexplored sides of the fragment one stands on."""
    allowed = {option.side for option in decision.options if isinstance(option, o.Explore)}
    explorer = the_explorer(state, who)
    place, board = explorer.cell // 100, board_of(state)
    for side in board.open_sides(place):
        border = [place * 100 + cell for cell in border_cells(side)]
        if side in allowed or not any(side in board.unexplored(cell) for cell in border):
            continue
        if explorer.cell not in border:
            yield refuse("border", side, "border-far", "MA-EXPLORE-01")
        else:
            yield _border(state, who, side)


def _border(state: ArcanaState, who: str, side: str) -> Refusal:
    explorer = the_explorer(state, who)
    fragment = state.fragments[explorer.cell // 100]
    assert fragment is not None
    if explorer.cell % 100 in (*fragment.entry, *fragment.exit):
        return refuse("border", side, "border-token", "MA-EXPLORE-02")
    if not state.fragment_stack:
        return refuse("border", side, "border-empty", "MA-EXPLORE-03")
    if discarded_for(state, explorer.cell // 100, side) is None:
        return refuse("border", side, "border-held", "MA-EXPLORE-07")
    return refuse(
        "border", side, "stamina", "MA-EXPLORE-01", price=price_of(state, who, "explore")[0], left=explorer.stamina
    )

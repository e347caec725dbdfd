"""What may be chosen as a target: range, line of sight, obstacles, incorporeal creatures (MA-RANGE, MA-LOS, MA-INCORP)."""

from __future__ import annotations

from . import conditions, selecting, values
from .context import Context
from .state import OFF_BOARD, ArcanaState
from .still import still
from .things import (
    board_of,
    cell_of,
    creatures,
    fragment_of,
    occupants,
)
from .vocabulary import Ability, Target

CREATURES = ("creature", "monster", "explorer", "other_explorer")
DOORS = ("door", "open_door", "closed_door", "destroyed_door")


def range_of(state: ArcanaState, user: str, card: str, target: Target) -> tuple[str, int]:
    """Mode and range after modifiers: only ranged symbols are lengthened (MA-RANGE-09); some items reach farther."""
    if target.mode == "near":
        reach = max([value for value, _ in values.applying(state, "reach", user, item=card)], default=0)
        return ("blockable", reach) if reach else ("near", 1)
    change = sum(value for value, _ in values.applying(state, "range", user, item=card))
    return target.mode, max(1, target.range + change)


def seen_through(state: ArcanaState, user: str, card: str) -> set[str]:
    """What does not stop the user from choosing a target with this card."""
    return {what for value, _ in values.applying(state, "target_through", user, item=card) for what in value}


def in_reach(state: ArcanaState, user: str, mode: str, distance: int, cell: int, through: set[str]) -> bool:
    """Range and line of sight from the user's cell; its own cell is range 0 (MA-RANGE-03 to -08)."""
    here = cell_of(state, user)
    if here == OFF_BOARD:
        return False
    board = board_of(state)
    if cell == here:
        return True
    if mode == "near":
        return board.adjacent(here, cell)
    if board.distance(here, cell) > distance:
        return False
    between = board.sight(here, cell)
    if between is None:
        return "walls" in through
    if mode == "piercing" or "obstacles" in through:
        return True
    taken = occupants(state)
    return not any(board.is_obstacle(other) or other in taken for other in between)


def may_target_incorporeal(state: ArcanaState, user: str) -> bool:
    """By a passive ability, or in the light of a chapter cell on the fragment (MA-INCORP-01, -04)."""
    place = fragment_of(state, user)
    if place is not None and board_of(state).of_kind("lit_chapter_cell", place):
        return True
    return "incorporeal" in values.words_for(state, "may_target", user)


def legal_targets(state: ArcanaState, context: Context, ability: Ability, target: Target) -> list[str]:
    """Everything that may be chosen."""
    with still(state):
        return _legal_targets(state, context, ability, target)


def _legal_targets(state: ArcanaState, context: Context, ability: Ability, target: Target) -> list[str]:
    user = context.user
    mode, distance = range_of(state, user, context.card, target)
    here = cell_of(state, user)
    if here == OFF_BOARD:
        return []
    found = _of_kind(state, context, ability, target.kind)
    if mode == "near" and target.kind not in DOORS:
        near = board_of(state).near(here)
        found = [ref for ref in found if cell_of(state, ref) in near]
    else:
        through = seen_through(state, user, context.card)
        found = [ref for ref in found if _reaches(state, user, mode, distance, ref, through)]
    if target.condition is not None:
        found = [ref for ref in found if conditions.holds(state, context.about(ref), target.condition)]
    return found


def _reaches(state: ArcanaState, user: str, mode: str, distance: int, ref: str, through: set[str]) -> bool:
    if ref.startswith("door@"):
        cells = board_of(state).door_cells(ref)
        here = cell_of(state, user)
        return (
            here in cells if mode == "near" else any(in_reach(state, user, mode, distance, cell, through) for cell in cells)
        )
    return in_reach(state, user, mode, distance, cell_of(state, ref), through)


def _of_kind(state: ArcanaState, context: Context, ability: Ability, kind: str) -> list[str]:
    if kind in DOORS:
        return selecting.things_of_kind(state, context, kind)
    attacks = any(effect.word in ("attack", "deal_damage") for effect in ability.do)
    if kind in CREATURES:
        found = [ref for ref in creatures(state) if selecting.is_kind(state, context, ref, kind)]
        if not may_target_incorporeal(state, context.user):
            found = [ref for ref in found if not values.has_keyword(state, ref, "incorporeal")]
        if attacks and kind == "creature":  # barrels and the finale's cells can be attacked (MA-CREATURE-03)
            found += [f"barrel@{cell}" for cell in board_of(state).of_kind("barrel")]
            found += [creature.id for creature in state.cell_creatures]
        return found
    return selecting.things_of_kind(state, context, kind)

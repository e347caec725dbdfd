"""What may be chosen as a target: range, line of sight, obstacles, incorporeal creatures (MA-RANGE, MA-LOS, MA-INCORP)."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from . import conditions, selecting, values
from .board import RUBBLE, Geometry
from .context import Context
from .in_play import in_play
from .state import OFF_BOARD, ArcanaState
from .still import remembered, still
from .things import (
    board_of,
    cell_of,
    fragment_of,
    occupants,
    standing,
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


def seen_through(state: ArcanaState, user: str, card: str) -> AbstractSet[str]:
    """What does not stop the user from choosing a target with this card."""
    return {what for value, _ in values.applying(state, "target_through", user, item=card) for what in value}


def in_reach(state: ArcanaState, user: str, mode: str, distance: int, cell: int, through: AbstractSet[str]) -> bool:
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
    if between is None and through:
        between = sight_past(board, here, cell, through)
    if between is None:
        return False
    if mode == "piercing" or "obstacles" in through:
        return True
    taken = occupants(state)
    return not any(board.is_obstacle(other) or other in taken for other in between)


def sight_past(board: Geometry, one: int, other: int, through: AbstractSet[str]) -> tuple[int, ...] | None:
    """The cells between two others for whom walls or closed doors do not stop; a closed door is a wall as well (MA-DOOR-04).
    Rubble still blocks the sight (MA-LOS-02), and obstacles are for the caller to judge."""
    if "walls" in through:
        between = _cells_between(board, one, other)
        return None if any(board.kinds[cell] == RUBBLE for cell in between) else between
    return board.opened().sight(one, other) if "closed_doors" in through else None


def _cells_between(board: Geometry, one: int, other: int) -> tuple[int, ...]:
    """The cells on the straight line between two others, whatever their edges are; a corner is passed diagonally."""
    (row, column), (to_row, to_column) = board.point(one), board.point(other)
    down, right = abs(to_row - row), abs(to_column - column)
    vertical, horizontal = 1 if to_row > row else -1, 1 if to_column > column else -1
    rows = columns = 0  # grid lines crossed so far: the next one lies at (2k + 1) / 2n of the way
    between: list[int] = []
    while True:
        row_next, column_next = (2 * rows + 1) * right, (2 * columns + 1) * down
        rows += row_next <= column_next
        columns += column_next <= row_next
        cell = board.cell_at(row + vertical * rows, column + horizontal * columns)
        if cell == other:
            return tuple(between)
        if cell is not None:  # between fragments there may be nothing
            between.append(cell)


def may_target_incorporeal(state: ArcanaState, user: str) -> bool:
    """By a passive ability, or in the light of a chapter cell on the fragment (MA-INCORP-01, -04)."""
    place = fragment_of(state, user)
    if place is not None and board_of(state).of_kind("lit_chapter_cell", place):
        return True
    return "incorporeal" in values.words_for(state, "may_target", user)


def legal_targets(state: ArcanaState, context: Context, ability: Ability, target: Target) -> list[str]:
    """Everything that may be chosen."""
    with still(state):
        return list(_legal_targets(state, context, ability, target))


def has_target(state: ArcanaState, context: Context, ability: Ability, target: Target) -> bool:
    """Is there anything to choose?"""
    if target.kind == "creature" and target.condition is None and not in_play(state).may_have("incorporeal"):
        return cell_of(state, context.user) != OFF_BOARD  # one may always choose oneself (MA-RANGE-03)
    with still(state):
        return next(_legal_targets(state, context, ability, target), None) is not None


def _legal_targets(state: ArcanaState, context: Context, ability: Ability, target: Target) -> Iterator[str]:
    user = context.user
    here = cell_of(state, user)
    if here == OFF_BOARD:
        return
    mode, distance = range_of(state, user, context.card, target)
    by_touch = mode == "near" and target.kind not in DOORS
    near = board_of(state).near(here)
    through = values.NONE if by_touch else seen_through(state, user, context.card)
    for ref, cell in _candidates(state, context, ability, target.kind, here, distance):
        if cell not in near if by_touch else not _reaches(state, user, mode, distance, ref, cell, through):
            continue
        if target.condition is None or conditions.holds(state, context.about(ref), target.condition):
            yield ref


def _reaches(
    state: ArcanaState, user: str, mode: str, distance: int, ref: str, cell: int, through: AbstractSet[str]
) -> bool:
    if ref.startswith("door@"):
        cells = board_of(state).door_cells(ref)
        here = cell_of(state, user)
        return (
            here in cells if mode == "near" else any(in_reach(state, user, mode, distance, cell, through) for cell in cells)
        )
    return in_reach(state, user, mode, distance, cell, through)


def _candidates(
    state: ArcanaState, context: Context, ability: Ability, kind: str, here: int, distance: int
) -> list[tuple[str, int]]:
    """Everything of a kind that an ability could choose if there is nothing between, with its cell. Of cells only those
    within range, there are so many; the rest is few and looked at wherever it is."""
    if kind in ("cell", "free_cell", "passable_cell", "obstacle", "wall", "border_cell"):
        near = board_of(state).within(here, distance)
        return [(f"cell@{cell}", cell) for cell in near if selecting.cell_is(state, cell, kind)]
    if kind not in CREATURES:
        return [(ref, cell_of(state, ref)) for ref in selecting.things_of_kind(state, context, kind)]
    attacks = kind == "creature" and any(effect.word in ("attack", "deal_damage") for effect in ability.do)
    known = remembered(state)
    key = ("candidates", context.user, kind, attacks)
    if known is None or key not in known:
        found = _creatures(state, context, kind, attacks)
        if known is None:
            return found
        known[key] = found
    there: list[tuple[str, int]] = known[key]
    return there


def _creatures(state: ArcanaState, context: Context, kind: str, attacks: bool) -> list[tuple[str, int]]:
    found = [one for one in standing(state) if kind == "creature" or selecting.is_kind(state, context, one[0], kind)]
    ghosts = values.incorporeal(state)
    if ghosts and not may_target_incorporeal(state, context.user):
        found = [one for one in found if one[0] not in ghosts]
    if attacks:  # barrels and the finale's cells too (MA-CREATURE-03)
        barrels = [*board_of(state).of_kind("barrel"), *values.treated_cells(state, context.user, "barrel")]
        found += [(f"barrel@{cell}", cell) for cell in barrels]
        found += [(creature.id, cell_of(state, creature.id)) for creature in state.cell_creatures]
    return found

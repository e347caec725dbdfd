"""A dead explorer's player steers the monsters: towards whoever is left, and hits as often as it can."""

from __future__ import annotations

from typing import Any

from . import options as o
from .abilities import owner_of
from .cards import CARDS
from .context import Context
from .heuristics_maps import steps_from
from .heuristics_threat import life, reach_of
from .odds import chance_of, strike_of
from .state import ArcanaState
from .targets import legal_targets
from .things import board_of, cell_of, explorers_on_board, is_explorer, monster_of, occupants, the_explorer
from .values import words_for

HIT, CLOSER, WASTE = 20.0, 1.0, -1.0


def steer_scores(state: ArcanaState, ref: str, options: tuple[Any, ...]) -> list[tuple[Any, float]]:
    """Every option of a steered monster; one that an explorer controls goes for its own kind."""
    monster = monster_of(state, ref)
    tamed = monster is not None and bool(monster.controlled_by)
    prey = [m.cell for m in state.monsters if m.cell >= 0 and m.card != ref] if tamed else _explorers(state)
    board = board_of(state)
    through = frozenset(words_for(state, "move_through", ref))
    fields = [steps_from(board, cell, through) for cell in prey]
    here = cell_of(state, ref)
    now = _nearest(fields, here)
    found = []
    for option in options:
        score = WASTE
        if isinstance(option, o.UseAbility):
            score = _ability(state, ref, option, tamed)
        elif isinstance(option, o.Move):
            score = CLOSER * (now - _nearest(fields, option.cell)) - 0.1
        elif isinstance(option, o.Pass):
            score = 0.0
        elif isinstance(option, o.Activate):
            score = _trap(state, here // 100, tamed)
        elif isinstance(option, o.OpenDoor) and now > 3:
            score = 0.05
        found.append((option, score))
    return found


def _explorers(state: ArcanaState) -> list[int]:
    return [explorer.cell for explorer in explorers_on_board(state)]


def _nearest(fields: list[dict[int, int]], cell: int) -> int:
    return min([field.get(cell, 60) for field in fields], default=0)


def _ability(state: ArcanaState, ref: str, option: o.UseAbility, tamed: bool) -> float:
    """An attack by its chance and by how little its victim can stand; anything else if it concerns the prey."""
    ability = CARDS[option.card].abilities[option.ability]
    context = Context(ref, option.card, owner_of(state, ref, option.card), ability=ability)
    strike = strike_of(ability)
    if ability.targets:
        things = legal_targets(state, context, ability, ability.targets[0])
    else:
        reach, here, board = reach_of(state, ref, ability), cell_of(state, ref), board_of(state)
        things = [who for cell, who in occupants(state).items() if who != ref and board.distance(here, cell) <= reach]
    prey = [thing for thing in things if thing in occupants(state).values() and is_explorer(thing) != tamed and thing != ref]
    if not prey:
        return WASTE
    if strike is None:
        return 0.5
    chances = [(chance_of(state, context, strike, thing), thing) for thing in prey]
    return HIT + max(
        chance * (10.0 if tamed else 12.0 - min(9.0, life(the_explorer(state, one)))) for chance, one in chances
    )


def _trap(state: ArcanaState, place: int, tamed: bool) -> float:
    """Levers when more explorers than monsters stand on traps."""
    board, total = board_of(state), 0.0
    for cell, ref in occupants(state).items():
        if cell // 100 == place and board.kinds[cell] == "trap_cell":
            total += 8.0 if is_explorer(ref) != tamed else -5.0
    return total - 0.5

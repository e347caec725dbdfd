"""What an explorer's step is for: the best plan that begins with it, named by what waits at its end."""

from __future__ import annotations

from typing import NamedTuple

from .board import Geometry
from .heuristics_goals import FADE, asks, cell_worth, goals, is_open, wants_toll
from .heuristics_maps import DOOR, steps_from, ways
from .heuristics_plan import Prey, TurnPlan
from .state import ArcanaState, Explorer
from .story import exit_cells
from .things import board_of
from .vocabulary import Ability

FAR = 99
CELLS = {"chest": "chest", "event_cell": "event", "workbench": "workbench", "recharge_station": "recharge"}


class Aim(NamedTuple):
    kind: str
    ref: str = ""  # whom, where it is somebody


class Strike(NamedTuple):
    ref: str
    chance: float


def aim_of(state: ArcanaState, explorer: Explorer, step: int) -> Aim:
    """What stepping on this cell leads to."""
    turn = TurnPlan(state, explorer.card)
    found = ways(state, explorer.cell, turn.stamina)
    through = [cell for cell, way in found.items() if step in (cell, way.first)]
    if through:
        end = max(through, key=lambda cell: turn.best_at(cell, found[cell]))
        left = turn.stamina - found[end].cost
        prey = _prey_from(turn, end, left)
        if prey is not None and turn.fight(end, left) >= turn.best_at(end, found[end]):
            return Aim("strike", prey.ref)
    return _goal(state, explorer, step)


def _prey_from(turn: TurnPlan, cell: int, left: int) -> Prey | None:
    """The best thing to attack from a cell."""
    best: tuple[float, Prey] | None = None
    for blow in turn.blows:
        for prey in turn.prey:
            if blow.price <= left and blow.chances.get(prey.ref, 0.0) > 0.0 and turn.in_reach(blow, cell, prey.cell):
                worth = turn.fight_worth(blow, prey, cell, left)
                if best is None or worth > best[0]:
                    best = worth, prey
    return None if best is None else best[1]


def best_strike(state: ArcanaState, explorer: Explorer, card: str, ability: Ability) -> Strike | None:
    """Whom an attack from here would best be aimed at, and how surely it hits."""
    turn = TurnPlan(state, explorer.card)
    best: tuple[float, Strike] | None = None
    for blow in turn.blows:
        if blow.card != card or blow.ability is not ability or blow.price > turn.stamina:
            continue
        for prey in turn.prey:
            chance = blow.chances.get(prey.ref, 0.0)
            if chance > 0.0 and turn.in_reach(blow, explorer.cell, prey.cell):
                worth = turn.fight_worth(blow, prey, explorer.cell, turn.stamina)
                if best is None or worth > best[0]:
                    best = worth, Strike(prey.ref, chance)
    return None if best is None else best[1]


def _goal(state: ArcanaState, explorer: Explorer, step: int) -> Aim:
    """The goal that pulls most from a cell, as heuristics_goals sees it."""
    board = board_of(state)
    steps = steps_from(board, step, door=DOOR)
    wanted = goals(state, explorer)
    if not wanted:
        return Aim("something")
    goal = max(wanted, key=lambda cell: wanted[cell] * FADE ** steps.get(cell, FAR))
    if goal in exit_cells(state):
        return Aim("exit")
    return _waiting_beside(state, board, explorer, goal)


def _waiting_beside(state: ArcanaState, board: Geometry, explorer: Explorer, goal: int) -> Aim:
    near = board.neighbours[goal]
    if any(creature.cell in near for creature in state.cell_creatures):
        return Aim("ritual")
    if (is_open(state) or wants_toll(state)) and any(board.kinds[cell].endswith("chapter_cell") for cell in near):
        return Aim("chapter")
    cells = [board.kinds[cell] for cell in near if board.kinds[cell] in CELLS]
    if cells:
        return Aim(CELLS[max(cells, key=lambda kind: cell_worth(state, explorer, kind))])
    if asks(state, "kill") and (hunted := [m.card for m in state.monsters if m.cell in near]):
        return Aim("prey", hunted[0])
    return Aim("border" if board.unexplored(goal) else "something")

"""What monsters may do to whom, and where: reach, chances to hit, and what a lost point of life is worth."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from msgspec.structs import replace

from . import values
from .abilities import owner_of
from .cards import MONSTERS
from .context import Context
from .heuristics_maps import Steps, steps_from
from .odds import chance_of, strike_of
from .state import DOOR_CLOSED, ArcanaState, Explorer
from .still import remembered
from .targets import range_of
from .things import board_of, explorers_on_board
from .vocabulary import Ability

FRAGMENT = 99  # a reach that is the whole fragment
BREAK = 4  # stamina a monster needs for a closed door
CROWD = 4  # monsters on a fragment where no more appear
SPAWN_HITS, SPAWN_STAMINA, SPAWN_COST = 0.45, 5.0, 2.3  # a monster nobody has seen yet
LIFE, FRIGHT, NERVE = 6.0, 70.0, 1.5
DEATH = 160.0


class Foe(NamedTuple):
    """A monster on the board, as far as it matters to explorers."""

    ref: str
    cell: int
    stamina: int
    cost: int
    reach: int
    health: int
    chances: dict[str, float]  # to hit each explorer
    steps: Steps

    def hits(self, explorer: str, cell: int) -> float:
        """How often it would hit this explorer if it went for them there."""
        if self.reach == FRAGMENT:
            away = 0 if cell // 100 == self.cell // 100 else FRAGMENT
        else:
            away = max(0, self.steps.get(cell, FRAGMENT) - self.reach)
        left = self.stamina - away
        return left // self.cost * self.chances.get(explorer, 0.0) if left >= self.cost else 0.0


def foes(state: ArcanaState) -> list[Foe]:
    """All monsters on the board; worked out once while nothing changes."""
    known = remembered(state)
    if known is not None and "foes" in known:
        found: list[Foe] = known["foes"]
        return found
    found = [foe for monster in state.monsters if monster.cell >= 0 and (foe := _foe(state, monster.card, monster.cell))]
    if known is not None:
        known["foes"] = found
    return found


def _foe(state: ArcanaState, ref: str, cell: int) -> Foe:
    stamina = values.stat(state, ref, "stamina")
    health = values.current(state, ref, "health")
    ability = next((one for one in MONSTERS[ref].abilities if one.kind == "active" and strike_of(one)), None)
    strike = strike_of(ability) if ability is not None else None
    if ability is None or strike is None or ability.cost is None or values.cannot(state, ref, "attack"):
        return Foe(ref, cell, stamina, 1, 0, health, {}, {})
    context = Context(ref, ref, owner_of(state, ref, ref), ability=ability)
    chances = {e.card: chance_of(state, context, strike, e.card) for e in explorers_on_board(state)}
    reach = reach_of(state, ref, ability)
    walks = 0 if values.has_keyword(state, ref, "stationary") else stamina
    through = frozenset(values.words_for(state, "move_through", ref))
    near = {} if reach == FRAGMENT else steps_from(board_of(state), cell, through, walks + reach, BREAK)
    if not walks:
        near = {other: steps for other, steps in near.items() if steps <= reach}
    return Foe(ref, cell, stamina, max(1, ability.cost.stamina), reach, health, chances, near)


def reach_of(state: ArcanaState, ref: str, ability: Ability) -> int:
    """From how far an attack reaches, in cells."""
    if ability.targets:
        mode, distance = range_of(state, ref, ref, ability.targets[0])
        return 1 if mode == "near" else distance
    effect = strike_of(ability)
    at = effect.args.get("at") if effect is not None else None
    if at is None or at.scope.name == "adjacent":
        return 1
    return at.scope.n if at.scope.name == "within" else FRAGMENT


def life(explorer: Explorer) -> float:
    return explorer.health + 0.9 * explorer.inspiration


def comfort(points: float) -> float:
    """What so many points of life are worth: the last ones most."""
    if points <= 0.0:
        return -DEATH
    return LIFE * points - FRIGHT * exp(-(points - 1.0) / NERVE)


def loss(points: float, hits: float) -> float:
    """What it costs to lose so many points of life, out of so many."""
    return comfort(points) - comfort(points - hits) if hits > 0.0 else 0.0


def hits_at(state: ArcanaState, explorer: Explorer, cell: int) -> float:
    """How many hits an explorer who ends the turn on this cell must expect from monsters, those to come included."""
    return sum(hits_by(state, explorer, cell).values())


def hits_by(state: ArcanaState, explorer: Explorer, cell: int) -> dict[str, float]:
    """The hits to expect on a cell by who deals them; "" stands for what nobody has seen yet."""
    others = [e for e in explorers_on_board(state) if e.card != explorer.card]
    found = {"": spawn_hits(state, cell) + (0.1 if board_of(state).kinds[cell] == "trap_cell" else 0.0)}
    for foe in foes(state):
        hits = foe.hits(explorer.card, cell)
        if not hits:
            continue
        if foe.reach != FRAGMENT and others:
            mine = foe.steps.get(cell, FRAGMENT)
            nearest = min(foe.steps.get(other.cell, FRAGMENT) for other in others)
            hits *= 0.2 if nearest < mine else 0.6 if nearest == mine else 1.0  # it goes for whoever is nearest
        found[foe.ref] = hits
    return found


def with_door_closed(state: ArcanaState, door: str) -> ArcanaState:
    """The table as if this open door were closed; shares everything else with the real one."""
    place, _, edge = door.removeprefix("door@").partition(":")
    fragments = list(state.fragments)
    fragment = fragments[int(place)]
    assert fragment is not None
    doors = bytearray(fragment.doors)
    doors[int(edge)] = DOOR_CLOSED
    fragments[int(place)] = replace(fragment, doors=bytes(doors))
    return replace(state, fragments=fragments)


def is_crowded(state: ArcanaState, place: int) -> bool:
    """So many monsters on a fragment that danger grows instead of their number."""
    return sum(1 for monster in state.monsters if monster.cell // 100 == place) >= CROWD


def crowd_danger(state: ArcanaState, cell: int) -> float:
    """The chance that whoever ends the turn on this cell raises the danger in the lair phase."""
    if not state.lair or not is_crowded(state, cell // 100) or not board_of(state).of_kind("lair_cell", cell // 100):
        return 0.0
    return max(0, 11 - state.lair) / 10


def spawn_hits(state: ArcanaState, cell: int) -> float:
    """Hits to expect from a monster that appears in this round's lair phase because of an explorer on this cell."""
    board = board_of(state)
    lairs = board.of_kind("lair_cell", cell // 100)
    if not lairs or not state.lair:
        return 0.0
    if is_crowded(state, cell // 100):
        return 0.0
    nearest = min(lairs, key=lambda lair: board.distance(cell, lair))
    away = steps_from(board, nearest, frozenset(), 8).get(cell, 9) - 1
    strikes = (SPAWN_STAMINA - away) / SPAWN_COST
    chance = max(0, 11 - state.lair) / 10
    return chance * SPAWN_HITS * strikes if strikes > 0.3 else 0.0

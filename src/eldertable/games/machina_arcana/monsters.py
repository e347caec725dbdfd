"""Monsters: whom they go for and how they get there, to the letter of the movement examples (MA-AI, MA-AINEAR, MA-AIMOVE)."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from . import conditions, selecting, values
from .abilities import cards_for, usable, use
from .asking import Asking, choose_cell, choose_thing
from .board import Geometry
from .cards import CARDS
from .cells import change_door
from .context import Context, Run
from .events import Happened
from .motion import STANDING, moves, put
from .running import resolve_queue
from .state import DOOR_CLOSED, DOOR_DESTROYED, OFF_BOARD, ArcanaState
from .steps import Arcana
from .still import still
from .targets import legal_targets, may_target_incorporeal
from .things import board_of, cell_of, door_ref, explorers_on_board, is_explorer, monster_of, occupants
from .vocabulary import Ability, Selector

DESTROY_DOOR = 4
Reach = dict[int, tuple[int, int]]  # cell -> steps, closed doors and creatures on the way


def is_predictable(state: ArcanaState, ref: str) -> bool:
    """Until an explorer has died, unless an explorer controls it (MA-UNPRED-01, -02, MA-CONTROL-03)."""
    monster = monster_of(state, ref)
    return monster is not None and not monster.controlled_by and all(explorer.alive for explorer in state.explorers)


def without_doors(state: ArcanaState) -> Geometry:
    """The board as if closed doors stood open (MA-AINEAR-04)."""
    return board_of(state).opened()


def distances(state: ArcanaState, ref: str, start: int, until: set[int] | None = None) -> Reach:
    """Steps from a cell to every cell, ignoring doors and creatures but counting them (MA-AINEAR-02 to -06, MA-Q-91, -92).
    `until`: stop once all these cells are reached."""
    board, real = without_doors(state), board_of(state)
    taken = occupants(state)
    through = values.words_for(state, "move_through", ref)
    barred = {
        cell for cell, creature in taken.items() if creature != ref and values.has_keyword(state, creature, "stationary")
    }
    walkable = _walkable_cells(board, frozenset(through)) - barred
    same = board is real
    found: Reach = {start: (0, 0)}
    left = set(until) if until is not None else None
    frontier, steps = {start: 0}, 0
    while frontier:
        if left is not None:
            left -= frontier.keys()
            if not left:
                break
        steps += 1
        following: dict[int, int] = {}
        for cell, blocks in frontier.items():
            open_ways = board.neighbours[cell] if same else real.neighbours[cell]
            for other in board.neighbours[cell]:
                if other in walkable and other not in found:
                    more = blocks + (other in taken) + (not same and other not in open_ways)
                    if more < following.get(other, 99):
                        following[other] = more
        for cell, blocks in following.items():
            found[cell] = (steps, blocks)
        frontier = following
    return found


@lru_cache(maxsize=256)
def _walkable_cells(board: Geometry, through: frozenset[str]) -> frozenset[int]:
    return frozenset(cell for cell in board.cells if _walkable(board, cell, through))


def _walkable(board: Geometry, cell: int, through: frozenset[str]) -> bool:
    kind = board.kinds[cell]
    if kind in STANDING:
        return True
    return (
        (kind == "chasm_cell" and "chasms" in through)
        or ("obstacles" in through and board.is_obstacle(cell))
        or (kind == "rubble" and "rubble" in through)
    )


def targetable(state: ArcanaState, ref: str) -> list[str]:
    """Only explorers the monster could choose as a target are considered (MA-AINEAR-01)."""
    sees = may_target_incorporeal(state, ref)
    return [e.card for e in explorers_on_board(state) if sees or not values.has_keyword(state, e.card, "incorporeal")]


def nearest_explorers(state: ArcanaState, ref: str, reach: Reach) -> list[str]:
    """By steps, then by doors and creatures on the way, then by health; what is left is a tie (MA-AINEAR-06 to -08)."""
    ranked = []
    for explorer in targetable(state, ref):
        cell = cell_of(state, explorer)
        if cell in reach:
            steps, blocks = reach[cell]
            ranked.append(((steps, blocks - 1, values.current(state, explorer, "health")), explorer))
    if not ranked:
        return []
    best = min(key for key, _ in ranked)
    return [explorer for key, explorer in ranked if key == best]


def find_target(t: Arcana, ref: str) -> Asking:
    """The nearest explorer; ties are the players' (MA-AINEAR-08). "" if nobody can be reached (MA-Q-93)."""
    state = t.state
    with still(state):
        goals = {cell_of(state, explorer) for explorer in targetable(state, ref)}
        found = nearest_explorers(state, ref, distances(state, ref, cell_of(state, ref), goals))
    if not found:
        return ""
    return (yield from choose_thing(state, ref, found, "choose_nearest"))


# --- a predictable monster's turn --------------------------------------------------------------------------------


def abilities_of(state: ArcanaState, ref: str) -> list[tuple[str, str, Ability]]:
    """The current horror event's, then its own in the printed order (MA-AI-08, -09)."""
    return [(card, owner, ability) for card, owner in cards_for(state, ref) for ability in CARDS[card].abilities]


def pick_ability(state: ArcanaState, ref: str, target: str) -> tuple[str, Ability, list[str]] | None:
    """The first ability it can use: a chosen target is the nearest explorer alone (MA-AI-01, -06, -07, MA-Q-12, -90)."""
    for card, owner, ability in abilities_of(state, ref):
        if not usable(state, ref, card, owner, ability, own_turn=True):
            continue
        context = Context(ref, card, owner, ability=ability)
        chosen: list[str] = []
        for wanted in ability.targets:
            legal = legal_targets(state, context, ability, wanted)
            if target not in legal:
                break
            chosen.append(target)
        else:
            if ability.targets or would_matter(state, context, ability):
                return card, ability, chosen
    return None


def would_matter(state: ArcanaState, context: Context, ability: Ability) -> bool:
    """An ability without a target is used if it would affect an explorer, or a monster where it aims at monsters (MA-Q-90)."""

    def affects(effects: tuple, depth: int = 0) -> bool:  # type: ignore[type-arg]
        for effect in effects:
            if effect.word == "if":
                branch = effect.then if conditions.holds(state, context, effect.args["condition"]) else effect.otherwise
                if affects(branch, depth + 1):
                    return True
                continue
            at = effect.args.get("at")
            if effect.word == "restore_health":
                things = selecting.candidates(state, context, at or Selector("self"))
                if any(values.is_wounded(state, ref) for ref in things if "@" not in ref):
                    return True
            elif at is not None:
                things = selecting.candidates(state, context, at)
                if any(is_explorer(ref) for ref in things) or (
                    things and effect.word in ("move", "advance", "gain_inspiration")
                ):
                    return True
            elif effect.then or effect.choices:
                if affects(effect.then, depth + 1) or any(affects(one, depth + 1) for one in effect.choices):
                    return True
            elif effect.word not in ("attack", "push", "pull", "teleport", "lose_health"):
                return True
        return False

    return affects(ability.do)


def act_once(t: Arcana, ref: str) -> Asking:
    """One thing: an ability, a closed door on its way, or one step (MA-AI-11). False when its turn is over."""
    state = t.state
    monster = monster_of(state, ref)
    if monster is None or state.stamina_left < 1 or not explorers_on_board(state):
        return False
    target = yield from find_target(t, ref)
    with still(state):
        picked = pick_ability(state, ref, target)
    if picked is not None:
        card, ability, chosen = picked
        yield from use(t, ref, card, ability.index, chosen)
        return True
    if not target or values.has_keyword(state, ref, "stationary") or values.cannot(state, ref, "move"):
        return False
    if board_of(state).adjacent(monster.cell, cell_of(state, target)):
        return False  # it stays where it is (MA-AI-12)
    return (yield from _approach(t, ref, target, state.stamina_left, pays=True))


def _approach(t: Arcana, ref: str, target: str, stamina: int, *, pays: bool) -> Asking:
    """A step on the best way, a door in it, or a detour around creatures (MA-AIMOVE, MA-AI-13)."""
    state = t.state
    monster = monster_of(state, ref)
    assert monster is not None
    here = monster.cell
    with still(state):
        back = distances(state, ref, cell_of(state, target), {here})
    if here not in back:
        return False
    now = back[here][0]
    board = board_of(state)
    taken = occupants(state)
    ahead = [c for c in without_doors(state).neighbours[here] if c in back and back[c][0] == now - 1]
    if not ahead:
        return False
    fewest = min(
        back[c][1] + (c not in board.neighbours[here]) - (c in taken and c != cell_of(state, target)) for c in ahead
    )
    best = [
        c
        for c in ahead
        if back[c][1] + (c not in board.neighbours[here]) - (c in taken and c != cell_of(state, target)) == fewest
    ]
    free = [c for c in best if c in board.neighbours[here] and c not in taken and c in moves(state, ref, stamina)]
    if free:
        cell = yield from _prefer(t, ref, target, free)
        yield from _step(t, ref, target, cell, 1 if pays else 0)
        return True
    door = _door_between(state, here, best)
    if door:
        if not pays or stamina < DESTROY_DOOR:
            return False  # it stops at the door (MA-AIMOVE-09)
        return (yield from _break_door(t, ref, door))
    return (yield from _detour(t, ref, target, back, stamina, pays=pays))


def _prefer(t: Arcana, ref: str, target: str, cells: list[int]) -> Asking:
    """Fewer obstacles in sight, then a straight line, then the players choose (MA-AIMOVE-03 to -05, MA-Q-94)."""
    state = t.state
    board = board_of(state)
    goal = cell_of(state, target)
    taken = occupants(state)

    def key(cell: int) -> tuple[int, int]:
        between = board.sight(cell, goal)
        obstacles = 99 if between is None else sum(1 for c in between if board.is_obstacle(c) or c in taken)
        (row, column), (to_row, to_column) = board.point(cell), board.point(goal)
        return obstacles, 0 if between is not None and (row == to_row or column == to_column) else 1

    best = min(key(cell) for cell in cells)
    return (yield from choose_cell(state, ref, [cell for cell in cells if key(cell) == best], "choose_monster_step"))


def _step(t: Arcana, ref: str, target: str, cell: int, price: int) -> Asking:
    t.state.stamina_left -= price
    t.tell(Happened(what="goes_for", who=ref, about=target, data={"cell": cell}))
    context = Context(ref, ref, ref, Run())
    yield from put(t, context, ref, cell, "moved")
    yield from resolve_queue(t, context.run)


def _door_between(state: ArcanaState, here: int, cells: list[int]) -> str:
    """A closed door on the way to one of these cells."""
    board = board_of(state)
    for side, now in board.doors_of(here):
        if now == DOOR_CLOSED and board.beside(here, side) in cells:
            return door_ref(here, side)
    return ""


def _break_door(t: Arcana, ref: str, door: str) -> Asking:
    t.state.stamina_left -= DESTROY_DOOR
    context = Context(ref, ref, ref, Run())
    change_door(t, context, door, DOOR_DESTROYED)
    yield from resolve_queue(t, context.run)
    return True


def _detour(t: Arcana, ref: str, target: str, back: Reach, stamina: int, *, pays: bool) -> Asking:
    """Around other creatures, only if the stamina left brings it closer (MA-AIMOVE-06 to -08, MA-Q-95)."""
    state = t.state
    here = cell_of(state, ref)
    now = back[here][0]
    paths: dict[int, list[int]] = {here: []}
    waiting = deque([here])
    board, taken = board_of(state), occupants(state)
    while waiting:
        cell = waiting.popleft()
        if len(paths[cell]) >= stamina:
            continue
        for other in board.neighbours[cell]:
            if other in paths or other in taken or board.kinds[other] not in STANDING:
                continue
            paths[other] = [*paths[cell], other]
            if other in back and back[other][0] < now:
                yield from _step(t, ref, target, paths[other][0], 1 if pays else 0)
                return True
            waiting.append(other)
    return False


def walk_towards(t: Arcana, context: Context, ref: str, cells: int) -> Asking:
    """Moved by an effect towards its nearest explorer, without stamina, stopping there (MA-WORDING-08, -10, -11)."""
    for left in range(cells, 0, -1):
        monster = monster_of(t.state, ref)
        if monster is None or monster.cell == OFF_BOARD or values.has_keyword(t.state, ref, "stationary"):
            return
        target = yield from find_target(t, ref)
        if not target or board_of(t.state).adjacent(monster.cell, cell_of(t.state, target)):
            return
        if not (yield from _approach(t, ref, target, left, pays=False)):
            return


def why(state: ArcanaState, ref: str) -> dict[str, object]:
    """Whom a monster goes for now and why, for the page: distances, doors on the way, health."""
    reach = distances(state, ref, cell_of(state, ref))
    found = []
    for explorer in targetable(state, ref):
        steps, blocks = reach.get(cell_of(state, explorer), (-1, 0))
        found.append(
            {
                "explorer": explorer,
                "steps": steps,
                "blocks": max(0, blocks - 1),
                "health": values.current(state, explorer, "health"),
            }
        )
    return {"targets": nearest_explorers(state, ref, reach), "explorers": found}

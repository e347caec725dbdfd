"""Monsters: what they do and how they get there, to the letter of the movement examples (MA-AI, MA-AIMOVE)."""

from __future__ import annotations

from typing import Final

from . import conditions, selecting, values
from .abilities import cards_for, usable, use
from .asking import Asking, choose_cell, choose_thing
from .cards import CARDS
from .cells import change_door
from .context import Context, Run
from .events import Happened
from .lasting import can_resolve
from .motion import beyond_walls, can_pass, can_shove, can_stand, moves, put
from .running import resolve_queue
from .state import DOOR_CLOSED, DOOR_DESTROYED, OFF_BOARD, ArcanaState, Monster
from .steps import Arcana
from .still import still
from .targets import legal_targets
from .things import board_of, cell_of, door_ref, explorers_on_board, is_explorer, monster_of, occupants
from .vocabulary import Ability, Effect, Selector
from .ways import Reach, distances, hindering, is_shut, nearest_explorers, ranking, reason_for, steps_from, without_doors

DESTROY_DOOR: Final = 4
Found = tuple[str, str, int]  # the nearest explorer, why it is the one, and how many steps away


def find_target(t: Arcana, ref: str) -> Asking:
    """The nearest explorer; ties are the players' (MA-AINEAR-08). Nobody if none can be reached (MA-Q-93)."""
    ranked = ranking(t.state, ref)
    if not ranked:
        return "", "", 0
    target = yield from choose_thing(t.state, ref, nearest_explorers(ranked), "choose_nearest")
    return target, reason_for(ranked, target), ranked[0][0][0]


# --- abilities ---------------------------------------------------------------------------------------------------


def abilities_of(state: ArcanaState, ref: str) -> list[tuple[str, str, Ability]]:
    """The current horror event's, then its own in the printed order (MA-AI-08, -09)."""
    return [(card, owner, ability) for card, owner in cards_for(state, ref) for ability in CARDS[card].abilities]


def pick_ability(state: ArcanaState, ref: str, target: str) -> tuple[str, Ability, list[str]] | None:
    """The first ability it can use, and whom it may choose (MA-AI-01, -06, -07, MA-Q-12, -90)."""
    for card, owner, ability in abilities_of(state, ref):
        if not usable(state, ref, card, owner, ability):
            continue
        context = Context(ref, card, owner, ability=ability)
        if not ability.targets:
            if would_matter(state, context, ability.do):
                return card, ability, []
            continue
        found = [one for one in _choice(state, context, ability, target) if _matters_to(state, context, ability, one)]
        if found:
            return card, ability, found
    return None


def _choice(state: ArcanaState, context: Context, ability: Ability, target: str) -> list[str]:
    """A chosen target is the nearest explorer alone. Where none can be walked to, those in range who are nearest as the crow
    flies, the weaker first (MA-Q-12, -93)."""
    legal = set.intersection(*(set(legal_targets(state, context, ability, wanted)) for wanted in ability.targets))
    if target:
        return [target] if target in legal else []
    here, board = cell_of(state, context.user), board_of(state)
    ranked = [
        ((board.distance(here, cell_of(state, ref)), values.current(state, ref, "health")), ref)
        for ref in sorted(legal)
        if is_explorer(ref)
    ]
    return [ref for rank, ref in ranked if rank == min(ranked)[0]]


def _matters_to(state: ArcanaState, context: Context, ability: Ability, target: str) -> bool:
    mine = context.about("")
    mine.targets = [target] * len(ability.targets)
    return would_matter(state, mine, ability.do)


def would_matter(state: ArcanaState, context: Context, effects: tuple[Effect, ...]) -> bool:
    """Would it affect an explorer, or a monster where it aims at monsters (MA-Q-90)?"""
    return any(_matters(state, context, effect) for effect in effects)


def _matters(state: ArcanaState, context: Context, effect: Effect) -> bool:
    if effect.word == "if":
        held = conditions.holds(state, context, effect.args["condition"])
        return would_matter(state, context, effect.then if held else effect.otherwise)
    if effect.word == "lasting":
        return can_resolve(state, context, effect)
    if effect.word == "attack" and values.cannot(state, context.user, "attack"):
        return False
    if effect.then or effect.choices:
        return any(would_matter(state, context, one) for one in (effect.then, *effect.choices))
    at = effect.args.get("at") or (Selector("target") if context.targets else None)
    if at is None:
        return effect.word not in ("attack", "push", "pull", "teleport", "lose_health", "restore_health")
    things = [ref for ref in selecting.candidates(state, context, at) if "@" not in ref]
    if effect.word == "restore_health":
        return any(values.is_wounded(state, ref) for ref in things)
    if effect.word in ("push", "pull"):
        here = cell_of(state, context.user)
        things = [ref for ref in things if can_shove(state, ref, here, away=effect.word == "push")]
    aims_at_monsters = at.mode == "self" or at.kind == "monster"
    return bool(things) if aims_at_monsters else any(is_explorer(ref) for ref in things)


# --- a predictable monster's turn --------------------------------------------------------------------------------


def act_once(t: Arcana, ref: str) -> Asking:
    """One thing: an ability, a closed door on its way, or one step (MA-AI-11). False when its turn is over."""
    state = t.state
    monster = monster_of(state, ref)
    if monster is None or state.stamina_left < 1 or not explorers_on_board(state):
        return False
    found = yield from find_target(t, ref)
    with still(state):
        picked = pick_ability(state, ref, found[0])
    if picked is not None:
        card, ability, tied = picked
        target = yield from choose_thing(state, ref, tied, "choose_nearest", cause=card)
        monster.detour = []
        if any(effect.word == "teleport" for effect in ability.do):
            _say_for_whom(t, monster, found)
        yield from use(t, ref, card, ability.index, [target] * len(ability.targets))
        return True
    if not may_approach(state, ref, found[0]):
        return False
    return bool((yield from _approach(t, monster, found, state.stamina_left, pays=True)))


def may_approach(state: ArcanaState, ref: str, target: str) -> bool:
    """Beside its target it stays where it is (MA-AI-12)."""
    if not target or values.has_keyword(state, ref, "stationary") or values.cannot(state, ref, "move"):
        return False
    return not board_of(state).adjacent(cell_of(state, ref), cell_of(state, target))


def _approach(t: Arcana, monster: Monster, found: Found, stamina: int, *, pays: bool) -> Asking:
    """A step on the best way, a door in it, or a detour around creatures (MA-AIMOVE, MA-AI-13): the cells it went, or 0."""
    state, ref, here = t.state, monster.card, monster.cell
    reachable = moves(state, ref, stamina)
    if monster.detour and monster.goes_for == found[0] and monster.detour[0] in reachable:
        return (yield from _step(t, monster, found, monster.detour.pop(0), reachable, pays=pays))
    monster.detour = []
    with still(state):
        back = distances(state, ref, cell_of(state, found[0]), {here}, to_walk=True)
        best = _best_ways(state, ref, back)
        ways = _ways_on(state, ref, best, reachable)
    if ways:
        cell = yield from _prefer(t, ref, found[0], list(ways))
        if not ways[cell]:
            return (yield from _step(t, monster, found, cell, reachable, pays=pays))
        if not pays or stamina < DESTROY_DOOR:
            return 0  # it stops at the door (MA-AIMOVE-09)
        return (yield from _break_door(t, ref, ways[cell]))
    with still(state):
        detours = _detours(state, ref, back, stamina)
    if not detours:
        return 0
    goal = yield from _prefer(t, ref, found[0], list(detours))
    monster.detour = detours[goal]
    return (yield from _step(t, monster, found, monster.detour.pop(0), reachable, pays=pays))


def _best_ways(state: ArcanaState, ref: str, back: Reach) -> list[int]:
    """The next cells of the shortest ways with the fewest closed doors and creatures on them (MA-AIMOVE-02)."""
    here, steps = cell_of(state, ref), back.steps
    if here not in steps:
        return []
    in_the_way = hindering(state, ref)
    counted = {
        cell: back.blocks(cell) + (steps[cell] > 0 and cell in in_the_way) + is_shut(state, ref, here, cell)
        for cell in steps_from(state, ref, here)
        if steps.get(cell) == steps[here] - 1
    }
    return [cell for cell, blocks in counted.items() if blocks == min(counted.values())]


def _ways_on(state: ArcanaState, ref: str, best: list[int], reachable: dict[int, int]) -> dict[int, str]:
    """How the best ways begin: a step onto a cell, or the closed door between it and a cell. One cell stands for each door."""
    here = cell_of(state, ref)
    ways = {cell: "" for cell in best if reachable.get(cell) == 1}
    for cell in best:
        if is_shut(state, ref, here, cell):
            door = _door_between(state, ref, cell)
            if door and door not in ways.values():
                ways[cell] = door
            elif not door:
                ways.update({front: "" for front in _before_doors(state, cell) if reachable.get(front) == 1})
    return ways


def _prefer(t: Arcana, ref: str, target: str, cells: list[int]) -> Asking:
    """Fewer obstacles in sight, then a straight line, then the players choose (MA-AIMOVE-03 to -05, MA-Q-94)."""
    state = t.state
    board = board_of(state)
    goal = cell_of(state, target)
    taken = occupants(state).keys() - {cell_of(state, ref)}

    def key(cell: int) -> tuple[int, int]:
        between = board.sight(cell, goal)
        obstacles = 99 if between is None else sum(1 for c in between if board.is_obstacle(c) or c in taken)
        (row, column), (to_row, to_column) = board.point(cell), board.point(goal)
        return obstacles, 0 if between is not None and (row == to_row or column == to_column) else 1

    best = min(key(cell) for cell in cells)
    return (yield from choose_cell(state, ref, [cell for cell in cells if key(cell) == best], "choose_monster_step"))


def _say_for_whom(t: Arcana, monster: Monster, found: Found) -> None:
    """Whom it goes for, and why: once, until that changes."""
    target, because, steps = found
    if (monster.goes_for, monster.because) != (target, because):
        monster.goes_for, monster.because = target, because
        t.tell(Happened(what="goes_for", who=monster.card, about=target, n=steps, data={"because": because}))


def _step(t: Arcana, monster: Monster, found: Found, cell: int, reachable: dict[int, int], *, pays: bool) -> Asking:
    _say_for_whom(t, monster, found)
    if pays:
        t.state.stamina_left -= reachable[cell]
    context = Context(monster.card, monster.card, monster.card, Run())
    yield from put(t, context, monster.card, cell, "moved")
    yield from resolve_queue(t, context.run)
    return reachable[cell]


def _door_between(state: ArcanaState, ref: str, cell: int) -> str:
    """A closed door beside it on the way to this cell: straight through, or through and diagonally on."""
    board, here = board_of(state), cell_of(state, ref)
    for side, now in board.doors_of(here):
        behind = board.beside(here, side)
        if now == DOOR_CLOSED and behind is not None and cell in {behind, *without_doors(state).neighbours[behind]}:
            return door_ref(here, side)
    return ""


def _before_doors(state: ArcanaState, cell: int) -> list[int]:
    """The cells in front of closed doors that lead to this one: nobody breaks a door from a diagonal cell (MA-DOOR-13)."""
    board = board_of(state)
    sides = [side for side, now in board.doors_of(cell) if now == DOOR_CLOSED]
    return [front for side in sides if (front := board.beside(cell, side)) is not None]


def _break_door(t: Arcana, ref: str, door: str) -> Asking:
    t.state.stamina_left -= DESTROY_DOOR
    context = Context(ref, ref, ref, Run())
    change_door(t, context, door, DOOR_DESTROYED)
    yield from resolve_queue(t, context.run)
    return 1


def _detours(state: ArcanaState, ref: str, back: Reach, stamina: int) -> dict[int, list[int]]:
    """Cells closer to the target that the fewest steps lead to around other creatures, and where it sets foot on the way
    (MA-AIMOVE-06 to -08, MA-Q-95)."""
    here, steps = cell_of(state, ref), back.steps
    if here not in steps:
        return {}
    now, through = steps[here], values.words_for(state, "move_through", ref)
    frontier: dict[int, list[int]] = {here: []}
    seen = {here}
    for _ in range(stamina):
        following: dict[int, list[int]] = {}
        for cell, stops in frontier.items():
            for other in beyond_walls(state, cell, through):
                if other in seen:
                    continue
                if can_stand(state, ref, other):
                    following[other] = [*stops, other]
                elif can_pass(state, ref, other, through):
                    following[other] = stops
                seen.add(other)
        closer = {c: stops for c, stops in following.items() if stops[-1:] == [c] and steps.get(c, now) < now}
        if closer:
            return closer
        frontier = following
    return {}


def walk_towards(t: Arcana, context: Context, ref: str, cells: int) -> Asking:
    """Moved by an effect towards its nearest explorer, without stamina, stopping there (MA-WORDING-08, -10, -11)."""
    monster = monster_of(t.state, ref)
    if monster is not None:
        start_afresh(monster)
    left = cells
    while monster is not None and left > 0 and monster.cell != OFF_BOARD:
        found = yield from find_target(t, ref)
        if not may_approach(t.state, ref, found[0]):
            return
        gone = yield from _approach(t, monster, found, left, pays=False)
        if not gone:
            return
        left -= gone
        monster = monster_of(t.state, ref)


def start_afresh(monster: Monster) -> None:
    """A new move: nothing is under way and nothing has been said."""
    monster.detour, monster.goes_for, monster.because = [], "", ""

"""Where an explorer wants to go, and what waits there: by what the current chapter asks for."""

from __future__ import annotations

from collections.abc import Iterable

from . import values
from .board import RIM, Geometry
from .cards import CHAPTERS
from .cells import discarded_for
from .heuristics_items import loadout_gain
from .heuristics_maps import spread, steps_from
from .heuristics_threat import foes, life
from .state import ArcanaState, Explorer
from .still import remembered
from .story import exit_cells
from .things import board_of, explorers_on_board
from .turns import PRICES, price_of

CHEST, EVENT, WORKBENCH, RECHARGE, LEVER = 12.0, 9.0, 9.0, 3.0, 0.0
ADVANCE, LEAVE, RITUAL, TOLL = 30.0, 45.0, 25.0, 30.0
EXPLORE, EXPLORE_MUST = 14.0, 26.0
PREY = 6.0
FAR, NEARLY = 99, 6
RESERVE, HESITANT = 1.5, 0.0
TOGETHER = 0.8  # of a chapter cell's worth when several must pay for it
ALONE = 0.85  # of a goal's worth on a fragment where nobody else is
FADE = 0.92
HURRY, LOOT_LATE = 0.6, 0.4  # what a chapter that drags on adds to the story's goals, and takes from the others
SHY = 0.6  # of a goal's worth when somebody else is nearer to it


def is_open(state: ArcanaState) -> bool:
    """Does activating a chapter cell move the story on now?"""
    return not CHAPTERS[state.chapter].closed and not exit_cells(state)


def asks(state: ArcanaState, word: str) -> bool:
    """Does the current chapter move on by this word (kill, fragment_explored ...)?"""
    return any(a.trigger is not None and a.trigger.word == word for a in CHAPTERS[state.chapter].abilities)


def wants_toll(state: ArcanaState) -> bool:
    """A chapter whose own ability must be used beside a chapter cell."""
    return any(
        a.cost is not None and a.cost.condition is not None and a.cost.condition.word == "adjacent_to" and a.cost.inspiration
        for a in CHAPTERS[state.chapter].abilities
    )


def hurry(state: ArcanaState) -> float:
    """How little time is left in the chapter: 0 when it begins, 1 when its lair value has run down."""
    start = CHAPTERS[state.chapter].lair_value
    return max(0.0, 1.0 - state.lair / start) if start and state.lair else 0.0


def onward(state: ArcanaState) -> float:
    """What the story's goals gain with time."""
    return 1.0 + HURRY * hurry(state)


def ready(state: ArcanaState) -> float:
    """Whether to hurry on: a chapter that must be paid for in life wants some of it saved up first."""
    toll = toll_of(state.chapters[-1]) if state.chapters else 0
    if not toll:
        return 1.0
    people = explorers_on_board(state)
    spare = sum(life(e) for e in people) - PRICES["chapter_cell_unlit"][1] - toll - RESERVE * len(people)
    return 1.0 if spare >= 0 else HESITANT


def toll_of(chapter: str) -> int:
    """The health that a chapter's own ability costs until the story goes on."""
    for ability in CHAPTERS[chapter].abilities:
        if ability.cost is not None and ability.cost.health:
            times = [effect.args.get("n") for effect in ability.do if effect.word == "progress"]
            return ability.cost.health * max([getattr(n, "value", 1) for n in times], default=1)
    return 0


def cell_worth(state: ArcanaState, explorer: Explorer, kind: str) -> float:
    """What activating an action cell of a kind is worth to an explorer now."""
    match kind:
        case "chest":
            return CHEST + _inspiration_worth(state, explorer)
        case "event_cell":
            return EVENT - 2.0 + _inspiration_worth(state, explorer)
        case "workbench":
            return WORKBENCH + 0.5 * loadout_gain(explorer, state.monster_level)
        case "recharge_station":
            hurt = values.is_wounded(state, explorer.card)
            return RECHARGE + (2.0 if hurt else 0.0) + 0.8 * loadout_gain(explorer, state.monster_level)
        case "lit_chapter_cell" | "unlit_chapter_cell":
            return ADVANCE * onward(state) * ready(state) if is_open(state) else -5.0
    return LEVER


def _inspiration_worth(state: ArcanaState, explorer: Explorer) -> float:
    return 3.0 if explorer.inspiration < values.stat(state, explorer.card, "inspiration") else 0.0


def goals(state: ArcanaState, explorer: Explorer) -> dict[int, float]:
    """Cells worth standing on, and what waits there."""
    board = board_of(state)
    found: dict[int, float] = {}
    late = 1.0 - LOOT_LATE * hurry(state)
    for kind in ("chest", "event_cell", "workbench", "recharge_station"):
        worth = late * cell_worth(state, explorer, kind)
        for cell in board.of_kind(kind):
            _beside(board, found, [cell], worth * _mine(state, board, explorer, cell))
    _story_goals(state, board, explorer, found)
    _frontier(state, board, found)
    return found


def _beside(board: Geometry, found: dict[int, float], cells: Iterable[int], worth: float) -> None:
    for cell in cells:
        for near in board.neighbours[cell]:
            if worth > found.get(near, 0.0):
                found[near] = worth


def _mine(state: ArcanaState, board: Geometry, explorer: Explorer, cell: int) -> float:
    """Less if somebody else is nearer: explorers spread."""
    steps = steps_from(board, cell)
    mine = steps.get(explorer.cell, FAR)
    others = [other for other in explorers_on_board(state) if other.card != explorer.card]
    if any(steps.get(other.cell, FAR) < mine for other in others):
        return SHY
    return ALONE if others and all(other.cell // 100 != cell // 100 for other in others) else 1.0


def _story_goals(state: ArcanaState, board: Geometry, explorer: Explorer, found: dict[int, float]) -> None:
    """What moves the story on: chapter cells, the exit, the finale's cells, prey."""
    pressing = onward(state)
    for cell in exit_cells(state):
        found[cell] = max(found.get(cell, 0.0), LEAVE * pressing)
    if is_open(state):
        worth = ADVANCE * pressing * ready(state)
        _beside(board, found, board.of_kind("lit_chapter_cell"), worth)
        for cell in board.of_kind("unlit_chapter_cell"):
            _beside(board, found, [cell], worth * _means(state, board, explorer, cell))
    if wants_toll(state):
        cells = board.of_kind("lit_chapter_cell") + board.of_kind("unlit_chapter_cell")
        _beside(board, found, cells, TOLL * pressing * (1.0 if explorer.inspiration >= 2 else 0.5))
    _beside(board, found, [creature.cell for creature in state.cell_creatures], RITUAL)
    hunted = asks(state, "kill")
    if hunted:
        _beside(board, found, [foe.cell for foe in foes(state)], 2 * PREY)
        if not foes(state):
            _beside(board, found, board.of_kind("lair_cell"), PREY)


def _means(state: ArcanaState, board: Geometry, explorer: Explorer, cell: int) -> float:
    """Is the inspiration for an unlit chapter cell there? One's own, or that of all who are near it."""
    need = price_of(state, explorer.card, "chapter_cell_unlit")[1]
    if explorer.inspiration >= need:
        return 1.0
    if not explorer.inspiration:
        return 0.0
    steps = steps_from(board, cell)
    near = sum(
        e.inspiration for e in explorers_on_board(state) if e.card == explorer.card or steps.get(e.cell, FAR) <= NEARLY
    )
    return TOGETHER if near >= need else 0.0


def _frontier(state: ArcanaState, board: Geometry, found: dict[int, float]) -> None:
    """Borders to explore from: a must where the chapter asks for it, or where no chapter cell is left."""
    if not state.fragment_stack or state.finale:
        return
    worth = exploring_worth(state, board)
    for cell in board.cells:
        if cell % 100 in RIM and (sides := board.unexplored(cell)):
            fragment = state.fragments[cell // 100]
            assert fragment is not None
            if cell % 100 in fragment.entry or cell % 100 in fragment.exit:
                continue
            if any(discarded_for(state, cell // 100, side) is not None for side in sides):
                found[cell] = max(found.get(cell, 0.0), worth)


def exploring_worth(state: ArcanaState, board: Geometry) -> float:
    if asks(state, "fragment_explored") and CHAPTERS[state.chapter].closed and not exit_cells(state):
        return EXPLORE_MUST * onward(state)
    chapter_cells = board.of_kind("lit_chapter_cell") + board.of_kind("unlit_chapter_cell")
    if not chapter_cells and (is_open(state) or wants_toll(state)):
        return EXPLORE_MUST * onward(state)
    loot = sum(len(board.of_kind(kind)) for kind in ("chest", "event_cell"))
    return EXPLORE * max(0.3, 1.0 - 0.2 * loot / max(1, len(explorers_on_board(state))))


def pull(state: ArcanaState, explorer: Explorer) -> dict[int, float]:
    """For each cell the best goal it leads to, worth less the farther it is; worked out once while nothing changes."""
    known = remembered(state)
    key = ("pull", explorer.card)
    if known is not None and key in known:
        found: dict[int, float] = known[key]
        return found
    found = spread(board_of(state), goals(state, explorer), FADE)
    if known is not None:
        known[key] = found
    return found

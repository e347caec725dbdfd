"""Step 1 of the end: every player's final route, the best one found for them or one they draw themselves (AT-FINAL)."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask, confirm
from .bitsets import bits
from .cards import TASK_CARDS
from .events import LineChosen
from .final_route import Line, line_from_walk
from .final_route import lines as find_lines
from .flow import hide_boards
from .options import CrossRiver, DrawOwnLine, FinishLine, Follow, JumpTo, StartAt, TakeLine
from .state import NONE, Board, TourState
from .steps import Tour, steps
from .town import AT_NODE, GATES, NODES, ROADS, node_index, road_index

DRAW_OWN = DrawOwnLine()
FINISH = FinishLine()
DAGON = "dagon"


def task_nodes(board: Board) -> tuple[int, ...] | None:
    if board.task == NONE:
        return None
    return tuple(node_index[junction] for junction in TASK_CARDS[board.task].junctions)


def line_of(state: TourState, board: Board, walk: list[str], *, with_task: bool = True) -> Line:
    """A walk with all that it is worth, as the board stands; without the task for eyes that may not know it."""
    task = task_nodes(board) if with_task else None
    return _line_from_walk(board.drawn, tuple(walk), tuple(board.tourists), state.ancient_one, task)


# The same walks are looked at again after every choice of the last phases.
_line_from_walk = lru_cache(maxsize=1024)(line_from_walk)


@steps.auto
def choose_lines(t: Tour) -> None:
    """Everyone determines their final route at the same time (AT-FINAL-01)."""
    state = t.state
    state.phase = "final_route"
    for board in state.boards:
        board.ready = False
    hide_boards(state)
    t.together((seat, Step("offer_lines", {"seat": seat})) for seat in range(state.seats))
    t.then(Step("settle_lines"))


@steps.auto
def offer_lines(t: Tour, seat: int) -> None:
    """Work out the best line for each madness level: the player weighs points against madness (AT-Q-11)."""
    state = t.state
    board = state.boards[seat]
    found = find_lines(board.drawn, board.tourists, state.ancient_one, task_nodes(board))
    board.lines = [list(line.walk) for line in found]
    t.then(Step("choose_line", {"seat": seat}))


@steps.asks_first
def choose_line(t: Tour, seat: int) -> Procedure:
    """One of the lines found, or one drawn by hand (AT-FINAL-09)."""
    board = t.state.boards[seat]
    own = (DRAW_OWN,) if board.drawn else ()
    chosen = yield from confirm(seat, "choose_line", (*(TakeLine(i) for i in range(len(board.lines))), *own))
    if isinstance(chosen, TakeLine):
        board.line = list(board.lines[chosen.line])
        board.ready = True
        return
    board.drawing, board.drawing_nodes = [], []
    t.then(Step("start_line", {"seat": seat}))


@steps.asks_first
def start_line(t: Tour, seat: int) -> Procedure:
    """Where a line drawn by hand begins."""
    board = t.state.boards[seat]
    drawn = board.drawn
    nodes = tuple(
        StartAt(node.id) for node in NODES if AT_NODE[node.index] & drawn or _lengthened_to(t.state, drawn, node.index)
    )
    chosen: StartAt = yield from ask(seat, "start_line", nodes)
    board.drawing_nodes = [node_index[chosen.node]]
    t.then(Step("go_on", {"seat": seat}))


def _used(board: Board) -> int:
    """Segments already in the line being drawn."""
    used = 0
    for part in board.drawing:
        if not part.startswith("gate "):
            used |= 1 << road_index[part.removeprefix("cross ")]
    return used


def _lengthened_to(state: TourState, roads: int, node: int) -> list[int]:
    """Dagon: dead-end segments among `roads` that reach this junction when lengthened across the river (AT-DAGON-01, -09)."""
    if state.ancient_one != DAGON:
        return []
    return [road for road in bits(roads) if _far_end(road) == node]


def _far_end(road: int) -> int | None:
    """The junction across the river that a dead-end segment reaches when lengthened; None for other segments."""
    if ROADS[road].kind != "dead_end":
        return None
    return next(NODES[end].across for end in ROADS[road].ends if NODES[end].kind == "dead_end")


def ways_on(state: TourState, board: Board) -> list[Follow | CrossRiver | JumpTo]:
    """How a line drawn by hand may go on: each segment once (AT-FINAL-03), gates join pieces of at least one segment
    (AT-GATE-02, -03, -07, AT-Q-12), Dagon lengthens dead ends (AT-DAGON-01)."""
    here = board.drawing_nodes[-1]
    left = board.drawn & ~_used(board)
    found: list[Follow | CrossRiver | JumpTo] = [Follow(ROADS[road].id) for road in bits(AT_NODE[here] & left)]
    if state.ancient_one == DAGON:
        at_tip = NODES[here].kind == "dead_end"  # a lengthened segment has no tip: nobody enters it there
        onward = [] if at_tip else [road for road in bits(AT_NODE[here] & left) if _far_end(road) is not None]
        found += [CrossRiver(ROADS[road].id) for road in onward + _lengthened_to(state, left, here)]
    if NODES[here].gate and board.drawing and not board.drawing[-1].startswith("gate "):
        for gate in GATES:
            if gate != here and (AT_NODE[gate] & left):
                found.append(JumpTo(NODES[gate].id))
    return found


@steps.asks_first
def go_on(t: Tour, seat: int) -> Procedure:
    """The next part of a line drawn by hand, or its end."""
    state = t.state
    board = state.boards[seat]
    may_end = bool(board.drawing) and not board.drawing[-1].startswith("gate ")
    options = (*ways_on(state, board), *((FINISH,) if may_end else ()))
    chosen = yield from confirm(seat, "go_on", options)
    if isinstance(chosen, FinishLine):
        board.line = list(board.drawing)
        board.ready = True
        return
    go_along(board, chosen)
    t.then(Step("go_on", {"seat": seat}))


def go_along(board: Board, chosen: Follow | CrossRiver | JumpTo) -> None:
    here = board.drawing_nodes[-1]
    if isinstance(chosen, JumpTo):
        board.drawing.append(f"gate {NODES[here].id}-{chosen.node}")
        board.drawing_nodes.append(node_index[chosen.node])
        return
    road = ROADS[road_index[chosen.road]]
    if isinstance(chosen, CrossRiver):
        board.drawing.append(f"cross {road.id}")
        board.drawing_nodes.append(_over_the_river(road.index, here))
    else:
        board.drawing.append(road.id)
        board.drawing_nodes.append(road.ends[1] if road.ends[0] == here else road.ends[0])


def _over_the_river(road: int, here: int) -> int:
    """The other end of a lengthened dead-end segment: it joins its own junction with the one straight across (AT-DAGON-09)."""
    across = _far_end(road)
    assert across is not None, "only dead ends are lengthened"
    own = next(end for end in ROADS[road].ends if NODES[end].kind != "dead_end")
    return own if here == across else across


@steps.auto
def settle_lines(t: Tour) -> None:
    """Erase what is not part of the final routes and count madness (AT-FINAL-06 to -08, -10, AT-MAD)."""
    state = t.state
    state.shown = b""
    for seat, board in enumerate(state.boards):
        line = line_of(state, board, board.line)
        board.along, board.madness, board.links, board.task_vp = line.along, line.madness, line.links, line.task
        board.keep_only(line.roads)
        board.tourists = [packed if line.along >> i & 1 else 0 for i, packed in enumerate(board.tourists)]
        counts = {"roads": line.roads.bit_count(), "districts": line.along.bit_count(), "madness": line.madness}
        t.tell(LineChosen(seat=seat, **counts, vp=line.vp - line.task))  # the task stays hidden until scoring
    t.then(Step("face_ancient_one"))

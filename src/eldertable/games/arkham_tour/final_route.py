"""The final route: the best lines through a drawing, the check of a line drawn by hand, and what lines are worth.

A set of roads or districts is an integer used as a bit set; tourists are packed counts as in `tourists`.
"""

from collections.abc import Sequence

import msgspec

from .bitsets import mask
from .cards import ANCIENT_ONES
from .route_expected import BLESSING, IMPROVEMENT, REROLL, Aftermath, TomeUse, all_results, value_after
from .route_front import Found, Front
from .route_graph import form, whole
from .route_search import LineSearch
from .route_walk import IllegalLineError, Trace, find_walk, task_on, trace_walks
from .route_worth import Worth
from .town import node_index

__all__ = ["IllegalLineError", "Line", "expected_total", "line_from_walk", "lines", "quick_value"]

HORRORS = {card.id: mask(node_index[place] for place in card.horrifying_places) for card in ANCIENT_ONES.values()}
_DAGON = "dagon"
_SHUB_NIGGURATH = "shub_niggurath"
_PAYS = {"yog_sothoth", _SHUB_NIGGURATH}  # for madness, for connections


class Line(msgspec.Struct, frozen=True):
    roads: int
    walk: tuple[str, ...]
    along: int
    links: int
    crossings: int
    madness: int
    kinds: tuple[tuple[int, int], ...]  # for each type its tourists and its districts
    yellow: int
    task: int
    task_pair: tuple[int, int] | None
    vp: int  # before the encounter


EMPTY = Line(0, (), 0, 0, 0, 0, ((0, 0),) * 4, 0, 0, None, 0)  # AT-FINAL-10


def lines(drawn: int, tourists: Sequence[int], ancient_one: str, task: Sequence[int] | None = None) -> list[Line]:
    """The best line for each madness level, best VP first, without lines to which a calmer one is never inferior."""
    if not drawn:
        return [EMPTY]
    worth = Worth(tourists)
    front = Front(ANCIENT_ONES[ancient_one].reward.vp if ancient_one in _PAYS else 0, ancient_one == _SHUB_NIGGURATH)
    junctions = tuple(task or ())
    LineSearch(drawn, worth, front, HORRORS[ancient_one], junctions).run(ancient_one == _DAGON)
    return [_line(found, worth, ancient_one, junctions) for found in front.lines()]


def _line(found: Found, worth: Worth, ancient_one: str, task: Sequence[int]) -> Line:
    shape = form(found.crossed)
    walk = find_walk(shape, found.roads, found.links, found.middle)
    scored = _task(trace_walks(found.roads, walk, lengthen=True), task) if found.middle else (0, None)
    return _valued(found.roads, walk, found.links, found.crossed, worth, ancient_one, scored)


def _task(traces: Sequence[Trace], task: Sequence[int] | None) -> tuple[int, tuple[int, int] | None]:
    """A walk of one road, or of two with the same ends, can be read in both directions."""
    return max((task_on(trace, task or ()) for trace in traces), key=lambda scored: scored[0])


def _valued(
    roads: int, walk: Sequence[str], links: int, crossed: int, worth: Worth, ancient_one: str,
    task: tuple[int, tuple[int, int] | None],
) -> Line:  # fmt: skip
    _, nodes, _, along = whole(form(crossed), roads)
    places = nodes & HORRORS[ancient_one]
    return Line(
        roads=roads,
        walk=tuple(walk),
        along=along,
        links=links,
        crossings=crossed,
        madness=places.bit_count() + crossed.bit_count() + (0 if ancient_one == _SHUB_NIGGURATH else links),
        kinds=worth.kinds(along),
        yellow=worth.yellow(along),
        task=task[0],
        task_pair=task[1],
        vp=worth[along] + task[0],
    )


def line_from_walk(
    drawn: int, walk: Sequence[str], tourists: Sequence[int], ancient_one: str, task: Sequence[int] | None = None
) -> Line:
    """Any legal walk with all that it is worth; raises IllegalLineError otherwise (AT-FINAL-09)."""
    if not walk:
        if drawn:
            raise IllegalLineError("AT-FINAL-10", 0, "only a player without segments has an empty final route")
        return EMPTY
    traces = trace_walks(drawn, walk, ancient_one == _DAGON)
    trace = traces[0]
    return _valued(trace.roads, walk, trace.links, trace.crossed, Worth(tourists), ancient_one, _task(traces, task))


def quick_value(drawn: int, tourists: Sequence[int], ancient_one: str, task: Sequence[int] | None = None) -> int:
    """The most VP before the encounter that any line has, whatever its madness."""
    front = Front()
    search = LineSearch(drawn, Worth(tourists), front, 0, tuple(task or ()))
    search.run(ancient_one == _DAGON)
    best = front.lines()
    return best[0].vp if best else 0


def expected_total(line: Line, tourists: Sequence[int], ancient_one: str, call: int | None, tomes: Sequence[bool]) -> float:
    """The expected total VP after the encounter, if tomes (reroll, improvement, blessing) are used as well as possible."""
    rest = Aftermath(line.along, tourists, line.task)
    values = {results: value_after(ancient_one, rest, results, line.madness, line.links, call) for results in all_results()}
    held = sum(tome for tome, circled in zip((REROLL, IMPROVEMENT, BLESSING), tomes, strict=True) if circled)
    return TomeUse(ANCIENT_ONES[ancient_one].fail_up_to(line.madness), values).before_roll(held)

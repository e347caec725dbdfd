"""A line drawn by hand as a bot sees it: does it follow a line that was found, and what is it worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ...kernel.decision import Decision
from ...kernel.heuristics import Turn
from . import options as o
from .lines import go_along, line_of, ways_on
from .state import Board, TourState
from .town import node_index
from .view import expectation


def hand_turns(state: TourState, decision: Decision) -> Iterator[Turn]:
    """Each way on with what it leads to; a way that nothing is known of only if there is no other."""
    known = [(option, hand_total(state, decision.seat, option)[0]) for option in decision.options]
    told = [(option, total) for option, total in known if total is not None]
    for option, total in told or known:
        yield Turn((option,), total or 0.0)


def hand_total(state: TourState, seat: int, option: Any) -> tuple[float | None, bool]:
    """The total to be expected, and whether it is that of a line that was found and goes this way."""
    board = state.boards[seat]
    found = [total for walk, total in _found(state, board) if _leads(state, board, walk, option)]
    if found:
        return max(found), True
    if isinstance(option, o.FinishLine):
        return _total(state, board, board.drawing), False
    if isinstance(option, o.Follow | o.CrossRiver):
        return _total(state, board, [*board.drawing, _part(option)]), False
    return None, False


def _total(state: TourState, board: Board, walk: list[str]) -> float:
    return expectation(state, board, line_of(state, board, walk), with_call=True)


def _found(state: TourState, board: Board) -> Iterator[tuple[list[str], float]]:
    """Every line that was offered, in both directions."""
    for walk in board.lines:
        total = _total(state, board, walk)
        yield walk, total
        yield [_turned(part) for part in reversed(walk)], total


def _turned(part: str) -> str:
    if not part.startswith("gate "):
        return part
    start, _, end = part.removeprefix("gate ").partition("-")
    return f"gate {end}-{start}"


def _leads(state: TourState, board: Board, walk: list[str], option: Any) -> bool:
    if isinstance(option, o.FinishLine):
        return walk == board.drawing
    if isinstance(option, o.StartAt):
        return _walked(state, board, node_index[option.node], walk)
    done = len(board.drawing)
    if walk[:done] != board.drawing or len(walk) == done or _option(walk[done]) != option:
        return False
    return _walked(state, board, board.drawing_nodes[0], walk)


def _walked(state: TourState, board: Board, start: int, walk: list[str]) -> bool:
    """Can all of it be drawn from there?"""
    there = msgspec.structs.replace(board, drawing=[], drawing_nodes=[start])
    for part in walk:
        option = _option(part)
        if option not in ways_on(state, there):
            return False
        go_along(there, option)
    return there.drawing == walk


def _option(part: str) -> o.Follow | o.CrossRiver | o.JumpTo:
    if part.startswith("gate "):
        return o.JumpTo(part.partition("-")[2])
    return o.CrossRiver(part.removeprefix("cross ")) if part.startswith("cross ") else o.Follow(part)


def _part(option: o.Follow | o.CrossRiver) -> str:
    return f"cross {option.road}" if isinstance(option, o.CrossRiver) else option.road

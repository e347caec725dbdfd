"""The end of the game as a bot sees it: which line to take, when to use tomes, what to give up."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ...kernel.decision import Decision
from ...kernel.heuristics import Turn
from . import options as o
from .bitsets import bits
from .cards import ANCIENT_ONES
from .encounter import MOST, improved
from .lines import line_of
from .penalties import call_kind
from .route_expected import BLESSING, IMPROVEMENT, REROLL, Aftermath, TomeUse, all_results, value_after
from .state import CIRCLED, NONE, Board, TourState
from .tourists import DISTRICT_OF, KINDS, count
from .town import DISTRICTS, district_index
from .view import expectation


def line_turns(state: TourState, decision: Decision) -> Iterator[Turn]:
    """The line with the highest expected total, its encounter included."""
    board = state.boards[decision.seat]
    for option in decision.options:
        if isinstance(option, o.TakeLine):
            line = line_of(state, board, board.lines[option.line])
            yield Turn((option,), expectation(state, board, line, with_call=True))


def tome_use(state: TourState, board: Board) -> TomeUse:
    """What every result of the dice would leave this player with."""
    rest = Aftermath(board.along, board.tourists, board.task_vp)
    call = call_kind(board) if board.call != NONE else None
    values = {
        results: value_after(state.ancient_one, rest, results, board.madness, board.links, call) for results in all_results()
    }
    return TomeUse(ANCIENT_ONES[state.ancient_one].fail_up_to(board.madness), values)


def held_tomes(board: Board) -> int:
    return sum(tome for tome, mark in zip((REROLL, IMPROVEMENT, BLESSING), board.tomes, strict=True) if mark == CIRCLED)


def tome_turns(state: TourState, decision: Decision) -> Iterator[Turn]:
    """Each use of a tome with its exact expectation."""
    board = state.boards[decision.seat]
    encounter = board.encounter
    assert encounter is not None
    use, held, numbers = tome_use(state, board), held_tomes(board), encounter.numbers
    for option in decision.options:
        match option:
            case o.Reroll(dice=dice):
                kept = [number for die, number in enumerate(numbers) if die not in dice]
                rolls = list(product(range(1, MOST + 1), repeat=len(dice)))
                value = sum(use.after(tuple(sorted((*kept, *new))), held & ~REROLL) for new in rolls) / len(rolls)
            case o.Improve(die=die):
                better = [improved(number) if die == at else number for at, number in enumerate(numbers)]
                value = use.after(tuple(sorted(better)), held & ~IMPROVEMENT)
            case o.Bless():
                value = use.after(tuple(sorted(numbers)), BLESSING)
            case _:
                value = use.after(tuple(sorted(numbers)), 0) + 0.001  # a tome that changes nothing stays closed
        yield Turn((option,), value)


def cross_out_turns(state: TourState, decision: Decision) -> Iterator[Turn]:
    """The district whose loss costs least."""
    board = state.boards[decision.seat]
    along = [district for district in bits(board.along) if not board.crossed_out >> district & 1]
    for option in decision.options:
        gone = district_index[option.district]
        yield Turn((option,), float(_vp(board, [district for district in along if district != gone])))


def _vp(board: Board, along: list[int]) -> int:
    types = [DISTRICTS[district].type for district in along]
    stars = sum(DISTRICTS[district].star for district in along)
    return stars + sum(
        types.count(DISTRICT_OF[kind]) * sum(count(board.tourists[district], kind) for district in along)
        for kind in range(4)
    )


def erase_turns(state: TourState, decision: Decision) -> Iterator[Turn]:
    """The kind with the fewest districts along the line."""
    board = state.boards[decision.seat]
    types = [DISTRICTS[district].type for district in bits(board.along)]
    for option in decision.options:
        kind = KINDS.index(option.tourist)
        yield Turn((option,), -float(types.count(DISTRICT_OF[kind])))

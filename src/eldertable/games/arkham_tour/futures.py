"""What may come after a round: the next dice fall, and the best that can be made of them.

A board is planned anew as it stands after the round, so a search sees what a turn really leaves to aim at. The same dice
give two boards the same luck, and their difference then tells more than their values.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from itertools import combinations
from random import Random

from .cards import DICE
from .dice import lying
from .draft import DiceSense
from .final_route import expected_total, lines
from .lines import task_nodes
from .outlook import Outlook
from .penalties import call_kind
from .prospects import kept, prospect_of, rounds_to_come
from .state import CIRCLED, COORDINATE, NONE, Place, TourState
from .tactics import best_round

SPARE_CHANGE = 3.0  # a kept coordinate change, while rounds are to come


def sample_future(state: TourState, seat: int, dice: Random) -> float:
    """The worth of a board after its round, if the next dice fall like this."""
    began = not state.boards[seat].ready  # alone, the next round has already begun
    left = rounds_to_come(state) + began
    if left == 0:
        return final_worth(state, seat)
    ahead = copy(state)
    board = copy(state.boards[seat])
    ahead.boards = [board if other == seat else theirs for other, theirs in enumerate(state.boards)]
    if not began:
        board.begin_round()
        ahead.shop_deck = list(state.shop_deck)
        ahead.shop_card = ahead.shop_deck.pop(dice.randrange(len(ahead.shop_deck)))
        ahead.numbers = [dice.randrange(6) + 1 for _ in DICE]
    prospect = prospect_of(ahead, seat)
    look = Outlook(ahead, seat, prospect)
    board.dice = _likely_dice(look, dice)
    board.numbers = [ahead.numbers[die] for die in board.dice]
    return best_round(look, board) + (SPARE_CHANGE * kept(board, COORDINATE) if prospect.rounds else 0.0)


def _likely_dice(look: Outlook, dice: Random) -> list[int]:
    """The pair this player may get: alone the best of what lies there, else the better of two for a random first die."""
    sense = DiceSense(look)
    if look.state.seats == 1:
        pairs: list[tuple[int, int]] = list(combinations(lying(look.state, Place.AVAILABLE), 2))
    else:
        first, *others = dice.sample(range(len(DICE)), 3)
        pairs = [(first, other) for other in others]
    best = max(pairs, key=lambda pair: sense.pair(pair[0], pair[1]))
    return [*best]


def final_worth(state: TourState, seat: int) -> float:
    """The best expected total when nothing more can be laid."""
    board = state.boards[seat]
    call = call_kind(board) if board.call != NONE else None
    tomes = tuple(mark == CIRCLED for mark in board.tomes)
    return _final_worth(board.drawn, tuple(board.tourists), state.ancient_one, task_nodes(board), call, tomes)


@lru_cache(maxsize=256)
def _final_worth(
    drawn: int, tourists: tuple[int, ...], ancient_one: str, task: tuple[int, ...] | None, call: int | None,
    tomes: tuple[bool, ...],
) -> float:  # fmt: skip
    found = lines(drawn, tourists, ancient_one, task)
    return max(expected_total(line, tourists, ancient_one, call, tomes) for line in found)

"""What a player may still hope for: the numbers a bot plans with, taken from what its seat may know."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from .bitsets import mask
from .cards import ANCIENT_ONES
from .flow import ROUNDS
from .lines import task_nodes
from .state import CIRCLED, DIAGONAL, EXTRA, Board, TourState
from .town import SHOPS, node_index

TOURISTS_A_ROUND = 0.62  # of each kind, along the route, that a coming round brings
SEGMENTS_AT_LAST = 1.25  # of those a bot aims at, that the very last round lets it lay
SEGMENTS_MORE = 0.15  # with every round before it the choice is larger
SEGMENTS_AT_MOST = 1.8
SHOP_HOPE = 5.0  # an unvisited shop on the way
TASK_HOPE = 3.0  # a junction of the personal task on the way
TOTAL = 170.0  # what three failures would cost
CALM = 0.18  # how much of the fear of failures a tome takes away
PENALTIES = {"cthulhu": (18.0, 42.0), "yog_sothoth": (24.0, 55.0), "dagon": (18.0, 32.0), "shub_niggurath": (4.0, 9.0)}
MOST_MADNESS = 20


class Prospect(Struct, frozen=True, gc=False):
    """A board as a planner sees it. Equal prospects lead to equal plans."""

    drawn: int
    tourists: tuple[int, ...]
    ancient_one: str
    rounds: int  # still to come after the present one
    extra: int  # kept segments
    diagonals: int
    shops: int  # circled
    tomes: int
    task: tuple[int, ...]

    @property
    def hoped(self) -> float:
        """Tourists of each kind that may still come."""
        return TOURISTS_A_ROUND * self.rounds

    @property
    def reach(self) -> float:
        """Segments that may still be laid after the present round."""
        return coming_segments(self.rounds) + self.extra


def prospect_of(state: TourState, seat: int) -> Prospect:
    """The board as the present round began, so that one plan serves all choices of the round."""
    board = state.boards[seat]
    tourists = list(board.tourists)
    if board.district >= 0:
        tourists[board.district] = 0
    return Prospect(
        drawn=board.drawn & ~board.drawn_now,
        tourists=tuple(tourists),
        ancient_one=state.ancient_one,
        rounds=rounds_to_come(state),
        extra=kept(board, EXTRA),
        diagonals=kept(board, DIAGONAL),
        shops=board.shops,
        tomes=board.tomes.count(CIRCLED),
        task=task_nodes(board) or (),
    )


def coming_segments(rounds: int) -> float:
    """Late rounds let fewer wanted segments be laid: those that still lack lie where the dice do not lead."""
    return sum(min(SEGMENTS_AT_MOST, SEGMENTS_AT_LAST + SEGMENTS_MORE * left) for left in range(rounds))


def rounds_to_come(state: TourState) -> int:
    return min(ROUNDS - 1, len(state.shop_deck))


def kept(board: Board, bonus: int) -> int:
    return board.gained[bonus] - board.used[bonus]


@lru_cache(maxsize=256)
def fear(ancient_one: str, tomes: int) -> tuple[float, ...]:
    """What each madness level may be expected to cost; with Yog-Sothoth it also pays."""
    one, two = PENALTIES[ancient_one]
    costs = []
    for madness in range(MOST_MADNESS):
        fail = ANCIENT_ONES[ancient_one].fail_up_to(madness) / 6
        cost = TOTAL * fail**3 + 3 * fail * (1 - fail) ** 2 * one + 3 * fail**2 * (1 - fail) * two
        cost *= 1 - CALM * tomes
        if ancient_one == "yog_sothoth":
            cost -= ANCIENT_ONES[ancient_one].reward.vp * madness * (1 - fail**3)
        costs.append(cost)
    return tuple(costs)


@lru_cache(maxsize=8)
def horrors_of(ancient_one: str) -> int:
    return mask(node_index[place] for place in ANCIENT_ONES[ancient_one].horrifying_places)


def node_hopes(prospect: Prospect) -> list[float]:
    """What passing each node promises by itself."""
    hopes = [0.0] * len(node_index)
    if prospect.rounds:
        for shop in SHOPS:
            if not prospect.shops >> shop & 1:
                hopes[shop] = SHOP_HOPE
    for junction in prospect.task:
        hopes[junction] = TASK_HOPE
    return hopes

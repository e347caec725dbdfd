"""What a bot knows of the tour."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from ...kernel.decision import Decision
from ...kernel.heuristics import Heuristics, Turn
from ...kernel.text import Text
from . import by_hand, draft, ordeal, tactics
from .cards import TASK_CARDS, TASK_INDEX
from .futures import final_worth, sample_future
from .lines import DRAW_OWN
from .outlook import Outlook
from .prospects import horrors_of, rounds_to_come
from .reasons import reason
from .state import TourState
from .town import node_index

ON_BOARD: dict[str, Callable[[Outlook, Decision], Iterator[Turn]]] = {
    "take_opening_die": draft.take_turns,
    "take_die": draft.take_turns,
    "remove_die": draft.remove_turns,
    "pick_dice": draft.pick_turns,
    "choose_district": tactics.district_turns,
    "correct_route": tactics.correction_turns,
    "draw_corrected": tactics.corrected_turns,
    "place_tourist": tactics.tourist_turns,
    "lay_bonus": tactics.bonus_turns,
    "finish_board": tactics.finish_turns,
    "visit_shop": tactics.shop_turns,
    "circle_tome": tactics.tome_turns,
}
AT_THE_END: dict[str, Callable[[TourState, Decision], Iterator[Turn]]] = {
    "choose_line": ordeal.line_turns,
    "start_line": by_hand.hand_turns,
    "go_on": by_hand.hand_turns,
    "use_tomes": ordeal.tome_turns,
    "cross_out": ordeal.cross_out_turns,
    "erase_type": ordeal.erase_turns,
}


REMEMBERED = 256  # positions whose turns are kept: the trials of a search meet few boards again and again


class TourHeuristics(Heuristics[TourState]):
    def __init__(self) -> None:
        self._remembered: dict[tuple[object, ...], list[Turn]] = {}

    def turns(self, state: TourState, decision: Decision, width: int) -> Sequence[Turn]:
        key = what_turns_rest_on(state, decision)
        found = self._remembered.get(key)
        if found is None:
            found = sorted(self._turns(state, decision), key=lambda turn: -turn.score)
            if len(self._remembered) == REMEMBERED:
                self._remembered.clear()
            self._remembered[key] = found
        return found[:width]

    def _turns(self, state: TourState, decision: Decision) -> Iterator[Turn]:
        kind = decision.kind
        if kind in ON_BOARD:
            return ON_BOARD[kind](Outlook(state, decision.seat), decision)
        if kind in AT_THE_END:
            return AT_THE_END[kind](state, decision)
        if kind == "lay":
            return self._lay_turns(state, decision)
        if kind == "keep_task":
            return _task_turns(state, decision)
        return (Turn((option,), 0.0) for option in decision.options if option is not DRAW_OWN)

    def _lay_turns(self, state: TourState, decision: Decision) -> Iterator[Turn]:
        look = Outlook(state, decision.seat)
        yield from tactics.lay_turns(look, look.board, (), look.placed())
        if not look.board.way and look.prospect.rounds:
            yield from tactics.use_bonus_turns(look, decision)

    def value(self, state: TourState, seat: int) -> float:
        if state.outcome is not None:
            return float(state.outcome.scores[seat] or 0)
        return Outlook(state, seat).now()

    def settled(self, state: TourState, since: TourState, seat: int) -> bool:
        """A round is over for a player who is ready."""
        return state.boards[seat].ready or state.round > since.round or state.phase in ("final_route", "encounter", "over")

    def sure(self, state: TourState, decision: Decision) -> bool:
        """At the end expectations are exact; in the set-up there is nothing to try out."""
        return decision.kind in AT_THE_END or decision.kind == "keep_task"

    def sample(self, state: TourState, seat: int, dice: Random) -> float:
        if state.outcome is not None:
            return self.value(state, seat)
        return final_worth(state, seat) if state.phase in ("final_route", "encounter") else sample_future(state, seat, dice)

    def guess(self, state: TourState, decision: Decision, dice: Random) -> int:
        return dice.randrange(len(decision.options))

    def reason(self, state: TourState, decision: Decision, option: Any) -> Text:
        return reason(state, decision, option)


def what_turns_rest_on(state: TourState, decision: Decision) -> tuple[object, ...]:
    """Positions that are equal in this have equal turns."""
    board = state.boards[decision.seat]
    table = (board, state.ancient_one, state.effects, state.numbers, state.places, state.shop_card, rounds_to_come(state))
    return msgspec.msgpack.encode(table), state.seats, decision.kind, decision.options


def _task_turns(state: TourState, decision: Decision) -> Iterator[Turn]:
    """The task with the fewest junctions in horrifying places."""
    horrors = horrors_of(state.ancient_one)
    for option in decision.options:
        junctions = TASK_CARDS[TASK_INDEX[option.card]].junctions
        yield Turn((option,), -float(sum(horrors >> node_index[junction] & 1 for junction in junctions)))


HEURISTICS = TourHeuristics()

"""Which dice suit a board: a glance at every pair, without planning the whole round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...kernel.decision import Decision
from ...kernel.heuristics import Turn
from .bitsets import bits
from .cards import DIE_INDEX, EFFECT_DIE, TOURISTS_ON
from .dice import lying
from .outlook import SEGMENT_WORTH, Outlook
from .state import NONE, Place
from .town import ALONG_DISTRICT, COLUMNS, TOUCHING

EFFECT_WORTH = 4.0  # what an effect card may add


class DiceSense:
    """What a pair of dice would bring to the board's best aim."""

    def __init__(self, look: Outlook) -> None:
        self._look = look
        self._aim = look.best_aim()
        self._missing = self._aim.roads & ~look.board.drawn
        self._known: dict[int, float] = {}

    def pair(self, first: int, second: int) -> float:
        state, board = self._look.state, self._look.board
        shown = state.numbers
        kinds = [kind for die in (first, second) for kind in TOURISTS_ON[die][shown[die] - 1]]
        aim = self._aim
        if EFFECT_DIE in (first, second) and kinds:
            kinds.append(max(kinds, key=lambda kind: aim.districts[kind]))
        guests = float(sum(aim.districts[kind] for kind in kinds))
        a, b = shown[first], shown[second]
        best = SEGMENT_WORTH + max(aim.districts)  # all candidates occupied: one tourist anywhere, one segment
        for district in {(b - 1) * COLUMNS + a - 1, (a - 1) * COLUMNS + b - 1}:
            if not board.tourists[district]:
                best = max(best, self._segments(district) + (guests if aim.along >> district & 1 else 0.0))
        return best + (EFFECT_WORTH if EFFECT_DIE in (first, second) else 0.0)

    def brings(self, first: int, second: int) -> tuple[int, int, int]:
        """The district such a pair is best used for (none if all are occupied), the points of its tourists and how many
        wanted segments may be laid from there: what `pair` counts, in parts."""
        board, aim, shown = self._look.board, self._aim, self._look.state.numbers
        kinds = [kind for die in (first, second) for kind in TOURISTS_ON[die][shown[die] - 1]]
        if EFFECT_DIE in (first, second) and kinds:
            kinds.append(max(kinds, key=lambda kind: aim.districts[kind]))
        guests = sum(aim.districts[kind] for kind in kinds)
        a, b = shown[first], shown[second]
        named = sorted({(b - 1) * COLUMNS + a - 1, (a - 1) * COLUMNS + b - 1})
        free = [district for district in named if not board.tourists[district]]
        if not free:
            return NONE, 0, 0
        along = {district: guests if aim.along >> district & 1 else 0 for district in free}
        best = max(free, key=lambda district: self._segments(district) + along[district])
        return best, along[best], self.segments(best)

    def segments(self, district: int) -> int:
        """Wanted segments that may be laid in a round with this district."""
        return round(self._segments(district) / SEGMENT_WORTH)

    def _segments(self, district: int) -> float:
        """Two wanted segments by this district, or one anywhere."""
        known = self._known.get(district)
        if known is None:
            missing = self._missing
            two = any(TOUCHING[road] & missing for road in bits(ALONG_DISTRICT[district] & missing))
            known = self._known[district] = SEGMENT_WORTH * (2 if two else 1 if missing else 0)
        return known


def take_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    """A die for a cell: with the first one, what the best of two dice left by the others may bring."""
    state = look.state
    if decision.kind == "take_opening_die":
        yield from (Turn((option,), -float(DIE_INDEX[option.die])) for option in decision.options)
        return
    sense = DiceSense(look)
    dice = [DIE_INDEX[option.die] for option in decision.options]
    first = lying(state, Place.FIRST)
    for option, die in zip(decision.options, dice, strict=True):
        if first:
            yield Turn((option,), sense.pair(first[0], die))
        else:
            with_it = sorted((sense.pair(die, other) for other in dice if other != die), reverse=True)
            pairs = list(combinations(with_it, 2))
            yield Turn((option,), sum(max(pair) for pair in pairs) / len(pairs))


def remove_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    """Set aside the die that suits this board least."""
    sense = DiceSense(look)
    first = lying(look.state, Place.FIRST)[0]
    for option in decision.options:
        yield Turn((option,), -sense.pair(first, DIE_INDEX[option.die]))


def pick_turns(look: Outlook, decision: Decision) -> Iterator[Turn]:
    sense = DiceSense(look)
    for option in decision.options:
        yield Turn((option,), sense.pair(DIE_INDEX[option.first], DIE_INDEX[option.second]))

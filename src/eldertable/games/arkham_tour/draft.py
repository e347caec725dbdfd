"""Which dice suit a board: a glance at every pair, without planning the whole round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from ...kernel.decision import Decision
from ...kernel.heuristics import Turn
from .bitsets import bits
from .cards import DIE_INDEX, EFFECT_DIE
from .dice import lying
from .districts import districts_named, shown_kinds
from .outlook import SEGMENT_WORTH, Outlook
from .state import NONE, Place
from .town import ALONG_DISTRICT, TOUCHING

EFFECT_WORTH = 4.0  # what an effect card may add


class DiceSense:
    """What a pair of dice would bring to the board's best aim."""

    def __init__(self, look: Outlook) -> None:
        self._look = look
        self._aim = look.best_aim()
        self._missing = self._aim.roads & ~look.board.drawn
        self._known: dict[int, float] = {}

    def pair(self, first: int, second: int) -> float:
        aim = self._aim
        best = SEGMENT_WORTH + max(aim.districts)  # all candidates occupied: one tourist anywhere, one segment
        guests = self._guests(first, second)
        for district in self._free_districts(first, second):
            best = max(best, self._segments(district) + (guests if aim.along >> district & 1 else 0))
        return best + (EFFECT_WORTH if EFFECT_DIE in (first, second) else 0.0)

    def brings(self, first: int, second: int) -> tuple[int, int, int]:
        """The district such a pair is best used for (none if all are occupied), the points of its tourists and how many
        wanted segments may be laid from there: what `pair` counts, in parts."""
        free = sorted(self._free_districts(first, second))
        if not free:
            return NONE, 0, 0
        guests = self._guests(first, second)
        along = {district: guests if self._aim.along >> district & 1 else 0 for district in free}
        best = max(free, key=lambda district: self._segments(district) + along[district])
        return best, along[best], self.segments(best)

    def _guests(self, first: int, second: int) -> int:
        """The points of the tourists that such a pair brings to the aim, the one of the effect die included."""
        kinds = shown_kinds(self._look.state, (first, second))
        worth = [self._aim.districts[kind] for kind in kinds]
        return sum(worth) + (max(worth) if EFFECT_DIE in (first, second) and worth else 0)

    def _free_districts(self, first: int, second: int) -> list[int]:
        shown, tourists = self._look.state.numbers, self._look.board.tourists
        return [district for district in districts_named(shown[first], shown[second]) if not tourists[district]]

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

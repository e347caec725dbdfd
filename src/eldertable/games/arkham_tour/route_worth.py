"""What the districts along a line are worth before the encounter."""

from collections.abc import Sequence

from .tourists import DISTRICT_OF
from .town import DISTRICTS

FIELD = 12  # bits of one counter in a packed sum
_COUNTER = (1 << FIELD) - 1
_YELLOW = 8 * FIELD


def _district_part(index: int) -> int:
    """The counters a district adds when it is along the line: its colour, or its star value."""
    district = DISTRICTS[index]
    for kind, colour in enumerate(DISTRICT_OF):
        if district.type == colour:
            return 1 << FIELD * (4 + kind)
    return district.star << _YELLOW


_DISTRICT_PARTS = tuple(_district_part(district.index) for district in DISTRICTS)


class Worth(dict[int, int]):
    """VP of sets of districts for one player's tourists: four products and the stars of yellow districts (AT-SCORE-01 to
    -04, AT-SCORE-08). A dictionary, since a search asks for the same sets again and again.
    """

    def __init__(self, tourists: Sequence[int]) -> None:
        super().__init__()
        parts = list(_DISTRICT_PARTS)
        for index, packed in enumerate(tourists):
            if packed:
                parts[index] += packed & 63 | (packed & 4032) << 6 | (packed & 258048) << 12 | (packed >> 18) << 36
        self._parts = parts
        self._totals: dict[int, int] = {}

    def __missing__(self, along: int) -> int:
        return self._score(along, self._sum(along))

    def without(self, along: int, district: int) -> int:
        """VP after one district less: quicker, since most of it is known."""
        fewer = along & ~(1 << district)
        return self[fewer] if fewer in self else self._score(fewer, self._sum(along) - self._parts[district])

    def _score(self, along: int, total: int) -> int:
        self._totals[along] = total
        vp = total >> _YELLOW
        for shift in (0, FIELD, 2 * FIELD, 3 * FIELD):
            vp += (total >> shift & _COUNTER) * (total >> shift + 4 * FIELD & _COUNTER)
        self[along] = vp
        return vp

    def _sum(self, along: int) -> int:
        total = self._totals.get(along)
        if total is None:
            parts = self._parts
            total = 0
            while along:
                low = along & -along
                total += parts[low.bit_length() - 1]
                along ^= low
        return total

    def kinds(self, along: int) -> tuple[tuple[int, int], ...]:
        """For each type its tourists and its districts along the line."""
        total = self._sum(along)
        return tuple((total >> FIELD * n & _COUNTER, total >> FIELD * (n + 4) & _COUNTER) for n in range(4))

    def yellow(self, along: int) -> int:
        return self._sum(along) >> _YELLOW

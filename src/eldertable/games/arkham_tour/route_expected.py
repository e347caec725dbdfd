"""What a line is worth in the end: the expectation over all rolls of the encounter, with the best use of tomes."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial

from .bitsets import bits
from .cards import ANCIENT_ONES
from .encounter import BLESSED_SUCCESS, DICE_ROLLED, SUCCESS_FROM, improved
from .tourists import DISTRICT_OF, ONE, count, total
from .town import DISTRICTS, RIVER_DISTRICTS, UNIVERSITY_DISTRICTS

REROLL, IMPROVEMENT, BLESSING = 1, 2, 4  # sets of tomes
Results = tuple[int, int]  # failures, successes


class Aftermath:
    """Tourists and districts along a line, and what the Ancient One makes of them."""

    def __init__(self, along: int, tourists: Sequence[int], fixed: int) -> None:
        self._packs = {district: tourists[district] for district in bits(along)}
        self._kinds = _kinds(self._packs)
        self._districts = _districts(self._packs)
        self._fixed = fixed + sum(DISTRICTS[district].star for district in self._packs)  # VP beside those for tourists

    def vp(self, kinds: Sequence[int]) -> int:
        """The total with these tourists left along the line."""
        return self._fixed + sum(one * other for one, other in zip(kinds, self._districts, strict=True))

    def cthulhu(self, failures: int, successes: int, reward: int, call: int) -> int:
        """AT-CTHU-02 to -06."""
        kinds = self._kinds.copy()
        kinds[call] -= (0, kinds[call] // 2, kinds[call])[failures]
        return self.vp(kinds) + reward * successes * (kinds[call] // 2)

    def yog_sothoth(self, failures: int) -> int:
        """The best choice of districts to cross out, those with the most tourists first (AT-YOG-02 to -05, AT-YOG-07)."""
        sizes = {district: total(self._packs.get(district, 0)) for district in UNIVERSITY_DISTRICTS}
        return max(
            self._without_districts(chosen)
            for chosen in combinations(UNIVERSITY_DISTRICTS, 2 * failures)
            if all(sizes[one] >= sizes[other] for one in chosen for other in sizes if other not in chosen)
        )

    def _without_districts(self, crossed_out: Sequence[int]) -> int:
        left = {district: packed for district, packed in self._packs.items() if district not in crossed_out}
        stars = sum(DISTRICTS[district].star for district in self._packs if district in crossed_out)
        return self._fixed - stars + sum(one * other for one, other in zip(_kinds(left), _districts(left), strict=True))

    def dagon(self, failures: int, successes: int, reward: int) -> int:
        """The best choice among the most common types at the river (AT-DAGON-05 to -08)."""
        return self._dagon(self._packs, failures, reward * successes)

    def _dagon(self, packs: Mapping[int, int], failures: int, reward: int) -> int:
        river = {district: packs[district] for district in RIVER_DISTRICTS if packs.get(district)}
        if not failures or not river:
            return self.vp(_kinds(packs)) + reward * len(river)
        sums = _kinds(river)
        return max(
            self._dagon({**packs, **{d: _without(packed, kind) for d, packed in river.items()}}, failures - 1, reward)
            for kind in range(4)
            if sums[kind] == max(sums)
        )

    def shub_niggurath(self, failures: int, links: int) -> int:
        """One by one the most common type; of equal ones that with the fewest districts is the cheapest (AT-SHUB-02, -04)."""
        kinds, districts = self._kinds.copy(), self._districts
        for _ in range(min(failures * links, sum(kinds))):
            kind = max(range(4), key=lambda kind: (kinds[kind], -districts[kind]))
            kinds[kind] -= 1
        return self.vp(kinds)


def _kinds(packs: Mapping[int, int]) -> list[int]:
    """How many tourists of each type there are in these districts."""
    return [sum(count(packed, kind) for packed in packs.values()) for kind in range(4)]


def _districts(packs: Mapping[int, int]) -> list[int]:
    """How many of these districts each type of tourists counts."""
    types = [DISTRICTS[district].type for district in packs]
    return [types.count(colour) for colour in DISTRICT_OF]


def _without(packed: int, kind: int) -> int:
    return packed - count(packed, kind) * ONE[kind]


def value_after(ancient_one: str, rest: Aftermath, results: Results, madness: int, links: int, call: int | None) -> float:
    """Total VP after this many failures and successes; nothing after three failures (AT-ENC-14)."""
    failures, successes = results
    reward = ANCIENT_ONES[ancient_one].reward.vp
    if failures == DICE_ROLLED:
        return 0.0
    if ancient_one == "cthulhu":
        calls = range(4) if call is None else (call,)
        return sum(rest.cthulhu(failures, successes, reward, kind) for kind in calls) / len(calls)
    if ancient_one == "yog_sothoth":
        return rest.yog_sothoth(failures) + reward * successes * madness
    if ancient_one == "dagon":
        return rest.dagon(failures, successes, reward)
    return rest.shub_niggurath(failures, links) + reward * successes * links


@lru_cache(maxsize=4)
def _rolls(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every roll of so many dice, sorted, with its probability."""
    rolls = []
    for numbers in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice)
        for number in set(numbers):
            ways //= factorial(numbers.count(number))
        rolls.append((numbers, ways / 6**dice))
    return tuple(rolls)


@cache
def _results(numbers: tuple[int, ...], fail_up_to: int, success_from: int) -> Results:
    failures = sum(number <= fail_up_to for number in numbers)
    return failures, sum(number >= success_from and number > fail_up_to for number in numbers)


@lru_cache(maxsize=16)
def _chances(fail_up_to: int) -> tuple[tuple[Results, float], ...]:
    """How likely each result is without tomes."""
    chances: dict[Results, float] = {}
    for numbers, chance in _rolls(DICE_ROLLED):
        results = _results(numbers, fail_up_to, SUCCESS_FROM)
        chances[results] = chances.get(results, 0.0) + chance
    return tuple(chances.items())


class TomeUse:
    """The expectation when tomes are used as well as possible, in any order, Blessing last (AT-TOME-03 to -11)."""

    def __init__(self, fail_up_to: int, values: Mapping[Results, float]) -> None:
        self._fail_up_to = fail_up_to
        self._values = values
        self._known: dict[tuple[tuple[int, ...], int], float] = {}
        self._kept: dict[tuple[tuple[int, ...], int], float] = {}

    def before_roll(self, tomes: int) -> float:
        if not tomes:
            return sum(chance * self._values[results] for results, chance in _chances(self._fail_up_to))
        return sum(chance * self.after(numbers, tomes) for numbers, chance in _rolls(DICE_ROLLED))

    def after(self, numbers: tuple[int, ...], tomes: int) -> float:
        known = self._known.get((numbers, tomes))
        if known is None:
            known = self._known[numbers, tomes] = max(self._choices(numbers, tomes))
        return known

    def _choices(self, numbers: tuple[int, ...], tomes: int) -> list[float]:
        choices = [self._values[_results(numbers, self._fail_up_to, SUCCESS_FROM)]]
        if tomes & BLESSING:
            choices.append(self._values[_results(numbers, self._fail_up_to, BLESSED_SUCCESS)])
        if tomes & IMPROVEMENT:
            for die, number in enumerate(numbers):
                better = sorted((*numbers[:die], improved(number), *numbers[die + 1 :]))
                choices.append(self.after(tuple(better), tomes & ~IMPROVEMENT))
        if tomes & REROLL:
            left = tomes & ~REROLL
            kept_sets = {kept for size in range(DICE_ROLLED) for kept in combinations(numbers, size)}
            choices += [self._rerolled(kept, left) for kept in kept_sets]
        return choices

    def _rerolled(self, kept: tuple[int, ...], tomes: int) -> float:
        """The expectation when the other dice are rolled again; many rolls keep the same dice."""
        known = self._kept.get((kept, tomes))
        if known is None:
            rolls = _rolls(DICE_ROLLED - len(kept))
            known = sum(chance * self.after(tuple(sorted((*kept, *new))), tomes) for new, chance in rolls)
            self._kept[kept, tomes] = known
        return known


def all_results() -> list[Results]:
    return [
        (failures, good) for failures, good in product(range(DICE_ROLLED + 1), repeat=2) if failures + good <= DICE_ROLLED
    ]

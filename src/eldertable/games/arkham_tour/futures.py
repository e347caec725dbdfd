"""One possible future of a board: dice fall, districts fill, the roads of an aim get laid or stay missing.

A rough picture of the coming rounds, drawn in well under a millisecond: no kernel, no other players, only a few aims. The
same dice give two boards the same luck, so that their difference tells more than their values.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from msgspec import Struct

from .aims import ALONG, LINK, Aim, cost_of_missing
from .bonuses import AddTourists, GainTome
from .cards import EFFECT_DIE, SHOP_EFFECTS, TOURISTS_ON
from .outlook import SEGMENT_WORTH, TOME_WORTH, Outlook
from .prospects import MOST_MADNESS, fear, horrors_of, worth
from .state import NOT_CIRCLED, TourState
from .tourists import KINDS, pack
from .town import ALONG_DISTRICT, COLUMNS, DIAGONALS, DISTRICTS, NODES_OF_ROAD, SHOPS_ON_ROAD, TOUCHING, bits

AIMS = 4                 # lines that stay in play
DICE = 5


class Path(Struct, frozen=True, gc=False):
    """An aim prepared for being laid: where two of its roads can be laid at once, and which single one comes first."""

    aim: Aim
    pairs: tuple[tuple[int, ...], ...]   # for each district, two roads of the aim as a set
    singles: tuple[int, ...]             # roads as sets, from the middle of the line outwards


@lru_cache(maxsize=512)
def path_of(aim: Aim) -> Path:
    roads = [road for road in aim.walk if road != LINK]
    middle = len(roads) / 2
    order = {road: abs(place + 0.5 - middle) for place, road in enumerate(roads)}
    streets = aim.roads & ~DIAGONALS
    pairs = []
    for district in DISTRICTS:
        found = {}
        for road in bits(ALONG_DISTRICT[district.index] & streets):
            for second in bits(TOUCHING[road] & streets):
                found[1 << road | 1 << second] = order[road] + order[second]
        pairs.append(tuple(sorted(found, key=found.__getitem__)))
    singles = tuple(1 << road for road in sorted(roads, key=order.__getitem__) if not DIAGONALS >> road & 1)
    return Path(aim, tuple(pairs), singles)


class Future:
    def __init__(self, look: Outlook, dice: Random) -> None:
        board = look.board
        self._look = look
        self._dice = dice
        self._drawn = board.drawn
        self._tourists = list(board.tourists)
        self._paths = [path_of(aim) for aim in look.best_aims(AIMS)]
        self._cost = cost_of_missing(look.prospect)
        self._shops = board.shops
        self._spare = look.prospect.extra + look.prospect.diagonals
        self._open_tomes = board.tomes.count(NOT_CIRCLED)
        self._cards = [*look.state.shop_deck]
        self._vp = 0.0

    def value(self) -> float:
        for card in self._cards[::-1]:
            self._play_round(card)
        best = max(self._paths, key=self._promise)
        for road in best.singles:
            if self._spare and not self._drawn & road:
                self._spare -= 1
                self._drawn |= road
        return self._vp + max(self._finished(path.aim) for path in self._paths)

    def _promise(self, path: Path) -> float:
        return path.aim.worth - self._cost[(path.aim.roads & ~self._drawn).bit_count()]

    def _play_round(self, card: int) -> None:
        numbers = [int(self._dice.random() * 6) + 1 for _ in range(DICE)]
        order = self._dice.sample(range(DICE), 3)
        choices = [self._choice(order[0], order[1], numbers), self._choice(order[0], order[2], numbers)]
        _, district, kinds, path = max(choices, key=lambda choice: choice[0])
        self._tourists[district] += pack(kinds)
        laid = self._lay(path, district)
        self._drawn |= laid
        self._visit(laid, card, district)

    def _choice(self, first: int, second: int, numbers: list[int]) -> tuple[float, int, list[int], Path]:
        """The best district for two dice, and the aim to lay for there."""
        a, b = numbers[first], numbers[second]
        kinds = [kind for die in (first, second) for kind in TOURISTS_ON[die][numbers[die] - 1]]
        places = [d for d in {(b - 1) * COLUMNS + a - 1, (a - 1) * COLUMNS + b - 1} if not self._tourists[d]]
        best = None
        for path in self._paths:
            aim = path.aim
            got = kinds
            if not places:  # all occupied: one tourist in any free district
                got = [aim.districts.index(max(aim.districts))]
                anywhere = [d for d in bits(aim.along) if not self._tourists[d]]
            elif EFFECT_DIE in (first, second):
                got = [*kinds, max(kinds, key=lambda kind: aim.districts[kind])]
            guests = sum(aim.districts[kind] for kind in got)
            promise = self._promise(path)
            for district in places or anywhere[:3] or [0]:
                score = promise + SEGMENT_WORTH * (1 + self._has_pair(path, district))
                if aim.along >> district & 1:
                    score += guests
                if best is None or score > best[0]:
                    best = (score, district, got, path)
        assert best is not None
        return best

    def _has_pair(self, path: Path, district: int) -> bool:
        drawn = self._drawn
        return any(not pair & drawn for pair in path.pairs[district])

    def _lay(self, path: Path, district: int) -> int:
        drawn = self._drawn
        for pair in path.pairs[district]:
            if not pair & drawn:
                return pair
        for single in path.singles:
            if not single & drawn:
                return single
        return 0

    def _visit(self, laid: int, card: int, district: int) -> None:
        for road in bits(laid):
            for shop in SHOPS_ON_ROAD[road]:
                if not self._shops >> shop & 1:
                    self._shops |= 1 << shop
                    self._gain(card, district)
                    return

    def _gain(self, card: int, district: int) -> None:
        for effect in SHOP_EFFECTS[card]:
            if isinstance(effect, AddTourists):
                self._tourists[district] += pack(KINDS.index(tourist) for tourist in effect.tourists)
            elif isinstance(effect, GainTome):
                if self._open_tomes:
                    self._vp += TOME_WORTH[3 - self._open_tomes]
                    self._open_tomes -= 1
            elif effect.bonus == "extra_segment":  # type: ignore[attr-defined]
                self._spare += 1

    def _finished(self, aim: Aim) -> float:
        """The best unbroken stretch of the aim that got drawn."""
        return max((self._stretch(stretch) for stretch in self._stretches(aim)), default=0.0)

    def _stretches(self, aim: Aim) -> list[tuple[int, int]]:
        """Drawn stretches as sets of roads with their gate connections, the longest two."""
        found = []
        roads = links = open_links = 0
        for step in aim.walk:
            if step == LINK:
                open_links += 1 if roads else 0
            elif self._drawn >> step & 1:
                roads |= 1 << step
                links, open_links = links + open_links, 0
            else:
                found.append((roads, links))
                roads = links = open_links = 0
        found.append((roads, links))
        return sorted(found, key=lambda stretch: -stretch[0].bit_count())[:2]

    def _stretch(self, stretch: tuple[int, int]) -> float:
        roads, links = stretch
        look = self._look
        ancient_one = look.prospect.ancient_one
        nodes = along = 0
        for road in bits(roads):
            nodes |= NODES_OF_ROAD[road]
            along |= ALONG[road]
        madness = (nodes & horrors_of(ancient_one)).bit_count() + (0 if ancient_one == "shub_niggurath" else links)
        fears = fear(ancient_one, 3 - self._open_tomes)
        value = worth(self._tourists, along) - fears[min(madness, MOST_MADNESS - 1)]
        junctions = sum(nodes >> junction & 1 for junction in look.prospect.task)
        return value + (roads.bit_count() * 0.5 if junctions > 1 else 0.0)


def sample_future(state: TourState, seat: int, dice: Random) -> float:
    return Future(Outlook(state, seat), dice).value()


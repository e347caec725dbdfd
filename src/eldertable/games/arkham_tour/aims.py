"""The lines a bot aims at: long trails that use what is drawn and could be finished with the segments still to come.

A beam search lets trails grow at both ends. Drawn roads are free, a missing one costs a segment; trails with the same
number of missing roads compete. Gates join pieces and Dagon's dead ends cross the river, as in the final route.
"""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Any

from msgspec import Struct

from .bitsets import bits, mask
from .prospects import Prospect, coming_segments, fear, horrors_of, node_hopes
from .tourists import DISTRICT_OF, count
from .town import AT_NODE, DIAGONALS, DISTRICTS, GATES, NODES, NODES_OF_ROAD, ROADS, diagonals_of, roads_of

ALONG = tuple(mask(road.along) for road in ROADS)
DEAD_ENDS = mask(road.index for road in ROADS if road.kind == "dead_end")
WIDTH = 36  # trails kept for each number of missing roads
AIMS = 24  # trails returned
OVERREACH = 6.0  # a missing road beyond reach costs this much while many rounds are to come,
BROKEN = 36.0  # and up to this much more when none is: a gap breaks the line in two
EFFORT = 0.35  # any missing road is a little uncertain
FIELD = 10
FULL = (1 << FIELD) - 1
STARS = 8 * FIELD
GATE_SET = frozenset(GATES)
FRONT, BACK = 0, 1
LINK = -1
BY_BONUS = 2  # a diagonal is paid with a kept bonus, not with a segment
AT_ONCE = 2  # missing roads that the present round may add
SIMILAR = 2  # trails along the same districts that are kept side by side


class Aim(Struct, frozen=True, gc=False):
    """A trail worth aiming at. `worth` does not yet count what its missing roads cost."""

    roads: int
    walk: tuple[int, ...]  # roads in order; -1 is a gate connection
    along: int
    districts: tuple[int, int, int, int]  # of each colour along it
    worth: float


@lru_cache(maxsize=256)
def cost_of_missing(rounds: int, extra: int) -> list[float]:
    """What it costs that so many roads are still missing, with these rounds to come and these kept segments."""
    reach = coming_segments(rounds) + extra
    beyond = OVERREACH + BROKEN / (1 + rounds) ** 2
    return [EFFORT * missing + beyond * max(0.0, missing - reach) for missing in range(64)]


@lru_cache(maxsize=96)
def aims_of(prospect: Prospect, width: int = WIDTH) -> tuple[Aim, ...]:
    """The best trails for a board, best first."""
    return _Beam(prospect, width).run()


@lru_cache(maxsize=96)
def roads_aimed_at(prospect: Prospect) -> int:
    """All roads of the best trails."""
    roads = 0
    for aim in aims_of(prospect):
        roads |= aim.roads
    return roads


def _parts(tourists: tuple[int, ...]) -> list[int]:
    """What a district adds: its tourists by kind, its colour, its stars; each in a field of its own."""
    parts = []
    for district, packed in zip(DISTRICTS, tourists, strict=True):
        part = sum(count(packed, kind) << FIELD * kind for kind in range(4)) | district.star << STARS
        if district.type in DISTRICT_OF:
            part |= 1 << FIELD * (4 + DISTRICT_OF.index(district.type))
        parts.append(part)
    return parts


# A trail in the making: value, roads, its two ends, districts along, their parts, nodes, hopes of nodes, madness,
# diagonals still allowed, the trail it grew from, and the step: road and side.
Trail = tuple[float, int, int, int, int, int, int, float, int, int, Any, int]


Finished = tuple[float, float, Trail]  # worth less what it lacks now, less what it may lack after the present round


class _Beam:
    def __init__(self, prospect: Prospect, width: int) -> None:
        self._drawn = prospect.drawn
        self._width = width
        self._diagonals = DIAGONALS & ~prospect.drawn
        self._hoped = prospect.hoped
        self._fear = fear(prospect.ancient_one, prospect.tomes)
        self._horrors = horrors_of(prospect.ancient_one)
        self._hopes = node_hopes(prospect)
        self._parts = _parts(prospect.tourists)
        self._prospect = prospect
        self._budget = int(prospect.reach) + 3
        self._dagon = prospect.ancient_one == "dagon"
        self._gate_madness = 0 if prospect.ancient_one == "shub_niggurath" else 1
        self._near = self._ways_from_nodes()
        self._walked: dict[int, Trail] = {}  # trails of the number of missing roads that is being looked at

    def _ways_from_nodes(self) -> list[list[tuple[int, int, int, int, int]]]:
        """For each node the roads that may be used there: bit, far node, districts, cost, index."""
        prospect = self._prospect
        usable = roads_of(prospect.ancient_one) | self._drawn & DIAGONALS
        if prospect.diagonals:
            usable |= diagonals_of(prospect.ancient_one)
        near = []
        for node in NODES:
            ways = []
            for road in bits(AT_NODE[node.index] & usable):
                first, second = ROADS[road].ends
                bit = 1 << road
                missing = not self._drawn & bit
                cost = (BY_BONUS if bit & DIAGONALS else 1) if missing else 0
                ways.append((bit, second if first == node.index else first, ALONG[road], cost, road))
            near.append(ways)
        return near

    def run(self) -> tuple[Aim, ...]:
        levels: list[dict[int, Trail]] = [{} for _ in range(self._budget + 1)]
        starts = bits(_nodes(self._drawn)) or range(len(NODES))
        for node in starts:
            mad = self._horrors >> node & 1
            hope = self._hopes[node]
            trail = (hope - self._fear[mad], 0, node, node, 0, 0, 1 << node, hope, mad, self._prospect.diagonals, None, -2)
            levels[0][node << 6 | node] = trail
        finished: list[Finished] = []
        price = cost_of_missing(self._prospect.rounds, self._prospect.extra)
        for missing, level in enumerate(levels):
            kept = self._close(level)
            lacks, will_lack = price[missing], price[max(0, missing - AT_ONCE)]
            finished += [(trail[0] - lacks, trail[0] - will_lack, trail) for trail in kept]
            if missing < self._budget:
                onward = levels[missing + 1]
                for trail in kept:
                    self._grow(trail, 1, onward)
        return self._best(finished)

    def _close(self, level: dict[int, Trail]) -> list[Trail]:
        """Let trails run along drawn roads as far as they go, and keep the best."""
        kept = edge = self._prune(level)
        self._walked = level
        while edge:
            longer: dict[int, Trail] = {}
            for trail in edge:
                self._grow(trail, 0, longer)
            edge = self._prune(longer)
            level.update(longer)
            kept = kept + edge
        kept.sort(key=_value, reverse=True)
        return kept[: self._width]

    def _prune(self, level: dict[int, Trail]) -> list[Trail]:
        trails = sorted(level.values(), key=_value, reverse=True)
        if len(trails) <= self._width:
            return trails
        seen: dict[int, int] = {}
        kept = []
        for trail in trails:
            alike = seen.get(trail[4], 0)
            if alike < SIMILAR:
                seen[trail[4]] = alike + 1
                kept.append(trail)
                if len(kept) == self._width:
                    break
        return kept

    def _grow(self, trail: Trail, price: int, onto: dict[int, Trail]) -> None:
        """All trails with one more road at either end, of this price."""
        used, front, back = trail[1], trail[2], trail[3]
        for side, end in ((FRONT, front), (BACK, back)) if front != back else ((BACK, back),):
            for bit, far, along, cost, road in self._near[end]:
                if used & bit:
                    continue
                if cost == price:
                    self._add(trail, used | bit, far, along, 0, road << 1 | side, onto)
                    if self._dagon and bit & DEAD_ENDS:
                        across = NODES[far].across
                        if across is not None:
                            self._add(trail, used | bit, across, along, 1, road << 1 | side, onto)
                elif cost == BY_BONUS and price == 0 and trail[9]:
                    self._add(trail, used | bit, far, along, 0, road << 1 | side, onto)
            if price == 0 and end in GATE_SET and used:
                for gate in GATES:
                    if not trail[6] >> gate & 1:
                        self._add(trail, used, gate, 0, self._gate_madness, LINK << 1 | side, onto)

    def _add(self, trail: Trail, used: int, far: int, along: int, mad: int, step: int, onto: dict[int, Trail]) -> None:
        """The trail with one more step, unless its roads have been walked between these ends before."""
        front, back = (trail[2], far) if step & 1 else (far, trail[3])
        key = used << 12 | (front << 6 | back if front < back else back << 6 | front)
        if key in onto or key in self._walked:
            return
        sums, nodes, hope, madness = trail[5], trail[6], trail[7], trail[8] + mad
        new = along & ~trail[4]
        while new:
            low = new & -new
            sums += self._parts[low.bit_length() - 1]
            new ^= low
        if not nodes >> far & 1:
            nodes |= 1 << far
            hope += self._hopes[far]
            madness += self._horrors >> far & 1
        hoped = self._hoped
        colours = sums >> 4 * FIELD
        value = (
            hope
            - self._fear[madness]
            + (sums >> STARS)
            + ((sums & FULL) + hoped) * (colours & FULL)
            + ((sums >> FIELD & FULL) + hoped) * (colours >> FIELD & FULL)
            + ((sums >> 2 * FIELD & FULL) + hoped) * (colours >> 2 * FIELD & FULL)
            + ((sums >> 3 * FIELD & FULL) + hoped) * (colours >> 3 * FIELD & FULL)
        )
        left = trail[9] - self._is_bonus(step >> 1)
        onto[key] = (value, used, front, back, trail[4] | along, sums, nodes, hope, madness, left, trail, step)

    def _is_bonus(self, road: int) -> int:
        return self._diagonals >> road & 1 if road >= 0 else 0

    def _best(self, finished: list[Finished]) -> tuple[Aim, ...]:
        """Half of them as if nothing were laid in the present round, the others as if all it may add were."""
        found: dict[int, Trail] = {}
        now, soon = (sorted(finished, key=itemgetter(sight), reverse=True) for sight in (0, 1))
        for ranked, number in ((now, AIMS // 2), (soon, AIMS)):
            for _, _, trail in ranked:
                if len(found) == number:
                    break
                found.setdefault(trail[1], trail)
        return tuple(sorted(map(_aim, found.values()), key=lambda aim: -aim.worth + self._price(aim)))

    def _price(self, aim: Aim) -> float:
        prospect = self._prospect
        return cost_of_missing(prospect.rounds, prospect.extra)[(aim.roads & ~self._drawn).bit_count()]


def _aim(trail: Trail) -> Aim:
    colours = trail[5] >> 4 * FIELD
    return Aim(
        roads=trail[1],
        walk=_walk(trail),
        along=trail[4],
        districts=(
            colours & FULL,
            colours >> FIELD & FULL,
            colours >> 2 * FIELD & FULL,
            colours >> 3 * FIELD & FULL,
        ),
        worth=trail[0],
    )


def _value(trail: Trail) -> float:
    return trail[0]


def _nodes(roads: int) -> int:
    nodes = 0
    for road in bits(roads):
        nodes |= NODES_OF_ROAD[road]
    return nodes


def _walk(trail: Trail) -> tuple[int, ...]:
    """The roads in order, from the steps taken at both ends."""
    ends: tuple[list[int], list[int]] = ([], [])
    while trail[10] is not None:
        ends[trail[11] & 1].append(trail[11] >> 1)
        trail = trail[10]
    return (*ends[FRONT], *reversed(ends[BACK]))

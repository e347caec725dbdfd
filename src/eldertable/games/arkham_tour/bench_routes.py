"""How long the search for final routes takes, on drawings like those of careless, careful and extreme players."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from statistics import mean, median
from typing import NamedTuple

from .bitsets import bits
from .cards import ANCIENT_ONES, TASK_CARDS
from .final_route import lines
from .tourists import ONE
from .town import AT_NODE, DISTRICTS, NODES, NODES_OF_ROAD, ROADS, diagonals_of, node_index, roads_of

MOST_SEGMENTS = 36  # two in each of ten rounds, one more with T-junction, six from shops
PLACES = tuple(node.index for node in NODES if node.kind != "university_centre")


class Drawing(NamedTuple):
    drawn: int
    tourists: list[int]
    ancient_one: str
    task: tuple[int, ...]


def scattered(dice: random.Random, ancient_one: str) -> int:
    """Pairs of joined segments anywhere, as players draw who choose at random."""
    allowed = roads_of(ancient_one)
    drawn = 0
    while drawn.bit_count() < 14:
        node = dice.choice(PLACES)
        for _ in range(2):
            road = dice.choice(bits(AT_NODE[node] & allowed))
            drawn |= 1 << road
            first, second = ROADS[road].ends
            node = second if node == first else first
    return drawn


def grown(dice: random.Random, ancient_one: str, size: int = 0, closeness: float = 1.0) -> int:
    """One drawing that grows at its edges; `closeness` is how much more often two drawn places are joined."""
    few_diagonals = sum(1 << road for road in dice.sample(bits(diagonals_of(ancient_one)), 4))
    allowed = roads_of(ancient_one) | few_diagonals
    size = size or dice.randint(21, 28)
    drawn, reached = 0, 1 << dice.choice(PLACES)
    while drawn.bit_count() < size:
        open_roads = [road for road in bits(allowed & ~drawn) if NODES_OF_ROAD[road] & reached]
        weights = [closeness if not NODES_OF_ROAD[road] & ~reached else 1.0 for road in open_roads]
        road = dice.choices(open_roads, weights)[0]
        drawn |= 1 << road
        reached |= NODES_OF_ROAD[road]
    return drawn


def densest(dice: random.Random, ancient_one: str) -> int:
    """As many segments as the rules allow, close together."""
    return grown(dice, ancient_one, MOST_SEGMENTS, dice.choice((1.0, 3.0, 20.0)))


def drawings(draw: Callable[[random.Random, str], int], count: int, seed: str) -> Iterable[Drawing]:
    for number in range(count):
        dice = random.Random(f"{seed}/{number}")
        ancient_one = sorted(ANCIENT_ONES)[number % len(ANCIENT_ONES)]
        tourists = [0] * len(DISTRICTS)
        for district in dice.sample(range(len(DISTRICTS)), 10):
            for _ in range(dice.randint(3, 5)):
                tourists[district] += dice.choice(ONE)
        task = tuple(node_index[junction] for junction in dice.choice(TASK_CARDS).junctions)
        yield Drawing(draw(dice, ancient_one), tourists, ancient_one, task)


def times(cases: Iterable[Drawing]) -> dict[str, float]:
    """Milliseconds for one search each."""
    taken = []
    for case in cases:
        started = time.perf_counter()
        lines(*case)
        taken.append((time.perf_counter() - started) * 1e3)
    taken.sort()
    shown = {"mean": mean(taken), "median": median(taken), "p99": taken[len(taken) * 99 // 100], "worst": taken[-1]}
    return {"drawings": len(taken), **{f"{name}_ms": round(value, 2) for name, value in shown.items()}}


def report(count: int = 1000) -> dict[str, dict[str, float]]:
    """Random play, good play, and the worst that the rules allow."""
    return {
        "scattered": times(drawings(scattered, count, "scattered")),
        "grown": times(drawings(grown, max(1, count // 10), "grown")),
        "densest": times(drawings(densest, max(1, count // 50), "densest")),
    }

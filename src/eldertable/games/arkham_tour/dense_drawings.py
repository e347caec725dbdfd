"""Drawings as dense as the rules allow, on which the search for final routes takes longest. No player draws so; benchmarks do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from .bitsets import bits
from .cards import ANCIENT_ONES, TASK_CARDS
from .tourists import ONE
from .town import DISTRICTS, NODES, NODES_OF_ROAD, diagonals_of, node_index, roads_of

MOST_SEGMENTS = 36  # two in each of ten rounds, one more with T-junction, six from shops
PLACES = tuple(node.index for node in NODES if node.kind != "university_centre")


class Drawing(NamedTuple):
    """What the search is given."""

    drawn: int
    tourists: list[int]
    ancient_one: str
    task: tuple[int, ...]


def dense_drawings(count: int) -> Iterator[Drawing]:
    """Always the same ones, with each Ancient One in turn."""
    for number in range(count):
        dice = random.Random(f"densest/{number}")
        ancient_one = sorted(ANCIENT_ONES)[number % len(ANCIENT_ONES)]
        tourists = [0] * len(DISTRICTS)
        for district in dice.sample(range(len(DISTRICTS)), 10):
            for _ in range(dice.randint(3, 5)):
                tourists[district] += dice.choice(ONE)
        task = tuple(node_index[junction] for junction in dice.choice(TASK_CARDS).junctions)
        yield Drawing(_grown(dice, ancient_one, dice.choice((1.0, 3.0, 20.0))), tourists, ancient_one, task)


def _grown(dice: random.Random, ancient_one: str, closeness: float) -> int:
    """One drawing that grows at its edges; `closeness` is how much more often two drawn places are joined."""
    few_diagonals = sum(1 << road for road in dice.sample(bits(diagonals_of(ancient_one)), 4))
    allowed = roads_of(ancient_one) | few_diagonals
    drawn, reached = 0, 1 << dice.choice(PLACES)
    while drawn.bit_count() < MOST_SEGMENTS:
        open_roads = [road for road in bits(allowed & ~drawn) if NODES_OF_ROAD[road] & reached]
        weights = [closeness if not NODES_OF_ROAD[road] & ~reached else 1.0 for road in open_roads]
        road = dice.choices(open_roads, weights)[0]
        drawn |= 1 << road
        reached |= NODES_OF_ROAD[road]
    return drawn

"""A second, slow and plain way to find the best lines: walk every legal walk of a small drawing, part by part.

Shares nothing with the solver but the map and the cards: scoring, madness and legality are written out again from the
rules, so that an error in one of the two shows.
"""

from collections.abc import Iterator, Sequence
from random import Random

from eldertable.games.arkham_tour.bitsets import bits
from eldertable.games.arkham_tour.cards import ANCIENT_ONES
from eldertable.games.arkham_tour.town import AT_NODE, DISTRICTS, NODES, ROADS, node_index, roads_of

COLOURS = ("red", "green", "blue", "purple")
Part = tuple[str, int, int]  # "segment", "cross" or "gate"; road or -1; node after it


def every_walk(drawn: int, ancient_one: str) -> Iterator[tuple[int, list[Part]]]:
    for node in NODES:
        yield from _from(node.index, drawn, ancient_one, node.index, [])


def _from(start: int, left: int, ancient_one: str, here: int, parts: list[Part]) -> Iterator[tuple[int, list[Part]]]:
    if parts and parts[-1][0] != "gate":
        yield start, parts
    for part in _next_parts(left, ancient_one, here, parts):
        rest = left & ~(1 << part[1]) if part[1] >= 0 else left
        yield from _from(start, rest, ancient_one, part[2], [*parts, part])


def _next_parts(left: int, ancient_one: str, here: int, parts: list[Part]) -> Iterator[Part]:
    for road in bits(left):
        first, second = ROADS[road].ends
        if here in {first, second}:
            yield "segment", road, second if here == first else first
        if ancient_one == "dagon" and ROADS[road].kind == "dead_end":
            tip, base = (first, second) if NODES[first].kind == "dead_end" else (second, first)
            across = NODES[tip].across
            assert across is not None
            if here in {base, across}:
                yield "cross", road, across if here == base else base
    if NODES[here].gate and parts and parts[-1][0] != "gate":
        yield from (("gate", -1, gate.index) for gate in NODES if gate.gate and gate.index != here)


def score(
    start: int, parts: Sequence[Part], tourists: Sequence[int], ancient_one: str, task: Sequence[int]
) -> tuple[int, int, int]:
    """Madness, connections and VP of a walk."""
    roads = [road for _, road, _ in parts if road >= 0]
    along = {district for road in roads for district in ROADS[road].along}
    visited = [start] + [node for _, _, node in parts]
    links = sum(kind == "gate" for kind, _, _ in parts)
    horrors = {node_index[place] for place in ANCIENT_ONES[ancient_one].horrifying_places}
    madness = len(horrors & set(visited)) + sum(kind == "cross" for kind, _, _ in parts)
    if ancient_one != "shub_niggurath":
        madness += links
    vp = sum(DISTRICTS[district].star for district in along)
    for kind, colour in enumerate(COLOURS):
        crowd = sum(tourists[district] >> 6 * kind & 63 for district in along)
        vp += crowd * sum(DISTRICTS[district].type == colour for district in along)
    stretch = 0
    for begin, one in enumerate(visited):
        for stop in range(begin, len(visited)):
            if one in task and visited[stop] in task and one != visited[stop]:
                stretch = max(stretch, sum(road >= 0 for _, road, _ in parts[begin:stop]))
    return madness, links, vp + stretch


def best_by_class(drawn: int, tourists: Sequence[int], ancient_one: str, task: Sequence[int]) -> dict[tuple[int, int], int]:
    """The most VP for each madness level (with Shub-Niggurath: and each number of connections)."""
    best: dict[tuple[int, int], int] = {}
    for start, parts in every_walk(drawn, ancient_one):
        madness, links, vp = score(start, parts, tourists, ancient_one, task)
        key = (madness, links if ancient_one == "shub_niggurath" else 0)
        best[key] = max(best.get(key, 0), vp)
    return best


def front_of(best: dict[tuple[int, int], int], ancient_one: str) -> set[tuple[int, int, int]]:
    """Without the classes that another class beats after every roll: 12 VP is the most one step can be paid."""
    pay = 12 if ancient_one in {"yog_sothoth", "shub_niggurath"} else 0
    kept = set()
    for (madness, links), vp in best.items():
        beaten = any(
            (m, k) != (madness, links) and m <= madness and k <= links
            and other - pay * (links - k if ancient_one == "shub_niggurath" else madness - m) >= vp
            for (m, k), other in best.items()
        )  # fmt: skip
        if not beaten:
            kept.add((madness, links, vp))
    return kept


def random_drawing(random: Random, size: int, pieces: int, ancient_one: str, diagonals: int) -> int:
    """A few pieces that grow from gates, dead ends or anywhere, so that connections and crossings matter."""
    allowed = roads_of(ancient_one) | diagonals
    seeds = [node.index for node in NODES if node.gate or node.kind == "dead_end"] * 3 + [node.index for node in NODES]
    drawn = 0
    edges = [random.choice(seeds) for _ in range(pieces)]
    while drawn.bit_count() < size:
        at = random.randrange(len(edges))
        choices = bits(AT_NODE[edges[at]] & allowed & ~drawn)
        if not choices:
            edges[at] = random.choice(seeds)
            continue
        road = random.choice(choices)
        drawn |= 1 << road
        ends = ROADS[road].ends
        edges[at] = random.choice([*ends, ends[1] if ends[0] == edges[at] else ends[0]])
    return drawn


def random_tourists(random: Random) -> list[int]:
    return [
        sum(random.choice((0, 0, 1, 2)) << 6 * kind for kind in range(4)) if random.random() < 0.5 else 0 for _ in DISTRICTS
    ]


def best_by_states(drawn: int, tourists: Sequence[int], ancient_one: str, task: Sequence[int]) -> dict[tuple[int, int], int]:
    """As `best_by_class`, for larger drawings: walks that stand at one node and used the same parts are one state.

    For each pair of junctions of the card a walk is before the first one, between them or past the second one; a state
    keeps the largest number of segments walked in between.
    """
    pairs = [(a, b) for a in task for b in task if a != b and all(_near(node, drawn) for node in (a, b))] or [(-1, -1)]
    best: dict[tuple[int, int], int] = {}
    for pair in pairs:
        layer = {(node.index, drawn, 0, 0, True, stage): 0 for node in NODES for stage in _stages(0, node.index, pair)}
        while layer:
            layer = _next_layer(layer, ancient_one, pair)
            for (_, left, crossed, links, jumped, stage), between in layer.items():
                if not jumped:
                    key, vp = _class_of(drawn & ~left, crossed, links, tourists, ancient_one)
                    best[key] = max(best.get(key, 0), vp + between if stage == 2 else vp)
    return best


State = tuple[int, int, int, int, bool, int]  # node, roads left, dead ends crossed, connections, may not jump, stage


def _near(node: int, drawn: int) -> bool:
    return bool(AT_NODE[node] & drawn)


def _stages(stage: int, node: int, pair: tuple[int, int]) -> list[int]:
    """The stages a walk can be in after coming to a node."""
    if stage < 2 and node == pair[stage]:
        return [stage, stage + 1]
    return [stage]


def _next_layer(layer: dict[State, int], ancient_one: str, pair: tuple[int, int]) -> dict[State, int]:
    further: dict[State, int] = {}
    for (node, left, crossed, links, jumped, stage), between in layer.items():
        last: list[Part] = [("gate" if jumped else "segment", -1, node)]
        for kind, road, far in _next_parts(left, ancient_one, node, last):
            rest = left & ~(1 << road) if road >= 0 else left
            over = crossed | 1 << road if kind == "cross" else crossed
            walked = between + (stage == 1 and road >= 0)
            for after in _stages(stage, far, pair):
                state = (far, rest, over, links + (road < 0), road < 0, after)
                further[state] = max(further.get(state, 0), walked if after else 0)
    return further


def _class_of(
    roads: int, crossed: int, links: int, tourists: Sequence[int], ancient_one: str
) -> tuple[tuple[int, int], int]:
    parts: list[Part] = []
    nodes: set[int] = set()
    for road in bits(roads):
        first, second = ROADS[road].ends
        if crossed >> road & 1:
            tip, base = (first, second) if NODES[first].kind == "dead_end" else (second, first)
            nodes |= {base, NODES[tip].across or 0}
        else:
            nodes |= {first, second}
        parts.append(("cross" if crossed >> road & 1 else "segment", road, first))
    parts += [("gate", -1, -1)] * links
    horrors = {node_index[place] for place in ANCIENT_ONES[ancient_one].horrifying_places}
    _, _, vp = score(-1, parts, tourists, ancient_one, ())
    shub = ancient_one == "shub_niggurath"
    madness = len(horrors & nodes) + crossed.bit_count() + (0 if shub else links)
    return (madness, links if shub else 0), vp

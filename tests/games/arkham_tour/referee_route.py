"""A referee of the last two steps before the encounter: follows a final route drawn by hand and counts its madness anew."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from eldertable.games.arkham_tour import options as o
from eldertable.games.arkham_tour.flow import hide_boards
from eldertable.games.arkham_tour.tourists import KINDS
from eldertable.kernel.agenda import Lane, Step
from eldertable.kernel.match import Match

from .arrange import Tour, at_lines, set_board
from .referee import DIAGONALS, DISTRICTS, MAP, ROADS, STREETS, UNIVERSITY

LANDS = {tip["segment"]: (tip["tip"], tip["dagon_to"]) for tip in MAP["river"]["dead_ends"]}
DISTRICT: dict[str, dict[str, Any]] = {district["id"]: district for district in MAP["districts"]}
COLOURS = (("circle", "red"), ("square", "green"), ("triangle", "blue"), ("cross", "purple"))
AT: dict[str, list[str]] = {
    node["id"]: [road for road in ROADS if node["id"] in ROADS[road]["ends"]] for node in MAP["nodes"]
}
AT["U35"] = [road for road in ROADS if "U35" in ROADS[road]["ends"]]


class Walk:
    """A final route, part by part, as the player draws it."""

    def __init__(self) -> None:
        self.here = ""
        self.nodes: list[str] = []
        self.parts: list[str] = []
        self.drawn: set[str] = set()  # the segments it may take
        self.ancient_one = ""
        self.roads: set[str] = set()
        self.places: set[str] = set()
        self.links = 0
        self.crossed: set[str] = set()

    def go(self, option: Any) -> None:
        match option:
            case o.StartAt():
                self.here = option.node
            case o.JumpTo():
                assert {self.here, option.node} <= set(MAP["gates"])
                self.parts.append(f"gate {self.here}-{option.node}")
                self.here = option.node
                self.links += 1
            case o.Follow():
                self.parts.append(option.road)
                self._pass(option.road, set(ROADS[option.road]["ends"]))
            case o.CrossRiver():
                self.parts.append(f"cross {option.road}")
                self.crossed.add(option.road)
                self._pass(option.road, over_the_river(option.road))
        self.nodes.append(self.here)

    def _pass(self, road: str, ends: set[str]) -> None:
        assert road not in self.roads
        assert self.here in ends
        self.roads.add(road)
        self.places |= ends
        (self.here,) = ends - {self.here}

    def ways_on(self, drawn: set[str], ancient_one: str) -> set[Any]:
        """Each segment once; Dagon lengthens a dead end from either end of what it becomes; gates join pieces of at least one
        segment; and an end, but not right after a connection."""
        left = drawn - self.roads
        ways: set[Any] = {o.Follow(road) for road in left if self.here in ROADS[road]["ends"]}
        if ancient_one == "dagon":
            ways |= {o.CrossRiver(road) for road in left & set(LANDS) if self.here in over_the_river(road)}
        if not self.parts or self.parts[-1].startswith("gate "):
            return ways
        if self.here in MAP["gates"]:
            ends = {end for road in left for end in ROADS[road]["ends"]}
            ways |= {o.JumpTo(gate) for gate in set(MAP["gates"]) & ends - {self.here}}
        return ways | {o.FinishLine()}

    def task(self, junctions: set[str]) -> int:
        """The most segments between a visit of one junction and a later visit of another; a closed route begins anywhere."""
        rounds = 1
        steps = [not part.startswith("gate ") for part in self.parts]
        nodes = self.nodes
        if steps and nodes[0] == nodes[-1]:
            rounds, nodes, steps = len(steps), nodes[:-1] * 2, steps * 2
        most = 0
        for start in range(rounds):
            last = start + len(self.parts)
            visits = [at for at in range(start, min(last, len(nodes) - 1) + 1) if nodes[at] in junctions] if nodes else []
            pairs = [(a, b) for a, b in combinations(visits, 2) if nodes[a] != nodes[b]]
            most = max([most, *(sum(steps[a:b]) for a, b in pairs)])
        return most

    def points(self, people: dict[str, list[str]], junctions: set[str]) -> int:
        """Before the encounter: tourists times districts, stars, and the task."""
        stand = [kind for district in self.along for kind in people.get(district, [])]
        types = [DISTRICT[district]["type"] for district in self.along]
        stars = sum(DISTRICT[district].get("star", 0) for district in self.along)
        return stars + self.task(junctions) + sum(types.count(colour) * stand.count(kind) for kind, colour in COLOURS)

    @property
    def along(self) -> set[str]:
        return {district for road in self.roads for district in ROADS[road]["along"]}

    def madness(self, view: dict[str, Any]) -> int:
        """Connections (not for Shub-Niggurath), crossings of Dagon, and each horrifying place once."""
        links = 0 if view["ancient_one"] == "shub_niggurath" else self.links
        return links + len(self.crossed) + len(self.places & set(view["horrors"]))

    def check(self, view: dict[str, Any], seat: int) -> None:
        """What everybody sees of it once all routes are settled."""
        player = view["players"][seat]
        final = player["final"]
        assert set(player["roads"]) == set(final["roads"]) == self.roads
        assert set(final["along"]) == self.along
        assert (final["links"], set(final["crossings"])) == (self.links, self.crossed)
        assert final["madness"] == self.madness(view)

    def check_drawing(self, match: Match, seat: int) -> None:
        """While it is drawn: what its player sees of it, and nobody else."""
        assert match.view(seat)["players"][seat]["drawing"] == {"nodes": self.nodes, "roads": self.parts}
        others = [viewer for viewer in (None, *range(match.seats)) if viewer != seat]
        for viewer in others if len(self.nodes) < 4 else ():
            assert match.view(viewer)["players"][seat]["drawing"] is None


def over_the_river(road: str) -> set[str]:
    """The ends of a dead end that Dagon has lengthened: not its own tip, but the junction across."""
    tip, lands = LANDS[road]
    return set(ROADS[road]["ends"]) - {tip} | {lands}


def starts(drawn: set[str], ancient_one: str) -> set[Any]:
    """Wherever a segment ends, also one that Dagon may lengthen."""
    ends = {end for road in drawn for end in ROADS[road]["ends"]}
    if ancient_one == "dagon":
        ends |= {LANDS[road][1] for road in drawn & set(LANDS)}
    return {o.StartAt(end) for end in ends}


def walked(parts: Sequence[str], drawn: set[str], ancient_one: str) -> Walk:
    """A walk in the notation of views, drawn by hand from whichever end of its first segment it can be."""
    for start in sorted(starts(drawn, ancient_one), key=lambda one: str(one.node)):
        walk = Walk()
        walk.go(start)
        options = [
            o.JumpTo(part.partition("-")[2]) if part.startswith("gate ")
            else o.CrossRiver(part.removeprefix("cross ")) if part.startswith("cross ") else o.Follow(part)
            for part in parts
        ]  # fmt: skip
        while options and options[0] in walk.ways_on(drawn, ancient_one):
            walk.go(options.pop(0))
        if not options and walk.parts == list(parts) and o.FinishLine() in walk.ways_on(drawn, ancient_one):
            return walk
    raise AssertionError(f"{parts} is no final route")


def drawn_by_hand(seats: int, ancient_one: str, last_first: int, chance: random.Random) -> tuple[Tour, list[Walk]]:
    """Random boards after the last round, each with a final route: now and then all alike, so that all are equally mad, and
    now and then without a segment."""
    t = at_lines(seats, ancient_one=ancient_one, seed=f"{chance.random()}")
    luck = [chance.random()] * seats if chance.random() < 0.3 else [chance.random() for _ in range(seats)]
    hands = [random.Random(number) for number in luck]
    for seat, hand in enumerate(hands):
        roads = [] if hand.random() < 0.08 else random_roads(ancient_one, hand)
        tomes = [int(chance.random() < 0.6) for _ in range(3)]
        set_board(t, seat, roads=roads, tourists=random_people(chance), tomes=(tomes[0], tomes[1], tomes[2]))
    t.state.first_player = (last_first + 1) % seats  # the end of the last round has moved it on
    t.state.phase = "final_route"
    hide_boards(t.state)
    drawing = [seat for seat in range(seats) if t.roads(seat)]
    t.state.lanes = [Lane(seat, [Step("start_line", {"seat": seat})], 2000 + seat) for seat in drawing]
    t.state.agenda = [Step("settle_lines")]
    t.refresh()
    walks = [Walk() for _ in hands]
    for seat in chance.sample(range(seats), seats):
        draw(t, seat, walks[seat], hands[seat])
    return t, walks


def random_roads(ancient_one: str, chance: random.Random) -> list[str]:
    """Ways from gate to gate, and trails that begin at the river or at the University, where Ancient Ones look."""
    yog = ancient_one == "yog_sothoth"
    there = {*STREETS, *(UNIVERSITY if yog else ())}
    there |= {road for road, told in DIAGONALS.items() if yog or "only_with" not in told}
    looked_at = ["J34", "J25", "J45", "J36"] if yog else [tip for tip, _ in LANDS.values()]
    roads: set[str] = set()
    for _ in range(chance.choice((1, 2, 3, 4, 5))):
        if chance.random() < (0.6 if roads or not yog else 0.2):
            start, end = chance.sample(MAP["gates"], 2)
            roads |= _way(start, end, there, chance)
            continue
        here = chance.choice(looked_at)
        for _ in range(chance.randint(1, 12)):
            road = chance.choice(sorted(there & set(AT[here]) - roads) or [""])
            if road:
                roads.add(road)
                (here,) = set(ROADS[road]["ends"]) - {here}
    return sorted(roads)


def _way(start: str, end: str, there: set[str], chance: random.Random) -> set[str]:
    ways: dict[str, set[str]] = {start: set()}
    nodes = [start]
    for here in nodes:
        for road in chance.sample(sorted(there & set(AT[here])), len(there & set(AT[here]))):
            (on,) = set(ROADS[road]["ends"]) - {here}
            if on not in ways:
                ways[on] = ways[here] | {road}
                nodes.append(on)
    return ways[end]


def random_people(chance: random.Random) -> dict[str, list[str]]:
    """Few or many, of few kinds or of all, often each kind as many times, so that there is something to choose."""
    most, kinds = chance.choice((1, 2, 4, 6)), chance.sample(KINDS, chance.choice((2, 3, 4)))
    share, even = chance.choice((0.15, 0.3, 0.6, 1.0)), chance.random() < 0.3
    found = {district: kinds if even else chance.choices(kinds, k=chance.randint(0, most)) for district in sorted(DISTRICTS)}
    return {district: people for district, people in found.items() if people and chance.random() < share}


def draw(t: Tour, seat: int, walk: Walk, chance: random.Random) -> None:
    """Goes through gates and over the river where it may, and seldom stops early."""
    stop = chance.choice((0.0, 0.0, 0.02, 0.2))
    while seat in t.match.pending and t.kind(seat) in ("start_line", "go_on"):
        draw_on(t, seat, walk, chance, stop)


def draw_on(t: Tour, seat: int, walk: Walk, chance: random.Random, stop: float) -> None:
    """The next part, once all that may come next has been compared with the rules."""
    options = dict(enumerate(t.decision(seat).options))
    if walk.nodes:
        assert set(options.values()) == walk.ways_on(walk.drawn, walk.ancient_one)
        walk.check_drawing(t.match, seat)
    else:
        view = t.match.view(seat)
        walk.drawn, walk.ancient_one = set(view["players"][seat]["roads"]), view["ancient_one"]
        assert set(options.values()) == starts(walk.drawn, walk.ancient_one)
    assert len(set(options.values())) == len(options)
    finish = [number for number, one in options.items() if isinstance(one, o.FinishLine)]
    others = [number for number in options if number not in finish]
    rare = [number for number in others if isinstance(options[number], o.JumpTo | o.CrossRiver) or _at_gate(options[number])]
    if finish and (not others or chance.random() < stop):
        others = rare = finish
    number = chance.choice(rare if rare and chance.random() < 0.7 else others)
    if number not in finish:
        walk.go(options[number])
    t.match.choose(seat, number)


def _at_gate(option: Any) -> bool:
    return isinstance(option, o.StartAt) and option.node in MAP["gates"]

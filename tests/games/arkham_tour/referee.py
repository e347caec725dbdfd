"""A referee who knows the rules of phases 3 to 5 by heart and looks at a board as a player does.

Shares nothing with the game but the map's file: from what a seat sees, it works out anew which choices there are and what comes
of them. A rule that is broken for one seat, district, road or die alone shows as soon as a random game comes by it.
"""

from collections import Counter
from importlib.resources import files
from itertools import combinations
from typing import Any

from eldertable.games.arkham_tour import options as o
from eldertable.kernel.content import read_yaml
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match

MAP: dict[str, Any] = read_yaml(files("eldertable.games.arkham_tour").joinpath("content/board.yaml"))
STREETS = {road["id"]: road for road in MAP["segments"]}
UNIVERSITY = {road["id"]: road for road in MAP["university"]["segments"]}
DIAGONALS = {road["id"]: road for road in MAP["diagonals"]}
ROADS = STREETS | UNIVERSITY | DIAGONALS
SHOPS = {node["id"] for node in MAP["nodes"] if node.get("shop")}
DISTRICTS = {district["id"] for district in MAP["districts"]}
KINDS = {"circle", "square", "triangle", "cross"}
ACROSS = {"north": "south", "south": "north", "east": "west", "west": "east"}


class Onlooker:
    """Sees what one seat sees."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.match.view(self.seat)
        return view

    @property
    def mine(self) -> dict[str, Any]:
        mine: dict[str, Any] = self.view["players"][self.seat]
        return mine


class Referee(Onlooker):
    """Watches one seat from round to round."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        self.way: list[str] = []  # segments of this round's way
        self.must_go_on = False
        self.people: Counter[str] = Counter()  # that have come to this round's district
        self.still_to_come = 0
        self.free = False  # the choice of the district
        self.district = ""
        self.circled: set[str] = set()  # shops, before this round

    # --- what the seat sees -----------------------------------------------------------------------------------------------

    def dice(self) -> list[dict[str, Any]]:
        ids = [die["id"] for die in self.mine["dice"]]
        return [die for die in self.view["dice"] if die["id"] in ids]

    def effect(self) -> str | None:
        """The card of the symbol that the effect die shows, if that die is one of the two."""
        symbols = [die["effect"] for die in self.dice() if die["effect"]]
        return str(self.view["effects"][symbols[0]]) if symbols else None

    def kept(self, bonus: str) -> bool:
        counted = self.mine["bonuses"][bonus]
        return bool(counted["gained"] > counted["used"])

    # --- what it expects --------------------------------------------------------------------------------------------------

    def expect(self, decision: Decision) -> None:
        """Compare a question with the rules."""
        assert not (self.must_go_on and decision.kind != "lay"), f"{self.way} could have been continued"
        district = self.mine["district"]
        if decision.kind in ("place_tourist", "lay") and district != self.district:  # there was nothing to choose
            assert not self.kept("coordinate_change")
            assert self.districts(besides=district)[0] == {district}
            self._come_to(district)
        look = getattr(self, f"_at_{decision.kind}", None)
        if look is not None:
            look(decision.options)

    def _at_choose_district(self, options: tuple[Any, ...]) -> None:
        found, _ = self.districts()
        assert {one.district for one in options if isinstance(one, o.ChooseDistrict)} == found
        changes = {(one.die, one.number) for one in options if isinstance(one, o.ChangeCoordinate)}
        numbers = [die["number"] for die in self.mine["dice"]]
        expected = {(die["id"], to) for die in self.mine["dice"] for to in _beside(die["number"])}
        if numbers[0] == numbers[1]:  # either die leads to the same districts
            assert {to for _, to in changes} == ({to for _, to in expected} if self.kept("coordinate_change") else set())
        else:
            assert changes == (expected if self.kept("coordinate_change") else set())

    def districts(self, besides: str = "") -> tuple[set[str], bool]:
        """Those that the numbers name, or any empty one if all of them are taken; `besides` was empty until just now."""
        first, second = (die["number"] for die in self.mine["dice"])
        taken = {district for district, people in self.mine["tourists"].items() if people} - {besides}
        named = {f"{first};{second}", f"{second};{first}"} - taken
        return (named, False) if named else (DISTRICTS - taken, True)

    def _at_place_tourist(self, options: tuple[Any, ...]) -> None:
        assert self.still_to_come > 0
        shown = {kind for die in self.dice() for kind in die["tourists"]}
        assert {one.tourist for one in options} == (KINDS if not self.people and self.free else shown)

    def _at_lay(self, options: tuple[Any, ...]) -> None:
        assert self.still_to_come == 0
        assert Counter(self.mine["tourists"][self.mine["district"]]) == self.people
        assert {one.road for one in options if isinstance(one, o.Lay)} == self.next_roads()
        assert {type(one) for one in options} >= {o.StopLaying if self.way else o.LayNothing}
        if not self.way:
            assert {one.bonus for one in options if isinstance(one, o.UseBonus)} == {
                bonus for bonus in ("extra_segment", "diagonal_segment") if self.kept(bonus) and self.free_for(bonus)
            }

    def _at_lay_bonus(self, options: tuple[Any, ...]) -> None:
        assert {one.road for one in options} in (self.free_for("extra_segment"), self.free_for("diagonal_segment"))

    def _at_visit_shop(self, options: tuple[Any, ...]) -> None:
        assert set(self.mine["shops"]) == self.circled, "one shop a round"
        assert {one.node for one in options} == self.reached()

    def _at_finish_board(self, _: tuple[Any, ...]) -> None:
        circled = set(self.mine["shops"]) - self.circled
        assert circled <= self.reached()
        assert len(circled) == min(1, len(self.reached())), "who reaches a shop visits one"

    def reached(self) -> set[str]:
        """Shops by which a segment of this round has come, but for those visited in earlier rounds."""
        return {end for road in self.mine["fresh"] for end in ROADS[road]["ends"]} & SHOPS - self.circled

    def free_for(self, bonus: str) -> set[str]:
        """Where nothing is drawn yet: roads, or diagonals."""
        yog = self.view["ancient_one"] == "yog_sothoth"
        if bonus == "diagonal_segment":
            there = {road for road, told in DIAGONALS.items() if yog or told.get("only_with") != "yog_sothoth"}
        else:
            there = set(STREETS | UNIVERSITY) if yog else set(STREETS)
        return there - set(self.mine["roads"])

    def next_roads(self) -> set[str]:
        """Two at the district or one anywhere; an L anywhere, a T at the district, one diagonal, by the effect card."""
        free, effect = self.free_for("extra_segment"), self.effect()
        if effect == "effect_alley" and not any(road in DIAGONALS for road in self.way):
            free = free | self.free_for("diagonal_segment")
        if not self.way:
            return free
        at_district = self.mine["district"] in ROADS[self.way[0]]["along"]
        if len(self.way) == 1 and at_district:
            return {road for road in free if meeting(self.way[0], road)}
        if len(self.way) == 1 and effect == "effect_turn":
            return {
                road for road in free if any(not straight(node, self.way[0], road) for node in meeting(self.way[0], road))
            }
        if len(self.way) == 2 and at_district and effect == "effect_t_junction":
            return {road for road in free if is_t(*self.way, road)}
        return set()

    # --- what comes of an answer ------------------------------------------------------------------------------------------

    def hear(self, option: Any) -> None:
        """Before the answer is given."""
        self.must_go_on = False
        match option:
            case o.ChooseDistrict():
                self._come_to(option.district)
            case o.PlaceTourist():
                self.still_to_come -= 1
                self.people[option.tourist] += 1

    def _come_to(self, district: str) -> None:
        """The tourists of both dice, one of any kind by the free choice, and those to be chosen with the effect die."""
        _, self.free = self.districts(besides=district)
        self.district, self.way, self.circled = district, [], set(self.mine["shops"])
        more = [die["effect"] for die in self.dice() if die["effect"]]
        self.still_to_come = 1 if self.free else len(more) + (self.effect() == "effect_repeat")
        self.people = Counter() if self.free else Counter(kind for die in self.dice() for kind in die["tourists"])
        if len(self.people) == 1:  # of one kind alone nothing is asked
            self.people.update(list(self.people) * self.still_to_come)
            self.still_to_come = 0

    def check(self, option: Any, kind: str) -> None:
        """After it."""
        if isinstance(option, o.Lay):
            assert option.road in self.mine["roads"]
            if kind == "lay":
                self.way.append(option.road)
                self.must_go_on = bool(self.next_roads())


def _beside(number: int) -> set[int]:
    return {6 if number == 1 else number - 1, 1 if number == 6 else number + 1}


def meeting(one: str, other: str) -> set[str]:
    return set(ROADS[one]["ends"]) & set(ROADS[other]["ends"]) if one != other else set()


def straight(node: str, one: str, other: str) -> bool:
    """Do two roads run on into each other where they meet?"""
    away, on = (ROADS[road]["dirs"][ROADS[road]["ends"].index(node)] for road in (one, other))
    return ACROSS.get(away) == on


def is_t(*three: str) -> bool:
    if any(road in DIAGONALS for road in three):
        return False
    together = set.intersection(*(set(ROADS[road]["ends"]) for road in three))
    return len(set(three)) == 3 and any(straight(node, *two) for node in together for two in combinations(three, 2))

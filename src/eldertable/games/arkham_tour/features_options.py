"""The options of the tour as numbers: a row for each, by what it is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...kernel.decision import Decision
from ...kernel.features import Row, option_kinds
from . import options as o
from .features_columns import COLUMNS
from .features_places import OwnMap, packed_tourists
from .town import DISTRICTS, district_index, node_index, road_index

_KIND_AT: Final[dict[type, int]] = {getattr(o, kind): COLUMNS.at[f"kind={kind}"] for kind in option_kinds(o)}
_DISTRICT_AT: Final = {(district.col, district.row): district.index for district in DISTRICTS}
_LINE = ("vp", "expected", "madness", "links", "task")
_RESULTS: Final = {"failure": "dice.failures", "neutral": "dice.neutral", "success": "dice.successes"}


def option_rows(view: Mapping[str, Any], decision: Decision) -> Sequence[Row[float]]:
    asked = Asked(view, decision)
    rows = []
    for option in decision.options:
        row = asked.row(option)
        row[_KIND_AT[type(option)]] = 1.0
        rows.append(row)
    return rows


class Asked:
    """One question, with what its options are measured against."""

    def __init__(self, view: Mapping[str, Any], decision: Decision) -> None:
        self._view = view
        self._me = view["players"][decision.seat]
        self._map = OwnMap(view, decision.seat)
        self._dice = {die["id"]: die for die in view["dice"]}
        self._coming = 0
        if not decision.args.get("free"):
            self._coming = packed_tourists([kind for die in self._me["dice"] for kind in self._dice[die["id"]]["tourists"]])

    def row(self, option: Any) -> Row[float]:
        match option:
            case o.Lay(road=road) | o.Erase(road=road) | o.Follow(road=road) | o.CrossRiver(road=road):
                return self._map.road(road_index[road])
            case o.ChooseDistrict(district=district):
                return self._map.chosen_district(district_index[district], self._coming)
            case o.CrossOut(district=district):
                return self._map.chosen_district(district_index[district])
            case o.VisitShop(node=node) | o.StartAt(node=node) | o.JumpTo(node=node):
                return self._map.node(node_index[node])
            case o.TakeDie(die=die) | o.RemoveDie(die=die):
                return self._one_die(die)
            case o.PickDice(first=first, second=second):
                return self._two_dice(first, second)
            case o.TakeLine(line=line):
                return self._line(self._view["lines"][line])
        return self._mark(option)

    def _mark(self, option: Any) -> Row[float]:
        """Options about a kind, a bonus, a tome or a card, dice of the encounter, and those that are about nothing."""
        row = COLUMNS.blank()
        match option:
            case o.PlaceTourist(tourist=kind) | o.EraseType(tourist=kind):
                COLUMNS.mark(row, "tourist", kind)
                self._map.gains(row, self._map.district, packed_tourists([kind]))
            case o.ChangeCoordinate(die=die, number=number):
                COLUMNS.mark(row, "die", die)
                COLUMNS.put(row, "number", number)
            case o.UseBonus(bonus=bonus):
                COLUMNS.mark(row, "bonus", bonus)
            case o.CircleTome(tome=tome):
                COLUMNS.mark(row, "tome", tome)
            case o.KeepTask(card=card):
                COLUMNS.mark(row, "task", card)
            case o.Reroll(dice=dice):
                self._rolled(row, dice)
            case o.Improve(die=number):
                self._rolled(row, (number,))
        return row

    def _one_die(self, die: str) -> Row[float]:
        row = COLUMNS.blank()
        self._add_die(row, die, "number")
        taken = [other for other in self._dice.values() if other["place"] == "first"]
        if taken:
            self._add_districts(row, die, taken[0]["id"])
        return row

    def _two_dice(self, first: str, second: str) -> Row[float]:
        row = COLUMNS.blank()
        self._add_die(row, first, "number")
        self._add_die(row, second, "second_number")
        self._add_districts(row, first, second)
        return row

    def _add_die(self, row: Row[float], name: str, number: str) -> None:
        die = self._dice[name]
        COLUMNS.mark(row, "die", name)
        COLUMNS.put(row, number, die["number"])
        self._map.add_tourists(row, packed_tourists(die["tourists"]))
        if die["effect"]:
            COLUMNS.put(row, die["effect"], 1)

    def _add_districts(self, row: Row[float], first: str, second: str) -> None:
        """Of the districts that two dice name the one that would bring most."""
        a, b = self._dice[first]["number"], self._dice[second]["number"]
        coming = packed_tourists([*self._dice[first]["tourists"], *self._dice[second]["tourists"]])
        named = {_DISTRICT_AT[place] for place in ((a, b), (b, a)) if place in _DISTRICT_AT}
        free = [district for district in named if DISTRICTS[district].id not in self._me["tourists"]]
        if free:
            self._map.gains(row, max(free, key=lambda one: (self._map.sketch.with_tourists(one, coming), one)), coming)

    def _line(self, line: Mapping[str, Any]) -> Row[float]:
        row = COLUMNS.blank()
        for name in _LINE:
            COLUMNS.put(row, f"line.{name}", line[name])
        COLUMNS.put(row, "line.crossings", len(line["crossings"]))
        return row

    def _rolled(self, row: Row[float], dice: Sequence[int]) -> None:
        """Which of the dice of the encounter would change."""
        results = [self._me["encounter"]["dice"][die]["result"] for die in dice]
        for result, name in _RESULTS.items():
            COLUMNS.put(row, name, results.count(result))

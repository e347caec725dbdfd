"""A referee of the boards themselves: keeps a copy of every board by its player's answers alone, and after each answer compares
the copies with what every seat sees. So nothing is drawn that nobody chose, nothing is left out, and nobody else's board moves.

The scribe plays phases 3 to 5 as a player reads the rules; whoever has nothing to choose is not asked.
"""

import random
from collections import Counter
from collections.abc import Generator, Sequence
from copy import deepcopy
from importlib.resources import files
from itertools import combinations
from typing import Any

from eldertable.games.arkham_tour import options as o
from eldertable.games.arkham_tour.events import BoardPlayed
from eldertable.games.arkham_tour.tourists import KINDS as KIND_NAMES
from eldertable.games.arkham_tour.tourists import pack
from eldertable.games.arkham_tour.town import district_index, node_index, road_index
from eldertable.kernel.content import read_yaml
from eldertable.kernel.events import Event
from eldertable.kernel.match import Match

from .referee import DIAGONALS, KINDS, ROADS, SHOPS, STREETS, UNIVERSITY, Referee, meeting
from .referee_dice import OPENING

CARDS: dict[str, list[dict[str, Any]]] = {
    card["id"]: card["do"]
    for card in read_yaml(files("eldertable.games.arkham_tour").joinpath("content/shop_cards.yaml"))["shop_cards"]
}
BONUSES = ("coordinate_change", "extra_segment", "diagonal_segment")
PRIVATE = {
    "DicePicked", "CoordinateChanged", "DistrictChosen", "RouteCorrected", "TouristsPlaced", "SegmentLaid", "NothingLaid",
    "ShopVisited", "BonusGained", "TomeCircled", "ExtraTourists",
}  # fmt: skip
TOMES = ("reroll", "improvement", "blessing")
Asked = tuple[str, set[Any]]
Part = Generator[Asked, Any, Any]


class Scribe(Referee):
    """Keeps one board by hand, and says what its player is asked next."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        self.copy: dict[str, Any] = {
            "roads": set(), "fresh": set(), "tourists": {}, "shops": set(), "tomes": dict.fromkeys(TOMES, "none"),
            "bonuses": {bonus: {"gained": 0, "used": 0} for bonus in BONUSES}, "rounds_marked": 0, "crossed_out": set(),
            "dice": [], "district": None, "active_effect": None,
        }  # fmt: skip
        self.asked: Asked | None = None
        self.dealt: dict[str, Any] = {}  # the dice of the round, as others see them
        self.met: set[str] = set()

    @property
    def mine(self) -> dict[str, Any]:
        """The rules are applied to the copy, never to what the game made of the board."""
        return self.copy

    @property
    def view(self) -> dict[str, Any]:
        """Of what changes while boards are played a scribe looks at nothing."""
        return self._table

    def begin_round(self) -> None:
        self.copy |= {"fresh": set(), "dice": [], "district": None, "active_effect": None}

    def begin_boards(self, dice: list[dict[str, Any]], *, pick: bool) -> None:
        """Phases 3 to 5; `pick`: the player first chooses two of these dice, in the first opening round."""
        self._table = self.match.view(None)
        self._part = self._round(dice, pick=pick)
        self.asked = next(self._part, None)

    def answered(self, option: Any) -> None:
        try:
            self.asked = self._part.send(option)
        except StopIteration:
            self.asked = None

    # --- a round ----------------------------------------------------------------------------------------------------------

    def _round(self, dice: list[dict[str, Any]], *, pick: bool) -> Part:
        board = self.copy
        if pick:
            pairs = {o.PickDice(one["id"], other["id"]) for one, other in combinations(dice, 2)}
            chosen = yield from _ask("pick_dice", pairs)
            dice = [die for die in dice if die["id"] in (chosen.first, chosen.second)]
        board["dice"] = [{"id": die["id"], "number": die["number"]} for die in dice]
        board["active_effect"] = self.effect()
        self.dealt = {"dice": deepcopy(board["dice"]), "active_effect": board["active_effect"]}
        self.circled = set(board["shops"])
        free = yield from self._choose_district()
        if self.effect() == "effect_correction":
            yield from self._correct()
        yield from self._place_tourists(free=free)
        yield from self._lay_way()
        yield from self._visit()
        while True:
            chosen = yield "finish_board", {o.Ready(), *self._uses()}
            if isinstance(chosen, o.Ready):
                return
            yield from self._lay_bonus(chosen.bonus)
            yield from self._visit()

    def _choose_district(self) -> Part:
        while True:
            found, free = self.districts()
            chosen = yield from _ask("choose_district", {o.ChooseDistrict(district) for district in found} | self._changes())
            if isinstance(chosen, o.ChooseDistrict):
                self.copy["district"] = chosen.district
                self.met |= {"free district"} if free else set()
                return free
            (die,) = (die for die in self.copy["dice"] if die["id"] == chosen.die)
            die["number"] = chosen.number
            self._use_up("coordinate_change")

    def _changes(self) -> set[Any]:
        """Of two equal numbers the change of either names the same districts: the first is offered."""
        dice = self.copy["dice"] if self.kept("coordinate_change") else []
        if len({die["number"] for die in dice}) == 1:
            dice = dice[:1]
        wheel = [6, 1, 2, 3, 4, 5, 6, 1]
        return {o.ChangeCoordinate(die["id"], wheel[die["number"] + step]) for die in dice for step in (-1, 1)}

    def _correct(self) -> Part:
        roads = self.copy["roads"]
        places = {road: self._places(road) for road in roads}
        if not any(places.values()):
            return
        chosen = yield "correct_route", {o.SkipCorrection(), *(o.Erase(road) for road in roads if places[road])}
        if isinstance(chosen, o.Erase):
            drawn = yield from _ask("draw_corrected", {o.Lay(road) for road in places[chosen.road]})
            roads.remove(chosen.road)
            self._draw(drawn.road)
            self.met.add("corrected")

    def _places(self, erased: str) -> set[str]:
        there = set(STREETS) | (set(UNIVERSITY) if self.view["ancient_one"] == "yog_sothoth" else set())
        stay = self.copy["roads"] - {erased}
        return {road for road in there - self.copy["roads"] if any(meeting(road, other) for other in stay)}

    def _place_tourists(self, *, free: bool) -> Part:
        if free:
            chosen = yield "place_tourist", {o.PlaceTourist(kind) for kind in KINDS}
            self._add(chosen.tourist)
            return
        shown = [kind for die in self.dice() for kind in die["tourists"]]
        self._add(*shown)
        more = [die["effect"] for die in self.dice() if die["effect"]]
        for _ in range(len(more) + (self.effect() == "effect_repeat")):
            chosen = yield from _ask("place_tourist", {o.PlaceTourist(kind) for kind in shown})
            self._add(chosen.tourist)

    def _lay_way(self) -> Part:
        self.way = []
        while roads := {o.Lay(road) for road in self.next_roads()}:
            stop = {o.StopLaying()} if self.way else {o.LayNothing(), *self._uses()}
            chosen = yield "lay", roads | stop
            if isinstance(chosen, o.UseBonus):
                yield from self._lay_bonus(chosen.bonus)
                continue
            if not isinstance(chosen, o.Lay):
                return
            self._draw(chosen.road)
            self.way.append(chosen.road)
            self.met.add(f"way of {len(self.way)}")

    def _uses(self) -> set[Any]:
        return {o.UseBonus(bonus) for bonus in BONUSES[1:] if self.kept(bonus) and self.free_for(bonus)}

    def _lay_bonus(self, bonus: str) -> Part:
        chosen = yield from _ask("lay_bonus", {o.Lay(road) for road in self.free_for(bonus)})
        self._draw(chosen.road)
        self._use_up(bonus)

    def _visit(self) -> Part:
        """Once a round, if a segment of it has come by a shop that is not circled; in the last round it does not matter which."""
        board = self.copy
        if board["shops"] != self.circled or not (shops := self.reached()):
            return
        if self.view["shop"]["left"] == 0:
            shops = {min(shops, key=node_index.__getitem__)}
        chosen = yield from _ask("visit_shop", {o.VisitShop(shop) for shop in shops})
        board["shops"].add(chosen.node)
        for gain in CARDS[self.view["shop"]["card"]]:
            for what, told in gain.items():
                self.met.add(what)
                if what == "bonus":
                    board["bonuses"][told]["gained"] += 1
                elif what == "tourists":
                    self._add(*told)
                elif tomes := {o.CircleTome(tome) for tome, mark in board["tomes"].items() if mark == "none"}:
                    tome = yield from _ask("circle_tome", tomes)
                    board["tomes"][tome.tome] = "circled"

    # --- marks ------------------------------------------------------------------------------------------------------------

    def _add(self, *kinds: str) -> None:
        self.copy["tourists"].setdefault(self.copy["district"], Counter()).update(kinds)

    def _draw(self, road: str) -> None:
        self.copy["roads"].add(road)
        self.copy["fresh"].add(road)

    def _use_up(self, bonus: str) -> None:
        self.copy["bonuses"][bonus]["used"] += 1
        self.met.add(bonus)


def _ask(kind: str, options: set[Any]) -> Part:
    """A single answer is not asked for."""
    if len(options) == 1:
        (only,) = options
        return only
    return (yield kind, options)


def as_seen(player: dict[str, Any]) -> dict[str, Any]:
    """A player of a view, in the form of a copy."""
    return {
        **{name: player[name] for name in ("tomes", "rounds_marked", "dice", "district", "active_effect")},
        **{name: set(player[name]) for name in ("roads", "fresh", "shops", "crossed_out")},
        "tourists": {district: Counter(people) for district, people in player["tourists"].items()},
        "bonuses": {bonus: {"gained": n["gained"], "used": n["used"]} for bonus, n in player["bonuses"].items()},
    }  # fmt: skip


class BoardsReferee:
    """Plays the ten rounds of one game and watches all boards, and what lies on the table beside the dice."""

    def __init__(self, match: Match, chance: random.Random) -> None:
        self.match, self.chance, self.seats = match, chance, match.seats
        self.scribes = [Scribe(match, seat) for seat in range(self.seats)]
        view = match.view(None)
        self.first, self.always = view["first_player"], (view["ancient_one"], view["horrors"], view["effects"])
        self.shop: dict[str, Any] = {"card": None, "left": 10, "discarded": []}
        self.round = 0
        self.hidden: list[dict[str, Any]] | None = None  # the boards as others see them while all play at once
        self.picked: dict[int, set[str]] = {}  # in the first opening round

    def play(self) -> None:
        self._compare()
        for seat in self.chance.sample(range(self.seats), self.seats):
            self.match.choose(seat, self.chance.randrange(2))
        for self.round in range(1, 11):
            self._reveal_card()
            while self.match.together is None:
                self._compare()
                self._select_dice()
            self._play_boards()
            self._end_round()
        assert self.match.view(None)["phase"] == "final_route"
        for scribe in self.scribes:  # alone, the effect die has been rolled once more and names a card again
            scribe.copy["active_effect"] = self.match.view(None)["players"][scribe.seat]["active_effect"]
        self._compare()

    def _reveal_card(self) -> None:
        for scribe in self.scribes:
            scribe.begin_round()
        card = self.match.view(None)["shop"]["card"]
        assert card in CARDS.keys() - set(self.shop["discarded"])
        self.shop |= {"card": card, "left": 10 - self.round}

    def _select_dice(self) -> None:
        """The effect die stays in the game more often than not, so that the cards are seen."""
        ((seat, decision),) = self.match.pending.items()
        keeps = isinstance(decision.options[0], o.TakeDie | o.PickDice)
        named = ["die_effect" in (getattr(one, "die", ""), getattr(one, "second", "")) for one in decision.options]
        liked = [number for number, effect in enumerate(named) if effect == keeps]
        self.match.choose(seat, self.chance.choice((self.chance.random() < 0.8 and liked) or range(len(named))))

    def _play_boards(self) -> None:
        dice = self.match.view(None)["dice"]
        pick = self.round == 1 and OPENING[self.seats] > 0
        taken = [die for die in dice if die["place"] == "taken"]
        cells = [die for place in ("first", "second") for die in dice if die["place"] == place]
        before = [deepcopy(scribe.copy) for scribe in self.scribes]
        for scribe in self.scribes:
            if pick:
                own = taken
            elif self.round <= OPENING[self.seats]:
                own = [die for die in taken if die["id"] not in self.picked[scribe.seat]]
            else:
                own = cells
            scribe.begin_boards(own, pick=pick)
            if not pick:
                before[scribe.seat] |= {name: deepcopy(scribe.dealt[name]) for name in ("dice", "active_effect")}
        self.hidden = before if self.seats > 1 else None
        while any(scribe.asked for scribe in self.scribes):
            self._compare(dice)
            seat = self.chance.choice(sorted(self.match.pending))
            scribe, options = self.scribes[seat], self.match.pending[seat].options
            number = self.chance.choice(_liked(options, scribe, self.chance))
            events = self.match.choose(seat, number)
            scribe.answered(options[number])
            self._check_heard(seat, events)
            if pick and isinstance(options[number], o.PickDice):
                self.picked[seat] = {options[number].first, options[number].second}
        told = [event for event in events if isinstance(event, BoardPlayed)]
        expected = [_played(scribe, before[scribe.seat]) for scribe in self.scribes] if self.seats > 1 else []
        assert told == expected
        self.hidden = None

    def _check_heard(self, seat: int, events: list[Event]) -> None:
        """What is done on a board is told to its player alone."""
        for event in events:
            private = type(event).__name__ in PRIVATE
            heard = {viewer for viewer in (None, *range(self.seats)) if event.seen_by(viewer) is not None}
            assert not private or heard == {event.seat}  # type: ignore[attr-defined]
            assert heard == {seat} or not any(scribe.asked for scribe in self.scribes), "before all are done"

    def _end_round(self) -> None:
        """Everyone marks the round, the card is discarded, and the next player begins, but not after an opening round."""
        for scribe in self.scribes:
            scribe.copy["rounds_marked"] += 1
        self.shop["discarded"].append(self.shop["card"])
        self.shop["card"] = None
        if self.round > OPENING[self.seats]:
            self.first = (self.first + 1) % self.seats

    # --- what every seat and a spectator see ------------------------------------------------------------------------------

    def _compare(self, dice: list[dict[str, Any]] | None = None) -> None:
        asked = {scribe.seat: scribe.asked for scribe in self.scribes if scribe.asked}
        if dice is not None:
            told = {seat: (one.kind, set(one.options)) for seat, one in self.match.pending.items()}
            assert told == asked
        for viewer in self.chance.sample([None, *range(self.seats)], 2):  # whatever is wrong stays to be seen
            view = self.match.view(viewer)
            assert (view["round"], view["first_player"], view["shop"]) == (self.round, self.first, self.shop)
            assert (view["ancient_one"], view["horrors"], view["effects"]) == self.always
            assert dice is None or view["dice"] == dice, "dice lie still while boards are played"
            for scribe, player in zip(self.scribes, view["players"], strict=True):
                own = viewer == scribe.seat or self.hidden is None
                seen = as_seen(player)
                assert seen == (scribe.copy if own else self.hidden[scribe.seat])  # type: ignore[index]
                assert player["encounter"] is player["score"] is player["final"] is player["drawing"] is None


def _played(scribe: Scribe, before: dict[str, Any]) -> BoardPlayed:
    """What the others are told of a board: all that is new on it."""
    board = scribe.copy
    shops = [node_index[shop] for shop in board["shops"] - before["shops"]]
    return BoardPlayed(
        seat=scribe.seat,
        district=district_index[board["district"]],
        tourists=pack(KIND_NAMES.index(kind) for kind in board["tourists"][board["district"]].elements()),
        roads=tuple(sorted(road_index[road] for road in board["roads"] - before["roads"])),
        shop=shops[0] if shops else None,
    )


def _liked(options: Sequence[Any], scribe: Scribe, chance: random.Random) -> Sequence[int]:
    """Whatever comes, but more often what leads on: segments at the district or to a shop, diagonals, kept bonuses."""
    everything = range(len(options))
    roads = {number: one.road for number, one in enumerate(options) if isinstance(one, o.Lay)}
    if scribe.way and roads and chance.random() < 0.8:
        return list(roads)
    here = [number for number, road in roads.items() if scribe.copy["district"] in ROADS[road]["along"]]
    to_shop = [number for number, road in roads.items() if set(ROADS[road]["ends"]) & SHOPS - scribe.copy["shops"]]
    diagonals = [number for number, road in roads.items() if road in DIAGONALS]
    rare = [number for number, one in enumerate(options) if isinstance(one, o.UseBonus | o.ChangeCoordinate | o.Erase)]
    return chance.choice([everything, here, here, to_shop, diagonals, rare, rare]) or everything

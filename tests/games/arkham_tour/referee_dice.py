"""A referee of phase 2: plays whole games and says before each question who must be asked, and for which dice.

Like the referee of phases 3 to 5 it shares no rule with the game: it reads the faces of the dice from their file and looks at
the table as a seat does. The numbers that are to be rolled are told to the table, so that a die rolled too often or too seldom
is seen.
"""

import random
from importlib.resources import files
from itertools import combinations
from typing import Any

from eldertable.games.arkham_tour import options as o
from eldertable.games.arkham_tour.events import DiceRolled, DieRemoved, DieTaken
from eldertable.kernel.content import read_yaml

from .arrange import Tour

FACES: dict[str, dict[int, dict[str, Any]]] = {
    die["id"]: {face["number"]: face for face in die["faces"]}
    for die in read_yaml(files("eldertable.games.arkham_tour").joinpath("content/dice.yaml"))["dice"]
}
BOX = set(FACES)
OPENING = {1: 0, 2: 0, 3: 1, 4: 2}  # rounds, by players
EASY = (o.LayNothing, o.SkipCorrection, o.Ready)


class DiceReferee:
    """Plays one game to its last round."""

    def __init__(self, t: Tour, chance: random.Random) -> None:
        self.t, self.match, self.chance, self.seats = t, t.match, chance, t.match.seats
        self.round = 0
        self.places = dict.fromkeys(BOX, "box")
        self.numbers = dict.fromkeys(BOX, 0)
        self.by: dict[str, int] = {}
        self.set_aside: set[str] = set()  # at the set-up of a solo game
        self.own: dict[int, set[str]] = {}  # the round dice of each seat
        self.heard: list[Any] = []  # the events of the last answer
        self.to_roll: list[int] = []

    def play(self) -> None:
        set_up = self.look()
        if self.seats == 1:
            self._read_solo_table(set_up)
        self._tell_dice()
        while self.look()["phase"] == "setup":
            self._answer(min(self.match.pending))
        for self.round in range(1, 11):
            self._check_round(set_up["first_player"])
            self._select()
            self._tell_dice()
            self._play_boards()
        if self.seats == 1:
            self._move_solo_dice()
            self._check_table()
        assert self.look()["phase"] == "final_route"

    # --- the table --------------------------------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        """As any seat or a spectator: the dice lie open."""
        view: dict[str, Any] = self.match.view(self.chance.choice([None, *range(self.seats)]))
        return view

    def _tell_dice(self) -> None:
        """As many numbers as will be rolled before the boards of the next round; nothing else is drawn until then."""
        assert not self.t._table.script, "fewer dice were rolled than the rules say"
        self.to_roll = [self.chance.randint(1, 6) for _ in range(self._rolled_before(self.round + 1))]
        self.t.next_dice(*self.to_roll)

    def _rolled_before(self, round: int) -> int:
        if self.seats == 1:
            return 0 if round == 1 else 2
        if round > 10:
            return 0
        if round <= OPENING[self.seats]:
            return self.seats if round == 1 else 0
        return 5

    def _see_rolled(self, dice: set[str], *, told: bool = True) -> None:
        shown = {die["id"]: die["number"] for die in self.look()["dice"]}
        assert sorted(shown[die] for die in dice) == sorted(self.to_roll)
        self.numbers |= {die: shown[die] for die in dice}
        rolls = [dict(event.dice) for event in self.heard if isinstance(event, DiceRolled)]
        assert rolls == ([{die: shown[die] for die in dice}] if told else [])

    def _check_table(self) -> None:
        for die in self.look()["dice"]:
            id, number = die["id"], self.numbers[die["id"]]
            face = FACES[id][number] if number else {}
            assert (die["place"], die["number"], die["by"]) == (self.places[id], number, self.by.get(id))
            assert (die["tourists"], die["effect"]) == (face.get("tourists", []), face.get("effect"))

    def _check_round(self, set_up_first: int) -> None:
        view, opening = self.look(), OPENING[self.seats]
        self.first = (set_up_first + max(0, self.round - 1 - opening)) % self.seats
        assert (view["round"], view["first_player"], view["opening"]) == (self.round, self.first, self.round <= opening)
        assert (view["shop"]["left"], len(view["shop"]["discarded"])) == (10 - self.round, self.round - 1)
        assert {player["rounds_marked"] for player in view["players"]} == {self.round - 1}

    # --- phase 2 ----------------------------------------------------------------------------------------------------------

    def _select(self) -> None:
        if self.seats == 1:
            self._select_alone()
        elif self.round > OPENING[self.seats]:
            self._select_in_turn()
        elif self.round == 1:
            self._select_for_oneself()
        else:
            self.own = {seat: set(self.by) - dice for seat, dice in self.own.items()}
        self._check_table()
        self._check_own_dice()

    def _select_in_turn(self) -> None:
        self.places, self.by = dict.fromkeys(BOX, "available"), {}
        self._see_rolled(BOX)
        left, right = (self.first + 1) % self.seats, (self.first - 1) % self.seats
        self._move(self.first, o.TakeDie, "first")
        self._move(left, o.RemoveDie, "unavailable")
        self._move(right, o.RemoveDie, "unavailable")
        self._move(self.first, o.TakeDie, "second")
        self.places[self.lying("available").pop()] = "unavailable"
        self.own = dict.fromkeys(range(self.seats), self.lying("first") | self.lying("second"))

    def _move(self, seat: int, how: Any, place: str) -> None:
        self._check_table()
        kind = "take_die" if how is o.TakeDie else "remove_die"
        self._expect({seat}, seat, kind, {how(die) for die in self.lying("available")})
        die = self._answer(seat).die
        self.places[die] = place
        assert (DieTaken if how is o.TakeDie else DieRemoved)(seat=seat, die=die, number=self.numbers[die]) in self.heard

    def _select_for_oneself(self) -> None:
        """In turn everyone takes a die; all taken ones are rolled, and everyone picks two of them, at the same time."""
        for step in range(self.seats):
            self._check_table()
            seat = (self.first + step) % self.seats
            self._expect({seat}, seat, "take_opening_die", {o.TakeDie(die) for die in self.lying("box")})
            die = self._answer(seat).die
            self.places[die], self.by[die] = "taken", seat
        self._see_rolled(set(self.by))
        for seat in self.chance.sample(range(self.seats), self.seats):
            self._pick_two(seat, set(self.by))

    def _select_alone(self) -> None:
        if self.round > 1:
            self._move_solo_dice()
        self._pick_two(0, self.lying("available"))
        # which of the two cells a die is put into says nothing, but both are filled
        seen = {die["place"]: die["id"] for die in self.look()["dice"] if die["place"] in ("first", "second")}
        assert set(seen.values()) == self.own[0]
        self.places |= {die: place for place, die in seen.items()}

    def _pick_two(self, seat: int, dice: set[str]) -> None:
        """Any two, whichever of them is named first; in an opening round everybody is asked at the same time."""
        self._check_table()
        options = self.match.pending[seat].options
        assert {frozenset((one.first, one.second)) for one in options} == {frozenset(pair) for pair in combinations(dice, 2)}
        self._expect(set(range(self.seats)), seat, "pick_dice", set(options))
        assert len(options) == 3 * (len(dice) - 2)  # of 3 dice 3 pairs, of 4 dice 6
        chosen = self._answer(seat)
        self.own[seat] = {chosen.first, chosen.second}

    def _read_solo_table(self, view: dict[str, Any]) -> None:
        self.places = {die["id"]: die["place"] for die in view["dice"]}
        self.numbers = {die["id"]: die["number"] for die in view["dice"]}
        self.set_aside = self.lying("unavailable")
        assert (len(self.lying("available")), len(self.set_aside)) == (3, 2)
        assert set(self.numbers.values()) <= set(range(1, 7))

    def _move_solo_dice(self) -> None:
        for die in self.lying("unavailable"):
            self.places[die] = "available"
        for die in self.own[0]:
            self.places[die] = "unavailable"
        self._see_rolled(self.own[0], told=False)

    def lying(self, place: str) -> set[str]:
        return {die for die, where in self.places.items() if where == place}

    # --- phases 3 to 5 ----------------------------------------------------------------------------------------------------

    def _check_own_dice(self) -> None:
        for seat in range(self.seats):
            view = self.match.view(seat)
            mine = view["players"][seat]
            assert sorted((die["id"], die["number"]) for die in mine["dice"]) == sorted(
                (die, self.numbers[die]) for die in self.own[seat]
            )
            symbol = FACES["die_effect"][self.numbers["die_effect"]]["effect"] if "die_effect" in self.own[seat] else None
            assert mine["active_effect"] == view["effects"].get(symbol)

    def _play_boards(self) -> None:
        """Whatever is asked; the dice stay as they lie, and those of each seat its own."""
        assert set(self.match.pending) == set(range(self.seats)), "all at the same time"
        while (view := self.look())["round"] == self.round and view["phase"] != "final_route":
            if self.chance.random() < 0.2:
                self._check_table()
                self._check_own_dice()
            self._answer(self.chance.choice(sorted(self.match.pending)))

    def _expect(self, asked: set[int], seat: int, kind: str, options: set[Any]) -> None:
        assert set(self.match.pending) == asked
        decision = self.match.pending[seat]
        assert (decision.kind, set(decision.options)) == (kind, options)
        assert len(decision.options) == len(options)

    def _answer(self, seat: int) -> Any:
        options = self.match.pending[seat].options
        easy = [number for number, one in enumerate(options) if isinstance(one, EASY)]
        number = self.chance.choice(easy or range(len(options)))
        self.heard = self.match.choose(seat, number)
        return options[number]

"""A referee of the encounter with the Ancient One, written from the rules as a player reads them: it goes from player to player,
says what each must be asked, throws the dice, and counts what is erased, crossed out and gained.

Of the game it knows what seats see, the map's file and the failure tables on the cards; no rule is shared.
"""

import random
from collections import Counter
from itertools import combinations
from typing import Any

from eldertable.games.arkham_tour import options as o
from eldertable.games.arkham_tour.events import EncounterCounted, EncounterRolled, RewardReceived, TomeUsed

from .arrange import Tour
from .referee_penalties import People, check_scores, fail_up_to, reward, suffer
from .referee_route import Walk

STAGES = (
    {"EncounterRolled"}, {"TomeUsed"}, {"CallShown"}, {"EncounterCounted"}, {"PlayerLost"},
    {"DistrictCrossedOut", "TouristsErased"}, {"RewardReceived"},
)  # fmt: skip
# A 1 is always a failure and a 5 never: penalties and rewards together are what most may go wrong with.
THROWS = (
    (1, 1, 1), (1, 1, 1), (1, 1, 5), (1, 1, 4), (1, 4, 6), (1, 4, 5), (1, 5, 6), (4, 4, 6), (3, 4, 5), (2, 3, 4), (2, 5, 6),
    (1, 2, 3, 4, 5, 6),
)  # fmt: skip


class EncounterReferee:
    """Plays the encounters of all seats, after their final routes were drawn."""

    def __init__(self, t: Tour, walks: list[Walk], last_first: int, chance: random.Random) -> None:
        self.t, self.match, self.walks, self.chance = t, t.match, walks, chance
        self.seats = t.match.seats
        self.clockwise = [(last_first + step) % self.seats for step in range(self.seats)]
        self.ancient_one = self.look()["ancient_one"]
        self.madness = [walk.madness(self.look()) for walk in walks]
        self.calls = [self.match.view(seat)["players"][seat]["call"] for seat in range(self.seats)]
        self.people = [self.seen(seat) for seat in range(self.seats)]
        self.crossed: list[set[str]] = [set() for _ in walks]
        self.vp: dict[int, int] = {}  # of the encounters that are over
        self.lost: set[int] = set()
        self.met: set[str] = set()  # what has come about: a referee of games in which nothing happens proves nothing

    def look(self) -> dict[str, Any]:
        """As any seat or a spectator: in the encounter boards are open."""
        view: dict[str, Any] = self.match.view(self.chance.choice([None, *range(self.seats)]))
        return view

    def seen(self, seat: int) -> People:
        return {district: Counter(people) for district, people in self.look()["players"][seat]["tourists"].items()}

    def play(self) -> None:
        for seat, walk in enumerate(self.walks):
            walk.check(self.look(), seat)
            assert set(self.people[seat]) <= walk.along, "who is not along the route has gone"
            self.met |= {"connection"} if walk.links else set()
            self.met |= {"crossing"} if walk.crossed else set()
            self.met |= set() if walk.roads else {"no segment"}
        for level in range(max(self.madness), -1, -1):
            equals = [seat for seat in self.clockwise if self.madness[seat] == level]
            if len(equals) > 1:
                self.met.add("equally mad")
            for seat in equals:
                self._encounter(seat)
        check_scores(self)

    def ask(self, seat: int, kind: str, options: set[Any]) -> Any:
        """Nobody else is asked, and nothing else; then an answer, of each type as often."""
        assert set(self.match.pending) == {seat}
        view = self.look()
        for player in view["players"]:  # until scoring only its player knows a task, and what it brings
            own = player["seat"] == view["you"]
            assert (player["task"] is not None) == own
            assert own or (player["final"]["task"], player["final"]["task_pair"]) == (0, None)
        decision = self.match.pending[seat]
        assert (decision.kind, set(decision.options)) == (kind, options)
        assert len(decision.options) == len(options)
        type_ = self.chance.choice(sorted({type(one).__name__ for one in options}))
        number = self.chance.choice([n for n, one in enumerate(decision.options) if type(one).__name__ == type_])
        chosen = decision.options[number]
        rolled = 3 if kind == "begin_encounter" else len(chosen.dice) if isinstance(chosen, o.Reroll) else 0
        self.thrown = self.chance.sample(self.chance.choice(THROWS), rolled)
        self.t.next_dice(*self.thrown)
        self.told += self.match.choose(seat, number)
        assert not self.t._table.script, "as many dice are rolled as are named"
        self.met.add(f"{kind} {type_}")
        return chosen

    # --- the roll and the tomes -------------------------------------------------------------------------------------------

    def _encounter(self, seat: int) -> None:
        player = self.look()["players"][seat]
        tomes: dict[str, str] = dict(player["tomes"])
        assert player["encounter"] is None
        self.told: list[Any] = []
        self.blessed = False
        self.ask(seat, "begin_encounter", {o.FaceAncientOne()})
        self.fail = fail_up_to(self.ancient_one, self.madness[seat])
        (rolled,) = (event for event in self.told if isinstance(event, EncounterRolled))
        assert (rolled.seat, rolled.madness, rolled.fail_up_to) == (seat, self.madness[seat], self.fail)
        assert sorted(rolled.numbers) == sorted(self.thrown)
        self.numbers = list(rolled.numbers)
        while uses := self._uses({tome for tome, mark in tomes.items() if mark == "circled"}):
            self._check_dice(seat, tomes)
            if self.ancient_one == "cthulhu":
                assert self.match.view(None)["players"][seat]["call"] is None
            chosen = self.ask(seat, "use_tomes", uses | {o.KeepRoll()})
            if isinstance(chosen, o.KeepRoll):
                break
            self._use(seat, chosen, tomes)
        self._check_dice(seat, tomes)
        self._settle(seat)

    def _result(self, number: int, *, blessed: bool) -> str:
        if number >= 5:
            return "success"
        if number <= self.fail:
            return "failure"
        return "success" if number == 4 and blessed else "neutral"

    def _uses(self, held: set[str]) -> set[Any]:
        """Nothing is asked unless something may come of it: a die that may become another result, or a roll that is not yet
        three successes and may be thrown again."""
        if self.blessed:
            return set()
        changing = False
        for number in self.numbers:
            may_be = {number, min(6, number + 2)} if "improvement" in held else {number}
            results = {self._result(n, blessed=b) for n in may_be for b in (False, "blessing" in held)}
            changing |= len(results) > 1 or ("reroll" in held and results != {"success"})
        if not changing:
            return set()
        uses: set[Any] = set()
        if "reroll" in held:
            uses |= {o.Reroll(dice) for size in (1, 2, 3) for dice in combinations(range(3), size)}
        if "improvement" in held:
            uses |= {o.Improve(die) for die in range(3) if self.numbers[die] != 6}
        if "blessing" in held and 4 in self.numbers and self.fail < 4:
            uses.add(o.Bless())
        return uses

    def _use(self, seat: int, chosen: Any, tomes: dict[str, str]) -> None:
        used = [event for event in self.told if isinstance(event, TomeUsed)][-1]
        before, after = tuple(self.numbers), list(used.after)
        match chosen:
            case o.Reroll():
                tome, again = "reroll", chosen.dice
                assert sorted(after[die] for die in again) == sorted(self.thrown)
                self.numbers = [after[die] if die in again else number for die, number in enumerate(before)]
            case o.Improve():
                tome = "improvement"
                self.numbers[chosen.die] = min(6, before[chosen.die] + 2)
            case _:
                tome, self.blessed = "blessing", True
        tomes[tome] = "used"
        assert (used.seat, used.tome, used.before, after) == (seat, tome, before, self.numbers)

    def _check_dice(self, seat: int, tomes: dict[str, str]) -> None:
        player = self.look()["players"][seat]
        shown = [(die["number"], die["result"]) for die in player["encounter"]["dice"]]
        assert shown == [(number, self._result(number, blessed=self.blessed)) for number in self.numbers]
        assert player["tomes"] == tomes
        assert (player["encounter"]["blessed"], player["encounter"]["madness"]) == (self.blessed, self.madness[seat])

    # --- what comes of it -------------------------------------------------------------------------------------------------

    def _settle(self, seat: int) -> None:
        results = [self._result(number, blessed=self.blessed) for number in self.numbers]
        failures, successes = results.count("failure"), results.count("success")
        self.met.add(f"{failures} failures")
        before, self.vp[seat] = dict(self.people[seat]), 0
        if failures == 3:
            self.lost.add(seat)
        else:
            suffer(self, seat, failures)
            each = reward(self, seat)
            self.vp[seat] = each * successes
            given = [RewardReceived(seat=seat, vp=each * successes, each=each, successes=successes)] if successes else []
            assert [event for event in self.told if isinstance(event, RewardReceived)] == given
        assert EncounterCounted(seat=seat, failures=failures, successes=successes) in self.told
        stages = [at for event in self.told for at, told in enumerate(STAGES) if type(event).__name__ in told]
        assert stages == sorted(stages), "all penalties come before any reward"
        view = self.look()
        shown = view["players"][seat]["encounter"]
        assert (shown["failures"], shown["successes"], shown["vp"]) == (failures, successes, self.vp[seat])
        assert shown["lost"] == (failures == 3)
        erased = {district: Counter(people) for district, people in shown["erased"].items()}
        for district, people in before.items():
            assert self.people[seat].get(district, Counter()) + erased.pop(district, Counter()) == people
        assert not erased
        assert [self.seen(other) for other in range(self.seats)] == self.people
        assert [set(player["crossed_out"]) for player in view["players"]] == self.crossed
        watched = next((other for other in range(self.seats) if other not in self.vp), seat)
        assert view["players"][seat]["call"] == self.calls[seat]
        if watched != seat and view["you"] != watched and self.ancient_one == "cthulhu":
            assert view["players"][watched]["call"] is None

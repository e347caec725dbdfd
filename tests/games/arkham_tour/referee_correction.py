"""A referee of Route correction: works out from a board which segments may be erased and where a new one may then be drawn."""

import random
from typing import Any

from eldertable.games.arkham_tour import options as o
from eldertable.games.arkham_tour.cards import DIE_INDEX

from .arrange import Tour, at_boards, set_board
from .referee import DIAGONALS, DISTRICTS, STREETS, UNIVERSITY, Onlooker, meeting
from .referee_dice import FACES
from .referee_route import AT, random_roads

DICE = sorted(FACES)
KINDS = ("circle", "square", "triangle", "cross")


class CorrectionReferee(Onlooker):
    """Plays phases 3 and 4 of one seat, up to the laying of segments; appointed before the seat is asked anything."""

    def __init__(self, t: Tour, seat: int, chance: random.Random) -> None:
        super().__init__(t.match, seat)
        self.chance = chance
        self.met: set[str] = set()
        self.before = self.mine

    def play(self) -> None:
        before = self.before
        active = self._active()
        self._answer("choose_district")
        asked = {road for road in before["roads"] if self._places(before["roads"], road)} if active else set()
        after = set(before["roads"])
        drawn: set[str] = set()
        if asked:
            assert self.mine["tourists"] == before["tourists"], "before tourists are placed"
            self._expect("correct_route", {o.SkipCorrection(), *(o.Erase(road) for road in asked)})
            chosen = self._answer("correct_route")
            if isinstance(chosen, o.Erase):
                after, drawn = self._draw(before, chosen.road)
        assert self.match.pending[self.seat].kind in ("place_tourist", "lay"), "once a round, and only with that card"
        now = self.mine
        assert (set(now["roads"]), set(now["fresh"])) == (after, drawn)
        assert all(now[marks] == before[marks] for marks in ("shops", "bonuses", "tomes"))
        assert now["tourists"] != before["tourists"] or self.match.pending[self.seat].kind == "place_tourist"

    def _active(self) -> bool:
        numbers = {die["id"]: die["number"] for die in self.mine["dice"]}
        symbol = FACES["die_effect"][numbers["die_effect"]]["effect"] if "die_effect" in numbers else None
        return bool(self.view["effects"].get(symbol) == "effect_correction")

    def _places(self, roads: list[str], erased: str) -> set[str]:
        """Roads without a segment that share an end with one that stays: no diagonals, and no roads that are not there."""
        there = set(STREETS) | (set(UNIVERSITY) if self.view["ancient_one"] == "yog_sothoth" else set())
        stay = set(roads) - {erased}
        return {road for road in there - set(roads) if any(meeting(road, other) for other in stay)}

    def _draw(self, before: dict[str, Any], erased: str) -> tuple[set[str], set[str]]:
        places = self._places(before["roads"], erased)
        if len(places) > 1:
            assert self.mine["roads"] == before["roads"] or set(self.mine["roads"]) == set(before["roads"]) - {erased}
            self._expect("draw_corrected", {o.Lay(road) for road in places})
            drawn = self._answer("draw_corrected").road
        else:
            self.met.add("one place")
            (drawn,) = places
        self.met.add("diagonal erased" if erased in DIAGONALS else "road erased")
        return set(before["roads"]) - {erased} | {drawn}, {drawn}

    def _expect(self, kind: str, options: set[Any]) -> None:
        decision = self.match.pending[self.seat]
        assert (decision.kind, set(decision.options)) == (kind, options)
        assert len(decision.options) == len(options)

    def _answer(self, kind: str) -> Any:
        """If that is what is asked; a choice of one district alone is not put to the player."""
        decision = self.match.pending[self.seat]
        if decision.kind != kind:
            return None
        number = self.chance.randrange(len(decision.options))
        self.match.choose(self.seat, number)
        return decision.options[number]


# --- boards ---------------------------------------------------------------------------------------------------------------


def at_random_boards(seats: int, ancient_one: str, chance: random.Random) -> Tour:
    """Everyone at phase 3 on a board of their own, with dice of their own as in an opening round; to be opened."""
    dark, light = chance.sample(["effect_correction", chance.choice(["effect_repeat", "effect_alley", "effect_turn"])], 2)
    t = at_boards(seats, ancient_one=ancient_one, dark=dark, light=light, seed=f"{chance.random()}")
    t.state.numbers = [chance.randint(1, 6) for _ in DIE_INDEX]
    if chance.random() < 0.6:
        symbol = "dark" if dark == "effect_correction" else "light"
        faces = [number for number, face in FACES["die_effect"].items() if face["effect"] == symbol]
        t.state.numbers[DIE_INDEX["die_effect"]] = chance.choice(faces)
    for seat, board in enumerate(t.state.boards):
        set_board(
            t, seat, roads=_roads(ancient_one, chance), tourists=_people(chance), shops=chance.sample(["J11", "J31", "D44"], 2),
            bonuses=(0, chance.randint(0, 2), chance.randint(0, 2)), tomes=(1, 0, chance.randint(0, 1)),
        )  # fmt: skip
        others = [die for die in DICE if die != "die_effect"]
        pair = [chance.choice(others), "die_effect"] if chance.random() < 0.8 else chance.sample(others, 2)
        board.dice = [DIE_INDEX[die] for die in chance.sample(pair, 2)]
        board.numbers = [t.state.numbers[die] for die in board.dice]
    return t


def _roads(ancient_one: str, chance: random.Random) -> list[str]:
    """Hardly any, all but hardly any, those of one junction, or a drawing like others."""
    yog = ancient_one == "yog_sothoth"
    streets = [*STREETS, *(UNIVERSITY if yog else ())]
    everywhere = [*streets, *(road for road, told in DIAGONALS.items() if yog or "only_with" not in told)]
    at = {end: [road for road in roads if road in everywhere] for end, roads in AT.items()}
    match chance.randrange(6):
        case 0:
            return chance.sample(everywhere, chance.choice((0, 1, 1, 2, 3)))
        case 1 | 2:
            gaps = chance.sample(streets, chance.choice((1, 1, 2)))
            return [road for road in streets if road not in gaps]
        case 3:
            around = at[chance.choice(sorted(at))] or streets
            return chance.sample(around, min(len(around), chance.choice((1, 2, 5))))
        case _:
            return random_roads(ancient_one, chance)


def _people(chance: random.Random) -> dict[str, list[str]]:
    share = chance.choice((0.0, 0.3, 0.9))
    taken = chance.sample(sorted(DISTRICTS), 32)  # somewhere there is room
    return {district: [chance.choice(KINDS)] for district in taken if chance.random() < share}

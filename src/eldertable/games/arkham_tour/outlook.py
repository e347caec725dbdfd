"""How good a board looks while a round is being played: the best aim, less what it still lacks, plus what the round brings."""

from __future__ import annotations

from operator import add

from .aims import Aim, aims_of, cost_of_missing, roads_aimed_at
from .bitsets import bits
from .bonuses import AddTourists, GainTome, KeepBonus
from .cards import SHOP_EFFECTS
from .prospects import SHOP_HOPE, Prospect, prospect_of
from .state import NONE, NOT_CIRCLED, TourState
from .tourists import KINDS, unpack
from .town import SHOPS_ON_ROAD

TOME_WORTH = (9.0, 8.0, 6.5)  # the first, second and third
BONUS_WORTH = {"coordinate_change": 3.0, "extra_segment": 5.5, "diagonal_segment": 5.0}
SEGMENT_WORTH = 5.0
COORDINATE_PRICE = 3.0  # what a change should bring, while rounds are to come


Ranked = list[tuple[float, int]]  # worth and roads of aims
NOTHING = -1e9


class Outlook:
    """The aims of one board in one round, and what choices of this round add to them."""

    def __init__(self, state: TourState, seat: int, prospect: Prospect | None = None) -> None:
        self.state = state
        self.seat = seat
        self.board = state.boards[seat]
        self.prospect = prospect or prospect_of(state, seat)
        self.aims = aims_of(self.prospect)
        self._cost = cost_of_missing(self.prospect.rounds, self.prospect.extra)
        self.missing = roads_aimed_at(self.prospect) & ~self.board.drawn

    def guests(self, district: int, kinds: list[int]) -> list[float]:
        """For each aim what these tourists bring it."""
        a, b, c, d = (kinds.count(kind) for kind in range(4))
        return [
            float(a * of[0] + b * of[1] + c * of[2] + d * of[3]) if aim.along >> district & 1 else 0.0
            for aim in self.aims
            for of in (aim.districts,)
        ]

    def shop_worth(self, district: int) -> list[float]:
        """For each aim what visiting a shop brings now, beyond the hope it takes away."""
        state, board = self.state, self.board
        if board.visited or state.shop_card == NONE:
            return [0.0] * len(self.aims)
        fixed = -SHOP_HOPE if self.prospect.rounds else 0.0
        kinds: list[int] = []
        for effect in SHOP_EFFECTS[state.shop_card]:
            if isinstance(effect, AddTourists):
                kinds = [KINDS.index(tourist) for tourist in effect.tourists]
            elif isinstance(effect, GainTome):
                open_tomes = board.tomes.count(NOT_CIRCLED)
                fixed += TOME_WORTH[3 - open_tomes] if open_tomes else 0.0
            elif isinstance(effect, KeepBonus) and self.prospect.rounds:
                fixed += BONUS_WORTH[effect.bonus]
            elif isinstance(effect, KeepBonus):
                fixed += 0.0 if effect.bonus == "coordinate_change" else BONUS_WORTH[effect.bonus]
        return [fixed + guests for guests in self.guests(district, kinds)]

    def ranked(self, extras: list[float], shop: list[float] | None = None) -> Ranked:
        """The aims with what they would be worth if nothing were missing, best first. `extras` and `shop` are by aim."""
        worths = [aim.worth + extra for aim, extra in zip(self.aims, extras, strict=True)]
        if shop is not None:
            worths = list(map(add, worths, shop))
        return sorted(zip(worths, (aim.roads for aim in self.aims), strict=True), reverse=True)

    def score(self, drawn: int, ranked: Ranked, spent: int = 0, best: float = NOTHING) -> float:
        """The board with these roads drawn and so many kept segments spent: the best aim, less what it still lacks, or
        `best` if that is more."""
        cost = self._cost
        for worth, roads in ranked:
            if worth <= best:
                break
            best = max(best, worth - cost[(roads & ~drawn).bit_count() + spent])
        return best

    def now(self) -> float:
        """The board as it stands."""
        return self.score(self.board.drawn, self.ranked(self.placed()))

    def reaches_shop(self, roads: int) -> bool:
        """Would these fresh roads lead to a shop that may be visited?"""
        board = self.board
        if board.visited:
            return False
        return any(not board.shops >> shop & 1 for road in bits(roads) for shop in SHOPS_ON_ROAD[road])

    def placed(self) -> list[float]:
        """What the tourists placed in this round bring each aim."""
        board = self.board
        if board.district == NONE:
            return [0.0] * len(self.aims)
        return self.guests(board.district, unpack(board.tourists[board.district]))

    def best_aim(self) -> Aim:
        """The aim that fits the board as it stands."""
        return self.best_aims(1)[0]

    def best_aims(self, number: int) -> list[Aim]:
        placed, drawn = self.placed(), self.board.drawn
        worths = [
            -aim.worth - placed[number] + self._cost[(aim.roads & ~drawn).bit_count()]
            for number, aim in enumerate(self.aims)
        ]
        return [aim for _, aim in sorted(zip(worths, self.aims, strict=True), key=lambda pair: pair[0])[:number]]

"""The vocabulary shop cards are written in (AT-BONUS-01): tomes, extra tourists, kept bonuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ...kernel.agenda import Procedure, Step
from ...kernel.effects import Effect, Vocabulary
from ...kernel.table import Table
from ...kernel.text import Text, text
from .events import BonusGained, ExtraTourists
from .state import BONUSES, NOT_CIRCLED, TourState
from .tourists import KINDS, in_words, pack

VOCABULARY = Vocabulary()


def words_of(effects: Sequence[Effect]) -> list[Text]:
    """The words on a card; the same effect twice is said once."""
    found: list[Text] = []
    for words in (effect.words() for effect in effects):
        if words in found:
            found[found.index(words)] = Text(f"{words.id}-twice", words.args)
        else:
            found.append(words)
    return found


@VOCABULARY.effect("tome")
class GainTome(Effect, frozen=True):
    """Circle any tome that is not yet circled (AT-TOME-01); with all circled it does nothing (AT-TOME-10)."""

    count: Literal[1]

    def run(self, table: Table[TourState], seat: int) -> Procedure | None:
        if NOT_CIRCLED in table.state.boards[seat].tomes:
            table.then(Step("circle_tome", {"seat": seat}))
        return None

    def words(self) -> Text:
        return text("arkham_tour-bonus-tome")


@VOCABULARY.effect("tourists")
class AddTourists(Effect, frozen=True):
    """At once, in the district where the player placed tourists in this round (AT-BONUS-02, -03, -05)."""

    tourists: tuple[Literal["circle", "square", "triangle", "cross"], ...]

    def run(self, table: Table[TourState], seat: int) -> Procedure | None:
        board = table.state.boards[seat]
        packed = pack(KINDS.index(tourist) for tourist in self.tourists)
        board.tourists[board.district] += packed
        table.tell(ExtraTourists(seat=seat, district=board.district, tourists=packed, only=seat))
        return None

    def words(self) -> Text:
        return text("arkham_tour-bonus-tourists", tourists=in_words(self.tourists))


@VOCABULARY.effect("bonus")
class KeepBonus(Effect, frozen=True):
    """Circle a bonus in the bonus area, for later use (AT-BONUS-04, AT-SHOP-10)."""

    bonus: Literal["coordinate_change", "extra_segment", "diagonal_segment"]

    def run(self, table: Table[TourState], seat: int) -> Procedure | None:
        table.state.boards[seat].gained[BONUSES.index(self.bonus)] += 1
        table.tell(BonusGained(seat=seat, bonus=self.bonus, only=seat))
        return None

    def words(self) -> Text:
        return text(f"arkham_tour-bonus-{self.bonus}")

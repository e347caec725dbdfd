"""What happened, in words."""

from __future__ import annotations

import pytest

from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.events import TouristsPlaced
from eldertable.games.arkham_tour.tourists import pack
from eldertable.words import speaker


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "places: 1 circle and 3 crosses."), ("ru", "размещает: 1 круг и 3 креста.")],
)
def test_tourists_are_counted_by_kind(language: str, said: str) -> None:
    line = GAME.log_words(TouristsPlaced(seat=0, district=0, tourists=pack([0, 3, 3, 3]), source="dice"))
    assert line is not None
    assert speaker(language).say(line.text).replace("\N{NO-BREAK SPACE}", " ") == said

"""What happened, in words."""

from __future__ import annotations

import pytest

from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.events import (
    BonusGained,
    CoordinateChanged,
    DicePicked,
    DieRemoved,
    DieTaken,
    ExtraTourists,
    RouteCorrected,
    TomeCircled,
    TouristsPlaced,
)
from eldertable.games.arkham_tour.options import (
    ChangeCoordinate,
    ChooseDistrict,
    CircleTome,
    Erase,
    PickDice,
    PlaceTourist,
    RemoveDie,
    TakeDie,
)
from eldertable.games.arkham_tour.tourists import pack
from eldertable.games.arkham_tour.town import district_index, road_index
from eldertable.words import speaker

from .arrange import at_boards, at_district, at_laying, at_round, lay, reopen, set_board


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "places: 1 circle and 3 crosses."), ("ru", "размещает: 1 круг и 3 креста.")],
)
def test_tourists_are_counted_by_kind(language: str, said: str) -> None:
    line = GAME.log_words(TouristsPlaced(seat=0, district=0, tourists=pack([0, 3, 3, 3]), source="dice"))
    assert line is not None
    assert speaker(language).say(line.text).replace("\N{NO-BREAK SPACE}", " ") == said


def test_everybody_is_told_who_takes_and_who_removes_which_die() -> None:
    t = at_round(3, dice=(1, 2, 3, 4, 5))
    t.choose(TakeDie, 0, die="die_cross")
    t.choose(RemoveDie, 1, die="die_circle")
    t.choose(RemoveDie, 2, die="die_square")
    t.choose(TakeDie, 0, die="die_effect")
    assert t.told(DieTaken) == [DieTaken(seat=0, die="die_cross", number=4), DieTaken(seat=0, die="die_effect", number=5)]
    assert t.told(DieRemoved) == [
        DieRemoved(seat=1, die="die_circle", number=1),
        DieRemoved(seat=2, die="die_square", number=2),
    ]


def test_a_die_taken_for_the_opening_has_no_number_yet_and_what_is_picked_only_its_player_knows() -> None:
    t = at_round(3, round=1, dice=(6, 6, 6))
    dice = ["die_circle", "die_square", "die_cross"]
    for seat, die in enumerate(dice):
        t.choose(TakeDie, seat, die=die)
    assert t.told(DieTaken) == [DieTaken(seat=seat, die=die, number=0) for seat, die in enumerate(dice)]
    t.choose(PickDice, 1, first="die_circle", second="die_square")
    assert t.told(DicePicked) == [DicePicked(seat=1, dice=(("die_circle", 6), ("die_square", 6)), only=1)]


@pytest.mark.parametrize(
    ("language", "die", "said"),
    [
        ("ru", "die_square", "берёт кубик с квадратом."),
        ("ru", "die_effect", "берёт кубик эффекта."),
        ("en", "die_square", "takes the square die."),
        ("en", "die_effect", "takes the effect die."),
    ],
)
def test_a_die_without_a_number_is_called_by_its_sign(language: str, die: str, said: str) -> None:
    line = GAME.log_words(DieTaken(seat=0, die=die, number=0))
    assert line is not None
    assert speaker(language).say(line.text).replace("\N{NO-BREAK SPACE}", " ") == said


def test_whoever_looks_on_is_told_which_dice_a_solo_player_picks() -> None:
    t = at_round(1)
    option = t.options(PickDice)[0]
    t.choose(PickDice, first=option.first, second=option.second)
    (picked,) = t.told(DicePicked)
    assert picked.seat == 0
    assert [die for die, _ in picked.dice] == [option.first, option.second]
    assert picked.seen_by(None) == picked


def test_a_player_is_told_what_changes_on_the_own_board() -> None:
    t = at_boards(2, dice=(("die_square", 2), ("die_circle", 3)))
    set_board(t, bonuses=(1, 0, 0))
    reopen(t)
    t.choose(ChangeCoordinate, die="die_circle", number=2)
    assert t.told(CoordinateChanged) == [CoordinateChanged(seat=0, die="die_circle", before=3, after=2, only=0)]
    t = at_district("2;4", effect="effect_correction", roads=["H10", "H20"])
    t.choose(ChooseDistrict, district="2;4")
    t.choose(Erase, road="H10")
    lay(t, "H30")
    corrected = RouteCorrected(seat=0, erased=road_index["H10"], drawn=road_index["H30"], only=0)
    assert t.told(RouteCorrected) == [corrected]


def test_a_player_is_told_where_each_tourist_comes_from() -> None:
    t = at_district("6;2", effect="effect_repeat")  # the circle die shows 2: a triangle
    t.choose(ChooseDistrict, district="6;2")
    while t.kind() == "place_tourist":
        t.choose(PlaceTourist, tourist="triangle")
    placed = [(event.source, event.tourists) for event in t.told(TouristsPlaced)]
    assert placed == [(source, pack([2])) for source in ("dice", "effect_die", "repeat")]


def test_a_player_is_told_what_a_shop_gives() -> None:
    t = at_laying("2;1", shop="shop_04")
    lay(t, "H10", "V10")
    extra = ExtraTourists(seat=0, district=district_index["2;1"], tourists=pack([0, 0, 0]), only=0)
    assert t.told(ExtraTourists) == [extra]
    t = at_laying("2;1", shop="shop_09")
    lay(t, "H10", "V10")
    assert t.told(BonusGained) == [
        BonusGained(seat=0, bonus=bonus, only=0) for bonus in ("coordinate_change", "diagonal_segment")
    ]
    t = at_laying("2;1", shop="shop_01")
    lay(t, "H10", "V10")
    t.choose(CircleTome, tome="blessing")
    assert t.told(TomeCircled) == [TomeCircled(seat=0, tome="blessing", only=0)]

"""What is in the box (AT-COMP) and what a tourist's type means (AT-TYPE)."""

import json
import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from eldertable import BadOptions, new_match
from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.bitsets import mask
from eldertable.games.arkham_tour.cards import (
    ANCIENT_ONES,
    CALL_CARDS,
    DICE,
    EFFECT_CARDS,
    EFFECT_DIE,
    SHOP_CARDS,
    SHOP_EFFECTS,
    TASK_CARDS,
)
from eldertable.games.arkham_tour.options import TakeDie
from eldertable.games.arkham_tour.scoring import score_of
from eldertable.games.arkham_tour.state import Board, new_board
from eldertable.games.arkham_tour.tourists import KINDS, pack
from eldertable.games.arkham_tour.town import DISTRICTS, district_index
from eldertable.kernel.text import text
from eldertable.testing import rule
from eldertable.words import speaker

from .arrange import at_round, die_places, tour

STYLES = Path(__file__).parents[3] / "web" / "src"


@rule("AT-GOAL-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_can_play(seats):
    assert len(new_match("arkham_tour", seats=seats, seed="box").view(None)["players"]) == seats


@rule("AT-GOAL-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_players_cannot_play(seats):
    with pytest.raises(BadOptions):
        new_match("arkham_tour", seats=seats)


@rule("AT-COMP-01", "AT-SETUP-01", "AT-Q-35")
def test_four_players_have_a_board_each_with_the_same_empty_map():
    t = tour(4)
    assert len(t.state.boards) == 4
    for board in t.state.boards:
        assert board.drawn == 0
        assert board.tourists == [0] * 36
    t.board(0).draw(0)
    t.board(0).tourists[0] = 1
    assert [board.drawn for board in t.state.boards] == [1, 0, 0, 0]
    assert [board.tourists[0] for board in t.state.boards] == [1, 0, 0, 0]


@rule("AT-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_takes_one_board_and_no_more_are_used(seats):
    assert len(tour(seats).state.boards) == seats


@rule("AT-COMP-02")
def test_there_are_five_dice_of_six_faces():
    assert len(DICE) == len({die.id for die in DICE}) == 5
    assert all(len(die.faces) == 6 for die in DICE)
    assert len(tour(2).match.view(None)["dice"]) == 5


@rule("AT-COMP-03", "AT-SETUP-02")
def test_four_seats_have_four_colours_and_emblems_in_both_themes():
    css = (STYLES / "styles" / "tokens.css").read_text(encoding="utf-8")
    colours = re.findall(r"--seat-([1-4]): *(#[0-9a-f]{6})", css)
    themes = [dict(colours[at : at + 4]) for at in range(0, len(colours), 4)]
    assert len(themes) == 2
    for theme in themes:
        assert len(set(theme.values())) == 4
    emblems = re.findall(
        r'emblem: "([a-z-]+)", colour: "--seat-([1-4])"', (STYLES / "lib" / "players.ts").read_text(encoding="utf-8")
    )
    assert len({emblem for emblem, _ in emblems}) == len({seat for _, seat in emblems}) == 4


@rule("AT-COMP-04")
def test_there_are_five_effect_cards():
    assert {card.id for card in EFFECT_CARDS} == {
        "effect_repeat", "effect_correction", "effect_alley", "effect_turn", "effect_t_junction",
    }  # fmt: skip
    assert len(EFFECT_CARDS) == 5


@rule("AT-COMP-05")
def test_there_are_eight_task_cards():
    assert len({card.id for card in TASK_CARDS}) == len({card.junctions for card in TASK_CARDS}) == 8


@rule("AT-COMP-06")
def test_there_is_a_call_card_for_each_tourist_type():
    assert [card.tourist for card in CALL_CARDS] == list(KINDS)


@rule("AT-COMP-07")
def test_there_are_four_ancient_ones():
    assert sorted(ANCIENT_ONES) == ["cthulhu", "dagon", "shub_niggurath", "yog_sothoth"]


@rule("AT-COMP-08")
def test_the_dice_card_has_two_cells_between_available_and_unavailable_dice():
    t = at_round(2)
    assert set(die_places(t).values()) == {"available"}
    t.choose(TakeDie, 0, die="die_cross")
    assert die_places(t)["die_cross"] == "first"
    while t.state.phase == "dice":
        t.match.choose(min(t.match.pending), 0)
    assert sorted(die_places(t).values()) == ["first", "second", "unavailable", "unavailable", "unavailable"]


@rule("AT-COMP-09", "AT-BONUS-01", "AT-Q-39")
def test_eleven_shop_cards_give_tomes_tourists_or_two_bonuses():
    kinds = [tuple(type(effect).__name__ for effect in effects) for effects in SHOP_EFFECTS]
    assert len({card.id for card in SHOP_CARDS}) == len(kinds) == 11
    assert kinds.count(("GainTome",)) == 3
    assert kinds.count(("AddTourists",)) == 4
    assert kinds.count(("KeepBonus", "KeepBonus")) == 4


@rule("AT-COMP-10")
def test_the_challenge_card_is_for_the_solo_game_alone():
    assert tour(1, challenge="200-24").match.view(None)["challenge"] == {"total": 200, "encounter": 24}
    assert tour(2).match.view(None)["challenge"] is None
    with pytest.raises(BadOptions):
        tour(2, challenge="200-24")


@rule("AT-COMP-11")
def test_every_die_carries_each_number_once():
    for die in DICE:
        assert sorted(face.number for face in die.faces) == [1, 2, 3, 4, 5, 6]


@rule("AT-COMP-12")
def test_four_dice_carry_one_or_two_tourists_on_every_face():
    dice = [die for die in DICE if die.id != "die_effect"]
    assert len(dice) == 4
    for face in (face for die in dice for face in die.faces):
        assert len(face.tourists) in (1, 2)
        assert face.effect is None


@rule("AT-COMP-12")
def test_every_tourist_type_is_as_common_on_the_dice_as_the_others():
    shown = [face.tourists for die in DICE for face in die.faces if face.tourists]
    assert Counter(tourist for tourists in shown for tourist in tourists) == dict.fromkeys(KINDS, 9)
    pairs = Counter(frozenset(tourists) for tourists in shown if len(tourists) == 2)
    assert pairs == {frozenset(pair): 2 for pair in combinations(KINDS, 2)}
    assert all(sum(len(face.tourists) == 2 for face in die.faces) == 3 for die in DICE if die.id != "die_effect")


@rule("AT-COMP-11", "AT-COMP-12", "AT-COMP-13")
def test_every_face_shows_what_the_box_says():
    symbols = {"circle": "o", "square": "s", "triangle": "t", "cross": "x", "dark": "D", "light": "L"}
    faces = {
        die.id: " ".join("".join(symbols[s] for s in face.tourists or (face.effect,)) for face in die.faces) for die in DICE
    }
    assert faces == {
        "die_circle": "tx t os s o ox",
        "die_square": "s os x st t ox",
        "die_triangle": "ot st x o sx t",
        "die_cross": "o x ot tx sx s",
        "die_effect": "D L L D D L",
    }
    assert all([face.number for face in die.faces] == [1, 2, 3, 4, 5, 6] for die in DICE)


@rule("AT-COMP-11", "AT-COMP-12", "AT-COMP-13")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_table_shows_the_face_of_every_rolled_die(number):
    shown = at_round(2, dice=(number,) * 5).match.view(None)["dice"]
    for die, seen in zip(DICE, shown, strict=True):
        (face,) = (face for face in die.faces if face.number == number)
        assert (seen["id"], seen["number"]) == (die.id, number)
        assert (seen["tourists"], seen["effect"]) == (list(face.tourists), face.effect)
    unrolled = tour(2).match.view(None)["dice"]
    assert [(die["tourists"], die["effect"]) for die in unrolled] == [([], None)] * 5


@rule("AT-COMP-13")
def test_one_die_carries_dark_and_light_symbols_and_no_tourists():
    assert [die.id for die in DICE if any(face.effect for face in die.faces)] == ["die_effect"]
    faces = DICE[EFFECT_DIE].faces
    assert all(not face.tourists for face in faces)
    assert Counter(face.effect for face in faces) == {"dark": 3, "light": 3}


@rule("AT-COMP-14")
def test_there_are_four_tourist_types():
    shown = {tourist for die in DICE for face in die.faces for tourist in face.tourists}
    assert shown == set(KINDS) == {"circle", "square", "triangle", "cross"}


# --- types of districts ------------------------------------------------------------------------------------------


def board_along(*districts: str, **tourists: list[str]) -> Board:
    """A finished board whose final route runs along these districts; tourists by district, as `at_2_1=["circle"]`."""
    board = new_board()
    board.along = mask(district_index[district] for district in districts)
    for name, kinds in tourists.items():
        board.tourists[district_index[name.removeprefix("at_").replace("_", ";")]] = pack(
            KINDS.index(kind) for kind in kinds
        )
    return board


def of_type(colour: str) -> list[str]:
    return [district.id for district in DISTRICTS if district.type == colour]


@pytest.mark.parametrize(
    ("colour", "tourist"),
    [
        pytest.param("red", "circle", marks=rule("AT-TYPE-01")),
        pytest.param("green", "square", marks=rule("AT-TYPE-02")),
        pytest.param("blue", "triangle", marks=rule("AT-TYPE-03")),
        pytest.param("purple", "cross", marks=rule("AT-TYPE-04")),
    ],
)
def test_a_coloured_district_goes_with_one_tourist_type(colour, tourist):
    white = of_type("white")[0]
    everyone = {f"at_{white.replace(';', '_')}": list(KINDS)}
    score = score_of(board_along(white, *of_type(colour), **everyone))
    assert {KINDS[kind]: districts for kind, (_, districts) in enumerate(score.kinds) if districts} == {tourist: 6}
    assert score.total == 6


@rule("AT-TYPE-05")
def test_a_yellow_district_gives_its_star_along_the_route():
    assert {district.id: district.star for district in DISTRICTS if district.star} == {
        "5;1": 6, "2;2": 4, "4;3": 5, "6;4": 6, "3;5": 7, "1;6": 8,
    }  # fmt: skip
    assert of_type("yellow") == [district.id for district in DISTRICTS if district.star]
    assert score_of(board_along("2;2", "3;5")).yellow == 4 + 7
    assert score_of(board_along("3;2")).yellow == 0


@rule("AT-TYPE-06")
def test_a_yellow_district_is_no_district_of_any_tourist():
    score = score_of(board_along("2;2", at_2_2=list(KINDS)))
    assert score.kinds == ((1, 0), (1, 0), (1, 0), (1, 0))
    assert score.total == 4


@rule("AT-TYPE-07")
def test_a_white_district_gives_nothing_by_itself():
    score = score_of(board_along(*of_type("white"), at_6_1=list(KINDS)))
    assert len(of_type("white")) == 6
    assert score.kinds == ((1, 0), (1, 0), (1, 0), (1, 0))
    assert score.total == 0


@rule("AT-TYPE-08")
def test_tourists_in_a_white_district_count():
    assert score_of(board_along("6;1", "6;2", at_6_1=["circle", "circle"])).kinds[0] == (2, 1)


@rule("AT-TYPE-09")
def test_a_tourist_counts_for_its_own_symbol_in_any_district():
    assert DISTRICTS[district_index["1;1"]].type == "blue"
    assert score_of(board_along("1;1", "3;1", at_1_1=["circle"], at_3_1=["triangle"])).kinds == (
        (1, 1),
        (0, 0),
        (1, 1),
        (0, 0),
    )


@rule("AT-Q-44")
def test_the_title_is_the_published_one_and_its_translation():
    assert speaker("ru").say(text("app-arkham_tour-title")) == "Аркхэм. Путеводитель"
    assert speaker("en").say(text("app-arkham_tour-title")) == "Arkham. Guidebook"


@rule("AT-SETUP-20")
def test_no_rule_looks_at_the_colour_of_a_marker():
    """Sharing markers is left to the people at the table: neither an option nor the view of a match knows of colours."""
    assert {option.id for option in GAME.options} == {"ancient_one", "dark_effect", "light_effect", "challenge"}
    view = json.dumps(tour(4).match.view(0))
    assert "marker" not in view
    assert "colour" not in view

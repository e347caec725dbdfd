"""The words of a prompt: what is asked, and the facts that help to answer."""

import re

import pytest

import eldertable as et
from eldertable import bots, words
from eldertable.games.arkham_tour.options import ChangeCoordinate, ChooseDistrict, PlaceTourist, TakeDie
from eldertable.games.arkham_tour.present import option_words, question
from eldertable.games.arkham_tour.state import Place
from eldertable.kernel.text import text
from eldertable.testing import rule

from .arrange import at_district, at_laying, at_round, lay
from .endgame import at_line, begin_line, face, go
from .test_ancient_ones import facing
from .test_choosing_district import choosing
from .test_placing_tourists import placing


def asked(t, seat: int = 0):
    return question(t.match.state, t.decision(seat))


def test_every_question_of_a_match_has_a_line_of_facts():
    bare = set()
    for seats in (1, 3):
        match = et.new_match("arkham_tour", seats=seats, seed="facts")
        bot = bots.named("greedy", seed="f")
        while match.outcome is None:
            seat = next(iter(match.pending))
            decision = match.pending[seat]
            told = question(match.state, decision)
            if told.facts is None:
                bare.add(decision.kind)
            match.choose(seat, bot.choose(match, seat))
    assert bare == set()


def test_the_correction_names_its_card():
    t = at_district("2;4", effect="effect_correction", roads=("H10", "H20", "H30"))
    t.choose(ChooseDistrict, district="2;4")
    told = asked(t)
    assert told.facts is not None
    assert "«Корректировка маршрута»" in words.speaker("ru").say(told.facts)


def test_the_two_tourists_of_repeat_are_told_apart():
    t = placing(("die_effect", 1), ("die_circle", 3), district="1;3", dark="effect_repeat")
    first = asked(t)
    assert first.progress == (0, 2)
    t.choose(PlaceTourist, tourist="circle")
    second = asked(t)
    assert second.progress == (1, 2)
    assert first.text != second.text


@pytest.mark.parametrize(
    ("effect", "elsewhere", "at_home", "cited"),
    [
        pytest.param("effect_alley", 1, 2, "AT-PH5-02", marks=rule("AT-PH5-02")),
        pytest.param("effect_turn", 2, 2, "AT-EFF-13", marks=rule("AT-EFF-13")),
        pytest.param("effect_t_junction", 1, 3, "AT-EFF-15", marks=rule("AT-EFF-15")),
    ],
)
def test_the_first_segment_says_how_many_may_follow_with_the_card_of_the_round(effect, elsewhere, at_home, cited):
    """A card that gives a second segment elsewhere, or a third one here, is told of before the choice that it changes."""
    t = at_laying("2;5", effect=effect)
    told = asked(t)
    said = words.speaker("ru").say(told.facts), words.speaker("en").say(told.facts)
    assert all(place in line for place, line in zip(("Обсерватория", "Observatory"), said, strict=True))
    assert all(("иначе один" in line or "otherwise one" in line) is (elsewhere == 1) for line in said)
    assert all(("буквой Т" in line or "in a T" in line) is (at_home == 3) for line in said)
    assert told.rule == cited
    lay(t, "H10")
    assert (t.kind() == "lay") is (elsewhere == 2)
    here = at_laying("2;5", effect=effect)
    lay(here, "H14", "V14")
    assert (here.kind() == "lay") is (at_home == 3)


@pytest.mark.parametrize(("effect", "named"), [("effect_alley", True), ("effect_turn", False)])
def test_a_refusal_names_only_cards_in_play(effect, named):
    """The alley is in play but its symbol is not up: then it is worth naming."""
    other = "effect_repeat" if named else "effect_correction"
    match = et.new_match("arkham_tour", seats=1, seed="x", options={"dark_effect": effect, "light_effect": other})
    bot = bots.named("greedy", seed="f")
    told = set()
    while match.outcome is None:
        seat = next(iter(match.pending))
        if match.pending[seat].kind == "lay":
            told |= {barred.text.id for barred in match.explain(seat)}
        match.choose(seat, bot.choose(match, seat))
    assert ("arkham_tour-barred-diagonal-alley" in told) is named
    assert ("arkham_tour-barred-diagonal" in told) is not named


@rule("AT-PH5-02", "AT-PH5-04", "AT-PH5-09")
def test_the_coach_does_not_say_that_the_route_must_run_along_the_chosen_district():
    told = text("app-table-tour-coach-lay")
    assert words.speaker("ru").say(told).endswith("за ними последует второй отрезок.")
    assert words.speaker("en").say(told).endswith("after one of them a second segment follows.")
    t = at_laying("2;5")
    lay(t, "H10")
    assert t.kind() == "finish_board", "a single one may be laid anywhere else"


def test_one_opponent_is_not_called_neighbours():
    match = et.new_match("arkham_tour", seats=2, seed="two")
    for seat in (0, 1):
        match.choose(seat, 0)
    (decision,) = match.pending.values()
    assert decision.args["place"] == Place.FIRST
    told = question(match.state, decision)
    assert told.facts is not None
    assert "соперник" in words.speaker("ru").say(told.facts)
    assert "opponent" in words.speaker("en").say(told.facts)


@pytest.mark.parametrize(("seats", "counted"), [(2, [(0, 2), (1, 2)]), (3, [None, None])])
def test_who_removes_both_dice_is_told_how_many_are_left(seats, counted):
    match = et.new_match("arkham_tour", seats=seats, seed="two")
    bot = bots.named("greedy", seed="f")
    told = []
    while len(told) < 2:
        seat, decision = next(iter(match.pending.items()))
        if decision.kind == "remove_die":
            told.append(question(match.state, decision).progress)
        match.choose(seat, bot.choose(match, seat))
    assert told == counted


@rule("AT-DICE-03", "AT-DICE-04", "AT-DICE-05")
@pytest.mark.parametrize(
    ("seats", "cited"),
    [(2, ["AT-DICE-05", "AT-DICE-05"]), (3, ["AT-DICE-03", "AT-DICE-04"]), (4, ["AT-DICE-03", "AT-DICE-04"])],
)
def test_who_removes_a_die_is_shown_the_rule_of_their_own_seat(seats, cited):
    t = at_round(seats, dice=(1, 3, 4, 5, 6))
    t.choose(TakeDie, 0, die="die_circle")
    rules = []
    for seat in (1, seats - 1):
        rules.append(asked(t, seat).rule)
        t.events += t.match.choose(seat, 0)
    assert rules == cited


def test_a_line_drawn_by_hand_says_what_it_is_worth_so_far():
    t = at_line(("H10", "H20", "H30"), tourists={"2;1": ["square", "square"], "3;1": ["square"]})
    begin_line(t, "J10")
    assert "ПО" not in words.speaker("ru").say(asked(t).facts), "there is no line yet"
    go(t, "H10")
    first = asked(t).facts
    go(t, "H20")
    second = asked(t).facts
    assert words.speaker("ru").say(first).startswith("Пока 2 ПО, безумие 1;")
    assert words.speaker("en").say(second).startswith("3 VP and madness 1 so far;")


def test_who_picks_a_lost_district_is_told_why_there_is_a_choice():
    t = facing("yog_sothoth", along=("3;5",))
    face(t, 1, 3, 3)
    assert words.speaker("ru").say(asked(t).facts) == "Туристов в них поровну: выбираете вы"


def test_a_task_names_the_places_of_its_flags_to_whoever_cannot_see_them():
    match = et.new_match("arkham_tour", seats=1, seed="flags")
    for option in match.pending[0].options:
        detail = option_words(match.state, match.pending[0], option).detail
        assert detail is not None
        for language in ("ru", "en"):
            assert words.speaker(language).say(detail).count("«" if language == "ru" else "at ") >= 4


@rule("AT-PM1-08")
def test_a_change_of_a_coordinate_says_which_districts_it_would_open_and_then_which_it_has():
    say = words.speaker("en").say
    t = choosing(2, 5, bonuses=(2, 0, 0), tourists={"2;6": ["circle"], "2;4": ["circle"], "4;2": ["circle"]})
    told = {
        (option.die, option.number): say(option_words(t.state, t.decision(0), option).detail)
        for option in t.options(ChangeCoordinate)
    }
    assert {at: sorted(re.findall(r"\(\d; \d\)", words)) for at, words in told.items()} == {
        ("die_square", 1): ["(1; 5)", "(5; 1)"],
        ("die_square", 3): ["(3; 5)", "(5; 3)"],
        ("die_circle", 6): ["(6; 2)"],
        ("die_circle", 4): [],
    }
    assert told["die_circle", 4].endswith("only one tourist")
    t.choose(ChangeCoordinate, die="die_circle", number=6)
    assert say(asked(t).facts) == "Coordinate changed: now (2; 6) or (6; 2)"
    t = choosing(2, 3, bonuses=(2, 0, 0))
    t.choose(ChangeCoordinate, die="die_circle", number=2)
    assert say(asked(t).facts) == "Coordinate changed: now only (2; 2)"

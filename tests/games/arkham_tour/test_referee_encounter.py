"""Random encounters before a referee: the order of the players, the roll, the tomes, what is taken and what is given."""

import random

import pytest

from eldertable.games.arkham_tour.options import TakeLine
from eldertable.testing import rule

from .arrange import tour
from .referee_dice import DiceReferee
from .referee_encounter import EncounterReferee
from .referee_route import Walk, drawn_by_hand

GAMES = {1: 70, 2: 40, 3: 30, 4: 26}
ALWAYS = {f"{failures} failures" for failures in range(4)} | {
    *(f"use_tomes {answer}" for answer in ("Reroll", "Improve", "Bless", "KeepRoll")), "connection", "no segment", "task"
}  # fmt: skip
MET = {
    "cthulhu": set(),
    "yog_sothoth": {"cross_out CrossOut", "all equals", "one district"},
    "dagon": {"erase_type EraseType", "all equals", "one kind", "crossing"},
    "shub_niggurath": {"erase_type EraseType", "all equals", "one kind"},
}
RULES = {
    "cthulhu": rule(
        "AT-CTHU-01", "AT-CTHU-02", "AT-CTHU-03", "AT-CTHU-04", "AT-CTHU-05", "AT-CTHU-06", "AT-Q-30", "AT-MAD-02"
    ),
    "yog_sothoth": rule(
        "AT-YOG-02", "AT-YOG-03", "AT-YOG-04", "AT-YOG-05", "AT-YOG-06", "AT-YOG-07", "AT-Q-31", "AT-MAD-02"
    ),
    "dagon": rule(
        "AT-DAGON-02", "AT-DAGON-04", "AT-DAGON-05", "AT-DAGON-06", "AT-DAGON-07", "AT-DAGON-08", "AT-DAGON-09", "AT-Q-32",
        "AT-MAD-02",
    ),
    "shub_niggurath": rule("AT-SHUB-01", "AT-SHUB-02", "AT-SHUB-03", "AT-SHUB-04", "AT-Q-33"),
}  # fmt: skip


@rule("AT-ENC-01", "AT-ENC-02", "AT-ENC-03", "AT-ENC-05", "AT-ENC-06", "AT-ENC-07", "AT-ENC-08", "AT-ENC-09", "AT-ENC-10")
@rule("AT-ENC-11", "AT-ENC-12", "AT-ENC-13", "AT-ENC-14", "AT-ENC-15", "AT-ENC-16", "AT-ENC-17", "AT-Q-14", "AT-Q-43")
@rule("AT-TOME-03", "AT-TOME-04", "AT-TOME-05", "AT-TOME-06", "AT-TOME-07", "AT-TOME-08", "AT-TOME-09", "AT-TOME-11")
@rule("AT-MAD-01", "AT-MAD-03", "AT-MAD-04", "AT-MAD-05", "AT-MAD-07", "AT-Q-15", "AT-Q-17", "AT-Q-41", "AT-Q-42")
@rule("AT-SETUP-18", "AT-SCORE-05", "AT-SCORE-07", "AT-SCORE-09", "AT-TASK-03", "AT-TASK-04", "AT-TASK-07", "AT-FINAL-08")
@pytest.mark.parametrize("seats", [pytest.param(1, marks=rule("AT-SOLO-14")), 2, 3, 4])
@pytest.mark.parametrize("ancient_one", [pytest.param(ancient_one, marks=rules) for ancient_one, rules in RULES.items()])
def test_a_referee_agrees_with_every_question_and_every_result_of_the_encounter(ancient_one, seats):
    found = set()
    for number in range(GAMES[seats]):
        chance = random.Random(f"{ancient_one} {seats} {number}")
        last_first = number % seats
        t, walks = drawn_by_hand(seats, ancient_one, last_first, chance)
        referee = EncounterReferee(t, walks, last_first, chance)
        referee.play()
        found |= referee.met
    assert found >= ALWAYS | MET[ancient_one] | ({"equally mad"} if seats > 1 else set())


@rule("AT-ENC-02", "AT-FINAL-10", "AT-Q-41")
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_whole_game_without_segments_all_are_calm_and_go_clockwise_from_the_last_first_player(seats, number):
    seed = f"whole {seats} {number}"
    chance = random.Random(seed)
    t = tour(seats, ancient_one="random", seed=seed)
    rounds = DiceReferee(t, chance)
    rounds.play()
    for seat in range(seats):
        t.choose(TakeLine, seat)
    EncounterReferee(t, [Walk() for _ in range(seats)], rounds.first, chance).play()

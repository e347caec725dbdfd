"""Step 4 of the end: victory points and the winner."""

from __future__ import annotations

import pytest

from eldertable.games.arkham_tour.events import GameEnded
from eldertable.kernel.text import text
from eldertable.testing import rule

from .arrange import Tour, at_encounter, set_board
from .endgame import at_line, draw_line, face, player

NEUTRAL = (3, 3, 4)
COLOURS = {
    "circle": ("3;1", "6;2", "2;3", "4;4", "1;5", "5;6"),
    "square": ("2;1", "5;2", "3;3", "1;4", "4;5", "6;6"),
    "triangle": ("1;1", "3;2", "6;3", "5;4", "2;5", "4;6"),
    "cross": ("4;1", "1;2", "5;3", "2;4", "6;5", "3;6"),
}
YELLOW = {"5;1": 6, "2;2": 4, "4;3": 5, "6;4": 6, "3;5": 7, "1;6": 8}
WHITE = ("6;1", "4;2", "1;3", "3;4", "5;5", "2;6")


def scored(along, tourists, *, numbers=NEUTRAL, ancient_one="dagon", madness=0) -> dict:
    t = at_encounter(madness=(madness,), along=(along,), ancient_one=ancient_one)
    set_board(t, tourists=tourists, call="call_circle")
    t.refresh()
    face(t, *numbers)
    return player(t)["score"]


# --- products ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("circle", marks=rule("AT-SCORE-01")),
        pytest.param("square", marks=rule("AT-SCORE-02")),
        pytest.param("triangle", marks=rule("AT-SCORE-03")),
        pytest.param("cross", marks=rule("AT-SCORE-04")),
    ],
)
def test_tourists_of_a_kind_times_districts_of_its_colour(kind):
    home = COLOURS[kind]
    other = COLOURS["square" if kind == "circle" else "circle"]
    along = (*home[:3], other[0], "4;2")
    found = scored(along, {home[0]: [kind], other[0]: [kind] * 3, "4;2": [kind]})
    assert found["kinds"][kind] == {"tourists": 5, "districts": 3, "vp": 15}
    assert found["total"] == 15
    for colour, districts in COLOURS.items():
        if colour != kind:
            assert found["kinds"][colour]["tourists"] == 0
            assert found["kinds"][colour]["districts"] == len(set(districts) & set(along))


@rule("AT-SCORE-01", "AT-SCORE-02", "AT-SCORE-03", "AT-SCORE-04", "AT-Q-03")
def test_every_district_counts_for_its_colour():
    for kind, districts in COLOURS.items():
        for district in districts:
            found = scored((district,), {district: [kind]})
            assert found["kinds"][kind]["vp"] == 1
            assert found["total"] == 1


@rule("AT-GOAL-02", "AT-SCORE-01", "AT-SCORE-08")
def test_tourists_and_districts_away_from_the_route_count_nowhere():
    found = scored(("3;1",), {"3;1": ["circle"], "5;6": ["circle"] * 2, "5;1": ["circle"]})
    assert found["kinds"]["circle"] == {"tourists": 1, "districts": 1, "vp": 1}
    assert (found["yellow"], found["total"]) == (0, 1)


@rule("AT-SCORE-05")
def test_products_count_the_tourists_left_after_the_penalties():
    tourists = {"3;3": ["square"] * 3, "2;1": ["square"] * 2}  # 3;3 lies at the river
    assert scored(("3;3", "2;1"), tourists)["kinds"]["square"] == {"tourists": 5, "districts": 2, "vp": 10}
    struck = scored(("3;3", "2;1"), tourists, numbers=(1, 3, 3))
    assert struck["kinds"]["square"] == {"tourists": 2, "districts": 2, "vp": 4}


@rule("AT-SCORE-06")
def test_a_district_counts_with_or_without_tourists():
    for crosses in ({"4;2": ["cross"] * 2}, {"4;1": ["cross"] * 2}, {"4;1": ["cross"], "6;5": ["cross"]}):
        assert scored(("4;1", "6;5", "3;6", "4;2"), crosses)["kinds"]["cross"] == {"tourists": 2, "districts": 3, "vp": 6}


@rule("AT-SCORE-06")
def test_an_empty_district_counts_in_what_a_line_is_offered_for():
    t = at_line(["H31"], tourists={"4;2": ["cross"] * 2})  # between purple 4;1 and white 4;2
    assert [line["kinds"]["cross"]["vp"] for line in t.match.view(0)["lines"]] == [2]


@rule("AT-SCORE-07")
def test_the_points_of_the_task_are_added():
    t = at_line(["H30", "H40"], task="task_05")  # J50 alone is on the card
    draw_line(t, "J30", "H30", "H40")
    face(t, *NEUTRAL)
    without = player(t)["score"]
    t = at_line(["H46", "V55", "V54", "V53", "H36", "H26"], task="task_05")  # J26 and J53
    draw_line(t, "J26", "H26", "H36", "H46", "V55", "V54", "V53")
    face(t, *NEUTRAL)
    found = player(t)["score"]
    assert (without["task"], found["task"]) == (0, 6)
    assert found["total"] == 6 + found["yellow"] + sum(kind["vp"] for kind in found["kinds"].values())
    assert t.match.outcome.scores == (found["total"],)


@rule("AT-SCORE-08")
def test_the_stars_of_yellow_districts_along_the_route_are_added():
    for district, star in YELLOW.items():
        assert scored((district,), {})["yellow"] == star
    assert scored(tuple(YELLOW), {})["total"] == sum(YELLOW.values())
    assert scored(WHITE, {district: ["circle"] for district in WHITE})["total"] == 0


@rule("AT-SCORE-09")
def test_the_total_is_products_task_stars_and_rewards():
    t = at_encounter(madness=(1,), along=(("3;1", "2;2", "2;1"),), ancient_one="yog_sothoth")
    set_board(t, tourists={"3;1": ["circle"] * 2, "2;1": ["square"] * 3})
    t.board().task_vp = 5
    t.refresh()
    face(t, 6, 3, 3)
    found = player(t)["score"]
    parts = ([kind["vp"] for kind in found["kinds"].values()], found["task"], found["yellow"], found["encounter"])
    assert parts == ([2, 3, 0, 0], 5, 4, 4)
    assert found["total"] == 18
    assert t.match.outcome.scores == (18,)


@rule("AT-SCORE-01", "AT-SCORE-02", "AT-SCORE-03", "AT-SCORE-04", "AT-SCORE-08", "AT-SCORE-09")
@rule("AT-TYPE-05", "AT-TYPE-06", "AT-TYPE-07", "AT-TYPE-08", "AT-TYPE-09")
def test_a_route_is_offered_and_shown_with_the_points_that_it_scores():
    walk = ["H30", "H40", "R2", "V61", "H52", "V51"]  # along one district of each type: 4;1 5;1 6;1 6;2 6;3 5;2
    tourists = {"6;1": ["circle"], "5;1": ["square"] * 2, "6;2": ["triangle"] * 3, "5;2": ["cross"] * 4}
    t = at_line(walk, tourists=tourists, task="task_01")
    expected = {kind: {"tourists": n, "districts": 1, "vp": n} for n, kind in enumerate(COLOURS, start=1)}
    (offered,) = t.match.view(0)["lines"]
    assert (offered["kinds"], offered["yellow"], offered["vp"]) == (expected, 6, 16)
    draw_line(t, "J30", *walk)
    settled = player(t)["final"]
    assert (settled["kinds"], settled["yellow"], settled["vp"]) == (expected, 6, 16)
    face(t, *NEUTRAL)
    found = player(t)["score"]
    assert (found["kinds"], found["yellow"], found["total"]) == (expected, 6, 16)


# --- the winner --------------------------------------------------------------------------------------------------


def ended(*players: tuple[tuple[str, ...], tuple[int, int, int]], madness: int = 1) -> Tour:
    """Everyone with the stars of these districts and this roll against Yog-Sothoth: 4 VP for each success."""
    seats = len(players)
    t = at_encounter(seats, madness=(madness,), along=[along for along, _ in players], ancient_one="yog_sothoth")
    t.refresh()
    while t.match.pending:
        (seat,) = t.match.pending
        if t.kind(seat) == "begin_encounter":
            face(t, *players[seat][1], seat=seat)
        else:
            t.match.choose(seat, 0)  # which equal districts are struck does not matter here
    return t


@rule("AT-WIN-01")
def test_the_highest_total_wins():
    t = ended((("2;2",), NEUTRAL), (("1;6",), NEUTRAL), (("4;3",), NEUTRAL))
    assert t.match.outcome.scores == (4, 8, 5)
    assert t.match.outcome.winners == (1,)
    assert t.match.outcome.kind == "won"
    assert t.match.outcome.reason == text("arkham_tour-outcome-most", total=8)


@rule("AT-WIN-01")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_highest_total_wins_wherever_it_sits(winner):
    stars = [("2;2",)] * 4
    stars[winner] = ("1;6",)
    t = ended(*((along, NEUTRAL) for along in stars))
    assert t.match.outcome.winners == (winner,)


@rule("AT-WIN-02")
def test_a_tie_goes_to_the_better_encounter():
    t = ended((("1;6",), NEUTRAL), ((), (5, 5, 3)), (("2;2",), (5, 3, 3)))
    assert t.match.outcome.scores == (8, 8, 8)
    assert t.match.outcome.winners == (1,)
    assert t.match.outcome.reason == text("arkham_tour-outcome-tie-break", total=8, encounter=8)
    t = ended((("2;2",), NEUTRAL), ((), (5, 3, 3)))
    assert t.match.outcome.winners == (1,)
    assert t.match.outcome.reason == text("arkham_tour-outcome-tie-break", total=4, encounter=4)
    t = ended((("1;6",), NEUTRAL), (("2;2",), (5, 3, 3)))
    assert t.match.outcome.winners == (1,)
    assert t.match.outcome.reason == text("arkham_tour-outcome-tie-break", total=8, encounter=4)


@rule("AT-WIN-02")
def test_the_better_encounter_decides_only_a_tie():
    t = ended((("1;6",), NEUTRAL), ((), (5, 3, 3)))
    assert t.match.outcome.winners == (0,)


@rule("AT-WIN-03")
def test_all_who_are_still_tied_win():
    t = ended((("2;2",), (5, 3, 3)), (("2;2",), (3, 6, 3)), (("1;6",), NEUTRAL))
    assert t.match.outcome.scores == (8, 8, 8)
    assert t.match.outcome.winners == (0, 1)
    assert t.match.outcome.reason == text("arkham_tour-outcome-shared", total=8)
    t = ended(*[(("2;2",), NEUTRAL)] * 4)
    assert t.match.outcome.winners == (0, 1, 2, 3)
    t = ended(((), NEUTRAL), ((), NEUTRAL))
    assert t.match.outcome.reason == text("arkham_tour-outcome-shared", total=0)


@rule("AT-WIN-04")
def test_who_lost_by_three_failures_cannot_win():
    t = ended((tuple(YELLOW), (1, 1, 1)), ((), NEUTRAL))
    assert t.match.outcome.scores == (None, 0)
    assert t.match.outcome.winners == (1,)
    assert t.match.outcome.reason == text("arkham_tour-outcome-most", total=0)
    assert [event.winners for event in t.told(GameEnded)] == [(1,)]


@rule("AT-WIN-04", "AT-ENC-14")
@pytest.mark.parametrize("loser", [0, 1, 2, 3])
def test_who_lost_cannot_win_wherever_they_sit(loser):
    t = ended(*((tuple(YELLOW), (1, 1, 1)) if seat == loser else (("2;2",), NEUTRAL) for seat in range(4)))
    assert t.match.outcome.scores == tuple(None if seat == loser else 4 for seat in range(4))
    assert t.match.outcome.winners == tuple(seat for seat in range(4) if seat != loser)


@rule("AT-WIN-05", "AT-Q-34")
@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_of_many_wins_when_everyone_has_three_failures(seats):
    outcome = ended(*[(("2;2",), (1, 1, 1))] * seats).match.outcome
    assert (outcome.kind, outcome.winners, outcome.scores) == ("lost", (), (None,) * seats)


@rule("AT-WIN-05", "AT-Q-34")
def test_nobody_wins_when_everyone_has_three_failures():
    t = ended((tuple(YELLOW), (1, 1, 1)), (("2;2",), (1, 1, 1)))
    assert (t.match.outcome.kind, t.match.outcome.winners, t.match.outcome.scores) == ("lost", (), (None, None))
    assert t.match.outcome.reason.id == "arkham_tour-outcome-nobody"

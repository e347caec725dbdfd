"""What each Ancient One takes for a failure and gives for a success."""

from __future__ import annotations

from importlib.resources import files

import pytest

from eldertable import words
from eldertable.games.arkham_tour.events import (
    CallDealt,
    CallShown,
    DistrictCrossedOut,
    EncounterRolled,
    TomeUsed,
    TouristsErased,
)
from eldertable.games.arkham_tour.options import (
    ChooseDistrict,
    CrossOut,
    EraseType,
    FaceAncientOne,
    KeepRoll,
    Lay,
    Reroll,
    TakeLine,
    UseBonus,
)
from eldertable.games.arkham_tour.present import name_of
from eldertable.games.arkham_tour.tourists import names
from eldertable.games.arkham_tour.town import DISTRICTS, district_index
from eldertable.kernel.content import read_yaml
from eldertable.testing import rule

from .arrange import Tour, at_boards, at_encounter, set_board, tour
from .endgame import at_line, face, player


def facing(ancient_one: str, *, madness: int = 0, links: int = 0, along=(), call=None, tomes=(0, 0, 0), **tourists) -> Tour:
    """One player before the roll; tourists by districts written `d33=[...]`."""
    t = at_encounter(madness=(madness,), links=(links,), along=(along,), ancient_one=ancient_one)
    set_board(t, tourists={f"{key[1]};{key[2]}": kinds for key, kinds in tourists.items()}, call=call, tomes=tomes)
    t.refresh()
    return t


def left(t: Tour) -> dict[str, list[str]]:
    found: dict[str, list[str]] = player(t)["tourists"]
    return found


def how_many(t: Tour, kind: str) -> int:
    return sum(kinds.count(kind) for kinds in left(t).values())


# --- Cthulhu -----------------------------------------------------------------------------------------------------


def cthulhu(*, circles: int = 7, call: str = "call_circle", tomes=(0, 0, 0)) -> Tour:
    return facing(
        "cthulhu", call=call, tomes=tomes, d31=["circle"] * (circles - 2) + ["cross"], d62=["circle"] * 2 + ["square"]
    )


@rule("AT-CTHU-01", "AT-Q-30")
def test_the_call_is_shown_when_roll_and_tomes_are_settled():
    t = cthulhu(tomes=(1, 0, 0))
    assert t.match.view(None)["players"][0]["call"] is None
    face(t, 1, 2, 3, keep=False)
    assert t.match.view(None)["players"][0]["call"] is None, "not yet: a tome may still be used"
    t.next_dice(3)
    t.choose(Reroll, dice=(0,))
    assert t.match.view(None)["players"][0]["call"] == "call_circle"
    order = [type(event) for event in t.events if isinstance(event, EncounterRolled | TomeUsed | CallShown)]
    assert order == [EncounterRolled, TomeUsed, CallShown]


@rule("AT-CTHU-01", "AT-SETUP-09")
@pytest.mark.parametrize(("ancient_one", "shown"), [("cthulhu", ["call_cross"]), ("yog_sothoth", []), ("dagon", [])])
def test_a_call_is_shown_against_cthulhu_only(ancient_one, shown):
    t = facing(ancient_one, call="call_cross" if shown else None)
    face(t, 3, 3, 3)
    assert [event.card for event in t.told(CallShown)] == shown


@rule("AT-CTHU-01")
def test_until_then_only_its_owner_knows_a_call():
    t = tour(3, ancient_one="cthulhu")
    for event in t.match.opening:
        if isinstance(event, CallDealt):
            assert [event.seen_by(seat) is not None for seat in (0, 1, 2, None)] == [
                event.seat == s for s in (0, 1, 2, None)
            ]
    for seat in range(3):
        shown = [other["call"] is not None for other in t.match.view(seat)["players"]]
        assert shown == [other == seat for other in range(3)]
    assert [other["call"] for other in t.match.view(None)["players"]] == [None] * 3


@rule("AT-CTHU-02", "AT-Q-30")
@pytest.mark.parametrize(("circles", "stay"), [(7, 4), (6, 3), (3, 2), (2, 1)])
def test_one_failure_takes_half_of_the_call_type_rounded_down(circles, stay):
    t = cthulhu(circles=circles)
    face(t, 1, 3, 3)
    assert how_many(t, "circle") == stay
    assert (how_many(t, "cross"), how_many(t, "square")) == (1, 1), "other types stay"


@rule("AT-CTHU-02")
def test_the_card_says_which_way_half_of_an_odd_number_is_rounded():
    said = [words.speaker(language).say(name_of("cthulhu-penalty")) for language in ("ru", "en")]
    assert "округлением вниз" in said[0]
    assert "rounded down" in said[1]


@rule("AT-CTHU-02")
def test_half_is_counted_over_all_districts_together():
    t = facing("cthulhu", call="call_circle", d31=["circle"], d62=["circle"] * 3, d12=["circle"])
    face(t, 1, 3, 3)
    assert how_many(t, "circle") == 3, "two of five go"


@rule("AT-CTHU-02", "AT-Q-30")
def test_nobody_is_asked_which_tourists_of_the_call_type_leave_and_the_ruling_says_so():
    """The same number is left wherever they stood, and the score counts the number alone."""
    t = facing("cthulhu", call="call_circle", along=("3;1", "6;2"), d31=["circle"] * 3, d62=["circle"] * 2)
    face(t, 1, 3, 3)
    assert t.match.outcome is not None, "no question came after the roll"
    ledger = read_yaml(files("eldertable.games.arkham_tour").joinpath("rules.yaml"))
    (ruling,) = (one["ruling"] for one in ledger["questions"] if one["id"] == "AT-Q-30")
    assert "chooses" not in ruling["en"]
    assert "решает игрок" not in ruling["ru"]


@rule("AT-CTHU-03", "AT-ENC-13")
def test_two_failures_take_all_of_the_call_type():
    t = cthulhu()
    face(t, 1, 1, 3)
    assert left(t) == {"3;1": ["cross"], "6;2": ["square"]}


@rule("AT-CTHU-02", "AT-CTHU-03", "AT-CTHU-06", "AT-ENC-12")
def test_the_call_type_is_counted_and_taken_wherever_it_stands_along_the_route():
    everywhere = {f"d{district[0]}{district[2]}": ["circle", "cross"] for district in district_index}
    t = facing("cthulhu", along=tuple(district_index), call="call_circle", **everywhere)
    face(t, 1, 1, 5)
    assert left(t) == {district: ["cross"] for district in district_index}
    assert player(t)["encounter"]["vp"] == 0
    t = facing("cthulhu", along=tuple(district_index), call="call_circle", **everywhere)
    face(t, 1, 5, 3)
    assert how_many(t, "circle") == 18
    assert player(t)["encounter"]["vp"] == 3 * 9


@rule("AT-CTHU-02", "AT-CTHU-03")
def test_the_call_names_the_type_that_is_taken():
    t = cthulhu(call="call_square")
    face(t, 1, 1, 3)
    assert (how_many(t, "circle"), how_many(t, "square")) == (7, 0)


@rule("AT-CTHU-04", "AT-CTHU-05")
@pytest.mark.parametrize(("circles", "each"), [(2, 3), (3, 3), (6, 9), (7, 9)])
def test_each_success_gives_three_for_every_pair_of_the_call_type(circles, each):
    t = cthulhu(circles=circles)
    face(t, 5, 3, 3)
    assert player(t)["encounter"]["vp"] == each
    t = cthulhu(circles=circles)
    face(t, 5, 6, 3)
    assert player(t)["encounter"]["vp"] == 2 * each


@rule("AT-CTHU-04", "AT-CTHU-06")
def test_two_tourists_of_the_call_type_are_a_pair_wherever_they_stand():
    t = facing("cthulhu", call="call_circle", d31=["circle"], d62=["circle"] * 3)
    face(t, 5, 3, 3)
    assert player(t)["encounter"]["vp"] == 6


@rule("AT-CTHU-05")
def test_a_single_tourist_gives_nothing():
    t = cthulhu(call="call_cross")
    face(t, 6, 6, 6)
    assert player(t)["encounter"]["vp"] == 0


@rule("AT-CTHU-06", "AT-Q-30")
def test_the_reward_counts_what_is_left_after_the_penalty():
    t = cthulhu(circles=7)
    face(t, 1, 5, 3)
    assert player(t)["encounter"]["vp"] == 6, "4 circles are left: 2 pairs"
    t = cthulhu(circles=7)
    face(t, 1, 1, 5)
    assert player(t)["encounter"]["vp"] == 0


# --- Yog-Sothoth -------------------------------------------------------------------------------------------------

UNIVERSITY = HALL, LAWN, ARCHIVE, LIBRARY = "3;5", "4;5", "3;6", "4;6"  # yellow 7, green, purple, blue


@rule("AT-YOG-01")
@pytest.mark.parametrize(("ancient_one", "possible"), [("yog_sothoth", True), ("dagon", False)])
def test_segments_may_be_laid_between_university_districts_only_against_yog_sothoth(ancient_one, possible):
    t = at_boards(dice=[("die_circle", 3), ("die_square", 5)], ancient_one=ancient_one)
    t.choose(ChooseDistrict, district="3;5")
    roads = {option.road for option in t.options(Lay)}
    assert (roads & {"UH25", "UH35", "UV34", "UV35"} == {"UH25", "UH35", "UV34", "UV35"}) is possible
    assert bool(roads & {"UH25", "UH35", "UV34", "UV35"}) is possible


@rule("AT-YOG-01")
def test_an_extra_segment_may_lie_in_the_university_too():
    t = at_boards(dice=[("die_circle", 3), ("die_square", 5)], ancient_one="yog_sothoth")
    set_board(t, bonuses=(0, 1, 0))
    t.refresh()
    t.choose(ChooseDistrict, district="3;5")
    t.choose(UseBonus, bonus="extra_segment")
    t.choose(Lay, road="UH35")
    assert t.roads() == {"UH35"}


@rule("AT-YOG-01")
def test_a_university_segment_is_laid_like_any_other():
    t = at_boards(dice=[("die_circle", 3), ("die_square", 5)], ancient_one="yog_sothoth")
    t.choose(ChooseDistrict, district="3;5")
    t.choose(Lay, road="UV34")
    t.choose(Lay, road="UV35")
    assert {"UV34", "UV35"} <= t.roads()


@rule("AT-YOG-02", "AT-YOG-04")
def test_a_failure_strikes_the_two_university_districts_with_the_most_tourists():
    t = facing("yog_sothoth", d35=["circle"], d45=["cross"] * 3, d36=["circle", "square"], d25=["circle"] * 5)
    face(t, 1, 3, 3)
    assert left(t) == {HALL: ["circle"], "2;5": ["circle"] * 5}, "4;5 and 3;6 are emptied"
    assert set(player(t)["crossed_out"]) == {LAWN, ARCHIVE}
    assert [DISTRICTS[event.district].id for event in t.told(DistrictCrossedOut)] == [LAWN, ARCHIVE]
    assert [names(event.tourists) for event in t.told(DistrictCrossedOut)] == [["cross"] * 3, ["circle", "square"]]


@rule("AT-YOG-03")
def test_among_equals_the_player_picks():
    t = facing("yog_sothoth", along=UNIVERSITY, d35=["circle"], d45=["cross"] * 3, d36=["square"], d46=["square"])
    face(t, 1, 3, 3)
    assert player(t)["crossed_out"] == [LAWN], "the first is clear"
    assert {option.district for option in t.options(CrossOut)} == {HALL, ARCHIVE, LIBRARY}
    t.choose(CrossOut, district=LIBRARY)
    assert left(t) == {HALL: ["circle"], ARCHIVE: ["square"]}


@rule("AT-YOG-03", "AT-Q-31")
def test_empty_districts_are_equals_too():
    t = facing("yog_sothoth", along=(HALL,))
    face(t, 1, 3, 3)
    assert len(t.options(CrossOut)) == 4, "one of them is along the route"
    t.choose(CrossOut, district=ARCHIVE)
    assert {option.district for option in t.options(CrossOut)} == {HALL, LAWN, LIBRARY}


@rule("AT-YOG-02", "AT-YOG-03")
def test_nobody_is_asked_which_of_two_equals_is_struck_first():
    t = facing("yog_sothoth", along=UNIVERSITY, d35=["circle"], d45=["cross"] * 3, d36=["square"] * 3)
    face(t, 1, 3, 3)
    assert t.match.outcome is not None
    assert player(t)["crossed_out"] == [LAWN, ARCHIVE]
    assert left(t) == {HALL: ["circle"]}


@rule("AT-YOG-03", "AT-Q-31")
def test_nobody_is_asked_which_district_away_from_the_route_is_struck():
    t = facing("yog_sothoth", along=(LIBRARY,), d46=["circle"])
    face(t, 1, 3, 3)
    assert t.match.outcome is not None
    assert len(player(t)["crossed_out"]) == 2
    assert LIBRARY in player(t)["crossed_out"]


@rule("AT-YOG-05")
def test_struck_districts_score_as_white_without_tourists():
    along = (HALL, LAWN, "2;5", "1;4")
    t = facing("yog_sothoth", along=along, d35=["square"] * 2, d45=["square"] * 3, d14=["square"] * 2)
    face(t, 2, 3, 3)
    clear = player(t)["score"]
    assert (clear["kinds"]["square"], clear["yellow"]) == ({"tourists": 7, "districts": 2, "vp": 14}, 7)
    t = facing("yog_sothoth", along=along, d35=["square"] * 2, d45=["square"] * 3, d14=["square"] * 2)
    face(t, 1, 3, 3)
    struck = player(t)["score"]
    assert (struck["kinds"]["square"], struck["yellow"]) == ({"tourists": 2, "districts": 1, "vp": 2}, 0)


@rule("AT-YOG-05")
def test_the_final_route_is_shown_with_what_struck_districts_are_worth():
    t = at_line(["UV34"], ancient_one="yog_sothoth", tourists={HALL: ["square"] * 2, LAWN: ["square"] * 3})
    t.choose(TakeLine, line=0)
    settled = player(t)["final"]
    assert (settled["kinds"]["square"]["vp"], settled["yellow"], settled["vp"]) == (5, 7, 12)
    face(t, 1, 3, 3)
    assert player(t)["crossed_out"] == [HALL, LAWN]
    shown = player(t)["final"]
    assert (shown["kinds"]["square"]["districts"], shown["yellow"], shown["vp"]) == (0, 0, 0)
    assert shown["along"] == [HALL, LAWN], "the line runs there as before"


@rule("AT-YOG-06")
@pytest.mark.parametrize(("madness", "each"), [(0, 0), (1, 4), (3, 12)])
def test_each_success_gives_four_for_each_madness(madness, each):
    t = facing("yog_sothoth", madness=madness)
    face(t, 5, 6, 4)
    assert player(t)["encounter"]["vp"] == 2 * each


@rule("AT-YOG-07", "AT-Q-31", "AT-ENC-13")
def test_a_second_failure_strikes_districts_that_still_stand():
    t = facing("yog_sothoth", d35=["circle"] * 4, d45=["cross"] * 3, d36=["square"] * 2, d46=["square"])
    face(t, 1, 1, 3)
    assert set(player(t)["crossed_out"]) == {HALL, LAWN, ARCHIVE, LIBRARY}
    assert left(t) == {}


@rule("AT-YOG-07", "AT-Q-31")
def test_a_second_failure_strikes_empty_districts_rather_than_the_same_again():
    t = facing("yog_sothoth", along=UNIVERSITY, d35=["circle"] * 4, d45=["cross"] * 3)
    face(t, 1, 1, 3)
    assert [DISTRICTS[event.district].id for event in t.told(DistrictCrossedOut)] == [HALL, LAWN, ARCHIVE, LIBRARY]
    assert t.match.outcome is not None, "in whatever order: nothing is asked"


@rule("AT-YOG-05")
def test_the_route_is_shown_without_what_was_struck():
    walk = ["H26", "H36", "H46", "V55", "V54", "V53"]  # along 3;6 and 4;6 of the University, and past the star of 6;4
    t = at_line(
        walk,
        ancient_one="yog_sothoth",
        task="task_05",
        tourists={"3;6": ["cross"] * 3, "4;6": ["cross"] * 3, "5;5": ["cross"]},
    )
    t.choose(TakeLine, line=0)
    assert t.board().madness == 1
    before = player(t)["final"]
    assert (before["kinds"]["cross"]["vp"], before["yellow"], before["task"], before["vp"]) == (14, 6, 6, 26)
    face(t, 1, 3, 3)
    assert player(t)["crossed_out"] == ["3;6", "4;6"]
    after = player(t)["final"]
    assert (after["kinds"]["cross"]["vp"], after["yellow"], after["task"], after["vp"]) == (1, 6, 6, 13)


# --- Dagon -------------------------------------------------------------------------------------------------------


@rule("AT-DAGON-04")
def test_dagon_looks_at_the_river_districts_of_both_banks():
    t = facing("dagon", d33=["circle"], d24=["circle"], d41=["cross"] * 5, d43=["cross"])
    face(t, 1, 3, 3)
    assert left(t) == {"4;1": ["cross"] * 5, "4;3": ["cross"]}, (
        "3;3 north and 2;4 south lie at the river, 4;1 and 4;3 do not"
    )


@rule("AT-DAGON-04")
def test_what_is_most_common_is_counted_on_both_banks_together():
    north = {"d33": ["circle"] * 3 + ["square"] * 2}
    south = {"d24": ["triangle"] * 3 + ["square"] * 2}
    t = facing("dagon", **north, **south)
    face(t, 1, 3, 3)
    assert left(t) == {"3;3": ["circle"] * 3, "2;4": ["triangle"] * 3}


@rule("AT-DAGON-04", "AT-DAGON-06")
def test_every_river_district_counts():
    river = ["1;2", "2;2", "1;3", "2;3", "3;3", "5;3", "6;3", "2;4", "3;4", "4;4", "5;4", "6;4", "3;5", "4;5"]
    others = [district for district in district_index if district not in river]
    t = facing("dagon", **{f"d{d[0]}{d[2]}": ["circle"] for d in district_index})
    face(t, 1, 3, 3)
    assert set(left(t)) == set(others)
    for district in district_index:
        t = facing("dagon", **{f"d{district[0]}{district[2]}": ["circle"]})
        face(t, 5, 3, 3)
        assert player(t)["encounter"]["vp"] == (3 if district in river else 0)


@rule("AT-DAGON-05", "AT-EX-07")
def test_a_failure_takes_the_most_common_type_from_all_river_districts_before_any_reward():
    t = facing(
        "dagon",
        d33=["triangle", "triangle", "circle"],
        d24=["triangle", "cross"],
        d54=["triangle"],
        d11=["triangle"],
        d62=["circle"] * 9,
    )
    face(t, 1, 5, 3)
    assert left(t) == {"3;3": ["circle"], "2;4": ["cross"], "1;1": ["triangle"], "6;2": ["circle"] * 9}
    assert player(t)["encounter"]["vp"] == 6, "of three river districts two have tourists left"


@rule("AT-DAGON-06", "AT-EX-08")
def test_each_success_gives_three_for_each_river_district_with_tourists():
    t = facing("dagon", d33=["circle"] * 3, d24=["cross"], d12=["cross", "square"], d64=["square"], d11=["circle"])
    face(t, 5, 6, 3)
    assert player(t)["encounter"]["vp"] == 24
    assert player(t)["score"]["encounter"] == 24


@rule("AT-DAGON-07", "AT-Q-32")
def test_for_the_second_failure_the_types_are_counted_anew():
    t = facing("dagon", d33=["circle"] * 3 + ["square"] * 2, d24=["cross"], d12=["square"] * 0 + ["triangle"])
    face(t, 1, 1, 3)
    assert left(t) == {"2;4": ["cross"], "1;2": ["triangle"]}


@rule("AT-DAGON-08", "AT-Q-32")
def test_among_equally_common_types_the_player_picks():
    t = facing("dagon", d33=["circle", "circle", "square"], d24=["cross", "cross"])
    face(t, 1, 3, 3)
    assert {option.tourist for option in t.options(EraseType)} == {"circle", "cross"}
    t.choose(EraseType, tourist="cross")
    assert left(t) == {"3;3": ["circle", "circle", "square"]}


@rule("AT-DAGON-07", "AT-DAGON-08", "AT-Q-32")
def test_two_failures_take_two_equally_common_types_without_a_question():
    t = facing("dagon", d33=["circle", "circle", "square"], d24=["cross", "cross"])
    face(t, 1, 1, 3)
    assert t.match.outcome is not None
    assert left(t) == {"3;3": ["square"]}
    t = facing("dagon", d33=["circle", "square"], d24=["cross"])
    face(t, 1, 1, 3)
    assert len(t.options(EraseType)) == 3, "one of three stays: which, is asked"


@rule("AT-DAGON-05")
def test_with_nobody_at_the_river_dagon_takes_nobody():
    t = facing("dagon", d41=["cross"])
    face(t, 1, 1, 3)
    assert left(t) == {"4;1": ["cross"]}


# --- Shub-Niggurath ----------------------------------------------------------------------------------------------


@rule("AT-SHUB-02", "AT-Q-33", "AT-ENC-13")
@pytest.mark.parametrize(
    ("links", "numbers", "stay"), [(1, (1, 3, 3), 8), (2, (1, 3, 3), 7), (2, (1, 1, 3), 5), (0, (1, 1, 3), 9)]
)
def test_each_failure_takes_one_tourist_of_the_most_common_type_for_each_connection(links, numbers, stay):
    t = facing("shub_niggurath", links=links, d41=["cross"] * 9, d31=["circle"] * 2)
    face(t, *numbers)
    assert (how_many(t, "cross"), how_many(t, "circle")) == (stay, 2)


@rule("AT-SHUB-04", "AT-Q-33")
def test_the_most_common_type_is_counted_anew_before_each_tourist():
    t = facing("shub_niggurath", links=2, d41=["cross"] * 2 + ["circle"], d31=["circle"] * 2)
    face(t, 1, 3, 3)
    assert how_many(t, "circle") == 2, "the first is clear: 3 circles, 2 crosses"
    assert {option.tourist for option in t.options(EraseType)} == {"circle", "cross"}
    t.choose(EraseType, tourist="cross")
    assert (how_many(t, "circle"), how_many(t, "cross")) == (2, 1)
    assert t.match.outcome is not None


@rule("AT-SHUB-04", "AT-Q-33")
def test_nobody_is_asked_which_of_equally_common_types_goes_first_when_each_has_its_turn():
    t = facing("shub_niggurath", links=3, d41=["cross"] * 2 + ["circle"], d31=["circle"] * 2)
    face(t, 1, 3, 3)
    assert (how_many(t, "circle"), how_many(t, "cross")) == (1, 1)
    assert t.match.outcome is not None
    t = facing("shub_niggurath", links=2, d41=["cross"] * 2, d31=["circle"] * 2)
    face(t, 1, 1, 3)
    assert (how_many(t, "circle"), how_many(t, "cross")) == (0, 0), "four are taken, of either kind two"


@rule("AT-SHUB-04", "AT-Q-33")
def test_the_most_common_type_is_counted_along_the_whole_route():
    t = facing("shub_niggurath", links=1, d41=["cross"] * 2, d31=["circle"], d62=["circle"], d11=["circle"])
    face(t, 1, 3, 3)
    assert (how_many(t, "circle"), how_many(t, "cross")) == (2, 2)


@rule("AT-SHUB-02")
def test_there_may_be_fewer_tourists_than_shub_niggurath_takes():
    t = facing("shub_niggurath", links=3, d41=["cross"])
    face(t, 1, 1, 3)
    assert left(t) == {}
    assert t.match.outcome is not None


@rule("AT-SHUB-03")
@pytest.mark.parametrize(("links", "each"), [(0, 0), (1, 4), (3, 12)])
def test_each_success_gives_four_for_each_connection(links, each):
    t = facing("shub_niggurath", links=links)
    face(t, 5, 6, 4)
    assert player(t)["encounter"]["vp"] == 2 * each


@pytest.mark.parametrize(
    ("ancient_one", "stay", "vp"),
    [
        pytest.param("cthulhu", ["circle"] * 2, 3, marks=rule("AT-CTHU-02", "AT-CTHU-04", "AT-CTHU-06")),
        pytest.param("yog_sothoth", [], 4, marks=rule("AT-YOG-02", "AT-YOG-04", "AT-YOG-06")),
        pytest.param("dagon", [], 0, marks=rule("AT-DAGON-05", "AT-DAGON-06")),
        pytest.param("shub_niggurath", ["circle"] * 3, 4, marks=rule("AT-SHUB-02", "AT-SHUB-03")),
    ],
)
def test_penalty_and_reward_are_those_of_the_player_who_faces_the_ancient_one(ancient_one, stay, vp):
    t = at_encounter(2, madness=(0, 1), links=(0, 1), along=((), (HALL, LAWN)), ancient_one=ancient_one)
    set_board(t, 0, tourists={HALL: ["cross"] * 9, LAWN: ["cross"] * 9}, call="call_cross")
    set_board(t, 1, tourists={HALL: ["circle"] * 4}, call="call_circle")
    t.refresh()
    face(t, 1, 5, 3, seat=1)
    while t.kind(1) == "cross_out":
        t.match.choose(1, 0)
    assert player(t, 1)["tourists"].get(HALL, []) == stay
    assert player(t, 1)["encounter"]["vp"] == vp
    assert player(t, 0)["tourists"] == {HALL: ["cross"] * 9, LAWN: ["cross"] * 9}
    assert (player(t, 0)["encounter"], player(t, 0)["crossed_out"]) == (None, [])


@pytest.mark.parametrize(
    ("ancient_one", "erased"),
    [
        ("cthulhu", {"3;3": ["circle", "circle"]}),
        ("yog_sothoth", {"3;5": ["cross"]}),
        ("dagon", {"3;3": ["circle"] * 4}),
        ("shub_niggurath", {"3;3": ["circle"]}),
    ],
)
def test_the_table_tells_and_shows_what_was_taken(ancient_one, erased):
    t = facing(ancient_one, call="call_circle", links=1, d33=["circle"] * 4, d35=["cross"])
    face(t, 1, 3, 3)
    if t.kind() == "cross_out":
        t.choose(CrossOut, district="4;5")
    assert player(t)["encounter"]["erased"] == erased
    told = t.told(TouristsErased)
    assert sum(len(names(event.tourists)) for event in told) == sum(map(len, erased.values()))
    assert {DISTRICTS[district].id for event in told for district in event.districts} == set(erased)
    t = facing(ancient_one, call="call_square", links=0, d11=["circle"])
    face(t, 1, 3, 3)
    while t.kind() == "cross_out":
        t.match.choose(0, 0)
    assert not t.told(TouristsErased), "nothing was taken"


@pytest.mark.parametrize(
    ("ancient_one", "links", "gone"),
    [
        ("shub_niggurath", 2, ["circle"] * 3 + ["cross"]),
        ("shub_niggurath", 1, ["circle"] * 2),
        ("dagon", 0, ["circle"] * 4 + ["cross"]),
    ],
)
def test_what_two_failures_take_is_told_once(ancient_one, links, gone):
    t = facing(ancient_one, links=links, d33=["circle"] * 4, d23=["cross"] * (2 if links == 2 else 1))
    face(t, 1, 1, 3)
    while t.kind() == "erase_type":
        t.match.choose(0, 0)
    (told,) = t.told(TouristsErased)
    assert sorted(names(told.tourists)) == gone
    assert len(set(told.districts)) == len(told.districts)


@pytest.mark.parametrize("ancient_one", ["cthulhu", "yog_sothoth", "dagon", "shub_niggurath"])
def test_after_three_failures_nothing_more_is_taken(ancient_one):
    t = facing(ancient_one, call="call_cross", links=1, tomes=(1, 0, 0), d41=["cross"] * 2, d33=["circle"])
    t.next_dice(1, 1, 1)
    t.choose(FaceAncientOne)
    t.choose(KeepRoll)
    assert left(t) == {"4;1": ["cross"] * 2, "3;3": ["circle"]}
    assert t.match.outcome is not None

"""The river, its bridges and dead ends (AT-RIVER, AT-DEAD)."""

import pytest

from eldertable.games.arkham_tour.bitsets import bits
from eldertable.games.arkham_tour.options import ChooseDistrict, Erase, Lay, StopLaying, TakeLine
from eldertable.games.arkham_tour.scoring import score_of
from eldertable.games.arkham_tour.state import DIAGONAL
from eldertable.games.arkham_tour.town import (
    DISTRICTS,
    NODES,
    RIVER_DISTRICTS,
    ROADS,
    STREETS,
    TOUCHING,
    district_index,
    road_index,
)
from eldertable.testing import rule

from .arrange import at_district, at_laying, at_lines, lay, layable, open_lines, set_board

RIVER_PAIRS = [("1;2", "1;3"), ("2;2", "2;3"), ("2;3", "3;3"), ("2;4", "3;4"), ("3;4", "3;5"), ("4;4", "4;5"), ("4;4", "5;4"),
               ("5;3", "5;4"), ("6;3", "6;4")]  # fmt: skip
BRIDGES = {"V12", "V33", "V52"}
TIPS = {"D02": "V02", "D23": "H13", "D24": "V23", "D43": "H43", "D44": "V43", "D63": "V62"}
STREET_ROADS = [ROADS[road] for road in bits(STREETS)]


def bank(district: str) -> str:
    return DISTRICTS[district_index[district]].bank


def road(id: str):
    return ROADS[road_index[id]]


def along(id: str) -> set[str]:
    return {DISTRICTS[district].id for district in road(id).along}


@rule("AT-RIVER-01")
def test_the_river_divides_the_city_into_two_banks():
    assert all({bank(one), bank(other)} == {"north", "south"} for one, other in RIVER_PAIRS)
    assert {DISTRICTS[district].id for district in RIVER_DISTRICTS} == {
        district for pair in RIVER_PAIRS for district in pair
    }
    banks = [district.bank for district in DISTRICTS]
    assert (banks.count("north"), banks.count("south")) == (18, 18)


@rule("AT-RIVER-01", "AT-RIVER-07")
def test_without_bridges_no_road_leads_from_bank_to_bank():
    for found in STREET_ROADS:
        banks = {NODES[end].bank for end in found.ends}
        assert (len(banks) == 2) == (found.id in BRIDGES), found.id
    assert {found.id for found in STREET_ROADS if found.kind == "bridge"} == BRIDGES


@rule("AT-RIVER-02", "AT-RIVER-03")
@pytest.mark.parametrize(("one", "other"), RIVER_PAIRS)
def test_no_road_runs_along_districts_of_both_banks(one, other):
    assert not [found.id for found in ROADS if {district_index[one], district_index[other]} <= set(found.along)]


@rule("AT-RIVER-03", "AT-Q-20")
def test_nine_embankment_roads_run_along_their_own_bank_only():
    embankments = {found.id: along(found.id) for found in STREET_ROADS if found.embankment}
    assert embankments == {
        "H02": {"1;2"}, "H12": {"2;2"}, "V22": {"3;3"}, "V23": {"3;4"}, "H24": {"3;5"}, "H34": {"4;5"},
        "V43": {"4;4"}, "H43": {"5;4"}, "H53": {"6;4"},
    }  # fmt: skip


@rule("AT-RIVER-03", "AT-PH5-04")
def test_the_embankment_across_is_no_side_of_the_district():
    t = at_laying("1;3")
    lay(t, "H02")  # the north bank's road, across the water from 1;3
    assert not t.can(StopLaying)
    assert t.kind() == "finish_board"


def ended(*roads: str, **tourists: list[str]):
    """A board whose only line has been taken."""
    t = at_lines(1)
    set_board(
        t, roads=roads, tourists={name.removeprefix("at_").replace("_", ";"): kinds for name, kinds in tourists.items()}
    )
    open_lines(t)
    t.choose(TakeLine, line=0)
    return t


@rule("AT-RIVER-04", "AT-RIVER-05", "AT-EX-12")
def test_a_district_across_the_river_gives_nothing_and_its_tourists_are_erased():
    t = ended("H02", at_1_2=["cross"], at_1_3=["cross", "cross"])
    assert t.tourists("1;2") == ["cross"]
    assert t.tourists("1;3") == []
    assert score_of(t.board()).kinds == ((0, 0), (0, 0), (0, 0), (1, 1))  # 1;2 is purple


@rule("AT-RIVER-03", "AT-RIVER-04", "AT-RIVER-05")
@pytest.mark.parametrize(
    ("embankment", "own", "across"),
    [("H02", "1;2", "1;3"), ("H12", "2;2", "2;3"), ("V22", "3;3", "2;3"), ("V23", "3;4", "2;4"), ("H24", "3;5", "3;4"),
     ("H34", "4;5", "4;4"), ("V43", "4;4", "5;4"), ("H43", "5;4", "5;3"), ("H53", "6;4", "6;3")],
)  # fmt: skip
def test_no_embankment_road_brings_anything_from_across_the_river(embankment, own, across):
    t = ended(embankment, **{f"at_{district.replace(';', '_')}": ["circle"] for district in (own, across)})
    assert (t.tourists(own), t.tourists(across)) == (["circle"], [])
    assert [DISTRICTS[district].id for district in bits(t.board().along)] == [own]
    assert sum(tourists for tourists, _ in score_of(t.board()).kinds) == 1


@rule("AT-RIVER-04")
def test_a_star_across_the_river_gives_nothing():
    t = ended("V52")  # along 5;3 and 6;3; the star of 6;4 is across
    assert score_of(t.board()).yellow == 0
    assert {DISTRICTS[district].id for district in bits(t.board().along)} == {"5;3", "6;3"}


@rule("AT-GOAL-02")
def test_only_what_lies_along_the_own_final_route_counts():
    t = ended("H10", at_2_1=["square"], at_5_6=["square", "square"])  # 2;1 is green; 5;6 is far away
    assert t.tourists("5;6") == []
    score = score_of(t.board())
    assert score.kinds[1] == (1, 1)
    assert score.yellow == 0


@rule("AT-RIVER-06", "AT-EX-13")
def test_from_a_river_district_the_other_bank_is_reached_over_the_bridge_first():
    t = at_laying("6;3")
    lay(t, "V52")
    far = {id for id in layable(t) if NODES[road("V52").ends[1]].index in road(id).ends}
    assert far == {"H43", "H53", "V53"}
    lay(t, "H53")
    assert t.roads() == {"V52", "H53"}
    for first in ("H43", "H53", "V53"):
        alone = at_laying("6;3")
        lay(alone, first)
        assert not alone.can(Lay), "as a first segment it lies away from 6;3, and none continues it"


@rule("AT-RIVER-06")
@pytest.mark.parametrize("district", sorted(DISTRICTS[index].id for index in RIVER_DISTRICTS))
def test_no_other_first_segment_leads_to_the_opposite_bank(district):
    for first in (found for found in STREET_ROADS if district_index[district] in found.along):
        for second in bits(TOUCHING[first.index] & STREETS):
            if ROADS[second].bank != bank(district) and ROADS[second].kind != "bridge":
                assert first.kind == "bridge", (first.id, ROADS[second].id)


@rule("AT-RIVER-07")
def test_no_diagonal_and_no_dead_end_leads_across_the_river():
    for found in ROADS:
        if found.kind != "bridge":
            assert len({NODES[end].bank for end in found.ends}) == 1, found.id


@rule("AT-RIVER-07", "AT-DEAD-04", "AT-DAGON-03")
@pytest.mark.parametrize("ancient_one", ["cthulhu", "dagon"])
@pytest.mark.parametrize("dead_end", TIPS.values())
def test_after_a_dead_end_the_way_goes_on_at_its_own_bank_only(dead_end, ancient_one):
    t = at_laying(min(along(dead_end)), ancient_one=ancient_one)
    lay(t, dead_end)
    (base,) = (node for node in road(dead_end).ends if NODES[node].kind == "junction")
    assert layable(t) == {found.id for found in STREET_ROADS if base in found.ends} - {dead_end}


@rule("AT-RIVER-07", "AT-DEAD-04", "AT-DAGON-03", "AT-EFF-07")
@pytest.mark.parametrize("ancient_one", ["cthulhu", "dagon"])
@pytest.mark.parametrize("dead_end", TIPS.values())
def test_a_corrected_segment_does_not_join_a_dead_end_from_across(dead_end, ancient_one):
    t = at_district("6;6", effect="effect_correction", roads=["H30", dead_end], ancient_one=ancient_one)
    if t.kind() == "choose_district":
        t.choose(ChooseDistrict, district="6;6")
    t.choose(Erase, road="H30")
    (base,) = (node for node in road(dead_end).ends if NODES[node].kind == "junction")
    assert layable(t) == {found.id for found in STREET_ROADS if base in found.ends} - {dead_end}


@rule("AT-RIVER-08", "AT-Q-20")
@pytest.mark.parametrize(
    ("bridge", "districts"), [("V12", {"1;3", "2;3"}), ("V33", {"3;4", "4;4"}), ("V52", {"5;3", "6;3"})]
)
def test_a_bridge_takes_one_segment_along_the_districts_of_its_own_bank(bridge, districts):
    assert along(bridge) == districts
    assert {bank(district) for district in districts} == {road(bridge).bank}
    t = at_laying(min(districts))
    lay(t, bridge)
    assert t.roads() == {bridge}
    assert layable(t)


@rule("AT-RIVER-08", "AT-Q-20")
def test_a_bridge_may_follow_an_embankment_road():
    t = at_laying("1;2")
    lay(t, "H02", "V12")
    assert t.roads() == {"H02", "V12"}


# --- dead ends ---------------------------------------------------------------------------------------------------


@rule("AT-DEAD-01", "AT-Q-20")
def test_six_roads_end_at_the_river_and_lead_to_no_junction():
    assert {node.id for node in NODES if node.kind == "dead_end"} == set(TIPS)
    for tip, dead_end in TIPS.items():
        assert road(dead_end).kind == "dead_end"
        assert [found.id for found in STREET_ROADS if tip in {NODES[end].id for end in found.ends}] == [dead_end]


@rule("AT-DEAD-02")
def test_a_dead_end_holds_a_shop_or_a_gate():
    holds = {node.id: (node.shop, node.gate) for node in NODES if node.kind == "dead_end"}
    assert {tip for tip, (shop, gate) in holds.items() if shop and not gate} == {"D23", "D44", "D63"}
    assert {tip for tip, (shop, gate) in holds.items() if gate and not shop} == {"D02", "D24", "D43"}


@rule("AT-DEAD-03")
def test_a_dead_end_is_laid_like_any_road():
    t = at_laying("1;3")
    lay(t, "V02")
    assert t.roads() == {"V02"}
    assert layable(t) == {"H03", "V03"}  # from its junction only
    lay(t, "H03")
    assert t.kind() == "finish_board"
    t = at_laying("6;6")
    lay(t, "V62")
    assert t.roads() == {"V62"}


@rule("AT-DEAD-04")
@pytest.mark.parametrize("tip", sorted(TIPS))
def test_the_route_does_not_go_on_across_the_river_from_a_dead_end(tip):
    """At the tip only diagonals of the same bank go on; the junction across is not touched."""
    dead_end = road(TIPS[tip])
    (node,) = (node for node in NODES if node.id == tip)
    there = [found for found in ROADS if node.index in found.ends and found.id != dead_end.id]
    assert {found.kind for found in there} == {"diagonal"}
    assert {found.bank for found in there} == {dead_end.bank}
    across = node.across
    assert across is not None
    assert not [
        found.id for found in bits_at(across) if TOUCHING[dead_end.index] >> found.index & 1 and found.bank != dead_end.bank
    ]


def bits_at(node: int):
    return [found for found in ROADS if node in found.ends]


@rule("AT-DEAD-04", "AT-DIAG-05")
def test_from_a_dead_end_only_its_diagonal_goes_on():
    t = at_laying("3;4", effect="effect_alley")
    lay(t, "V23")
    assert layable(t) == {"V22", "H23", "X33B", "X34B"}
    assert t.board().gained[DIAGONAL] == 0
    t.choose(Lay, road="X34B")
    assert t.roads() == {"V23", "X34B"}

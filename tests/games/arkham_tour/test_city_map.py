"""The city map: districts, roads, rounded corners, the University (AT-MAP, AT-CORNER, AT-UNIV) and golden counts."""

from importlib.resources import files
from itertools import combinations, pairwise

import pytest
import yaml

from eldertable.games.arkham_tour.bitsets import bits
from eldertable.games.arkham_tour.options import (
    ChangeCoordinate,
    ChooseDistrict,
    Erase,
    Lay,
    LayNothing,
    PlaceTourist,
    StopLaying,
    UseBonus,
)
from eldertable.games.arkham_tour.town import (
    DIAGONALS,
    DISTRICTS,
    NODES,
    ROADS,
    STREETS,
    T_THIRD,
    TOUCHING,
    TURNING,
    UNIVERSITY_DISTRICTS,
    district_index,
    node_index,
    road_index,
)
from eldertable.testing import rule

from .arrange import at_boards, at_laying, layable, reopen, set_board

# How many different pairs of segments way A allows from each district on an empty board, row by row; counted by hand and by
# an independent script from the drawing of the map.
WAY_A_PAIRS = [
    [11, 16, 16, 16, 16, 11],
    [14, 20, 20, 20, 20, 16],
    [11, 8, 18, 18, 15, 11],
    [16, 12, 10, 10, 12, 14],
    [16, 16, 7, 7, 16, 16],
    [11, 14, 6, 6, 14, 11],
]
STREET_ROADS = [ROADS[road] for road in bits(STREETS)]


def between(one: str, other: str) -> list[str]:
    """The roads that run along both districts."""
    pair = {district_index[one], district_index[other]}
    return [road.id for road in STREET_ROADS if pair <= set(road.along)]


def neighbours() -> list[tuple[str, str]]:
    """Districts with a common side, from the grid alone."""
    across = [(f"{x};{y}", f"{x + 1};{y}") for x in range(1, 6) for y in range(1, 7)]
    return across + [(f"{x};{y}", f"{x};{y + 1}") for x in range(1, 7) for y in range(1, 6)]


@rule("AT-MAP-01", "AT-MAP-02")
def test_each_pair_of_numbers_names_one_of_36_districts():
    assert [(district.col, district.row) for district in DISTRICTS] == [(x, y) for y in range(1, 7) for x in range(1, 7)]
    assert all(district.id == f"{district.col};{district.row}" for district in DISTRICTS)


@rule("AT-MAP-02", "AT-Q-36")
def test_x_runs_to_the_right_and_y_downwards():
    t = at_boards(1, dice=(("die_circle", 5), ("die_cross", 1)))
    assert {option.district for option in t.options(ChooseDistrict)} == {"5;1", "1;5"}
    assert DISTRICTS[district_index["5;1"]].bank == "north"
    assert DISTRICTS[district_index["1;5"]].bank == "south"


@rule("AT-MAP-03", "AT-UNIV-02")
def test_a_road_runs_between_all_neighbours_but_across_the_river_and_in_the_university():
    university = {DISTRICTS[district].id for district in UNIVERSITY_DISTRICTS}
    for one, other in neighbours():
        banks = {DISTRICTS[district_index[one]].bank, DISTRICTS[district_index[other]].bank}
        roads = 0 if len(banks) == 2 or {one, other} <= university else 1
        assert len(between(one, other)) == roads, (one, other)


@rule("AT-MAP-03")
def test_roads_run_around_the_outside_of_the_grid():
    outside = [road for road in STREET_ROADS if len(road.along) == 1 and not road.embankment]
    districts = [DISTRICTS[road.along[0]] for road in outside]
    assert len(outside) == 20
    assert {district.id for district in districts} == {d.id for d in DISTRICTS if 1 in (d.col, d.row) or 6 in (d.col, d.row)}


@rule("AT-MAP-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_player_does_stays_on_their_own_board(seat):
    t = at_boards(2)
    t.choose(ChooseDistrict, seat, district="3;6")
    t.choose(Lay, seat, road="H26")
    assert t.tourists("3;6", seat) == ["circle", "square", "square"]
    assert t.roads(seat) == {"H26"}
    other = 1 - seat
    assert t.tourists("3;6", other) == []
    assert t.roads(other) == set()
    assert t.match.view(other)["players"][other]["district"] is None


@rule("AT-MAP-04", "AT-EFF-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_an_effect_changes_stays_on_the_own_board(seat):
    t = at_boards(2, dice=(("die_effect", 1), ("die_circle", 3)), dark="effect_correction")
    set_board(t, seat, roads=["H10", "H20"])
    set_board(t, 1 - seat, roads=["R3"])
    reopen(t)
    t.choose(ChooseDistrict, seat, district="1;3")
    t.choose(Erase, seat, road="H10")
    t.choose(Lay, seat, road="H30")
    t.choose(PlaceTourist, seat, tourist="circle")
    assert (t.roads(seat), t.tourists("1;3", seat)) == ({"H20", "H30"}, ["circle", "circle", "square"])
    assert (t.roads(1 - seat), t.tourists("1;3", 1 - seat)) == ({"R3"}, [])


@rule("AT-MAP-04", "AT-XSEG-01", "AT-DIAG-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_bonus_brings_stays_on_the_own_board_too(seat):
    t = at_boards(2, shop="shop_04")
    for one in (0, 1):
        t.board(one).gained = [1, 1, 1]
    reopen(t)
    t.choose(ChangeCoordinate, seat, die="die_circle", number=2)
    t.choose(ChooseDistrict, seat, district="2;6")
    for bonus, road in (("extra_segment", "V10"), ("diagonal_segment", "X55A")):
        t.choose(UseBonus, seat, bonus=bonus)
        t.choose(Lay, seat, road=road)
    t.choose(LayNothing, seat)  # V10 has reached the shop J11: three circles come to 2;6
    assert t.roads(seat) == {"V10", "X55A"}
    assert t.tourists("2;6", seat).count("circle") >= 3
    other = t.match.view(1 - seat)["players"][1 - seat]
    assert (other["roads"], other["tourists"], other["shops"]) == ([], {}, [])
    assert [bonus["used"] for bonus in other["bonuses"].values()] == [0, 0, 0]
    assert [die["number"] for die in other["dice"]] == [3, 6]


@rule("AT-MAP-05")
def test_every_district_is_of_one_of_six_types():
    types = [district.type for district in DISTRICTS]
    assert {colour: types.count(colour) for colour in types} == dict.fromkeys(
        ("red", "green", "blue", "purple", "yellow", "white"), 6
    )


# --- golden counts -----------------------------------------------------------------------------------------------


@rule("AT-PH5-05", "AT-PH5-06", "AT-PH5-12", "AT-Q-06")
@pytest.mark.parametrize("district", [district.id for district in DISTRICTS])
def test_way_a_allows_as_many_pairs_as_the_map_has(district):
    x, y = (int(part) for part in district.split(";"))
    t = at_laying(district)
    sides = [road.id for road in STREET_ROADS if district_index[district] in road.along]
    pairs = set()
    for first in sides:
        fork = t.match.fork()
        fork.choose(0, list(fork.pending[0].options).index(Lay(first)))
        pairs |= {frozenset((first, option.road)) for option in fork.pending[0].options if option != StopLaying()}
    assert len(pairs) == WAY_A_PAIRS[y - 1][x - 1]


def street_pairs() -> list[tuple[int, int]]:
    return [(one, other) for one, other in combinations(bits(STREETS), 2) if TOUCHING[one] >> other & 1]


@rule("AT-PH5-05")
def test_177_pairs_of_roads_meet():
    assert len(street_pairs()) == 177


@rule("AT-EFF-14")
def test_118_of_the_pairs_turn():
    assert sum(TURNING[one] >> other & 1 for one, other in street_pairs()) == 118
    assert all(bool(TURNING[one] >> other & 1) == bool(TURNING[other] >> one & 1) for one, other in street_pairs())


@rule("AT-EFF-16")
def test_92_triples_of_roads_make_a_t():
    triples = {frozenset((*pair, third)) for pair, thirds in T_THIRD.items() for third in bits(thirds & STREETS)}
    assert len({triple for triple in triples if all(STREETS >> road & 1 for road in triple)}) == 92


# --- rounded roads -----------------------------------------------------------------------------------------------

CORNERS = {
    "R1": ("1;1", "J10", "J01"),
    "R2": ("6;1", "J50", "J61"),
    "R3": ("6;6", "J56", "J65"),
    "R4": ("1;6", "J16", "J05"),
}


@rule("AT-CORNER-01", "AT-CORNER-02", "AT-Q-21")
@pytest.mark.parametrize("road", sorted(CORNERS))
def test_one_rounded_road_joins_the_junctions_beside_a_corner(road):
    district, *ends = CORNERS[road]
    rounded = ROADS[road_index[road]]
    assert rounded.kind == "rounded"
    assert sorted(NODES[end].id for end in rounded.ends) == sorted(ends)
    assert [DISTRICTS[along].id for along in rounded.along] == [district]
    assert sum(road.kind == "rounded" for road in ROADS) == 4


@rule("AT-CORNER-01")
def test_a_rounded_road_takes_one_segment_and_is_continued_at_either_end():
    t = at_laying("1;1")
    t.choose(Lay, road="R1")
    assert t.roads() == {"R1"}
    assert layable(t) == {"H10", "V10", "H01", "V01"}


@rule("AT-CORNER-02", "AT-Q-21")
def test_there_is_no_junction_in_the_corners_and_no_diagonal_to_them():
    assert not {"J00", "J60", "J06", "J66"} & {node.id for node in NODES}
    diagonals = {ROADS[road].id for road in bits(DIAGONALS)}
    assert {"X11B", "X61A", "X16A", "X66B"} <= diagonals
    assert not {"X11A", "X61B", "X16B", "X66A"} & diagonals


@rule("AT-CORNER-02", "AT-Q-21")
def test_a_rounded_road_leaves_a_junction_as_the_line_it_starts_on():
    t = at_laying("2;1", effect="effect_turn")
    t.choose(Lay, road="R2")
    assert layable(t) == {"V50", "H51"}  # H40 and V61 go straight on


# --- the University ----------------------------------------------------------------------------------------------


@rule("AT-UNIV-01")
def test_the_university_is_four_districts_of_different_types():
    districts = [DISTRICTS[district] for district in UNIVERSITY_DISTRICTS]
    assert {district.id for district in districts} == {"3;5", "4;5", "3;6", "4;6"}
    assert len({district.type for district in districts}) == 4


@rule("AT-UNIV-02")
@pytest.mark.parametrize("ancient_one", ["cthulhu", "dagon", "shub_niggurath"])
def test_no_segment_is_laid_between_university_districts(ancient_one):
    t = at_laying("3;5", ancient_one=ancient_one, bonuses=(0, 1, 1))
    inner = {"UH25", "UH35", "UV34", "UV35"}
    assert not inner & layable(t)
    for bonus in ("extra_segment", "diagonal_segment"):
        t.choose(UseBonus, bonus=bonus)
        assert not inner & layable(t)
        t.choose(Lay, road="H10" if bonus == "extra_segment" else "X21A")
    t.choose(Lay, road="V24")
    assert not inner & layable(t)


# --- the lattice -------------------------------------------------------------------------------------------------

BOARD = yaml.safe_load(files("eldertable.games.arkham_tour").joinpath("content/board.yaml").read_text(encoding="utf-8"))
PLACE = {node["id"]: (node["i"], node["j"]) for node in BOARD["nodes"]}
BANK = {node["id"]: node["bank"] for node in BOARD["nodes"]}
STEPS = {
    (0, -1): "north", (0, 1): "south", (1, 0): "east", (-1, 0): "west",
    (1, -1): "northeast", (1, 1): "southeast", (-1, -1): "northwest", (-1, 1): "southwest",
}  # fmt: skip


def sides(place: tuple[int, int], far: tuple[int, int]) -> set[str]:
    """The districts at the sides of a step along a line of the lattice."""
    (i, j), (to_i, to_j) = sorted((place, far))
    beside = [(to_i, j), (to_i, j + 1)] if j == to_j else [(i, to_j), (i + 1, to_j)]
    return {f"{x};{y}" for x, y in beside if 1 <= x <= 6 and 1 <= y <= 6}


def step(place: tuple[int, int], far: tuple[int, int]) -> str:
    return STEPS[far[0] - place[0], far[1] - place[1]]


@rule("AT-EFF-14", "AT-EFF-16")
@pytest.mark.parametrize("road", [road for road in ROADS if road.kind != "rounded"], ids=lambda road: road.id)
def test_a_road_leaves_each_end_in_the_direction_of_the_other(road):
    first, second = (PLACE[NODES[end].id] for end in road.ends)
    assert road.dirs == (step(first, second), step(second, first))


@rule("AT-MAP-03", "AT-ALONG-01", "AT-RIVER-03", "AT-RIVER-08")
@pytest.mark.parametrize("road", [r for r in ROADS if r.kind not in ("rounded", "diagonal")], ids=lambda road: road.id)
def test_a_road_runs_along_the_districts_at_its_sides_on_its_own_bank(road):
    first, second = (PLACE[NODES[end].id] for end in road.ends)
    own = {district for district in sides(first, second) if DISTRICTS[district_index[district]].bank == road.bank}
    assert {DISTRICTS[district].id for district in road.along} == own
    banks = {BANK[NODES[end].id] for end in road.ends}
    assert road.bank in banks
    assert (len(banks) == 2) == (road.kind == "bridge")


@rule("AT-ALONG-01", "AT-ALONG-02")
@pytest.mark.parametrize("road", ROADS, ids=lambda road: road.id)
def test_both_ends_of_a_road_are_corners_of_each_district_it_runs_along(road):
    """So a district that it only touches at a corner is not along it."""
    ends = {PLACE[NODES[end].id] for end in road.ends}
    for district in road.along:
        x, y = DISTRICTS[district].col, DISTRICTS[district].row
        assert ends <= {(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)}


@rule("AT-DIAG-01", "AT-DIAG-04", "AT-ALONG-03")
@pytest.mark.parametrize("road", [road for road in ROADS if road.kind == "diagonal"], ids=lambda road: road.id)
def test_a_diagonal_goes_from_corner_to_corner_of_its_district(road):
    (district,) = (DISTRICTS[along] for along in road.along)
    x, y = district.col, district.row
    corners = {"A": {(x - 1, y - 1), (x, y)}, "B": {(x, y - 1), (x - 1, y)}}[road.id[-1]]
    assert {PLACE[NODES[end].id] for end in road.ends} == corners
    assert {BANK[NODES[end].id] for end in road.ends} == {district.bank}


@rule("AT-DAGON-09", "AT-DEAD-02", "AT-GATE-01")
def test_every_node_lies_where_its_flags_say():
    for node in NODES:
        i, j = PLACE[node.id]
        assert node.edge == (node.kind == "junction" and (i in (0, 6) or j in (0, 6)))
        if node.across is not None:
            assert PLACE[NODES[node.across].id] == (i, j), "straight across the river"
    assert {node.id for node in NODES if node.gate} == set(BOARD["gates"])
    assert {node.id for node in NODES if node.shop} == set(BOARD["shops"])
    for dead_end in BOARD["river"]["dead_ends"]:
        tip = NODES[node_index[dead_end["tip"]]]
        assert (tip.bank, tip.across) == (dead_end["bank"], node_index[dead_end["dagon_to"]])
        assert tip.gate == (dead_end["holds"] == "gate")
        assert tip.shop == (dead_end["holds"] == "shop")
        assert tip.index in ROADS[road_index[dead_end["segment"]]].ends


@rule("AT-RIVER-01", "AT-DAGON-04")
def test_the_river_flows_between_all_districts_of_different_banks_and_no_others():
    river = BOARD["river"]
    course = [tuple(place) for place in river["path"]]
    passed = [sides(place, far) for place, far in pairwise(course)]
    apart = {frozenset(pair) for pair in neighbours() if len({DISTRICTS[district_index[one]].bank for one in pair}) == 2}
    assert {frozenset(pair) for pair in passed} == apart
    assert {district.id for district in DISTRICTS if district.river} == set(river["districts"]) == set().union(*passed)
    assert {road.id for road in ROADS if road.kind == "bridge"} == set(river["bridges"])
    owned = {(road.id, road.bank) for road in ROADS if road.embankment}
    assert owned == {(stretch["segment"], stretch["bank"]) for stretch in river["embankments"]}

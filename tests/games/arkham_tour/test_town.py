"""The map's tables, against values worked out from the map by an independent script."""

from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest
import yaml

from eldertable.games.arkham_tour.bitsets import bits, mask
from eldertable.games.arkham_tour.town import (
    ALONG_DISTRICT,
    AT_NODE,
    DIAGONALS,
    DISTRICTS,
    GATES,
    NODES,
    NODES_OF_ROAD,
    RIVER_DISTRICTS,
    ROADS,
    SHOPS,
    SHOPS_ON_ROAD,
    STREETS,
    T_THIRD,
    THROUGH_DISTRICT,
    TOUCHING,
    TURNING,
    UNIVERSITY_DISTRICTS,
    UNIVERSITY_ROADS,
    YOG_DIAGONALS,
    diagonals_of,
    district_index,
    node_index,
    road_index,
    roads_of,
)

GOLDEN = yaml.safe_load(Path(__file__).with_name("golden.yaml").read_text(encoding="utf-8"))


def way_a_pairs(district: int) -> set[frozenset[int]]:
    """Two segments on an empty board: the first along the district, the second joined to it."""
    return {
        frozenset((first, second))
        for first in bits(ALONG_DISTRICT[district] & STREETS)
        for second in bits(TOUCHING[first] & STREETS)
    }


def test_the_map_has_as_many_of_everything_as_the_board_tells():
    kinds = [node.kind for node in NODES]
    assert (len(DISTRICTS), kinds.count("junction"), kinds.count("dead_end")) == (36, 44, 6)
    assert (STREETS.bit_count(), UNIVERSITY_ROADS.bit_count()) == (76, 4)
    assert (DIAGONALS.bit_count(), YOG_DIAGONALS.bit_count()) == (61, 4)
    assert (len(GATES), len(SHOPS), len(RIVER_DISTRICTS), len(UNIVERSITY_DISTRICTS)) == (7, 10, 14, 4)
    assert sum(road.kind == "bridge" for road in ROADS) == 3


def test_indices_follow_the_content_file():
    assert (road_index["H10"], road_index["R4"], road_index["UH25"], road_index["X11B"]) == (0, 75, 76, 80)
    assert district_index["1;1"] == 0
    assert district_index["3;6"] == 32
    assert all(road.index == number for number, road in enumerate(ROADS))


@pytest.mark.parametrize(("district", "count"), GOLDEN["way_a_pairs_on_empty_board"].items())
def test_way_a_allows_so_many_pairs_from_each_district(district, count):
    assert len(way_a_pairs(district_index[district])) == count


def test_from_the_fish_market_exactly_these_pairs_can_be_laid():
    expected = {frozenset(road_index[road] for road in pair) for pair in GOLDEN["way_a_pairs_from_2_3"]}
    assert way_a_pairs(district_index["2;3"]) == expected


def test_pairs_corners_and_t_pieces_of_the_whole_map():
    streets = bits(STREETS)
    assert sum((TOUCHING[road] & STREETS).bit_count() for road in streets) == 2 * GOLDEN["connected_pairs"]
    assert sum((TURNING[road] & STREETS).bit_count() for road in streets) == 2 * GOLDEN["l_pieces"]
    pieces = {
        frozenset((one, other, third))
        for (one, other), thirds in T_THIRD.items()
        for third in bits(thirds & STREETS)
        if STREETS >> one & 1 and STREETS >> other & 1
    }
    assert len(pieces) == GOLDEN["t_pieces"]


def test_a_rounded_road_goes_straight_on_at_its_ends():
    corner, top, left = road_index["R1"], road_index["H10"], road_index["V10"]
    assert not TURNING[corner] >> top & 1
    assert TURNING[corner] >> left & 1


def test_university_roads_exist_only_with_yog_sothoth():
    assert roads_of("yog_sothoth") == STREETS | UNIVERSITY_ROADS
    assert roads_of("dagon") == STREETS
    assert diagonals_of("yog_sothoth") & ~diagonals_of("cthulhu") == YOG_DIAGONALS


def test_the_tables_tell_the_same_story():
    for road in ROADS:
        assert NODES_OF_ROAD[road.index] == mask(road.ends)
        assert all(AT_NODE[end] >> road.index & 1 for end in road.ends)
        assert SHOPS_ON_ROAD[road.index] == tuple(end for end in road.ends if end in SHOPS)
        table = THROUGH_DISTRICT if road.kind == "diagonal" else ALONG_DISTRICT
        assert [d for d in range(36) if table[d] >> road.index & 1] == sorted(road.along)
    for one, other in combinations(range(len(ROADS)), 2):
        shares = bool(NODES_OF_ROAD[one] & NODES_OF_ROAD[other])
        assert shares == bool(TOUCHING[one] >> other & 1) == bool(TOUCHING[other] >> one & 1)


def test_every_dead_end_lies_across_the_river_from_a_junction():
    for node in NODES:
        if node.kind == "dead_end":
            assert AT_NODE[node.index] & STREETS
            assert node.across is not None
            assert NODES[node.across].bank != node.bank
        else:
            assert node.across is None


def test_the_drawing_shows_every_place():
    content = files("eldertable.games.arkham_tour").joinpath("content/geometry.yaml").read_text(encoding="utf-8")
    geometry = yaml.safe_load(content)
    assert set(geometry["nodes"]) == set(node_index)
    assert set(geometry["segments"]) == set(road_index)
    assert set(geometry["blocks"]) == set(geometry["icons"]) == set(district_index)

"""The search for final routes: against recorded values, against every walk of small drawings, and in general."""

from itertools import product
from pathlib import Path
from random import Random

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from eldertable.games.arkham_tour import route_joins
from eldertable.games.arkham_tour.bitsets import bits, mask
from eldertable.games.arkham_tour.cards import ANCIENT_ONES, TASK_CARDS
from eldertable.games.arkham_tour.final_route import (
    IllegalLineError,
    Line,
    expected_total,
    line_from_walk,
    lines,
    quick_value,
)
from eldertable.games.arkham_tour.route_expected import Aftermath, value_after
from eldertable.games.arkham_tour.tourists import KINDS, pack
from eldertable.games.arkham_tour.town import (
    DISTRICTS,
    NODES,
    ROADS,
    diagonals_of,
    district_index,
    node_index,
    road_index,
    roads_of,
)
from eldertable.testing import rule
from tests.games.arkham_tour.route_oracle import (
    best_by_class,
    best_by_states,
    front_of,
    random_drawing,
    random_tourists,
)

GOLDEN = yaml.safe_load(Path(__file__).with_name("golden.yaml").read_text(encoding="utf-8"))["final_route"]
NOBODY = [0] * len(DISTRICTS)


def roads(*ids: str) -> int:
    return mask(road_index[one] for one in ids)


def nodes(*ids: str) -> tuple[int, ...]:
    return tuple(node_index[one] for one in ids)


class TestRecordedEnd:
    """The end of a game with two competing lines, worked out by hand."""

    drawn = roads(*GOLDEN["drawn"])
    task = nodes("J01", "J13", "J42", "J55")

    @property
    def tourists(self) -> list[int]:
        placed = {district_index[d]: pack(KINDS.index(kind) for kind in kinds) for d, kinds in GOLDEN["tourists"].items()}
        return [placed.get(district, 0) for district in range(36)]

    @rule("AT-SCORE-01", "AT-SCORE-02", "AT-SCORE-03", "AT-SCORE-04", "AT-SCORE-07", "AT-SCORE-08", "AT-TYPE-05")
    @pytest.mark.parametrize(("number", "name"), [(0, "best_line_before_encounter"), (1, "second_best_line")])
    def test_both_lines_are_found_with_all_their_numbers(self, number, name):
        expected = GOLDEN[name]
        line = lines(self.drawn, self.tourists, "dagon", self.task)[number]
        assert line == line_from_walk(self.drawn, line.walk, self.tourists, "dagon", self.task)
        assert [DISTRICTS[d].id for d in bits(line.along)] == expected["along"]
        assert dict(zip(KINDS, map(list, line.kinds), strict=True)) == expected["tourists_x_districts"]
        assert (line.yellow, line.task, line.vp) == (expected["yellow"], expected["task"], expected["vp_without_encounter"])
        assert line.madness == expected["madness"]
        assert sorted(line.walk) == sorted(expected["walk"]) or line.walk == tuple(reversed(expected["walk"]))

    @pytest.mark.parametrize("name", ["best_line_before_encounter", "second_best_line"])
    def test_the_encounter_ends_as_recorded(self, name):
        expected = GOLDEN[name]
        line = line_from_walk(self.drawn, expected["walk"], self.tourists, "dagon", self.task)
        rest = Aftermath(line.along, self.tourists, line.task)
        failures = sum(number <= ANCIENT_ONES["dagon"].fail_up_to(line.madness) for number in expected["roll"])
        successes = sum(number >= 5 for number in expected["roll"])
        assert value_after("dagon", rest, (failures, successes), line.madness, 0, None) == expected["total_vp"]


def small_case(seed: str, ancient_one: str, with_task: bool, size: int) -> tuple[int, list[int], tuple[int, ...]]:
    random = Random(seed)
    diagonals = random.choice((0, diagonals_of(ancient_one)))
    drawn = random_drawing(random, random.randint(2, size), random.randint(1, 4), ancient_one, diagonals)
    places = sorted({end for road in bits(drawn) for end in ROADS[road].ends if NODES[end].kind == "junction"})
    junctions = [node for node in places if not NODES[node].gate]
    task = random.sample(junctions, min(len(junctions), random.randint(2, 4))) if with_task else []
    return drawn, random_tourists(random), tuple(task)


def classes(found: list[Line], ancient_one: str) -> set[tuple[int, int, int]]:
    return {(line.madness, line.links if ancient_one == "shub_niggurath" else 0, line.vp) for line in found}


@rule("AT-FINAL-02", "AT-FINAL-03", "AT-FINAL-04", "AT-FINAL-05", "AT-MAD-02", "AT-MAD-04", "AT-MAD-05", "AT-GATE-02")
@rule("AT-GATE-04", "AT-GATE-05", "AT-GATE-07", "AT-GATE-08", "AT-TASK-04", "AT-TASK-06", "AT-TASK-07", "AT-SHUB-01")
@rule("AT-DAGON-01", "AT-DAGON-02", "AT-DAGON-09")
@pytest.mark.parametrize("closely", [False, True], ids=["", "closely"])
@pytest.mark.parametrize("with_task", [False, True], ids=["", "task"])
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_no_walk_of_a_small_drawing_beats_the_lines_found(ancient_one, with_task, closely, monkeypatch):
    if closely:  # the bounds that are else used in hard areas only
        monkeypatch.setattr(route_joins, "EASY", -1)
        monkeypatch.setattr(route_joins, "HARD", -1)
    for number in range(100):
        drawn, tourists, task = small_case(f"{ancient_one}/{with_task}/{number}", ancient_one, with_task, 8)
        found = lines(drawn, tourists, ancient_one, task)
        best = best_by_class(drawn, tourists, ancient_one, task)
        assert classes(found, ancient_one) == front_of(best, ancient_one), (number, drawn)
        assert quick_value(drawn, tourists, ancient_one, task) == max(best.values())
        for line in found:
            assert line_from_walk(drawn, line.walk, tourists, ancient_one, task) == line


@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_no_walk_of_a_larger_drawing_beats_the_lines_found(ancient_one):
    for number in range(3):
        random = Random(f"{ancient_one}/{number}")
        drawn = random_drawing(random, 12, 2, ancient_one, 0)
        tourists = random_tourists(random)
        task = nodes(*TASK_CARDS[random.randrange(8)].junctions)
        best = best_by_states(drawn, tourists, ancient_one, task)
        assert classes(lines(drawn, tourists, ancient_one, task), ancient_one) == front_of(best, ancient_one)


def dense_drawing(ancient_one: str) -> int:
    """The 36 segments nearest to the middle of the river: many circles, gates and dead ends."""
    middle = (3, 3)
    spots = {node.index: (int(node.id[1]), int(node.id[2])) for node in NODES}

    def distance(road: int) -> float:
        places = [spots[end] for end in ROADS[road].ends]
        return sum(abs(x - middle[0]) + abs(y - middle[1]) for x, y in places)

    return mask(sorted(bits(roads_of(ancient_one)), key=distance)[:36])


@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_the_densest_drawing_is_solved(ancient_one):
    drawn = dense_drawing(ancient_one)
    tourists = random_tourists(Random("dense"))
    task = nodes(*TASK_CARDS[7].junctions)
    found = lines(drawn, tourists, ancient_one, task)
    assert found[0].vp == quick_value(drawn, tourists, ancient_one, task)
    for line in found:
        assert line_from_walk(drawn, line.walk, tourists, ancient_one, task) == line


@st.composite
def drawings(draw: st.DrawFn) -> tuple[str, int, list[int], tuple[int, ...]]:
    ancient_one = draw(st.sampled_from(sorted(ANCIENT_ONES)))
    allowed = bits(roads_of(ancient_one) | diagonals_of(ancient_one))
    drawn = mask(draw(st.sets(st.sampled_from(allowed), min_size=1, max_size=18)))
    tourists = draw(st.lists(st.sampled_from((0, 0, 1, 66, 4096, 262145, 12288)), min_size=36, max_size=36))
    return ancient_one, drawn, tourists, nodes(*draw(st.sampled_from(TASK_CARDS)).junctions)


@given(drawings())
def test_a_line_followed_step_by_step_has_the_same_numbers(case):
    ancient_one, drawn, tourists, task = case
    found = lines(drawn, tourists, ancient_one, task)
    assert found[0].vp == max(line.vp for line in found) == quick_value(drawn, tourists, ancient_one, task)
    for line in found:
        assert line_from_walk(drawn, line.walk, tourists, ancient_one, task) == line


@given(drawings(), st.integers(0, 75))
def test_one_segment_more_never_lowers_the_best_vp(case, road):
    ancient_one, drawn, tourists, task = case
    more = drawn | 1 << road
    assert quick_value(more, tourists, ancient_one, task) >= quick_value(drawn, tourists, ancient_one, task)


@rule("AT-FINAL-10", "AT-Q-41")
def test_without_segments_the_only_line_is_empty():
    (line,) = lines(0, NOBODY, "dagon", None)
    assert (line.roads, line.along, line.madness, line.vp) == (0, 0, 0, 0)
    assert (line.links, line.crossings, line.yellow, line.task) == (0, 0, 0, 0)
    assert line_from_walk(0, (), NOBODY, "dagon", None) == line
    assert quick_value(0, NOBODY, "dagon", None) == 0


CROSS = "H13", "V13", "H14"  # a dead end with a shop, and the street below
ROUND = "H11", "V11", "V21", "H12"  # around the lighthouse


@pytest.mark.parametrize(
    ("ancient_one", "drawn", "walk", "broken"),
    [
        pytest.param(
            "dagon", ["H10"], [], "AT-FINAL-10", marks=rule("AT-FINAL-10"), id="nothing, although a segment is drawn"
        ),
        pytest.param("dagon", ["H10"], ["H20"], "AT-FINAL-02", marks=rule("AT-FINAL-02"), id="a segment that is not drawn"),
        pytest.param("dagon", ["H10"], ["Z99"], "AT-FINAL-02", marks=rule("AT-FINAL-02"), id="no segment at all"),
        pytest.param(
            "dagon",
            ["H10", "H30"],
            ["H10", "H30"],
            "AT-FINAL-02",
            marks=rule("AT-FINAL-02"),
            id="segments that do not touch",
        ),
        pytest.param(
            "dagon", ["H11", "V21"], ["H11", "V21", "H11"], "AT-FINAL-03", marks=rule("AT-FINAL-03"), id="a segment twice"
        ),
        pytest.param(
            "dagon",
            ["V02"],
            ["V02", "cross V02"],
            "AT-FINAL-03",
            marks=rule("AT-FINAL-03", "AT-DAGON-09"),
            id="over the river again",
        ),
        pytest.param(
            "cthulhu",
            CROSS,
            ["cross H13"],
            "AT-DEAD-04",
            marks=rule("AT-DEAD-04", "AT-DAGON-01"),
            id="across the river without Dagon",
        ),
        pytest.param("dagon", CROSS, ["cross V13"], "AT-DAGON-01", marks=rule("AT-DAGON-01"), id="lengthening a street"),
        pytest.param(
            "dagon", ["H10", "V61"], ["gate J20-J61", "V61"], "AT-Q-12", marks=rule("AT-Q-12"), id="a connection first"
        ),
        pytest.param(
            "dagon", ["H10", "V61"], ["H10", "gate J20-J61"], "AT-Q-12", marks=rule("AT-Q-12"), id="a connection last"
        ),
        pytest.param(
            "dagon", ["H10", "V61"], ["H10", "gate J20-J11", "V61"], "AT-GATE-02", marks=rule("AT-GATE-02"), id="no gate"
        ),
        pytest.param(
            "dagon",
            ["H10", "H20"],
            ["H10", "gate J20-J20", "H20"],
            "AT-GATE-07",
            marks=rule("AT-GATE-07"),
            id="a gate with itself",
        ),
        pytest.param(
            "dagon",
            ["H10", "V61"],
            ["H10", "gate J61-J20", "V61"],
            "AT-GATE-03",
            marks=rule("AT-GATE-03"),
            id="from the other gate",
        ),
        pytest.param(
            "dagon",
            ["H10", "V61"],
            ["H10", "gate J20-J61", "gate J61-J65", "V61"],
            "AT-Q-12",
            marks=rule("AT-Q-12"),
            id="a piece of no segment",
        ),
    ],
)
def test_an_illegal_line_is_refused_with_its_rule(ancient_one, drawn, walk, broken):
    with pytest.raises(IllegalLineError) as refused:
        line_from_walk(roads(*drawn), walk, NOBODY, ancient_one, None)
    assert refused.value.rule == broken


def test_one_gate_joins_several_pieces():
    """From J20 out and back: three pieces meet at one gate, each connection one more madness."""
    walk = ["V61", "gate J61-J20", "H10", "R1", "H01", "H11", "V20", "gate J20-J65", "V64"]
    line = line_from_walk(roads("V61", "H10", "R1", "H01", "H11", "V20", "V64"), walk, NOBODY, "yog_sothoth", None)
    assert (line.links, line.madness) == (2, 2)


@rule("AT-DAGON-09", "AT-Q-32")
def test_a_lengthened_dead_end_does_not_touch_the_gate_at_its_tip():
    drawn = roads("V02", "V61")
    with pytest.raises(IllegalLineError):
        line_from_walk(drawn, ["cross V02", "gate D02-J61", "V61"], NOBODY, "dagon", None)
    plain = line_from_walk(drawn, ["V02", "gate D02-J61", "V61"], NOBODY, "dagon", None)
    crossed = line_from_walk(drawn, ["cross V02"], NOBODY, "dagon", None)
    assert crossed.along == plain.along & mask(ROADS[road_index["V02"]].along)
    assert crossed.madness == 2  # the crossing, and the horrifying place J02 where it lands


@rule("AT-TASK-07", "AT-Q-18")
def test_the_task_counts_segments_along_the_line_not_the_shortest_way():
    drawn = roads(*ROUND)
    around = line_from_walk(drawn, ["V11", "H12", "V21"], NOBODY, "shub_niggurath", nodes("J11", "J21"))
    assert (around.task, around.task_pair) == (3, nodes("J11", "J21"))
    assert lines(drawn, NOBODY, "shub_niggurath", nodes("J11", "J21"))[0].task == 3


@rule("AT-TASK-07", "AT-Q-18")
def test_a_closed_line_may_be_begun_where_the_task_is_best():
    walk = ["H12", "V21", "H11", "V11"]  # J12, J22, J21, J11 and back to J12
    line = line_from_walk(roads(*ROUND), walk, NOBODY, "dagon", nodes("J22", "J21"))
    assert line.task == 3  # begun at J21, past J11 and J12 to J22
    assert line_from_walk(roads(*ROUND), walk[:3], NOBODY, "dagon", nodes("J22", "J21")).task == 1


@rule("AT-TASK-07", "AT-Q-18")
def test_the_task_alone_may_make_a_closed_line_the_best():
    """V03 leads to a circle of four: who walks it begins or stops at J04, and only V14 lies between the junctions then."""
    drawn = roads("V03", "H04", "V04", "H05", "V14")
    best = lines(drawn, NOBODY, "dagon", nodes("J14", "J15"))[0]
    assert (best.task, best.yellow, best.vp) == (3, 8, 11)  # H04, V04 and H05; the star of 1;6


@rule("AT-TASK-07", "AT-GATE-08")
@pytest.mark.parametrize("closely", [False, True], ids=["", "closely"])
def test_between_the_junctions_the_longer_way_round_is_found(closely, monkeypatch):
    """From J23 by V23 and the gates to J16, then by R4 and H05 to J15, though V15 is shorter, and by V14 to J14."""
    if closely:
        monkeypatch.setattr(route_joins, "EASY", -1)
        monkeypatch.setattr(route_joins, "HARD", -1)
    drawn = roads("V23", "V15", "R4", "H05", "V14", "V04")
    best = lines(drawn, NOBODY, "shub_niggurath", nodes("J23", "J14"))[0]
    assert (best.task, best.yellow, best.vp) == (4, 8, 12)  # four segments; the star of 1;6


TIED = "H43", "H55", "R3", "X54A", "X65A", "X66B"  # a way into nowhere that begins at a joined gate
HANGING = "H16", "H26", "V15", "V25", "X35B", "X26A", "X36A"  # circles with a way hanging on them


@pytest.mark.parametrize(
    ("ancient_one", "drawn", "task"), [("shub_niggurath", TIED, ("J54", "J55")), ("dagon", HANGING, ("J26", "J15"))]
)
def test_drawings_whose_task_is_easily_miscounted(ancient_one, drawn, task):
    tourists = [pack((0, 1, 2, 3))] * 36
    found = lines(roads(*drawn), tourists, ancient_one, nodes(*task))
    best = best_by_class(roads(*drawn), tourists, ancient_one, nodes(*task))
    assert classes(found, ancient_one) == front_of(best, ancient_one)


# With a given number of connections a loop at a gate may have to be walked between the task's junctions, or outside of them.
LOOPS_AT_GATES = [
    ("yog_sothoth", "H05 H16 H40 H51 H52 R2 R4 V15 V50 V61 X62B", 4),
    ("yog_sothoth", "H01 H02 H10 H12 H20 H40 H51 R1 R2 V10 V11 V20 V61 X21B X61A", 1),
    ("shub_niggurath", "H10 H20 H30 H40 R2 V20 V30 V50 V51 X21A X31B X61A", 2),
    ("shub_niggurath", "H10 H20 H21 H40 H51 H52 R1 R2 V20 V50 V61 X21A X31A", 1),
]


@rule("AT-TASK-04", "AT-Q-11", "AT-Q-18")
@pytest.mark.parametrize(("ancient_one", "drawn", "card"), LOOPS_AT_GATES)
def test_loops_at_gates_count_for_the_task(ancient_one, drawn, card):
    task, road_set = nodes(*TASK_CARDS[card].junctions), roads(*drawn.split())
    for seed in range(3):
        tourists = NOBODY if seed == 0 else random_tourists(Random(seed))
        best = best_by_states(road_set, tourists, ancient_one, task)
        assert classes(lines(road_set, tourists, ancient_one, task), ancient_one) == front_of(best, ancient_one)


def result_counts(numbers: tuple[int, ...], fail_up_to: int, success_from: int) -> tuple[int, int]:
    failed = sum(number <= fail_up_to for number in numbers)
    return failed, sum(number >= success_from and number > fail_up_to for number in numbers)


@rule("AT-TOME-04", "AT-TOME-05")
@pytest.mark.parametrize("ancient_one", ANCIENT_ONES)
def test_the_expected_total_is_the_mean_over_all_rolls(ancient_one):
    end = TestRecordedEnd()
    for line in lines(end.drawn, end.tourists, ancient_one, end.task):
        fail_up_to = ANCIENT_ONES[ancient_one].fail_up_to(line.madness)
        rest = Aftermath(line.along, end.tourists, line.task)

        def total(numbers, success_from=5, line=line, rest=rest, fail_up_to=fail_up_to):
            results = result_counts(numbers, fail_up_to, success_from)
            return value_after(ancient_one, rest, results, line.madness, line.links, 2)

        rolls = list(product(range(1, 7), repeat=3))
        plain = sum(total(roll) for roll in rolls) / 216
        blessed = sum(max(total(roll), total(roll, 4)) for roll in rolls) / 216
        lifted = 0.0
        for roll in rolls:
            choices = [total(roll)]
            choices += [total((*roll[:i], min(6, roll[i] + 2), *roll[i + 1 :])) for i in range(3)]
            lifted += max(choices) / 216
        assert expected_total(line, end.tourists, ancient_one, 2, (False, False, False)) == pytest.approx(plain)
        assert expected_total(line, end.tourists, ancient_one, 2, (False, False, True)) == pytest.approx(blessed)
        assert expected_total(line, end.tourists, ancient_one, 2, (False, True, False)) == pytest.approx(lifted)


@rule("AT-ENC-11")
def test_a_blessing_is_of_no_use_where_four_fails():
    end = TestRecordedEnd()
    line = replace(lines(end.drawn, end.tourists, "yog_sothoth", end.task)[0], madness=7)  # failures are 1 to 4
    plain = expected_total(line, end.tourists, "yog_sothoth", None, (False, False, False))
    assert expected_total(line, end.tourists, "yog_sothoth", None, (False, False, True)) == pytest.approx(plain)


def test_more_tomes_are_never_worse():
    end = TestRecordedEnd()
    line = lines(end.drawn, end.tourists, "cthulhu", end.task)[0]
    for tomes in product((False, True), repeat=3):
        for number in range(3):
            fewer = tuple(tome and place != number for place, tome in enumerate(tomes))
            more = expected_total(line, end.tourists, "cthulhu", 0, tomes)
            assert more >= expected_total(line, end.tourists, "cthulhu", 0, fewer) - 1e-9


AROUND_RIVER = roads("H13")  # along 2;3 (red, at the river) and 2;4 (purple, at the river)


@pytest.mark.parametrize(
    ("ancient_one", "results", "madness", "links", "call", "total"),
    [
        # 5 circles x 1 red + 2 crosses x 1 purple = 7
        pytest.param(
            "cthulhu",
            (1, 1),
            0,
            0,
            0,
            3 + 2 + 3,
            marks=rule("AT-CTHU-02", "AT-CTHU-06"),
            id="half of 5 circles, rounded down, go; a pair is rewarded",
        ),
        pytest.param("cthulhu", (2, 1), 0, 0, 0, 2, marks=rule("AT-CTHU-03"), id="all circles go"),
        pytest.param(
            "cthulhu",
            (0, 2),
            0,
            0,
            3,
            7 + 2 * 3,
            marks=rule("AT-CTHU-04", "AT-CTHU-05"),
            id="two successes pay for the pair of crosses",
        ),
        pytest.param(
            "dagon",
            (1, 1),
            0,
            0,
            None,
            2 + 3,
            marks=rule("AT-DAGON-05"),
            id="circles leave the river; one district has tourists left",
        ),
        pytest.param("dagon", (2, 1), 0, 0, None, 0, marks=rule("AT-DAGON-07"), id="both types leave the river"),
        pytest.param(
            "dagon", (0, 3), 0, 0, None, 7 + 3 * 6, marks=rule("AT-DAGON-06"), id="two river districts with tourists"
        ),
        pytest.param(
            "shub_niggurath",
            (1, 1),
            0,
            2,
            None,
            3 + 2 + 8,
            marks=rule("AT-SHUB-02"),
            id="two connections: two circles go, 8 VP come",
        ),
        pytest.param(
            "shub_niggurath", (0, 2), 0, 2, None, 7 + 2 * 8, marks=rule("AT-SHUB-03"), id="each success pays for both"
        ),
        pytest.param(
            "shub_niggurath", (2, 0), 0, 2, None, 1 + 2, marks=rule("AT-SHUB-04"), id="four erasures, circles first"
        ),
        pytest.param(
            "yog_sothoth", (0, 2), 3, 0, None, 7 + 2 * 12, marks=rule("AT-YOG-06"), id="4 VP for each point of madness"
        ),
        pytest.param("yog_sothoth", (3, 0), 3, 0, None, 0, marks=rule("AT-ENC-14"), id="three failures: nothing"),
    ],
)
def test_what_is_left_after_the_encounter(ancient_one, results, madness, links, call, total):
    tourists = [0] * 36
    tourists[district_index["2;3"]] = pack((0, 0, 0, 0, 0))
    tourists[district_index["2;4"]] = pack((3, 3))
    along = mask(ROADS[bits(AROUND_RIVER)[0]].along)
    assert value_after(ancient_one, Aftermath(along, tourists, 0), results, madness, links, call) == total


def crowded(**crowds: tuple[int, ...]) -> tuple[int, list[int]]:
    """Districts, written `d33`, all along a line, and the tourists in them."""
    tourists = [0] * 36
    for name, kinds in crowds.items():
        tourists[district_index[f"{name[1]};{name[2]}"]] = pack(kinds)
    return mask(district_index[f"{name[1]};{name[2]}"] for name in crowds), tourists


@rule("AT-DAGON-06")
def test_dagon_pays_for_districts_at_the_river_alone():
    along, tourists = crowded(d33=(1,), d21=(1,))  # both green; 3;3 lies at the river, 2;1 does not
    assert value_after("dagon", Aftermath(along, tourists, 0), (0, 1), 0, 0, None) == 2 * 2 + 3


@rule("AT-SHUB-04")
def test_shub_niggurath_takes_the_most_common_type_although_another_is_cheaper():
    along, tourists = crowded(d31=(0, 0, 0), d62=(), d41=(3,))  # 3 circles x 2 red, 1 cross x 1 purple
    assert value_after("shub_niggurath", Aftermath(along, tourists, 0), (1, 0), 0, 1, None) == 2 * 2 + 1


@rule("AT-YOG-02", "AT-YOG-05")
def test_yog_sothoth_crosses_out_the_fullest_university_districts():
    tourists = [0] * 36
    for district, kinds in {"3;5": (0,), "4;5": (1, 1, 1), "3;6": (3, 3), "4;6": (2,)}.items():
        tourists[district_index[district]] = pack(kinds)
    along = mask(district_index[district] for district in ("3;5", "4;5", "3;6", "4;6"))
    # whole: 3 squares + 2 crosses + 1 triangle + star 7; after: triangle 1 and star 7
    assert value_after("yog_sothoth", Aftermath(along, tourists, 0), (0, 0), 0, 0, None) == 13
    assert value_after("yog_sothoth", Aftermath(along, tourists, 0), (1, 0), 0, 0, None) == 8
    assert value_after("yog_sothoth", Aftermath(along, tourists, 0), (2, 0), 0, 0, None) == 0

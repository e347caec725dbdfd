"""Whom predictable monsters go for and by which way (MA-AINEAR, MA-AIMOVE, MA-EX-49 to -57)."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.machina_arcana import cards
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.state import DESTROYED
from eldertable.games.machina_arcana.things import set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.own_cards import print_card

LORRE, PHILIP, HANK = "lorre_gerrar", "philip_weil", "hank_horden"
WALLED_IN = ["#########", "........#", "#########"]  # a corridor: row 2, columns 1 to 8


def known(t: Table, ref: str) -> dict[str, Any]:
    """What the page shows of a monster: whom it goes for, and how far everybody is."""
    found: dict[str, Any] = GAME.insight(t.state, None)["monsters"][ref]
    return found


def steps(t: Table, ref: str, explorer: str = LORRE) -> tuple[int, int]:
    """Cells to walk, and closed doors and creatures on the way."""
    (one,) = (entry for entry in known(t, ref)["explorers"] if entry["explorer"] == explorer)
    return one["steps"], one["blocks"]


def goals(t: Table) -> list[tuple[str, str]]:
    return [(event.about, event.data["because"]) for event in t.what("goes_for")]


# --- the nearest explorer ----------------------------------------------------------------------------------------


@rule("MA-AINEAR-01", "MA-INCORP-01")
def test_an_incorporeal_explorer_is_ignored_and_never_walked_to() -> None:
    t = table({LORRE: at(5, 5), PHILIP: at(10, 8)}, {"saral": at(5, 8)}, equipped={LORRE: ["crystal_statuette"]})
    assert known(t, "saral")["targets"] == [LORRE]
    t.use("crystal_statuette")
    assert known(t, "saral")["targets"] == [PHILIP]
    t.monster_turn("saral")
    assert goals(t) == [(PHILIP, "alone")]


@rule("MA-AINEAR-01")
def test_alone_with_an_incorporeal_explorer_a_monster_stays() -> None:
    t = table({LORRE: at(5, 5)}, {"saral": at(5, 8)}, equipped={LORRE: ["crystal_statuette"]})
    t.use("crystal_statuette")
    t.monster_turn("saral")
    assert t.walked("saral") == [] and t.asked() == "act"


@rule("MA-AINEAR-02")
def test_the_distance_is_the_number_of_cells_to_walk() -> None:
    t = table({LORRE: at(2, 1)}, {"saral": at(2, 8)}, rows=WALLED_IN)
    assert steps(t, "saral") == (7, 0)
    around = table({LORRE: at(5, 5)}, {"saral": at(5, 6)}, walls=[(row, 5, "east") for row in range(4, 11)])
    assert steps(around, "saral") == (4, 0)  # over the end of the wall


@rule("MA-AINEAR-03", "MA-Q-91")
@pytest.mark.parametrize("thing", ["#", "o", "C", "E", "R", "W", "T", "*", "~"])
def test_the_walk_goes_around_impassable_cells(thing: str) -> None:
    t = table({LORRE: at(5, 5)}, {"saral": at(5, 7)}, rows=["", "", "", f".....{thing}", f".....{thing}", f".....{thing}"])
    assert steps(t, "saral")[0] == 4


@rule("MA-AINEAR-03")
def test_the_walk_goes_around_destroyed_cells() -> None:
    t = table({LORRE: at(2, 1)}, {"saral": at(2, 3)}, rows=["#.#", "...", "#.#"])
    assert steps(t, "saral")[0] == 2
    set_token(t.state, at(2, 2), DESTROYED)
    assert steps(t, "saral")[0] == 2  # over the end of it
    for row in (1, 3):
        set_token(t.state, at(row, 2), DESTROYED)
    assert steps(t, "saral")[0] == -1  # nowhere through


@rule("MA-AINEAR-04")
def test_the_walk_ignores_closed_doors_and_creatures_but_counts_them() -> None:
    t = table({LORRE: at(2, 1)}, {"saral": at(2, 8), "mi_go": at(2, 5)}, rows=WALLED_IN, doors=[(2, 3, "east")])
    assert steps(t, "saral") == (7, 1)
    t.shut(2, 3, "east")
    assert steps(t, "saral") == (7, 2)


@rule("MA-AINEAR-05", "MA-Q-63")
def test_a_stationary_creature_counts_as_rubble() -> None:
    t = table({LORRE: at(2, 1)}, {"saral": at(2, 8), "k_thun": at(2, 5)}, rows=WALLED_IN)
    assert steps(t, "saral") == (-1, 0)
    t.monster_turn("saral")
    assert t.walked("saral") == []


@rule("MA-Q-92")
def test_distances_are_counted_with_the_monsters_own_way_of_moving() -> None:
    walls = [(row, 5, "east") for row in range(1, 11)]
    t = table({LORRE: at(5, 5)}, {"formless_spawn": at(5, 9), "saral": at(5, 8)}, walls=walls)
    assert steps(t, "saral") == (-1, 0)
    assert steps(t, "formless_spawn") == (4, 0)
    corridor = table({LORRE: at(2, 1)}, {"rust_hound": at(2, 6), "saral": at(2, 5)}, rows=WALLED_IN)
    assert steps(corridor, "rust_hound") == (5, 0)  # it moves through creatures: nobody to go around
    ghost = table({LORRE: at(2, 1)}, {"black_regent": at(2, 6), "saral": at(2, 5)}, rows=WALLED_IN)
    assert steps(ghost, "black_regent") == (5, 0) and steps(ghost, "saral") == (4, 0)  # incorporeal: the same
    corridor.monster_turn("rust_hound")
    assert corridor.walked("rust_hound") == [at(2, 4), at(2, 3), at(2, 2)]


@rule("MA-Q-92")
@pytest.mark.parametrize(("through", "thing"), [("obstacles", "C"), ("obstacles", "o"), ("rubble", "#"), ("chasms", "~")])
def test_who_moves_through_something_counts_the_way_through_it(
    through: str, thing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stats = "{defence: 3, will: 3, health: 1, stamina: 4}"
    passes = f"[{{gives: [{{move_through: [{through}]}}]}}]"
    beast = print_card(monkeypatch, cards.monster, "test_beast", f"level: 1\nstats: {stats}\nabilities: {passes}\n")
    t = table({LORRE: at(5, 5)}, {"saral": at(5, 7), beast: at(6, 7)}, rows=[*[""] * 3, *[f".....{thing}"] * 3])
    assert steps(t, "saral")[0] == 4 and steps(t, beast)[0] == 2


@rule("MA-INCORP-06", "MA-Q-92")
def test_an_incorporeal_creature_on_the_way_is_nobody_to_go_around() -> None:
    t = table({LORRE: at(2, 1)}, {"saral": at(2, 6), "light_eater": at(2, 4)}, rows=WALLED_IN)
    assert steps(t, "saral") == (5, 0)
    t.monster_turn("saral")
    assert t.walked("saral") == [at(2, 5), at(2, 3), at(2, 2)]  # 1, 2 and 1 of its 4 stamina


@rule("MA-Q-92", "MA-AIMOVE-01")
def test_a_monster_that_moves_through_walls_takes_the_straight_way() -> None:
    rows = ["", "", "", "##########", "", "##########"]
    t = table({LORRE: at(5, 2)}, {"formless_spawn": at(5, 8)}, rows=rows, walls=[(5, 5, "east")])
    t.monster_turn("formless_spawn")
    assert t.walked("formless_spawn") == [at(5, 7), at(5, 6), at(5, 5), at(5, 4)]


def between_two(*doors: tuple[int, int, str], **health: int) -> Table:
    """Saral in the middle of a corridor, Lorre and Philip four cells away on both sides."""
    rows = ["#" * 10, ".........#", "#" * 10]
    t = table({LORRE: at(2, 1), PHILIP: at(2, 9)}, {"saral": at(2, 5)}, rows=rows, doors=doors)
    t.explorer(LORRE).health = health.get("lorre", 4)
    t.explorer(PHILIP).health = health.get("philip", 4)
    t.refresh()
    return t


@rule("MA-AINEAR-06", "MA-Q-10")
def test_at_the_same_distance_fewer_doors_and_creatures_decide_before_health() -> None:
    t = between_two(lorre=1)
    t.state.monsters.append(type(t.state.monsters[0])("mi_go", at(2, 3)))
    t.refresh()
    t.monster_turn("saral", stamina=1)
    assert goals(t) == [(PHILIP, "clear_way")] and t.walked("saral") == [at(2, 6)]


@rule("MA-AINEAR-06", "MA-Q-10")
def test_at_the_same_distance_a_closed_door_on_the_way_decides_too() -> None:
    t = between_two((2, 2, "east"), lorre=1)
    t.shut(2, 2, "east")
    t.monster_turn("saral", stamina=1)
    assert goals(t) == [(PHILIP, "clear_way")] and t.walked("saral") == [at(2, 6)]


@rule("MA-AINEAR-07", "MA-Q-10")
def test_still_tied_the_one_with_less_health_is_the_target() -> None:
    t = between_two(philip=3)
    t.monster_turn("saral", stamina=1)
    assert goals(t) == [(PHILIP, "weakest")]
    other = between_two(lorre=3)
    other.monster_turn("saral", stamina=1)
    assert goals(other) == [(LORRE, "weakest")]


@rule("MA-AINEAR-08", "MA-Q-10")
@pytest.mark.parametrize(("chosen", "step"), [(LORRE, at(2, 4)), (PHILIP, at(2, 6))])
def test_tied_in_health_too_the_players_choose(chosen: str, step: int) -> None:
    t = between_two()
    t.monster_turn("saral", stamina=1)
    assert t.asked() == "choose_nearest" and {option.ref for option in t.decision(t.seat).options} == {LORRE, PHILIP}
    t.answer(ref=chosen)
    assert t.walked("saral") == [step] and goals(t) == [(chosen, "chosen")]


# --- the way -----------------------------------------------------------------------------------------------------


@rule("MA-AIMOVE-02", "MA-AINEAR-02", "MA-EX-49")
def test_of_two_shortest_ways_the_one_without_a_creature_is_taken() -> None:
    """Philip is nearer than Lorre; two passages of the same length lead to him, and a creature stands in the lower one."""
    rows = ["##########", "#.......##", "#.#####.##", "#.......##", "########.#"]
    t = table({PHILIP: at(3, 2), LORRE: at(10, 9)}, {"saral": at(3, 8), "mi_go": at(4, 5)}, rows=rows)
    assert steps(t, "saral", PHILIP) == (6, 0) and steps(t, "saral", LORRE) == (7, 0)
    t.monster_turn("saral")
    assert goals(t) == [(PHILIP, "nearest")]
    assert t.walked("saral") == [at(2, 7), at(2, 6), at(2, 5), at(2, 4)]


@rule("MA-AIMOVE-02")
def test_of_two_shortest_ways_the_one_without_a_closed_door_is_taken() -> None:
    rows = ["##########", "#.......##", "#.#####.##", "#.......##", "##########"]
    t = table({LORRE: at(3, 2)}, {"saral": at(3, 8)}, rows=rows, doors=[(2, 5, "east")])
    t.shut(2, 5, "east")
    t.monster_turn("saral", stamina=1)
    assert t.walked("saral") == [at(4, 7)]


@rule("MA-AIMOVE-02", "MA-Q-16")
def test_past_a_closed_door_beside_it_the_monster_takes_the_clear_way_of_the_same_length() -> None:
    t = table({LORRE: at(5, 8)}, {"mi_go": at(5, 5)}, rows=["", "", "", "", "", "....##"], doors=[(5, 5, "east")])
    t.shut(5, 5, "east")
    t.monster_turn("mi_go", stamina=4)
    assert t.walked("mi_go")[0] == at(4, 6) and not t.what("door_destroyed")


@rule("MA-AIMOVE-03", "MA-Q-94")
def test_a_cell_with_fewer_obstacles_in_sight_is_preferred() -> None:
    """Two cells are one step nearer. From the straight one a barrel hides Lorre, from the other she is in plain sight."""
    t = table({LORRE: at(5, 2)}, {"saral": at(5, 8)}, rows=["", "", "", "", "....o", "......#"])
    t.monster_turn("saral", stamina=1)
    assert t.walked("saral") == [at(4, 7)]


@rule("MA-AIMOVE-03")
def test_a_creature_in_sight_is_an_obstacle_as_well() -> None:
    t = table({LORRE: at(5, 2)}, {"saral": at(5, 8), "mi_go": at(5, 5)}, rows=["", "", "", "", "", "......#"])
    t.monster_turn("saral", stamina=1)
    assert t.walked("saral") == [at(4, 7)]


@rule("MA-AIMOVE-04", "MA-EX-57")
def test_a_straight_cell_is_preferred_to_a_diagonal_one() -> None:
    t = table({LORRE: at(5, 5)}, {"saral": at(7, 6)})  # (6, 5), straight below her, or (6, 6), diagonal
    t.monster_turn("saral", stamina=1)
    assert t.walked("saral") == [at(6, 5)]
    level = table({LORRE: at(5, 5)}, {"saral": at(6, 7)})  # (5, 6), straight beside her, or (6, 6)
    level.monster_turn("saral", stamina=1)
    assert level.walked("saral") == [at(5, 6)]


@rule("MA-AIMOVE-04", "MA-AIMOVE-05")
def test_a_straight_cell_without_line_of_sight_is_not_preferred() -> None:
    """Behind rubble Lorre is seen from none of the three cells that are a step nearer, one of them on her row."""
    t = table({LORRE: at(5, 2)}, {"saral": at(5, 8)}, rows=["", "", *["...#"] * 5])
    t.monster_turn("saral", stamina=1)
    assert t.asked() == "choose_monster_step"
    assert {option.ref for option in t.decision(t.seat).options} == {f"cell@{at(row, 7)}" for row in (4, 5, 6)}


@rule("MA-AIMOVE-05")
def test_still_tied_cells_are_the_players_choice() -> None:
    t = table({LORRE: at(5, 2)}, {"saral": at(5, 8)}, rows=["", "", "", "", "......#"])
    t.monster_turn("saral", stamina=1)
    assert t.asked() == "choose_monster_step"
    assert {option.ref for option in t.decision(t.seat).options} == {f"cell@{at(4, 7)}", f"cell@{at(6, 7)}"}
    t.answer(ref=f"cell@{at(6, 7)}")
    assert t.walked("saral") == [at(6, 7)]


# Two ways of five steps from (5, 6) to Lorre in (5, 2): the northern one begins with a door, the southern one leads past (7, 4).
FORK = ["##########", "##########", "###..#####", "##.##.####", "#.###.####", "##.##.####", "###..#####", *["#" * 10] * 3]


@pytest.mark.parametrize(("answer", "walked", "broken"), [(at(4, 6), [], 1), (at(6, 6), [at(6, 6)], 0)])
@rule("MA-AIMOVE-02", "MA-AIMOVE-05")
def test_a_way_through_a_door_and_one_past_a_creature_are_tied(answer: int, walked: list[int], broken: int) -> None:
    t = table({LORRE: at(5, 2)}, {"saral": at(5, 6), "mi_go": at(7, 4)}, rows=FORK, doors=[(5, 6, "north")])
    t.shut(5, 6, "north")
    t.monster_turn("saral", stamina=4)
    assert t.asked() == "choose_monster_step"
    assert {option.ref for option in t.decision(t.seat).options} == {f"cell@{at(4, 6)}", f"cell@{at(6, 6)}"}
    t.answer(ref=f"cell@{answer}")
    assert t.walked("saral")[:1] == walked and len(t.what("door_destroyed")) == broken


@rule("MA-AIMOVE-02")
def test_a_door_is_broken_rather_than_two_creatures_passed() -> None:
    others = {"mi_go": at(7, 4), "whisperer": at(7, 5)}
    t = table({LORRE: at(5, 2)}, {"saral": at(5, 6), **others}, rows=FORK, doors=[(5, 6, "north")])
    t.shut(5, 6, "north")
    t.monster_turn("saral", stamina=4)
    assert t.walked("saral") == [] and len(t.what("door_destroyed")) == 1


# Lorre in (5, 2), a creature in (5, 3), the monster in (5, 4): the way around leads over (4, 4) and (3, 3), both two cells from
# Lorre as the crow flies over the creature, to (4, 2) beside her.
AROUND = ["##########", "##########", "##.#######", "#.#.######", "#....#####", "##########"]


def blocked() -> Table:
    return table({LORRE: at(5, 2)}, {"saral": at(5, 4), "mi_go": at(5, 3)}, rows=AROUND)


@rule("MA-AIMOVE-06", "MA-AIMOVE-08", "MA-EX-50")
def test_with_enough_stamina_the_monster_goes_around_a_creature() -> None:
    t = blocked()
    t.monster_turn("saral", stamina=3)
    assert t.walked("saral") == [at(4, 4), at(3, 3), at(4, 2)]


@rule("MA-Q-16", "MA-AI-13")
def test_a_door_beside_it_is_left_alone_while_a_creature_blocks_the_way() -> None:
    t = table({LORRE: at(5, 2)}, {"saral": at(5, 4), "mi_go": at(5, 3)}, rows=AROUND, doors=[(5, 4, "south")])
    t.shut(5, 4, "south")
    t.monster_turn("saral", stamina=4)
    assert t.walked("saral") == [at(4, 4), at(3, 3), at(4, 2)] and not t.what("door_destroyed")


@rule("MA-AI-04", "MA-AIMOVE-07", "MA-AIMOVE-08", "MA-EX-51")
@pytest.mark.parametrize("stamina", [1, 2])
def test_without_it_the_monster_ends_its_turn_at_once(stamina: int) -> None:
    t = blocked()
    t.monster_turn("saral", stamina=stamina)
    assert t.walked("saral") == [] and t.asked() == "act"


A, B, V = at(5, 5), at(4, 5), at(3, 4)


@rule("MA-AIMOVE-06", "MA-AIMOVE-07", "MA-EX-52", "MA-EX-53")
@pytest.mark.parametrize(("stamina", "way"), [(1, [A]), (2, [A]), (3, [A, B, V]), (4, [A, B, V])])
def test_how_far_a_monster_goes_past_others_depends_on_its_stamina(stamina: int, way: list[int]) -> None:
    """A is nearer than the start, B as near as A, V beside Lorre."""
    rows = ["", "", "", "", "", "...##"]
    others = {"mi_go": at(4, 4), "whisperer": at(5, 4)}
    t = table({LORRE: at(4, 3)}, {"saral": at(6, 6), **others}, rows=rows)
    t.monster_turn("saral", stamina=stamina)
    assert t.walked("saral") == way


# Lorre in (5, 3), a creature in (5, 4), the monster in (5, 5): five steps lead around the rubble; Philip waits in (4, 9).
LONG_WAY = ["##########", "##########", "##...#####", "#.###....#", "##...#####", "##########"]


def long_way(monster: str) -> Table:
    return table({LORRE: at(5, 3), PHILIP: at(4, 9)}, {monster: at(5, 5), "mi_go": at(5, 4)}, rows=LONG_WAY)


@rule("MA-AI-04", "MA-AIMOVE-07", "MA-EX-55")
def test_a_monster_that_cannot_get_closer_ends_its_turn_without_moving() -> None:
    t = long_way("saral")  # 4 stamina
    assert known(t, "saral")["targets"] == [LORRE]
    t.monster_turn("saral")
    assert t.walked("saral") == []


@rule("MA-AINEAR-06", "MA-AINEAR-09", "MA-EX-56", "MA-Q-95")
def test_on_a_detour_a_monster_may_change_its_target() -> None:
    t = long_way("buopoth")  # 5 stamina
    t.monster_turn("buopoth")
    assert t.walked("buopoth") == [at(4, 6), at(4, 7), at(4, 8)]
    assert goals(t) == [(LORRE, "nearest"), (PHILIP, "clear_way"), (PHILIP, "nearest")]


@rule("MA-Q-95")
def test_a_started_detour_is_kept_although_it_first_leads_away() -> None:
    t = long_way("buopoth")
    t.explorer(PHILIP).cell = at(9, 9)  # behind the rubble
    t.refresh()
    t.monster_turn("buopoth")
    assert t.walked("buopoth") == [at(4, 6), at(3, 5), at(3, 4), at(3, 3), at(4, 2)]


def test_a_monster_says_once_whom_it_goes_for() -> None:
    t = table({LORRE: at(5, 2), PHILIP: at(1, 1)}, {"saral": at(5, 9)})
    t.monster_turn("saral")
    assert len(t.walked("saral")) == 4
    (told,) = t.what("goes_for")
    assert (told.about, told.data["because"], told.n) == (LORRE, "nearest", 7)
    words = GAME.log_words(told)
    assert words is not None and words.detail is not None

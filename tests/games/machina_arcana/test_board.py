"""Fragments, walls, doors, sight, adjacency, distance and range (MA-TILE, MA-WALL, MA-DOOR, MA-LOS, MA-ADJ, MA-RANGE)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from eldertable.games.machina_arcana import selecting, tiles
from eldertable.games.machina_arcana.board import ENTERED, OPPOSITE, Geometry, geometry
from eldertable.games.machina_arcana.context import Context
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.motion import moves
from eldertable.games.machina_arcana.options import CloseDoor
from eldertable.games.machina_arcana.state import DESTROYED, DOOR_CLOSED, DOOR_DESTROYED, LIT, STACK, Fragment
from eldertable.games.machina_arcana.targets import in_reach
from eldertable.games.machina_arcana.things import board_of, door_ref, set_door, set_token
from eldertable.games.machina_arcana.tiles import ATTACHMENT, BORDER, SIDES, Face, border_cells, edge_towards
from eldertable.games.machina_arcana.vocabulary import Selector
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, choosable, lay_map, table

LORRE, RUSTAM, BAPTISTE = "lorre_gerrar", "rustam_alimov", "baptiste_okoye"
Edges = Sequence[tuple[int, int, str]]
FACES = [id for pair in tiles.tiles() for id in pair]
OBSTACLES = ["C", "E", "R", "W", "T", "*", "o"]


def board(rows: Sequence[str] = (), *, walls: Edges = (), doors: Edges = (), shut: Edges = ()) -> Geometry:
    """One fragment drawn by the test; the doors of `shut` are closed."""
    fragment = Fragment(lay_map(rows, walls=walls, doors=[*doors, *shut]), 0, 0, 0)
    now = bytearray(fragment.doors)
    for row, column, side in shut:
        now[edge_towards(at(row, column), side)] = DOOR_CLOSED
    fragment.doors = bytes(now)
    return geometry([fragment])


def with_borders(*sides: str) -> str:
    """A plain fragment with borders on some sides."""
    plain = tiles.face(lay_map())
    edges = list(plain.edges)
    for side in sides:
        for cell in border_cells(side):
            edges[edge_towards(cell, side)] = BORDER
    name = f"bordered {' '.join(sides)}"
    tiles._drawn()[name] = Face(name, plain.kinds, tuple(edges), "", {}, (), {})
    return name


def side_by_side(left: str, right: str) -> Geometry:
    return geometry([Fragment(left, 0, 0, 0), Fragment(right, 0, 1, 0)])


# --- fragments ---------------------------------------------------------------------------------------------------


@rule("MA-TILE-01", "MA-TILE-02", "MA-TILE-05", "MA-Q-09")
@pytest.mark.parametrize("id", FACES)
@pytest.mark.parametrize("turn", range(4))
def test_a_fragment_has_a_hundred_cells_and_two_with_the_attachment_symbol(id: str, turn: int) -> None:
    face = tiles.face(id, turn)
    assert len(face.kinds) == 100
    marked = [side for side in SIDES for cell in border_cells(side) if face.edges[edge_towards(cell, side)] == ATTACHMENT]
    assert marked == [face.attach, face.attach]
    lone = geometry([Fragment(id, turn, 0, 0)])
    borders = {(cell, side) for cell in lone.cells for side in SIDES if lone.is_border(cell, side)}
    assert borders <= {(cell, side) for side in SIDES for cell in border_cells(side)}
    for side in SIDES:
        assert sum(1 for _, at_side in borders if at_side == side) in (0, 2)


@rule("MA-TILE-03", "MA-TILE-04", "MA-WALL-01")
def test_a_border_without_a_neighbour_is_a_wall_and_unexplored() -> None:
    lone = geometry([Fragment(with_borders("east"), 0, 0, 0)])
    assert lone.unexplored(at(5, 10)) == ["east"]
    assert "east" in lone.walls_of(at(5, 10))
    assert not lone.passes(at(5, 10), "east")


@rule("MA-TILE-03", "MA-TILE-04", "MA-ADJ-04", "MA-RANGE-07", "MA-Q-58")
def test_a_joined_border_is_an_opening() -> None:
    joined = side_by_side(with_borders("east"), with_borders("west"))
    assert joined.unexplored(at(5, 10)) == []
    assert "east" not in joined.walls_of(at(5, 10))
    assert joined.adjacent(at(5, 10), at(5, 1, 1))
    assert joined.adjacent(at(5, 10), at(6, 1, 1))
    assert joined.sight(at(5, 8), at(5, 3, 1)) == (at(5, 9), at(5, 10), at(5, 1, 1), at(5, 2, 1))


@rule("MA-Q-49")
def test_fragments_that_touch_are_walled_off_outside_their_borders() -> None:
    joined = side_by_side(with_borders("east"), with_borders("west"))
    assert not joined.adjacent(at(4, 10), at(4, 1, 1))
    assert joined.sight(at(2, 10), at(2, 1, 1)) is None
    assert "east" in joined.walls_of(at(4, 10))


@rule("MA-Q-50")
def test_fragments_are_joined_only_where_both_have_borders() -> None:
    half = side_by_side(with_borders("east"), with_borders("north"))
    assert not half.adjacent(at(5, 10), at(5, 1, 1))
    whole = geometry([Fragment(with_borders("east", "south"), 0, x, y) for x, y in ((0, 0), (1, 0))])
    assert not whole.adjacent(at(5, 10), at(5, 1, 1))
    square = with_borders(*SIDES)
    four = geometry([Fragment(square, 0, x, y) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))])
    for cell in four.cells:
        for side in SIDES:
            other = four.beside(cell, side)
            if other is not None and other // 100 != cell // 100:
                borders = four.is_border(cell, side) and four.is_border(other, OPPOSITE[side])
                assert four.passes(cell, side) == borders
                assert side not in four.unexplored(cell)  # something lies there


# --- walls, doors, adjacency -------------------------------------------------------------------------------------


@rule("MA-ADJ-01", "MA-ADJ-02")
def test_cells_that_touch_are_adjacent_in_eight_directions() -> None:
    near = {at(r, c) for r in (4, 5, 6) for c in (4, 5, 6)} - {at(5, 5)}
    assert set(board().neighbours[at(5, 5)]) == near
    assert board().near(at(5, 5))[0] == at(5, 5)


@rule("MA-ADJ-01", "MA-ADJ-02")
def test_what_stands_on_adjacent_cells_is_adjacent_unless_a_wall_is_between() -> None:
    rows = ["", "", "", "...C.o", "", "....*"]
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 4)}, {"mi_go": at(6, 6), "saral": at(5, 7)}, rows=rows, walls=[(5, 5, "west")])
    near = {RUSTAM: False, "mi_go": True, "saral": False, f"cell@{at(4, 4)}": True, f"barrel@{at(4, 6)}": True}
    assert {ref: selecting.is_adjacent(t.state, LORRE, ref) for ref in near} == near
    assert selecting.is_adjacent(t.state, "mi_go", LORRE) and selecting.is_adjacent(t.state, "mi_go", "saral")


@rule("MA-ADJ-04", "MA-Q-58")
def test_an_attack_on_adjacent_creatures_reaches_over_a_joined_border() -> None:
    t = table({BAPTISTE: at(5, 10)}, {"mi_go": at(5, 1, 1), "saral": at(6, 1, 1), "listener": at(5, 2, 1)})
    t.state.fragments = [Fragment(with_borders("east"), 0, 0, 0), Fragment(with_borders("west"), 0, 1, 0)]
    t.refresh()
    t.roll_attack(0, 0)
    t.use(BAPTISTE, 1)
    assert {ref for ref, _, _ in t.told(AttackRolled)[0].against} == {"mi_go", "saral"}


@rule("MA-WALL-01", "MA-ADJ-01", "MA-TABLE-07")
def test_a_wall_separates_two_cells() -> None:
    walled = board(walls=[(5, 5, "east")])
    assert not walled.adjacent(at(5, 5), at(5, 6))
    assert walled.sight(at(5, 3), at(5, 8)) is None
    assert walled.adjacent(at(5, 5), at(4, 6)), "round the end of the wall"


@rule("MA-ADJ-03")
def test_a_creature_is_adjacent_to_walls_of_its_own_cell_alone() -> None:
    walled = board(walls=[(5, 5, "east")])
    assert walled.walls_of(at(5, 5)) == ["east"]
    assert walled.walls_of(at(5, 6)) == ["west"]
    assert walled.walls_of(at(4, 5)) == []
    assert walled.walls_of(at(6, 6)) == []


@rule("MA-DOOR-01", "MA-DOOR-02", "MA-DOOR-03", "MA-DOOR-04")
def test_an_open_or_destroyed_door_is_an_opening() -> None:
    corridor: Edges = [(4, 5, "east"), (6, 5, "east")]
    for state in (0, DOOR_DESTROYED):
        t = table({LORRE: at(5, 5)}, walls=corridor, doors=[(5, 5, "east")])
        set_door(t.state, door_ref(at(5, 5), "east"), state)
        assert at(5, 6) in moves(t.state, LORRE, 3)
        assert board_of(t.state).sight(at(5, 3), at(5, 8)) is not None
        assert board_of(t.state).walls_of(at(5, 5)) == []


@rule("MA-DOOR-01", "MA-DOOR-04", "MA-LOS-02", "MA-TABLE-07")
def test_a_closed_door_is_a_wall() -> None:
    shut = board(walls=[(4, 5, "east"), (6, 5, "east")], shut=[(5, 5, "east")])
    assert shut.walls_of(at(5, 5)) == ["east"]
    assert shut.sight(at(5, 3), at(5, 8)) is None
    assert not any(shut.adjacent(at(5, 5), at(row, 6)) for row in (4, 5, 6))


CORNER: Edges = [(5, 5, "east"), (5, 5, "south")]  # two doors meet at the corner of a cell


@rule("MA-ADJ-01", "MA-DOOR-02", "MA-EX-26")
def test_open_doors_at_a_corner_hide_nobody() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(6, 6)}, rows=["", "", "", "", ".....", "....*"], doors=CORNER)
    assert selecting.is_adjacent(t.state, LORRE, RUSTAM)
    assert selecting.is_adjacent(t.state, LORRE, f"cell@{at(6, 5)}")
    assert board_of(t.state).adjacent(at(5, 5), at(5, 6))


@rule("MA-ADJ-03", "MA-DOOR-13", "MA-EX-27")
def test_only_doors_on_the_edges_of_the_own_cell_can_be_closed() -> None:
    t = table({LORRE: at(5, 5)}, doors=[(5, 5, "east"), (6, 6, "north")])
    assert t.can(CloseDoor, door=door_ref(at(5, 5), "east"))
    assert not t.can(CloseDoor, door=door_ref(at(6, 6), "north"))
    assert not selecting.is_adjacent(t.state, LORRE, door_ref(at(6, 6), "north"))


@rule("MA-ADJ-01", "MA-LOS-03", "MA-EX-28", "MA-Q-54")
def test_diagonal_neighbours_see_each_other_while_one_way_round_is_open() -> None:
    """The doors stand on both ways round the corner between the two cells."""
    ways: Edges = [(5, 5, "east"), (5, 5, "south")]
    assert board(doors=ways).adjacent(at(5, 5), at(6, 6))
    for i in (0, 1):
        one_shut = board(doors=[ways[1 - i]], shut=[ways[i]])
        assert one_shut.adjacent(at(5, 5), at(6, 6))
        assert one_shut.adjacent(at(6, 6), at(5, 5))
        assert one_shut.sight(at(4, 4), at(7, 7)) == (at(5, 5), at(6, 6))
    assert not board(shut=ways).adjacent(at(5, 5), at(6, 6))
    assert board(shut=ways).sight(at(4, 4), at(7, 7)) is None


@rule("MA-ADJ-01", "MA-MOVE-05", "MA-Q-54")
@pytest.mark.parametrize("side", SIDES)
def test_corners_are_passed_alike_in_all_four_directions(side: str) -> None:
    """A wall on one side of a cell leaves its four diagonals open; two walls that meet close the one between them."""
    one = board(walls=[(5, 5, side)])
    corners = {at(r, c) for r in (4, 6) for c in (4, 6)}
    assert corners <= set(one.neighbours[at(5, 5)]) and one.beside(at(5, 5), side) not in one.neighbours[at(5, 5)]
    other = SIDES[(SIDES.index(side) + 1) % 4]
    two = board(walls=[(5, 5, side), (5, 5, other)])
    (closed,) = corners - set(two.neighbours[at(5, 5)])
    between = two.beside(at(5, 5), side)
    assert between is not None and closed == two.beside(between, other)
    assert at(5, 5) not in two.neighbours[closed]


@rule("MA-ADJ-01", "MA-MOVE-05", "MA-Q-54")
@pytest.mark.parametrize("id", FACES)
def test_the_neighbours_of_every_printed_cell_are_those_that_walls_and_doors_leave(id: str) -> None:
    """Alone and joined to others: along a seam the neighbours are found in another way."""
    joined = geometry([Fragment(id, turn, x, y) for turn, (x, y) in enumerate(((0, 0), (1, 0), (0, 1), (1, 1)))])
    for laid in (geometry([Fragment(id, 0, 0, 0)]), joined):
        for cell in laid.cells:
            near = {other for side in SIDES if laid.passes(cell, side) and (other := laid.beside(cell, side)) is not None}
            for one, two in (("north", "east"), ("north", "west"), ("south", "east"), ("south", "west")):
                for first, second in ((one, two), (two, one)):
                    corner = laid.beside(cell, first)
                    if corner is not None and laid.passes(cell, first) and laid.passes(corner, second):
                        near.add(laid.beside(corner, second))  # type: ignore[arg-type]
            assert set(laid.neighbours[cell]) == near


# --- sight -------------------------------------------------------------------------------------------------------


@rule("MA-LOS-01", "MA-LOS-02", "MA-Q-56")
def test_sight_names_the_cells_strictly_between() -> None:
    assert board().sight(at(2, 2), at(2, 5)) == (at(2, 3), at(2, 4))
    assert board().sight(at(2, 2), at(4, 4)) == (at(3, 3),)
    assert board().sight(at(1, 1), at(2, 3)) == (at(1, 2), at(2, 2))
    assert board().sight(at(2, 2), at(2, 2)) == ()


@rule("MA-LOS-03", "MA-Q-54")
def test_a_line_that_touches_the_end_of_a_wall_is_free() -> None:
    walled = board(walls=[(5, 5, "east")])
    assert walled.sight(at(5, 5), at(6, 6)) == ()
    assert walled.sight(at(4, 4), at(7, 7)) is not None
    assert board(walls=[(5, 5, "south")]).sight(at(4, 4), at(7, 7)) is not None
    assert board(walls=[(5, 5, "east"), (5, 5, "south")]).sight(at(4, 4), at(7, 7)) is None


@rule("MA-LOS-02", "MA-TABLE-07", "MA-Q-56")
def test_rubble_blocks_every_sight_but_can_be_looked_at() -> None:
    rubble = board(["", "", "", "", "....#"])
    assert rubble.sight(at(5, 4), at(5, 6)) is None
    assert rubble.sight(at(5, 3), at(5, 5)) == (at(5, 4),)
    assert at(5, 5) not in rubble.entered


@rule("MA-LOS-04", "MA-Q-55")
def test_a_line_between_two_rubble_cells_that_touch_at_a_corner_is_free() -> None:
    rubble = board(["", "", "", "", ".....#", "....#"])
    assert rubble.sight(at(5, 5), at(6, 6)) == ()
    assert rubble.sight(at(4, 4), at(7, 7)) == (at(5, 5), at(6, 6))


def test_sight_is_the_same_from_both_ends() -> None:
    for id in FACES[:6]:
        lone = geometry([Fragment(id, 0, 0, 0)])
        for one in lone.cells[::7]:
            for other in lone.cells[::5]:
                there, back = lone._trace(one, other), lone._trace(other, one)
                assert (there is None) == (back is None)
                assert there is None or back is None or sorted(there) == sorted(back)


def sees(t: Table, mode: str, distance: int, cell: int) -> bool:
    return in_reach(t.state, LORRE, mode, distance, cell, set())


@rule("MA-LOS-05", "MA-LOS-06", "MA-TABLE-04", "MA-TABLE-05", "MA-RANGE-04", "MA-RANGE-05", "MA-Q-06")
@pytest.mark.parametrize("char", OBSTACLES)
def test_an_obstacle_blocks_one_ranged_symbol_and_not_the_other(char: str) -> None:
    t = table({LORRE: at(5, 3)}, rows=["", "", "", "", f"....{char}"])
    assert not sees(t, "blockable", 4, at(5, 7))
    assert sees(t, "piercing", 4, at(5, 7))
    assert sees(t, "blockable", 4, at(5, 5)), "the target itself is no obstacle (MA-Q-56)"
    assert at(5, 5) not in board_of(t.state).entered


@rule("MA-LOS-06", "MA-TABLE-03", "MA-Q-56")
def test_a_creature_is_an_obstacle() -> None:
    t = table({LORRE: at(5, 3), RUSTAM: at(5, 7)}, {"mi_go": at(5, 5)})
    assert not sees(t, "blockable", 4, at(5, 7))
    assert sees(t, "piercing", 4, at(5, 7))
    assert sees(t, "blockable", 4, at(5, 5))


@rule("MA-Q-63")
def test_a_stationary_creature_hides_no_more_than_others() -> None:
    t = table({LORRE: at(5, 3), RUSTAM: at(5, 7)}, {"k_thun": at(5, 5)})
    assert sees(t, "piercing", 4, at(5, 7)) and not sees(t, "blockable", 4, at(5, 7))


@rule("MA-LOS-02", "MA-RANGE-04", "MA-RANGE-05", "MA-Q-06")
@pytest.mark.parametrize("mode", ["blockable", "piercing"])
def test_walls_closed_doors_and_rubble_stop_both_ranged_symbols(mode: str) -> None:
    assert sees(table({LORRE: at(5, 3)}), mode, 4, at(5, 7))
    assert not sees(table({LORRE: at(5, 3)}, walls=[(5, 5, "east")]), mode, 4, at(5, 7))
    assert not sees(table({LORRE: at(5, 3)}, rows=["", "", "", "", "....#"]), mode, 4, at(5, 7))
    t = table({LORRE: at(5, 3)}, doors=[(5, 5, "east")])
    assert sees(t, mode, 4, at(5, 7))
    t.shut(5, 5, "east")
    assert not sees(t, mode, 4, at(5, 7))


@rule("MA-RANGE-07")
@pytest.mark.parametrize("mode", ["blockable", "piercing"])
def test_a_ranged_target_may_be_on_the_next_fragment(mode: str) -> None:
    t = table({LORRE: at(5, 9)})
    t.state.fragments = [Fragment(with_borders("east"), 0, 0, 0), Fragment(with_borders("west"), 0, 1, 0)]
    t.refresh()
    assert sees(t, mode, 4, at(5, 3, 1)) and not sees(t, mode, 3, at(5, 3, 1))


@rule("MA-LOS-06", "MA-TABLE-03")
def test_an_incorporeal_creature_is_an_obstacle_too() -> None:
    t = table({LORRE: at(5, 3), RUSTAM: at(5, 7)}, {"light_eater": at(5, 5)})
    assert not sees(t, "blockable", 4, at(5, 7))
    assert sees(t, "piercing", 4, at(5, 7))


@rule("MA-TABLE-03")
@pytest.mark.parametrize("monster", ["mi_go", "light_eater"])
def test_a_move_does_not_end_on_a_creature(monster: str) -> None:
    t = table({LORRE: at(5, 3), RUSTAM: at(4, 4)}, {monster: at(5, 4)})
    ends = moves(t.state, LORRE, 6)
    assert at(5, 4) not in ends and at(4, 4) not in ends and at(6, 4) in ends


@rule("MA-LOS-06", "MA-TABLE-04", "MA-TABLE-06")
@pytest.mark.parametrize(("char", "token"), [("C", DESTROYED), ("L", STACK), ("o", DESTROYED), ("*", LIT)])
def test_destroyed_and_lit_cells_are_obstacles(char: str, token: int) -> None:
    t = table({LORRE: at(5, 3)}, rows=["", "", "", "", f"....{char}"])
    set_token(t.state, at(5, 5), token)
    assert not sees(t, "blockable", 4, at(5, 7))
    assert sees(t, "piercing", 4, at(5, 7))
    assert board_of(t.state).kinds[at(5, 5)] not in ENTERED


@rule("MA-TABLE-01", "MA-TABLE-02")
@pytest.mark.parametrize("char", [".", "^", "~", "L"])
def test_cells_that_can_be_entered_hide_nothing(char: str) -> None:
    t = table({LORRE: at(5, 3)}, rows=["", "", "", "", f"....{char}"])
    assert sees(t, "blockable", 4, at(5, 7))
    assert at(5, 5) in board_of(t.state).entered


# --- distance and range ------------------------------------------------------------------------------------------


@rule("MA-RANGE-06", "MA-Q-57", "MA-NEAREST-02")
def test_distance_counts_steps_in_eight_directions_whatever_lies_between() -> None:
    walled = board(["", "", "", "", "....#"], walls=[(5, 3, "east")])
    assert walled.distance(at(5, 2), at(5, 8)) == 6
    assert walled.distance(at(2, 2), at(5, 4)) == 3
    joined = side_by_side(with_borders("east"), with_borders("west"))
    assert joined.distance(at(5, 9), at(6, 2, 1)) == 3
    for one in (at(1, 1), at(5, 7), at(10, 10)):
        for other in joined.cells[::3]:
            (r, c), (s, d) = joined.point(one), joined.point(other)
            assert joined.distance(one, other) == max(abs(r - s), abs(c - d))


@rule("MA-RANGE-03", "MA-RANGE-04", "MA-RANGE-05", "MA-RANGE-06", "MA-RANGE-08", "MA-Q-57")
def test_a_target_must_be_within_range() -> None:
    t = table({LORRE: at(5, 3)})
    assert sees(t, "blockable", 2, at(5, 5))
    assert not sees(t, "blockable", 2, at(5, 6))
    assert sees(t, "blockable", 2, at(5, 3))
    assert sees(t, "blockable", 2, at(6, 5)) and sees(t, "blockable", 2, at(7, 4))  # neither straight nor diagonal
    assert sees(t, "near", 1, at(6, 4))
    assert sees(t, "near", 1, at(5, 3))
    assert not sees(t, "near", 1, at(5, 5))
    assert sees(t, "piercing", 2, at(5, 5)) and not sees(t, "piercing", 2, at(5, 6))


@rule("MA-RANGE-03")
def test_a_near_target_is_oneself_or_adjacent_and_not_behind_a_wall() -> None:
    t = table(
        {LORRE: at(5, 5), RUSTAM: at(5, 7)},
        {"mi_go": at(5, 6), "saral": at(6, 6), "listener": at(4, 4)},
        walls=[(5, 5, "east"), (4, 5, "east"), (6, 5, "east")],
    )
    assert choosable(t, LORRE, 1) == {LORRE, "listener"}


@rule("MA-NEAREST-01", "MA-Q-59")
def test_the_nearest_is_looked_for_on_the_same_fragment_alone() -> None:
    joined = side_by_side(with_borders("east"), with_borders("west"))
    assert joined.nearest(at(5, 10), [at(5, 1, 1), at(5, 2), at(9, 3)]) == [at(9, 3)]
    assert joined.nearest(at(5, 10), [at(5, 1, 1)]) == []


@rule("MA-NEAREST-01", "MA-Q-59")
def test_the_nearest_creature_is_looked_for_on_the_same_fragment_alone() -> None:
    t = table({LORRE: at(5, 10)}, {"mi_go": at(5, 1), "rust_hound": at(5, 1, 1)})
    t.state.fragments = [Fragment(with_borders("east"), 0, 0, 0), Fragment(with_borders("west"), 0, 1, 0)]
    t.refresh()
    found = selecting.candidates(t.state, Context(LORRE, LORRE, LORRE), Selector("nearest", "monster"))
    assert found == ["mi_go"]


@rule("MA-NEAREST-02")
def test_nothing_between_makes_a_cell_less_near() -> None:
    walled = board(["", "", "", "", ".....#~C"], walls=[(5, 5, "east"), (4, 5, "east"), (6, 5, "east")])
    assert walled.nearest(at(5, 5), [at(5, 9), at(5, 1), at(10, 5)]) == [at(5, 9), at(5, 1)]
    assert walled.nearest(at(5, 5), [at(5, 8), at(5, 1), at(1, 1)]) == [at(5, 8)]


@rule("MA-NEAREST-02", "MA-Q-45")
def test_equally_near_things_are_all_found() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 7), "rust_hound": at(7, 6), "saral": at(5, 2)}, walls=[(5, 6, "east")])
    found = selecting.candidates(t.state, Context(LORRE, LORRE, LORRE), Selector("nearest", "monster"))
    assert sorted(found) == ["mi_go", "rust_hound"]

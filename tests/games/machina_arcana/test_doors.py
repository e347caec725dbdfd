"""The printed examples of doors: two of them meet at a corner (MA-ADJ, MA-DOOR, MA-RANGE).

Lorre stands at the end of a wall with two doors in it, one below the other. Behind her door stands Hank, above him lies a
chapter cell, below him, behind the other door, stands Philip.
"""

from __future__ import annotations

from eldertable.games.machina_arcana.options import Activate, CloseDoor, OpenDoor
from eldertable.games.machina_arcana.state import DOOR_CLOSED, DOOR_OPEN
from eldertable.games.machina_arcana.things import door_ref, door_state, set_door
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, choosable, table

LORRE, HANK, PHILIP, KIM = "lorre_gerrar", "hank_horden", "philip_weil", "kim_richards"
HERS, OTHER = door_ref(at(5, 5), "east"), door_ref(at(6, 5), "east")


def corner(*closed: str, kim: int = -1) -> Table:
    """Lorre acts, or Kim where she is given a place."""
    others = {HANK: at(5, 6), PHILIP: at(6, 6)}
    t = table(
        {LORRE: at(5, 5), **others} if kim < 0 else {KIM: kim},
        rows=["", "", "", ".....*"],
        walls=[(row, 5, "east") for row in (1, 2, 3, 4, 7, 8, 9, 10)],
        doors=[(5, 5, "east"), (6, 5, "east")],
    )
    t.state.explorers[0].inspiration = 3
    for door in closed:
        set_door(t.state, door, DOOR_CLOSED)
    t.refresh()
    return t


@rule("MA-EX-26", "MA-ADJ-01", "MA-DOOR-02")
def test_past_two_open_doors_everything_around_the_corner_is_adjacent() -> None:
    t = corner()
    assert {HANK, PHILIP} <= choosable(t, LORRE, 1)
    assert t.can(Activate, 0, cell=at(4, 6), as_kind="unlit_chapter_cell")


@rule("MA-EX-27", "MA-ADJ-03", "MA-DOOR-13")
def test_only_the_door_on_the_edge_of_ones_own_cell_is_closed() -> None:
    t = corner()
    assert t.options(CloseDoor) == [CloseDoor(HERS)]
    assert corner(OTHER).options(OpenDoor) == []


@rule("MA-EX-28", "MA-ADJ-01", "MA-LOS-03")
def test_diagonal_neighbours_are_adjacent_while_one_of_the_two_doors_is_open() -> None:
    for closed in ((HERS,), (OTHER,)):
        assert PHILIP in choosable(corner(*closed), LORRE, 1)
    both = corner(HERS, OTHER)
    assert PHILIP not in choosable(both, LORRE, 1) and HANK not in choosable(both, LORRE, 1)
    assert not both.can(Activate, 0)


@rule("MA-EX-29", "MA-RANGE-06")
def test_an_ability_of_range_two_closes_either_door() -> None:
    for door in (HERS, OTHER):
        t = corner(kim=at(5, 3))
        assert choosable(t, KIM, 0) == {HERS, OTHER}
        t.use(KIM, 0, door)
        assert door_state(t.state, door) == DOOR_CLOSED
        assert door_state(t.state, OTHER if door == HERS else HERS) == DOOR_OPEN
    assert choosable(corner(kim=at(5, 2)), KIM, 0) == set()  # three cells from the nearer door's cell
    assert choosable(corner(kim=at(5, 8)), KIM, 0) == {HERS, OTHER}  # from the other side
    assert choosable(corner(kim=at(5, 9)), KIM, 0) == set()

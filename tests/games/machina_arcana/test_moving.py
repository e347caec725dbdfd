"""Pushing, pulling, chasms, doors and exploring (MA-PUSH, MA-CELL, MA-DOOR, MA-EXPLORE, MA-LEAVE)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.context import Context
from eldertable.games.machina_arcana.motion import free_near, shove
from eldertable.games.machina_arcana.options import CloseDoor, DestroyDoor, LeaveBoard, Move, OpenDoor
from eldertable.games.machina_arcana.state import DESTROYED, DOOR_CLOSED, DOOR_DESTROYED, DOOR_OPEN, Equipped
from eldertable.games.machina_arcana.things import door_ref, door_state, set_door
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.own_cards import print_item

LORRE, RUSTAM = "lorre_gerrar", "rustam_alimov"


def push(t: Table, ref: str, cells: int, *, away: bool = True) -> None:
    """Shove a creature from Lorre's cell; no question may come up."""
    context = Context(LORRE, LORRE, LORRE)
    for _ in shove(t._table, context, ref, t.explorer(LORRE).cell, cells, away=away):
        raise AssertionError("a question nobody expected")


@rule("MA-PUSH-01", "MA-PUSH-02", "MA-PUSH-03")
def test_a_push_follows_the_row_or_column() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)})
    push(t, "mi_go", 2)
    assert t.monster("mi_go").cell == at(5, 8)  # type: ignore[union-attr]


@rule("MA-PUSH-04")
def test_off_the_row_and_column_the_push_is_diagonal() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(6, 7)})
    push(t, "mi_go", 1)
    assert t.monster("mi_go").cell == at(7, 8)  # type: ignore[union-attr]


@rule("MA-PUSH-01", "MA-PUSH-07")
def test_a_pull_comes_closer_and_stops_at_the_source() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 9)})
    push(t, "mi_go", 9, away=False)
    assert t.monster("mi_go").cell == at(5, 6)  # type: ignore[union-attr]


@rule("MA-PUSH-07")
def test_a_wall_or_an_impassable_cell_stops_the_push() -> None:
    walled = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, walls=[(5, 6, "east")])
    push(walled, "mi_go", 3)
    assert walled.monster("mi_go").cell == at(5, 6)  # type: ignore[union-attr]
    chest = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, rows=["", "", "", "", ".......C"])
    push(chest, "mi_go", 3)
    assert chest.monster("mi_go").cell == at(5, 7)  # type: ignore[union-attr]
    askew = table({LORRE: at(5, 5)}, {"mi_go": at(6, 6)}, rows=["", "", "", "", "", "", "", ".......#"])
    push(askew, "mi_go", 3)
    assert askew.monster("mi_go").cell == at(7, 7)  # type: ignore[union-attr] # it does not slide along


@rule("MA-PUSH-06", "MA-CELL-05", "MA-KILL-02", "MA-INSP-03")
def test_a_creature_pushed_into_a_chasm_is_destroyed() -> None:
    t = table({LORRE: at(5, 5)}, {"rust_hound": at(5, 6)}, rows=["", "", "", "", "......~"])
    push(t, "rust_hound", 1)
    assert t.monster("rust_hound") is None
    assert t.explorer().inspiration == 1


@rule("MA-PUSH-08")
def test_a_push_against_a_lever_springs_the_traps() -> None:
    t = table(
        {LORRE: at(5, 5)}, {"mi_go": at(5, 6), "k_thun": at(9, 9)}, rows=["", "", "", "", "......T", "", "", "", "........^"]
    )
    t.roll_attack(5, 5, 5)
    push(t, "mi_go", 1)
    assert t.monster("mi_go").cell == at(5, 6)  # type: ignore[union-attr]
    assert t.monster("k_thun") is None
    assert t.fragment.tokens[at(5, 7)] == 1


@rule("MA-PUSH-09")
def test_a_push_against_a_barrel_sets_it_off() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, rows=["", "", "", "", "......o"])
    t.roll_attack(5, 5, 5)
    push(t, "mi_go", 1)
    assert t.monster("mi_go").wounds == 1  # type: ignore[union-attr]
    assert t.monster("mi_go").cell == at(5, 6) and t.fragment.tokens[at(5, 7)] == DESTROYED  # type: ignore[union-attr]


@rule("MA-PUSH-10")
def test_a_stationary_creature_can_be_neither_pushed_nor_pulled() -> None:
    t = table({LORRE: at(5, 5)}, {"k_thun": at(5, 7)})
    for away in (True, False):
        push(t, "k_thun", 2, away=away)
        assert t.monster("k_thun").cell == at(5, 7)  # type: ignore[union-attr]


@rule("MA-MOVE-06", "MA-TELE-03", "MA-SPAWN-07")
def test_a_taken_destination_gives_the_nearest_free_cells() -> None:
    t = table({LORRE: at(5, 5)})
    assert free_near(t.state, at(2, 2)) == [at(2, 2)]
    near = free_near(t.state, at(5, 5))
    assert len(near) == 8 and at(4, 4) in near


@rule("MA-MOVE-06", "MA-TELE-03", "MA-SPAWN-07")
def test_around_an_impassable_destination_a_chasm_is_allowed_and_impassable_cells_are_not() -> None:
    t = table({LORRE: at(2, 1)}, rows=["C~.", ".#."])
    assert free_near(t.state, at(1, 1)) == [at(1, 2)]
    t.explorer().cell = at(5, 5)
    t.refresh()
    assert set(free_near(t.state, at(1, 1))) == {at(1, 2), at(2, 1)}


@rule("MA-MOVE-04")
def test_a_diagonal_step_between_two_impassable_cells_is_allowed() -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "", ".....", ".....#", "....#"])
    assert t.can(Move, 0, cell=at(6, 6))


@rule("MA-MOVE-05")
def test_a_diagonal_step_past_the_end_of_a_wall_is_allowed_but_not_through_a_corner() -> None:
    one = table({LORRE: at(5, 5)}, walls=[(5, 5, "east")])
    assert one.can(Move, 0, cell=at(6, 6)) and not one.can(Move, 0, cell=at(5, 6))
    both = table({LORRE: at(5, 5)}, walls=[(5, 5, "east"), (5, 5, "south"), (6, 5, "east"), (5, 6, "south")])
    assert not both.can(Move, 0, cell=at(6, 6))


# --- doors -------------------------------------------------------------------------------------------------------


def door(state: int) -> tuple[Table, str]:
    t = table({LORRE: at(5, 5)}, doors=[(5, 5, "east")], walls=[(4, 5, "east"), (6, 5, "east")])
    ref = door_ref(at(5, 5), "east")
    set_door(t.state, ref, state)
    t.refresh()
    return t, ref


@rule("MA-DOOR-01", "MA-DOOR-03", "MA-DOOR-05")
def test_an_open_door_is_walked_through_and_closed_for_two_stamina() -> None:
    t, ref = door(DOOR_OPEN)
    assert t.can(Move, 0, cell=at(5, 6)) and not t.can(OpenDoor, 0) and not t.can(DestroyDoor, 0)
    t.choose(CloseDoor, 0, door=ref)
    assert door_state(t.state, ref) == DOOR_CLOSED and t.explorer().stamina == 4
    assert not t.can(Move, 0, cell=at(5, 6))


@rule("MA-DOOR-06", "MA-DOOR-07", "MA-DOOR-08")
def test_a_closed_door_is_opened_for_two_or_destroyed_for_four() -> None:
    t, ref = door(DOOR_CLOSED)
    t.choose(DestroyDoor, 0, door=ref)
    assert door_state(t.state, ref) == DOOR_DESTROYED and t.explorer().stamina == 2
    other, ref = door(DOOR_CLOSED)
    other.choose(OpenDoor, 0, door=ref)
    assert door_state(other.state, ref) == DOOR_OPEN and other.explorer().stamina == 4


@rule("MA-DOOR-09", "MA-DOOR-02")
def test_a_destroyed_door_is_left_alone_and_stands_open() -> None:
    t, _ = door(DOOR_DESTROYED)
    assert not t.can(CloseDoor, 0) and not t.can(OpenDoor, 0) and not t.can(DestroyDoor, 0)
    assert t.can(Move, 0, cell=at(5, 6))


@rule("MA-DOOR-08")
def test_an_explorer_cannot_destroy_an_open_door() -> None:
    t, ref = door(DOOR_OPEN)
    assert t.can(CloseDoor, 0, door=ref) and not t.can(DestroyDoor, 0)


@rule("MA-DOOR-09")
def test_an_effect_leaves_a_destroyed_door_alone_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    slam = "{cost: {stamina: 1}, do: [{close_door: {at: {each: door, in: board}}}]}"
    bell = print_item(monkeypatch, "test_bell", f"[{slam}]")
    for before, after in ((DOOR_DESTROYED, DOOR_DESTROYED), (DOOR_OPEN, DOOR_CLOSED)):
        t, ref = door(before)
        t.explorer().equipped = [Equipped(bell, "main")]
        t.refresh()
        t.use(bell)
        assert door_state(t.state, ref) == after


@rule("MA-DOOR-13", "MA-ADJ-03")
def test_a_door_on_the_diagonal_is_out_of_reach() -> None:
    t = table({LORRE: at(4, 4)}, doors=[(5, 5, "east")])
    assert not t.can(CloseDoor, 0)


@rule("MA-LEAVE-01", "MA-LEAVE-02", "MA-LEAVE-03", "MA-LEAVE-04")
def test_an_explorer_on_the_exit_may_leave_for_two_stamina() -> None:
    t = table({LORRE: at(1, 5), RUSTAM: at(9, 9)})
    assert not t.can(LeaveBoard, 0)
    for token in ([at(10, 5), at(10, 6)], [at(1, 5), at(1, 6)]):
        t.fragment.exit = token
        t.refresh()
        assert t.can(LeaveBoard, 0) == (at(1, 5) in token)
    t.explorer(LORRE).stamina = 1
    t.refresh()
    assert not t.can(LeaveBoard, 0)
    t.explorer(LORRE).stamina = 6
    t.refresh()
    t.choose(LeaveBoard, 0)
    lorre = t.explorer(LORRE)
    assert lorre.left and lorre.cell == -1 and lorre.alive
    assert [event.n for event in t.what("stamina")] == [-2]
    assert t.seat == 1  # the round has gone on without Lorre

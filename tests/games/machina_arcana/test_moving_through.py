"""What can be passed and where a move can end (MA-MOVE, MA-CELL)."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.machina_arcana.options import Move
from eldertable.games.machina_arcana.state import Fragment
from eldertable.games.machina_arcana.things import board_of
from eldertable.games.machina_arcana.tiles import NOTHING, SIDES, edge_towards, face, read_face, tiles
from eldertable.kernel.errors import ContentError
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, choosable, table
from tests.games.machina_arcana.own_cards import print_item

LORRE, KIM = "lorre_gerrar", "kim_richards"


def corridor(row: str) -> list[str]:
    """A row of cells with rubble on both sides."""
    return ["", "", "", "##########", row, "##########"]


def ends(t: Table) -> set[int]:
    return {option.cell for option in t.options(Move, t.seat)}


@rule("MA-MOVE-02", "MA-Q-78")
def test_a_stationary_creature_cannot_move_even_when_controlled() -> None:
    for monster, moves in (("k_thun", False), ("listener", True)):
        t = table({LORRE: at(5, 5)}, {monster: at(5, 8)})
        t.state.monsters[0].controlled_by = LORRE
        t.go_to("monsters_phase")
        assert t.asked() == "steer" and bool(ends(t)) == moves


@rule("MA-MOVE-07", "MA-MOVE-08", "MA-Q-62")
def test_moving_through_obstacles_leads_to_the_free_cell_behind_and_costs_one_for_each_cell() -> None:
    rows = corridor(".....CW...")
    assert ends(table({LORRE: at(5, 5)}, rows=rows)) == {at(5, 4)}
    t = table({LORRE: at(5, 5)}, rows=rows, equipped={LORRE: ["aerocloak"]})
    assert ends(t) == {at(5, 4), at(5, 8)}
    t.explorer().stamina = 2
    t.refresh()
    assert ends(t) == {at(5, 4)}  # the whole move must be paid
    t.explorer().stamina = 4
    t.refresh()
    t.choose(Move, 0, cell=at(5, 8))
    assert t.explorer().cell == at(5, 8) and t.explorer().stamina == 1


@rule("MA-MOVE-07", "MA-MOVE-08")
@pytest.mark.parametrize(("through", "row"), [
    ("obstacles", ".....C...."), ("obstacles", ".....o...."), ("rubble", ".....#...."), ("chasms", ".....~...."),
    ("creatures", "....."),
])  # fmt: skip
def test_what_is_passed_is_no_place_to_stop(through: str, row: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cloak = print_item(monkeypatch, "test_cloak", f"[{{gives: [{{move_through: [{through}]}}]}}]")
    monsters = {"mi_go": at(5, 6)} if through == "creatures" else {}
    rows = corridor(row) if through != "rubble" else ["", "", "", "T" * 10, row, "T" * 10]  # not to walk over the sides
    for equipped, ways in (([], {at(5, 4)}), ([cloak], {at(5, 4), at(5, 7)})):
        t = table({LORRE: at(5, 5)}, monsters, rows=rows, equipped={LORRE: equipped})
        assert ends(t) == ways


@rule("MA-MOVE-07")
@pytest.mark.parametrize(("through", "door"), [("walls", False), ("closed_doors", True)])
def test_walls_and_closed_doors_are_passed_by_those_who_may(
    through: str, door: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    cloak = print_item(monkeypatch, "test_cloak", f"[{{gives: [{{move_through: [{through}]}}]}}]")
    edge: dict[str, Any] = {"doors": [(5, 5, "east")]} if door else {"walls": [(5, 5, "east")]}
    for equipped, ways in (([], {at(5, 4)}), ([cloak], {at(5, 4), at(5, 6)})):
        t = table({LORRE: at(5, 5)}, rows=corridor(".........."), equipped={LORRE: equipped}, **edge)
        if door:
            t.shut(5, 5, "east")
        assert ends(t) == ways


@rule("MA-MOVE-08")
def test_without_a_free_cell_behind_it_an_obstacle_is_no_way() -> None:
    t = table({LORRE: at(5, 5)}, rows=corridor(".....CWCRT"), equipped={LORRE: ["aerocloak"]})
    assert ends(t) == {at(5, 4)}


@rule("MA-EX-11", "MA-MOVE-01", "MA-MOVE-07")
@pytest.mark.parametrize("row", [".....~~...", ".....~~~~."])
def test_levitators_cross_chasms_for_a_step_onto_them_and_a_step_off_them(row: str) -> None:
    """1 onto the first chasm cell, nothing from chasm to chasm, 1 back to the floor."""
    behind = at(5, row.rindex("~") + 2)
    assert behind not in ends(table({LORRE: at(5, 5)}, rows=corridor(row)))
    t = table({LORRE: at(5, 5)}, rows=corridor(row), equipped={LORRE: ["spectral_levitators"]})
    t.choose(Move, 0, cell=behind)
    assert t.explorer().alive and t.explorer().cell == behind and t.explorer().stamina == 4


@rule("MA-EX-12", "MA-MOVE-08")
def test_nobody_stops_above_a_chasm() -> None:
    t = table({LORRE: at(5, 5)}, rows=corridor(".....~~..."), equipped={LORRE: ["spectral_levitators"]})
    assert ends(t) == {at(5, 4), at(5, 8)}
    t.explorer().stamina = 1  # not enough to get off it again
    t.refresh()
    assert ends(t) == {at(5, 4)}


# --- cells -------------------------------------------------------------------------------------------------------


@rule("MA-CELL-01")
@pytest.mark.parametrize("cell", [".", "^", "L", "~"])
def test_passable_cells_are_entered_and_seen_over(cell: str) -> None:
    t = table({KIM: at(5, 5)}, {"listener": at(5, 7)}, rows=corridor(f".....{cell}...."))
    assert "listener" in choosable(t, KIM, 1)
    assert cell == "~" or at(5, 6) in ends(t)
    blocked = table({KIM: at(5, 5)}, {"listener": at(5, 7)}, rows=corridor(".....#...."))
    assert "listener" not in choosable(blocked, KIM, 1) and at(5, 6) not in ends(blocked)


@rule("MA-CELL-02")
def test_stairs_are_entered_from_every_side() -> None:
    seen = 0
    for pair in tiles():
        for id in pair:
            stairs = [cell for cell, art in face(id).art.items() if art == "stairs"]
            if not stairs:
                continue
            t = table({LORRE: 0})
            t.state.fragments = [Fragment(id, 0, 0, 0)]
            for cell in stairs:
                for side in SIDES:
                    near = board_of(t.state).beside(cell, side)
                    if near is None or face(id).edges[edge_towards(cell, side)] != NOTHING:
                        continue
                    if face(id).kinds[near] != "passable_cell":
                        continue
                    t.explorer().cell = near
                    t.refresh()
                    assert cell in ends(t), (id, cell, side)
                    seen += 1
    assert seen > 10


@rule("MA-CELL-03", "MA-CELL-04")
def test_every_printed_cell_is_read_as_exactly_one_kind_and_an_unreadable_one_is_refused() -> None:
    printed = [id for pair in tiles() for id in pair]
    kinds = {kind for id in printed for kind in face(id).kinds}
    assert {"rubble", "chasm_cell", "passable_cell"} <= kinds and "" not in kinds
    furnished = [("finale_1", "corpse_heap"), ("finale_2", "great_pillar")]  # filled with furnishings: rubble
    assert {face(id).kinds[cell] for id, heap in furnished for cell in face(id).specials[heap]} == {"rubble"}
    lines = ["+" + "-+" * 10, *["|" + "? " * 9 + "?|", "+" + " " * 19 + "+"] * 9, "|" + "? " * 9 + "?|", "+" + "-+" * 10]
    with pytest.raises(ContentError, match="unknown cell “\\?”"):
        read_face({"id": "blot", "map": "\n".join(lines)}, {"cells": {".": {"type": "passable_cell"}}})


@rule("MA-CELL-06")
def test_a_predictable_monster_walks_around_a_chasm() -> None:
    rows = ["....~"] * 9
    t = table({LORRE: at(5, 8)}, {"rust_hound": at(8, 4)}, rows=rows)
    t.roll_attack(*[0] * 30)
    t.go_to("monsters_phase")
    hound = t.monster("rust_hound")
    assert hound is not None and hound.cell % 10 > 4  # it came round by the last row
    assert not any(event.data["cell"] % 10 == 4 and event.data["cell"] < 90 for event in t.what("moved"))


@rule("MA-CELL-06")
def test_a_predictable_monster_cut_off_by_a_chasm_stays() -> None:
    t = table({LORRE: at(5, 8)}, {"rust_hound": at(8, 4)}, rows=["....~"] * 10)
    t.go_to("monsters_phase")
    hound = t.monster("rust_hound")
    assert hound is not None and hound.cell == at(8, 4)

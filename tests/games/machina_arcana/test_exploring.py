"""Exploring and leaving the board (MA-EXPLORE, MA-LEAVE)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.board import OPPOSITE
from eldertable.games.machina_arcana.options import Explore, Move, Pass
from eldertable.games.machina_arcana.state import DESTROYED, LIT, Fragment, Lasting
from eldertable.games.machina_arcana.story import other_side
from eldertable.games.machina_arcana.things import board_of
from eldertable.games.machina_arcana.tiles import ATTACHMENT, SIDES, border_cells, edge_towards, face
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table

LORRE, HANK = "lorre_gerrar", "hank_horden"
# faces with borders on all four sides
A, B, C, D, E = "t01a", "t04b", "t06b", "t07a", "t09b"


def laid_out(*places: tuple[str, int, int], lorre: int, hank: int = -1, monsters: dict[str, int] | None = None) -> Table:
    """Fragments by face and place in the grid; Lorre acts, fragment E is on top of the stack."""
    t = table({LORRE: at(1, 1), **({HANK: at(1, 2)} if hank >= 0 else {})}, monsters)
    for explorer, cell in zip(t.state.explorers, (lorre, hank), strict=False):
        explorer.cell = cell
    t.state.fragments = [Fragment(id, 0, x, y) for id, x, y in places]
    shown = [id for id, _, _ in places]
    used = {*shown, *(other_side(id) for id in shown), E, other_side(E)}
    t.state.fragment_stack = [*(id for id in t.state.fragment_stack if id not in used), E]
    t.refresh()
    return t


def full_board(lorre: int, hank: int = -1, **more: dict[str, int]) -> Table:
    """A and B above, C and D below."""
    return laid_out((A, 0, 0), (B, 1, 0), (C, 0, 1), (D, 1, 1), lorre=lorre, hank=hank, **more)


def on_board(t: Table) -> dict[str, tuple[int, int]]:
    return {fragment.face: (fragment.x, fragment.y) for fragment in t.state.fragments if fragment}


NORTH, EAST = at(1, 5), at(5, 10)  # border cells


@rule("MA-EXPLORE-01")
def test_an_explorer_at_an_unexplored_border_explores_for_two_stamina() -> None:
    t = laid_out((A, 0, 0), lorre=NORTH)
    assert t.options(Explore) == [Explore("north")]
    t.choose(Explore, 0, side="north")
    assert on_board(t) == {A: (0, 0), E: (0, -1)} and t.explorer().stamina == 4
    assert not t.can(Explore, 0)  # this border is explored now


@rule("MA-EXPLORE-01")
def test_no_exploring_away_from_borders_without_stamina_or_without_fragments() -> None:
    for cell in (at(2, 5), at(1, 2)):  # a step from the border; on the rim, but at a wall
        assert not laid_out((A, 0, 0), lorre=cell).can(Explore, 0)
    tired = laid_out((A, 0, 0), lorre=NORTH)
    tired.explorer().stamina = 1
    tired.refresh()
    assert not tired.can(Explore, 0)
    over = laid_out((A, 0, 0), lorre=NORTH)
    over.state.fragment_stack = []
    over.refresh()
    assert not over.can(Explore, 0)
    assert not laid_out((A, 0, 0), (B, 0, -1), lorre=NORTH).can(Explore, 0)


@rule("MA-EXPLORE-02")
def test_no_exploring_through_a_border_with_a_token() -> None:
    for token in ("entry", "exit"):
        t = laid_out((A, 0, 0), lorre=NORTH)
        setattr(t.state.fragments[0], token, list(border_cells("north")))
        t.refresh()
        assert not t.can(Explore, 0)
        t.explorer().cell = EAST
        t.refresh()
        assert t.can(Explore, 0, side="east")


@rule("MA-EX-14", "MA-EXPLORE-03", "MA-EXPLORE-04", "MA-Q-53")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("top", [E, "t02a", "t08b"])
def test_the_top_fragment_is_joined_with_its_attachment_symbol_at_the_explorer(side: str, top: str) -> None:
    for cell in border_cells(side):
        t = laid_out((A, 0, 0), lorre=cell)
        t.state.fragment_stack = ["t03a", top]
        t.refresh()
        t.choose(Explore, 0, side=side)
        new = t.state.fragments[1]
        assert new is not None and new.face == top and t.state.fragment_stack == ["t03a"]
        beside = board_of(t.state).beside(cell, side)
        assert beside is not None and beside // 100 == 1
        assert face(top, new.turn).edges[edge_towards(beside % 100, OPPOSITE[side])] == ATTACHMENT
        assert t.can(Move, 0, cell=beside)  # the joined border is an opening
        assert t.explorer().cell == cell and not t.state.monsters


@rule("MA-EX-15", "MA-EXPLORE-05", "MA-EXPLORE-06")
@pytest.mark.parametrize("cell", [NORTH, NORTH + 100])
def test_the_far_row_goes_when_a_full_board_grows(cell: int) -> None:
    t = full_board(cell)
    t.choose(Explore, 0, side="north")
    assert on_board(t) == {A: (0, 0), B: (1, 0), E: (cell // 100, -1)}


@rule("MA-EXPLORE-05", "MA-EXPLORE-06")
def test_of_two_in_a_row_the_far_one_goes() -> None:
    t = laid_out((A, 0, 0), (B, 1, 0), lorre=EAST + 100)
    t.choose(Explore, 0, side="east")
    assert on_board(t) == {B: (1, 0), E: (2, 0)}


@rule("MA-EXPLORE-05")
def test_a_board_of_three_takes_a_fourth_and_loses_none() -> None:
    t = laid_out((A, 0, 0), (B, 1, 0), (C, 0, 1), lorre=EAST + 200)
    t.choose(Explore, 0, side="east")
    assert on_board(t) == {A: (0, 0), B: (1, 0), C: (0, 1), E: (1, 1)}


@rule("MA-EXPLORE-07", "MA-Q-51")
def test_a_fragment_with_an_explorer_is_not_discarded() -> None:
    assert full_board(NORTH, hank=at(2, 5, 1)).can(Explore, 0, side="north")
    for place in (2, 3):
        assert not full_board(NORTH, hank=at(2, 5, place)).can(Explore, 0)


@rule("MA-Q-52")
def test_a_fragment_with_the_exit_is_not_discarded_but_one_with_the_entry_is() -> None:
    for token, allowed in (("exit", False), ("entry", True)):
        t = full_board(NORTH)
        setattr(t.state.fragments[3], token, list(border_cells("east")))
        t.refresh()
        assert t.can(Explore, 0) == allowed


@rule("MA-EXPLORE-08")
def test_monsters_on_discarded_fragments_are_banished() -> None:
    t = full_board(NORTH, monsters={"listener": at(3, 3, 3), "mi_go": at(3, 3, 1)})
    t.choose(Explore, 0, side="north")
    assert t.monster("listener") is None and t.monster("mi_go") is not None
    assert [event.who for event in t.what("banished")] == ["listener"]
    assert t.explorer().inspiration == 0 and not t.what("destroyed")  # banished is not destroyed


@rule("MA-EXPLORE-09")
def test_tokens_on_discarded_fragments_are_gone_and_the_new_one_has_none() -> None:
    t = full_board(NORTH)
    for place in (0, 2, 3):
        fragment = t.state.fragments[place]
        assert fragment is not None
        fragment.tokens = bytes([DESTROYED, LIT, *[0] * 98])
    marked = Lasting(LORRE, "snare_staff", [1, 0], LORRE, [f"cell@{at(3, 3, 2)}"], cells=[(at(3, 3, 2), "trap_cell")])
    t.state.lasting.append(marked)
    t.choose(Explore, 0, side="north")
    kept = {fragment.face: any(fragment.tokens) for fragment in t.state.fragments if fragment}
    assert kept == {A: True, B: False, E: False}
    assert board_of(t.state).kinds[at(3, 3, 2)] == face(E, t.state.fragments[2].turn).kinds[at(3, 3)]  # type: ignore[union-attr]


@rule("MA-EXPLORE-10")
def test_discarded_fragments_are_turned_over_and_go_under_the_stack() -> None:
    t = full_board(NORTH)
    before = t.state.fragment_stack[:-1]
    t.choose(Explore, 0, side="north")
    assert sorted(t.state.fragment_stack[:2]) == sorted([other_side(C), other_side(D)])
    assert t.state.fragment_stack[2:] == before


def away() -> Table:
    """Hank has left the board, Lorre is still there."""
    t = table({LORRE: at(5, 5), HANK: at(6, 6)}, rows=["L"])
    hank = t.explorer(HANK)
    hank.cell, hank.left, hank.inspiration = -1, True, 2
    t.explorer(LORRE).inspiration = 2
    return t


@rule("MA-LEAVE-03")
def test_who_has_left_the_board_gets_no_turn() -> None:
    t = away()
    t.go_to("explorers_phase")
    assert t.asked() == "act" and t.decision().args["who"] == LORRE  # the only one: nobody is asked who begins
    t.choose(Pass, 0)
    assert t.state.phase != "explorers" or t.state.round > 1
    assert HANK not in [event.who for event in t.what("turn")]


@rule("MA-LEAVE-04")
def test_who_has_left_the_board_ignores_effects() -> None:
    t = away()
    t.state.horror_deck.append("loss_of_heart")
    t.state.horror = 1
    t.go_to("horror_phase")
    assert t.explorer(LORRE).inspiration == 1 and t.explorer(HANK).inspiration == 2
    t = away()
    t.explorer(HANK).health = t.explorer(LORRE).health = 2
    t.refresh()
    t.use(LORRE, 0)  # two inspiration: one health for any explorer, and only Lorre is there
    assert t.explorer(LORRE).health == 3 and t.explorer(HANK).health == 2


@rule("MA-LEAVE-05")
def test_who_has_left_the_board_does_not_roll_for_the_lair() -> None:
    t = away()
    t.state.lair = 10
    t.roll_attack(1)
    t.go_to("lair_phase")
    assert [event.who for event in t.what("fate") if event.data["why"] == "lair"] == [LORRE]

"""Incorporeal creatures: what may choose, hit and pass them (MA-INCORP)."""

from __future__ import annotations

from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import Activate, Move
from eldertable.games.machina_arcana.state import LIT, Fragment, Lasting
from eldertable.games.machina_arcana.values import incorporeal
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, choosable, lay_map, table

LORRE, BAPTISTE, HANK = "lorre_gerrar", "baptiste_okoye", "hank_horden"
GHOST = "light_eater"  # incorporeal by its keyword
CORRIDOR = ["", "", "", "##########", "..........", "##########"]


def turn_to_smoke(t: Table) -> None:
    """Lorre is incorporeal for a while, without the sight for others like her."""
    t.state.lasting.append(Lasting(LORRE, "smoke_canister", [0, 0], LORRE, []))
    t.refresh()


def is_incorporeal(t: Table, card: str) -> bool:
    (shown,) = [monster for monster in t.match.view(0)["monsters"] if monster["card"] == card]
    return "incorporeal" in shown["keywords"]


@rule("MA-INCORP-02")
def test_an_incorporeal_explorer_chooses_not_even_itself_without_an_ability_for_it() -> None:
    t = table({LORRE: at(5, 5)}, items={LORRE: ["field_dressing"]})
    assert choosable(t, "field_dressing", 0) == {LORRE}
    turn_to_smoke(t)
    assert choosable(t, "field_dressing", 0) == set()
    seeing = table({LORRE: at(5, 5)}, items={LORRE: ["field_dressing"]}, equipped={LORRE: ["crystal_statuette"]})
    turn_to_smoke(seeing)
    assert choosable(seeing, "field_dressing", 0) == {LORRE}


@rule("MA-INCORP-04")
def test_the_light_of_a_chapter_cell_serves_every_creature_of_its_own_fragment_only() -> None:
    t = table({LORRE: at(5, 5), HANK: at(9, 9)}, {"mi_go": at(4, 5), GHOST: at(5, 6)})
    t.state.fragments.append(Fragment(lay_map(["*"]), 0, 5, 5))
    t.state.fragments[1].tokens = bytes([LIT]) + bytes(99)  # type: ignore[union-attr]
    t.refresh()
    assert GHOST not in choosable(t, LORRE, 1)
    t.state.fragments[0] = Fragment(lay_map(["*"]), 0, 0, 0, tokens=bytes([LIT]) + bytes(99))
    t.refresh()
    assert GHOST in choosable(t, LORRE, 1)
    t.state.monsters[0].controlled_by = LORRE
    t.go_to("monsters_phase")
    assert GHOST in choosable(t, "mi_go", 0) | choosable(t, "mi_go", 1)


@rule("MA-INCORP-03")
def test_traps_hit_incorporeal_creatures() -> None:
    t = table({LORRE: at(1, 1)}, {GHOST: at(3, 1)}, rows=[".T", "", "^"])
    t.roll_attack(5, 5, 5)
    t.choose(Activate, 0, cell=at(1, 2), as_kind="trap_lever")
    assert t.told(AttackRolled)[0].against == ((GHOST, 4, True),) and t.monster(GHOST) is None


@rule("MA-INCORP-03")
def test_explosions_hit_incorporeal_creatures() -> None:
    t = table({LORRE: at(5, 5)}, {GHOST: at(5, 7)}, rows=["", "", "", "", ".....o"])
    t.roll_attack(1, 5, 5, 5)
    t.use(LORRE, 1, f"barrel@{at(5, 6)}")
    assert t.monster(GHOST) is None


@rule("MA-INCORP-03")
def test_abilities_without_a_target_hit_incorporeal_creatures() -> None:
    t = table({BAPTISTE: at(5, 5)}, {GHOST: at(5, 6)})
    t.roll_attack(5, 4)  # 3 + 2 against 4
    t.use(BAPTISTE, 1)
    assert t.told(AttackRolled)[0].against == ((GHOST, 4, True),) and t.monster(GHOST) is None


@rule("MA-INCORP-05")
def test_a_creature_stays_incorporeal_while_it_moves_attacks_and_evades() -> None:
    t = table({LORRE: at(1, 1)}, {GHOST: at(5, 5)}, rows=[".T....", "", "", "", "....^"])
    t.roll_attack(0, 0, 0)
    t.choose(Activate, 0, cell=at(1, 2), as_kind="trap_lever")  # it evades the trap
    assert t.told(AttackRolled)[0].against == ((GHOST, 4, False),)
    assert is_incorporeal(t, GHOST) and GHOST not in choosable(t, LORRE, 1)
    t.state.monsters[0].controlled_by = LORRE
    t.go_to("monsters_phase")
    t.choose(Move, 0, cell=at(4, 4))
    assert is_incorporeal(t, GHOST)
    t.roll_attack(0, 0, 0)
    t.use(GHOST, 1, LORRE)
    assert len(t.told(AttackRolled)) == 2 and is_incorporeal(t, GHOST)


@rule("MA-INCORP-05")
def test_who_is_incorporeal_by_an_effect_stays_so_in_its_own_turn() -> None:
    """The Moon-beast is, beside a wall."""
    t = table({LORRE: at(5, 5)}, {"moon_beast": at(5, 10), "mi_go": at(6, 9)})
    t.state.monsters[0].controlled_by = LORRE
    t.go_to("monsters_phase")
    t.choose(Move, 0, cell=at(6, 10))
    assert t.state.acting == "moon_beast" and is_incorporeal(t, "moon_beast")
    t.choose(Move, 0, cell=at(6, 8))  # through the Mi-go and away from the wall
    assert not is_incorporeal(t, "moon_beast")


@rule("MA-INCORP-06", "MA-INCORP-08", "MA-UNPRED-04")
def test_a_monster_moves_through_an_incorporeal_creature_as_well() -> None:
    t = table({LORRE: at(1, 1)}, {"mi_go": at(5, 5), GHOST: at(5, 6)}, rows=CORRIDOR)
    t.state.monsters[0].controlled_by = LORRE
    t.go_to("monsters_phase")
    assert {option.cell for option in t.options(Move)} == {at(5, 4), at(5, 7)}
    t.choose(Move, 0, cell=at(5, 7))
    assert t.state.stamina_left == 3  # of 5: one for each cell


@rule("MA-INCORP-06", "MA-INCORP-08")
def test_anyone_moves_through_an_incorporeal_creature_but_not_onto_its_cell() -> None:
    t = table({LORRE: at(5, 5)}, {GHOST: at(5, 6), "mi_go": at(5, 4)}, rows=CORRIDOR)
    assert {option.cell for option in t.options(Move)} == {at(5, 7)}
    t.choose(Move, 0, cell=at(5, 7))
    assert t.explorer().cell == at(5, 7) and t.explorer().stamina == 4  # of 6: one for each cell


@rule("MA-INCORP-07", "MA-INCORP-08")
def test_an_incorporeal_creature_moves_through_anyone_but_does_not_stop_there() -> None:
    t = table({LORRE: at(5, 5), HANK: at(5, 4)}, {"mi_go": at(5, 6)}, rows=CORRIDOR)
    assert not t.options(Move)
    turn_to_smoke(t)
    assert {option.cell for option in t.options(Move)} == {at(5, 7), at(5, 3)}


@rule("MA-INCORP-07")
def test_an_incorporeal_creature_moves_through_explorers_of_flesh_and_blood() -> None:
    t = table({LORRE: at(5, 5), HANK: at(5, 4)}, {"mi_go": at(5, 6)}, rows=CORRIDOR, equipped={LORRE: ["crystal_statuette"]})
    t.use("crystal_statuette")  # Lorre alone
    assert HANK not in incorporeal(t.state) and LORRE in incorporeal(t.state)
    assert {option.cell for option in t.options(Move)} == {at(5, 7), at(5, 3)}

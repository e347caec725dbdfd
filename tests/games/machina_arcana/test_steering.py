"""Unpredictable monsters: run by the players whose explorers died (MA-UNPRED)."""

from __future__ import annotations

from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import (
    Activate,
    CloseDoor,
    DestroyDoor,
    Move,
    OpenDoor,
    Pass,
    UseAbility,
)
from eldertable.games.machina_arcana.state import OFF_BOARD, Fragment
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table

LORRE, PHILIP, HANK = "lorre_gerrar", "philip_weil", "hank_horden"


def bury(t: Table, *refs: str) -> None:
    """These explorers have died."""
    for ref in refs:
        explorer = t.explorer(ref)
        explorer.alive, explorer.cell, explorer.health = False, OFF_BOARD, 0
    t.refresh()


def monsters_phase(t: Table) -> None:
    t.state.acting = ""
    t.go_to("monsters_phase")


@rule("MA-UNPRED-01")
def test_while_nobody_has_died_monsters_follow_their_rules_and_nobody_is_asked() -> None:
    t = table({LORRE: at(5, 1), PHILIP: at(1, 9)}, {"saral": at(5, 8)})
    assert all(monster["predictable"] for monster in GAME.view(t.state, 0)["monsters"])
    monsters_phase(t)
    assert t.asked() == "next_turn"  # the next round: the monster has walked by itself
    assert t.walked("saral") == [at(4, 9), at(3, 9), at(2, 9)]


@rule("MA-UNPRED-01")
def test_an_explorer_off_the_board_has_not_died() -> None:
    t = table({LORRE: at(5, 1), PHILIP: at(1, 9)}, {"saral": at(5, 8)})
    t.explorer(PHILIP).cell, t.explorer(PHILIP).left = OFF_BOARD, True
    monsters_phase(t)
    assert t.asked() == "act" and t.walked("saral")


@rule("MA-UNPRED-02")
def test_after_the_first_death_all_monsters_are_steered_by_the_dead() -> None:
    t = table({LORRE: at(5, 1), PHILIP: at(1, 9)}, {"saral": at(5, 8), "mi_go": at(9, 9)})
    bury(t, PHILIP)
    assert not any(monster["predictable"] for monster in GAME.view(t.state, 0)["monsters"])
    monsters_phase(t)
    for card in ("saral", "mi_go"):
        assert t.asked() == "steer" and t.seat == t.explorer(PHILIP).seat
        assert t.decision(t.seat).args["who"] == card
        t.choose(Pass, t.seat)
    assert t.asked() == "act"


@rule("MA-UNPRED-02", "MA-Q-96")
def test_monsters_of_all_fragments_are_steered_then() -> None:
    t = table({LORRE: at(5, 1), PHILIP: at(1, 9)}, {"saral": at(5, 8), "mi_go": at(9, 9)})
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    t.state.monsters[1].cell = at(5, 5, 1)
    bury(t, PHILIP)
    monsters_phase(t)
    for card in ("saral", "mi_go"):
        assert t.asked() == "steer" and t.decision(t.seat).args["who"] == card
        t.choose(Pass, t.seat)


@rule("MA-UNPRED-02", "MA-Q-96")
def test_the_players_of_several_dead_explorers_steer_together() -> None:
    t = table(
        {LORRE: at(5, 1), PHILIP: at(1, 9), HANK: at(2, 9)}, {"saral": at(5, 8), "mi_go": at(9, 9), "whisperer": at(9, 7)}
    )
    bury(t, PHILIP, HANK)
    monsters_phase(t)
    seats = []
    for _ in range(3):
        seats.append(t.seat)
        t.choose(Pass, t.seat)
    assert seats == [t.explorer(PHILIP).seat, t.explorer(HANK).seat, t.explorer(PHILIP).seat]


@rule("MA-UNPRED-02")
def test_an_explorer_who_dies_in_a_monsters_turn_takes_over_at_once() -> None:
    t = table({LORRE: at(5, 5), PHILIP: at(1, 1)}, {"mi_go": at(5, 6)})
    t.explorer(LORRE).health = 1
    t.roll_attack(5, 5, 5)
    t.monster_turn("mi_go")  # 5 stamina, 2 for the attack that kills Lorre
    assert not t.explorer(LORRE).alive
    assert t.asked() == "steer" and t.seat == t.explorer(LORRE).seat
    assert t.state.stamina_left == 3


def steered(**where: int) -> Table:
    rows = [".....", ".T...", ".....", ".....", ".....", "......#"]
    t = table({LORRE: at(9, 2), PHILIP: at(1, 9)}, {"mi_go": where.get("cell", at(5, 6))}, rows=rows, doors=[(5, 6, "east")])
    bury(t, PHILIP)
    monsters_phase(t)
    return t


@rule("MA-UNPRED-03", "MA-Q-97")
def test_a_steered_monster_may_do_things_in_any_order_and_attack_whom_it_likes() -> None:
    t = table({LORRE: at(5, 5), HANK: at(5, 7), PHILIP: at(1, 9)}, {"mi_go": at(5, 6), "saral": at(4, 5)})
    bury(t, PHILIP)
    monsters_phase(t)
    assert t.can(UseAbility, t.seat, card="mi_go", ability=1)
    t.choose(Move, t.seat, cell=at(6, 6))  # moving first, although it could attack
    t.choose(UseAbility, t.seat, card="mi_go", ability=1)
    assert {HANK, LORRE} <= {option.ref for option in t.decision(t.seat).options}
    t.roll_attack(0, 0, 0)
    t.answer(ref=HANK)
    assert t.can(Move, t.seat, cell=at(7, 7))  # and away again
    assert t.state.stamina_left == 2


@rule("MA-UNPRED-03", "MA-DOOR-11", "MA-DOOR-12", "MA-TRAP-02")
def test_a_steered_monster_works_doors_and_levers() -> None:
    t = steered()
    assert t.options(CloseDoor, t.seat) and t.options(DestroyDoor, t.seat) and not t.options(OpenDoor, t.seat)
    t.choose(CloseDoor, t.seat)
    assert t.state.stamina_left == 2
    at_lever = steered(cell=at(3, 3))
    at_lever.choose(Activate, at_lever.seat, as_kind="trap_lever")
    assert at_lever.state.stamina_left == 2


@rule("MA-UNPRED-04")
def test_a_steered_monster_moves_in_any_direction_for_one_stamina() -> None:
    t = steered()
    cells = {option.cell for option in t.options(Move, t.seat)}
    around = {at(row, column) for row in (4, 5, 6) for column in (5, 6, 7)} - {at(5, 6), at(6, 7)}
    assert cells == around  # also away from Lorre; not onto the rubble
    t.choose(Move, t.seat, cell=at(4, 7))
    assert t.state.stamina_left == 4
    for _ in range(4):
        t.take(t.options(Move, t.seat)[0])
    assert t.asked() == "act" and t.seat == t.explorer(LORRE).seat  # out of stamina: its turn is over

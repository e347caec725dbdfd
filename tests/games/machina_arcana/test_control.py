"""Monsters under an explorer's control, and what counts as a kill (MA-CONTROL, MA-KILL, MA-DOOR-11, -12, MA-TRAP-02)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import Activate, CloseDoor, DestroyDoor, Move, OpenDoor, Pass
from eldertable.games.machina_arcana.state import DESTROYED, DOOR_CLOSED, DOOR_DESTROYED, DOOR_OPEN
from eldertable.games.machina_arcana.things import door_ref, door_state, set_door
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, choosable, table

LORRE, HANK = "lorre_gerrar", "hank_horden"


def steered(monster: str = "mi_go", cell: int = at(5, 6), **changes: object) -> Table:
    """It is the turn of a monster that Lorre controls."""
    t = table({LORRE: at(8, 8)}, {monster: cell}, **changes)  # type: ignore[arg-type]
    t.state.monsters[0].controlled_by = LORRE
    t.go_to("monsters_phase")
    return t


def predictable(t: Table, card: str) -> bool:
    return next(bool(monster["predictable"]) for monster in t.match.view(0)["monsters"] if monster["card"] == card)


@rule("MA-CONTROL-01", "MA-CONTROL-03")
def test_who_gains_control_of_a_monster_moves_it_and_uses_its_abilities_in_its_turn() -> None:
    t = table({LORRE: at(5, 5), HANK: at(9, 9)}, {"mi_go": at(5, 7), "listener": at(4, 7)}, items={LORRE: ["mesmeric_gas"]})
    assert predictable(t, "mi_go")
    t.use("mesmeric_gas", 0, "mi_go")
    assert t.asked() == "act" and not predictable(t, "mi_go") and predictable(t, "listener")
    t.go_to("monsters_phase")
    assert t.asked() == "steer" and t.seat == 0 and t.decision().args["who"] == "mi_go"
    t.choose(Move, 0, cell=at(6, 8))  # away from everyone: no monster does that by itself
    t.choose(Move, 0, cell=at(5, 8))
    t.roll_attack(0, 0, 0)
    t.use("mi_go", 1, "listener")
    assert t.told(AttackRolled)[0].attacker == "mi_go" and t.told(AttackRolled)[0].against[0][0] == "listener"
    t.choose(Pass, 0)
    assert t.state.acting != "mi_go" and predictable(t, "mi_go")  # its turn is over, so is the control


@rule("MA-CONTROL-01")
def test_the_player_of_the_explorer_who_used_the_effect_decides_and_nobody_else() -> None:
    t = table({LORRE: at(9, 9), HANK: at(5, 5)}, {"mi_go": at(5, 7)}, items={HANK: ["mesmeric_gas"]})
    t.go_to("act", ref=HANK)
    t.use("mesmeric_gas", 0, "mi_go")
    t.go_to("monsters_phase")
    assert t.asked() == "steer" and t.seat == 1


@rule("MA-CONTROL-01")
def test_control_gained_after_the_monsters_turn_waits_for_its_next_one() -> None:
    t = table({LORRE: at(9, 9)}, {"mi_go": at(1, 1), "listener": at(1, 3)})
    t.state.phase, t.state.memory = "monsters", {"acted": ["mi_go", "listener"]}
    t.state.monsters[0].controlled_by = LORRE
    t.go_to("next_monster")  # it has had its turn: the round ends
    assert t.asked() in ("act", "next_turn") and not predictable(t, "mi_go")
    t.go_to("monsters_phase")
    assert t.asked() == "steer" and t.decision().args["who"] == "mi_go"
    t.choose(Pass, 0)
    assert predictable(t, "mi_go")


@rule("MA-CONTROL-01")
def test_control_ends_with_the_turn_of_the_monster_not_with_that_of_another() -> None:
    t = table({LORRE: at(9, 9)}, {"mi_go": at(1, 1), "listener": at(1, 3), "saral": at(3, 1)})
    for monster in t.state.monsters[:2]:
        monster.controlled_by = LORRE
    t.go_to("monsters_phase")
    t.choose(Pass, 0)
    assert t.asked() == "steer" and t.decision().args["who"] == "listener"
    assert predictable(t, "mi_go") and not predictable(t, "listener")


@rule("MA-CONTROL-02")
def test_a_controlled_monster_may_attack_other_monsters() -> None:
    t = table({LORRE: at(9, 9)}, {"mi_go": at(5, 6), "listener": at(5, 7)})
    t.state.monsters[0].controlled_by = LORRE
    t.go_to("monsters_phase")
    assert "listener" in choosable(t, "mi_go", 1)
    t.roll_attack(5, 0, 0)  # 3 against will 3
    t.use("mi_go", 1, "listener")
    assert t.monster("listener") is None


@rule("MA-CONTROL-02", "MA-CELL-05")
def test_a_controlled_monster_may_be_led_into_a_chasm() -> None:
    t = steered("listener", rows=["", "", "", "", "......~"])
    t.choose(Move, 0, cell=at(5, 7))
    assert t.monster("listener") is None and t.state.monsters_destroyed[-1] == "listener"
    assert t.explorer().inspiration == 0  # nobody's turn but its own


@rule("MA-CONTROL-04")
def test_control_goes_before_the_players_of_the_dead() -> None:
    for control, seat in (("", 1), (LORRE, 0)):
        t = table({LORRE: at(8, 8), HANK: at(9, 9)}, {"mi_go": at(5, 6)})
        dead = t.explorer(HANK)
        dead.alive, dead.cell = False, -1
        t.state.monsters[0].controlled_by = control
        t.go_to("monsters_phase")
        assert t.asked() == "steer" and t.seat == seat


# --- what an unpredictable monster does with the board -----------------------------------------------------------


@rule("MA-DOOR-11")
@pytest.mark.parametrize(
    ("before", "action", "after"), [(DOOR_OPEN, CloseDoor, DOOR_CLOSED), (DOOR_CLOSED, OpenDoor, DOOR_OPEN)]
)
def test_an_unpredictable_monster_opens_or_closes_a_door_for_three(before: int, action: type, after: int) -> None:
    t, door = at_door(before)
    t.choose(action, 0, door=door)
    assert door_state(t.state, door) == after and t.state.stamina_left == 2  # of 5
    assert not t.can(OpenDoor) and not t.can(CloseDoor)  # 2 are too few


@rule("MA-DOOR-09")
def test_an_unpredictable_monster_leaves_a_destroyed_door_alone() -> None:
    t, _ = at_door(DOOR_DESTROYED)
    assert t.can(Move) and not t.can(OpenDoor) and not t.can(CloseDoor) and not t.can(DestroyDoor)


@rule("MA-DOOR-07", "MA-DOOR-12")
@pytest.mark.parametrize("before", [DOOR_OPEN, DOOR_CLOSED])
def test_an_unpredictable_monster_destroys_a_door_open_or_closed_for_four(before: int) -> None:
    t, door = at_door(before)
    t.choose(DestroyDoor, 0, door=door)
    assert door_state(t.state, door) == DOOR_DESTROYED and t.state.stamina_left == 1
    weak, _ = at_door(before, "saral")
    weak.state.stamina_left = 3
    weak.refresh()
    assert not weak.can(DestroyDoor)


def at_door(state: int, monster: str = "mi_go") -> tuple[Table, str]:
    t = steered(monster, doors=[(5, 6, "east")])
    door = door_ref(at(5, 6), "east")
    set_door(t.state, door, state)
    t.refresh()
    return t, door


@rule("MA-DOOR-10")
def test_a_predictable_monster_only_destroys_a_closed_door_on_its_way() -> None:
    walls = [(row, 6, "east") for row in range(1, 11) if row != 5]
    for stamina, after in ((4, DOOR_DESTROYED), (3, DOOR_CLOSED)):
        monster = "saral" if stamina == 4 else "ice_shambler"
        t = table({LORRE: at(5, 9)}, {monster: at(5, 6)}, doors=[(5, 6, "east")], walls=walls)
        door = door_ref(at(5, 6), "east")
        set_door(t.state, door, DOOR_CLOSED)
        t.go_to("monsters_phase")
        assert door_state(t.state, door) == after
        assert not t.what("door_opened")
    beside = table({LORRE: at(5, 9)}, {"mi_go": at(5, 6)}, doors=[(5, 6, "north")])
    beside.go_to("monsters_phase")
    assert not beside.what("door_closed") and not beside.what("door_destroyed")  # an open one is left alone


@rule("MA-DOOR-11", "MA-DOOR-12", "MA-TRAP-02")
@pytest.mark.parametrize(("stamina", "moves_it", "breaks_it"), [(2, False, False), (3, True, False), (4, True, True)])
def test_exactly_enough_stamina_is_enough_for_a_monster(stamina: int, moves_it: bool, breaks_it: bool) -> None:
    for before, action in ((DOOR_OPEN, CloseDoor), (DOOR_CLOSED, OpenDoor)):
        t, _ = at_door(before)
        t.state.stamina_left = stamina
        t.refresh()
        assert t.can(action) == moves_it and t.can(DestroyDoor) == breaks_it
    lever = steered(rows=["", "", "", "", "......T"])
    lever.state.stamina_left = stamina
    lever.refresh()
    assert lever.can(Activate) == moves_it


@rule("MA-DOOR-13", "MA-TRAP-02")
def test_an_unpredictable_monster_works_only_doors_and_levers_beside_it() -> None:
    """The doors are on the edges of the cells around it, one lever is two cells away and the other behind a wall."""
    rows = ["", "", "", "....T", ".......T"]
    t = steered(rows=rows, doors=[(4, 6, "east"), (6, 7, "north")], walls=[(5, 6, "west"), (4, 6, "west"), (6, 6, "west")])
    assert t.can(Move) and not t.can(Activate)
    assert not t.can(CloseDoor) and not t.can(DestroyDoor)


@rule("MA-TRAP-02", "MA-TRAP-07", "MA-ACTCELL-02")
def test_an_unpredictable_monster_pulls_a_lever_for_three_and_never_twice() -> None:
    """Hank at another lever would make an explorer's traps spring twice."""
    rows = ["", "", "", "", "......T", "", "", "", "^", "T"]
    t = table({LORRE: at(9, 1), HANK: at(9, 2)}, {"mi_go": at(5, 6)}, rows=rows)
    t.state.monsters[0].controlled_by = LORRE
    t.go_to("monsters_phase")
    t.roll_attack(0, 0, 0)
    t.choose(Activate, 0, cell=at(5, 7), as_kind="trap_lever")
    assert [event.against[0][0] for event in t.told(AttackRolled)] == [LORRE]
    assert t.state.stamina_left == 2 and t.state.fragments[0] is not None
    assert [(event.who, event.card) for event in t.what("activated")] == [("mi_go", "trap_lever")]
    assert t.state.fragments[0].tokens[at(5, 7)] == DESTROYED and not t.can(Activate)


# --- kills -------------------------------------------------------------------------------------------------------


def trophies(t: Table) -> int:
    """What the Trophy Collector's event has counted as Lorre's kills."""
    return t.state.progress.get("trophy_collector", 0)


def collector(*monsters: str, hank: int = at(5, 4)) -> Table:
    t = table({LORRE: at(5, 5), HANK: hank}, {card: at(5, 6 + i) for i, card in enumerate(monsters)})
    t.explorer(LORRE).events = ["trophy_collector"]
    t.refresh()
    return t


@rule("MA-KILL-01", "MA-ATTACK-15")
def test_who_destroys_a_monster_or_an_explorer_has_killed_it() -> None:
    hunter = collector("listener")
    hunter.roll_attack(5)
    hunter.use(LORRE, 1, "listener")
    assert hunter.monster("listener") is None and trophies(hunter) == 1
    traitor = collector()
    traitor.explorer(HANK).health = 1
    traitor.refresh()
    traitor.roll_attack(3)  # 2 against will 2
    traitor.use(LORRE, 1, HANK)
    assert not traitor.explorer(HANK).alive and trophies(traitor) == 1


@rule("MA-KILL-01")
def test_what_another_destroys_is_not_ones_kill() -> None:
    t = collector("listener", hank=at(4, 6))
    t.state.acting = HANK
    t.explorer(HANK).inspiration = 2
    t.go_to("act", ref=HANK)
    t.roll_attack(5)
    t.use(HANK, 1, "listener")
    assert t.monster("listener") is None and trophies(t) == 0


@rule("MA-KILL-02")
def test_a_push_into_a_chasm_and_a_trap_are_kills_too() -> None:
    pushed = table(
        {LORRE: at(5, 5)}, {"listener": at(5, 6)}, rows=["", "", "", "", "......~"], equipped={LORRE: ["ram_helm"]}
    )
    pushed.explorer(LORRE).events = ["trophy_collector"]
    pushed.use("ram_helm", 0, "listener")
    trapped = table({LORRE: at(5, 5)}, {"listener": at(1, 1)}, rows=["^", "", "", "", ".....T"])
    trapped.explorer(LORRE).events = ["trophy_collector"]
    trapped.roll_attack(5, 5, 5)
    trapped.choose(Activate, 0, cell=at(5, 6), as_kind="trap_lever")
    assert trophies(pushed) == trophies(trapped) == 1
    assert not pushed.state.monsters and not trapped.state.monsters

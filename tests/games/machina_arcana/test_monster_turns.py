"""A predictable monster's turn: abilities, doors, steps (MA-AI, MA-NEAREST-03)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import cards
from eldertable.games.machina_arcana.options import PASS, Move, UseAbility
from eldertable.games.machina_arcana.state import Fragment
from eldertable.games.machina_arcana.things import door_kind
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table
from tests.games.machina_arcana.own_cards import print_card

LORRE, PHILIP = "lorre_gerrar", "philip_weil"
MISSES = (0,) * 12  # whatever is rolled, nothing is hit


def used_by(t: Table, ref: str) -> list[tuple[str, int]]:
    return [(event.card, event.n) for event in t.what("used") if event.who == ref]


def deeds(t: Table, ref: str) -> list[str]:
    """What a creature did, one word after the other."""
    words = ("moved", "used", "door_destroyed")
    return [event.what for event in t.events if getattr(event, "what", "") in words and event.who == ref]


@rule("MA-AI-01", "MA-AI-03")
def test_a_monster_uses_an_ability_if_it_can() -> None:
    t = table({LORRE: at(5, 5)}, {"saral": at(5, 6)})
    t.roll_attack(*MISSES[:4])
    t.monster_turn("saral")
    assert deeds(t, "saral") == ["used"]


@rule("MA-AI-01", "MA-AIMOVE-01", "MA-AI-03", "MA-AI-11")
def test_a_monster_that_cannot_use_an_ability_walks_one_cell_for_each_stamina() -> None:
    t = table({LORRE: at(5, 1)}, {"saral": at(5, 9)})
    t.monster_turn("saral")
    assert t.walked("saral") == [at(5, 8), at(5, 7), at(5, 6), at(5, 5)]  # 4 stamina


@rule("MA-AI-01", "MA-AI-02")
def test_abilities_are_checked_again_after_each_cell_and_each_ability() -> None:
    t = table({LORRE: at(5, 1)}, {"whisperer": at(5, 5)})  # range 3 for 2 of its 4 stamina
    t.roll_attack(0, 0)
    t.monster_turn("whisperer")
    assert deeds(t, "whisperer") == ["moved", "used", "moved"]


@rule("MA-AI-04", "MA-AI-12")
def test_a_monster_beside_its_target_stays_even_if_it_cannot_use_anything() -> None:
    t = table({LORRE: at(5, 5)}, {"saral": at(6, 6)})  # diagonal; a straight cell would be nearer in sight
    t.monster_turn("saral", stamina=2)
    assert deeds(t, "saral") == []
    assert t.asked() == "act"  # its turn is over, the next round has begun


@rule("MA-AI-12")
def test_beside_its_target_a_monster_does_not_go_round_to_a_door_of_that_cell() -> None:
    t = table({LORRE: at(5, 5)}, {"saral": at(4, 4)}, doors=[(5, 5, "north")])
    t.shut(5, 5, "north")
    t.monster_turn("saral", stamina=2)
    assert deeds(t, "saral") == [] and t.state.monsters[0].cell == at(4, 4)


@rule("MA-AI-05")
def test_a_monster_does_nothing_outside_its_own_turn() -> None:
    t = table({LORRE: at(5, 5), PHILIP: at(9, 9)}, {"mi_go": at(5, 7)})
    t.choose(Move, 0, cell=at(5, 6))
    assert t.asked() == "act" and t.seat == 0
    assert deeds(t, "mi_go") == []
    assert not [option for option in t.options(UseAbility, 0) if option.card == "mi_go"]
    t.explorer(PHILIP).turn_taken = False
    t.take(PASS)
    assert t.asked() == "act" and t.seat == 1 and deeds(t, "mi_go") == []  # nor between the turns of explorers


@rule("MA-AI-06", "MA-AINEAR-01")
def test_the_nearest_explorer_may_be_on_another_fragment() -> None:
    t = table({LORRE: at(5, 1), PHILIP: at(1, 1)}, {"saral": at(5, 9)})
    t.state.fragments = [Fragment(lay_map(borders=["east"]), 0, 0, 0), Fragment(lay_map(borders=["west"]), 0, 1, 0)]
    t.explorer(LORRE).cell = at(5, 2, 1)
    t.refresh()
    t.monster_turn("saral")
    assert t.walked("saral") == [at(5, 10), at(5, 1, 1)]
    assert [event.about for event in t.what("goes_for")] == [LORRE]


@rule("MA-AI-07")
def test_monsters_choose_only_explorers_as_targets() -> None:
    t = table({LORRE: at(5, 1)}, {"saral": at(5, 9), "mi_go": at(4, 9)}, rows=["", "", "", "", "", ".......o"])
    t.monster_turn("saral")
    assert not used_by(t, "saral")
    assert t.walked("saral")


@rule("MA-AI-06", "MA-Q-12")
def test_an_explorer_who_is_not_the_nearest_is_no_target_even_in_range() -> None:
    """Philip stands in range of the whisper; Lorre is nearer, only hidden by a barrel."""
    t = table({LORRE: at(5, 3), PHILIP: at(2, 5)}, {"whisperer": at(5, 5)}, rows=["", "", "", "...#", "...o"])
    t.roll_attack(0, 0)
    t.monster_turn("whisperer", stamina=3)
    assert deeds(t, "whisperer") == ["moved", "used"] and t.walked("whisperer") == [at(6, 4)]
    assert [event.about for event in t.what("used")] == [LORRE]


@rule("MA-AINEAR-10", "MA-EX-54")
def test_an_explorer_farther_away_and_out_of_range_is_ignored() -> None:
    t = table({LORRE: at(5, 2), PHILIP: at(1, 9)}, {"whisperer": at(5, 6)})
    t.roll_attack(*MISSES[:2])
    t.monster_turn("whisperer")
    assert {event.about for event in t.events if getattr(event, "what", "") in ("used", "goes_for")} == {LORRE}
    assert t.walked("whisperer") == [at(5, 5), at(5, 4)]


@rule("MA-AI-08")
def test_the_current_horror_event_comes_before_the_monsters_own_card() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)})
    t.state.horror_discard.append("energy_flash")
    t.roll_attack(*MISSES[:5])
    t.monster_turn("mi_go")
    assert [card for card, _ in used_by(t, "mi_go")] == ["energy_flash", "mi_go"]  # 3 and 2 of its 5 stamina


@rule("MA-AI-09", "MA-AI-10")
def test_abilities_are_tried_in_the_printed_order_and_may_be_used_again() -> None:
    t = table({LORRE: at(5, 5)}, {"blind_bell_ringer": at(5, 6), "saral": at(1, 1)})
    t.roll_attack(*MISSES[:4])
    t.monster_turn("blind_bell_ringer", 6)  # its attack for 3 stands above the bell for 3
    assert used_by(t, "blind_bell_ringer") == [("blind_bell_ringer", 0)] * 2


def print_monster(monkeypatch: pytest.MonkeyPatch, ability: str) -> str:
    """A monster with one ability and 4 stamina."""
    body = f"level: 1\nstats: {{defence: 3, will: 3, health: 1, stamina: 4}}\nabilities: [{ability}]\n"
    return print_card(monkeypatch, cards.monster, "test_beast", body)


def behind_a_door(monster: str, *, row: int = 5, column: int = 5, others: dict[str, int] | None = None) -> tuple[Table, str]:
    """Lorre in the east, a wall through the whole fragment, a closed door in it in row 5; a passage leads to the door."""
    walls = [(line, 5, "east") for line in range(1, 11) if line != 5]
    rows = ["", "", "", "####", "", "####"]
    where = {monster: at(row, column), **(others or {})}
    t = table({LORRE: at(5, 9)}, where, rows=rows, walls=walls, doors=[(5, 5, "east")])
    return t, t.shut(5, 5, "east")


@rule("MA-AI-11", "MA-AI-13", "MA-DOOR-07", "MA-DOOR-10", "MA-AINEAR-04")
def test_a_monster_destroys_the_closed_door_on_its_way_and_goes_on() -> None:
    t, door = behind_a_door("mi_go")
    t.monster_turn("mi_go")
    assert deeds(t, "mi_go") == ["door_destroyed", "moved"]  # 4 and 1 of its 5 stamina
    assert door_kind(t.state, door) == "destroyed_door"
    assert t.walked("mi_go") == [at(5, 6)]


@rule("MA-AI-13", "MA-DOOR-07")
def test_exactly_enough_stamina_destroys_the_door_and_ends_the_turn() -> None:
    t, door = behind_a_door("mi_go")
    t.monster_turn("mi_go", 4)
    assert deeds(t, "mi_go") == ["door_destroyed"] and door_kind(t.state, door) == "destroyed_door"


@rule("MA-AI-11")
def test_an_ability_comes_before_the_door() -> None:
    t, door = behind_a_door("blind_bell_ringer", others={"saral": at(1, 1)})
    t.monster_turn("blind_bell_ringer")  # 4 stamina: enough for the door, but the bell can be rung
    assert used_by(t, "blind_bell_ringer") == [("blind_bell_ringer", 1)]
    assert door_kind(t.state, door) == "closed_door"


@rule("MA-AI-13", "MA-AIMOVE-09", "MA-EX-58")
def test_without_the_stamina_for_the_door_the_monster_stops_beside_it() -> None:
    t, door = behind_a_door("saral", column=3)
    t.monster_turn("saral")  # 4 stamina, 2 steps to the door, 2 left
    assert t.walked("saral") == [at(5, 4), at(5, 5)]
    assert door_kind(t.state, door) == "closed_door"


@rule("MA-AIMOVE-09", "MA-DOOR-13")
def test_from_a_diagonal_cell_the_monster_first_goes_beside_the_door() -> None:
    t, _ = behind_a_door("rust_hound", row=4)
    t.monster_turn("rust_hound", 6)  # 1 to stand at the door, 4 for it, 1 to go through
    assert t.walked("rust_hound") == [at(5, 5), at(5, 6)]
    assert deeds(t, "rust_hound") == ["moved", "door_destroyed", "moved"]


@rule("MA-Q-16")
def test_a_door_that_is_not_on_the_way_is_left_alone() -> None:
    t = table({LORRE: at(5, 1)}, {"mi_go": at(5, 6)}, doors=[(5, 6, "east")])
    t.shut(5, 6, "east")
    t.roll_attack(*MISSES[:3])
    t.monster_turn("mi_go")
    assert "door_destroyed" not in deeds(t, "mi_go")


@rule("MA-NEAREST-03")
def test_a_predictable_monster_finds_the_nearest_explorer_by_its_own_rules() -> None:
    """The hound leaps next to the nearest explorer: as the crow flies that is Lorre, but rubble makes the walk to her long."""
    rubble = ["....#", "....#", "....#", "....#", "....#", "....#", "....#", "....#", "....#"]
    t = table({LORRE: at(1, 3), PHILIP: at(1, 10)}, {"hound_of_tindalos": at(1, 6)}, rows=rubble)
    t.monster_turn("hound_of_tindalos", stamina=2)
    assert used_by(t, "hound_of_tindalos") == [("hound_of_tindalos", 2)]
    t.take(t.decision(t.seat).options[0])
    hound = t.monster("hound_of_tindalos")
    assert hound is not None and hound.cell in (at(1, 9), at(2, 9), at(2, 10))
    led = table({LORRE: at(1, 3), PHILIP: at(1, 10)}, {"hound_of_tindalos": at(1, 6)}, rows=rubble)
    led.state.monsters[0].controlled_by = LORRE
    led.go_to("monsters_phase")
    led.use("hound_of_tindalos", 2)  # unpredictable: as the crow flies
    beside = {option.ref for option in led.decision(led.seat).options}
    assert beside == {f"cell@{at(*cell)}" for cell in ((1, 2), (1, 4), (2, 2), (2, 3), (2, 4))}


@rule("MA-Q-90")
def test_an_ability_that_would_change_nothing_is_not_used() -> None:
    t = table({LORRE: at(5, 5)}, {"moon_beast": at(5, 6)})
    t.roll_attack(*MISSES[:4])
    t.monster_turn("moon_beast")  # attack for 3; the 2 left would pull someone who is beside it
    assert used_by(t, "moon_beast") == [("moon_beast", 1)]
    far = table({LORRE: at(5, 4)}, {"moon_beast": at(5, 7)})
    far.monster_turn("moon_beast", stamina=2)
    assert used_by(far, "moon_beast") == [("moon_beast", 2)]
    assert far.explorer().cell == at(5, 6)


@rule("MA-Q-90")
def test_an_ability_without_a_target_is_used_only_if_it_reaches_somebody() -> None:
    t = table({LORRE: at(5, 5)}, {"k_thun": at(5, 8)})
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    t.refresh()
    fork = Table(t.match.fork())
    t.roll_attack(*MISSES[:3])
    t.monster_turn("k_thun")
    assert used_by(t, "k_thun") == [("k_thun", 0)]
    fork.explorer().cell = at(5, 5, 1)
    fork.refresh()
    fork.monster_turn("k_thun")
    assert used_by(fork, "k_thun") == []


@rule("MA-Q-90")
@pytest.mark.parametrize("wounds", [0, 1])
def test_healing_monsters_is_worth_it_only_if_one_is_wounded(wounds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    nurse = print_monster(
        monkeypatch, "{cost: {stamina: 4}, do: [{restore_health: {n: 1, at: {each: monster, in: board}}}]}"
    )
    t = table({LORRE: at(1, 1)}, {nurse: at(9, 9), "mi_go": at(9, 7)})
    t.state.monsters[1].wounds = wounds
    t.refresh()
    t.monster_turn(nurse)
    assert deeds(t, nurse) == (["used"] if wounds else ["moved"] * 4)
    assert t.state.monsters[1].wounds == 0


@rule("MA-Q-90", "MA-AI-07")
def test_an_attack_on_everyone_around_is_not_made_on_monsters_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    whirl = "{cost: {stamina: 4}, do: [{attack: {strong: 1, at: {each: creature, in: adjacent}}}]}"
    dervish = print_monster(monkeypatch, whirl)
    t = table({LORRE: at(5, 1)}, {dervish: at(5, 6), "mi_go": at(6, 7)})
    t.monster_turn(dervish)
    assert deeds(t, dervish) == ["moved"] * 4
    t.roll_attack(0)
    t.monster_turn(dervish)
    assert deeds(t, dervish)[4:] == ["used"]


@rule("MA-Q-93")
def test_a_monster_shut_off_by_rubble_still_uses_abilities_that_reach() -> None:
    chasm = ["....~", "....~", "....~", "....~", "....~", "....~", "....~", "....~", "....~", "....~"]
    for order in ((LORRE, PHILIP), (PHILIP, LORRE)):
        cells = {LORRE: at(5, 4), PHILIP: at(1, 1)}
        t = table({explorer: cells[explorer] for explorer in order}, {"whisperer": at(5, 6)}, rows=chasm)
        t.roll_attack(*MISSES[:4])
        t.monster_turn("whisperer")
        assert [event.about for event in t.what("used")] == [LORRE, LORRE]
        assert t.walked("whisperer") == []
    both = table({LORRE: at(5, 4), PHILIP: at(3, 3)}, {"whisperer": at(5, 6)}, rows=chasm)
    both.explorer(PHILIP).health = 1  # in range and weaker, but farther away
    both.roll_attack(*MISSES[:4])
    both.monster_turn("whisperer")
    assert [event.about for event in both.what("used")] == [LORRE, LORRE]

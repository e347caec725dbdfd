"""Attacks, evasion, damage and death (MA-ATTACK, MA-CREATURE, MA-INSP, MA-BARREL, MA-TRAP)."""

from __future__ import annotations

from eldertable.games.machina_arcana.cards import MONSTERS
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import Activate, Move, UseAbility
from eldertable.games.machina_arcana.state import LIT, Fragment
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table

# Lorre's attack: one strong die against will, near; the faces of a strong die are 0 1 1 2 2 3.
LORRE, RUSTAM = "lorre_gerrar", "rustam_alimov"


def duel(**changes: int) -> Table:
    """Lorre beside a Mi-go (will 4, defence 3, health 2)."""
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)})
    for name, value in changes.items():
        setattr(t.explorer(), name, value)
    t.refresh()
    return t


@rule("MA-ATTACK-07")
def test_a_roll_below_the_characteristic_does_nothing() -> None:
    t = duel()
    t.roll_attack(5)  # 3 against will 4
    t.use(LORRE, 1, "mi_go")
    monster = t.monster("mi_go")
    assert monster is not None and monster.wounds == 0


@rule("MA-ATTACK-08", "MA-ATTACK-09", "MA-CREATURE-05", "MA-MONSTER-03")
def test_a_roll_equal_to_the_characteristic_takes_exactly_one_health() -> None:
    t = duel(inspiration=1)
    t.roll_attack(5)
    t.use(LORRE, 1, "mi_go")
    t.answer(n=1)  # 3 + 1 inspiration = 4
    monster = t.monster("mi_go")
    assert monster is not None and monster.wounds == 1 and t.asked() == "act"


@rule("MA-INSP-07", "MA-ATTACK-06")
def test_inspiration_is_offered_after_the_roll_and_only_where_it_can_matter() -> None:
    t = duel(inspiration=1)
    t.roll_attack(0)  # 0 against 4: one inspiration cannot help
    t.use(LORRE, 1, "mi_go")
    assert t.asked() == "act"
    assert t.explorer().inspiration == 1


@rule("MA-ATTACK-10", "MA-ATTACK-11", "MA-ATTACK-12")
def test_magic_is_compared_with_will_and_everything_else_with_defence() -> None:
    t = duel()
    t.roll_attack(5)
    t.use(LORRE, 1, "mi_go")
    (rolled,) = t.told(AttackRolled)
    assert rolled.magic and rolled.against == (("mi_go", 4, False),)
    plain = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={LORRE: ["scarifier"]})
    plain.roll_attack(5, 0, 0)
    plain.use("scarifier", 0, "mi_go")
    (shot,) = plain.told(AttackRolled)
    assert not shot.magic and shot.against == (("mi_go", 3, True),)


@rule("MA-ATTACK-03", "MA-ATTACK-09", "MA-CREATURE-05")
def test_the_dice_named_are_added_up_and_a_large_excess_takes_no_more_than_one_health() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 7)}, equipped={LORRE: ["scarifier"]})
    t.roll_attack(5, 3, 1)  # strong: 3 + 2 + 1
    t.use("scarifier", 0, "mi_go")
    (rolled,) = t.told(AttackRolled)
    assert rolled.dice == (("strong", 3), ("strong", 2), ("strong", 1)) and rolled.result == 6
    monster = t.monster("mi_go")
    assert monster is not None and monster.wounds == 1 and t.asked() == "act"  # 6 against 3


@rule("MA-ATTACK-03")
def test_strong_and_weak_dice_are_rolled_together() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={LORRE: ["bouncing_hurlbat"]})
    t.roll_attack(5, 3)
    t.use("bouncing_hurlbat", 0, "mi_go")
    (rolled,) = t.told(AttackRolled)
    assert rolled.dice == (("strong", 3), ("weak", 1)) and rolled.result == 4


@rule("MA-MONSTER-03", "MA-MONSTER-05", "MA-MONSTER-06", "MA-INSP-03", "MA-ATTACK-15")
def test_a_monster_without_health_is_destroyed_and_inspires_whose_turn_it_is() -> None:
    t = table({LORRE: at(5, 5)}, {"k_thun": at(5, 6)})
    t.state.monsters_destroyed = ["listener"]
    t.roll_attack(5)  # 3 against will 3, health 1
    t.use(LORRE, 1, "k_thun")
    assert t.monster("k_thun") is None
    assert t.state.monsters_destroyed == ["listener", "k_thun"] and "k_thun" not in t.state.monsters_boxed
    assert t.explorer().inspiration == 1


@rule("MA-MONSTER-05")
def test_a_monster_below_the_monster_level_goes_to_the_box() -> None:
    t = table({LORRE: at(5, 5)}, {"k_thun": at(5, 6)})
    t.state.monster_level = 2
    t.refresh()
    t.roll_attack(5)
    t.use(LORRE, 1, "k_thun")
    assert "k_thun" in t.state.monsters_boxed and "k_thun" not in t.state.monsters_destroyed


@rule("MA-CREATURE-03", "MA-BARREL-01", "MA-BARREL-02", "MA-BARREL-03", "MA-BARREL-04", "MA-ATTACK-19")
def test_a_barrel_explodes_at_a_result_of_one_and_is_destroyed() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(4, 7)}, rows=["", "", "", "", ".....o"])
    t.roll_attack(1, 5, 5, 5)  # 1 hits the barrel; then three strong dice: 9 on everyone beside it
    t.use(LORRE, 1, f"barrel@{at(5, 6)}")
    monster = t.monster("mi_go")
    assert monster is not None and monster.wounds == 1
    assert t.explorer().health == 3  # Lorre stood beside it too
    assert t.fragment.tokens[at(5, 6)] == 1


@rule("MA-BARREL-05")
def test_a_barrel_set_off_by_magic_explodes_by_magic() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(4, 7)}, rows=["", "", "", "", ".....o"])
    t.roll_attack(1, 0, 0, 0)
    t.use(LORRE, 1, f"barrel@{at(5, 6)}")
    blast = t.told(AttackRolled)[-1]
    assert blast.card == "barrels" and blast.magic


@rule("MA-BARREL-02", "MA-BARREL-05")
def test_a_normal_attack_of_one_sets_off_a_barrel_which_explodes_by_no_magic() -> None:
    t = table(
        {LORRE: at(5, 5)}, {"mi_go": at(4, 7)}, rows=["", "", "", "", ".....o"], equipped={LORRE: ["bouncing_hurlbat"]}
    )
    t.roll_attack(1, 0, 0, 0, 0)
    t.use("bouncing_hurlbat", 0, f"barrel@{at(5, 6)}")
    shot, blast = t.told(AttackRolled)
    assert not shot.magic and shot.against == ((f"barrel@{at(5, 6)}", 1, True),)
    assert blast.card == "barrels" and not blast.magic


@rule("MA-BARREL-03")
def test_an_explosion_is_one_roll_of_three_dice_on_everything_adjacent_to_the_barrel() -> None:
    """Not on who stands two cells away, nor on who stands behind a wall."""
    t = table(
        {LORRE: at(5, 5), RUSTAM: at(6, 7)},
        {"mi_go": at(4, 7), "saral": at(5, 8), "listener": at(4, 6)},
        rows=["", "", "", "", ".....o"],
        walls=[(5, 6, "north"), (4, 6, "west"), (4, 6, "east")],
    )
    t.roll_attack(1, 0, 0, 0)
    t.use(LORRE, 1, f"barrel@{at(5, 6)}")
    (blast,) = [event for event in t.told(AttackRolled) if event.card == "barrels"]
    assert {ref for ref, _, _ in blast.against} == {LORRE, RUSTAM, "mi_go"} and len(blast.dice) == 3


@rule("MA-BARREL-02")
def test_a_blank_does_not_set_off_a_barrel() -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "", ".....o"])
    t.roll_attack(0)
    t.use(LORRE, 1, f"barrel@{at(5, 6)}")
    assert t.fragment.tokens[at(5, 6)] == 0


@rule("MA-TRAP-01", "MA-TRAP-03", "MA-TRAP-04")
def test_a_lever_springs_the_traps_of_the_fragment() -> None:
    t = table({LORRE: at(1, 1)}, {"mi_go": at(9, 9)}, rows=[".T", "", "", "", "", "", "", "", "........^"])
    t.roll_attack(5, 5, 5)
    t.choose(Activate, t.seat, cell=at(1, 2), as_kind="trap_lever")
    monster = t.monster("mi_go")
    assert monster is not None and monster.wounds == 1
    assert t.fragment.tokens[at(1, 2)] == 1
    assert t.explorer().stamina == 4  # of 6


@rule("MA-TRAP-01")
def test_only_a_lever_beside_an_explorer_can_be_pulled() -> None:
    for rows, walls in ((["..T"], []), ([".T"], [(1, 1, "east"), (2, 1, "east")])):
        assert not table({LORRE: at(1, 1)}, rows=rows, walls=walls).can(Activate)
    assert table({LORRE: at(1, 1)}, rows=["", ".T"]).can(Activate)


@rule("MA-TRAP-04")
def test_the_traps_make_one_roll_of_three_dice_on_explorers_and_monsters() -> None:
    t = table({LORRE: at(1, 1), RUSTAM: at(3, 1)}, {"mi_go": at(3, 2), "saral": at(3, 4)}, rows=[".T", "", "^^^"])
    t.roll_attack(0, 0, 0)
    t.choose(Activate, 0, cell=at(1, 2), as_kind="trap_lever")
    (rolled,) = t.told(AttackRolled)
    assert [kind for kind, _ in rolled.dice] == ["strong"] * 3
    assert {ref for ref, _, _ in rolled.against} == {RUSTAM, "mi_go"}


@rule("MA-TRAP-05", "MA-TRAP-06")
def test_another_explorer_at_another_lever_springs_the_traps_again_with_the_other_dice() -> None:
    t = table(
        {LORRE: at(1, 1), RUSTAM: at(1, 9)},
        {"mi_go": at(9, 9)},
        rows=[".T.......T", "", "", "", "", "", "", "", "........^"],
    )
    t.roll_attack(0, 0, 0, 5, 5, 5)
    t.choose(Activate, 0, cell=at(1, 2), as_kind="trap_lever")
    first, second = t.told(AttackRolled)
    assert [kind for kind, _ in first.dice] == ["strong"] * 3 and [kind for kind, _ in second.dice] == ["weak"] * 3
    assert t.fragment.tokens[at(1, 10)] == 0


@rule("MA-TRAP-05")
def test_the_second_attack_stays_on_the_fragment_of_who_acts_wherever_the_other_explorer_stands() -> None:
    t = table({LORRE: at(1, 1), RUSTAM: at(1, 9)}, {"mi_go": at(9, 9), "saral": at(9, 8)})
    maps = lay_map([".T", *[""] * 7, "........^"]), lay_map([".........T", *[""] * 7, "........^"])
    t.state.fragments = [Fragment(id, 0, x, 0) for x, id in enumerate(maps)]
    t.explorer(RUSTAM).cell, t.state.monsters[1].cell = at(1, 9, 1), at(9, 9, 1)
    t.refresh()
    t.roll_attack(*[0] * 6)
    t.choose(Activate, 0, cell=at(1, 2), as_kind="trap_lever")
    assert [[ref for ref, _, _ in event.against] for event in t.told(AttackRolled)] == [["mi_go"], ["mi_go"]]


@rule("MA-INCORP-01", "MA-INCORP-04")
def test_an_incorporeal_creature_is_no_target_but_in_the_light() -> None:
    ghost = next(card.id for card in MONSTERS.values() if "incorporeal" in card.keywords)
    t = table({LORRE: at(5, 5)}, {ghost: at(5, 6)}, rows=["*"])
    assert not _may_choose(t, ghost)
    t.fragment.tokens = bytes([LIT]) + bytes(99)
    t.refresh()
    assert _may_choose(t, ghost)


def _may_choose(t: Table, ref: str) -> bool:
    fork = t.match.fork()
    options = fork.pending[0].options
    fork.choose(0, options.index(UseAbility(LORRE, 1)))
    return fork.pending[0].kind == "choose_target" and any(getattr(o, "ref", "") == ref for o in fork.pending[0].options)


@rule("MA-MOVE-01", "MA-MOVE-03")
def test_a_step_costs_one_stamina_and_goes_to_free_passable_cells_only() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, rows=["", "", "", "....#C"], walls=[(5, 5, "west")])
    cells = {option.cell for option in t.options(Move, 0)}
    assert cells == {at(4, 4), at(6, 4), at(6, 5), at(6, 6)}
    t.choose(Move, 0, cell=at(6, 5))
    assert t.explorer().cell == at(6, 5) and t.explorer().stamina == 5

"""Rulings on traps, barrels and attacks that the rulebook leaves open (MA-Q-02, -61, -66, -67, -69, -75, -76)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import Activate
from eldertable.games.machina_arcana.state import DESTROYED, NO_TOKEN
from eldertable.games.machina_arcana.things import set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.own_cards import print_item

LORRE, HANK = "lorre_gerrar", "hank_horden"
BARREL = ["", "", "", "", "......o"]  # two cells right of (5, 5)


def dice(t: Table) -> list[list[str]]:
    return [[kind for kind, _ in event.dice] for event in t.told(AttackRolled)]


@rule("MA-Q-02")
def test_barrels_and_traps_roll_three_strong_dice_and_the_second_spring_three_weak_ones() -> None:
    t = table({HANK: at(5, 5)}, {"mi_go": at(5, 6)}, rows=BARREL, equipped={HANK: ["ram_helm"]})
    t.roll_attack(0, 0, 0)
    t.use("ram_helm", 0, "mi_go")
    assert dice(t) == [["strong"] * 3]
    rows = ["^", "", "", "", ".....T", "", "", "T"]
    twice = table({LORRE: at(5, 5), HANK: at(8, 2)}, {"ice_shambler": at(1, 1)}, rows=rows)
    twice.roll_attack(*[0] * 6)
    twice.choose(Activate, 0, cell=at(5, 6), as_kind="trap_lever")
    assert dice(twice) == [["strong"] * 3, ["weak"] * 3]


@rule("MA-Q-61")
def test_a_restored_chapter_cell_is_unlit(monkeypatch: pytest.MonkeyPatch) -> None:
    mend = "{cost: {stamina: 1}, target: {near: destroyed_cell}, do: [{restore_cell: {}}]}"
    trowel = print_item(monkeypatch, "test_trowel", f"[{mend}]")
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "", ".....*"], equipped={LORRE: [trowel]})
    set_token(t.state, at(5, 6), DESTROYED)
    t.explorer().inspiration = 3
    t.refresh()
    t.use(trowel, 0, f"cell@{at(5, 6)}")
    assert t.state.fragments[0].tokens[at(5, 6)] == NO_TOKEN  # type: ignore[union-attr]
    assert t.options(Activate) == [Activate(at(5, 6), "unlit_chapter_cell")]


@rule("MA-Q-66", "MA-PUSH-08")
def test_who_pushes_a_creature_against_a_lever_springs_the_traps_for_nothing() -> None:
    rows = ["^", "", "", "", "......T"]
    t = table({HANK: at(5, 5)}, {"mi_go": at(5, 6), "listener": at(1, 1)}, rows=rows, equipped={HANK: ["ram_helm"]})
    t.roll_attack(5, 5, 5)
    t.use("ram_helm", 0, "mi_go")
    assert t.explorer().stamina == 4  # the helm's two
    assert [(event.attacker, event.card) for event in t.told(AttackRolled)] == [(HANK, "traps")]
    assert t.state.monsters[0].cell == at(5, 6) and t.monster("listener") is None
    assert t.state.fragments[0].tokens[at(5, 7)] == DESTROYED  # type: ignore[union-attr]


@rule("MA-Q-67", "MA-PUSH-09", "MA-BARREL-05")
@pytest.mark.parametrize("magic", [True, False])
def test_a_barrel_set_off_by_the_push_of_an_attack_explodes_in_its_kind(
    magic: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    attack = f"{{attack: {{weak: 1, magic: {str(magic).lower()}}}}}"
    blow = f"{{cost: {{stamina: 1}}, target: {{near: creature}}, do: [{attack}, {{push: {{cells: 1}}}}]}}"
    maul = print_item(monkeypatch, "test_maul", f"[{blow}]", "type: weapon\nhands: 1")
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, rows=BARREL, equipped={LORRE: [maul]})
    t.roll_attack(0, 0, 0, 0)  # the blow misses, but it pushes
    t.use(maul, 0, "mi_go")
    blast = t.told(AttackRolled)[1]
    assert len(t.told(AttackRolled)) == 2 and blast.card == "barrels" and blast.magic == magic


@rule("MA-Q-69")
def test_traps_and_barrels_attack_for_who_acts() -> None:
    rows = ["^", "", "", "", ".....T"]
    t = table({LORRE: at(5, 5)}, {"listener": at(1, 1)}, rows=rows, equipped={LORRE: ["trap_blueprint"]})
    t.roll_attack(1, 0, 0)
    t.choose(Activate, 0, cell=at(5, 6), as_kind="trap_lever")
    (rolled,) = t.told(AttackRolled)
    assert rolled.attacker == LORRE and rolled.raises == (("trap_blueprint", 2),) and rolled.result == 3
    assert t.monster("listener") is None and t.explorer().inspiration == 1


@rule("MA-Q-75")
def test_an_attack_on_a_cell_hits_what_is_there_and_an_empty_one_gives_no_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    shot = "{cost: {stamina: 1}, target: {blockable: 3, kind: cell}, do: [{attack: {strong: 1}}]}"
    bow = print_item(monkeypatch, "test_bow", f"[{shot}]", "type: weapon\nhands: 2")
    for cell, evader in ((at(5, 7), f"barrel@{at(5, 7)}"), (at(4, 6), "listener"), (at(6, 6), "")):
        t = table({LORRE: at(5, 5)}, {"listener": at(4, 6)}, rows=BARREL, equipped={LORRE: [bow]})
        t.roll_attack(*([0] if evader else []))
        t.use(bow, 0, f"cell@{cell}")
        assert [event.against[0][0] for event in t.told(AttackRolled)] == ([evader] if evader else [])
        assert t.explorer().stamina == 5


@rule("MA-Q-76")
def test_a_mi_go_destroyed_by_a_monster_or_by_nobody_launches_no_event() -> None:
    t = table({LORRE: at(9, 9)}, {"listener": at(5, 5), "mi_go": at(5, 6)})
    t.state.monsters[0].controlled_by = LORRE
    t.state.monsters[1].wounds = 1
    t.go_to("monsters_phase")
    t.roll_attack(5, 5, 0)
    t.use("listener", 1, "mi_go")
    assert t.monster("mi_go") is None and not t.what("event_launched")
    fallen = table({LORRE: at(9, 9)}, {"mi_go": at(1, 1)}, rows=["^"])
    fallen.state.monsters[0].wounds = 1
    fallen.state.horror_deck.append("malfunction")
    fallen.state.horror = 1
    fallen.roll_attack(9, 5, 5, 5)  # the fate die, then the traps
    fallen.go_to("horror_phase")
    assert fallen.monster("mi_go") is None
    assert [event.card for event in fallen.what("event_launched")] == ["malfunction"]

"""Ranges and targets of abilities (MA-RANGE)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import selecting, values
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import UseAbility
from eldertable.games.machina_arcana.state import Fragment
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table
from tests.games.machina_arcana.own_cards import print_item

LORRE, PHILIP, HANK, ASTA, BAPTISTE = "lorre_gerrar", "philip_weil", "hank_horden", "asta_wingren", "baptiste_okoye"


def targets(t: Table, card: str, ability: int = 0) -> set[str]:
    """Whom an ability may choose now; nobody if it cannot be used."""
    fork = Table(t.match.fork())
    if not fork.can(UseAbility, fork.seat, card=card, ability=ability):
        return set()
    fork.choose(UseAbility, fork.seat, card=card, ability=ability)
    if fork.asked() == "choose_target":
        return {option.ref for option in fork.decision(fork.seat).options}
    return {event.about for event in fork.what("used")} - {""}


def in_range(card: str, cells: int, **changes: str) -> bool:
    """Can Hank aim this item at a monster so many cells away?"""
    t = table({HANK: at(5, 1)}, {"mi_go": at(5, 1 + cells)}, equipped={HANK: [card, *changes.get("equipped", "").split()]})
    if "horror" in changes:
        t.state.horror_discard.append(changes["horror"])
        t.refresh()
    return "mi_go" in targets(t, card)


@rule("MA-RANGE-01", "MA-RANGE-02")
def test_a_creature_named_without_a_target_symbol_is_anywhere_on_the_fragment_without_line_of_sight() -> None:
    t = table({LORRE: at(1, 1), PHILIP: at(10, 10), HANK: at(9, 1)}, rows=["", "##########"], walls=[(9, 1, "north")])
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    t.explorer(HANK).cell = at(5, 5, 1)
    for explorer in t.state.explorers:
        explorer.health = 2
    t.explorer(LORRE).inspiration = 2
    t.refresh()
    t.use(LORRE, 0)  # an explorer restores 1 health
    assert {option.ref for option in t.decision(t.seat).options} == {LORRE, PHILIP}  # not Hank, on another fragment
    t.answer(ref=PHILIP)
    assert t.explorer(PHILIP).health == 3


@rule("MA-RANGE-01", "MA-RANGE-02")
def test_a_monsters_ability_without_a_symbol_reaches_its_whole_fragment_behind_walls() -> None:
    t = table({LORRE: at(1, 1), PHILIP: at(9, 9)}, {"k_thun": at(10, 10)}, rows=["", "##########"])
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    t.explorer(PHILIP).cell = at(5, 5, 1)
    t.refresh()
    t.roll_attack(0, 0, 0)
    t.monster_turn("k_thun")
    (rolled,) = t.told(AttackRolled)
    assert [ref for ref, _, _ in rolled.against] == [LORRE]


@rule("MA-RANGE-09")
def test_only_ranged_symbols_change_their_range() -> None:
    assert [in_range("scarifier", n) for n in (3, 4, 5)] == [True, True, False]  # range 4
    assert [in_range("scarifier", n, horror="failing_light") for n in (3, 4)] == [True, False]
    assert [in_range("scarifier", n, equipped="aiming_monocle") for n in (5, 6)] == [True, False]
    assert [in_range("circular_saw", n, horror="failing_light") for n in (1, 2)] == [True, False]  # near stays near
    assert [in_range("circular_saw", n, equipped="aiming_monocle") for n in (1, 2)] == [True, False]


@rule("MA-RANGE-09")
def test_what_is_within_so_many_cells_is_no_range_of_a_symbol() -> None:
    t = table({HANK: at(5, 1)}, {"mi_go": at(5, 4)}, equipped={HANK: ["magnet_gauntlet"]})
    t.state.horror_discard.append("failing_light")
    t.refresh()
    t.use("magnet_gauntlet", 1)  # pulls every monster within 3 cells
    monster = t.monster("mi_go")
    assert monster is not None and monster.cell == at(5, 2)


@rule("MA-RANGE-10", "MA-RANGE-11")
@pytest.mark.parametrize(("card", "kinds"), [
    ("ice_axe", {"melee"}), ("scarifier", {"ranged"}), ("bouncing_hurlbat", {"melee", "ranged"}), ("music_box", set()),
])  # fmt: skip
def test_an_item_is_melee_or_ranged_by_the_symbols_of_its_attacks(card: str, kinds: set[str]) -> None:
    assert selecting.reaches(card) == kinds


@rule("MA-RANGE-10", "MA-RANGE-11")
@pytest.mark.parametrize(
    ("explorer", "card", "cells", "raised"),
    [
        (HANK, "circular_saw", 1, True),  # melee with a weapon: Hank gets +1
        (HANK, "scarifier", 1, False),  # a ranged symbol, even beside the target
        (ASTA, "scarifier", 3, True),  # ranged, at least 3 away: Asta gets +1
        (ASTA, "circular_saw", 1, False),
    ],
)
def test_the_symbol_makes_an_attack_melee_or_ranged(explorer: str, card: str, cells: int, raised: bool) -> None:
    t = table({explorer: at(5, 1)}, {"mi_go": at(5, 1 + cells)}, equipped={explorer: [card]})
    t.roll_attack(0, 0, 0)
    t.use(card, 0, "mi_go")
    (rolled,) = t.told(AttackRolled)
    assert ((explorer, 1) in rolled.raises) == raised


@rule("MA-RANGE-12", "MA-RANGE-13", "MA-EX-34")
def test_an_ability_with_two_targets_puts_one_marker_and_may_choose_the_same_twice() -> None:
    def stats(t: Table, ref: str) -> tuple[int, int]:
        return values.stat(t.state, ref, "defence"), values.stat(t.state, ref, "will")

    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={LORRE: ["impact_generator"]})
    same = Table(t.match.fork())
    t.use("impact_generator", 0, LORRE)
    t.answer(ref="mi_go")
    assert stats(t, LORRE) == (3, 4) and stats(t, "mi_go") == (2, 3)  # +1 and -1 to 2, 3 and 3, 4
    assert t.match.view(0)["explorers"][0]["markers"] == 2  # one of three is on the card
    same.use("impact_generator", 0, "mi_go")
    assert "mi_go" in {option.ref for option in same.decision(same.seat).options}
    same.answer(ref="mi_go")
    assert stats(same, "mi_go") == (3, 4)  # +1 and -1
    assert same.match.view(0)["explorers"][0]["markers"] == 2  # and it was used


@rule("MA-RANGE-14")
def test_an_effect_on_several_creatures_is_applied_to_each_in_any_order() -> None:
    """Both monsters stand in one line: who is pushed first decides whether both move."""
    t = table({HANK: at(5, 2)}, {"mi_go": at(5, 4), "saral": at(5, 5)}, equipped={HANK: ["magnet_gauntlet"]})
    other = Table(t.match.fork())
    t.use("magnet_gauntlet", 1)
    assert {option.ref for option in t.decision(t.seat).options} == {"mi_go", "saral"}
    t.answer(ref="mi_go")
    assert cells(t) == {"mi_go": at(5, 3), "saral": at(5, 4)}
    other.use("magnet_gauntlet", 1)
    other.answer(ref="saral")  # the other one is still in its way
    assert cells(other) == {"mi_go": at(5, 3), "saral": at(5, 5)}


@rule("MA-RANGE-14")
@pytest.mark.parametrize("word", ["lose_health", "deal_damage", "restore_health"])
def test_every_creature_named_bears_the_effect(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    all_monsters = f"{{cost: {{stamina: 1}}, do: [{{{word}: {{n: 1, at: {{each: monster, in: board}}}}}}]}}"
    gong = print_item(monkeypatch, "test_gong", f"[{all_monsters}]")
    t = table({HANK: at(5, 2)}, {"mi_go": at(1, 5), "saral": at(9, 9), "buopoth": at(9, 1)}, equipped={HANK: [gong]})
    before = 1 if word == "restore_health" else 0
    for monster in t.state.monsters:
        monster.wounds = before
    t.refresh()
    t.use(gong)
    assert [monster.wounds for monster in t.state.monsters] == [1 - before] * 3


@rule("MA-RANGE-14")
def test_creatures_out_of_each_others_way_raise_no_question() -> None:
    t = table({HANK: at(5, 2)}, {"mi_go": at(5, 5), "saral": at(2, 2)}, equipped={HANK: ["magnet_gauntlet"]})
    t.use("magnet_gauntlet", 1)
    assert cells(t) == {"mi_go": at(5, 3), "saral": at(4, 2)} and t.asked() == "act"


def cells(t: Table) -> dict[str, int]:
    return {monster.card: monster.cell for monster in t.state.monsters}

"""Lasting effects and their markers (MA-LASTING)."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.machina_arcana import values
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import (
    NOTHING,
    PASS,
    Activate,
    ChooseCard,
    Exchange,
    GiveItem,
    UseAbility,
    UseInventory,
)
from eldertable.games.machina_arcana.state import HORROR, Lasting
from eldertable.kernel.agenda import Step
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.own_cards import print_event, print_item

LORRE, PHILIP, HANK = "lorre_gerrar", "philip_weil", "hank_horden"
ROBE = "listeners_robe"  # a personal event: discard it, incorporeal this round


def markers(t: Table, seat: int = 0) -> int:
    left: int = t.match.view(0)["explorers"][seat]["markers"]
    return left


def marked(t: Table) -> list[str]:
    """The cards with markers on them."""
    return [one["card"] for one in t.match.view(0)["lasting"]]


def defence(t: Table, ref: str) -> int:
    return values.stat(t.state, ref, "defence")


def next_round(t: Table) -> None:
    t.state.acting = ""
    t.go_to("explorers_phase")


# --- what lasts, and how long ------------------------------------------------------------------------------------


@rule("MA-LASTING-01")
def test_an_effect_acts_once_and_leaves_no_marker_unless_it_is_lasting() -> None:
    t = table({LORRE: at(5, 5)})
    t.explorer().health, t.explorer().inspiration = 2, 2
    t.refresh()
    t.use(LORRE, 0)
    assert t.explorer().health == 3 and marked(t) == [] and markers(t) == 3
    next_round(t)
    assert t.explorer().health == 3


@rule("MA-LASTING-02", "MA-LASTING-03", "MA-LASTING-07")
def test_a_lasting_effect_of_an_explorer_goes_on_until_the_next_explorers_phase() -> None:
    t = table({LORRE: at(5, 5)}, {"saral": at(5, 6)}, items={LORRE: ["iron_elixir"]})
    t.use("iron_elixir")  # defence +2
    assert defence(t, LORRE) == 4 and markers(t) == 2 and marked(t) == ["iron_elixir"]
    t.state.lair = t.state.horror = 0
    t.roll_attack(0, 0, 0, 0)
    t.take(PASS)
    (attack,) = t.told(AttackRolled)  # of the monsters phase
    assert attack.against[0][:2] == (LORRE, 4)
    assert t.state.phase == "explorers" and defence(t, LORRE) == 2 and markers(t) == 3


def healing_rites() -> Table:
    """The horror event that keeps monsters from losing health was launched in the horror phase; a new round has begun."""
    t = table({LORRE: at(5, 5)}, {"mi_go": at(9, 9)})
    t.state.horror_deck.append("healing_rites")
    t.state.lair, t.state.horror, t.state.acting = 0, 1, ""
    t.roll_attack(5)
    t.go_to("horror_phase")
    return t


@rule("MA-LASTING-03", "MA-LASTING-10")
def test_a_lasting_effect_of_a_horror_event_goes_on_until_the_next_horror_phase() -> None:
    t = healing_rites()
    assert t.state.phase == "explorers" and marked(t) == ["healing_rites"]
    assert t.match.view(0)["horror_markers"] == 3
    assert t.match.view(0)["lasting"][0]["owner"] == HORROR
    monster = t.monster("mi_go")
    assert monster is not None
    monster.cell = at(5, 6)
    t.explorer().inspiration = 1
    t.refresh()
    t.roll_attack(5)
    t.use(LORRE, 1, "mi_go")
    if t.asked() == "inspire":
        t.answer(n=1)
    assert monster.wounds == 0
    t.state.horror, t.state.acting = 0, ""
    monster.cell = at(9, 9)
    t.go_to("horror_phase")
    assert "healing_rites" not in marked(t) and t.match.view(0)["horror_markers"] == 4


# --- markers and limits ------------------------------------------------------------------------------------------


@rule("MA-LASTING-05")
def test_without_a_marker_no_lasting_effect_can_be_resolved() -> None:
    items = ["iron_elixir", "smoke_canister", "ether_bomb"]
    t = table({LORRE: at(5, 5)}, {"mi_go": at(9, 9)}, items={LORRE: items}, equipped={LORRE: ["crystal_statuette"]})
    t.explorer().stamina = 9
    t.refresh()
    assert t.can(UseAbility, 0, card="crystal_statuette")
    t.use("iron_elixir")
    t.use("ether_bomb", 1)
    t.use("smoke_canister")
    assert markers(t) == 0
    assert not t.can(UseAbility, 0, card="crystal_statuette")  # it would do nothing else
    monster = t.monster("mi_go")
    assert monster is not None
    monster.cell = at(5, 6)
    t.refresh()
    t.roll_attack(0)
    t.use(LORRE, 1, "mi_go")  # the attack is made, the lasting effect after it is not
    assert len(t.told(AttackRolled)) == 1 and LORRE not in marked(t)


@rule("MA-LASTING-04", "MA-LASTING-06", "MA-Q-18")
def test_a_lasting_effect_is_resolved_at_most_its_number_of_times_a_round() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={LORRE: ["warding_lantern"]})
    t.explorer().stamina = 9
    t.refresh()
    t.use("warding_lantern", 0)
    t.use("warding_lantern", 0)
    assert defence(t, LORRE) == 4 and markers(t) == 1  # +1 twice
    assert not t.can(UseAbility, 0, card="warding_lantern", ability=0)  # 3 stamina and a marker are left
    t.use("warding_lantern", 1)  # a marker comes back, but it was resolved twice this round
    assert not t.can(UseAbility, 0, card="warding_lantern", ability=0)
    next_round(t)
    assert t.can(UseAbility, 0, card="warding_lantern", ability=0)


@rule("MA-LASTING-04", "MA-LASTING-06", "MA-LASTING-09", "MA-ATTACK-19", "MA-EX-44")
def test_the_bloodletting_pistol_raises_all_later_rolls_by_one_and_by_two_but_never_more() -> None:
    t = table(
        {LORRE: at(5, 2)},
        {"buopoth": at(5, 3)},
        rows=["", "", "", "", "", "", "", ".o"],
        equipped={LORRE: ["bloodletting_pistol"]},
    )

    def attack(card: str, ability: int, target: str, *faces: int) -> int:
        """By how much the pistol's effect raises the roll."""
        before = len(t.told(AttackRolled))
        t.explorer().stamina = 6
        t.refresh()
        t.roll_attack(*faces)
        t.use(card, ability, target)
        while t.asked() == "inspire":
            t.answer(n=0)
        rolled = t.told(AttackRolled)[before]
        return sum(n for source, n in rolled.raises if source == "bloodletting_pistol")

    assert attack("bloodletting_pistol", 0, f"barrel@{at(8, 2)}", 5, 5) == 0  # the barrel is damaged
    assert attack("bloodletting_pistol", 0, "buopoth", 5, 5) == 1  # and so is the Buopoth
    assert attack(LORRE, 1, "buopoth", 5) == 2  # with something else, and damaged again
    assert attack("bloodletting_pistol", 0, "buopoth", 0, 0) == 2
    assert marked(t).count("bloodletting_pistol") == 2
    next_round(t)
    assert attack("bloodletting_pistol", 0, "buopoth", 0, 0) == 0


@rule("MA-LASTING-08", "MA-DISCARD-03")
def test_a_discarded_card_gives_its_marker_back_and_its_effect_ends() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={LORRE: ["circular_saw", "heart_of_the_machine"]})
    t.roll_attack(0, 0)
    t.use("circular_saw", 0, "mi_go")
    assert defence(t, "mi_go") == 2 and markers(t) == 2
    t.use("heart_of_the_machine", 1)  # the price: an item
    if t.asked() == "choose_discard":
        t.answer(card="circular_saw")
    assert t.state.item_discard[-1] == "circular_saw"
    assert defence(t, "mi_go") == 3 and markers(t) == 3


def after_a_stroke(**more: Any) -> Table:
    """Lorre's saw has lowered the Mi-go's defence from 3 to 2; a marker lies on it."""
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={LORRE: ["circular_saw"]}, **more)
    t.roll_attack(0, 0)
    t.use("circular_saw", 0, "mi_go")
    t.explorer().stamina = 6
    t.refresh()
    assert defence(t, "mi_go") == 2 and markers(t) == 2
    return t


@rule("MA-Q-84")
def test_a_stowed_card_keeps_its_marker() -> None:
    t = after_a_stroke(items={LORRE: ["music_box"]})
    t.choose(UseInventory, 0, explorer=LORRE)
    t.take(NOTHING)
    assert t.asked() == "act" and "circular_saw" in t.explorer().inventory
    assert defence(t, "mi_go") == 2 and markers(t) == 2


@rule("MA-Q-84")
def test_a_card_left_at_a_workbench_loses_its_marker() -> None:
    t = after_a_stroke(rows=["", "", "", "....W"])
    t.choose(Activate, 0, cell=at(4, 5), as_kind="workbench")
    for _ in range(3):
        t.answer(deck="weapon")
    t.answer(card="circular_saw")
    t.take(t.decision(0).options[0])
    assert "circular_saw" not in t.explorer().inventory
    assert defence(t, "mi_go") == 3 and markers(t) == 3


@rule("MA-Q-84")
def test_a_card_that_changes_hands_loses_its_marker() -> None:
    t = table({LORRE: at(5, 5), PHILIP: at(5, 4)}, {"mi_go": at(5, 6)}, equipped={LORRE: ["circular_saw"]})
    t.roll_attack(0, 0)
    t.use("circular_saw", 0, "mi_go")
    t.choose(Exchange, 0, explorer=PHILIP)
    t.answer(card="circular_saw")
    while t.asked() == "exchange_give":
        t.take(t.decision(t.seat).options[-1])
    assert "circular_saw" in t.explorer(PHILIP).inventory
    assert markers(t) == 3 and defence(t, "mi_go") == 3


# --- horror markers ----------------------------------------------------------------------------------------------


def hit_by_the_shambler(t: Table) -> None:
    t.roll_attack(5, 5, 5)
    t.monster_turn("ice_shambler", stamina=2)
    while t.asked() == "inspiration_for_health":
        t.answer(n=0)


@rule("MA-LASTING-10")
def test_a_monsters_lasting_effect_takes_a_horror_marker() -> None:
    t = table({LORRE: at(5, 5)}, {"ice_shambler": at(5, 6)})
    hit_by_the_shambler(t)
    assert t.match.view(0)["horror_markers"] == 3 and markers(t) == 3
    assert values.stat(t.state, LORRE, "stamina") == 5


@rule("MA-LASTING-11", "MA-Q-37")
def test_without_a_horror_marker_a_monsters_lasting_effect_is_not_resolved() -> None:
    t = table({LORRE: at(5, 5)}, {"ice_shambler": at(5, 6)})
    t.state.lasting = [Lasting(HORROR, "healing_rites", [0, 0], "", []) for _ in range(4)]
    hit_by_the_shambler(t)
    assert t.explorer().health == 3  # the attack itself
    assert "ice_shambler" not in marked(t) and values.stat(t.state, LORRE, "stamina") == 6


@rule("MA-Q-89")
def test_the_limit_of_a_lasting_effect_holds_for_monsters_too() -> None:
    t = table({LORRE: at(5, 5)}, {"ice_shambler": at(5, 6)})
    t.roll_attack(5, 5, 5, 5, 5, 5)
    t.monster_turn("ice_shambler", stamina=4)  # two hits
    assert t.explorer().health == 2 and marked(t) == ["ice_shambler"]


@rule("MA-LASTING-12")
def test_a_destroyed_monster_takes_its_lasting_effect_along() -> None:
    t = table({LORRE: at(5, 5)}, {"ice_shambler": at(5, 6)})
    hit_by_the_shambler(t)
    monster = t.monster("ice_shambler")
    assert monster is not None
    monster.wounds = 1
    t.refresh()
    t.roll_attack(5)
    t.use(LORRE, 1, "ice_shambler")  # 3 against will 2
    assert t.monster("ice_shambler") is None
    assert t.match.view(0)["horror_markers"] == 4 and values.stat(t.state, LORRE, "stamina") == 6


# --- returning markers -------------------------------------------------------------------------------------------


@rule("MA-LASTING-13")
def test_a_returned_marker_fulfils_its_condition_also_at_the_start_of_the_phase() -> None:
    t = table({LORRE: at(5, 5)}, equipped={LORRE: ["mantle_of_beyond"]})
    t.explorer().inspiration = 2
    t.refresh()
    t.use("mantle_of_beyond", 0)
    assert t.asked() == "act"
    next_round(t)
    assert t.asked() == "choose_step"  # when the marker is returned: move up to 2 cells
    t.answer(ref=f"cell@{at(5, 6)}")
    assert t.explorer().cell == at(5, 6)


@rule("MA-LASTING-13")
def test_a_marker_returned_as_a_price_or_from_a_discarded_card_counts_too() -> None:
    worn = ["aeon_brooch", "circular_saw", "heart_of_the_machine"]  # the brooch counts markers that return
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, items={LORRE: ["iron_elixir"]}, equipped={LORRE: worn})
    t.use("iron_elixir")  # a marker that stays where it is
    discarding = Table(t.match.fork())
    for one in (t, discarding):
        one.roll_attack(0, 0)
        one.use("circular_saw", 0, "mi_go")
        assert "aeon_brooch" not in one.match.view(0)["progress"]
    t.roll_attack(0, 0)
    t.use("circular_saw", 1)
    assert t.match.view(0)["progress"] == {"aeon_brooch": 1}
    discarding.use("heart_of_the_machine", 1)
    discarding.answer(card="circular_saw")
    assert discarding.match.view(0)["progress"] == {"aeon_brooch": 1}


@rule("MA-LASTING-13")
def test_a_marker_returns_once_also_if_others_begin_the_phase_before_its_owner() -> None:
    worn = ["aeon_brooch", "circular_saw"]
    t = table({HANK: at(1, 1), LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={LORRE: worn})
    t.go_to("act", ref=LORRE)
    t.roll_attack(0, 0)
    t.use("circular_saw", 0, "mi_go")
    next_round(t)
    assert marked(t) == [] and t.match.view(0)["progress"] == {"aeon_brooch": 1}


@rule("MA-LASTING-14")
def test_returning_a_marker_pays_for_an_ability_and_ends_the_effect() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={LORRE: ["circular_saw"]})
    assert not t.can(UseAbility, 0, card="circular_saw", ability=1)  # no marker to return
    t.roll_attack(0, 0)
    t.use("circular_saw", 0, "mi_go")
    t.roll_attack(0, 0)
    t.use("circular_saw", 1)
    first, second = t.told(AttackRolled)
    assert first.against[0][1] == 3
    assert second.against[0][1] == 3  # defence -1 went with the marker
    assert markers(t) == 3 and not t.can(UseAbility, 0, card="circular_saw", ability=1)


@rule("MA-LASTING-15", "MA-ABILITY-12")
def test_an_ability_that_costs_a_marker_is_used_once_for_each_also_out_of_turn() -> None:
    t = table({LORRE: at(5, 5), PHILIP: at(9, 9)}, {"mi_go": at(5, 6)}, equipped={LORRE: ["warding_lantern"]})
    t.explorer().stamina = 9
    t.refresh()
    t.use("warding_lantern", 0)
    t.use("warding_lantern", 0)
    t.use("warding_lantern", 1)  # pushes the Mi-go
    assert t.can(UseAbility, 0, card="warding_lantern", ability=1)
    t.state.acting = PHILIP
    t.explorer(LORRE).stamina = 0
    monster = t.monster("mi_go")
    assert monster is not None
    monster.cell = at(5, 6)
    t.state.agenda = [Step("act", {"ref": PHILIP}), Step("interlude", {"waiting": [LORRE]})]
    t.refresh()
    assert t.asked() == "out_of_turn" and t.options(UseAbility, 0) == [UseAbility("warding_lantern", 1)]
    t.choose(UseAbility, 0)
    assert monster.cell == at(5, 7) and marked(t) == []
    assert t.asked() == "act" and t.seat == 1  # no marker, nothing to ask


# --- cards that wait ---------------------------------------------------------------------------------------------


@rule("MA-LASTING-16", "MA-LASTING-17")
def test_a_single_use_item_is_discarded_when_its_lasting_effect_ends_and_is_of_no_use_until_then() -> None:
    t = table({LORRE: at(5, 5)}, items={LORRE: ["ether_bomb", "chalk_sign"]}, equipped={LORRE: ["heart_of_the_machine"]})
    t.explorer().stamina = 9
    t.refresh()
    assert t.can(UseAbility, 0, card="ether_bomb", ability=0)
    t.use("ether_bomb", 1)
    assert "ether_bomb" in t.explorer().inventory and "ether_bomb" not in t.state.item_discard
    assert t.match.view(0)["explorers"][0]["waiting_discard"] == ["ether_bomb"]
    assert not [option for option in t.options(UseAbility, 0) if option.card == "ether_bomb"]
    t.use("heart_of_the_machine", 1)  # discards another item; the bomb is no answer
    assert t.state.item_discard[-1] == "chalk_sign"
    assert not t.can(UseAbility, 0, card="heart_of_the_machine", ability=1)
    next_round(t)
    assert "ether_bomb" not in t.explorer().inventory and t.state.item_discard[-1] == "ether_bomb"
    assert t.state.waiting_discard == []  # whoever finds it can use it


@rule("MA-LASTING-16")
def test_a_single_use_item_without_a_lasting_effect_is_discarded_at_once() -> None:
    t = table({LORRE: at(5, 5)}, items={LORRE: ["ether_bomb"]})
    t.use("ether_bomb", 0)
    while t.asked() != "act":
        t.take(t.decision(t.seat).options[0])
    assert t.state.item_discard[-1] == "ether_bomb"


@rule("MA-LASTING-17")
def test_a_waiting_item_cannot_be_discarded_for_another_effect() -> None:
    """The Harvester makes its victim discard an item of the inventory on a roll of 7."""
    t = table({LORRE: at(5, 5)}, {"harvester": at(5, 6)}, items={LORRE: ["iron_elixir", "chalk_sign"]})
    t.use("iron_elixir")
    t.roll_attack(5, 5, 5, 7)
    t.monster_turn("harvester", stamina=3)
    assert t.state.item_discard[0] == "chalk_sign"  # without a question


@rule("MA-LASTING-16", "MA-LASTING-17")
def test_a_waiting_item_changes_hands_neither_while_sorting_nor_in_an_exchange() -> None:
    t = table({LORRE: at(5, 5), PHILIP: at(5, 6)}, items={LORRE: ["iron_elixir", "chalk_sign"]})
    t.explorer().stamina = 9
    t.refresh()
    t.use("iron_elixir")
    t.choose(UseInventory, 0, explorer=LORRE)
    assert t.options(GiveItem, 0) == [GiveItem("chalk_sign", PHILIP)]
    t.take(NOTHING)
    t.choose(Exchange, 0, explorer=PHILIP)
    assert [option.card for option in t.options(ChooseCard, 0)] == ["chalk_sign"]


@rule("MA-LASTING-16")
def test_a_personal_event_is_discarded_when_its_lasting_effect_ends() -> None:
    t = table({LORRE: at(5, 5)})
    t.explorer().events.append(ROBE)
    t.refresh()
    t.use(ROBE)
    assert ROBE in t.explorer().events and "incorporeal" in values.words_for(t.state, "keyword", LORRE)
    next_round(t)
    assert t.explorer().events == [] and t.state.explorer_discard[-1] == ROBE


PACT = """
  - gives: [{will: 2}]
  - cost: {stamina: 1, discard: this}
    do:
      - lasting: 1
        gives: [{defence: 3}]
  - cost: {stamina: 1}
    do:
      - gain_inspiration: {n: 1}
"""


@rule("MA-LASTING-18", "MA-LASTING-17")
def test_a_waiting_personal_event_is_not_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    pact = print_event(monkeypatch, "test_pact", "explorer", PACT, personal=True)
    t = table({LORRE: at(5, 5)})
    t.explorer().events.append(pact)
    t.refresh()
    assert values.stat(t.state, LORRE, "will") == 5
    assert t.can(UseAbility, 0, card=pact, ability=2)
    t.use(pact, 1)
    assert values.stat(t.state, LORRE, "will") == 3  # its passive ability is gone
    assert defence(t, LORRE) == 5  # its lasting effect is not
    assert not t.can(UseAbility, 0, card=pact)
    next_round(t)
    assert defence(t, LORRE) == 2 and t.state.explorer_discard[-1] == pact


@rule("MA-LASTING-04", "MA-LASTING-06", "MA-Q-18")
def test_two_lasting_effects_of_one_card_are_counted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    lasting = "{cost: {stamina: 1}, do: [{lasting: 1, gives: [{%s: 1}]}]}"
    twice = print_item(monkeypatch, "twin_coil", f"[{lasting % 'will'}, {lasting % 'defence'}]")
    t = table({LORRE: at(5, 5)}, equipped={LORRE: [twice]})
    before = [values.stat(t.state, LORRE, name) for name in ("will", "defence")]
    t.use(twice, 0)
    t.use(twice, 1)
    assert [values.stat(t.state, LORRE, name) for name in ("will", "defence")] == [n + 1 for n in before]
    assert not t.can(UseAbility, card=twice, ability=0) and not t.can(UseAbility, card=twice, ability=1)

"""What an item gives and when its abilities may be used (MA-ITEM)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import in_play, values
from eldertable.games.machina_arcana.cards import ITEMS
from eldertable.games.machina_arcana.in_play import cards_in_play
from eldertable.games.machina_arcana.options import Activate, Attach, UseAbility, UseInventory
from eldertable.games.machina_arcana.state import Equipped
from eldertable.testing import rule

from .arrange import Table, at, table
from .handling import gain, put_on
from .own_cards import print_item

HANK, LORRE, PHILIP = "hank_horden", "lorre_gerrar", "philip_weil"


def cards_used(t: Table) -> set[str]:
    """The cards whose abilities the acting explorer may use now."""
    return {option.card for option in t.options(UseAbility, t.seat)}


@rule("MA-ITEM-01")
def test_a_gained_item_goes_into_the_inventory() -> None:
    t = table({LORRE: at(1, 1)}, rows=[".C"])
    t.state.item_decks["weapon"] += ["frost_spear", "ice_axe"]
    t.refresh()
    t.choose(Activate, 0, cell=at(1, 2), as_kind="chest")
    gain(t, "weapon", "weapon", keep="frost_spear")
    assert t.explorer().inventory == ["frost_spear"] and t.explorer().equipped == []


@rule("MA-ITEM-02", "MA-ABILITY-03")
def test_only_equipped_items_can_be_used() -> None:
    t = table({HANK: at(5, 5)}, {"saral": at(5, 6)}, items={HANK: ["ice_axe"]}, equipped={HANK: ["bone_sickle"]})
    assert cards_used(t) == {HANK, "bone_sickle"}
    put_on(t, Attach("ice_axe", "", "main"))
    assert cards_used(t) == {HANK, "ice_axe"}


@rule("MA-ITEM-03", "MA-ITEM-02", "MA-ABILITY-04")
def test_a_single_use_item_is_used_from_the_inventory_by_its_owner_alone() -> None:
    t = table({HANK: at(5, 5), LORRE: at(5, 6)}, items={HANK: ["adrenaline_ampoule"], LORRE: ["expedition_rations"]})
    t.explorer(HANK).stamina = 1
    t.refresh()
    assert cards_used(t) == {"adrenaline_ampoule"}
    t.use("adrenaline_ampoule")
    assert t.explorer(HANK).stamina == 4
    assert t.explorer(HANK).inventory == [] and t.state.item_discard[-1] == "adrenaline_ampoule"


@rule("MA-ITEM-04")
def test_a_single_use_item_is_never_equipped_and_never_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    charm = print_item(monkeypatch, "charm", "[{gives: [{defence: 5}]}]", "type: single_use")
    t = table({HANK: at(5, 5)}, items={HANK: [charm, "ether_bomb", "ice_axe"]})
    t.choose(UseInventory, 0, explorer=HANK)
    assert t.options(Attach, 0) == [Attach("ice_axe", "", "main")]
    in_play.forget()  # whatever was worked out before
    assert values.stat(t.state, HANK, "defence") == 3
    assert charm not in [card for card, _ in cards_in_play(t.state)]


@rule("MA-ITEM-04", "MA-Q-81")
def test_a_gained_single_use_item_is_not_equipped_even_by_a_master() -> None:
    t = table({PHILIP: at(1, 1)}, rows=[".C"])
    t.state.item_decks["single_use"] += ["ether_bomb", "door_wedges"]
    t.refresh()
    t.choose(Activate, 0, cell=at(1, 2), as_kind="chest")
    gain(t, "single_use", "single_use", keep="ether_bomb")
    assert t.asked() == "act" and t.explorer().inventory == ["ether_bomb"]


@rule("MA-ITEM-05")
def test_a_single_use_item_is_discarded_only_after_its_effect() -> None:
    """The tag takes an item from the discard pile: it does not lie there itself yet."""
    t = table({HANK: at(5, 5)}, items={HANK: ["scavenger_tag"]})
    t.state.item_discard = ["ice_axe", "bone_sickle"]
    t.refresh()
    t.use("scavenger_tag")
    assert {option.card for option in t.decision().options} == {"ice_axe", "bone_sickle"}
    t.answer(card="ice_axe")
    assert t.explorer().inventory == ["ice_axe"] and t.state.item_discard == ["bone_sickle", "scavenger_tag"]


@rule("MA-ITEM-05")
def test_a_single_use_item_in_use_cannot_be_swapped_away_by_its_own_effect() -> None:
    t = table({HANK: at(5, 5)}, items={HANK: ["crate_of_parts", "ice_axe"]})
    t.use("crate_of_parts")
    for _ in range(3):
        t.answer(deck="weapon")
    assert t.asked() == "workbench_give"
    assert [getattr(option, "card", "") for option in t.decision().options] == ["ice_axe", ""]


@rule("MA-ITEM-06", "MA-ABILITY-15", "MA-ABILITY-17")
@pytest.mark.parametrize(
    ("worn", "way"),
    [
        ([], Attach("bell", "", "main")),
        ([Equipped("frost_spear", "main")], Attach("bell", "frost_spear", "upgrade")),
    ],
)
def test_an_item_enters_play_each_time_it_is_equipped(
    monkeypatch: pytest.MonkeyPatch, worn: list[Equipped], way: Attach
) -> None:
    print_item(
        monkeypatch,
        "bell",
        "[{enters_play: true, do: [{gain_inspiration: {n: 1}}]}]",
        "type: weapon\nhands: 1\nsymbols: {bottom: coil}",
    )
    t = table({HANK: at(5, 5), LORRE: at(5, 6)}, items={HANK: ["bell"]})
    host = [Attach(e.item, "", "main") for e in worn]
    t.explorer(HANK).inventory += [e.item for e in worn]
    t.refresh()
    put_on(t, *host, way)
    assert t.explorer(HANK).inspiration == 1 and t.explorer(LORRE).inspiration == 0
    put_on(t, *host, way)
    assert t.explorer(HANK).inspiration == 2


@rule("MA-ITEM-06")
def test_an_extension_enters_play_when_it_is_attached(monkeypatch: pytest.MonkeyPatch) -> None:
    print_item(
        monkeypatch,
        "little_bell",
        "[{enters_play: true, do: [{gain_inspiration: {n: 1}}]}]",
        "type: weapon\nslot: extension\nsymbols: {left: clamp}",
    )
    t = table({HANK: at(5, 5)}, items={HANK: ["little_bell", "ice_axe"]})
    t.choose(UseInventory, 0, explorer=HANK)
    t.take(Attach("ice_axe", "", "main"))
    assert t.explorer().inspiration == 0
    t.take(Attach("little_bell", "ice_axe", "extension"))
    assert t.explorer().inspiration == 1


@rule("MA-ITEM-06", "MA-ABILITY-15")
@pytest.mark.parametrize(("who", "inspiration"), [(LORRE, 1), (HANK, 0)])
def test_an_effect_of_entering_play_keeps_its_condition(who: str, inspiration: int) -> None:
    """The conjurer's robe inspires mystics."""
    t = table({who: at(5, 5)}, items={who: ["conjurer_robe"]})
    put_on(t, Attach("conjurer_robe", "", "main"))
    assert t.explorer().inspiration == inspiration


@rule("MA-ITEM-07")
def test_equipped_items_raise_defence_and_will_by_their_symbols() -> None:
    t = table({HANK: at(5, 5)}, items={HANK: ["ice_crampons", "steam_exoskeleton", "brain_engine"]})
    assert (values.stat(t.state, HANK, "defence"), values.stat(t.state, HANK, "will")) == (3, 2)
    put_on(
        t,
        Attach("ice_crampons", "", "main"),
        Attach("steam_exoskeleton", "ice_crampons", "upgrade"),
        Attach("brain_engine", "steam_exoskeleton", "upgrade"),
    )
    worn = [ITEMS[e.item].stats for e in t.explorer().equipped]
    assert [(s.defence, s.will) for s in worn] == [(1, 0), (3, 1), (1, 2)]
    assert (values.stat(t.state, HANK, "defence"), values.stat(t.state, HANK, "will")) == (8, 5)


@rule("MA-ITEM-08")
def test_the_main_item_is_the_lowest_of_its_chain() -> None:
    t = table({HANK: at(5, 5)}, items={HANK: ["spike_boots", "aerocloak", "distance_shortener"]})
    put_on(
        t,
        Attach("spike_boots", "", "main"),
        Attach("aerocloak", "spike_boots", "upgrade"),
        Attach("distance_shortener", "aerocloak", "upgrade"),
    )
    chain = {e.item: e for e in t.explorer().equipped}
    assert [e.item for e in chain.values() if e.part == "main"] == ["spike_boots"]
    assert chain["spike_boots"].on == ""
    assert chain["distance_shortener"].on == "aerocloak" and chain["aerocloak"].on == "spike_boots"


@rule("MA-ITEM-15", "MA-ABILITY-08")
def test_an_active_ability_of_an_item_acts_on_its_owner() -> None:
    t = table({LORRE: at(5, 5), HANK: at(5, 6)}, equipped={LORRE: ["seven_league_cogs", "pocket_dynamo"]})
    t.explorer(LORRE).stamina, t.explorer(HANK).stamina = 1, 1
    t.refresh()
    t.use("seven_league_cogs")
    t.answer(ref=f"cell@{at(6, 5)}")
    t.answer(ref=f"cell@{at(7, 5)}")
    assert t.explorer(LORRE).cell == at(7, 5) and t.explorer(HANK).cell == at(5, 6)
    t.use("pocket_dynamo")
    assert t.explorer(LORRE).stamina == 2 and t.explorer(HANK).stamina == 1
    assert t.explorer(LORRE).health == 3 and t.explorer(HANK).health == 6

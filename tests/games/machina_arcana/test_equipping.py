"""Main items, upgrades, extensions and stowing (MA-EQUIP)."""

from __future__ import annotations

import msgspec
import pytest

from eldertable.games.machina_arcana.cards import CARDS, ITEMS
from eldertable.games.machina_arcana.context import Context
from eldertable.games.machina_arcana.options import Attach, ChooseCard, ChooseNothing, Exchange, UseInventory
from eldertable.games.machina_arcana.state import Equipped
from eldertable.games.machina_arcana.targets import legal_targets
from eldertable.testing import rule

from .arrange import Table, at, table
from .handling import put_on
from .own_cards import print_item

HANK, LORRE = "hank_horden", "lorre_gerrar"
BOOTS, CLOAK, HAT, HOLSTER = "spike_boots", "aerocloak", "distance_shortener", "leather_holster"
CLOTHED = [
    Attach(BOOTS, "", "main"),
    Attach(CLOAK, BOOTS, "upgrade"),
    Attach(HAT, CLOAK, "upgrade"),
    Attach(HOLSTER, CLOAK, "extension"),
]


def sorting(*items: str) -> Table:
    """Hank has put his things down and sorts them."""
    t = table({HANK: at(5, 5)}, items={HANK: items})
    t.choose(UseInventory, 0, explorer=HANK)
    return t


def ways(t: Table, item: str) -> set[tuple[str, str]]:
    """How an item may be equipped now: on what, and as what."""
    return {(way.on, way.part) for way in t.options(Attach, 0) if way.item == item}


def worn(t: Table) -> dict[str, str]:
    """What the explorer is equipped with, and what it is attached to."""
    return {equipped.item: equipped.on for equipped in t.explorer().equipped}


def mains(t: Table) -> list[str]:
    return [equipped.item for equipped in t.explorer().equipped if equipped.part == "main"]


@rule("MA-EQUIP-01", "MA-EQUIP-02", "MA-EQUIP-04", "MA-ITEMFX-12")
@pytest.mark.parametrize(("first", "second"), [(BOOTS, "slipping_vest"), ("rotopod", "music_box")])
def test_one_main_clothing_and_one_main_artefact_another_takes_its_place(first: str, second: str) -> None:
    t = sorting(first, second, "ice_axe")
    t.take(Attach("ice_axe", "", "main"))
    t.take(Attach(first, "", "main"))
    t.take(Attach(second, "", "main"))
    assert mains(t) == ["ice_axe", second] and t.explorer().inventory == [first]


@rule("MA-EQUIP-03", "MA-EQUIP-04", "MA-ITEMFX-12", "MA-Q-85")
def test_two_hands_hold_two_light_weapons_and_a_third_takes_the_place_of_one_by_choice() -> None:
    t = sorting("ice_axe", "pipe_wrench", "bone_sickle")
    t.take(Attach("ice_axe", "", "main"))
    t.take(Attach("pipe_wrench", "", "main"))
    assert mains(t) == ["ice_axe", "pipe_wrench"]
    t.take(Attach("bone_sickle", "", "main"))
    assert t.asked() == "choose_stow"
    assert set(t.decision().options) == {ChooseCard("ice_axe"), ChooseCard("pipe_wrench")}
    t.answer(card="ice_axe")
    assert mains(t) == ["pipe_wrench", "bone_sickle"] and t.explorer().inventory == ["ice_axe"]


@rule("MA-EQUIP-03", "MA-EQUIP-04", "MA-Q-85")
def test_a_heavy_weapon_needs_both_hands() -> None:
    t = sorting("ice_axe", "pipe_wrench", "frost_spear", "harpoon_gun")
    t.take(Attach("frost_spear", "", "main"))
    t.take(Attach("harpoon_gun", "", "main"))
    assert mains(t) == ["harpoon_gun"]
    t.take(Attach("ice_axe", "", "main"))
    assert mains(t) == ["ice_axe"]
    again = sorting("ice_axe", "pipe_wrench", "frost_spear")
    for item in ("ice_axe", "pipe_wrench", "frost_spear"):
        again.take(Attach(item, "", "main"))
    assert again.asked() == "act"  # both must go: there is nothing to choose
    assert mains(again) == ["frost_spear"] and set(again.explorer().inventory) == {"ice_axe", "pipe_wrench"}


@rule("MA-EQUIP-03")
def test_a_third_hand_is_gone_with_the_coat_that_gave_it() -> None:
    """A steam exoskeleton holds one hand of weapons more."""
    t = sorting("steam_exoskeleton", "frost_spear", "ice_axe", "slipping_vest")
    for item in ("steam_exoskeleton", "frost_spear", "ice_axe"):
        t.take(Attach(item, "", "main"))
    assert mains(t) == ["steam_exoskeleton", "frost_spear", "ice_axe"]
    t.take(Attach("slipping_vest", "", "main"))
    assert t.asked() == "choose_stow" and set(t.decision().options) == {ChooseCard("frost_spear"), ChooseCard("ice_axe")}
    t.answer(card="frost_spear")
    assert mains(t) == ["ice_axe", "slipping_vest"]


@rule("MA-EQUIP-03", "MA-EQUIP-17")
def test_a_third_hand_is_gone_when_its_coat_is_stowed_by_an_effect() -> None:
    items = ["steam_exoskeleton", "frost_spear", "ice_axe"]
    t = table({HANK: at(5, 5)}, items={HANK: ["black_lotus_brew"]}, equipped={HANK: items})
    t.state.horror_discard = ["corrosion"]
    t.refresh()
    t.use("black_lotus_brew")
    t.answer(card="steam_exoskeleton")
    t.answer(card="ice_axe")
    assert mains(t) == ["frost_spear"]


@rule("MA-EQUIP-03", "MA-ITEMFX-08")
def test_a_third_hand_is_gone_when_its_coat_is_given_away() -> None:
    items = ["steam_exoskeleton", "frost_spear", "ice_axe"]
    t = table({HANK: at(5, 5), LORRE: at(5, 6)}, equipped={HANK: items})
    t.choose(Exchange, 0, explorer=LORRE)
    t.answer(card="steam_exoskeleton")
    t.take(ChooseNothing())
    assert t.asked() == "choose_stow"
    t.answer(card="frost_spear")
    assert mains(t) == ["ice_axe"] and t.explorer().inventory == ["frost_spear"]


@rule("MA-EQUIP-05", "MA-EQUIP-18")
def test_a_stowed_main_item_takes_its_whole_chain_along() -> None:
    t = sorting(BOOTS, CLOAK, HAT, HOLSTER, "ice_crampons", "ice_axe")
    for way in (Attach("ice_axe", "", "main"), *CLOTHED):
        t.take(way)
    t.take(Attach("ice_crampons", "", "main"))
    assert worn(t) == {"ice_axe": "", "ice_crampons": ""}
    assert set(t.explorer().inventory) == {BOOTS, CLOAK, HAT, HOLSTER}


@rule("MA-EQUIP-06", "MA-ITEMFX-13")
def test_an_upgrade_goes_on_top_of_an_item_of_its_type_with_the_same_symbol() -> None:
    t = sorting("ice_axe", "cogwheel_cleaver", "flare_pistol", "spider_lockpick")
    t.take(Attach("ice_axe", "", "main"))  # a gear on its top
    assert ways(t, "cogwheel_cleaver") == {("", "main"), ("ice_axe", "upgrade")}  # a gear at its bottom
    assert ways(t, "flare_pistol") == {("", "main")}  # a valve
    assert ITEMS["spider_lockpick"].symbols["bottom"] == "gear"
    assert ways(t, "spider_lockpick") == {("", "main")}  # a gear, but of an artefact
    t.take(Attach("cogwheel_cleaver", "ice_axe", "upgrade"))
    assert worn(t) == {"ice_axe": "", "cogwheel_cleaver": "ice_axe"}


@rule("MA-EQUIP-07")
def test_nothing_is_attached_from_below() -> None:
    t = sorting(BOOTS, CLOAK)
    t.take(Attach(CLOAK, "", "main"))
    assert ways(t, BOOTS) == {("", "main")}
    t.take(Attach(BOOTS, "", "main"))
    assert worn(t) == {BOOTS: ""}  # the cloak was stowed, it did not go on top


@rule("MA-EQUIP-08")
def test_hands_do_not_matter_for_upgrades() -> None:
    t = sorting("frost_spear", "gravity_cannon")
    assert ITEMS["frost_spear"].hands == ITEMS["gravity_cannon"].hands == 2
    t.take(Attach("frost_spear", "", "main"))
    t.take(Attach("gravity_cannon", "frost_spear", "upgrade"))
    assert t.asked() == "act"  # nothing has to be stowed for it
    assert worn(t) == {"frost_spear": "", "gravity_cannon": "frost_spear"} and t.explorer().inventory == []


@rule("MA-EQUIP-09")
def test_an_upgrade_can_be_upgraded() -> None:
    t = sorting("ice_axe", "cogwheel_cleaver", "circular_saw")
    t.take(Attach("ice_axe", "", "main"))
    t.take(Attach("cogwheel_cleaver", "ice_axe", "upgrade"))
    t.take(Attach("circular_saw", "cogwheel_cleaver", "upgrade"))
    assert worn(t) == {"ice_axe": "", "cogwheel_cleaver": "ice_axe", "circular_saw": "cogwheel_cleaver"}


@rule("MA-EQUIP-10")
@pytest.mark.parametrize(
    ("slot", "symbols", "fits"), [("body", "{bottom: coil, right: clamp}", False), ("head", "{bottom: coil}", True)]
)
def test_body_clothing_is_not_put_on_body_clothing(
    monkeypatch: pytest.MonkeyPatch, slot: str, symbols: str, fits: bool
) -> None:
    print_item(monkeypatch, "waistcoat", "[]", f"type: clothing\nslot: {slot}\nsymbols: {symbols}")
    t = sorting(CLOAK, "waistcoat")
    t.take(Attach(CLOAK, "", "main"))  # a coil on its top
    assert ((CLOAK, "upgrade") in ways(t, "waistcoat")) == fits


@rule("MA-EQUIP-11")
def test_another_upgrade_takes_the_place_of_one_with_all_that_is_on_it() -> None:
    t = sorting(BOOTS, CLOAK, HAT, HOLSTER, "polar_parka")
    for way in CLOTHED:
        t.take(way)
    t.take(Attach("polar_parka", BOOTS, "upgrade"))
    assert worn(t) == {BOOTS: "", "polar_parka": BOOTS}
    assert set(t.explorer().inventory) == {CLOAK, HAT, HOLSTER}


@rule("MA-EQUIP-11")
def test_another_upgrade_leaves_the_extension_of_its_host_alone() -> None:
    t = sorting("ice_axe", "telescopic_haft", "cogwheel_cleaver", "circular_saw")
    t.take(Attach("ice_axe", "", "main"))
    t.take(Attach("telescopic_haft", "ice_axe", "extension"))
    t.take(Attach("cogwheel_cleaver", "ice_axe", "upgrade"))
    t.take(Attach("circular_saw", "ice_axe", "upgrade"))
    assert worn(t) == {"ice_axe": "", "telescopic_haft": "ice_axe", "circular_saw": "ice_axe"}


@rule("MA-EQUIP-12", "MA-EQUIP-13")
def test_an_extension_goes_on_the_right_of_an_item_of_its_type_with_the_same_symbol() -> None:
    t = sorting("ice_axe", "bloodletting_pistol", BOOTS, CLOAK, "telescopic_haft", HOLSTER, "rotopod")
    for way in (Attach("ice_axe", "", "main"), Attach("bloodletting_pistol", "", "main"), *CLOTHED[:2]):
        t.take(way)
    t.take(Attach("rotopod", "", "main"))
    assert ways(t, "telescopic_haft") == {
        ("ice_axe", "extension")
    }  # a clamp; the pistol has a thread, the cloak is clothing
    assert ways(t, HOLSTER) == {(CLOAK, "extension")}  # a clamp too; the boots have none
    t.take(Attach("telescopic_haft", "ice_axe", "extension"))
    assert t.explorer().equipped[-1] == Equipped("telescopic_haft", "extension", "ice_axe")


@rule("MA-EQUIP-14")
def test_another_extension_takes_the_place_of_one() -> None:
    t = sorting("ice_axe", "cogwheel_cleaver", "telescopic_haft", "serrated_edge")
    t.take(Attach("ice_axe", "", "main"))
    t.take(Attach("cogwheel_cleaver", "ice_axe", "upgrade"))
    t.take(Attach("telescopic_haft", "ice_axe", "extension"))
    t.take(Attach("serrated_edge", "ice_axe", "extension"))
    assert worn(t) == {"ice_axe": "", "cogwheel_cleaver": "ice_axe", "serrated_edge": "ice_axe"}
    assert t.explorer().inventory == ["telescopic_haft"]


@rule("MA-EQUIP-15")
def test_an_extension_serves_only_the_item_it_is_attached_to() -> None:
    t = table({HANK: at(5, 5)}, {"saral": at(5, 7)}, equipped={HANK: ["ice_axe", "pipe_wrench"]})
    t.explorer().equipped += [
        Equipped("telescopic_haft", "extension", "ice_axe"),
        Equipped("cogwheel_cleaver", "upgrade", "ice_axe"),
    ]
    t.refresh()

    def reaches(card: str) -> bool:
        ability = CARDS[card].abilities[0]
        return "saral" in legal_targets(t.state, Context(HANK, card, HANK, ability=ability), ability, ability.targets[0])

    assert [card for card in ("ice_axe", "pipe_wrench", "cogwheel_cleaver") if reaches(card)] == ["ice_axe"]


@rule("MA-EQUIP-15")
def test_an_extension_may_say_that_it_serves_more() -> None:
    """A cartridge belt counts every ranged attack, though it hangs on a coat."""
    t = table({HANK: at(5, 5)}, {"saral": at(5, 8)}, equipped={HANK: ["slipping_vest", "rail_pistol"]})
    t.explorer().equipped.append(Equipped("cartridge_belt", "extension", "slipping_vest"))
    t.refresh()
    t.roll_attack(0, 0, 0)
    t.use("rail_pistol", 0, "saral")
    assert t.state.progress == {"cartridge_belt": 1}


@rule("MA-EQUIP-16")
def test_an_extension_is_never_a_main_item() -> None:
    t = sorting("telescopic_haft", HOLSTER, "ice_axe")
    assert t.options(Attach, 0) == [Attach("ice_axe", "", "main")]


@rule("MA-EQUIP-17", "MA-EQUIP-18")
@pytest.mark.parametrize(
    ("stowed", "left"),
    [
        (BOOTS, {"ice_axe"}),
        (CLOAK, {"ice_axe", BOOTS}),
        (HOLSTER, {"ice_axe", BOOTS, CLOAK, HAT}),
    ],
)
def test_to_stow_an_item_is_to_stow_any_one_of_ones_choice(stowed: str, left: set[str]) -> None:
    """Corrosion, relaunched: main item, upgrade or extension, with what is attached to it."""
    t = table({HANK: at(5, 5)}, items={HANK: [*(way.item for way in CLOTHED), "ice_axe", "black_lotus_brew"]})
    t.state.horror_discard = ["corrosion"]
    t.refresh()
    put_on(t, Attach("ice_axe", "", "main"), *CLOTHED)
    t.use("black_lotus_brew")
    assert {option.card for option in t.decision().options} == {"ice_axe", BOOTS, CLOAK, HAT, HOLSTER}
    t.answer(card=stowed)
    if t.asked() == "choose_step":  # the boots move at events, if they are still worn
        t.take(ChooseNothing())
    assert set(worn(t)) == left
    assert set(t.explorer().inventory) == {"ice_axe", BOOTS, CLOAK, HAT, HOLSTER} - left


@rule("MA-EQUIP-17")
def test_a_named_item_is_the_one_that_is_stowed() -> None:
    """The hurlbat is thrown, and caught again only if it hits."""
    t = table({HANK: at(5, 5)}, {"saral": at(5, 7)}, equipped={HANK: ["bouncing_hurlbat", "ice_axe"]})
    t.roll_attack(0, 0)
    t.use("bouncing_hurlbat", 1, "saral")
    assert set(worn(t)) == {"ice_axe"} and t.explorer().inventory == ["bouncing_hurlbat"]


@rule("MA-EQUIP-17")
def test_an_effect_that_names_an_item_leaves_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    print_item(monkeypatch, "toy", "[{cost: {stamina: 1}, do: [{stow_item: {item: this}}]}]")
    t = table({HANK: at(5, 5)}, equipped={HANK: ["ice_axe", "toy", BOOTS]})
    t.use("toy")
    assert t.asked() == "act" and set(worn(t)) == {"ice_axe", BOOTS} and t.explorer().inventory == ["toy"]


# --- the examples ------------------------------------------------------------------------------------------------


@rule("MA-EX-18")
def test_one_chain_of_clothing_one_of_weapons_an_artefact_and_a_full_inventory() -> None:
    t = sorting(
        *(way.item for way in CLOTHED),
        *("teleporter", "piercing_revolver", "piercing_scope", "rotopod"),
        *("ether_bomb", "bloodsucking_grenade", "spiked_whip", "rediscoverer"),
    )
    for way in CLOTHED:
        t.take(way)
    t.take(Attach("teleporter", "", "main"))
    t.take(Attach("piercing_revolver", "teleporter", "upgrade"))
    t.take(Attach("piercing_scope", "piercing_revolver", "extension"))
    t.take(Attach("rotopod", "", "main"))
    assert mains(t) == [BOOTS, "teleporter", "rotopod"]
    assert t.explorer().inventory == ["ether_bomb", "bloodsucking_grenade", "spiked_whip", "rediscoverer"]
    assert not ways(t, "ether_bomb") and not ways(t, "bloodsucking_grenade")


def made_to_fit(monkeypatch: pytest.MonkeyPatch, below: str, above: str) -> None:
    """The same upgrade symbol on the top of one and at the bottom of the other: it is not for want of it."""
    for item, side in ((below, "top"), (above, "bottom")):
        symbols = {**ITEMS[item].symbols, side: "gear"}
        monkeypatch.setitem(ITEMS, item, msgspec.structs.replace(ITEMS[item], symbols=symbols))


@rule("MA-EX-19", "MA-EQUIP-10")
@pytest.mark.parametrize(("below", "above"), [("slipping_vest", CLOAK), (CLOAK, "slipping_vest")])
def test_a_vest_and_a_cloak_are_not_worn_on_each_other(monkeypatch: pytest.MonkeyPatch, below: str, above: str) -> None:
    made_to_fit(monkeypatch, below, above)
    t = sorting(below, above)
    t.take(Attach(below, "", "main"))
    assert ways(t, above) == {("", "main")}


@rule("MA-EX-20", "MA-EQUIP-06")
@pytest.mark.parametrize(("below", "above"), [("piercing_revolver", BOOTS), (BOOTS, "piercing_revolver")])
def test_a_revolver_and_boots_do_not_go_together(monkeypatch: pytest.MonkeyPatch, below: str, above: str) -> None:
    made_to_fit(monkeypatch, below, above)
    t = sorting(below, above)
    t.take(Attach(below, "", "main"))
    assert ways(t, above) == {("", "main")}


@rule("MA-EX-21")
def test_a_filler_does_not_fit_the_rediscoverer() -> None:
    t = sorting("rediscoverer", "mystic_filler", "frost_spear")
    t.take(Attach("rediscoverer", "", "main"))
    assert ways(t, "mystic_filler") == set()
    t.take(Attach("frost_spear", "", "main"))
    assert ways(t, "mystic_filler") == {("frost_spear", "extension")}

"""Workbench, exchange, inventory and the item decks (MA-ITEMFX)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.cards import ITEMS
from eldertable.games.machina_arcana.options import (
    Activate,
    Attach,
    ChooseCard,
    ChooseNothing,
    ChooseThing,
    Exchange,
    GiveItem,
    PutCard,
    UseInventory,
)
from eldertable.games.machina_arcana.state import ITEM_TYPES, Equipped
from eldertable.testing import rule

from .arrange import Table, at, table
from .own_cards import print_item

HANK, LORRE, KIM = "hank_horden", "lorre_gerrar", "kim_richards"
DONE = ChooseNothing()


def with_card(monkeypatch: pytest.MonkeyPatch, effect: str) -> Table:
    """Hank holds a thing that does this for 1 stamina."""
    print_item(monkeypatch, "thing", f"[{{cost: {{stamina: 1}}, do: [{effect}]}}]")
    return table({HANK: at(5, 5)}, equipped={HANK: ["thing"]})


@rule("MA-ITEMFX-01")
def test_shuffling_the_item_decks_shuffles_each_for_itself_without_the_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_card(monkeypatch, "shuffle_item_decks")
    t.state.item_decks = {
        "weapon": ["ice_axe", "pipe_wrench"], "clothing": ["felt_boots", "gas_mask"],
        "artefact": ["rotopod", "music_box"], "single_use": ["ether_bomb", "door_wedges"],
    }  # fmt: skip
    t.state.item_discard = ["bone_sickle"]
    t.refresh()
    t.roll_attack(0, 1, 0, 1)  # of two cards 0 swaps, 1 does not
    t.use("thing")
    assert t.state.item_decks == {
        "weapon": ["pipe_wrench", "ice_axe"], "clothing": ["felt_boots", "gas_mask"],
        "artefact": ["music_box", "rotopod"], "single_use": ["ether_bomb", "door_wedges"],
    }  # fmt: skip
    assert t.state.item_discard == ["bone_sickle"]


# --- the workbench -----------------------------------------------------------------------------------------------


def at_bench(*decks: str, near: bool = False) -> Table:
    """Hank at a workbench with an axe in hand, an amulet on his back and a grenade in the bag; three cards drawn."""
    t = table(
        {HANK: at(1, 1), **({LORRE: at(2, 1), KIM: at(9, 9)} if near else {})},
        rows=[".W"],
        items={HANK: ["ether_bomb"]},
        equipped={HANK: ["ice_axe", "rotopod"]},
    )
    t.explorer().equipped.append(Equipped("telescopic_haft", "extension", "ice_axe"))
    t.state.item_decks["weapon"] += ["frost_spear", "pipe_wrench", "bone_sickle"]
    t.state.item_decks["clothing"] += ["felt_boots"]
    t.refresh()
    t.choose(Activate, 0, cell=at(1, 2), as_kind="workbench")
    for deck in decks:
        t.answer(deck=deck)
    return t


@rule("MA-ITEMFX-02")
@pytest.mark.parametrize(
    ("decks", "cards"),
    [
        (("weapon", "weapon", "weapon"), ["bone_sickle", "pipe_wrench", "frost_spear"]),
        (("weapon", "clothing", "weapon"), ["bone_sickle", "felt_boots", "pipe_wrench"]),
    ],
)
def test_at_a_workbench_three_cards_of_any_decks_are_revealed_together(decks: tuple[str, ...], cards: list[str]) -> None:
    t = at_bench(*decks[:2])
    assert t.what("revealed_items") == []
    t.answer(deck=decks[2])
    (shown,) = t.what("revealed_items")
    assert shown.data["cards"] == cards


@rule("MA-ITEMFX-03", "MA-Q-82")
def test_revealed_cards_may_be_swapped_for_own_items_of_any_type() -> None:
    t = at_bench("weapon", "weapon", "clothing")
    offered = {ChooseCard(card) for card in ("ether_bomb", "ice_axe", "rotopod", "telescopic_haft")}
    assert t.asked() == "workbench_give" and set(t.decision().options) == {*offered, DONE}
    t.answer(card="ice_axe")  # equipped: it leaves alone, its extension stays
    t.answer(card="felt_boots")
    t.answer(card="ether_bomb")  # from the inventory
    t.answer(card="pipe_wrench")
    t.take(DONE)
    assert t.asked() == "choose_gained"
    assert {option.card for option in t.decision().options} == {"bone_sickle", "ice_axe", "ether_bomb"}
    assert set(t.explorer().inventory) == {"telescopic_haft", "felt_boots", "pipe_wrench"}
    assert [e.item for e in t.explorer().equipped] == ["rotopod"]


@rule("MA-ITEMFX-04")
@pytest.mark.parametrize("owner", [HANK, LORRE])
def test_one_of_the_three_is_kept_or_given_to_an_adjacent_explorer(owner: str) -> None:
    t = at_bench("weapon", "weapon", "weapon", near=True)
    t.take(DONE)
    t.answer(card="pipe_wrench")
    assert set(t.decision().options) == {ChooseThing(HANK), ChooseThing(LORRE)}
    t.answer(ref=owner)
    assert t.explorer(owner).inventory[-1] == "pipe_wrench"
    assert "pipe_wrench" not in t.explorer(LORRE if owner == HANK else HANK).inventory


@rule("MA-ITEMFX-05")
def test_the_other_two_are_discarded_or_put_on_their_decks_in_any_order() -> None:
    t = at_bench("weapon", "weapon", "weapon")
    t.take(DONE)
    t.answer(card="frost_spear")
    places = {PutCard(card, where) for card in ("bone_sickle", "pipe_wrench") for where in ("discard", "deck")}
    assert set(t.decision().options) == places
    t.take(PutCard("pipe_wrench", "deck"))
    t.take(PutCard("bone_sickle", "deck"))
    assert t.state.item_decks["weapon"][-2:] == ["pipe_wrench", "bone_sickle"]
    other = at_bench("weapon", "weapon", "clothing")
    other.take(DONE)
    other.answer(card="bone_sickle")
    other.take(PutCard("felt_boots", "deck"))
    other.take(PutCard("pipe_wrench", "discard"))
    assert other.state.item_decks["clothing"][-1] == "felt_boots" and other.state.item_discard[-1] == "pipe_wrench"
    assert other.state.item_decks["weapon"][-1] == "frost_spear"


@rule("MA-ITEMFX-06")
def test_after_the_workbench_the_inventory_is_used_without_stamina() -> None:
    t = at_bench("weapon", "weapon", "weapon")
    t.take(DONE)
    t.answer(card="frost_spear")
    t.take(PutCard("pipe_wrench", "discard"))
    t.take(PutCard("bone_sickle", "discard"))
    assert t.asked() == "use_inventory" and t.explorer().equipped == []
    t.take(Attach("frost_spear", "", "main"))
    t.take(DONE)
    assert t.explorer().equipped == [Equipped("frost_spear", "main")]
    assert t.explorer().stamina == 3  # of 6: the workbench alone


# --- exchange ----------------------------------------------------------------------------------------------------


def neighbours() -> Table:
    t = table(
        {HANK: at(5, 5), LORRE: at(5, 6), KIM: at(9, 9)},
        items={HANK: ["ether_bomb"], LORRE: ["door_wedges", "gas_mask"], KIM: ["spike_boots"]},
        equipped={HANK: ["ice_axe", "rotopod"], LORRE: ["music_box"]},
    )
    t.explorer(HANK).equipped.append(Equipped("telescopic_haft", "extension", "ice_axe"))
    t.refresh()
    return t


@rule("MA-ITEMFX-07")
def test_an_exchange_with_an_adjacent_explorer_costs_two_stamina() -> None:
    t = neighbours()
    assert t.options(Exchange, 0) == [Exchange(LORRE)]  # Kim is far away
    t.choose(Exchange, 0, explorer=LORRE)
    assert t.explorer(HANK).stamina == 4
    poor = neighbours()
    poor.explorer(HANK).stamina = 1
    poor.refresh()
    assert poor.options(Exchange, 0) == []


@rule("MA-ITEMFX-08", "MA-ITEMFX-09")
def test_any_items_change_hands_in_both_directions_into_the_inventories() -> None:
    t = neighbours()
    t.choose(Exchange, 0, explorer=LORRE)
    for item in ("ice_axe", "ether_bomb"):
        t.answer(card=item)
    t.take(DONE)
    assert t.seat == t.explorer(LORRE).seat  # each gives of their own accord
    for item in ("music_box", "gas_mask"):
        t.answer(card=item)
    t.take(DONE)
    hank, lorre = t.explorer(HANK), t.explorer(LORRE)
    assert set(hank.inventory) == {"telescopic_haft", "music_box", "gas_mask"}
    assert [e.item for e in hank.equipped] == ["rotopod"]
    assert set(lorre.inventory) == {"door_wedges", "ice_axe", "ether_bomb"} and lorre.equipped == []


@rule("MA-ITEMFX-08")
def test_an_exchange_may_go_one_way() -> None:
    t = neighbours()
    t.choose(Exchange, 0, explorer=LORRE)
    t.take(DONE)
    t.answer(card="gas_mask")
    t.take(DONE)
    assert t.explorer(HANK).inventory == ["ether_bomb", "gas_mask"] and t.explorer(LORRE).inventory == ["door_wedges"]


# --- use inventory -----------------------------------------------------------------------------------------------


@rule("MA-ITEMFX-10")
def test_three_stamina_let_oneself_or_an_adjacent_explorer_use_the_inventory() -> None:
    t = neighbours()
    assert t.options(UseInventory, 0) == [UseInventory(HANK), UseInventory(LORRE)]
    t.choose(UseInventory, 0, explorer=LORRE)
    assert t.seat == t.explorer(LORRE).seat and t.asked() == "use_inventory"
    t.take(Attach("gas_mask", "", "main"))
    t.take(DONE)
    assert t.explorer(HANK).stamina == 3 and t.explorer(LORRE).stamina == 6
    assert t.explorer(LORRE).equipped == [Equipped("gas_mask", "main")]
    assert len(t.explorer(HANK).equipped) == 3  # Hank's own things are as they were
    t.explorer(HANK).stamina = 2
    t.refresh()
    assert t.options(UseInventory, 0) == []


@rule("MA-ITEMFX-11")
def test_first_everything_is_stowed() -> None:
    t = neighbours()
    t.choose(UseInventory, 0, explorer=HANK)
    assert t.explorer(HANK).equipped == []
    assert set(t.explorer(HANK).inventory) == {"ether_bomb", "ice_axe", "rotopod", "telescopic_haft"}


@rule("MA-ITEMFX-12", "MA-ITEMFX-13", "MA-Q-83")
def test_then_main_items_are_equipped_and_others_attached_to_them() -> None:
    t = neighbours()
    t.choose(UseInventory, 0, explorer=HANK)
    assert set(t.options(Attach, 0)) == {Attach("ice_axe", "", "main"), Attach("rotopod", "", "main")}
    t.take(Attach("ice_axe", "", "main"))
    assert Attach("telescopic_haft", "ice_axe", "extension") in t.options(Attach, 0)
    t.take(Attach("telescopic_haft", "ice_axe", "extension"))
    t.take(DONE)
    assert t.explorer(HANK).equipped == [
        Equipped("ice_axe", "main"),
        Equipped("telescopic_haft", "extension", "ice_axe"),
    ]
    assert set(t.explorer(HANK).inventory) == {"ether_bomb", "rotopod"}


@rule("MA-Q-83", "MA-ITEM-06")
def test_an_item_taken_up_again_enters_play_again_but_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    print_item(monkeypatch, "bell", "[{enters_play: true, do: [{gain_inspiration: {n: 1}}]}]")
    t = table({HANK: at(5, 5)}, items={HANK: ["rotopod", "ice_axe"]}, equipped={HANK: ["bell"]})
    t.choose(UseInventory, 0, explorer=HANK)
    t.take(Attach("bell", "", "main"))
    assert t.explorer(HANK).inspiration == 1
    t.take(Attach("rotopod", "", "main"))  # there is one main artefact: the bell is stowed
    assert "bell" in t.explorer(HANK).inventory and t.options(Attach, 0) == [Attach("ice_axe", "", "main")]


@rule("MA-ITEMFX-14")
def test_items_may_be_given_to_adjacent_explorers_while_sorting() -> None:
    t = neighbours()
    t.choose(UseInventory, 0, explorer=HANK)
    given = t.options(GiveItem, 0)
    assert {option.to for option in given} == {LORRE}
    assert {option.item for option in given} == {"ether_bomb", "ice_axe", "rotopod", "telescopic_haft"}
    t.take(GiveItem("ice_axe", LORRE))
    t.take(GiveItem("ether_bomb", LORRE))
    t.take(DONE)
    assert set(t.explorer(LORRE).inventory) == {"door_wedges", "gas_mask", "ice_axe", "ether_bomb"}
    assert [e.item for e in t.explorer(LORRE).equipped] == ["music_box"]


# --- effects of cards --------------------------------------------------------------------------------------------


@rule("MA-ABILITY-10")
def test_what_a_card_says_to_give_is_given_and_only_the_answer_is_free() -> None:
    """Rotopod: give an item to any explorer, who may give one back."""
    t = neighbours()
    t.use("rotopod", 0)
    t.answer(ref=KIM)
    mine = {ChooseCard(card) for card in ("ether_bomb", "ice_axe", "rotopod", "telescopic_haft")}
    assert t.asked() == "choose_give" and set(t.decision().options) == mine
    t.answer(card="ether_bomb")
    assert t.seat == t.explorer(KIM).seat
    assert set(t.decision(t.seat).options) == {ChooseCard("spike_boots"), ChooseCard("ether_bomb"), DONE}
    t.answer(card="spike_boots")
    assert t.explorer(HANK).inventory == ["spike_boots"] and t.explorer(KIM).inventory == ["ether_bomb"]


@rule("MA-ABILITY-10")
@pytest.mark.parametrize(("faces", "caught"), [((5, 5), True), ((0, 0), False)])
def test_a_hurlbat_that_hits_is_in_hand_again_without_a_question(faces: tuple[int, int], caught: bool) -> None:
    t = table({HANK: at(5, 5)}, {"saral": at(5, 7)}, equipped={HANK: ["bouncing_hurlbat"]})
    t.roll_attack(*faces)
    t.use("bouncing_hurlbat", 1, "saral")
    assert t.asked() == "act"
    assert (t.explorer().equipped == [Equipped("bouncing_hurlbat", "main")]) == caught


# --- items of a level --------------------------------------------------------------------------------------------


@rule("MA-ITEMFX-15", "MA-ITEMFX-16")
def test_items_of_a_level_replace_half_of_each_deck_rounded_up(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_card(monkeypatch, "{add_items: {levels: [2]}}")
    before = {type_: deck[:n] for (type_, deck), n in zip(t.state.item_decks.items(), (7, 6, 5, 1), strict=True)}
    t.state.item_decks = {type_: list(deck) for type_, deck in before.items()}
    t.state.item_discard, t.state.items_boxed = ["bone_sickle"], []
    aside = [card for card in ITEMS if ITEMS[card].level in (2, 3) and card != "bone_sickle"]
    t.state.items_aside = list(aside)
    t.refresh()
    t.use("thing")
    for type_, removed in zip(ITEM_TYPES, (4, 3, 3, 1), strict=True):
        deck = t.state.item_decks[type_]
        new = {card for card in aside if ITEMS[card].level == 2 and ITEMS[card].type == type_}
        old = set(before[type_]) & set(deck)
        assert set(deck) == old | new and len(old) == len(before[type_]) - removed
        assert set(before[type_]) - old == {card for card in t.state.items_boxed if ITEMS[card].type == type_}
    assert t.state.item_discard == ["bone_sickle"]
    assert t.state.items_aside == [card for card in aside if ITEMS[card].level == 3]


@rule("MA-ITEMFX-16")
def test_items_of_a_level_are_shuffled_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """New cards do not lie together on top of the old ones."""
    t = with_card(monkeypatch, "{add_items: {levels: [2]}}")
    t.use("thing")
    levels = [ITEMS[card].level for card in t.state.item_decks["weapon"]]
    assert {1, 2} == set(levels) and levels != sorted(levels)

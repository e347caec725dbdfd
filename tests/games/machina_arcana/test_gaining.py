"""Gaining items and what a class may put on at once (MA-GAIN)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from eldertable.games.machina_arcana.options import (
    Activate,
    Agree,
    Attach,
    ChooseDeck,
    ChooseThing,
    Decline,
    PutCard,
    UseInventory,
)
from eldertable.games.machina_arcana.state import ITEM_TYPES, Equipped
from eldertable.testing import rule

from .arrange import Table, at, table
from .handling import gain, put_on

HANK, LORRE, KIM, PHILIP = "hank_horden", "lorre_gerrar", "kim_richards", "philip_weil"
TOPS = {"weapon": "ice_axe", "clothing": "felt_boots", "artefact": "rotopod", "single_use": "ether_bomb"}
BELOW = {"weapon": "frost_spear", "clothing": "polar_parka", "artefact": "music_box", "single_use": "door_wedges"}


def at_chest(who: str = LORRE, others: dict[str, int] | None = None, *, items: Sequence[str] = ()) -> Table:
    """An explorer opens a chest; the two top cards of each deck are known to the test."""
    t = table({who: at(1, 1), **(others or {})}, rows=[".C"], items={who: items})
    for type_ in ITEM_TYPES:
        deck = [card for card in t.state.item_decks[type_] if card not in (TOPS[type_], BELOW[type_])]
        t.state.item_decks[type_] = [*deck, BELOW[type_], TOPS[type_]]
    t.explorer().stamina = 6
    t.refresh()
    t.choose(Activate, 0, cell=at(1, 2), as_kind="chest")
    return t


@rule("MA-GAIN-01")
@pytest.mark.parametrize(
    ("decks", "cards"),
    [
        (("weapon", "weapon"), ["ice_axe", "frost_spear"]),
        (("weapon", "artefact"), ["ice_axe", "rotopod"]),
        (("clothing", "single_use"), ["felt_boots", "ether_bomb"]),
    ],
)
def test_two_cards_of_one_deck_or_one_of_each_of_two_are_revealed_together(decks: tuple[str, str], cards: list[str]) -> None:
    t = at_chest()
    assert set(t.decision().options) == {ChooseDeck(type_) for type_ in ITEM_TYPES}
    t.answer(deck=decks[0])
    assert t.what("revealed_items") == [] and t.asked() == "choose_item_deck"  # nothing is seen before both are named
    t.answer(deck=decks[1])
    (shown,) = t.what("revealed_items")
    assert shown.data["cards"] == cards
    assert t.asked() == "choose_gained" and [option.card for option in t.decision().options] == cards


@rule("MA-GAIN-01", "MA-Q-79")
def test_an_empty_deck_gives_no_card() -> None:
    t = table({LORRE: at(1, 1)}, rows=[".C"])
    t.state.item_decks = {"weapon": ["ice_axe"], "clothing": [], "artefact": ["rotopod"], "single_use": []}
    t.state.item_discard = ["felt_boots"]
    t.refresh()
    t.choose(Activate, 0, cell=at(1, 2), as_kind="chest")
    assert set(t.decision().options) == {ChooseDeck("weapon"), ChooseDeck("artefact")}
    t.answer(deck="weapon")  # it has no second card, so the other follows by itself
    assert t.what("revealed_items")[0].data["cards"] == ["ice_axe", "rotopod"]
    assert t.state.item_discard == ["felt_boots"]


@rule("MA-GAIN-02")
@pytest.mark.parametrize("where", ["discard", "deck"])
def test_one_card_is_kept_the_other_discarded_or_put_back_on_its_deck(where: str) -> None:
    t = at_chest()
    t.answer(deck="weapon")
    t.answer(deck="clothing")
    t.answer(card="ice_axe")
    assert set(t.decision().options) == {PutCard("felt_boots", "discard"), PutCard("felt_boots", "deck")}
    t.answer(where=where)
    assert t.explorer().inventory == ["ice_axe"]
    assert ("felt_boots" in t.state.item_discard) == (where == "discard")
    assert (t.state.item_decks["clothing"][-1] == "felt_boots") == (where == "deck")
    assert t.state.item_decks["weapon"][-1] == "frost_spear"


@rule("MA-GAIN-03", "MA-ITEM-01")
@pytest.mark.parametrize("owner", [LORRE, HANK])
def test_the_card_is_kept_or_given_to_an_adjacent_explorer(owner: str) -> None:
    t = at_chest(LORRE, {HANK: at(2, 2), KIM: at(5, 5)})
    gain(t, "weapon", "weapon", keep="ice_axe")
    assert t.asked() == "keep_or_give"
    assert set(t.decision().options) == {ChooseThing(LORRE), ChooseThing(HANK)}
    t.answer(ref=owner)
    assert t.explorer(owner).inventory == ["ice_axe"] and t.explorer(owner).equipped == []
    assert sum(len(explorer.inventory) for explorer in t.state.explorers) == 1


@rule("MA-GAIN-04", "MA-GAIN-05")
@pytest.mark.parametrize("type_", ITEM_TYPES)
@pytest.mark.parametrize(
    ("who", "suits"),
    [(KIM, {"clothing"}), (HANK, {"weapon"}), (LORRE, {"artefact"}), (PHILIP, {"weapon", "clothing", "artefact"})],
)
def test_an_item_of_ones_class_may_be_put_on_at_once(who: str, suits: set[str], type_: str) -> None:
    """Masters put on anything; single-use items are never put on."""
    t = at_chest(who)
    stamina = t.explorer().stamina
    gain(t, type_, type_, keep=TOPS[type_])
    assert (t.asked() == "equip_gained") == (type_ in suits)
    if type_ in suits:
        t.choose(Agree)
        assert t.explorer().equipped == [Equipped(TOPS[type_], "main")] and t.explorer().inventory == []
    assert t.explorer().stamina == stamina


@rule("MA-GAIN-04")
def test_putting_it_on_at_once_is_free_to_be_declined() -> None:
    t = at_chest(HANK)
    gain(t, "weapon", "weapon", keep="ice_axe")
    t.choose(Decline)
    assert t.explorer().inventory == ["ice_axe"] and t.explorer().equipped == []


@rule("MA-GAIN-04", "MA-Q-81")
def test_an_item_given_away_is_put_on_by_nobody() -> None:
    t = at_chest(HANK, {PHILIP: at(2, 2)})
    gain(t, "weapon", "weapon", keep="ice_axe")
    t.answer(ref=PHILIP)
    assert t.asked() == "act" and t.explorer(PHILIP).inventory == ["ice_axe"]


@rule("MA-GAIN-04", "MA-Q-81")
def test_an_extension_is_not_put_on_at_once() -> None:
    t = table({HANK: at(1, 1)}, rows=[".C"], equipped={HANK: ["ice_axe"]})
    t.state.item_decks["weapon"] += ["frost_spear", "telescopic_haft"]
    t.refresh()
    t.choose(Activate, 0, cell=at(1, 2), as_kind="chest")
    gain(t, "weapon", "weapon", keep="telescopic_haft")
    assert t.asked() == "act" and t.explorer().inventory == ["telescopic_haft"]


# --- the example of Kim ------------------------------------------------------------------------------------------


def kim_at_chest() -> Table:
    """Kim's main clothing are boots with a cloak; the holster hangs on the cloak. The shortener lies on top."""
    t = table({KIM: at(1, 1)}, rows=[".C"], equipped={KIM: ["spike_boots"]})
    t.explorer().equipped += [
        Equipped("aerocloak", "upgrade", "spike_boots"),
        Equipped("leather_holster", "extension", "aerocloak"),
    ]
    t.state.item_decks["clothing"] = ["felt_boots", "distance_shortener"]
    t.refresh()
    return t


@rule("MA-EX-22")
def test_kim_opens_a_chest_for_three_stamina_and_gains_an_item() -> None:
    t = kim_at_chest()
    assert t.explorer().stamina == 7
    t.choose(Activate, 0, cell=at(1, 2), as_kind="chest")
    assert t.explorer().stamina == 4 and t.explorer().inspiration == 1
    assert t.asked() == "choose_item_deck"


@rule("MA-EX-23")
def test_kim_puts_the_shortener_on_and_her_boots_go_to_the_inventory_with_all_on_them() -> None:
    t = kim_at_chest()
    t.choose(Activate, 0, cell=at(1, 2), as_kind="chest")
    gain(t, "clothing", "clothing", keep="distance_shortener")
    t.choose(Agree)
    assert t.explorer().stamina == 4
    assert t.explorer().equipped == [Equipped("distance_shortener", "main")]
    assert set(t.explorer().inventory) == {"spike_boots", "aerocloak", "leather_holster"}


@rule("MA-EX-24")
def test_kim_sorts_her_inventory_later_for_three_stamina() -> None:
    t = kim_at_chest()
    t.choose(Activate, 0, cell=at(1, 2), as_kind="chest")
    gain(t, "clothing", "clothing", keep="distance_shortener")
    t.choose(Agree)
    assert t.can(UseInventory, 0, explorer=KIM)
    put_on(
        t,
        Attach("spike_boots", "", "main"),
        Attach("aerocloak", "spike_boots", "upgrade"),
        Attach("distance_shortener", "aerocloak", "upgrade"),
        Attach("leather_holster", "aerocloak", "extension"),
    )
    assert t.explorer().stamina == 1 and t.explorer().inventory == []
    assert len(t.explorer().equipped) == 4

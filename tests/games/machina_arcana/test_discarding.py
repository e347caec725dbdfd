"""Destroying, discarding, and finding named cards (MA-DISCARD)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import values, words
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.in_play import current_event
from eldertable.games.machina_arcana.lasting import markers_left
from eldertable.games.machina_arcana.options import Agree, Attach, ChooseCard, ChooseThing, Move, UseAbility
from eldertable.games.machina_arcana.state import DESTROYED, DOOR_CLOSED, DOOR_DESTROYED, OFF_BOARD, Equipped
from eldertable.games.machina_arcana.things import door_ref, door_state, set_door
from eldertable.testing import rule

from .arrange import Table, at, table
from .handling import put_on
from .own_cards import print_event, print_item

HANK, LORRE = "hank_horden", "lorre_gerrar"


def with_thing(monkeypatch: pytest.MonkeyPatch, effects: str, **more: object) -> Table:
    """Hank holds a thing that does this for 1 stamina; Lorre looks on."""
    print_item(monkeypatch, "thing", f"[{{cost: {{stamina: 1}}, do: [{effects}]}}]")
    return table({HANK: at(5, 5), LORRE: at(9, 9)}, equipped={HANK: ["thing"]}, **more)  # type: ignore[arg-type]


def usable(t: Table, card: str) -> bool:
    return any(option.card == card for option in t.options(UseAbility, t.seat))


@rule("MA-DISCARD-01")
def test_cells_monsters_and_explorers_can_be_destroyed_and_doors_in_their_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    effects = (
        "{destroy_cell: {at: {each: chest}}}, {destroy_creature: {at: {each: monster}}}, {destroy_door: {at: {each: closed_door}}},"
        " {destroy_creature: {at: {each: other_explorer}}}"
    )
    print_item(monkeypatch, "thing", f"[{{cost: {{stamina: 1}}, do: [{effects}]}}]")
    t = table(
        {HANK: at(5, 5), LORRE: at(9, 9)},
        {"saral": at(1, 9)},
        rows=["C"],
        doors=[(5, 7, "east")],
        equipped={HANK: ["thing"]},
    )
    door = door_ref(at(5, 7), "east")
    set_door(t.state, door, DOOR_CLOSED)
    t.explorer(LORRE).inventory = ["ice_axe"]
    t.refresh()
    t.use("thing")
    assert t.state.fragments[0].tokens[at(1, 1)] == DESTROYED  # type: ignore[union-attr]
    assert t.monster("saral") is None and t.state.monsters_destroyed == ["saral"]
    assert door_state(t.state, door) == DOOR_DESTROYED
    assert not t.explorer(LORRE).alive and t.explorer(LORRE).cell == OFF_BOARD
    assert t.state.item_discard == ["ice_axe"]  # items are never destroyed, they are discarded
    assert {word for word in words.EFFECTS if word.startswith("destroy")} == {
        "destroy_cell",
        "destroy_creature",
        "destroy_door",
    }


@rule("MA-DISCARD-02")
def test_of_a_discarded_equipped_item_only_itself_is_discarded() -> None:
    t = table({HANK: at(5, 5)}, items={HANK: ["rotopod", "music_box", "nameless_saint_finger"]})
    put_on(
        t,
        Attach("rotopod", "", "main"),
        Attach("music_box", "rotopod", "upgrade"),
        Attach("nameless_saint_finger", "music_box", "upgrade"),
    )
    assert values.stat(t.state, HANK, "will") == 3
    t.use("music_box", 1)
    assert [e.item for e in t.explorer().equipped] == ["rotopod"]
    assert t.explorer().inventory == ["nameless_saint_finger"] and t.state.item_discard == ["music_box"]
    assert values.stat(t.state, HANK, "will") == 2


@rule("MA-DISCARD-03")
def test_a_discarded_item_returns_its_markers_and_lies_on_top_of_the_pile() -> None:
    t = table({HANK: at(5, 5)}, equipped={HANK: ["crystal_statuette", "heart_of_the_machine"]})
    t.state.item_discard = ["ice_axe"]
    t.refresh()
    t.use("crystal_statuette")
    assert markers_left(t.state, HANK) == 2 and values.has_keyword(t.state, HANK, "incorporeal")
    t.use("heart_of_the_machine", 1)
    assert t.state.item_discard == ["ice_axe", "crystal_statuette"]
    assert markers_left(t.state, HANK) == 3 and not values.has_keyword(t.state, HANK, "incorporeal")


@rule("MA-DISCARD-02", "MA-DISCARD-03")
def test_a_card_that_says_so_discards_itself_and_what_is_on_it_is_stowed(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = "[{cost: {stamina: 1}, do: [{lasting: 1, gives: [{will: 1}]}, discard]}]"
    print_item(monkeypatch, "thing", ability, "type: artefact\nsymbols: {top: gear}")
    t = table({HANK: at(5, 5)}, equipped={HANK: ["thing"]})
    t.explorer().equipped.append(Equipped("music_box", "upgrade", "thing"))
    t.state.item_discard, t.state.progress = ["ice_axe"], {"thing": 1}
    t.refresh()
    t.use("thing")
    assert t.state.item_discard == ["ice_axe", "thing"] and markers_left(t.state, HANK) == 3 and not t.state.progress
    assert t.explorer().equipped == [] and t.explorer().inventory == ["music_box"]


@rule("MA-DISCARD-03")
def test_what_reacts_to_a_discarded_item_reacts_also_when_its_lasting_effect_kept_it_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A keepsake inspires for every discarded single-use item: the wedges at once, the elixir a round later."""
    ability = "[{when: {item_discarded: {type: single_use}}, do: [{gain_inspiration: {n: 1}}]}]"
    keepsake = print_item(monkeypatch, "keepsake", ability)
    t = table({HANK: at(5, 5)}, items={HANK: ["door_wedges", "iron_elixir"]}, equipped={HANK: [keepsake]})
    t.use("door_wedges")
    assert t.explorer().inspiration == 1 and t.state.item_discard == ["door_wedges"]
    t.use("iron_elixir")
    assert t.explorer().inspiration == 1 and t.state.item_discard == ["door_wedges"]
    t.go_to("explorers_phase")
    assert t.explorer().inspiration == 2 and t.state.item_discard == ["door_wedges", "iron_elixir"]
    assert [event.card for event in t.what("discarded")] == ["door_wedges", "iron_elixir"]


@rule("MA-DISCARD-02")
def test_a_harvester_takes_only_what_lies_in_the_inventory() -> None:
    t = table({HANK: at(5, 5)}, {"harvester": at(5, 6)}, items={HANK: ["rotopod", "gas_mask"]}, equipped={HANK: ["ice_axe"]})
    t.roll_attack(5, 5, 5, 9)  # it hits, and its effect roll succeeds
    t.monster_turn("harvester", 3)
    assert t.asked() == "choose_discard"
    assert set(t.decision().options) == {ChooseCard("rotopod"), ChooseCard("gas_mask")}


# --- personal events ---------------------------------------------------------------------------------------------


def without_scar(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Hank loses health, and his old scar takes it instead; a steam valve was the current event."""
    print_event(monkeypatch, "own_keepsake", "explorer", "[{gives: [{will: 1}]}]", personal=True)
    t = with_thing(monkeypatch, "{lose_health: {n: 1}}")
    t.state.explorer_discard = ["steam_valve"]
    t.explorer(HANK).events = ["old_scar"]
    t.refresh()
    assert usable(t, "steam_valve")
    t.use("thing")
    t.choose(Agree, t.seat)
    return t


@rule("MA-DISCARD-04")
def test_a_discarded_personal_event_lies_on_top_of_the_explorers_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    t = without_scar(monkeypatch)
    assert t.explorer(HANK).events == [] and t.explorer(HANK).health == 6
    assert t.state.explorer_discard == ["steam_valve", "old_scar"]


@rule("MA-DISCARD-05")
def test_then_there_is_no_current_event_until_a_common_one_is_launched(monkeypatch: pytest.MonkeyPatch) -> None:
    t = without_scar(monkeypatch)
    assert not usable(t, "steam_valve") and current_event(t.state, "explorer") == ""
    print_item(monkeypatch, "thing", "[{cost: {stamina: 1}, do: [{launch_event: {deck: explorer}}]}]")
    t.state.explorer_deck += ["mirror_shards", "own_keepsake"]
    t.refresh()
    t.use("thing")
    assert t.explorer(HANK).events == ["own_keepsake"] and current_event(t.state, "explorer") == ""
    t.use("thing")
    assert current_event(t.state, "explorer") == "mirror_shards" and usable(t, "mirror_shards")


# --- named cards -------------------------------------------------------------------------------------------------


@rule("MA-DISCARD-06")
def test_a_card_taken_from_its_deck_is_kept_and_the_deck_is_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(monkeypatch, "{take_from_deck: {card: pipe_wrench, deck: weapon}}")
    t.state.item_decks["weapon"] = ["ice_axe", "pipe_wrench", "frost_spear"]
    t.refresh()
    t.roll_attack(0)  # the two cards left are swapped
    t.use("thing")
    assert t.explorer(HANK).inventory == ["pipe_wrench"]
    assert t.state.item_decks["weapon"] == ["frost_spear", "ice_axe"]
    t.use("thing")  # it is not there any more
    assert t.explorer(HANK).inventory == ["pipe_wrench"] and len(t.state.item_decks["weapon"]) == 2


@rule("MA-DISCARD-06")
@pytest.mark.parametrize(("card", "mine"), [("locket", True), ("silence", False)])
def test_an_event_taken_from_its_deck_is_ones_own_if_it_is_personal(
    monkeypatch: pytest.MonkeyPatch, card: str, mine: bool
) -> None:
    t = with_thing(monkeypatch, f"{{take_from_deck: {{card: {card}, deck: explorer}}}}")
    t.state.explorer_deck = ["steam_valve", card, "mirror_shards"]
    t.refresh()
    t.roll_attack(0)
    t.use("thing")
    assert t.state.explorer_deck == ["mirror_shards", "steam_valve"]
    assert (t.explorer(HANK).events == [card]) == mine
    assert (current_event(t.state, "explorer") == card) != mine


PILES = ["monster_deck", "monsters_destroyed", "monsters_boxed", "monsters_aside"]


@rule("MA-DISCARD-07")
@pytest.mark.parametrize("pile", PILES)
def test_a_named_monster_is_found_wherever_it_is(monkeypatch: pytest.MonkeyPatch, pile: str) -> None:
    t = with_thing(monkeypatch, "{monster_appears: {monster: listener}}", rows=["L"])
    for name in PILES:
        setattr(t.state, name, [card for card in getattr(t.state, name) if card != "listener"])
    t.state.monster_deck = ["saral", "mi_go"]
    getattr(t.state, pile).insert(1, "listener")
    t.refresh()
    if pile == "monster_deck":
        t.roll_attack(0)  # the two cards left are swapped
    t.use("thing")
    assert [monster.card for monster in t.state.monsters] == ["listener"]
    assert t.state.monster_deck == (["mi_go", "saral"] if pile == "monster_deck" else ["saral", "mi_go"])
    assert "listener" not in getattr(t.state, pile)


@rule("MA-DISCARD-07")
def test_a_named_monster_on_the_board_does_not_come_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(monkeypatch, "{monster_appears: {monster: listener}}", monsters={"listener": at(1, 9)}, rows=["L"])
    t.use("thing")
    assert [(monster.card, monster.cell) for monster in t.state.monsters] == [("listener", at(1, 9))]


# --- the examples ------------------------------------------------------------------------------------------------


@rule("MA-EX-45")
def test_a_pendant_saves_its_owner_and_is_discarded_when_the_marker_returns() -> None:
    t = table({HANK: at(5, 5)}, {"listener": at(5, 6)}, equipped={HANK: ["stygian_pendant", "ice_axe"]})
    t.explorer().health = 1
    t.roll_attack(5, 5, 5)
    t.monster_turn("listener", 3)
    assert t.explorer().alive and t.explorer().health == 1
    # the monster's turn was the last of the round: the explorers phase has begun
    assert t.asked() == "act" and markers_left(t.state, HANK) == 3
    assert t.explorer().inspiration == 1
    assert [e.item for e in t.explorer().equipped] == ["ice_axe"] and t.state.item_discard[-1] == "stygian_pendant"


@rule("MA-EX-46")
def test_a_circular_saw_strikes_once_more_for_its_marker_also_out_of_turn() -> None:
    t = table({HANK: at(5, 5), LORRE: at(2, 2)}, {"saral": at(5, 6), "mi_go": at(6, 6)}, equipped={HANK: ["circular_saw"]})
    t.roll_attack(0, 0)
    t.use("circular_saw", 0, "saral")
    assert values.stat(t.state, "saral", "defence") == 2 and markers_left(t.state, HANK) == 2
    t.go_to("act", ref=LORRE)
    t.choose(Move, t.seat, cell=at(2, 3))
    assert t.asked() == "out_of_turn" and t.options(UseAbility, t.seat) == [UseAbility("circular_saw", 1)]
    t.roll_attack(0, 0)
    t.use("circular_saw", 1)
    assert set(t.decision(t.seat).options) == {ChooseThing("saral"), ChooseThing("mi_go")}
    t.answer(ref="mi_go")
    assert [rolled.attacker for rolled in t.told(AttackRolled)] == [HANK, HANK]
    assert values.stat(t.state, "saral", "defence") == 3 and markers_left(t.state, HANK) == 3
    assert t.asked() == "act"  # the marker was the only one: not a second time


@rule("MA-EX-48")
def test_an_ether_bomb_stays_while_its_effect_lasts_and_is_then_discarded() -> None:
    t = table(
        {HANK: at(5, 5)},
        {"harvester": at(5, 6)},
        items={HANK: ["ether_bomb", "gas_mask"]},
        equipped={HANK: ["heart_of_the_machine"]},
    )
    t.use("ether_bomb", 1)
    assert t.explorer().inventory == ["ether_bomb", "gas_mask"] and t.state.item_discard == []
    assert not usable(t, "ether_bomb")  # neither of its abilities
    t.explorer().stamina = 1
    t.refresh()
    t.use("heart_of_the_machine", 1)  # discard an item: the mask is the only one that can be
    assert t.state.item_discard == ["gas_mask"] and t.explorer().inventory == ["ether_bomb"]
    t.roll_attack(5, 5, 5, 9)
    t.monster_turn("harvester", 2)  # it may not be discarded for the harvester either
    assert t.explorer().health == 6  # nobody loses health this round
    assert t.state.round == 2 and markers_left(t.state, HANK) == 3
    assert t.explorer().inventory == [] and t.state.item_discard == ["gas_mask", "ether_bomb"]

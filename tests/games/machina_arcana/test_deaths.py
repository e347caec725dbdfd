"""Explorers and monsters: what is theirs, how they are destroyed and banished (MA-EXPLORER, MA-MONSTER)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import (
    Activate,
    CloseDoor,
    DestroyDoor,
    Exchange,
    LeaveBoard,
    Move,
    OpenDoor,
    SealLair,
    UseAbility,
    UseInventory,
)
from eldertable.games.machina_arcana.state import Lasting
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table

LORRE, RUSTAM = "lorre_gerrar", "rustam_alimov"


# --- explorers ---------------------------------------------------------------------------------------------------


@rule("MA-EXPLORER-01")
def test_an_item_is_in_the_inventory_or_equipped_and_never_both() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, items={LORRE: ["boiler_hammer", "music_box"]})
    assert not t.can(UseAbility, 0, card="boiler_hammer")
    t.choose(UseInventory, 0, explorer=LORRE)
    t.answer(item="boiler_hammer", part="main")
    seen = t.match.view(0)["explorers"][0]
    assert seen["inventory"] == ["music_box"] and [one["item"] for one in seen["equipped"]] == ["boiler_hammer"]
    t.take(t.decision(0).options[-1])
    assert t.can(UseAbility, 0, card="boiler_hammer") and not t.can(UseAbility, 0, card="music_box")
    bare = table({LORRE: at(5, 5)}, equipped={LORRE: ["boiler_hammer"]})
    assert bare.can(UseInventory, 0, explorer=LORRE)  # what is equipped is an item of the explorer's too


def dying(health: int = 1) -> Table:
    """Lorre with items, an event and markers, hit by a Mi-go. The item discard pile is shuffled by draws 0 and 1."""
    t = table(
        {LORRE: at(5, 5), RUSTAM: at(9, 9)}, {"mi_go": at(5, 6)},
        items={LORRE: ["boiler_hammer", "field_dressing"], RUSTAM: ["oil_can"]}, equipped={LORRE: ["music_box"]},
    )  # fmt: skip
    lorre = t.explorer(LORRE)
    lorre.health, lorre.events = health, ["lucky_coin"]
    t.state.explorer_deck = [card for card in t.state.explorer_deck if card != "lucky_coin"]
    t.state.item_discard, t.state.explorer_discard = ["ether_bomb"], []
    t.state.lasting = [
        Lasting(LORRE, LORRE, [1, 1], LORRE, ["mi_go"]), Lasting(RUSTAM, "iron_elixir", [0, 0], RUSTAM, []),
    ]  # fmt: skip
    t.roll_attack(5, 5, 5, 0, 1)
    t.monster_turn("mi_go", stamina=2)
    return t


@rule("MA-EXPLORER-03")
@pytest.mark.parametrize(("health", "alive"), [(1, False), (2, True)])
def test_an_explorer_without_health_is_destroyed(health: int, alive: bool) -> None:
    t = dying(health)
    assert t.explorer(LORRE).alive is alive and t.explorer(LORRE).health == health - 1
    assert [event.who for event in t.what("destroyed")] == ([] if alive else [LORRE])


@rule("MA-EXPLORER-04")
def test_a_destroyed_explorer_leaves_the_table_with_figure_card_and_markers() -> None:
    t = dying()
    seen = t.match.view(0)["explorers"][0]
    assert seen["cell"] == -1 and not seen["alive"] and seen["stats"] is None
    assert LORRE not in [lasting.owner for lasting in t.state.lasting]
    assert t.state.acting == RUSTAM and t.seat == 1  # only Rustam has a turn in the new round
    assert not t.can(Exchange, 1) and t.explorer(RUSTAM).alive
    assert LORRE not in {option.card for option in t.options(UseAbility, 1)}


@rule("MA-EXPLORER-05")
def test_the_items_of_a_destroyed_explorer_are_shuffled_onto_the_discard_pile() -> None:
    t = dying()
    assert t.state.item_discard == ["ether_bomb", "music_box", "field_dressing", "boiler_hammer"]
    assert t.explorer(LORRE).inventory == [] and t.explorer(LORRE).equipped == []
    assert t.explorer(RUSTAM).inventory == ["oil_can"]
    assert t.match.view(0)["piles"]["item_discard"] == t.state.item_discard


@rule("MA-EXPLORER-06")
def test_the_personal_events_of_a_destroyed_explorer_go_to_the_box() -> None:
    t = dying()
    assert t.explorer(LORRE).events == [] and t.state.events_boxed == ["lucky_coin"]
    assert t.state.explorer_discard == [] and "lucky_coin" not in t.state.explorer_deck


# --- monsters ----------------------------------------------------------------------------------------------------


@rule("MA-MONSTER-02")
def test_a_monster_uses_its_own_abilities_the_horror_events_and_the_board() -> None:
    t = table(
        {LORRE: at(5, 4)}, {"mi_go": at(5, 5)}, rows=["", "", "", "....TCL"], doors=[(5, 5, "east"), (5, 5, "south")],
        chapter="c1_5",
    )  # fmt: skip
    t.shut(5, 5, "east")
    t.monster("mi_go").controlled_by = LORRE  # type: ignore[union-attr]
    t.state.horror_discard = ["energy_flash"]
    t.state.explorer_discard = ["steam_valve"]
    t.go_to("monsters_phase")
    assert t.asked() == "steer"
    usable = {option.card for option in t.options(UseAbility, 0)}
    assert usable == {"mi_go", "energy_flash"}  # no explorer event, no chapter, nothing of Lorre's
    assert t.can(Move, 0) and t.can(OpenDoor, 0) and t.can(CloseDoor, 0) and t.can(DestroyDoor, 0)
    assert {(option.cell, option.as_kind) for option in t.options(Activate, 0)} == {(at(4, 5), "trap_lever")}
    assert not t.can(SealLair, 0)


@rule("MA-MONSTER-02")
def test_only_the_current_horror_event_lends_monsters_an_ability() -> None:
    t = table({LORRE: at(5, 4)}, {"mi_go": at(5, 5)})
    t.monster("mi_go").controlled_by = LORRE  # type: ignore[union-attr]
    t.state.horror_discard = ["energy_flash", "chitin"]
    t.go_to("monsters_phase")
    assert {option.card for option in t.options(UseAbility, 0)} == {"mi_go"}


@rule("MA-MONSTER-04")
def test_what_happens_when_a_monster_is_destroyed_happens_before_it_leaves() -> None:
    """A Saral bursts where it stands; Lorre is asked to raise the roll while it is still there."""
    t = table({LORRE: at(5, 5)}, {"saral": at(5, 6), "mi_go": at(6, 7), "listener": at(9, 9)})
    t.monster("saral").wounds, t.explorer().inspiration = 1, 1  # type: ignore[union-attr]
    t.refresh()
    t.roll_attack(3, 3, 0, 0)
    t.use(LORRE, 1, "saral")
    assert t.asked() == "inspire"
    assert "saral" in [monster["card"] for monster in t.match.view(0)["monsters"]] and t.state.monsters_destroyed == []
    t.answer(n=0)
    burst = t.told(AttackRolled)[-1]
    assert burst.attacker == "saral" and {ref for ref, _, _ in burst.against} == {LORRE, "mi_go"}
    while t.asked() == "inspiration_for_health":
        t.take(t.decision(0).options[-1])
    assert t.monster("saral") is None and t.state.monsters_destroyed == ["saral"]


def beside(monster: str, *, level: int, equipped: tuple[str, ...] = ("scarifier",)) -> Table:
    """Lorre with salt to banish and a gun to shoot, next to a monster with 1 health left."""
    t = table({LORRE: at(5, 5)}, {monster: at(5, 6)}, items={LORRE: ["banishing_salt"]}, equipped={LORRE: list(equipped)})
    t.state.monster_level = level
    t.monster(monster).wounds = t.match.view(0)["monsters"][0]["health"] - 1  # type: ignore[union-attr]
    t.state.explorer_deck.append("steady_pace")
    t.explorer().inspiration = 1
    t.refresh()
    return t


def shoot(t: Table, monster: str) -> None:
    t.roll_attack(5, 5, 5, 0)  # 9, and an effect roll of the gun
    t.use("scarifier", 0, monster)
    assert t.monster(monster) is None


def banish(t: Table, monster: str) -> None:
    t.use("banishing_salt", 0, monster)
    assert t.monster(monster) is None and [event.who for event in t.what("banished")] == [monster]


@rule("MA-MONSTER-07")
@pytest.mark.parametrize(
    ("monster", "level", "boxed"),
    [("forge_colossus", 5, False), ("bonesmith", 5, True), ("bonesmith", 3, False), ("forge_colossus", 4, False)],
)
def test_a_monster_of_level_four_never_goes_to_the_box_for_its_level(monster: str, level: int, boxed: bool) -> None:
    t = beside(monster, level=level)
    shoot(t, monster)
    assert (monster in t.state.monsters_boxed, monster in t.state.monsters_destroyed) == (boxed, not boxed)


@rule("MA-MONSTER-08", "MA-INSP-03")
def test_banishing_inspires_nobody() -> None:
    banished, shot = beside("listener", level=1), beside("listener", level=1)
    banish(banished, "listener")
    assert banished.explorer().inspiration == 0  # the salt costs 1
    shoot(shot, "listener")
    assert shot.explorer().inspiration == 2


@rule("MA-MONSTER-09")
def test_a_banished_monster_does_not_count_as_destroyed() -> None:
    """The soul jar counts monsters destroyed on the fragment, the Scarifier rolls for a kill."""
    banished, shot = (beside("listener", level=1, equipped=("scarifier", "soul_jar")) for _ in range(2))
    banish(banished, "listener")
    assert banished.state.progress == {} and banished.what("fate") == [] and banished.what("destroyed") == []
    shoot(shot, "listener")
    assert shot.state.progress == {"soul_jar": 1} and len(shot.what("fate")) == 1


@rule("MA-MONSTER-10")
def test_banishing_does_not_set_off_what_happens_when_the_monster_is_destroyed() -> None:
    """A destroyed Mi-go makes its attacker launch an event; a Saral bursts."""
    for monster in ("mi_go", "saral"):
        t = beside(monster, level=1)
        banish(t, monster)
        assert t.what("event_launched") == [] and t.told(AttackRolled) == [] and t.explorer().health == 4
    t = beside("mi_go", level=1)
    shoot(t, "mi_go")
    assert len(t.what("event_launched")) == 1


@rule("MA-MONSTER-11")
@pytest.mark.parametrize(("level", "boxed"), [(1, False), (2, True), (5, True)])
def test_a_banished_monster_goes_where_a_destroyed_one_would(level: int, boxed: bool) -> None:
    for away in (banish, shoot):
        t = beside("listener", level=level)
        t.state.monsters_destroyed = ["k_thun"]
        away(t, "listener")
        assert t.state.monsters_destroyed == (["k_thun"] if boxed else ["k_thun", "listener"])
        assert ("listener" in t.state.monsters_boxed) is boxed


@rule("MA-MONSTER-11", "MA-MONSTER-07")
def test_a_banished_monster_of_level_four_goes_on_the_pile() -> None:
    """The whole board is cleared when the last explorer leaves."""
    t = table({LORRE: at(1, 5)}, {"forge_colossus": at(9, 9), "bonesmith": at(9, 5)}, chapter="c1_4")
    t.state.monster_level, t.state.chapters = 5, ["c1_10", "c1_5"]
    t.state.fragments[0].exit = [at(1, 5), at(1, 6)]  # type: ignore[union-attr]
    t.refresh()
    t.choose(LeaveBoard, 0)
    assert t.state.monsters_destroyed == ["forge_colossus"] and "bonesmith" in t.state.monsters_boxed

"""Creatures and their characteristics (MA-CREATURE, MA-STAT), with the printed examples of attacks."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.cards import EXPLORERS, MONSTERS
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import AGREE, NOTHING, Activate, Exchange, Move, UseAbility, UseInventory
from eldertable.games.machina_arcana.state import Equipped
from eldertable.games.machina_arcana.things import creatures
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.own_cards import print_item

LORRE, RUSTAM, HANK, ASTA = "lorre_gerrar", "rustam_alimov", "hank_horden", "asta_wingren"


def stats(t: Table, ref: str) -> dict[str, int]:
    """The characteristics of a creature as everybody sees them."""
    view = t.match.view(None)
    seen = next(one for one in (*view["explorers"], *view["monsters"]) if one["card"] == ref)
    return {name: stat["value"] for name, stat in seen["stats"].items()}


# --- creatures ---------------------------------------------------------------------------------------------------


@rule("MA-CREATURE-01")
def test_creatures_are_explorers_and_monsters_and_nothing_else() -> None:
    """The steam valve pushes an adjacent creature: not a barrel, not a chest."""
    t = table({LORRE: at(5, 5), RUSTAM: at(4, 4)}, {"mi_go": at(5, 6), "k_thun": at(6, 6)}, rows=["", "", "", "....oC"])
    t.state.explorer_discard = ["steam_valve"]
    t.refresh()
    t.choose(UseAbility, 0, card="steam_valve")
    assert {option.ref for option in t.decision(0).options} == {LORRE, RUSTAM, "mi_go", "k_thun"}
    assert creatures(t.state) == [LORRE, RUSTAM, "mi_go", "k_thun"]
    view = t.match.view(None)
    assert [one["card"] for one in (*view["explorers"], *view["monsters"])] == [LORRE, RUSTAM, "mi_go", "k_thun"]
    assert not set(EXPLORERS) & set(MONSTERS)


@rule("MA-CREATURE-01")
def test_an_effect_on_any_creature_means_explorers_and_monsters_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    bell = print_item(
        monkeypatch, "test_bell", "[{cost: {stamina: 1}, do: [{lose_health: {n: 1, at: {any: creature, in: board}}}]}]"
    )
    t = table({LORRE: at(5, 5), RUSTAM: at(1, 1)}, {"mi_go": at(9, 9)}, rows=["...oC"], equipped={LORRE: [bell]})
    t.use(bell)
    assert {option.ref for option in t.decision(0).options} == {LORRE, RUSTAM, "mi_go"}


@rule("MA-MONSTER-01")
def test_a_monster_uses_no_items() -> None:
    """Whoever steers it, beside explorers with things to use and to exchange."""
    t = table(
        {LORRE: at(5, 5), RUSTAM: at(5, 8)},
        {"mi_go": at(5, 6)},
        items={LORRE: ["field_dressing", "boiler_hammer"]},
        equipped={LORRE: ["scarifier"], RUSTAM: ["ice_axe"]},
    )
    t.state.monsters[0].controlled_by = LORRE
    t.go_to("monsters_phase")
    assert {option.card for option in t.options(UseAbility)} == {"mi_go"}
    assert not t.options(UseInventory) and not t.options(Exchange)
    t.state.monsters[0].controlled_by = ""
    t.roll_attack(*[0] * 6)
    t.go_to("monsters_phase")
    assert {event.card for event in t.what("used") if event.who == "mi_go"} == {"mi_go"}


@rule("MA-CREATURE-02")
def test_explorers_and_monsters_move_by_the_same_rules() -> None:
    rows = ["", "", "", "....#C", "...L.o"]
    board = {"rows": rows, "walls": [(5, 5, "west")], "doors": [(5, 5, "south")]}
    explorer = table({LORRE: at(5, 5), RUSTAM: at(4, 4)}, **board)  # type: ignore[arg-type]
    monster = table({LORRE: at(9, 9), RUSTAM: at(4, 4)}, {"mi_go": at(5, 5)}, **board)  # type: ignore[arg-type]
    monster.monster("mi_go").controlled_by = LORRE  # type: ignore[union-attr]
    monster.go_to("monsters_phase")
    ways = {option.cell for option in explorer.options(Move, 0)}
    assert ways == {option.cell for option in monster.options(Move, 0)} and ways
    explorer.choose(Move, 0, cell=min(ways))
    monster.choose(Move, 0, cell=min(ways))
    assert explorer.explorer().stamina == 5 and monster.state.stamina_left == 4  # each pays 1


@rule("MA-CREATURE-02")
def test_explorers_and_monsters_attack_by_the_same_rules() -> None:
    """Magic dice against will, for 2 stamina, on whoever is adjacent."""
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 7)}, {"mi_go": at(5, 6), "k_thun": at(9, 9)})
    t.roll_attack(5)
    t.use(LORRE, 1, "mi_go")
    assert t.told(AttackRolled)[-1].against == (("mi_go", 4, False),) and t.explorer().stamina == 4
    t.monster("mi_go").controlled_by = LORRE  # type: ignore[union-attr]
    t.go_to("monsters_phase")
    t.roll_attack(5, 1, 0)  # 4, less 1 by Lorre's lasting effect
    t.choose(UseAbility, 0, card="mi_go", ability=1)
    assert {option.ref for option in t.decision(0).options} == {LORRE, RUSTAM, "mi_go"}
    t.answer(ref=RUSTAM)
    rolled = t.told(AttackRolled)[-1]
    assert rolled.magic and rolled.against == ((RUSTAM, 4, False),) and rolled.reductions == ((LORRE, -1),)
    assert t.state.stamina_left == 3 and not t.what("lost_health")
    t.roll_attack(5, 3, 0)  # 5 less 1: as much as the will
    t.use("mi_go", 1, RUSTAM)
    assert [event.who for event in t.what("lost_health")] == [RUSTAM]


@rule("MA-CREATURE-04")
@pytest.mark.parametrize(("wounds", "raised"), [(0, ()), (1, (("battle_fever", 1),))])
def test_a_monster_that_has_lost_health_is_wounded(wounds: int, raised: tuple[tuple[str, int], ...]) -> None:
    """Battle fever helps against the wounded."""
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)})
    t.state.explorer_discard = ["battle_fever"]
    t.monster("mi_go").wounds = wounds  # type: ignore[union-attr]
    t.refresh()
    t.roll_attack(0)
    t.use(LORRE, 1, "mi_go")
    assert t.told(AttackRolled)[-1].raises == raised


@rule("MA-CREATURE-04")
@pytest.mark.parametrize(("health", "raised"), [(4, ()), (3, (("scent_of_blood", 1),))])
def test_an_explorer_that_has_lost_health_is_wounded(health: int, raised: tuple[tuple[str, int], ...]) -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)})
    t.state.horror_discard = ["scent_of_blood"]
    t.explorer().health = health
    t.roll_attack(0, 0, 0)
    t.monster_turn("mi_go", stamina=2)
    assert t.told(AttackRolled)[-1].raises == raised


# --- characteristics ---------------------------------------------------------------------------------------------


@rule("MA-STAT-01")
def test_equipped_items_and_effects_raise_defence_and_will() -> None:
    t = table({LORRE: at(5, 5)}, items={LORRE: ["ice_crampons", "iron_elixir"]})
    assert (stats(t, LORRE)["defence"], stats(t, LORRE)["will"]) == (2, 3)  # the inventory raises nothing
    t.explorer().inventory.remove("ice_crampons")
    t.explorer().equipped = [Equipped("ice_crampons", "main"), Equipped("gas_mask", "main")]
    t.refresh()
    assert (stats(t, LORRE)["defence"], stats(t, LORRE)["will"]) == (3, 4)
    t.explorer().equipped = [Equipped("ice_crampons", "main"), Equipped("gas_mask", "upgrade", "ice_crampons")]
    t.refresh()
    assert (stats(t, LORRE)["defence"], stats(t, LORRE)["will"]) == (3, 4)  # whatever part an item is
    t.use("iron_elixir")  # defence +2, will +1 for a while
    assert (stats(t, LORRE)["defence"], stats(t, LORRE)["will"]) == (5, 5)
    t.go_to("explorers_phase")
    assert (stats(t, LORRE)["defence"], stats(t, LORRE)["will"]) == (3, 4)


@rule("MA-STAT-02")
def test_lost_health_is_kept_on_the_board_and_in_wound_tokens() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, items={LORRE: ["ether_bomb"]})
    t.use("ether_bomb", 0)  # everybody on the fragment loses 1 health
    assert t.explorer().health == 3 and t.monster("mi_go").wounds == 1  # type: ignore[union-attr]
    view = t.match.view(None)
    assert view["explorers"][0]["health"] == 3 and view["monsters"][0]["health"] == 1
    assert stats(t, LORRE)["health"] == 4 and stats(t, "mi_go")["health"] == 2


@rule("MA-STAT-03")
def test_health_comes_back_only_by_effects() -> None:
    t = table(
        {LORRE: at(5, 5)},
        {"buopoth": at(9, 9)},
        walls=[(5, c, "south") for c in range(1, 11)],
        items={LORRE: ["field_dressing"]},
    )
    t.explorer().health = 2
    t.monster("buopoth").wounds = 2  # type: ignore[union-attr]
    t.state.horror = t.state.lair = 0
    for _ in range(2):
        t.go_to("lair_phase")
    assert t.explorer().health == 2 and t.monster("buopoth").wounds == 2  # type: ignore[union-attr]
    t.use("field_dressing", 0, LORRE)
    assert t.explorer().health == 3


@rule("MA-STAT-04")
def test_stamina_pays_for_steps_and_abilities_and_inspiration_only_comes_by_effects() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)})
    t.explorer().inspiration = 1
    t.state.horror = t.state.lair = 0
    t.refresh()
    t.choose(Move, 0, cell=at(6, 5))
    assert t.explorer().stamina == 5
    t.roll_attack(0)
    t.use(LORRE, 1, "mi_go")
    assert t.explorer().stamina == 3 and t.explorer().inspiration == 1
    t.state.monsters = []
    t.go_to("lair_phase")
    assert t.explorer().stamina == 6 and t.explorer().inspiration == 1


@rule("MA-STAT-05")
def test_no_characteristic_falls_below_zero() -> None:
    """Near Rhan-Tegoth defence and will are lower by 3; who misses the Revenant loses 1 stamina."""
    t = table({RUSTAM: at(5, 5)}, {"rhan_tegoth": at(5, 6)})
    assert (stats(t, RUSTAM)["defence"], stats(t, RUSTAM)["will"]) == (0, 1)
    t = table({LORRE: at(5, 5)}, {"copper_revenant": at(5, 6)}, equipped={LORRE: ["cogwheel_cleaver"]})
    t.explorer().stamina, t.explorer().inspiration = 2, 2
    t.refresh()
    t.roll_attack(0, 0)
    t.use("cogwheel_cleaver", 0, "copper_revenant")
    assert [(event.who, event.n) for event in t.what("stamina")] == [(LORRE, -2), (LORRE, -1)]
    assert t.asked() == "act" and t.explorer().stamina == 0


@rule("MA-STAT-06")
def test_no_characteristic_rises_above_nine() -> None:
    t = table({ASTA: at(5, 5)}, equipped={ASTA: ["piston_trousers", "reactor_heart"]})
    assert stats(t, ASTA)["stamina"] == 9  # 8 + 1 + 1
    t.go_to("explorers_phase")
    assert t.explorer().stamina == 9
    t = table({RUSTAM: at(5, 5)}, equipped={RUSTAM: ["blood_engine", "heart_of_the_machine", "conjurer_robe"]})
    assert stats(t, RUSTAM)["inspiration"] == 9  # 7 + 2 + 1 + 1
    t = table({LORRE: at(5, 5)}, {"forge_colossus": at(5, 6), "bonesmith": at(9, 9)}, items={LORRE: []})
    t.state.horror_discard = ["chitin"]
    t.refresh()
    assert stats(t, "forge_colossus")["defence"] == 9  # 7 + 1 + 1
    assert stats(t, "bonesmith")["defence"] == 6


@rule("MA-STAT-03")
def test_a_new_chapter_restores_no_health() -> None:
    t = table({LORRE: at(5, 5)}, chapter="c1_3")
    t.state.chapters = ["c1_5", "c1_4"]
    t.state.lair, t.state.horror, t.explorer().health = 1, 0, 2
    t.go_to("lair_phase")
    assert t.state.chapter == "c1_4" and t.explorer().health == 2


@rule("MA-STAT-07")
def test_health_stamina_and_inspiration_stop_at_the_maximum() -> None:
    t = table({LORRE: at(5, 5)}, items={LORRE: ["philosopher_draught", "adrenaline_ampoule"]})
    t.explorer().health, t.explorer().stamina, t.explorer().inspiration = 3, 6, 6
    t.state.explorer_deck.append("glimmer_of_hope")
    t.refresh()
    t.use("philosopher_draught", 0, LORRE)  # 2 health
    assert t.explorer().health == 4
    t.use("adrenaline_ampoule")  # 4 + 3 stamina
    assert t.explorer().stamina == 6


@rule("MA-STAT-07")
@pytest.mark.parametrize(("gain", "lose", "stat"), [
    ("gain_inspiration", "lose_inspiration", "inspiration"),
    ("restore_health", "lose_health", "health"),
    ("restore_stamina", "lose_stamina", "stamina"),
])  # fmt: skip
def test_what_goes_beyond_the_maximum_is_lost_at_once(
    gain: str, lose: str, stat: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three gained at the maximum and one lost afterwards leave one less than the maximum."""
    flask = print_item(
        monkeypatch, "test_flask", f"[{{cost: {{stamina: 0}}, do: [{{{gain}: {{n: 3}}}}, {{{lose}: {{n: 1}}}}]}}]"
    )
    t = table({LORRE: at(5, 5)}, equipped={LORRE: [flask]})
    most = stats(t, LORRE)[stat]
    setattr(t.explorer(), stat, most)
    t.refresh()
    t.use(flask)
    if t.asked() == "pay_inspiration":
        t.take(t.decision().options[0])
    assert getattr(t.explorer(), stat) == most - 1


@rule("MA-STAT-07")
@pytest.mark.parametrize(("equipped", "most"), [([], 6), (["heart_of_the_machine"], 7), (["blood_engine"], 8)])
def test_an_effect_may_change_the_maximum_of_inspiration(equipped: list[str], most: int) -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "....E"], equipped={LORRE: equipped})
    t.explorer().inspiration = most
    t.state.explorer_deck.append("glimmer_of_hope")
    t.refresh()
    t.choose(Activate, 0, cell=at(4, 5))
    t.take(AGREE)
    assert t.explorer().inspiration == most


@rule("MA-STAT-07", "MA-Q-77")
def test_who_takes_off_what_raised_the_maximum_keeps_no_more_than_the_card_says() -> None:
    """The robe gives 1 inspiration more, the heart 1 health and 1 stamina."""
    t = table({LORRE: at(5, 5)}, equipped={LORRE: ["conjurer_robe", "reactor_heart"]})
    t.explorer().inspiration, t.explorer().health, t.explorer().stamina = 7, 5, 7
    t.refresh()
    t.choose(UseInventory, 0, explorer=LORRE)
    t.take(NOTHING)  # everything stays in the inventory
    assert (t.explorer().inspiration, t.explorer().health) == (6, 4)


@rule("MA-STAT-07")
def test_who_only_rearranges_the_items_loses_nothing() -> None:
    t = table({HANK: at(5, 5)}, equipped={HANK: ["conjurer_robe"]})
    t.explorer().inspiration = 5
    t.refresh()
    t.choose(UseInventory, 0, explorer=HANK)
    t.answer(item="conjurer_robe", part="main")
    assert t.asked() == "act" and t.explorer().inspiration == 5


# --- the printed examples ----------------------------------------------------------------------------------------


def hurlbat(*, wounds: int = 0) -> Table:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={LORRE: ["bouncing_hurlbat"]})
    t.monster("mi_go").wounds = wounds  # type: ignore[union-attr]
    t.state.explorer_deck.append("steady_pace")
    t.refresh()
    t.roll_attack(3, 1)  # 2 and 1
    t.use("bouncing_hurlbat", 0, "mi_go")
    return t


@rule("MA-EX-03")
def test_the_hurlbat_wounds_a_mi_go_with_a_roll_equal_to_its_defence() -> None:
    t = hurlbat()
    (rolled,) = t.told(AttackRolled)
    assert rolled.dice == (("strong", 2), ("weak", 1)) and not rolled.magic
    assert rolled.result == 3 and rolled.against == (("mi_go", 3, True),)
    assert t.monster("mi_go").wounds == 1 and t.match.view(0)["monsters"][0]["health"] == 1  # type: ignore[union-attr]
    assert t.what("event_launched") == []


@rule("MA-EX-04")
def test_a_wounded_mi_go_is_destroyed_and_its_attacker_launches_an_explorer_event() -> None:
    t = hurlbat(wounds=1)
    assert t.monster("mi_go") is None
    assert [(event.who, event.card) for event in t.what("event_launched")] == [(LORRE, "steady_pace")]
    assert t.match.view(0)["events"]["explorer"] == "steady_pace"


@rule("MA-EX-05")
def test_the_mystic_filler_makes_the_weapons_attacks_magic_and_raises_them() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)})
    t.explorer().equipped = [
        Equipped("bouncing_hurlbat", "main"), Equipped("mystic_filler", "extension", "bouncing_hurlbat"),
    ]  # fmt: skip
    t.refresh()
    t.roll_attack(3, 1)
    t.use("bouncing_hurlbat", 0, "mi_go")
    (rolled,) = t.told(AttackRolled)
    assert rolled.magic and rolled.raises == (("mystic_filler", 1),)
    assert rolled.result == 4 and rolled.against == (("mi_go", 4, True),)  # its will, not its defence 3


@rule("MA-EX-06")
@pytest.mark.parametrize(("fate", "health"), [(7, 3), (6, 2)])
def test_the_scarifier_counts_a_push_into_a_chasm_as_a_kill(fate: int, health: int) -> None:
    t = table(
        {LORRE: at(5, 5)},
        {"listener": at(5, 6)},
        rows=["", "", "", "", "......~"],
        equipped={LORRE: ["scarifier", "ram_helm"]},
    )
    t.explorer().health = 2
    t.refresh()
    t.roll_attack(fate)
    t.use("ram_helm", 0, "listener")
    assert t.monster("listener") is None
    assert [(event.who, event.n) for event in t.what("fate")] == [(LORRE, fate)]
    assert t.explorer().health == health


@rule("MA-EX-06")
def test_the_scarifier_counts_everything_killed_by_the_lever_it_is_at() -> None:
    t = table(
        {LORRE: at(1, 1)}, {"k_thun": at(9, 9), "listener": at(9, 8), "mi_go": at(9, 7)},
        rows=[".T", "", "", "", "", "", "", "", "......^^^"], equipped={LORRE: ["scarifier"]},
    )  # fmt: skip
    t.explorer().health = 2
    t.refresh()
    t.roll_attack(5, 5, 5, 7, 6)  # 9 on all three; two of them die; 7 and 6 of the effect rolls
    t.choose(Activate, 0, cell=at(1, 2))
    assert [event.who for event in t.what("destroyed")] == ["k_thun", "listener"]
    assert [event.n for event in t.what("fate")] == [7, 6]
    assert t.explorer().health == 3

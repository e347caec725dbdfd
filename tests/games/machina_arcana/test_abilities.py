"""Which abilities are there for whom, what they cost, and how they are resolved (MA-ABILITY)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import values
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import Attach, ChooseNothing, ChooseThing, UseAbility
from eldertable.games.machina_arcana.state import DESTROYED, Fragment, Lasting
from eldertable.testing import rule

from .arrange import Table, at, lay_map, table
from .handling import put_on
from .own_cards import print_item

HANK, LORRE, KIM = "hank_horden", "lorre_gerrar", "kim_richards"


def usable(t: Table) -> set[tuple[str, int]]:
    return {(option.card, option.ability) for option in t.options(UseAbility, t.seat)}


def with_thing(
    monkeypatch: pytest.MonkeyPatch, ability: str, monsters: dict[str, int] | None = None, **more: object
) -> Table:
    """Hank holds a thing with this ability."""
    print_item(monkeypatch, "thing", f"[{ability}]")
    return table({HANK: at(5, 5)}, monsters, equipped={HANK: ["thing"]}, **more)  # type: ignore[arg-type]


# --- what is in play ---------------------------------------------------------------------------------------------


@rule("MA-ABILITY-01", "MA-ABILITY-02", "MA-ABILITY-05")
@pytest.mark.parametrize(("pile", "there"), [(["steam_valve"], True), (["steam_valve", "silence"], False), ([], False)])
def test_an_event_can_be_used_only_while_it_is_the_current_one(pile: list[str], there: bool) -> None:
    t = table({HANK: at(5, 5)}, {"saral": at(5, 6)})
    t.state.explorer_discard = pile
    t.refresh()
    assert (("steam_valve", 0) in usable(t)) == there


@rule("MA-ABILITY-02", "MA-ABILITY-14")
def test_of_the_events_only_the_current_ones_and_owned_personal_ones_are_in_play() -> None:
    t = table({HANK: at(5, 5), LORRE: at(5, 7)}, {"saral": at(9, 9)})
    t.state.explorer_discard, t.state.horror_discard = ["steel_nerves", "silence"], ["chitin", "panic"]
    t.state.events_boxed.append("locket")
    assert values.stat(t.state, HANK, "will") == 2 and values.stat(t.state, "saral", "defence") == 3
    t.state.explorer_discard, t.state.horror_discard = ["silence", "steel_nerves"], ["panic", "chitin"]
    assert values.stat(t.state, HANK, "will") == 3 and values.stat(t.state, "saral", "defence") == 4
    assert values.stat(t.state, HANK, "inspiration") == 4
    t.explorer(HANK).events.append("locket")
    assert values.stat(t.state, HANK, "inspiration") == 6 and values.stat(t.state, LORRE, "inspiration") == 6


@rule("MA-ABILITY-03", "MA-ABILITY-14")
def test_a_passive_ability_holds_exactly_while_its_card_is_in_play() -> None:
    t = table({HANK: at(5, 5)}, items={HANK: ["piston_trousers", "ice_crampons"]})
    assert values.stat(t.state, HANK, "stamina") == 6
    put_on(t, Attach("piston_trousers", "", "main"))
    assert values.stat(t.state, HANK, "stamina") == 7
    t.explorer().stamina = 6
    t.refresh()
    put_on(t, Attach("ice_crampons", "", "main"))
    assert values.stat(t.state, HANK, "stamina") == 6


@rule("MA-ABILITY-04")
def test_an_explorer_uses_its_own_cards_and_nobody_elses() -> None:
    t = table(
        {HANK: at(5, 5), LORRE: at(5, 6)},
        {"saral": at(6, 6)},
        items={HANK: ["makeshift_lever"], LORRE: ["expedition_rations"]},
        equipped={HANK: ["ice_axe"], LORRE: ["bone_sickle"]},
    )
    t.explorer(HANK).events.append("listeners_robe")
    t.explorer(LORRE).inspiration = 4
    t.refresh()
    mine = {(HANK, 1), ("ice_axe", 0), ("makeshift_lever", 0), ("listeners_robe", 0)}
    assert usable(t) == mine
    t.go_to("act", ref=LORRE)
    assert usable(t) == {(LORRE, 0), (LORRE, 1), ("bone_sickle", 0), ("expedition_rations", 0)}


@rule("MA-ABILITY-05")
def test_chapters_and_common_events_serve_any_explorer() -> None:
    t = table({HANK: at(5, 5), LORRE: at(5, 7)}, {"saral": at(5, 6)}, chapter="c1_2")
    t.state.explorer_discard = ["steam_valve"]
    for who in (HANK, LORRE):
        t.go_to("act", ref=who)
        assert {("steam_valve", 0), ("c1_2", 1)} <= usable(t)
        t.use("steam_valve", 0, "saral")
        assert t.explorer(who).stamina == 4
        t.monster("saral").cell = at(5, 6)  # type: ignore[union-attr]


# --- paying ------------------------------------------------------------------------------------------------------


@rule("MA-ABILITY-06")
@pytest.mark.parametrize(("stamina", "can"), [(4, True), (2, False)])
def test_an_ability_is_there_for_whoever_can_pay_it(stamina: int, can: bool) -> None:
    t = table({HANK: at(5, 5)}, equipped={HANK: ["crystal_statuette"]})
    t.explorer().stamina = stamina
    t.refresh()
    assert (("crystal_statuette", 0) in usable(t)) == can
    if can:
        t.use("crystal_statuette")
        assert t.explorer().stamina == 1


@rule("MA-ABILITY-06")
def test_a_monster_pays_for_its_abilities_too() -> None:
    t = table({HANK: at(5, 5)}, {"saral": at(5, 6)})
    t.state.monsters[0].controlled_by = HANK
    t.state.stamina_left = 4
    t.go_to("steer", ref="saral")
    assert usable(t) == {("saral", 1)}
    t.roll_attack(0, 0, 0, 0)
    t.use("saral", 1, HANK)
    assert t.state.stamina_left == 1 and usable(t) == set()


@rule("MA-ABILITY-07")
def test_prices_in_health_inspiration_items_cells_and_danger_are_paid() -> None:
    t = table(
        {HANK: at(1, 1)},
        {"saral": at(1, 3)},
        rows=["", ".R"],
        items={HANK: ["door_wedges"]},
        equipped={HANK: ["pocket_dynamo", "heart_of_the_machine", "page_without_author", "music_box"]},
    )
    hank = t.explorer()
    hank.stamina, hank.inspiration = 1, 0
    t.refresh()
    assert {("pocket_dynamo", 0), ("pocket_dynamo", 1), ("heart_of_the_machine", 1), ("music_box", 1)} <= usable(t)
    assert ("heart_of_the_machine", 0) not in usable(t)  # it wants 2 inspiration
    t.use("pocket_dynamo", 0)
    assert hank.health == 5 and hank.stamina == 3
    t.use("pocket_dynamo", 1)
    assert t.state.fragments[0].tokens[at(2, 2)] == DESTROYED and ("pocket_dynamo", 1) not in usable(t)  # type: ignore[union-attr]
    t.use("heart_of_the_machine", 1)
    t.answer(card="door_wedges")
    assert t.state.item_discard == ["door_wedges"]
    t.use("music_box", 1)
    assert t.state.item_discard == ["door_wedges", "music_box"] and hank.health == 6
    hank.inspiration, hank.stamina = 2, 1
    t.refresh()
    t.use("heart_of_the_machine", 0)
    assert hank.inspiration == 0 and hank.stamina == 6
    t.roll_attack(0, 0, 0, 0, 0, 0)
    t.use("page_without_author", 0, "saral")
    assert t.state.danger == 1 and hank.stamina == 5


@rule("MA-ABILITY-07")
def test_a_printed_requirement_must_be_met() -> None:
    t = table({HANK: at(5, 5)}, rows=["", "", "", "L", "", "", "", "L"], equipped={HANK: ["abzu_conduit"]})
    assert ("abzu_conduit", 0) not in usable(t)
    t.explorer().cell = at(5, 1)
    t.refresh()
    t.use("abzu_conduit")
    t.answer(ref=f"cell@{at(8, 1)}")
    assert t.explorer().cell == at(8, 1)


REQUIREMENTS = {
    "health: 3": "health",
    "discard_item: {type: single_use}": "items",
    "destroy_cell: chest": "chest",
    "close_door: adjacent": "door",
    "destroy_door: adjacent": "shut",
    "relaunch_event: horror": "horror",
    "return_progress: 2": "progress",
    "return_marker: 1": "marker",
    "condition: {wounded: self}": "wound",
}


def with_requirement(monkeypatch: pytest.MonkeyPatch, cost: str, *met: str) -> Table:
    """Hank holds a thing with this cost; of all that costs may ask for only this is there."""
    t = with_thing(
        monkeypatch,
        f"{{cost: {{{cost}}}, do: [{{restore_stamina: {{n: 1}}}}]}}",
        rows=["", "", "", "....C"] if "chest" in met else [],
        doors=[(5, 5, "east")] if {"door", "shut"} & set(met) else [],
        items={HANK: ["door_wedges"]} if "items" in met else {},
    )
    hank = t.explorer()
    hank.health, hank.stamina = (3 if "health" in met else 5 if "wound" in met else 2 if cost == "health: 3" else 6), 1
    t.state.horror_discard = ["time_draws_near"] if "horror" in met else []
    t.state.progress = {"thing": 2 if "progress" in met else 1}
    t.state.lasting = [Lasting(HANK, "thing", [0, 0], HANK, [])] if "marker" in met else []
    t.refresh()
    if "shut" in met:
        t.shut(5, 5, "east")
    return t


def traces(t: Table) -> tuple[object, ...]:
    """What a payment changes."""
    return (
        t.explorer().health, list(t.explorer().inventory), t.fragment.tokens, t.fragment.doors,
        len(t.what("event_relaunched")), dict(t.state.progress), len(t.state.lasting),
    )  # fmt: skip


@rule("MA-ABILITY-07", "MA-COND-04")
@pytest.mark.parametrize(("cost", "what"), REQUIREMENTS.items())
def test_a_requirement_is_met_and_paid_or_the_ability_is_not_there(
    monkeypatch: pytest.MonkeyPatch, cost: str, what: str
) -> None:
    assert ("thing", 0) not in usable(with_requirement(monkeypatch, cost))
    t = with_requirement(monkeypatch, cost, what)
    before = traces(t)
    t.use("thing")
    assert t.match.view(0)["explorers"][0]["stamina"] == 2 or not t.explorer().alive
    assert (traces(t) == before) == (what == "wound")  # a condition is not spent


@rule("MA-ABILITY-07")
def test_an_item_may_be_stowed_as_a_price(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(monkeypatch, "{cost: {stow: this}, do: [{gain_inspiration: {n: 1}}]}")
    t.use("thing")
    assert t.explorer().equipped == [] and t.explorer().inventory == ["thing"] and t.explorer().inspiration == 1


# --- resolving ---------------------------------------------------------------------------------------------------


@rule("MA-ABILITY-08", "MA-EX-25")
def test_a_music_box_heals_a_target_in_range_or_its_owner_alone() -> None:
    t = table({LORRE: at(5, 5), HANK: at(5, 8), KIM: at(5, 1)}, equipped={LORRE: ["music_box"]})
    for explorer in t.state.explorers:
        explorer.health = 2
    t.refresh()
    t.choose(UseAbility, 0, card="music_box", ability=0)
    assert set(t.decision().options) == {ChooseThing(LORRE), ChooseThing(HANK)}  # Kim is 4 cells away
    t.answer(ref=HANK)
    t.use("music_box", 1)  # no question: it acts on its owner
    assert t.asked() == "act"
    assert [explorer.health for explorer in t.state.explorers] == [3, 3, 2]


@rule("MA-ABILITY-09")
def test_an_ability_is_resolved_before_the_next_one_is_begun() -> None:
    t = table({HANK: at(5, 5)}, {"saral": at(9, 9)}, equipped={HANK: ["seven_league_cogs", "crystal_statuette"]})
    t.use("seven_league_cogs")
    for cell in (at(6, 6), at(7, 7)):
        assert t.asked() == "choose_step" and t.options(UseAbility, 0) == []
        t.answer(ref=f"cell@{cell}")
    assert ("crystal_statuette", 0) in usable(t)


@rule("MA-ABILITY-10")
@pytest.mark.parametrize(
    ("order", "left"),
    [
        ("{gain_inspiration: {n: 2}}, {lose_inspiration: {n: 1}}", 3),
        ("{lose_inspiration: {n: 1}}, {gain_inspiration: {n: 2}}", 4),
    ],
)
def test_effects_are_resolved_in_the_printed_order(monkeypatch: pytest.MonkeyPatch, order: str, left: int) -> None:
    t = with_thing(monkeypatch, f"{{cost: {{stamina: 1}}, do: [{order}]}}")
    t.explorer().inspiration = 3  # of 4 at most
    t.refresh()
    t.use("thing")
    assert t.explorer().inspiration == left


@rule("MA-ABILITY-10")
def test_an_effect_that_can_be_resolved_is_not_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    effects = (
        "{teleport: {to: {adjacent: self}}}, {lose_health: {n: 1, at: {any: monster, in: fragment}}}, {lose_stamina: {n: 1}}"
    )
    t = with_thing(monkeypatch, f"{{cost: {{stamina: 1}}, do: [{effects}]}}", {"saral": at(9, 9), "mi_go": at(9, 1)})
    t.use("thing")
    assert ChooseNothing() not in t.decision().options and len(t.decision().options) == 8
    t.answer(ref=f"cell@{at(6, 6)}")
    assert set(t.decision().options) == {ChooseThing("saral"), ChooseThing("mi_go")}
    t.answer(ref="saral")
    assert t.monster("saral").wounds == 1 and t.explorer().stamina == 4  # type: ignore[union-attr]


@rule("MA-ABILITY-10")
def test_an_effect_that_cannot_be_resolved_does_not_stop_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(
        monkeypatch, "{cost: {stamina: 1}, do: [{push: {cells: 1, at: {nearest: monster}}}, {gain_inspiration: {n: 1}}]}"
    )
    t.use("thing")
    assert t.explorer().inspiration == 1


@rule("MA-ABILITY-23")
@pytest.mark.parametrize(("faces", "wounds"), [((0, 0, 0, 0), 0), ((5, 5, 5, 5), 1)])
def test_what_follows_an_attack_happens_even_if_it_misses(faces: tuple[int, ...], wounds: int) -> None:
    t = table({HANK: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={HANK: ["boiler_hammer"]})
    t.roll_attack(*faces)
    t.use("boiler_hammer", 0, "mi_go")
    monster = t.monster("mi_go")
    assert monster is not None and monster.wounds == wounds and monster.cell == at(5, 7)


@rule("MA-ABILITY-23")
@pytest.mark.parametrize(("face", "moves"), [(0, False), (5, True)])
def test_what_is_bound_to_damage_follows_only_damage(face: int, moves: bool) -> None:
    """Kim may step aside after a shot that hits."""
    t = table({KIM: at(5, 5)}, {"saral": at(5, 7)})
    t.roll_attack(face)
    t.use(KIM, 1, "saral")
    assert (t.asked() == "choose_step") == moves


@rule("MA-EX-47")
def test_a_whip_weakens_its_target_though_it_did_no_damage() -> None:
    t = table({HANK: at(5, 5)}, {"mi_go": at(5, 7)}, equipped={HANK: ["spiked_whip"]})
    t.explorer().stamina = 9
    t.refresh()
    for rolled in (1, 2, 2):  # the lasting effect holds at most twice a round
        t.roll_attack(0, 0)
        t.use("spiked_whip", 0, "mi_go")
        assert t.monster("mi_go").wounds == 0  # type: ignore[union-attr]
        assert sum(value for value, _ in values.applying(t.state, "attack_roll", "mi_go")) == -rolled
    t.monster("mi_go").cell = at(5, 6)  # type: ignore[union-attr]
    t.roll_attack(5, 5, 1)
    t.monster_turn("mi_go", 2)
    assert t.told(AttackRolled)[-1].reductions == (("spiked_whip", -1), ("spiked_whip", -1))
    assert t.told(AttackRolled)[-1].result == 5


# --- the examples ------------------------------------------------------------------------------------------------


def on_two_fragments(*args: object, **more: object) -> Table:
    """A table with a second fragment, not joined to the first: cells from 100 on."""
    t = table(*args, **more)  # type: ignore[arg-type]
    t.state.fragments.append(Fragment(lay_map(), 0, 5, 5))
    t.refresh()
    return t


@rule("MA-EX-30")
def test_lorre_heals_any_explorer_of_her_fragment_also_behind_walls() -> None:
    t = on_two_fragments(
        {LORRE: at(1, 1), HANK: at(10, 10), KIM: at(5, 5, 1)}, walls=[(1, 1, "east"), (1, 1, "south"), (2, 2, "west")]
    )
    for explorer in t.state.explorers:
        explorer.health = 2
    t.explorer(LORRE).inspiration = 2
    t.refresh()
    t.use(LORRE, 0)
    assert set(t.decision().options) == {ChooseThing(LORRE), ChooseThing(HANK)}
    t.answer(ref=HANK)
    assert t.explorer(HANK).health == 3


@rule("MA-EX-31", "MA-INCORP-01")
def test_a_statuette_lets_everyone_on_its_owners_fragment_choose_incorporeal_creatures() -> None:
    ghost = "light_eater"
    t = on_two_fragments(
        {LORRE: at(5, 5), HANK: at(5, 7)},
        {ghost: at(5, 6), "saral": at(6, 6)},  # Saral can be chosen anyway
        items={LORRE: ["crystal_statuette"]},
    )

    def may_choose(who: str) -> bool:
        t.go_to("act", ref=who)
        fork = t.match.fork()
        fork.choose(t.seat, t.decision(t.seat).options.index(UseAbility(who, 1)))
        return ChooseThing(ghost) in fork.pending[t.seat].options

    assert not may_choose(LORRE) and not may_choose(HANK)
    t.go_to("act", ref=LORRE)
    put_on(t, Attach("crystal_statuette", "", "main"))
    t.explorer(LORRE).stamina = 6
    assert may_choose(LORRE) and may_choose(HANK)
    t.explorer(LORRE).cell = at(5, 5, 1)
    assert not may_choose(HANK)
    t.explorer(LORRE).cell, t.explorer(LORRE).equipped = at(5, 5), []
    assert not may_choose(HANK)


@rule("MA-EX-36", "MA-ABILITY-06")
def test_a_monster_beside_the_target_event_cell_loses_health(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(
        monkeypatch,
        "{cost: {stamina: 3}, target: {near: event_cell}, do: [{lose_health: {n: 1, at: {any: monster, in: adjacent_to_target}}}]}",
        {"saral": at(5, 7), "mi_go": at(6, 7), "listener": at(5, 4)},
        rows=["", "", "", "...E..E...", ".....E...."],
    )
    t.choose(UseAbility, 0, card="thing", ability=0)
    assert set(t.decision().options) == {ChooseThing(f"cell@{at(4, 4)}"), ChooseThing(f"cell@{at(5, 6)}")}
    t.answer(ref=f"cell@{at(5, 6)}")
    assert set(t.decision().options) == {ChooseThing("saral"), ChooseThing("mi_go")}
    t.answer(ref="mi_go")
    assert t.explorer().stamina == 3 and t.monster("mi_go").wounds == 1  # type: ignore[union-attr]


@rule("MA-EX-37", "MA-ABILITY-07")
def test_a_lever_is_destroyed_to_banish_a_monster_and_the_traps_stay_still(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(
        monkeypatch,
        "{cost: {stamina: 2, destroy_cell: trap_lever}, target: {near: monster}, do: [{banish: {}}]}",
        {"saral": at(5, 6), "mi_go": at(9, 9)},
        rows=["", "", "", "....T", "", "", "", "", "........^"],
    )
    t.use("thing", 0, "saral")
    assert t.explorer().stamina == 4 and t.state.fragments[0].tokens[at(4, 5)] == DESTROYED  # type: ignore[union-attr]
    assert t.monster("saral") is None and t.explorer().inspiration == 0  # banished, not destroyed
    assert t.told(AttackRolled) == [] and t.what("traps") == []
    t.monster("mi_go").cell = at(5, 6)  # type: ignore[union-attr]
    t.refresh()
    assert ("thing", 0) not in usable(t)  # no lever is left to pay with

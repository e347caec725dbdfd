"""Teleports, pushes, pulls and swaps with the cards that do them (MA-TELE, MA-PUSH, MA-SWAP, MA-CELL-05)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.options import UseAbility
from eldertable.games.machina_arcana.state import DESTROYED, DOOR_CLOSED, Fragment
from eldertable.games.machina_arcana.things import door_ref, set_door, set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, choosable, lay_map, table
from tests.games.machina_arcana.own_cards import print_item

LORRE, RUSTAM, HANK, KIM = "lorre_gerrar", "rustam_alimov", "hank_horden", "kim_richards"


def cells(t: Table, *cards: str) -> list[int]:
    return [monster.cell for card in cards if (monster := t.monster(card)) is not None]


# --- teleports ---------------------------------------------------------------------------------------------------


@rule("MA-TELE-01")
def test_nothing_between_the_cells_stops_a_teleport() -> None:
    """Walls, a closed door, rubble and an obstacle all around."""
    t = table(
        {LORRE: at(5, 5)},
        rows=["", "", "", "....#", "...C"],
        walls=[(5, 5, "east"), (4, 6, "west"), (6, 6, "west")],
        doors=[(5, 5, "south")],
        equipped={LORRE: ["distance_shortener"]},
    )
    set_door(t.state, door_ref(at(5, 5), "south"), DOOR_CLOSED)
    t.refresh()
    t.choose(UseAbility, 0, card="distance_shortener", ability=0)
    offered = {int(option.ref[5:]) for option in t.decision().options}
    assert {at(5, 6), at(6, 5), at(4, 6), at(6, 6)} <= offered
    assert at(4, 5) not in offered and at(5, 4) not in offered  # rubble and a chest: nobody can stand there
    t.answer(ref=f"cell@{at(5, 6)}")
    assert t.explorer().cell == at(5, 6)


@rule("MA-EX-07", "MA-TELE-02", "MA-TELE-03")
def test_the_chronometer_carries_next_to_the_nearest_event_cell_of_the_fragment() -> None:
    """A nearer event cell is destroyed, another nearer one lies on the next fragment."""
    t = table({LORRE: at(5, 9)}, rows=["E", "", "", "", ".....E..E"], equipped={LORRE: ["ship_chronometer"]})
    t.explorer().cell = at(5, 10)
    t.state.fragments.append(Fragment(lay_map(["", "", "", "", "E"]), 0, 1, 0))
    set_token(t.state, at(5, 9), DESTROYED)
    t.refresh()
    t.choose(UseAbility, 0, card="ship_chronometer", ability=0)
    assert t.asked() == "choose_landing"
    around = {at(4, 5), at(4, 6), at(4, 7), at(5, 5), at(5, 7), at(6, 5), at(6, 6), at(6, 7)}
    assert {int(option.ref[5:]) for option in t.decision().options} == around
    t.answer(ref=f"cell@{at(4, 7)}")
    assert t.explorer().cell == at(4, 7) and t.explorer().stamina == 3


@rule("MA-TELE-02")
def test_a_teleport_to_a_cell_that_is_nowhere_on_the_fragment_does_nothing() -> None:
    t = table({LORRE: at(5, 5)}, equipped={LORRE: ["ship_chronometer"]})
    t.state.fragments.append(Fragment(lay_map(["E"]), 0, 1, 0))
    t.refresh()
    t.choose(UseAbility, 0, card="ship_chronometer", ability=0)
    assert t.explorer().cell == at(5, 5)


@rule("MA-TELE-02")
def test_the_nearest_cell_is_the_one_nearest_to_who_is_teleported(monkeypatch: pytest.MonkeyPatch) -> None:
    effect = "{cost: {stamina: 1}, target: {blockable: 5}, do: [{teleport: {to: {nearest: lair_cell}}}]}"
    hook = print_item(monkeypatch, "test_hook", f"[{effect}]")
    t = table({LORRE: at(5, 2)}, {"mi_go": at(5, 7)}, rows=["", "", "L", "", "", "", "........L"], equipped={LORRE: [hook]})
    t.use(hook, 0, "mi_go")
    assert cells(t, "mi_go") == [at(7, 9)]


@rule("MA-Q-98")
def test_any_lair_cell_may_be_chosen_not_only_the_nearest() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, rows=["L", "", "", ".........L"], equipped={LORRE: ["teleporter"]})
    t.use("teleporter", 0, "mi_go")
    assert {option.ref for option in t.decision().options} == {f"cell@{at(1, 1)}", f"cell@{at(4, 10)}"}
    t.answer(ref=f"cell@{at(1, 1)}")
    assert cells(t, "mi_go") == [at(1, 1)]


# --- pushes and pulls --------------------------------------------------------------------------------------------


@rule("MA-EX-08", "MA-PUSH-02")
def test_the_whip_pulls_towards_its_user() -> None:
    t = table({LORRE: at(5, 5), HANK: at(9, 9)}, {"mi_go": at(5, 8)}, equipped={LORRE: ["spiked_whip"]})
    t.use("spiked_whip", 1, "mi_go")
    assert cells(t, "mi_go") == [at(5, 7)]


@rule("MA-PUSH-01")
def test_a_named_source_cell_takes_the_place_of_the_acting_creature() -> None:
    """Towards the chasm nearest to the target, away from the user."""
    t = table(
        {LORRE: at(5, 5)}, {"mi_go": at(5, 6)}, rows=["", "", "", "", ".........~"], equipped={LORRE: ["abyss_lodestone"]}
    )
    t.use("abyss_lodestone", 0, "mi_go")
    assert cells(t, "mi_go") == [at(5, 8)]


@rule("MA-EX-09", "MA-PUSH-03", "MA-PUSH-04", "MA-PUSH-05", "MA-PUSH-10")
def test_a_push_of_several_goes_straight_or_diagonally_for_each() -> None:
    t = table(
        {LORRE: at(6, 5)},
        {"mi_go": at(6, 6), "listener": at(5, 5), "whisperer": at(7, 7), "saral": at(4, 6), "k_thun": at(5, 4)},
        items={LORRE: ["bottled_storm"]},
    )
    t.use("bottled_storm", 0)
    moved = cells(t, "mi_go", "listener", "whisperer", "saral", "k_thun")
    assert moved == [at(6, 9), at(2, 5), at(10, 10), at(1, 9), at(5, 4)]


@rule("MA-EX-10", "MA-PUSH-03", "MA-PUSH-04", "MA-PUSH-05", "MA-Q-64")
def test_a_pull_of_several_goes_straight_or_diagonally_for_each() -> None:
    """The hound starts off the row and comes onto it after a diagonal step."""
    t = table(
        {LORRE: at(6, 5)},
        {"mi_go": at(6, 8), "listener": at(3, 5), "whisperer": at(9, 8), "rust_hound": at(5, 2)},
        equipped={LORRE: ["magnet_gauntlet"]},
    )
    t.use("magnet_gauntlet", 1)
    assert cells(t, "mi_go", "listener", "whisperer", "rust_hound") == [at(6, 6), at(5, 5), at(7, 6), at(6, 4)]


@rule("MA-Q-65")
@pytest.mark.parametrize("barrier", ["wall", "door", "creature"])
def test_a_wall_a_closed_door_or_a_creature_in_the_way_stops_a_push(barrier: str) -> None:
    t = table(
        {HANK: at(5, 5)},
        {"mi_go": at(5, 6), **({"listener": at(5, 8)} if barrier == "creature" else {})},
        walls=[(5, 7, "east")] if barrier == "wall" else [],
        doors=[(5, 7, "east")] if barrier == "door" else [],
        equipped={HANK: ["ram_helm"]},
    )
    if barrier == "door":
        set_door(t.state, door_ref(at(5, 7), "east"), DOOR_CLOSED)
        t.refresh()
    t.use("ram_helm", 0, "mi_go")
    assert cells(t, "mi_go") == [at(5, 7)]


@rule("MA-EX-13", "MA-CELL-05", "MA-PUSH-06")
@pytest.mark.parametrize(
    ("item", "lorre", "chasm"), [("ram_helm", at(5, 6), at(5, 8)), ("coil_of_rope", at(5, 9), at(5, 7))]
)
def test_levitators_do_not_save_from_a_chasm_one_is_pushed_or_pulled_into(item: str, lorre: int, chasm: int) -> None:
    row = "".join("~" if cell == chasm else "." for cell in range(at(5, 1), at(5, 10) + 1))
    t = table(
        {HANK: at(5, 5), LORRE: lorre},
        rows=["", "", "", "", row],
        equipped={HANK: ["ram_helm"], LORRE: ["spectral_levitators"]},
        items={HANK: ["coil_of_rope"]},
    )
    t.use(item, 0, LORRE)
    assert not t.explorer(LORRE).alive


@rule("MA-EX-13", "MA-CELL-05", "MA-TELE-03")
def test_levitators_do_not_save_from_a_teleport_into_a_chasm() -> None:
    """The only lair cell is taken and the one free cell beside it is a chasm."""
    t = table(
        {HANK: at(5, 5), LORRE: at(5, 6)},
        {"mi_go": at(1, 1)},
        rows=["L~", "##"],
        equipped={HANK: ["teleporter"], LORRE: ["spectral_levitators"]},
    )
    t.use("teleporter", 0, LORRE)
    assert not t.explorer(LORRE).alive and cells(t, "mi_go") == [at(1, 1)]


@rule("MA-CELL-05")
def test_a_creature_moved_by_another_into_a_chasm_is_destroyed() -> None:
    t = table({LORRE: at(5, 5)}, {"listener": at(5, 6)}, rows=["", "", "", "", "......~"], equipped={LORRE: ["oil_can"]})
    t.use("oil_can", 1, "listener")
    t.answer(ref=f"cell@{at(5, 7)}")
    assert t.monster("listener") is None and t.explorer().inspiration == 1


# --- swaps -------------------------------------------------------------------------------------------------------


@rule("MA-Q-71")
@pytest.mark.parametrize("moved", ["swap_places: {a: self, b: target}", "teleport: {at: target, to: {adjacent: self}}"])
def test_an_attack_that_also_moves_its_target_leaves_a_barrel_in_its_place(
    moved: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    blow = f"{{cost: {{stamina: 1}}, target: {{near: creature}}, do: [{{attack: {{weak: 1}}}}, {{{moved}}}]}}"
    hook = print_item(monkeypatch, "test_hook", f"[{blow}]", "type: weapon\nhands: 1")
    t = table({LORRE: at(5, 5)}, {"mi_go": at(6, 6)}, rows=["", "", "", "....o"], equipped={LORRE: [hook]})
    t.roll_attack(0)
    t.use(hook, 0, f"barrel@{at(4, 5)}")
    assert t.asked() == "act" and t.explorer().cell == at(5, 5) and t.fragment.tokens == bytes(100)


@rule("MA-Q-78")
def test_figures_on_two_fragments_exchange_their_places_too(monkeypatch: pytest.MonkeyPatch) -> None:
    swap = "{cost: {stamina: 1}, target: {piercing: 9, kind: monster}, do: [{swap_places: {a: self, b: target}}]}"
    mirror = print_item(monkeypatch, "test_mirror", f"[{swap}]")
    t = table({LORRE: at(5, 9)}, {"mi_go": at(5, 3)}, equipped={LORRE: [mirror]})
    t.state.fragments = [Fragment(lay_map(borders=["east"]), 0, 0, 0), Fragment(lay_map(borders=["west"]), 0, 1, 0)]
    t.state.monsters[0].cell = at(5, 3, 1)
    t.refresh()
    t.use(mirror, 0, "mi_go")
    assert t.explorer().cell == at(5, 3, 1) and cells(t, "mi_go") == [at(5, 9)]


@rule("MA-SWAP-01", "MA-BARREL-01", "MA-Q-71", "MA-Q-78")
def test_figures_exchange_their_places() -> None:
    t = table({RUSTAM: at(5, 5)}, {"mi_go": at(5, 6), "k_thun": at(7, 7)}, rows=["", "", "", "....o"])
    t.explorer().inspiration = 2
    t.refresh()
    assert choosable(t, RUSTAM, 1) == {RUSTAM, "mi_go", "k_thun"}  # no barrel: it can only be attacked
    t.use(RUSTAM, 1, "mi_go")
    assert t.explorer().cell == at(5, 6) and cells(t, "mi_go") == [at(5, 5)]
    t.use(RUSTAM, 1, "k_thun")  # stationary ones may be swapped
    assert t.explorer().cell == at(7, 7) and cells(t, "k_thun", "mi_go") == [at(5, 6), at(5, 5)]


@rule("MA-SWAP-01")
def test_two_others_exchange_their_places_and_the_user_stays() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 7), "listener": at(3, 5)}, equipped={LORRE: ["foreign_mirror_shard"]})
    t.use("foreign_mirror_shard", 0, "mi_go")
    t.answer(ref="listener")
    assert cells(t, "mi_go", "listener") == [at(3, 5), at(5, 7)] and t.explorer().cell == at(5, 5)


@rule("MA-PUSH-06", "MA-PUSH-07")
@pytest.mark.parametrize(("equipped", "alive"), [([], False), (["rescue_reel"], True)])
def test_who_is_immune_to_chasms_is_pushed_up_to_the_edge(
    equipped: list[str], alive: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    shove = "{cost: {stamina: 1}, target: {near: creature}, do: [{push: {cells: 3}}]}"
    ram = print_item(monkeypatch, "test_ram", f"[{shove}]")
    t = table({HANK: at(5, 5), LORRE: at(5, 6)}, rows=["", "", "", "", ".......~"], equipped={HANK: [ram], LORRE: equipped})
    t.use(ram, 0, LORRE)
    assert t.explorer(LORRE).alive == alive and (not alive or t.explorer(LORRE).cell == at(5, 7))

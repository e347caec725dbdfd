"""Cells that are destroyed, restored, or count as others; lairs; barrels (MA-CELLFX, MA-LAIRCELL, MA-BARREL)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import DECLINE, Activate, Move, SealLair
from eldertable.games.machina_arcana.state import DESTROYED, LIT, NO_TOKEN, STACK, Equipped
from eldertable.games.machina_arcana.things import set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, choosable, table
from tests.games.machina_arcana.own_cards import print_item

LORRE, HANK, KIM, RUSTAM = "lorre_gerrar", "hank_horden", "kim_richards", "rustam_alimov"


def token(t: Table, cell: int) -> int:
    fragment = t.state.fragments[cell // 100]
    assert fragment is not None
    return fragment.tokens[cell % 100]


# --- destroying and restoring ------------------------------------------------------------------------------------


@rule("MA-CELLFX-01", "MA-CELLFX-04")
def test_a_destroyed_cell_bears_a_token_and_cannot_be_used_any_more() -> None:
    """The horror destroys the action cell nearest to Lorre; the farther one is left."""
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "", ".....C...W"])
    assert t.can(Activate, 0, cell=at(5, 6))
    launch_horror(t, "collapse")
    assert token(t, at(5, 6)) == DESTROYED and token(t, at(5, 10)) == NO_TOKEN
    t.state.acting = LORRE
    t.go_to("act", ref=LORRE)
    assert not t.can(Activate, 0) and not t.can(Move, 0, cell=at(5, 6))  # neither a chest nor a floor


def launch_horror(t: Table, event: str) -> None:
    """The next horror roll launches this event."""
    t.state.horror_deck.append(event)
    t.state.horror = 1
    t.go_to("horror_phase")


@rule("MA-CELLFX-02", "MA-CELLFX-03", "MA-LAIRCELL-03", "MA-LAIRCELL-04", "MA-KILL-02")
def test_sealing_destroys_the_lair_with_two_tokens_and_the_monster_on_it() -> None:
    t = sealing("listener")
    t.choose(SealLair, 0, cell=at(5, 6))
    assert token(t, at(5, 6)) == STACK and t.match.view(0)["fragments"][0]["tokens"] == [[at(5, 6), STACK]]
    assert t.monster("listener") is None
    assert t.explorer().inspiration == 1 and t.explorer().stamina == 3  # 4 paid, 1 for the monster
    assert not t.can(SealLair, 0) and not t.can(Move, 0, cell=at(5, 6))


@rule("MA-CELLFX-03", "MA-LAIRCELL-03")
def test_sealing_destroys_even_an_explorer_on_the_lair() -> None:
    t = table({LORRE: at(5, 5), HANK: at(5, 6)}, rows=["", "", "", "", ".....L"])
    t.explorer(LORRE).inspiration = 4
    t.refresh()
    t.choose(SealLair, 0, cell=at(5, 6))
    assert not t.explorer(HANK).alive


def sealing(monster: str = "", inspiration: int = 4, rows: tuple[str, ...] = ("", "", "", "", ".....L")) -> Table:
    t = table({LORRE: at(5, 5)}, {monster: at(5, 6)} if monster else {}, rows=rows)
    t.explorer().inspiration = inspiration
    t.state.danger = 3
    t.refresh()
    return t


@rule("MA-LAIRCELL-01")
def test_an_adjacent_lair_is_sealed_for_three_stamina_and_four_inspiration() -> None:
    assert not sealing(inspiration=3).can(SealLair, 0)
    tired = sealing()
    tired.explorer().stamina = 2
    tired.refresh()
    assert not tired.can(SealLair, 0)
    assert not sealing(rows=("", "", "", "", "......L")).can(SealLair, 0)  # two cells away
    t = sealing()
    t.choose(SealLair, 0, cell=at(5, 6))
    assert t.explorer().stamina == 3 and t.explorer().inspiration == 0


@rule("MA-LAIRCELL-02", "MA-LAIRCELL-05", "MA-CHAPCELL-09")
def test_sealing_reduces_danger_and_lights_the_nearest_chapter_cell() -> None:
    t = sealing(rows=("*", "", "", ".*", ".....L"))
    t.choose(SealLair, 0, cell=at(5, 6))
    assert t.state.danger == 2
    assert token(t, at(4, 2)) == LIT and token(t, at(1, 1)) == NO_TOKEN  # the farther one stays dark
    safe = sealing()
    safe.state.danger = 0
    safe.refresh()
    safe.choose(SealLair, 0, cell=at(5, 6))
    assert safe.state.danger == 0 and token(safe, at(5, 6)) == STACK


@rule("MA-LAIRCELL-02", "MA-LAIRCELL-03", "MA-LAIRCELL-04", "MA-LAIRCELL-05")
def test_the_steps_of_sealing_are_taken_in_their_order() -> None:
    t = sealing("listener", rows=("*", "", "", "", ".....L"))
    t.choose(SealLair, 0, cell=at(5, 6))
    steps = ["danger", "destroyed", "lit", "sealed"]
    assert [event.what for event in t.events if getattr(event, "what", "") in steps] == steps


@rule("MA-CELLFX-05")
def test_restoring_takes_all_tokens_away() -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "", ".....C"], equipped={LORRE: ["coil_of_time"]})
    set_token(t.state, at(5, 6), DESTROYED)
    t.refresh()
    assert not t.can(Activate, 0)
    t.use("coil_of_time", 0, f"cell@{at(5, 6)}")
    assert token(t, at(5, 6)) == NO_TOKEN
    t.explorer().stamina = 3
    t.refresh()
    assert t.can(Activate, 0, cell=at(5, 6), as_kind="chest")


@rule("MA-CELLFX-05")
def test_restoring_a_lair_takes_both_tokens_away(monkeypatch: pytest.MonkeyPatch) -> None:
    mend = "{cost: {stamina: 1}, target: {near: destroyed_cell}, do: [{restore_cell: {}}]}"
    trowel = print_item(monkeypatch, "test_trowel", f"[{mend}]")
    t = sealing()
    t.explorer().equipped = [Equipped(trowel, "main")]
    t.choose(SealLair, 0, cell=at(5, 6))
    t.use(trowel, 0, f"cell@{at(5, 6)}")
    assert token(t, at(5, 6)) == NO_TOKEN and t.can(Move, 0, cell=at(5, 6))


@rule("MA-Q-46")
def test_no_monster_appears_at_a_sealed_lair() -> None:
    t = table({LORRE: at(5, 5)}, rows=["L"])
    t.state.lair = 2
    set_token(t.state, at(1, 1), STACK)
    t.go_to("lair_phase")
    assert not t.state.monsters and "lair" not in [event.data["why"] for event in t.what("fate")]


# --- cells that count as others ----------------------------------------------------------------------------------


@rule("MA-CELLFX-06")
def test_a_cell_that_counts_as_a_trap_catches_who_stands_on_it() -> None:
    t = table({LORRE: at(5, 5)}, {"listener": at(5, 8)}, rows=["", "", "", "", "......"], equipped={LORRE: ["snare_staff"]})
    t.explorer().inventory = ["makeshift_lever"]
    t.refresh()
    t.use("snare_staff", 1, f"cell@{at(5, 8)}")
    t.roll_attack(5, 5, 5)
    t.use("makeshift_lever", 0)
    assert t.monster("listener") is None


@rule("MA-CELLFX-06")
def test_a_cell_that_counts_as_rubble_is_neither_entered_nor_seen_over_by_anyone() -> None:
    """The chalk sign closes the only gap: nobody walks or looks through it, and the monster stays where it is."""
    walls = ["", "", "", "##########", "..........", "##########"]
    t = table({KIM: at(5, 5)}, {"listener": at(5, 8)}, rows=walls, items={KIM: ["chalk_sign"]})
    assert "listener" in choosable(t, KIM, 1)
    t.use("chalk_sign", 0, f"cell@{at(5, 6)}")
    assert "listener" not in choosable(t, KIM, 1)
    assert {option.cell for option in t.options(Move)} == {at(5, 4)}
    t.go_to("monsters_phase")
    listener = t.monster("listener")
    assert listener is not None and listener.cell == at(5, 8)
    t.go_to("explorers_phase")  # the marker comes back, the cell is a floor again
    assert t.can(Move, 0, cell=at(5, 6))


@rule("MA-EX-17", "MA-CELLFX-07")
def test_a_chest_treated_as_a_barrel_is_activated_or_attacked() -> None:
    rows = ["", "", "", "", ".....C"]
    plain = table({HANK: at(5, 5)}, rows=rows)
    assert f"barrel@{at(5, 6)}" not in choosable(plain, HANK, 1)
    t = table({HANK: at(5, 5)}, {"listener": at(5, 7)}, rows=rows, equipped={HANK: ["old_handle"]})
    assert t.can(Activate, 0, cell=at(5, 6), as_kind="chest")
    assert f"barrel@{at(5, 6)}" in choosable(t, HANK, 1)
    opened = t.match.fork()
    opened.choose(0, opened.pending[0].options.index(Activate(at(5, 6), "chest")))
    assert opened.state.explorers[0].inspiration == 1  # a chest as ever
    t.roll_attack(1, 5, 5, 5)
    t.use(HANK, 1, f"barrel@{at(5, 6)}")
    assert t.what("exploded") and t.monster("listener") is None
    t.take(DECLINE)  # Hank keeps the inspiration that the listener brought and loses health
    assert token(t, at(5, 6)) == DESTROYED and not t.can(Activate, 0)


@rule("MA-CELLFX-07")
@pytest.mark.parametrize(("kind", "cards"), [("chest", 2), ("workbench", 3)])
def test_each_time_one_of_the_two_kinds_is_picked(monkeypatch: pytest.MonkeyPatch, kind: str, cards: int) -> None:
    plan = print_item(monkeypatch, "test_plan", "[{gives: [{treat_as: {cell: chest, as: workbench}}]}]")
    t = table({HANK: at(5, 5)}, rows=["", "", "", "", ".....C"], equipped={HANK: [plan]})
    assert t.options(Activate) == [Activate(at(5, 6), "chest"), Activate(at(5, 6), "workbench")]
    t.choose(Activate, 0, cell=at(5, 6), as_kind=kind)
    while t.asked() == "choose_item_deck":
        t.answer(deck="weapon")
    (shown,) = t.what("revealed_items")
    assert len(shown.data["cards"]) == cards


@rule("MA-CELLFX-07")
def test_only_who_may_treat_cells_as_others_does_so() -> None:
    t = table({HANK: at(5, 5), KIM: at(4, 5)}, rows=["", "", "", "", ".....C"], equipped={KIM: ["old_handle"]})
    assert f"barrel@{at(5, 6)}" not in choosable(t, HANK, 1)


# --- barrels -----------------------------------------------------------------------------------------------------


@rule("MA-BARREL-06")
def test_a_barrel_is_neither_pushed_nor_pulled() -> None:
    t = table(
        {LORRE: at(5, 5)},
        {"listener": at(6, 6)},
        rows=["", "", "", "", ".....oT"],
        equipped={LORRE: ["boiler_hammer", "ram_helm"]},
    )
    assert choosable(t, "ram_helm", 0) == {LORRE, "listener"}
    t.roll_attack(0, 0, 0, 0)
    t.use("boiler_hammer", 0, f"barrel@{at(5, 6)}")  # an attack and a push: the attack misses, the push does nothing
    assert t.told(AttackRolled) and not t.what("exploded")
    assert token(t, at(5, 7)) == NO_TOKEN  # a creature pushed that way would have pulled the lever


@rule("MA-BARREL-07", "MA-ACTCELL-01")
def test_a_barrel_is_no_action_cell() -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "", ".....o"], equipped={LORRE: ["clockwork_familiar"]})
    assert not t.can(Activate, 0) and choosable(t, "clockwork_familiar", 0) == set()


@rule("MA-BARREL-04")
def test_the_token_comes_after_the_attack_of_the_explosion() -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "", ".....o"])
    t.explorer().inspiration = 1
    t.refresh()
    t.roll_attack(1, 5, 5, 5)
    t.use(LORRE, 1, f"barrel@{at(5, 6)}")
    assert t.asked() == "inspiration_for_health" and token(t, at(5, 6)) == NO_TOKEN
    t.take(DECLINE)
    assert t.explorer().health == 3 and token(t, at(5, 6)) == DESTROYED


@rule("MA-BARREL-01")
def test_an_attack_on_creatures_around_hits_barrels_too() -> None:
    t = table({LORRE: at(5, 5)}, {"listener": at(2, 9)}, rows=["", "", ".......o"], items={LORRE: ["powder_charge"]})
    t.roll_attack(1, 0, 0, 5, 5, 5)
    t.use("powder_charge", 0, f"cell@{at(4, 7)}")
    first, blast = t.told(AttackRolled)
    assert first.against == ((f"barrel@{at(3, 8)}", 1, True),) and blast.against[0][0] == "listener"
    assert t.monster("listener") is None


@rule("MA-Q-68")
def test_an_explosion_sets_off_the_next_barrel_once() -> None:
    t = table({LORRE: at(5, 5)}, {"listener": at(5, 8)}, rows=["", "", "", "", ".....oo"])
    t.roll_attack(1, 0, 0, 1, 5, 5, 5)  # the first explosion: a blow of 1 on Lorre and the other barrel
    t.use(LORRE, 1, f"barrel@{at(5, 6)}")
    assert [event.about for event in t.what("exploded")] == [f"barrel@{at(5, 6)}", f"barrel@{at(5, 7)}"]
    assert t.monster("listener") is None and t.explorer().health == 4


@rule("MA-Q-68")
def test_a_barrel_that_two_explosions_hit_explodes_once() -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "......o", ".....oo"])
    t.roll_attack(1, *[1, 0, 0] * 3)
    t.use(LORRE, 1, f"barrel@{at(5, 6)}")
    assert sorted(event.about for event in t.what("exploded")) == [
        f"barrel@{at(*cell)}" for cell in ((4, 7), (5, 6), (5, 7))
    ]


@rule("MA-Q-68")
def test_barrels_explode_in_the_order_they_were_set_off() -> None:
    """The first sets off two; what the one of them sets off waits for the other."""
    t = table({LORRE: at(5, 4)}, rows=["", "", "......o", ".....o", "....o", ".....o"])
    t.roll_attack(1, *[1, 0, 0] * 2)
    t.use(LORRE, 1, f"barrel@{at(5, 5)}")
    order = [at(5, 5), at(4, 6), at(6, 6), at(3, 7)]
    assert [event.about for event in t.what("exploded")] == [f"barrel@{cell}" for cell in order]
    assert all(token(t, cell) == DESTROYED for cell in order)


@rule("MA-Q-71")
def test_a_barrel_loses_no_health_to_other_effects() -> None:
    t = table(
        {LORRE: at(5, 5)}, {"blind_bell_ringer": at(1, 1)}, rows=["", "", "", "", ".......o"], items={LORRE: ["ether_bomb"]}
    )
    t.use("ether_bomb", 0)
    assert not t.what("exploded") and t.state.monsters[0].wounds == 1

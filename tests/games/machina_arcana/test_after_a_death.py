"""What goes on after somebody or something is gone, and what does not (MA-EXPLORER-04, MA-CREATURE-05, MA-LASTING, MA-Q-48)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import values
from eldertable.games.machina_arcana.cards import MONSTERS
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.inspiration import supporters
from eldertable.games.machina_arcana.options import SealLair
from eldertable.games.machina_arcana.state import Equipped, Explorer, Fragment
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table
from tests.games.machina_arcana.exercise import launch

ASTA, BAPTISTE, HANK, KIM = "asta_wingren", "baptiste_okoye", "hank_horden", "kim_richards"
LORRE, PHILIP = "lorre_gerrar", "philip_weil"
HIGHEST = 5  # the best face of a die


def last_options(t: Table, *until: str) -> None:
    """Answer questions in between with their last option."""
    while t.match.pending and t.asked() not in ("act", "next_turn", *until):
        t.events += t.match.choose(t.seat, len(t.decision(t.seat).options) - 1)


def wear(explorer: Explorer, main: str, *attached: tuple[str, str]) -> None:
    explorer.equipped += [Equipped(main, "main"), *(Equipped(item, part, main) for item, part in attached)]


def rolls(t: Table) -> list[AttackRolled]:
    return [event for event in t.events if isinstance(event, AttackRolled)]


# --- the dead do nothing more ------------------------------------------------------------------------------------


@rule("MA-EXPLORER-04", "MA-LASTING-03")
def test_a_dead_explorer_lays_no_markers() -> None:
    t = table(
        {PHILIP: at(5, 5), HANK: at(9, 9)}, {"glass_worm": at(7, 5), "saral": at(5, 6)}, equipped={PHILIP: ["arc_projector"]}
    )
    saral = t.monster("saral")
    assert saral is not None
    saral.wounds, t.explorer(PHILIP).health, t.explorer(PHILIP).stamina = 1, 1, 6
    t.refresh()
    t.roll_attack(*[HIGHEST] * 6)  # both are hit, and Saral's end kills Philip
    t.use("arc_projector", 0, "glass_worm")
    t.answer(ref="saral")
    last_options(t)
    assert not t.explorer(PHILIP).alive and not t.state.lasting
    assert values.stat(t.state, "glass_worm", "stamina") == MONSTERS["glass_worm"].stats.stamina


@rule("MA-EXPLORER-04", "MA-Q-28")
def test_who_dies_of_the_price_does_not_make_the_attack() -> None:
    t = table({HANK: at(5, 5), KIM: at(9, 9)}, {"listener": at(5, 6)}, equipped={HANK: ["sacrificial_dagger"]})
    t.explorer().health, t.explorer().inspiration = 1, 0
    t.refresh()
    t.roll_attack(*[HIGHEST] * 4)
    t.use("sacrificial_dagger", 0, "listener")
    assert not t.explorer(HANK).alive
    assert t.monster("listener") is not None and not rolls(t)


@rule("MA-Q-76", "MA-EXPLORER-04")
def test_the_dead_launch_no_event() -> None:
    rows = ["." * 10] * 4 + [".....o"]
    t = table({HANK: at(5, 7), KIM: at(9, 9)}, {"mi_go": at(5, 5)}, rows=rows, equipped={HANK: ["ice_axe"]})
    mi_go = t.monster("mi_go")
    assert mi_go is not None
    mi_go.wounds, t.explorer().health, t.explorer().stamina = values.stat(t.state, "mi_go", "health") - 1, 1, 6
    t.refresh()
    t.roll_attack(*[HIGHEST] * 6)
    t.use("ice_axe", 0, f"barrel@{at(5, 6)}")
    assert {event.who for event in t.what("destroyed")} == {HANK, "mi_go"}
    assert not [event for event in t.what("event_launched") if event.who == HANK]


@rule("MA-LAIR-07")
def test_who_is_killed_by_anothers_lair_roll_does_not_roll() -> None:
    t = table(
        {HANK: at(5, 5), KIM: at(5, 7), LORRE: at(7, 7)}, rows=["L"], equipped={KIM: ["ice_axe"], LORRE: ["music_box"]}
    )
    state = t.state
    state.monster_level, state.lair = 5, 3
    state.monster_deck, state.monsters_destroyed, state.monsters_aside = [], [], []
    t.roll_attack(9)  # a monster should appear and there is none: danger, and at the highest level despair
    t.go_to("lair_phase")
    t.answer(ref=KIM)
    last_options(t, "choose_roller")
    assert not t.explorer(HANK).alive
    assert t.asked() != "choose_roller"  # only Lorre is left to roll


# --- nothing happens to what is gone -----------------------------------------------------------------------------


@rule("MA-CREATURE-05", "MA-ATTACK-09")
def test_no_damage_is_dealt_to_what_another_end_has_destroyed() -> None:
    t = table({BAPTISTE: at(5, 5)}, {"saral": at(5, 6), "listener": at(4, 6)}, equipped={BAPTISTE: ["bloodletting_pistol"]})
    saral = t.monster("saral")
    assert saral is not None
    saral.wounds, t.explorer().stamina, t.explorer().health = 1, 6, 7
    t.refresh()
    t.roll_attack(*[HIGHEST] * 5)
    t.use(BAPTISTE, 1)  # on both: Saral's end destroys the listener before its turn comes
    last_options(t)
    assert [event.who for event in t.what("destroyed")] == ["saral", "listener"]
    assert len(t.state.lasting) == 1  # "when you deal damage", once


@rule("MA-LASTING-03")
def test_a_lasting_effect_names_no_monster_that_its_own_attack_has_killed() -> None:
    t = table({HANK: at(5, 5)}, {"listener": at(5, 6)}, equipped={HANK: ["spiked_whip"]})
    t.explorer().stamina = 6
    t.refresh()
    t.roll_attack(HIGHEST, HIGHEST)
    t.use("spiked_whip", 0, "listener")
    last_options(t)
    assert t.monster("listener") is None
    assert all("listener" not in (*one.targets, one.it, *one.evaders) for one in t.state.lasting)


def test_nobody_is_asked_to_pay_for_an_attack_on_the_dead() -> None:
    t = table({HANK: at(5, 5)}, {"listener": at(5, 6), "saral": at(9, 9)})
    wear(t.explorer(), "scarifier", ("second_barrel", "extension"))
    t.explorer().stamina = 6
    t.refresh()
    t.roll_attack(*[HIGHEST] * 3)
    t.use("scarifier", 0, "listener")
    assert t.monster("listener") is None and t.asked() == "act"


@rule("MA-DISCARD-03", "MA-COND-06")
def test_no_token_is_laid_on_a_card_that_has_left_play() -> None:
    t = table({BAPTISTE: at(5, 5)}, {"listener": at(5, 6), "rust_hound": at(4, 6)})
    state = t.state
    state.explorer_deck = [card for card in state.explorer_deck if card != "trophy_collector"]
    t.explorer().events.append("trophy_collector")
    state.progress["trophy_collector"], t.explorer().stamina = 2, 6
    t.refresh()
    t.roll_attack(HIGHEST, HIGHEST)
    t.use(BAPTISTE, 1)  # two kills at once: the first completes the card
    last_options(t)
    assert "trophy_collector" in state.explorer_discard
    assert "trophy_collector" not in state.progress


@rule("MA-DISCARD-03")
def test_tokens_do_not_stay_on_a_card_given_at_the_workbench() -> None:
    t = table({HANK: at(5, 5)}, rows=["." * 10] * 3 + ["....W"], equipped={HANK: ["soul_jar"]})
    t.state.progress["soul_jar"], t.explorer().stamina = 3, 6
    t.refresh()
    t.answer(cell=at(4, 5), as_kind="workbench")
    while t.asked() == "choose_item_deck":
        t.match.choose(t.seat, 0)
    t.answer(card="soul_jar")
    t.match.choose(t.seat, 0)
    assert t.state.progress == {}


# --- another monster, another standing ---------------------------------------------------------------------------


@rule("MA-Q-48")
def test_a_monster_that_appears_again_in_the_phase_acts_again() -> None:
    t = table({HANK: at(5, 5)}, {"listener": at(5, 6), "mi_go": at(9, 9)})
    t.state.memory = {"acted": ["listener"]}
    t.roll_attack(*[HIGHEST] * 6)
    t.explorer().equipped, t.explorer().stamina = [Equipped("scarifier", "main")], 6
    t.refresh()
    t.use("scarifier", 0, "listener")
    assert t.monster("listener") is None
    assert t.state.memory.get("acted", []) == []


@rule("MA-CELLFX-03", "MA-LAIRCELL-03")
def test_whoever_is_put_on_the_lair_by_the_end_of_another_goes_with_it() -> None:
    t = table({HANK: at(5, 5), KIM: at(9, 9)}, {"mi_go": at(5, 6)}, rows=["." * 10] * 4 + [".....L"])
    state = t.state
    t.explorer().stamina, t.explorer().inspiration = 6, 4
    state.explorer_deck = [*(card for card in state.explorer_deck if card != "ice_mirror"), "ice_mirror"]
    t.refresh()
    t.choose(SealLair, t.seat, cell=at(5, 6))
    while t.asked() == "pay_inspiration":
        t.match.choose(t.seat, 0)
    t.answer(ref=HANK)  # the Mi-go's end launches an event: he changes places with it
    t.answer(ref="mi_go")
    assert not t.explorer(HANK).alive


# --- attacks and their order -------------------------------------------------------------------------------------


@rule("MA-RANGE-11")
@pytest.mark.parametrize(
    ("weapon", "target"), [("arc_projector", "buopoth"), ("hand_mortar", f"cell@{at(5, 5)}"), ("scarifier", "buopoth")]
)
def test_an_attack_of_an_ability_with_a_ranged_target_is_ranged_whomever_it_hits(weapon: str, target: str) -> None:
    t = table({ASTA: at(5, 2)}, {"buopoth": at(5, 5), "shantak": at(4, 5)})
    wear(t.explorer(), weapon)
    t.explorer().stamina = 7
    t.refresh()
    t.roll_attack(1, 1, 1)
    t.use(weapon, 0, target)
    if t.asked() == "choose_target":
        t.answer(ref="shantak")
    assert (ASTA, 1) in rolls(t)[-1].raises  # her ranged weapon attacks


@rule("MA-COND-02")
def test_what_the_first_effect_of_an_event_sets_off_comes_before_the_second() -> None:
    t = table({HANK: at(5, 5), KIM: at(9, 9)}, equipped={HANK: ["blood_engine"]})
    t.explorer().health, t.explorer().inspiration = 2, 0
    t.refresh()
    t.roll_attack(9, *[HIGHEST] * 12)
    launch(t, "shiver")  # two attacks; the inspiration for the first loss can save him from the second
    last_options(t, "inspiration_for_health")
    assert t.what("lost_health")[0].who == HANK
    assert t.asked() == "inspiration_for_health"


@rule("MA-AINEAR-08")
@pytest.mark.parametrize(("chosen", "row"), [(HANK, 0), (KIM, 8)])
def test_the_hound_comes_out_beside_the_one_the_players_have_chosen(chosen: str, row: int) -> None:
    t = table({HANK: at(1, 5), KIM: at(9, 5)}, {"hound_of_tindalos": at(5, 5)})
    for explorer in t.state.explorers:
        explorer.health = 4
    t.monster_turn("hound_of_tindalos")
    assert t.asked() == "choose_nearest"
    t.answer(ref=chosen)
    assert t.asked() == "choose_landing"  # and not once more for whom
    cells = [int(option.ref[5:]) for option in t.decision(t.seat).options]
    assert cells and all(abs(cell // 10 - row) <= 1 for cell in cells)


@rule("MA-Q-90", "MA-AI-01")
def test_a_monster_that_cannot_attack_pays_for_no_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table({HANK: at(5, 5)}, {"spider_of_leng": at(5, 6)})
    monkeypatch.setattr(values, "cannot", lambda state, ref, what: what == "attack" and ref == "spider_of_leng")
    t.monster_turn("spider_of_leng")
    assert not rolls(t) and not [event for event in t.what("used") if event.who == "spider_of_leng"]


@rule("MA-SUPPORT-05")
def test_support_over_the_fragment_is_over_the_fragment_of_the_one_who_wears_the_hood() -> None:
    t = table({LORRE: at(5, 10), KIM: at(9, 9), HANK: at(1, 1)})
    t.state.fragments = [Fragment(lay_map(borders=(side,)), 0, x, 0) for x, side in enumerate(("east", "west"))]
    t.explorer(KIM).cell, t.explorer(HANK).cell = at(5, 1, 1), at(9, 9, 1)
    for explorer in t.state.explorers:
        explorer.inspiration = 1
    wear(t.explorer(LORRE), "polar_parka", ("whisper_hood", "upgrade"))
    t.refresh()
    assert supporters(t.state, LORRE) == [KIM]
    t.explorer(HANK).cell = at(1, 1)
    t.refresh()
    assert set(supporters(t.state, LORRE)) == {KIM, HANK}

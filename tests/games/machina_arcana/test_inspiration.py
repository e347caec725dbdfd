"""Gaining and spending inspiration, and supporting each other with it (MA-INSP, MA-SUPPORT)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import (
    AGREE,
    DECLINE,
    Activate,
    ChooseNumber,
    Move,
    PayInspiration,
    SealLair,
    UseAbility,
)
from eldertable.games.machina_arcana.state import DESTROYED, STACK, Equipped, Lasting
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.own_cards import print_item

LORRE, RUSTAM, HANK, KIM = "lorre_gerrar", "rustam_alimov", "hank_horden", "kim_richards"


def inspired(t: Table, **amounts: int) -> Table:
    """Give the explorers inspiration, by the first part of their names."""
    for explorer in t.state.explorers:
        explorer.inspiration = amounts.get(explorer.card.partition("_")[0], 0)
    t.refresh()
    return t


def left(t: Table) -> list[int]:
    return [explorer.inspiration for explorer in t.state.explorers]


# --- gaining -----------------------------------------------------------------------------------------------------


@rule("MA-INSP-01", "MA-Q-14")
@pytest.mark.parametrize(("option", "gained"), [(AGREE, 1), (DECLINE, 0)])
def test_an_event_cell_inspires_with_its_first_option_only(option: object, gained: int) -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 7)}, rows=["", "", "", "....E"])
    t.state.explorer_deck.append("steady_pace")
    t.state.horror = 4
    t.roll_attack(9)
    t.choose(Activate, 0, cell=at(4, 5))
    assert t.asked() == "event_cell_event"
    t.take(option)
    assert left(t) == [gained, 0]
    assert [event.card for event in t.what("event_launched")] == ["steady_pace"] * gained


@rule("MA-INSP-02")
def test_a_chest_inspires_whoever_activates_it() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(4, 6)}, rows=["", "", "", "....C"])
    t.choose(Activate, 0, cell=at(4, 5))
    assert t.asked() == "choose_item_deck" and left(t) == [1, 0]


@rule("MA-INSP-04")
def test_an_effect_inspires_its_targets_and_nobody_else() -> None:
    """The rations inspire everybody within 1 cell."""
    t = table(
        {LORRE: at(5, 5), RUSTAM: at(4, 4), HANK: at(5, 7)}, {"mi_go": at(6, 6)}, items={LORRE: ["expedition_rations"]}
    )
    t.use("expedition_rations")
    assert left(t) == [1, 1, 0]


@rule("MA-INSP-03")
def test_whose_turn_it_is_is_inspired_whoever_destroys_the_monster() -> None:
    """Rustam's saw strikes in Lorre's turn."""
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 5)}, {"listener": at(9, 6)}, equipped={RUSTAM: ["circular_saw"]})
    t.state.lasting.append(Lasting(RUSTAM, "circular_saw", [0, 1], RUSTAM, ["listener"]))  # its marker pays for the stroke
    inspired(t)
    t.choose(Move, 0, cell=at(5, 4))
    t.roll_attack(5, 5)
    t.choose(UseAbility, 1, card="circular_saw", ability=1)
    assert t.monster("listener") is None and left(t) == [1, 0]


@rule("MA-INSP-03")
def test_a_monster_destroyed_in_nobody_s_turn_inspires_nobody() -> None:
    """A horror event springs the traps; another explorer controls the monster that kills the next one."""
    t = table({LORRE: at(9, 9), RUSTAM: at(9, 1)}, {"listener": at(1, 1)}, rows=["^"])
    t.state.horror_deck.append("malfunction")
    t.state.horror = 1
    t.roll_attack(9, 5, 5, 5)  # the fate die, then the traps
    t.go_to("horror_phase")
    assert t.monster("listener") is None and left(t) == [0, 0]
    steered = table({LORRE: at(9, 9), RUSTAM: at(9, 1)}, {"listener": at(5, 5), "k_thun": at(5, 6)})
    steered.state.monsters[0].controlled_by = LORRE
    steered.go_to("monsters_phase")
    steered.roll_attack(5, 5, 5)
    steered.use("listener", 1, "k_thun")
    assert steered.monster("k_thun") is None and left(steered) == [0, 0]


# --- instead of health -------------------------------------------------------------------------------------------


@rule("MA-INSP-05")
def test_inspiration_may_be_lost_instead_of_health_again_and_again() -> None:
    t = inspired(table({HANK: at(5, 5)}, {"mi_go": at(5, 6)}), hank=3)
    health = t.explorer().health
    t.roll_attack(5, 5, 5, 5, 5, 5)
    t.monster_turn("mi_go", stamina=4)  # two attacks
    for inspiration in (2, 1):
        assert t.asked() == "inspiration_for_health" and t.decision(0).options == (AGREE, DECLINE)
        t.take(AGREE)
        assert left(t) == [inspiration]
    assert t.explorer().health == health and t.what("lost_health") == []


@rule("MA-INSP-05", "MA-CREATURE-05")
def test_who_declines_or_has_no_inspiration_loses_health() -> None:
    t = inspired(table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)}), lorre=1)
    t.roll_attack(5, 5, 5)
    t.monster_turn("mi_go", stamina=2)
    t.take(DECLINE)
    assert t.explorer().health == 3 and left(t) == [1]
    t.explorer().inspiration = 0
    t.roll_attack(5, 5, 5)
    t.monster_turn("mi_go", stamina=2)
    assert t.asked() == "act" and t.explorer().health == 2


@rule("MA-INSP-05")
def test_of_two_health_lost_at_once_each_may_be_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    leech = print_item(monkeypatch, "test_leech", "[{cost: {stamina: 1}, do: [{lose_health: {n: 2}}]}]")
    for answers, health, inspiration in (((AGREE, AGREE), 4, 0), ((AGREE, DECLINE), 3, 1), ((DECLINE, DECLINE), 2, 2)):
        t = inspired(table({LORRE: at(5, 5)}, equipped={LORRE: [leech]}), lorre=2)
        t.use(leech)
        for answer in answers:
            assert t.asked() == "inspiration_for_health"
            t.take(answer)
        assert (t.explorer().health, t.explorer().inspiration) == (health, inspiration)


@rule("MA-INSP-06")
def test_inspiration_makes_up_for_health_that_is_missing_but_is_spent_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A price of 3 health can be paid with 2 health and 1 inspiration, unless the price asks for that one too."""
    blood = "{cost: {stamina: 1, health: 3}, do: [{gain_inspiration: {n: 1}}]}"
    both = "{cost: {stamina: 1, inspiration: 1, health: 3}, do: [{gain_inspiration: {n: 1}}]}"
    knife = print_item(monkeypatch, "test_knife", f"[{blood}, {both}]")
    for inspiration, usable in ((0, []), (1, [0]), (2, [0, 1])):
        t = inspired(table({LORRE: at(5, 5)}, equipped={LORRE: [knife]}), lorre=inspiration)
        t.explorer().health = 2
        t.refresh()
        assert [option.ability for option in t.options(UseAbility) if option.card == knife] == usable


@rule("MA-INSP-06")
def test_a_price_in_health_may_be_paid_with_inspiration() -> None:
    """The dynamo takes 1 health for 2 stamina."""
    for option, health, inspiration in ((AGREE, 4, 0), (DECLINE, 3, 1)):
        t = inspired(table({LORRE: at(5, 5)}, equipped={LORRE: ["pocket_dynamo"]}), lorre=1)
        t.explorer().stamina = 1
        t.refresh()
        t.use("pocket_dynamo", 0)
        assert t.asked() == "inspiration_for_health"
        t.take(option)
        assert (t.explorer().health, t.explorer().inspiration, t.explorer().stamina) == (health, inspiration, 3)


# --- attack rolls ------------------------------------------------------------------------------------------------


def bursting_saral() -> Table:
    """A Saral about to die beside Rustam and a Mi-go (defence 3): it bursts and attacks everything adjacent."""
    t = table({LORRE: at(5, 5), RUSTAM: at(4, 7)}, {"saral": at(5, 6), "mi_go": at(6, 7)})
    t.monster("saral").wounds = 1  # type: ignore[union-attr]
    return inspired(t, lorre=2, rustam=2)


@rule("MA-INSP-07")
def test_more_than_a_hit_needs_may_be_spent_where_the_excess_counts() -> None:
    """The drill deals another damage when its roll is 3 above the defence."""
    for spent, wounds in ((0, 1), (3, 2)):
        t = inspired(table({LORRE: at(5, 5)}, {"ice_shambler": at(5, 6)}, equipped={LORRE: ["tunnelling_drill"]}), lorre=4)
        t.roll_attack(5, 1, 0, 0)  # 4, as much as the defence
        t.use("tunnelling_drill", 0, "ice_shambler")
        assert t.asked() == "inspire" and t.decision().options == (ChooseNumber(0), ChooseNumber(3))
        t.answer(n=spent)
        assert len(t.what("lost_health")) == wounds and bool(t.monster("ice_shambler")) == (wounds == 1)
        assert left(t) == [4 - spent + (wounds == 2)]  # and one for the destroyed monster


@rule("MA-INSP-07")
def test_a_roll_against_another_explorer_may_be_raised_too() -> None:
    t = inspired(table({LORRE: at(5, 5), RUSTAM: at(5, 6)}), lorre=1)
    t.roll_attack(5)  # 3 against will 4
    t.use(LORRE, 1, RUSTAM)
    assert t.asked() == "inspire" and t.seat == 0
    t.answer(n=1)
    assert [event.who for event in t.what("lost_health")] == [RUSTAM]


@rule("MA-INSP-08")
def test_in_its_turn_an_explorer_may_raise_the_roll_of_a_monster() -> None:
    t = bursting_saral()
    t.roll_attack(3, 3, 0, 0)  # Lorre 2 against will 2; the burst 2 + 0 + 0
    t.use(LORRE, 1, "saral")
    assert t.asked() == "inspire" and t.seat == 0
    assert t.decision(0).options == (ChooseNumber(0), ChooseNumber(1))
    t.answer(n=1)
    burst = t.told(AttackRolled)[-1]
    assert burst.attacker == "saral" and burst.inspiration == 1 and burst.result == 3
    assert ("mi_go", 3, True) in burst.against
    assert left(t) == [1, 2]


@rule("MA-INSP-08")
def test_outside_its_turn_an_explorer_raises_no_roll_of_a_monster() -> None:
    t = inspired(table({LORRE: at(5, 5), RUSTAM: at(5, 7)}, {"mi_go": at(5, 6)}), lorre=1, rustam=1)
    t.monster("mi_go").controlled_by = LORRE  # type: ignore[union-attr]
    t.go_to("monsters_phase")
    t.roll_attack(5, 0, 0)  # 3 against will 4
    t.use("mi_go", 1, RUSTAM)
    assert t.asked() != "inspire"
    assert t.told(AttackRolled)[-1].against == ((RUSTAM, 4, False),) and t.told(AttackRolled)[-1].inspiration == 0


@rule("MA-INSP-08")
@pytest.mark.parametrize(
    "rows", [["T", "", "", "", "", "", "", "", "........^"], ["", "", "", "", "", "", "", "", "......o.o"]]
)
def test_in_its_turn_an_explorer_may_raise_the_roll_of_traps_and_barrels(rows: list[str]) -> None:
    t = table(
        {LORRE: at(1, 2)}, {"mi_go": at(9, 9) if rows[0] else at(9, 8)}, rows=rows, equipped={LORRE: ["resonance_fork"]}
    )
    inspired(t, lorre=2)
    if rows[0]:
        t.roll_attack(3, 0, 0)  # 2 against defence 3
        t.choose(Activate, 0, cell=at(1, 1))
    else:
        t.explorer().cell = at(5, 7)
        t.refresh()
        t.roll_attack(5, 0, 0)  # 3 against will 4: the fork sets barrels off by magic
        t.use("resonance_fork", 0)
        if t.asked() == "choose_barrel":
            t.answer(ref=f"barrel@{at(9, 7)}")
    assert t.asked() == "inspire"
    t.answer(n=1)
    assert t.monster("mi_go").wounds == 1 and left(t) == [1]  # type: ignore[union-attr]


@rule("MA-INSP-08")
def test_in_its_turn_an_explorer_may_raise_a_roll_that_nobody_makes() -> None:
    """The event cell relaunches the horror event, which springs the traps."""
    t = table({LORRE: at(5, 5)}, {"mi_go": at(1, 1)}, rows=["^", "", "", "....E"])
    t.state.horror_discard = ["malfunction"]
    t.state.horror = 5
    inspired(t, lorre=1)
    t.roll_attack(1, 3, 0, 0)  # the fate die; 2 against defence 3
    t.choose(Activate, 0, cell=at(4, 5))
    t.take(DECLINE)
    assert t.asked() == "inspire"
    t.answer(n=1)
    assert t.told(AttackRolled)[-1].attacker == "" and t.monster("mi_go").wounds == 1  # type: ignore[union-attr]


@rule("MA-INSP-07", "MA-INSP-08", "MA-Q-74")
def test_both_the_attacker_and_whose_turn_it_is_may_raise_a_roll() -> None:
    """Rustam's saw strikes out of turn in Lorre's turn."""
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 5)}, {"mi_go": at(9, 6)}, equipped={RUSTAM: ["circular_saw"]})
    t.state.lasting.append(Lasting(RUSTAM, "circular_saw", [0, 1], RUSTAM, ["mi_go"]))  # its marker pays for the stroke
    inspired(t, lorre=2, rustam=3)
    t.choose(Move, 0, cell=at(5, 4))
    assert t.asked() == "out_of_turn" and t.seat == 1
    t.roll_attack(1, 0)  # 1 against defence 3
    t.choose(UseAbility, 1, card="circular_saw", ability=1)
    assert t.asked() == "inspire" and t.seat == 1
    t.answer(n=0)
    assert t.asked() == "inspire" and t.seat == 0
    t.answer(n=2)
    assert t.told(AttackRolled)[-1].inspiration == 2 and left(t) == [0, 3]


# --- what else it is spent on ------------------------------------------------------------------------------------


@rule("MA-INSP-09")
def test_inspiration_pays_abilities_sealing_and_an_unlit_chapter_cell() -> None:
    rows = ["", "", "", "...L*"]
    t = inspired(table({LORRE: at(5, 5)}, rows=rows), lorre=4)
    assert t.can(UseAbility, 0, card=LORRE, ability=0) and t.can(SealLair, 0) and t.can(Activate, 0, cell=at(4, 5))
    t.choose(SealLair, 0, cell=at(4, 4))
    assert left(t) == [0] and t.fragment.tokens[at(4, 4)] == STACK
    for inspiration, allowed in ((3, (True, False, True)), (2, (True, False, False)), (1, (False, False, False))):
        t = inspired(table({LORRE: at(5, 5)}, rows=rows), lorre=inspiration)
        assert (t.can(UseAbility, 0, card=LORRE, ability=0), t.can(SealLair, 0), t.can(Activate, 0)) == allowed
    t = inspired(table({LORRE: at(5, 5)}, rows=rows), lorre=3)
    t.choose(Activate, 0, cell=at(4, 5))
    assert left(t) == [0]


# --- support -----------------------------------------------------------------------------------------------------


@rule("MA-SUPPORT-01", "MA-SUPPORT-07", "MA-SUPPORT-08", "MA-INSP-09")
def test_others_may_contribute_to_the_price_of_an_ability_in_every_split() -> None:
    """Lorre's healing costs 2 inspiration."""
    t = inspired(table({LORRE: at(5, 5), RUSTAM: at(5, 6)}), lorre=2, rustam=2)
    t.choose(UseAbility, 0, card=LORRE, ability=0)
    ways = [option.shares for option in t.decision(0).options]
    assert ways == [((LORRE, 2),), ((LORRE, 1), (RUSTAM, 1)), ((RUSTAM, 2),)]
    t.take(PayInspiration(((RUSTAM, 2),)))
    t.take(AGREE)
    assert left(t) == [2, 0]


@rule("MA-SUPPORT-06")
def test_nobody_contributes_against_their_will() -> None:
    t = inspired(table({LORRE: at(5, 5), RUSTAM: at(5, 6)}), lorre=2, rustam=2)
    t.choose(UseAbility, 0, card=LORRE, ability=0)
    t.take(PayInspiration(((LORRE, 1), (RUSTAM, 1))))
    assert t.seat == 1 and t.asked() == "support" and t.decision(1).options == (AGREE, DECLINE)
    t.take(DECLINE)
    assert left(t) == [0, 2]  # the one way left was taken


@rule("MA-SUPPORT-06")
def test_without_the_support_that_was_hoped_for_nothing_is_paid_and_nothing_happens() -> None:
    t = inspired(table({LORRE: at(5, 5), RUSTAM: at(5, 6)}), lorre=1, rustam=2)
    t.explorer().health = 3
    t.refresh()
    t.choose(UseAbility, 0, card=LORRE, ability=0)
    t.take(PayInspiration(((LORRE, 1), (RUSTAM, 1))))
    t.take(DECLINE)
    assert left(t) == [1, 2] and t.explorer().health == 3 and t.asked() == "act"


@rule("MA-SUPPORT-01", "MA-SUPPORT-02", "MA-SUPPORT-04", "MA-SUPPORT-06")
@pytest.mark.parametrize(("willing", "health", "inspiration"), [(AGREE, 4, 0), (DECLINE, 3, 1)])
def test_a_loss_in_the_monsters_phase_is_supported_too(willing: object, health: int, inspiration: int) -> None:
    """Rustam stands beside Lorre, who loses, and not beside the monster whose turn it is."""
    t = inspired(table({LORRE: at(5, 5), RUSTAM: at(6, 4), HANK: at(9, 9)}, {"mi_go": at(5, 6)}), rustam=1, hank=3)
    t.explorer(RUSTAM).health = 4
    t.explorer(LORRE).health = 4
    t.roll_attack(5, 5, 5)
    t.monster_turn("mi_go", stamina=2)
    assert t.asked() == "inspiration_for_health" and t.seat == 0
    t.take(AGREE)
    assert t.seat == 1 and t.asked() == "support"
    t.take(willing)
    assert t.explorer(LORRE).health == health and t.explorer(RUSTAM).inspiration == inspiration
    assert t.explorer(HANK).inspiration == 3


@rule("MA-SUPPORT-03", "MA-SUPPORT-05")
def test_who_stands_at_the_cell_that_is_acted_on_may_support() -> None:
    """Lorre seals the lair from one side, Rustam stands on the other, two cells from her."""
    t = inspired(table({LORRE: at(5, 4), RUSTAM: at(5, 6)}, rows=["", "", "", "", "....L"]), lorre=2, rustam=2)
    assert t.can(SealLair, 0, cell=at(5, 5))
    t.choose(SealLair, 0, cell=at(5, 5))
    assert left(t) == [2, 2]
    t.take(AGREE)
    assert left(t) == [0, 0]


@rule("MA-SUPPORT-03", "MA-SUPPORT-05")
def test_who_stands_at_an_unlit_chapter_cell_may_support_its_activation() -> None:
    t = inspired(table({LORRE: at(5, 4), RUSTAM: at(5, 6)}, rows=["", "", "", "", "....*"]), rustam=3)
    t.explorer(RUSTAM).cell = at(5, 7)
    t.refresh()
    assert not t.can(Activate, 0)
    t.explorer(RUSTAM).cell = at(5, 6)
    t.refresh()
    t.choose(Activate, 0, cell=at(5, 5))
    t.take(AGREE)
    assert left(t) == [0, 0] and t.fragment.tokens[at(5, 5)] == DESTROYED


@rule("MA-SUPPORT-05")
def test_who_stands_beside_the_acting_explorer_may_support_at_a_cell_too_unless_a_wall_is_between() -> None:
    for walls, able in (((), True), (((5, 4, "west"), (4, 4, "west"), (6, 4, "west")), False)):
        t = table({LORRE: at(5, 4), RUSTAM: at(5, 3)}, rows=["", "", "", "", "....L"], walls=walls)
        inspired(t, lorre=2, rustam=2)
        assert t.can(SealLair, 0, cell=at(5, 5)) == able


@rule("MA-SUPPORT-04")
def test_an_ability_is_supported_only_from_beside_its_user() -> None:
    """The same places as at the lair, but no cell is acted on."""
    t = inspired(table({LORRE: at(5, 4), RUSTAM: at(5, 6)}, rows=["", "", "", "", "....L"]), lorre=1, rustam=2)
    assert not t.can(UseAbility, 0, card=LORRE, ability=0)
    t.explorer(RUSTAM).cell = at(6, 5)
    t.refresh()
    assert t.can(UseAbility, 0, card=LORRE, ability=0)


@rule("MA-SUPPORT-05", "MA-SUPPORT-06")
def test_support_passes_along_a_chain_of_those_who_give() -> None:
    t = table({LORRE: at(5, 2), RUSTAM: at(5, 3), HANK: at(5, 4), KIM: at(9, 9)})
    inspired(t, rustam=1, hank=2, kim=5)
    t.choose(UseAbility, 0, card=LORRE, ability=0)
    assert left(t) == [0, 1, 2, 5]
    # Hank alone is not linked to Lorre, and Kim is far away: both Rustam and Hank give 1, the only way
    assert t.asked() == "support" and t.seat == 1
    t.take(AGREE)
    assert t.seat == 2
    t.take(AGREE)
    assert left(t) == [0, 0, 1, 5]


@rule("MA-SUPPORT-05")
def test_who_gives_nothing_does_not_carry_the_chain_on() -> None:
    t = table({LORRE: at(5, 2), RUSTAM: at(5, 3), HANK: at(5, 4)})
    inspired(t, hank=2)
    assert not t.can(UseAbility, 0, card=LORRE, ability=0)
    inspired(t, lorre=1, rustam=1, hank=2)
    t.choose(UseAbility, 0, card=LORRE, ability=0)
    ways = [option.shares for option in t.decision(0).options]
    assert ways == [((LORRE, 1), (RUSTAM, 1)), ((RUSTAM, 1), (HANK, 1))]
    t.take(PayInspiration(((RUSTAM, 1), (HANK, 1))))
    t.take(DECLINE)  # Rustam will not; without him Hank cannot
    if t.asked() == "support":
        t.take(AGREE)
    assert left(t) == [1, 1, 2] and t.asked() == "act"


@rule("MA-SUPPORT-09", "MA-SUPPORT-01")
def test_attack_rolls_of_the_turn_may_be_raised_by_supporters() -> None:
    t = inspired(table({LORRE: at(5, 5), RUSTAM: at(6, 5)}, {"mi_go": at(5, 6)}), rustam=2)
    t.roll_attack(3)  # 2 against will 4
    t.use(LORRE, 1, "mi_go")
    assert t.asked() == "inspire" and t.decision(0).options == (ChooseNumber(0), ChooseNumber(2))
    t.answer(n=2)
    t.take(AGREE)
    assert t.monster("mi_go").wounds == 1 and left(t) == [0, 0]  # type: ignore[union-attr]


@rule("MA-SUPPORT-09")
def test_the_roll_of_a_monster_in_the_turn_may_be_raised_by_supporters_too() -> None:
    t = bursting_saral()
    inspired(t, rustam=1)
    t.explorer(RUSTAM).cell = at(4, 5)
    t.refresh()
    t.roll_attack(3, 3, 0, 0)
    t.use(LORRE, 1, "saral")
    assert t.asked() == "inspire" and t.seat == 0
    t.answer(n=1)
    t.take(AGREE)
    assert t.told(AttackRolled)[-1].result == 3 and t.explorer(RUSTAM).inspiration == 0


@rule("MA-SUPPORT-01", "MA-STAT-05")
def test_an_effect_takes_no_more_than_its_victim_has_and_others_may_bear_it() -> None:
    """The Whisperer takes 1 inspiration when it misses."""
    for own, support, taken in ((1, DECLINE, [0, 3]), (1, AGREE, [1, 2]), (0, None, [0, 3])):
        t = inspired(table({LORRE: at(5, 5), RUSTAM: at(6, 5)}, {"whisperer": at(5, 6)}), lorre=own, rustam=3)
        t.explorer(LORRE).health = 1
        t.roll_attack(0, 0)
        t.monster_turn("whisperer", stamina=2)
        if t.asked() == "pay_inspiration":
            t.take(PayInspiration(((RUSTAM, 1),)))
            t.take(support)
        assert left(t) == taken and t.asked() not in ("pay_inspiration", "support")


@rule("MA-SUPPORT-05")
def test_cards_that_carry_support_farther_still_do() -> None:
    """The hood lets support come from anywhere on the fragment."""
    t = inspired(table({LORRE: at(5, 2), RUSTAM: at(9, 9)}), rustam=2)
    assert not t.can(UseAbility, 0, card=LORRE, ability=0)
    t.explorer(LORRE).equipped = [Equipped("whisper_hood", "main")]
    t.refresh()
    assert t.can(UseAbility, 0, card=LORRE, ability=0)


@rule("MA-SUPPORT-06", "MA-SUPPORT-08")
@pytest.mark.parametrize(("willing", "after", "lit"), [(AGREE, [0, 0], 1), (DECLINE, [2, 1], 0)])
def test_a_price_in_the_midst_of_an_effect_is_not_paid_when_support_is_refused(
    willing: object, after: list[int], lit: int
) -> None:
    """The lantern: pay 2 inspiration and light a chapter cell, or else gain 1."""
    t = inspired(table({LORRE: at(5, 5), RUSTAM: at(5, 6)}, rows=["*", "", "", "....E"]), rustam=1)
    t.state.explorer_deck.append("keepers_lantern")
    t.state.horror = 4
    t.choose(Activate, 0, cell=at(4, 5))
    t.take(AGREE)  # the event, and 1 inspiration
    assert t.asked() == "may_pay"
    t.take(AGREE)
    assert t.asked() == "support" and t.seat == 1
    t.take(willing)
    assert left(t) == after and len(t.what("lit")) == lit

"""Conditional and cumulative effects, requirements, effect rolls (MA-COND)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.options import DECLINE, Activate, Attach, UseAbility
from eldertable.games.machina_arcana.state import DESTROYED
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.own_cards import print_event

LORRE, HANK, KIM = "lorre_gerrar", "hank_horden", "kim_richards"


def keywords(t: Table, ref: str) -> list[str]:
    (monster,) = (one for one in t.match.view(0)["monsters"] if one["card"] == ref)
    words: list[str] = monster["keywords"]
    return words


@rule("MA-COND-01", "MA-ADJ-03", "MA-EX-38")
def test_a_conditional_effect_holds_as_long_as_its_condition() -> None:
    """A Moon-beast is incorporeal beside a wall: the rim of the fragment, or one in the middle."""
    t = table({LORRE: at(9, 9)}, {"moon_beast": at(5, 6)}, walls=[(5, 5, "west")])
    monster = t.monster("moon_beast")
    assert monster is not None
    seen = []
    for cell in (at(5, 5), at(5, 6), at(4, 5), at(1, 6), at(2, 6), at(5, 5)):  # (4, 5) only touches the end of the wall
        monster.cell = cell
        t.refresh()
        seen.append("incorporeal" in keywords(t, "moon_beast"))
    assert seen == [True, False, False, True, False, True]


@rule("MA-COND-01")
def test_a_conditional_bonus_ends_with_its_condition() -> None:
    t = table({HANK: at(5, 5)}, equipped={HANK: ["martyr_shroud"]})
    before = t.match.view(0)["explorers"][0]["stats"]["defence"]["value"]
    t.explorer().health = 2
    t.refresh()
    assert t.match.view(0)["explorers"][0]["stats"]["defence"]["value"] == before + 1
    t.explorer().health = 3
    t.refresh()
    assert t.match.view(0)["explorers"][0]["stats"]["defence"]["value"] == before


@rule("MA-COND-02")
def test_a_triggered_effect_is_resolved_once_each_time_its_condition_comes_true() -> None:
    t = table({KIM: at(5, 1)}, {"saral": at(5, 4)}, equipped={KIM: ["cartridge_belt", "scarifier"]})
    t.explorer().stamina = 9
    t.refresh()
    assert t.match.view(0)["progress"] == {}
    t.roll_attack(0, 0, 0)
    t.use("scarifier", 0, "saral")
    assert t.match.view(0)["progress"] == {"cartridge_belt": 1}
    t.roll_attack(0, 0, 0)
    t.use("scarifier", 0, "saral")
    assert t.match.view(0)["progress"] == {"cartridge_belt": 2}


@rule("MA-COND-03")
@pytest.mark.parametrize(("faces", "health", "inspiration"), [((0, 0), 4, 1), ((5, 5), 3, 2)])
def test_what_stands_after_otherwise_happens_only_if_the_condition_does_not_hold(
    faces: tuple[int, int], health: int, inspiration: int
) -> None:
    """The whisper deals damage, otherwise it takes 1 inspiration."""
    t = table({LORRE: at(5, 5)}, {"whisperer": at(5, 7)})
    t.explorer().inspiration = 2
    t.roll_attack(*faces)
    t.monster_turn("whisperer", stamina=2)
    while t.asked() in ("inspire", "inspiration_for_health"):
        t.take(DECLINE)
    assert (t.explorer().health, t.explorer().inspiration) == (health, inspiration)


@rule("MA-COND-03")
@pytest.mark.parametrize(("explorers", "lair"), [((LORRE,), 4), ((LORRE, HANK), 7)])
def test_of_two_lists_only_one_happens(explorers: tuple[str, ...], lair: int, monkeypatch: pytest.MonkeyPatch) -> None:
    condition = "{count: {kind: explorer, in: board, at_least: 2}}"
    either = f"{{if: {condition}, then: [{{change_lair_value: {{by: 2}}}}], else: [{{change_lair_value: {{by: -1}}}}]}}"
    omen = print_event(monkeypatch, "test_omen", "horror", f"[{{enters_play: true, do: [{either}]}}]")
    t = table({card: at(5, 2 + 2 * number) for number, card in enumerate(explorers)})
    t.state.horror_deck.append(omen)
    t.state.lair, t.state.horror = 5, 1
    t.go_to("horror_phase")
    assert t.state.lair == lair


@rule("MA-COND-04")
def test_a_requirement_in_the_cost_must_be_fulfilled_itself() -> None:
    """The dynamo asks to destroy a recharge station: one destroyed by using it does not pay."""
    t = table({LORRE: at(1, 1)}, rows=[".R", "R"], equipped={LORRE: ["pocket_dynamo"]})
    assert t.can(UseAbility, 0, card="pocket_dynamo", ability=1)
    t.choose(Activate, 0, cell=at(1, 2), as_kind="recharge_station")
    while t.asked() != "act":  # recharging ends with the inventory: the dynamo is taken up again
        t.take((t.options(Attach, 0) or t.decision(0).options[-1:])[0])
    assert t.fragment.tokens[at(1, 2)] == DESTROYED
    assert t.can(UseAbility, 0, card="pocket_dynamo", ability=1)  # the other one is still there
    t.explorer().stamina = 1
    t.refresh()
    t.use("pocket_dynamo", 1)
    assert t.explorer().stamina == 5 and t.fragment.tokens[at(2, 1)] == DESTROYED
    assert not t.can(UseAbility, 0, card="pocket_dynamo", ability=1)


@rule("MA-COND-05", "MA-COND-06", "MA-COND-07")
def test_progress_tokens_gather_until_the_effect_happens_and_begin_again() -> None:
    t = table({KIM: at(5, 1)}, {"saral": at(5, 4)}, equipped={KIM: ["cartridge_belt", "scarifier"]})
    for tokens in (1, 2, 0, 1, 2, 0):  # every third ranged attack restores 2 stamina
        t.explorer().stamina = 5
        t.refresh()
        t.roll_attack(0, 0, 0)
        t.use("scarifier", 0, "saral")  # costs 3
        assert t.match.view(0)["progress"].get("cartridge_belt", 0) == tokens
        assert t.explorer().stamina == (2 if tokens else 4)


@rule("MA-COND-05", "MA-Q-07")
def test_an_active_ability_with_the_symbol_puts_a_token_on_its_card() -> None:
    t = table({LORRE: at(5, 5)}, equipped={LORRE: ["accumulator_pack"]})
    assert not t.can(UseAbility, 0, card="accumulator_pack", ability=1)
    for tokens in (1, 2):
        t.explorer().stamina = 6
        t.refresh()
        t.use("accumulator_pack", 0)
        assert t.match.view(0)["progress"] == {"accumulator_pack": tokens}
    assert t.can(UseAbility, 0, card="accumulator_pack", ability=1)


@rule("MA-COND-08", "MA-COND-09")
@pytest.mark.parametrize(("rolled", "inspiration", "stamina"), [(6, 2, 3), (9, 2, 3), (5, 1, 4)])
def test_an_effect_roll_needs_its_number_or_more_and_otherwise_does_the_other_thing(
    rolled: int, inspiration: int, stamina: int
) -> None:
    """The sling after a kill: on 6 or more an inspiration, otherwise 1 stamina. (The kill itself gives 1 inspiration.)"""
    t = table({HANK: at(5, 5)}, {"k_thun": at(5, 7)}, equipped={HANK: ["stargazer_sling"]})
    t.explorer().stamina = 5
    t.refresh()
    t.roll_attack(4, 4, rolled)  # 2 + 2 on weak dice against will 3, then the fate die
    t.use("stargazer_sling", 0, "k_thun")
    assert t.monster("k_thun") is None
    assert (t.explorer().inspiration, t.explorer().stamina) == (inspiration, stamina)


@rule("MA-COND-08", "MA-COND-09")
@pytest.mark.parametrize(("rolled", "inspiration"), [(6, 2), (5, 1)])
def test_without_an_otherwise_a_failed_effect_roll_does_nothing(rolled: int, inspiration: int) -> None:
    t = table({LORRE: at(5, 5)}, {"k_thun": at(5, 6)}, equipped={LORRE: ["nameless_saint_finger"]})
    t.roll_attack(5, rolled)
    t.use(LORRE, 1, "k_thun")
    assert t.monster("k_thun") is None and t.explorer().inspiration == inspiration

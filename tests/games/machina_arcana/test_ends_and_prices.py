"""What happens once and no more: a death, a price, a replacement, a swap (MA-MONSTER-04, MA-COND, MA-LASTING, MA-EQUIP-03)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import values
from eldertable.games.machina_arcana.cards import EVENTS
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.health import remove_monster
from eldertable.games.machina_arcana.options import AGREE, DECLINE, UseAbility
from eldertable.games.machina_arcana.state import DESTROYED, CellCreature, Fragment, Lasting
from eldertable.games.machina_arcana.things import board_of, set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.exercise import launch

HANK, LORRE = "hank_horden", "lorre_gerrar"
HIGHEST = 5  # the best face of a die


def attacks(t: Table) -> int:
    return sum(isinstance(event, AttackRolled) for event in t.events)


# --- deaths ------------------------------------------------------------------------------------------------------


@rule("MA-MONSTER-04", "MA-COND-02", "MA-ATTACK-15")
def test_a_dying_monster_does_not_die_again() -> None:
    """Every monster bursts when it is destroyed: two neighbours would kill each other for ever."""
    t = table({HANK: at(5, 3)}, {"listener": at(5, 4), "rust_hound": at(5, 5)}, equipped={HANK: ["scarifier"]})
    t.state.horror_discard.append("volatile_flesh")
    t.explorer().stamina = 6
    t.refresh()
    t.roll_attack(*[HIGHEST] * 30)
    t.use("scarifier", 0, "listener")
    while t.asked() not in ("act", ""):
        t.match.choose(t.seat, 0)
    assert [event.who for event in t.what("destroyed")] == ["listener", "rust_hound"]
    assert attacks(t) == 2  # his own, and the first burst; nobody is left beside the second
    assert t.state.monsters_destroyed.count("listener") + t.state.monsters_boxed.count("listener") == 1


@rule("MA-GAME-07", "MA-Q-32")
def test_the_finale_is_won_before_the_last_explorer_dies_of_the_same_ability() -> None:
    t = table({HANK: at(5, 5)}, equipped={HANK: ["red_hot_gatling"]})
    state = t.state
    state.fragments = [Fragment("finale_1", 0, 0, 0)]
    state.finale = state.chapter = "c1_finale"
    state.began_finale, state.set_aside = 1, 10
    last, *others = board_of(state).of_kind("ritual_cell")
    for cell in others:
        set_token(state, cell, DESTROYED)
    state.cell_creatures = [CellCreature(f"ritual_circle@{last}", "ritual_circle", last)]
    explorer = t.explorer()
    board = board_of(state)
    explorer.cell = next(cell for cell in board.neighbours[last] if board.kinds[cell] == "passable_cell")
    explorer.health, explorer.stamina = 1, 6
    t.refresh()
    t.roll_attack(5, 5, 0, 5, 5, 0)  # two blanks: the weapon burns him after the attack
    t.use("red_hot_gatling", 0, f"ritual_circle@{last}")
    assert t.match.outcome is not None
    assert (t.match.outcome.kind, t.match.outcome.winners) == ("won", (0,))


def test_a_lasting_effect_on_a_monster_that_is_gone_does_not_hold_for_its_card_in_play_again() -> None:
    t = table({HANK: at(5, 5)}, {"mi_go": at(5, 6)}, equipped={HANK: ["nail_driver"]})
    t.explorer().stamina = 6
    t.refresh()
    t.roll_attack(HIGHEST, HIGHEST, HIGHEST)
    t.use("nail_driver", 0, "mi_go")
    assert [one.card for one in t.state.lasting] == ["nail_driver"]
    before = t.monster("mi_go")
    assert before is not None and values.has_keyword(t.state, "mi_go", "stationary")
    remove_monster(t.state, "mi_go")
    assert [one.card for one in t.state.lasting] == ["nail_driver"]  # the marker lies there till it is returned
    t.state.monsters.append(before)
    t.refresh()
    assert not values.has_keyword(t.state, "mi_go", "stationary")


# --- prices ------------------------------------------------------------------------------------------------------


def protected(inspiration: int) -> Table:
    """Nobody on the fragment can lose health, and an ability costs health."""
    t = table({HANK: at(5, 5)}, items={HANK: ["ether_bomb"]}, equipped={HANK: ["pocket_dynamo"]})
    t.explorer().stamina = 6
    t.refresh()
    t.use("ether_bomb", 1)
    t.explorer().stamina, t.explorer().inspiration = 1, inspiration
    t.refresh()
    return t


@rule("MA-COND-04", "MA-ABILITY-06")
def test_health_that_cannot_be_lost_pays_for_nothing() -> None:
    t = protected(inspiration=0)
    assert not t.can(UseAbility, card="pocket_dynamo", ability=0)


@rule("MA-COND-04", "MA-INSP-06")
def test_inspiration_pays_for_health_that_cannot_be_lost() -> None:
    t = protected(inspiration=1)
    health = t.explorer().health
    t.use("pocket_dynamo", 0)
    assert (t.explorer().inspiration, t.explorer().health, t.explorer().stamina) == (0, health, 3)
    assert not t.can(UseAbility, card="pocket_dynamo", ability=0)


@rule("MA-LASTING-17", "MA-COND-04")
def test_a_card_that_is_its_own_price_pays_for_nothing_else() -> None:
    """The brew's price relaunches Mould, which asks for an item."""
    t = table({HANK: at(5, 5)}, {"buopoth": at(1, 1)}, items={HANK: ["black_lotus_brew"]})
    t.state.horror_deck = [card for card in t.state.horror_deck if card != "mould"]
    t.state.horror_discard.append("mould")
    t.explorer().inspiration = 1
    t.refresh()
    t.use("black_lotus_brew", 0)
    assert t.asked() == "act"
    assert t.state.item_discard.count("black_lotus_brew") == 1


@pytest.mark.parametrize("amount", [0, 2, 5])
def test_the_bloodsucking_grenade_takes_as_much_health_as_its_user_says(amount: int) -> None:
    t = table({HANK: at(5, 5)}, items={HANK: ["bloodsucking_grenade"]})
    t.explorer().health, t.explorer().inspiration, t.explorer().stamina = 4, 0, 6
    t.refresh()
    t.use("bloodsucking_grenade")
    assert [option.n for option in t.decision(0).options] == [0, 1, 2, 3, 4, 5]  # one is restored first
    t.answer(n=amount)
    while t.asked() == "inspiration_for_health":
        t.take(DECLINE)
    most = values.stat(t.state, HANK, "inspiration")
    assert t.explorer().health == 5 - amount
    assert t.explorer().alive is (amount < 5)
    assert t.explorer().inspiration == (min(amount, most) if amount < 5 else 0)


# --- replacements, hands, the workbench --------------------------------------------------------------------------


@rule("MA-LASTING-06")
def test_what_cannot_be_resolved_again_this_round_replaces_nothing() -> None:
    t = table({HANK: at(5, 5), LORRE: at(9, 9)}, equipped={HANK: ["stygian_pendant"]})
    t.explorer().health = 1
    t.refresh()
    t.roll_attack(9, *[HIGHEST] * 12)  # the horror's die, then two attacks that hit
    launch(t, "shiver")
    assert [event.card for event in t.what("lasting")] == ["stygian_pendant"]
    assert not t.explorer().alive


@rule("MA-LASTING-05")
def test_without_a_marker_the_pendant_saves_nobody() -> None:
    t = table({HANK: at(5, 5), LORRE: at(9, 9)}, {"mi_go": at(5, 6)}, equipped={HANK: ["stygian_pendant"]})
    t.explorer().health = 1
    t.state.lasting = [Lasting(HANK, card, [0, 0], HANK, []) for card in ("gas_mask", "gas_mask", "gas_mask")]
    t.refresh()
    t.roll_attack(*[HIGHEST] * 12)
    t.monster_turn("mi_go")
    assert not t.explorer().alive


@rule("MA-EQUIP-03")
def test_a_hand_that_is_discarded_holds_no_weapon() -> None:
    worn = ["steam_exoskeleton", "scarifier", "ice_axe", "heart_of_the_machine"]
    t = table({HANK: at(5, 5)}, equipped={HANK: worn})
    t.explorer().stamina = 2
    t.refresh()
    t.use("heart_of_the_machine", 1)
    t.answer(card="steam_exoskeleton")
    assert t.asked() == "choose_stow"
    t.answer(card="scarifier")
    assert "scarifier" in t.explorer().inventory
    assert [one.item for one in t.explorer().equipped] == ["ice_axe", "heart_of_the_machine"]


@rule("MA-ITEMFX-03")
def test_what_was_swapped_at_the_workbench_is_not_swapped_back() -> None:
    t = table({HANK: at(5, 5)}, rows=["." * 10] * 4 + [".....W"], items={HANK: ["ice_axe", "scarifier"]})
    t.explorer().stamina = 5
    t.refresh()
    t.answer(cell=at(5, 6), as_kind="workbench")
    while t.asked() == "choose_item_deck":
        t.match.choose(t.seat, 0)
    revealed = t.decision(0).args["open"]
    t.answer(card="ice_axe")
    t.answer(card=revealed[1])
    assert [getattr(option, "card", "") for option in t.decision(0).options] == ["scarifier", ""]
    t.answer(card="scarifier")
    assert {option.card for option in t.decision(0).options} == {revealed[0], revealed[2]}
    t.answer(card=revealed[0])
    assert t.asked() == "choose_gained"
    assert {option.card for option in t.decision(0).options} == {"ice_axe", "scarifier", revealed[2]}
    assert sorted(t.explorer().inventory) == sorted((revealed[0], revealed[1]))


# --- launched events ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [HANK, LORRE])
def test_whoever_relaunches_horror_everybodys_cards_notice(owner: str) -> None:
    t = table(
        {HANK: at(5, 5), LORRE: at(5, 8)}, rows=["." * 10] * 4 + [".....E"], equipped={owner: ["dread_barometer"]}
    )  # fmt: skip
    t.state.horror_discard.append("chitin")
    t.state.horror, t.explorer().stamina = 10, 5
    t.refresh()
    t.answer(cell=at(5, 6), as_kind="event_cell")
    t.roll_attack(1)
    t.take(DECLINE)
    assert t.what("event_relaunched")
    assert t.explorer(owner).inspiration == 1


@pytest.mark.parametrize("owner", [HANK, LORRE])
@pytest.mark.parametrize("card", ["steel_nerves", "locket"])
def test_the_gramophone_hears_every_launched_explorer_event(card: str, owner: str) -> None:
    t = table(
        {HANK: at(5, 5), LORRE: at(5, 8)}, rows=["." * 10] * 4 + [".....E"], equipped={owner: ["echo_gramophone"]}
    )  # fmt: skip
    t.state.explorer_deck = [*(one for one in t.state.explorer_deck if one != card), card]
    t.explorer().stamina = 5
    t.refresh()
    t.answer(cell=at(5, 6), as_kind="event_cell")
    t.take(AGREE)
    assert t.state.progress["echo_gramophone"] == 1


def test_those_events_are_of_both_kinds() -> None:
    assert {EVENTS[card].personal for card in ("steel_nerves", "locket")} == {True, False}

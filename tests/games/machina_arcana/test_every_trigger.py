"""Every ability that waits for a moment: the moment comes, and each of its effects does something."""

from __future__ import annotations

from itertools import product

import pytest

from eldertable.games.machina_arcana.cards import CARDS, CHAPTERS, ITEMS, MONSTERS
from eldertable.games.machina_arcana.options import AGREE, Attach
from eldertable.games.machina_arcana.state import DESTROYED, Equipped
from eldertable.games.machina_arcana.things import set_token
from eldertable.testing import rule

from .arrange import Table, at
from .deeds import DEEDS, OF_ITS_OWN
from .exercise import (
    EVENT_CELL,
    FACES,
    FAR,
    FIRST,
    LAIR,
    NEAR,
    TURNING,
    Witness,
    assert_told_in_both_languages,
    crowded,
    effects_of,
    effects_within,
    go_on,
    hold,
    luck,
    nearly_done,
)
from .handling import put_on

WAITING = [
    (card, ability.index)
    for card in CARDS
    for ability in CARDS[card].abilities
    if ability.kind == "triggered" and not (card in CHAPTERS and CHAPTERS[card].role == "finale")
]
OWNERS = {"smuggler_coat": "kim_richards"}  # a shooter equips no weapon just because it was gained


def prepare(t: Table, card: str) -> None:
    match card:
        case "piercing_revolver":
            t.explorer().equipped.append(Equipped("piercing_scope", "extension", card))
        case "polar_parka":
            t.state.monsters[0].cell = FAR + 1
        case "coil_of_time" | "rediscoverer":
            set_token(t.state, EVENT_CELL, DESTROYED)
        case "flywheel_axe":
            t.state.monsters[1].cell = LAIR
        case "keen_ear":  # room to move
            t.state.explorers[1].cell = at(10, 1)


@pytest.mark.parametrize(("card", "index"), WAITING, ids=str)
def test_when_the_moment_comes_the_ability_does_what_it_says(card: str, index: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ability = CARDS[card].abilities[index]
    assert ability.trigger is not None
    wanted = {(card, one.path) for effect in ability.do for one in effects_within(effect)}
    witness = Witness(monkeypatch)
    for faces, manner in product(FACES, (FIRST, TURNING)):
        t = crowded(OWNERS.get(card, "hank_horden"))
        hold(t, card)
        nearly_done(t, card, ability)
        prepare(t, card)
        t.refresh()
        luck(monkeypatch, faces)
        OF_ITS_OWN.get(card, DEEDS[ability.trigger.word])(t, card, ability)
        go_on(t, manner)
        assert_told_in_both_languages(t)
        if not witness.missing(wanted):
            return
    raise AssertionError(f"nothing comes of {witness.missing(wanted)}")


COMING = [card for card in (*ITEMS, *MONSTERS) if any(a.kind == "enters_play" for a in CARDS[card].abilities)]


@rule("MA-ABILITY-15", "MA-ABILITY-17", "MA-ABILITY-18")
@pytest.mark.parametrize("card", COMING)
def test_an_item_that_is_equipped_and_a_monster_that_appears_do_what_they_say(
    card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    witness = Witness(monkeypatch)
    t = crowded("lorre_gerrar")
    luck(monkeypatch, "high")
    if card in ITEMS:
        t.explorer().inventory, t.explorer().stamina = [card], 4
        t.refresh()
        put_on(t, Attach(card, "", "main"))
    else:
        t.state.monster_deck = ["listener", "mi_go", card]
        t.state.lair = 2
        t.go_to("lair_phase")
        go_on(t)
    assert not witness.missing(effects_of(CARDS[card], "enters_play"))
    assert_told_in_both_languages(t)


def test_what_follows_a_shot_is_offered_to_and_paid_by_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    t = crowded()
    owner = t.explorer("kim_richards")
    owner.equipped = [Equipped("scarifier", "main"), Equipped("second_barrel", "extension", "scarifier")]
    owner.stamina, owner.inspiration, t.explorer().inspiration = 6, 0, 0
    luck(monkeypatch, "low")
    t.go_to("act", ref=owner.card)
    t.use("scarifier", target="saral")
    assert (t.asked(), t.seat) == ("may_pay", owner.seat)
    t.take(AGREE)
    assert owner.stamina == 6 - 3 - 1


def test_the_choice_after_a_kill_is_the_killers(monkeypatch: pytest.MonkeyPatch) -> None:
    t = crowded(monsters={"listener": NEAR})
    owner = t.explorer("kim_richards")
    owner.equipped = [Equipped("frost_spear", "main"), Equipped("reaper_grip", "extension", "frost_spear")]
    owner.stamina = 6
    luck(monkeypatch, "high")
    t.go_to("act", ref=owner.card)
    t.use("frost_spear", target="listener")
    assert (t.asked(), t.seat) == ("choose_list", owner.seat)

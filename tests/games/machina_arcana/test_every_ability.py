"""Every active ability of every card is used on a table where that is legal, and each of its effects does something."""

from itertools import product

import pytest

from eldertable.games.machina_arcana import values
from eldertable.games.machina_arcana.cards import CARDS, CHAPTERS, EVENTS, EXPLORERS, ITEMS, MONSTERS
from eldertable.games.machina_arcana.options import ChooseThing, UseAbility
from eldertable.games.machina_arcana.state import DESTROYED, DOOR_CLOSED, DOOR_DESTROYED, Equipped, Lasting
from eldertable.games.machina_arcana.things import doors_beside, set_door, set_token
from eldertable.testing import rule

from .arrange import Table, at, table
from .exercise import (
    FACES,
    FIRST,
    LAST,
    NEAR,
    STOPS,
    TURNING,
    Witness,
    assert_told_in_both_languages,
    crowded,
    effects_within,
    go_on,
    luck,
    nearly_done,
)

HERE, NEXT, FAR = at(5, 5), at(5, 6), at(7, 7)
ROWS = [
    "..........",
    "..........",
    "...o......",
    "..CTRW....",
    "...L......",
    "...E*.....",
    ".~~...^...",
    "..........",
    "L.........",
    "........L.",
]
USED = [
    (card, ability.index)
    for card in (*ITEMS, *EXPLORERS, *(e for e in EVENTS if EVENTS[e].deck == "explorer"), *CHAPTERS)
    for ability in CARDS[card].abilities
    if ability.kind == "active"
]


def user_of(card: str) -> str:
    return card if card in EXPLORERS else "hank_horden"


def lay(card: str) -> Table:
    """The user with the card, a friend and a monster beside it, another monster farther away, everything it may need."""
    user = user_of(card)
    friend = "kim_richards" if user != "kim_richards" else "hank_horden"
    t = table({user: HERE, friend: NEXT}, {"saral": at(5, 4), "blind_bell_ringer": FAR}, rows=ROWS, doors=[(5, 5, "west")])
    explorer = t.explorer(user)
    explorer.health, explorer.inspiration = 3, 3
    t.explorer(friend).health = 3
    t.state.monsters[0].wounds = 1
    explorer.inventory += ["ice_axe"] if card != "ice_axe" else []
    t.state.item_discard.append("pipe_wrench" if card != "pipe_wrench" else "boiler_hammer")
    t.state.explorer_discard, t.state.horror_discard = ["surge_of_strength"], ["chitin"]
    t.state.danger = 5
    return t


def give(t: Table, card: str) -> None:
    """Put the card into play."""
    explorer = t.explorer(user_of(card))
    if card in CHAPTERS:
        t.state.chapter = card
        t.state.chapters = [other for other in t.state.chapters if other != card]
    elif card in EVENTS and EVENTS[card].personal:
        explorer.events.append(card)
    elif card in EVENTS:
        t.state.explorer_discard.append(card)
    elif card in ITEMS and ITEMS[card].type == "single_use":
        explorer.inventory.append(card)
    elif card in ITEMS and ITEMS[card].slot == "extension":
        fits = (
            h.id
            for h in ITEMS.values()
            if h.type == ITEMS[card].type and h.symbols.get("right") == ITEMS[card].symbols["left"]
        )
        host = next(fits)
        explorer.equipped += [Equipped(host, "main"), Equipped(card, "extension", host)]
    elif card in ITEMS:
        explorer.equipped.append(Equipped(card, "main"))


def prepare(t: Table, card: str, index: int) -> None:
    """What this one ability needs besides: markers, tokens, doors, destroyed cells, weapons to put on."""
    ability = CARDS[card].abilities[index]
    assert ability.cost is not None
    explorer = t.explorer(user_of(card))
    explorer.stamina = max(1, ability.cost.stamina)  # so that there is something to regain
    wanted = f"{ability.do} {ability.targets}"
    if ability.cost.return_marker:
        path = next([a.index, i] for a in CARDS[card].abilities for i, effect in enumerate(a.do) if effect.word == "lasting")
        t.state.lasting.append(Lasting(explorer.card, card, path, explorer.card, [explorer.card]))
    if ability.cost.return_progress:
        t.state.progress[card] = 2
    nearly_done(t, card, ability)
    if card == "rescue_reel":  # somebody to be pulled
        t.state.explorers[1].cell = at(5, 8)
    if "closed_door" in wanted or "destroyed_door" in wanted:
        for door in doors_beside(t.state, HERE):
            set_door(t.state, door, DOOR_CLOSED if "closed_door" in wanted else DOOR_DESTROYED)
    if "destroyed_cell" in wanted:
        set_token(t.state, at(4, 4), DESTROYED)
    if "equip_item" in wanted:
        explorer.equipped.append(Equipped("scarifier", "main"))
        explorer.inventory += ["bloodletting_pistol", "piercing_scope"]


def aim_far(t: Table) -> None:
    """At the monster that stands alone, or at its cell."""
    for wanted in (ChooseThing("blind_bell_ringer"), ChooseThing(f"cell@{FAR}")):
        if wanted in t.decision(t.seat).options:
            t.take(wanted)
            return


@pytest.mark.parametrize(("card", "index"), USED, ids=str)
def test_an_ability_can_be_used_and_all_of_it_does_something(card: str, index: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ability = CARDS[card].abilities[index]
    wanted = {(card, one.path) for effect in ability.do for one in effects_within(effect)}
    witness = Witness(monkeypatch)
    for faces, manner in product(FACES, (FIRST, LAST, TURNING)):
        t = lay(card)
        give(t, card)
        prepare(t, card, index)
        t.refresh()
        luck(monkeypatch, faces)
        t.choose(UseAbility, t.seat, card=card, ability=index)
        if t.asked() == "choose_target" and manner == FIRST:
            aim_far(t)
        go_on(t, manner)
        assert any(event.card == card for event in t.what("used"))
        assert_told_in_both_languages(t)
        if not witness.missing(wanted):
            return
    raise AssertionError(f"nothing comes of {witness.missing(wanted)}")


BY_MONSTERS = [
    (card, ability.index)
    for card in (*MONSTERS, *(e for e in EVENTS if EVENTS[e].deck == "horror"))
    for ability in CARDS[card].abilities
    if ability.kind == "active"
]


SINGLE_USE = [(card, index) for card, index in USED if card in ITEMS and ITEMS[card].type == "single_use"]


@rule("MA-ITEM-05", "MA-LASTING-16")
@pytest.mark.parametrize(("card", "index"), SINGLE_USE, ids=str)
def test_a_single_use_item_is_gone_after_its_use_or_when_its_effect_has_ended(card: str, index: int) -> None:
    t = lay(card)
    give(t, card)
    prepare(t, card, index)
    t.explorer().stamina = 6  # the turn goes on
    t.refresh()
    t.choose(UseAbility, t.seat, card=card, ability=index)
    go_on(t)
    lasts = any(effect.word == "lasting" for effect in CARDS[card].abilities[index].do)
    assert (card in t.explorer().inventory) == lasts
    if lasts:
        t.go_to("explorers_phase")
    assert card in t.state.item_discard
    assert card not in t.explorer().inventory


@pytest.mark.parametrize(("card", "index"), BY_MONSTERS, ids=str)
def test_an_ability_of_monsters_can_be_used_and_all_of_it_does_something(
    card: str, index: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ability = CARDS[card].abilities[index]
    wanted = {(card, one.path) for effect in ability.do for one in effects_within(effect)}
    user = card if card in MONSTERS else "saral"
    witness = Witness(monkeypatch)
    for faces, manner, cell, wounds in product(FACES, (FIRST, LAST), (NEAR, at(8, 6)), (0, 1)):
        t = crowded(monsters={"mi_go" if user != "mi_go" else "saral": at(8, 8), user: cell})
        steered(t, user, wounds)
        if card in EVENTS:
            t.state.horror_discard = [card]
        luck(monkeypatch, faces)
        t.go_to("steer", ref=user)
        if not t.can(UseAbility, t.seat, card=card, ability=index):
            continue
        t.choose(UseAbility, t.seat, card=card, ability=index)
        go_on_steering(t, manner)
        assert_told_in_both_languages(t)
        if not witness.missing(wanted):
            return
    raise AssertionError(f"nothing comes of {witness.missing(wanted)}")


def steered(t: Table, monster: str, wounds: int) -> None:
    """The monster is controlled by the first explorer and has its whole turn before it; all monsters have as many wounds."""
    state = t.state
    for other in state.monsters:
        other.wounds = min(wounds, values.base_stat(state, other.card, "health") - 1)
        other.controlled_by = t.explorer().card if other.card == monster else ""
    state.phase, state.memory = "monsters", {"acted": [other.card for other in state.monsters]}
    state.stamina_left = int(MONSTERS[monster].stats.stamina)


def go_on_steering(t: Table, manner: str) -> None:
    """Until the monster may do something else."""
    while t.match.pending and t.asked() not in ("steer", "out_of_turn", *STOPS):
        t.take(t.decision(t.seat).options[-1 if manner == LAST else 0])

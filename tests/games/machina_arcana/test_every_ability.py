"""Every active ability of every item, explorer, event and chapter is used once, on a table where that is legal."""

import pytest

from eldertable.games.machina_arcana.cards import CARDS, CHAPTERS, EVENTS, EXPLORERS, ITEMS
from eldertable.games.machina_arcana.options import UseAbility
from eldertable.games.machina_arcana.state import DESTROYED, DOOR_CLOSED, DOOR_DESTROYED, Equipped, Lasting
from eldertable.games.machina_arcana.things import doors_beside, set_door, set_token

from .arrange import Table, at, table

HERE, NEXT = at(5, 5), at(5, 6)
ROWS = [
    "..........",
    "..........",
    "...o......",
    "..CTRW....",
    "...L......",
    "...E*.....",
    ".~~.......",
    "......^...",
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
    t = table({user: HERE, friend: NEXT}, {"saral": at(6, 6), "listener": at(8, 8)}, rows=ROWS, doors=[(5, 5, "west")])
    explorer = t.explorer(user)
    explorer.health, explorer.inspiration, explorer.stamina = 3, 9, 9
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
    wanted = f"{ability.do} {ability.targets}"
    if ability.cost.return_marker:
        path = next([a.index, i] for a in CARDS[card].abilities for i, effect in enumerate(a.do) if effect.word == "lasting")
        t.state.lasting.append(Lasting(explorer.card, card, path, explorer.card, [explorer.card]))
    if ability.cost.return_progress:
        t.state.progress[card] = 2
    if "closed_door" in wanted or "destroyed_door" in wanted:
        for door in doors_beside(t.state, HERE):
            set_door(t.state, door, DOOR_CLOSED if "closed_door" in wanted else DOOR_DESTROYED)
    if "destroyed_cell" in wanted:
        set_token(t.state, at(4, 4), DESTROYED)
    if "equip_item" in wanted:
        explorer.equipped.append(Equipped("scarifier", "main"))
        explorer.inventory += ["bloodletting_pistol", "piercing_scope"]


@pytest.mark.parametrize(("card", "index"), USED, ids=str)
def test_an_ability_can_be_used_and_is_resolved(card, index):
    t = lay(card)
    give(t, card)
    prepare(t, card, index)
    t.refresh()
    t.choose(UseAbility, t.seat, card=card, ability=index)
    for _ in range(60):
        if not t.match.pending or t.asked() in ("act", "next_turn"):
            break
        t.events += t.match.choose(t.seat, 0)
    assert any(event.card == card for event in t.what("used"))

"""What the properties of random games need to know of Machina Arcana: its variants, its bound, where everything lies."""

from __future__ import annotations

from collections import Counter
from itertools import product

from eldertable.games.machina_arcana import selecting, values
from eldertable.games.machina_arcana.campaign import carried
from eldertable.games.machina_arcana.cards import CHAPTERS, EVENTS, FINALE_CREATURES, ITEMS, MONSTERS
from eldertable.games.machina_arcana.danger import HIGHEST_LEVEL
from eldertable.games.machina_arcana.lasting import markers_left
from eldertable.games.machina_arcana.motion import STANDING
from eldertable.games.machina_arcana.setup import LENGTHS
from eldertable.games.machina_arcana.state import LEAST, MAX_FRAGMENTS, MOST, OFF_BOARD, ArcanaState
from eldertable.games.machina_arcana.things import board_of, explorers_on_board
from eldertable.games.machina_arcana.tiles import tiles
from eldertable.kernel.match import Match

BOUND = 20_000  # answers; random explorers die within a few hundred, careful ones need some thousands

_VARIANTS = [
    {"length": length, "easy": easy, "very_easy": very_easy}
    for length, easy, very_easy in product(LENGTHS, ("no", "yes"), ("no", "yes"))
]


_CAMPAIGNS: tuple[dict[str, str], ...] = (
    {},
    {"campaign": "yes"},
    {"campaign": "yes", "carried": "lorre_gerrar:conjurer_robe,locket;rustam_alimov:ice_axe,spiked_whip,surviving_stoker"},
)


def options(number: int, seats: int) -> dict[str, str]:
    """The options of the game of this number: all combinations in turn."""
    again = number // len(_VARIANTS)  # the next time another campaign
    return {**_VARIANTS[number % len(_VARIANTS)], **_CAMPAIGNS[(number + again) % len(_CAMPAIGNS)]}


def check_components(state: ArcanaState) -> None:
    """Nothing lies in two places, every number is lawful, and nobody stands where nobody can."""
    if not state.chapter:
        return  # nothing is laid out yet
    for kind, piles in (("item", item_piles(state)), ("monster", monster_piles(state)), ("event", event_piles(state))):
        twice = [card for card, times in Counter(piles).items() if times > 1]
        assert not twice, f"{kind} in two places: {twice}"
    _check_fragments(state)
    _check_figures(state)
    _check_numbers(state)


def check_nothing_lost(match: Match) -> None:
    """Between two steps no card is on its way: each is in exactly one place."""
    state: ArcanaState = match.state
    if not match.at_rest or not state.chapter:
        return
    assert sorted(item_piles(state)) == sorted(ITEMS)
    own = [card for card in monster_piles(state) if card not in FINALE_CREATURES]
    assert sorted(own) == sorted(MONSTERS)
    assert len(fragment_faces(state)) == len(tiles())
    for deck in ("explorer", "horror"):
        found = [card for card in event_piles(state) if EVENTS[card].deck == deck]
        of_scenario = {card.id for card in EVENTS.values() if card.deck == deck and card.set == str(state.scenario)}
        assert of_scenario <= set(found), f"lost: {of_scenario - set(found)}"
        brought = [card for cards in carried(state).values() for card in cards if card in EVENTS]
        extra = sum(EVENTS[card].deck == deck and EVENTS[card].set == "common" for card in brought)
        assert len(found) == 2 * len(of_scenario) + extra


def item_piles(state: ArcanaState) -> list[str]:
    owned = [item for explorer in state.explorers for item in selecting.owned_items(state, explorer.card)]
    decks = [card for deck in state.item_decks.values() for card in deck]
    return [*owned, *decks, *state.items_aside, *state.item_discard, *state.items_boxed]


def monster_piles(state: ArcanaState) -> list[str]:
    on_board = [monster.card for monster in state.monsters]
    return [
        *on_board, *state.monster_deck, *state.monsters_aside, *state.monsters_destroyed, *state.monsters_boxed,
    ]  # fmt: skip


def event_piles(state: ArcanaState) -> list[str]:
    personal = [event for explorer in state.explorers for event in explorer.events]
    explorer, horror = (*state.explorer_deck, *state.explorer_discard), (*state.horror_deck, *state.horror_discard)
    return [*personal, *explorer, *horror, *state.events_boxed]


def fragment_faces(state: ArcanaState) -> list[str]:
    finale = {card.tile for card in CHAPTERS.values() if card.tile}
    return [f.face for f in state.fragments if f and f.face not in finale] + state.fragment_stack


def _check_fragments(state: ArcanaState) -> None:
    laid = [fragment for fragment in state.fragments if fragment]
    assert len(laid) <= MAX_FRAGMENTS
    assert len({(f.x, f.y) for f in laid}) == len(laid)
    assert all(max(axis) - min(axis) <= 1 for axis in ([f.x for f in laid], [f.y for f in laid]) if axis)
    faces = fragment_faces(state)
    for pair in tiles():
        assert sum(face in pair for face in faces) <= 1, f"fragment {pair} lies in two places"


def _check_figures(state: ArcanaState) -> None:
    cells = [e.cell for e in explorers_on_board(state)] + [m.cell for m in state.monsters if m.cell != OFF_BOARD]
    assert len(set(cells)) == len(cells), "two creatures on one cell"
    board = board_of(state)
    for ref, cell in [(e.card, e.cell) for e in explorers_on_board(state)] + [(m.card, m.cell) for m in state.monsters]:
        if cell != OFF_BOARD:
            kind = selecting.kind_of_cell(state, cell)
            assert kind in STANDING or kind == "chasm_cell", f"{ref} stands on {kind} {cell}"
            assert state.fragments[cell // 100] is not None
    for creature in state.cell_creatures:
        assert board.kinds[creature.cell] not in STANDING


def _check_numbers(state: ArcanaState) -> None:
    for explorer in state.explorers:
        if explorer.alive:
            for name in ("health", "stamina", "inspiration"):
                now = getattr(explorer, name)
                assert LEAST <= now <= MOST, f"{explorer.card}: {name} {now}"
            assert markers_left(state, explorer.card) >= 0
        else:
            assert explorer.cell == OFF_BOARD
            assert not selecting.owned_items(state, explorer.card)
    for monster in state.monsters:
        assert 0 <= values.current(state, monster.card, "health") <= MOST
    assert 1 <= state.monster_level <= HIGHEST_LEVEL
    assert state.danger >= 0
    assert 0 <= state.lair <= 10
    assert 0 <= state.horror <= 10


def hidden_from(state: ArcanaState, seat: int | None) -> set[str]:
    """Everybody knows which cards are in the decks; nobody their order. No id by itself is a secret."""
    return set()

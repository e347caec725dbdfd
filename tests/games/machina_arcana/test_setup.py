"""From the box to the first turn, and the shorter and easier games (MA-SETUP, MA-VARIANT)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from eldertable import BadOptions
from eldertable.games.machina_arcana import cards, setup
from eldertable.games.machina_arcana.cards import CHAPTERS, EVENTS, EXPLORERS, ITEMS, MONSTERS
from eldertable.games.machina_arcana.events import StoryTold
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import PASS, Activate, ChooseExplorer, LeaveBoard
from eldertable.games.machina_arcana.plain_values import BadWord
from eldertable.games.machina_arcana.state import LIT, OFF_BOARD, ArcanaState
from eldertable.games.machina_arcana.things import board_of, set_token
from eldertable.games.machina_arcana.tiles import face, tiles
from eldertable.kernel.match import Match
from eldertable.kernel.table import Table as KernelTable
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table

LORRE, RUSTAM, HANK, KIM = "lorre_gerrar", "rustam_alimov", "hank_horden", "kim_richards"
PARTY = (LORRE, RUSTAM, HANK, KIM)
MANY_ANSWERS = 30  # a set-up asks for explorers and where they stand


def new_match(seats: int = 1, seed: str = "set-up", **options: str) -> Match:
    return Match(GAME, seats, GAME.check_options(seats, options), seed)


def started(seats: int = 1, seed: str = "set-up", **options: str) -> Match:
    """A match whose first round has begun; whoever is asked takes the first option."""
    match = new_match(seats, seed, **options)
    for _ in range(MANY_ANSWERS):
        if match.state.round:
            return match
        match.choose(next(iter(match.pending)), 0)
    raise AssertionError("the first round never began")


def told_at_start(seats: int = 1, **options: str) -> list[str]:
    """The story as it is told before the first turn."""
    match = new_match(seats, **options)
    events = list(match.opening)
    for _ in range(MANY_ANSWERS):
        if match.state.round:
            break
        events += match.choose(next(iter(match.pending)), 0)
    return [event.chapter for event in events if isinstance(event, StoryTold)]


# --- scenario and chapters ---------------------------------------------------------------------------------------


@rule("MA-SETUP-01")
def test_one_scenario_is_chosen_and_the_chapter_board_lies_on_the_table() -> None:
    match = started(scenario="1")
    assert match.state.scenario == 1
    assert match.view(0)["chapter"]["id"] == "c1_1"
    assert set(match.view(0)["tracks"]) >= {"lair", "horror", "danger", "monster_level"}
    with pytest.raises(BadOptions):
        new_match(scenario="0")


@rule("MA-SETUP-02", "MA-SETUP-20")
def test_finale_card_and_finale_fragment_lie_aside() -> None:
    state: ArcanaState = started().state
    finale = next(card for card in CHAPTERS.values() if card.role == "finale")
    assert finale.id not in state.chapters and not state.finale and state.chapter != finale.id
    faces = [fragment.face for fragment in state.fragments if fragment] + state.fragment_stack
    assert finale.tile and finale.tile not in faces


@rule("MA-SETUP-03", "MA-SETUP-04", "MA-SETUP-23")
def test_the_title_is_turned_over_and_chapter_one_lies_on_the_others_in_ascending_order() -> None:
    assert told_at_start() == ["c1_title", "c1_1"]
    match = started()
    stack = [CHAPTERS[id] for id in reversed(match.state.chapters)]
    assert [card.number for card in stack] == list(range(2, 11))
    assert match.state.chapter == "c1_1" and match.view(0)["chapter"]["left"] == 9


@rule("MA-SETUP-05", "MA-SETUP-06")
def test_danger_starts_at_the_left_and_the_monster_level_at_one() -> None:
    for seats in (1, 4):
        tracks = started(seats).view(0)["tracks"]
        assert tracks["danger"] == 0 and tracks["monster_level"] == 1


# --- decks -------------------------------------------------------------------------------------------------------


def events(deck: str, set_: str) -> set[str]:
    return {card.id for card in EVENTS.values() if card.deck == deck and card.set == set_}


@rule("MA-SETUP-07", "MA-SETUP-08", "MA-SETUP-09", "MA-EX-01")
@pytest.mark.parametrize("deck", ["explorer", "horror"])
def test_as_many_common_events_as_own_ones_are_shuffled_together(deck: str) -> None:
    decks = [getattr(started(seed=seed).state, f"{deck}_deck") for seed in ("one", "two", "three")]
    for cards_ in decks:
        assert len(cards_) == len(set(cards_)) == 22
        assert events(deck, "1") <= set(cards_) and len(events(deck, "1")) == 11
        assert len(events(deck, "common") & set(cards_)) == 11  # the other 21 stay in the box
    assert len({frozenset(cards_) for cards_ in decks}) == 3  # which common ones is chance
    assert any(sorted(cards_[:11]) != sorted(events(deck, "1")) for cards_ in decks)  # and they are mixed


@rule("MA-SETUP-07", "MA-SETUP-09")
@pytest.mark.parametrize("deck", ["explorer", "horror"])
def test_a_scenario_with_fewer_own_events_gets_fewer_common_ones(monkeypatch: pytest.MonkeyPatch, deck: str) -> None:
    """Scenario II has 6 of its own."""
    left_out = sorted(events(deck, "1"))[6:]
    monkeypatch.setattr(setup, "EVENTS", {id: event for id, event in EVENTS.items() if id not in left_out})
    drawn = set(getattr(started().state, f"{deck}_deck"))
    assert len(drawn & events(deck, "1")) == len(drawn & events(deck, "common")) == 6


@rule("MA-SETUP-10", "MA-CARD-09")
@pytest.mark.parametrize("build", [cards.item, cards.monster, cards.explorer])
@pytest.mark.parametrize("key", ["set", "scenario"])
def test_items_monsters_and_explorers_carry_no_scenario_symbol(build: Any, key: str) -> None:
    raw = {"id": "a", "name": {"ru": "А", "en": "A"}, "type": "artefact", "level": 1, "class": "mystic", "stats": {}}
    known = {cards.item: ("id", "name", "type", "level"), cards.monster: ("id", "name", "level", "stats")}
    card = {name: raw[name] for name in known.get(build, ("id", "name", "class", "stats"))}
    assert build(card).id == "a"
    with pytest.raises(BadWord, match=f"{key}: unknown-key"):
        build({**card, key: 1})
    state: ArcanaState = started().state
    assert sorted([*state.monster_deck, *state.monsters_aside]) == sorted(MONSTERS)  # no deck leaves out or adds any


@rule("MA-SETUP-15", "MA-SETUP-16", "MA-ITEM-09")
def test_four_shuffled_item_decks_of_level_one_and_the_rest_aside() -> None:
    state: ArcanaState = started().state
    assert set(state.item_decks) == {"weapon", "clothing", "artefact", "single_use"}
    for type_, deck in state.item_decks.items():
        printed = [card.id for card in ITEMS.values() if card.type == type_ and card.level == 1]
        assert sorted(deck) == sorted(printed)
        assert deck not in (printed, printed[::-1])
        assert deck != started(seed="another").state.item_decks[type_]
    assert sorted(state.items_aside) == sorted(card.id for card in ITEMS.values() if card.level in (2, 3))
    assert not state.item_discard


@rule("MA-SETUP-17")
def test_discarded_items_of_all_types_lie_on_one_pile() -> None:
    t = table({HANK: at(5, 5)}, rows=["", "", "", "....CC"])
    t.explorer().stamina = 9
    for chest, decks in ((at(4, 5), ("weapon", "clothing")), (at(4, 6), ("artefact", "single_use"))):
        t.refresh()
        t.choose(Activate, cell=chest, as_kind="chest")
        for deck in decks:
            t.answer(deck=deck)
        t.take(t.decision().options[0])
        t.answer(where="discard")
        while t.asked() != "act":
            t.take(t.decision().options[-1])
    pile = t.match.view(0)["piles"]["item_discard"]
    assert [ITEMS[card].type for card in pile] == ["clothing", "single_use"]


@rule("MA-SETUP-18", "MA-SETUP-19")
def test_the_monster_deck_is_level_one_and_higher_levels_lie_aside() -> None:
    state: ArcanaState = started().state
    assert sorted(state.monster_deck) == sorted(card.id for card in MONSTERS.values() if card.level == 1)
    assert sorted(state.monsters_aside) == sorted(card.id for card in MONSTERS.values() if card.level > 1)
    assert not state.monsters
    assert state.monster_deck != started(seed="another").state.monster_deck


# --- explorers ---------------------------------------------------------------------------------------------------


@rule("MA-SETUP-11", "MA-GAME-01")
def test_each_player_chooses_an_explorer_that_nobody_has() -> None:
    match = new_match(4)
    for seat in range(4):
        assert list(match.pending) == [seat]
        offered = {option.explorer for option in match.pending[seat].options}
        assert offered == set(EXPLORERS) - set(PARTY[:seat])
        match.choose(seat, match.pending[seat].options.index(ChooseExplorer(PARTY[seat])))
    assert [(explorer.card, explorer.seat) for explorer in match.state.explorers] == list(zip(PARTY, range(4), strict=True))


@rule("MA-SETUP-12", "MA-SETUP-13", "MA-SETUP-14")
def test_everyone_starts_without_inspiration_at_full_health_and_stamina_with_three_markers() -> None:
    match = new_match(4)
    for seat in range(4):
        match.choose(seat, match.pending[seat].options.index(ChooseExplorer(PARTY[seat])))
    for explorer in match.view(0)["explorers"]:
        printed = EXPLORERS[explorer["card"]].stats
        assert explorer["inspiration"] == 0 and explorer["markers"] == 3
        assert (explorer["health"], explorer["stamina"]) == (printed.health, printed.stamina)


# --- the board ---------------------------------------------------------------------------------------------------


@rule("MA-SETUP-21")
def test_all_ten_fragments_lie_on_the_table_with_chance_sides_in_chance_order() -> None:
    seen: set[str] = set()
    orders = set()
    tile_of = {side: number for number, pair in enumerate(tiles()) for side in pair}
    for seed in range(12):
        state: ArcanaState = started(seed=f"fragments {seed}").state
        faces = [fragment.face for fragment in state.fragments if fragment] + state.fragment_stack
        assert all(sum(side in faces for side in pair) == 1 for pair in tiles()) and len(faces) == 10
        seen.update(faces)
        orders.add(tuple(tile_of[face_] for face_ in faces))
    assert len(seen) == 20 and len(orders) == 12


@rule("MA-SETUP-22")
def test_the_bottom_fragment_starts_and_the_top_one_is_explored_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KernelTable, "shuffle", lambda self, items: None)
    monkeypatch.setattr(KernelTable, "below", lambda self, sides: 0)
    state: ArcanaState = started().state
    pairs = tiles()
    assert [fragment.face for fragment in state.fragments if fragment] == [pairs[0][0]]
    assert state.fragment_stack[-1] == pairs[-1][0]


@rule("MA-SETUP-24", "MA-SETUP-25", "MA-EX-02")
@pytest.mark.parametrize(("seats", "lair"), [(1, 7), (2, 6), (3, 5), (4, 4)])
def test_the_lair_value_of_chapter_one_drops_for_each_explorer_beyond_the_first(seats: int, lair: int) -> None:
    state: ArcanaState = started(seats).state
    assert (CHAPTERS["c1_1"].lair_value, CHAPTERS["c1_1"].horror_value) == (7, 4)
    assert (state.lair, state.horror) == (lair, 4)


@rule("MA-SETUP-25", "MA-Q-21")
@pytest.mark.parametrize(("printed", "lair"), [(6, 3), (5, 3), (4, 3), (3, 3), (2, 2)])
def test_the_lair_value_is_not_lowered_below_three(monkeypatch: pytest.MonkeyPatch, printed: int, lair: int) -> None:
    monkeypatch.setitem(CHAPTERS, "c1_1", msgspec.structs.replace(CHAPTERS["c1_1"], lair_value=printed))
    assert started(4).state.lair == lair


@rule("MA-SETUP-26")
def test_chapter_one_places_the_entry_and_the_explorers_on_the_starting_fragment() -> None:
    for seats in (1, 4):
        state: ArcanaState = started(seats).state
        (fragment,) = state.fragments
        assert fragment is not None and len(fragment.entry) == 2
        around = {near for cell in fragment.entry for near in board_of(state).neighbours[cell]}
        for explorer in state.explorers:
            assert explorer.cell != OFF_BOARD and explorer.cell in around | set(fragment.entry)
        assert face(fragment.face).attach


# --- easier ------------------------------------------------------------------------------------------------------


def lair_roll(rolled: int, **options: str) -> tuple[Table, int]:
    """A lair phase at lair value 2 in which the fate die shows this face; how many monsters have appeared."""
    t = table({LORRE: at(5, 5)}, rows=["L"], options=options)
    t.state.lair, t.state.horror = 2, 0
    t.roll_attack(rolled)
    t.take(PASS)
    return t, len(t.what("appeared"))


@rule("MA-VARIANT-01", "MA-DICE-03")
def test_in_the_easy_game_the_face_zero_is_zero_and_otherwise_ten() -> None:
    easy, appeared = lair_roll(0, easy="yes")
    assert appeared == 0 and easy.what("fate")[0].n == 0
    usual, appeared = lair_roll(0)
    assert appeared == 1 and usual.what("fate")[0].n == 10
    for face_ in (1, 9):
        assert lair_roll(face_, easy="yes")[0].what("fate")[0].n == lair_roll(face_)[0].what("fate")[0].n == face_


def values_after_a_round(**options: str) -> tuple[int, int]:
    """Lair and horror value after phases that began with 7 and 8; the rolls call neither monster nor event."""
    t = table({LORRE: at(5, 5)}, rows=["L"], options=options)
    t.state.lair, t.state.horror = 7, 8
    t.roll_attack(1, 1)
    t.take(PASS)
    assert not t.what("appeared") and not t.what("event_launched")
    return t.state.lair, t.state.horror


@rule("MA-VARIANT-02", "MA-VARIANT-03", "MA-Q-24")
def test_in_the_very_easy_game_lair_and_horror_never_drop_by_themselves() -> None:
    assert values_after_a_round() == (6, 7)
    assert values_after_a_round(very_easy="yes") == (7, 8)
    assert values_after_a_round(easy="yes") == (6, 7)
    assert started(4, very_easy="yes").state.lair == 4  # the reduction for more explorers stays


# --- shorter -----------------------------------------------------------------------------------------------------


def numbers(match: Match) -> list[int]:
    """The current chapter and those to come."""
    return [CHAPTERS[id].number for id in (match.state.chapter, *reversed(match.state.chapters))]


def advance(t: Table) -> None:
    """Step on a lit chapter cell beside the explorer."""
    set_token(t.state, at(4, 5), LIT)
    t.refresh()
    t.choose(Activate, t.seat, cell=at(4, 5), as_kind="lit_chapter_cell")


@rule("MA-VARIANT-04", "MA-Q-25", "MA-Q-26")
def test_the_quick_game_leaves_out_chapters_two_and_seven() -> None:
    match = started(length="quick")
    assert numbers(match) == [1, 3, 4, 5, 6, 8, 9, 10]
    assert numbers(started()) == list(range(1, 11))
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "....*"], options={"length": "quick"})
    advance(t)
    assert t.state.chapter == "c1_3"  # chapter 2 is skipped with all it would have done


@rule("MA-VARIANT-04")
def test_the_quick_game_is_won_in_the_finale() -> None:
    t = table({LORRE: at(5, 5)}, options={"length": "quick"})
    t.state.chapter = t.state.finale = "c1_finale"
    t.state.set_aside = 3
    t.take(PASS)
    assert t.match.outcome is not None and t.match.outcome.kind == "won"


def leaving(chapter: str, length: str = "very_quick", to_come: tuple[str, ...] = ()) -> Table:
    """Both explorers stand on the exit."""
    t = table({LORRE: at(1, 5), RUSTAM: at(1, 6)}, options={"length": length}, chapter=chapter)
    t.fragment.exit = [at(1, 5), at(1, 6)]
    t.state.chapters = list(reversed(to_come))
    t.explorer(RUSTAM).turn_taken = False
    t.refresh()
    return t


@rule("MA-VARIANT-05", "MA-Q-26")
def test_the_very_quick_game_is_chapters_one_two_and_four_and_won_when_the_last_one_leaves() -> None:
    assert numbers(started(length="very_quick")) == [1, 2, 4]
    t = leaving("c1_4")
    t.choose(LeaveBoard)
    assert t.match.outcome is None
    t.choose(LeaveBoard, 1)
    outcome = t.match.outcome
    assert outcome is not None and (outcome.kind, outcome.winners) == ("won", (0, 1))


@rule("MA-VARIANT-04", "MA-VARIANT-05")
def test_the_very_quick_game_counts_only_survivors_and_only_chapter_four() -> None:
    t = leaving("c1_4")
    t.explorer(RUSTAM).alive, t.explorer(RUSTAM).cell = False, OFF_BOARD
    t.refresh()
    t.choose(LeaveBoard)
    assert t.match.outcome is not None and t.match.outcome.winners == (0,)
    for chapter, length in (("c1_4", "full"), ("c1_4", "quick"), ("c1_1", "very_quick")):
        other = leaving(chapter, length, ("c1_5", "c1_6"))
        other.choose(LeaveBoard)
        other.choose(LeaveBoard, 1)
        assert other.match.outcome is None and other.state.chapter == "c1_5"

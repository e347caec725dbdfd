"""What the game is, how long it goes on, who decides and what death means (MA-GAME)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from eldertable import BadOptions
from eldertable.games.machina_arcana import cards
from eldertable.games.machina_arcana.cards import CHAPTERS, EXPLORERS
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import PASS, Activate, ChooseThing, TakeTurn, UseAbility
from eldertable.games.machina_arcana.plain_values import BadWord
from eldertable.games.machina_arcana.state import LIT, OFF_BOARD, ArcanaState
from eldertable.games.machina_arcana.things import set_token
from eldertable.games.machina_arcana.tiles import face
from eldertable.kernel.match import Match
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.own_cards import print_card, print_event, print_item

LORRE, RUSTAM, HANK = "lorre_gerrar", "rustam_alimov", "hank_horden"
DOOM = "[{cost: {stamina: 1}, do: [{lose_health: {n: 1, at: {each: explorer, in: board}}}]}]"


def started(seats: int) -> ArcanaState:
    match = Match(GAME, seats, GAME.check_options(seats, {}), "course")
    while match.state.round == 0:
        match.choose(next(iter(match.pending)), 0)
    state: ArcanaState = match.state
    return state


@rule("MA-GAME-01")
def test_one_to_four_play() -> None:
    for seats in (1, 2, 3, 4):
        assert GAME.check_options(seats, {})
        assert sorted(explorer.seat for explorer in started(seats).explorers) == list(range(seats))
    for seats in (0, 5):
        with pytest.raises(BadOptions):
            GAME.check_options(seats, {})


@rule("MA-GAME-01", "MA-GAME-07")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_they_win_together_or_lose_together(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    party = (LORRE, RUSTAM, HANK, "kim_richards")[:seats]
    t = table({ref: at(5, 1 + 2 * i) for i, ref in enumerate(party)}, rows=["", "", "", "*"])
    t.state.chapters = ["c1_10"]
    set_token(t.state, at(4, 1), LIT)
    t.refresh()
    t.choose(Activate, cell=at(4, 1), as_kind="lit_chapter_cell")
    won, lost = t.match.outcome, doomed(monkeypatch, dict.fromkeys(party, 1)).match.outcome
    assert won is not None and (won.kind, won.winners) == ("won", tuple(range(seats)))
    assert lost is not None and (lost.kind, lost.winners) == ("lost", ())


def _laid(state: ArcanaState) -> list[object]:
    """What the set-up puts on the table, but for chance and for what counts explorers."""
    piles: Iterable[list[str]] = (*state.item_decks.values(), state.monster_deck, state.items_aside, state.monsters_aside)
    counts = [len(state.explorer_deck), len(state.horror_deck), len(state.fragment_stack)]
    return [*map(sorted, piles), *counts, state.chapters, state.horror, state.danger, state.monster_level]


@rule("MA-GAME-02")
def test_any_number_of_players_has_the_same_rules_but_for_what_counts_explorers() -> None:
    states = [started(seats) for seats in (1, 2, 3, 4)]
    assert all(_laid(state) == _laid(states[0]) for state in states)
    assert len({state.lair for state in states}) == 4  # it counts explorers (MA-SETUP-25)
    assert not any(option.solo_only for option in GAME.options)
    for explorer in [explorer for state in states for explorer in state.explorers]:
        printed = EXPLORERS[explorer.card].stats
        assert (explorer.health, explorer.stamina, explorer.inspiration) == (printed.health, printed.stamina, 0)


@rule("MA-GAME-02")
def test_nobody_is_game_master_monsters_act_by_their_rules() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 1)}, {"mi_go": at(5, 9)})
    t.state.lair = t.state.horror = 0
    t.take(PASS)
    monster = t.monster("mi_go")
    assert monster is not None and monster.cell != at(5, 9)  # it has moved, and nobody was asked how
    assert t.state.round == 2 and t.asked() == "next_turn"


@rule("MA-GAME-03")
def test_rounds_go_on_until_the_scenario_is_won_or_lost() -> None:
    t = table({LORRE: at(5, 5)})
    for number in range(2, 62):
        t.state.lair = t.state.horror = 0  # nothing happens by itself
        t.take(PASS)
        assert t.state.round == number and t.asked() == "act"
    assert t.match.outcome is None


@rule("MA-GAME-04")
def test_a_scenario_is_a_row_of_chapters_with_a_finale_before_the_last() -> None:
    numbered = [card.number for card in CHAPTERS.values() if card.number]
    assert numbered == list(range(1, 11))
    assert [card.role for card in CHAPTERS.values()][-2:] == ["finale", "final"]


@rule("MA-GAME-04", "MA-CAMP-01")
def test_the_campaign_has_three_scenarios_and_goes_from_one_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(face(f"finale_{scenario}").entries for scenario in (1, 2, 3))
    event = {"id": "a", "name": {"ru": "А", "en": "A"}, "deck": "horror"}
    assert [cards.event({**event, "set": scenario}).set for scenario in (1, 2, 3)] == ["1", "2", "3"]
    with pytest.raises(BadWord, match="set: set"):
        cards.event({**event, "set": 4})
    state = started(1)
    state.kept = {LORRE: []}
    assert GAME.next_options(state)["scenario"] == "1"  # there is no other yet
    print_card(monkeypatch, cards.chapter, "c2_1", "scenario: 2\nrole: chapter\nnumber: 1\n")
    assert GAME.next_options(state)["scenario"] == "2"


# --- death -------------------------------------------------------------------------------------------------------


def doomed(patch: pytest.MonkeyPatch, health: dict[str, int], monsters: dict[str, int] | None = None) -> Table:
    """Explorers in a row with this much health; the first has an item that costs everybody one."""
    item = print_item(patch, "doom", DOOM)
    cells = {ref: at(5, 1 + 3 * i) for i, ref in enumerate(health)}
    t = table(cells, monsters, rows=["", "", "", "*"], equipped={next(iter(health)): [item]})
    t.state.lair = t.state.horror = 0
    for explorer in t.state.explorers:
        explorer.health = health[explorer.card]
    t.refresh()
    t.choose(UseAbility, card=item, ability=0)
    return t


@rule("MA-GAME-09")
def test_the_scenario_is_lost_the_moment_the_last_explorer_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    for health in ({LORRE: 1}, {LORRE: 1, RUSTAM: 1}):
        t = doomed(monkeypatch, health)
        outcome = t.match.outcome
        assert outcome is not None and (outcome.kind, outcome.winners) == ("lost", ())
        assert outcome.reason.id == "machina_arcana-outcome-all_dead" and not t.match.pending


@rule("MA-GAME-11", "MA-GAME-09")
def test_while_another_lives_the_game_goes_on_and_the_dead_ones_player_steers_the_monsters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = doomed(monkeypatch, {LORRE: 5, RUSTAM: 1}, {"mi_go": at(5, 3)})
    assert t.match.outcome is None and t.asked() == "act" and t.seat == 0
    t.take(PASS)
    assert t.asked() == "steer" and t.seat == 1
    attacks = [option for option in t.options(UseAbility, 1) if option.card == "mi_go"]
    assert attacks
    t.take(attacks[0])
    aims = [option.ref for option in t.options(ChooseThing, 1)] if t.asked() == "choose_target" else [LORRE]
    assert LORRE in aims  # the one who is left


@rule("MA-GAME-08")
def test_the_dead_stay_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    t = doomed(monkeypatch, {LORRE: 5, RUSTAM: 1, HANK: 5})
    rustam = t.explorer(RUSTAM)
    assert not rustam.alive
    t.take(PASS)
    assert [option.explorer for option in t.options(TakeTurn)] == [LORRE, HANK]  # the next round
    t.take(TakeTurn(LORRE))
    t.state.chapters = ["c1_5"]  # it places everybody anew and heals each explorer
    set_token(t.state, at(4, 1), LIT)
    t.refresh()
    t.choose(Activate, cell=at(4, 1), as_kind="lit_chapter_cell")
    while t.asked() == "choose_entry":
        assert t.match.pending[t.seat].args["who"] != RUSTAM
        t.take(t.match.pending[t.seat].options[0])
    assert t.state.chapter == "c1_5" and t.explorer(HANK).cell != OFF_BOARD
    assert (rustam.alive, rustam.health, rustam.cell) == (False, 0, OFF_BOARD)


# --- disputes ----------------------------------------------------------------------------------------------------


@rule("MA-GAME-12")
def test_what_the_rules_leave_open_is_decided_by_players_of_living_explorers() -> None:
    t = table({LORRE: at(5, 2), RUSTAM: at(5, 8)}, {"mi_go": at(5, 5)})
    for explorer in t.state.explorers:
        explorer.health = 3
    t.state.lair = t.state.horror = 0
    t.take(PASS)
    assert t.asked() == "choose_nearest"
    assert {option.ref for option in t.options(ChooseThing, t.seat)} == {LORRE, RUSTAM}
    assert t.seat in {explorer.seat for explorer in t.state.explorers}


@rule("MA-GAME-12", "MA-Q-45")
def test_a_choice_between_equal_lairs_is_the_living_players_even_beside_a_dead_one() -> None:
    t = table({RUSTAM: at(9, 9), LORRE: at(6, 5)}, rows=["", "", "", "", "..L...", "", "", "....L"])
    t.explorer(RUSTAM).alive, t.explorer(RUSTAM).cell = False, OFF_BOARD
    t.state.lair, t.state.horror = 2, 0
    t.roll_attack(9)  # a monster appears because of Lorre
    t.go_to("lair_phase")
    assert t.asked() == "choose_lair" and t.seat == t.explorer(LORRE).seat == 1
    assert {int(option.ref[5:]) for option in t.options(ChooseThing, 1)} == {at(5, 3), at(8, 5)}


@rule("MA-GAME-12")
def test_the_choice_of_a_horror_event_is_the_living_players_too(monkeypatch: pytest.MonkeyPatch) -> None:
    tires = "[{enters_play: true, do: [{lose_stamina: {n: 1, at: {any: explorer, in: board}}}]}]"
    event = print_event(monkeypatch, "draught", "horror", tires)
    t = table({RUSTAM: at(9, 9), LORRE: at(5, 5), HANK: at(1, 1)})
    t.explorer(RUSTAM).alive, t.explorer(RUSTAM).cell = False, OFF_BOARD
    t.state.lair, t.state.horror = 0, 1
    t.state.horror_deck.append(event)
    t.go_to("horror_phase")
    assert t.asked() == "choose_creature" and t.seat == t.explorer(LORRE).seat == 1
    assert {option.ref for option in t.options(ChooseThing, 1)} == {LORRE, HANK}

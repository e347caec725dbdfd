"""From the box to the first decision (AT-SETUP)."""

import json
from collections import Counter
from functools import cache

import pytest

from eldertable import BadOptions, new_match
from eldertable.games.arkham_tour.cards import ANCIENT_ONES, CALL_CARDS, EFFECT_CARDS, SHOP_CARDS, TASK_CARDS
from eldertable.games.arkham_tour.events import CallDealt, GameBegan, TaskKept
from eldertable.games.arkham_tour.options import ChooseDistrict, KeepTask
from eldertable.games.arkham_tour.state import NONE, TourState
from eldertable.testing import rule

from .arrange import at_laying, at_lines, layable, tour
from .endgame import at_line, begin_line, draw_line, may_cross

MANY = 300


@cache
def set_up_tables(seats: int = 2, ancient_one: str = "random") -> list[TourState]:
    """The table as many different seeds set it up."""
    options = {"ancient_one": ancient_one}
    return [new_match("arkham_tour", seats=seats, seed=str(seed), options=options).state for seed in range(MANY)]


def shop_kind(card: int) -> str:
    return next(iter(SHOP_CARDS[card].do[0]))


@rule("AT-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_five_dice_lie_unrolled_on_the_table(seats):
    dice = tour(seats).match.view(None)["dice"]
    assert [(die["number"], die["place"]) for die in dice] == [(0, "box")] * 5


@rule("AT-SETUP-04", "AT-SETUP-05")
def test_two_of_the_five_effect_cards_are_in_the_game():
    pairs = [tuple(state.effects) for state in set_up_tables()]
    assert all(len(set(pair)) == 2 for pair in pairs)
    assert len(set(pairs)) == 20


@rule("AT-SETUP-05")
def test_one_effect_card_shows_dark_and_another_light():
    t = tour(2, dark="effect_turn", light="effect_alley")
    assert t.match.view(None)["effects"] == {"dark": "effect_turn", "light": "effect_alley"}
    assert [event.effects for event in t.match.opening if isinstance(event, GameBegan)] == [("effect_turn", "effect_alley")]
    with pytest.raises(BadOptions) as refused:
        tour(2, dark="effect_turn", light="effect_turn")
    assert refused.value.rule == "AT-SETUP-05"


@rule("AT-SETUP-04", "AT-SETUP-05")
@pytest.mark.parametrize("wanted", ["dark_effect", "light_effect"])
def test_a_random_effect_card_never_repeats_the_wanted_one(wanted):
    cards = set()
    for seed in range(60):
        match = new_match("arkham_tour", seats=1, seed=str(seed), options={wanted: "effect_turn"})
        effects = match.view(None)["effects"]
        assert effects[wanted.removesuffix("_effect")] == "effect_turn"
        cards |= set(effects.values())
        assert effects["dark"] != effects["light"]
    assert cards == {card.id for card in EFFECT_CARDS}


@rule("AT-SETUP-06", "AT-SETUP-08")
def test_one_ancient_one_is_chosen():
    assert {state.ancient_one for state in set_up_tables()} == set(ANCIENT_ONES)
    for name in ANCIENT_ONES:
        assert tour(2, ancient_one=name).match.view(None)["ancient_one"] == name


@rule("AT-SETUP-07")
@pytest.mark.parametrize("name", sorted(ANCIENT_ONES))
def test_everybody_marks_the_horrifying_places_of_the_card(name):
    match = tour(2, ancient_one=name).match
    for viewer in (0, 1, None):
        assert match.view(viewer)["horrors"] == list(ANCIENT_ONES[name].horrifying_places)
    assert len(set(ANCIENT_ONES[name].horrifying_places)) == 7


@rule("AT-SETUP-08")
@pytest.mark.parametrize("round", [1, 10])
def test_the_special_rule_holds_in_every_round(round):
    assert "UH25" in layable(at_laying("2;1", ancient_one="yog_sothoth", round=round))
    assert "UH25" not in layable(at_laying("2;1", ancient_one="dagon", round=round))


@rule("AT-SETUP-08")
@pytest.mark.parametrize("name", sorted(ANCIENT_ONES))
def test_the_special_rule_holds_at_the_end_of_the_game_too(name):
    t = at_line(["V62", "V63"], ancient_one=name)
    begin_line(t, "J62")
    assert may_cross(t) == ({"V62"} if name == "dagon" else set())
    board = draw_line(at_line(["H20", "V61"], ancient_one=name), "J30", "H20", "gate J20-J61", "V61")
    horrors = {"J30", "J20", "J61", "J62"} & set(ANCIENT_ONES[name].horrifying_places)
    assert board.madness == len(horrors) + (name != "shub_niggurath"), "the connection"


@rule("AT-SETUP-09")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_against_cthulhu_everyone_gets_another_call_card(seats):
    seen = set()
    for seed in range(40):
        t = tour(seats, ancient_one="cthulhu", seed=str(seed))
        calls = [t.match.view(seat)["players"][seat]["call"] for seat in range(seats)]
        assert len(set(calls)) == seats
        seen |= set(calls)
    assert seen == {card.id for card in CALL_CARDS}


@rule("AT-SETUP-09")
@pytest.mark.parametrize("name", ["yog_sothoth", "dagon", "shub_niggurath"])
def test_against_others_no_call_cards_are_dealt(name):
    match = tour(4, ancient_one=name).match
    assert [match.view(seat)["players"][seat]["call"] for seat in range(4)] == [None] * 4


@rule("AT-SETUP-10")
def test_a_call_card_is_hidden_from_the_others():
    match = tour(3, ancient_one="cthulhu").match
    for viewer in (0, 1, 2, None):
        for player in match.view(viewer)["players"]:
            assert (player["call"] is not None) == (player["seat"] == viewer)
    dealt = [event for event in match.opening if isinstance(event, CallDealt)]
    assert len(dealt) == 3
    for event in dealt:
        assert [event.seen_by(viewer) is not None for viewer in (0, 1, 2, None)].count(True) == 1
        assert event.seen_by(event.seat) == event


@rule("AT-SETUP-10")
def test_a_call_card_stays_hidden_through_the_rounds():
    t = at_lines(2, ancient_one="cthulhu")
    assert t.match.view(1)["players"][0]["call"] is None


@rule("AT-SETUP-11")
def test_ten_of_the_eleven_shop_cards_make_the_deck():
    removed = Counter()
    for state in set_up_tables(ancient_one="dagon"):
        assert sorted([*state.shop_deck, state.shop_removed]) == list(range(11))
        assert len(state.shop_deck) == 10
        removed[state.shop_removed] += 1
    assert set(removed) == set(range(11))
    assert len({tuple(state.shop_deck) for state in set_up_tables(ancient_one="dagon")}) == MANY


@rule("AT-SETUP-12")
def test_nobody_knows_the_removed_card():
    t = tour(2)
    before = [json.dumps(t.match.view(viewer)) for viewer in (0, 1, None)]
    state = t.state
    state.shop_removed, state.shop_deck[4] = state.shop_deck[4], state.shop_removed
    assert [json.dumps(t.match.view(viewer)) for viewer in (0, 1, None)] == before


@rule("AT-SETUP-13")
def test_against_cthulhu_extra_tourists_are_never_removed():
    removed = {state.shop_removed for state in set_up_tables(ancient_one="cthulhu")}
    assert removed == {card for card in range(11) if shop_kind(card) != "tourists"}


@rule("AT-SETUP-14")
def test_against_cthulhu_the_cards_set_aside_are_shuffled_back_in():
    """Each of the four cards is equally likely to be the top one, the bottom one, or any other of the ten."""
    decks = [state.shop_deck for state in set_up_tables(ancient_one="cthulhu")]
    assert all(len(deck) == 10 for deck in decks)
    for position in range(10):
        share = sum(shop_kind(deck[position]) == "tourists" for deck in decks) / MANY
        assert 0.28 < share < 0.52  # 4 in 10, give or take four standard deviations


@rule("AT-SETUP-15")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_is_dealt_two_task_cards(seats):
    seen = set()
    for state in set_up_tables(seats)[:60]:
        dealt = [card for board in state.boards for card in board.dealt]
        assert [len(board.dealt) for board in state.boards] == [2] * seats
        assert len(set(dealt)) == 2 * seats
        seen |= set(dealt)
    assert seen == set(range(len(TASK_CARDS)))


@rule("AT-SETUP-16")
@pytest.mark.parametrize("choice", [0, 1])
def test_everyone_keeps_the_task_card_of_their_choice(choice):
    t = tour(2)
    for seat in (0, 1):
        dealt = t.match.view(seat)["players"][seat]["tasks_dealt"]
        assert [option.card for option in t.options(KeepTask, seat)] == dealt
        assert len(dealt) == 2
    kept = [t.options(KeepTask, seat)[choice].card for seat in (0, 1)]
    for seat in (1, 0):
        t.choose(KeepTask, seat, card=kept[seat])
    assert [t.match.view(seat)["players"][seat]["task"] for seat in (0, 1)] == kept


@rule("AT-SETUP-17", "AT-SETUP-18")
def test_others_see_neither_the_kept_task_nor_the_discarded_one():
    t = tour(3)
    dealt = [t.match.view(seat)["players"][seat]["tasks_dealt"] for seat in range(3)]
    for viewer in (0, 1, 2, None):
        seen = json.dumps(t.match.view(viewer))
        assert [all(card in seen for card in cards) for cards in dealt] == [seat == viewer for seat in range(3)]
        assert not any(card in seen for seat in range(3) if seat != viewer for card in dealt[seat])
    for seat in range(3):
        t.choose(KeepTask, seat, card=dealt[seat][0])
    for viewer in (0, 1, 2, None):
        seen = json.dumps(t.match.view(viewer))
        for seat in range(3):
            assert (dealt[seat][0] in seen) == (seat == viewer)
            assert dealt[seat][1] not in seen
    assert [event.seat for event in t.told(TaskKept)] == [0, 1, 2]
    for event in t.told(TaskKept):
        assert [event.seen_by(viewer) is not None for viewer in (0, 1, 2, None)].count(True) == 1


@rule("AT-SETUP-18")
def test_a_task_stays_hidden_while_others_still_choose_and_until_scoring():
    t = tour(2)
    t.choose(KeepTask, 0, card=t.options(KeepTask, 0)[0].card)
    assert t.match.view(1)["players"][0]["task"] is None
    t = at_lines(2)
    assert t.match.view(0)["players"][0]["task"] is not None
    assert t.match.view(1)["players"][0]["task"] is None
    t.state.secrets_open = True
    assert t.match.view(1)["players"][0]["task"] is not None


@rule("AT-SETUP-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_player_may_begin(seats):
    assert {state.first_player for state in set_up_tables(seats)[:60]} == set(range(seats))


@rule("AT-SOLO-07")
def test_the_solo_game_is_set_up_like_the_others():
    t = tour(1, ancient_one="cthulhu")
    state = t.state
    assert len(set(state.effects)) == 2
    assert len(state.shop_deck) == 10
    assert shop_kind(state.shop_removed) != "tourists"
    assert len(t.options(KeepTask)) == 2
    assert t.match.view(0)["players"][0]["call"] is not None
    assert not t.can(ChooseDistrict)


@rule("AT-SOLO-07")
def test_every_solo_game_draws_its_cards_by_the_usual_rules():
    states = set_up_tables(1)
    assert {state.ancient_one for state in states} == set(ANCIENT_ONES)
    assert len({tuple(state.effects) for state in states}) == 20
    for state in states:
        assert len(set(state.effects)) == 2
        assert sorted([*state.shop_deck, state.shop_removed]) == list(range(11))
        assert len(set(state.boards[0].dealt)) == 2
        assert (state.boards[0].call == NONE) == (state.ancient_one != "cthulhu")
    removed = {state.shop_removed for state in set_up_tables(1, "cthulhu")}
    assert removed == {card for card in range(11) if shop_kind(card) != "tourists"}


@rule("AT-SETUP-16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_is_asked_for_one_of_two_tasks_and_keeps_it(seats):
    t = tour(seats)
    assert sorted(t.match.pending) == list(range(seats))
    kept = {}
    for seat in range(seats):
        first, second = (option.card for option in t.match.pending[seat].options)
        assert first != second
        kept[seat] = second
        t.match.choose(seat, 1)
    assert {seat: t.match.view(seat)["players"][seat]["task"] for seat in range(seats)} == kept

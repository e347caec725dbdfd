"""Ten rounds of six phases (AT-ROUND, AT-PH1, AT-PH6)."""

import random

import pytest

from eldertable import new_match
from eldertable.games.arkham_tour.cards import SHOP_CARDS
from eldertable.games.arkham_tour.events import (
    DiceRolled,
    DistrictChosen,
    RoundBegan,
    RoundEnded,
    SegmentLaid,
    ShopRevealed,
    TouristsPlaced,
)
from eldertable.games.arkham_tour.options import (
    ChooseDistrict,
    Lay,
    LayNothing,
    PlaceTourist,
    Ready,
    RemoveDie,
    StopLaying,
    TakeDie,
)
from eldertable.kernel.events import Event
from eldertable.kernel.match import REVEALED
from eldertable.testing import rule

from .arrange import at_boards, at_round, lay, select_dice, skip_boards, tour


def random_rounds(seats: int, seed: int) -> list[Event]:
    """The events of a game of random choices, up to its final routes."""
    match = new_match("arkham_tour", seats=seats, seed=str(seed))
    chance = random.Random(seed)
    events = list(match.opening)
    while match.state.phase in ("setup", "dice", "boards"):
        seat = chance.choice(sorted(match.pending))
        events += match.choose(seat, chance.randrange(len(match.pending[seat].options)))
    assert match.state.phase == "final_route"
    return events


@rule("AT-PH6-05", "AT-ROUND-01", "AT-ROUND-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_has_exactly_ten_rounds_and_then_the_final_routes(seats):
    events = random_rounds(seats, 7)
    assert [event.round for event in events if isinstance(event, RoundBegan)] == list(range(1, 11))
    revealed = [event.card for event in events if isinstance(event, ShopRevealed)]
    assert len(set(revealed)) == 10
    assert tour(seats).match.view(None)["rounds"] == 10, "what the table tells about the round track"


def test_whoever_has_seen_the_shop_card_cannot_take_back_what_was_chosen_before():
    match = new_match("arkham_tour", seats=1, seed="a shop card")  # alone: nobody else's choices and no die show anything
    assert match.pending[0].kind == "keep_task"
    assert any(isinstance(event, ShopRevealed) for event in match.choose(0, 0))
    assert match.undo_refusal(0) == REVEALED


@rule("AT-ROUND-02")
def test_a_round_goes_through_its_phases_in_order():
    t = at_round(2, dice=(3, 2, 4, 5, 1))
    t.events.clear()
    t.choose(TakeDie, 0, die="die_circle")
    select_dice(t)  # the second round die is another one, so it shows another number
    for seat in (0, 1):
        t.choose(ChooseDistrict, seat, district=t.options(ChooseDistrict, seat)[0].district)
        while t.kind(seat) == "place_tourist":
            t.events += t.match.choose(seat, 0)
        t.choose(Lay, seat, road="H10")
        if t.can(StopLaying, seat):
            t.choose(StopLaying, seat)
        t.choose(Ready, seat)
    order = (DistrictChosen, TouristsPlaced, SegmentLaid, RoundEnded, RoundBegan, ShopRevealed, DiceRolled)
    told = [type(event) for event in t.events if isinstance(event, order) and event.only != 1]
    assert list(dict.fromkeys(told)) == list(order)


@rule("AT-ROUND-02")
def test_a_player_sees_the_phases_pass():
    t = at_round(2, dice=(3, 2, 4, 5, 1))
    phases = [t.match.view(0)["phase"]]
    t.choose(TakeDie, 0, die="die_circle")
    t.choose(RemoveDie, 1, die="die_square")
    t.choose(RemoveDie, 1, die="die_triangle")
    t.choose(TakeDie, 0, die="die_effect")
    phases.append(t.match.view(0)["phase"])
    t.choose(ChooseDistrict, 0, district="3;1")
    phases.append(t.match.view(0)["phase"])
    t.choose(PlaceTourist, 0, tourist="circle")
    if t.kind() == "place_tourist":  # Repeat
        t.choose(PlaceTourist, 0, tourist="circle")
    phases.append(t.match.view(0)["phase"])
    t.choose(LayNothing, 0)
    t.choose(Ready, 0)
    phases.append(t.match.view(0)["phase"])
    assert phases == ["dice", "district", "tourists", "route", "end"]
    assert t.match.view(1)["phase"] == "district"
    assert t.match.view(None)["phase"] == "district"
    t = at_boards(2)
    t.choose(ChooseDistrict, 0, district="3;6")
    assert [t.match.view(viewer)["phase"] for viewer in (0, 1, None)] == ["route", "district", "district"], (
        "who looks on waits for the slowest"
    )


@rule("AT-ROUND-03", "AT-DICE-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_players_use_the_same_two_dice(seats):
    t = at_round(seats, dice=(1, 2, 3, 4, 5))
    t.match.choose(0, 4)  # the effect die into the first cell
    select_dice(t)
    boards = t.match.view(None)["players"]
    assert [player["dice"] for player in boards] == [boards[0]["dice"]] * seats
    places = {die["id"]: die["place"] for die in t.match.view(None)["dice"]}
    assert [die["id"] for die in boards[0]["dice"]] == [
        next(die for die, place in places.items() if place == "first"),
        next(die for die, place in places.items() if place == "second"),
    ]
    assert boards[0]["dice"][0] == {"id": "die_effect", "number": 5}


@rule("AT-ROUND-04", "AT-ROUND-05")
def test_the_round_of_the_last_shop_card_is_the_last():
    t = at_round(2, round=10)
    assert t.match.view(0)["shop"]["left"] == 0
    select_dice(t)
    skip_boards(t)
    assert t.state.round == 10
    assert t.match.view(0)["phase"] == "final_route"
    assert not t.told(RoundBegan)[1:]


@rule("AT-PH6-05", "AT-ROUND-04")
def test_a_new_round_starts_while_there_are_shop_cards():
    t = at_round(2, round=9)
    select_dice(t)
    skip_boards(t)
    view = t.match.view(0)
    assert (view["round"], view["phase"], view["shop"]["left"]) == (10, "dice", 0)


@rule("AT-PH1-01", "AT-PH1-02")
def test_the_top_card_of_the_shop_deck_is_revealed():
    t = at_round(2, shop="shop_06", first_player=1)
    assert t.match.view(None)["shop"]["card"] == "shop_06"
    assert t.told(ShopRevealed)[-1].card == "shop_06"
    assert all(t.told(ShopRevealed)[-1].seen_by(viewer) for viewer in (0, 1, None))
    assert t.told(RoundBegan)[-1].first_player == 1
    below = t.state.shop_deck[-1]
    assert SHOP_CARDS[below].id != "shop_06", "it was taken off the deck"
    select_dice(t)
    skip_boards(t)
    assert t.match.view(None)["shop"]["card"] == SHOP_CARDS[below].id


@rule("AT-PH1-02", "AT-BONUS-04", "AT-SHOP-03", "AT-SHOP-04", "AT-SHOP-05", "AT-SHOP-10")
def test_the_revealed_card_is_the_bonus_of_every_player():
    t = at_boards(2, shop="shop_08", dice=(("die_square", 2), ("die_circle", 1)))
    for seat in (0, 1):
        t.choose(ChooseDistrict, seat, district="2;1")
        lay(t, "V10", "H10", seat=seat)  # J11 has a shop
    for seat in (0, 1):
        player = t.match.view(seat)["players"][seat]
        assert (player["shops"], player["roads"]) == (["J11"], ["H10", "V10"])
        bonuses = player["bonuses"]
        assert [bonuses[name]["gained"] for name in ("coordinate_change", "extra_segment", "diagonal_segment")] == [1, 1, 0]


@rule("AT-PH1-02", "AT-BONUS-02", "AT-BONUS-03")
def test_extra_tourists_come_to_everyone_who_visits_a_shop():
    t = at_boards(4, shop="shop_07", dice=(("die_square", 2), ("die_circle", 1)))
    for seat in range(4):
        t.choose(ChooseDistrict, seat, district="2;1")
        if seat != 1:
            lay(t, "V10", "H10", seat=seat)  # J11 has a shop
    placed = ["circle", "square", "triangle", "cross"]
    for seat in range(4):
        assert t.tourists("2;1", seat) == [*placed, *(["cross"] * 3 if seat != 1 else [])]


# --- phase 6 -----------------------------------------------------------------------------------------------------


@rule("AT-PH6-01")
def test_the_round_ends_only_when_everybody_is_done():
    t = at_boards(3)
    for seat in (2, 0, 1):
        assert t.state.round == 5
        assert not t.told(RoundEnded)
        t.choose(ChooseDistrict, seat, district="3;6")
        t.choose(LayNothing, seat)
        assert t.state.round == 5
        assert seat in t.match.pending
        t.choose(Ready, seat)
    assert t.told(RoundEnded)
    assert t.state.round == 6


@rule("AT-PH6-01", "AT-Q-40")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_dice_everybody_has_a_board_to_play_before_the_round_ends(seats):
    t = at_round(seats)
    select_dice(t)
    for last in range(seats):
        assert sorted(t.match.pending) == list(range(last, seats))
        assert not t.told(RoundEnded)
        while last in t.match.pending and t.state.phase == "boards":
            options = t.decision(last).options
            easy = (i for i, option in enumerate(options) if isinstance(option, LayNothing | StopLaying | Ready))
            t.events += t.match.choose(last, next(easy, 0))
    assert t.told(RoundEnded)


@rule("AT-PH6-02", "AT-PH6-03", "AT-PH6-04")
def test_phase_6_discards_the_card_marks_the_round_and_passes_the_first_player_on():
    t = at_boards(3, round=5)
    before = t.match.view(None)
    skip_boards(t)
    after = t.match.view(None)
    assert before["shop"]["card"] == "shop_01"
    assert after["shop"]["discarded"] == [*before["shop"]["discarded"], "shop_01"]
    assert after["shop"]["card"] not in (None, "shop_01")
    assert [player["rounds_marked"] for player in after["players"]] == [5, 5, 5]
    assert [player["rounds_marked"] for player in before["players"]] == [4, 4, 4]
    assert after["first_player"] == (before["first_player"] + 1) % 3
    assert [(player["district"], player["fresh"]) for player in after["players"]] == [(None, [])] * 3


@rule("AT-PH6-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_player_the_first_one_is_first_again(seats):
    t = at_round(seats, first_player=seats - 1)
    select_dice(t)
    skip_boards(t)
    assert t.match.view(None)["first_player"] == 0


@rule("AT-PH6-02", "AT-PH6-03")
def test_after_ten_rounds_all_cards_are_discarded_and_all_rounds_marked():
    t = at_boards(2, round=10)
    skip_boards(t)
    shop = t.match.view(None)["shop"]
    assert (shop["card"], shop["left"], len(shop["discarded"])) == (None, 0, 10)
    assert [player["rounds_marked"] for player in t.match.view(None)["players"]] == [10, 10]

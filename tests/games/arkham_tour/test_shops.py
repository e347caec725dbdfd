"""Antique shops and what they give (AT-SHOP, AT-BONUS)."""

import pytest

from eldertable.games.arkham_tour import GAME
from eldertable.games.arkham_tour.cards import SHOP_CARDS
from eldertable.games.arkham_tour.events import ShopVisited
from eldertable.games.arkham_tour.options import (
    ChooseDistrict,
    CircleTome,
    Erase,
    Lay,
    LayNothing,
    PlaceTourist,
    Ready,
    SkipCorrection,
    StopLaying,
    UseBonus,
    VisitShop,
)
from eldertable.games.arkham_tour.scoring import score_of
from eldertable.games.arkham_tour.town import NODES, SHOPS
from eldertable.testing import rule

from .arrange import at_boards, at_district, at_laying, at_lines, lay, open_lines, refusals, reopen, set_board
from .endgame import draw_line, face


def me(t, seat=0):
    return t.match.view(seat)["players"][seat]


def gained(t, seat=0):
    return [bonus["gained"] for bonus in me(t, seat)["bonuses"].values()]


def used(t, seat=0):
    return [bonus["used"] for bonus in me(t, seat)["bonuses"].values()]


@rule("AT-SHOP-01")
def test_ten_shops_stand_on_junctions_and_in_dead_ends():
    kinds = {NODES[shop].id: NODES[shop].kind for shop in SHOPS}
    assert {node for node, kind in kinds.items() if kind == "junction"} == {"J11", "J31", "J51", "J14", "J26", "J45", "J64"}
    assert {node for node, kind in kinds.items() if kind == "dead_end"} == {"D23", "D44", "D63"}
    assert len(kinds) == 10


@rule("AT-SHOP-02", "AT-SHOP-04")
@pytest.mark.parametrize("roads", [("V10", "V11"), ("H10", "V10"), ("V10", "H10")])
def test_a_segment_through_or_up_to_a_shop_reaches_it(roads):
    t = at_laying("2;1", shop="shop_11")
    lay(t, *roads)
    assert me(t)["shops"] == ["J11"]


@rule("AT-SHOP-02")
@pytest.mark.parametrize(
    ("road", "shop"), [("H13", "D23"), ("V43", "D44"), ("V62", "D63"), ("H31", "J31"), ("V13", "J14"), ("V25", "J26"),
                       ("V44", "J45"), ("V50", "J51"), ("H54", "J64"), ("V11", "J11")],
)  # fmt: skip
def test_every_shop_is_reached_by_a_road_to_it(road, shop):
    t = at_laying("6;6", shop="shop_11")
    lay(t, road)
    assert me(t)["shops"] == [shop]


@rule("AT-SHOP-02")
def test_a_segment_beside_a_shop_does_not_reach_it():
    t = at_laying("2;1", shop="shop_11")
    lay(t, "V20", "H20")
    assert me(t)["shops"] == []
    assert gained(t) == [0, 0, 0]


@rule("AT-SHOP-03")
@pytest.mark.parametrize("roads", [("H10", "V10"), ("V11",), ("X21B", "H10")], ids=["two segments", "one", "an alley"])
def test_a_reached_shop_must_be_visited(roads):
    t = at_laying("2;1", effect="effect_alley" if "X21B" in roads else None, shop="shop_11")
    lay(t, *roads)
    assert t.told(ShopVisited)
    assert t.kind() == "finish_board"
    assert me(t)["shops"] == ["J11"]


@rule("AT-SHOP-03")
@pytest.mark.parametrize("before", [True, False], ids=["before the way", "after the way"])
def test_a_shop_reached_by_a_kept_segment_must_be_visited(before):
    t = at_laying("2;1", shop="shop_08", bonuses=(0, 1, 0))
    if not before:
        t.choose(LayNothing)
    t.choose(UseBonus, bonus="extra_segment")
    lay(t, "V10")
    if before:
        t.choose(LayNothing)
    assert t.kind() == "finish_board"
    assert me(t)["shops"] == ["J11"]


@rule("AT-BONUS-04", "AT-SHOP-05", "AT-SHOP-10")
@pytest.mark.parametrize(
    ("shop", "bonuses"), [("shop_08", [1, 1, 0]), ("shop_09", [1, 0, 1]), ("shop_10", [0, 1, 1]), ("shop_11", [0, 2, 0])]
)
def test_a_visit_gives_the_bonus_of_the_card(shop, bonuses):
    t = at_laying("2;1", shop=shop)
    lay(t, "H10", "V10")
    assert gained(t) == bonuses
    assert used(t) == [0, 0, 0]


def test_a_card_says_in_words_what_it_gives_and_that_it_gives_it_twice():
    said = {card["id"]: [words["id"] for words in card["texts"]] for card in GAME.content()["shop_cards"]}
    assert said["shop_10"] == ["arkham_tour-bonus-extra_segment", "arkham_tour-bonus-diagonal_segment"]
    assert said["shop_11"] == ["arkham_tour-bonus-extra_segment-twice"]


@rule("AT-SHOP-10")
def test_the_board_has_a_place_for_every_bonus_of_the_deck():
    given = [effect["bonus"] for card in SHOP_CARDS for effect in card.do if "bonus" in effect]
    slots = {bonus: marks["slots"] for bonus, marks in me(at_laying("2;1"))["bonuses"].items()}
    assert slots == {bonus: given.count(bonus) for bonus in ("coordinate_change", "extra_segment", "diagonal_segment")}


@rule("AT-SHOP-05", "AT-BONUS-01")
@pytest.mark.parametrize("shop", ["shop_01", "shop_02", "shop_03"])
def test_a_tome_card_lets_circle_a_tome(shop):
    t = at_laying("2;1", shop=shop)
    lay(t, "H10", "V10")
    t.choose(CircleTome, tome="improvement")
    assert me(t)["tomes"] == {"reroll": "none", "improvement": "circled", "blessing": "none"}


@rule("AT-SHOP-06")
def test_only_one_shop_is_visited_in_a_round():
    t = at_laying("3;2", shop="shop_11", bonuses=(0, 2, 0))
    lay(t, "H21", "V21")  # J31
    assert me(t)["shops"] == ["J31"]
    t.choose(UseBonus, bonus="extra_segment")
    lay(t, "V10")  # J11
    assert me(t)["shops"] == ["J31"]
    assert gained(t) == [0, 4, 0]
    assert t.kind() == "finish_board"


@rule("AT-SHOP-06")
def test_in_the_next_round_a_shop_may_be_visited_again():
    t = at_laying("3;2", shop="shop_11")
    lay(t, "H21", "V21")
    t.choose(Ready)
    while t.kind() != "lay":
        t.match.choose(0, 0)
    assert me(t)["fresh"] == []
    lay(t, "V10")  # J11
    if t.can(StopLaying):
        t.choose(StopLaying)
    assert me(t)["shops"] == ["J11", "J31"]


@rule("AT-SHOP-07")
def test_in_the_last_round_nobody_is_asked_which_of_several_shops_is_circled():
    """All give the same now and none can be visited later."""
    t = at_laying("2;1", shop="shop_11", round=10)
    lay(t, "H11", "H21")
    assert t.kind() == "finish_board"
    assert len(me(t)["shops"]) == 1
    assert gained(t) == [0, 2, 0]


@rule("AT-SHOP-04", "AT-SHOP-07")
@pytest.mark.parametrize("chosen", ["J11", "J31"])
def test_of_several_reached_shops_one_is_chosen_and_circled(chosen):
    t = at_laying("2;1", shop="shop_11")
    lay(t, "H11", "H21")
    assert {option.node for option in t.options(VisitShop)} == {"J11", "J31"}
    assert set(refusals(t, "node").values()) == {"AT-SHOP-08"}
    t.choose(VisitShop, node=chosen)
    assert me(t)["shops"] == [chosen]
    assert gained(t) == [0, 2, 0]


@rule("AT-SHOP-02", "AT-SHOP-08")
def test_segments_of_earlier_rounds_do_not_reach_a_shop():
    t = at_laying("6;6", shop="shop_11", roads=["V10", "H11"])
    lay(t, "H46")
    assert t.kind() == "finish_board"
    assert me(t)["shops"] == []


@rule("AT-SHOP-08")
def test_a_shop_left_out_is_not_visited_in_the_next_round_without_a_new_segment():
    t = at_laying("2;1", shop="shop_11")
    lay(t, "H11", "H21")
    t.choose(VisitShop, node="J11")  # J31 is reached too
    t.choose(Ready)
    assert t.state.round == 6
    while not t.can(LayNothing):
        t.match.choose(0, 0)
    t.choose(LayNothing)
    assert t.kind() == "finish_board"
    assert me(t)["shops"] == ["J11"]


@rule("AT-SHOP-08")
def test_a_new_segment_reaches_a_shop_left_out_before():
    t = at_laying("6;6", shop="shop_11", roads=["V10", "H11"])
    lay(t, "H01")
    assert me(t)["shops"] == ["J11"]


@rule("AT-SHOP-09", "AT-Q-23")
def test_a_circled_shop_is_not_visited_again():
    t = at_laying("2;1", shop="shop_11", shops=["J11"])
    lay(t, "V10", "H10")
    assert gained(t) == [0, 0, 0]
    t = at_laying("2;1", shop="shop_11", shops=["J11"])
    lay(t, "H11", "H21")
    assert me(t)["shops"] == ["J11", "J31"]  # the only one left to visit


@rule("AT-SHOP-09", "AT-Q-23")
def test_a_circled_shop_is_barred_when_others_are_offered():
    t = at_laying("2;1", shop="shop_11", shops=["J11", "J64"], bonuses=(0, 1, 0))
    t.choose(UseBonus, bonus="extra_segment")
    lay(t, "H51")
    lay(t, "H11", "H21")
    assert {option.node for option in t.options(VisitShop)} == {"J31", "J51"}
    others = {NODES[shop].id for shop in SHOPS} - {"J11", "J31", "J51", "J64"}
    assert refusals(t, "node") == {"J11": "AT-SHOP-09", "J64": "AT-SHOP-09", **dict.fromkeys(others, "AT-SHOP-08")}


@rule("AT-SHOP-11")
def test_a_used_bonus_is_crossed_out():
    t = at_laying("2;1", bonuses=(0, 1, 1))
    t.choose(UseBonus, bonus="extra_segment")
    lay(t, "R3")
    assert used(t) == [0, 1, 0]
    assert not t.can(UseBonus, bonus="extra_segment")
    t.choose(UseBonus, bonus="diagonal_segment")
    lay(t, "X66B")
    assert used(t) == [0, 1, 1]
    assert not t.can(UseBonus)


@rule("AT-SHOP-12", "AT-Q-24")
def test_a_bonus_segment_reaches_a_shop():
    t = at_laying("2;1", shop="shop_11", bonuses=(0, 1, 0))
    t.choose(UseBonus, bonus="extra_segment")
    lay(t, "H51")
    t.choose(LayNothing)
    assert me(t)["shops"] == ["J51"]


@rule("AT-SHOP-12", "AT-Q-24", "AT-SHOP-02")
def test_a_diagonal_bonus_reaches_a_shop():
    t = at_laying("2;1", shop="shop_11", bonuses=(0, 0, 1))
    t.choose(LayNothing)
    t.choose(UseBonus, bonus="diagonal_segment")
    lay(t, "X44A")
    assert me(t)["shops"] == ["D44"]


@rule("AT-SHOP-12", "AT-Q-24", "AT-SHOP-02")
def test_the_third_segment_of_a_t_and_an_alley_reach_shops():
    t = at_laying("1;1", effect="effect_t_junction", shop="shop_11")
    lay(t, "V10", "H10", "R1")
    assert me(t)["shops"] == ["J11"]
    t = at_laying("2;1", effect="effect_alley", shop="shop_11")
    lay(t, "H10", "X21B")
    assert me(t)["shops"] == ["J11"]


@rule("AT-SHOP-12", "AT-BONUS-03", "AT-Q-24")
def test_the_segment_of_route_correction_reaches_a_shop_after_the_way():
    t = at_district("6;2", effect="effect_correction", shop="shop_06", roads=["H10", "H20"])
    t.choose(ChooseDistrict, district="6;2")
    t.choose(Erase, road="H20")
    lay(t, "V10")  # J11, in phase 4
    assert me(t)["shops"] == []
    t.choose(LayNothing)
    assert me(t)["shops"] == ["J11"]
    assert me(t)["tourists"] == {
        "6;2": ["triangle"] * 5
    }  # circle die 2: a triangle, the effect die one more, the card three


@rule("AT-SHOP-13", "AT-Q-22")
def test_the_shop_is_visited_when_the_way_is_complete():
    t = at_laying("2;1", shop="shop_11", bonuses=(0, 1, 0))
    t.choose(UseBonus, bonus="extra_segment")
    lay(t, "H51")  # J51 is reached before the way
    assert me(t)["shops"] == []
    lay(t, "V10")  # J11 by the first segment
    assert me(t)["shops"] == []
    lay(t, "H10")
    assert {option.node for option in t.options(VisitShop)} == {"J11", "J51"}


@rule("AT-SHOP-13", "AT-Q-22", "AT-SHOP-10")
def test_a_bonus_gained_by_the_visit_gives_no_second_visit():
    t = at_laying("2;1", shop="shop_11")
    lay(t, "V10", "H10")
    assert gained(t) == [0, 2, 0]
    for road in ("H51", "H31"):  # both reach shops
        t.choose(UseBonus, bonus="extra_segment")
        lay(t, road)
    assert me(t)["shops"] == ["J11"]
    assert gained(t) == used(t) == [0, 2, 0]


@rule("AT-SHOP-13", "AT-Q-22")
def test_a_kept_segment_alone_may_reach_the_shop_after_the_way():
    t = at_laying("2;1", shop="shop_08", bonuses=(0, 2, 0))
    lay(t, "H10", "H20")
    t.choose(UseBonus, bonus="extra_segment")
    lay(t, "H51")
    assert me(t)["shops"] == ["J51"]
    t.choose(UseBonus, bonus="extra_segment")
    lay(t, "V10")
    assert me(t)["shops"] == ["J51"]


# --- bonuses -----------------------------------------------------------------------------------------------------


@rule("AT-BONUS-02", "AT-BONUS-03", "AT-Q-39")
@pytest.mark.parametrize(
    ("shop", "tourist"), [("shop_04", "circle"), ("shop_05", "square"), ("shop_06", "triangle"), ("shop_07", "cross")]
)
def test_extra_tourists_come_at_once_into_the_chosen_district(shop, tourist):
    t = at_laying("2;1", shop=shop, tourists={"5;5": ["cross"] * 9})
    before = t.tourists("2;1")
    lay(t, "V10", "H10")
    assert sorted(t.tourists("2;1")) == sorted([*before, tourist, tourist, tourist])
    assert set(me(t)["tourists"]) == {"2;1", "5;5"}
    assert t.tourists("5;5") == ["cross"] * 9
    assert gained(t) == [0, 0, 0]


@rule("AT-BONUS-04")
def test_a_double_bonus_gives_both():
    t = at_laying("2;1", shop="shop_10")
    lay(t, "V10", "H10")
    assert t.can(UseBonus, bonus="extra_segment")
    assert t.can(UseBonus, bonus="diagonal_segment")


@rule("AT-BONUS-05", "AT-Q-07")
def test_extra_tourists_join_the_single_tourist_of_the_free_choice():
    t = at_boards(1, shop="shop_04")
    set_board(t, tourists={"3;6": ["cross"], "6;3": ["cross"]})
    reopen(t)
    t.choose(ChooseDistrict, district="2;1")
    t.choose(PlaceTourist, tourist="cross")
    lay(t, "V10", "H10")
    assert t.tourists("2;1") == ["circle", "circle", "circle", "cross"]


@rule("AT-BONUS-06", "AT-Q-25")
def test_bonuses_left_over_give_no_points():
    t = at_boards(1)
    set_board(t, bonuses=(2, 4, 2), tomes=(1, 1, 1))
    assert score_of(t.board()).total == 0


@rule("AT-BONUS-06", "AT-Q-25")
@pytest.mark.parametrize("bonuses", [(2, 0, 0), (0, 4, 0), (0, 0, 2)])
def test_bonuses_left_over_give_no_points_after_the_encounter_either(bonuses):
    t = at_lines(ancient_one="dagon")
    set_board(t, roads=["H10"], bonuses=bonuses)  # along 2;1, where nobody stands
    open_lines(t)
    draw_line(t, "J10", "H10")
    face(t, 3, 3, 4)  # neither failures nor successes
    assert (me(t)["score"]["encounter"], me(t)["score"]["total"]) == (0, 0)


@rule("AT-SHOP-03")
def test_a_player_who_skips_everything_visits_nothing():
    t = at_district("6;2", effect="effect_correction", shop="shop_06", roads=["H10", "V10"])
    t.choose(ChooseDistrict, district="6;2")
    t.choose(SkipCorrection)
    t.choose(LayNothing)
    assert me(t)["shops"] == []
    assert not t.can(Lay)

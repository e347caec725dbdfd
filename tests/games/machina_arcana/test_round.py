"""The round and the explorers' turns (MA-ROUND, MA-EPHASE)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.cards import EXPLORERS
from eldertable.games.machina_arcana.events import RoundBegan
from eldertable.games.machina_arcana.options import (
    PASS,
    Activate,
    CloseDoor,
    DestroyDoor,
    Exchange,
    Explore,
    LeaveBoard,
    Move,
    OpenDoor,
    Pass,
    SealLair,
    TakeTurn,
    UseAbility,
    UseInventory,
)
from eldertable.games.machina_arcana.state import DOOR_CLOSED, LIT, Fragment, Lasting
from eldertable.games.machina_arcana.things import door_ref, set_door, set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table
from tests.games.machina_arcana.test_board import with_borders

LORRE, RUSTAM, HANK = "lorre_gerrar", "rustam_alimov", "hank_horden"


def new_round(*explorers: str) -> Table:
    """Explorers far from each other at the start of a round on a bare fragment."""
    t = table({card: at(2, 2 + 3 * number) for number, card in enumerate(explorers)})
    t.go_to("explorers_phase")
    return t


def finish_round(t: Table) -> None:
    """Answer whatever comes up with its last option (passing, where one may pass) until the next round begins."""
    before = len(t.told(RoundBegan))
    while len(t.told(RoundBegan)) == before:
        t.take(t.match.pending[t.seat].options[-1])


@rule("MA-ROUND-01")
def test_the_four_phases_follow_each_other_and_then_the_next_round_begins() -> None:
    t = table({LORRE: at(5, 5)}, {"k_thun": at(9, 9)}, rows=["L"])
    t.state.lair, t.state.horror = 7, 4
    t.go_to("explorers_phase")
    t.roll_attack(1, 1, 0, 0, 0)  # the lair's die, the horror's die, then K'thun's magic on Lorre
    t.take(PASS)
    words = [event for event in t.events if getattr(event, "what", "") in ("turn", "fate") or isinstance(event, RoundBegan)]
    told = [getattr(event, "data", {}).get("why") or getattr(event, "who", "round") for event in words]
    assert told == ["round", LORRE, "lair", "horror", "k_thun", "round", LORRE]
    assert t.state.phase == "explorers" and t.asked() == "act"


@rule("MA-EPHASE-01", "MA-EPHASE-02", "MA-STAT-04")
def test_at_the_start_of_the_phase_markers_come_home_and_stamina_is_full() -> None:
    t = table({LORRE: at(5, 5)}, {"mi_go": at(5, 6)})
    t.roll_attack(0)
    t.use(LORRE, 1, "mi_go")  # a lasting effect: the Mi-go's attack rolls are lowered
    t.explorer().inspiration = 2
    assert [lasting.owner for lasting in t.state.lasting] == [LORRE] and t.match.view(0)["explorers"][0]["markers"] == 2
    t.go_to("explorers_phase")
    assert t.state.lasting == [] and t.match.view(0)["explorers"][0]["markers"] == 3
    assert t.explorer().stamina == 6
    assert t.explorer().inspiration == 2  # inspiration does not come by itself


@rule("MA-EPHASE-01", "MA-EPHASE-02")
def test_the_markers_and_the_stamina_of_every_explorer_come_back() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 7), HANK: at(9, 9)}, {"mi_go": at(5, 6)})
    for explorer in t.state.explorers:
        t.state.lasting.append(Lasting(explorer.card, HANK, [1, 1], explorer.card, ["mi_go"]))
        explorer.stamina = 1
    t.refresh()
    t.go_to("explorers_phase")
    seen = t.match.view(0)["explorers"]
    assert t.state.lasting == [] and [one["markers"] for one in seen] == [3, 3, 3]
    assert [explorer.stamina for explorer in t.state.explorers] == [EXPLORERS[e["card"]].stats.stamina for e in seen]


@rule("MA-EPHASE-02")
def test_stamina_comes_back_to_the_maximum_as_changed_by_what_is_worn() -> None:
    t = table({LORRE: at(5, 5)}, equipped={LORRE: ["piston_trousers"]})
    t.explorer().stamina = 0
    t.go_to("explorers_phase")
    assert t.explorer().stamina == 7


@rule("MA-EPHASE-03", "MA-EPHASE-04", "MA-EPHASE-06")
def test_each_explorer_has_one_turn_in_an_order_chosen_anew_every_round() -> None:
    t = new_round(LORRE, RUSTAM, HANK)
    orders = []
    for order in ((HANK, LORRE, RUSTAM), (RUSTAM, LORRE, HANK)):
        taken: list[str] = []
        while len(taken) < 3:
            if t.asked() == "next_turn":
                assert t.state.acting == ""
                offered = {option.explorer for option in t.options(TakeTurn, t.seat)}
                assert offered == {LORRE, RUSTAM, HANK} - set(taken)
                t.answer(explorer=order[len(taken)])
            assert t.asked() == "act"
            taken.append(t.state.acting)
            assert t.match.view(None)["acting"] == taken[-1]
            assert t.seat == t.explorer(taken[-1]).seat
            t.take(PASS)
        orders.append(tuple(taken))
        if t.told(RoundBegan)[-1].round == t.told(RoundBegan)[0].round:
            finish_round(t)
    assert orders == [(HANK, LORRE, RUSTAM), (RUSTAM, LORRE, HANK)]


@rule("MA-EPHASE-05")
def test_nobody_begins_a_turn_before_the_one_under_way_is_over() -> None:
    t = new_round(LORRE, RUSTAM)
    t.answer(explorer=LORRE)
    for _ in range(3):
        assert list(t.match.pending) == [0] and t.state.acting == LORRE
        assert not t.can(TakeTurn, 0)
        t.take(t.options(Move, 0)[0])
    t.take(PASS)
    assert t.state.acting == RUSTAM and list(t.match.pending) == [1]


@rule("MA-EPHASE-07")
def test_the_board_offers_everything_an_explorer_may_do_with_it() -> None:
    t = table(
        {LORRE: at(5, 5)}, rows=["", "", "", "...LC", "...T.E", "....*"], doors=[(5, 5, "east"), (5, 5, "south")],
        walls=[(4, 5, "east"), (6, 5, "east")],
    )  # fmt: skip
    east, south = door_ref(at(5, 5), "east"), door_ref(at(5, 5), "south")
    set_door(t.state, east, DOOR_CLOSED)
    t.explorer().inspiration = 4
    t.refresh()
    assert t.can(Move, 0, cell=at(4, 4)) and not t.can(Move, 0, cell=at(4, 5))
    assert t.can(OpenDoor, 0, door=east) and t.can(DestroyDoor, 0, door=east) and not t.can(CloseDoor, 0, door=east)
    assert t.can(CloseDoor, 0, door=south) and not t.can(DestroyDoor, 0, door=south)  # only a closed one is destroyed
    activated = {(option.cell, option.as_kind) for option in t.options(Activate, 0)}
    chest, lever, chapter = (at(4, 5), "chest"), (at(5, 4), "trap_lever"), (at(6, 5), "unlit_chapter_cell")
    assert activated == {chest, lever, chapter}  # the event cell is behind the closed door
    assert [option.cell for option in t.options(SealLair, 0)] == [at(4, 4)]
    assert not t.can(Explore, 0) and not t.can(LeaveBoard, 0)  # no border here, no exit


@rule("MA-EPHASE-07")
def test_every_action_cell_beside_an_explorer_may_be_activated() -> None:
    t = table({LORRE: at(5, 5)}, rows=["", "", "", "...TRW", "...C.E", "...**."])
    set_token(t.state, at(6, 5), LIT)
    t.explorer().inspiration = 4
    t.refresh()
    assert {option.as_kind for option in t.options(Activate)} == {
        "trap_lever", "recharge_station", "workbench", "chest", "event_cell", "unlit_chapter_cell", "lit_chapter_cell",
    }  # fmt: skip


@rule("MA-EPHASE-07")
def test_at_the_border_an_explorer_explores_or_leaves() -> None:
    t = table({LORRE: at(5, 10)})
    t.state.fragments = [Fragment(with_borders("east"), 0, 0, 0)]
    t.refresh()
    assert t.can(Explore, 0, side="east") and not t.can(LeaveBoard, 0)
    t.fragment.exit = [at(5, 10), at(6, 10)]
    t.refresh()
    assert t.can(LeaveBoard, 0) and not t.can(Explore, 0)


@rule("MA-EPHASE-08")
def test_inventory_is_used_anywhere_and_exchange_takes_a_neighbour() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 6), HANK: at(9, 9)}, items={LORRE: ["scarifier"], HANK: ["music_box"]})
    assert t.can(UseInventory, 0, explorer=LORRE) and t.can(Exchange, 0, explorer=RUSTAM)
    assert not t.can(Exchange, 0, explorer=HANK)
    t.explorer(RUSTAM).cell = at(1, 1)
    t.refresh()
    assert t.can(UseInventory, 0, explorer=LORRE) and not t.can(Exchange, 0)


@rule("MA-EPHASE-09")
def test_abilities_come_from_the_explorers_own_cards_and_the_open_ones() -> None:
    t = table(
        {LORRE: at(5, 5), RUSTAM: at(9, 9)}, {"mi_go": at(5, 6)},
        items={LORRE: ["coil_of_rope", "boiler_hammer"], RUSTAM: ["ether_bomb"]},
        equipped={LORRE: ["scarifier"], RUSTAM: ["impact_generator"]}, chapter="c1_2",
    )  # fmt: skip
    t.explorer().events = ["listeners_robe"]
    t.state.explorer_discard = ["mirror_shards", "steam_valve"]
    t.state.horror_discard = ["energy_flash"]
    t.refresh()
    usable = {option.card for option in t.options(UseAbility, 0)}
    assert usable == {LORRE, "listeners_robe", "coil_of_rope", "scarifier", "steam_valve", "c1_2"}
    # not from the hammer in the inventory, what Rustam wears, an event that is no longer current, nor a horror event


@rule("MA-EPHASE-10")
@pytest.mark.parametrize(("stamina", "deeds"), [
    (0, set()),
    (1, {Move}),
    (2, {Move, CloseDoor, Explore, Exchange}),
    (3, {Move, CloseDoor, Explore, Exchange, UseInventory, Activate, SealLair}),
])  # fmt: skip
def test_what_cannot_be_paid_is_not_offered(stamina: int, deeds: set[type]) -> None:
    t = table({LORRE: at(5, 10), RUSTAM: at(4, 10)}, items={LORRE: ["scarifier"]})
    rows = [*[""] * 4, "........L", "........C"]
    t.state.fragments = [Fragment(lay_map(rows, doors=[(5, 10, "south")], borders=["east"]), 0, 0, 0)]
    t.explorer().stamina, t.explorer().inspiration = stamina, 4
    t.refresh()
    offered = {type(option) for option in t.decision().options} - {Pass, UseAbility} if t.asked() == "act" else set()
    assert offered == deeds


@rule("MA-EPHASE-10")
def test_actions_are_repeated_in_any_order_while_they_can_be_paid() -> None:
    t = table({HANK: at(5, 5)}, {"buopoth": at(5, 6)}, doors=[(5, 4, "west")])
    t.roll_attack(0, 0)
    t.use(HANK, 1, "buopoth")
    t.choose(Move, 0, cell=at(5, 4))
    t.choose(CloseDoor, 0)
    assert t.explorer().stamina == 1 and t.can(Move, 0) and not t.can(OpenDoor, 0) and not t.can(UseAbility, 0)


@rule("MA-EPHASE-10")
def test_the_same_action_may_be_taken_again() -> None:
    t = table({HANK: at(5, 5)}, {"buopoth": at(5, 6)})
    t.explorer().stamina = 5
    t.refresh()
    t.roll_attack(0, 0)
    for left in (3, 1):
        t.use(HANK, 1, "buopoth")
        assert t.explorer().stamina == left
    assert t.asked() == "act" and not t.can(UseAbility, 0)


@rule("MA-EPHASE-11", "MA-Q-27")
def test_without_stamina_only_what_costs_none_is_left() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 6)}, {"mi_go": at(4, 5)}, doors=[(5, 5, "south")])
    t.explorer().stamina, t.explorer().inspiration = 0, 2
    t.refresh()
    assert t.decision(0).options == (UseAbility(LORRE, 0), PASS)


@rule("MA-EPHASE-11")
def test_the_turn_ends_by_itself_when_stamina_has_run_out_and_nothing_is_free() -> None:
    t = new_round(LORRE, RUSTAM)
    t.answer(explorer=LORRE)
    for left in (5, 4, 3, 2, 1):
        t.take(t.options(Move, 0)[0])
        assert t.explorer(LORRE).stamina == left and t.state.acting == LORRE and t.can(Move, 0)
    t.take(t.options(Move, 0)[0])
    assert t.explorer(LORRE).stamina == 0 and t.state.acting == RUSTAM


@rule("MA-EPHASE-12")
def test_passing_gives_up_the_stamina_that_is_left() -> None:
    t = new_round(LORRE, RUSTAM)
    t.answer(explorer=LORRE)
    assert t.explorer(LORRE).stamina == 6
    t.take(PASS)
    assert t.explorer(LORRE).stamina == 0 and t.state.acting == RUSTAM
    assert t.explorer(RUSTAM).stamina == 5


@rule("MA-Q-28")
def test_the_turn_of_an_explorer_who_dies_in_it_is_over() -> None:
    t = new_round(LORRE, RUSTAM)
    t.answer(explorer=LORRE)
    t.explorer(LORRE).cell, t.explorer(LORRE).health = at(1, 1), 1
    t.state.fragments = [Fragment(lay_map([".T", "^"]), 0, 0, 0)]
    t.explorer(LORRE).cell = at(2, 1)
    t.refresh()
    t.roll_attack(5, 5, 5)
    t.choose(Activate, 0, cell=at(1, 2))
    assert not t.explorer(LORRE).alive
    assert t.state.acting == RUSTAM and t.asked() == "act" and t.state.phase == "explorers"

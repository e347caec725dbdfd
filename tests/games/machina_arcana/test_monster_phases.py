"""The horror phase and the monsters phase (MA-HORROR, MA-MPHASE), with the printed examples of Shiver and K'thun."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.events import AttackRolled, RoundBegan
from eldertable.games.machina_arcana.options import DECLINE, PASS, Move, UseAbility
from eldertable.games.machina_arcana.state import HORROR, Fragment, Lasting
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table

LORRE, RUSTAM, HANK = "lorre_gerrar", "rustam_alimov", "hank_horden"


def horror_phase(*dice: int, horror: int = 4, event: str = "chitin", chapter: str = "c1_1") -> Table:
    """The horror phase for Lorre alone: the roll, then other dice."""
    t = table({LORRE: at(5, 5)}, chapter=chapter)
    t.state.horror = horror
    t.state.horror_deck.append(event)
    t.roll_attack(*dice)
    t.go_to("horror_phase")
    return t


@rule("MA-HORROR-01", "MA-EPHASE-01")
def test_horror_markers_go_back_at_the_start_of_the_horror_phase_and_only_they() -> None:
    t = table({HANK: at(5, 5), LORRE: at(9, 9)}, {"ice_shambler": at(5, 6)})
    t.roll_attack(0)
    t.use(HANK, 1, "ice_shambler")  # Hank's marker: the monster has less stamina
    t.roll_attack(5, 5, 5)
    t.monster_turn("ice_shambler")  # its marker: whom it damages has less stamina
    assert [lasting.owner for lasting in t.state.lasting] == [HORROR]  # the new round has begun: Hank's has come back
    assert t.match.view(0)["horror_markers"] == 3
    assert t.explorer(HANK).stamina == 5
    t.answer(explorer=HANK)
    t.roll_attack(0)
    t.use(HANK, 1, "ice_shambler")
    t.state.horror = 1
    t.state.horror_deck.append("frostbite")
    t.roll_attack(9)
    t.go_to("horror_phase")
    assert t.asked() not in ("next_turn", "act")  # the event asks, in the midst of the phase
    assert [lasting.owner for lasting in t.state.lasting] == [HANK]
    assert t.match.view(0)["horror_markers"] == 4
    assert t.match.view(0)["explorers"][0]["stats"]["stamina"]["value"] == 6


@rule("MA-HORROR-02")
def test_one_explorer_on_the_board_rolls_once_for_all() -> None:
    """Who of them it is changes nothing, so the table does not ask."""
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 7), HANK: at(9, 9)})
    t.state.horror = 9
    t.explorer(LORRE).cell, t.explorer(LORRE).left = -1, True
    t.roll_attack(1)
    t.go_to("horror_phase")
    assert [event.data["why"] for event in t.what("fate")] == ["horror"]
    assert t.what("fate")[0].who in (RUSTAM, HANK)
    assert t.asked() == "next_turn"


@rule("MA-HORROR-03", "MA-HORROR-04", "MA-HORROR-05")
@pytest.mark.parametrize("rolled", [2, 3, 9, 0])
def test_a_roll_of_at_least_the_value_resets_it_and_launches_a_horror_event(rolled: int) -> None:
    t = horror_phase(rolled, horror=2)  # 3 is below the printed 4, yet not below the present 2
    assert [event.card for event in t.what("event_launched")] == ["chitin"]
    assert t.state.horror == 4 and t.match.view(0)["events"]["horror"] == "chitin"


@rule("MA-HORROR-03", "MA-HORROR-04")
def test_the_value_is_back_before_the_event_is_resolved() -> None:
    t = horror_phase(9, horror=2, event="frostbite", chapter="c1_3")
    assert t.asked() not in ("next_turn", "act")  # the event asks
    assert t.state.horror == 5


@rule("MA-Q-23")
def test_the_horror_value_never_falls_below_one() -> None:
    """In the easy game a roll of 0 is below even that."""
    t = table({LORRE: at(5, 5)}, options={"easy": "yes"})
    t.state.horror = 1
    t.roll_attack(0)
    t.go_to("horror_phase")
    assert t.what("event_launched") == [] and t.state.horror == 1


@rule("MA-HORROR-05")
@pytest.mark.parametrize(("value", "rolled", "after"), [(4, 3, 3), (4, 1, 3), (2, 1, 1)])
def test_a_lower_roll_lowers_the_value_and_launches_nothing(value: int, rolled: int, after: int) -> None:
    t = horror_phase(rolled, horror=value)
    assert t.state.horror == after
    assert t.what("event_launched") == [] and t.state.horror_deck[-1] == "chitin"


@rule("MA-Q-22")
def test_without_a_horror_value_nobody_rolls_but_markers_still_go_back() -> None:
    t = table({LORRE: at(5, 5)}, {"ice_shambler": at(5, 6)})
    t.roll_attack(5, 5, 5)
    t.monster_turn("ice_shambler")
    assert len(t.state.lasting) == 1
    t.state.horror = 0
    t.state.monsters = []
    t.go_to("horror_phase")
    assert t.what("fate") == [] and t.state.lasting == [] and t.state.horror == 0


# --- monsters phase ----------------------------------------------------------------------------------------------


@rule("MA-MPHASE-01", "MA-MPHASE-03")
def test_monsters_take_one_turn_each_in_the_order_of_the_queue() -> None:
    order = ["saral", "mi_go", "k_thun", "listener"]
    t = table({LORRE: at(1, 1)}, {card: at(10, 2 + 2 * number) for number, card in enumerate(order)})
    t.state.fragments = [Fragment(lay_map(walls=[(5, column, "south") for column in range(1, 11)]), 0, 0, 0)]
    t.roll_attack(0, 0, 0)  # K'thun's magic
    t.go_to("monsters_phase")
    assert [event.who for event in t.what("turn")] == [*order, LORRE]
    t.state.monsters.reverse()
    t.events.clear()
    t.roll_attack(0, 0, 0)
    t.go_to("monsters_phase")
    assert [event.who for event in t.what("turn")] == [*reversed(order), LORRE]


@rule("MA-MPHASE-02")
def test_an_empty_queue_goes_straight_to_the_next_round() -> None:
    t = table({LORRE: at(1, 1)})
    t.go_to("monsters_phase")
    assert [type(event) for event in t.events[:1]] == [RoundBegan]
    assert [event.who for event in t.what("turn")] == [LORRE] and t.asked() == "act"


def controlled(t: Table) -> Table:
    """Lorre decides for every monster of the coming phase."""
    for monster in t.state.monsters:
        monster.controlled_by = LORRE
    t.go_to("monsters_phase")
    return t


@rule("MA-Q-48", "MA-MPHASE-01", "MA-MPHASE-03")
def test_a_monster_that_appears_in_the_turn_of_another_acts_after_it() -> None:
    """Rustam's saw strikes after the Listener's first step; the scarabs bring another monster when they die."""
    t = table(
        {RUSTAM: at(5, 5)}, {"listener": at(9, 9), "bone_scarabs": at(5, 6)}, rows=["L"], equipped={RUSTAM: ["circular_saw"]}
    )
    t.state.lasting = [Lasting(RUSTAM, "circular_saw", [0, 1], RUSTAM, ["bone_scarabs"])]
    t.state.monster_deck.append("k_thun")
    t.go_to("monsters_phase")
    t.take(DECLINE)
    assert t.asked() == "out_of_turn" and t.walked("listener")
    t.roll_attack(5, 1, 9)  # 4 against defence 4; 9 of the scarabs
    t.choose(UseAbility, 0, card="circular_saw", ability=1)
    assert [event.who for event in t.what("turn")] == ["listener", "k_thun", RUSTAM]


@rule("MA-MPHASE-04", "MA-MPHASE-03")
def test_the_monster_whose_turn_it_is_is_the_acting_creature() -> None:
    t = controlled(table({LORRE: at(1, 1)}, {"mi_go": at(9, 9), "saral": at(9, 5)}))
    for card in ("mi_go", "saral"):
        assert t.asked() == "steer" and t.match.view(0)["acting"] == card
        t.take(PASS)
    assert t.match.view(0)["acting"] == LORRE


@rule("MA-MPHASE-05")
def test_a_monster_has_its_printed_stamina_anew_in_every_turn() -> None:
    t = table({LORRE: at(1, 1)}, {"mi_go": at(9, 9)})
    for steps in (3, 5):
        controlled(t)
        assert t.match.view(0)["stamina_left"] == 5
        for _ in range(steps):
            t.take(t.options(Move, 0)[0])
        if steps == 5:
            assert t.asked() == "act"  # nothing is left to do without stamina
        else:
            assert t.match.view(0)["stamina_left"] == 2
            t.take(PASS)


# --- the printed examples ----------------------------------------------------------------------------------------


@rule("MA-EX-33")
def test_shiver_attacks_all_explorers_on_all_fragments_twice() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 5, 1)}, {"mi_go": at(9, 9)})
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    t.state.horror = 4
    t.state.horror_deck.append("shiver")
    t.roll_attack(9, 5, 0, 0, 5, 5)  # the fate die; then 3 against wills 3 and 4; then 6
    t.go_to("horror_phase")
    first, second = t.told(AttackRolled)[:2]
    assert first.magic and second.magic
    assert first.against == ((LORRE, 3, True), (RUSTAM, 4, False))
    assert second.against == ((LORRE, 3, True), (RUSTAM, 4, True))
    assert [event.who for event in t.what("lost_health")][:3] == [LORRE, LORRE, RUSTAM]


@rule("MA-EX-39")
def test_k_thun_heals_every_monster_of_the_fragment_if_one_is_wounded_and_does_not_attack() -> None:
    t = table({LORRE: at(1, 1)}, {"k_thun": at(9, 9), "mi_go": at(10, 1), "saral": at(10, 10), "harvester": at(5, 5, 1)})
    t.state.fragments = [
        Fragment(lay_map(walls=[(5, c, "south") for c in range(1, 11)]), 0, 0, 0),
        Fragment(lay_map(), 0, 1, 0),
    ]
    for card in ("mi_go", "saral", "harvester"):
        t.monster(card).wounds = 1  # type: ignore[union-attr]
    t.monster_turn("k_thun")
    assert [(event.who, event.n) for event in t.what("restored_health")] == [("mi_go", 1), ("saral", 1)]
    assert t.told(AttackRolled) == []
    assert t.monster("harvester").wounds == 1  # type: ignore[union-attr]


@rule("MA-EX-40")
def test_k_thun_attacks_all_explorers_of_its_fragment_with_one_roll_if_no_monster_is_wounded() -> None:
    t = table({LORRE: at(1, 1), HANK: at(2, 9), RUSTAM: at(5, 5, 1)}, {"k_thun": at(9, 9), "harvester": at(9, 9, 1)})
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    t.monster("harvester").wounds = 1  # type: ignore[union-attr]
    t.roll_attack(5, 0, 0)
    t.monster_turn("k_thun")
    rolled = t.told(AttackRolled)[0]
    assert rolled.attacker == "k_thun" and rolled.magic and len(rolled.dice) == 3
    assert rolled.against == ((LORRE, 3, True), (HANK, 2, True))
    assert t.what("restored_health") == []

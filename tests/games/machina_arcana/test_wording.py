"""What the set phrases of cards mean: whom an attack hits and who moves whom (MA-WORDING)."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.options import Activate, Agree, ChooseNothing, ChooseThing, UseAbility
from eldertable.games.machina_arcana.state import OFF_BOARD, Fragment
from eldertable.testing import rule

from .arrange import Table, at, lay_map, table
from .own_cards import print_event, print_item

HANK, LORRE, KIM = "hank_horden", "lorre_gerrar", "kim_richards"
DONE = ChooseNothing()
GHOST = "light_eater"  # incorporeal


def with_thing(monkeypatch: pytest.MonkeyPatch, ability: str, monsters: dict[str, int] | None = None, **more: Any) -> Table:
    """Hank holds a thing with this ability; a second fragment lies to the east, joined to the first in the middle."""
    print_item(monkeypatch, "thing", f"[{ability}]")
    others = more.pop("others", {})
    rows, walls = more.pop("rows", ()), more.pop("walls", ())
    t = table({HANK: at(5, 5), **others}, monsters, equipped={HANK: ["thing"]})
    west = lay_map(rows, walls=walls, borders=("east",))
    t.state.fragments = [Fragment(west, 0, 0, 0), Fragment(lay_map(borders=("west",)), 0, 1, 0)]
    t.refresh()
    return t


def attacked(t: Table) -> list[list[str]]:
    """The evaders of each attack."""
    return [[ref for ref, _, _ in rolled.against] for rolled in t.told(AttackRolled)]


def cells(t: Table) -> dict[str, int]:
    return {monster.card: monster.cell for monster in t.state.monsters}


CLOSED_IN = [(5, 5, "north"), (5, 5, "east"), (5, 5, "south"), (5, 5, "west")]
CLOSED_IN += [(4, 4, "south"), (4, 4, "east"), (4, 6, "south"), (4, 6, "west")]
CLOSED_IN += [(6, 4, "north"), (6, 4, "east"), (6, 6, "north"), (6, 6, "west")]  # Hank sees nothing at all

# --- attacks -----------------------------------------------------------------------------------------------------


@rule("MA-WORDING-01")
def test_an_attack_on_nobody_in_particular_hits_its_user(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(monkeypatch, "{cost: {stamina: 1}, do: [{attack: {strong: 2}}]}", {"saral": at(5, 6)})
    t.roll_attack(5, 5)
    t.use("thing")
    assert attacked(t) == [[HANK]] and t.explorer(HANK).health == 5


@rule("MA-WORDING-02")
def test_a_near_attack_hits_one_chosen_creature_at_most_one_cell_away(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(
        monkeypatch,
        "{cost: {stamina: 1}, target: {near: creature}, do: [{attack: {strong: 2}}]}",
        {"saral": at(5, 6), "mi_go": at(6, 6), "listener": at(5, 7), GHOST: at(4, 5)},
        others={KIM: at(5, 4)},
        rows=["", "", "", "...o", "", ".....", "....."],
    )
    t.choose(UseAbility, 0, card="thing", ability=0)
    near = {HANK, KIM, "saral", "mi_go", f"barrel@{at(4, 4)}"}  # range 0 to 1, but nothing incorporeal
    assert set(t.decision().options) == {ChooseThing(ref) for ref in near}
    t.roll_attack(0, 0)
    t.answer(ref="mi_go")
    assert attacked(t) == [["mi_go"]]


@rule("MA-WORDING-02", "MA-Q-75")
@pytest.mark.parametrize(("cell", "hit"), [(at(5, 6), [["saral"]]), (at(4, 4), [])])
def test_a_near_attack_on_a_cell_hits_who_stands_there(
    monkeypatch: pytest.MonkeyPatch, cell: int, hit: list[list[str]]
) -> None:
    ability = "{cost: {stamina: 1}, target: {near: cell}, do: [{attack: {strong: 2}}]}"
    t = with_thing(monkeypatch, ability, {"saral": at(5, 6), "mi_go": at(5, 7)})
    t.choose(UseAbility, 0, card="thing", ability=0)
    assert len(t.decision().options) == 9 and ChooseThing(f"cell@{at(5, 7)}") not in t.decision().options
    t.roll_attack(*([0, 0] if hit else []))
    t.answer(ref=f"cell@{cell}")
    assert attacked(t) == hit


@rule("MA-WORDING-02")
def test_a_passive_ability_lets_a_near_attack_choose_the_incorporeal(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(
        monkeypatch,
        "{cost: {stamina: 1}, target: {near: creature}, do: [{attack: {strong: 2}}]}, {gives: [{may_target: incorporeal}]}",
        {GHOST: at(4, 5)},
    )
    t.roll_attack(0, 0)
    t.use("thing", 0, GHOST)
    assert attacked(t) == [[GHOST]]


@rule("MA-WORDING-03")
def test_an_attack_on_the_nearest_monster_needs_no_line_of_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = "{cost: {stamina: 1}, do: [{attack: {strong: 2, at: {nearest: monster}}}]}"
    t = with_thing(monkeypatch, ability, {"saral": at(5, 8), GHOST: at(3, 5)}, walls=CLOSED_IN)
    t.roll_attack(0, 0)
    t.use("thing")
    assert attacked(t) == [[GHOST]]  # 2 cells against 3, though incorporeal and behind walls


@rule("MA-WORDING-03")
def test_the_nearest_monster_is_one_of_the_users_fragment(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = "{cost: {stamina: 1}, do: [{attack: {strong: 2, at: {nearest: monster}}}]}"
    t = with_thing(monkeypatch, ability, {"saral": at(5, 1, 1), "mi_go": at(10, 1)})
    t.explorer(HANK).cell = at(5, 10)  # Saral stands beside Hank, across the border
    t.refresh()
    t.roll_attack(0, 0)
    t.use("thing")
    assert attacked(t) == [["mi_go"]]


@rule("MA-WORDING-04")
def test_an_attack_on_monsters_hits_all_of_the_fragment_with_one_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = "{cost: {stamina: 1}, do: [{attack: {strong: 2, at: {each: monster}}}]}"
    monsters = {"saral": at(5, 8), GHOST: at(3, 5), "mi_go": at(5, 5, 1)}
    t = with_thing(monkeypatch, ability, monsters, others={KIM: at(9, 9)}, walls=CLOSED_IN)
    t.roll_attack(5, 1)  # 3 + 1: Saral has defence 3, the eater of light 4
    t.use("thing")
    assert attacked(t) == [["saral", GHOST]]
    assert [monster.wounds for monster in t.state.monsters if monster.card == "saral"] == [1]
    assert t.monster(GHOST) is None and t.monster("mi_go").wounds == 0  # type: ignore[union-attr]


@rule("MA-WORDING-05")
def test_an_attack_on_any_monster_lets_the_user_choose_on_its_fragment(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = "{cost: {stamina: 1}, do: [{attack: {strong: 2, at: {any: monster}}}]}"
    t = with_thing(monkeypatch, ability, {"saral": at(5, 8), GHOST: at(9, 1), "mi_go": at(5, 5, 1)}, walls=CLOSED_IN)
    t.use("thing")
    assert set(t.decision().options) == {ChooseThing("saral"), ChooseThing(GHOST)}
    t.roll_attack(0, 0)
    t.answer(ref=GHOST)
    assert attacked(t) == [[GHOST]]


@rule("MA-WORDING-06")
def test_an_attack_on_any_monster_on_any_fragment_reaches_the_whole_board(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = "{cost: {stamina: 1}, do: [{attack: {strong: 2, at: {any: monster, in: any_fragment}}}]}"
    t = with_thing(monkeypatch, ability, {"saral": at(5, 8), "mi_go": at(5, 5, 1)}, walls=CLOSED_IN)
    t.use("thing")
    assert set(t.decision().options) == {ChooseThing("saral"), ChooseThing("mi_go")}
    t.roll_attack(0, 0)
    t.answer(ref="mi_go")
    assert attacked(t) == [["mi_go"]]


# --- moves -------------------------------------------------------------------------------------------------------


@rule("MA-WORDING-07")
def test_move_up_to_n_cells_lets_the_user_go_that_far_anywhere_or_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = "{cost: {stamina: 1}, do: [{move: {max: 2}}]}"
    t = with_thing(monkeypatch, ability, {"saral": at(5, 6)})
    t.use("thing")
    steps = {ChooseThing(f"cell@{at(row, column)}") for row in (4, 5, 6) for column in (4, 5, 6)}
    taken = {ChooseThing(f"cell@{at(5, 5)}"), ChooseThing(f"cell@{at(5, 6)}")}
    assert set(t.decision().options) == steps - taken | {DONE}
    t.answer(ref=f"cell@{at(4, 6)}")
    assert t.asked() == "choose_step"
    t.answer(ref=f"cell@{at(3, 7)}")
    assert t.asked() == "act" and t.explorer(HANK).cell == at(3, 7) and t.explorer(HANK).stamina == 5
    t.use("thing")
    t.take(DONE)
    assert t.explorer(HANK).cell == at(3, 7) and t.explorer(HANK).stamina == 4


TARGET_MOVES = "{cost: {stamina: 1}, target: {piercing: 9}, do: [{move: {max: 2, at: target}}]}"


@rule("MA-WORDING-08")
def test_a_predictable_monster_that_moves_itself_goes_for_the_nearest_explorer_on_any_fragment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = with_thing(monkeypatch, TARGET_MOVES, {"saral": at(5, 10)}, others={KIM: at(5, 4, 1)})
    t.explorer(HANK).cell = at(5, 2)
    t.refresh()
    t.use("thing", 0, "saral")
    assert t.asked() == "act" and cells(t) == {"saral": at(5, 2, 1)}  # to Kim, 4 cells away, not to Hank, 8 away


@rule("MA-WORDING-08")
def test_an_explorer_that_moves_itself_decides_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(monkeypatch, TARGET_MOVES, others={KIM: at(5, 7)})
    t.use("thing", 0, KIM)
    assert t.asked() == "choose_step" and t.seat == t.explorer(KIM).seat
    t.answer(ref=f"cell@{at(6, 8)}")
    t.take(DONE)
    assert t.explorer(KIM).cell == at(6, 8) and t.explorer(KIM).stamina == 7


@rule("MA-WORDING-09")
@pytest.mark.parametrize("target", ["saral", KIM])
def test_a_creature_that_is_moved_goes_where_the_user_says(monkeypatch: pytest.MonkeyPatch, target: str) -> None:
    ability = "{cost: {stamina: 1}, target: {piercing: 3}, do: [{move: {max: 2, at: target, by: user}}]}"
    t = with_thing(monkeypatch, ability, {"saral": at(5, 7)}, others={KIM: at(7, 5)})
    t.use("thing", 0, target)
    assert t.asked() == "choose_step" and t.seat == t.explorer(HANK).seat
    assert len(t.decision(t.seat).options) == 9  # eight directions, or enough
    away = [at(5, 8), at(5, 9)] if target == "saral" else [at(8, 5), at(9, 5)]
    for cell in away:
        t.answer(ref=f"cell@{cell}")
    assert t.asked() == "act"
    assert (t.monster("saral") if target == "saral" else t.explorer(KIM)).cell == away[-1]  # type: ignore[union-attr]


ADVANCE = "{cost: {stamina: 1}, do: [{advance: {cells: 2, at: {each: monster}}}]}"


@rule("MA-WORDING-10")
@pytest.mark.parametrize("dead", [False, True])
def test_monsters_that_move_go_for_their_nearest_explorers_even_unpredictable_ones(
    monkeypatch: pytest.MonkeyPatch, dead: bool
) -> None:
    monsters = {"saral": at(9, 9), "mi_go": at(1, 9), "listener": at(5, 9, 1)}
    t = with_thing(monkeypatch, ADVANCE, monsters, others={KIM: at(1, 5), LORRE: at(10, 1)})
    t.explorer(HANK).cell = at(9, 5)
    if dead:  # with a dead explorer monsters are unpredictable
        t.explorer(LORRE).alive, t.explorer(LORRE).cell = False, OFF_BOARD
    t.refresh()
    t.use("thing")
    assert t.asked() == "act"  # nobody steers them
    assert cells(t) == {"saral": at(9, 7), "mi_go": at(1, 7), "listener": at(5, 9, 1)}


@rule("MA-WORDING-11")
def test_a_monster_that_moves_stops_beside_its_nearest_explorer(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(monkeypatch, ADVANCE, {"saral": at(5, 7), "mi_go": at(4, 4)})
    t.use("thing")
    assert cells(t) == {"saral": at(5, 6), "mi_go": at(4, 4)}


@rule("MA-WORDING-12")
@pytest.mark.parametrize("deck", ["horror", "explorer"])
def test_monsters_that_move_by_a_horror_event_move_on_all_fragments(monkeypatch: pytest.MonkeyPatch, deck: str) -> None:
    print_event(monkeypatch, "tide", deck, "[{enters_play: true, do: [{advance: {cells: 2, at: {each: monster}}}]}]")
    ability = f"{{cost: {{stamina: 1}}, do: [{{launch_event: {{deck: {deck}}}}}]}}"
    t = with_thing(monkeypatch, ability, {"saral": at(5, 9), "mi_go": at(5, 9, 1)}, others={KIM: at(5, 5, 1)})
    t.state.horror_deck.append("tide")
    t.state.explorer_deck.append("tide")
    t.refresh()
    t.use("thing")
    assert cells(t) == {"saral": at(5, 7), "mi_go": at(5, 7 if deck == "horror" else 9, 1)}


@rule("MA-WORDING-12")
def test_a_drive_moves_the_monsters_of_the_whole_board() -> None:
    """A printed horror event, relaunched from an event cell."""
    t = table({HANK: at(5, 5), KIM: at(5, 5, 1)}, {"saral": at(5, 10), "mi_go": at(5, 9, 1)}, rows=["", "", "", "", "...E"])
    t.state.fragments.append(Fragment(lay_map(), 0, 5, 5))
    t.state.horror_discard, t.state.horror = ["the_drive"], 10
    t.refresh()
    t.choose(Activate, 0, cell=at(5, 4), as_kind="event_cell")
    t.next_dice(5)
    t.take(next(option for option in t.decision().options if not isinstance(option, Agree)))
    assert cells(t) == {"saral": at(5, 7), "mi_go": at(5, 6, 1)}


@rule("MA-WORDING-13")
def test_explorers_that_move_go_each_as_far_as_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = "{cost: {stamina: 1}, do: [{move: {max: 2, at: {each: explorer}}}]}"
    t = with_thing(monkeypatch, ability, others={KIM: at(9, 9), LORRE: at(5, 5, 1)})
    t.use("thing")
    assert t.seat == t.explorer(HANK).seat
    t.answer(ref=f"cell@{at(5, 4)}")
    t.answer(ref=f"cell@{at(5, 3)}")
    assert t.seat == t.explorer(KIM).seat and t.asked() == "choose_step"
    t.take(DONE)
    assert t.asked() == "act"  # Lorre is on another fragment
    assert [explorer.cell for explorer in t.state.explorers] == [at(5, 3), at(9, 9), at(5, 5, 1)]


@rule("MA-WORDING-14")
def test_monsters_that_are_moved_go_where_the_user_says(monkeypatch: pytest.MonkeyPatch) -> None:
    ability = "{cost: {stamina: 1}, do: [{move: {max: 2, at: {each: monster}, by: user}}]}"
    t = with_thing(monkeypatch, ability, {"saral": at(5, 7), "mi_go": at(9, 9), "listener": at(5, 5, 1)})
    t.use("thing")
    assert t.asked() == "choose_step" and t.seat == t.explorer(HANK).seat
    t.answer(ref=f"cell@{at(5, 8)}")
    t.answer(ref=f"cell@{at(5, 9)}")
    t.answer(ref=f"cell@{at(10, 10)}")
    t.take(DONE)
    assert t.asked() == "act"
    assert cells(t) == {"saral": at(5, 9), "mi_go": at(10, 10), "listener": at(5, 5, 1)}

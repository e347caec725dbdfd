"""Going to the finale, its conditions, and how a scenario is won or lost (MA-FINALE, MA-GAME)."""

from __future__ import annotations

from typing import Any

import pytest

from eldertable.games.machina_arcana.cards import CHAPTERS
from eldertable.games.machina_arcana.events import StoryTold
from eldertable.games.machina_arcana.options import PASS, Activate, ChooseThing, Move, UseAbility
from eldertable.games.machina_arcana.state import DESTROYED, LIT, OFF_BOARD, Equipped
from eldertable.games.machina_arcana.things import board_of, set_token
from eldertable.kernel.decision import Outcome
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table

LORRE, RUSTAM, HANK = "lorre_gerrar", "rustam_alimov", "hank_horden"
SOUTH, EAST = {at(10, 4), at(10, 5)}, {at(5, 10), at(6, 10)}  # the printed entries of the finale fragment
RITUALS = [at(2, 5), at(4, 2), at(4, 8), at(8, 3), at(8, 7)]
OUTSIDE = {LORRE: at(5, 5), RUSTAM: at(7, 7)}


def toll(explorers: dict[str, int] = OUTSIDE, monsters: dict[str, int] | None = None) -> Table:
    """Chapter 9: one more toll paid by the acting explorer opens the finale."""
    t = table(explorers, monsters, rows=["", "", "", "....*"], chapter="c1_9")
    t.state.chapters = ["c1_10"]
    t.explorer().inspiration = 2
    return t


def pay(t: Table) -> None:
    alive = sum(explorer.alive for explorer in t.state.explorers)
    t.state.progress = {"c1_9": alive - 1} if alive > 1 else {}
    t.refresh()
    t.choose(UseAbility, card="c1_9", ability=0)


def enter(t: Table, *cells: int) -> None:
    for cell in cells:
        assert t.asked() == "choose_entry"
        t.answer(ref=f"cell@{cell}")


def finale(explorers: dict[str, int] = OUTSIDE) -> Table:
    """In the finale; the explorers stand at the southern entry and Lorre goes on with the turn."""
    t = toll(explorers)
    pay(t)
    enter(t, *(at(10, 4), at(10, 5), at(10, 3))[: len(explorers)])
    assert t.asked() == "act"
    return t


def break_cells(t: Table, *cells: int) -> None:
    """These ritual cells are destroyed, as if attacked down."""
    t.state.cell_creatures = [creature for creature in t.state.cell_creatures if creature.cell not in cells]
    for cell in cells:
        set_token(t.state, cell, DESTROYED)
    t.refresh()


def outcome_of(t: Table) -> Outcome:
    outcome = t.match.outcome
    assert outcome is not None
    return outcome


def stories(t: Table) -> list[str]:
    return [event.chapter for event in t.told(StoryTold)]


# --- going there -------------------------------------------------------------------------------------------------


@rule("MA-FINALE-01")
def test_only_the_finale_fragment_lies_on_the_table() -> None:
    t = toll(monsters={"mi_go": at(9, 9)})
    pay(t)
    enter(t, at(10, 4), at(10, 5))
    assert [fragment.face for fragment in t.state.fragments if fragment] == ["finale_1"]
    assert not t.state.monsters and "finale_1" not in t.state.fragment_stack


@rule("MA-FINALE-02")
def test_explorers_enter_on_or_beside_the_printed_entries() -> None:
    t = toll({**OUTSIDE, HANK: at(9, 9)})
    pay(t)
    board = board_of(t.state)
    beside = {near for cell in SOUTH | EAST for near in board.neighbours[cell] if board.kinds[near] == "passable_cell"}
    offered = {int(option.ref[5:]) for option in t.options(ChooseThing)}
    assert offered == SOUTH | EAST | beside
    for seat, cell in enumerate((at(10, 4), at(10, 3)), start=1):
        enter(t, cell)
        offered -= {cell}  # free cells only
        assert {int(option.ref[5:]) for option in t.options(ChooseThing, seat)} == offered
    enter(t, at(5, 10))  # the group may split
    assert [explorer.cell for explorer in t.state.explorers] == [at(10, 4), at(10, 3), at(5, 10)]


@rule("MA-FINALE-03")
def test_the_finale_card_is_turned_up_and_prepared() -> None:
    t = finale()
    view = t.match.view(0)
    assert view["chapter"]["id"] == "c1_finale" and stories(t)[-1] == "c1_finale"
    assert view["tracks"]["set_aside"] == 15
    card = CHAPTERS["c1_finale"]  # its lair value is lowered for the second explorer
    assert (view["tracks"]["lair"], view["tracks"]["horror"]) == (card.lair_value - 1, card.horror_value) == (5, 4)
    assert sorted(creature["cell"] for creature in view["cell_creatures"]) == RITUALS
    assert {creature["health"] for creature in view["cell_creatures"]} == {2}  # two explorers began it


@rule("MA-FINALE-03")
def test_the_dead_do_not_enter_the_finale_nor_count_in_it() -> None:
    t = toll({**OUTSIDE, HANK: at(9, 9)})
    t.explorer(HANK).alive, t.explorer(HANK).cell = False, OFF_BOARD
    pay(t)
    enter(t, at(10, 4), at(10, 5))
    assert t.asked() == "act" and t.explorer(HANK).cell == OFF_BOARD
    assert {creature["health"] for creature in t.match.view(0)["cell_creatures"]} == {2}


# --- its conditions ----------------------------------------------------------------------------------------------


@rule("MA-FINALE-04", "MA-GAME-05")
def test_the_finale_is_won_only_when_every_ritual_cell_is_destroyed() -> None:
    t = finale()
    break_cells(t, *RITUALS[:4])
    t.take(t.options(Move)[0])
    assert t.match.outcome is None
    break_cells(t, *RITUALS)
    t.take(t.options(Move)[0])
    assert outcome_of(t).kind == "won" and not t.match.pending


@rule("MA-FINALE-04")
@pytest.mark.parametrize(("standing", "left"), [(5, 12), (4, 13), (3, 13), (1, 14)])
def test_each_horror_phase_takes_tokens_for_half_of_the_ritual_cells(standing: int, left: int) -> None:
    t = finale({LORRE: at(5, 5)})
    break_cells(t, *RITUALS[standing:])
    t.state.lair = t.state.horror = 0
    t.take(PASS)
    assert t.state.set_aside == left and t.state.round == 2


@rule("MA-FINALE-04", "MA-GAME-10")
def test_the_finale_is_lost_when_no_token_is_left_aside() -> None:
    t = finale({LORRE: at(5, 5)})
    t.state.set_aside, t.state.lair, t.state.horror = 3, 0, 0
    t.take(PASS)
    outcome = outcome_of(t)
    assert (outcome.kind, outcome.winners) == ("lost", ()) and outcome.reason.id.endswith("-finale")


@rule("MA-GAME-10", "MA-Q-32")
def test_victory_comes_before_defeat_when_both_are_met() -> None:
    t = finale()
    t.state.set_aside = 0
    break_cells(t, *RITUALS)
    t.take(PASS)
    assert outcome_of(t).kind == "won"


@rule("MA-FINALE-04")
def test_before_the_finale_its_conditions_mean_nothing() -> None:
    t = table({LORRE: at(5, 5)})  # no ritual cell on this map, no token aside
    t.take(PASS)
    assert t.match.outcome is None


@rule("MA-FINALE-05", "MA-GAME-05")
def test_victory_reads_the_last_chapter_and_ends_the_game() -> None:
    t = finale()
    break_cells(t, *RITUALS)
    t.take(PASS)
    assert stories(t)[-1] == "c1_10" and CHAPTERS["c1_10"].role == "final"
    assert t.match.view(0)["chapter"]["id"] == "c1_10" and t.match.view(0)["phase"] == "over"
    assert not t.match.pending


@rule("MA-EX-16")
def test_a_ritual_cell_attacked_down_is_a_passable_cell_and_no_obstacle() -> None:
    t = finale({LORRE: at(5, 5)})
    explorer = t.explorer()
    explorer.equipped, explorer.stamina, explorer.cell = [Equipped("scarifier", "main")], 9, at(9, 3)
    explorer.inspiration = 0  # nothing raises the rolls
    t.refresh()
    ritual = at(8, 3)
    assert not t.can(Move, cell=ritual)
    assert board_of(t.state).is_obstacle(ritual)
    for creature in t.match.view(0)["cell_creatures"]:
        assert creature["health"] == 1  # one explorer began the finale
    t.roll_attack(3, 3, 0)  # 2 + 2 + 0: below its defence of 5
    t.use("scarifier", 0, f"ritual_circle@{ritual}")
    assert len(t.state.cell_creatures) == 5 and not t.can(Move, cell=ritual)
    t.roll_attack(3, 3, 1)  # 5
    t.use("scarifier", 0, f"ritual_circle@{ritual}")
    assert [creature.cell for creature in t.state.cell_creatures] == [cell for cell in RITUALS if cell != ritual]
    assert t.can(Move, cell=ritual)
    assert not board_of(t.state).is_obstacle(ritual)


def test_a_second_shot_at_a_ritual_cell_that_is_gone_is_not_offered() -> None:
    t = finale({LORRE: at(5, 5)})
    explorer = t.explorer()
    explorer.equipped = [Equipped("scarifier", "main"), Equipped("second_barrel", "extension", "scarifier")]
    explorer.stamina, explorer.cell, explorer.inspiration = 9, at(9, 3), 0
    t.refresh()
    t.roll_attack(3, 3, 1)  # 5: the circle falls
    t.use("scarifier", 0, f"ritual_circle@{at(8, 3)}")
    assert at(8, 3) not in [creature.cell for creature in t.state.cell_creatures]
    assert t.match.pending[t.seat].kind == "act" and explorer.stamina == 9 - 3  # the first shot's alone


# --- without a finale, and who wins ------------------------------------------------------------------------------


def at_lit_cell(*to_come: str, explorers: dict[str, int] = OUTSIDE, **things: Any) -> Table:
    """The acting explorer stands at a lit chapter cell; these chapters are to come."""
    t = table(explorers, rows=["", "", "", "....*"], **things)
    t.state.chapters = list(reversed(to_come))
    set_token(t.state, at(4, 5), LIT)
    t.refresh()
    return t


def go_on(t: Table) -> None:
    t.choose(Activate, cell=at(4, 5), as_kind="lit_chapter_cell")


@rule("MA-GAME-06", "MA-Q-30")
def test_a_scenario_without_a_finale_is_won_when_its_last_chapter_is_reached() -> None:
    t = at_lit_cell("c1_6", "c1_10")
    go_on(t)
    while t.asked() != "act":
        t.take(t.match.pending[t.seat].options[-1])
    assert t.match.outcome is None and t.state.chapter == "c1_6"
    last = at_lit_cell("c1_10")
    go_on(last)
    assert stories(last)[-1] == "c1_10"
    assert (outcome_of(last).kind, outcome_of(last).winners) == ("won", (0, 1))


@rule("MA-GAME-07")
def test_survivors_win_together_and_the_dead_do_not() -> None:
    t = at_lit_cell("c1_10", explorers={**OUTSIDE, HANK: at(9, 9)})
    t.explorer(RUSTAM).alive, t.explorer(RUSTAM).cell = False, OFF_BOARD
    t.refresh()
    go_on(t)
    assert (outcome_of(t).kind, outcome_of(t).winners) == ("won", (0, 2))

"""Worked examples of chapters and personal events (MA-EX)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import cards
from eldertable.games.machina_arcana.options import AGREE, DECLINE, Activate, ChooseThing, UseAbility
from eldertable.games.machina_arcana.state import LIT
from eldertable.games.machina_arcana.things import set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, table
from tests.games.machina_arcana.own_cards import print_card, print_item

LORRE, RUSTAM = "lorre_gerrar", "rustam_alimov"

ITEM_THEN_STEP = """
scenario: 1
role: chapter
number: 77
lair_value: 8
horror_value: 5
abilities:
  - enters_play: true
    do:
      - each: {each: explorer, in: board}
        do: [{gain_item: {at: it}}]
      - move: {max: 1, at: {each: explorer, in: board}}
"""


@rule("MA-EX-35", "MA-ABILITY-10")
def test_each_explorer_gains_an_item_and_only_then_each_moves_up_to_one_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    chapter = print_card(monkeypatch, cards.chapter, "first_of_another_scenario", ITEM_THEN_STEP)
    t = table({LORRE: at(5, 5), RUSTAM: at(8, 8)}, rows=["", "", "", "....*"])
    t.state.chapters = [chapter]
    set_token(t.state, at(4, 5), LIT)
    t.refresh()
    t.choose(Activate, cell=at(4, 5), as_kind="lit_chapter_cell")
    asked: list[tuple[str, int]] = []
    reached = []
    while t.asked() != "act":
        decision = t.match.pending[t.seat]
        if decision.kind == "choose_step":
            reached.append({int(o.ref[5:]) for o in decision.options if isinstance(o, ChooseThing)})
        if not asked or asked[-1] != (decision.kind, t.seat):
            asked.append((decision.kind, t.seat))
        t.take(decision.options[-1])
    gains = [place for place, (kind, _) in enumerate(asked) if kind == "choose_gained"]
    steps = [place for place, (kind, _) in enumerate(asked) if kind == "choose_step"]
    assert [asked[place][1] for place in gains] == [0, 1] and [asked[place][1] for place in steps] == [0, 1]
    assert max(gains) < min(steps)
    for cells, home in zip(reached, (at(5, 5), at(8, 8)), strict=True):
        assert cells and all(max(abs(cell // 10 - home // 10), abs(cell % 10 - home % 10)) == 1 for cell in cells)
    assert (t.explorer(LORRE).cell, t.explorer(RUSTAM).cell) == (at(5, 5), at(8, 8))  # both chose 0 cells


def with_piece(patch: pytest.MonkeyPatch) -> Table:
    """Lorre owns Puzzle Piece beside two event cells, an unlit chapter cell is near; Rustam could destroy event cells."""
    wrecker = print_item(
        patch, "wrecker", "[{cost: {stamina: 1}, do: [{destroy_cell: {at: {any: event_cell, in: board}}}]}]"
    )
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 9)}, rows=["", "", "", "....EE", "..*"], equipped={LORRE: [wrecker]})
    t.explorer(LORRE).events = ["puzzle_piece"]
    t.refresh()
    return t


@rule("MA-EX-41", "MA-COND-04")
def test_puzzle_piece_is_paid_only_by_destroying_a_cell_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_piece(monkeypatch)
    t.choose(UseAbility, card="wrecker", ability=0)
    t.answer(ref=f"cell@{at(4, 5)}")  # an adjacent event cell is destroyed by something else
    assert t.explorer(LORRE).events == ["puzzle_piece"] and not t.what("lit") and not t.what("event_launched")
    t.choose(UseAbility, card="puzzle_piece", ability=0)  # now for the card: one cell is left
    assert t.fragment.tokens[at(4, 6)] == 1
    assert len(t.what("lit")) == 1 and len(t.what("event_launched")) == 1
    assert t.explorer(LORRE).events == [] and t.state.explorer_discard[-1] == "puzzle_piece"


@rule("MA-EX-41", "MA-COND-04")
def test_puzzle_piece_needs_an_event_cell_beside_its_owner(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_piece(monkeypatch)
    assert t.can(UseAbility, card="puzzle_piece", ability=0)
    t.explorer(LORRE).cell = at(9, 1)
    t.refresh()
    assert not t.can(UseAbility, card="puzzle_piece", ability=0)


@rule("MA-EX-42", "MA-COND-05", "MA-COND-06")
@pytest.mark.parametrize(("tokens", "done"), [(1, False), (2, True)])
def test_the_third_trophy_lights_a_chapter_cell_lowers_danger_and_is_discarded(tokens: int, done: bool) -> None:
    t = table({LORRE: at(5, 5)}, {"rust_hound": at(5, 6)}, rows=["", "", "*"])
    t.explorer().events = ["trophy_collector"]
    t.state.progress = {"trophy_collector": tokens}
    t.state.danger = 5
    hound = t.monster("rust_hound")
    assert hound is not None
    hound.wounds = t.match.view(0)["monsters"][0]["health"] - 1
    t.explorer().inspiration = 4
    t.refresh()
    t.roll_attack(5)
    t.use(LORRE, 1, "rust_hound")
    while t.asked() == "inspire":
        t.take(t.decision().options[-1])
    assert t.monster("rust_hound") is None
    assert t.state.danger == (3 if done else 5)
    assert (t.fragment.tokens[at(3, 1)] == LIT) == done
    assert t.explorer().events == ([] if done else ["trophy_collector"])
    assert t.state.progress.get("trophy_collector", 0) == (0 if done else 2)


def blood_trail(tokens: int, inspiration: int = 0) -> Table:
    """Chapter 2: its ability costs 1 health and needs four tokens."""
    t = table({LORRE: at(5, 5)}, chapter="c1_2")
    t.state.chapters = ["c1_10", "c1_4"]
    t.state.progress = {"c1_2": tokens} if tokens else {}
    t.explorer().inspiration = inspiration
    t.refresh()
    t.choose(UseAbility, card="c1_2", ability=1)
    return t


def stand_still(t: Table) -> None:
    while t.asked() == "choose_step":
        t.take(t.decision().options[-1])


@rule("MA-EX-43", "MA-COND-05", "MA-COND-06")
def test_the_fourth_drop_of_blood_leads_to_the_next_chapter() -> None:
    third = blood_trail(2)
    health = third.match.view(0)["explorers"][0]["stats"]["health"]["value"]
    stand_still(third)
    assert third.state.chapter == "c1_2" and third.state.progress == {"c1_2": 3}
    fourth = blood_trail(3)
    stand_still(fourth)
    assert fourth.state.chapter == "c1_4" and fourth.explorer().health == health - 1


@rule("MA-EX-43", "MA-INSP-06")
@pytest.mark.parametrize(("answer", "lost"), [(AGREE, (0, 1)), (DECLINE, (1, 0))])
def test_the_health_of_that_cost_may_be_paid_with_inspiration(answer: object, lost: tuple[int, int]) -> None:
    t = blood_trail(3, inspiration=2)
    health = t.match.view(0)["explorers"][0]["stats"]["health"]["value"]
    assert t.asked() == "inspiration_for_health"
    t.take(answer)
    stand_still(t)
    assert t.state.chapter == "c1_4"
    assert (t.explorer().health, t.explorer().inspiration) == (health - lost[0], 2 - lost[1])

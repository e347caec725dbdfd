"""The lair phase: the timeout, the rolls, the drop of the value (MA-LAIR)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from eldertable.games.machina_arcana.cards import CHAPTERS
from eldertable.games.machina_arcana.events import StoryTold
from eldertable.games.machina_arcana.options import ChooseThing
from eldertable.games.machina_arcana.state import DESTROYED, Fragment
from eldertable.games.machina_arcana.things import set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, reprint, table
from tests.games.machina_arcana.own_cards import print_item

LORRE, RUSTAM, HANK, KIM = "lorre_gerrar", "rustam_alimov", "hank_horden", "kim_richards"
FOUR = (LORRE, RUSTAM, HANK, KIM)
LAIR = ["L"]  # a lair cell in the corner


def lair_phase(
    *explorers: str, lair: int = 9, rows: list[str] | None = None, dice: tuple[int, ...] = (), **more: Any
) -> Table:
    """The lair phase with explorers in a row. The dice are for the lair alone: there is no horror value, so no other roll."""
    t = table({card: at(9, 2 + 2 * number) for number, card in enumerate(explorers)}, rows=rows or [], **more)
    t.state.lair, t.state.horror = lair, 0
    t.roll_attack(*dice)
    t.go_to("lair_phase")
    return t


def rolls(t: Table) -> list[str]:
    return [event.who for event in t.what("fate") if event.data["why"] == "lair"]


@rule("MA-LAIR-01")
def test_a_chapter_without_a_lair_value_has_no_lair_phase() -> None:
    t = lair_phase(LORRE, lair=0, rows=LAIR)
    assert rolls(t) == [] and t.what("lair_value") == [] and t.what("timeout") == []
    assert t.state.lair == 0
    assert rolls(lair_phase(LORRE, lair=2, rows=LAIR)) == [LORRE]


@rule("MA-LAIR-02", "MA-LAIR-13")
def test_the_value_drops_at_the_end_and_only_a_value_of_one_brings_the_timeout() -> None:
    t = lair_phase(LORRE, lair=2, chapter="c1_4")
    assert t.state.lair == 1 and t.what("timeout") == []
    t.go_to("lair_phase")
    assert len(t.what("timeout")) == 1
    assert t.state.lair == 9  # the starting value of the closed chapter, and the drop at the end of the phase


@rule("MA-LAIR-03")
@pytest.mark.parametrize(("chapter", "horror"), [("c1_4", 4), ("c1_7", 5)])
def test_the_timeout_increases_danger_by_the_printed_horror_value(chapter: str, horror: int) -> None:
    t = table({LORRE: at(5, 5)}, chapter=chapter)
    t.state.lair, t.state.horror = 1, 2  # the value of the moment does not count
    t.roll_attack(1)
    t.go_to("lair_phase")
    assert [event.n for event in t.what("danger")] == list(range(1, horror + 1))


@rule("MA-LAIR-03", "MA-LAIR-04")
def test_danger_comes_before_the_next_chapter() -> None:
    t = lair_phase(LORRE, lair=1, chapter="c1_1")
    told = ["chapter" if isinstance(event, StoryTold) else getattr(event, "what", "") for event in t.events]
    assert [word for word in told if word in ("danger", "chapter")] == ["danger"] * 4 + ["chapter"]


@rule("MA-LAIR-04", "MA-LAIR-06", "MA-Q-15")
def test_the_timeout_of_an_open_chapter_goes_to_the_next_and_lowers_the_lair_once() -> None:
    t = lair_phase(LORRE, RUSTAM, lair=1, rows=LAIR, dice=(1, 1), chapter="c1_1")
    while t.asked() != "choose_roller":
        t.take(t.match.pending[t.seat].options[-1])  # the new chapter lets everybody move
    assert t.state.chapter == "c1_2"
    assert t.state.lair == 5  # 6 on the card, one lower for the second explorer, not two


@rule("MA-LAIR-05", "MA-LAIR-06")
def test_a_closed_chapter_stays_and_starts_its_count_again_lowered_for_the_others() -> None:
    t = lair_phase(*FOUR, lair=1, rows=LAIR, chapter="c1_4")
    assert t.asked() == "choose_roller" and t.state.chapter == "c1_4"
    assert t.state.lair == 7  # 10 on the card, three explorers beyond the first


@rule("MA-LAIR-06", "MA-Q-21")
@pytest.mark.parametrize(("printed", "lowered"), [(4, 3), (3, 3), (2, 2)])
def test_the_lair_is_not_lowered_below_three_nor_raised_to_it(
    printed: int, lowered: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CHAPTERS, "c1_4", msgspec.structs.replace(CHAPTERS["c1_4"], lair_value=printed))
    t = lair_phase(*FOUR, lair=1, rows=LAIR, chapter="c1_4")
    assert t.asked() == "choose_roller" and t.state.lair == lowered


@rule("MA-LAIR-07", "MA-LAIR-08", "MA-Q-46")
def test_only_explorers_whose_fragment_has_an_unsealed_lair_roll_once_each() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 6), HANK: at(5, 5, 1), KIM: at(5, 5, 2)}, rows=LAIR)
    here = t.fragment
    t.state.fragments = [here, Fragment(lay_map(), 0, 1, 0), Fragment(here.face, 0, 0, 1)]
    set_token(t.state, at(1, 1, 2), DESTROYED)  # Kim's lair is sealed, Hank's fragment has none
    t.state.lair, t.state.horror = 9, 0
    t.roll_attack(1, 1)
    t.go_to("lair_phase")
    t.answer(ref=LORRE)
    assert rolls(t) == [LORRE, RUSTAM]


@rule("MA-LAIR-08")
def test_a_lair_that_is_gone_when_a_turn_to_roll_comes_is_not_rolled_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lorre's roll lets a monster out, and her charm destroys the only lair behind it."""
    charm = print_item(
        monkeypatch,
        "test_charm",
        "[{when: {monster_appears: {in: board}}, do: [{destroy_cell: {at: {nearest: lair_cell}}}]}]",
    )
    t = lair_phase(LORRE, RUSTAM, rows=LAIR, dice=(9, 9), equipped={LORRE: [charm]})
    t.answer(ref=LORRE)
    assert t.what("appeared") and rolls(t) == [LORRE]


@rule("MA-LAIR-07")
def test_an_explorer_off_the_board_does_not_roll() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 6)}, rows=LAIR)
    t.state.lair, t.state.horror = 9, 0
    t.explorer(LORRE).cell, t.explorer(LORRE).left = -1, True
    t.roll_attack(1)
    t.go_to("lair_phase")
    assert rolls(t) == [RUSTAM]


@rule("MA-LAIR-07")
def test_the_rolls_come_after_the_timeout() -> None:
    t = lair_phase(LORRE, lair=1, rows=LAIR, dice=(6,), chapter="c1_4")
    told = [event.what for event in t.events if getattr(event, "what", "") in ("timeout", "fate")]
    assert told == ["timeout", "fate"]
    assert t.what("appeared") == []  # 6 against the new value 7, not against 1


@rule("MA-LAIR-09")
def test_the_players_choose_who_rolls_next() -> None:
    t = lair_phase(LORRE, RUSTAM, HANK, rows=LAIR, dice=(1, 1, 1))
    assert t.decision(t.seat).options == (ChooseThing(LORRE), ChooseThing(RUSTAM), ChooseThing(HANK))
    t.answer(ref=HANK)
    assert t.decision(t.seat).options == (ChooseThing(LORRE), ChooseThing(RUSTAM))
    t.answer(ref=RUSTAM)
    assert rolls(t) == [HANK, RUSTAM, LORRE]


@rule("MA-LAIR-10", "MA-LAIR-12")
@pytest.mark.parametrize(("rolled", "comes"), [(4, False), (5, True), (9, True), (0, True)])
def test_a_monster_appears_when_the_roll_reaches_the_lair_value(rolled: int, comes: bool) -> None:
    t = lair_phase(LORRE, lair=5, rows=LAIR, dice=(rolled,))
    appeared = t.what("appeared")
    assert [(event.about, event.data["cell"]) for event in appeared] == ([(LORRE, at(1, 1))] if comes else [])
    assert t.what("danger") == []


@rule("MA-LAIR-12")
def test_the_monster_appears_on_the_fragment_of_whoever_rolled() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(5, 5, 1)}, rows=LAIR)
    t.state.fragments.append(Fragment(t.fragment.face, 0, 1, 0))
    t.state.lair, t.state.horror = 9, 0
    t.roll_attack(1, 9)
    t.go_to("lair_phase")
    t.answer(ref=LORRE)
    assert [(event.about, event.data["cell"]) for event in t.what("appeared")] == [(RUSTAM, at(1, 1, 1))]


@rule("MA-LAIR-11", "MA-LAIR-12")
def test_a_fragment_with_four_monsters_gives_danger_instead_of_a_fifth() -> None:
    crowd = {card: at(1, 2 + 2 * number) for number, card in enumerate(("k_thun", "mi_go", "saral", "listener"))}
    full = lair_phase(LORRE, rows=LAIR, dice=(9,), monsters=crowd)
    assert full.what("appeared") == [] and [event.n for event in full.what("danger")] == [1]
    crowd.pop("saral")
    three = lair_phase(LORRE, rows=LAIR, dice=(9,), monsters=crowd)
    assert len(three.what("appeared")) == 1 and three.what("danger") == []


@rule("MA-LAIR-11")
def test_monsters_on_other_fragments_do_not_fill_the_lair() -> None:
    crowd = {card: at(1, 2 + 2 * number, 1) for number, card in enumerate(("k_thun", "mi_go", "saral", "listener"))}
    t = table({LORRE: at(5, 5)}, crowd, rows=LAIR)
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    t.state.lair, t.state.horror = 9, 0
    t.roll_attack(9)
    t.go_to("lair_phase")
    assert len(t.what("appeared")) == 1 and t.what("danger") == []


@rule("MA-Q-47")
def test_a_monster_that_came_in_this_phase_counts_for_the_next_roll() -> None:
    crowd = {card: at(1, 2 + 2 * number) for number, card in enumerate(("k_thun", "mi_go", "saral"))}
    t = lair_phase(LORRE, RUSTAM, rows=LAIR, dice=(9, 9), monsters=crowd)
    t.answer(ref=LORRE)
    assert [event.about for event in t.what("appeared")] == [LORRE]
    assert [event.n for event in t.what("danger")] == [1]


@rule("MA-LAIR-13", "MA-Q-23")
def test_the_value_drops_by_one_whatever_was_rolled_but_not_below_one() -> None:
    for dice in ((1,), (9,)):
        assert lair_phase(LORRE, lair=8, rows=LAIR, dice=dice).what("lair_value")[0].n == 7
    t = lair_phase(LORRE, lair=2, rows=LAIR, dice=(1,))
    assert t.what("lair_value")[0].n == 1


@rule("MA-Q-23")
def test_an_effect_in_the_phase_does_not_bring_the_lair_value_below_one(monkeypatch: pytest.MonkeyPatch) -> None:
    omen = print_item(
        monkeypatch, "test_omen", "[{when: {monster_appears: {in: board}}, do: [{change_lair_value: {by: -1}}]}]"
    )
    t = lair_phase(LORRE, lair=2, rows=LAIR, dice=(9,), equipped={LORRE: [omen]})
    assert t.what("appeared") and [event.n for event in t.what("lair_value")][-2:] == [1, 1]


@rule("MA-Q-31")
def test_a_finale_without_the_symbol_of_a_closed_chapter_counts_as_closed_too(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "c1_finale", closed=False)
    t = table({LORRE: at(5, 5)}, chapter="c1_finale")
    t.state.lair, t.state.horror, chapters = 1, 0, list(t.state.chapters)
    t.go_to("lair_phase")
    assert t.state.chapter == "c1_finale" and t.state.chapters == chapters

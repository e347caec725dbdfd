"""Chapter cells: their states, their prices, what activating them does (MA-CHAPCELL)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.options import Activate
from eldertable.games.machina_arcana.state import DESTROYED, LIT, NO_TOKEN, Equipped, Fragment
from eldertable.games.machina_arcana.things import board_of, set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, reprint, table
from tests.games.machina_arcana.own_cards import print_item

LORRE = "lorre_gerrar"
HERE = at(5, 6)
OPEN, CLOSED, NEXT = "c1_8", "c1_4", "c1_9"  # an open chapter, a closed one, the one to come


@pytest.fixture(autouse=True)
def next_chapter_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, NEXT)


def beside(token: int = NO_TOKEN, *, chapter: str = OPEN, inspiration: int = 3, rows: tuple[str, ...] = ()) -> Table:
    """Lorre (stamina 6) with a chapter cell to her right; chapter NEXT is to come."""
    t = table({LORRE: at(5, 5)}, rows=rows or ("", "", "", "", ".....*"), chapter=chapter)
    t.state.chapters = ["c1_10", NEXT]
    t.explorer().inspiration = inspiration
    set_token(t.state, HERE, token)
    t.refresh()
    return t


def token(t: Table, cell: int = HERE) -> int:
    fragment = t.state.fragments[cell // 100]
    assert fragment is not None
    return fragment.tokens[cell % 100]


@rule("MA-CHAPCELL-01", "MA-CELLFX-04")
@pytest.mark.parametrize(
    ("state", "kind"),
    [(NO_TOKEN, "unlit_chapter_cell"), (LIT, "lit_chapter_cell"), (DESTROYED, "destroyed_cell")],
)
def test_a_chapter_cell_is_unlit_lit_or_destroyed_by_its_token(state: int, kind: str) -> None:
    t = beside(state)
    assert board_of(t.state).kinds[HERE] == kind
    assert t.options(Activate) == ([] if state == DESTROYED else [Activate(HERE, kind)])


@rule("MA-CHAPCELL-02", "MA-CHAPCELL-03", "MA-CHAPCELL-06")
def test_an_unlit_one_costs_three_and_three_and_leads_to_the_next_chapter() -> None:
    assert not beside(inspiration=2).can(Activate, 0)
    tired = beside()
    tired.explorer().stamina = 2
    tired.refresh()
    assert not tired.can(Activate, 0)
    t = beside()
    t.choose(Activate, 0, cell=HERE)
    assert t.explorer().stamina == 3 and t.explorer().inspiration == 0
    assert token(t) == DESTROYED and t.state.chapter == NEXT and t.state.lair == 8


@rule("MA-CHAPCELL-04", "MA-CHAPCELL-05", "MA-CHAPCELL-06")
def test_a_lit_one_costs_one_stamina_alone_and_its_light_turns_to_destruction() -> None:
    t = beside(LIT, inspiration=0)
    t.choose(Activate, 0, cell=HERE)
    assert t.explorer().stamina == 5 and t.explorer().inspiration == 0
    assert token(t) == DESTROYED and t.state.chapter == NEXT


@rule("MA-CHAPCELL-06", "MA-CHAPCELL-07")
@pytest.mark.parametrize("state", [NO_TOKEN, LIT])
@pytest.mark.parametrize("place", [0, 1])
def test_with_an_exit_on_any_fragment_the_chapter_stays_but_the_cell_is_spent(state: int, place: int) -> None:
    t = beside(state)
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    fragment = t.state.fragments[place]
    assert fragment is not None
    fragment.exit = [at(1, 5), at(1, 6)]
    t.refresh()
    t.choose(Activate, 0, cell=HERE)
    assert t.state.chapter == OPEN and token(t) == DESTROYED
    assert (t.explorer().stamina, t.explorer().inspiration) == ((5, 3) if state == LIT else (3, 0))


@rule("MA-CHAPCELL-06", "MA-CHAPCELL-08")
@pytest.mark.parametrize("state", [NO_TOKEN, LIT])
def test_in_a_closed_chapter_the_cell_is_spent_for_nothing(state: int) -> None:
    t = beside(state, chapter=CLOSED)
    t.choose(Activate, 0, cell=HERE)
    assert t.state.chapter == CLOSED and token(t) == DESTROYED
    assert t.explorer().stamina < 6


# --- lighting ----------------------------------------------------------------------------------------------------


def rocket(*rows: str) -> Table:
    """Lorre lights a chapter cell from afar."""
    t = table({LORRE: at(5, 5)}, rows=rows, items={LORRE: ["guiding_rocket"]})
    t.explorer().inspiration = 1
    t.state.fragments.append(Fragment(lay_map(["", "", "", "", "*"]), 0, 1, 0))
    t.refresh()
    return t


@rule("MA-CHAPCELL-09", "MA-Q-59")
def test_the_nearest_unlit_cell_of_ones_own_fragment_is_lit() -> None:
    t = rocket("*", "", ".*")
    t.explorer().cell = at(5, 10)  # the next fragment's is nearer
    t.refresh()
    t.use("guiding_rocket", 0)
    assert token(t, at(3, 2)) == LIT and token(t, at(1, 1)) == NO_TOKEN and token(t, at(5, 1, 1)) == NO_TOKEN


@rule("MA-CHAPCELL-10")
def test_only_a_cell_without_a_token_is_lit() -> None:
    """The nearest is destroyed, the second lit already: the third is lit."""
    t = rocket("*", "", "", "...*", "..*")
    set_token(t.state, at(4, 4), DESTROYED)
    set_token(t.state, at(5, 3), LIT)
    t.refresh()
    t.use("guiding_rocket", 0)
    assert [token(t, cell) for cell in (at(4, 4), at(5, 3), at(1, 1))] == [DESTROYED, LIT, LIT]


@rule("MA-CHAPCELL-10")
@pytest.mark.parametrize(("state", "then"), [(NO_TOKEN, LIT), (DESTROYED, DESTROYED)])
def test_a_destroyed_cell_is_not_lit_even_by_an_effect_that_names_it(
    monkeypatch: pytest.MonkeyPatch, state: int, then: int
) -> None:
    lights = "[{cost: {stamina: 1}, target: {near: cell}, do: [{light_chapter_cell: {at: target}}]}]"
    lamp = print_item(monkeypatch, "test_lamp", lights)
    t = beside(state)
    t.explorer().equipped = [Equipped(lamp, "main")]
    t.refresh()
    t.use(lamp, 0, f"cell@{HERE}")
    assert token(t) == then


@rule("MA-Q-60", "MA-CHAPCELL-10")
def test_without_an_unlit_cell_on_the_fragment_nothing_is_lit() -> None:
    t = rocket("*")
    set_token(t.state, at(1, 1), DESTROYED)
    t.refresh()
    t.use("guiding_rocket", 0)
    assert token(t, at(1, 1)) == DESTROYED and token(t, at(5, 1, 1)) == NO_TOKEN and not t.what("lit")

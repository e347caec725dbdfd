"""Chapters: closed ones, the entry and exit tokens, going on to the next (MA-CHAPTER, MA-EXPLORER-02)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from eldertable.games.machina_arcana.cards import CHAPTERS
from eldertable.games.machina_arcana.events import RoundBegan, StoryTold
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import NOTHING, PASS, Activate, Explore, LeaveBoard, TakeTurn, UseAbility
from eldertable.games.machina_arcana.state import HORROR, LIT, OFF_BOARD, ArcanaState, Equipped, Fragment, Lasting, Monster
from eldertable.games.machina_arcana.things import board_of, set_token
from eldertable.games.machina_arcana.tiles import border_cells, face, tiles
from eldertable.games.machina_arcana.vocabulary import Effect
from eldertable.kernel.match import Match
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, reprint, table
from tests.games.machina_arcana.test_board import with_borders

LORRE, RUSTAM, HANK, KIM = "lorre_gerrar", "rustam_alimov", "hank_horden", "kim_richards"
FOUR = (LORRE, RUSTAM, HANK, KIM)


def at_lit_cell(*explorers: str, chapter: str, following: str) -> Table:
    """The first explorer stands at a lit chapter cell; another chapter lies next in the stack."""
    t = table(
        {card: at(5, 5 + number) for number, card in enumerate(explorers)}, rows=["", "", "", "....*"], chapter=chapter
    )
    set_token(t.state, at(4, 5), LIT)
    t.state.chapters = ["c1_10", following]
    t.refresh()
    return t


def leaving(*explorers: str, following: str = "c1_5", faces: tuple[str, ...] = ()) -> Table:
    """Chapter 4: the first explorer stands on the exit, the others have left. On request on real fragments."""
    t = table({card: at(1, 5) for card in explorers}, chapter="c1_4")
    if faces:
        t.state.fragments = [Fragment(id, 0, number, 0) for number, id in enumerate(faces)]
        gone = {id for pair in tiles() for id in pair if set(pair) & set(faces)}
        t.state.fragment_stack = [id for id in t.state.fragment_stack if id not in gone]
    t.state.fragments[0].exit = [at(1, 5), at(1, 6)]  # type: ignore[union-attr]
    for explorer in t.state.explorers[1:]:
        explorer.cell, explorer.left = -1, True
    t.state.chapters = ["c1_10", following]
    t.refresh()
    return t


def enter(t: Table) -> None:
    """Put the explorers on the first cells offered."""
    while t.asked() == "choose_entry":
        t.take(t.decision(t.seat).options[0])


# --- what a chapter card is --------------------------------------------------------------------------------------


@rule("MA-CHAPTER-01")
def test_a_chapters_ability_is_about_the_explorer_who_uses_it() -> None:
    """Chapter 2: pay 1 health, move up to 3 cells."""
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 9)}, {"mi_go": at(1, 1)}, chapter="c1_2")
    t.choose(UseAbility, 0, card="c1_2")
    assert t.explorer(LORRE).health == 3 and t.explorer(RUSTAM).health == 4
    for row in (6, 7, 8):
        assert t.decision(0).args["who"] == LORRE
        t.answer(ref=f"cell@{at(row, 5)}")
    assert [t.explorer(ref).cell for ref in (LORRE, RUSTAM)] == [at(8, 5), at(9, 9)]
    t.go_to("act", ref=RUSTAM)
    t.choose(UseAbility, 1, card="c1_2")
    assert t.explorer(RUSTAM).health == 3 and t.decision(1).args["who"] == RUSTAM


@rule("MA-CHAPTER-01")
def test_a_monster_called_by_the_chapter_comes_because_of_its_user() -> None:
    t = table({LORRE: at(2, 2), RUSTAM: at(9, 8)}, rows=["L", "", "", "", "", "", "", "", "", ".........L"], chapter="c1_7")
    t.choose(UseAbility, 0, card="c1_7")
    assert [(event.about, event.data["cell"]) for event in t.what("appeared")] == [(LORRE, at(1, 1))]


@rule("MA-CHAPTER-02")
@pytest.mark.parametrize(
    ("chapter", "closed"), [("c1_1", False), ("c1_2", True), ("c1_4", True), ("c1_7", True), ("c1_6", False)]
)
def test_a_chapter_cell_does_not_lead_on_from_a_closed_chapter(chapter: str, closed: bool) -> None:
    t = at_lit_cell(LORRE, chapter=chapter, following="c1_8")
    assert t.match.view(0)["chapter"]["closed"] is closed
    t.choose(Activate, 0, cell=at(4, 5))
    assert t.state.chapter == (chapter if closed else "c1_8")


def effects_of(effects: tuple[Effect, ...]) -> Iterator[str]:
    for effect in effects:
        yield effect.word
        for inner in (effect.then, effect.otherwise, *effect.choices):
            yield from effects_of(inner)


@rule("MA-CHAPTER-03")
def test_every_closed_chapter_says_how_it_is_left() -> None:
    ways = {"next_chapter", "place_exit", "go_to_finale"}
    for card in CHAPTERS.values():
        if card.role == "chapter":
            said = ways & {word for ability in card.abilities for word in effects_of(ability.do)}
            assert bool(said) is card.closed, card.id


@rule("MA-CHAPTER-03", "MA-CHAPTER-13")
def test_the_condition_of_a_closed_chapter_leads_on_when_it_is_met() -> None:
    t = table({HANK: at(5, 5)}, chapter="c1_2")
    t.state.chapters = ["c1_10", "c1_3"]
    for _ in range(4):
        assert t.state.chapter == "c1_2"
        t.choose(UseAbility, 0, card="c1_2")
        t.take(NOTHING)  # without a step
    assert t.state.chapter == "c1_3"


# --- the entry ---------------------------------------------------------------------------------------------------


def first_match(seats: int) -> Match:
    """A match as it begins: the explorers are chosen and stand at the entry."""
    match = Match(GAME, seats, GAME.check_options(seats, {}), "the first chapter")
    while match.pending[next(iter(match.pending))].kind == "choose_explorer":
        match.choose(next(iter(match.pending)), 0)
    return match


@rule("MA-CHAPTER-04")
def test_at_the_start_the_entry_is_laid_on_the_fragment_that_lies_there() -> None:
    match = first_match(2)
    state: ArcanaState = match.state
    assert len(state.fragments) == 1 and len(state.fragment_stack) == len(tiles()) - 1
    assert state.fragments[0] is not None and state.fragments[0].entry


@rule("MA-CHAPTER-04", "MA-CHAPTER-05", "MA-SETUP-26")
def test_later_the_top_fragment_of_the_stack_is_laid_with_the_entry_on_its_attachment() -> None:
    t = leaving(LORRE)
    top, below = t.state.fragment_stack[-1], t.state.fragment_stack[:-1]
    t.choose(LeaveBoard, 0)
    enter(t)
    (fragment,) = t.state.fragments
    assert fragment is not None and (fragment.face, fragment.turn, fragment.x, fragment.y) == (top, 0, 0, 0)
    assert t.state.fragment_stack[-len(below) :] == below
    assert fragment.entry == list(border_cells(face(top).attach))
    assert t.match.view(0)["fragments"][0]["entry"] == fragment.entry


@rule("MA-CHAPTER-06")
def test_explorers_enter_on_free_cells_of_the_token_or_next_to_it() -> None:
    t = leaving(LORRE, RUSTAM, HANK)
    t.choose(LeaveBoard, 0)
    taken: set[int] = set()
    for ref, on_token in ((LORRE, True), (RUSTAM, False), (HANK, True)):
        assert t.asked() == "choose_entry" and t.decision(t.seat).args["who"] == ref
        board, entry = board_of(t.state), t.state.fragments[0].entry  # type: ignore[union-attr]
        near = {cell for token in entry for cell in (token, *board.neighbours[token])}
        passable = {cell for cell in near if board.kinds[cell] in ("passable_cell", "trap_cell", "lair_cell")}
        offered = {int(option.ref[5:]) for option in t.decision(t.seat).options}
        assert set(entry) <= near and offered == passable - taken
        t.answer(ref=f"cell@{next(cell for cell in sorted(offered) if (cell in entry) == on_token)}")
        taken.add(t.explorer(ref).cell)
    assert len(taken) == 3 and all(not explorer.left for explorer in t.state.explorers)


@rule("MA-CHAPTER-07", "MA-EXPLORER-02", "MA-Q-13")
def test_cards_of_explorers_enter_play_after_all_effects_of_the_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chapter places the entry and then restores 1 health to everybody; Lorre's robe inspires mystics."""
    reprint(monkeypatch, "c1_5", "place_entry", {"restore_health": {"n": 1, "at": {"each": "explorer", "in": "board"}}})
    reprint(monkeypatch, RUSTAM, {"gain_inspiration": {"n": 2}})
    t = leaving(LORRE, RUSTAM, HANK)
    for explorer in t.state.explorers:
        explorer.health = 2
    t.explorer(LORRE).equipped = [Equipped("conjurer_robe", "main")]
    t.explorer(HANK).inventory = ["amulet_pouch"]
    t.refresh()
    t.choose(LeaveBoard, 0)
    enter(t)
    told = [
        (e.what, e.who) for e in t.events if getattr(e, "what", "") in ("entered", "restored_health", "gained_inspiration")
    ]
    assert told == [
        ("entered", LORRE), ("entered", RUSTAM), ("entered", HANK),
        ("restored_health", LORRE), ("restored_health", RUSTAM), ("restored_health", HANK),
        ("gained_inspiration", LORRE), ("gained_inspiration", RUSTAM),
    ]  # fmt: skip


@rule("MA-CHAPTER-07")
def test_a_chapter_that_places_no_entry_makes_nothing_enter_play(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "c1_9")
    t = at_lit_cell(LORRE, chapter="c1_1", following="c1_9")
    t.explorer().equipped = [Equipped("conjurer_robe", "main")]
    t.refresh()
    t.choose(Activate, 0, cell=at(4, 5))
    assert t.state.chapter == "c1_9" and t.asked() == "act" and t.what("gained_inspiration") == []


# --- the exit ----------------------------------------------------------------------------------------------------


def exploring() -> Table:
    """Chapter 4: with the fragment explored now, the exit is placed. The entry lies in the west."""
    t = table({LORRE: at(5, 10)}, chapter="c1_4")
    t.state.fragments = [Fragment(with_borders("east", "south", "west"), 0, 0, 0, entry=list(border_cells("west")))]
    t.state.progress = {"c1_4": 1}
    t.refresh()
    return t


@rule("MA-CHAPTER-03", "MA-CHAPTER-08", "MA-CHAPTER-09")
def test_the_exit_lies_on_any_unexplored_border_but_not_on_the_entry() -> None:
    t = exploring()
    t.choose(Explore, 0, side="east")
    assert t.asked() == "choose_exit"
    board = board_of(t.state)
    open_borders = {
        (place * 100 + border_cells(side)[0], side) for place in (0, 1) for side in board.open_sides(place)
        if side in board.unexplored(place * 100 + border_cells(side)[0])
    }  # fmt: skip
    offered = {int(option.ref[5:]) for option in t.decision(0).options}
    assert offered == {cell for cell, side in open_borders if (cell, side) != (border_cells("west")[0], "west")}
    assert at(10, 5) in offered  # the south of the first fragment
    assert at(5, 10) not in offered and at(5, 1) not in offered  # explored now; the entry
    t.answer(ref=f"cell@{at(10, 5)}")
    assert t.state.fragments[0].exit == [at(10, 5), at(10, 6)]  # type: ignore[union-attr]
    assert t.match.view(0)["fragments"][0]["exit"] == [at(10, 5), at(10, 6)]


@rule("MA-CHAPTER-11", "MA-CHAPTER-10")
def test_when_all_have_left_the_fragments_go_under_the_stack_turned_over() -> None:
    one, other, third = tiles()[0], tiles()[1], tiles()[2]
    t = leaving(LORRE, faces=(one[0], other[1], third[0]))
    t.state.monsters = [Monster("mi_go", at(5, 5)), Monster("saral", at(5, 5, 1))]
    t.state.lasting = [Lasting(LORRE, "snare_staff", [1, 0], LORRE, [], cells=[(at(3, 3), "trap_cell")])]
    stack = list(t.state.fragment_stack)
    t.refresh()
    t.roll_attack(0, 1)  # shuffled: the first and the last change places
    t.choose(LeaveBoard, 0)
    enter(t)
    assert t.state.fragment_stack == [third[1], other[0], one[1], *stack[:-1]]
    assert t.state.monsters == [] and [event.who for event in t.what("banished")] == ["mi_go", "saral"]
    assert t.state.lasting[0].cells == []  # the cell that counted as a trap is gone


@rule("MA-CHAPTER-11")
def test_while_somebody_is_on_the_board_nothing_is_collected() -> None:
    t = leaving(LORRE, RUSTAM)
    rustam, stack = t.explorer(RUSTAM), list(t.state.fragment_stack)
    rustam.cell, rustam.left, rustam.turn_taken = at(9, 9), False, False
    t.refresh()
    t.choose(LeaveBoard, 0)
    assert t.state.chapter == "c1_4" and t.state.acting == RUSTAM and t.state.fragment_stack == stack


# --- the next chapter --------------------------------------------------------------------------------------------


@rule("MA-CHAPTER-13")
def test_the_next_card_of_the_stack_becomes_the_chapter() -> None:
    t = at_lit_cell(LORRE, chapter="c1_1", following="c1_6")
    assert t.match.view(0)["chapter"]["id"] == "c1_1" and t.match.view(0)["chapter"]["left"] == 2
    t.choose(Activate, 0, cell=at(4, 5))
    assert t.match.view(0)["chapter"]["id"] == "c1_6" and t.match.view(0)["chapter"]["left"] == 1
    assert t.state.chapters == ["c1_10"]
    assert [event.chapter for event in t.told(StoryTold)] == ["c1_6"]
    assert not t.can(UseAbility, 0, card="c1_1")


@rule("MA-CHAPTER-14", "MA-CHAPTER-15")
def test_the_effects_of_the_new_chapter_come_before_its_values() -> None:
    """Chapter 2: everybody moves up to 2 cells."""
    t = at_lit_cell(LORRE, chapter="c1_1", following="c1_2")
    t.state.lair, t.state.horror = 3, 1
    t.refresh()
    t.choose(Activate, 0, cell=at(4, 5))
    assert t.state.chapter == "c1_2" and t.asked() not in ("act", "next_turn")
    assert (t.state.lair, t.state.horror) == (3, 1)
    t.answer(ref=f"cell@{at(6, 5)}")
    t.answer(ref=f"cell@{at(7, 5)}")
    assert t.explorer().cell == at(7, 5)
    assert (t.state.lair, t.state.horror) == (6, 4)
    assert (t.match.view(0)["tracks"]["lair"], t.match.view(0)["tracks"]["horror"]) == (6, 4)


@rule("MA-CHAPTER-16", "MA-Q-20")
@pytest.mark.parametrize(
    ("explorers", "following", "lair"), [(1, "c1_6", 7), (2, "c1_6", 6), (3, "c1_8", 8), (4, "c1_6", 4)]
)
def test_the_new_lair_value_is_lowered_for_each_explorer_beyond_the_first(explorers: int, following: str, lair: int) -> None:
    t = at_lit_cell(*FOUR[:explorers], chapter="c1_1", following=following)
    t.choose(Activate, 0, cell=at(4, 5))
    while t.asked() not in ("act", "next_turn"):
        t.take(t.decision(t.seat).options[-1])
    assert t.state.chapter == following and t.state.lair == lair


@rule("MA-CHAPTER-16", "MA-Q-20")
def test_the_dead_do_not_lower_the_lair_value_and_those_who_have_left_do() -> None:
    t = at_lit_cell(*FOUR, chapter="c1_1", following="c1_6")
    t.explorer(HANK).alive, t.explorer(HANK).cell = False, OFF_BOARD
    t.explorer(KIM).left, t.explorer(KIM).cell = True, OFF_BOARD
    t.refresh()
    t.choose(Activate, 0, cell=at(4, 5))
    while t.asked() not in ("act", "next_turn"):
        t.take(t.decision(t.seat).options[-1])
    assert t.state.chapter == "c1_6" and t.state.lair == 5  # 7 on the card, three are alive


@rule("MA-CHAPTER-16")
def test_the_new_lair_value_is_not_lowered_below_three(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "c1_6", lair_value=4)
    t = at_lit_cell(*FOUR, chapter="c1_1", following="c1_6")
    t.choose(Activate, 0, cell=at(4, 5))
    assert t.state.chapter == "c1_6" and t.state.lair == 3


@rule("MA-Q-34")
def test_who_had_left_comes_back_at_the_exit_and_the_token_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of the chapter is out, and the next one places no entry."""
    reprint(monkeypatch, "c1_9")
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 9)})
    rustam, token = t.explorer(RUSTAM), [at(1, 5), at(1, 6)]
    t.fragment.exit, t.state.chapters = list(token), ["c1_10", "c1_9"]
    rustam.cell, rustam.left = OFF_BOARD, True
    t.state.lair, t.state.horror = 1, 0
    t.go_to("lair_phase")
    assert t.state.chapter == "c1_9" and t.asked() == "choose_entry" and t.decision(t.seat).args["who"] == RUSTAM
    near = {cell for end in token for cell in (end, *board_of(t.state).neighbours[end])}
    assert {int(option.ref[5:]) for option in t.decision(t.seat).options} == near
    t.answer(ref=f"cell@{at(1, 6)}")
    assert rustam.cell == at(1, 6) and not rustam.left and t.explorer(LORRE).cell == at(5, 5)
    assert t.fragment.exit == []


@rule("MA-Q-34")
def test_where_an_entry_is_placed_nobody_is_put_at_the_exit() -> None:
    t = leaving(LORRE, RUSTAM)
    t.choose(LeaveBoard, 0)
    enter(t)
    assert [event.who for event in t.what("entered")] == [LORRE, RUSTAM]  # once each


@rule("MA-CHAPTER-12")
def test_when_all_have_left_the_next_chapter_comes_and_stamina_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "c1_5", "place_entry")
    t = leaving(LORRE, RUSTAM)
    t.explorer(LORRE).stamina, t.explorer(RUSTAM).stamina = 5, 1
    t.explorer(RUSTAM).turn_taken = False
    t.refresh()
    t.choose(LeaveBoard, 0)
    enter(t)
    assert t.state.chapter == "c1_5" and t.state.acting == RUSTAM
    assert [explorer.stamina for explorer in t.state.explorers] == [3, 1]


@rule("MA-CHAPTER-12")
def test_a_chapter_that_does_not_say_where_they_come_in_lets_them_in_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "c1_9")
    t = leaving(LORRE, RUSTAM, following="c1_9")
    t.choose(LeaveBoard, 0)
    enter(t)
    assert t.state.chapter == "c1_9" and t.fragment.entry
    assert all(explorer.cell != OFF_BOARD and not explorer.left for explorer in t.state.explorers)


@rule("MA-Q-33")
def test_an_entry_laid_in_the_midst_of_the_board_clears_it_first() -> None:
    t = at_lit_cell(LORRE, RUSTAM, chapter="c1_3", following="c1_5")
    t.state.monsters = [Monster("mi_go", at(9, 9))]
    top = t.state.fragment_stack[-1]
    t.refresh()
    t.choose(Activate, 0, cell=at(4, 5))
    assert t.asked() == "choose_entry" and all(explorer.cell == OFF_BOARD for explorer in t.state.explorers)
    enter(t)
    assert t.state.monsters == [] and [fragment.face for fragment in t.state.fragments if fragment] == [top]
    assert {explorer.cell // 100 for explorer in t.state.explorers} == {0}


# --- a new round -------------------------------------------------------------------------------------------------


def markers_out(t: Table) -> None:
    """Lorre's, Rustam's and a horror marker lie on cards; stamina is spent."""
    t.state.lasting = [
        Lasting(LORRE, LORRE, [1, 1], LORRE, ["mi_go"]), Lasting(RUSTAM, "iron_elixir", [0, 0], RUSTAM, []),
        Lasting(HORROR, "ice_shambler", [0, 0], "ice_shambler", [], evaders=[LORRE]),
    ]  # fmt: skip
    for explorer in t.state.explorers:
        explorer.stamina = 2


def begun_anew(t: Table) -> bool:
    return (
        len(t.told(RoundBegan)) == 1 and t.state.lasting == [] and t.asked() == "next_turn"
        and [explorer.stamina for explorer in t.state.explorers] == [6, 5]
        and [step.name for step in t.state.agenda] == ["next_turn"]
    )  # fmt: skip


@rule("MA-CHAPTER-17", "MA-Q-29")
def test_a_new_round_begins_in_the_midst_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "c1_3", "new_round")
    t = at_lit_cell(LORRE, RUSTAM, chapter="c1_1", following="c1_3")
    t.state.monsters = [Monster("k_thun", at(9, 9))]
    markers_out(t)
    t.refresh()
    t.choose(Activate, 0, cell=at(4, 5))
    assert t.state.chapter == "c1_3" and begun_anew(t)
    assert {option.explorer for option in t.options(TakeTurn, 0)} == {LORRE, RUSTAM}
    assert t.what("fate") == [] and t.what("turn") == []  # no lair, no horror, no monsters
    # and the new round goes on as ever
    t.answer(explorer=RUSTAM)
    t.take(PASS)
    assert t.state.acting == LORRE
    t.take(PASS)
    assert [event.data["why"] for event in t.what("fate")] == ["horror"]


@rule("MA-CHAPTER-17", "MA-Q-29")
def test_a_new_round_ends_the_lair_phase_in_which_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "c1_3", "new_round")
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 9)}, rows=["L"])
    t.state.chapters, t.state.lair = ["c1_10", "c1_3"], 1
    markers_out(t)
    t.go_to("lair_phase")
    assert t.state.chapter == "c1_3" and begun_anew(t)
    assert t.what("fate") == [] and t.state.lair == 7  # the new value, without the drop of a phase that was not finished


@rule("MA-CHAPTER-17", "MA-Q-29")
def test_a_new_round_ends_the_monsters_phase_in_which_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chapter 7 is over after so many kills; the Mi-go's kill is the last of them."""
    reprint(monkeypatch, "c1_8", "new_round")
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 9), HANK: at(1, 9)}, {"mi_go": at(5, 6), "listener": at(9, 8)}, chapter="c1_7")
    t.state.chapters, t.state.progress = ["c1_10", "c1_8"], {"c1_7": 2}
    t.explorer(LORRE).health = 1
    t.roll_attack(5, 5, 5)
    t.go_to("monsters_phase")
    assert not t.explorer(LORRE).alive and t.state.chapter == "c1_8"
    assert len(t.told(RoundBegan)) == 1 and t.asked() == "next_turn"
    assert [event.who for event in t.what("turn")] == ["mi_go"]  # the Listener's turn is not taken any more
    assert {option.explorer for option in t.options(TakeTurn, t.seat)} == {RUSTAM, HANK}

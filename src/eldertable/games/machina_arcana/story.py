"""Events, chapters and the finale (MA-EVENT, MA-CHAPTER, MA-FINALE, MA-LEAVE)."""

from __future__ import annotations

from . import conditions, values
from .asking import Asking, choose_cell
from .board import STEPS
from .campaign import take_up, win_scenario
from .cards import CHAPTERS, EVENTS, FINALE_CREATURES
from .context import Context, Run
from .danger import increase_danger
from .events import Happened, StoryTold
from .health import banish, lose_game
from .in_play import current_event
from .items import enters_play
from .lasting import cut_to_maximum
from .motion import STANDING
from .running import amount, announce, chosen, effect, enter_play, nested
from .state import OFF_BOARD, ArcanaState, CellCreature, Explorer, Fragment, Monster
from .steps import Arcana
from .things import board_of, explorer_of, explorers_on_board, living, occupants, the_explorer
from .tiles import border_cells, face, tiles
from .vocabulary import Chapter, Effect

FLOOR = 3  # the lair value is not lowered below it for more explorers (MA-SETUP-25, MA-Q-21)


# --- events ------------------------------------------------------------------------------------------------------


def launch_explorer_event(t: Arcana, context: Context, ref: str) -> Asking:
    """MA-EVENT-05 to -09."""
    state = t.state
    explorer = explorer_of(state, ref)
    if explorer is None or not explorer.alive:
        return  # nobody to launch it (MA-Q-76)
    if not state.explorer_deck:
        _reshuffle(t, "explorer")
    if not state.explorer_deck:
        return
    card = state.explorer_deck.pop()
    t.reveal()
    t.tell(Happened(what="event_launched", who=ref, card=card))
    yield from _event_enters(t, context.run, card, ref)
    if EVENTS[card].personal:
        (explorer.events if explorer.alive else state.events_boxed).append(card)
    else:
        state.explorer_discard.append(card)
    announce(t, context.run, "event_launched", deck="explorer", re=False, it=ref)


def launch_horror_event(t: Arcana, root: Run) -> Asking:
    """Danger first, then the card (MA-EVENT-11 to -13)."""
    state = t.state
    yield from increase_danger(t, root)
    if state.outcome is not None:
        return
    if not state.horror_deck:
        _reshuffle(t, "horror")
    if not state.horror_deck:
        return
    card = state.horror_deck.pop()
    t.reveal()
    t.tell(Happened(what="event_launched", card=card))
    yield from _event_enters(t, root, card, "")
    state.horror_discard.append(card)
    announce(t, root, "event_launched", deck="horror", re=False)
    cut_to_maximum(state)


def relaunch(t: Arcana, root: Run, deck: str, ref: str) -> Asking:
    """The current event's enters-play effects again (MA-EVENT-14, -15, MA-Q-87)."""
    card = current_event(t.state, deck)
    if not card:
        return
    t.tell(Happened(what="event_relaunched", who=ref, card=card))
    yield from _event_enters(t, root, card, ref if deck == "explorer" else "")
    announce(t, root, "event_launched", deck=deck, re=True)


def _event_enters(t: Arcana, root: Run, card: str, ref: str) -> Asking:
    yield from enter_play(t, root, card, ref, ref if EVENTS[card].personal else "")


def _reshuffle(t: Arcana, deck: str) -> None:
    """The discards become the deck, the current event too (MA-EVENT-16, MA-Q-88)."""
    state = t.state
    if deck == "explorer":
        state.explorer_deck, state.explorer_discard = state.explorer_deck + state.explorer_discard, []
        t.shuffle(state.explorer_deck)
    else:
        state.horror_deck, state.horror_discard = state.horror_deck + state.horror_discard, []
        t.shuffle(state.horror_deck)


@effect("launch_event")
def _launch(t: Arcana, context: Context, one: Effect) -> Asking:
    if one.args["deck"] == "horror":
        yield from launch_horror_event(t, context.run)
        return
    refs = yield from chosen(t, context, one.args.get("at"), "pick_explorer", deed=one.word)
    for ref in refs:
        yield from launch_explorer_event(t, context, ref)


@effect("relaunch_event")
def _relaunch(t: Arcana, context: Context, one: Effect) -> Asking:
    yield from relaunch(t, context.run, one.args["deck"], context.user)


@effect("shuffle_event_deck")
def _shuffle(t: Arcana, context: Context, one: Effect) -> Asking:
    _reshuffle(t, one.args["deck"])
    return
    yield


# --- chapters ----------------------------------------------------------------------------------------------------


def begin_chapter(t: Arcana, root: Run, *, first: bool = False) -> Asking:
    """The next card of the stack becomes the chapter (MA-CHAPTER-13 to -16, MA-SETUP-23 to -26)."""
    state = t.state
    card = state.chapters.pop()
    chapter = CHAPTERS[card]
    if chapter.role == "finale":
        yield from begin_finale(t, root, chapter)
        return
    state.chapter = card
    t.tell(StoryTold(chapter=card))
    if chapter.role == "final":
        yield from win_scenario(t)
        return
    if first:
        set_values(state, chapter)
        yield from take_up(t, root)
    placed = _places_entry(chapter)
    if not first and placed:
        clear_board(t)
    yield from enter_play(t, root, chapter.id, "", "")
    if not any(state.fragments):  # everyone left by the exit, and the card does not say where they come in
        yield from lay_entry(t)
        placed = True
    if not first:
        set_values(state, chapter)
        if not placed:
            yield from _bring_back(t, root)
    if placed:
        yield from _explorers_enter(t, root, explorers_on_board(state))
    announce(t, root, "chapter_begins")
    cut_to_maximum(state)


def _places_entry(chapter: Chapter) -> bool:
    return any(effect.word == "place_entry" for ability in chapter.abilities for effect in ability.do)


def set_values(state: ArcanaState, chapter: Chapter) -> None:
    """The printed values, the lair's lowered for more explorers (MA-CHAPTER-15, -16, MA-SETUP-24, -25)."""
    state.lair, state.horror = chapter.lair_value, chapter.horror_value
    lower_lair(state)


def lower_lair(state: ArcanaState) -> None:
    if state.lair > FLOOR:
        state.lair = max(FLOOR, state.lair - values.explorers_beyond_first(state))


def clear_board(t: Arcana) -> None:
    """Monsters are banished, the fragments collected, shuffled, turned over and put under the stack
    (MA-CHAPTER-10, -11, MA-Q-33)."""
    state = t.state
    for monster in list(state.monsters):
        banish(t, monster.card)
    faces = [other_side(fragment.face) for fragment in state.fragments if fragment and other_side(fragment.face)]
    t.shuffle(faces)
    state.fragment_stack = faces + state.fragment_stack
    state.fragments = []
    state.cell_creatures = []
    for lasting in state.lasting:
        lasting.cells = []
    for explorer in living(state):
        explorer.cell = OFF_BOARD


def other_side(id: str) -> str:
    """A fragment turned over; finale fragments have no other side."""
    for a, b in tiles():
        if id in (a, b):
            return b if id == a else a
    return ""


@effect("place_entry")
def _place_entry(t: Arcana, context: Context, one: Effect) -> Asking:
    yield from lay_entry(t)


def lay_entry(t: Arcana) -> Asking:
    """A fragment in the centre, the token on its attachment symbol, the explorers around it (MA-CHAPTER-04 to -06)."""
    state = t.state
    if not any(state.fragments):
        top = state.fragment_stack.pop()
        state.fragments = [Fragment(top, 0, 0, 0)]
        t.reveal()
    fragment = next(f for f in state.fragments if f)
    side = face(fragment.face, fragment.turn).attach
    fragment.entry = list(border_cells(side))
    for explorer in living(state):
        explorer.left = False
        yield from place_explorer(
            t, explorer.card, [cell + 100 * state.fragments.index(fragment) for cell in fragment.entry]
        )


def place_explorer(t: Arcana, ref: str, token: list[int]) -> Asking:
    """On a free cell of the token, or next to it (MA-CHAPTER-06, MA-FINALE-02)."""
    state = t.state
    board = board_of(state)
    taken = occupants(state)
    free = [cell for cell in token if cell not in taken and board.kinds[cell] in STANDING]
    near = [
        n
        for cell in token
        for n in board.neighbours[cell]
        if n not in taken and n not in token and board.kinds[n] in STANDING
    ]
    cell = yield from choose_cell(state, ref, sorted({*free, *near}), "choose_entry")
    the_explorer(state, ref).cell = cell
    t.tell(Happened(what="entered", who=ref, data={"cell": cell}))


def _explorers_enter(t: Arcana, root: Run, placed: list[Explorer]) -> Asking:
    """Enters-play effects of explorers whose figures were placed and of their items, after all effects of the chapter
    (MA-EXPLORER-02, MA-CHAPTER-07, MA-ABILITY-16, -17)."""
    for explorer in placed:
        yield from enters_play(t, root, explorer.card, explorer.card)
        for equipped in list(explorer.equipped):
            yield from enters_play(t, root, equipped.item, explorer.card)


def _bring_back(t: Arcana, root: Run) -> Asking:
    """Explorers who had left come back at the exit when the next chapter places no entry (MA-Q-34)."""
    state = t.state
    token = [100 * i + cell for i, f in enumerate(state.fragments) if f for cell in f.exit]
    for explorer in living(state):
        if explorer.left and token:
            explorer.left = False
            yield from place_explorer(t, explorer.card, token)
            yield from _explorers_enter(t, root, [explorer])
    for fragment in state.fragments:
        if fragment:
            fragment.exit = []


@effect("next_chapter")
def _next_chapter(t: Arcana, context: Context, one: Effect) -> Asking:
    yield from begin_chapter(t, context.run)


@effect("place_exit")
def _place_exit(t: Arcana, context: Context, one: Effect) -> Asking:
    """On any cells with an unexplored border, not on the entry (MA-CHAPTER-08, -09); it may be moved later."""
    state = t.state
    board = board_of(state)
    places = []
    for number, fragment in enumerate(state.fragments):
        if fragment is None:
            continue
        for side in STEPS:
            cells = [number * 100 + cell for cell in border_cells(side)]
            if all(side in board.unexplored(cell) for cell in cells) and cells[0] % 100 not in fragment.entry:
                places.append(cells)
    if not places:
        return
    who = context.user or living(state)[0].card
    first = yield from choose_cell(state, who, [cells[0] for cells in places], "choose_exit", cause=context.cause)
    cells = next(cells for cells in places if cells[0] == first)
    for fragment in state.fragments:
        if fragment:
            fragment.exit = []
    home = state.fragments[first // 100]
    assert home is not None
    home.exit = [cell % 100 for cell in cells]
    t.tell(Happened(what="exit_placed", data={"cells": cells}))


def exit_cells(state: ArcanaState) -> list[int]:
    return [100 * i + cell for i, f in enumerate(state.fragments) if f for cell in f.exit]


def leave_board(t: Arcana, root: Run, ref: str) -> Asking:
    """MA-LEAVE-02; with the last one gone the chapter is over (MA-CHAPTER-10 to -12)."""
    state = t.state
    explorer = the_explorer(state, ref)
    explorer.cell, explorer.left = OFF_BOARD, True
    t.tell(Happened(what="left", who=ref))
    if not explorers_on_board(state):
        yield from everyone_has_left(t, root)


def all_off_board(state: ArcanaState) -> bool:
    """Has every survivor left the board? Also when the last one on it has died (MA-CHAPTER-10)."""
    return not explorers_on_board(state) and any(explorer.left for explorer in living(state))


def everyone_has_left(t: Arcana, root: Run) -> Asking:
    state = t.state
    if state.options["length"] == "very_quick" and CHAPTERS[state.chapter].number == 4:
        yield from win_scenario(t)  # MA-VARIANT-05
        return
    clear_board(t)
    yield from begin_chapter(t, root)


# --- the finale --------------------------------------------------------------------------------------------------


def begin_finale(t: Arcana, root: Run, finale: Chapter) -> Asking:
    """The finale's fragment, the explorers at its printed entries, its preparation (MA-FINALE-01 to -04)."""
    state = t.state
    clear_board(t)
    state.chapter = state.finale = finale.id
    state.fragments = [Fragment(finale.tile, 0, 0, 0)]
    state.began_finale = len(living(state))
    t.tell(StoryTold(chapter=finale.id))
    token = [cell for entry in face(finale.tile).entries for cell in entry]
    for explorer in living(state):
        explorer.left = False
        yield from place_explorer(t, explorer.card, token)
    yield from nested(t, Context("", finale.id, "", root), finale.preparation)
    yield from enter_play(t, root, finale.id, "", "")
    set_values(state, finale)
    yield from _explorers_enter(t, root, explorers_on_board(state))
    announce(t, root, "chapter_begins")


@effect("go_to_finale")
def _go_to_finale(t: Arcana, context: Context, one: Effect) -> Asking:
    state = t.state
    finale = next(card for card in CHAPTERS.values() if card.role == "finale" and card.scenario == state.scenario)
    state.chapters = [card for card in state.chapters if CHAPTERS[card].role == "final"]
    yield from begin_finale(t, context.run, finale)


@effect("set_aside")
def _set_aside(t: Arcana, context: Context, one: Effect) -> Asking:
    t.state.set_aside += amount(t, context, one.args.get("n"))
    return
    yield


@effect("remove_set_aside")
def _remove_set_aside(t: Arcana, context: Context, one: Effect) -> Asking:
    t.state.set_aside = max(0, t.state.set_aside - amount(t, context, one.args.get("n")))
    t.tell(Happened(what="set_aside", n=t.state.set_aside))
    return
    yield


@effect("make_creatures")
def _make_creatures(t: Arcana, context: Context, one: Effect) -> Asking:
    """Cells that can be attacked like barrels, with health of their own."""
    state = t.state
    creature = FINALE_CREATURES[one.args["creature"]]
    for cell in board_of(state).of_kind(one.args["cells"]):
        state.cell_creatures.append(CellCreature(f"{creature.id}@{cell}", creature.id, cell))
    return
    yield


@effect("place_creature")
def _place_creature(t: Arcana, context: Context, one: Effect) -> Asking:
    """The finale's own creature, last in the queue."""
    state = t.state
    cells = board_of(state).of_kind(one.args["cell"])
    if cells:
        state.monsters.append(Monster(one.args["creature"], cells[0]))
    return
    yield


@effect("next_part")
def _next_part(t: Arcana, context: Context, one: Effect) -> Asking:
    state = t.state
    parts = [card.id for card in CHAPTERS.values() if card.role == "finale" and card.scenario == state.scenario]
    following = parts[parts.index(state.chapter) + 1]
    state.chapter = state.finale = following
    yield from nested(t, Context("", following, "", context.run), CHAPTERS[following].preparation)
    set_values(state, CHAPTERS[following])


def settle(t: Arcana) -> Asking:
    """After every action: nobody has more than the maximum (MA-STAT-07, MA-Q-77), and the finale may be over."""
    cut_to_maximum(t.state)
    yield from check_finale(t)


def check_finale(t: Arcana) -> Asking:
    """Victory and defeat of the finale, checked after every effect (MA-GAME-05, -10, MA-FINALE-04, -05, MA-Q-32)."""
    state = t.state
    if not state.finale or state.outcome is not None:
        return
    card = CHAPTERS[state.finale]
    context = Context("", card.id, "")
    if card.victory is not None and conditions.holds(state, context, card.victory):
        last = next((c.id for c in CHAPTERS.values() if c.role == "final" and c.scenario == state.scenario), "")
        if last:
            state.chapter = last
            t.tell(StoryTold(chapter=last))
        yield from win_scenario(t)
    elif card.defeat is not None and conditions.holds(state, context, card.defeat):
        lose_game(t, "finale")

"""From the box to the first turn (MA-SETUP, MA-VARIANT)."""

from __future__ import annotations

from ...kernel.agenda import Procedure, Step
from ...kernel.asking import ask
from . import decks, flow, flow_words, items, marching, motion, turns  # noqa: F401 (register steps and effects)
from .campaign import hand_out, pay_for_preparedness
from .cards import CHAPTERS, EVENTS, EXPLORERS, ITEMS, MONSTERS
from .context import Run
from .events import StoryTold
from .options import ChooseExplorer
from .running import resolve_queue
from .state import ITEM_TYPES, ArcanaState, Explorer, Fragment
from .steps import Arcana, steps
from .story import begin_chapter
from .tiles import tiles

LENGTHS = ("full", "quick", "very_quick")


def new_state(seats: int, options: dict[str, str], key: bytes) -> ArcanaState:
    scenario = int(options["scenario"])
    return ArcanaState(seats=seats, options=options, key=key, scenario=scenario, agenda=[Step("choose_explorers")])


@steps.auto
def choose_explorers(t: Arcana) -> None:
    t.then(*(Step("choose_explorer", {"seat": seat}) for seat in range(t.state.seats)), Step("lay_out"), Step("start_story"))


@steps.asks_first
def choose_explorer(t: Arcana, seat: int) -> Procedure:
    """Each player chooses an explorer, at full health and stamina, without inspiration (MA-SETUP-11 to -13)."""
    state = t.state
    taken = {explorer.card for explorer in state.explorers}
    free = tuple(ChooseExplorer(card) for card in EXPLORERS if card not in taken)
    chosen: ChooseExplorer = yield from ask(seat, "choose_explorer", free)
    stats = EXPLORERS[chosen.explorer].stats
    assert isinstance(stats.health, int)
    state.explorers.append(Explorer(chosen.explorer, seat, stats.health, stats.stamina))


@steps.auto
def lay_out(t: Arcana) -> None:
    """Decks, fragments and tracks (MA-SETUP-01 to -22)."""
    state = t.state
    kept = hand_out(state)
    state.chapters = list(reversed(chapter_stack(state)))
    for deck in ("explorer", "horror"):
        _make_event_deck(t, deck, kept)
    for type_ in ITEM_TYPES:
        cards = [card.id for card in ITEMS.values() if card.type == type_ and card.level == 1 and card.id not in kept]
        t.shuffle(cards)
        state.item_decks[type_] = cards
    state.items_aside = [card.id for card in ITEMS.values() if card.level > 1 and card.id not in kept]
    state.monster_deck = [card.id for card in MONSTERS.values() if card.level == 1]
    t.shuffle(state.monster_deck)
    state.monsters_aside = [card.id for card in MONSTERS.values() if card.level > 1]
    faces = [pair[t.below(2)] for pair in tiles()]
    t.shuffle(faces)
    state.fragments = [Fragment(faces[0], 0, 0, 0)]  # the bottom one starts (MA-SETUP-22)
    state.fragment_stack = faces[1:]


def chapter_stack(state: ArcanaState) -> list[str]:
    """The title card and the scenario's chapters in order, without those a short game leaves out; finale cards lie aside
    (MA-SETUP-02 to -04, MA-VARIANT-04, -05, MA-Q-25)."""
    length = state.options["length"]
    cards = [card for card in CHAPTERS.values() if card.scenario == state.scenario and card.role != "finale"]
    if length == "full":
        return [card.id for card in cards]
    whole = ("title",) if length == "very_quick" else ("title", "final")
    return [card.id for card in cards if length in card.variants or card.role in whole]


def _make_event_deck(t: Arcana, deck: str, kept: set[str]) -> None:
    """As many common events as the scenario has of its own, shuffled together (MA-SETUP-07 to -09)."""
    state = t.state
    own = [card.id for card in EVENTS.values() if card.deck == deck and card.set == str(state.scenario)]
    common = [card.id for card in EVENTS.values() if card.deck == deck and card.set == "common" and card.id not in kept]
    t.shuffle(common)
    cards = [card for card in own if card not in kept] + common[: len(own)]
    t.shuffle(cards)
    if deck == "explorer":
        state.explorer_deck = cards
    else:
        state.horror_deck = cards


@steps.procedure
def start_story(t: Arcana) -> Procedure:
    """The title card is turned over, chapter 1 revealed and its instructions followed (MA-SETUP-23 to -26)."""
    root = Run()
    t.tell(StoryTold(chapter=t.state.chapters.pop()))
    yield from begin_chapter(t, root, first=True)
    yield from pay_for_preparedness(t, root)
    yield from resolve_queue(t, root)
    t.then(Step("explorers_phase"))

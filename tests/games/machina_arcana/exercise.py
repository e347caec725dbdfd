"""Cards put to use one by one: a table where nearly everything can matter, and a witness of what really did.

`crowded` lays explorers with wounds, items and inspiration, monsters near and far, and every kind of cell and door around them.
`Witness` watches the effects of cards: each is known by its place on its card, and it mattered if something on the table is
different afterwards, an attack was rolled or a deck was looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import msgspec
import pytest

from eldertable.games.machina_arcana import values
from eldertable.games.machina_arcana.cards import CHAPTERS, EVENTS, ITEMS, MONSTERS
from eldertable.games.machina_arcana.context import Context
from eldertable.games.machina_arcana.dice import FATE_FACES
from eldertable.games.machina_arcana.events import AttackRolled, Happened
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import AGREE, ChooseNothing, Decline, Pass
from eldertable.games.machina_arcana.running import HANDLERS
from eldertable.games.machina_arcana.state import (
    DESTROYED,
    DOOR_CLOSED,
    DOOR_DESTROYED,
    LIT,
    ArcanaState,
    Equipped,
    Monster,
)
from eldertable.games.machina_arcana.things import door_ref, set_door, set_token
from eldertable.games.machina_arcana.vocabulary import Ability, Card, Effect
from eldertable.kernel.decision import Decision
from eldertable.kernel.text import LANGUAGES
from eldertable.testing.arranged import ScriptedTable
from eldertable.words import speaker

from . import signs
from .arrange import Table, at, lay_map, table

HERE, BESIDE = at(5, 5), at(5, 6)  # where the first explorer and the friend stand
LEVER, STATION, BENCH, CHEST = at(4, 4), at(4, 5), at(4, 6), at(6, 4)
EVENT_CELL, CHAPTER_CELL, LAIR, BARREL = at(6, 5), at(2, 5), at(5, 4), at(3, 4)
LIT_CELL, BROKEN_CHEST = at(2, 7), at(2, 9)
NEAR, FAR = at(6, 6), at(8, 8)  # where monsters stand, besides the lair
ROWS = [
    "..........",
    "....*.*.C.",
    "...o......",
    "...TRW....",
    "...L......",
    "...CE.....",
    ".~~.......",
    "......^^^.",
    "L.........",
    "........L.",
]
DOORS = ((5, 5, "east"), (8, 3, "east"), (9, 3, "east"))  # one open beside the first explorer, one closed, one destroyed
STOPS = ("act", "next_turn")
MANY = 200  # questions that follow one deed
ENOUGH = 4  # times the same question is answered by doing something


# --- the table ---------------------------------------------------------------------------------------------------


def crowded(
    user: str = "hank_horden", friend: str = "kim_richards", monsters: dict[str, int] | None = None, **arranged: Any
) -> Table:
    """The user, hurt and with things to lose, a friend beside, one monster near and one far, both hurt."""
    placed = {"saral": NEAR, "blind_bell_ringer": FAR} if monsters is None else monsters
    friend = friend if friend != user else "hank_horden"
    t = table({user: HERE, friend: BESIDE}, placed, **arranged)
    state = t.state
    for explorer in state.explorers:
        explorer.health, explorer.stamina, explorer.inspiration = 2, 3, 1
        explorer.inventory += ["field_dressing"] if explorer.card == user else ["coil_of_rope"]
    t.explorer(user).equipped.append(Equipped("frost_spear", "main"))
    t.explorer(friend).equipped.append(Equipped("harpoon_gun", "main"))
    for monster in state.monsters:
        monster.wounds = 1 if MONSTERS[monster.card].stats.health != 1 else 0
    set_token(state, LIT_CELL, LIT)
    set_token(state, BROKEN_CHEST, DESTROYED)
    set_door(state, door_ref(at(8, 3), "east"), DOOR_CLOSED)
    set_door(state, door_ref(at(9, 3), "east"), DOOR_DESTROYED)
    state.item_discard.append("boiler_hammer")
    state.danger, state.lair, state.horror = 5, 5, 5
    state.fragments[0].face = lay_map(ROWS, doors=DOORS, borders=("north",))  # type: ignore[union-attr]
    t.refresh()
    return t


def hold(t: Table, card: str, owner: str = "") -> None:
    """Put a card into play: equipped (an extension on an item it fits), in the inventory, as an event, a chapter, a monster."""
    explorer = t.explorer(owner) if owner else t.explorer()
    state = t.state
    if card in CHAPTERS:
        state.chapter = card
    elif card in MONSTERS:
        state.monsters = [other for other in state.monsters if other.card != card]
        state.monsters.insert(0, Monster(card, LAIR, values.base_stat(state, card, "health") - 1))
    elif card in EVENTS and EVENTS[card].personal:
        explorer.events.append(card)
    elif card in EVENTS:
        (state.explorer_discard if EVENTS[card].deck == "explorer" else state.horror_discard).append(card)
    elif card in ITEMS and ITEMS[card].type == "single_use":
        explorer.inventory.append(card)
    elif card in ITEMS and ITEMS[card].slot == "extension":
        explorer.equipped = [Equipped(host_of(card), "main"), Equipped(card, "extension", host_of(card))]
    elif card in ITEMS:
        explorer.equipped = [
            e for e in explorer.equipped if ITEMS[e.item].type != ITEMS[card].type or ITEMS[card].type == "artefact"
        ]
        explorer.equipped.append(Equipped(card, "main"))


def host_of(extension: str) -> str:
    """The first item that an extension fits; of weapons one that attacks."""
    card = ITEMS[extension]
    return next(
        host.id for host in ITEMS.values() if host.type == card.type and host.symbols.get("right") == card.symbols["left"]
    )


def nearly_done(t: Table, card: str, ability: Ability) -> None:
    """Effects that need several tokens lack the last one; what is spent lies there."""
    for one in (one for effect in ability.do for one in effects_within(effect)):
        if one.word == "progress":
            n = one.args["n"]
            t.state.progress[card] = (n.value if n.source == "fixed" else len(t.state.explorers) + n.plus) - 1
        if one.word == "remove_progress":
            t.state.progress[card] = 2


# --- playing on --------------------------------------------------------------------------------------------------


FACES: dict[str, Callable[[int, int], int]] = {  # what the n-th die shows, of so many sides
    "high": lambda n, sides: sides - 1,
    "low": lambda n, sides: int(sides == FATE_FACES),  # the side 0 of the fate die is a 10
    "high dice, low fate": lambda n, sides: 1 if sides == FATE_FACES else sides - 1,
    "one after another": lambda n, sides: n % sides,
    "middling": lambda n, sides: min(3, sides - 1),
}


def luck(patch: pytest.MonkeyPatch, faces: str) -> None:
    """From now on the dice show what these say."""
    rolled = count()
    patch.setattr(ScriptedTable, "below", lambda _, sides: FACES[faces](next(rolled), sides))


FIRST, LAST, TURNING, REFUSING = "first", "last", "turning", "refusing"  # which option is taken


def go_on(t: Table, manner: str = FIRST) -> None:
    """Answer whatever is asked until somebody may act again: with the first or the last option that does something, with
    another one each time, or with one that does nothing."""
    asked: Counter[str] = Counter()
    for _ in range(MANY):
        if not t.match.pending or t.asked() in STOPS:
            return
        decision = t.match.pending[t.seat]
        asked[decision.kind] += 1
        if asked[decision.kind] == 1:
            _assert_asked_in_both_languages(t.state, decision)
        t.take(_answer(decision, asked[decision.kind], manner))
    raise AssertionError(f"questions without end: {asked}")


def _answer(decision: Any, times: int, manner: str) -> Any:
    options = list(decision.options)
    idle = [option for option in options if isinstance(option, ChooseNothing | Decline | Pass)]
    if decision.kind in ("inspiration_for_health", "out_of_turn"):
        return idle[-1]
    doing = [option for option in options if option not in idle]
    if idle and (times > ENOUGH or not doing or manner == REFUSING):
        return idle[0]
    return doing[{LAST: -1, TURNING: times % len(doing)}.get(manner, 0)]


def launch(t: Table, event: str) -> None:
    """The event is drawn: by the first explorer at an event cell, or in the horror phase."""
    state = t.state
    if EVENTS[event].deck == "explorer":
        state.explorer_deck = [card for card in state.explorer_deck if card != event] + [event]
        t.explorer().stamina = max(t.explorer().stamina, 3)
        t.refresh()
        t.answer(cell=EVENT_CELL, as_kind="event_cell")
        t.take(AGREE)
    else:
        state.horror_deck = [card for card in state.horror_deck if card != event] + [event]
        state.horror = 1
        t.go_to("horror_phase")


# --- the witness -------------------------------------------------------------------------------------------------

_encode = msgspec.msgpack.Encoder(order="deterministic").encode
_UNSEEN = frozenset({"key", "drawn", "lanes_opened", "agenda", "lanes", "memory", "options", "seats"})
_SEEN = tuple(name for name in ArcanaState.__struct_fields__ if name not in _UNSEEN)
Place = tuple[str, tuple[int, ...]]


def on_the_table(state: ArcanaState) -> bytes:
    """Everything people can see, and the decks."""
    return _encode([getattr(state, name) for name in _SEEN])


ROLLING = ("attack", "traps_trigger", "look", "if", "roll", "each", "pay", "choose", "may", "progress")


class Witness:
    """Which effects of which cards were resolved and mattered: what they are about has changed, or dice were rolled and cards
    looked at where that is all they do."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.seen: set[Place] = set()
        for word, handler in list(HANDLERS.items()):
            patch.setitem(HANDLERS, word, self._watched(handler))

    def _watched(self, handler: Any) -> Any:
        def watched(t: Any, context: Any, one: Effect) -> Any:
            read = signs.reading(one.word) or on_the_table
            before, dice, told = read(t.state), _dice(context), len(t.events)
            result = yield from handler(t, context, one)
            mattered = signs.happened(one.word, before, read(t.state)) or _dice(context) != dice
            if mattered or (one.word in ROLLING and any(_noteworthy(event) for event in t.events[told:])):
                self.seen.add((context.card, one.path))
            return result

        return watched

    def missing(self, places: set[Place]) -> set[Place]:
        return places - self.seen


def _dice(context: Context) -> list[Any]:
    return list(context.attack.dice) if context.attack is not None else []


def _noteworthy(event: Any) -> bool:
    return isinstance(event, AttackRolled) or (isinstance(event, Happened) and event.what == "looked")


def effects_of(card: Card, *kinds: str) -> set[Place]:
    """The places of all effects of a card's abilities of these kinds; branches count by what is in them."""
    found = {one.path for a in card.abilities if a.kind in kinds for effect in a.do for one in effects_within(effect)}
    return {(card.id, path) for path in found}


def effects_within(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in (effect.then, effect.otherwise, *effect.choices):
        for one in part:
            yield from effects_within(one)


# --- words -------------------------------------------------------------------------------------------------------


def _assert_asked_in_both_languages(state: ArcanaState, decision: Decision) -> None:
    """The question and some of its answers can be said."""
    question = GAME.question(state, decision)
    said = [question.text, question.facts]
    for option in {*decision.options[:3], decision.options[-1]}:
        words = GAME.option_words(state, decision, option)
        said += [words.text, words.detail]
    for language in LANGUAGES:
        assert all(speaker(language).say(one).strip() for one in said if one is not None)


def assert_told_in_both_languages(t: Table) -> None:
    """Every line of the log about what happened can be said in Russian and English, and says who did it or what came by
    itself."""
    for event in t.events:
        line = GAME.log_words(event)
        if line is None:
            continue
        for language in LANGUAGES:
            said = speaker(language)
            told = said.say(line.text)
            assert told.strip() and not told.startswith(said.say("machina_arcana-nobody"))
            assert line.detail is None or said.say(line.detail).strip()

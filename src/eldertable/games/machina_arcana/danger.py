"""Danger, the monster level, and monsters appearing (MA-DANGER, MA-SPAWN)."""

from __future__ import annotations

from . import selecting
from .asking import Asking, choose_card, choose_cell, choose_thing
from .cards import MONSTERS
from .context import Context, Run
from .events import Happened
from .health import destroy
from .items import discard_item, enters_play, free_hands
from .motion import free_near
from .running import amount, announce, chosen, effect
from .state import ArcanaState, Monster
from .steps import Arcana
from .things import board_of, explorer_of, explorers_on_board, monster_of, the_explorer
from .vocabulary import Effect

DANGER_STEPS = 9  # increases from the start to the arrow (MA-Q-05)
HIGHEST_LEVEL = 5
MONSTERS_BEFORE_DANGER = 4


def increase_danger(t: Arcana, root: Run, n: int = 1) -> Asking:
    """One by one; at the arrow the monster level rises (MA-DANGER-01 to -04, -08, MA-Q-42)."""
    state = t.state
    for _ in range(n):
        if state.monster_level >= HIGHEST_LEVEL:
            yield from _despair(t, root)
            continue
        state.danger += 1
        t.tell(Happened(what="danger", n=state.danger))
        announce(t, root, "danger_increased")
        if state.danger == DANGER_STEPS:
            state.danger = 0
            raise_level(t, root)


def _despair(t: Arcana, root: Run) -> Asking:
    """At level 5 everyone on the board discards an equipped item or dies (MA-DANGER-08, MA-Q-41)."""
    for explorer in explorers_on_board(t.state):
        on = [equipped.item for equipped in explorer.equipped]
        item = yield from choose_card(t.state, explorer.card, on, "choose_discard", despair="yes")
        if item:
            discard_item(t, root, explorer.card, item)
            yield from free_hands(t, root, explorer)
        else:
            yield from destroy(t, Context("", t.state.chapter, "", root), explorer.card, cause="danger")


def raise_level(t: Arcana, root: Run) -> None:
    """The destroyed ones are shuffled in, half go to the box, the new level comes in whole (MA-DANGER-05 to -07, MA-Q-38)."""
    state = t.state
    state.monster_level += 1
    deck = state.monster_deck + state.monsters_destroyed
    state.monsters_destroyed = []
    t.shuffle(deck)
    keep = len(deck) // 2
    state.monsters_boxed += deck[keep:]
    new = [card for card in state.monsters_aside if MONSTERS[card].level == state.monster_level]
    state.monsters_aside = [card for card in state.monsters_aside if card not in new]
    state.monster_deck = deck[:keep] + new
    t.shuffle(state.monster_deck)
    t.tell(Happened(what="monster_level", n=state.monster_level))
    announce(t, root, "monster_level_raised")


def reduce_danger(t: Arcana, n: int) -> None:
    """Never below the start (MA-DANGER-09, MA-Q-40)."""
    before = t.state.danger
    t.state.danger = max(0, before - n)
    if t.state.danger != before:
        t.tell(Happened(what="danger", n=t.state.danger))


# --- monsters appear ---------------------------------------------------------------------------------------------


def monster_appears(t: Arcana, context: Context, ref: str, named: str = "") -> Asking:
    """A monster comes because of an explorer, on the nearest lair cell of that fragment (MA-SPAWN-01 to -07)."""
    state = t.state
    explorer = explorer_of(state, ref)
    if explorer is None or explorer.cell < 0:
        return
    lairs = board_of(state).of_kind("lair_cell", explorer.cell // 100)
    if not lairs:
        return
    card = _take_named(t, named) if named else _top_monster(t)
    if not card:
        if not named:
            yield from increase_danger(t, context.run)
        return
    near = board_of(state).nearest(explorer.cell, lairs)
    lair = yield from choose_cell(state, ref, near, "choose_lair", cause=context.cause)
    cells = free_near(state, lair)
    cell = yield from choose_cell(state, ref, cells, "choose_landing", cause=context.cause)
    if cell < 0:
        return
    state.monsters.append(Monster(card, cell))
    t.reveal()
    t.tell(Happened(what="appeared", who=card, about=ref, data={"cell": cell}))
    announce(t, context.run, "monster_appears", it=card, place=cell // 100)
    if selecting.cell_is(state, cell, "chasm_cell"):
        yield from destroy(t, Context("", card, card, context.run), card)  # MA-Q-44
        return
    yield from enters_play(t, context.run, card, card)  # MA-ABILITY-18


def _top_monster(t: Arcana) -> str:
    """The top of the deck; an empty deck is made anew from the destroyed (MA-SPAWN-02 to -04)."""
    state = t.state
    if not state.monster_deck:
        state.monster_deck, state.monsters_destroyed = state.monsters_destroyed, []
        t.shuffle(state.monster_deck)
    return state.monster_deck.pop() if state.monster_deck else ""


def _take_named(t: Arcana, name: str) -> str:
    """A named monster, wherever it lies; nothing if it is on the board (MA-DISCARD-07)."""
    state = t.state
    if monster_of(state, name) is not None:
        return ""
    for pile in (state.monster_deck, state.monsters_destroyed, state.monsters_boxed, state.monsters_aside):
        if name in pile:
            pile.remove(name)
            if pile is state.monster_deck:
                t.shuffle(pile)
            return name
    return ""


# --- effects -----------------------------------------------------------------------------------------------------


@effect("increase_danger")
def _increase(t: Arcana, context: Context, one: Effect) -> Asking:
    yield from increase_danger(t, context.run, amount(t, context, one.args.get("n")))


@effect("reduce_danger")
def _reduce(t: Arcana, context: Context, one: Effect) -> Asking:
    reduce_danger(t, amount(t, context, one.args.get("n")))
    return
    yield


@effect("change_lair_value")
def _lair(t: Arcana, context: Context, one: Effect) -> Asking:
    if t.state.lair:
        t.state.lair = max(1, min(10, t.state.lair + amount(t, context, one.args["by"])))
        t.tell(Happened(what="lair_value", n=t.state.lair))
    return
    yield


@effect("change_horror_value")
def _horror(t: Arcana, context: Context, one: Effect) -> Asking:
    if t.state.horror:
        t.state.horror = max(1, min(10, t.state.horror + amount(t, context, one.args["by"])))
        t.tell(Happened(what="horror_value", n=t.state.horror))
    return
    yield


@effect("set_monster_level")
def _level(t: Arcana, context: Context, one: Effect) -> Asking:
    """Raised level by level; danger stays (MA-Q-39)."""
    while t.state.monster_level < min(HIGHEST_LEVEL, amount(t, context, one.args["to"])):
        raise_level(t, context.run)
    return
    yield


@effect("monster_appears")
def _appears(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "pick_explorer", deed=one.word)):
        if explorer_of(t.state, ref) is not None and the_explorer(t.state, ref).alive:
            yield from monster_appears(t, context, ref, one.args.get("monster", ""))


@effect("change_queue")
def _queue(t: Arcana, context: Context, one: Effect) -> Asking:
    """The queue in any order (MA-Q-99): the user names who comes next until one is left."""
    state = t.state
    left = [monster.card for monster in state.monsters]
    order: list[str] = []
    while len(left) > 1:
        ref = yield from choose_thing(state, context.user, left, "choose_next_in_queue", cause=context.cause)
        left.remove(ref)
        order.append(ref)
    order += left
    state.monsters.sort(key=lambda monster: order.index(monster.card))
    t.tell(Happened(what="queue_changed", who=context.user))


def crowded(state: ArcanaState, place: int) -> bool:
    """MA-LAIR-11."""
    return sum(1 for monster in state.monsters if monster.cell // 100 == place) >= MONSTERS_BEFORE_DANGER

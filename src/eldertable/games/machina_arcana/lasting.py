"""Lasting effects and the markers that keep them (MA-LASTING)."""

from __future__ import annotations

from msgspec.structs import replace

from . import conditions, selecting, values
from .asking import Asking
from .cards import EVENTS, EXPLORERS, ITEMS, MONSTERS
from .context import Context, Run
from .events import Happened
from .in_play import InPlay, in_play
from .running import amount, announce, chosen, effect, limited
from .state import HORROR, HORROR_MARKERS, MARKERS, OFF_BOARD, ArcanaState, Explorer, Lasting
from .steps import Arcana
from .still import still
from .things import cell_of, explorer_of, explorers_on_board, is_explorer, monster_of
from .vocabulary import Effect, Stats


def marker_owner(state: ArcanaState, context: Context) -> str:
    """Monsters and horror events use horror markers (MA-LASTING-10); everything else the explorer's own."""
    if context.card in MONSTERS or (context.card in EVENTS and EVENTS[context.card].deck == "horror"):
        return HORROR
    return context.owner if is_explorer(context.owner) else context.user if is_explorer(context.user) else HORROR


def markers_left(state: ArcanaState, owner: str) -> int:
    """MA-LASTING-05, -11."""
    used = sum(1 for lasting in state.lasting if lasting.owner == owner)
    return (HORROR_MARKERS if owner == HORROR else MARKERS) - used


def key_of(owner: str, card: str, path: tuple[int, ...]) -> str:
    return f"{owner}/{card}/{'.'.join(map(str, path))}"


@limited("lasting")
def can_resolve(state: ArcanaState, context: Context, one: Effect) -> bool:
    """Is a marker left, and was it resolved fewer than X times this round (MA-LASTING-05, -06, -11, MA-Q-18, -89)?"""
    owner = marker_owner(state, context)
    if _is_gone(state, owner) or _is_gone(state, context.card):
        return False
    done = state.resolved.get(key_of(owner, context.card, one.path), 0)
    return markers_left(state, owner) > 0 and done < conditions.number(state, context, one.args["times"])


def _is_gone(state: ArcanaState, ref: str) -> bool:
    """A creature that is dead: it has no markers, nor a card to lay one on, and it is nobody's target any more."""
    if ref in EXPLORERS:
        explorer = explorer_of(state, ref)
        return explorer is None or not explorer.alive
    return ref in MONSTERS and monster_of(state, ref) is None


def _still_there(state: ArcanaState, refs: list[str]) -> list[str]:
    return ["" if _is_gone(state, ref) else ref for ref in refs]


@effect("lasting")
def _lasting(t: Arcana, context: Context, one: Effect) -> Asking:
    """A marker on the card, then the effect (MA-LASTING-07); at most X times a round (MA-LASTING-04)."""
    state = t.state
    owner = marker_owner(state, context)
    key = key_of(owner, context.card, one.path)
    if not can_resolve(state, context, one):
        return
    targets = list(context.targets)
    for modifier in one.gives:
        if modifier.at is not None and modifier.at.mode in ("any", "nearest", "up_to"):
            targets = yield from chosen(t, context, modifier.at, "choose_creature")
    state.resolved[key] = state.resolved.get(key, 0) + 1
    cells = _counted(state, context, one)
    targets, evaders, (it,) = (_still_there(state, refs) for refs in (targets, context.evaders, [context.it]))
    state.lasting.append(Lasting(owner, context.card, list(one.path), context.user, targets, it, evaders, cells))
    t.tell(Happened(what="lasting", who=context.user, card=context.card))
    cut_to_maximum(state)


def _counted(state: ArcanaState, context: Context, one: Effect) -> list[tuple[int, str]]:
    """The cells that count as another kind while the effect lasts (MA-CELLFX-06)."""
    return [
        (cell_of(state, ref), str(modifier.value["as"]))
        for modifier in one.gives
        if modifier.word == "counts_as"
        for ref in selecting.candidates(state, context, modifier.value["cell"])
    ]


def cut_to_maximum(state: ArcanaState) -> None:
    """A lowered maximum cuts the present value (MA-Q-77)."""
    play = in_play(state)
    if not play.changes_maxima:  # mostly so: the printed maxima hold
        for explorer in state.explorers:
            if explorer.cell != OFF_BOARD:
                _cut(explorer, EXPLORERS[explorer.card].stats)
        return
    with still(state):  # all are looked at before any is cut: a maximum may depend on somebody's present values
        limits = [(explorer, _maxima(state, play, explorer.card)) for explorer in explorers_on_board(state)]
    for explorer, most in limits:
        _cut(explorer, most)


def _maxima(state: ArcanaState, play: InPlay, card: str) -> Stats:
    """What is printed, except where something in play may change it."""
    most = EXPLORERS[card].stats
    if play.about("max_stamina", card):
        most = replace(most, stamina=values.stat(state, card, "stamina"))
    if play.about("max_inspiration", card):
        most = replace(most, inspiration=values.stat(state, card, "inspiration"))
    if play.about("max_health", card):
        most = replace(most, health=values.stat(state, card, "health"))
    return most


def _cut(explorer: Explorer, most: Stats) -> None:
    """Reading is cheaper than writing, and mostly nothing is above its maximum."""
    if explorer.stamina > most.stamina:  # noqa: PLR1730
        explorer.stamina = most.stamina
    if explorer.inspiration > most.inspiration:  # noqa: PLR1730
        explorer.inspiration = most.inspiration
    if isinstance(most.health, int) and explorer.health > most.health:
        explorer.health = most.health


def return_markers(t: Arcana, root: Run, owner: str) -> None:
    """All markers of an owner go back; their lasting effects end (MA-EPHASE-01, MA-HORROR-01, MA-LASTING-03, -13)."""
    state = t.state
    returned = [lasting for lasting in state.lasting if lasting.owner == owner]
    state.lasting = [lasting for lasting in state.lasting if lasting.owner != owner]
    state.resolved = {key: n for key, n in state.resolved.items() if not key.startswith(f"{owner}/")}
    for lasting in returned:
        announce(t, root, "marker_returned", of=lasting.owner, card=lasting.card)
        _finish_waiting(t, root, lasting.card)


def return_one(t: Arcana, root: Run, card: str, owner: str) -> bool:
    """One marker from a card, as a price (MA-LASTING-14)."""
    for lasting in t.state.lasting:
        if lasting.card == card and lasting.owner == owner:
            t.state.lasting.remove(lasting)
            announce(t, root, "marker_returned", of=owner, card=card)
            _finish_waiting(t, root, card)
            return True
    return False


def lift_markers(t: Arcana, root: Run, card: str) -> None:
    """All markers leave a card that goes away or changes hands: their effects end (MA-LASTING-08, -12, -13, MA-Q-84)."""
    lifted = [lasting for lasting in t.state.lasting if lasting.card == card]
    t.state.lasting = [lasting for lasting in t.state.lasting if lasting.card != card]
    for lasting in lifted:
        announce(t, root, "marker_returned", of=lasting.owner, card=card)


def _finish_waiting(t: Arcana, root: Run, card: str) -> None:
    """A card that waited for its lasting effect is discarded now (MA-LASTING-16)."""
    state = t.state
    if card not in state.waiting_discard or any(lasting.card == card for lasting in state.lasting):
        return
    state.waiting_discard.remove(card)
    drop_card(t, root, card)


def drop_card(t: Arcana, root: Run, card: str) -> None:
    """An item or personal event leaves its owner for its discard pile (MA-DISCARD-03 to -05)."""
    state = t.state
    lift_markers(t, root, card)
    state.progress.pop(card, None)
    for explorer in state.explorers:
        if card in explorer.inventory:
            explorer.inventory.remove(card)
            state.item_discard.append(card)
            announce(t, root, "item_discarded", by=explorer.card, it=card, item=card, type=ITEMS[card].type)
        elif card in explorer.events:
            explorer.events.remove(card)
            state.explorer_discard.append(card)
        else:
            continue
        t.tell(Happened(what="discarded", who=explorer.card, card=card))


def holder_of(state: ArcanaState, card: str) -> str:
    """The explorer who owns an item or a personal event."""
    for explorer in state.explorers:
        if card in explorer.inventory or card in explorer.events or any(e.item == card for e in explorer.equipped):
            return explorer.card
    return ""


def has_left(state: ArcanaState, card: str) -> bool:
    """Has this item or personal event left play? Nothing is laid on it any more (MA-DISCARD-03, MA-COND-06)."""
    if card in ITEMS:
        return not holder_of(state, card)
    return card in EVENTS and EVENTS[card].personal and (card in state.explorer_discard or card in state.events_boxed)


@effect("add_progress")
def _add_progress(t: Arcana, context: Context, one: Effect) -> Asking:
    if has_left(t.state, context.card):
        return
    t.state.progress[context.card] = t.state.progress.get(context.card, 0) + amount(t, context, one.args.get("n"))
    return
    yield


@effect("remove_progress")
def _remove_progress(t: Arcana, context: Context, one: Effect) -> Asking:
    remove_progress(t.state, context.card, amount(t, context, one.args.get("n")))
    return
    yield


def remove_progress(state: ArcanaState, card: str, n: int) -> None:
    left = state.progress.get(card, 0) - n
    if left > 0:
        state.progress[card] = left
    else:
        state.progress.pop(card, None)

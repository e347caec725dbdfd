"""Looking at decks and taking named cards from them (MA-DISCARD-06)."""

from __future__ import annotations

from .asking import Asking, choose_card
from .cards import EVENTS, ITEMS
from .context import Context
from .events import Happened
from .running import amount, effect, enter_play
from .state import ArcanaState
from .steps import Arcana
from .things import explorer_of
from .vocabulary import Effect


def deck_named(state: ArcanaState, name: str) -> list[str]:
    decks = {
        "monster": state.monster_deck, "explorer_event": state.explorer_deck, "horror_event": state.horror_deck,
        "explorer": state.explorer_deck, "horror": state.horror_deck, "fragment": state.fragment_stack,
    }  # fmt: skip
    return decks[name] if name in decks else state.item_decks[name]


@effect("look")
def _look(t: Arcana, context: Context, one: Effect) -> Asking:
    """The top cards, put back in any order, or any of them under the deck."""
    state = t.state
    deck = deck_named(state, one.args["deck"])
    n = min(amount(t, context, one.args.get("n")), len(deck))
    seen = [deck.pop() for _ in range(n)]
    t.reveal()
    t.tell(Happened(what="looked", who=context.user, card=context.card, data={"deck": one.args["deck"], "n": n}))
    if one.args.get("put") == "bottom":
        for _ in range(n):
            down = yield from choose_card(state, context.user, seen, "put_under", may_decline=True, cause=context.cause)
            if not down:
                break
            seen.remove(down)
            deck.insert(0, down)
        deck += reversed(seen)
        return
    while seen:
        card = yield from choose_card(state, context.user, seen, "put_on_top", cause=context.cause)
        seen.remove(card)
        deck.append(card)


@effect("take_from_deck")
def _take(t: Arcana, context: Context, one: Effect) -> Asking:
    """Find the named card, keep it, shuffle the deck (MA-DISCARD-06): an item and a personal event are the user's then, any
    other event is the current one."""
    state = t.state
    name, card = one.args["deck"], one.args["card"]
    deck = deck_named(state, name)
    if card not in deck:
        return
    deck.remove(card)
    t.shuffle(deck)
    user = explorer_of(state, context.user)
    if user is not None and card in ITEMS:
        user.inventory.append(card)
        t.tell(Happened(what="gained_item", who=user.card, card=card))
    elif user is not None and EVENTS[card].personal:
        user.events.append(card)
        yield from enter_play(t, context.run, card, user.card, user.card)
    else:
        (state.explorer_discard if name == "explorer" else state.horror_discard).append(card)

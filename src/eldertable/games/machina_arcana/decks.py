"""Looking at decks and taking named cards from them (MA-DISCARD-06, -07)."""

from __future__ import annotations

from .asking import Asking, choose_card
from .context import Context
from .events import Happened
from .running import amount, effect
from .state import ArcanaState
from .steps import Arcana
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
            down = yield from choose_card(state, context.user, seen, "put_under", may_decline=True)
            if not down:
                break
            seen.remove(down)
            deck.insert(0, down)
        deck += reversed(seen)
        return
    while seen:
        card = yield from choose_card(state, context.user, seen, "put_on_top")
        seen.remove(card)
        deck.append(card)


@effect("take_from_deck")
def _take(t: Arcana, context: Context, one: Effect) -> Asking:
    """Find the named card, keep it, shuffle the deck."""
    state = t.state
    deck = deck_named(state, one.args["deck"])
    card = one.args["card"]
    if card in deck:
        deck.remove(card)
        t.shuffle(deck)
        (state.explorer_discard if one.args["deck"] == "explorer" else state.horror_discard).append(card)
    return
    yield

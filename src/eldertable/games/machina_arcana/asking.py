"""Questions in the midst of an effect. A question with one answer is not asked; whoever it concerns answers."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from ...kernel.asking import ask
from ...kernel.decision import Decision
from .options import AGREE, DECLINE, NOTHING, ChooseCard, ChooseDeck, ChooseNumber, ChooseThing
from .state import ArcanaState
from .things import seat_of

Asking = Generator[Decision, Any, Any]


def choose_thing(
    state: ArcanaState, who: str, things: Sequence[str], why: str, *, may_decline: bool = False, **args: Any
) -> Asking:
    """One of several things; "" if none is chosen or there is none."""
    if not things:
        return ""
    options: list[Any] = [ChooseThing(ref) for ref in things]
    if may_decline:
        options.append(NOTHING)
    chosen = yield from ask(seat_of(state, who), why, tuple(options), who=who, **args)
    return chosen.ref if isinstance(chosen, ChooseThing) else ""


def choose_cell(
    state: ArcanaState, who: str, cells: Sequence[int], why: str, *, may_decline: bool = False, **args: Any
) -> Asking:
    """One of several cells; -1 if none."""
    ref = yield from choose_thing(state, who, [f"cell@{cell}" for cell in cells], why, may_decline=may_decline, **args)
    return int(ref[5:]) if ref else -1


def choose_number(state: ArcanaState, who: str, numbers: Sequence[int], why: str, **args: Any) -> Asking:
    chosen: ChooseNumber = yield from ask(seat_of(state, who), why, tuple(ChooseNumber(n) for n in numbers), who=who, **args)
    return chosen.n


def choose_card(
    state: ArcanaState, who: str, cards: Sequence[str], why: str, *, may_decline: bool = False, **args: Any
) -> Asking:
    if not cards:
        return ""
    options: list[Any] = [ChooseCard(card) for card in cards]
    if may_decline:
        options.append(NOTHING)
    chosen = yield from ask(seat_of(state, who), why, tuple(options), who=who, **args)
    return chosen.card if isinstance(chosen, ChooseCard) else ""


def choose_deck(state: ArcanaState, who: str, decks: Sequence[str], why: str, **args: Any) -> Asking:
    if not decks:
        return ""
    chosen: ChooseDeck = yield from ask(seat_of(state, who), why, tuple(ChooseDeck(deck) for deck in decks), who=who, **args)
    return chosen.deck


def agrees(state: ArcanaState, who: str, why: str, **args: Any) -> Asking:
    """Yes or no."""
    chosen = yield from ask(seat_of(state, who), why, (AGREE, DECLINE), who=who, **args)
    return chosen is AGREE or chosen == AGREE

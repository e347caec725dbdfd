"""The flow words of the vocabulary: branches, rolls, payments, choices, repetitions (section 7)."""

from __future__ import annotations

from ...kernel.asking import ask
from . import conditions
from .asking import Asking, agrees, choose_number
from .cards import CARDS
from .combat import can_be_hit
from .context import Context
from .costs import can_pay, pay
from .dice import fate
from .lasting import has_left
from .options import ChooseList
from .running import amount, chosen, effect, nested
from .steps import Arcana
from .things import seat_of
from .vocabulary import Effect, Number


@effect("if")
def _if(t: Arcana, context: Context, one: Effect) -> Asking:
    """MA-COND-03."""
    branch = one.then if conditions.holds(t.state, context, one.args["condition"]) else one.otherwise
    yield from nested(t, context, branch)


@effect("roll")
def _roll(t: Arcana, context: Context, one: Effect) -> Asking:
    """Effect roll X (MA-COND-08, -09)."""
    rolled = fate(t, context.user, "effect")
    yield from nested(t, context, one.then if rolled >= amount(t, context, one.args["n"]) else one.otherwise)


@effect("progress")
def _progress(t: Arcana, context: Context, one: Effect) -> Asking:
    """Cumulative: a token each time; with enough of them they go and the effect happens (MA-COND-05 to -07)."""
    state = t.state
    if has_left(state, context.card):
        return
    needed = amount(t, context, one.args["n"])
    state.progress[context.card] = state.progress.get(context.card, 0) + 1
    if state.progress[context.card] >= needed:
        del state.progress[context.card]
        yield from nested(t, context, one.then)


@effect("pay")
def _pay(t: Arcana, context: Context, one: Effect) -> Asking:
    payer = context.each or context.user
    mine = context.about(context.it)
    mine.user = payer
    if _nobody_left(t, mine, one.then):
        return
    willing = can_pay(t.state, mine, one.args["cost"]) and (yield from agrees(t.state, payer, "may_pay", card=context.card))
    paid = willing and (yield from pay(t, mine, one.args["cost"]))
    yield from nested(t, context, one.then if paid else one.otherwise)


def _nobody_left(t: Arcana, context: Context, effects: tuple[Effect, ...]) -> bool:
    """Would this be an attack on nobody? Then nothing is asked for it."""
    attacked = [one.args.get("at") for one in effects if one.word == "attack"]
    if not effects or len(attacked) < len(effects) or any(at is None or at.mode != "evader" for at in attacked):
        return False
    return not any(can_be_hit(t.state, context.run, ref) for ref in context.evaders)


@effect("may")
def _may(t: Arcana, context: Context, one: Effect) -> Asking:
    if (yield from agrees(t.state, context.user, "may_do", card=context.card)):
        yield from nested(t, context, one.then)


@effect("choose")
def _choose(t: Arcana, context: Context, one: Effect) -> Asking:
    who = context.each or context.user
    options = tuple(ChooseList(i) for i in range(len(one.choices)))
    where = {"card": context.card, "path": one.path}
    picked: ChooseList = yield from ask(seat_of(t.state, who), "choose_list", options, who=who, **where)
    yield from nested(t, context, one.choices[picked.number])


@effect("repeat")
def _repeat(t: Arcana, context: Context, one: Effect) -> Asking:
    wanted: Number = one.args["n"]
    times = (
        (yield from choose_number(t.state, context.user, range(10), "how_often", card=context.card)) if wanted.source == "any"
        else amount(t, context, wanted)
    )  # fmt: skip
    for _ in range(times):
        yield from nested(t, context, one.then)


@effect("each")
def _each(t: Arcana, context: Context, one: Effect) -> Asking:
    """The list once for each of them, separately (MA-RANGE-14)."""
    for ref in (yield from chosen(t, context, one.args["each"], "choose_each")):
        mine = context.about(ref)
        mine.each = ref if ref in CARDS else ""
        yield from nested(t, mine, one.then)

"""Runs effects in the printed order (MA-ABILITY-10), the flow words, and the abilities that react to what happens.

Announcing a moment queues what reacts to it; the queue is resolved after the effect that caused it. Moments that may change
or prevent something (`before_attack`, `attack_roll`, `evade`, `would_lose_*`) are resolved at once.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

from . import conditions, selecting
from .asking import Asking, agrees, choose_thing
from .cards import CARDS
from .context import Context, Reaction, Run
from .in_play import MOMENTS, in_play
from .state import ArcanaState
from .steps import Arcana
from .things import explorer_of, fragment_of
from .vocabulary import Effect, Number, Selector, Trigger

Handler = Callable[[Arcana, Context, Effect], Generator[Any, Any, Any]]
HANDLERS: Final[dict[str, Handler]] = {}
SELF: Final = Selector("self")


def effect(word: str) -> Callable[[Handler], Handler]:
    """Register the procedure of an effect."""

    def register(handler: Handler) -> Handler:
        if word in HANDLERS:
            raise ValueError(f"effect {word!r} is registered twice")
        HANDLERS[word] = handler
        return handler

    return register


Possible = Callable[[ArcanaState, Context, Effect], bool]
LIMITS: Final[dict[str, Possible]] = {}  # effects that cannot always happen, and whether they can now


def limited(word: str) -> Callable[[Possible], Possible]:
    """Register what tells whether an effect can happen."""

    def register(possible: Possible) -> Possible:
        LIMITS[word] = possible
        return possible

    return register


def run(t: Arcana, context: Context, effects: tuple[Effect, ...]) -> Asking:
    """Resolve effects one after another; what they set off is resolved in between."""
    for one in effects:
        if t.state.outcome is not None or _is_orphaned(t.state, context):
            return
        yield from HANDLERS[one.word](t, context, one)
        yield from resolve_queue(t, context.run)


def _is_orphaned(state: ArcanaState, context: Context) -> bool:
    """Is the explorer dead whose card this is? The card has left play, and nobody is there to go on (MA-EXPLORER-04)."""
    if not context.owner:
        return False
    explorer = explorer_of(state, context.owner)
    return explorer is not None and not explorer.alive


def resolve_queue(t: Arcana, root: Run) -> Asking:
    """Resolve waiting reactions, the first announced first."""
    if root.depth:
        return  # the outermost effect resolves what nested ones set off
    root.depth += 1
    while root.queue and t.state.outcome is None:
        reaction = root.queue.pop(0)
        yield from react(t, reaction)
    root.depth -= 1


def react(t: Arcana, reaction: Reaction) -> Asking:
    ability, context = reaction.ability, reaction.context
    if _is_orphaned(t.state, context):
        return
    if ability.condition is not None and not conditions.holds(t.state, context, ability.condition):
        return
    if ability.may and not (yield from agrees(t.state, context.user or context.owner, "may_react", card=context.card)):
        return
    for one in ability.do:
        yield from HANDLERS[one.word](t, context, one)


# --- what reacts -------------------------------------------------------------------------------------------------


def reactions(t: Arcana, root: Run, word: str, facts: dict[str, Any]) -> list[Reaction]:
    """The abilities in play that react to a moment."""
    found: list[Reaction] = []
    for one in in_play(t.state).reacting.get(word, ()):
        ability, owner = one.ability, one.owner
        context = Context(owner or facts.get("by", ""), one.card, owner, root, ability).with_facts(facts)
        assert ability.trigger is not None
        if _fits(t.state, context, ability.trigger, facts):
            found.append(Reaction(ability, context))
    return found


def sets_off(state: ArcanaState, word: str) -> bool:
    """Is there a card in play that waits for this moment?"""
    return word in MOMENTS and word in in_play(state).reacting


def announce(t: Arcana, root: Run, word: str, **facts: Any) -> None:
    """Something has happened: whatever reacts to it waits for its turn."""
    if word in MOMENTS:
        root.queue += reactions(t, root, word, facts)


def announce_now(t: Arcana, root: Run, word: str, **facts: Any) -> Asking:
    """A moment that reactions may change: they are resolved at once. True if one happens instead."""
    replaced = False
    if word not in MOMENTS:
        return replaced
    for reaction in reactions(t, root, word, facts):
        if reaction.ability.condition is not None and not conditions.holds(
            t.state, reaction.context, reaction.ability.condition
        ):
            continue
        if reaction.ability.instead and (replaced or not _can_happen(t.state, reaction)):
            continue
        if reaction.ability.may and not (
            yield from agrees(t.state, reaction.context.user, "may_react", card=reaction.context.card)
        ):
            continue
        replaced = replaced or reaction.ability.instead
        for one in reaction.ability.do:
            yield from HANDLERS[one.word](t, reaction.context, one)
    return replaced


def _can_happen(state: ArcanaState, reaction: Reaction) -> bool:
    """What cannot happen any more does not happen instead of something else (MA-LASTING-05, -06)."""
    return all(LIMITS[one.word](state, reaction.context, one) for one in reaction.ability.do if one.word in LIMITS)


def _fits(state: ArcanaState, context: Context, trigger: Trigger, facts: dict[str, Any]) -> bool:
    """Filters of a trigger; without `by` and `of` it is about the owner (vocabulary, 9)."""
    filters = trigger.filters
    anywhere = "in" in filters
    for key in ("by", "of"):
        if key in facts:
            wanted = filters.get(key, "any" if anywhere or not context.owner else "self")
            if wanted == "self" and facts[key] != context.owner:
                return False
            if wanted not in ("self", "any") and not selecting.is_kind(state, context, facts[key], wanted):
                return False
    if anywhere and not _in_place(state, context, filters["in"].name, facts):
        return False
    if "with" in filters and not selecting.item_fits(state, context, filters["with"], facts.get("item", "")):
        return False
    if "kind" in filters and not _kind_fits(state, context, filters["kind"], facts):
        return False
    if "to" in filters and not selecting.is_kind(state, context, facts.get("evader", facts.get("it", "")), filters["to"]):
        return False
    if "victim" in filters and not conditions.holds(state, context.about(facts.get("it", "")), filters["victim"]):
        return False
    for key in ("deck", "phase", "type", "how"):
        if key in filters and facts.get(key) != filters[key]:
            return False
    if "re" in filters and facts.get("re", False) != filters["re"]:
        return False
    return bool(filters.get("from", "any") == "any" or facts.get("card", context.card) == context.card)


def _in_place(state: ArcanaState, context: Context, name: str, facts: dict[str, Any]) -> bool:
    if name == "board" or not context.owner:
        return True
    there = facts.get("place")
    if there is None:
        there = fragment_of(state, facts.get("it", "") or facts.get("of", "") or facts.get("by", ""))
    return there is None or there == fragment_of(state, context.owner)


def _kind_fits(state: ArcanaState, context: Context, kind: str, facts: dict[str, Any]) -> bool:
    if kind in ("melee", "ranged", "magic", "normal"):
        return kind in facts.get("kinds", frozenset())
    if "cell_kind" in facts:
        return bool(facts["cell_kind"] == kind or (kind == "chapter_cell" and facts["cell_kind"].endswith("chapter_cell")))
    return selecting.is_kind(state, context, facts.get("it", ""), kind)


# --- parameters --------------------------------------------------------------------------------------------------


def amount(t: Arcana, context: Context, wanted: Number | None, default: int = 1) -> int:
    return default if wanted is None else conditions.number(t.state, context, wanted)


def chosen(
    t: Arcana, context: Context, selector: Selector | None, why: str, besides: Sequence[str] = (), **told: Any
) -> Asking:
    """The things an effect is about, and others `besides`: the user chooses where the selector leaves a choice. What is
    `told` goes with the question."""
    if selector is None:
        selector = Selector("target") if context.targets else SELF
    found = [*selecting.candidates(t.state, context, selector), *besides]
    who = context.user or context.owner
    if selector.mode in ("any", "nearest") and len(found) > 1:
        ref = yield from choose_thing(t.state, who, found, why, cause=context.cause, **told)
        return [ref]
    if selector.mode == "up_to":
        picked: list[str] = []
        while len(picked) < selector.n:
            left = [ref for ref in found if ref not in picked]
            ref = yield from choose_thing(t.state, who, left, why, may_decline=True, cause=context.cause, **told)
            if not ref:
                break
            picked.append(ref)
        return picked
    return found


def enter_play(t: Arcana, root: Run, card: str, user: str, owner: str) -> Asking:
    """A card enters play: all its effects for that, at once and once, where their conditions hold (MA-ABILITY-15)."""
    for ability in CARDS[card].abilities:
        context = Context(user, card, owner, root, ability)
        if ability.kind == "enters_play" and (
            ability.condition is None or conditions.holds(t.state, context, ability.condition)
        ):
            for one in ability.do:
                yield from nested(t, context, (one,))
                if not root.attacks:  # what an attack sets off waits for the end of it
                    yield from resolve_queue(t, root)


def nested(t: Arcana, context: Context, effects: tuple[Effect, ...]) -> Asking:
    for one in effects:
        if t.state.outcome is None and not _is_orphaned(t.state, context):
            yield from HANDLERS[one.word](t, context, one)

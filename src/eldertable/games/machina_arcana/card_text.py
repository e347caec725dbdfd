"""The rules text of cards, generated from what they do: a card cannot say one thing and do another.

Texts are nested messages of `text/cards.*.ftl`. The modules beside this one put into words: nouns and items, selectors and
numbers, conditions, costs and targets, effects, modifiers, triggers.
"""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from ...kernel.text import Text
from . import card_text_conditions as conditions
from . import card_text_costs as costs
from . import card_text_effects as effects_of
from . import card_text_modifiers as modifiers
from . import card_text_selectors as selectors
from .card_text_nouns import Telling, in_turn, say
from .card_text_triggers import after, trigger_text
from .in_play import effect_at
from .selecting import CREATURE_KINDS
from .vocabulary import Ability, Card, Chapter, Condition, Cost, Effect, EventCard, MonsterCard, Number

NOT_ITSELF = Condition("not", parts=(Condition("is", {"of": conditions.IT, "same_as": selectors.SELF}),))


def telling(card: Card, ability: Ability | None = None) -> Telling:
    """Monsters, and whoever uses a horror event, are told about; everybody else is addressed."""
    horror = isinstance(card, EventCard) and card.deck == "horror"
    used_by_monsters = ability is not None and ability.kind == "active" and user_of(card, ability) == "monsters"
    voice = "it" if isinstance(card, MonsterCard) or (horror and used_by_monsters) else "you"
    owned = not isinstance(card, Chapter) and not (isinstance(card, EventCard) and not card.personal)
    return Telling(voice, owned)


def user_of(card: Card, ability: Ability) -> str:
    """Who uses an active ability that belongs to nobody."""
    if ability.user or not isinstance(card, EventCard | Chapter):
        return ability.user
    if isinstance(card, EventCard) and card.personal:
        return ""
    return "monsters" if isinstance(card, EventCard) and card.deck == "horror" else "explorers"


def ability_text(card: Card, ability: Ability) -> Text:
    """The text printed beside the drawn symbols."""
    told = told_ability(telling(card, ability), ability)
    user = user_of(card, ability) if ability.kind == "active" else ""
    return in_turn([say(f"user-{user}"), told], "sentences") if user else told


def spoken_text(card: Card, ability: Ability) -> Text:
    """The same with everything that is drawn: the cost, the targets, the enters-play symbol."""
    tell = telling(card, ability)
    user = user_of(card, ability) if ability.kind == "active" else ""
    parts = [say(f"user-{user}")] if user else []
    if ability.cost is not None:
        parts += costs.spoken(tell, ability.cost)
    parts += [say("spoken-target", target=costs.target_text(tell, target)) for target in ability.targets]
    if ability.kind == "enters_play":
        parts.append(say("spoken-enters_play"))
    return in_turn([*parts, told_ability(tell, ability, described=True)], "sentences")


def told_ability(tell: Telling, ability: Ability, described: bool = False) -> Text:
    """What it does; `described`: what its targets must be like has been told."""
    tell = replace(tell, targets=ability.targets, described=described)
    match ability.kind:
        case "triggered":
            return say("sentence", text=_triggered(tell, ability))
        case "continuous":
            return _continuous(tell, ability)
    if ability.condition is None:
        return effects_of.effects_text(tell, ability.do, "sentences")
    if ability.condition.word == "own_turn":
        start = say("only-own-turn", voice=tell.voice)
    else:
        start = say("only-if", condition=conditions.told(tell, ability.condition))
    return say("sentence", text=effects_of.leads_to(start, effects_of.effects_text(tell, ability.do)))


def _continuous(tell: Telling, ability: Ability) -> Text:
    if ability.while_ is None and len(ability.gives) > 1:
        told = modifiers.gives_text(tell, ability.gives)
        if told.id.endswith("-several"):
            return say("sentence", text=told)
        return in_turn([say("sentence", text=one) for one in modifiers.told_gives(tell, ability.gives)], "sentences")
    told = modifiers.gives_text(tell, ability.gives)
    if ability.while_ is not None:
        start = say("while", condition=conditions.told(tell, ability.while_))
        told = say("flow-if-then", start=start, then=told)
    return say("sentence", text=told)


def _triggered(tell: Telling, ability: Ability) -> Text:
    assert ability.trigger is not None
    tell = after(tell, ability.trigger)
    other = ability.condition == NOT_ITSELF
    told = trigger_text(tell, ability.trigger, other)
    if ability.condition is not None and not other:
        told = say("when-if", when=told, condition=conditions.told(tell, ability.condition))
    if ability.may or ability.instead:
        mark = "may-instead" if ability.may and ability.instead else "may" if ability.may else "instead"
        told = say(f"when-{mark}", when=told)
    return effects_of.leads_to(told, effects_of.effects_text(tell, ability.do))


def choice_text(card: Card, path: tuple[int, ...], number: int) -> Text:
    """One of the lists of effects that the effect at a path lets somebody choose from."""
    ability = card.abilities[path[0]]
    tell = replace(telling(card, ability), targets=ability.targets)
    if ability.trigger is not None:
        tell = after(tell, ability.trigger)
    chosen = effect_at(card.id, path).choices[number]
    for end in range(2, len(path), 2):
        around = effect_at(card.id, path[:end])
        if around.word == "each":
            tell = tell.about(around.args["each"].kind)
            if tell.it in CREATURE_KINDS:
                chosen = tuple(_to_the_chooser(one) for one in chosen)
    return effects_of.effects_text(tell, chosen, "sentences")


def _to_the_chooser(one: Effect) -> Effect:
    """Each of several creatures chooses for itself: whoever reads the button is addressed, not told about."""
    return structs.replace(
        one, args={name: selectors.SELF if arg == conditions.IT else arg for name, arg in one.args.items()}
    )


def other_costs_text(card: Card, cost: Cost) -> Text | None:
    """The parts of a cost that a card cannot draw as numbers."""
    parts = costs.others(telling(card), cost)
    return say("sentence", text=say("several", all=parts)) if parts else None


def effects_text(card: Card, effects: tuple[Effect, ...]) -> Text | None:
    return effects_of.effects_text(telling(card), effects, "sentences") if effects else None


def condition_text(card: Card, condition: Condition | None) -> Text | None:
    return None if condition is None else say("sentence", text=conditions.told(telling(card), condition))


def number_text(number: Number) -> Text:
    return selectors.number(Telling(), number)

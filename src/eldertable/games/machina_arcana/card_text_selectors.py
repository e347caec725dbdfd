"""Whom, where and how much, in words."""

from __future__ import annotations

from ...kernel.text import Text
from . import card_text_conditions as conditions
from .card_text_nouns import Argument, Telling, noun, noun_class, plain, say
from .vocabulary import Condition, Number, Scope, Selector, Target

SELF = Selector("self")
TARGET = Selector("target")


def by_default(tell: Telling, selector: Selector | None) -> Selector:
    """Without a selector an effect is about the target, else about the user (MA-WORDING-01)."""
    return selector or (TARGET if tell.targets else SELF)


def person(tell: Telling, selector: Selector) -> str:
    """How a verb agrees: you, it (a monster, unnamed), pron, one, many."""
    match selector.mode:
        case "self":
            return tell.voice
        case "it" if tell.pronoun:
            return "pron"
        case "up_to" | "several":
            return "many"
    return "one"


def kind_of(tell: Telling, selector: Selector) -> str:
    match selector.mode:
        case "self":
            return "explorer" if tell.voice == "you" else "monster"
        case "target" | "target2":
            return _target_kind(tell, selector)
        case "it":
            return tell.it
        case "attacker" | "evader":
            return selector.mode
    return selector.kind or "creature"


def class_of(tell: Telling, selector: Selector) -> Text:
    addressed = selector.mode == "self" and tell.voice == "you"
    return noun_class("you" if addressed else kind_of(tell, selector))


def who(tell: Telling, selector: Selector, case: str) -> Text:
    match selector.mode:
        case "self":
            return say("you" if tell.voice == "you" else "this-monster", case=plain(case))
        case "target" | "target2":
            return _target(tell, selector, case)
        case "it":
            return _it(tell, case)
        case "attacker" | "evader":
            return noun(selector.mode, case)
        case "several":
            return say("several", all=tuple(who(tell, one, case) for one in selector.several))
    return _found(tell, selector, case)


def about(tell: Telling, selector: Selector | None, case: str) -> dict[str, Argument]:
    """The arguments of a sentence about someone."""
    chosen = by_default(tell, selector)
    return {"person": person(tell, chosen), "who": who(tell, chosen, case)}


def _it(tell: Telling, case: str) -> Text:
    if tell.pronoun:
        return say("pronoun", case=case, **{"class": noun_class(tell.it)})
    return say("this", noun=noun(tell.it, case), case=plain(case), **{"class": noun_class(tell.it)})


def _target_of(tell: Telling, selector: Selector) -> Target:
    number = 1 if selector.mode == "target2" else 0
    return tell.targets[number] if number < len(tell.targets) else Target("near")


def _target_kind(tell: Telling, selector: Selector) -> str:
    target = _target_of(tell, selector)
    return "target" if target.kind == "creature" and target.condition is None else target.kind


def _target(tell: Telling, selector: Selector, case: str) -> Text:
    """`The target`, or what it must be; of two targets, which."""
    condition = None if tell.described else _target_of(tell, selector).condition
    if len(tell.targets) > 1:
        told = say("second-target" if selector.mode == "target2" else "first-target", case=plain(case))
        return conditions.qualified(tell, told, noun_class("target"), condition, case)
    kind = _target_kind(tell, selector)
    if kind == "target":
        return noun("target", case)
    if tell.named:
        kind = "cell" if kind == "destroyed_cell" else kind
        return say("this", noun=noun(kind, case), case=plain(case), **{"class": noun_class(kind)})
    told = conditions.qualified(tell.about(kind), noun(kind, case), noun_class(kind), condition, case)
    return say("chosen", noun=told, case=plain(case), **{"class": noun_class(kind)})


def _found(tell: Telling, selector: Selector, case: str) -> Text:
    """Each, any, up to so many, or the nearest of a kind somewhere."""
    number, kind = how_many(selector), selector.kind
    up_to = selector.mode == "up_to" and case in ("nom", "acc", "moved")
    where = None if selector.mode == "nearest" else scope(tell, selector.scope, case, number)
    case = "gen" if up_to else case  # some languages say `up to` with a case of its own, where the sentence leaves it free
    told = conditions.qualified(
        tell.about(kind), noun(kind, case, number), noun_class(kind), selector.condition, case, number, where
    )
    marks: dict[str, Argument] = {"class": noun_class(kind), "case": plain(case), "number": number}
    if selector.mode == "up_to":
        return say("up-to" if up_to else "up-to-oblique", noun=told, n=selector.n, **marks)
    if selector.mode == "nearest" and selector.to is not None and selector.to.mode != "self":
        return say("nearest-to", noun=told, to=who(tell, selector.to, "towards"), **marks)
    return say(f"{selector.mode}-of", noun=told, **marks)


def how_many(selector: Selector) -> str:
    """One, also one after another, or many at once."""
    return "many" if selector.mode == "several" or (selector.mode == "up_to" and selector.n != 1) else "one"


def any_two(tell: Telling, selector: Selector) -> Text:
    """Two creatures of a kind, as an object."""
    return say("any-two", noun=_many(tell, selector.kind, selector.condition, selector.scope))


def _many(tell: Telling, kind: str, condition: Condition | None, where: Scope) -> Text:
    """All of a kind somewhere, in the genitive: what is counted."""
    return conditions.qualified(
        tell.about(kind), noun(kind, "gen", "many"), noun_class(kind), condition, "gen", "many", scope(tell, where)
    )


def scope(tell: Telling, where: Scope, case: str = "nom", number: str = "one") -> Text:
    """`case` and `number` are those of what is there: what is taken elsewhere is told by where it comes from."""
    if where.name == "within":
        if where.of is None or where.of.mode == "self":
            return say("in-within", n=where.n, voice=tell.voice)
        return say("in-within-of", n=where.n, of=who(tell, where.of, "from"))
    if where.name == "adjacent_to_target":
        return say("in-adjacent_to_target", who=who(tell, TARGET, "with"))
    if where.name == "adjacent_to_it":
        return say("in-adjacent_to_it", who=_it(tell, "with"))
    return say(f"in-{where.name}", voice=tell.voice, case=case, number=number)


# --- numbers -----------------------------------------------------------------------------------------------------


def number(tell: Telling, wanted: Number) -> Text:
    """A number in words: what is counted, and what is done with the count."""
    told = _base(tell, wanted, "gen" if wanted.half_up else "nom")
    if wanted.most is not None:
        told = say("number-most", number=told, n=wanted.most)
    if wanted.times != 1:
        told = say("number-times", number=told, n=wanted.times)
    if wanted.plus:
        told = say("number-plus", number=told, n=abs(wanted.plus), sign="minus" if wanted.plus < 0 else "plus")
    return say("number-half_up", number=told) if wanted.half_up else told


def _base(tell: Telling, wanted: Number, case: str) -> Text:
    match wanted.source:
        case "fixed":
            return say("number", n=wanted.value)
        case "count":
            return say("number-count", noun=_many(tell, wanted.kind, wanted.condition, wanted.scope), case=case)
        case "stat":
            of = wanted.of or SELF
            return say("number-stat", stat=wanted.name, case=case, **about(tell, of, "gen"))
    return say(f"number-{wanted.source}", name=wanted.name, case=case)


def amount(tell: Telling, what: str, wanted: Number | None) -> Text:
    """So much of something: `2 health`, `all stamina`, `any number of cells`, or what decides how much."""
    if wanted is None:
        return say(f"amount-{what}", n=1)
    if wanted == Number(value=wanted.value):
        return say(f"amount-{what}", n=wanted.value)
    if wanted.source in ("all", "any"):
        return say(f"amount-{wanted.source}", what=what)
    return say("amount-counted", what=what, number=number(tell, wanted))

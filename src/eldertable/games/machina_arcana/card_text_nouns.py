"""Things by name in the rules text: kinds, items and amounts, in the case and number the sentence needs.

Words follow the language, so everything a noun must agree with travels beside it as texts and plain marks: `case` (nom, gen,
dat, acc, ins, prep; after a preposition on, with, from, towards; moved: an object taken elsewhere), `number` (one, many),
`class` (how the language sorts nouns).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...kernel.text import Text
from .vocabulary import ItemRef, Target

Argument = str | int | Text | tuple[Text, ...]
PREPOSITIONAL = {"on": "acc", "with": "ins", "from": "gen", "towards": "dat", "moved": "acc"}
ANY_OF_KIND = {"": "item", "any_item": "item", "any_weapon": "weapon"}  # items that only their owner makes particular


@dataclass(frozen=True)
class Telling:
    """Who speaks, and what the words `target` and `it` stand for."""

    voice: str = "you"  # you: the card addresses its user; it: the card tells what a monster does
    owned: bool = True  # someone owns the card; events and chapters on the table belong to nobody
    targets: tuple[Target, ...] = ()
    it: str = "creature"  # the kind of the thing a trigger or a selector is about
    pronoun: bool = False  # it has just been named
    named: bool = False  # the target has just been named
    described: bool = False  # what the targets must be like has been told
    happened: str = ""  # the trigger, which says what has been done with an item that is `it`

    def about(self, kind: str) -> Telling:
        return replace(self, it=kind, pronoun=True)


def say(id: str, /, **args: Argument) -> Text:
    return Text(f"machina_arcana-card-{id}", args)


def plain(case: str) -> str:
    """The case a noun takes; only pronouns look different after a preposition."""
    return PREPOSITIONAL.get(case, case)


def noun(kind: str, case: str = "nom", number: str = "one") -> Text:
    return say(f"noun-{kind}", case=plain(case), number=number)


def a_noun(kind: str, case: str = "nom") -> Text:
    """One of them, not named before: some languages say so with an article."""
    return say("a", noun=noun(kind, case), **{"class": noun_class(kind)})


def another(kind: str, case: str = "nom") -> Text:
    return say("another", noun=noun(kind, case), case=plain(case), **{"class": noun_class(kind)})


def beside(kind: str, other: bool = False) -> Text:
    """One that something is adjacent to: the preposition may depend on the noun. `other`: it is of that kind itself."""
    if other:
        return say("beside-noun", noun=another(kind, "with"), **{"class": "another"})
    return say("beside-noun", noun=a_noun(kind, "with"), **{"class": kind})


def noun_class(kind: str) -> Text:
    return say(f"class-{kind}")


def in_turn(parts: Sequence[Text], joint: str) -> Text:
    """Several texts joined by a message of two: `or`, `comma`, `then`, `sentences`."""
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = say(f"join-{joint}", first=part, rest=told)
    return told


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"


# --- items -------------------------------------------------------------------------------------------------------


def item(tell: Telling, ref: ItemRef, case: str) -> Text:
    """An item by its place, or by what it must be like."""
    if ref.name:
        return _named(tell, ref, case)
    kind = ref.type or "item"
    told = say("any-of", noun=noun(kind, case), case=plain(case), **{"class": noun_class(kind)})
    return _like(told, ref)


def item_kind(tell: Telling, ref: ItemRef, case: str, number: str = "one") -> Text:
    """The same without a word for which one."""
    if ref.name:
        return _named(tell, ref, case)
    return _like(noun(ref.type or "item", case, number), ref)


def an_item(tell: Telling, ref: ItemRef, case: str) -> Text:
    """The same, not named before."""
    told = item_kind(tell, ref, case)
    return told if ref.name else say("a", noun=told, **{"class": noun_class(ref.type or "item")})


def item_of(tell: Telling, ref: ItemRef, whose: dict[str, Argument]) -> Text:
    """The same in the genitive, with its owner where any such item is meant."""
    if ref.name not in ANY_OF_KIND:
        return item(tell, ref, "gen")
    kind = ref.type or ANY_OF_KIND[ref.name]
    marks: dict[str, Argument] = {"class": noun_class(kind), "case": "gen"}
    owned = say("owned", noun=noun(kind, "gen"), **marks, **whose)
    return _like(say("any-of", noun=owned, **marks), ref)


def items(tell: Telling, ref: ItemRef, n: int) -> Text:
    """So many items, as an object."""
    if ref.name:
        return _named(tell, ref, "acc")
    one, few, many = (item_kind(tell, ref, *form) for form in (("acc",), ("gen",), ("gen", "many")))
    return say("counted", n=n, one=one, few=few, many=many)


def _named(tell: Telling, ref: ItemRef, case: str) -> Text:
    return say(f"item-{ref.name}", case=plain(case), happened=tell.happened)


def _like(told: Text, ref: ItemRef) -> Text:
    if ref.level:
        told = say("item-level", noun=told, n=ref.level)
    for name in ("slot", "reach", "part", "has", "where"):
        value = getattr(ref, name)
        if value:
            told = say(f"item-{name}", noun=told, value=value)
    return told

"""Modifiers in words: what changes, whose, with which item, against whom, by how much."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...kernel.text import Text
from . import card_text as abilities
from . import card_text_conditions as conditions
from . import card_text_selectors as selectors
from .card_text_nouns import (
    ANY_OF_KIND,
    Argument,
    Telling,
    a_noun,
    in_turn,
    item,
    item_of,
    noun,
    noun_class,
    say,
    signed,
)
from .vocabulary import Ability, ItemRef, Modifier, Number, Selector

VALUES = ("attack_roll", "defence", "will", "defence_will", "max_health", "max_inspiration", "max_stamina", "range")
ATTACKS = ("attack_dice", "weak_to_strong", "makes_magic", "reroll_blanks", "inspiration_worth")
LISTS = {"target_through": "through", "move_through": "through", "cannot": "cannot"}
ANYBODYS = frozenset([*ANY_OF_KIND, "traps", "barrels"])  # items that do not say whose they are


def gives_text(tell: Telling, gives: tuple[Modifier, ...]) -> Text:
    """Changed numbers as a list, anything else one after another."""
    told = told_gives(tell, gives)
    if all(one.word in VALUES and one.condition is None for one in gives):
        return say("several", all=tuple(told))
    return in_turn(told, "semicolon")


def told_gives(tell: Telling, gives: tuple[Modifier, ...]) -> list[Text]:
    """Each modifier in words; defence and will that change together are told together."""
    told, at = [], 0
    while at < len(gives):
        one = gives[at]
        both = at + 1 < len(gives) and one.word == "defence" and gives[at + 1] == replace(one, word="will")
        told.append(modifier_text(tell, replace(one, word="defence_will") if both else one))
        at += 2 if both else 1
    return told


def modifier_text(tell: Telling, one: Modifier) -> Text:
    if one.word in VALUES:
        id = "change" if one.against is None else "change-against"
        told = say(id, what=_whose(tell, one), change=change(tell, one.value))
    elif one.word in ATTACKS:
        told = _attacks(tell, one)
    elif one.word in LISTS:
        told = _list(tell, one)
    else:
        told = ODD[one.word](tell, one)
    if one.condition is None:
        return told
    start = say("flow-if", condition=conditions.told(tell, one.condition))
    return say("flow-if-then", start=start, then=told)


def change(tell: Telling, value: int | Number) -> Text:
    """+1, or plus what is counted."""
    if isinstance(value, Number):
        if value != Number(value=value.value):
            return say("change-counted", number=selectors.number(tell, value))
        value = value.value
    return say("change-by", change=signed(value))


def _someone(tell: Telling, one: Modifier, case: str) -> dict[str, Argument]:
    return selectors.about(tell, one.at, case)


def _user(tell: Telling, one: Modifier) -> dict[str, Argument]:
    """Whose attacks or values; an item of the owner's stands for them."""
    theirs = one.with_item is not None and one.with_item.name not in ANYBODYS
    if theirs and (one.at is None or one.at.mode == "self"):
        return {"person": "none", "who": ""}
    return _someone(tell, one, "gen")


def _with(tell: Telling, told: Text, one: Modifier) -> Text:
    return told if one.with_item is None else say("with", what=told, item=item(tell, one.with_item, "ins"))


def _abilities_of(tell: Telling, one: Modifier) -> Text:
    """The item whose abilities change, with its owner."""
    return item_of(tell, one.with_item or ItemRef("this"), _someone(tell, one, "gen"))


def _whose(tell: Telling, one: Modifier) -> Text:
    """The changed value with its owner."""
    if one.word == "range" and one.with_item is not None:
        return _against(tell, say("give-range-with", item=_abilities_of(tell, one)), one)
    attack = say("attack-kind", kind=one.kind or "any", case="acc")
    return _against(tell, _with(tell, say(f"give-{one.word}", attack=attack, **_user(tell, one)), one), one)


def _against(tell: Telling, told: Text, one: Modifier) -> Text:
    if one.against is None:
        return told
    other = conditions.qualified(tell.about("creature"), noun("creature", "gen"), noun_class("creature"), one.against, "gen")
    return say("against", what=told, who=conditions.an(other, "creature", one.against))


def _the_attacks(tell: Telling, one: Modifier, case: str = "prep") -> Text:
    told = say("attacks", kind=one.kind or "any", case=case, **_user(tell, one))
    return _against(tell, _with(tell, told, one), one)


def _attacks(tell: Telling, one: Modifier) -> Text:
    id, attacks = f"give-{one.word}", _the_attacks(tell, one)
    if one.word == "makes_magic":
        return say(id, attacks=_the_attacks(tell, one, "nom"))
    if one.word != "attack_dice":
        return say(id, attacks=attacks, n=int(one.value))
    dice = tuple(
        say(f"more-{name}-dice", change=signed(n), n=abs(n)) for name in ("strong", "weak") if (n := one.value.get(name, 0))
    )
    return say(id, attacks=attacks, dice=dice)


def _list(tell: Telling, one: Modifier) -> Text:
    values = one.value if isinstance(one.value, tuple) else (one.value,)
    what = tuple(say(LISTS[one.word], what=name) for name in values)
    if one.word == "target_through" and one.with_item is not None:
        return say("give-target_through-with", item=_abilities_of(tell, one), what=what)
    return say(f"give-{one.word}", what=what, **_someone(tell, one, "nom"))


# --- odd ones ----------------------------------------------------------------------------------------------------


def _reach(tell: Telling, one: Modifier) -> Text:
    return say("give-reach", item=_abilities_of(tell, one), n=int(one.value))


def _ability_cost(tell: Telling, one: Modifier) -> Text:
    least = one.value.get("min", 0)
    told = say("give-ability_cost", item=_abilities_of(tell, one), changes=_prices(one.value))
    return say("give-ability_cost-least", cost=told, n=least) if least else told


def _action_cost(tell: Telling, one: Modifier) -> Text:
    actions = in_turn([say("action", name=name) for name in one.value["of"]], "comma")
    return say("give-action_cost", actions=actions, changes=_prices(one.value), **_someone(tell, one, "from"))


def _prices(value: dict[str, Any]) -> tuple[Text, ...]:
    return tuple(
        say("price", what=name, change=signed(value[name]))
        for name in ("stamina", "inspiration", "health")
        if value.get(name)
    )


def _immune(tell: Telling, one: Modifier) -> Text:
    """What does not affect someone; of chasms, how one would come there."""
    what = tuple(say("immune", what=name) for name in one.value if name != "chasms")
    told = [say("give-immune", what=what, **_someone(tell, one, "on"))] if what else []
    if "chasms" in one.value:
        told.append(say("give-immune-chasms", **_someone(tell, one, "acc")))
    return in_turn(told, "semicolon")


def _keyword(tell: Telling, one: Modifier) -> Text:
    return say(f"give-{one.word}", keyword=say("keyword", keyword=str(one.value)), **_someone(tell, one, "nom"))


def _free_step(tell: Telling, one: Modifier) -> Text:
    start, end = a_noun(one.value["from"], "from"), a_noun(one.value["to"], "on")
    return say("give-free_step", start=start, end=end, **_someone(tell, one, "gen"))


def _treat_as(tell: Telling, one: Modifier) -> Text:
    cell = one.value["cell"]
    told = say("any-of", noun=noun(cell, "acc"), case="acc", **{"class": noun_class(cell)})
    return say("give-treat_as", cell=told, other=a_noun(one.value["as"], "ins"), **_someone(tell, one, "nom"))


def _counts_as(tell: Telling, one: Modifier) -> Text:
    cell: Selector = one.value["cell"]
    return say("give-counts_as", cell=selectors.who(tell, cell, "nom"), other=a_noun(one.value["as"], "ins"))


def _evade_with(tell: Telling, one: Modifier) -> Text:
    at = selectors.by_default(tell, one.at)
    if at.mode == "evader":
        which = "this" if tell.happened else "any"  # of the attack that set the ability off
        return say(
            "give-evade_with-evader",
            way=say("way", way=str(one.value)),
            attacks=_the_attacks(tell, _without_at(one)),
            which=which,
        )
    return say("give-evade_with", way=say("way", way=str(one.value)), **_someone(tell, one, "nom"))


def _without_at(one: Modifier) -> Modifier:
    return Modifier(one.word, one.value, Selector("self"), one.with_item, one.kind, one.against)


def _numbered(tell: Telling, one: Modifier) -> Text:
    return say(f"give-{one.word}", n=int(one.value), **_someone(tell, one, "nom"))


def _support_from(tell: Telling, one: Modifier) -> Text:
    return say("give-support_from", where=str(one.value), **_someone(tell, one, "nom"))


def _ability(tell: Telling, one: Modifier) -> Text:
    assert isinstance(one.value, Ability)
    return say("give-ability", ability=abilities.told_ability(tell, one.value), **_someone(tell, one, "nom"))


ODD: dict[str, Callable[[Telling, Modifier], Text]] = {
    "reach": _reach, "ability_cost": _ability_cost, "action_cost": _action_cost, "keyword": _keyword, "may_target": _keyword,
    "free_step": _free_step, "treat_as": _treat_as, "counts_as": _counts_as, "evade_with": _evade_with,
    "draw_more": _numbered, "hands": _numbered, "support_from": _support_from, "ability": _ability,
    "immune": _immune,
}  # fmt: skip

"""Reads abilities from YAML into the typed vocabulary. Whatever is not a word fails, with the place where it stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from . import word_values as v
from . import words as w
from .plain_values import BadWord, check_keys, check_needed, flag, listed, one_of, some_of, whole
from .vocabulary import (
    Ability,
    Comparison,
    Condition,
    Cost,
    Effect,
    ItemRef,
    Modifier,
    Number,
    Scope,
    Selector,
    Target,
    Trigger,
)


def _unknown(field: str, what: str, value: Any, known: Iterable[str]) -> BadWord:
    return BadWord(field, "unknown", what=what, value=value, known=", ".join(sorted(known)))


def abilities(raw: Any, field: str = "abilities") -> tuple[Ability, ...]:
    return tuple(ability(entry, number, f"{field}[{number}]") for number, entry in enumerate(listed(raw, field)))


def ability(raw: Any, index: int, field: str) -> Ability:
    """The shape tells the kind (MA-CARD-15)."""
    if not isinstance(raw, dict):
        raise BadWord(field, "mapping", what="ability")
    check_keys(raw, w.ABILITY_KEYS, field)
    flags = {key: key in raw and flag(raw[key], f"{field}.{key}") for key in ("enters_play", "may", "instead")}
    kind = (
        "enters_play" if flags["enters_play"]
        else "active" if "cost" in raw
        else "triggered" if "when" in raw
        else "continuous" if "gives" in raw
        else ""
    )  # fmt: skip
    if not kind:
        raise BadWord(field, "ability-kind")
    if ("gives" in raw) != (kind == "continuous") or ("do" in raw) == (kind == "continuous"):
        raise BadWord(field, "ability-do")
    return Ability(
        kind=kind,
        index=index,
        cost=cost(raw["cost"], f"{field}.cost") if "cost" in raw else None,
        targets=_targets(raw, field),
        condition=condition(raw["if"], f"{field}.if") if "if" in raw else None,
        trigger=trigger(raw["when"], f"{field}.when") if "when" in raw else None,
        may=flags["may"],
        instead=flags["instead"],
        user=one_of(raw["user"], v.USERS, f"{field}.user") if "user" in raw else "",
        do=effects(raw.get("do", []), f"{field}.do", (index,)),
        gives=modifiers(raw.get("gives", []), f"{field}.gives"),
        while_=condition(raw["while"], f"{field}.while") if "while" in raw else None,
    )


def _targets(raw: dict[str, Any], field: str) -> tuple[Target, ...]:
    if "target" in raw:
        if "targets" in raw:
            raise BadWord(f"{field}.targets", "unknown-here", known="target")
        return (target(raw["target"], f"{field}.target"),)
    given = listed(raw.get("targets", []), f"{field}.targets")
    return tuple(target(entry, f"{field}.targets[{number}]") for number, entry in enumerate(given))


# --- effects -----------------------------------------------------------------------------------------------------


def effects(raw: Any, field: str, path: tuple[int, ...] = ()) -> tuple[Effect, ...]:
    if not isinstance(raw, list):
        raise BadWord(field, "effects")
    return tuple(effect(entry, f"{field}[{number}]", (*path, number)) for number, entry in enumerate(raw))


def effect(raw: Any, field: str, path: tuple[int, ...]) -> Effect:
    if isinstance(raw, str):
        raw = {raw: {}}
    if not isinstance(raw, dict):
        raise BadWord(field, "word-or-mapping", what="effect")
    flow = [word for word in w.FLOW if word in raw]
    if flow:
        return _flow(flow[0], raw, field, path)
    if len(raw) != 1:
        raise BadWord(field, "one-effect", found=", ".join(map(str, raw)) or "{}")
    ((word, given),) = raw.items()
    if word not in w.EFFECTS:
        raise _unknown(field, "effect", word, (*w.EFFECTS, *w.FLOW))
    shape = w.EFFECTS[word]
    if not isinstance(given, dict):
        if not shape:
            raise BadWord(f"{field}.{word}", "no-parameters")
        given = {next(iter(shape)): given}
    check_keys(given, shape, f"{field}.{word}")
    check_needed(given, v.NEEDED.get(word, ()), f"{field}.{word}")
    args = {key: parameter(value, shape[key], f"{field}.{word}.{key}") for key, value in given.items()}
    return Effect(word, args, path)


def _flow(word: str, raw: dict[str, Any], field: str, path: tuple[int, ...]) -> Effect:
    """Effects with sibling keys: branches, rolls, payments, choices, repetitions, lasting effects."""
    place = f"{field}.{word}"
    allowed = {
        "if": {"if", "then", "else"}, "roll": {"roll", "then", "else"}, "progress": {"progress", "then"},
        "pay": {"pay", "then", "else"}, "may": {"may"}, "choose": {"choose"}, "repeat": {"repeat", "do"},
        "each": {"each", "do"}, "lasting": {"lasting", "gives"},
    }[word]  # fmt: skip
    check_keys(raw, allowed, field)
    then = effects(raw.get("then", raw.get("do", [])), f"{field}.then", (*path, 0))
    otherwise = effects(raw.get("else", []), f"{field}.else", (*path, 1))
    value = raw[word]
    if word == "if":
        return Effect(word, {"condition": condition(value, place)}, path, then, otherwise)
    if word in ("roll", "progress", "repeat"):
        return Effect(word, {"n": number(value, place)}, path, then, otherwise)
    if word == "pay":
        return Effect(word, {"cost": cost(value, place)}, path, then, otherwise)
    if word == "each":
        return Effect(word, {"each": selector(value, place)}, path, then)
    if word == "may":
        return Effect(word, {}, path, effects(value, place, (*path, 0)))
    if word == "choose":
        lists = tuple(effects(entry, f"{place}[{i}]", (*path, i)) for i, entry in enumerate(listed(value, place)))
        return Effect(word, {}, path, choices=lists)
    return Effect(word, {"times": number(value, place)}, path, gives=modifiers(raw.get("gives", []), f"{field}.gives"))


def parameter(value: Any, shape: str | tuple[str, ...], field: str) -> Any:
    if isinstance(shape, tuple):
        return one_of(value, shape, field)
    if shape in v.LISTS:
        return some_of(value, v.LISTS[shape], field)
    return READERS[shape](value, field)


def _yes(value: Any, field: str) -> bool:
    """Whose contrary is written with `not`: false would be read over."""
    if value is not True:
        raise BadWord(field, "yes")
    return True


def _id(value: Any, field: str) -> str:
    if not isinstance(value, str):
        raise BadWord(field, "id")
    return value


def _place(value: Any, field: str) -> Any:
    """Where a teleport goes: a selector, or near something."""
    if isinstance(value, dict) and "adjacent" in value:
        check_keys(value, {"adjacent"}, field)
        return {"adjacent": selector(value["adjacent"], f"{field}.adjacent")}
    if isinstance(value, dict) and "within" in value:
        near = scope(value, field)
        return {"within": near.n, "of": near.of}
    return selector(value, field)


# --- selectors, numbers, conditions ------------------------------------------------------------------------------


def kind(value: Any, field: str) -> str:
    if not isinstance(value, str) or value not in w.KINDS:
        raise _unknown(field, "kind", value, w.KINDS)
    return value


def scope(value: Any, field: str) -> Scope:
    if isinstance(value, dict):
        check_keys(value, {"within", "of"}, field)
        check_needed(value, ("within",), field)
        cells = whole(value["within"], f"{field}.within", 0, v.FARTHEST)
        return Scope("within", cells, selector(value.get("of", "self"), f"{field}.of"))
    if not isinstance(value, str) or value not in w.SCOPES:
        raise _unknown(field, "scope", value, w.SCOPES)
    return Scope(value)


def selector(value: Any, field: str) -> Selector:
    if isinstance(value, str):
        if value not in w.SELECTORS:
            raise _unknown(field, "selector", value, w.SELECTORS)
        return Selector(value)
    if isinstance(value, list):
        return Selector("several", several=tuple(selector(entry, field) for entry in value))
    if not isinstance(value, dict):
        raise BadWord(field, "word-or-mapping", what="selector")
    modes = [mode for mode in ("each", "any", "nearest", "up_to") if mode in value]
    if len(modes) != 1:
        raise BadWord(field, "selector-mode")
    (mode,) = modes
    check_keys(value, {mode, "in", "if", *({"to"} if mode == "nearest" else {"kind"} if mode == "up_to" else ())}, field)
    where = scope(value["in"], f"{field}.in") if "in" in value else Scope()
    only = condition(value["if"], f"{field}.if") if "if" in value else None
    if mode == "up_to":
        n = whole(value["up_to"], f"{field}.up_to", 1, v.LARGEST)
        return Selector("up_to", kind(value.get("kind", "creature"), f"{field}.kind"), where, only, n=n)
    to = selector(value["to"], f"{field}.to") if "to" in value else None
    return Selector(mode, kind(value[mode], f"{field}.{mode}"), where, only, to=to)


def number(value: Any, field: str, least: int = 0) -> Number:
    if isinstance(value, bool) or not isinstance(value, int | str | dict):
        raise BadWord(field, "not-a-number", value=value)
    if isinstance(value, int):
        return Number(value=whole(value, field, least, v.LARGEST))
    if isinstance(value, str):
        if value not in ("all", "any"):
            raise BadWord(field, "not-a-number", value=value)
        return Number(value)
    sources = [source for source in ("count", *v.NUMBERS) if source in value]
    if len(sources) != 1:
        raise BadWord(field, "number-of-what")
    (source,) = sources
    check_keys(value, {source, "times", "plus", "half_up", "max", *v.NUMBER_KEYS.get(source, ())}, field)
    whole_ones = {
        key: whole(value[key], f"{field}.{key}", -v.LARGEST, v.LARGEST) for key in ("times", "plus", "max") if key in value
    }
    common: dict[str, Any] = {
        "times": whole_ones.get("times", 1), "plus": whole_ones.get("plus", 0), "most": whole_ones.get("max"),
        "half_up": "half_up" in value and flag(value["half_up"], f"{field}.half_up"),
        "scope": scope(value["in"], f"{field}.in") if "in" in value else Scope(),
        "condition": condition(value["if"], f"{field}.if") if "if" in value else None,
    }  # fmt: skip
    if source == "count":
        return Number("count", kind=kind(value["count"], f"{field}.count"), **common)
    name = one_of(value[source], v.NUMBERS[source], f"{field}.{source}")
    of = selector(value.get("of", "self"), f"{field}.of") if source == "stat" else None
    return Number(source, name=name, of=of, **common)


def _shift(value: Any, field: str) -> Number:
    """By how much something changes, up or down."""
    return number(value, field, -v.LARGEST)


def comparison(value: Any, field: str) -> Comparison:
    """A number, or its bounds; `max` is what the value may be at most."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Comparison(equals=number(value, field))
    if not isinstance(value, dict) or not value:
        raise BadWord(field, "compare", known=", ".join(w.COMPARED))
    check_keys(value, w.COMPARED, field)
    return Comparison(**{key: _limit(given, f"{field}.{key}") for key, given in value.items()})


def _limit(value: Any, field: str) -> Number | str:
    if isinstance(value, str) and value != "max":
        raise BadWord(field, "not-a-number", value=value)
    return value if isinstance(value, str) else number(value, field)


def condition(raw: Any, field: str) -> Condition:
    if not isinstance(raw, dict) or not raw:
        raise BadWord(field, "mapping", what="condition")
    parts = []
    for word, value in raw.items():
        if word in ("all", "any"):
            parts.append(Condition(word, parts=_conditions(value, f"{field}.{word}")))
        elif word == "not":
            parts.append(Condition("not", parts=(condition(value, f"{field}.not"),)))
        else:
            parts.append(_one_condition(word, value, field))
    return parts[0] if len(parts) == 1 else Condition("all", parts=tuple(parts))


def _conditions(value: Any, field: str) -> tuple[Condition, ...]:
    return tuple(condition(entry, f"{field}[{number}]") for number, entry in enumerate(listed(value, field)))


def _one_condition(word: str, value: Any, field: str) -> Condition:
    if word not in w.CONDITIONS:
        raise _unknown(field, "condition", word, (*w.CONDITIONS, "all", "any", "not"))
    shape, place = w.CONDITIONS[word], f"{field}.{word}"
    compared = w.COMPARED if word in w.COUNTED else ()
    if isinstance(value, dict):
        check_keys(value, {*shape, *compared}, place)
        given = {key: entry for key, entry in value.items() if key not in compared}
        limits: Any = {key: entry for key, entry in value.items() if key in compared}
    elif compared and (not shape or isinstance(value, int)):
        given, limits = {}, value
    else:
        given, limits = {next(iter(shape)): value}, {}
    check_needed(given, v.NEEDED.get(word, ()), place)
    args = {key: parameter(entry, shape[key], f"{place}.{key}") for key, entry in given.items()}
    compare = None if limits == {} and shape else comparison(limits, place)
    return Condition(word, args, compare=compare)


# --- items, modifiers, costs, targets, triggers ------------------------------------------------------------------


def item(value: Any, field: str) -> ItemRef:
    if isinstance(value, str):
        if value not in w.ITEM_NAMES:
            raise _unknown(field, "item", value, w.ITEM_NAMES)
        return ItemRef(value)
    if not isinstance(value, dict):
        raise BadWord(field, "word-or-mapping", what="item")
    check_keys(value, {*v.ITEM_FILTERS, "level"}, field)
    read: dict[str, Any] = {
        key: one_of(given, v.ITEM_FILTERS[key], f"{field}.{key}") for key, given in value.items() if key != "level"
    }
    if "level" in value:
        read["level"] = whole(value["level"], f"{field}.level", 1, 3)
    return ItemRef(**{**read, "type": "" if read.get("type") == "any" else read.get("type", "")})


def modifiers(raw: Any, field: str) -> tuple[Modifier, ...]:
    return tuple(modifier(entry, f"{field}[{number}]") for number, entry in enumerate(listed(raw, field)))


def modifier(raw: Any, field: str) -> Modifier:
    if not isinstance(raw, dict):
        raise BadWord(field, "mapping", what="modifier")
    qualifiers = {"at", "with", "kind", "against", "if"}
    found = [key for key in raw if key not in qualifiers]
    if len(found) != 1 or found[0] not in v.MODIFIERS:
        raise BadWord(field, "one-modifier", found=", ".join(found) or "{}", known=", ".join(sorted(v.MODIFIERS)))
    word = found[0]
    value = _value(word, raw[word], f"{field}.{word}")
    return Modifier(
        word,
        value,
        at=selector(raw["at"], f"{field}.at") if "at" in raw else None,
        with_item=item(raw["with"], f"{field}.with") if "with" in raw else None,
        kind=one_of(raw["kind"], w.ATTACK_KINDS, f"{field}.kind") if "kind" in raw else "",
        against=condition(raw["against"], f"{field}.against") if "against" in raw else None,
        condition=condition(raw["if"], f"{field}.if") if "if" in raw else None,
    )


def _value(word: str, value: Any, field: str) -> Any:
    """What a modifier gives: a number, words of its list, or names with values of their own."""
    shape = v.MODIFIERS[word]
    if isinstance(shape, tuple):
        return one_of(value, shape, field)
    if shape in v.LISTS:
        return some_of(value, v.LISTS[shape], field)
    match shape:
        case "change":
            return whole(value, field, -v.MOST, v.MOST)
        case "count":
            return whole(value, field, 1, v.MOST)
        case "yes":
            return _yes(value, field)
        case "ability":
            return ability(value, 0, field)
    return _named_values(shape, value, field)


# What a mapping inside a modifier must have, and what it may have besides.
_MAPPINGS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "dice": ((), ("strong", "weak")), "ability_cost": (("stamina",), ("min",)),
    "action_cost": (("of",), ("stamina", "inspiration")), "step": (("from", "to"), ()), "cells": (("cell", "as"), ()),
    "counts_as": (("cell", "as"), ()),
}  # fmt: skip


def _named_values(shape: str, value: Any, field: str) -> dict[str, Any]:
    needed, more = _MAPPINGS[shape]
    if not isinstance(value, dict) or not value:
        raise BadWord(field, "mapping", what="value")
    check_keys(value, (*needed, *more), field)
    check_needed(value, needed, field)
    read: dict[str, Any] = {}
    for key, given in value.items():
        place = f"{field}.{key}"
        if key == "of":
            read[key] = list(some_of(listed(given, place), v.LISTS["actions"], place))
        elif shape == "counts_as" and key == "cell":
            read[key] = selector(given, place)
        elif shape in ("step", "cells", "counts_as"):
            read[key] = kind(given, place)
        else:
            read[key] = whole(given, place, 0 if key == "min" else -v.MOST, v.MOST)
    return read


def cost(raw: Any, field: str) -> Cost:
    if not isinstance(raw, dict):
        raise BadWord(field, "mapping", what="cost")
    check_keys(raw, v.COST_KEYS, field)
    amounts = {key: whole(raw.get(key, 0), f"{field}.{key}", 0, v.MOST) for key in v.AMOUNTS}
    things = {key: key in raw and bool(one_of(raw[key], allowed, f"{field}.{key}")) for key, allowed in v.THINGS.items()}
    return Cost(
        **amounts,
        inspiration=number(raw["inspiration"], f"{field}.inspiration") if "inspiration" in raw else None,
        discard_this=things["discard"],
        discard_item=_discarded(raw["discard_item"], f"{field}.discard_item") if "discard_item" in raw else None,
        stow_this=things["stow"],
        destroy_cell=kind(raw["destroy_cell"], f"{field}.destroy_cell") if "destroy_cell" in raw else "",
        close_door=things["close_door"],
        destroy_door=things["destroy_door"],
        relaunch_horror=things["relaunch_event"],
        condition=condition(raw["condition"], f"{field}.condition") if "condition" in raw else None,
    )


def _discarded(raw: Any, field: str) -> ItemRef:
    """Any item of a type: nothing else of it is asked when it is paid."""
    if isinstance(raw, dict):
        check_keys(raw, {"type"}, field)
    elif raw != "any_item":
        raise BadWord(field, "not-one-of", value=raw, known="any_item, {type: ...}")
    return item(raw, field)


def target(raw: Any, field: str) -> Target:
    if not isinstance(raw, dict):
        raise BadWord(field, "mapping", what="target")
    modes = [mode for mode in ("near", "blockable", "piercing") if mode in raw]
    if len(modes) != 1:
        raise BadWord(field, "target-mode")
    (mode,) = modes
    check_keys(raw, {mode, "if"} if mode == "near" else {mode, "kind", "if"}, field)
    only = condition(raw["if"], f"{field}.if") if "if" in raw else None
    if mode == "near":
        return Target("near", 1, kind(raw["near"], f"{field}.near"), only)
    cells = whole(raw[mode], f"{field}.{mode}", 1, v.FARTHEST)
    return Target(mode, cells, kind(raw.get("kind", "creature"), f"{field}.kind"), only)


def trigger(raw: Any, field: str) -> Trigger:
    if isinstance(raw, dict) and len(raw) > 1:
        raise BadWord(field, "one-trigger", found=", ".join(map(str, raw)))
    word, filters = (raw, {}) if not isinstance(raw, dict) else next(iter(raw.items()), ("", {}))
    if not isinstance(word, str) or word not in w.TRIGGERS:
        raise _unknown(field, "trigger", word, w.TRIGGERS)
    place = f"{field}.{word}"
    filters = {} if filters is None else filters
    if not isinstance(filters, dict):
        raise BadWord(place, "mapping", what="filters")
    check_keys(filters, v.FILTERS, place)
    return Trigger(word, {key: _filter(v.FILTERS[key], value, f"{place}.{key}") for key, value in filters.items()})


def _filter(shape: str | tuple[str, ...], value: Any, field: str) -> Any:
    if shape == "someone" and value in ("self", "any"):
        return value
    if shape == "attack" and value in w.ATTACK_KINDS:
        return value
    return parameter(value, "kind" if shape in ("someone", "attack") else shape, field)


READERS: dict[str, Callable[[Any, str], Any]] = {
    "n": number, "shift": _shift, "sel": selector, "item": item, "kind": kind, "scope": scope, "condition": condition,
    "compare": comparison, "place": _place, "flag": flag, "yes": _yes, "card": _id,
}  # fmt: skip

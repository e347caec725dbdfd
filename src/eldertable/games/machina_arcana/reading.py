"""Reads abilities from YAML into the typed vocabulary. Whatever is not a word fails, with the place where it stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kernel.text import text
from . import words as w
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


class BadWord(ValueError):
    """Something on a card that the vocabulary does not have: the field, and a message of `text/content.*.ftl`."""

    def __init__(self, field: str, message: str, **args: Any) -> None:
        shown = {
            name: value if isinstance(value, int) and not isinstance(value, bool) else str(value)
            for name, value in args.items()
        }
        self.field, self.problem = field, text(f"machina_arcana-content-{message}", **shown)
        super().__init__(f"{field}: {message} {shown or ''}".rstrip())


def _unknown(field: str, what: str, value: Any, known: Iterable[str]) -> BadWord:
    return BadWord(field, "unknown", what=what, value=value, known=", ".join(sorted(known)))


def _check_keys(raw: dict[str, Any], allowed: Any, field: str) -> None:
    for key in raw:
        if key not in allowed:
            raise BadWord(f"{field}.{key}", "unknown-here", known=", ".join(sorted(map(str, allowed))))


def abilities(raw: Any, field: str = "abilities") -> tuple[Ability, ...]:
    if not isinstance(raw, list):
        raise BadWord(field, "list")
    return tuple(ability(entry, number, f"{field}[{number}]") for number, entry in enumerate(raw))


def ability(raw: Any, index: int, field: str) -> Ability:
    """The shape tells the kind (MA-CARD-15)."""
    if not isinstance(raw, dict):
        raise BadWord(field, "mapping", what="ability")
    _check_keys(raw, w.ABILITY_KEYS, field)
    kind = (
        "enters_play" if raw.get("enters_play")
        else "active" if "cost" in raw
        else "triggered" if "when" in raw
        else "continuous" if "gives" in raw
        else ""
    )  # fmt: skip
    if not kind:
        raise BadWord(field, "ability-kind")
    if ("gives" in raw) != (kind == "continuous") or ("do" in raw) == (kind == "continuous"):
        raise BadWord(field, "ability-do")
    targets = [raw["target"]] if "target" in raw else raw.get("targets", [])
    return Ability(
        kind=kind,
        index=index,
        cost=cost(raw["cost"], f"{field}.cost") if "cost" in raw else None,
        targets=tuple(target(entry, f"{field}.target") for entry in targets),
        condition=condition(raw["if"], f"{field}.if") if "if" in raw else None,
        trigger=trigger(raw["when"], f"{field}.when") if "when" in raw else None,
        may=bool(raw.get("may")),
        instead=bool(raw.get("instead")),
        user=str(raw.get("user", "")),
        do=effects(raw.get("do", []), f"{field}.do", (index,)),
        gives=modifiers(raw.get("gives", []), f"{field}.gives"),
        while_=condition(raw["while"], f"{field}.while") if "while" in raw else None,
    )


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
    _check_keys(given, shape, f"{field}.{word}")
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
    _check_keys(raw, allowed, field)
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
        lists = tuple(effects(entry, f"{place}[{i}]", (*path, i)) for i, entry in enumerate(value))
        return Effect(word, {}, path, choices=lists)
    return Effect(word, {"times": number(value, place)}, path, gives=modifiers(raw.get("gives", []), f"{field}.gives"))


def parameter(value: Any, shape: str | tuple[str, ...], field: str) -> Any:
    if isinstance(shape, tuple):
        if value not in shape:
            raise BadWord(field, "not-one-of", value=value, known=", ".join(shape))
        return value
    match shape:
        case "n":
            return number(value, field)
        case "sel":
            return selector(value, field)
        case "item":
            return item(value, field)
        case "kind":
            return kind(value, field)
        case "scope":
            return scope(value, field)
        case "condition":
            return condition(value, field)
        case "compare":
            return comparison(value, field)
        case "place":
            return _place(value, field)
        case "names":
            return tuple(value) if isinstance(value, list) else (value,)
        case "yes":
            if not isinstance(value, bool):
                raise BadWord(field, "flag")
            return value
    return str(value)


def _place(value: Any, field: str) -> Any:
    """Where a teleport goes: a selector, or near something."""
    if isinstance(value, dict) and "adjacent" in value:
        return {"adjacent": selector(value["adjacent"], field)}
    if isinstance(value, dict) and "within" in value:
        return {"within": int(value["within"]), "of": selector(value.get("of", "self"), field)}
    return selector(value, field)


# --- selectors, numbers, conditions ------------------------------------------------------------------------------


def kind(value: Any, field: str) -> str:
    if value not in w.KINDS:
        raise _unknown(field, "kind", value, w.KINDS)
    return str(value)


def scope(value: Any, field: str) -> Scope:
    if isinstance(value, dict):
        _check_keys(value, {"within", "of"}, field)
        return Scope("within", int(value["within"]), selector(value.get("of", "self"), field))
    if value not in w.SCOPES:
        raise _unknown(field, "scope", value, w.SCOPES)
    return Scope(str(value))


def selector(value: Any, field: str) -> Selector:
    if isinstance(value, str):
        if value not in w.SELECTORS:
            raise _unknown(field, "selector", value, w.SELECTORS)
        return Selector(value)
    if isinstance(value, list):
        return Selector("several", several=tuple(selector(entry, field) for entry in value))
    if not isinstance(value, dict):
        raise BadWord(field, "word-or-mapping", what="selector")
    _check_keys(value, {"each", "any", "up_to", "nearest", "kind", "in", "if", "to"}, field)
    where = scope(value["in"], f"{field}.in") if "in" in value else Scope()
    only = condition(value["if"], f"{field}.if") if "if" in value else None
    for mode in ("each", "any", "nearest"):
        if mode in value:
            to = selector(value["to"], f"{field}.to") if "to" in value else None
            return Selector(mode, kind(value[mode], field), where, only, to=to)
    if "up_to" in value:
        return Selector("up_to", kind(value.get("kind", "creature"), field), where, only, n=int(value["up_to"]))
    raise BadWord(field, "selector-mode")


def number(value: Any, field: str) -> Number:
    if isinstance(value, bool) or not isinstance(value, int | str | dict):
        raise BadWord(field, "not-a-number", value=value)
    if isinstance(value, int):
        return Number(value=value)
    if isinstance(value, str):
        if value not in ("all", "any"):
            raise BadWord(field, "not-a-number", value=value)
        return Number(value)
    extra = {"times", "plus", "half_up", "max", "in", "if", "of"}
    _check_keys(value, {"count", "stat", "markers", "progress", "spent", "explorers"} | extra, field)
    common: dict[str, Any] = {
        "times": value.get("times", 1), "plus": value.get("plus", 0), "half_up": bool(value.get("half_up")),
        "most": value.get("max"),
        "scope": scope(value["in"], field) if "in" in value else Scope(),
        "condition": condition(value["if"], field) if "if" in value else None,
    }  # fmt: skip
    if "count" in value:
        return Number("count", kind=kind(value["count"], field), **common)
    if "stat" in value:
        return Number("stat", name=value["stat"], of=selector(value.get("of", "self"), field), **common)
    for source in ("markers", "progress", "spent", "explorers"):
        if source in value:
            return Number(source, name=str(value[source]), **common)
    raise BadWord(field, "number-of-what")


def comparison(value: Any, field: str) -> Comparison | None:
    if isinstance(value, int) and not isinstance(value, bool):
        return Comparison(equals=number(value, field))
    if not isinstance(value, dict) or not any(key in value for key in w.COMPARED):
        return None
    read = {
        key: (value[key] if value[key] == "max" else number(value[key], f"{field}.{key}"))
        for key in w.COMPARED
        if key in value
    }
    return Comparison(**read)


def condition(raw: Any, field: str) -> Condition:
    if not isinstance(raw, dict) or not raw:
        raise BadWord(field, "mapping", what="condition")
    parts = []
    for word, value in raw.items():
        if word in ("all", "any"):
            parts.append(Condition(word, parts=tuple(condition(entry, f"{field}.{word}") for entry in value)))
        elif word == "not":
            parts.append(Condition("not", parts=(condition(value, f"{field}.not"),)))
        else:
            parts.append(_one_condition(word, value, field))
    return parts[0] if len(parts) == 1 else Condition("all", parts=tuple(parts))


def _one_condition(word: str, value: Any, field: str) -> Condition:
    if word not in w.CONDITIONS:
        raise _unknown(field, "condition", word, (*w.CONDITIONS, "all", "any", "not"))
    shape = w.CONDITIONS[word]
    compare = comparison(value, f"{field}.{word}")
    if isinstance(value, dict):
        _check_keys(value, set(shape) | set(w.COMPARED), f"{field}.{word}")
        given = {key: entry for key, entry in value.items() if key not in w.COMPARED}
    else:
        given = {next(iter(shape)): value} if shape and compare is None else {}
    args = {key: parameter(entry, shape[key], f"{field}.{word}.{key}") for key, entry in given.items()}
    return Condition(word, args, compare=compare)


# --- items, modifiers, costs, targets, triggers ------------------------------------------------------------------


def item(value: Any, field: str) -> ItemRef:
    if isinstance(value, str):
        if value not in w.ITEM_NAMES:
            raise _unknown(field, "item", value, w.ITEM_NAMES)
        return ItemRef(value)
    if not isinstance(value, dict):
        raise BadWord(field, "word-or-mapping", what="item")
    _check_keys(value, {"type", "level", "part", "slot", "reach", "has", "where"}, field)
    return ItemRef(**{**value, "type": "" if value.get("type") == "any" else value.get("type", "")})


def modifiers(raw: Any, field: str) -> tuple[Modifier, ...]:
    return tuple(modifier(entry, f"{field}[{number}]") for number, entry in enumerate(raw))


def modifier(raw: Any, field: str) -> Modifier:
    if not isinstance(raw, dict):
        raise BadWord(field, "mapping", what="modifier")
    qualifiers = {"at", "with", "kind", "against", "if"}
    found = [key for key in raw if key not in qualifiers]
    if len(found) != 1 or found[0] not in w.MODIFIERS:
        raise BadWord(field, "one-modifier", found=", ".join(found) or "{}", known=", ".join(sorted(w.MODIFIERS)))
    word = found[0]
    value = raw[word]
    if word == "ability":
        value = ability(value, 0, f"{field}.ability")
    elif word == "counts_as":
        value = {"cell": selector(value["cell"], field), "as": kind(value["as"], field)}
    elif isinstance(value, list):
        value = tuple(value)
    return Modifier(
        word,
        value,
        at=selector(raw["at"], f"{field}.at") if "at" in raw else None,
        with_item=item(raw["with"], f"{field}.with") if "with" in raw else None,
        kind=str(raw.get("kind", "")),
        against=condition(raw["against"], f"{field}.against") if "against" in raw else None,
        condition=condition(raw["if"], f"{field}.if") if "if" in raw else None,
    )


def cost(raw: Any, field: str) -> Cost:
    if not isinstance(raw, dict):
        raise BadWord(field, "mapping", what="cost")
    known = {
        "stamina", "inspiration", "health", "discard", "discard_item", "return_marker", "return_progress", "stow",
        "destroy_cell", "close_door", "destroy_door", "increase_danger", "relaunch_event", "condition",
    }  # fmt: skip
    _check_keys(raw, known, field)
    return Cost(
        stamina=raw.get("stamina", 0),
        inspiration=number(raw["inspiration"], field) if "inspiration" in raw else None,
        health=raw.get("health", 0),
        discard_this="discard" in raw,
        discard_item=item(raw["discard_item"], field) if "discard_item" in raw else None,
        return_marker=raw.get("return_marker", 0),
        return_progress=raw.get("return_progress", 0),
        stow_this="stow" in raw,
        destroy_cell=kind(raw["destroy_cell"], field) if "destroy_cell" in raw else "",
        close_door="close_door" in raw,
        destroy_door="destroy_door" in raw,
        increase_danger=raw.get("increase_danger", 0),
        relaunch_horror="relaunch_event" in raw,
        condition=condition(raw["condition"], f"{field}.condition") if "condition" in raw else None,
    )


def target(raw: Any, field: str) -> Target:
    if not isinstance(raw, dict):
        raise BadWord(field, "mapping", what="target")
    _check_keys(raw, {"near", "blockable", "piercing", "kind", "if"}, field)
    only = condition(raw["if"], f"{field}.if") if "if" in raw else None
    if "near" in raw:
        return Target("near", 1, kind(raw["near"], field), only)
    for mode in ("blockable", "piercing"):
        if mode in raw:
            return Target(mode, int(raw[mode]), kind(raw.get("kind", "creature"), field), only)
    raise BadWord(field, "target-mode")


def trigger(raw: Any, field: str) -> Trigger:
    word, filters = (
        (raw, {}) if isinstance(raw, str) else next(iter(raw.items())) if isinstance(raw, dict) and raw else ("", {})
    )
    if word not in w.TRIGGERS:
        raise _unknown(field, "trigger", word, w.TRIGGERS)
    filters = filters or {}
    _check_keys(filters, w.TRIGGER_FILTERS, f"{field}.{word}")
    read: dict[str, Any] = {}
    for key, value in filters.items():
        if key == "with":
            read[key] = item(value, f"{field}.with")
        elif key == "victim":
            read[key] = condition(value, f"{field}.victim")
        elif key == "in":
            read[key] = scope(value, f"{field}.in")
        else:
            read[key] = value
    return Trigger(word, read)

"""Conditions in words: as sentences (`if you are adjacent to a wall`) and as qualities (`each wounded explorer`)."""

from __future__ import annotations

from ...kernel.text import Text
from . import card_text_selectors as selectors
from .card_text_nouns import Argument, Telling, a_noun, beside, in_turn, item, item_kind, noun, noun_class, plain, say
from .vocabulary import Comparison, Condition, ItemRef, Number, Scope, Selector

IT = Selector("it")
RESOURCES = ("health", "inspiration", "stamina", "defence", "will")
TRACKS = ("excess", "lair_value", "horror_value", "danger", "monster_level", "set_aside")
AT_LEAST_ONE = Comparison(at_least=Number(value=1))


def told(tell: Telling, condition: Condition, no: bool = False) -> Text:
    """The condition as a sentence, or its opposite."""
    match condition.word:
        case "not":
            return told(tell, condition.parts[0], not no)
        case "all" | "any":
            joint = "or" if (condition.word == "any") != no else "and"
            if not no and _one_beside_several(condition):
                return _beside_several(tell, condition, joint)
            return in_turn([told(tell, part, no) for part in condition.parts], joint)
        case "adjacent_to" | "on_cell" | "is" | "wounded" | "distance":
            return _about_someone(tell, condition, no)
        case "count":
            return _count(tell, condition, no)
        case "has" | "is_part" | "equipped" | "class":
            return _about_items(tell, condition, no)
        case word if word in RESOURCES:
            of = condition.args.get("of") or selectors.SELF
            compared = comparison(tell, condition.compare or AT_LEAST_ONE, no)
            return say(f"if-{word}", compare=compared, **selectors.about(tell, of, "gen"))
        case word if word in TRACKS:
            return say(f"if-{word}", compare=comparison(tell, condition.compare or AT_LEAST_ONE, no))
    return _about_game(tell, condition, no)


def comparison(tell: Telling, compare: Comparison, no: bool = False, things: bool = False) -> Text:
    """The limits of a number; `things`: what is counted is named after it."""
    parts = []
    for name in ("at_least", "at_most", "equals"):
        limit = getattr(compare, name)
        if limit is not None:
            n = say("number-max") if isinstance(limit, str) else selectors.number(tell, limit)
            parts.append(say(f"compare-{name}", n=n, no=_no(no), number="many" if things else "one"))
    return in_turn(parts, "or" if no else "and")


def _no(no: bool) -> str:
    return "yes" if no else "no"


def _about_someone(tell: Telling, condition: Condition, no: bool) -> Text:
    args = condition.args
    of = args.get("of") or selectors.SELF
    subject: dict[str, Argument] = {**selectors.about(tell, of, "nom"), "no": _no(no)}
    match condition.word:
        case "wounded":
            return say("if-wounded", **subject, **{"class": selectors.class_of(tell, of)})
        case "on_cell":
            return say("if-on_cell", noun=a_noun(args["kind"], "prep"), **subject)
        case "distance":
            compared = comparison(tell, condition.compare or AT_LEAST_ONE, no)
            return say("if-distance", who=selectors.who(tell, of, "from"), compare=compared)
        case "is":
            return _is(tell, condition, of, no)
    if condition.compare in (None, AT_LEAST_ONE):
        return say("if-adjacent_to", beside=say("beside", noun=_neighbour(tell, condition)), **subject)
    assert condition.compare is not None
    compared = comparison(tell, condition.compare, no, things=True)
    centre = selectors.who(tell, of, "with")
    return say("if-adjacent_to-counted", who=centre, noun=noun(args["kind"], "gen", "many"), compare=compared)


def _neighbour(tell: Telling, condition: Condition) -> Text:
    """What something must be adjacent to; nothing is adjacent to itself."""
    kind = condition.args["kind"]
    return beside(kind, selectors.kind_of(tell, condition.args.get("of") or selectors.SELF) == kind)


def _one_beside_several(condition: Condition) -> bool:
    first = condition.parts[0]
    return all(
        part.word == "adjacent_to" and part.args.get("of") == first.args.get("of") and part.compare in (None, AT_LEAST_ONE)
        for part in condition.parts
    )


def _beside_several(tell: Telling, condition: Condition, joint: str) -> Text:
    """The one they are all about is named once."""
    of = condition.parts[0].args.get("of") or selectors.SELF
    near = say("beside", noun=in_turn([_neighbour(tell, part) for part in condition.parts], joint))
    return say("if-adjacent_to", beside=near, no=_no(False), **selectors.about(tell, of, "nom"))


def _is(tell: Telling, condition: Condition, of: Selector, no: bool) -> Text:
    args = condition.args
    subject: dict[str, Argument] = {**selectors.about(tell, of, "nom"), "no": _no(no)}
    parts = []
    if "kind" in args:
        parts.append(say("if-is", noun=a_noun(args["kind"]), **subject))
    if "keyword" in args:
        parts.append(say("if-is-keyword", keyword=say("keyword", keyword=str(args["keyword"])), **subject))
    if "level" in args:
        compared = comparison(tell, args["level"], no)
        parts.append(say("if-is-level", compare=compared, **selectors.about(tell, of, "gen")))
    if "same_as" in args:
        parts.append(say("if-is-same_as", other=selectors.who(tell, args["same_as"], "nom"), **subject))
    if "card" in args:
        parts.append(say("if-is-card", card=Text(f"machina_arcana-{args['card']}"), **subject))
    return in_turn(parts, "or" if no else "and")


def _count(tell: Telling, condition: Condition, no: bool) -> Text:
    """`There is a monster on the fragment`, or how many there are."""
    args, compare = condition.args, condition.compare or AT_LEAST_ONE
    kind = args["kind"]
    where = selectors.scope(tell, args.get("in") or Scope())
    none = compare in (Comparison(equals=Number(value=0)), Comparison(at_most=Number(value=0)))
    if none or compare == AT_LEAST_ONE:
        absent = none != no
        case = "gen" if absent else "nom"
        there = qualified(tell.about(kind), noun(kind, case), noun_class(kind), args.get("if"), case)
        there = there if absent else an(there, kind, args.get("if"))
        return say("if-count-some", noun=there, where=where, no=_no(absent))
    there = qualified(tell.about(kind), noun(kind, "gen", "many"), noun_class(kind), args.get("if"), "gen", "many")
    return say("if-count", noun=there, where=where, compare=comparison(tell, compare, no, things=True))


def _about_items(tell: Telling, condition: Condition, no: bool) -> Text:
    args, compare = condition.args, condition.compare or AT_LEAST_ONE
    match condition.word:
        case "has":
            of = args.get("of") or ItemRef("this")
            on_it = args["part"] in ("marker", "progress")
            what: dict[str, Argument] = {"item": say("this-card") if on_it else item(tell, of, "gen"), "part": args["part"]}
            if compare == AT_LEAST_ONE:
                return say("if-has", no=_no(no), **what)
            return say("if-has-counted", compare=comparison(tell, compare, no, things=True), **what)
        case "is_part":
            return say("if-is_part", part=args["part"], no=_no(no))
        case "class":
            classes = in_turn([say("explorer-class", name=name) for name in args["classes"]], "or")
            return say("if-class", classes=classes, no=_no(no))
    ref = ItemRef(type=args.get("type", ""), slot=args.get("slot", ""), reach=args.get("reach", ""))
    worn, many = item_kind(tell, ref, "nom"), item_kind(tell, ref, "gen", "many")
    if "hands" in args:
        worn, many = (say("item-hands", noun=told_item, n=int(args["hands"])) for told_item in (worn, many))
    if compare == AT_LEAST_ONE:
        return say("if-equipped", item=worn, no=_no(no))
    return say("if-equipped-counted", one=worn, many=many, compare=comparison(tell, compare, no, things=True))


def _about_game(tell: Telling, condition: Condition, no: bool) -> Text:
    args = condition.args
    match condition.word:
        case "dice_show":
            compared = comparison(tell, condition.compare or AT_LEAST_ONE, no, things=True)
            return say("if-dice_show", face=str(args["face"]), compare=compared)
        case "phase":
            return say("if-phase", phase=say("phase-name", phase=args["name"]), no=_no(no))
        case "current_event":
            return say("if-current_event", deck=args["deck"], no=_no(no != (args.get("exists") is False)))
        case "together":
            return say("if-together", where=args["where"], no=_no(no))
        case "own_turn":
            return say("if-own_turn", voice=tell.voice, no=_no(no != (args.get("yes") is False)))
    return say(f"if-{condition.word}", no=_no(no != (args.get("yes") is False)))


# --- qualities ---------------------------------------------------------------------------------------------------


def qualified(
    tell: Telling, told_noun: Text, its_class: Text, condition: Condition | None, case: str, number: str = "one",
    where: Text | None = None,
) -> Text:  # fmt: skip
    """A noun with what must be true of it: before it, then its place, then what else it is near, the rest in brackets."""
    marks: dict[str, Argument] = {"class": its_class, "case": plain(case), "number": number}
    places, brackets = [], []
    for part in _parts(condition):
        before, after = _before(part), _after(tell, part)
        if before:
            told_noun = say(f"quality-{before}", noun=told_noun, **marks)
        elif after is not None:
            places.append(after)
        else:
            brackets.append(_bracket(tell, part))
    if where is not None and where.id.endswith("-in-adjacent"):
        told_noun = say("in-adjacent-noun", noun=told_noun)  # some languages say it before the noun
    elif where is not None:
        places.insert(0, where)
    for place in places:
        told_noun = say("place", noun=told_noun, where=place)
    return say("bracket", noun=told_noun, what=in_turn(brackets, "comma")) if brackets else told_noun


def an(told_noun: Text, kind: str, condition: Condition | None) -> Text:
    """One such thing, not named before."""
    adjective = any(_before(part) for part in _parts(condition))
    return say("a", noun=told_noun, **{"class": noun_class("adjective" if adjective else kind)})


def _parts(condition: Condition | None) -> tuple[Condition, ...]:
    if condition is None:
        return ()
    return condition.parts if condition.word == "all" else (condition,)


def _before(part: Condition) -> str:
    """Qualities that are one adjective."""
    if part.word == "wounded" and part.args.get("of") == IT:
        return "wounded"
    if part.word == "not":
        inner = part.parts[0]
        if inner.word == "is" and inner.args.get("same_as") == selectors.SELF:
            return "other"
        if inner.word == "wounded" and inner.args.get("of") == IT:
            return "unwounded"
    return ""


def _after(tell: Telling, part: Condition) -> Text | None:
    """Qualities that are a place."""
    no, inner = (True, part.parts[0]) if part.word == "not" else (False, part)
    if inner.args.get("of") != IT or (inner.word == "adjacent_to" and inner.compare not in (None, AT_LEAST_ONE)):
        return None
    if inner.word == "adjacent_to":
        return say("where-adjacent", beside=say("beside", noun=_neighbour(tell, inner)), no=_no(no))
    if inner.word == "on_cell":
        return say("where-on_cell", noun=a_noun(inner.args["kind"], "prep"), no=_no(no))
    if inner.word == "distance":
        return say("where-distance", compare=comparison(tell, inner.compare or AT_LEAST_ONE, no))
    return None


def _bracket(tell: Telling, part: Condition) -> Text:
    if part.word == "any":
        return in_turn([_bracket(tell, inner) for inner in part.parts], "or")
    no, inner = (True, part.parts[0]) if part.word == "not" else (False, part)
    args = inner.args
    if inner.word == "is" and args.get("of") == IT:
        if set(args) == {"of", "kind"}:
            return say("bracket-kind", noun=a_noun(args["kind"], "gen" if no else "nom"), no=_no(no))
        if set(args) == {"of", "level"}:
            return say("bracket-level", compare=comparison(tell, args["level"], no))
        if set(args) == {"of", "same_as"} and no:
            return say("bracket-different")
    if inner.word in RESOURCES and args.get("of") == IT:
        return say("bracket-stat", stat=inner.word, compare=comparison(tell, inner.compare or AT_LEAST_ONE, no))
    return say("bracket-if", condition=told(tell, part))

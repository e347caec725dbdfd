"""Effects in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...kernel.text import Text
from . import card_text_conditions as conditions
from . import card_text_modifiers as modifiers
from . import card_text_selectors as selectors
from .card_text_costs import cost_text
from .card_text_nouns import Argument, Telling, a_noun, an_item, in_turn, item_kind, items, say
from .card_text_selectors import about, amount, by_default, person, who
from .vocabulary import Effect, ItemRef, Number, Selector

Words = Callable[[Telling, Effect], Text]

WITHOUT_PARAMETERS = (
    "shuffle_item_decks", "change_queue", "next_chapter", "new_round", "go_to_finale", "place_entry", "place_exit", "next_part",
)  # fmt: skip
GAINS = {
    "lose_health": "health", "restore_health": "health", "gain_inspiration": "inspiration", "lose_inspiration": "inspiration",
    "restore_stamina": "stamina", "lose_stamina": "stamina",
}  # fmt: skip
DONE_TO = {
    "destroy_creature": "acc", "banish": "acc", "control_monster": "ins", "open_door": "acc", "close_door": "acc",
    "destroy_door": "acc", "remove_destroyed_door": "acc", "destroy_cell": "acc", "restore_cell": "acc", "seal_lair": "acc",
    "activate": "acc", "exchange": "with",
}  # fmt: skip
DONE_BY = ("explore", "use_inventory", "use_workbench", "recharge")
COUNTED = {
    "increase_danger": "point", "reduce_danger": "point", "add_progress": "progress", "remove_progress": "progress",
    "set_aside": "aside", "remove_set_aside": "set-aside",
}  # fmt: skip
ENTERABLE = frozenset(
    ["cell", "free_cell", "passable_cell", "trap_cell", "lair_cell", "chasm_cell", "border_cell", "entry_cell", "core_cell"]
)
NEAREST_UNLIT = Selector("nearest", "unlit_chapter_cell")
NEAREST_LIT = Selector("nearest", "lit_chapter_cell")


def effects_text(tell: Telling, effects: Sequence[Effect], joint: str = "then") -> Text:
    """Effects one after another; `sentences` where each stands alone."""
    told = [effect_text(replace(tell, named=tell.named or number > 0), one) for number, one in enumerate(effects)]
    if joint == "sentences":
        return in_turn([say("sentence", text=one) for one in told], joint)
    if any(one.word == "if" for one in effects[1:]):
        joint = "semicolon"
    return in_turn(told, joint)


def effect_text(tell: Telling, one: Effect) -> Text:
    word = one.word
    if word in FLOW:
        return FLOW[word](tell, one)
    if word in ODD:
        return ODD[word](tell, one)
    id = f"effect-{word}"
    at: Selector | None = one.args.get("at")
    if word in WITHOUT_PARAMETERS:
        return say(id)
    if word in GAINS:
        return say(id, amount=amount(tell, GAINS[word], one.args.get("n")), **about(tell, at, "nom"))
    if word in DONE_TO:
        return say(id, voice=tell.voice, who=who(tell, by_default(tell, at), DONE_TO[word]))
    if word in DONE_BY:
        return say(id, **about(tell, at or selectors.SELF, "nom"))
    return say(id, amount=amount(tell, COUNTED[word], one.args.get("n")))


# --- combat and characteristics ----------------------------------------------------------------------------------


def dice_text(tell: Telling, strong: Number | None, weak: Number | None) -> Text:
    parts = [
        amount(tell, f"{name}-die", wanted)
        for name, wanted in (("strong", strong), ("weak", weak))
        if wanted and wanted != Number()
    ]
    return say("several", all=tuple(parts))


def _attack(tell: Telling, one: Effect) -> Text:
    args = one.args
    dice = dice_text(tell, args.get("strong"), args.get("weak"))
    magic = "yes" if args.get("magic") else "no"
    at = by_default(tell, args.get("at"))
    if at == selectors.TARGET and tell.targets[0].kind == "creature" and tell.targets[0].condition is None:
        told = say("effect-attack", dice=dice, magic=magic)
    else:
        told = say("effect-attack-at", dice=dice, magic=magic, who=who(tell, at, "on"))
    if "plus" in args:
        told = say("effect-attack-plus", attack=told, number=selectors.number(tell, args["plus"]))
    return say("effect-attack-versus", attack=told, versus=args["versus"]) if "versus" in args else told


def _deal_damage(tell: Telling, one: Effect) -> Text:
    at = by_default(tell, one.args.get("at"))
    return say(
        "effect-deal_damage", voice=tell.voice, who=who(tell, at, "dat"), amount=amount(tell, "damage", one.args.get("n"))
    )


def _convert(tell: Telling, one: Effect) -> Text:
    args = one.args
    told = amount(tell, args["from"], args.get("n"))
    return say("effect-convert", amount=told, to=say("resource-gen", what=args["to"]), **about(tell, selectors.SELF, "nom"))


def _reroll(tell: Telling, one: Effect) -> Text:
    dice = one.args.get("dice", "any")
    if "n" not in one.args:
        return say("effect-reroll", dice=dice)
    return say("effect-reroll-counted", dice=dice, number=selectors.number(tell, one.args["n"]))


def _change_result(tell: Telling, one: Effect) -> Text:
    return say("effect-change_result", change=modifiers.change(tell, one.args["by"]))


# --- movement ----------------------------------------------------------------------------------------------------


def _move(tell: Telling, one: Effect) -> Text:
    at = by_default(tell, one.args.get("at"))
    cells = amount(tell, "move", one.args.get("max"))
    if one.args.get("by") == "user" and at.mode != "self":
        told = say("effect-move-by_user", voice=tell.voice, who=who(tell, at, "acc"), amount=cells)
    else:
        told = say("effect-move", amount=cells, **about(tell, at, "nom"))
    through = one.args.get("through")
    if not through:
        return told
    return say("effect-move-through", move=told, what=tuple(say("through", what=name) for name in through))


def _advance(tell: Telling, one: Effect) -> Text:
    return say(
        "effect-advance", amount=amount(tell, "cell", one.args.get("cells")), **about(tell, one.args.get("at"), "nom")
    )


def _shove(tell: Telling, one: Effect) -> Text:
    at = by_default(tell, one.args.get("at"))
    cells = amount(tell, "cell", one.args.get("cells"))
    told = say(f"effect-{one.word}", voice=tell.voice, who=who(tell, at, "acc"), amount=cells)
    source = one.args.get("source")
    if source is None or source.mode == "self":
        return told
    case = "towards" if one.word == "pull" else "from"
    return say(f"effect-{one.word}-source", shove=told, source=who(tell, source, case))


def _teleport(tell: Telling, one: Effect) -> Text:
    at = by_default(tell, one.args.get("at"))
    place = _place(tell, one.args["to"], selectors.how_many(at))
    if at.mode == "self":
        return say("effect-teleport", person=tell.voice, place=place)
    return say("effect-teleport-other", voice=tell.voice, who=who(tell, at, "moved"), place=place)


def _place(tell: Telling, to: Selector | dict[str, object], number: str) -> Text:
    """Where one comes, or several, each to a cell of its own."""
    if isinstance(to, Selector):
        enters = to.mode in ("target", "target2") or to.kind in ENTERABLE
        return say("place-onto", who=who(tell, to, "on")) if enters else say("place-to", who=who(tell, to, "towards"))
    if "adjacent" in to:
        beside = to["adjacent"]
        assert isinstance(beside, Selector)
        return say("place-adjacent", who=who(tell, beside, "with"), number=number)
    of, n = to["of"], to["within"]
    assert isinstance(of, Selector)
    assert isinstance(n, int)
    if of.mode == "self":
        return say("place-within", n=n, voice=tell.voice, number=number)
    return say("place-within-of", n=n, of=who(tell, of, "from"), number=number)


def _swap(tell: Telling, one: Effect) -> Text:
    a, b = one.args.get("a", selectors.SELF), one.args.get("b", selectors.TARGET)
    if a.mode == "self":
        return say("effect-swap_places", person=tell.voice, who=who(tell, b, "with"))
    if a == b and a.mode == "any":
        return say("effect-swap_places-two", voice=tell.voice, who=selectors.any_two(tell, a))
    return say("effect-swap_places-others", voice=tell.voice, a=who(tell, a, "acc"), b=who(tell, b, "acc"))


# --- board -------------------------------------------------------------------------------------------------------


def _traps(tell: Telling, one: Effect) -> Text:
    where = one.args.get("where", "fragment")
    if "strong" not in one.args and "weak" not in one.args:
        return say("effect-traps_trigger", where=where)
    return say("effect-traps_trigger-dice", where=where, dice=dice_text(tell, one.args.get("strong"), one.args.get("weak")))


def _explode(tell: Telling, one: Effect) -> Text:
    barrel = who(tell, by_default(tell, one.args.get("at")), "acc")
    told = say("effect-explode_barrel", voice=tell.voice, who=barrel)
    return say("effect-explode_barrel-magic", explode=told) if one.args.get("magic") else told


def _light(tell: Telling, one: Effect) -> Text:
    nearest = NEAREST_UNLIT if one.word == "light_chapter_cell" else NEAREST_LIT
    return say(f"effect-{one.word}", voice=tell.voice, who=who(tell, one.args.get("at") or nearest, "acc"))


def _make_creatures(tell: Telling, one: Effect) -> Text:
    return say(
        "effect-make_creatures", who=who(tell, Selector("each", one.args["cells"]), "nom"), creature=_card(one, "creature")
    )


def _place_creature(tell: Telling, one: Effect) -> Text:
    return say("effect-place_creature", creature=_card(one, "creature"), cell=a_noun(one.args["cell"], "on"))


def _card(one: Effect, key: str) -> Text:
    return Text(f"machina_arcana-{one.args[key]}")


# --- items -------------------------------------------------------------------------------------------------------


def _gain_item(tell: Telling, one: Effect) -> Text:
    someone = about(tell, one.args.get("at") or selectors.SELF, "nom")
    what = a_noun(one.args.get("type", "item"), "acc")
    told = say("effect-gain_item", item=what, **someone)
    return (
        say("effect-gain_item-draw", gain=told, amount=amount(tell, "card", one.args["draw"]))
        if "draw" in one.args
        else told
    )


def _take_item(tell: Telling, one: Effect) -> Text:
    ref: ItemRef = one.args["item"]
    return say("effect-take_item", voice=tell.voice, item=item_kind(tell, ItemRef(type=ref.type, level=ref.level), "acc"))


def _equip_item(tell: Telling, one: Effect) -> Text:
    ref = one.args.get("item", ItemRef("any_item"))
    how = one.args.get("as", "any")
    if "onto" in one.args:
        return say("effect-equip_item-onto", item=an_item(tell, ref, "acc"), onto=an_item(tell, one.args["onto"], "gen"))
    return say("effect-equip_item", item=an_item(tell, ref, "acc"), how=how)


def _items_away(tell: Telling, one: Effect) -> Text:
    ref: ItemRef = one.args.get("item", ItemRef())
    n: Number = one.args.get("n", Number(value=1))
    which = ItemRef() if ref.name == "any_item" else ref
    if n == Number(value=n.value):
        told = items(tell, which, n.value)
    else:
        told = say("counted-by", noun=item_kind(tell, which, "gen", "many"), number=selectors.number(tell, n))
    return say(f"effect-{one.word}", items=told, **about(tell, one.args.get("at"), "nom"))


def _give_item(tell: Telling, one: Effect) -> Text:
    return say(
        "effect-give_item",
        voice=tell.voice,
        who=who(tell, one.args["to"], "dat"),
        back="yes" if one.args.get("back") else "no",
    )


def _add_items(tell: Telling, one: Effect) -> Text:
    return say("effect-add_items", levels=tuple(say("number", n=int(level)) for level in one.args["levels"]))


# --- story, tracks, decks ----------------------------------------------------------------------------------------


def _launch(tell: Telling, one: Effect) -> Text:
    return say("effect-launch_event", event=_event(one), **about(tell, one.args.get("at") or selectors.SELF, "nom"))


def _event(one: Effect) -> Text:
    return say("event", deck=one.args["deck"])


def _relaunch(tell: Telling, one: Effect) -> Text:
    return say("effect-relaunch_event", deck=one.args["deck"])


def _shuffle_events(tell: Telling, one: Effect) -> Text:
    return say("effect-shuffle_event_deck", deck=one.args["deck"])


def _value(tell: Telling, one: Effect) -> Text:
    return say(f"effect-{one.word}", change=modifiers.change(tell, one.args["by"]))


def _monster_level(tell: Telling, one: Effect) -> Text:
    return say("effect-set_monster_level", number=selectors.number(tell, one.args["to"]))


def _appears(tell: Telling, one: Effect) -> Text:
    at = one.args.get("at") or selectors.SELF
    someone: dict[str, Argument] = {"person": person(tell, at), "who": who(tell, at, "from")}
    if "monster" in one.args:
        return say("effect-monster_appears-named", monster=_card(one, "monster"), **someone)
    return say("effect-monster_appears", **someone)


def _deck(one: Effect) -> Text:
    return say("deck", deck=one.args["deck"])


def _look(tell: Telling, one: Effect) -> Text:
    told = amount(tell, "top-fragment" if one.args["deck"] == "fragment" else "top-card", one.args.get("n"))
    return say("effect-look", amount=told, deck=_deck(one), put=one.args.get("put", "any_order"))


def _take_from_deck(tell: Telling, one: Effect) -> Text:
    return say("effect-take_from_deck", card=_card(one, "card"), deck=_deck(one))


def _discard(tell: Telling, one: Effect) -> Text:
    return say("effect-discard", voice=tell.voice)


ODD: dict[str, Words] = {
    "attack": _attack, "deal_damage": _deal_damage, "convert": _convert, "reroll": _reroll, "change_result": _change_result,
    "move": _move, "advance": _advance, "pull": _shove, "push": _shove, "teleport": _teleport, "swap_places": _swap,
    "traps_trigger": _traps, "explode_barrel": _explode, "light_chapter_cell": _light, "darken_chapter_cell": _light,
    "make_creatures": _make_creatures, "place_creature": _place_creature, "gain_item": _gain_item, "take_item": _take_item,
    "equip_item": _equip_item, "stow_item": _items_away, "discard_item": _items_away, "give_item": _give_item,
    "add_items": _add_items, "launch_event": _launch, "relaunch_event": _relaunch, "shuffle_event_deck": _shuffle_events,
    "change_lair_value": _value, "change_horror_value": _value, "set_monster_level": _monster_level,
    "monster_appears": _appears, "look": _look, "take_from_deck": _take_from_deck, "discard": _discard,
}  # fmt: skip


# --- flow --------------------------------------------------------------------------------------------------------

WITH_A_COLON = frozenset(
    f"machina_arcana-card-{id}"
    for id in ("flow-then", "effect-attack", "effect-attack-at", "give-attack_dice", "give-ability_cost", "give-action_cost")
)
BEFORE_A_COLON = {
    "when-if": "if", "only-if": "if", "flow-if": "if", "flow-pay": "pay", "flow-roll": "roll", "flow-each": "each",
}  # fmt: skip


def leads_to(start: Text, then: Text) -> Text:
    """What comes first and what follows, with one colon between them; where one stands further on already, other words."""
    if not _has_colon(then):
        return say("flow-then", start=start, then=then)
    kind = BEFORE_A_COLON.get(start.id.removeprefix("machina_arcana-card-"), "when")
    return say("flow-then-more", start=start, then=then, kind=kind)


def _has_colon(told: Text) -> bool:
    inside = (part for value in told.args.values() for part in (value if isinstance(value, tuple) else (value,)))
    return told.id in WITH_A_COLON or any(isinstance(part, Text) and _has_colon(part) for part in inside)


def _branches(tell: Telling, one: Effect, told: Text) -> Text:
    """What happens, and what happens otherwise."""
    if one.then:
        told = leads_to(told, effects_text(tell, one.then))
        return say("flow-else", start=told, otherwise=effects_text(tell, one.otherwise)) if one.otherwise else told
    return say("flow-only-else", start=told, otherwise=effects_text(tell, one.otherwise))


def _if(tell: Telling, one: Effect) -> Text:
    condition = one.args["condition"]
    if not one.then:
        start = say("flow-if", condition=conditions.told(tell, condition, no=True))
        return say("flow-if-then", start=start, then=effects_text(tell, one.otherwise))
    start = say("flow-if", condition=conditions.told(tell, condition))
    told = say("flow-if-then", start=start, then=effects_text(tell, one.then))
    return say("flow-else", start=told, otherwise=effects_text(tell, one.otherwise)) if one.otherwise else told


def _roll(tell: Telling, one: Effect) -> Text:
    return _branches(tell, one, say("flow-roll", number=selectors.number(tell, one.args["n"])))


def _progress(tell: Telling, one: Effect) -> Text:
    n: Number = one.args["n"]
    if n == Number(value=n.value):
        start = say("flow-progress", n=n.value)
    else:
        start = say("flow-progress-counted", number=selectors.number(tell, n))
    return leads_to(start, effects_text(tell, one.then))


def _answering(tell: Telling) -> str:
    """Who is asked: inside `each` the one it is about (vocabulary additions, 2)."""
    return "pron" if tell.pronoun else tell.voice


def _pay(tell: Telling, one: Effect) -> Text:
    start = say("flow-pay", person=_answering(tell), cost=cost_text(tell, one.args["cost"]))
    return _branches(tell, one, start)


def _may(tell: Telling, one: Effect) -> Text:
    return leads_to(say("flow-may", person=_answering(tell)), effects_text(tell, one.then))


def _choose(tell: Telling, one: Effect) -> Text:
    lists = in_turn([effects_text(tell, choice) for choice in one.choices], "choice")
    return say("flow-then", start=say("flow-choose", person=_answering(tell)), then=lists)


def _repeat(tell: Telling, one: Effect) -> Text:
    return leads_to(say("flow-repeat", amount=amount(tell, "time", one.args["n"])), effects_text(tell, one.then))


def _each(tell: Telling, one: Effect) -> Text:
    selector: Selector = one.args["each"]
    if len(one.then) == 1 and one.then[0].args.get("at") == conditions.IT:
        inner = one.then[0]
        return effect_text(tell, Effect(inner.word, {**inner.args, "at": selector}, inner.path))
    start = say("flow-each", who=who(tell, selector, "nom"))
    return leads_to(start, effects_text(tell.about(selector.kind), one.then))


def _lasting(tell: Telling, one: Effect) -> Text:
    start = say("flow-lasting", n=one.args["times"].value)
    return say("flow-lasting-then", start=start, then=modifiers.gives_text(tell, one.gives))


FLOW: dict[str, Words] = {
    "if": _if, "roll": _roll, "progress": _progress, "pay": _pay, "may": _may, "choose": _choose, "repeat": _repeat,
    "each": _each, "lasting": _lasting,
}  # fmt: skip

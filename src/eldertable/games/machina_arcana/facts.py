"""The line under a question: means, prices, who else is concerned, what the answers lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ...kernel.decision import Decision
from ...kernel.text import Text
from . import values
from .abilities import owner_of
from .cards import CARDS
from .context import Context
from .costs import stamina_of
from .naming import name_of, say
from .options import UseAbility
from .state import ArcanaState
from .things import monster_of, seat_of, the_explorer

Args = Mapping[str, Any]


def facts(state: ArcanaState, decision: Decision) -> Text | None:
    """What must be known to answer."""
    args = decision.args
    tell = FACTS.get(decision.kind)
    if tell is not None:
        return tell(state, args)
    if decision.kind == "out_of_turn":
        cards = sorted({option.card for option in decision.options if isinstance(option, UseAbility)})
        return say("facts-out-of-turn", cards=tuple(_ability_name(args["who"], card) for card in cards))
    if decision.kind == "choose_gained":
        return say("facts-choose-gained", others=len(decision.options) - 1)
    if "card" in args:
        return say("facts-card", card=name_of(args["card"]), ability=args.get("ability", 0))
    return _because(args)


def _cause(args: Args) -> dict[str, str | Text]:
    """The card because of which it is asked: one's own, another, or none."""
    cause = args.get("cause", "")
    return {"known": "no" if not cause else "own" if cause == args["who"] else "yes", "cause": name_of(cause)}


def _because(args: Args) -> Text | None:
    """That card alone, where there is one and nothing else has to be known."""
    return say("facts-cause", **_cause(args)) if args.get("cause") else None


def _with_cause(kind: str, args: Args) -> Text:
    """What is asked, after the card because of which it is."""
    return say(f"facts-{kind}", **_cause(args))


def _landing(state: ArcanaState, args: Args) -> Text:
    return _with_cause("choose-step-to" if args.get("moved") else "choose-landing-monster", args)


def _equal_steps(state: ArcanaState, args: Args) -> Text:
    monster = monster_of(state, args["who"])
    towards = monster.goes_for if monster is not None else ""
    return say("facts-monster-step", known="yes" if towards else "no", towards=name_of(towards))


def _source(state: ArcanaState, args: Args) -> Text:
    """Who is moved, if it is known already."""
    moved = args.get("moved", "")
    return say("facts-choose-source", who="yes" if moved else "no", moved=name_of(moved), **_cause(args))


def _discarding(state: ArcanaState, args: Args) -> Text | None:
    return say("facts-despair") if args.get("despair") else _because(args)


def _stowing(state: ArcanaState, args: Args) -> Text | None:
    return say("facts-hands") if args.get("hands") else _because(args)


def _cell(state: ArcanaState, args: Args) -> Text | None:
    """Sealing a lair lights a chapter cell without any card; everything else has one."""
    lights = args.get("deed") == "light_chapter_cell" and not args.get("cause")
    return say("facts-light-tied") if lights else _because(args)


def _acting(state: ArcanaState, args: Args) -> Text:
    explorer = the_explorer(state, args["who"])
    return say("facts-act", stamina=explorer.stamina, inspiration=explorer.inspiration)


def _inspire(state: ArcanaState, args: Args) -> Text:
    dice = ", ".join(str(face) for face in args["dice"])
    return say("facts-inspire", dice=dice, result=args["result"], against=_against(state, args))


def _inspiration_for_health(state: ArcanaState, args: Args) -> Text:
    who = the_explorer(state, args["who"])
    known = _cause(args)["known"]
    if args.get("attack"):
        known = {"own": "own-attack", "yes": "attack"}.get(str(known), "no")
    return say(
        "facts-inspiration-for-health", who=name_of(who.card), health=who.health, inspiration=who.inspiration,
        cause=name_of(args.get("cause", "")), known=known,
    )  # fmt: skip


def _item_deck(state: ArcanaState, args: Args) -> Text:
    decks = tuple(say(f"deck-{deck.replace('_', '-')}") for deck in args["planned"])
    return say("facts-item-deck", decks=decks, chosen=len(decks), next=len(decks) + 1, n=args["n"], **_cause(args))


def _leading(state: ArcanaState, args: Args) -> Text:
    """Why a player moves this monster: a card gave it to an explorer, or an explorer has died (MA-UNPRED-02)."""
    monster, seat = monster_of(state, args["who"]), seat_of(state, args["who"])
    if monster is not None and monster.controlled_by:
        return say("facts-steer-controlled", stamina=state.stamina_left, who=name_of(monster.controlled_by))
    dead = [explorer.card for explorer in state.explorers if not explorer.alive and explorer.seat == seat]
    return say("facts-steer", stamina=state.stamina_left, dead=name_of(dead[0] if dead else ""))


def _aiming(state: ArcanaState, args: Args) -> Text:
    """With what: the card, and what it costs."""
    who, card, index = args["who"], args["card"], args["ability"]
    ability = CARDS[card].abilities[index]
    cost = ability.cost
    context = Context(who, card, owner_of(state, who, card), ability=ability)
    paid = cost.inspiration.value if cost is not None and cost.inspiration is not None else 0
    return say(
        "facts-target", card=name_of(card), ability=index, own="yes" if card == who else "no",
        stamina=0 if cost is None else stamina_of(state, context, cost), inspiration=paid,
    )  # fmt: skip


def _ability_name(who: str, card: str) -> Text:
    return say("own-ability") if card == who else say("quoted", card=name_of(card))


def _against(state: ArcanaState, args: Args) -> tuple[Text, ...]:
    return tuple(
        say("log-against", who=name_of(ref), limit=limit, stat=_stat_met(state, ref, limit))
        for ref, limit in args["against"]
    )


def _stat_met(state: ArcanaState, ref: str, limit: int) -> str:
    """Which characteristic has to be reached, where the number tells."""
    if "@" in ref:
        return "other"
    met = [name for name in ("defence", "will") if values.stat(state, ref, name) == limit]
    return met[0] if len(met) == 1 else "other"


def _purpose(state: ArcanaState, args: Args) -> dict[str, Text]:
    """What inspiration is paid for; the card, where there is one, lies beside the question."""
    match args["purpose"]:
        case "roll":
            return {
                "purpose": say("purpose-roll", before=args["result"], after=args["after"], against=_against(state, args))
            }
        case "action":
            return {"purpose": say("purpose-action", action=args["action"])}
        case "health":
            return {"purpose": say("purpose-health")}
    card = name_of(args["card"])
    own = "yes" if args["card"] == args.get("payer", args["who"]) else "no"
    return {"purpose": say(f"purpose-{args['purpose']}", card=card, own=own), "card": card}


FACTS: Final[Mapping[str, Callable[[ArcanaState, Args], Text | None]]] = {
    "act": _acting,
    "choose_explorer": lambda _, __: say("facts-choose-explorer"),
    "choose_landing": _landing,
    "choose_lair": lambda _, args: _with_cause("choose-lair", args),
    "choose_nearest": lambda _, args: _with_cause("choose-nearest", args),
    "choose_monster_step": _equal_steps,
    "recharge_exchange": lambda _, __: say("facts-recharge-exchange"),
    "choose_step": lambda _, args: _with_cause("choose-step", args),
    "choose_source": _source,
    "choose_cell": _cell,
    "choose_discard": _discarding,
    "choose_stow": _stowing,
    "choose_give": lambda _, args: say("facts-choose-give", to=name_of(args["to"]), **_cause(args)),
    "next_turn": lambda _, __: say("facts-next-turn"),
    "steer": _leading,
    "choose_target": _aiming,
    "inspire": _inspire,
    "inspiration_for_health": _inspiration_for_health,
    "pay_inspiration": lambda state, args: say("facts-pay-inspiration", n=args["n"], **_purpose(state, args)),
    "support": lambda state, args: say("facts-support", payer=name_of(args["payer"]), n=args["n"], **_purpose(state, args)),
    "choose_roller": lambda state, _: say("facts-roller", lair=state.lair),
    "event_cell_event": lambda state, _: say("facts-event-cell", horror=state.horror),
    "choose_entry": lambda state, _: say("facts-entry", chapter=name_of(state.chapter)),
    "exchange_give": lambda _, args: say("facts-exchange-give", to=name_of(args["to"])),
    "workbench_give": lambda _, args: say("facts-workbench-give", cards=tuple(name_of(card) for card in args["open"])),
    "workbench_take": lambda _, args: say("facts-workbench-take", give=name_of(args["give"])),
    "choose_item_deck": _item_deck,
    "keep_card": lambda _, args: say("facts-keep-card", preparedness=args["preparedness"]),
}

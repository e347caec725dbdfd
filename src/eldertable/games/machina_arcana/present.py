"""Words and pointers for decisions and options of Machina Arcana."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Decision
from ...kernel.game import OptionWords, Question
from ...kernel.text import Text
from . import options as o
from .campaign import brings, offered
from .card_text import choice_text
from .cards import CARDS
from .facts import facts
from .naming import cell_name, name_of, say, thing_name
from .state import ArcanaState
from .things import explorer_of
from .turns import ACTION_OF_CELL, price_of
from .vain import HARMS, in_vain

RULES = {
    "choose_explorer": "MA-SETUP-11", "next_turn": "MA-EPHASE-04", "act": "MA-EPHASE-10", "out_of_turn": "MA-ABILITY-12",
    "steer": "MA-UNPRED-03", "choose_target": "MA-RANGE-04", "inspire": "MA-INSP-07", "pay_inspiration": "MA-SUPPORT-01",
    "support": "MA-SUPPORT-06", "inspiration_for_health": "MA-INSP-05", "choose_gained": "MA-GAIN-02",
    "use_inventory": "MA-ITEMFX-12", "choose_nearest": "MA-AINEAR-08", "choose_monster_step": "MA-AIMOVE-05",
    "choose_roller": "MA-LAIR-09", "choose_lair": "MA-SPAWN-06",
    "choose_entry": "MA-CHAPTER-06", "choose_exit": "MA-CHAPTER-08",
    "event_cell_event": "MA-EVENTCELL-01", "choose_item_deck": "MA-GAIN-01", "put_card": "MA-GAIN-02",
    "equip_gained": "MA-GAIN-04", "keep_or_give": "MA-GAIN-03", "exchange_give": "MA-ITEMFX-08",
    "keep_card": "MA-CAMP-02", "workbench_give": "MA-ITEMFX-03", "workbench_take": "MA-ITEMFX-03",
    "recharge_exchange": "MA-RECHARGE-03",
}  # fmt: skip


def question(state: ArcanaState, decision: Decision) -> Question:
    who = decision.args.get("who", "")
    give, moved = (name_of(decision.args.get(name, "")) for name in ("give", "moved"))
    deed = decision.args.get("deed", "") or ("moved" if decision.args.get("moved") else "other")
    cards = len({option.card for option in decision.options if isinstance(option, o.PutCard)})
    asked = say(
        f"ask-{decision.kind.replace('_', '-')}", who=name_of(who), known="yes" if who else "no", give=give, moved=moved,
        deed=deed, cards=cards,
    )  # fmt: skip
    return Question(asked, facts(state, decision), RULES.get(decision.kind))


def option_words(state: ArcanaState, decision: Decision, option: Any) -> OptionWords:
    who = decision.args.get("who", "")
    match option:
        case o.Move(cell=cell):
            return OptionWords(say("option-move", cell=cell_name(state, cell)), target=("cell", str(cell)))
        case o.Activate(cell=cell, as_kind=kind):
            return OptionWords(
                say("option-activate", cell=cell_name(state, cell)),
                _price(state, who, ACTION_OF_CELL[kind]),
                ("cell", str(cell)),
            )
        case o.SealLair(cell=cell):
            return OptionWords(say("option-seal-lair"), _price(state, who, "seal_lair"), ("cell", str(cell)))
        case o.OpenDoor(door=door):
            return OptionWords(say("option-open-door"), _price(state, who, "open_door"), ("door", door))
        case o.CloseDoor(door=door):
            return OptionWords(say("option-close-door"), _price(state, who, "close_door"), ("door", door))
        case o.DestroyDoor(door=door):
            return OptionWords(say("option-destroy-door"), _price(state, who, "destroy_door"), ("door", door))
        case o.Explore(side=side):
            return OptionWords(
                say("option-explore", side=say(f"side-{side}")), _price(state, who, "explore"), ("border", side)
            )
        case o.UseAbility():
            return _ability_words(state, who, option)
        case o.ChooseThing(ref=ref):
            kind = "cell" if ref.startswith("cell@") else "door" if ref.startswith("door@") else "creature"
            return OptionWords(_thing_words(state, decision, ref), target=(kind, ref.removeprefix("cell@")))
        case o.ChooseExplorer(explorer=explorer):
            kept = offered(state, explorer)
            return OptionWords(name_of(explorer), None if kept is None else brings(kept), ("creature", explorer))
        case o.TakeTurn(explorer=explorer):
            return OptionWords(say("option-take-turn", who=name_of(explorer)), target=("creature", explorer))
        case o.UseInventory(explorer=explorer):
            return OptionWords(say("option-use-inventory", who=name_of(explorer)), _price(state, who, "use_inventory"))
        case o.Exchange(explorer=explorer):
            return OptionWords(say("option-exchange", who=name_of(explorer)), _price(state, who, "exchange"))
        case o.LeaveBoard():
            return OptionWords(say("option-leave-board"), _price(state, who, "leave_board"))
    return _card_words(decision, option)


def _ability_words(state: ArcanaState, who: str, used: o.UseAbility) -> OptionWords:
    vain = in_vain(state, who, used)
    words = say("option-use-own", who=name_of(who)) if used.card == who else say("option-use", card=name_of(used.card))
    return OptionWords(words, say(f"vain-{vain}") if vain else None, ("ability", f"{used.card}/{used.ability}"))


# the verb before what is chosen
VERBS = {
    "choose_step": "option-move", "choose_monster_step": "option-move", "choose_entry": "option-start",
    "choose_landing": "option-land", "choose_exit": "option-exit", "choose_roller": "option-roll",
    "choose_nearest": "option-go-for", "choose_evader": "option-attack", "keep_or_give": "option-get",
    "recharge_exchange": "option-exchange", "choose_lair": "option-lair",
}  # fmt: skip


def _thing_words(state: ArcanaState, decision: Decision, ref: str) -> Text:
    """A thing with what choosing it does."""
    name = thing_name(state, ref)
    verb = VERBS.get(decision.kind)
    if decision.kind == "choose_landing" and not decision.args.get("moved"):
        verb = "option-appear"
    if verb is None and ref.startswith(("cell@", "door@")):
        verb = "option-pick"
    if decision.kind == "choose_target":
        ability = CARDS[decision.args["card"]].abilities[decision.args["ability"]]
        verb = "option-attack" if any(effect.word in HARMS for effect in ability.do) else "option-aim"
    return name if verb is None else say(verb, who=name, cell=name)


def _price(state: ArcanaState, who: str, action: str) -> Text | None:
    if explorer_of(state, who) is None:
        return None
    stamina, inspiration = price_of(state, who, action)
    return say("price", stamina=stamina, inspiration=inspiration)


def _card_words(decision: Decision, option: Any) -> OptionWords:
    match option:
        case o.ChooseList(number=number):
            return OptionWords(choice_text(CARDS[decision.args["card"]], decision.args["path"], number))
        case o.ChooseCard(card=card):
            return OptionWords(name_of(card), target=("card", card))
        case o.ChooseDeck(deck=deck):
            return OptionWords(say(f"deck-{deck.replace('_', '-')}"), target=("deck", deck))
        case o.ChooseNumber(n=n):
            return OptionWords(say("option-inspire" if decision.kind == "inspire" else "option-number", n=n))
        case o.Attach(item=item, on=on, part=part):
            words = say(f"option-equip-{part}", item=name_of(item), on=name_of(on))
            return OptionWords(words, target=("card", item))
        case o.GiveItem(item=item, to=to):
            return OptionWords(say("option-give", item=name_of(item), to=name_of(to)), target=("card", item))
        case o.PutCard(card=card, where=where):
            return OptionWords(say(f"option-put-{where}", card=name_of(card)))
        case o.PayInspiration(shares=shares):
            parts = tuple(say("share", who=name_of(who), n=n) for who, n in shares)
            return OptionWords(say("option-pay-inspiration", shares=parts))
    name = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(option).__name__).lstrip("-")
    finishes = isinstance(option, o.Pass) or (isinstance(option, o.ChooseNothing) and decision.kind == "use_inventory")
    if decision.kind == "out_of_turn":
        return OptionWords(say(f"option-window-{name}"), main=isinstance(option, o.WaitForChange))
    return OptionWords(say(f"option-{name}"), main=finishes or isinstance(option, o.Agree))

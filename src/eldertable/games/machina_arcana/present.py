"""Words and pointers for decisions and options of Machina Arcana."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.decision import Decision
from ...kernel.game import OptionWords, Question
from ...kernel.text import Text, text
from . import options as o
from .board import KINDS
from .campaign import brings, offered
from .card_text import choice_text
from .cards import CARDS
from .state import ArcanaState
from .things import board_of, explorer_of, the_explorer
from .turns import ACTION_OF_CELL, price_of

RULES = {
    "choose_explorer": "MA-SETUP-11", "next_turn": "MA-EPHASE-04", "act": "MA-EPHASE-10", "out_of_turn": "MA-ABILITY-12",
    "steer": "MA-UNPRED-03", "choose_target": "MA-RANGE-04", "inspire": "MA-INSP-07", "pay_inspiration": "MA-SUPPORT-01",
    "support": "MA-SUPPORT-06", "inspiration_for_health": "MA-INSP-05", "choose_gained": "MA-GAIN-02",
    "use_inventory": "MA-ITEMFX-12", "choose_nearest": "MA-AINEAR-08", "choose_monster_step": "MA-AIMOVE-05",
    "choose_roller": "MA-LAIR-09", "choose_lair": "MA-SPAWN-06",
    "choose_entry": "MA-CHAPTER-06", "choose_exit": "MA-CHAPTER-08",
    "event_cell_event": "MA-EVENTCELL-01", "choose_item_deck": "MA-GAIN-01", "put_card": "MA-GAIN-02",
    "equip_gained": "MA-GAIN-04", "keep_or_give": "MA-GAIN-03", "exchange_give": "MA-ITEMFX-08",
    "keep_card": "MA-CAMP-02",
}  # fmt: skip


def say(id: str, **args: str | int | float | Text | tuple[Text, ...]) -> Text:
    return text(f"machina_arcana-{id}", **args)


def name_of(card: str) -> Text:
    """The name of a card; barrels and cells have names by kind."""
    if "@" in card:
        return say(f"thing-{card.partition('@')[0].replace('_', '-')}")
    if card in KINDS:
        return say(f"kind-{card.replace('_', '-')}")
    return Text(f"machina_arcana-{card}") if card else say("nobody")


def cell_name(state: ArcanaState, cell: int) -> Text:
    """A cell by its kind and its place on the fragment, as on the rim."""
    row, column = divmod(cell % 100, 10)
    kind = board_of(state).kinds[cell]
    return say("cell", kind=say(f"kind-{kind.replace('_', '-')}"), column="ABCDEFGHJK"[column], row=row + 1)


def thing_name(state: ArcanaState, ref: str) -> Text:
    if ref.startswith("cell@"):
        return cell_name(state, int(ref[5:]))
    return name_of(ref)


def question(state: ArcanaState, decision: Decision) -> Question:
    who = decision.args.get("who", "")
    asked = say(f"ask-{decision.kind.replace('_', '-')}", who=name_of(who))
    return Question(asked, _facts(state, decision), RULES.get(decision.kind))


def _facts(state: ArcanaState, decision: Decision) -> Text | None:
    """What must be known to answer: means, who else is concerned, what lies open."""
    args = decision.args
    match decision.kind:
        case "act":
            explorer = the_explorer(state, args["who"])
            return say("facts-act", stamina=explorer.stamina, inspiration=explorer.inspiration)
        case "choose_explorer" | "next_turn":
            return say(f"facts-{decision.kind.replace('_', '-')}")
        case "steer":
            return say("facts-steer", stamina=state.stamina_left)
        case "inspire":
            dice = ", ".join(str(face) for face in args["dice"])
            return say("facts-inspire", dice=dice, result=args["result"], against=_against(args))
        case "pay_inspiration":
            return say("facts-pay-inspiration", n=args["n"], **_purpose(args))
        case "support":
            return say("facts-support", payer=name_of(args["payer"]), n=args["n"], **_purpose(args))
        case "exchange_give":
            return say("facts-exchange-give", to=name_of(args["to"]))
        case "workbench_give":
            return say("facts-workbench-give", cards=tuple(name_of(card) for card in args["open"]))
        case "workbench_take":
            return say("facts-workbench-take", give=name_of(args["give"]))
        case "choose_item_deck" if args["planned"]:
            decks = tuple(say(f"deck-{deck.replace('_', '-')}") for deck in args["planned"])
            return say("facts-item-deck", decks=decks)
        case "keep_card":
            return say("facts-keep-card", preparedness=args["preparedness"])
    return say("facts-card", card=name_of(args["card"]), ability=args.get("ability", 0)) if "card" in args else None


def _against(args: Mapping[str, Any]) -> tuple[Text, ...]:
    return tuple(say("log-against", who=name_of(ref), limit=limit) for ref, limit in args["against"])


def _purpose(args: Mapping[str, Any]) -> dict[str, Text]:
    """What inspiration is paid for; the card, where there is one, lies beside the question."""
    match args["purpose"]:
        case "roll":
            return {"purpose": say("purpose-roll", before=args["result"], after=args["after"], against=_against(args))}
        case "action":
            return {"purpose": say("purpose-action", action=args["action"])}
        case "health":
            return {"purpose": say("purpose-health")}
    card = name_of(args["card"])
    return {"purpose": say(f"purpose-{args['purpose']}", card=card), "card": card}


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
        case o.UseAbility(card=card, ability=ability):
            return OptionWords(say("option-use", card=name_of(card)), None, ("ability", f"{card}/{ability}"))
        case o.ChooseThing(ref=ref):
            kind = "cell" if ref.startswith("cell@") else "door" if ref.startswith("door@") else "creature"
            return OptionWords(thing_name(state, ref), target=(kind, ref.removeprefix("cell@")))
        case o.ChooseExplorer(explorer=explorer):
            kept = offered(state, explorer)
            return OptionWords(name_of(explorer), None if kept is None else brings(kept), ("creature", explorer))
        case o.TakeTurn(explorer=explorer):
            return OptionWords(name_of(explorer), target=("creature", explorer))
        case o.UseInventory(explorer=explorer):
            return OptionWords(say("option-use-inventory", who=name_of(explorer)), _price(state, who, "use_inventory"))
        case o.Exchange(explorer=explorer):
            return OptionWords(say("option-exchange", who=name_of(explorer)), _price(state, who, "exchange"))
        case o.LeaveBoard():
            return OptionWords(say("option-leave-board"), _price(state, who, "leave_board"))
    return _card_words(decision, option)


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

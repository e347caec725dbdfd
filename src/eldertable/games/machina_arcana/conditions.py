"""Conditions and numbers of the vocabulary (sections 5 and 10), evaluated on the table as it is."""

from __future__ import annotations

import operator
from collections.abc import Callable

from . import selecting, values
from .cards import CHAPTERS, EXPLORERS, ITEMS
from .context import Context
from .in_play import current_event
from .state import MOST, OFF_BOARD, ArcanaState
from .things import board_of, cell_of, explorer_of, explorers_on_board, living
from .tiles import face
from .vocabulary import Comparison, Condition, Number, Scope, Selector

PRINTED_ACTION_CELLS = frozenset({"trap_lever", "recharge_station", "workbench", "chest", "event_cell", "chapter_cell"})


def number(state: ArcanaState, context: Context, wanted: Number) -> int:
    """A number of a card. `any` and `all` have no value of their own: the effect that uses them asks or takes what there is."""
    base = _base(state, context, wanted)
    if wanted.most is not None:
        base = min(base, wanted.most)
    total = base * wanted.times + wanted.plus
    return (total + 1) // 2 if wanted.half_up else total


def _base(state: ArcanaState, context: Context, wanted: Number) -> int:
    match wanted.source:
        case "fixed":
            return wanted.value
        case "count":
            selector = Selector("each", wanted.kind, wanted.scope, wanted.condition)
            return len(selecting.candidates(state, context, selector))
        case "stat":
            of = selecting.named_one(state, context, wanted.of)
            if not of:
                return 0
            if wanted.name in ("defence", "will"):
                return values.stat(state, of, wanted.name)
            return values.current(state, of, wanted.name)
        case "markers":
            return sum(1 for lasting in state.lasting if lasting.card == context.card)
        case "progress":
            return state.progress.get(context.card, 0)
        case "spent":
            return context.spent.get(wanted.name, 0)
        case "explorers":
            return state.began_finale if wanted.name == "began_finale" else len(living(state))
    return MOST


def compares(state: ArcanaState, context: Context, value: int, compare: Comparison | None, most: int = MOST) -> bool:
    if compare is None:
        return value > 0
    checks: tuple[tuple[Number | str | None, Callable[[int, int], bool]], ...] = (
        (compare.at_least, operator.ge),
        (compare.at_most, operator.le),
        (compare.equals, operator.eq),
    )
    for asked, agrees in checks:
        if asked is not None:
            limit = most if isinstance(asked, str) else number(state, context, asked)
            if not agrees(value, limit):
                return False
    return True


def holds(state: ArcanaState, context: Context, condition: Condition) -> bool:
    match condition.word:
        case "all":
            return all(holds(state, context, part) for part in condition.parts)
        case "any":
            return any(holds(state, context, part) for part in condition.parts)
        case "not":
            return not holds(state, context, condition.parts[0])
        case "adjacent_to" | "on_cell" | "is" | "wounded" | "distance" | "count" | "together":
            return _about_place(state, context, condition)
        case "health" | "inspiration" | "stamina" | "defence" | "will":
            return _about_stat(state, context, condition)
        case "has" | "is_part" | "equipped" | "class":
            return _about_items(state, context, condition)
        case "dealt_damage" | "killed" | "missed" | "excess" | "dice_show" | "magic":
            return _about_attack(state, context, condition)
    return _about_game(state, context, condition)


def _of(state: ArcanaState, context: Context, condition: Condition) -> str:
    return selecting.named_one(state, context, condition.args.get("of"))


def _about_place(state: ArcanaState, context: Context, condition: Condition) -> bool:
    args, of = condition.args, _of(state, context, condition)
    match condition.word:
        case "adjacent_to":
            return compares(state, context, selecting.count_adjacent(state, context, of, args["kind"]), condition.compare)
        case "on_cell":
            cell = cell_of(state, of) if of else OFF_BOARD
            return cell != OFF_BOARD and selecting.cell_is(state, cell, args["kind"])
        case "is":
            return _is(state, context, condition, of)
        case "wounded":
            return bool(of) and values.is_wounded(state, of)
        case "distance":
            here, there = cell_of(state, context.user), cell_of(state, of)
            apart = board_of(state).distance(here, there) if OFF_BOARD not in (here, there) else MOST
            return compares(state, context, apart, condition.compare)
        case "count":
            selector = Selector("each", args["kind"], args.get("in") or Scope(), args.get("if"))
            return compares(state, context, len(selecting.candidates(state, context, selector)), condition.compare)
    on_board = explorers_on_board(state)
    if args["where"] == "board":
        return len(on_board) == len(living(state))
    return len({explorer.cell // 100 for explorer in on_board}) <= 1


def _is(state: ArcanaState, context: Context, condition: Condition, of: str) -> bool:
    args = condition.args
    if not of:
        return False
    if "kind" in args and not _is_of_kind(state, context, of, args["kind"]):
        return False
    if "keyword" in args and not values.has_keyword(state, of, args["keyword"]):
        return False
    if "same_as" in args and of != selecting.named_one(state, context, args["same_as"]):
        return False
    if "card" in args and of != args["card"]:
        return False
    return "level" not in args or compares(state, context, selecting.level_of(of), args["level"])


def _is_of_kind(state: ArcanaState, context: Context, ref: str, kind: str) -> bool:
    """Of a destroyed cell is asked what it was: cards that restore cells name their kind."""
    cell = cell_of(state, ref) if ref.startswith("cell@") else OFF_BOARD
    if cell == OFF_BOARD or kind == "destroyed_cell" or not selecting.cell_is(state, cell, "destroyed_cell"):
        return selecting.is_kind(state, context, ref, kind)
    place = board_of(state).places[cell // 100]
    assert place is not None
    printed = face(place[0], place[1]).kinds[cell % 100]
    return printed == kind or (kind == "action_cell" and printed in PRINTED_ACTION_CELLS)


def _about_stat(state: ArcanaState, context: Context, condition: Condition) -> bool:
    of = _of(state, context, condition)
    if not of:
        return False
    if condition.word in ("defence", "will"):
        value = values.stat(state, of, condition.word)
    else:
        value = values.current(state, of, condition.word)
    return compares(state, context, value, condition.compare, values.stat(state, of, condition.word))


def _about_items(state: ArcanaState, context: Context, condition: Condition) -> bool:
    args = condition.args
    explorer = explorer_of(state, context.owner)
    match condition.word:
        case "class":
            return explorer is not None and EXPLORERS[explorer.card].class_ in args["classes"]
        case "is_part":
            mine = selecting.equipped_as(state, context.owner, context.card)
            return mine is not None and mine.part == args["part"]
        case "has":
            return compares(state, context, _parts(state, context, condition), condition.compare)
    if explorer is None:
        return False
    found = 0
    for equipped in explorer.equipped:
        card = ITEMS[equipped.item]
        fits = (
            ("type" not in args or card.type == args["type"])
            and ("slot" not in args or card.slot == args["slot"])
            and ("hands" not in args or str(card.hands) == args["hands"])
            and ("reach" not in args or args["reach"] in selecting.reaches(card.id))
        )
        found += fits
    return compares(state, context, found, condition.compare)


def _parts(state: ArcanaState, context: Context, condition: Condition) -> int:
    """Upgrades, extensions, markers or progress tokens on this card, its host or its chain."""
    part = condition.args["part"]
    wanted = condition.args.get("of")
    card = context.card
    mine = selecting.equipped_as(state, context.owner, card)
    if wanted is not None and wanted.name == "host":
        card = mine.on if mine is not None else ""
    cards = selecting.chain_of(state, context.owner, card) if wanted is not None and wanted.name == "chain" else [card]
    if part == "marker":
        return sum(1 for lasting in state.lasting if lasting.card in cards)
    if part == "progress":
        return sum(state.progress.get(one, 0) for one in cards)
    explorer = explorer_of(state, context.owner)
    if explorer is None:
        return 0
    return sum(1 for equipped in explorer.equipped if equipped.on in cards and equipped.part == part)


def _about_attack(state: ArcanaState, context: Context, condition: Condition) -> bool:
    attack = context.attack
    if attack is None:
        return False
    match condition.word:
        case "dealt_damage":
            return bool(attack.dealt)
        case "killed":
            return bool(attack.killed)
        case "missed":
            return not attack.dealt
        case "magic":
            return attack.magic
        case "excess":
            return compares(state, context, attack.excess, condition.compare)
    face = condition.args["face"]
    shown = sum(1 for _, value in attack.dice if value == (0 if face == "blank" else int(face)))
    return compares(state, context, shown, condition.compare)


def _about_game(state: ArcanaState, context: Context, condition: Condition) -> bool:
    args = condition.args
    match condition.word:
        case "phase":
            return bool(state.phase == args["name"])
        case "own_turn":
            return state.acting == context.owner
        case "closed_chapter":
            return CHAPTERS[state.chapter].closed
        case "current_event":
            return bool(current_event(state, args["deck"])) == bool(args.get("exists", True))
        case "lair_value":
            return compares(state, context, state.lair, condition.compare)
        case "horror_value":
            return compares(state, context, state.horror, condition.compare)
        case "danger":
            return compares(state, context, state.danger, condition.compare)
        case "monster_level":
            return compares(state, context, state.monster_level, condition.compare)
        case "set_aside":
            return compares(state, context, state.set_aside, condition.compare)
    raise AssertionError(f"condition {condition.word!r} is not evaluated")

"""What an ability other than an attack is worth now, by the words of its effects."""

from __future__ import annotations

from typing import Any

from . import selecting, values
from .cards import ITEMS
from .context import Context
from .heuristics_goals import asks, is_open
from .heuristics_threat import foes
from .state import ArcanaState, Explorer
from .targets import legal_targets
from .things import board_of, explorer_of, explorers_on_board, is_explorer, occupants
from .vocabulary import Ability, Effect

STORY = ("next_chapter", "go_to_finale", "place_exit")
HEAL, INSPIRE, STAMINA, DANGER, ITEM, EVENT, LIGHT = 9.0, 5.0, 1.0, 3.0, 9.0, 5.0, 10.0
INSPIRATION_PRICE, HEALTH_PRICE, CARD_PRICE, SINGLE_PRICE = 4.0, 8.0, 2.5, 1.0
SHIELD = 0.35
TRAPPED, SINGED = 6.0, -12.0  # a monster or an explorer whom a trap or a barrel may hurt
REFRESHED = 1.6  # each stamina that a single-use item restores
STRONGER, WITHIN = 3.0, 3  # attacks that are better for a round
GRAVER = 0.25  # a step of danger counts for more with each monster level
LITTLE = 2  # stamina that is not worth restoring
FIXED = {
    "gain_item": ITEM, "use_workbench": ITEM, "take_item": ITEM, "banish": 9.0, "control_monster": 9.0, "seal_lair": 8.0,
    "move": 1.0, "recharge": 1.0, "add_progress": 3.0, "restore_cell": 5.0,
}  # fmt: skip
FLOW = {"if": 0.6, "roll": 0.6, "pay": 0.6, "each": 0.6, "progress": 0.3}


def all_effects(effects: tuple[Effect, ...]) -> list[Effect]:
    found = []
    for effect in effects:
        found += [effect, *all_effects(effect.then), *all_effects(effect.otherwise)]
        for one in effect.choices:
            found += all_effects(one)
    return found


def is_single(card: str) -> bool:
    return card in ITEMS and ITEMS[card].type == "single_use"


def advances(ability: Ability) -> bool:
    """Does it move the story on?"""
    return any(effect.word in STORY for effect in all_effects(ability.do))


def ability_worth(state: ArcanaState, context: Context, explorer: Explorer, risk: float) -> float:
    """The sum of its effects less its price; stamina is counted by whoever plans the turn."""
    ability = context.ability
    assert ability is not None
    assert ability.cost is not None
    gain = sum(_effect_worth(state, context, explorer, effect, risk) for effect in ability.do)
    cost = ability.cost
    inspiration = cost.inspiration.value if cost.inspiration is not None else 0
    price = INSPIRATION_PRICE * inspiration + HEALTH_PRICE * cost.health + DANGER * cost.increase_danger
    if cost.discard_this:
        price += SINGLE_PRICE if is_single(context.card) else 3 * CARD_PRICE
    if cost.discard_item is not None:
        price += 2 * CARD_PRICE
    if not (price or cost.stamina or cost.return_marker or cost.return_progress or cost.destroy_cell):
        return min(0.0, gain)  # what costs nothing could be used for ever
    return gain - price


def _effect_worth(state: ArcanaState, context: Context, explorer: Explorer, effect: Effect, risk: float) -> float:
    if effect.word in FIXED:
        return FIXED[effect.word]
    if effect.word in FLOW:
        return FLOW[effect.word] * sum(_effect_worth(state, context, explorer, one, risk) for one in effect.then)
    match effect.word:
        case "choose":
            lists = [[_effect_worth(state, context, explorer, e, risk) for e in one] for one in effect.choices]
            return max((sum(one) for one in lists), default=0.0)
        case "attack":
            there = {foe.ref for foe in foes(state)}
            return 4.0 * sum(1 for ref in _whom(state, context, effect) if ref in there)
        case "lose_health":
            return _harm(state, context, effect)
        case "lasting":
            return _lasting_worth(state, explorer, effect, risk)
        case "push" | "teleport" | "swap_places":
            return SHIELD * risk - 0.5
        case "close_door":
            return SHIELD * risk if _whom(state, context, effect) else 0.0
        case "pull":
            return _pull_worth(state, context, explorer)
        case "traps_trigger" | "explode_barrel":
            return _burst_worth(state, explorer.cell // 100, effect.word)
        case "restore_health" | "gain_inspiration" | "restore_stamina":
            return _gain_worth(state, context, explorer, effect)
    return _story_worth(state, explorer, effect)


def _gain_worth(state: ArcanaState, context: Context, explorer: Explorer, effect: Effect) -> float:
    """Health, inspiration or stamina, as far as there is room for it."""
    n = getattr(effect.args.get("n"), "value", 1) or 1
    if effect.word == "restore_health":
        missing = [min(n, _missing(state, ref)) for ref in _whom(state, context, effect)]
        return HEAL * (sum(missing) if _all(effect) else max(missing, default=0))
    if effect.word == "gain_inspiration":
        return INSPIRE * min(n, values.stat(state, explorer.card, "inspiration") - explorer.inspiration)
    room = values.stat(state, explorer.card, "stamina") - explorer.stamina
    worth = REFRESHED if is_single(context.card) else STAMINA  # what can be done again and again is worth less
    return worth * min(n if n > 1 else 9, room) if room >= LITTLE else 0.0


def _story_worth(state: ArcanaState, explorer: Explorer, effect: Effect) -> float:
    """Danger, events, light and monsters to come."""
    n = getattr(effect.args.get("n"), "value", 1) or 1
    match effect.word:
        case "reduce_danger":
            return DANGER * (1.0 + GRAVER * (state.monster_level - 1)) * min(n, state.danger)
        case "increase_danger":
            return -DANGER * n
        case "launch_event":
            return EVENT if effect.args.get("deck") == "explorer" else -2 * EVENT
        case "light_chapter_cell":
            unlit = board_of(state).of_kind("unlit_chapter_cell", explorer.cell // 100)
            return LIGHT if unlit and is_open(state) else 0.0
        case "monster_appears":
            return 12.0 if asks(state, "kill") and not foes(state) else -14.0
    return 0.0


def _lasting_worth(state: ArcanaState, explorer: Explorer, effect: Effect, risk: float) -> float:
    """What holds for a round: protection is worth the danger it takes away."""
    total = 0.0
    for modifier in effect.gives:
        amount = modifier.value if isinstance(modifier.value, int) and not isinstance(modifier.value, bool) else 1
        match modifier.word:
            case "keyword" if modifier.value == "incorporeal":
                total += 0.7 * risk
            case "cannot":
                total += 0.5 * risk
            case "defence" | "will" if amount > 0:
                total += 0.2 * risk * amount
            case "attack_roll" | "max_stamina" if amount < 0:
                total += 0.15 * risk
            case "counts_as":
                total += 0.15 * risk
            case "attack_roll" | "attack_dice" if _at_hand(state, explorer):
                total += STRONGER
    return total


def _at_hand(state: ArcanaState, explorer: Explorer) -> bool:
    """Is there something to attack in this turn?"""
    there = [foe.cell for foe in foes(state)] + [creature.cell for creature in state.cell_creatures]
    return explorer.cell >= 0 and any(board_of(state).distance(explorer.cell, cell) <= WITHIN for cell in there)


def _pull_worth(state: ArcanaState, context: Context, explorer: Explorer) -> float:
    """A monster that stands away may be drawn to where one's weapon reaches it."""
    ability = context.ability
    if ability is None or not ability.targets or not explorer.equipped or explorer.cell < 0:
        return 0.0
    near = board_of(state).neighbours[explorer.cell]
    there = {foe.ref for foe in foes(state) if foe.cell not in near}
    return STRONGER if there & set(legal_targets(state, context, ability, ability.targets[0])) else 0.0


def _burst_worth(state: ArcanaState, place: int, word: str) -> float:
    """Traps or barrels of a fragment that burst: who would be hurt?"""
    board, total = board_of(state), 0.0
    kind = "trap_cell" if word == "traps_trigger" else "barrel"
    for cell, ref in occupants(state).items():
        near = (cell,) if kind == "trap_cell" else board.neighbours[cell]
        if cell // 100 == place and any(board.kinds[one] == kind for one in near):
            total += SINGED if is_explorer(ref) else TRAPPED
    return total


def _whom(state: ArcanaState, context: Context, effect: Effect) -> list[str]:
    at = effect.args.get("at")
    if at is None:
        if context.ability is not None and context.ability.targets:
            return [
                e.card for e in explorers_on_board(state) if board_of(state).distance(e.cell, _cell(state, context)) <= 3
            ]
        return [context.user]
    return selecting.candidates(state, context, at) if at.mode not in ("target", "target2", "it") else [context.user]


def _cell(state: ArcanaState, context: Context) -> int:
    user = explorer_of(state, context.user)
    return user.cell if user is not None else 0


def _all(effect: Effect) -> bool:
    at: Any = effect.args.get("at")
    return at is not None and at.mode == "each"


def _missing(state: ArcanaState, ref: str) -> int:
    if explorer_of(state, ref) is None:
        return 0
    return values.stat(state, ref, "health") - values.current(state, ref, "health")


def _harm(state: ArcanaState, context: Context, effect: Effect) -> float:
    """Losses on both sides."""
    total = 0.0
    foes_there = {foe.ref: foe for foe in foes(state)}
    for ref in _whom(state, context, effect):
        if ref in foes_there:
            total += 12.0 if foes_there[ref].health == 1 else 5.0
        elif explorer_of(state, ref) is not None:
            total -= 8.0
    return total

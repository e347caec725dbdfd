"""Answers to the questions in between: whom to hit, what to pay, where to stand, what to keep."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from ...kernel.decision import Decision
from . import options as o
from . import values
from .abilities import owner_of
from .cards import CARDS, CHAPTERS
from .context import Context
from .heuristics_abilities import ability_worth, advances, all_effects
from .heuristics_goals import pull
from .heuristics_items import deck_worth, equip_scores, item_worth, rating
from .heuristics_maps import steps_from
from .heuristics_plan import prey_of
from .heuristics_threat import foes, hits_at, life, loss
from .odds import chance_of, strike_of
from .state import ArcanaState
from .things import (
    attackable_on,
    board_of,
    cell_of,
    explorer_of,
    explorers_on_board,
    is_explorer,
    is_monster,
    occupants,
    the_explorer,
)
from .turns import price_of

Scored = list[tuple[Any, float]]
LISTED = {
    "lose_health": 0.0, "stow_item": -3.0, "discard_item": -6.0, "lose_inspiration": -4.0, "lose_stamina": -0.7,
    "restore_health": 8.0, "gain_inspiration": 4.0, "restore_stamina": 1.0, "increase_danger": -3.0, "reduce_danger": 3.0,
    "attack": 5.0, "pull": -0.5,
}  # fmt: skip


def answers(state: ArcanaState, decision: Decision) -> Scored:
    """Every option of a question with its worth."""
    who = decision.args.get("who", "")
    match decision.kind:
        case "choose_target" | "choose_creature" | "choose_evader" | "choose_monster":
            return _each(decision, lambda option: _target(state, decision, who, option))
        case "choose_nearest":
            return _each(decision, lambda option: _victim(state, option))
        case "use_inventory" | "equip_item":
            return equip_scores(state, who, decision.options)
        case "choose_gained" | "workbench_take":
            return _each(decision, lambda option: item_worth(state, who, option.card))
        case "choose_item_deck":
            planned = decision.args.get("planned", ())
            return _each(decision, lambda option: deck_worth(state, who, option.deck) - 2.0 * planned.count(option.deck))
        case "choose_step" | "choose_landing" | "choose_entry" | "choose_cell":
            return _each(decision, lambda option: _standing(state, who, option))
        case "choose_exit":
            return _each(decision, lambda option: -_together_to(state, cell_of(state, option.ref)))
        case "choose_lair" | "choose_monster_step":
            return _each(decision, lambda option: _away_from_all(state, cell_of(state, option.ref)))
        case "choose_stow" | "choose_discard":
            return _each(decision, lambda option: -_card_worth(state, option))
        case "pay_inspiration":
            return _each(decision, lambda option: _share(state, option))
        case "next_turn":
            return _each(decision, lambda option: -float(the_explorer(state, option.explorer).inspiration))
        case "out_of_turn":
            return _each(decision, lambda option: _out_of_turn(state, who, option))
        case "choose_explorer" | "pick_explorer":
            return _each(decision, lambda option: _explorer(state, option))
        case "choose_list":
            return _each(decision, lambda option: _list(state, decision, option))
    return _each(decision, lambda option: _plain(state, decision, who, option))


def _explorer(state: ArcanaState, option: Any) -> float:
    """At the start any will do: let it be another one in every game. Later whoever needs something most."""
    if isinstance(option, o.ChooseExplorer):
        return blake2b(option.explorer.encode(), key=state.key, digest_size=2).digest()[0] / 256
    explorer = explorer_of(state, getattr(option, "ref", ""))
    return -life(explorer) if explorer is not None else -99.0


def _converted(state: ArcanaState, who: str, n: int) -> float:
    """Inspiration can be lost in place of health, and is good for more: as much as there is room for, but not to death's door."""
    room = values.stat(state, who, "inspiration") - values.current(state, who, "inspiration")
    return float(n) if n <= room and values.current(state, who, "health") - n > 1 else -float(n)


def _each(decision: Decision, worth: Any) -> Scored:
    return [(option, worth(option)) for option in decision.options]


def _target(state: ArcanaState, decision: Decision, who: str, option: Any) -> float:
    if not isinstance(option, o.ChooseThing):
        return 0.0
    ref = option.ref
    if ref.startswith("door@"):
        return 0.1
    card = decision.args.get("card", "")
    ability = CARDS[card].abilities[decision.args["ability"]] if card and "ability" in decision.args else None
    strike = strike_of(ability) if ability is not None else None
    if ref.startswith("cell@"):
        return _blast(state, int(ref[5:])) if strike is not None else 0.1
    if ref.startswith("barrel@"):
        barrel = next((one for one in prey_of(state, who) if one.ref == ref), None)
        return 0.85 * barrel.worth if barrel is not None else -3.0
    friendly = is_explorer(ref) == is_explorer(who)
    if ability is not None and strike is None and _kind(ability):
        return (2.0 + values.stat(state, ref, "health") - values.current(state, ref, "health")) * (1 if friendly else -1)
    if friendly:
        return -5.0
    if is_explorer(ref):
        return 20.0 - life(the_explorer(state, ref)) + 5.0 * _chance(state, who, card, ability, ref)
    chance = _chance(state, who, card, ability, ref) if strike is not None else 0.5
    prey = next((one for one in prey_of(state, who) if one.ref == ref), None) if is_explorer(who) else None
    worth = prey.worth / prey.health if prey is not None else 5.0
    return chance * (worth + 4.0)


def _chance(state: ArcanaState, who: str, card: str, ability: Any, ref: str) -> float:
    strike = strike_of(ability) if ability is not None else None
    if strike is None:
        return 0.5
    return chance_of(state, Context(who, card, owner_of(state, who, card), ability=ability), strike, ref)


def _kind(ability: Any) -> bool:
    """Something one does to friends."""
    good = ("restore_health", "gain_inspiration", "restore_stamina")
    if any(effect.word in good for effect in ability.do):
        return True
    gives = [modifier for effect in ability.do for modifier in effect.gives]
    return any(
        m.word in ("defence", "will", "attack_roll") and isinstance(m.value, int) and m.value > 0 for m in gives
    ) or any(m.word == "keyword" and m.value == "incorporeal" for m in gives)


def _blast(state: ArcanaState, cell: int) -> float:
    """Who stands where something will burst."""
    board, taken = board_of(state), occupants(state)
    total = 0.0
    for near in (cell, *board.neighbours[cell]):
        ref = taken.get(near) or attackable_on(state, near)
        if not ref:
            continue
        total += -9.0 if is_explorer(ref) else 4.0 if is_monster(ref) else 0.0
    return total


def _victim(state: ArcanaState, option: Any) -> float:
    """Whom a monster goes for if the players may choose: whoever stands it best."""
    explorer = explorer_of(state, getattr(option, "ref", ""))
    if explorer is None:
        return 0.0
    return life(explorer) + values.stat(state, explorer.card, "defence")


def _standing(state: ArcanaState, who: str, option: Any) -> float:
    """To end up on a cell: for explorers what it leads to and what may happen there; for monsters away from explorers."""
    explorer = explorer_of(state, who)
    if explorer is None:
        return _away_from_all(state, cell_of(state, option.ref)) if isinstance(option, o.ChooseThing) else 0.0
    cell = cell_of(state, option.ref) if isinstance(option, o.ChooseThing) else explorer.cell
    if cell < 0:
        return 0.0
    return pull(state, explorer).get(cell, 0.0) - loss(life(explorer), hits_at(state, explorer, cell))


def _together_to(state: ArcanaState, cell: int) -> float:
    """How far everyone is from a cell."""
    steps = steps_from(board_of(state), cell)
    return sum(steps.get(e.cell, 60) for e in explorers_on_board(state))


def _away_from_all(state: ArcanaState, cell: int) -> float:
    steps = steps_from(board_of(state), cell)
    return float(min([steps.get(e.cell, 40) for e in explorers_on_board(state)], default=0))


def _card_worth(state: ArcanaState, option: Any) -> float:
    card = getattr(option, "card", "")
    return rating(card, state.monster_level) if card in CARDS and hasattr(CARDS[card], "slot") else 99.0


def _share(state: ArcanaState, option: Any) -> float:
    """Who pays: whoever has most life left after it."""
    return -sum(loss(life(the_explorer(state, ref)), 0.9 * n) for ref, n in option.shares)


def _out_of_turn(state: ArcanaState, who: str, option: Any) -> float:
    if isinstance(option, o.UseAbility):
        ability = CARDS[option.card].abilities[option.ability]
        if advances(ability) or strike_of(ability) is not None:
            return 1.0 if strike_of(ability) is not None and foes(state) else -1.0
        explorer = the_explorer(state, who)
        context = Context(who, option.card, owner_of(state, who, option.card), ability=ability)
        risk = loss(life(explorer), hits_at(state, explorer, explorer.cell)) if state.phase != "explorers" else 0.0
        return ability_worth(state, context, explorer, risk)
    return 0.0 if isinstance(option, o.Decline) else 0.1


def _list(state: ArcanaState, decision: Decision, option: Any) -> float:
    """One of several lists on a card: the one that costs least or brings most."""
    who = explorer_of(state, decision.args.get("who", ""))
    lists = next((e.choices for a in CARDS[decision.args["card"]].abilities for e in all_effects(a.do) if e.choices), ())
    if who is None or option.number >= len(lists):
        return 0.0
    total = 0.0
    for effect in lists[option.number]:
        n = getattr(effect.args.get("n"), "value", 1) or 1
        total += LISTED.get(effect.word, 0.5) * n
        if effect.word in ("stow_item", "discard_item"):
            total = max(total, -2.0 * len(who.equipped))
        if effect.word == "restore_health" and not values.is_wounded(state, who.card):
            total -= 8.0 * n
        if effect.word == "lose_health":
            total -= loss(life(who), float(n))
    return float(total) - 0.01 * float(option.number)


def _plain(state: ArcanaState, decision: Decision, who: str, option: Any) -> float:
    kind = decision.kind
    if kind == "inspiration_for_health":
        return _rather_inspiration(state, who, option)
    if kind == "inspire":
        return _inspire(state, who, option.n)
    if kind == "convert":
        return _converted(state, who, option.n)
    if kind in ("may_react", "equip_gained", "support", "event_cell_event", "may_do", "may_pay"):
        return 1.0 if isinstance(option, o.Agree) else 0.0
    if kind in ("workbench_give", "exchange_give", "recharge_exchange"):
        return 1.0 if isinstance(option, o.ChooseNothing) else 0.0
    if kind == "keep_or_give":
        return 1.0 if option.ref == who else 0.0
    if isinstance(option, o.PutCard):
        return 1.0 if option.where == "discard" else 0.0
    if isinstance(option, o.KeepAll):
        return 1.0
    return 0.0 if isinstance(option, o.ChooseNothing | o.Decline) else 0.1


def _rather_inspiration(state: ArcanaState, who: str, option: Any) -> float:
    """Health does not come back, but inspiration opens chapter cells."""
    explorer = the_explorer(state, who)
    need = 0 if CHAPTERS[state.chapter].closed else price_of(state, who, "chapter_cell_unlit")[1]
    spare = explorer.inspiration > need or explorer.health <= 3
    return 1.0 if isinstance(option, o.Agree) == spare else 0.0


def _inspire(state: ArcanaState, who: str, n: int) -> float:
    """A hit is worth a little inspiration, but not the last of it."""
    explorer = explorer_of(state, who)
    if n == 0 or explorer is None:
        return 0.0
    if state.cell_creatures:
        return 2.5 - n
    return 1.5 - n + (0.3 if explorer.inspiration > n + 1 else -0.6)

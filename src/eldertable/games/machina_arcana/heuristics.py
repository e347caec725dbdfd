"""What a bot values in Machina Arcana: stay alive, arm yourself, kill what comes near, move the story on."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from ...kernel.decision import Decision
from ...kernel.heuristics import Heuristics, Turn
from ...kernel.text import Text, text
from . import options as o
from . import values
from .abilities import owner_of
from .board import RIM
from .cards import CARDS, CHAPTERS, EXPLORERS, ITEMS
from .context import Context
from .items import TYPE_OF_CLASS, can_be_main
from .motion import can_stand
from .odds import attack_of, chance_to_hit
from .state import MAX_FRAGMENTS, ArcanaState
from .still import still
from .story import exit_cells
from .targets import legal_targets
from .things import attackable_on, board_of, cell_creature_of, cell_of, is_explorer, is_monster, occupants, the_explorer
from .turns import PRICES

HIT, KILL, HEAL = 6.0, 5.0, 7.0
GOALS = {"chest": 7.0, "event_cell": 5.0, "workbench": 4.0, "recharge_station": 2.5, "trap_lever": 0.5}
ADVANCE, LEAVE, EXPLORE, SEAL, RITUAL = 16.0, 18.0, 4.0, 5.0, 12.0
LOW_HEALTH = 2


class ArcanaHeuristics(Heuristics[ArcanaState]):
    def turns(self, state: ArcanaState, decision: Decision, width: int) -> Sequence[Turn]:
        with still(state):
            scored = [Turn((option,), score) for option, score in scores(state, decision)]
        return sorted(scored, key=lambda turn: -turn.score)[: max(1, width)]

    def value(self, state: ArcanaState, seat: int) -> float:
        return position_value(state)

    def settled(self, state: ArcanaState, since: ArcanaState, seat: int) -> bool:
        """A turn is over when the monsters have had theirs."""
        return state.outcome is not None or state.round > since.round

    def reason(self, state: ArcanaState, decision: Decision, option: Any) -> Text:
        return text(f"machina_arcana-why-{why(state, decision, option)}")


def position_value(state: ArcanaState) -> float:
    """All explorers together: health, means, and how far the story has come."""
    if state.outcome is not None:
        return 300.0 if state.outcome.kind == "won" else -200.0
    total = 20.0 * (CHAPTERS[state.chapter].number if state.chapter else 0) + (120.0 if state.finale else 0.0)
    for explorer in state.explorers:
        if not explorer.alive:
            total -= 60.0
            continue
        total += 8.0 * min(explorer.health, 4) + 1.5 * explorer.inspiration
        total += sum(2.0 * ITEMS[e.item].level for e in explorer.equipped) + len(explorer.inventory)
        total += 4.0 if explorer.left else 0.0
    for monster in state.monsters:
        total -= 3.0 * values.current(state, monster.card, "health")
    total += 8.0 * (5 - sum(1 for _ in state.cell_creatures)) if state.finale else 0.0
    return total - 2.0 * state.danger - 12.0 * (state.monster_level - 1)


def scores(state: ArcanaState, decision: Decision) -> list[tuple[Any, float]]:
    match decision.kind:
        case "act":
            return _act(state, decision)
        case "steer":
            return _steer(state, decision)
        case "choose_target" | "choose_creature" | "choose_evader":
            return [(option, _target_value(state, decision, option)) for option in decision.options]
        case "use_inventory" | "equip_item":
            return [(option, _equip_value(option)) for option in decision.options]
        case "choose_gained":
            return [(option, _item_value(state, decision.args["who"], option.card)) for option in decision.options]
        case "choose_item_deck":
            return [(option, _deck_value(state, decision.args["who"], option.deck)) for option in decision.options]
    return [(option, _plain_value(state, decision, option)) for option in decision.options]


# --- an explorer's turn ------------------------------------------------------------------------------------------


def _act(state: ArcanaState, decision: Decision) -> list[tuple[Any, float]]:
    ref = decision.args["who"]
    towards = _step_values(state, ref)
    found = []
    for option in decision.options:
        match option:
            case o.UseAbility(card=card, ability=index):
                score = _ability_value(state, ref, card, index)
            case o.Activate(cell=_, as_kind=kind):
                score = _activation_value(state, ref, kind)
            case o.Move(cell=cell):
                score = towards.get(cell, -1.0) - _danger_at(state, cell)
            case o.LeaveBoard():
                score = LEAVE
            case o.SealLair():
                score = SEAL + (3.0 if state.danger > 5 else 0.0)
            case o.Explore():
                score = EXPLORE
            case o.UseInventory(explorer=other):
                score = 5.0 if other == ref and _could_equip(state, ref) else -2.0
            case o.CloseDoor():
                score = -0.5
            case o.Pass():
                score = 0.0
            case _:
                score = -1.0
        found.append((option, score))
    return found


def _ability_value(state: ArcanaState, ref: str, card: str, index: int) -> float:
    """What an ability would bring, for each stamina it costs."""
    ability = CARDS[card].abilities[index]
    context = Context(ref, card, owner_of(state, ref, card), ability=ability)
    cost = ability.cost
    assert cost is not None
    price = 1.0 + 0.15 * cost.stamina + 1.2 * cost.health + (2.0 if cost.discard_this else 0.0)
    if any(effect.word in ("next_chapter", "go_to_finale", "place_exit") for effect in _all_effects(ability.do)):
        return ADVANCE - 3.0 * cost.health if _healthy(state, ref) else 1.0
    if attack_of(ability) is not None:
        targets = legal_targets(state, context, ability, ability.targets[0]) if ability.targets else []
        things = [attackable_on(state, cell_of(state, thing)) if thing.startswith("cell@") else thing for thing in targets]
        foes = [thing for thing in things if _is_foe(state, thing)]
        return max([_attack_value(state, context, ability, thing) for thing in foes], default=-3.0) / price
    heals = any(effect.word == "restore_health" for effect in ability.do)
    if heals:
        return (
            HEAL / price
            if any(values.is_wounded(state, e.card) for e in state.explorers if e.alive and e.cell >= 0)
            else -2.0
        )
    return 0.5 / price - 0.6


def _all_effects(effects: tuple[Any, ...]) -> list[Any]:
    found = []
    for effect in effects:
        found += [effect, *_all_effects(effect.then), *_all_effects(effect.otherwise)]
    return found


def _is_foe(state: ArcanaState, ref: str) -> bool:
    return is_monster(ref) or cell_creature_of(state, ref) is not None


def _attack_value(state: ArcanaState, context: Context, ability: Any, ref: str) -> float:
    chance = chance_to_hit(state, context, ability, ref)
    kills = values.current(state, ref, "health") == 1
    close = 2.0 if "@" not in ref and _near_explorers(state, ref) else 0.0
    ritual = 6.0 if "@" in ref else 0.0
    return chance * (HIT + close + ritual + (KILL if kills else 0.0))


def _near_explorers(state: ArcanaState, ref: str) -> bool:
    board = board_of(state)
    here = cell_of(state, ref)
    return any(is_explorer(other) and board.distance(here, cell) <= 2 for cell, other in occupants(state).items())


def _activation_value(state: ArcanaState, ref: str, kind: str) -> float:
    if kind.endswith("chapter_cell"):
        opens = not CHAPTERS[state.chapter].closed and not exit_cells(state)
        return ADVANCE if opens else -5.0
    if kind == "recharge_station" and the_explorer(state, ref).stamina <= LOW_HEALTH:
        return 6.0
    return GOALS.get(kind, 0.0)


def _healthy(state: ArcanaState, ref: str) -> bool:
    explorer = the_explorer(state, ref)
    return explorer.health + explorer.inspiration > LOW_HEALTH


def _could_equip(state: ArcanaState, ref: str) -> bool:
    """Something in the inventory would fill an empty place."""
    explorer = the_explorer(state, ref)
    held = {ITEMS[e.item].type for e in explorer.equipped if e.part == "main"}
    return any(can_be_main(item) and ITEMS[item].type not in held for item in explorer.inventory)


def _danger_at(state: ArcanaState, cell: int) -> float:
    """Monsters that could reach this cell at once, and traps."""
    board = board_of(state)
    near = sum(1.0 for monster in state.monsters if monster.cell >= 0 and board.distance(monster.cell, cell) <= 1)
    return 0.8 * near + (0.3 if board.kinds[cell] == "trap_cell" else 0.0)


# --- going somewhere ---------------------------------------------------------------------------------------------


def _goals(state: ArcanaState, ref: str) -> dict[int, float]:
    """Cells worth going to, and what waits there."""
    board = board_of(state)
    found: dict[int, float] = {}

    def beside(cells: Sequence[int], worth: float) -> None:
        for cell in cells:
            for near in board.neighbours[cell]:
                found[near] = max(found.get(near, 0.0), worth)

    for kind, worth in GOALS.items():
        beside(board.of_kind(kind), worth)
    beside([creature.cell for creature in state.cell_creatures], RITUAL)
    explorer = the_explorer(state, ref)
    if _healthy(state, ref):
        beside([m.cell for m in state.monsters if m.cell >= 0 and m.cell // 100 == explorer.cell // 100], HIT)
    exits = exit_cells(state)
    if not CHAPTERS[state.chapter].closed and not exits:
        unlit = board.of_kind("unlit_chapter_cell") if explorer.inspiration >= PRICES["chapter_cell_unlit"][1] else []
        beside(board.of_kind("lit_chapter_cell") + unlit, ADVANCE)
    found.update(dict.fromkeys(exits, LEAVE))
    if sum(1 for fragment in state.fragments if fragment) < MAX_FRAGMENTS:
        for cell in board.cells:
            if cell % 100 in RIM and board.unexplored(cell):
                found[cell] = max(found.get(cell, 0.0), EXPLORE)
    return found


def _step_values(state: ArcanaState, ref: str) -> dict[int, float]:
    """For each neighbouring cell the best goal it leads to, worth less the farther it is."""
    board = board_of(state)
    here = the_explorer(state, ref).cell
    goals = _goals(state, ref)
    first: dict[int, int] = {}
    steps = {here: 0}
    waiting = deque([here])
    best: dict[int, float] = {}
    stay = goals.get(here, 0.0)
    while waiting:
        cell = waiting.popleft()
        for other in board.neighbours[cell]:
            if other in steps or not can_stand(state, ref, other):
                continue
            steps[other] = steps[cell] + 1
            first[other] = other if cell == here else first[cell]
            if other in goals:
                worth = goals[other] * 0.93 ** steps[other] - 0.5 * stay
                best[first[other]] = max(best.get(first[other], -1.0), worth)
            waiting.append(other)
    return best


# --- targets, items and the rest ---------------------------------------------------------------------------------


def _target_value(state: ArcanaState, decision: Decision, option: Any) -> float:
    if not isinstance(option, o.ChooseThing):
        return 0.0
    ref, who = option.ref, decision.args.get("who", "")
    if ref.startswith(("cell@", "door@", "barrel@")):
        return 0.1
    friend = is_explorer(ref) == is_explorer(who)
    if not friend or "@" in ref:
        return 5.0 + 3.0 / max(1, values.current(state, ref, "health")) - 0.2 * values.stat(state, ref, "defence")
    return 1.0 if values.is_wounded(state, ref) else -1.0


def _equip_value(option: Any) -> float:
    match option:
        case o.Attach(item=item, part=part):
            card = ITEMS[item]
            attacks = any(attack_of(ability) for ability in card.abilities)
            return 5.0 + 2.0 * card.level + (1.0 if attacks else 0.0) + (0.5 if part != "main" else 0.0)
        case o.GiveItem():
            return -1.0
    return 1.0


def _item_value(state: ArcanaState, ref: str, card: str) -> float:
    item = ITEMS[card]
    explorer = the_explorer(state, ref)
    held = {ITEMS[e.item].type for e in explorer.equipped if e.part == "main"}
    value = 3.0 * item.level + (2.0 if can_be_main(card) and item.type not in held else 0.0)
    suits = TYPE_OF_CLASS.get(EXPLORERS[ref].class_, item.type) == item.type
    return (
        value + (2.0 if suits and can_be_main(card) else 0.0) + sum(1.0 for ability in item.abilities if attack_of(ability))
    )


def _deck_value(state: ArcanaState, ref: str, deck: str) -> float:
    held = {ITEMS[e.item].type for e in the_explorer(state, ref).equipped}
    return {"weapon": 3.0, "clothing": 2.0, "artefact": 1.5, "single_use": 1.0}[deck] - (1.5 if deck in held else 0.0)


def _plain_value(state: ArcanaState, decision: Decision, option: Any) -> float:
    kind, who = decision.kind, decision.args.get("who", "")
    if kind == "inspiration_for_health":
        explorer = the_explorer(state, who)
        return 1.0 if isinstance(option, o.Agree) == (explorer.health <= LOW_HEALTH or explorer.inspiration > 3) else 0.0
    if kind == "inspire":
        return float(option.n if option.n <= 2 else -1)
    if kind == "out_of_turn":
        return _out_of_turn(state, who, option)
    if kind in ("may_react", "equip_gained", "support", "event_cell_event"):
        return 1.0 if isinstance(option, o.Agree) else 0.0
    if kind in ("choose_step", "choose_landing", "choose_entry") and isinstance(option, o.ChooseThing):
        return -_danger_at(state, cell_of(state, option.ref))
    if isinstance(option, o.PutCard):
        return 1.0 if option.where == "discard" else 0.0
    return 0.0 if isinstance(option, o.ChooseNothing | o.Decline) else 0.1


def _out_of_turn(state: ArcanaState, who: str, option: Any) -> float:
    if isinstance(option, o.UseAbility):
        return _ability_value(state, who, option.card, option.ability)
    return 0.5 if isinstance(option, o.Pass) else 0.0


def _steer(state: ArcanaState, decision: Decision) -> list[tuple[Any, float]]:
    """A dead player's monster goes for whoever is left."""
    ref = decision.args["who"]
    board = board_of(state)
    prey = [e.cell for e in state.explorers if e.alive and e.cell >= 0]
    here = cell_of(state, ref)
    now = min((board.distance(here, cell) for cell in prey), default=0)
    found = []
    for option in decision.options:
        score = 0.0
        if isinstance(option, o.UseAbility):
            score = 5.0 if _aims_at_explorer(state, ref, option) else -1.0
        elif isinstance(option, o.Move):
            score = 1.0 * (now - min((board.distance(option.cell, cell) for cell in prey), default=0)) - 0.1
        elif not isinstance(option, o.Pass):
            score = -1.0
        found.append((option, score))
    return found


def _aims_at_explorer(state: ArcanaState, ref: str, option: o.UseAbility) -> bool:
    ability = CARDS[option.card].abilities[option.ability]
    context = Context(ref, option.card, owner_of(state, ref, option.card), ability=ability)
    if not ability.targets:
        return True
    return any(is_explorer(thing) for thing in legal_targets(state, context, ability, ability.targets[0]))


def why(state: ArcanaState, decision: Decision, option: Any) -> str:
    """The kind of reason for an option, for a hint in words."""
    match option:
        case o.UseAbility(card=card, ability=index):
            ability = CARDS[card].abilities[index]
            heals = any(effect.word == "restore_health" for effect in ability.do)
            return "attack" if attack_of(ability) else "heal" if heals else "ability"
        case o.Activate(as_kind=kind):
            return "advance" if kind.endswith("chapter_cell") else "gain"
        case o.Move():
            return "closer"
        case o.Explore() | o.LeaveBoard():
            return "advance"
        case o.Pass():
            return "nothing-better"
    return "best"

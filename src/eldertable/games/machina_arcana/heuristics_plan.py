"""An explorer's turn as plans: go there, do that, and be safe at the end. Each option is worth its best plan."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Any, NamedTuple

from . import options as o
from . import values
from .abilities import owner_of
from .cards import CARDS, ITEMS
from .context import Context
from .heuristics_abilities import ability_worth, advances, is_single
from .heuristics_goals import LEAVE, asks, cell_worth, exploring_worth, hurry, is_open, onward, pull
from .heuristics_items import loadout_gain
from .heuristics_maps import Way, ways
from .heuristics_threat import FRAGMENT, crowd_danger, foes, hits_at, hits_by, is_crowded, life, loss, with_door_closed
from .odds import at_least, chance_of, strike_of
from .state import DOOR_OPEN, ArcanaState, Explorer
from .still import still
from .story import exit_cells
from .targets import legal_targets, may_target_incorporeal, range_of, seen_through, sight_past
from .things import board_of, door_ref, explorers_on_board, is_explorer, occupants, the_explorer
from .turns import ACTION_OF_CELL, price_of
from .vocabulary import Ability

KILL, HURT, NEARBY = 14.0, 4.0, 8.0
CROWDED = 4.0  # more for one of so many that they raise the danger
REST = 0.3  # each stamina left after an action
TIRING = 1.2  # each stamina that a single-use item takes from the best plan
ONWARD = 0.5  # of what else can be reached after an action
SEAL = 4.0
IDLE = -3.0
ALARM = 6.0
ALARMING, BRAVE = 4.0, 2.0  # a step of danger, a point of inspiration
MANY = 9
WASTE = 0.3  # each stamina that is not used
BOLD = 0.5  # in a finale time runs out
CAUTION, DARING = 0.6, 0.2  # how much the danger of a cell counts against what it offers, and how much less with time
PAID, SHARED = 14.0, 7.0  # a step of the story that costs life, and more of it for each who may share the price
CIRCLE = 40.0  # a hit on one of the finale's cells
BLAST = 3  # strong dice of a barrel
LEAST_BLAST = 3.0  # what makes a bomb worth throwing


class Blow(NamedTuple):
    """An attack an explorer may make: with what, at what price, how far, and how surely against whom."""

    card: str
    ability: Ability
    price: int
    mode: str
    reach: int
    through: frozenset[str]
    chances: dict[str, float]
    toll: float  # what it costs besides stamina
    most: int  # how many times it can be made


class Prey(NamedTuple):
    """Something to attack: a monster or a finale's cell."""

    ref: str
    cell: int
    health: int
    worth: float


def act_scores(state: ArcanaState, ref: str, options: tuple[Any, ...]) -> list[tuple[Any, float]]:
    """Every option of an explorer's turn with the worth of the best plan that begins with it."""
    turn = TurnPlan(state, ref)
    return [(option, turn.score(option)) for option in options]


class TurnPlan:
    """All that the plans of one turn have in common."""

    def __init__(self, state: ArcanaState, ref: str) -> None:
        self.state, self.ref = state, ref
        self.explorer: Explorer = the_explorer(state, ref)
        self.board = board_of(state)
        self.life = life(self.explorer)
        self.pull = pull(state, self.explorer)
        self.prey = prey_of(state, ref)
        self.blows = blows_of(state, ref, self.prey)
        self.risks: dict[int, float] = {}
        self.hits: dict[int, dict[str, float]] = {}
        self.stands: dict[int, float] = {}
        self.retreats: dict[tuple[int, int], float] = {}
        self.reachable: list[int] = []
        self.here = self.explorer.cell
        self.caution = BOLD if state.cell_creatures else CAUTION - DARING * hurry(state)
        self.defence = values.stat(state, ref, "defence")
        self.stamina = self.explorer.stamina
        self.prices = {kind: price_of(state, ref, action) for kind, action in ACTION_OF_CELL.items()}
        self.door_price = price_of(state, ref, "close_door")[0]
        self.shut: dict[tuple[str, int], float] = {}
        self.twins: dict[str, ArcanaState] = {}
        self.firsts: dict[int, float] = {}  # first cell -> best plan through it
        self.doors: dict[int, float] = {}
        self.best = -999.0  # the best of all plans
        self._plan()

    def _plan(self) -> None:
        """Look at every cell within reach, and remember the best for each first step."""
        found = ways(self.state, self.here, self.stamina)
        self.reachable = list(found)
        for cell, way in found.items():
            worth = self.best_at(cell, way)
            self.best = max(self.best, worth)
            if way.first < 0:
                continue
            table, key = (self.doors, way.door) if way.door >= 0 else (self.firsts, way.first)
            if worth > table.get(key, -999.0):
                table[key] = worth

    def risk(self, cell: int) -> float:
        """What ending the turn here would cost."""
        if cell not in self.risks:
            self.hits[cell] = hits_by(self.state, self.explorer, cell)
            self.risks[cell] = loss(self.life, sum(self.hits[cell].values())) + ALARMING * crowd_danger(self.state, cell)
        return self.caution * self.risks[cell]

    def relief(self, cell: int, ref: str) -> float:
        """How much less ending the turn on a cell would cost without this monster."""
        self.risk(cell)  # the hits to expect there are known then
        hits = sum(self.hits[cell].values())
        by_it = self.hits[cell].get(ref, 0.0)
        return self.caution * (loss(self.life, hits) - loss(self.life, hits - by_it)) if by_it else 0.0

    def rest(self, cell: int) -> float:
        """To end the turn on a cell."""
        return self.pull.get(cell, 0.0) - self.risk(cell) + self.company(cell)

    def company(self, cell: int) -> float:
        """It is good to have others beside one: they support each other."""
        near = self.board.neighbours[cell]
        return 0.5 * sum(1 for e in explorers_on_board(self.state) if e.card != self.ref and e.cell in near)

    def after(self, cell: int, left: int) -> float:
        """To go on from a cell with some stamina left: to the best place within reach of it."""
        key = (cell, left)
        if key not in self.retreats:
            best = self.standing(cell)
            if left > 0:
                distance = self.board.distance
                for other in self.reachable:
                    if distance(cell, other) <= left:
                        best = max(best, self.standing(other))
            self.retreats[key] = best
        return self.retreats[key] + REST * left

    def standing(self, cell: int) -> float:
        """To end the turn on a cell after something else was done."""
        if cell not in self.stands:
            self.stands[cell] = ONWARD * self.pull.get(cell, 0.0) - self.risk(cell)
        return self.stands[cell]

    def best_at(self, cell: int, way: Way) -> float:
        """The best thing to do on a cell once there."""
        left = self.stamina - way.cost
        best = self.rest(cell) - 0.05 * way.cost - WASTE * left
        for near in self.board.neighbours[cell]:
            gain, price = self._cell_gain(near)
            if gain > 0.0 and price <= left:
                best = max(best, gain + self.after(cell, left - price))
        if cell in exit_cells(self.state) and left >= price_of(self.state, self.ref, "leave_board")[0]:
            best = max(best, LEAVE * onward(self.state) + 6.0)
        if self.blows:
            best = max(best, self.fight(cell, left))
        if left >= self.door_price and self.risk(self.here) > ALARM:
            best = max(best, self._behind_a_door(cell, left))
        return best

    def _behind_a_door(self, cell: int, left: int) -> float:
        """To close a door beside a cell and be safer there."""
        best = -999.0
        for side, now in self.board.doors_of(cell):
            if now == DOOR_OPEN:
                safer = self.risk(cell) - self.risk_behind(door_ref(cell, side), cell)
                if safer > 2.0:
                    best = max(best, safer + self.rest(cell) - 0.05 * (self.stamina - left))
        return best

    def risk_behind(self, door: str, cell: int) -> float:
        """What ending the turn on a cell would cost if a door were closed."""
        key = (door, cell)
        if key not in self.shut:
            if door not in self.twins:
                self.twins[door] = with_door_closed(self.state, door)
            twin = self.twins[door]
            with still(twin):
                self.shut[key] = self.caution * loss(self.life, hits_at(twin, self.explorer, cell))
        return self.shut[key]

    def _cell_gain(self, cell: int) -> tuple[float, int]:
        """What activating a cell brings, and its price in stamina."""
        kind = self.board.kinds[cell]
        if kind not in self.prices:
            return 0.0, 0
        stamina, inspiration = self.prices[kind]
        if inspiration > self.explorer.inspiration:
            return 0.0, 0
        return cell_worth(self.state, self.explorer, kind), stamina

    def fight(self, cell: int, left: int) -> float:
        best = -999.0
        for blow in self.blows:
            if blow.price > left:
                continue
            for prey in self.prey:
                if blow.chances.get(prey.ref, 0.0) > 0.0 and self.in_reach(blow, cell, prey.cell):
                    best = max(best, self.fight_worth(blow, prey, cell, left))
        return best

    def fight_worth(self, blow: Blow, prey: Prey, cell: int, left: int) -> float:
        """Blows until the stamina is spent; one is enough for a barrel, if one stands away from it."""
        price = max(1, blow.price)
        if prey.ref.startswith("barrel@"):
            singed = loss(self.life, at_least(BLAST, 0, self.defence)) if prey.cell in self.board.neighbours[cell] else 0.0
            return blow.chances[prey.ref] * (prey.worth - singed) - blow.toll + self.after(cell, left - blow.price)
        chance = blow.chances[prey.ref]
        circle = "@" in prey.ref
        best = -999.0
        for blows in range(1, min(blow.most, left // price) + 1):
            wounds = min(blows * chance, float(prey.health))
            killed = 0.0 if circle else chance_of_all(blows, chance, prey.health)
            gain = CIRCLE * wounds if circle else killed * prey.worth + HURT * wounds / prey.health
            gain -= blows * blow.toll
            stay = self.standing(cell) + killed * self.relief(cell, prey.ref)
            best = max(best, gain + max(stay, self.after(cell, left - blows * price)))
        return best

    def in_reach(self, blow: Blow, cell: int, target: int) -> bool:
        board = self.board
        if blow.mode == "near":
            return target in board.neighbours[cell]
        if board.distance(cell, target) > blow.reach:
            return False
        between = board.sight(cell, target)
        if between is None and blow.through:
            between = sight_past(board, cell, target, blow.through)
        if between is None:
            return False
        if blow.mode == "piercing" or "obstacles" in blow.through:
            return True
        taken = occupants(self.state)
        return not any(board.is_obstacle(c) or (c in taken and c != self.here) for c in between)

    # --- options -------------------------------------------------------------------------------------------------

    def score(self, option: Any) -> float:
        match option:
            case o.Pass():
                return self.rest(self.here) - WASTE * self.stamina
            case o.Move(cell=cell):
                return self.firsts.get(cell, self.rest(cell) - 0.1)
            case o.OpenDoor(door=door):
                return max([worth for cell, worth in self.doors.items() if self._door_to(cell) == door], default=IDLE) - 0.1
            case o.CloseDoor(door=door) if self.risk(self.here) > ALARM:
                return self.rest(self.here) + self.risk(self.here) - self.risk_behind(door, self.here)
            case o.UseAbility(card=card, ability=index):
                return self._ability(card, index)
            case o.Activate(cell=_, as_kind=kind):
                return self._activate(kind)
            case o.LeaveBoard():
                return LEAVE * onward(self.state) + 6.5
            case o.SealLair():
                return self._seal()
            case o.Explore(side=_):
                return self._explore()
            case o.UseInventory(explorer=other):
                gain = loadout_gain(the_explorer(self.state, other), self.state.monster_level)
                left = self.stamina - 3
                return 1.5 * gain - 2.0 + self.after(self.here, left) if gain > 0.7 else self.rest(self.here) + IDLE
        return self.rest(self.here) + IDLE

    def _door_to(self, cell: int) -> str:
        for side, _ in self.board.doors_of(self.here):
            if self.board.beside(self.here, side) == cell:
                return door_ref(self.here, side)
        return ""

    def _activate(self, kind: str) -> float:
        stamina, inspiration = self.prices[kind]
        gain = cell_worth(self.state, self.explorer, kind)
        if kind == "trap_lever":
            gain = self._trap_gain()
        if kind.endswith("chapter_cell") and is_open(self.state):
            gain += 4.0 - 1.0 * inspiration
        return gain + self.after(self.here, self.stamina - stamina) if gain > 0.0 else self.rest(self.here) + IDLE

    def _trap_gain(self) -> float:
        """Who stands on the traps of this fragment?"""
        place, total = self.here // 100, 0.0
        for cell, ref in occupants(self.state).items():
            if cell // 100 == place and self.board.kinds[cell] == "trap_cell":
                total += -14.0 if is_explorer(ref) else 7.0
        return total

    def _seal(self) -> float:
        """Sealing lights a chapter cell, and a monster on the lair is gone; worth its inspiration late or for the story."""
        gain = SEAL + (12.0 if is_open(self.state) else 0.0) + 0.5 * self.state.danger
        return gain - 9.0 + self.after(self.here, self.stamina - 3)

    def _explore(self) -> float:
        price = price_of(self.state, self.ref, "explore")[0]
        return exploring_worth(self.state, self.board) + self.after(self.here, self.stamina - price)

    def _ability(self, card: str, index: int) -> float:
        ability = CARDS[card].abilities[index]
        assert ability.cost is not None
        context = Context(self.ref, card, owner_of(self.state, self.ref, card), ability=ability)
        left = self.stamina - ability.cost.stamina
        if advances(ability):
            gain = self._story_gain(ability)
            return gain + self.after(self.here, left)
        blow = next((blow for blow in self.blows if blow.card == card and blow.ability is ability), None)
        best = self.rest(self.here) + IDLE
        if blow is not None and ability.targets:
            aimed = self._throw if ability.targets[0].kind == "cell" else self._strike
            return max(best, aimed(blow, context))
        if ability.targets and strike_of(ability) is not None:
            return best
        worth = ability_worth(self.state, context, self.explorer, self.risk(self.here))
        if is_single(card) and worth > TIRING * ability.cost.stamina:  # first this, then whatever is best
            return self.best + worth - TIRING * ability.cost.stamina
        return max(best, worth + self.after(self.here, left)) if worth > 0.0 else best

    def _strike(self, blow: Blow, context: Context) -> float:
        """The best target in reach now."""
        refs = {prey.ref for prey in self.prey}
        if blow.ability.targets:
            refs &= set(legal_targets(self.state, context, blow.ability, blow.ability.targets[0]))
        best = -999.0
        for prey in self.prey:
            if prey.ref in refs and blow.chances.get(prey.ref, 0.0) > 0.0:
                best = max(best, self.fight_worth(blow, prey, self.here, self.stamina))
        return best

    def _throw(self, blow: Blow, context: Context) -> float:
        """Something that bursts on a cell and hits everyone around: where it hurts monsters most and friends least."""
        best, taken = 0.0, {prey.cell: prey for prey in self.prey if blow.chances.get(prey.ref, 0.0) > 0.0}
        friends = {e.cell: e for e in explorers_on_board(self.state)}
        strike = strike_of(blow.ability)
        assert strike is not None
        for ref in legal_targets(self.state, context, blow.ability, blow.ability.targets[0]):
            cell, worth = int(ref.removeprefix("cell@")), 0.0
            for near in (cell, *self.board.neighbours[cell]):
                if near in taken:
                    prey = taken[near]
                    worth += blow.chances[prey.ref] * (prey.worth / prey.health + HURT)
                if near in friends:
                    hurt = chance_of(self.state, context, strike, friends[near].card)
                    worth -= loss(life(friends[near]), hurt)
            best = max(best, worth)
        return best - blow.toll + self.after(self.here, self.stamina - blow.price) if best > LEAST_BLAST else -999.0

    def _story_gain(self, ability: Ability) -> float:
        """A chapter's own ability that moves the story on, by what it costs in life."""
        assert ability.cost is not None
        price = ability.cost.health
        pressed = max(0, 7 - self.state.lair) if self.state.lair else 0
        done = self.state.progress.get(self.state.chapter, 0)
        sharing = len(explorers_on_board(self.state)) - 1
        gain = PAID + SHARED * sharing + 3.0 * done + 1.5 * pressed
        return gain - loss(self.life, float(price)) if price else gain + 10.0


@cache
def chance_of_all(blows: int, chance: float, health: int) -> float:
    """The chance of at least `health` hits in so many blows."""
    return sum(comb(blows, n) * chance**n * (1 - chance) ** (blows - n) for n in range(health, blows + 1))


def prey_of(state: ArcanaState, ref: str) -> list[Prey]:
    """What may be attacked, and what its end is worth."""
    hunted = 14.0 if asks(state, "kill") else 0.0
    people = explorers_on_board(state)
    found = []
    sees = may_target_incorporeal(state, ref)
    for foe in foes(state):
        if not sees and values.has_keyword(state, foe.ref, "incorporeal"):
            continue
        blows = [foe.hits(e.card, e.cell) for e in people]
        crowd = CROWDED if is_crowded(state, foe.cell // 100) else 0.0
        menace = sum(blows) if foe.reach == FRAGMENT else max(blows, default=0.0)
        found.append(Prey(foe.ref, foe.cell, max(1, foe.health), KILL + hunted + crowd + NEARBY * menace))
    found += _barrels(state, found)
    for creature in state.cell_creatures:
        health = max(1, values.current(state, creature.id, "health"))
        found.append(Prey(creature.id, creature.cell, health, CIRCLE * health))
    return found


def _barrels(state: ArcanaState, monsters: list[Prey]) -> list[Prey]:
    """Barrels beside monsters: what their explosion would do, friends included."""
    board = board_of(state)
    worth: dict[int, float] = {}
    for prey in monsters:
        harm = at_least(BLAST, 0, values.stat(state, prey.ref, "defence")) * (prey.worth / prey.health + HURT)
        for cell in board.neighbours[prey.cell]:
            if board.kinds[cell] == "barrel" and not values.immune(state, prey.ref, "barrels"):
                worth[cell] = worth.get(cell, 0.0) + harm
    for explorer in explorers_on_board(state):
        for cell in board.neighbours[explorer.cell]:
            if cell in worth:
                worth[cell] -= loss(life(explorer), at_least(BLAST, 0, values.stat(state, explorer.card, "defence")))
    return [Prey(f"barrel@{cell}", cell, 1, gain) for cell, gain in worth.items() if gain > 1.0]


def blows_of(state: ArcanaState, ref: str, prey: list[Prey]) -> list[Blow]:
    """The attacks an explorer can aim this turn."""
    if not prey:
        return []
    found = []
    explorer = the_explorer(state, ref)
    single = [item for item in explorer.inventory if ITEMS[item].type == "single_use" and item not in state.waiting_discard]
    cards = [ref, *(e.item for e in explorer.equipped), *single]
    for card in cards:
        for ability in CARDS[card].abilities:
            strike = strike_of(ability)
            if ability.kind != "active" or ability.cost is None or strike is None or ability.cost.health > 1:
                continue
            context = Context(ref, card, ref, ability=ability)
            chances = {one.ref: chance_of(state, context, strike, one.ref) for one in prey}
            mode, reach = range_of(state, ref, card, ability.targets[0]) if ability.targets else ("near", 1)
            through = frozenset(seen_through(state, ref, card))
            price = ability.cost.stamina + 2 * ability.cost.health
            inspiration = ability.cost.inspiration.value if ability.cost.inspiration is not None else 0
            toll = BRAVE * inspiration + ALARMING * ability.cost.increase_danger
            most = 1 if ability.cost.discard_this else MANY
            found.append(Blow(card, ability, price, mode, reach, through, chances, toll, most))
    return found

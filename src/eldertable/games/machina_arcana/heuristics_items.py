"""What items are worth to a bot: a weapon by its chance to hurt, clothing by what it keeps off, the rest by what it does."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import Any

from . import options as o
from .cards import EXPLORERS, ITEMS
from .items import HANDS, TYPE_OF_CLASS, can_attach, can_be_main
from .odds import at_least, strike_of
from .state import ArcanaState, Explorer
from .things import the_explorer
from .vocabulary import Ability, Effect, Item, Modifier

USUAL_DEFENCE = {1: 3, 2: 5, 3: 6, 4: 6, 5: 7}  # of monsters at each level
DEFENCE, WILL = 3.0, 2.2
SPARE = 0.15  # of an item's worth when it would only lie in the inventory
TASTE = 4.0  # how much more one may like an item than it seems to be worth: what nobody tries is never known
LEAST = 1.0  # whatever is worn is worth something
STRIKE = 24.0  # what a sure hit for each stamina is worth
ONE_MORE_ATTACK = 8.0  # that follows an attack; what an active ability does is judged as a strike
USUAL = 0.8  # any other effect
EFFECTS = {
    "restore_health": 3.0, "gain_inspiration": 2.0, "restore_stamina": 1.5, "reduce_danger": 1.5, "gain_item": 3.0,
    "light_chapter_cell": 3.0, "use_workbench": 2.0, "banish": 3.0, "control_monster": 2.0, "seal_lair": 2.0,
}  # fmt: skip
GIVES = {
    "defence": DEFENCE, "will": WILL, "max_stamina": 3.0, "max_health": 4.0, "max_inspiration": 1.0, "attack_roll": 2.5,
    "weak_to_strong": 1.0, "reroll_blanks": 1.0, "attack_dice": 4.0, "range": 0.8, "reach": 1.0, "move_through": 1.5,
    "draw_more": 1.5, "inspiration_worth": 1.5, "evade_with": 2.5, "keyword": 2.0, "action_cost": 1.0, "hands": 1.0,
}  # fmt: skip


def rating(card: str, level: int) -> float:
    """What it is worth to be equipped with an item (or to carry a single-use one), at a monster level."""
    return _rating(card, max(1, min(5, level)))


@lru_cache(maxsize=1024)
def _rating(card: str, level: int) -> float:
    item = ITEMS[card]
    total = DEFENCE * item.stats.defence + WILL * item.stats.will
    strikes = [_strike_value(ability, level) for ability in item.abilities if ability.kind == "active"]
    others = sum(_other_value(ability) for ability in item.abilities)
    if item.type == "single_use":  # one good use, whenever it is needed
        return 0.5 * max(strikes, default=0.0) + 2.0 * others + 0.4 * item.level
    return max(LEAST, total + max(strikes, default=0.0) + others) + 0.2 * item.level


def _strike_value(ability: Ability, level: int) -> float:
    """A chance to hit for each stamina; reaching far is worth something too."""
    effect = strike_of(ability)
    if effect is None or ability.cost is None:
        return 0.0
    dice = [getattr(effect.args.get(name), "value", 0) for name in ("strong", "weak")]
    wanted = USUAL_DEFENCE[level] - (1 if effect.args.get("magic") else 0)
    chance = at_least(min(3, dice[0]), min(3, dice[1]), wanted)
    cost = ability.cost
    price = max(1.0, cost.stamina + 2.0 * (cost.health + cost.increase_danger) + (2.0 if cost.stow_this else 0.0))
    far = 1.0 + 0.06 * (ability.targets[0].range - 1) if ability.targets and ability.targets[0].mode != "near" else 1.0
    return STRIKE * chance / price * far


def _other_value(ability: Ability) -> float:
    """Everything that is not an attack, by its words."""
    often = {"active": 0.6, "triggered": 0.5, "continuous": 1.0, "enters_play": 0.3}[ability.kind]
    if ability.while_ is not None or ability.condition is not None:
        often *= 0.6
    attack = ONE_MORE_ATTACK if ability.trigger is not None and ability.trigger.word == "after_attack" else USUAL
    return often * (_effects_value(ability.do, attack) + sum(_gives_value(modifier) for modifier in ability.gives))


def _effects_value(effects: tuple[Effect, ...], attack: float) -> float:
    total = 0.0
    for effect in effects:
        total += attack if effect.word == "attack" else EFFECTS.get(effect.word, USUAL)
        total += 0.5 * sum(_gives_value(modifier) for modifier in effect.gives)
        total += 0.6 * _effects_value(effect.then, attack) + 0.3 * _effects_value(effect.otherwise, attack)
        total += max([_effects_value(one, attack) for one in effect.choices], default=0.0)
    return total


def _gives_value(modifier: Modifier) -> float:
    worth = GIVES.get(modifier.word, 0.7)
    return worth * abs(modifier.value) if isinstance(modifier.value, int) and not isinstance(modifier.value, bool) else worth


# --- who should have what ----------------------------------------------------------------------------------------


def equipped_rating(explorer: Explorer, level: int) -> float:
    return sum(rating(equipped.item, level) for equipped in explorer.equipped)


def best_loadout(explorer: Explorer, level: int) -> list[o.Attach]:
    """The best way to equip everything one owns: best main items first, then what fits onto them."""
    owned = [*explorer.inventory, *(equipped.item for equipped in explorer.equipped)]
    owned = sorted(dict.fromkeys(owned), key=lambda item: -rating(item, level))
    chosen: list[o.Attach] = [*_best_weapons(owned, level)]
    for kind in ("clothing", "artefact"):
        mains = [item for item in owned if ITEMS[item].type == kind and can_be_main(item)]
        if mains:
            best = max(mains, key=lambda item: _with_attachments(explorer, item, owned, level))
            chosen.append(o.Attach(best, "", "main"))
    return _attached(explorer, chosen, owned)


def _best_weapons(owned: list[str], level: int) -> list[o.Attach]:
    """One in both hands, or two one-handed ones; the second hand counts for less."""
    weapons = [item for item in owned if ITEMS[item].type == "weapon" and can_be_main(item)]
    one = [item for item in weapons if ITEMS[item].hands == 1][:2]
    two = [item for item in weapons if ITEMS[item].hands == HANDS][:1]
    pair = sum(rating(item, level) * share for item, share in zip(one, (1.0, 0.3), strict=False))
    picked = two if two and rating(two[0], level) > pair else one
    return [o.Attach(item, "", "main") for item in picked]


def _with_attachments(explorer: Explorer, item: str, owned: list[str], level: int) -> float:
    """A main item together with what could sit on it."""
    others = [other for other in owned if other != item and can_attach(explorer, other, item)]
    return rating(item, level) + sum(sorted((rating(other, level) for other in others), reverse=True)[:2])


def _attached(explorer: Explorer, chosen: list[o.Attach], owned: list[str]) -> list[o.Attach]:
    """Put upgrades and extensions onto what is chosen, best first, one of each onto each item."""
    used = {way.item for way in chosen}
    filled: set[tuple[str, str]] = set()
    again = True
    while again:
        again = False
        for item in owned:
            if item in used or ITEMS[item].type == "single_use":
                continue
            for host in [way.item for way in chosen]:
                part = can_attach(explorer, item, host)
                if part and (host, part) not in filled:
                    chosen.append(o.Attach(item, host, part))
                    filled.add((host, part))
                    used.add(item)
                    again = True
                    break
    return chosen


def loadout_gain(explorer: Explorer, level: int) -> float:
    """How much better equipped the explorer could be after using the inventory."""
    best = sum(rating(way.item, level) * (1.0 if way.part == "main" else 0.8) for way in best_loadout(explorer, level))
    now = sum(rating(e.item, level) * (1.0 if e.part == "main" else 0.8) for e in explorer.equipped)
    return best - now


def item_worth(state: ArcanaState, ref: str, card: str) -> float:
    """What one more item would be worth to an explorer: what it adds to the loadout; at once if the class suits."""
    explorer, level = the_explorer(state, ref), state.monster_level
    item = ITEMS[card]
    if item.type == "single_use":
        return rating(card, level) + taste(state, ref, card)
    richer = Explorer(
        card=explorer.card, seat=0, health=1, stamina=1, inventory=[*explorer.inventory, card], equipped=explorer.equipped
    )
    gain = loadout_gain(richer, level) - loadout_gain(explorer, level)
    return SPARE * rating(card, level) + gain * (1.3 if _at_once(ref, item) else 1.0) + taste(state, ref, card)


def taste(state: ArcanaState, ref: str, card: str) -> float:
    """A whim, another one for each explorer in each round; seldom a strong one."""
    whim = blake2b(f"{ref} {card} {state.round}".encode(), digest_size=1).digest()[0] / 255
    return TASTE * whim * whim


def _at_once(ref: str, item: Item) -> bool:
    return can_be_main(item.id) and TYPE_OF_CLASS.get(EXPLORERS[ref].class_, item.type) == item.type


def deck_worth(state: ArcanaState, ref: str, deck: str) -> float:
    """Which deck to draw from: weapons until armed, then what is missing."""
    explorer = the_explorer(state, ref)
    held = [ITEMS[equipped.item] for equipped in explorer.equipped] + [ITEMS[item] for item in explorer.inventory]
    have = sum(1 for item in held if item.type == deck)
    wish = {"weapon": 9.0, "clothing": 6.0, "artefact": 4.5, "single_use": 4.0}[deck]
    suits = TYPE_OF_CLASS.get(EXPLORERS[ref].class_, deck) == deck
    return wish + (1.5 if suits else 0.0) - 3.5 * have


def equip_scores(state: ArcanaState, ref: str, options: tuple[Any, ...]) -> list[tuple[Any, float]]:
    """In using the inventory: build the best loadout, then give away what is idle and better elsewhere, then stop."""
    explorer, level = the_explorer(state, ref), state.monster_level
    wanted = {(way.item, way.on): way for way in best_loadout(explorer, level)}
    worn = {equipped.item for equipped in explorer.equipped}
    found = []
    for option in options:
        score = 0.0
        if isinstance(option, o.Attach):
            score = 50.0 + rating(option.item, level) - (20.0 if option.on else 0.0)
            if (option.item, option.on) not in wanted or option.item in worn:
                score = -1.0
        elif isinstance(option, o.GiveItem):
            score = _gift_value(state, explorer, option, {way.item for way in wanted.values()})
        found.append((option, score))
    return found


def _gift_value(state: ArcanaState, giver: Explorer, gift: o.GiveItem, needed: set[str]) -> float:
    """Idle things go to whoever would be better off with them."""
    if gift.item in needed or ITEMS[gift.item].type == "single_use":
        return -1.0
    return item_worth(state, gift.to, gift.item) - SPARE * rating(gift.item, state.monster_level) - 2.0

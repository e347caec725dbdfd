"""Attacks: one roll, compared with each evader (MA-ATTACK, MA-INCORP, MA-BARREL, MA-TRAP)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from . import conditions, selecting, values
from .asking import Asking, choose_number
from .cards import EXPLORERS, ITEMS
from .context import BARRELS, TRAPS, Attack, Context, Run
from .dice import MOST_DICE, reroll, roll_attack
from .events import AttackRolled, Happened
from .health import lose_health
from .in_play import in_play
from .inspiration import available, pay_inspiration
from .running import amount, announce, announce_now, chosen, effect
from .state import DESTROYED, OFF_BOARD, ArcanaState
from .steps import Arcana
from .still import still
from .things import (
    attackable_on,
    board_of,
    cell_creature_of,
    cell_of,
    creatures,
    explorers_on_board,
    fragment_of,
    is_barrel,
    is_explorer,
    set_token,
)
from .vocabulary import Condition, Effect, Number, Selector

TRAP_DICE = 3  # strong ones; weak in the second attack (MA-Q-02)
BARREL_DICE = 3
Changes = tuple[list[tuple[str, int]], list[tuple[str, int]]]  # of a result: raises, reductions


def attack(  # noqa: PLR0913 (an attack has this many sides)
    t: Arcana, context: Context, evaders: Sequence[str], strong: int, weak: int, *,
    magic: bool = False, plus: int = 0, versus: str = "", item: str = "", kinds: frozenset[str] = frozenset(),
) -> Asking:  # fmt: skip
    """Roll once, raise, lower, add inspiration, compare with everyone (MA-ATTACK-03 to -09, -14). Returns the attack."""
    state = t.state
    with still(state):
        made = Attack(context.user, item, magic or becomes_magic(state, context.user, item), kinds)
        held_back = bool(context.user) and values.cannot(state, context.user, "attack")
    made.kinds = frozenset(kinds | {"magic" if made.magic else "normal"})
    made.evaders = [ref for ref in evaders if ref and can_be_hit(state, context.run, ref)]
    context.attack, context.attacker = made, context.user
    if not made.evaders or held_back:
        return made
    facts = {"by": context.user, "item": item, "kinds": made.kinds, "attack": made, "attacker": context.user}
    yield from announce_now(t, context.run, "before_attack", evaders=made.evaders, it=made.evaders[0], **facts)
    with still(state):
        strong, weak = attack_dice(state, made, strong, weak)
    made.dice = roll_attack(t, strong, weak)
    yield from _rerolls(t, context, made, facts)
    for ref in made.evaders:
        yield from announce_now(
            t, context.run, "evade", of=ref, it=ref, evader=ref, **{k: v for k, v in facts.items() if k != "by"}
        )
    with still(state):
        changes = _sum_up(state, made, plus)
    spent = yield from _inspire(t, context, made, versus)
    yield from _compare(t, context, made, versus, changes, spent)
    return made


def can_be_hit(state: ArcanaState, root: Run, ref: str) -> bool:
    """Is it still there to be attacked? A second attack of one ability may find its target destroyed."""
    if "@" in ref and not is_barrel(ref):
        return cell_creature_of(state, ref) is not None
    return cell_of(state, ref) != OFF_BOARD and ref not in root.dying


def becomes_magic(state: ArcanaState, attacker: str, item: str) -> bool:
    """An item that raises magic rolls, or says so, makes its attacks magic (MA-ATTACK-16, -17)."""
    if not attacker or not item:
        return False
    if any(True for _ in values.applying(state, "makes_magic", attacker, item=item)):
        return True
    for modifier, context in values.modifiers(state, "attack_roll"):
        raises = modifier.kind == "magic" and modifier.with_item is not None and modifier.value > 0
        if raises and context.owner == attacker and selecting.item_fits(state, context, modifier.with_item, item):
            return True
    return False


def attack_dice(state: ArcanaState, made: Attack, strong: int, weak: int) -> tuple[int, int]:
    """More or fewer dice, and weak ones rolled as strong; never more than three of a kind."""
    if not made.attacker:
        return strong, weak
    for _, value in _for_all(_changes(state, made, "attack_dice")):
        strong, weak = strong + value.get("strong", 0), weak + value.get("weak", 0)
    for _, value in _for_all(_changes(state, made, "weak_to_strong")):
        moved = min(value, weak, MOST_DICE - strong)
        strong, weak = strong + max(0, moved), weak - max(0, moved)
    return max(0, min(MOST_DICE, strong)), max(0, min(MOST_DICE, weak))


def _rerolls(t: Arcana, context: Context, made: Attack, facts: dict[str, object]) -> Asking:
    """Blank dice may be rerolled by abilities; then whatever reacts to the dice on the table."""
    if made.attacker:
        for value, _ in values.applying(t.state, "reroll_blanks", made.attacker, item=made.item, kinds=made.kinds):
            blanks = [i for i, (_, face) in enumerate(made.dice) if face == 0][:value]
            for i in blanks:
                made.dice[i] = reroll(t, made.dice[i])
    yield from announce_now(t, context.run, "attack_roll", it=made.evaders[0], **facts)


def _changes(state: ArcanaState, made: Attack, word: str) -> dict[str, list[tuple[str, Any]]]:
    """What changes the attack against each evader: the card and its value."""
    if not made.attacker:
        return {ref: [] for ref in made.evaders}
    return {
        ref: [
            (context.card, value)
            for value, context in values.applying(
                state, word, made.attacker, item=made.item, kinds=made.kinds, other=ref
            )
        ]
        for ref in made.evaders
    }  # fmt: skip


def _for_all(changes: dict[str, list[tuple[str, Any]]]) -> list[tuple[str, Any]]:
    """Those that hold against every evader; the dice are rolled once for all (MA-ATTACK-14)."""
    first, *others = changes.values()
    return [part for part in first if all(part in other for other in others)]


def roll_modifiers(state: ArcanaState, made: Attack, plus: int) -> Changes:
    """What changes the result against everyone: raises first, then reductions (MA-ATTACK-04, -05)."""
    return _in_order(_changes(state, made, "attack_roll"), plus)


def _in_order(changes: dict[str, list[tuple[str, Any]]], plus: int) -> Changes:
    found = ([("", plus)] if plus else []) + _for_all(changes)
    return [part for part in found if part[1] > 0], [part for part in found if part[1] < 0]


def _sum_up(state: ArcanaState, made: Attack, plus: int) -> Changes:
    """The result against each evader, never below 0 (MA-ATTACK-14, MA-Q-73); what changes it against all of them."""
    rolled = plus + sum([face for _, face in made.dice])
    changes = _changes(state, made, "attack_roll")
    for ref, parts in changes.items():
        made.results[ref] = max(0, rolled + sum([n for _, n in parts]))
    raises, reductions = _in_order(changes, plus)
    made.result = max(0, rolled - plus + sum([n for _, n in (*raises, *reductions)]))
    return raises, reductions


def threshold(state: ArcanaState, made: Attack, ref: str, versus: str = "") -> int:
    """What the result is compared with: defence or will (MA-ATTACK-10, -11), or what an effect says instead."""
    if is_barrel(ref):
        return 1
    with still(state):
        return _threshold(state, made, ref, versus)


def _threshold(state: ArcanaState, made: Attack, ref: str, versus: str) -> int:
    own = {name: values.stat(state, ref, name, kinds=made.kinds, other=made.attacker) for name in ("defence", "will")}
    if versus in own:
        return own[versus]
    ways = [versus] if versus else []
    compared = "will" if made.magic else "defence"
    for value, context in values.applying(state, "evade_with", ref, kinds=made.kinds, other=made.attacker):
        if ref not in context.evaders or context.user == made.attacker:  # what lasts on an evader concerns one attacker
            ways.append(value)
    ways += _imposed(state, made)
    for way in ways:
        if way in ("lower", "higher"):
            return (min if way == "lower" else max)(own.values())
        if way == "own_of_attacker" and made.attacker:
            return values.stat(state, made.attacker, compared)
    return own[compared]


def _imposed(state: ArcanaState, made: Attack) -> list[str]:
    """What the attacker's own cards say of whoever evades its attacks."""
    found = []
    for modifier, context in values.modifiers(state, "evade_with"):
        if modifier.at is None or modifier.at.mode != "evader" or context.evader or context.user != made.attacker:
            continue
        fits = modifier.with_item is None or selecting.item_fits(state, context, modifier.with_item, made.item)
        if fits and (not modifier.kind or modifier.kind in made.kinds):
            found.append(str(modifier.value))
    return found


def _inspire(t: Arcana, context: Context, made: Attack, versus: str) -> Asking:
    """Inspiration after everything else: the attacker's, then of whoever has the turn (MA-ATTACK-06, MA-INSP-07, -08)."""
    spent = 0
    for who in dict.fromkeys((made.attacker, t.state.acting)):
        if is_explorer(who) and cell_of(t.state, who) >= 0:
            spent += yield from _inspired_by(t, context, made, versus, who)
    return spent


def _inspired_by(t: Arcana, context: Context, made: Attack, versus: str, who: str) -> Asking:
    """Asked only where it can change the outcome."""
    state = t.state
    with still(state):
        have = available(state, who)
        if not have:
            return 0
        worth = max([value for value, _ in values.applying(state, "inspiration_worth", who, item=made.item)], default=1)
        useful = {0}
        beyond = {0, *_wanted_excess(state, context)}
        for ref in made.evaders:
            missing = threshold(state, made, ref, versus) - made.results[ref]
            needed = [-(-(missing + more) // worth) for more in beyond] if _wants_hit(who, ref) else []
            useful.update([n for n in needed if 0 < n <= have])
    if len(useful) == 1:
        return 0
    told: dict[str, Any] = {
        "result": made.result,
        "dice": tuple(face for _, face in made.dice),
        "against": tuple((ref, threshold(state, made, ref, versus)) for ref in made.evaders),
    }
    spent = yield from choose_number(state, who, sorted(useful), "inspire", **told)
    told |= {"purpose": "roll", "after": made.result + spent * worth}
    if spent and (yield from pay_inspiration(t, context.run, who, spent, **told)):
        made.result += spent * worth
        made.results = {ref: result + spent * worth for ref, result in made.results.items()}
        return spent
    return 0


def _wanted_excess(state: ArcanaState, context: Context) -> set[int]:
    """How far above the characteristic something asks the result to be: inspiration may be spent on that, too."""
    reacting = in_play(state).reacting
    abilities = [one.ability for moment in ("deal_damage", "after_attack") for one in reacting.get(moment, ())]
    found: set[int] = set()
    for ability in (*abilities, context.ability):
        for condition in _asked(ability.do, ability.condition) if ability is not None else ():
            if condition.word == "excess" and condition.compare is not None:
                asked = condition.compare.at_least or condition.compare.equals
                if isinstance(asked, Number):
                    found.add(conditions.number(state, context, asked))
    return found


def _asked(effects: tuple[Effect, ...], *more: Condition | None) -> Iterator[Condition]:
    """All conditions of effects, and those within other conditions."""
    for condition in more:
        if condition is not None:
            yield condition
            yield from _asked((), *condition.parts)
    for one in effects:
        yield from _asked((), one.args.get("condition"))
        for inner in (one.then, one.otherwise, *one.choices):
            yield from _asked(inner)


def _wants_hit(who: str, ref: str) -> bool:
    """A player may raise any roll, but hitting one's own explorer is not offered."""
    return ref != who


def _compare(t: Arcana, context: Context, made: Attack, versus: str, changes: Changes, spent: int) -> Asking:
    state, results = t.state, made.results
    with still(state):
        compared = [(ref, threshold(state, made, ref, versus)) for ref in made.evaders]
    t.tell(
        AttackRolled(
            attacker=made.attacker, card=made.item, magic=made.magic, dice=tuple(made.dice), inspiration=spent,
            raises=tuple(changes[0]), reductions=tuple(changes[1]), result=made.result,
            against=tuple((ref, limit, results[ref] >= limit) for ref, limit in compared),
            own=tuple((ref, result) for ref, result in results.items() if result != made.result),
        )
    )  # fmt: skip
    facts = {"item": made.item, "kinds": made.kinds, "attack": made, "attacker": made.attacker}
    context.run.attacks += 1
    for ref, limit in compared:
        made.excess = max(made.excess, results[ref] - limit)
        if results[ref] < limit:
            announce(t, context.run, "evaded", of=ref, it=ref, evader=ref, **facts)
            continue
        yield from damage(t, context, made, ref)
    context.run.attacks -= 1
    yield from _explode_waiting(t, context.run)
    if not made.dealt:
        announce(t, context.run, "miss", by=made.attacker, **facts)
    announce(t, context.run, "after_attack", by=made.attacker, it=made.evaders[0], evaders=made.evaders, **facts)


def damage(t: Arcana, context: Context, made: Attack, ref: str) -> Asking:
    """Exactly 1 health, however large the excess (MA-ATTACK-08, -09, MA-CREATURE-05); nothing to what is already gone."""
    if not can_be_hit(t.state, context.run, ref):
        return
    facts = {"item": made.item, "kinds": made.kinds, "attack": made, "attacker": made.attacker, "evader": ref, "it": ref}
    made.dealt.append(ref)
    announce(t, context.run, "deal_damage", by=made.attacker, **facts)
    if is_barrel(ref):
        yield from explode(t, context, ref, magic=made.magic)  # MA-ATTACK-19
        return
    announce(t, context.run, "take_damage", of=ref, **facts)
    yield from lose_health(t, context, ref, attack=made)


# --- barrels and traps -------------------------------------------------------------------------------------------


def explode(t: Arcana, context: Context, barrel: str, *, magic: bool = False) -> Asking:
    """A barrel explodes; within an attack, when that attack is over. So barrels set each other off in turn (MA-Q-68)."""
    context.run.barrels.append((context, barrel, magic))
    yield from _explode_waiting(t, context.run)


def _explode_waiting(t: Arcana, root: Run) -> Asking:
    if root.attacks:
        return
    root.attacks += 1
    while root.barrels:
        yield from _explode_one(t, *root.barrels.pop(0))
    root.attacks -= 1


def _explode_one(t: Arcana, context: Context, barrel: str, magic: bool) -> Asking:
    """One attack on everything adjacent, then the token; each barrel explodes once (MA-BARREL-03 to -05)."""
    state = t.state
    cell = cell_of(state, barrel)
    if not selecting.cell_is(state, cell, "barrel") and cell not in values.treated_cells(state, context.user, "barrel"):
        return
    t.tell(Happened(what="exploded", who=context.user, about=barrel))
    near = [ref for other in board_of(state).neighbours[cell] if (ref := attackable_on(state, other))]
    hit = [ref for ref in near if not values.immune(state, ref, BARRELS)]
    blast = _indirect(context)
    if hit:
        yield from attack(t, blast, hit, BARREL_DICE, 0, magic=magic, item=BARRELS)
    set_token(state, cell, DESTROYED)
    announce(t, context.run, "barrel_exploded", by=context.user, it=barrel, place=cell // 100, attack=blast.attack)


def _indirect(context: Context) -> Context:
    """An attack of a trap or barrel is the acting creature's (MA-Q-69)."""
    return Context(context.user, context.card, context.owner, context.run)


def traps_trigger(
    t: Arcana, context: Context, *, everywhere: bool = False, lever: int = -1, strong: int = TRAP_DICE, weak: int = 0
) -> Asking:
    """An attack on all creatures on trap cells of the fragment (MA-TRAP-04), twice if another explorer stands at another
    lever (MA-TRAP-05 to -07); without an acting creature on all fragments (MA-TRAP-08)."""
    state = t.state
    user = context.user
    place = None if everywhere or not user else fragment_of(state, user)
    yield from _spring(t, context, place, strong, weak)
    if is_explorer(user) and _other_at_lever(state, user, lever):
        yield from _spring(t, context, place, weak, strong)
    announce(t, context.run, "traps_triggered", by=user, place=place)


def _spring(t: Arcana, context: Context, place: int | None, strong: int, weak: int) -> Asking:
    state = t.state
    caught = [
        ref for ref in creatures(state)
        if selecting.cell_is(state, cell_of(state, ref), "trap_cell")
        and (place is None or fragment_of(state, ref) == place)
        and not values.immune(state, ref, TRAPS)
    ]  # fmt: skip
    t.tell(Happened(what="traps", who=context.user, n=len(caught)))
    if caught:
        yield from attack(t, _indirect(context), caught, strong, weak, item=TRAPS)


def _other_at_lever(state: ArcanaState, user: str, lever: int) -> bool:
    board = board_of(state)
    levers = [cell for cell in board.of_kind("trap_lever") if cell != lever]
    return any(e.card != user and any(board.adjacent(cell, e.cell) for cell in levers) for e in explorers_on_board(state))


# --- effects -----------------------------------------------------------------------------------------------------


@effect("attack")
def _attack(t: Arcana, context: Context, one: Effect) -> Asking:
    """Of an ability with a target symbol melee or ranged, whomever it hits (MA-RANGE-10, -11); else neither."""
    state = t.state
    besides = _only_attacked(state, context, one.args.get("at"))
    evaders = yield from chosen(t, context, one.args.get("at"), "choose_evader", besides)
    evaders = [attackable_on(state, int(ref[5:])) if ref.startswith("cell@") else ref for ref in evaders]
    kinds = reach_kinds(state, context) if context.ability and context.ability.targets else frozenset()
    item = context.card if context.card in ITEMS or context.card in EXPLORERS else ""
    yield from attack(
        t, context, [ref for ref in evaders if ref],
        amount(t, context, one.args.get("strong"), 0), amount(t, context, one.args.get("weak"), 0),
        magic=bool(one.args.get("magic")), plus=amount(t, context, one.args.get("plus"), 0),
        versus=one.args.get("versus", ""), item=item, kinds=kinds,
    )  # fmt: skip


def _only_attacked(state: ArcanaState, context: Context, at: Selector | None) -> list[str]:
    """Barrels and cells of a finale, where an attack is on creatures: they count as such for attacks alone (MA-BARREL-01)."""
    if at is None or at.kind != "creature" or at.mode not in ("each", "any", "up_to"):
        return []
    things = [f"barrel@{cell}" for cell in board_of(state).of_kind("barrel")] + [c.id for c in state.cell_creatures]
    return [
        ref for ref in things
        if selecting.in_scope(state, context, at.scope, ref, context.user)
        and (at.condition is None or conditions.holds(state, context.about(ref), at.condition))
    ]  # fmt: skip


def reach_kinds(state: ArcanaState, context: Context) -> frozenset[str]:
    assert context.ability is not None
    melee = context.ability.targets[0].mode == "near"
    if melee and context.owner and any(True for _ in values.applying(state, "reach", context.owner, item=context.card)):
        melee = False
    return frozenset({"melee" if melee else "ranged"})


@effect("deal_damage")
def _deal_damage(t: Arcana, context: Context, one: Effect) -> Asking:
    """Damage without a roll, with all that follows from it."""
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_creature", deed=one.word)):
        for _ in range(amount(t, context, one.args.get("n"))):
            made = context.attack or Attack(context.user, context.card, False, frozenset())
            yield from damage(t, context, made, ref)


@effect("reroll")
def _reroll(t: Arcana, context: Context, one: Effect) -> Asking:
    """In an attack roll: some dice once more."""
    made = context.attack
    if made is None:
        return
    which = [i for i, (_, face) in enumerate(made.dice) if one.args.get("dice") != "blanks" or face == 0]
    for i in which[: amount(t, context, one.args.get("n"), len(which))]:
        made.dice[i] = reroll(t, made.dice[i])
    return
    yield


@effect("change_result")
def _change_result(t: Arcana, context: Context, one: Effect) -> Asking:
    if context.attack is not None:
        context.attack.dice.append(("change", conditions.number(t.state, context, one.args["by"])))
    return
    yield


@effect("explode_barrel")
def _explode_barrel(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_barrel")):
        barrel = ref if is_barrel(ref) else f"barrel@{cell_of(t.state, ref)}"
        yield from explode(t, context, barrel, magic=bool(one.args.get("magic")))


@effect("traps_trigger")
def _traps(t: Arcana, context: Context, one: Effect) -> Asking:
    dice = {name: amount(t, context, one.args.get(name), 0) for name in ("strong", "weak") if name in one.args}
    yield from traps_trigger(t, context, everywhere=one.args.get("where") == "board", **dice)

"""Losing and restoring health, and what happens at 0 (MA-CREATURE, MA-EXPLORER-03 to -06, MA-MONSTER-03 to -11, MA-KILL)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.decision import Outcome
from ...kernel.text import Text, text
from . import values
from .asking import Asking, agrees, choose_number
from .cards import MONSTERS
from .context import BARRELS, TRAPS, Attack, Context, Run
from .events import Happened
from .inspiration import available, gain_inspiration, pay_inspiration
from .running import amount, announce, announce_now, chosen, effect
from .state import DESTROYED, OFF_BOARD, ArcanaState, Lasting
from .steps import Arcana
from .things import (
    cell_creature_of,
    cell_of,
    explorer_of,
    is_barrel,
    is_explorer,
    living,
    monster_of,
    set_token,
)
from .vocabulary import Effect


def lose_health(t: Arcana, context: Context, ref: str, n: int = 1, *, attack: Attack | None = None) -> Asking:
    """Lose health one by one; inspiration may be lost instead each time (MA-INSP-05). Returns how much health was lost."""
    lost = 0
    for _ in range(n):
        if ref in context.run.dying or not _stands(t.state, ref) or values.cannot(t.state, ref, "lose_health"):
            break
        facts = {"of": ref, "it": ref, "attacker": attack.attacker if attack else "", "attack": attack}
        if values.current(t.state, ref, "health") == 1 and (
            yield from announce_now(t, context.run, "would_lose_last_health", **facts)
        ):
            continue
        if (yield from announce_now(t, context.run, "would_lose_health", **facts)):
            continue
        if is_explorer(ref) and (yield from _inspiration_instead(t, context, ref, attack)):
            continue
        lost += 1
        _wound(t.state, ref)
        t.tell(Happened(what="lost_health", who=ref, n=values.current(t.state, ref, "health")))
        announce(t, context.run, "lose_health", **facts)
        if values.current(t.state, ref, "health") == 0:
            yield from destroy(t, context, ref, attack=attack)
    return lost


def _inspiration_instead(t: Arcana, context: Context, ref: str, attack: Attack | None) -> Asking:
    """1 inspiration for 1 health, if the player likes and whoever is asked for support agrees (MA-INSP-05, MA-SUPPORT-06)."""
    if not available(t.state, ref):
        return False
    by = "" if attack is None else attack.item if attack.item in (TRAPS, BARRELS) else attack.attacker
    if not (yield from agrees(t.state, ref, "inspiration_for_health", cause=by or context.cause, attack=bool(by))):
        return False
    return (yield from pay_inspiration(t, context.run, ref, 1, purpose="health"))


def _stands(state: ArcanaState, ref: str) -> bool:
    explorer = explorer_of(state, ref)
    if explorer is not None:
        return explorer.alive and explorer.cell != OFF_BOARD
    return monster_of(state, ref) is not None or cell_creature_of(state, ref) is not None


def _wound(state: ArcanaState, ref: str) -> None:
    """MA-STAT-02."""
    explorer = explorer_of(state, ref)
    if explorer is not None:
        explorer.health -= 1
        return
    creature = monster_of(state, ref) or cell_creature_of(state, ref)
    assert creature is not None
    creature.wounds += 1


def restore_health(t: Arcana, root: Run, ref: str, n: int) -> None:
    """Up to the maximum (MA-STAT-03, -07)."""
    if not _stands(t.state, ref) or values.cannot(t.state, ref, "restore_health"):
        return
    missing = values.stat(t.state, ref, "health") - values.current(t.state, ref, "health")
    healed = min(n, missing)
    if healed <= 0:
        return
    explorer = explorer_of(t.state, ref)
    if explorer is not None:
        explorer.health += healed
    else:
        creature = monster_of(t.state, ref) or cell_creature_of(t.state, ref)
        assert creature is not None
        creature.wounds -= healed
    t.tell(Happened(what="restored_health", who=ref, n=healed))
    announce(t, root, "health_restored", of=ref, it=ref)


# --- destruction -------------------------------------------------------------------------------------------------


def destroy(t: Arcana, context: Context, ref: str, *, attack: Attack | None = None, cause: str = "") -> Asking:
    """A creature is destroyed; the one whose doing it was has killed it, also indirectly (MA-ATTACK-15, MA-KILL). The cause
    is told only: the card or the kind of attack, unless another is given."""
    state = t.state
    if ref in context.run.dying or not _stands(state, ref):
        return
    if is_explorer(ref) and (yield from _won_before(t)):
        return
    killer = attack.attacker if attack is not None else context.user
    cause = cause or (attack.item if attack is not None else "") or context.card
    t.tell(Happened(what="destroyed", who=ref, about=killer, data={"cell": cell_of(state, ref), "cause": cause}))
    if attack is not None:
        attack.killed.append(ref)
    facts = {"of": ref, "it": ref, "attacker": killer, "attack": attack, "place": cell_of(state, ref) // 100}
    item = attack.item if attack is not None else context.card
    if killer and killer != ref and ref not in (c.id for c in state.cell_creatures):
        announce(t, context.run, "kill", by=killer, item=item, **{k: v for k, v in facts.items() if k != "of"})
    if is_explorer(ref):
        announce(t, context.run, "creature_destroyed", **facts)
        _explorer_dies(t, ref)
        return
    at_cell = cell_creature_of(state, ref)
    if at_cell is not None:
        state.cell_creatures.remove(at_cell)
        set_token(state, at_cell.cell, DESTROYED)
        return
    context.run.dying.append(ref)
    yield from announce_now(t, context.run, "creature_destroyed", **facts)  # before the card leaves play (MA-MONSTER-04)
    context.run.dying.remove(ref)
    if monster_of(state, ref) is not None:
        remove_monster(state, ref)
        if is_explorer(state.acting):
            gain_inspiration(t, context.run, state.acting, 1)  # MA-INSP-03


def _won_before(t: Arcana) -> Asking:
    """Was the finale won before this death? Then it does not come to it (MA-GAME-07, MA-Q-32)."""
    from .story import check_finale  # noqa: PLC0415 - the story builds on this module

    yield from check_finale(t)
    return t.state.outcome is not None


def _explorer_dies(t: Arcana, ref: str) -> None:
    """For good (MA-GAME-08): the cards leave, the items go to the discard pile (MA-EXPLORER-04 to -06)."""
    state = t.state
    explorer = explorer_of(state, ref)
    assert explorer is not None
    explorer.alive = False
    explorer.health = 0
    explorer.cell = OFF_BOARD
    items = [*explorer.inventory, *(equipped.item for equipped in explorer.equipped)]
    t.shuffle(items)
    state.item_discard += items
    state.events_boxed += explorer.events
    gone = {*items, *explorer.events}
    state.waiting_discard = [card for card in state.waiting_discard if card not in gone]
    state.progress = {card: n for card, n in state.progress.items() if card not in gone}
    explorer.inventory, explorer.equipped, explorer.events = [], [], []
    state.lasting = [lasting for lasting in state.lasting if lasting.owner != ref and lasting.card not in gone]
    for monster in state.monsters:
        if monster.controlled_by == ref:
            monster.controlled_by = ""
    if not living(state):
        lose_game(t, "all_dead")


def remove_monster(state: ArcanaState, ref: str) -> None:
    """Its card goes to the box if its level is below the monster level, else on the destroyed pile (MA-MONSTER-05 to -07)."""
    monster = monster_of(state, ref)
    assert monster is not None
    state.monsters.remove(monster)
    if ref in state.memory.get("acted", ()):  # if the same card appears again, it is another monster (MA-Q-48)
        state.memory["acted"].remove(ref)
    state.lasting = [_without(lasting, ref) for lasting in state.lasting if lasting.card != ref]
    if ref not in MONSTERS:
        return
    level = MONSTERS[ref].level
    (state.monsters_boxed if level < state.monster_level and level != 4 else state.monsters_destroyed).append(ref)


def _without(lasting: Lasting, ref: str) -> Lasting:
    """A lasting effect on a monster that is gone: its marker stays, but the same card in play again is another monster."""
    named = [*lasting.targets, lasting.it, *lasting.evaders]
    if ref not in named:
        return lasting
    targets, evaders = ([one if one != ref else "" for one in listed] for listed in (lasting.targets, lasting.evaders))
    return replace(lasting, targets=targets, evaders=evaders, it=lasting.it if lasting.it != ref else "")


def banish(t: Arcana, ref: str) -> None:
    """Gone without inspiration, without counting as destroyed (MA-MONSTER-08 to -11)."""
    if monster_of(t.state, ref) is not None and not values.cannot(t.state, ref, "be_banished"):
        remove_monster(t.state, ref)
        t.tell(Happened(what="banished", who=ref))


def lose_game(t: Arcana, why: str) -> None:
    state = t.state
    if state.outcome is None:
        state.phase = "over"
        state.outcome = Outcome("lost", (), tuple(None for _ in range(state.seats)), text(f"machina_arcana-outcome-{why}"))


def win_game(t: Arcana, reason: Text | None = None) -> None:
    """All explorers alive win together (MA-GAME-05 to -07)."""
    state = t.state
    if state.outcome is None:
        state.phase = "over"
        winners = tuple(sorted({explorer.seat for explorer in living(state)}))
        reason = reason or text("machina_arcana-outcome-won")
        state.outcome = Outcome("won", winners, tuple(None for _ in range(state.seats)), reason)


# --- effects -----------------------------------------------------------------------------------------------------


@effect("lose_health")
def _lose_health(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_creature", deed=one.word)):
        if not is_barrel(ref):
            yield from lose_health(t, context, ref, amount(t, context, one.args.get("n")))


@effect("restore_health")
def _restore_health(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_creature", deed=one.word)):
        n = one.args.get("n")
        most = values.stat(t.state, ref, "health") if n is not None and n.source == "all" else amount(t, context, n)
        restore_health(t, context.run, ref, most)


@effect("gain_inspiration")
def _gain(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "pick_explorer", deed=one.word)):
        gain_inspiration(t, context.run, ref, amount(t, context, one.args.get("n")))


@effect("lose_inspiration")
def _lose_inspiration(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "pick_explorer", deed=one.word)):
        if is_explorer(ref):
            own = values.current(t.state, ref, "inspiration")
            n = min(own, _all_or(t, context, one, own))
            yield from pay_inspiration(t, context.run, ref, n, purpose="effect", card=context.card)


def _all_or(t: Arcana, context: Context, one: Effect, everything: int) -> int:
    n = one.args.get("n")
    return everything if n is not None and n.source == "all" else amount(t, context, n)


@effect("restore_stamina")
def _restore_stamina(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_creature", deed=one.word)):
        change_stamina(t, ref, _all_or(t, context, one, 9))


@effect("lose_stamina")
def _lose_stamina(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_creature", deed=one.word)):
        change_stamina(t, ref, -_all_or(t, context, one, 9))


def change_stamina(t: Arcana, ref: str, by: int) -> None:
    """Between 0 and the maximum; a monster's stamina counts only in its turn (MA-MPHASE-05)."""
    most = values.stat(t.state, ref, "stamina")
    explorer = explorer_of(t.state, ref)
    if explorer is not None:
        explorer.stamina = max(0, min(most, explorer.stamina + by))
    elif t.state.acting == ref:
        t.state.stamina_left = max(0, min(most, t.state.stamina_left + by))
    t.tell(Happened(what="stamina", who=ref, n=by))


@effect("convert")
def _convert(t: Arcana, context: Context, one: Effect) -> Asking:
    """Lose one characteristic to gain as much of another as was lost; of any amount the user says how much."""
    ref, wanted = context.user, one.args.get("n")
    most = values.current(t.state, ref, one.args["from"])
    if wanted is not None and wanted.source == "any":
        told = {"card": context.card, "lost": one.args["from"], "gained": one.args["to"]}
        n = yield from choose_number(t.state, ref, range(most + 1), "convert", **told)
    else:
        n = min(amount(t, context, wanted), most)
    if one.args["from"] == "health":
        n = yield from lose_health(t, context, ref, n)
    elif one.args["from"] == "inspiration":
        yield from pay_inspiration(t, context.run, ref, n, purpose="ability", card=context.card)
    else:
        change_stamina(t, ref, -n)
    if one.args["to"] == "health":
        restore_health(t, context.run, ref, n)
    elif one.args["to"] == "inspiration":
        gain_inspiration(t, context.run, ref, n)
    else:
        change_stamina(t, ref, n)


@effect("destroy_creature")
def _destroy(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_creature", deed=one.word)):
        yield from destroy(t, context, ref)


@effect("banish")
def _banish(t: Arcana, context: Context, one: Effect) -> Asking:
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_monster", deed=one.word)):
        banish(t, ref)


@effect("control_monster")
def _control(t: Arcana, context: Context, one: Effect) -> Asking:
    """The user decides for it when its turn comes (MA-CONTROL-01)."""
    for ref in (yield from chosen(t, context, one.args.get("at"), "choose_monster", deed=one.word)):
        monster = monster_of(t.state, ref)
        if monster is not None and not values.cannot(t.state, ref, "be_controlled"):
            monster.controlled_by = context.user
            t.tell(Happened(what="controlled", who=ref, about=context.user))

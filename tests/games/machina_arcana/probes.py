"""What a modifier speaks of, read from the table: once with the modifier in force and once without it.

A probe lays a table where the modifier can show, and reads one thing there: a characteristic, a roll, a price, the cells that can
be reached, the targets that can be chosen. `Case.lay` puts the card into play; a modifier of a lasting effect comes with a marker.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from eldertable.games.machina_arcana import costs, targets, values
from eldertable.games.machina_arcana.cards import CARDS, EVENTS, EXPLORERS, ITEMS, MONSTERS
from eldertable.games.machina_arcana.combat import threshold
from eldertable.games.machina_arcana.context import Attack, Context
from eldertable.games.machina_arcana.dice import MOST_DICE
from eldertable.games.machina_arcana.events import AttackRolled
from eldertable.games.machina_arcana.inspiration import available
from eldertable.games.machina_arcana.motion import can_shove, moves
from eldertable.games.machina_arcana.options import Attach, ChooseNothing, UseInventory
from eldertable.games.machina_arcana.selecting import cell_is
from eldertable.games.machina_arcana.state import (
    DOOR_CLOSED,
    HORROR,
    NO_TOKEN,
    Equipped,
    Explorer,
    Fragment,
    Lasting,
    Monster,
)
from eldertable.games.machina_arcana.things import door_ref, set_door, set_token
from eldertable.games.machina_arcana.turns import price_of
from eldertable.games.machina_arcana.vocabulary import Ability, Effect, Modifier

from .arrange import Table, at, lay_map
from .deeds import attack_of, take_up
from .exercise import CHEST, FAR, HERE, LAIR, LEVER, LIT_CELL, NEAR, crowded, go_on, hold, host_of, luck

CLASSES = {"mystic": "lorre_gerrar", "shooter": "asta_wingren", "master": "vera_saburova", "fighter": "hank_horden"}


FAR_SHOT, TWO_KINDS = 4, 2
CHOSEN = {"target": "saral", "it": "saral", "evader": "saral", "target2": "blind_bell_ringer"}


class Case:
    """A modifier of a card, and the table where it is looked at."""

    def __init__(self, card: str, ability: Ability, modifier: Modifier, lasting: Effect | None, patch: Any) -> None:
        self.card, self.ability, self.modifier, self.lasting = card, ability, modifier, lasting
        self.patch: pytest.MonkeyPatch = patch
        self.in_force = True

    @property
    def user(self) -> str:
        """The explorer who has the card: of the class it asks for."""
        if self.card in EXPLORERS:
            return self.card
        if self.card == "gazing_mirror":
            return "lorre_gerrar"  # whose characteristics differ from her foe's
        wanted = self.ability.while_
        return CLASSES[wanted.args["classes"][0]] if wanted is not None and wanted.word == "class" else "hank_horden"

    @property
    def subject(self) -> str:
        """Whom the modifier is about."""
        at_ = self.modifier.at
        kind = at_.kind if at_ is not None and at_.mode == "each" else ""
        if kind == "monster":
            return "saral"
        if kind in ("explorer", "creature") or self.card not in MONSTERS:
            named = at_.mode if at_ is not None else "target" if self.ability.targets else "self"
            return CHOSEN.get(named, self.user) if self.lasting and not kind else self.user
        return self.user if self.lasting else self.card

    def lay(self) -> Table:
        t = crowded(self.user)
        if self.card not in EXPLORERS:
            hold(t, self.card, self.user)
        situate(t, self.card)
        if self.lasting is not None and self.in_force:
            self.mark(t)
        t.refresh()
        return t

    def mark(self, t: Table) -> None:
        """A marker lies on the card; what was chosen then is the subject, or a cell."""
        assert self.lasting is not None
        owner = (
            HORROR if self.card in MONSTERS or (self.card in EVENTS and EVENTS[self.card].deck == "horror") else self.user
        )
        user = self.card if self.card in MONSTERS else self.user
        chosen = ["saral", "blind_bell_ringer"][: len(self.ability.targets)]
        cells = [(at(9, 9), str(m.value["as"])) for m in self.lasting.gives if m.word == "counts_as"]
        path = list(self.lasting.path)
        t.state.lasting.append(Lasting(owner, self.card, path, user, chosen, self.subject, [self.subject], cells))


def situate(t: Table, card: str) -> None:
    """What a card waits for besides the crowd."""
    user = t.explorer()
    match card:
        case "cogwheel_cleaver":
            user.equipped.append(Equipped(fitting(card, "bottom"), "upgrade", card))
        case "magnet_gauntlet" | "pocket_dynamo" | "tunnelling_drill":
            below = fitting(card, "top")
            user.equipped = [Equipped(below, "main"), Equipped(card, "upgrade", below)]
        case "sacrificial_dagger":
            user.equipped.append(Equipped("oil_can", "main"))
        case "duelling_discharger":
            user.equipped.append(Equipped("pipe_wrench", "main"))
        case "trapper_boots":
            user.cell = at(8, 7)
        case "armoured_trench_coat":
            user.cell = at(10, 5)
        case "moon_beast":
            t.state.monsters[0].cell = at(10, 5)
        case "listener":
            t.state.monsters[2].cell = at(5, 3)
        case "whisper_hood":
            t.state.explorers[1].cell = at(10, 10)
        case "speaking_tubes":
            t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
            t.state.explorers[1].cell = at(1, 1, place=1)


def fitting(card: str, side: str) -> str:
    """An item for the other end of a card's upgrade symbol: on top of it, or below it one that shoots."""
    mine = ITEMS[card].symbols["top" if side == "bottom" else "bottom"]
    found = [i for i in ITEMS.values() if i.type == ITEMS[card].type and i.id != card and i.symbols.get(side) == mine]
    return next((i.id for i in found if side == "bottom" or ranged(i.id)), found[0].id)


def ranged(card: str) -> bool:
    return any(target.mode != "near" for a in CARDS[card].abilities for target in a.targets)


# --- numbers -----------------------------------------------------------------------------------------------------


def characteristic(case: Case) -> int:
    return values.stat(case.lay().state, case.subject, case.modifier.word.removeprefix("max_"))


def prices(case: Case) -> list[int]:
    """Stamina and inspiration of each action."""
    state = case.lay().state
    return [n for action in case.modifier.value["of"] for n in price_of(state, case.subject, action)]


def ability_price(case: Case) -> int:
    t = case.lay()
    t.explorer().equipped.append(Equipped("abyss_lodestone", "main"))
    cost = CARDS["abyss_lodestone"].abilities[0].cost
    assert cost is not None
    return costs.stamina_of(t.state, Context(case.user, "abyss_lodestone", case.user), cost)


def reach(case: Case) -> int:
    """The range of the first attack of the item in question, or of a monster that shoots."""
    t = case.lay()
    user = case.subject
    if user in MONSTERS:
        t.state.monsters[0] = Monster("whisperer", NEAR)
        user = item = "whisperer"
    else:
        item = item_of(case, t)
    wanted = "near" if case.modifier.word == "reach" else "blockable piercing"
    target = next(target for a in CARDS[item].abilities for target in a.targets if target.mode in wanted)
    return targets.range_of(t.state, user, item, target)[1]


def item_of(case: Case, t: Table) -> str:
    """The item with which the modifier counts."""
    named = case.modifier.with_item.name if case.modifier.with_item is not None else ""
    on = {equipped.item: equipped.on for equipped in t.explorer().equipped}
    match named:
        case "this":
            return case.card
        case "host" | "below":
            return on[case.card]
        case "chain":
            return on[case.card] or case.card
    if case.subject in MONSTERS:
        return case.subject
    weapon = "flywheel_axe" if case.modifier.kind == "melee" else "bone_sickle" if case.modifier.kind == "magic" else ""
    return take_up(t, weapon or gun())


def gun() -> str:
    """A weapon that shoots far and rolls dice of both kinds, but not as many as there are."""
    for item in ITEMS.values():
        for ability in item.abilities if item.type == "weapon" and item.slot != "extension" else ():
            far = any(target.mode == "blockable" and target.range >= FAR_SHOT for target in ability.targets)
            for one in ability.do:
                rolled = [one.args[kind].value for kind in ("strong", "weak") if kind in one.args]
                if far and one.word == "attack" and len(rolled) == TWO_KINDS and max(rolled) < MOST_DICE:
                    return item.id
    raise AssertionError("no such weapon")


def cards_drawn(case: Case) -> int:
    t = case.lay()
    t.explorer().stamina = 4
    t.refresh()
    t.answer(cell=CHEST, as_kind="chest")
    go_on(t)
    return len(t.what("revealed_items")[0].data["cards"])


def weapons_held(case: Case) -> int:
    """How many one-handed weapons stay in hand."""
    weapons = [item.id for item in ITEMS.values() if item.type == "weapon" and item.hands == 1][:3]
    t = case.lay()
    t.explorer().inventory, t.explorer().equipped, t.explorer().stamina = [case.card, *weapons], [], 4
    t.refresh()
    t.take(UseInventory(case.user))
    for item in (case.card, *weapons):
        t.take(Attach(item, "", "main"))
    while t.asked() != "act":
        t.take(ChooseNothing() if t.asked() == "use_inventory" else t.decision(t.seat).options[0])
    return sum(1 for equipped in t.explorer().equipped if equipped.item in weapons)


# --- attacks -----------------------------------------------------------------------------------------------------


def attacked(case: Case, faces: str = "middling") -> AttackRolled:
    """An attack of the subject as the modifier wants it."""
    t = case.lay()
    named = case.modifier.with_item.name if case.modifier.with_item is not None else ""
    luck(case.patch, faces)
    t.explorer().stamina, t.explorer().inspiration, t.state.explorers[1].inspiration = 6, 0, 0
    if named in ("traps", "barrels"):
        return indirect(t, named)
    if case.subject in MONSTERS:
        t.monster_turn(case.subject)
    else:
        item = item_of(case, t)
        target = "blind_bell_ringer" if wants_distance(case.modifier) else "saral"
        t.state.monsters = [monster for monster in t.state.monsters if monster.card in (target, case.card)]
        t.refresh()
        t.use(item, attack_of(item), target)
    while t.match.pending and not t.told(AttackRolled):
        t.take(t.decision(t.seat).options[0])
    return next(rolled for rolled in t.told(AttackRolled) if rolled.attacker == case.subject)


def wants_distance(modifier: Modifier) -> bool:
    against = modifier.against
    return against is not None and against.compare is not None and against.compare.at_least is not None


def indirect(t: Table, named: str) -> AttackRolled:
    t.explorer().inventory = ["blasting_jelly"]
    t.state.monsters[0].cell, t.state.monsters[1].cell = at(8, 7), at(3, 5)
    t.refresh()
    if named == "traps":
        t.answer(cell=LEVER, as_kind="trap_lever")
    else:
        t.use("blasting_jelly", 0)
    go_on(t)
    return t.told(AttackRolled)[0]


def result(case: Case) -> int:
    """Against the first evader."""
    rolled = attacked(case)
    return dict(rolled.own).get(rolled.against[0][0], rolled.result)


def dice(case: Case) -> tuple[int, int]:
    kinds = [kind for kind, _ in attacked(case).dice]
    return kinds.count("strong"), kinds.count("weak")


def blanks(case: Case) -> int:
    """Blank dice left of a roll that begins with one."""
    return [face for _, face in attacked(case, "one after another").dice].count(0)


def is_magic(case: Case) -> bool:
    return attacked(case).magic


def least_inspiration(case: Case) -> int:
    """What must be spent to make a miss a hit."""
    t = case.lay()
    luck(case.patch, "low")
    t.explorer().stamina, t.explorer().inspiration, t.state.explorers[1].inspiration = 6, 4, 0
    t.refresh()
    item = host_of(case.card)
    t.use(item, attack_of(item), "saral")
    assert t.asked() == "inspire"
    return max(option.n for option in t.decision(t.seat).options)


def compared(case: Case) -> int:
    """What an attack is compared with: of the card's owner, or on it."""
    t = case.lay()
    owner = case.card if case.card in MONSTERS else case.user
    imposes = case.modifier.at is not None and case.modifier.at.mode == "evader" and case.modifier.value != "own_of_evader"
    other = case.user if owner in MONSTERS else "saral"
    attacker, evader = (owner, other) if imposes else (other, owner)
    item = host_of(case.card) if case.card in ITEMS and ITEMS[case.card].slot == "extension" else attacker
    return threshold(t.state, Attack(attacker, item, False, frozenset({"normal"})), evader)


# --- targets and ways --------------------------------------------------------------------------------------------

BARRIERS: dict[str, dict[str, Any]] = {
    "creatures": {}, "obstacles": {"rows": [".C"]}, "chasms": {"rows": [".~"]}, "rubble": {"rows": [".#"]},
    "walls": {"walls": [(row, 1, "east") for row in (1, 2, 3)]},
    "closed_doors": {"doors": [(1, 1, "east")], "walls": [(row, 1, "east") for row in (2, 3)]},
}  # fmt: skip


def figures(t: Table) -> list[Explorer | Monster]:
    return [*t.state.explorers, *t.state.monsters]


def behind(case: Case, what: str, user: str) -> Table:
    """The user in a corner, a barrier beside it."""
    t = case.lay()
    if t.monster(user) is None and user in MONSTERS:
        t.state.monsters.append(Monster(user, FAR))
    t.state.fragments = [Fragment(lay_map(**BARRIERS[what]), 0, 0, 0)]
    if what == "closed_doors":
        set_door(t.state, door_ref(at(1, 1), "east"), DOOR_CLOSED)
    for place, creature in enumerate(figures(t)):
        creature.cell = at(10, place + 1)
    in_the_way = next(one for one in figures(t) if one.card not in (user, "saral", case.user))
    if what == "creatures":
        in_the_way.cell = at(1, 2)
    mover = t.monster(user) or t.explorer(user)
    mover.cell = at(1, 1)
    return t


def passed(case: Case) -> set[str]:
    """The barriers that the subject gets over in one move."""
    found = set()
    for what in case.modifier.value:
        t = behind(case, what, case.subject)
        goal = at(1, 2) if what in ("walls", "closed_doors") else at(1, 3)
        if goal in moves(t.state, case.subject, 3):
            found.add(what)
    return found


def shot_through(case: Case) -> set[str]:
    """The barriers past which the subject can choose a target."""
    found = set()
    user = case.subject if case.subject != "saral" else "whisperer"  # one that shoots
    for what in case.modifier.value:
        t = behind(case, what, user)
        victim = t.explorer(case.user) if user in MONSTERS else t.state.monsters[0]
        victim.cell = at(1, 3)
        item = user if user in MONSTERS else item_of(case, t)
        ability = CARDS[item].abilities[attack_of(item)]
        context = Context(user, item, user, ability=ability)
        if victim.card in targets.legal_targets(t.state, context, ability, ability.targets[0]):
            found.add(what)
    return found


def incorporeal_targets(case: Case) -> set[str]:
    t = case.lay()
    set_token(t.state, LIT_CELL, NO_TOKEN)
    t.state.monsters.append(Monster("light_eater", LAIR))
    user = t.explorer(case.subject)
    user.cell = HERE
    ability = CARDS[case.subject].abilities[attack_of(case.subject)]
    context = Context(case.subject, case.subject, case.subject, ability=ability)
    return set(targets.legal_targets(t.state, context, ability, ability.targets[0]))


def price_over_chasms(case: Case) -> int:
    t = case.lay()
    t.state.fragments = [Fragment(lay_map([".~~."]), 0, 0, 0)]
    t.explorer(case.subject).cell = at(1, 1)
    return moves(t.state, case.subject, 5)[at(1, 4)]


def barrels_seen(case: Case) -> set[str]:
    """What can be attacked as a barrel."""
    t = case.lay()
    item = take_up(t, "red_hot_gatling")
    ability = CARDS[item].abilities[attack_of(item)]
    context = Context(case.user, item, case.user, ability=ability)
    return {ref for ref in targets.legal_targets(t.state, context, ability, ability.targets[0]) if ref.startswith("barrel")}


def harmed_by(case: Case) -> set[str]:
    """Which of the things it speaks of still harm the subject."""
    return {what for what in case.modifier.value if HARM[what](case)}


def in_trap(case: Case) -> bool:
    t = case.lay()
    luck(case.patch, "low")
    t.state.explorers[1].cell = at(10, 1)
    springer, caught = t.explorer(), t.monster(case.subject) or t.explorer(case.subject)
    if caught is springer:
        springer = t.state.explorers[1]
        t.state.acting = springer.card
    springer.cell, caught.cell, springer.stamina = HERE, at(8, 8), 4
    t.state.monsters = [monster for monster in t.state.monsters if monster.card == case.subject]
    t.go_to("act", ref=springer.card)
    t.answer(cell=LEVER, as_kind="trap_lever")
    go_on(t)
    return any(ref == case.subject for rolled in t.told(AttackRolled) for ref, _, _ in rolled.against)


def in_blast(case: Case) -> bool:
    t = case.lay()
    luck(case.patch, "low")
    near = t.monster(case.subject) or t.explorer(case.subject)
    near.cell = at(3, 5)
    t.explorer().inventory, t.explorer().stamina = ["blasting_jelly"], 4
    t.refresh()
    t.use("blasting_jelly", 0)
    go_on(t)
    return any(ref == case.subject for rolled in t.told(AttackRolled) for ref, _, _ in rolled.against)


def shoved(away: bool, rows: tuple[str, ...] = ()) -> Callable[[Case], bool]:
    """Is it moved by a push or pull along its row?"""

    def probe(case: Case) -> bool:
        t = case.lay()
        t.state.fragments = [Fragment(lay_map(rows), 0, 0, 0)]
        for place, creature in enumerate(figures(t)):
            creature.cell = at(9, place + 1)
        creature = t.monster(case.subject) or t.explorer(case.subject)
        creature.cell = at(10, 5)
        return can_shove(t.state, case.subject, at(10, 2) if not away else at(10, 4), away=away)

    return probe


HARM: dict[str, Callable[[Case], bool]] = {
    "traps": in_trap,
    "barrels": in_blast,
    "push": shoved(True),
    "pull": shoved(False),
    "chasms": shoved(True, ("",) * 9 + (".....~",)),
}


# --- states ------------------------------------------------------------------------------------------------------


def has_keyword(case: Case) -> bool:
    subject = "blind_bell_ringer" if case.subject == "saral" and not case.lasting else case.subject  # the one farther away
    return values.has_keyword(case.lay().state, subject, case.modifier.value)


def barred(case: Case) -> set[str]:
    state = case.lay().state
    return {what for what in case.modifier.value if values.cannot(state, case.subject, what)}


def support(case: Case) -> int:
    t = case.lay()
    t.state.explorers[1].inspiration = 2
    return available(t.state, case.user)


def counted(case: Case) -> bool:
    return cell_is(case.lay().state, at(9, 9), case.modifier.value["as"])

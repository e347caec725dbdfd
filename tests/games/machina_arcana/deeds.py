"""Something happens on the crowded table, through the game's own steps: one deed for every moment that a card may wait for."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from eldertable.games.machina_arcana.cards import CARDS, CHAPTERS, ITEMS, MONSTERS
from eldertable.games.machina_arcana.options import PASS, Explore, SealLair
from eldertable.games.machina_arcana.state import DOOR_CLOSED, DOOR_OPEN, Equipped, Lasting, Monster
from eldertable.games.machina_arcana.things import door_ref, set_door
from eldertable.games.machina_arcana.vocabulary import Ability, Effect

from .arrange import Table, at
from .exercise import CHEST, EVENT_CELL, HERE, LAIR, LEVER, STATION, effects_within, host_of, launch

Deed = Callable[[Table, str, Ability], None]


def ready(t: Table, inspiration: int = 2) -> None:
    """The acting explorer can afford what it is about to do, and has something to regain."""
    t.explorer().stamina, t.explorer().inspiration = 5, inspiration
    t.refresh()


def attack_of(card: str) -> int:
    """The number of a card's first ability that attacks."""
    return next(a.index for a in CARDS[card].abilities if a.kind == "active" and any(e.word == "attack" for e in a.do))


def take_up(t: Table, weapon: str) -> str:
    t.explorer().equipped.append(Equipped(weapon, "main"))
    return weapon


def weapon_for(t: Table, card: str, ability: Ability) -> str:
    """What the explorer strikes with so that the card takes notice: monsters with what fells the strongest."""
    filters = ability.trigger.filters if ability.trigger else {}
    wanted = filters.get("with")
    if card in MONSTERS:
        return take_up(t, "flywheel_axe" if filters.get("kind") == "melee" else "red_hot_gatling")
    if wanted is not None and wanted.name == "host":
        return host_of(card)
    if (wanted is not None and wanted.name == "this") or (card in ITEMS and ITEMS[card].type == "weapon"):
        return host_of(card) if ITEMS[card].slot == "extension" else card
    if filters.get("kind") == "ranged":
        return take_up(t, "red_hot_gatling")
    return t.explorer().card


def strike(t: Table, card: str, ability: Ability) -> None:
    """The explorer attacks a monster that has one health left: the card itself if it is one."""
    weapon = weapon_for(t, card, ability)
    ready(t)
    of_another = ability.trigger is not None and ability.trigger.filters.get("of") == "any"
    t.use(weapon, attack_of(weapon), card if card in MONSTERS and not of_another else "saral")


def be_struck(t: Table, card: str, ability: Ability) -> None:
    """A monster attacks the explorer: the card itself, or one that attacks as the card wants it."""
    filters = ability.trigger.filters if ability.trigger else {}
    attacker = card if card in MONSTERS else "mi_go" if filters.get("kind") == "magic" else "saral"
    if t.monster(attacker) is None:
        t.state.monsters.append(Monster(attacker, LAIR))
    if ability.trigger and ability.trigger.word == "would_lose_last_health":
        t.explorer().health = 1
    t.state.explorers[1].cell = at(10, 1)
    t.monster_turn(attacker, 4)


def strike_or_be_struck(t: Table, card: str, ability: Ability) -> None:
    by_monster = card in MONSTERS or card == "harvest"
    (be_struck if by_monster else strike)(t, card, ability)


def evade(t: Table, card: str, ability: Ability) -> None:
    (strike if card in MONSTERS else be_struck)(t, card, ability)


def use_thing(item: str, ability: int = 0) -> Deed:
    """The explorer uses a single-use item, on itself where it has a choice."""

    def deed(t: Table, card: str, _: Ability) -> None:
        t.explorer().inventory = [item]
        ready(t)
        t.use(item, ability, t.explorer().card)

    return deed


def activate(cell: int, kind: str) -> Deed:
    def deed(t: Table, card: str, _: Ability) -> None:
        ready(t)
        t.answer(cell=cell, as_kind=kind)

    return deed


def at_door(before: int, action: str) -> Deed:
    def deed(t: Table, card: str, _: Ability) -> None:
        door = door_ref(HERE, "east")
        set_door(t.state, door, before)
        ready(t)
        t.take(next(o for o in t.decision(t.seat).options if type(o).__name__ == action))

    return deed


def launched(t: Table, card: str, ability: Ability) -> None:
    deck = ability.trigger.filters.get("deck", "horror") if ability.trigger else "horror"
    launch(t, {"explorer": "steel_nerves", "horror": "chitin"}[deck])


def phase(step: str, lair: int = 5) -> Deed:
    def deed(t: Table, card: str, _: Ability) -> None:
        t.state.lair = lair
        t.go_to(step)

    return deed


def end_turn(t: Table, card: str, ability: Ability) -> None:
    t.take(PASS)


def explore(t: Table, card: str, ability: Ability) -> None:
    t.explorer().cell = at(1, 5)
    ready(t)
    t.take(Explore("north"))


def seal(t: Table, card: str, ability: Ability) -> None:
    ready(t, 4)
    t.take(SealLair(LAIR))


def begin_chapter(t: Table, card: str, ability: Ability) -> None:
    """A chapter runs out; if the card is a chapter itself, the one before it, with a third explorer on the board."""
    if card in CHAPTERS:
        third = msgspec.structs.replace(t.state.explorers[1], card="lorre_gerrar", cell=at(10, 10), equipped=[])
        t.state.explorers.append(third)
        t.state.chapters.append(card)
        t.state.chapter = "c1_1"
    phase("lair_phase", 1)(t, card, ability)


def come_near(t: Table, card: str, ability: Ability) -> None:
    t.explorer().cell, t.state.explorers[1].cell = at(8, 5), at(1, 10)
    t.monster_turn("blind_bell_ringer", 4)


def return_marker(t: Table, card: str, ability: Ability) -> None:
    """A marker that lay on the card, or on another, comes back with the new round."""
    owner, source = t.explorer().card, card if any(lasting_of(card)) else "frost_spear"
    path = lasting_of(source)[0].path
    t.state.lasting.append(Lasting(owner, source, list(path), owner, [owner]))
    t.go_to("explorers_phase")


def lasting_of(card: str) -> list[Effect]:
    return [one for a in CARDS[card].abilities for effect in a.do for one in effects_within(effect) if one.word == "lasting"]


DEEDS: dict[str, Deed] = {
    "kill": strike, "deal_damage": strike_or_be_struck, "miss": strike, "after_attack": strike, "attack_roll": strike,
    "before_attack": strike, "creature_destroyed": strike, "evaded": evade, "take_damage": be_struck,
    "lose_health": be_struck, "would_lose_health": be_struck, "would_lose_last_health": be_struck,
    "comes_adjacent": come_near, "barrel_exploded": use_thing("blasting_jelly"), "event_launched": launched,
    "door_opened": at_door(DOOR_CLOSED, "OpenDoor"), "door_closed": at_door(DOOR_OPEN, "CloseDoor"),
    "door_destroyed": at_door(DOOR_CLOSED, "DestroyDoor"), "turn_ends": end_turn,
    "item_discarded": use_thing("field_dressing"), "health_restored": use_thing("philosopher_draught"),
    "chapter_cell_lit": use_thing("guiding_rocket"), "inspiration_spent": use_thing("guiding_rocket"),
    "forced_move": use_thing("bottled_storm"), "item_gained": activate(CHEST, "chest"),
    "traps_triggered": activate(LEVER, "trap_lever"), "cell_activated": activate(STATION, "recharge_station"),
    "fragment_explored": explore, "marker_returned": return_marker, "phase_begins": phase("lair_phase"),
    "chapter_begins": begin_chapter, "monster_appears": phase("lair_phase", 2), "lair_sealed": seal,
    "danger_increased": launched,
}  # fmt: skip
OF_ITS_OWN: dict[str, Deed] = {"strangers_diary": activate(EVENT_CELL, "event_cell")}

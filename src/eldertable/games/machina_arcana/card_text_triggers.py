"""When a triggered ability is resolved, in words."""

from __future__ import annotations

from dataclasses import replace

from ...kernel.text import Text
from . import card_text_conditions as conditions
from . import card_text_selectors as selectors
from .card_text_nouns import Argument, Telling, a_noun, another, item, say
from .vocabulary import Scope, Trigger
from .words import KINDS

BY = frozenset(
    ["before_attack", "after_attack", "attack_roll", "miss", "deal_damage", "kill", "item_gained", "item_equipped", "item_stowed",
     "item_discarded", "door_opened", "door_closed", "door_destroyed", "traps_triggered", "barrel_exploded", "cell_activated",
     "cell_destroyed", "cell_restored", "lair_sealed", "chapter_cell_lit", "fragment_explored", "exchanged", "inspiration_spent"]
)  # fmt: skip
OF = frozenset(
    ["take_damage", "lose_health", "evade", "evaded", "would_lose_health", "would_lose_last_health", "creature_destroyed",
     "health_restored", "inspiration_gained", "turn_begins", "turn_ends", "forced_move"]
)  # fmt: skip
ATTACK_KINDS = ("melee", "ranged", "magic", "normal")
ABOUT_ATTACKS = frozenset(
    ["before_attack", "after_attack", "attack_roll", "miss", "deal_damage", "take_damage", "evade", "evaded"]
)
NAMES_ATTACK = frozenset(["before_attack", "after_attack", "attack_roll", "miss"])  # its item and victim are told with it
ABOUT = {
    "item_gained": "item", "item_equipped": "item", "item_stowed": "item", "item_discarded": "item", "door_opened": "door",
    "door_closed": "door", "door_destroyed": "door", "cell_activated": "cell", "cell_destroyed": "cell", "cell_restored": "cell",
    "lair_sealed": "lair_cell", "chapter_cell_lit": "chapter_cell", "monster_appears": "monster", "barrel_exploded": "barrel",
}  # fmt: skip


def after(tell: Telling, trigger: Trigger) -> Telling:
    """What `it` is in the ability's condition and effects."""
    kind = trigger.filters.get("kind", trigger.filters.get("to", ""))
    return replace(tell, it=kind if kind in KINDS else ABOUT.get(trigger.word, "creature"), happened=trigger.word)


def trigger_text(tell: Telling, trigger: Trigger, other: bool = False) -> Text:
    """The moment, then what narrows it; `other`: it must not be the owner itself."""
    filters = trigger.filters
    told = say(f"when-{trigger.word}", **_subject(tell, trigger, other), **_details(tell, trigger))
    if "to" in filters and trigger.word not in NAMES_ATTACK:
        told = say("when-to", when=told, noun=a_noun(filters["to"], "dat"))
    if "with" in filters and trigger.word not in NAMES_ATTACK:
        told = say("with", what=told, item=item(tell, filters["with"], "ins"))
    if "victim" in filters:
        told = say("when-if", when=told, condition=conditions.told(tell.about("creature"), filters["victim"]))
    if "in" in filters:
        where: Scope = filters["in"]
        told = say("place", noun=told, where=selectors.scope(tell, where))
    if "how" in filters:
        told = say("when-how", when=told, how=str(filters["how"]))
    return told


def _subject(tell: Telling, trigger: Trigger, other: bool) -> dict[str, Argument]:
    """Whom it must happen to or by: the owner unless the card says otherwise (vocabulary, 9)."""
    key = "by" if trigger.word in BY else "of" if trigger.word in OF else ""
    if not key:
        return {}
    wanted = trigger.filters.get(key, "any" if "in" in trigger.filters or not tell.owned else "self")
    if wanted == "self":
        return {"person": tell.voice, "who": selectors.who(tell, selectors.SELF, "nom")}
    if wanted == "any":
        kind = trigger.filters.get("kind", "")
        wanted = kind if key == "of" and kind in KINDS else "someone"
    case = "acc" if trigger.word == "creature_destroyed" else "nom"
    return {"person": "any", "who": another(wanted, case) if other else a_noun(wanted, case)}


def _details(tell: Telling, trigger: Trigger) -> dict[str, Argument]:
    """The arguments a trigger's message takes besides its subject."""
    word, filters = trigger.word, trigger.filters
    kind = filters.get("kind", "") if filters.get("kind") in KINDS else ""
    if word in ABOUT_ATTACKS:
        return _attack(tell, trigger)
    if word in ("cell_activated", "cell_destroyed", "cell_restored"):
        return {"cell": a_noun(kind or ("action_cell" if word == "cell_activated" else "cell"), "acc")}
    if word == "comes_adjacent":
        return {"noun": a_noun(kind or "creature"), "voice": tell.voice}
    if word in ("item_gained", "item_equipped", "item_stowed", "item_discarded"):
        return {"item": a_noun(filters.get("type") or "item", "acc")}
    if word == "event_launched":
        again = "no" if filters.get("re") is False else "only" if filters.get("re") else "yes"
        return {"event": say("event", deck=filters.get("deck", "any")), "again": again}
    if word in ("phase_begins", "phase_ends"):
        return {"phase": say("phase-gen", phase=filters.get("phase", "any"))}
    if word == "marker_returned":
        return {"card": "any" if filters.get("from") == "any" else "this"}
    if word == "forced_move":
        return {"by": "self" if filters.get("by") == "self" else "any"}
    return {}


def _attack(tell: Telling, trigger: Trigger) -> dict[str, Argument]:
    """The attack a trigger is about; by name with its item and victim."""
    word, filters = trigger.word, trigger.filters
    kind = filters["kind"] if filters.get("kind") in ATTACK_KINDS else "any"
    told = say("attack-kind", kind=kind, case="ins" if word in ("before_attack", "deal_damage") else "gen")
    if word in NAMES_ATTACK and "with" in filters:
        told = say("with", what=told, item=item(tell, filters["with"], "ins"))
    if word in NAMES_ATTACK and "to" in filters:
        told = say("against", what=told, who=a_noun(filters["to"], "gen"))
    return {"kind": kind, "attack": told}

"""Every word of the vocabulary and the shape of its parameters. What is not listed here is not a word."""

from __future__ import annotations

# The words that cards share with the rules.
ITEM_TYPES = ("weapon", "clothing", "artefact", "single_use")
SLOTS = ("body", "legs", "head", "extension")
CLASSES = ("shooter", "fighter", "mystic", "master")
KEYWORDS = ("stationary", "incorporeal")
DECKS = ("explorer", "horror")
REACHES = ("melee", "ranged")
ATTACK_KINDS = (*REACHES, "magic", "normal")
PHASES = ("explorers", "lair", "horror", "monsters")
THROUGH = ("obstacles", "creatures", "walls", "closed_doors", "chasms", "rubble")

# How a parameter is read: n number, shift (a number up or down), sel selector, item, kind, scope, place (where a teleport goes),
# condition, compare, card (an id), flag (true or false), yes (true: its contrary is written with `not`), a list of
# `word_values.py`, or the allowed words.
EFFECTS: dict[str, dict[str, str | tuple[str, ...]]] = {
    "attack": {
        "strong": "n",
        "weak": "n",
        "magic": "flag",
        "plus": "shift",
        "at": "sel",
        "versus": ("lower", "higher", "defence", "will"),
    },
    "lose_health": {"n": "n", "at": "sel"},
    "restore_health": {"n": "n", "at": "sel"},
    "gain_inspiration": {"n": "n", "at": "sel"},
    "lose_inspiration": {"n": "n", "at": "sel"},
    "restore_stamina": {"n": "n", "at": "sel"},
    "lose_stamina": {"n": "n", "at": "sel"},
    "convert": {"from": ("health", "inspiration", "stamina"), "to": ("health", "inspiration", "stamina"), "n": "n"},
    "destroy_creature": {"at": "sel"},
    "banish": {"at": "sel"},
    "control_monster": {"at": "sel"},
    "deal_damage": {"n": "n", "at": "sel"},
    "reroll": {"dice": ("blanks", "any", "all"), "n": "n"},
    "change_result": {"by": "shift"},
    "move": {"max": "n", "at": "sel", "by": ("user", "mover"), "through": "through"},
    "advance": {"cells": "n", "at": "sel"},
    "pull": {"cells": "n", "at": "sel", "source": "sel"},
    "push": {"cells": "n", "at": "sel", "source": "sel"},
    "teleport": {"at": "sel", "to": "place"},
    "swap_places": {"a": "sel", "b": "sel"},
    "open_door": {"at": "sel"},
    "close_door": {"at": "sel"},
    "destroy_door": {"at": "sel"},
    "remove_destroyed_door": {"at": "sel"},
    "traps_trigger": {"where": ("fragment", "board"), "strong": "n", "weak": "n"},
    "explode_barrel": {"at": "sel", "magic": "flag"},
    "destroy_cell": {"at": "sel"},
    "restore_cell": {"at": "sel"},
    "seal_lair": {"at": "sel"},
    "light_chapter_cell": {"at": "sel"},
    "darken_chapter_cell": {"at": "sel"},
    "activate": {"at": "sel"},
    "explore": {"at": "sel"},
    "gain_item": {"type": ("weapon", "clothing", "artefact", "single_use"), "draw": "n", "at": "sel"},
    "take_item": {"item": "item", "from": ("discard_pile",)},
    "equip_item": {"item": "item", "as": ("main", "attached", "any"), "onto": "item"},
    "stow_item": {"item": "item", "n": "n", "at": "sel"},
    "discard_item": {"item": "item", "n": "n", "at": "sel"},
    "discard": {"what": ("this",)},
    "give_item": {"to": "sel", "back": "flag"},
    "exchange": {"at": "sel"},
    "use_inventory": {"at": "sel"},
    "use_workbench": {"at": "sel"},
    "recharge": {"at": "sel"},
    "shuffle_item_decks": {},
    "add_items": {"levels": "levels"},
    "launch_event": {"deck": ("explorer", "horror"), "at": "sel"},
    "relaunch_event": {"deck": ("explorer", "horror")},
    "shuffle_event_deck": {"deck": ("explorer", "horror")},
    "increase_danger": {"n": "n"},
    "reduce_danger": {"n": "n"},
    "change_lair_value": {"by": "shift"},
    "change_horror_value": {"by": "shift"},
    "set_monster_level": {"to": "n"},
    "monster_appears": {"at": "sel", "monster": "card"},
    "change_queue": {},
    "look": {
        "deck": ("monster", "explorer_event", "horror_event", "weapon", "clothing", "artefact", "single_use", "fragment"),
        "n": "n",
        "put": ("any_order", "bottom"),
    },
    "take_from_deck": {"card": "card", "deck": ("explorer", "horror", "weapon", "clothing", "artefact", "single_use")},
    "next_chapter": {},
    "new_round": {},
    "go_to_finale": {},
    "place_entry": {},
    "place_exit": {},
    "add_progress": {"n": "n"},
    "remove_progress": {"n": "n"},
    "set_aside": {"n": "n"},
    "remove_set_aside": {"n": "n"},
    "make_creatures": {"cells": "kind", "creature": "card"},
    "place_creature": {"creature": "card", "cell": "kind"},
    "next_part": {},
}
FLOW = ("if", "roll", "progress", "pay", "may", "choose", "repeat", "each", "lasting")
KINDS = frozenset(
    [
        "creature",
        "monster",
        "explorer",
        "other_explorer",
        "barrel",
        "door",
        "open_door",
        "closed_door",
        "destroyed_door",
        "cell",
        "free_cell",
        "passable_cell",
        "trap_cell",
        "lair_cell",
        "chasm_cell",
        "border_cell",
        "action_cell",
        "chest",
        "workbench",
        "recharge_station",
        "trap_lever",
        "event_cell",
        "chapter_cell",
        "unlit_chapter_cell",
        "lit_chapter_cell",
        "destroyed_cell",
        "rubble",
        "wall",
        "obstacle",
        "ritual_cell",
        "anchor_cell",
        "heart_cell",
        "pillar_cell",
        "core_cell",
        "entry_cell",
        "beast",
    ]
)
SELECTORS = frozenset({"self", "target", "target2", "it", "attacker", "evader"})
SCOPES = frozenset(
    {"fragment", "board", "any_fragment", "adjacent", "adjacent_to_target", "adjacent_to_it", "target_fragment", "within"}
)
ITEM_NAMES = frozenset(
    {"this", "host", "below", "above", "chain", "it", "any_weapon", "any_item", "explorer_card", "traps", "barrels"}
)
TRIGGERS = frozenset(
    [
        "before_attack",
        "after_attack",
        "attack_roll",
        "miss",
        "deal_damage",
        "take_damage",
        "lose_health",
        "evade",
        "evaded",
        "would_lose_health",
        "would_lose_last_health",
        "kill",
        "creature_destroyed",
        "health_restored",
        "inspiration_gained",
        "inspiration_spent",
        "event_launched",
        "chapter_begins",
        "phase_begins",
        "phase_ends",
        "turn_begins",
        "turn_ends",
        "item_gained",
        "item_equipped",
        "item_stowed",
        "item_discarded",
        "marker_returned",
        "door_opened",
        "door_closed",
        "door_destroyed",
        "traps_triggered",
        "barrel_exploded",
        "cell_activated",
        "cell_destroyed",
        "cell_restored",
        "lair_sealed",
        "chapter_cell_lit",
        "monster_appears",
        "comes_adjacent",
        "forced_move",
        "fragment_explored",
        "exchanged",
        "danger_increased",
        "monster_level_raised",
    ]
)
COMPARED = ("at_least", "at_most", "equals")
CONDITIONS: dict[str, dict[str, str | tuple[str, ...]]] = {
    "adjacent_to": {"kind": "kind", "of": "sel"},
    "on_cell": {"kind": "kind", "of": "sel"},
    "is": {"of": "sel", "kind": "kind", "keyword": KEYWORDS, "level": "compare", "same_as": "sel", "card": "card"},
    "wounded": {"of": "sel"},
    "health": {"of": "sel"},
    "inspiration": {"of": "sel"},
    "stamina": {"of": "sel"},
    "defence": {"of": "sel"},
    "will": {"of": "sel"},
    "count": {"kind": "kind", "in": "scope", "if": "condition"},
    "has": {"of": "item", "part": ("upgrade", "extension", "marker", "progress")},
    "is_part": {"part": ("main", "upgrade", "extension")},
    "equipped": {"type": ITEM_TYPES, "slot": SLOTS, "hands": ("1", "2"), "reach": REACHES},
    "class": {"classes": "classes"},
    "dealt_damage": {"yes": "yes"},
    "killed": {"yes": "yes"},
    "missed": {"yes": "yes"},
    "excess": {},
    "dice_show": {"face": ("blank", "0", "1", "2", "3")},
    "distance": {"of": "sel"},
    "magic": {"yes": "yes"},
    "phase": {"name": PHASES},
    "own_turn": {"yes": "yes"},
    "closed_chapter": {"yes": "yes"},
    "current_event": {"deck": ("explorer", "horror"), "exists": "flag"},
    "lair_value": {},
    "horror_value": {},
    "danger": {},
    "monster_level": {},
    "set_aside": {},
    "together": {"where": ("fragment", "board")},
}
# Those about a number: they take bounds, or are true of anything above 0.
COUNTED = frozenset(
    [
        "adjacent_to", "health", "inspiration", "stamina", "defence", "will", "count", "has", "equipped", "excess", "dice_show",
        "distance", "lair_value", "horror_value", "danger", "monster_level", "set_aside",
    ]
)  # fmt: skip
ABILITY_KEYS = frozenset(
    {"cost", "target", "targets", "if", "when", "while", "gives", "enters_play", "do", "may", "instead", "user"}
)

"""The values that stand inside the words of `words.py`: those of modifiers, filters, items, numbers and prices."""

from __future__ import annotations

from .words import CLASSES, DECKS, ITEM_TYPES, KEYWORDS, PHASES, REACHES, SLOTS, THROUGH

ACTIONS = (
    "open_door", "close_door", "destroy_door", "explore", "leave_board", "use_inventory", "exchange", "seal_lair", "trap_lever",
    "recharge_station", "workbench", "chest", "event_cell", "chapter_cell_unlit", "chapter_cell_lit",
)  # fmt: skip
HELD_BACK = (
    "lose_health", "move", "attack", "be_pushed", "be_pulled", "be_teleported", "be_swapped", "be_banished", "be_controlled",
    "gain_inspiration", "restore_health", "use_abilities",
)  # fmt: skip
# How the value of a modifier is read: change and count are numbers, list one or several words, yes (true), kind, cells and
# steps (kinds under two names), or a mapping of changes; `counts_as` and `ability` are read by themselves.
MODIFIERS: dict[str, str | tuple[str, ...]] = {
    "attack_roll": "change", "defence": "change", "will": "change", "max_health": "change", "max_inspiration": "change",
    "max_stamina": "change", "range": "change", "attack_dice": "dice", "weak_to_strong": "count", "reach": "count",
    "ability_cost": "ability_cost", "action_cost": "action_cost", "makes_magic": "yes", "keyword": KEYWORDS,
    "may_target": ("incorporeal",), "target_through": "through", "move_through": "through", "free_step": "step",
    "treat_as": "cells", "counts_as": "counts_as", "evade_with": ("lower", "higher", "own_of_attacker", "own_of_evader"),
    "cannot": "cannot", "immune": "immune", "reroll_blanks": "count", "inspiration_worth": "count",
    "support_from": ("fragment", "board"), "draw_more": "count", "hands": "count", "ability": "ability",
}  # fmt: skip
LISTS: dict[str, tuple[str | int, ...]] = {
    "through": THROUGH, "cannot": HELD_BACK, "immune": ("traps", "barrels", "push", "pull", "chasms"), "classes": CLASSES,
    "levels": (1, 2, 3), "actions": ACTIONS,
}  # fmt: skip
# The filters of triggers: item, scope, condition, kind, someone (self, any or a kind), attack (a kind of attack or a kind).
FILTERS: dict[str, str | tuple[str, ...]] = {
    "by": "someone", "of": "someone", "with": "item", "kind": "attack", "to": "kind", "from": ("this", "any"), "in": "scope",
    "victim": "condition", "deck": DECKS, "re": "flag", "phase": PHASES, "type": ITEM_TYPES,
    "how": ("push", "pull", "teleport", "swap"),
}  # fmt: skip
ITEM_FILTERS: dict[str, tuple[str, ...]] = {
    "type": (*ITEM_TYPES, "any"), "part": ("main", "upgrade", "extension"), "slot": SLOTS, "reach": REACHES,
    "has": ("upgrade", "extension"), "where": ("equipped", "inventory", "discard_pile"),
}  # fmt: skip
# What a number counts, the names it may have, and what else says more about it.
NUMBERS: dict[str, tuple[str, ...]] = {
    "stat": ("defence", "will", "inspiration", "health", "stamina"), "markers": ("this",), "progress": ("this",),
    "spent": ("inspiration",), "explorers": ("alive", "began_finale"),
}  # fmt: skip
NUMBER_KEYS = {"count": {"in", "if"}, "stat": {"of"}}
# Prices that are numbers, and those that are one word.
AMOUNTS = ("stamina", "health", "return_marker", "return_progress", "increase_danger")
THINGS = {
    "discard": ("this",), "stow": ("this",), "close_door": ("adjacent",), "destroy_door": ("adjacent",),
    "relaunch_event": ("horror",),
}  # fmt: skip
COST_KEYS = {*AMOUNTS, *THINGS, "inspiration", "discard_item", "destroy_cell", "condition"}
USERS = ("explorers", "monsters")
FARTHEST = 20  # cells
MOST = 9  # of an amount or a characteristic
LARGEST = 99  # of any other number
# What an effect or a condition is nothing without.
NEEDED = {
    "change_result": ("by",), "change_lair_value": ("by",), "change_horror_value": ("by",),
    "set_monster_level": ("to",), "look": ("deck",), "take_from_deck": ("deck", "card"), "convert": ("from", "to"),
    "teleport": ("to",), "make_creatures": ("cells", "creature"), "place_creature": ("cell", "creature"),
    "add_items": ("levels",), "take_item": ("item",), "give_item": ("to",), "launch_event": ("deck",),
    "relaunch_event": ("deck",), "shuffle_event_deck": ("deck",),
    "adjacent_to": ("kind",), "on_cell": ("kind",), "count": ("kind",), "together": ("where",), "class": ("classes",),
    "is_part": ("part",), "has": ("part",), "dice_show": ("face",), "phase": ("name",), "current_event": ("deck",),
}  # fmt: skip

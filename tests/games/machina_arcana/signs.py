"""By what one sees that an effect has happened: the part of the table that it is about, read before and after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eldertable.games.machina_arcana.state import ArcanaState

Reading = Callable[[ArcanaState], Any]


def health(state: ArcanaState) -> int:
    """Of everybody, wounds of creatures counted against it; a creature that is gone has lost all."""
    own = sum(explorer.health for explorer in state.explorers)
    lost = [monster.wounds for monster in state.monsters] + [creature.wounds for creature in state.cell_creatures]
    return own - sum(lost) + 9 * len(lost)


def inspiration(state: ArcanaState) -> int:
    return sum(explorer.inspiration for explorer in state.explorers)


def stamina(state: ArcanaState) -> int:
    return sum(explorer.stamina for explorer in state.explorers) + state.stamina_left


def danger(state: ArcanaState) -> tuple[int, int]:
    return state.monster_level, state.danger


def figures(state: ArcanaState) -> list[tuple[str, int]]:
    own = [(explorer.card, explorer.cell) for explorer in state.explorers]
    return own + [(monster.card, monster.cell) for monster in state.monsters]


def monsters(state: ArcanaState) -> list[str]:
    return [monster.card for monster in state.monsters]


def doors(state: ArcanaState) -> list[bytes]:
    return [fragment.doors for fragment in state.fragments if fragment]


def tokens(state: ArcanaState) -> list[bytes]:
    return [fragment.tokens for fragment in state.fragments if fragment]


def items(state: ArcanaState) -> list[Any]:
    return [(list(e.inventory), [(x.item, x.part) for x in e.equipped]) for e in state.explorers]


def events(state: ArcanaState) -> list[Any]:
    piles = (state.explorer_discard, state.horror_discard, state.events_boxed)
    return [*map(list, piles), [list(explorer.events) for explorer in state.explorers]]


def places(state: ArcanaState) -> list[Any]:
    return [(fragment.face, list(fragment.entry), list(fragment.exit)) for fragment in state.fragments if fragment]


UP: dict[str, Reading] = {
    "restore_health": health, "gain_inspiration": inspiration, "restore_stamina": stamina, "increase_danger": danger,
    "monster_appears": lambda state: len(state.monsters), "set_monster_level": danger,
    "lasting": lambda state: len(state.lasting), "add_progress": lambda state: sum(state.progress.values()),
    "set_aside": lambda state: state.set_aside, "make_creatures": lambda state: len(state.cell_creatures),
}  # fmt: skip
DOWN: dict[str, Reading] = {
    "lose_health": health, "deal_damage": health, "lose_inspiration": inspiration, "lose_stamina": stamina,
    "reduce_danger": danger, "banish": lambda state: len(state.monsters),
    "remove_progress": lambda state: sum(state.progress.values()), "remove_set_aside": lambda state: state.set_aside,
}  # fmt: skip
OTHERWISE: dict[str, Reading] = {
    **dict.fromkeys(("move", "advance", "pull", "push", "teleport", "swap_places"), figures),
    **dict.fromkeys(("open_door", "close_door", "destroy_door", "remove_destroyed_door"), doors),
    **dict.fromkeys(
        ("destroy_cell", "restore_cell", "seal_lair", "light_chapter_cell", "darken_chapter_cell", "explode_barrel"), tokens
    ),
    **dict.fromkeys(
        ("gain_item", "take_item", "equip_item", "stow_item", "discard_item", "give_item", "exchange", "use_workbench"), items
    ),
    "launch_event": events,
    "change_lair_value": lambda state: state.lair,
    "change_horror_value": lambda state: state.horror,
    "change_queue": monsters,
    "control_monster": lambda state: [monster.controlled_by for monster in state.monsters],
    "place_entry": places,
    "place_exit": places,
    "next_chapter": lambda state: state.chapter,
    "go_to_finale": lambda state: state.chapter,
    "progress": lambda state: dict(state.progress),
}  # fmt: skip


def reading(word: str) -> Reading | None:
    return UP.get(word) or DOWN.get(word) or OTHERWISE.get(word)


def happened(word: str, before: Any, after: Any) -> bool:
    """Did it go the way the word says?"""
    if word in UP:
        return bool(after > before)
    return bool(after < before if word in DOWN else after != before)

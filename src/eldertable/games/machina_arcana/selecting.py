"""Whom an effect is about: selectors, scopes and kinds (vocabulary, 4 and 5; MA-RANGE, MA-NEAREST)."""

from __future__ import annotations

from . import conditions, ways
from .board import ACTION_CELLS, FINALE_CELLS
from .cards import ITEMS, MONSTERS
from .context import Context
from .state import OFF_BOARD, ArcanaState, Equipped
from .things import (
    attackable_on,
    board_of,
    cell_of,
    creatures,
    door_kind,
    door_ref,
    explorer_of,
    explorers_on_board,
    fragment_of,
    is_explorer,
    is_monster,
    occupants,
)
from .vocabulary import ItemRef, Scope, Selector

CREATURE_KINDS = frozenset({"creature", "monster", "explorer", "other_explorer", "beast"})
PLAIN_CELLS = frozenset(
    [
        "trap_cell",
        "lair_cell",
        "chasm_cell",
        "chest",
        "workbench",
        "recharge_station",
        "trap_lever",
        "event_cell",
        "unlit_chapter_cell",
        "lit_chapter_cell",
        "destroyed_cell",
        "rubble",
        "core_cell",
        "entry_cell",
    ]
)
DOOR_KINDS = frozenset({"door", "open_door", "closed_door", "destroyed_door"})


def candidates(state: ArcanaState, context: Context, selector: Selector) -> list[str]:
    """All things a selector may mean: for `each` and `several` all of them, for `any` and `up_to` those to choose from, for
    `nearest` those equally near."""
    if selector.mode == "several":
        found: list[str] = []
        for part in selector.several:
            found += [ref for ref in candidates(state, context, part) if ref not in found]
        return found
    if selector.mode not in ("each", "any", "up_to", "nearest"):
        if selector.mode == "evader":
            return list(context.evaders)
        thing = context.named(selector.mode)
        return [thing] if thing else []
    everything = things_of_kind(state, context, selector.kind)
    near = named_one(state, context, selector.to) if selector.mode == "nearest" else context.user
    if selector.mode == "nearest" and selector.kind == "explorer" and ways.is_predictable(state, near):
        return ways.nearest_explorers(ways.ranking(state, near))  # by the rules of its own (MA-NEAREST-03)
    scope = Scope("fragment") if selector.mode == "nearest" else selector.scope
    inside = [ref for ref in everything if in_scope(state, context, scope, ref, near)]
    if selector.condition is not None:
        inside = [ref for ref in inside if conditions.holds(state, context.about(ref), selector.condition)]
    if selector.mode == "nearest" and near:
        return nearest(state, near, inside)
    return inside


def named_one(state: ArcanaState, context: Context, selector: Selector | None) -> str:
    if selector is None:
        return context.user
    found = candidates(state, context, selector)
    return found[0] if found else ""


def nearest(state: ArcanaState, near: str, things: list[str]) -> list[str]:
    """MA-NEAREST-01, -02: by cells, on the same fragment, ignoring everything between."""
    here = cell_of(state, near)
    if here == OFF_BOARD:
        return []
    board = board_of(state)
    apart = {ref: board.distance(here, cell_of(state, ref)) for ref in things if ref != near}
    least = min(apart.values(), default=0)
    return [ref for ref, distance in apart.items() if distance == least]


def includes(state: ArcanaState, context: Context, selector: Selector, ref: str) -> bool:
    """Does the selector mean this thing? Used for modifiers, where no one chooses."""
    if selector.mode == "several":
        return any(includes(state, context, part, ref) for part in selector.several)
    if selector.mode in ("each", "any", "up_to"):
        return (
            is_kind(state, context, ref, selector.kind)
            and in_scope(state, context, selector.scope, ref, context.user)
            and (selector.condition is None or conditions.holds(state, context.about(ref), selector.condition))
        )
    return ref in candidates(state, context, selector)


def in_scope(state: ArcanaState, context: Context, scope: Scope, ref: str, near: str) -> bool:
    """Cards without an owner and without an acting creature reach all fragments (MA-ABILITY-22); of an explorer who has left
    the board, none (MA-LEAVE-04)."""
    place = fragment_of(state, ref)
    if place is None:
        return False
    match scope.name:
        case "board" | "any_fragment":
            return True
        case "fragment":
            return not near or place == fragment_of(state, near)
        case "target_fragment":
            return place == fragment_of(state, context.named("target"))
        case "adjacent":
            return is_adjacent(state, near, ref)
        case "adjacent_to_target":
            return is_adjacent(state, context.named("target"), ref)
        case "adjacent_to_it":
            return is_adjacent(state, context.it, ref)
    around = named_one(state, context, scope.of)
    here, there = cell_of(state, around) if around else OFF_BOARD, cell_of(state, ref)
    return here != OFF_BOARD and board_of(state).distance(here, there) <= scope.n


def is_adjacent(state: ArcanaState, one: str, other: str) -> bool:
    """MA-ADJ: cells by touch and sight; doors by a whole edge."""
    if not one or not other or one == other:
        return False
    here = cell_of(state, one)
    if here == OFF_BOARD:
        return False
    if other.startswith("door@"):
        return other in [door_ref(here, side) for side, _ in board_of(state).doors_of(here)]
    there = cell_of(state, other)
    return there != OFF_BOARD and board_of(state).adjacent(here, there)


def count_adjacent(state: ArcanaState, context: Context, one: str, kind: str) -> int:
    """How many things of a kind are adjacent to something."""
    here = cell_of(state, one) if one else OFF_BOARD
    if here == OFF_BOARD:
        return 0
    board = board_of(state)
    if kind == "wall":
        return len(board.walls_of(here))
    if kind in DOOR_KINDS:
        return sum(1 for side, _ in board.doors_of(here) if is_kind(state, context, door_ref(here, side), kind))
    if kind in CREATURE_KINDS:
        taken = occupants(state)
        return sum(1 for cell in board.neighbours[here] if cell in taken and is_kind(state, context, taken[cell], kind))
    return sum(1 for cell in board.neighbours[here] if cell_is(state, cell, kind))


# --- kinds -------------------------------------------------------------------------------------------------------


def things_of_kind(state: ArcanaState, context: Context, kind: str) -> list[str]:
    if kind in CREATURE_KINDS:
        return [ref for ref in creatures(state) if is_kind(state, context, ref, kind)]
    board = board_of(state)
    if kind in DOOR_KINDS:
        return [ref for ref in board.doors if is_kind(state, context, ref, kind)]
    if kind == "barrel":
        return [f"barrel@{cell}" for cell in board.of_kind("barrel")]
    if kind in FINALE_CELLS and state.cell_creatures:
        return [c.id for c in state.cell_creatures if board.kinds[c.cell] == kind]
    if kind in PLAIN_CELLS:
        return [f"cell@{cell}" for cell in board.of_kind(kind)]
    return [f"cell@{cell}" for cell in board.cells if cell_is(state, cell, kind)]


def is_kind(state: ArcanaState, context: Context, ref: str, kind: str) -> bool:
    if ref.startswith("door@"):
        return kind == "door" or kind == door_kind(state, ref)
    if ref.startswith("cell@"):
        return cell_is(state, int(ref[5:]), kind)
    if ref.startswith("barrel@"):
        return kind in ("creature", "barrel", "obstacle", "cell") and cell_is(state, int(ref[7:]), "barrel")
    if "@" in ref:
        return kind in ("creature", "cell") or cell_is(state, cell_of(state, ref), kind)
    match kind:
        case "creature":
            return is_explorer(ref) or is_monster(ref)
        case "explorer":
            return is_explorer(ref)
        case "other_explorer":
            return is_explorer(ref) and ref != context.user
        case "monster":
            return is_monster(ref)
        case "obstacle":
            return True
    return ref == kind


def kind_of_cell(state: ArcanaState, cell: int) -> str:
    """The kind a cell has now, also by an effect that makes it count as another (MA-CELLFX-06)."""
    return board_of(state).kinds[cell]


def cell_is(state: ArcanaState, cell: int, kind: str) -> bool:
    now = kind_of_cell(state, cell)
    match kind:
        case "cell":
            return True
        case "free_cell":
            return cell not in occupants(state) and now in (
                "passable_cell",
                "trap_cell",
                "lair_cell",
                "entry_cell",
                "core_cell",
            )
        case "passable_cell":
            return now in ("passable_cell", "trap_cell", "lair_cell", "entry_cell", "core_cell")
        case "action_cell":
            return now in ACTION_CELLS
        case "chapter_cell":
            return now in ("unlit_chapter_cell", "lit_chapter_cell")
        case "border_cell":
            return any(board_of(state).is_border(cell, side) for side in ("north", "east", "south", "west"))
        case "obstacle":
            return board_of(state).is_obstacle(cell) or cell in occupants(state)
        case "wall":
            return bool(board_of(state).walls_of(cell))
    return now == kind


# --- items -------------------------------------------------------------------------------------------------------


def equipped_as(state: ArcanaState, owner: str, item: str) -> Equipped | None:
    explorer = explorer_of(state, owner)
    if explorer is None:
        return None
    return next((equipped for equipped in explorer.equipped if equipped.item == item), None)


def chain_of(state: ArcanaState, owner: str, item: str) -> list[str]:
    """All items of the chain an item is in."""
    explorer = explorer_of(state, owner)
    if explorer is None:
        return []
    on = {equipped.item: equipped.on for equipped in explorer.equipped}
    root = item
    while on.get(root):
        root = on[root]
    chain = [root]
    for link in chain:
        chain += [equipped for equipped, under in on.items() if under == link]
    return chain if item in on else []


def item_fits(state: ArcanaState, context: Context, wanted: ItemRef | None, item: str) -> bool:
    """Is the item in use the one a modifier or trigger speaks of?"""
    if not item or wanted is None:
        return False
    match wanted.name:
        case "this":
            return item == context.card
        case "it":
            return item == context.it
        case "host" | "below":
            mine = equipped_as(state, context.owner, context.card)
            return mine is not None and mine.on == item
        case "above":
            other = equipped_as(state, context.owner, item)
            return other is not None and other.on == context.card and other.part == "upgrade"
        case "chain":
            return item in chain_of(state, context.owner, context.card)
        case "traps" | "barrels" | "explorer_card":
            return item == (context.owner if wanted.name == "explorer_card" else wanted.name)
        case "any_weapon":
            return item in ITEMS and ITEMS[item].type == "weapon"
        case "any_item":
            return item in ITEMS
    return fits_filter(state, context.owner, wanted, item)


def fits_filter(state: ArcanaState, owner: str, wanted: ItemRef, item: str) -> bool:
    card = ITEMS.get(item)
    if card is None:
        return False
    if (wanted.type and card.type != wanted.type) or (wanted.level and card.level != wanted.level):
        return False
    if wanted.slot and card.slot != wanted.slot:
        return False
    equipped = equipped_as(state, owner, item)
    if wanted.where == "equipped" and equipped is None:
        return False
    if wanted.where == "inventory" and equipped is not None:
        return False
    if wanted.part and (equipped is None or equipped.part != wanted.part):
        return False
    if wanted.has:
        explorer = explorer_of(state, owner)
        parts = [e.part for e in explorer.equipped if e.on == item] if explorer else []
        if wanted.has not in parts:
            return False
    return not wanted.reach or wanted.reach in reaches(item)


def reaches(item: str) -> set[str]:
    """Melee or ranged, by the targets of an item's attacks (MA-RANGE-10, -11)."""
    found = set()
    for ability in ITEMS[item].abilities:
        if any(effect.word == "attack" for effect in ability.do):
            for target in ability.targets:
                found.add("melee" if target.mode == "near" else "ranged")
    return found


def owned_items(state: ArcanaState, owner: str) -> list[str]:
    explorer = explorer_of(state, owner)
    return [] if explorer is None else [*explorer.inventory, *(e.item for e in explorer.equipped)]


def level_of(ref: str) -> int:
    return MONSTERS[ref].level if ref in MONSTERS else 4


def everyone_on(state: ArcanaState, place: int) -> list[str]:
    """Explorers on a fragment."""
    return [explorer.card for explorer in explorers_on_board(state) if explorer.cell // 100 == place]


def standing_on(state: ArcanaState, cell: int) -> str:
    return attackable_on(state, cell)

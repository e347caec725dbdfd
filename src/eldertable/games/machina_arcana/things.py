"""Names of things on the board, and who stands where.

A creature is named by its card (`mi_go`), a barrel or a finale's cell by what and where it is (`barrel@214`), a cell
`cell@214`, a door `door@2:57` (fragment and edge).
"""

from __future__ import annotations

from typing import Final

from .board import FINALE_CELLS, Counted, Geometry, geometry
from .cards import EXPLORERS, FINALE_CREATURES, MONSTERS
from .state import DOOR_CLOSED, DOOR_DESTROYED, OFF_BOARD, ArcanaState, CellCreature, Explorer, Monster
from .still import known_of
from .tiles import cells_at_edge, edge_towards

NOBODY = ""


def board_of(state: ArcanaState) -> Geometry:
    known = known_of(state)
    if known is None:
        return geometry(state.fragments, counted_cells(state))
    if known.board is None:
        known.board = geometry(state.fragments, counted_cells(state))
    return known.board


def counted_cells(state: ArcanaState) -> Counted:
    """Cells that count as another kind by a lasting effect; the latest effect has the last word (MA-CELLFX-06)."""
    return tuple([pair for lasting in state.lasting for pair in lasting.cells]) if state.lasting else ()


# --- creatures ---------------------------------------------------------------------------------------------------


_places: Final[dict[str, int]] = {}  # where each explorer was found last; mostly it is there again


def explorer_of(state: ArcanaState, ref: str) -> Explorer | None:
    if ref not in EXPLORERS:  # asked of monsters and things more often than of explorers
        return None
    explorers = state.explorers
    likely = _places.get(ref, 0)
    if likely < len(explorers) and explorers[likely].card == ref:
        return explorers[likely]
    for place, explorer in enumerate(explorers):
        if explorer.card == ref:
            _places[ref] = place
            return explorer
    return None


def the_explorer(state: ArcanaState, ref: str) -> Explorer:
    found = explorer_of(state, ref)
    assert found is not None, ref
    return found


def monster_of(state: ArcanaState, ref: str) -> Monster | None:
    for monster in state.monsters:
        if monster.card == ref:
            return monster
    return None


def the_monster(state: ArcanaState, ref: str) -> Monster:
    found = monster_of(state, ref)
    assert found is not None, ref
    return found


def cell_creature_of(state: ArcanaState, ref: str) -> CellCreature | None:
    for creature in state.cell_creatures:
        if creature.id == ref:
            return creature
    return None


def is_explorer(ref: str) -> bool:
    return ref in EXPLORERS


def is_monster(ref: str) -> bool:
    return ref in MONSTERS or ref in FINALE_CREATURES


def is_barrel(ref: str) -> bool:
    return ref.startswith("barrel@")


def cell_of(state: ArcanaState, ref: str) -> int:
    """Where something is; OFF_BOARD if it is not on the board."""
    if "@" in ref:
        kind, _, place = ref.partition("@")
        if kind == "door":
            fragment, _, edge = place.partition(":")
            return int(fragment) * 100 + cells_at_edge(int(edge))[-1]
        return int(place)
    explorer = explorer_of(state, ref)
    if explorer is not None:
        return explorer.cell
    monster = monster_of(state, ref)
    return monster.cell if monster is not None else OFF_BOARD


def explorers_on_board(state: ArcanaState) -> list[Explorer]:
    return [explorer for explorer in state.explorers if explorer.cell != OFF_BOARD]


def living(state: ArcanaState) -> list[Explorer]:
    return [explorer for explorer in state.explorers if explorer.alive]


def creatures(state: ArcanaState) -> list[str]:
    """Explorers and monsters on the board (MA-CREATURE-01)."""
    return [ref for ref, _ in standing(state)]


def standing(state: ArcanaState) -> list[tuple[str, int]]:
    """Explorers, then monsters on the board, with their cells."""
    known = known_of(state)
    if known is not None and known.standing is not None:
        return known.standing
    found = [(explorer.card, explorer.cell) for explorer in state.explorers if explorer.cell != OFF_BOARD]
    found += [(monster.card, monster.cell) for monster in state.monsters if monster.cell != OFF_BOARD]
    if known is not None:
        known.standing = found
    return found


def occupants(state: ArcanaState) -> dict[int, str]:
    """Who stands on which cell."""
    known = known_of(state)
    if known is not None and known.occupants is not None:
        return known.occupants
    found = {cell: ref for ref, cell in standing(state)}
    if known is not None:
        known.occupants = found
    return found


def attackable_on(state: ArcanaState, cell: int) -> str:
    """What an attack on a cell attacks (MA-Q-75): a creature, a barrel, or a finale's cell; NOBODY if it is empty."""
    standing = occupants(state).get(cell)
    if standing is not None:
        return standing
    board = board_of(state)
    if board.kinds[cell] == "barrel":
        return f"barrel@{cell}"
    if board.kinds[cell] in FINALE_CELLS:
        for creature in state.cell_creatures:
            if creature.cell == cell:
                return creature.id
    return NOBODY


def fragment_of(state: ArcanaState, ref: str) -> int | None:
    """The place of the fragment something is on."""
    cell = cell_of(state, ref) if ref else OFF_BOARD
    return None if cell == OFF_BOARD else cell // 100


def seat_of(state: ArcanaState, ref: str) -> int:
    """Who decides for a creature: its explorer's player, the one who controls it, or a dead explorer's player. For a monster
    that follows its rules, ties are for the players: the first living explorer's player answers (MA-AINEAR-08)."""
    explorer = explorer_of(state, ref)
    if explorer is not None:
        return explorer.seat
    monster = monster_of(state, ref)
    if monster is not None and monster.controlled_by:
        return the_explorer(state, monster.controlled_by).seat
    dead = [explorer.seat for explorer in state.explorers if not explorer.alive]
    if dead and monster is not None:
        return dead[state.monsters.index(monster) % len(dead)]  # they share the work (MA-UNPRED-02, MA-Q-96)
    return next((explorer.seat for explorer in state.explorers if explorer.alive), 0)


# --- doors -------------------------------------------------------------------------------------------------------


def door_ref(cell: int, side: str) -> str:
    return f"door@{cell // 100}:{edge_towards(cell % 100, side)}"


def door_state(state: ArcanaState, ref: str) -> int:
    place, _, edge = ref.removeprefix("door@").partition(":")
    fragment = state.fragments[int(place)]
    assert fragment is not None
    return fragment.doors[int(edge)]


def set_door(state: ArcanaState, ref: str, to: int) -> None:
    place, _, edge = ref.removeprefix("door@").partition(":")
    fragment = state.fragments[int(place)]
    assert fragment is not None
    doors = bytearray(fragment.doors)
    doors[int(edge)] = to
    fragment.doors = bytes(doors)


def doors_beside(state: ArcanaState, cell: int) -> list[str]:
    """The doors a creature on this cell is adjacent to (MA-ADJ-03, MA-DOOR-13)."""
    return [door for door, _ in board_of(state).doors_beside(cell)]


def door_kind(state: ArcanaState, ref: str) -> str:
    return {DOOR_CLOSED: "closed_door", DOOR_DESTROYED: "destroyed_door"}.get(door_state(state, ref), "open_door")


def set_token(state: ArcanaState, cell: int, token: int) -> None:
    fragment = state.fragments[cell // 100]
    assert fragment is not None
    tokens = bytearray(fragment.tokens)
    tokens[cell % 100] = token
    fragment.tokens = bytes(tokens)

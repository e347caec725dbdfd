"""Late turns of Machina Arcana, arranged: what a listing of options has to cope with."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ..games.machina_arcana.cards import ITEMS
from ..games.machina_arcana.game import GAME
from ..games.machina_arcana.state import ArcanaState, Equipped, Fragment, Monster
from ..games.machina_arcana.still import still
from ..games.machina_arcana.things import board_of
from ..games.machina_arcana.turns import actions
from ..kernel.match import Match

EXPLORERS = 4
MONSTERS = 8
EQUIPPED = 4  # items of each explorer
STOWED = 3


def list_options(state: ArcanaState, ref: str) -> list[Any]:
    with still(state):
        return actions(state, ref)


def late_turns(number: int) -> Iterator[tuple[ArcanaState, str]]:
    """Positions with all four fragments, explorers with items of every level and inspiration, and eight monsters."""
    for seed in range(number):
        dice = Random(seed)
        match = Match(GAME, EXPLORERS, GAME.check_options(EXPLORERS, {}), f"bench/late/{seed}")
        while match.pending and next(iter(match.pending.values())).kind != "act":
            seat = next(iter(match.pending))
            match.choose(seat, dice.randrange(len(match.pending[seat].options)))
        _grow_late(match.state, dice)
        yield match.state, match.state.acting


def _grow_late(state: ArcanaState, dice: Random) -> None:
    first = state.fragments[0]
    assert first is not None
    corners = ((1, 0), (0, 1), (1, 1))
    state.fragments = [first, *(Fragment(state.fragment_stack.pop(), 0, first.x + x, first.y + y) for x, y in corners)]
    board = board_of(state)
    cells = dice.sample(sorted(board.entered), EXPLORERS + MONSTERS)
    items = dice.sample(sorted(ITEMS), EXPLORERS * (EQUIPPED + STOWED))
    for explorer in state.explorers:
        explorer.cell, explorer.inspiration = cells.pop(), 3
        worn = [items.pop() for _ in range(EQUIPPED)]
        explorer.equipped = [Equipped(item, "main") for item in worn if ITEMS[item].type != "single_use"]
        explorer.inventory = [items.pop() for _ in range(STOWED)]
    monsters = dice.sample(state.monster_deck + state.monsters_aside, MONSTERS)
    state.monsters = [Monster(card, cells.pop()) for card in monsters]
    state.horror_discard.append(state.horror_deck.pop())

"""Positions of Machina Arcana for tests: a small map, explorers and monsters where the test wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from eldertable.games.machina_arcana import reading, tiles, values
from eldertable.games.machina_arcana.cards import CARDS, CHAPTERS
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import UseAbility
from eldertable.games.machina_arcana.state import (
    CELLS,
    DOOR_CLOSED,
    EDGES,
    ArcanaState,
    Equipped,
    Explorer,
    Fragment,
    Monster,
)
from eldertable.games.machina_arcana.things import door_ref, explorer_of, monster_of, set_door
from eldertable.games.machina_arcana.tiles import NOTHING, WALL, Face, column_edge, row_edge
from eldertable.kernel.agenda import Step
from eldertable.kernel.match import Match
from eldertable.testing.arranged import Arranged


def at(row: int, column: int, place: int = 0) -> int:
    """A cell by row and column, both from 1, as on the rim of a fragment."""
    return place * 100 + (row - 1) * 10 + column - 1


def reprint(monkeypatch: pytest.MonkeyPatch, card: str, *enters_play: object, **changes: object) -> None:
    """A card with these effects of entering play and nothing else on it."""
    abilities = reading.abilities([{"enters_play": True, "do": list(enters_play)}] if enters_play else [], "test")
    new = msgspec.structs.replace(CARDS[card], abilities=abilities, **changes)
    monkeypatch.setitem(CARDS, card, new)
    if card in CHAPTERS:
        monkeypatch.setitem(CHAPTERS, card, new)


KINDS = {
    ".": "passable_cell", "^": "trap_cell", "L": "lair_cell", "~": "chasm_cell", "#": "rubble", "o": "barrel", "C": "chest",
    "E": "event_cell", "R": "recharge_station", "W": "workbench", "T": "trap_lever", "*": "chapter_cell",
}  # fmt: skip
_PLAIN = "plain"


def lay_map(
    rows: Sequence[str] = (),
    *,
    walls: Sequence[tuple[int, int, str]] = (),
    doors: Sequence[tuple[int, int, str]] = (),
    borders: Sequence[str] = (),
) -> str:
    """A fragment drawn by the test: ten rows of ten cells (missing ones are floor), walls and doors by cell and side, and the
    sides with borders."""
    drawn = [row.ljust(10, ".") for row in rows] + ["." * 10] * (10 - len(rows))
    kinds = tuple(KINDS[char] for row in drawn for char in row)
    edges = [NOTHING] * EDGES
    for line in range(10):
        for edge in (row_edge(0, line), row_edge(10, line), column_edge(line, 0), column_edge(line, 10)):
            edges[edge] = WALL
    for group, kind in ((walls, WALL), (doors, tiles.DOOR)):
        for row, column, side in group:
            edges[tiles.edge_towards(at(row, column), side)] = kind
    for side in borders:
        for cell in tiles.border_cells(side):
            edges[tiles.edge_towards(cell, side)] = tiles.BORDER
    assert len(kinds) == CELLS
    name = f"test {hash((kinds, tuple(edges)))}"
    tiles._drawn()[name] = Face(name, kinds, tuple(edges), "", {}, (), {})
    return name


class Table(Arranged):
    """An arranged match: the first explorer is about to act."""

    state: ArcanaState
    events: list[Any]

    def explorer(self, ref: str = "") -> Explorer:
        found = explorer_of(self.state, ref) if ref else self.state.explorers[0]
        assert found is not None
        return found

    @property
    def fragment(self) -> Fragment:
        """The fragment the test has drawn."""
        found = self.state.fragments[0]
        assert found is not None
        return found

    def monster(self, ref: str) -> Monster | None:
        return monster_of(self.state, ref)

    def roll_attack(self, *faces: int) -> None:
        """The next attack dice show these positions of their faces (0 to 5)."""
        self._table.script.extend(faces)

    def use(self, card: str, ability: int = 0, target: str = "") -> None:
        """Use an ability and choose its target; questions that follow are the test's."""
        self.choose(UseAbility, self.seat, card=card, ability=ability)
        if target and self.kind(self.seat) == "choose_target":
            self.answer(ref=target)

    @property
    def seat(self) -> int:
        return next(iter(self.match.pending))

    def asked(self) -> str:
        return self.match.pending[self.seat].kind if self.match.pending else ""

    def answer(self, **fields: Any) -> None:
        """Take the option with these fields, whoever is asked."""
        decision = self.match.pending[self.seat]
        found = [i for i, o in enumerate(decision.options) if all(getattr(o, k, None) == v for k, v in fields.items())]
        assert len(found) == 1, f"{fields} names {len(found)} of {decision.options}"
        self.events += self.match.choose(self.seat, found[0])

    def take(self, option: Any) -> None:
        decision = self.match.pending[self.seat]
        self.events += self.match.choose(self.seat, decision.options.index(option))

    def go_to(self, step: str, **args: Any) -> None:
        """Go on from here with this step of the round, whatever was to come instead."""
        self.state.agenda = [Step(step, args)]
        self.state.acting = args.get("ref", "")
        self.refresh()

    def monster_turn(self, ref: str, stamina: int | None = None) -> None:
        """This monster takes its turn now, and no other does; the next round begins."""
        state = self.state
        state.phase, state.acting = "monsters", ref
        state.memory = {"acted": [monster.card for monster in state.monsters]}
        state.stamina_left = values.stat(state, ref, "stamina") if stamina is None else stamina
        self.go_to("monster_acts", ref=ref)

    def walked(self, ref: str) -> list[int]:
        """The cells a creature has stepped on since the test began."""
        return [event.data["cell"] for event in self.what("moved") if event.who == ref]

    def shut(self, row: int, column: int, side: str) -> str:
        """Close a door."""
        door = door_ref(at(row, column), side)
        set_door(self.state, door, DOOR_CLOSED)
        self.refresh()
        return door

    def what(self, word: str) -> list[Any]:
        """The events of a kind told since the test began."""
        return [event for event in self.events if getattr(event, "what", "") == word]


def table(
    explorers: Mapping[str, int],
    monsters: Mapping[str, int] | None = None,
    *,
    rows: Sequence[str] = (),
    walls: Sequence[tuple[int, int, str]] = (),
    doors: Sequence[tuple[int, int, str]] = (),
    items: Mapping[str, Sequence[str]] | None = None,
    equipped: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, str] | None = None,
    chapter: str = "c1_1",
) -> Table:
    """A match in the middle of a round: the first explorer named is acting, nobody else has a turn left."""
    seats = len(explorers)
    match = Match(GAME, seats, GAME.check_options(seats, dict(options or {})), "a test")
    while match.pending and match.pending[next(iter(match.pending))].kind not in ("next_turn", "act"):
        seat = next(iter(match.pending))
        decision = match.pending[seat]
        wanted = [i for i, o in enumerate(decision.options) if getattr(o, "explorer", "") in explorers]
        match.choose(seat, wanted[0] if wanted else 0)
    state = match.state
    state.fragments = [Fragment(lay_map(rows, walls=walls, doors=doors), 0, 0, 0)]
    state.chapter = chapter
    order = list(explorers)
    state.explorers.sort(key=lambda explorer: order.index(explorer.card))
    for seat, explorer in enumerate(state.explorers):
        explorer.seat = seat
        explorer.cell = explorers[explorer.card]
        explorer.turn_taken = True
        explorer.inventory = list((items or {}).get(explorer.card, ()))
        explorer.equipped = [Equipped(item, "main") for item in (equipped or {}).get(explorer.card, ())]
        taken = [*explorer.inventory, *(e.item for e in explorer.equipped)]
        for deck in state.item_decks.values():
            deck[:] = [card for card in deck if card not in taken]
        state.items_aside = [card for card in state.items_aside if card not in taken]
    for card, cell in (monsters or {}).items():
        state.monsters.append(Monster(card, cell))
        state.monster_deck = [other for other in state.monster_deck if other != card]
    state.acting = order[0]
    state.agenda = [Step("act", {"ref": order[0]})]
    return Table(match)


def choosable(t: Table, card: str, ability: int) -> set[str]:
    """What an ability of the acting creature may choose as its target; nothing if it cannot be used at all."""
    seat = t.seat
    if not t.can(UseAbility, seat, card=card, ability=ability):
        return set()
    fork = t.match.fork()
    told: list[Any] = list(fork.choose(seat, fork.pending[seat].options.index(UseAbility(card, ability))))
    asked = fork.pending.get(seat)
    if asked is not None and asked.kind == "choose_target":
        return {option.ref for option in asked.options}
    return {event.about for event in told if getattr(event, "what", "") == "used"}  # a single one is not asked for

"""A board in characters, for the terminal: roads, tourists, shops, gates and horrifying places."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from .town import COLUMNS, DISTRICTS, NODES, ROADS

WIDTH = 7  # characters of a district
MARKS = {"circle": "○", "square": "□", "triangle": "△", "cross": "✕"}
LETTERS = {"red": "R○", "green": "G□", "blue": "B△", "purple": "P✕", "yellow": "*", "white": ""}
GATE, SHOP, VISITED, HORROR, PLAIN = "G", "$", "@", "!", "+"
DRAWN, FREE = ("═", "║"), ("─", "│")


def picture(view: Mapping[str, Any]) -> str:
    """The board of the seat that looks, or the first one for a spectator."""
    player = view["players"][view["you"] or 0]
    drawn = set(player["roads"])
    lines = []
    for row in range(COLUMNS + 1):
        lines.append(_crossings(row, drawn, player, set(view["horrors"])))
        if row < COLUMNS:
            lines += [_blocks(row, drawn, player, line) for line in range(2)]
    diagonals = [road for road in player["roads"] if road.startswith("X")]
    if diagonals:
        lines.append(" ".join(diagonals))
    return "\n".join(line.rstrip() for line in lines)


@cache
def _roads_at() -> dict[tuple[str, int, int], str]:
    """Which road runs along each stretch of the grid: ("H", column, row) or ("V", column, row). A bend is both of its
    stretches."""
    found = {}
    for road in ROADS:
        if road.id[0] in "HV" and road.id[1:].isdecimal():
            found[road.id[0], int(road.id[1]), int(road.id[2])] = road.id
    for corner in [road for road in ROADS if road.kind == "rounded"]:
        columns, rows = zip(*(_place(NODES[end].id) for end in corner.ends), strict=True)
        column, row = min(columns), min(rows)
        found["H", column, 0 if row == 0 else COLUMNS] = corner.id
        found["V", 0 if column == 0 else COLUMNS, row] = corner.id
    return found


def _place(node: str) -> tuple[int, int]:
    return int(node[1]), int(node[2])


def _line(kind: str, column: int, row: int, drawn: set[str]) -> str:
    road = _roads_at().get((kind, column, row))
    if road is None:
        return " "
    return (DRAWN if road in drawn else FREE)[kind == "V"]


def _crossings(row: int, drawn: set[str], player: Mapping[str, Any], horrors: set[str]) -> str:
    parts = []
    for column in range(COLUMNS + 1):
        parts.append(_node(column, row, player, horrors))
        if column < COLUMNS:
            parts.append(_line("H", column, row, drawn) * WIDTH)
    return "".join(parts)


def _node(column: int, row: int, player: Mapping[str, Any], horrors: set[str]) -> str:
    """What stands at a crossing; where a dead end meets an embankment, the dead end's gate or shop."""
    here = [node for node in NODES if node.id[0] in "JD" and _place(node.id) == (column, row)]
    if not here:
        return " "
    for node in here:
        if node.gate:
            return GATE
        if node.shop:
            return VISITED if node.id in player["shops"] else SHOP
    return HORROR if any(node.id in horrors for node in here) else PLAIN


def _blocks(row: int, drawn: set[str], player: Mapping[str, Any], line: int) -> str:
    parts = []
    for column in range(COLUMNS + 1):
        parts.append(_line("V", column, row, drawn))
        if column < COLUMNS:
            parts.append(_block(DISTRICTS[row * COLUMNS + column].id, player, line).center(WIDTH))
    return "".join(parts)


def _block(id: str, player: Mapping[str, Any], line: int) -> str:
    district = next(district for district in DISTRICTS if district.id == id)
    if line == 0:
        chosen = ">" if player["district"] == id else ""
        return f"{chosen}{LETTERS[district.type]}{district.star or ''}{'~' if district.river else ''}"
    tourists = [MARKS[kind] for kind in player["tourists"].get(id, ())]
    return "".join(tourists) if len(tourists) < WIDTH else f"{len(tourists)}"

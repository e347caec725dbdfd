"""The end of the game for tests: draw a final route by hand, face the Ancient One with told dice, read the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eldertable.games.arkham_tour.bitsets import mask
from eldertable.games.arkham_tour.options import (
    CrossRiver,
    DrawOwnLine,
    FaceAncientOne,
    FinishLine,
    Follow,
    JumpTo,
    KeepRoll,
    StartAt,
)
from eldertable.games.arkham_tour.state import Board
from eldertable.games.arkham_tour.town import district_index

from .arrange import Tour, at_lines, open_lines, set_board

Tourists = Mapping[str, Sequence[str]]


def at_line(
    roads: Sequence[str], *, tourists: Tourists | None = None, task: str | None = None, ancient_one: str = "cthulhu"
) -> Tour:
    """One player with these roads and tourists, choosing a final route."""
    t = at_lines(ancient_one=ancient_one)
    set_board(t, roads=roads, tourists=tourists, task=task)
    open_lines(t)
    return t


def begin_line(t: Tour, node: str, seat: int = 0) -> None:
    t.choose(DrawOwnLine, seat)
    t.choose(StartAt, seat, node=node)


def go(t: Tour, *walk: str, seat: int = 0) -> None:
    """Go on by these parts, in the notation of walks."""
    for part in walk:
        if part.startswith("gate "):
            t.choose(JumpTo, seat, node=part.partition("-")[2])
        elif part.startswith("cross "):
            t.choose(CrossRiver, seat, road=part.removeprefix("cross "))
        else:
            t.choose(Follow, seat, road=part)


def draw_line(t: Tour, node: str, *walk: str, seat: int = 0) -> Board:
    """Draw the whole final route by hand; gives the board as it stands before the encounter."""
    begin_line(t, node, seat)
    go(t, *walk, seat=seat)
    t.choose(FinishLine, seat)
    return t.board(seat)


def may_follow(t: Tour) -> set[str]:
    return {option.road for option in t.options(Follow)}


def may_jump(t: Tour) -> set[str]:
    return {option.node for option in t.options(JumpTo)}


def may_cross(t: Tour) -> set[str]:
    return {option.road for option in t.options(CrossRiver)}


def player(t: Tour, seat: int = 0) -> dict[str, Any]:
    """What a seat's own view says of itself."""
    found: dict[str, Any] = t.match.view(seat)["players"][seat]
    return found


def face(t: Tour, *numbers: int, seat: int = 0, keep: bool = True) -> None:
    """Roll these numbers in the encounter; with tomes left, keep the roll."""
    t.next_dice(*numbers)
    t.choose(FaceAncientOne, seat)
    if keep and t.kind(seat) == "use_tomes":
        t.choose(KeepRoll, seat)


def along(t: Tour) -> set[str]:
    """The districts along the line, as shown and as scored."""
    shown = player(t)["final"]["along"]
    assert t.board().along == mask(district_index[district] for district in shown)
    return set(shown)

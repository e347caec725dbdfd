"""Bots against each other: the same deals in all seats, so that neither luck nor place decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from statistics import mean
from typing import Any

import msgspec

from .many import play_many
from .one import Game, Played
from .statistics import Estimate, estimate


class Series(msgspec.Struct, frozen=True):
    """A tournament to be held. Every deal is played in all rotations of every line-up."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    seed: str
    options: dict[str, str] = {}
    seconds: float = 1.0
    iterations: int | None = None

    def line_ups(self) -> list[tuple[str, ...]]:
        """All groups of bots that fit the seats, in all rotations; few bots sit down several times."""
        if len(self.bots) >= self.seats:
            groups = list(combinations(self.bots, self.seats))
        else:
            groups = [tuple(self.bots[seat % len(self.bots)] for seat in range(self.seats))]
        return list(dict.fromkeys(group[turn:] + group[:turn] for group in groups for turn in range(self.seats)))

    def list(self) -> list[Game]:
        """Whole deals, at least as many games as asked for."""
        line_ups = self.line_ups()
        deals = -(-self.games // len(line_ups))
        return [
            Game(
                deal * len(line_ups) + number, self.game, self.options, line_up, f"{self.seed}/{deal}", self.seconds,
                self.iterations,
            )
            for deal in range(deals)
            for number, line_up in enumerate(line_ups)
        ]  # fmt: skip


def tournament(
    series: Series, *, workers: int = 1, ray: bool = False, progress: Callable[[int], None] = lambda _: None
) -> dict[str, Any]:
    """Hold it, and say how each bot did and how each pair compares; intervals are 95 % and count deals, not games."""
    played = play_many(series.list(), workers=workers, ray=ray, progress=progress)
    finished = [one for one in played if one.failure is None]
    deals: dict[str, list[Played]] = {}
    for one in finished:
        deals.setdefault(one.game.seed, []).append(one)
    groups = list(deals.values())
    names = list(dict.fromkeys(series.bots))
    return {
        "game": series.game,
        "seats": series.seats,
        "seed": series.seed,
        "games": len(played),
        "deals": len(groups),
        "bots": {name: _standing(name, groups) for name in names},
        "pairs": [_pair(one, other, groups) for one, other in combinations(names, 2)],
        "errors": [one.failure.error for one in played if one.failure is not None],
    }


def _standing(name: str, deals: Sequence[Sequence[Played]]) -> dict[str, Any]:
    wins = [_mean_over(deal, name, _win_share) for deal in deals]
    ranks = [_mean_over(deal, name, _rank) for deal in deals]
    scores = [_mean_over(deal, name, _points) for deal in deals]
    return {
        "win_rate": _share(wins), "mean_rank": _told(ranks), "mean_score": _told(scores),
        "seats": sum(one.game.bots.count(name) for deal in deals for one in deal),
    }  # fmt: skip


def _mean_over(deal: Sequence[Played], name: str, measure: Callable[[Played, int], float]) -> float | None:
    values = [measure(one, seat) for one in deal for seat, bot in enumerate(one.game.bots) if bot == name]
    return mean(values) if values else None


def _told(values: Sequence[float | None]) -> dict[str, float]:
    known = [value for value in values if value is not None]
    return msgspec.to_builtins(estimate(known)) if known else {}


def _share(values: Sequence[float | None]) -> dict[str, float]:
    known = [value for value in values if value is not None]
    return _bounded(estimate(known)) if known else {}


def _win_share(one: Played, seat: int) -> float:
    return 1 / len(one.winners) if seat in one.winners else 0.0


def _points(one: Played, seat: int) -> float:
    """A seat without a score has lost everything."""
    return float(one.scores[seat] or 0)


def _rank(one: Played, seat: int) -> float:
    """1 is best; equals share their places."""
    keys = [_key(one, other) for other in range(len(one.scores))]
    mine = keys[seat]
    return 1 + sum(key > mine for key in keys) + (sum(key == mine for key in keys) - 1) / 2


def _key(one: Played, seat: int) -> tuple[bool, bool, int]:
    score = one.scores[seat]
    return seat in one.winners, score is not None, score or 0


def _pair(one: str, other: str, deals: Sequence[Sequence[Played]]) -> dict[str, Any]:
    """How often `one` finishes before `other` at the same table, and by how many points."""
    ahead: list[float] = []
    points: list[float] = []
    for deal in deals:
        meetings = [
            (game, a, b)
            for game in deal
            for a, first in enumerate(game.game.bots)
            for b, second in enumerate(game.game.bots)
            if first == one and second == other
        ]
        if meetings:
            ahead.append(mean(_ahead(game, a, b) for game, a, b in meetings))
            points.append(mean(_points(game, a) - _points(game, b) for game, a, b in meetings))
    if not ahead:
        return {"bots": [one, other], "ahead": None, "score_difference": None}
    return {"bots": [one, other], "ahead": _bounded(estimate(ahead)), "score_difference": _told(points)}


def _ahead(game: Played, seat: int, other: int) -> float:
    mine, theirs = _key(game, seat), _key(game, other)
    return 0.5 if mine == theirs else float(mine > theirs)


def _bounded(share: Estimate) -> dict[str, float]:
    return {"mean": share.mean, "low": max(0.0, share.low), "high": min(1.0, share.high)}

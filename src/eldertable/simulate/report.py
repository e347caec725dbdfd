"""What many games tell, as one object for scripts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Any

from ..kernel.game import game_named
from .many import Plan
from .one import Played
from .statistics import quantiles


def report_of(plan: Plan, played: Sequence[Played], seconds: float, save_to: Path | None = None) -> dict[str, Any]:
    """Games, decisions, speed, outcomes, length, scores and errors; records of failed games are saved."""
    finished = [one for one in played if one.failure is None]
    decisions = sum(one.decisions for one in played)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": plan.options,
        "games": len(played),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "mean_length": round(mean(one.decisions for one in finished), 1) if finished else 0,
        "outcomes": dict(sorted(Counter(one.kind for one in finished).items())),
        "scores": {bot: _scores(bot, finished) for bot in dict.fromkeys(plan.bots)},
        **_observations(plan.game, finished),
        "errors": [_error(one, save_to) for one in played if one.failure is not None],
    }


def _scores(bot: str, finished: Sequence[Played]) -> dict[str, Any]:
    """A seat that has no score has lost; its games count as lost, not as zero points."""
    seats = [(one, seat) for one in finished for seat, name in enumerate(one.game.bots) if name == bot]
    scores = [score for one, seat in seats if (score := one.scores[seat]) is not None]
    wins = sum(1 / len(one.winners) for one, seat in seats if seat in one.winners)
    return {
        "seats": len(seats),
        "win_rate": round(wins / len(seats), 4) if seats else 0,
        "without_score": len(seats) - len(scores),
        "mean": round(mean(scores), 2) if scores else None,
        "quantiles": quantiles(scores) if scores else {},
    }


def _observations(game: str, finished: Sequence[Played]) -> dict[str, Any]:
    """What the game's observer saw, over all games: means, shares, counts a game, and what never occurred."""
    seen = [one.observed for one in finished if one.observed is not None]
    if not seen:
        return {}
    numbers: dict[str, list[float]] = {}
    words: dict[str, Counter[str]] = {}
    counts: dict[str, Counter[str]] = {}
    for one in seen:
        for name, number in one.numbers.items():
            numbers.setdefault(name, []).append(number)
        for name, word in one.words.items():
            words.setdefault(name, Counter())[word] += 1
        for name, found in one.counts.items():
            counts.setdefault(name, Counter()).update(found)
    everything = game_named(game).countable()
    return {
        "numbers": {name: {"mean": round(mean(n), 2), "quantiles": quantiles(n)} for name, n in numbers.items()},
        "words": {name: dict(found.most_common()) for name, found in words.items()},
        "counts": {name: dict(found.most_common()) for name, found in counts.items()},
        "never": {
            name: [one for one in every if not counts.get(name, Counter())[one]] for name, every in everything.items()
        },
    }


def _error(one: Played, save_to: Path | None) -> dict[str, Any]:
    failure = one.failure
    assert failure is not None
    saved = None
    if save_to is not None and failure.record is not None:
        path = save_to / f"failed-{one.game.game}-{one.game.number}.json"
        path.write_text(failure.record, encoding="utf-8")
        saved = str(path)
    return {
        "number": one.game.number, "seed": one.game.seed, "bots": list(one.game.bots), "error": failure.error,
        "where": failure.where, "record": saved,
    }  # fmt: skip

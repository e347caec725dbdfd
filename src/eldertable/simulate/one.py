"""One game between bots, from the seed to the outcome."""

from __future__ import annotations

import traceback

from msgspec import Struct

from .. import bots
from ..kernel.game import Observed, Observer
from ..kernel.match import Match, new_match
from ..kernel.record import Record


class Game(Struct, frozen=True, gc=False):
    """A game to be played: what it is, who plays, and the seed of everything that happens in it."""

    number: int
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]  # by seat
    seed: str
    seconds: float = 1.0
    iterations: int | None = None


class Failure(Struct, frozen=True):
    """A game that broke off: the error and, if the match had begun, its record up to there."""

    error: str
    where: str
    record: str | None = None


class Played(Struct, frozen=True, gc=False):
    """What came of it."""

    game: Game
    decisions: int
    kind: str = ""
    winners: tuple[int, ...] = ()
    scores: tuple[int | None, ...] = ()
    digest: str = ""
    observed: Observed | None = None
    failure: Failure | None = None


def play_one(game: Game) -> Played:
    """Play to the end. An error does not stop the others: it is part of the result."""
    match: Match | None = None
    try:
        match = new_match(game.game, seats=len(game.bots), seed=game.seed, options=game.options)
        observer = match.game.observer()
        if observer is not None:
            observer.see(match.opening)
        decisions = _play(match, game, observer)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong in a game is what we want to know of it
        record = _record_up_to(match, game).to_json() if match is not None else None
        failure = Failure(f"{type(error).__name__}: {error}", traceback.format_exc(), record)
        return Played(game, len(match.answers) if match is not None else 0, failure=failure)
    outcome = match.outcome
    assert outcome is not None
    observed = observer.observed(match.state) if observer is not None else None
    return Played(game, decisions, outcome.kind, outcome.winners, outcome.scores, match.digest, observed)


def _record_up_to(match: Match, game: Game) -> Record:
    """The answers that lead to the error. A match whose own code failed has no position any more, and so no digest."""
    try:
        return match.record
    except RuntimeError:
        return Record(
            game=game.game, version=match.game.version, content=match.game.content_hash, seats=match.seats,
            options=match.options, seed=game.seed, commitment=match.commitment, answers=tuple(match.answers), digest="",
        )  # fmt: skip


def _play(match: Match, game: Game, observer: Observer | None) -> int:
    choosers = [
        bots.named(name, seed=f"{game.seed}/{seat}", iterations=game.iterations).choose
        for seat, name in enumerate(game.bots)
    ]
    seconds, take = game.seconds, match.choose
    decisions = 0
    while pending := match.pending:
        seat = next(iter(pending))
        happened = take(seat, choosers[seat](match, seat, seconds))
        if observer is not None:
            observer.see(happened)
        decisions += 1
    return decisions

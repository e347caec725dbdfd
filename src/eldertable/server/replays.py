"""Finished matches, step by step. These run in a worker process: a finished match has no secrets left."""

from __future__ import annotations

import msgspec

from eldertable.kernel.game import games
from eldertable.kernel.text import Text
from eldertable.kernel.witness import Draw, draws_of
from eldertable.server import jobs
from eldertable.server.bodies import Moment, Timeline, Told
from eldertable.server.kept import Parts
from eldertable.server.logbook import Logbook
from eldertable.server.play import Play
from eldertable.server.store import Head, Row
from eldertable.server.tables import asked_part, match_part, shared_part, table_message, undo_part

MOST_TOLD = 4  # lines about one answer: a line of time has room for no more

_encode = msgspec.json.Encoder().encode
Answers = tuple[tuple[int, int], ...]


def get_ready() -> list[str]:
    """All that is needed is loaded by now but the games, their content and its hash: that must be the one of the files that were
    read, and an update may replace them while we run."""
    return [game.content_hash for game in games().values()]


def _rows(answers: Answers) -> list[Row]:
    return [Row(number, "answer", seat, option) for number, (seat, option) in enumerate(answers)]


def moment(head: Head, answers: Answers, at: int, seat: int | None) -> bytes:
    """The `table` message after `at` answers, as `seat` saw it. What was taken back is not shown again."""
    play = Play(head, _rows(answers[:at]))
    logbook = Logbook(seat)
    logbook.follow(play)
    parts = Parts(
        match_part(play, set()), shared_part(play), play.match.game.written_views(play.match.state, (seat,))[seat],
        asked_part(play, seat), undo_part(play, seat).written,
    )  # fmt: skip
    return table_message(seat, play.seq, parts, logbook.between(None, at))


def insight(head: Head, answers: Answers, at: int, seat: int | None) -> bytes:
    """The `insight` message that belongs to a moment: no more than `seat` could work out then."""
    play = Play(head, _rows(answers[:at]))
    return jobs.insights(play.match, (seat,), play.seq)[seat]


def timeline(head: Head, answers: Answers) -> bytes:
    """Every answer in words and what came of it, with the points each seat had after it (where the game can tell)."""
    play = Play(head)
    moments: list[Moment] = []
    points = [_points(play)]
    phase = ""
    for row in _rows(answers):
        words = _chosen(play, row)
        before = len(play.happened)
        play.apply(row)
        phase = _phase(play, before) or phase
        moments.append(Moment(row.number + 1, row.seat, play.round, phase, words, _told(play, before)))
        points.append(_points(play))
    by_seat = [[after[seat] for after in points] for seat in range(len(head.seats))] if points[0] else []
    return _encode(Timeline(len(answers), moments, by_seat))


def _chosen(play: Play, row: Row) -> Text:
    match = play.match
    decision = match.pending[row.seat]
    words: Text = match.game.option_words(match.state, decision, decision.options[row.option or 0]).text
    return words


def _phase(play: Play, since: int) -> str:
    for happening in play.happened[since:]:
        words = None if happening.event is None else play.match.game.log_words(happening.event)
        if words is not None and words.phase:
            return words.phase
    return ""


def _told(play: Play, since: int) -> list[Told]:
    """The lines of the log since then, each as those read it whose deed it is: what the others are told of that later, all at
    once, was told here when it was done."""
    told: list[Told] = []
    for happening in play.happened[since:]:
        event = happening.event
        seen = None if event is None else event.seen_by(getattr(event, "seat", event.only))
        words = None if seen is None else play.match.game.log_words(seen)
        if words is not None:
            told.append(Told(words.seat, words.text, words.detail))
    return told[:MOST_TOLD]


def _points(play: Play) -> list[int | None]:
    return play.match.game.points(play.match.state)


# --- fairness ------------------------------------------------------------------------------------------------------


def draws(head: Head, answers: Answers) -> list[Draw]:
    """Every draw of a match in the order in which it was made."""
    start = Play(head).match
    return draws_of(start.game, start.seats, start.options, head.seed, answers)

"""The log of a match as one seat may read it: events folded into lines, each encoded once."""

from __future__ import annotations

from bisect import bisect_right

import msgspec

from eldertable.kernel.game import LogWords
from eldertable.server.messages import LogLine
from eldertable.server.play import Happening, Play

_encode = msgspec.json.Encoder().encode


class Logbook:
    """Lines are numbered for their reader alone, so that gaps do not tell how much is hidden."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._read = 0
        self._phase = ""
        self._lines: list[bytes] = []
        self._seqs: list[int] = []

    def follow(self, play: Play) -> None:
        """Read on to the present moment."""
        happened = play.happened
        for at in range(self._read, len(happened)):
            words = self._words(play, happened[at])
            if words is not None:
                self._write(happened[at], words)
        self._read = len(happened)

    def _words(self, play: Play, happening: Happening) -> LogWords | None:
        event = happening.event
        if event is None or (happening.words is not None and event.seen_by(self.seat) is event):
            return happening.words
        seen = event.seen_by(self.seat)
        if seen is None:
            return None
        words = play.match.game.log_words(seen)
        if seen is event:
            happening.words = words
        return words

    def _write(self, happening: Happening, words: LogWords) -> None:
        self._phase = words.phase or self._phase
        line = LogLine(
            n=len(self._lines), seat=words.seat, kind=happening.kind, round=happening.round, phase=self._phase,
            text=words.text, detail=words.detail, data=words.data,
        )  # fmt: skip
        self._lines.append(_encode(line))
        self._seqs.append(happening.seq)

    def between(self, after: int | None, upto: int) -> bytes:
        """The lines written while the log grew from `after` rows (None: from the start) to `upto`, as a JSON list."""
        first = 0 if after is None else bisect_right(self._seqs, after)
        return b"[" + b",".join(self._lines[first : bisect_right(self._seqs, upto)]) + b"]"

"""The log of a match as one seat may read it: events folded into lines, each encoded once."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

import msgspec

from eldertable.kernel.events import Event
from eldertable.server.kept import Happening
from eldertable.server.messages import LogLine
from eldertable.server.play import Play

_encode: Final = msgspec.json.Encoder().encode


class Logbook:
    """Lines are numbered for their reader alone, so that gaps do not tell how much is hidden."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._read = 0
        self._phase = ""
        self._lines: list[bytes] = []
        self._seqs: list[int] = []
        self._phases: list[str] = []

    @property
    def newest(self) -> int:
        """The length of the log when the last line was written."""
        return self._seqs[-1] if self._seqs else 0

    def follow(self, play: Play) -> None:
        """Read on to the present moment."""
        happened = play.happened
        for at in range(self._read, len(happened)):
            happening = happened[at]
            line = self._line(play, happening)
            if line is not None:
                self._lines.append(b'{"n":%d,%s' % (len(self._lines), line))
                self._seqs.append(happening.seq)
                self._phases.append(self._phase)
        self._read = len(happened)

    def forget(self, play: Play) -> None:
        """What was read of rows that were not stored after all."""
        first = bisect_right(self._seqs, play.seq)
        del self._lines[first:], self._seqs[first:], self._phases[first:]
        self._phase = self._phases[-1] if self._phases else ""
        self._read = min(self._read, len(play.happened))
        self.follow(play)

    def _line(self, play: Play, happening: Happening) -> bytes | None:
        """A line without its number. What everybody reads the same is written once."""
        event: Event | None = happening.event
        seen: Event | None = None if event is None else event.seen_by(self.seat)
        if event is not None and seen is None:
            return None
        if event is not None and seen is event and happening.written is not None:
            self._phase = happening.phase
            return happening.written
        words = happening.words if seen is None else play.match.game.log_words(seen)
        if words is None:
            return None
        self._phase = words.phase or self._phase
        line = LogLine(
            n=0, at=happening.at, seat=words.seat, kind=happening.kind, round=happening.round, phase=self._phase,
            text=words.text, detail=words.detail, data=words.data,
        )  # fmt: skip
        written = _encode(line).removeprefix(b'{"n":0,')
        if seen is event and event is not None and words.phase:
            happening.written, happening.phase = written, words.phase
        return written

    def between(self, after: int | None, upto: int) -> bytes:
        """The lines written while the log grew from `after` rows (None: from the start) to `upto`, as a JSON list."""
        first = 0 if after is None else bisect_right(self._seqs, after)
        return b"[" + b",".join(self._lines[first : bisect_right(self._seqs, upto)]) + b"]"

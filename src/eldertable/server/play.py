"""A match in memory: the fold of its stored rows. The same rows give the same play in any process."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from eldertable.kernel.events import Event
from eldertable.kernel.game import LogWords, game_named
from eldertable.kernel.match import Match, Moment, new_match
from eldertable.kernel.text import Text, text
from eldertable.server.kept import Happening
from eldertable.server.refusals import refused
from eldertable.server.store import Head, Row


class Play:
    """Only ever changed by `apply`; what failed to be stored is forgotten by folding the rows again."""

    def __init__(self, head: Head, rows: Iterable[Row] = ()) -> None:
        game = game_named(head.game)
        if (game.version, game.content_hash) != (head.version, head.content):
            raise refused("other-version", found=head.version, known=game.version)
        self.head = head
        self.match: Match = new_match(head.game, seats=len(head.seats), seed=head.seed, options=head.options)
        self.rows: list[Row] = []
        self.turns: list[list[Row]] = [[] for _ in head.seats]  # by seat and decision number: how each was settled
        self.taken: list[list[Text | None]] = [[] for _ in head.seats]  # a person's answers that stand, in words
        self.bots: list[str | None] = [seat.bot for seat in head.seats]
        self.names: list[str] = [seat.name for seat in head.seats]
        self.happened: list[Happening] = []
        self.round = 0
        # What the last row cannot have changed, where the game's simultaneous phases are private (see Game.private_lanes).
        self.same_phase = False  # nobody else's question
        self.touched: int | None = None  # nobody else's view than this seat's
        self._before: tuple[Moment, int, int] | None = None  # the last row: the match, what had happened, the round
        self._tell(self.match.opening)
        for row in rows:
            self.apply(row)

    @property
    def seq(self) -> int:
        return len(self.rows)

    @property
    def at(self) -> int:
        """How many answers stand; a replay counts its moments by them."""
        return len(self.match.answers)

    @property
    def named_head(self) -> Head:
        """The head, with everybody as they are called now."""
        seats = tuple(replace(seat, name=self.names[seat.seat]) for seat in self.head.seats)
        return replace(self.head, seats=seats)

    def number(self, seat: int) -> int:
        """The number of the seat's present or next decision."""
        return len(self.turns[seat])

    def apply(self, row: Row) -> None:
        """Take a row into the match. An EldertableError leaves everything as it was."""
        if row.number != self.seq:
            raise ValueError(f"row {row.number} does not follow {self.seq} rows")
        events: list[Event] = []
        before = self.match.moment, len(self.happened), self.round
        together = self.match.together if row.kind == "answer" else None
        if row.kind == "answer":
            events = self._answer(row.seat, -1 if row.option is None else row.option)
        elif row.kind == "undo":
            self._undo(row)
        elif row.kind == "seat":
            self.bots[row.seat] = row.word
        words = None if row.kind == "answer" else self._own_words(row)
        if row.kind == "name":
            self.names[row.seat] = row.word or ""
        self.rows.append(row)
        self._before = before
        if row.kind in ("answer", "undo"):
            self.turns[row.seat].append(row)
        self._tell(events)
        self.same_phase = self._goes_on(together)
        self.touched = row.seat if self.same_phase else None
        if words is not None:
            self.happened.append(Happening(self.seq, self.at, self.round, _KINDS[row.kind], words=words))

    def take_back(self) -> bool:
        """Be as before the last row, which nobody has been told of. False: that is not possible, and nothing has changed."""
        before, row = self._before, self.rows[-1] if self.rows else None
        if before is None or row is None or row.kind != "answer":
            return False
        moment, happened, self.round = before
        self._before = None
        self.match.back_to(moment)
        del self.rows[-1], self.turns[row.seat][-1], self.taken[row.seat][-1], self.happened[happened:]
        self.same_phase, self.touched = False, None
        return True

    def _answer(self, seat: int, option: int) -> list[Event]:
        """Only now does the game know how the option is called: the choice changes what there was to choose from."""
        words = self.match.option_words(seat, option) if self.head.seats[seat].kind == "human" else None
        events = self.match.choose(seat, option)
        self.taken[seat].append(None if words is None else words.text)
        return events

    def _undo(self, row: Row) -> None:
        """It settles the questions of others that it takes away, too: an answer to one of them that is still on its way must
        not be taken for one to whatever that seat is asked next."""
        asked = self.match.pending
        self.match.undo(row.seat)
        self.taken[row.seat].pop()
        still = self.match.pending
        for seat, decision in asked.items():
            if seat != row.seat and still.get(seat) != decision:
                self.turns[seat].append(row)

    def _own_words(self, row: Row) -> LogWords:
        """Of what is no part of the game. Whoever is called otherwise from now on stands before these words already so."""
        if row.kind == "undo":
            words = text("app-server-log-undo")
        elif row.kind == "name":
            before = self.names[row.seat]
            words = text("app-server-log-renamed", before=before) if before else text("app-server-log-named")
        elif row.word is None:
            words = text("app-server-log-person")
        else:
            words = text("app-server-log-bot", bot=text(f"app-bot-{row.word}"))
        return LogWords(words, "", seat=row.seat)

    def _goes_on(self, together: int | None) -> bool:
        """Is the private simultaneous phase of that number still going on?"""
        return together is not None and self.match.game.private_lanes and self.match.together == together

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            if "round" in event.__struct_fields__:
                self.round = getattr(event, "round")  # noqa: B009 - not every event has one
            self.happened.append(Happening(self.seq, self.at, self.round, type(event).__name__, event))


_KINDS = {"undo": "Undo", "seat": "SeatChange", "name": "SeatChange"}

"""A whole match in the terminal: people at one keyboard, and bots."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import typer
from msgspec import Struct
from rich.markup import escape

from .. import bots
from ..kernel.decision import Decision
from ..kernel.errors import CannotUndo
from ..kernel.events import Event
from ..kernel.match import new_match
from ..kernel.text import text
from .records import player, told
from .rules import plain
from .saving import check_writable, save_record
from .voice import BadArgument, complain, console, say, show

HUMAN = "human"
LONG_NUMBER = 10  # so many digits name no option
LIST_AT_MOST = 24  # options shown at once; more are found by typing a part of their words
HINT_SECONDS = 1.0


class Players(Struct, frozen=True):
    """Who sits where: `human` or the name of a bot, by seat."""

    kinds: tuple[str, ...]

    @staticmethod
    def read(given: str, check_bots: Callable[[Sequence[str]], object]) -> Players:
        kinds = tuple(kind.strip() for kind in given.split(",") if kind.strip())
        others = [kind for kind in kinds if kind != HUMAN]
        if others:
            check_bots(others)
        if not kinds:
            raise BadArgument(text("app-cli-no-players"))
        return Players(kinds)

    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]


class Left(Exception):
    """Somebody at the keyboard has had enough."""


class TerminalTable:
    def __init__(self, game: str, players: Players, options: dict[str, str], seed: str | None, save: Path | None) -> None:
        self._match = new_match(game, seats=len(players.kinds), seed=seed, options=options)
        if save is not None:
            check_writable(save)
        self._players = players
        self._bots = {seat: bots.named(kind) for seat, kind in enumerate(players.kinds) if kind != HUMAN}
        self._save = save
        self._events: list[Event] = list(self._match.opening)
        self._told = dict.fromkeys(range(len(players.kinds)), 0)  # how many events each seat has read
        self._last_person: int | None = None

    def play(self) -> None:
        match = self._match
        show("app-cli-terminal-start", commitment=match.commitment)
        try:
            while match.pending:
                seat = self._next_seat()
                if seat in self._bots:
                    self._take(seat, self._bots[seat].choose(match, seat))
                else:
                    self._ask(seat)
        except Left:
            self._keep()
            show("app-cli-left")
        except EOFError as error:
            self._keep()
            complain(text("app-cli-input-ended"))
            raise typer.Exit(1) from error
        else:
            self._finish()

    def _next_seat(self) -> int:
        """Bots first, then the person who is already at the keyboard."""
        waiting = list(self._match.pending)
        for seat in waiting:
            if seat in self._bots:
                return seat
        return self._last_person if self._last_person in waiting else waiting[0]

    def _take(self, seat: int, option: int) -> None:
        self._events += self._match.choose(seat, option)

    # --- a person decides ----------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        if len(self._players.people()) > 1 and self._last_person != seat:
            typed(escape(say("app-cli-pass-keyboard", who=player(seat))))
            console.clear()
        self._last_person = seat
        self._tell_news(seat)
        decision = self._match.pending[seat]
        question = self._match.game.question(self._match.state, decision)
        show("app-cli-line", who=player(seat), text=question.text)
        if question.facts is not None:
            show(question.facts)
        words = self._words(decision)
        self._list(words, range(len(words)))
        option = self._read(seat, words)
        if option is not None:
            self._take(seat, option)

    def _tell_news(self, seat: int) -> None:
        for _, line in told(self._match, self._events[self._told[seat] :], seat):
            console.print(f"  {line}", style="dim", markup=False, soft_wrap=True)
        self._told[seat] = len(self._events)

    def _words(self, decision: Decision) -> list[str]:
        found = []
        for option in decision.options:
            shown = self._match.game.option_words(self._match.state, decision, option)
            words = say(shown.text)
            found.append(f"{words} ({say(shown.detail)})" if shown.detail is not None else words)
        return found

    def _list(self, words: list[str], numbers: Sequence[int]) -> None:
        for number in numbers[:LIST_AT_MOST]:
            console.print(f"{number + 1:>4}  {words[number]}", markup=False, soft_wrap=True)
        if len(numbers) > LIST_AT_MOST:
            show("app-cli-more-options", count=len(numbers) - LIST_AT_MOST)

    def _read(self, seat: int, words: list[str]) -> int | None:
        """An option's number, or None when the question has to be put anew."""
        while True:
            given = typed("> ").strip()
            number = int(given) if given.isdecimal() and len(given) < LONG_NUMBER else 0
            if 1 <= number <= len(words):
                return number - 1
            match given:
                case "q":
                    raise Left
                case "?":
                    self._hint(seat, words)
                case "b":
                    self._board(seat)
                case "u":
                    if self._undo(seat):
                        return None
                case "!":
                    self._barred(seat)
                case _:
                    self._search(words, given)

    def _search(self, words: list[str], part: str) -> None:
        found = [number for number, line in enumerate(words) if part and plain(part) in plain(line)]
        if found:
            self._list(words, found)
        else:
            show("app-cli-keys", count=len(words))

    def _hint(self, seat: int, words: list[str]) -> None:
        suggestion = bots.named("search").suggest(self._match, seat, HINT_SECONDS)
        show("app-cli-hint", number=suggestion.option + 1, option=words[suggestion.option], reason=suggestion.text)

    def _board(self, seat: int) -> None:
        picture = self._match.game.picture(self._match.view(seat))
        console.print(picture or say("app-cli-no-picture"), markup=False, soft_wrap=True)

    def _barred(self, seat: int) -> None:
        for refusal in self._match.explain(seat)[:LIST_AT_MOST]:
            console.print(f"  {refusal.target[1]}: {say(refusal.text)} {refusal.rule or ''}", markup=False, soft_wrap=True)

    def _undo(self, seat: int) -> bool:
        try:
            self._match.undo(seat)
        except CannotUndo as error:
            complain(error.text)
            return False
        show("app-cli-undone")
        return True

    # --- the end -------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        for seat in self._players.people()[:1]:
            self._tell_news(seat)
        show(outcome.reason)
        for seat, score in enumerate(outcome.scores):
            show("app-cli-score" if score is not None else "app-cli-score-lost", who=player(seat), score=score or 0)
        self._keep()

    def _keep(self) -> None:
        if self._save is not None:
            show("app-cli-saved", file=str(save_record(self._match.record.to_json(), self._save)))


def typed(prompt: str) -> str:
    """What a person typed. Ctrl+C leaves the table as `q` does, so that the record is kept."""
    if sys.stdin is None:  # whoever started us has closed it
        raise EOFError
    try:
        return console.input(prompt)
    except (KeyboardInterrupt, typer.Abort) as error:
        raise Left from error

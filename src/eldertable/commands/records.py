"""`eldertable replay` and `eldertable verify`: what a record tells, and whether it tells the truth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from ..kernel.complaints import not_done
from ..kernel.errors import RecordError
from ..kernel.events import Event
from ..kernel.game import game_named
from ..kernel.match import Match
from ..kernel.match import replay as replay_record
from ..kernel.record import Record
from ..kernel.text import Text, text
from ..kernel.witness import Draw, draws_of
from .voice import AsJson, BadArgument, Lang, complain, console, help_for, print_json, say, set_language, show

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help=help_for("file"))]
MOST_BYTES = 16 << 20  # of a record; the longest have a hundredth, and there are files without an end
UNREADABLE = {"app-error-record-unreadable", "app-error-record-format"}


def read_record(path: Path) -> Record:
    """A record from a file; what is wrong with the file is said in words."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except FileNotFoundError as error:
        raise BadArgument(text("app-cli-no-file", file=str(path))) from error
    except OSError as error:
        raise BadArgument(text("app-cli-file-unreadable", file=str(path), why=not_done(error))) from error
    if len(data) > MOST_BYTES:
        raise BadArgument(text("app-cli-file-too-big", file=str(path), limit=MOST_BYTES >> 20))
    return Record.from_json(data)


# --- replay ------------------------------------------------------------------------------------------------------


def replay(
    file: RecordFile,
    upto: Annotated[int | None, typer.Option("--upto", min=0, help=help_for("upto"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, help=help_for("seat"))] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    record = read_record(file)
    if seat is not None and seat > record.seats:
        raise BadArgument(text("app-error-no-seat", seat=seat, seats=record.seats))
    replay_record(record)  # to its end: a record that does not hold is refused before anything is told
    lines = list(_lines(record, upto, None if seat is None else seat - 1))
    if as_json:
        print_json([{"answer": number, "seat": by, "text": words} for number, by, words in lines])
        return
    show("app-cli-replay", game=Text(f"{record.game}-title"), seats=record.seats, answers=len(record.answers))
    for number, _, words in lines:
        console.print(f"{number:>4}  {words}", markup=False, soft_wrap=True)


def _lines(record: Record, upto: int | None, seat: int | None) -> Any:
    game = game_named(record.game)
    match = Match(game, record.seats, game.check_options(record.seats, record.options), record.seed)
    yield from ((0, by, words) for by, words in told(match, match.opening, seat))
    for number, answer in enumerate(record.answers[:upto], start=1):
        yield from ((number, by, words) for by, words in told(match, match.choose(*answer), seat))
    if match.outcome is not None:
        yield len(record.answers), None, say(match.outcome.reason)


def told(match: Match, events: list[Event], seat: int | None) -> Any:
    """Events in words, as a seat may know them (None: everything)."""
    for event in events:
        seen = event if seat is None else event.seen_by(seat)
        words = match.game.log_words(seen) if seen is not None else None
        if words is None:
            continue
        line = say("app-cli-line", who=player(words.seat), text=words.text) if words.seat is not None else say(words.text)
        yield words.seat, f"{line} ({say(words.detail)})" if words.detail is not None else line


def player(seat: int) -> Text:
    return text("app-cli-player", number=seat + 1)


# --- verify ------------------------------------------------------------------------------------------------------


def verify(
    file: RecordFile,
    draws: Annotated[bool, typer.Option("--draws/--no-draws", help=help_for("draws"))] = True,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    try:
        record = read_record(file)
        match = replay_record(record)
    except RecordError as error:
        if as_json:
            print_json({"fair": False, "problem": error.text.id, "words": say(error.text)})
        else:
            complain(error.text)
            complain(text("app-cli-not-verified"))
        raise typer.Exit(2 if error.text.id in UNREADABLE else 1) from error
    drawn = draws_of(match.game, match.seats, match.options, record.seed, record.answers)
    if as_json:
        print_json(_verified(record, match) | ({"draws": [_told_draw(draw) for draw in drawn]} if draws else {}))
        return
    _show_verified(record, match, drawn, with_draws=draws)


def _told_draw(draw: Draw) -> dict[str, int]:
    return {"answer": draw.at, "stream": draw.stream, "word": draw.n, "sides": draw.sides, "result": draw.value}


def _verified(record: Record, match: Match) -> dict[str, Any]:
    return {
        "fair": True, "game": record.game, "commitment": record.commitment, "seed": record.seed,
        "answers": len(record.answers), "digest": record.digest, "over": match.outcome is not None,
    }  # fmt: skip


def _show_verified(record: Record, match: Match, drawn: list[Draw], *, with_draws: bool) -> None:
    show("app-cli-verified-commitment", commitment=record.commitment)
    show("app-cli-verified-answers", answers=len(record.answers))
    show("app-cli-verified-digest", digest=record.digest)
    show("app-cli-verified-over" if match.outcome is not None else "app-cli-verified-running")
    if with_draws:
        table = Table(*(say(f"app-cli-column-{name}") for name in ("draw", "answer", "stream", "word", "from", "result")))
        for number, draw in enumerate(drawn, start=1):
            row = (number, draw.at, draw.stream, draw.n, draw.sides, draw.value + 1)
            table.add_row(*(escape(str(cell)) for cell in row))
        console.print(table)
    show("app-cli-verified", draws=len(drawn))

"""A record in a file: all of it, or the file stays as it was."""

from __future__ import annotations

import os
import secrets
import tempfile
from pathlib import Path

from ..kernel.complaints import not_done
from ..kernel.text import text
from .voice import BadArgument, complain


def check_writable(path: Path) -> None:
    """Say now, not after the match, that its record cannot be written there."""
    file = Path(os.path.realpath(path))  # where a link leads to nothing yet, the link stays
    new = not file.exists()
    try:
        file.open("ab").close()
        if new:
            file.unlink()
        elif file.is_file():
            tempfile.TemporaryFile(dir=file.parent).close()
    except OSError as error:
        raise _cannot_save(path, error) from error


def save_record(record: str, path: Path) -> Path:
    """Where the record is then: if not where it was wanted, among the temporary files."""
    try:
        write_whole(record, path)
    except OSError as error:
        complain(_cannot_save(path, error).text)
        path = Path(tempfile.gettempdir(), f"eldertable-{secrets.token_hex(8)}.json")
        write_whole(record, path)
    return path


def write_whole(words: str, path: Path) -> None:
    """Write a file at once: on a full disk what lay there stays, and no half of a record is left."""
    if path.exists() and not path.is_file():  # a device or a pipe: nothing lies there
        path.write_text(words, encoding="utf-8")
        return
    path = path.resolve()  # a link goes on pointing there
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(words, encoding="utf-8")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _cannot_save(path: Path, error: OSError) -> BadArgument:
    return BadArgument(text("app-cli-cannot-save", file=str(path), why=not_done(error)))

"""Compiled modules of the engine, if `make fast` has made any and the sources are still those they were made from.

They lie outside the sources, in the virtual environment, beside the fingerprint of the engine they were made from. If a source
has changed since, or Python is another one, all of them are left alone and plain Python runs: no edit is ever hidden.
`ELDERTABLE_COMPILED=0` leaves them alone too. Importing this module puts them in place, so it is imported first.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

SOURCES = Path(__file__).parent
ENGINE = ("kernel", "games", "server")  # compiled modules rest on the types of those beside them: a change of any counts
FOLDER = Path(sys.prefix, "eldertable-compiled")
MANIFEST = "manifest.json"
ABI = EXTENSION_SUFFIXES[0]  # names the version of Python, the machine and the system
SWITCH = "ELDERTABLE_COMPILED"


def fingerprint(sources: Path = SOURCES) -> dict[str, str]:
    """The hash of every source of the engine."""
    found = sorted(path for part in ENGINE for path in (sources / part).rglob("*.py"))
    return {path.relative_to(sources).as_posix(): sha256(path.read_bytes()).hexdigest() for path in found}


def usable(folder: Path = FOLDER, sources: Path = SOURCES) -> dict[str, Path]:
    """The compiled modules by name; none if they were not made from these sources for this Python."""
    try:
        made: Any = json.loads((folder / MANIFEST).read_bytes())
    except (OSError, ValueError):
        return {}
    if not isinstance(made, dict) or made.get("abi") != ABI or made.get("sources") != fingerprint(sources):
        return {}
    return {name: folder / file for name, file in made["modules"].items()}


class Finder(MetaPathFinder):
    """Finds the compiled modules before their sources."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def in_use() -> bool:
    """Does compiled code run in this process?"""
    return any(isinstance(finder, Finder) for finder in sys.meta_path)


def _put_in_place() -> None:
    files = usable() if os.environ.get(SWITCH, "1") != "0" else {}
    if files and not in_use():
        sys.meta_path.insert(0, Finder(files))


_put_in_place()

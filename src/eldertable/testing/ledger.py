"""Read the ids of the rules ledgers, with nothing of the games themselves, so that it stays quick."""

from collections import Counter
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import yaml

# Every entry of these lists must have a test; the other lists only explain.
PROVEN = ("rules", "examples")
EXPLAINED = ("questions", "cards")


class Ledger(msgspec.Struct, frozen=True):
    """The ids of one game's `rules.yaml`, in the order in which the ledger gives them."""

    game: str
    to_prove: tuple[str, ...]
    others: frozenset[str]

    def sections(self) -> dict[str, list[str]]:
        """Ids by section: what stands before the number (`AT-PH3` of `AT-PH3-01`)."""
        found: dict[str, list[str]] = {}
        for one in self.to_prove:
            found.setdefault(one.rpartition("-")[0], []).append(one)
        return found

    def knows(self, one: str) -> bool:
        return one in self.others or one in self.to_prove


class LedgerError(Exception):
    """A ledger that cannot be read, or gives one id twice."""


def all_ledgers() -> list[Ledger]:
    """The ledgers of the registered games, and of those still under construction beside them. A registered game without a
    ledger is an error."""
    registered = {point.name: path for point, path in _ledger_files()}
    beside = {path.parent.name: path for path in (Path(__file__).parents[1] / "games").glob("*/rules.yaml")}
    return [read_ledger(game, path) for game, path in sorted({**beside, **registered}.items())]


def read_ledger(game: str, path: Path) -> Ledger:
    try:
        content = yaml.load(path.read_bytes(), Loader=yaml.CSafeLoader)
    except (OSError, yaml.YAMLError) as problem:
        raise LedgerError(f"{game}: the ledger cannot be read: {problem}") from problem
    if not isinstance(content, dict):
        raise LedgerError(f"{path}: a ledger is a mapping with a list of `rules`")
    to_prove = [one for name in PROVEN for one in _ids(path, content, name)]
    others = [one for name in EXPLAINED for one in _ids(path, content, name)]
    twice = [one for one, times in Counter([*to_prove, *others]).items() if times > 1]
    if twice:
        raise LedgerError(f"{path}: given twice: {', '.join(twice)}")
    return Ledger(game, tuple(to_prove), frozenset(others))


def _ledger_files() -> Iterator[tuple[EntryPoint, Path]]:
    for point in sorted(entry_points(group="eldertable.games"), key=lambda point: point.name):
        spec = find_spec(point.module)
        if spec is None or spec.origin is None:
            raise LedgerError(f"{point.name}: its module {point.module} is not installed")
        yield point, Path(spec.origin).with_name("rules.yaml")


def _ids(path: Path, content: dict[str, Any], name: str) -> Iterator[str]:
    for number, entry in enumerate(content.get(name) or [], start=1):
        one = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(one, str):
            raise LedgerError(f"{path}: entry {number} of `{name}` has no id")
        yield one

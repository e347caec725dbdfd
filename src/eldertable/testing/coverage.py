"""Which rules have a test: `make rules`.

Tests are collected, not run, so an id counts only when it stands on a test that pytest really finds. A test that is
skipped or expected to fail proves nothing and does not count.
"""

import contextlib
import io
from collections.abc import Iterable
from typing import Annotated

import msgspec
import pytest
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from eldertable.kernel.game import games
from eldertable.testing.ledger import Ledger, LedgerError, all_ledgers

PROVES_NOTHING = ("skip", "xfail")


class Coverage(msgspec.Struct, frozen=True):
    """The tests of each id, and the ids that no ledger knows, with the tests that name them."""

    tests: dict[str, list[str]]
    unknown: dict[str, list[str]]

    def missing(self, ids: Iterable[str]) -> list[str]:
        return [one for one in ids if one not in self.tests]


class Collector:
    """A pytest plugin that writes down which test carries which ids."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if any(item.get_closest_marker(name) for name in PROVES_NOTHING):
                continue
            for mark in item.iter_markers("rule"):
                for one in mark.args:
                    self.tests.setdefault(one, []).append(item.nodeid)


class CollectionError(Exception):
    """Pytest could not collect the tests; the message is what it said."""


def collect(paths: Iterable[str]) -> dict[str, list[str]]:
    """Collect the tests under `paths` in this process, silently, and give the tests of every id named."""
    collector = Collector()
    said = io.StringIO()
    arguments = ["--collect-only", "-qq", "-p", "no:cacheprovider", *paths]
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main(arguments, plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise CollectionError(said.getvalue().strip())
    return collector.tests


def compare(ledgers: Iterable[Ledger], tests: dict[str, list[str]]) -> Coverage:
    known = list(ledgers)
    unknown = {one: nodes for one, nodes in tests.items() if not any(ledger.knows(one) for ledger in known)}
    return Coverage(tests, unknown)


def show(console: Console, ledger: Ledger, coverage: Coverage) -> int:
    """Print the sections of one game that lack tests; give the number of rules without one."""
    missing = coverage.missing(ledger.to_prove)
    proven = len(ledger.to_prove) - len(missing)
    console.print(f"[bold]{ledger.game}[/bold]: {proven} of {len(ledger.to_prove)} rules have a test")
    if not missing:
        return 0
    table = Table("section", "tested", "without a test")
    for section, ids in ledger.sections().items():
        lacking = coverage.missing(ids)
        if lacking:
            table.add_row(section, f"{len(ids) - len(lacking)}/{len(ids)}", " ".join(lacking))
    console.print(table)
    return len(missing)


def main(
    paths: Annotated[list[str] | None, typer.Argument(help="where to look for tests [default: tests]")] = None,
    complete: Annotated[bool, typer.Option("--complete", help="fail when a rule of a registered game has no test")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="print one JSON object")] = False,
) -> None:
    """List, per game and section, the rules without a test; fail on an id that no ledger knows."""
    errors = Console(stderr=True)
    try:
        ledgers = all_ledgers()
        coverage = compare(ledgers, collect(paths or ["tests"]))
    except (LedgerError, CollectionError) as problem:
        typer.echo(str(problem), err=True)
        raise typer.Exit(2) from problem
    if as_json:
        without = {ledger.game: coverage.missing(ledger.to_prove) for ledger in ledgers}
        typer.echo(msgspec.json.encode({"missing": without, "unknown": coverage.unknown, "tests": coverage.tests}))
        lacking = {game: len(missing) for game, missing in without.items()}
    else:
        console = Console()
        lacking = {ledger.game: show(console, ledger, coverage) for ledger in ledgers}
    for one, nodes in sorted(coverage.unknown.items()):
        errors.print(f"[red]{one} is in no ledger[/red], but is named by {escape(', '.join(nodes))}")
    # A game under construction is shown but may lack tests until it is registered.
    if coverage.unknown or (complete and any(lacking.get(game) for game in games())):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)

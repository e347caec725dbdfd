"""Real servers on loopback ports, and clients that speak to them."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from eldertable import compiled
from eldertable.kernel import game as registry
from tests.server.client import Site
from tests.server.postgres import postgres  # noqa: F401 - a fixture
from tests.server.toy import GAME

ROOT = Path(__file__).resolve().parents[2]


class ServerProcess:
    """A server in a process of its own, on any free port."""

    def __init__(self, database: str, **settings: object) -> None:
        environment = {
            **os.environ, "ELDERTABLE_DATABASE": database, "ELDERTABLE_PRELOAD": "tests.server.toy_registered",
            "ELDERTABLE_BOT_PAUSE": "0", "ELDERTABLE_BOT_SECONDS": "0.05", "ELDERTABLE_MATCHES_PER_MINUTE": "100000",
            "ELDERTABLE_OPENINGS_PER_MINUTE": "100000",
            "PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT))),
            **{f"ELDERTABLE_{k.upper()}": str(v) for k, v in settings.items()},
        }  # fmt: skip
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - a pipe that nobody reads would fill up
        self.process = subprocess.Popen(
            [sys.executable, "-m", "eldertable.server", "--port", "0"],
            stdout=subprocess.PIPE, stderr=self._log, env=environment, cwd=ROOT, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        if not address:
            self.process.wait(10)
            raise RuntimeError(f"the server did not start: {self.log()}")
        self.site = Site(address.rstrip("/"))

    def log(self) -> str:
        self._log.seek(0)
        return self._log.read()

    def kill(self) -> None:
        """As `kill -9` does."""
        self.process.kill()
        self._end()

    def stop(self) -> str:
        """Stop in order; what it logged."""
        self.process.terminate()
        return self._end()

    def _end(self) -> str:
        try:
            self.process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
        said = self.log()
        self._log.close()
        return said


@pytest.fixture(scope="session", params=["plain", "compiled"])
def engine(request: pytest.FixtureRequest) -> int:
    """1: the compiled engine, for the setting `compiled`; a test is run with both."""
    if request.param == "compiled" and not compiled.usable():
        pytest.skip("nothing is compiled here: `make fast` does it")
    return int(request.param == "compiled")


@pytest.fixture(scope="session")
def server(engine: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = tmp_path_factory.mktemp("store") / "tables.sqlite3"
    server = ServerProcess(str(database), compiled=engine)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def site(server: ServerProcess) -> Site:
    return server.site


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game on this process's own shelf, for one test."""
    registry.games()
    monkeypatch.setitem(registry._games, "toy", GAME)

"""A real server in a process of its own, for tests that open pages or kill it."""

import os
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

ADDRESS = re.compile(r"(http://127\.0\.0\.1:(\d+))/\s*")
PATIENCE = 30.0  # seconds; a busy machine starts slowly


class LiveServer:
    """`python -m eldertable.server` on a free port, with a database of its own. A restart keeps both."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = {"ELDERTABLE_DATABASE": str(folder / "tables.sqlite3"), "ELDERTABLE_BOT_PAUSE": "0", **settings}
        self.address = ""
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "eldertable.server", "--port", self._port]
        with (self.folder / "server.log").open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                command, env=os.environ | self.settings, stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.address, self._port = self._announced(self._process)

    def kill(self) -> None:
        """As a crash would: nothing is closed, nothing is said."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def _announced(self, process: subprocess.Popen[str]) -> tuple[str, str]:
        assert process.stdout is not None
        guard = threading.Timer(PATIENCE, process.kill)
        guard.start()
        try:
            for line in process.stdout:
                if found := ADDRESS.fullmatch(line):
                    return found[1], found[2]
        finally:
            guard.cancel()
        process.wait()
        raise RuntimeError(f"the server did not start:\n{self.log()}")


@pytest.fixture(scope="session")
def live_server() -> Iterator[LiveServer]:
    """One server for all tests of this process; every test makes matches of its own."""
    with tempfile.TemporaryDirectory(prefix="eldertable-") as folder:
        server = LiveServer(Path(folder))
        server.start()
        yield server
        server.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[LiveServer]:
    """A server for one test, which may kill it."""
    server = LiveServer(tmp_path)
    server.start()
    yield server
    server.kill()

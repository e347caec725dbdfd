"""A PostgreSQL server of our own, on loopback, for as long as the tests run."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest


def _programs() -> Path | None:
    """The folder of PostgreSQL's server programs; in CI it is installed where possible."""
    found = _find()
    if found is None and os.environ.get("CI") == "true" and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(command, env=quiet, capture_output=True, timeout=300, check=False)
        found = _find()
    return found


def _find() -> Path | None:
    packaged = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    folders = [*packaged, *map(Path, os.environ.get("PATH", "").split(os.pathsep))]
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def _as_owner(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command] if os.geteuid() == 0 else command


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    programs = _programs()
    if programs is None:
        pytest.skip("no PostgreSQL on this machine (apt-get install postgresql): the store is tested on SQLite alone")
    with tempfile.TemporaryDirectory(prefix="eldertable-pg-") as folder:
        data, port = Path(folder) / "data", _free_port()
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        setup = [str(programs / "initdb"), "-D", str(data), "-A", "trust", "-U", "postgres", "--no-sync"]
        subprocess.run(_as_owner(setup), check=True, capture_output=True, cwd=folder, timeout=120)
        command = [str(programs / "postgres"), "-D", str(data), "-k", folder, "-h", "127.0.0.1", "-p", str(port), "-F"]
        server = subprocess.Popen(_as_owner(command), cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _wait_for(programs, port, server)
            yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
        finally:
            server.terminate()
            server.wait(30)


def _wait_for(programs: Path, port: int, server: subprocess.Popen[bytes]) -> None:
    """Until it serves: while it starts it listens already, but refuses everybody."""
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(300):
        if server.poll() is not None:
            raise RuntimeError("PostgreSQL did not start")
        if subprocess.run(ready, check=False, timeout=30).returncode == 0:
            return
        time.sleep(0.1)
    raise RuntimeError("PostgreSQL does not answer")

"""Which Python `make install` takes."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "find_python.sh"
TOO_OLD, CANNOT = "too old", "cannot"


def found(folder: Path, **pythons: str | int) -> str:
    """What the script prints on a machine with these, by how long each takes; our own is slower than all of them."""
    for name, time in pythons.items():
        version = 1 if time == TOO_OLD else 0
        answer = "exit 1" if time in (TOO_OLD, CANNOT) else f"echo {time}"
        path = folder / name.replace("_", ".")
        path.write_text(f'#!/bin/sh\nif [ "$1" = -c ]; then exit {version}; fi\n{answer}\n', encoding="utf-8")
        path.chmod(0o755)
    environment = {**os.environ, "PATH": f"{folder}:/usr/bin:/bin"}
    done = subprocess.run([SCRIPT], env=environment, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.mark.parametrize(
    ("pythons", "taken"),
    [
        ({"python3": 100, "python3_13": 95, "python3_12": 99}, "python3"),
        ({"python3": 100, "python3_13": 80, "python3_12": 60}, "python3.12"),
        ({"python3": CANNOT, "python3_13": 500}, "python3.13"),
        ({"python3": TOO_OLD, "python3_13": 500, "python3_12": 500}, "python3.13"),
    ],
    ids=["the-first", "clearly-faster", "what-can-make-an-environment", "new-enough"],
)
def test_the_first_python_is_taken_unless_another_serves_better(
    tmp_path: Path, pythons: dict[str, str | int], taken: str
) -> None:
    assert found(tmp_path, **pythons) == taken


def test_a_python_that_was_slow_for_a_moment_is_not_passed_over(tmp_path: Path) -> None:
    slow_at_first = tmp_path / "python3"
    slow_at_first.write_text(
        f'#!/bin/sh\nif [ "$1" = -c ]; then exit 0; fi\n'
        f'if [ -e "{tmp_path}/asked" ]; then echo 100; else touch "{tmp_path}/asked"; echo 300; fi\n',
        encoding="utf-8",
    )
    slow_at_first.chmod(0o755)
    assert found(tmp_path, python3_13=150) == "python3"

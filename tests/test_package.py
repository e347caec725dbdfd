"""What a wheel must carry, since nobody who installs it has the repository."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [built] = folder.glob("*.whl")
    return zipfile.ZipFile(built)


@pytest.mark.parametrize(
    "needed",
    [
        "eldertable/__init__.py",
        "eldertable/games/arkham_tour/rules.yaml",
        "eldertable/games/arkham_tour/content/board.yaml",
        "eldertable/games/arkham_tour/text/ru.ftl",
        "eldertable/text/en.ftl",
        "eldertable/server/static/index.html",
        "eldertable/server/static/licences.txt",
    ],
)
def test_the_wheel_carries(wheel: zipfile.ZipFile, needed: str) -> None:
    assert needed in wheel.namelist()


def test_the_wheel_registers_command_and_games(wheel: zipfile.ZipFile) -> None:
    [listed] = [name for name in wheel.namelist() if name.endswith(".dist-info/entry_points.txt")]
    points = wheel.read(listed).decode()
    assert "eldertable = eldertable.cli:app" in points
    assert "arkham_tour = eldertable.games.arkham_tour:GAME" in points


def test_the_wheel_carries_its_licence(wheel: zipfile.ZipFile) -> None:
    assert any(name.endswith("licenses/LICENSE") for name in wheel.namelist())

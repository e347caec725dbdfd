"""Games of other packages: what cannot be had is named in words, and a game need not bring everything."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULELESS = """
from tests.server.toy import Toy

class Game(Toy):
    pass

GAME = Game()
"""


def package(folder: Path, entry_point: str, files: dict[str, str]) -> Path:
    """Something installed that says it has a game."""
    told = folder / "somebodys-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[eldertable.games]\nmine = {entry_point}\n")
    for name, words in files.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(words)
    return folder


def run(folder: Path, *arguments: str, module: str = "eldertable.cli") -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}",
        "PYTHONIOENCODING": "utf-8",
        "LC_ALL": "en_GB.UTF-8",
    }
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False
    )


CANNOT_BE_HAD = [
    ("no_such_module:GAME", {}, "ModuleNotFoundError: No module named 'no_such_module'"),
    ("broken:GAME", {"broken.py": "import no_such_library\n"}, "ModuleNotFoundError: No module named 'no_such_library'"),
    ("broken:GAME", {"broken.py": "def (\n"}, "SyntaxError: invalid syntax (broken.py, line 1)"),
    ("empty:GAME", {"empty.py": ""}, "AttributeError: module 'empty' has no attribute 'GAME'"),
    ("number:GAME", {"number.py": "GAME = 3\n"}, "a game is expected there, found int"),
    ("lonely:GAME", {"lonely.py": RULELESS}, "the module lonely is in no package, where words and content would lie"),
    ("eldertable.games.arkham_tour:GAME", {}, "another package has a game arkham_tour already"),
]


@pytest.mark.parametrize(("entry_point", "files", "why"), CANNOT_BE_HAD)
def test_a_game_that_cannot_be_loaded_is_named_with_its_package(
    tmp_path: Path, entry_point: str, files: dict[str, str], why: str
):
    done = run(package(tmp_path, entry_point, files), "rules", "arkham_tour", "--lang", "en")
    said = f"The game “mine” ({entry_point}) of the package somebodys cannot be loaded: {why}. Mend or uninstall that package.\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.parametrize(
    "arguments", [("check",), ("simulate", "arkham_tour", "--games", "1"), ("play", "--no-browser", "--port", "0")]
)
def test_every_command_says_so_in_the_users_language(tmp_path: Path, arguments: tuple[str, ...]):
    done = run(package(tmp_path, "no_such_module:GAME", {}), *arguments, "--lang", "ru")
    assert done.returncode == 2
    assert done.stderr.startswith(
        "Игра «mine» (no_such_module:GAME) из пакета somebodys не загружается: ModuleNotFoundError"
    )


def test_the_server_alone_says_so_too(tmp_path: Path):
    done = run(package(tmp_path, "no_such_module:GAME", {}), "--port", "0", module="eldertable.server")
    assert done.returncode == 1
    assert done.stderr.startswith("The game “mine” (no_such_module:GAME) of the package somebodys cannot be loaded")


def test_a_game_without_a_ledger_breaks_neither_rules_nor_check(tmp_path: Path):
    folder = package(tmp_path, "mine.game:GAME", {"mine/__init__.py": "", "mine/game.py": RULELESS})
    done = run(folder, "rules", "toy", "--lang", "en")
    assert (done.returncode, done.stderr) == (2, "The game toy has no rules to read here.\n")
    done = run(folder, "check", "--lang", "en")
    assert (done.returncode, done.stdout) == (0, "All is well: 3 games, texts in two languages.\n"), done.stderr


def test_a_ledger_of_another_shape_is_refused_in_words(tmp_path: Path):
    files = {"mine/__init__.py": "", "mine/game.py": RULELESS, "mine/rules.yaml": "rules: [{id: one}]\n"}
    done = run(package(tmp_path, "mine.game:GAME", files), "rules", "toy", "--lang", "en")
    assert done.returncode == 2
    assert done.stderr.startswith("toy/rules.yaml: this does not fit: ")

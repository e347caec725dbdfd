"""Compiled modules are used only where they are what the sources say."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

import pytest

from eldertable import compiled
from eldertable.kernel import chance
from scripts import compile_engine

PLAYS = """
import eldertable as et, random
import eldertable.commands.witness, eldertable.server.replays, eldertable.testing.arranged  # they inherit from the kernel
for game, seats, options in (
    ("machina_arcana", 1, {"very_easy": "yes"}), ("machina_arcana", 3, {}), ("machina_arcana", 4, {"length": "quick"}),
    ("arkham_tour", 2, {}),
):
    match, dice = et.new_match(game, seats=seats, seed="both", options=options), random.Random(seats)
    chosen = 0
    while match.pending:
        seat = next(iter(match.pending))
        match.choose(seat, dice.randrange(len(match.pending[seat].options)))
        chosen += 1
        if chosen % 20 == 0:
            print(match.fork().digest, match.fork(seat, seed="another").digest)
            if match.undo_refusal(seat) is None:
                match.undo(seat)
    print(len(match.answers), match.digest, et.replay(match.record).digest)
print("compiled" if et.compiled.in_use() else "plain")
"""


@pytest.fixture
def made(tmp_path: Path) -> tuple[Path, Path]:
    """A folder of compiled modules, and the sources they were made from."""
    sources, folder = tmp_path / "sources", tmp_path / "compiled"
    for name in ("kernel/match.py", "games/one/flow.py"):
        (sources / name).parent.mkdir(parents=True)
        (sources / name).write_text("answer = 42\n", encoding="utf-8")
    file = tmp_path / "built.so"
    file.write_bytes(b"")
    compile_engine.put_in_place({"eldertable.games.one.flow": file}, compiled.fingerprint(sources), folder)
    return folder, sources


def test_they_are_used_as_long_as_the_sources_are_the_same(made: tuple[Path, Path]) -> None:
    folder, sources = made
    found = compiled.usable(folder, sources)
    assert list(found) == ["eldertable.games.one.flow"]
    assert found["eldertable.games.one.flow"].exists()


@pytest.mark.parametrize("name", ["kernel/match.py", "games/one/flow.py", "games/one/new.py"])
def test_a_changed_or_added_source_makes_all_of_it_plain_python(made: tuple[Path, Path], name: str) -> None:
    folder, sources = made
    (sources / name).write_text("answer = 43\n", encoding="utf-8")
    assert compiled.usable(folder, sources) == {}


def test_a_removed_source_does_too(made: tuple[Path, Path]) -> None:
    folder, sources = made
    (sources / "kernel/match.py").unlink()
    assert compiled.usable(folder, sources) == {}


def test_another_python_leaves_them_alone(made: tuple[Path, Path]) -> None:
    folder, sources = made
    manifest = json.loads((folder / compiled.MANIFEST).read_text(encoding="utf-8"))
    (folder / compiled.MANIFEST).write_text(json.dumps(manifest | {"abi": ".cpython-399.so"}), encoding="utf-8")
    assert compiled.usable(folder, sources) == {}


@pytest.mark.parametrize("content", [None, "", "half a li", "{}", "[]"])
def test_without_a_whole_list_there_are_none(made: tuple[Path, Path], content: str | None) -> None:
    folder, sources = made
    if content is None:
        (folder / compiled.MANIFEST).unlink()
    else:
        (folder / compiled.MANIFEST).write_text(content, encoding="utf-8")
    assert compiled.usable(folder, sources) == {}


def test_only_their_own_modules_are_found(made: tuple[Path, Path]) -> None:
    finder = compiled.Finder(compiled.usable(*made))
    spec = finder.find_spec("eldertable.games.one.flow", None)
    assert spec is not None and isinstance(spec.loader, ExtensionFileLoader)
    assert finder.find_spec("eldertable.games.one.state", None) is None


def test_every_module_to_be_compiled_is_there() -> None:
    for name in compile_engine.MODULES:
        assert (compile_engine.SOURCES / name.replace(".", "/")).with_suffix(".py").exists(), name


def played(switch: str) -> list[str]:
    environment = os.environ | {compiled.SWITCH: switch}
    told = subprocess.run([sys.executable, "-c", PLAYS], env=environment, capture_output=True, text=True, check=True)
    return told.stdout.split("\n")[:-1]


@pytest.mark.skipif(not compiled.usable(), reason="nothing is compiled from these sources: `make fast` does it")
def test_games_are_the_same_in_both() -> None:
    *plain, how = played("0")
    assert how == "plain"
    *fast, how = played("1")
    assert how == "compiled"
    assert fast == plain


def test_the_switch_turns_them_off() -> None:
    assert played("0")[-1] == "plain"


@pytest.mark.slow
@pytest.mark.skipif(bool(compile_engine.what_is_lacking()), reason=compile_engine.what_is_lacking() or "-")
def test_a_module_can_be_compiled_and_does_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_engine, "MODULES", ("eldertable.kernel.chance",))
    script = (
        "import sys; from pathlib import Path; from scripts import compile_engine as it\n"
        "it.MODULES = ('eldertable.kernel.chance',)\n"
        "it.put_in_place(it.build(Path(sys.argv[1])), {}, Path(sys.argv[2]))"
    )
    folder = tmp_path / "compiled"
    subprocess.run(
        [sys.executable, "-c", script, str(tmp_path), str(folder)], cwd=compile_engine.ROOT, check=True, capture_output=True
    )
    files = {name: folder / file for name, file in json.loads((folder / compiled.MANIFEST).read_text())["modules"].items()}
    finder = compiled.Finder(files)
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    spec = finder.find_spec("eldertable.kernel.chance", None)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert str(module.__file__).endswith(compiled.ABI)
    assert module.word(module.seed_key("x"), 3, 17) == chance.word(chance.seed_key("x"), 3, 17)

"""Compiled modules are used only where they are what the sources say."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import threading
from importlib.machinery import ExtensionFileLoader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct

from eldertable import compiled
from eldertable.kernel import chance
from scripts import compile_engine

PLAYS = """
import eldertable as et, random
import eldertable.kernel.witness, eldertable.testing.arranged  # they inherit from the kernel
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


REFUSED = """
import importlib, eldertable as et
kernel = importlib.import_module("eldertable.kernel.match")
def told(what, call):
    try:
        print(what, "is taken:", call())
    except et.EldertableError as error:
        print(what, "is refused:", type(error).__name__, error)
start = kernel.new_match("arkham_tour", seats=2, seed="q")
before = start.digest
for value in (True, "0", 1.0, None, 10**30, b"0", [0]):
    told(f"choose(0, {value!r})", lambda: start.choose(0, value))
    told(f"choose({value!r}, 0)", lambda: start.choose(value, 0))
    for name in ("explain", "undo", "undoable", "undo_refusal"):
        told(f"{name}({value!r})", lambda: getattr(start, name)(value))
    if value is not None:
        told(f"view({value!r})", lambda: start.view(value))
        told(f"fork({value!r})", lambda: start.fork(value))
    told(f"seats={value!r}", lambda: kernel.new_match("arkham_tour", seats=value))
    told(f"game={value!r}", lambda: kernel.new_match(value, seats=2))
for seed in (1, True, b"q"):
    told(f"seed={seed!r}", lambda: kernel.new_match("arkham_tour", seats=2, seed=seed))
    told(f"fork(0, seed={seed!r})", lambda: start.fork(0, seed=seed))
for value in (3, b"{", "{}", [], {"ancient_one": 1}, {1: "1"}):
    told(f"options={value!r}", lambda: kernel.new_match("arkham_tour", seats=2, options=value))
    told(f"replay({value!r})", lambda: kernel.replay(value))
told("replay(None)", lambda: kernel.replay(None))
for upto in (True, "1", -1, 1.0):
    told(f"upto={upto!r}", lambda: kernel.replay(start.record, upto=upto))
twin = start.fork(seat=0)
twin.choose(0, 0)
told("undo in a search", lambda: twin.undo(0))
told("position", lambda: start.digest == before)
print("compiled" if kernel.__file__.endswith(et.compiled.ABI) else "plain")
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
    for file in compile_engine.FILES:
        assert (compile_engine.ROOT / file).exists()


def test_modules_compiled_in_another_way_are_compiled_again(
    made: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, _ = made
    assert compile_engine.made_by(folder) == compile_engine.recipe()
    monkeypatch.setattr(compile_engine, "SLOTS", folder / compiled.MANIFEST)
    assert compile_engine.made_by(folder) != compile_engine.recipe()


def test_files_are_compiled_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    setuptools: Any = pytest.importorskip("setuptools")  # it comes with the compiler
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    both_at_work = threading.Barrier(2, timeout=20)

    def compile_one(sources: list[str], **how: str) -> list[str]:
        both_at_work.wait()
        return [f"{source}.{how['ending']}" for source in sources]

    command = compile_engine.side_by_side()(setuptools.Distribution())
    command.compiler, command.extensions = SimpleNamespace(compile=compile_one), []
    command.build_extensions()
    assert command.compiler.compile(["one", "two"], ending="o") == ["one.o", "two.o"]


def test_what_was_compiled_once_is_fetched_by_the_next_clone(
    made: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder, sources = made
    was, clone = compiled.fingerprint(sources), tmp_path / "clone"
    assert not compile_engine.fetch(was, clone), "nothing is kept yet"
    compile_engine.keep(was, folder)
    assert compile_engine.fetch(was, clone)
    assert list(compiled.usable(clone, sources)) == ["eldertable.games.one.flow"]
    (sources / "kernel/match.py").write_text("answer = 43\n", encoding="utf-8")
    assert not compile_engine.fetch(compiled.fingerprint(sources), clone), "of other sources"
    monkeypatch.setattr(compile_engine, "recipe", lambda: "another")
    assert not compile_engine.fetch(was, clone), "made in another way"


def test_only_the_last_builds_are_kept(made: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder, _ = made
    builds = [{"kernel/match.py": f"hash {number}"} for number in range(compile_engine.MOST_KEPT + 1)]
    for age, sources in enumerate(builds[:-1]):
        compile_engine.keep(sources, folder)
        os.utime(compile_engine.place(sources), (age, age))
    assert compile_engine.fetch(builds[0], tmp_path / "clone"), "used again, so no longer the oldest"
    compile_engine.keep(builds[-1], folder)
    kept = [compile_engine.place(sources).exists() for sources in builds]
    assert kept == [True, False, *[True] * (compile_engine.MOST_KEPT - 1)]


def test_a_cache_that_cannot_be_written_is_none(
    made: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    compile_engine.keep({}, made[0])
    assert not compile_engine.fetch({}, made[0])


def played(switch: str, script: str = PLAYS) -> list[str]:
    environment = os.environ | {compiled.SWITCH: switch}
    told = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    return told.stdout.split("\n")[:-1]


is_compiled = pytest.mark.skipif(not compiled.usable(), reason="nothing is compiled from these sources: `make fast` does it")


@is_compiled
def test_games_are_the_same_in_both() -> None:
    *plain, how = played("0")
    assert how == "plain"
    *fast, how = played("1")
    assert how == "compiled"
    assert fast == plain


def test_arguments_of_a_wrong_type_are_refused_in_words() -> None:
    *told, position, how = played("0", REFUSED)
    assert all(" is refused: " in line for line in told), told
    assert (position, how) == ("position is taken: True", "plain")


@is_compiled
def test_arguments_of_a_wrong_type_are_refused_in_the_same_words_in_both() -> None:
    *plain, _ = played("0", REFUSED)
    *fast, how = played("1", REFUSED)
    assert how == "compiled"
    assert fast == plain


TEXTS = """
from eldertable.kernel.text import text
print(text("lamp", id="a", message="b", kind="c", rule="d"))
"""


@is_compiled
def test_arguments_of_a_message_have_any_name_in_both() -> None:
    assert played("1", TEXTS) == played("0", TEXTS)


def test_the_switch_turns_them_off() -> None:
    assert played("0")[-1] == "plain"


READS = """
from typing import Any

def read(thing: Any) -> Any:
    return thing.value

def read_by_name(thing: Any, name: str) -> Any:
    return getattr(thing, name)
"""
can_compile = pytest.mark.skipif(bool(compile_engine.what_is_lacking()), reason=compile_engine.what_is_lacking() or "-")


def compile_apart(source: Path, folder: Path) -> dict[str, Path]:
    """Compile one module in a process of its own: the files by the name of the module."""
    script = (
        "import sys; from pathlib import Path; from scripts import compile_engine as it\n"
        "it.put_in_place(it.build(Path(sys.argv[1]), [Path(sys.argv[2])]), {}, Path(sys.argv[3]))"
    )
    made = folder / "compiled"
    command = [sys.executable, "-c", script, str(folder), str(source), str(made)]
    subprocess.run(command, cwd=compile_engine.ROOT, check=True, capture_output=True)
    return {name: made / file for name, file in json.loads((made / compiled.MANIFEST).read_text())["modules"].items()}


def load_compiled(name: str, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    finder = compiled.Finder(files)
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    spec = finder.find_spec(name, None)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert str(module.__file__).endswith(compiled.ABI)
    return module


@pytest.mark.slow
@can_compile
def test_a_module_can_be_compiled_and_does_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = compile_apart(Path("src/eldertable/kernel/chance.py"), tmp_path)
    module = load_compiled("eldertable.kernel.chance", files, monkeypatch)
    assert module.word(module.seed_key("x"), 3, 17) == chance.word(chance.seed_key("x"), 3, 17)


IN_PLACE_OF = """
import sys; from pathlib import Path; from eldertable import compiled
sys.meta_path.insert(0, compiled.Finder({name: Path(file) for name, file in %r.items()}))
del sys.modules["eldertable.kernel.match"]
"""


@pytest.mark.slow
@can_compile
def test_the_match_alone_compiled_refuses_in_the_same_words(tmp_path: Path) -> None:
    files = compile_apart(Path("src/eldertable/kernel/match.py"), tmp_path)
    before = IN_PLACE_OF % {name: str(file) for name, file in files.items()}
    *plain, _ = played("0", REFUSED)
    *fast, how = played("0", before + REFUSED)
    assert how == "compiled"
    assert fast == plain


@pytest.mark.slow
@can_compile
def test_a_remembered_place_of_a_field_is_never_the_wrong_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code remembers where in an object a field lies (slot_cache.h)."""
    source = tmp_path / "reading_fields.py"
    source.write_text(READS, encoding="utf-8")
    module = load_compiled("reading_fields", compile_apart(source, tmp_path), monkeypatch)
    read, read_by_name = module.read, module.read_by_name

    class First(Struct):
        value: Any
        other: str = "not this"

    class Longer(First):
        more: str = "nor this"

    class Elsewhere(Struct):
        other: str
        value: Any

    class Loose:
        def __init__(self) -> None:
            self.value = "in a dict"

    class Made:
        __slots__ = ()

        def __getattr__(self, name: str) -> str:
            return f"made for {name}"

    for _ in range(3):  # each of them twice in a row: looked up, then remembered
        for thing in (
            First("one"),
            First("two"),
            Longer("three"),
            Longer("four"),
            Elsewhere("no", "five"),
            Elsewhere("no", "six"),
        ):
            assert read(thing) == thing.value
        assert (read(Loose()), read(Made())) == ("in a dict", "made for value")
        names = ["value", "".join(("ot", "her")), "".join(("va", "lue")), "other"]  # some of them equal, but not the same
        assert [read_by_name(Elsewhere("no", "yes"), name) for name in names] == ["yes", "no", "yes", "no"]
    with pytest.raises(AttributeError, match="value"):
        read(None)

    emptied = First("gone")
    assert read(emptied) == "gone"
    del emptied.value
    with pytest.raises(AttributeError, match="value"):
        read(emptied)
    changed = First("as it was")
    assert read(changed) == "as it was"
    First.value = property(lambda _: "worked out")
    assert read(changed) == read(changed) == "worked out"

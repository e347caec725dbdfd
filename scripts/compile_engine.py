"""`make fast`: compile the engine with mypyc. Everything works without it, only slower.

The sources stay as they are. The compiled modules go into the virtual environment together with a list of what they were made
from; `eldertable.compiled` uses them as long as that list holds. What was made last is kept in the user's cache
too: another clone, or a branch that one comes back to, need not wait for the same modules again.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version as package_version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from eldertable import compiled

ROOT = Path(__file__).resolve().parent.parent
SLOTS = ROOT / "scripts" / "slot_cache.h"
TOUR = "eldertable.games.arkham_tour"
ARCANA = "eldertable.games.machina_arcana"
# What runs at every decision. Modules that define msgspec structs stay as they are, their classes are compiled already.
MODULES = (
    *(
        f"{ARCANA}.{name}"
        for name in (
            "abilities", "asking", "board", "cards", "cells", "combat", "conditions", "context", "costs", "danger", "decks",
            "dice", "flow", "flow_words", "health", "in_play", "inspiration", "items", "lasting", "marching", "monsters",
            "motion", "running", "selecting", "setup", "still", "story", "targets", "things", "turns", "values", "ways",
        )
    ),
    *(
        f"{TOUR}.{name}"
        for name in (
            "bitsets", "correction", "dice", "districts", "draft", "encounter", "explain", "flow", "laying", "lines", "log",
            "ordeal", "penalties", "present", "route_core", "route_expected", "route_joins", "route_search", "route_task",
            "setup", "shops", "tourists", "view", "views",
        )
    ),
    *(
        f"eldertable.server.{name}"
        for name in (
            "autopilot", "connection", "frames", "logbook", "metrics", "play", "rooms", "session", "store.sqlite_writer",
            "tables",
        )
    ),
    *(f"eldertable.kernel.{name}" for name in ("asking", "chance", "match", "table", "text")),
)  # fmt: skip
FILES = tuple(Path("src", *name.split(".")).with_suffix(".py") for name in MODULES)  # as the compiler is to name them
GROUP = "eldertable"
SHARED = f"{GROUP}__mypyc"  # where the code of all of them lies
MOST_KEPT = 4  # builds, of some megabytes each
OPTIMISE = "2"  # half as long again to compile as "1", and a few per cent faster


def main() -> int:
    lacking = what_is_lacking()
    if lacking:
        print(f"make fast: {lacking}. Eldertable runs without it, only slower.", file=sys.stderr)
        return 1
    if compiled.usable().keys() == {*MODULES, SHARED} and made_by() == recipe():
        return 0
    sources = compiled.fingerprint()
    if fetch(sources):
        print("The engine was compiled from these sources before.")
        return 0
    print("Compiling the engine (a minute or two, once) ...", flush=True)
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        files = build(Path(folder))
        put_in_place(files, sources)
    keep(sources)
    print(f"Compiled in {time.monotonic() - started:.0f} s. They are used until a source of the engine changes.")
    return 0


def what_is_lacking() -> str:
    """What a machine needs beyond Python, in words; empty if it is all there."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler here ({compiler})"
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return "the headers of Python are not installed (Python.h)"
    for package in ("setuptools", "mypyc"):
        if find_spec(package) is None:
            return f"the package {package} is not installed"
    return ""


def recipe() -> str:
    """The hash of all that decides how sources are compiled."""
    return sha256(b"".join(file.read_bytes() for file in (Path(__file__), SLOTS))).hexdigest()


def made_by(folder: Path = compiled.FOLDER) -> str:
    """The recipe the modules in place were compiled by."""
    return str(json.loads((folder / compiled.MANIFEST).read_bytes()).get("recipe", ""))


def build(folder: Path, files: Sequence[Path] = FILES) -> dict[str, Path]:
    """Compile into a folder: the files by the name of the module."""
    setuptools: Any = import_module("setuptools")  # first: mypyc looks whether it is there
    mypyc: Any = import_module("mypyc.build")
    os.chdir(ROOT)
    with quiet_unless_it_fails():
        extensions = mypyc.mypycify(
            ["--config-file", "pyproject.toml", *map(str, files)],
            opt_level=OPTIMISE, debug_level="0", strip_asserts=True, multi_file=True, target_dir=str(folder / "c"),
            group_name=GROUP,
        )  # fmt: skip
    for extension in extensions:
        if os.name != "nt":  # calls from one module into another go straight there, and so do reads of a struct's fields
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", "-include", str(SLOTS)]
    together = {"name": "eldertable-compiled", "ext_modules": extensions, "cmdclass": {"build_ext": side_by_side()}}
    command = setuptools.Distribution(together).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.ensure_finalized()
    command.run()
    found = (folder / "lib").rglob(f"*{compiled.ABI}")
    return {".".join(file.relative_to(folder / "lib").parts).removesuffix(compiled.ABI): file for file in found}


@contextlib.contextmanager
def quiet_unless_it_fails() -> Iterator[None]:
    """The compiler tells how it takes things that are right as they are; that matters only to whom it refuses something."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            yield
    except BaseException:
        print(said.getvalue(), file=sys.stderr)
        raise


def side_by_side() -> Any:
    """Within one extension setuptools compiles file after file; each file can as well have a core of its own."""
    one_by_one: Any = import_module("setuptools.command.build_ext").build_ext

    class SideBySide(one_by_one):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_files = self.compiler.compile

            def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as cores:
                    made = cores.map(lambda source: compile_files([source], *args, **options), sources)
                    return [file for files in made for file in files]

            self.compiler.compile = compile_all
            super().build_extensions()

    return SideBySide


def put_in_place(files: dict[str, Path], sources: dict[str, str], folder: Path = compiled.FOLDER) -> None:
    """The list comes last: half a build is none."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, file in files.items():
        shutil.copyfile(file, folder / f"{name}{compiled.ABI}")
    manifest = {
        "abi": compiled.ABI,
        "recipe": recipe(),
        "sources": sources,
        "modules": {name: f"{name}{compiled.ABI}" for name in files},
    }
    (folder / compiled.MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")


# --- kept for the next time ----------------------------------------------------------------------------------------


def shelf() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "eldertable", "compiled")


def place(sources: dict[str, str]) -> Path:
    """Where modules made from these sources in this way are kept."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()
    told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout
    packages = [package_version(name) for name in ("mypy", "msgspec")]
    ways = (recipe(), sources, compiled.ABI, sys.version, packages, told)
    return shelf() / sha256(json.dumps(ways).encode()).hexdigest()[:32]


def fetch(sources: dict[str, str], folder: Path = compiled.FOLDER) -> bool:
    """Put modules in place that were made before; False if there are none."""
    kept = place(sources)
    if not (kept / compiled.MANIFEST).is_file():
        return False
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(kept, folder)
    os.utime(kept)  # the last used are kept longest
    return True


def keep(sources: dict[str, str], folder: Path = compiled.FOLDER) -> None:
    """A cache that cannot be written, or not wholly, is none."""
    kept = place(sources)
    with contextlib.suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept.parent) as half:
            shutil.copytree(folder, Path(half, kept.name))
            Path(half, kept.name).rename(kept)
        all_kept = sorted(shelf().iterdir(), key=lambda one: one.stat().st_mtime)
        for old in all_kept[:-MOST_KEPT]:
            shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())

"""What no linter checks: sizes, repeated ids, both languages complete, and files free of addresses and machine paths.

Run by `make check`. Prints every fault as `file:line: what is wrong` and fails when there is one.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parent.parent
LONGEST_MODULE = 600
LONGEST_FUNCTION = 40
TWIN = {"en": "ru", "ru": "en"}
MACHINE_PATH = re.compile(r"(?<![\w.~/])/(?:work|root|home|Users)/\w+")
INDEX_ADDRESS = re.compile(r"https?://|file://|--(?:index-url|extra-index-url|find-links)")


Messages = dict[str, int]  # by id: the line


class Fault(NamedTuple):
    path: Path
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {self.message}"


def tracked(*patterns: str) -> list[Path]:
    """Files that git keeps or would keep, so that what is built or fetched here is not judged."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns],  # noqa: S607
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [path for path in (ROOT / name for name in listed.stdout.splitlines()) if path.is_file()]


def sizes() -> Iterator[Fault]:
    for path in tracked("src/*.py", "tests/*.py", "scripts/*.py"):
        source = path.read_text(encoding="utf-8")
        length = source.count("\n")
        if length > LONGEST_MODULE:
            yield Fault(path, LONGEST_MODULE + 1, f"{length} lines; a module has at most {LONGEST_MODULE}")
        if path.is_relative_to(ROOT / "tests"):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = body_lines(node)
                if lines > LONGEST_FUNCTION:
                    yield Fault(path, node.lineno, f"{node.name} has {lines} lines; at most {LONGEST_FUNCTION}")


def body_lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Lines of the body without its docstring."""
    first = node.body[1] if ast.get_docstring(node) is not None and len(node.body) > 1 else node.body[0]
    return (node.end_lineno or node.lineno) - first.lineno + 1


def repeated_content_ids() -> Iterator[Fault]:
    """An id names one thing within its list."""
    for path in tracked("src/eldertable/games/*.yaml"):
        try:
            root = yaml.compose(path.read_bytes(), Loader=yaml.CSafeLoader)
        except yaml.MarkedYAMLError as problem:
            mark = problem.problem_mark
            yield Fault(path, mark.line + 1 if mark else 1, f"not YAML: {problem.problem}")
            continue
        yield from repeated_in(path, root)


def repeated_in(path: Path, node: yaml.Node | None) -> Iterator[Fault]:
    if isinstance(node, yaml.SequenceNode):
        seen: set[str] = set()
        for entry in node.value:
            one = id_of(entry)
            if one is not None and one in seen:
                yield Fault(path, entry.start_mark.line + 1, f"{one} is given twice")
            if one is not None:
                seen.add(one)
            yield from repeated_in(path, entry)
    elif isinstance(node, yaml.MappingNode):
        keys: set[str] = set()
        for key, value in node.value:
            if key.value in keys:
                yield Fault(path, key.start_mark.line + 1, f"the key {key.value} is given twice")
            if isinstance(key, yaml.ScalarNode):
                keys.add(key.value)
            yield from repeated_in(path, value)


def id_of(entry: yaml.Node) -> str | None:
    if isinstance(entry, yaml.MappingNode):
        return next((str(value.value) for key, value in entry.value if key.value == "id"), None)
    return None


def words() -> Iterator[Fault]:
    """Every message once, well formed, in the files of both languages. (`eldertable check` says it and compares arguments.)"""
    for path in tracked("src/eldertable/*.ftl"):
        stem, _, language = path.stem.rpartition(".")
        if language not in TWIN:
            yield Fault(path, 1, "its name does not end in .ru.ftl, .en.ftl, or is not ru.ftl or en.ftl")
            continue
        faults, spoken = messages(path)
        yield from faults
        twin = path.with_name(f"{stem}.{TWIN[language]}.ftl".lstrip("."))
        if twin.is_file():
            yield from differences(path, spoken, twin.name, messages(twin)[1])
        else:
            yield Fault(path, 1, f"there is no {twin.name}")


def messages(path: Path) -> tuple[list[Fault], Messages]:
    source = path.read_text(encoding="utf-8")
    faults: list[Fault] = []
    found: Messages = {}
    for entry in FluentParser().parse(source).body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ftl.Junk):
            faults.append(Fault(path, line, f"not Fluent: {entry.annotations[0].message}"))
        elif isinstance(entry, ftl.Message):
            if entry.id.name in found:
                faults.append(Fault(path, line, f"{entry.id.name} is given twice"))
            found[entry.id.name] = line
    return faults, found


def differences(path: Path, spoken: Messages, twin: str, other: Messages) -> Iterator[Fault]:
    for one, line in spoken.items():
        if one not in other:
            yield Fault(path, line, f"{one} is not in {twin}")


def addresses() -> Iterator[Fault]:
    """Pinned files name packages and hashes, never where they came from."""
    for path in tracked("requirements*.txt"):
        yield from matching(path, INDEX_ADDRESS, "the address of an index")
    for path in tracked("web/package-lock.json"):
        yield from matching(path, re.compile(r'"resolved":\s*"\w+://'), "the address of a registry")


def machine_paths() -> Iterator[Fault]:
    for path in tracked():
        if path.suffix in {".png", ".woff2", ".ico", ".webp", ".jpg"}:
            continue
        yield from matching(path, MACHINE_PATH, "a path of somebody's machine")


def matching(path: Path, pattern: re.Pattern[str], what: str) -> Iterator[Fault]:
    text = path.read_text(encoding="utf-8", errors="replace")
    for match in pattern.finditer(text):
        yield Fault(path, text.count("\n", 0, match.start()) + 1, f"{what}: {match.group()}")


def main() -> int:
    checks = (sizes, repeated_content_ids, words, addresses, machine_paths)
    faults = [fault for check in checks for fault in check()]
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults" if faults else "Repository: all is in order.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

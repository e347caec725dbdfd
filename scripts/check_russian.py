"""Russian as the house writes it: with ё, with «ёлочки», with a dash and not a hyphen between words.

Reads every `ru` value of the content files and ledgers, every Russian Fluent message and the Russian guides. Only words
that are never right without ё are looked for, so that nothing correct is refused. Run by `make check`.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from scripts.check_repository import Fault, tracked

ADJECTIVE = "(?:ый|ая|ое|ые|ого|ой|ому|ым|ыми|ых|ую|ом)"
NOUN = "(?:|а|у|ом|е|ы|ов|ам|ами|ах)"
WITHOUT_YO = re.compile(
    r"\b(?:еще|ее|нее|свое|мое|твое|трех|четырех|вперед|днем|путем|причем|вдвоем|втроем"
    r"|(?:|на|по|при|про|у|за|пере|со)(?:йдет|идет)|(?:|до|за|на|пере|при|про|у|от)(?:ведет|несет|берет|дает|ждет)(?:|ся)"
    r"|кладет|остается|удается|раздает(?:|ся)|создает(?:|ся)|придется|найдется|начнет(?:|ся)|вернет(?:|ся)"
    rf"|(?:|под|рас|пере|от|за)счет{NOUN}|учет{NOUN}|объем{NOUN}|прием{NOUN}|подъем{NOUN}"
    rf"|(?:не)?четн{ADJECTIVE}|желт{ADJECTIVE}|зелен{ADJECTIVE}|черн{ADJECTIVE}|темн{ADJECTIVE}|закругленн{ADJECTIVE}"
    r"|перекрест(?:ок|ка|ке|ку|ком|ки|ков|кам|ками|ках)|проведен|определен|завершен|включен|исключен)\b",
    re.IGNORECASE,
)
STRAIGHT_QUOTE = re.compile(r'[^"]{0,12}"[^"]{0,12}')
HYPHEN_FOR_DASH = re.compile(r"[а-яё»)]+ - [а-яё«(]+", re.IGNORECASE)
COMPLAINTS = (
    (WITHOUT_YO, "without ё"),
    (STRAIGHT_QUOTE, "a straight quotation mark"),
    (HYPHEN_FOR_DASH, "a hyphen for a dash"),
)


def complaints(words: str) -> Iterator[str]:
    """What is wrong with a Russian text, each with the place in it."""
    for pattern, what in COMPLAINTS:
        for found in pattern.finditer(words):
            yield f"{what}: {found.group().strip()}"


def in_yaml(node: yaml.Node | None, *, russian: bool = False) -> Iterator[tuple[int, str]]:
    """The line and text of every value below a key `ru`."""
    if isinstance(node, yaml.ScalarNode) and russian:
        yield node.start_mark.line + 1, str(node.value)
    elif isinstance(node, yaml.SequenceNode):
        for entry in node.value:
            yield from in_yaml(entry, russian=russian)
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from in_yaml(value, russian=russian or key.value == "ru")


def in_fluent(source: str) -> Iterator[tuple[int, str]]:
    """The line and text of what is said between the placeables of every message."""

    def visit(node: object) -> Iterator[tuple[int, str]]:
        if isinstance(node, ftl.TextElement):
            start = node.span.start if node.span else 0
            yield source.count("\n", 0, start) + 1, node.value
        elif isinstance(node, ftl.BaseNode):
            yield from visit(list(vars(node).values()))
        elif isinstance(node, list):
            for one in node:
                yield from visit(one)

    yield from visit(FluentParser().parse(source).body)


def texts(path: Path) -> Iterator[tuple[int, str]]:
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        yield from in_fluent(source)
    elif path.suffix == ".yaml":
        yield from in_yaml(yaml.compose(source, Loader=yaml.CSafeLoader))
    else:
        yield from enumerate(source.splitlines(), start=1)


def main() -> int:
    files = tracked("src/eldertable/*ru.ftl", "src/eldertable/games/*.yaml", "docs/*.ru.md")
    faults = [
        Fault(path, line, complaint) for path in files for line, words in texts(path) for complaint in complaints(words)
    ]
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults" if faults else "Russian: all is in order.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

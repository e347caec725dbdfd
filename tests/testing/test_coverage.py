"""`make rules` counts real tests only, and refuses what no ledger knows."""

from pathlib import Path

import pytest

from eldertable.testing import rule
from eldertable.testing.coverage import CollectionError, collect, compare
from eldertable.testing.ledger import Ledger, LedgerError, read_ledger

LEDGER = """
game: demo
rules:
  - {id: DM-ONE-01, text: {en: first, ru: первое}}
  - {id: DM-ONE-02, text: {en: second, ru: второе}}
  - {id: DM-TWO-01, text: {en: third, ru: третье}}
examples:
  - {id: DM-EX-01}
questions:
  - {id: DM-Q-01}
"""


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    path = tmp_path / "rules.yaml"
    path.write_text(LEDGER, encoding="utf-8")
    return read_ledger("demo", path)


def ids_named_in(tmp_path: Path, body: str) -> dict[str, list[str]]:
    path = tmp_path / f"test_{tmp_path.name}.py"
    path.write_text(f"import pytest\nfrom eldertable.testing import rule\n{body}", encoding="utf-8")
    return collect([str(path)])


def test_rules_and_examples_must_be_proven_and_questions_are_known(ledger: Ledger) -> None:
    assert ledger.to_prove == ("DM-ONE-01", "DM-ONE-02", "DM-TWO-01", "DM-EX-01")
    assert ledger.knows("DM-Q-01")
    assert list(ledger.sections()) == ["DM-ONE", "DM-TWO", "DM-EX"]


def test_ids_are_collected_from_decorators_and_parameters(tmp_path: Path, ledger: Ledger) -> None:
    found = ids_named_in(
        tmp_path,
        """
@rule("DM-ONE-01", "DM-Q-01")
@rule("DM-EX-01")
def test_a(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("DM-ONE-02"))])
def test_b(n): ...
""",
    )
    coverage = compare([ledger], found)
    assert coverage.missing(ledger.to_prove) == ["DM-TWO-01"]
    assert coverage.unknown == {}


def test_a_skipped_or_failing_test_proves_nothing(tmp_path: Path, ledger: Ledger) -> None:
    found = ids_named_in(
        tmp_path,
        """
@pytest.mark.skip
@rule("DM-ONE-01")
def test_a(): ...

@pytest.mark.xfail
@rule("DM-ONE-02")
def test_b(): ...

@rule("DM-TWO-01")
def helper(): ...
""",
    )
    assert found == {}


def test_an_id_of_no_ledger_is_named_with_its_test(tmp_path: Path, ledger: Ledger) -> None:
    found = ids_named_in(tmp_path, '@rule("DM-THREE-01")\ndef test_a(): ...\n')
    [nodes] = compare([ledger], found).unknown.values()
    assert nodes[0].endswith("::test_a")


def test_tests_that_cannot_be_collected_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(CollectionError, match="no_such_module"):
        ids_named_in(tmp_path, "import no_such_module\n")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("rules: [{id: DM-A-01}, {id: DM-A-01}]", "given twice: DM-A-01"),
        ("rules: [{text: nameless}]", "entry 1 of `rules` has no id"),
        ("- just a list", "is a mapping"),
        ("rules: [", "cannot be read"),
    ],
)
def test_a_broken_ledger_says_what_is_wrong(tmp_path: Path, content: str, message: str) -> None:
    path = tmp_path / "rules.yaml"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(LedgerError, match=message):
        read_ledger("demo", path)


@pytest.mark.parametrize("ids", [(), ("at-ph3-01",), ("AT",), ("AT-PH3-01 ",)])
def test_a_malformed_id_is_refused_where_it_is_written(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="id"):
        rule(*ids)

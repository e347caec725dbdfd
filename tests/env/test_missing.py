"""What learners need is an extra: without it all else works, and whoever wants it is told what to install."""

import subprocess
import sys

import pytest

import eldertable.env


def run(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("package", ["gymnasium", "numpy", "pettingzoo"])
def test_a_missing_package_is_named_with_what_to_install(package):
    code = f"""
import sys
sys.modules[{package!r}] = None
try:
    from eldertable.env import TableEnv
except ModuleNotFoundError as error:
    print(error)
"""
    said = run(code)
    assert f"{package} is not installed" in said and 'pip install "eldertable[learn]"' in said


def test_a_table_needs_none_of_them():
    code = """
import sys
for package in ("gymnasium", "numpy", "pettingzoo"):
    sys.modules[package] = None
import eldertable as et, eldertable.cli
print(len(et.new_match("machina_arcana", seats=1, seed="x").pending), et.games()["arkham_tour"].features.most_options)
"""
    assert run(code).split() == ["1", "146"]


def test_there_is_nothing_else_in_it():
    with pytest.raises(AttributeError, match="Nothing"):
        _ = eldertable.env.Nothing

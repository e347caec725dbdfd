"""What the guide for researchers shows must work as shown."""

import re
from pathlib import Path

import pytest

import eldertable as et
from eldertable.env.encoding import Encoder

GUIDE = (Path(__file__).resolve().parents[2] / "docs" / "guide-learning.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL))
def test_the_examples_run(example, capsys):
    exec(compile(example, "guide-learning.md", "exec"), {})  # noqa: S102
    assert "Outcome(" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "column"), [("arkham_tour", 0), ("machina_arcana", 1)])
def test_the_shapes_are_as_told(game, column):
    space = Encoder(et.games()[game], None).space()
    for key in ("seen", "options", "action_mask"):
        told = re.search(rf"^\| `{key}` \|.*\| (.+?) \| (.+?) \|$", GUIDE, re.MULTILINE).group(column + 1)
        assert told == " x ".join(map(str, space[key].shape))

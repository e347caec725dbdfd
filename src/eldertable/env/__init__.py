"""Environments for learners: every game as a PettingZoo environment, and one seat among bots as a Gymnasium one.

What they rest on is an extra of the package (`pip install "eldertable[learn]"`) and is imported when it is first needed, so
that whoever plays need not have it. See docs/guide-learning.md.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .encoding import TooManyOptions as TooManyOptions
    from .rewards import by_place as by_place
    from .rewards import by_points as by_points
    from .seat import SeatEnv as SeatEnv
    from .table import TableEnv as TableEnv

__all__ = ["SeatEnv", "TableEnv", "TooManyOptions", "by_place", "by_points"]

_HOMES = {
    "SeatEnv": "seat", "TableEnv": "table", "TooManyOptions": "encoding", "by_place": "rewards", "by_points": "rewards",
}  # fmt: skip
_NEEDED = ("gymnasium", "numpy", "pettingzoo")


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f".{_HOMES[name]}", __name__), name)
    except ModuleNotFoundError as error:
        if error.name not in _NEEDED:
            raise
        raise ModuleNotFoundError(
            f'eldertable.env needs {", ".join(_NEEDED)}, and {error.name} is not installed: pip install "eldertable[learn]", '
            "or in a clone .venv/bin/pip install --require-hashes -r requirements-learn.txt",
            name=error.name,
        ) from error

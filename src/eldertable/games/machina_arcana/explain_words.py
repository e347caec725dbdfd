"""A refusal of Machina Arcana: what is barred, the sentence and the rule."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.decision import Refusal
from ...kernel.text import Text
from .naming import name_of, say


def refuse(kind: str, id: str, reason: str, rule: str, /, **args: str | int | Text) -> Refusal:
    """What is a string is the name of a card or of a kind of cell."""
    plain = {key: value for key, value in args.items() if not isinstance(value, Text)}
    if len(plain) == len(args):
        return _known(kind, id, reason, rule, **plain)
    words = {key: name_of(value) if isinstance(value, str) else value for key, value in args.items()}
    return Refusal((kind, id), say(f"barred-{reason}", **words), rule)


@lru_cache(maxsize=4096)
def _known(kind: str, id: str, reason: str, rule: str, /, **args: str | int) -> Refusal:
    """The same things are barred before every choice: their reasons are made once."""
    words = {key: name_of(value) if isinstance(value, str) else value for key, value in args.items()}
    return Refusal((kind, id), say(f"barred-{reason}", **words), rule)

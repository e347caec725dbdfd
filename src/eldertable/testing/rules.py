"""`@rule("AT-PH3-01")`: the ledger rules that a test would catch if they were broken."""

import re

import pytest

RULE_ID = re.compile(r"[A-Z]{2,4}(-[A-Z0-9]+)+")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, a class or a parameter set (`pytest.param(..., marks=rule(...))`) with the rules it proves.

    Whether the ids exist is checked by `make rules`, which reads the ledgers.
    """
    if not ids:
        raise ValueError("rule() needs at least one id")
    for one in ids:
        if not RULE_ID.fullmatch(one):
            raise ValueError(f"{one!r} is not a rule's id; ids look like AT-PH3-01")
    return pytest.mark.rule(*ids)

"""The load measurement itself: small, so that it is quick; `eldertable bench` runs the real one."""

from __future__ import annotations

import pytest

from eldertable.server.load import Pace, measure


@pytest.mark.slow
def test_the_load_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELDERTABLE_PRELOAD", "tests.server.toy_registered")
    (result,) = measure("toy", tables=3, seats=2, paces=(Pace(12, 0.05),), insights=False)
    assert result.sockets == 6
    assert result.choices == 36
    assert 0 < result.p50_ms <= result.p99_ms <= result.worst_ms
    assert result.cpu_us_per_choice > 0

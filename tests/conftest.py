"""What all tests share: how Hypothesis searches, how async tests run, and the browser."""

import os

import pytest
from hypothesis import HealthCheck, settings

# Tests look at the sources and replace parts of them, which compiled code would not notice.
os.environ.setdefault("ELDERTABLE_COMPILED", "0")

pytest_plugins = ["tests.browser", "tests.live_server"]

# One search for everybody: the same examples on every machine, and no deadline, since a shared core may stall.
settings.register_profile("default", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
# For a long hunt: ELDERTABLE_HYPOTHESIS=explore make test
settings.register_profile("explore", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("ELDERTABLE_HYPOTHESIS", "default"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The server runs on asyncio, so do its tests."""
    return "asyncio"


def pytest_itemcollected(item: pytest.Item) -> None:
    """All browser tests go to one process, from the start (the largest group is begun first), beside all others: two browsers
    at once leave two cores so little that pages stall."""
    if item.get_closest_marker("web"):
        item.add_marker(pytest.mark.xdist_group("browser"))

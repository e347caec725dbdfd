"""What all tests share: how Hypothesis searches, how async tests run, the browser, and how work is dealt out."""

import os

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

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


class OneBrowser(LoadScopeScheduling):  # type: ignore[misc]
    """All browser tests go to one process, from the start (the largest scope is begun first), and every other test to whichever
    process is free: two browsers at once leave two cores so little that pages stall."""

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith("tests/web/") else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> OneBrowser:
    return OneBrowser(config, log)

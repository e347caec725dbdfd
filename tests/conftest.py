"""What all tests share: how Hypothesis searches, how async tests run, the browser, and how work is dealt out."""

import os
from itertools import islice

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


BROWSERS = 2  # at once: a third leaves two cores so little that pages stall


class FewBrowsers(LoadScopeScheduling):  # type: ignore[misc]
    """Every test goes to whichever process is free, but browser tests, which wait more than they work, to two processes from the
    start, while the others do the rest."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid

    def _assign_work_unit(self, node: object) -> None:
        """Give a process its next test: the first in the queue of the kind that suits it, or of the other kind if none is left."""
        others = sum(self._browses(other) for other in self.assigned_work if other is not node)
        suited = next((scope for scope in self.workqueue if _in_browser(scope) == (others < BROWSERS)), None)
        if suited is not None:
            self.workqueue.move_to_end(suited, last=False)
        super()._assign_work_unit(node)

    def _browses(self, node: object) -> bool:
        """Has it a browser test to do? A process has but a few tests ahead of it: those it was given last."""
        last = islice(reversed(self.assigned_work[node].items()), 5)
        return any(_in_browser(scope) and not all(tests.values()) for scope, tests in last)


def _in_browser(nodeid: str) -> bool:
    return nodeid.startswith("tests/web/")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In CI a browser test that fails is tried once more, and the summary names it (decision 0004)."""
    if os.environ.get("CI") == "true":
        for item in items:
            if _in_browser(item.nodeid):
                item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> FewBrowsers:
    return FewBrowsers(config, log)

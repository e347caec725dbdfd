"""Counts for the operator, in Prometheus' text format. A few numbers need no client library."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Counter:
    def __init__(self, name: str, help_text: str, label: str | None = None) -> None:
        self.name, self.help_text, self.label = name, help_text, label
        self.values: dict[str, float] = {} if label else {"": 0.0}

    def add(self, amount: float = 1, label: str = "") -> None:
        self.values[label] = self.values.get(label, 0.0) + amount

    def lines(self) -> Iterator[str]:
        kind = "counter" if self.name.endswith("_total") else "gauge"
        yield f"# HELP {self.name} {self.help_text}"
        yield f"# TYPE {self.name} {kind}"
        for label, value in sorted(self.values.items()):
            named = f'{{{self.label}="{label}"}}' if self.label else ""
            yield f"{self.name}{named} {value:g}"


class Histogram:
    def __init__(self, name: str, help_text: str, bounds: tuple[float, ...]) -> None:
        self.name, self.help_text, self.bounds = name, help_text, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help_text}"
        yield f"# TYPE {self.name} histogram"
        below = 0
        for bound, count in zip(self.bounds, self.counts, strict=False):
            below += count
            yield f'{self.name}_bucket{{le="{bound:g}"}} {below}'
        below += self.counts[-1]
        yield f'{self.name}_bucket{{le="+Inf"}} {below}'
        yield f"{self.name}_sum {self.total:g}"
        yield f"{self.name}_count {below}"


class Metrics:
    def __init__(self) -> None:
        self._shown: list[Counter | Histogram] = []
        self.matches = self._counter("eldertable_matches_created_total", "Matches created.", "game")
        self.rows = self._counter("eldertable_rows_stored_total", "Rows stored, by kind.", "kind")
        self.refused = self._counter("eldertable_refused_total", "Messages and requests refused, by code.", "code")
        self.races = self._counter("eldertable_lost_races_total", "Rows that another process stored first.")
        self.messages = self._counter("eldertable_messages_sent_total", "Socket messages sent.")
        self.sockets = self._counter("eldertable_sockets", "Sockets open now.")
        self.rooms = self._counter("eldertable_rooms", "Matches in memory.")
        self.thoughts = self._counter("eldertable_thoughts_total", "Work done for pages outside the event loop.", "job")
        self.failures = self._counter("eldertable_failures_total", "Errors that are ours.", "where")
        self.choice_seconds = self._histogram("eldertable_choice_seconds", "From a choice to its being stored.", SECONDS)
        self.cpu = self._counter("process_cpu_seconds_total", "Processor seconds used by this process, without its workers.")
        self.store_waits = self._counter("eldertable_store_waits_total", "Rows that waited for another process's write.")
        self.store_usable = self._counter(
            "eldertable_store_usable", "1: the store could be read and written at the last look."
        )
        self.commit_rows = self._histogram("eldertable_commit_rows", "Rows written together.", ROWS)

    def _counter(self, name: str, help_text: str, label: str | None = None) -> Counter:
        made = Counter(name, help_text, label)
        self._shown.append(made)
        return made

    def _histogram(self, name: str, help_text: str, bounds: tuple[float, ...]) -> Histogram:
        made = Histogram(name, help_text, bounds)
        self._shown.append(made)
        return made

    def page(self) -> str:
        self.cpu.values[""] = time.process_time()
        return "\n".join(line for metric in self._shown for line in metric.lines()) + "\n"


METRICS = Metrics()

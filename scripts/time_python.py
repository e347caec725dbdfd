"""How long this Python takes for a bit of everything, in microseconds of processor time: for find_python.sh, which compares
those of this machine. Fails when it cannot make a virtual environment, or a compiler could not use its headers."""

import sys
import sysconfig
import time
from importlib.util import find_spec
from pathlib import Path

ROUNDS = 7  # the best counts: others may be using the machine


class Place:
    def __init__(self, number: int) -> None:
        self.number = number

    def next_to(self, other: "Place") -> bool:
        return abs(self.number - other.number) == 1


def work() -> int:
    places = {f"place-{number}": Place(number) for number in range(200)}
    found = [(one, two) for one in places for two in ("place-7", "place-8") if places[one].next_to(places[two])]
    return len(sorted(found)) + sum(place.number for place in places.values())


def timed() -> float:
    started = time.process_time()
    for _ in range(200):
        work()
    return time.process_time() - started


def main() -> int:
    if not all(map(find_spec, ("venv", "ensurepip"))) or not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return 1
    print(round(min(timed() for _ in range(ROUNDS)) * 1e6))
    return 0


if __name__ == "__main__":
    sys.exit(main())

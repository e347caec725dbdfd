"""Recorded games, replayed: every ending, each Ancient One, one to four players. See make_records.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from eldertable import Record, replay
from eldertable.games.arkham_tour.cards import ANCIENT_ONES

RECORDS = sorted(Path(__file__).with_name("records").glob("*.json"))
AGAIN = "the rules or the content changed: python -m tests.games.arkham_tour.make_records"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    match = replay(record)
    assert match.outcome is not None, AGAIN
    assert match.digest == record.digest


ENDINGS = {
    "solo-won": ("won", "solo-won"),
    "solo-lost": ("lost", "solo-lost"),
    "solo-three-failures": ("lost", "solo-failures"),
    "most-points": ("won", "most"),
    "tie-break": ("won", "tie-break"),
    "shared-victory": ("won", "shared"),
    "nobody-wins": ("lost", "nobody"),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_ending_is_recorded(ending: str) -> None:
    path = next(path for path in RECORDS if path.stem == ending)
    outcome = replay(Record.from_json(path.read_bytes())).outcome
    assert outcome is not None
    assert (outcome.kind, outcome.reason.id) == (ENDINGS[ending][0], f"arkham_tour-outcome-{ENDINGS[ending][1]}")


def test_each_ancient_one_is_recorded_with_each_number_of_players() -> None:
    names = {path.stem for path in RECORDS}
    assert {f"{ancient_one}-{seats}" for ancient_one in ANCIENT_ONES for seats in (1, 2, 3, 4)} <= names
    for path in RECORDS:
        ancient_one, _, seats = path.stem.rpartition("-")
        if ancient_one in ANCIENT_ONES:
            record = Record.from_json(path.read_bytes())
            assert (record.options["ancient_one"], str(record.seats)) == (ancient_one, seats)

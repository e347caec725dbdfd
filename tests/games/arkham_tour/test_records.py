"""Recorded games, replayed: every ending, each Ancient One, one to four players. See make_records.py."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from eldertable import Record, RecordError, replay
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


@pytest.mark.parametrize("path", RECORDS[:: len(RECORDS) // 6], ids=lambda path: path.stem)
def test_no_character_of_a_record_can_be_changed_unnoticed(path: Path) -> None:
    """Another character anywhere, one too few or one too many: it is refused in words, or it tells the very same match."""
    chance = random.Random(path.stem)
    text = path.read_text(encoding="utf-8")
    record, refused = Record.from_json(text), 0
    for _ in range(60):
        at = chance.randrange(len(text))
        put = chance.choice(("", text[at] * 2, chance.choice('0123456789abcdef"[]{},: \\ё')))
        try:
            again = replay(Record.from_json(text[:at] + put + text[at + 1 :]))
        except RecordError:
            refused += 1
        else:
            assert again.digest == record.digest
            assert (again.options, again.seats) == (record.options, record.seats)
    assert refused > 20


@pytest.mark.parametrize("path", RECORDS[1 :: len(RECORDS) // 3], ids=lambda path: path.stem)
def test_a_record_of_the_tour_is_not_taken_for_another_game_version_or_content(path: Path) -> None:
    record = Record.from_json(path.read_bytes())
    older, newer = str(int(record.version) - 1), str(int(record.version) + 1)
    wrong: list[dict[str, Any]] = [{"version": older}, {"version": newer}, {"version": ""}, {"game": "machina_arcana"}]
    wrong += [{"content": record.content[::-1]}, {"content": ""}, {"seats": record.seats % 4 + 1}, {"digest": ""}]
    wrong += [
        {"options": {**record.options, "ancient_one": one}} for one in ANCIENT_ONES if one != record.options["ancient_one"]
    ]
    wrong += [{"answers": record.answers[:-1]}, {"answers": (*record.answers, record.answers[-1])}, {"answers": ()}]
    for changes in wrong:
        with pytest.raises(RecordError):
            replay(msgspec.structs.replace(record, **changes))

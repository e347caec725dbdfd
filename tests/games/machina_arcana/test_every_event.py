"""Every explorer, personal and horror event is launched, and each effect it has when it enters play does something."""

from __future__ import annotations

from itertools import product

import pytest

from eldertable.games.machina_arcana.cards import EVENTS

from .arrange import Table, at
from .exercise import (
    FIRST,
    LAST,
    REFUSING,
    TURNING,
    Witness,
    assert_told_in_both_languages,
    crowded,
    effects_of,
    go_on,
    launch,
    luck,
)

ENTERING = [event for event in EVENTS if any(a.kind == "enters_play" for a in EVENTS[event].abilities)]
WAYS = [("high", FIRST), ("low", LAST), ("high", LAST), ("low", FIRST), ("low", REFUSING), ("high", TURNING)]


def healthy(t: Table) -> None:
    """Nobody is hurt."""
    for explorer in t.state.explorers:
        explorer.health = 9
    for monster in t.state.monsters:
        monster.wounds = 0


def apart(t: Table) -> None:
    """The friend stands alone, in a corner."""
    t.explorer("kim_richards").cell = at(10, 10)


def as_it_is(t: Table) -> None:
    """The crowded table will do."""


NEEDS = {
    "waking_nightmare": apart,
    "claws_from_walls": apart,
    "second_birth": healthy,
    "blood_on_snow": healthy,
    "call_below": healthy,
}


@pytest.mark.parametrize("event", ENTERING)
def test_an_event_that_is_launched_does_what_it_says(event: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = effects_of(EVENTS[event], "enters_play")
    witness = Witness(monkeypatch)
    for (faces, manner), change in product(WAYS, (as_it_is, NEEDS.get(event, as_it_is))):
        t = crowded()
        change(t)
        luck(monkeypatch, faces)
        launch(t, event)
        go_on(t, manner)
        assert next(told.card for told in t.what("event_launched")) == event
        assert_told_in_both_languages(t)
        if not witness.missing(wanted):
            return
    raise AssertionError(f"nothing comes of {witness.missing(wanted)}")

"""What the report of many games counts: who or what destroyed the explorers."""

from __future__ import annotations

import pytest

from eldertable import words
from eldertable.games.machina_arcana.cards import EVENTS
from eldertable.games.machina_arcana.context import Context, Run
from eldertable.games.machina_arcana.danger import HIGHEST_LEVEL, increase_danger
from eldertable.games.machina_arcana.motion import put
from eldertable.games.machina_arcana.observing import OTHERS, PLACES, ArcanaObserver, cause_of
from eldertable.kernel.text import Text

from .arrange import Table, at, table

LORRE, RUSTAM = "lorre_gerrar", "rustam_alimov"


def causes(t: Table) -> dict[str, int]:
    observer = ArcanaObserver()
    observer.see(t.events)
    return dict(observer.counts["killers"])


def test_a_death_beside_a_barrel_is_the_barrels() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 9)}, rows=["", "", "", "", ".....o"])
    t.explorer().health = 1
    t.roll_attack(1, 5, 5, 5)
    t.use(LORRE, 1, f"barrel@{at(5, 6)}")
    assert causes(t) == {"cause-barrels": 1}


def test_a_death_by_a_monsters_blow_is_the_monsters() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 9)}, {"mi_go": at(5, 6)})
    t.explorer().health = 1
    t.roll_attack(5, 5, 5)
    t.monster_turn("mi_go", stamina=2)
    assert causes(t) == {"mi_go": 1}


def test_chasms_and_the_danger_of_the_highest_level_are_told_apart_from_cards() -> None:
    fallen = table({LORRE: at(5, 5), RUSTAM: at(9, 9)}, rows=["", "", "", "", "......~"])
    list(put(fallen._table, Context("", fallen.state.chapter, "", Run()), LORRE, at(5, 7), "pushed"))
    fallen.events += fallen._table.events
    assert causes(fallen) == {"cause-chasm": 1}
    bare = table({LORRE: at(5, 5), RUSTAM: at(9, 9)})
    bare.state.monster_level = HIGHEST_LEVEL
    list(increase_danger(bare._table, Run()))
    bare.events += bare._table.events
    assert causes(bare) == {"cause-danger": 2}


@pytest.mark.parametrize(
    ("card", "cause"),
    [("mi_go", "mi_go"), ("c1_3", "cause-chapter"), ("ether_bomb", "cause-item"), (LORRE, "cause-own"), ("", OTHERS)],
)
def test_other_causes_are_counted_by_the_kind_of_card(card: str, cause: str) -> None:
    assert cause_of(card) == cause


def test_events_are_counted_by_their_deck_and_every_cause_has_words() -> None:
    found = {cause_of(card) for card in (*EVENTS, *PLACES, LORRE, "ether_bomb", "c1_3")}
    assert {"cause-explorer-event", "cause-horror-event"} < found
    for language in ("ru", "en"):
        assert all(words.speaker(language).say(Text(f"machina_arcana-{cause}")) for cause in found)

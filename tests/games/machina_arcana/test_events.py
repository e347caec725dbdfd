"""Explorer and horror events: the current ones, launching, relaunching, personal events (MA-EVENT)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana.cards import EVENTS
from eldertable.games.machina_arcana.options import AGREE, DECLINE, PASS, Activate, UseAbility
from eldertable.games.machina_arcana.state import Fragment
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table
from tests.games.machina_arcana.own_cards import print_event, print_item

LORRE, RUSTAM = "lorre_gerrar", "rustam_alimov"
EVENT_CELL = ["", "", "", "....E"]  # beside an explorer on row 5, column 5


def beside_event_cell(*top: str, monsters: dict[str, int] | None = None) -> Table:
    """Lorre at an event cell; these events lie on top of the explorer deck, the first is drawn first."""
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 9)}, monsters, rows=EVENT_CELL)
    t.state.explorer_deck = [card for card in t.state.explorer_deck if card not in top] + list(reversed(top))
    t.refresh()
    return t


def launch(t: Table) -> None:
    """Lorre activates the event cell and takes the event."""
    t.fragment.tokens = bytes(100)
    t.explorer(LORRE).stamina = 6
    t.refresh()
    t.choose(Activate, cell=at(4, 5), as_kind="event_cell")
    t.take(AGREE)
    while t.asked() != "act":
        t.take(t.decision().options[-1])


def in_horror_phase(*top: str, rolled: int = 9, monsters: dict[str, int] | None = None) -> Table:
    """Lorre ends the turn; the fate die of the horror phase shows this against a horror value of 5."""
    t = table({LORRE: at(5, 5)}, monsters)
    t.state.lair, t.state.horror = 0, 5
    t.state.horror_deck = [card for card in t.state.horror_deck if card not in top] + list(reversed(top))
    t.roll_attack(rolled)
    t.take(PASS)
    return t


def two_fragments(t: Table) -> None:
    """A second fragment east of the first: place 1."""
    t.state.fragments.append(Fragment(lay_map(), 0, 1, 0))
    t.refresh()


# --- current events ----------------------------------------------------------------------------------------------


@rule("MA-EVENT-01", "MA-EVENT-07")
def test_the_top_of_each_discard_pile_is_the_current_event() -> None:
    t = beside_event_cell("steel_nerves", "battle_fever")
    assert t.match.view(0)["events"] == {"explorer": None, "horror": None}
    launch(t)
    assert t.match.view(0)["events"]["explorer"] == "steel_nerves"
    launch(t)
    assert t.state.explorer_discard == ["steel_nerves", "battle_fever"]
    t.state.horror_discard = ["chitin", "mist"]
    assert t.match.view(0)["events"] == {"explorer": "battle_fever", "horror": "mist"}


@rule("MA-EVENT-01", "MA-EVENT-03")
def test_only_the_current_event_has_its_effect() -> None:
    t = table({LORRE: at(5, 5)})
    will = t.match.view(0)["explorers"][0]["stats"]["will"]["value"]
    t.state.explorer_discard = ["steel_nerves"]
    assert t.match.view(0)["explorers"][0]["stats"]["will"]["value"] == will + 1
    t.state.explorer_discard = ["steel_nerves", "battle_fever"]  # covered by another
    assert t.match.view(0)["explorers"][0]["stats"]["will"]["value"] == will


@rule("MA-EVENT-02")
def test_under_a_discarded_personal_event_there_is_no_current_event() -> None:
    t = beside_event_cell(monsters={"rust_hound": at(5, 6)})
    t.state.explorer_discard = ["steel_nerves", "trophy_collector"]
    view = t.match.view(0)
    assert view["events"]["explorer"] is None
    assert all(card != "steel_nerves" for card, _ in view["explorers"][0]["stats"]["will"]["parts"])


@rule("MA-EVENT-03")
def test_a_current_event_reaches_every_creature_on_every_fragment() -> None:
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 9)}, {"mi_go": at(1, 1), "rust_hound": at(3, 3)})
    two_fragments(t)
    t.explorer(RUSTAM).cell = at(5, 5, 1)
    hound = t.monster("rust_hound")
    assert hound is not None
    hound.cell = at(3, 3, 1)
    before = t.match.view(0)
    t.state.explorer_discard, t.state.horror_discard = ["steel_nerves"], ["chitin"]
    after = t.match.view(0)
    for name, stat in (("explorers", "will"), ("monsters", "defence")):
        for old, new in zip(before[name], after[name], strict=True):
            assert new["stats"][stat]["value"] == old["stats"][stat]["value"] + 1, new["card"]


@rule("MA-EVENT-03")
def test_passive_abilities_of_common_events_name_creatures_of_the_whole_board() -> None:
    for event in EVENTS.values():
        for ability in event.abilities:
            if ability.kind == "continuous" and not event.personal:
                assert all(gives.at is not None and gives.at.scope.name == "board" for gives in ability.gives), event.id


@rule("MA-EVENT-04")
def test_an_active_ability_of_the_current_explorer_event_is_about_whoever_acts(monkeypatch: pytest.MonkeyPatch) -> None:
    event = print_event(monkeypatch, "second_wind", "explorer", "[{cost: {stamina: 1}, do: [{restore_health: {n: 1}}]}]")
    for who in (LORRE, RUSTAM):
        other = RUSTAM if who == LORRE else LORRE
        t = table({who: at(5, 5), other: at(5, 7)})
        t.state.explorer_discard = [event]
        for explorer in t.state.explorers:
            explorer.health = 1
        t.refresh()
        t.choose(UseAbility, card=event, ability=0)
        assert (t.explorer(who).health, t.explorer(other).health) == (2, 1)
        t.go_to("act", ref=other)
        t.choose(UseAbility, t.seat, card=event, ability=0)
        assert (t.explorer(who).health, t.explorer(other).health) == (2, 2)


# --- launching explorer events -----------------------------------------------------------------------------------


@rule("MA-EVENT-05")
def test_launching_reveals_the_top_card() -> None:
    t = beside_event_cell("surge_of_strength", "steel_nerves")
    left = len(t.state.explorer_deck)
    launch(t)
    assert [event.card for event in t.what("event_launched")] == ["surge_of_strength"]
    assert len(t.state.explorer_deck) == left - 1 and t.state.explorer_deck[-1] == "steel_nerves"


@rule("MA-EVENT-05", "MA-EVENT-07", "MA-Q-88")
def test_an_empty_explorer_deck_is_made_anew_from_the_discards() -> None:
    t = beside_event_cell()
    t.state.explorer_deck = []
    t.state.explorer_discard = ["steel_nerves", "battle_fever", "shoulder_to_shoulder"]
    launch(t)
    (launched,) = t.what("event_launched")
    assert t.state.explorer_discard == [launched.card]  # the new current event; the old one is in the deck as well
    assert t.match.view(0)["events"]["explorer"] == launched.card
    assert sorted([launched.card, *t.state.explorer_deck]) == ["battle_fever", "shoulder_to_shoulder", "steel_nerves"]


@rule("MA-EVENT-05")
def test_discards_are_left_alone_while_the_deck_has_cards() -> None:
    t = beside_event_cell("steel_nerves")
    t.state.explorer_discard = ["battle_fever"]
    launch(t)
    assert t.state.explorer_discard == ["battle_fever", "steel_nerves"]


@rule("MA-EVENT-05", "MA-EVENT-12")
def test_the_discards_are_shuffled_before_one_is_drawn() -> None:
    t = beside_event_cell()
    t.state.explorer_deck, t.state.explorer_discard = [], ["steel_nerves", "battle_fever"]
    t.roll_attack(0)  # the two change places
    launch(t)
    assert [event.card for event in t.what("event_launched")] == ["steel_nerves"]
    dark = table({LORRE: at(5, 5)})
    dark.state.lair, dark.state.horror = 0, 5
    dark.state.horror_deck, dark.state.horror_discard = [], ["chitin", "hunger"]
    dark.roll_attack(9, 0)
    dark.take(PASS)
    assert [event.card for event in dark.what("event_launched")] == ["chitin"]


PLACED_LATER = """
- enters_play: true
  do:
    - if: {will: {of: self, at_least: %d}}
      then: [{increase_danger: {n: 3}}]
      else: [{increase_danger: {n: 1}}]
- gives: [{will: 1%s}]
"""


@rule("MA-EVENT-06")
@pytest.mark.parametrize("personal", [False, True])
def test_an_explorer_event_enters_play_before_it_is_put_in_its_place(
    monkeypatch: pytest.MonkeyPatch, personal: bool
) -> None:
    t = beside_event_cell()
    will = t.match.view(0)["explorers"][0]["stats"]["will"]["value"]
    where = "" if personal else ", at: {each: explorer, in: board}"
    event = print_event(monkeypatch, "inner_light", "explorer", PLACED_LATER % (will + 1, where), personal=personal)
    t.state.explorer_deck.append(event)
    launch(t)
    assert t.state.danger == 1  # the card's own will did not count yet
    assert t.match.view(0)["explorers"][0]["stats"]["will"]["value"] == will + 1


@rule("MA-EVENT-08", "MA-EVENT-09")
def test_a_personal_event_goes_to_its_explorer_and_the_current_event_stays() -> None:
    t = beside_event_cell("steel_nerves", "blood_oath")
    launch(t)
    launch(t)
    assert t.explorer(LORRE).events == ["blood_oath"] and t.explorer(RUSTAM).events == []
    assert t.match.view(0)["events"]["explorer"] == "steel_nerves"
    assert t.state.explorer_discard == ["steel_nerves"]


@rule("MA-EVENT-08")
def test_a_personal_event_is_part_of_its_owners_card_only() -> None:
    t = beside_event_cell("locket")
    most = [e["stats"]["inspiration"]["value"] for e in t.match.view(0)["explorers"]]
    launch(t)
    after = [e["stats"]["inspiration"]["value"] for e in t.match.view(0)["explorers"]]
    assert after == [most[0] + 2, most[1]]


@rule("MA-EVENT-10")
def test_an_explorer_owns_any_number_of_personal_events() -> None:
    talkative = ("strangers_diary", "keen_ear")  # they react to other events, and the diary may be done with before the end
    personal = [event.id for event in EVENTS.values() if event.personal and event.id not in talkative]
    t = beside_event_cell(*personal)
    for _ in personal:
        launch(t)
    assert t.explorer(LORRE).events == personal and len(personal) == 9


# --- horror events -----------------------------------------------------------------------------------------------


@rule("MA-EVENT-11", "MA-EVENT-12")
def test_danger_rises_before_the_horror_event_is_revealed() -> None:
    t = in_horror_phase("chitin")
    assert t.state.danger == 1
    told = [event.what for event in t.events if getattr(event, "what", "") in ("danger", "event_launched")]
    assert told == ["danger", "event_launched"]
    calm = in_horror_phase("chitin", rolled=4)
    assert calm.state.danger == 0 and not calm.what("event_launched") and not calm.state.horror_discard


@rule("MA-EVENT-12", "MA-EVENT-13", "MA-Q-88")
def test_an_empty_horror_deck_is_made_anew_from_the_discards() -> None:
    t = table({LORRE: at(5, 5)})
    t.state.lair, t.state.horror = 0, 5
    t.state.horror_deck, t.state.horror_discard = [], ["chitin", "hunger", "scent_of_blood"]
    t.roll_attack(9)
    t.take(PASS)
    (launched,) = t.what("event_launched")
    assert t.state.horror_discard == [launched.card] and t.match.view(0)["events"]["horror"] == launched.card
    assert sorted([launched.card, *t.state.horror_deck]) == ["chitin", "hunger", "scent_of_blood"]


@rule("MA-EVENT-13")
def test_a_horror_event_enters_play_and_is_then_the_current_one(monkeypatch: pytest.MonkeyPatch) -> None:
    when = "{current_event: {deck: horror, exists: true}}"
    body = f"[{{enters_play: true, do: [{{if: {when}, then: [{{lose_health: {{n: 2, at: {{each: explorer, in: board}}}}}}], "
    body += "else: [{lose_health: {n: 1, at: {each: explorer, in: board}}}]}]}]"
    event = print_event(monkeypatch, "first_chill", "horror", body)
    t = in_horror_phase(event)
    printed = t.match.view(0)["explorers"][0]["stats"]["health"]["value"]
    assert t.explorer().health == printed - 1  # it was not current yet
    assert t.match.view(0)["events"]["horror"] == event and t.state.horror_discard == [event]
    t.state.horror_deck.append("chitin")
    t.state.lair, t.state.horror = 0, 5
    t.roll_attack(9)
    t.take(PASS)
    assert t.match.view(0)["events"]["horror"] == "chitin" and t.state.horror_discard == [event, "chitin"]


# --- again, and shuffling ----------------------------------------------------------------------------------------


def with_ink(*discard: str) -> Table:
    """Lorre with an artefact that relaunches the explorer event."""
    t = table({LORRE: at(5, 5), RUSTAM: at(9, 9)}, equipped={LORRE: ["leng_ink"]})
    t.state.explorer_discard = list(discard)
    t.explorer().inspiration = 2
    t.refresh()
    return t


@rule("MA-EVENT-14")
def test_relaunching_an_explorer_event_resolves_its_effects_again() -> None:
    t = with_ink("glimmer_of_hope")
    deck = list(t.state.explorer_deck)
    t.choose(UseAbility, card="leng_ink", ability=0)
    assert t.explorer(RUSTAM).inspiration == 1
    assert t.state.explorer_discard == ["glimmer_of_hope"] and t.state.explorer_deck == deck
    assert [event.card for event in t.what("event_relaunched")] == ["glimmer_of_hope"] and not t.what("event_launched")


@rule("MA-EVENT-14", "MA-EVENT-02", "MA-Q-87")
def test_without_a_current_event_there_is_nothing_to_relaunch() -> None:
    assert not with_ink().can(UseAbility, card="leng_ink", ability=0)
    assert not with_ink("glimmer_of_hope", "trophy_collector").can(UseAbility, card="leng_ink", ability=0)


def relaunch_horror(*discard: str) -> Table:
    """Lorre refuses the event of an event cell and fails the roll: the horror event is relaunched."""
    t = beside_event_cell()
    t.state.lair, t.state.horror, t.state.horror_discard = 7, 6, list(discard)
    t.refresh()
    t.choose(Activate, cell=at(4, 5), as_kind="event_cell")
    t.roll_attack(3)
    t.take(DECLINE)
    return t


@rule("MA-EVENT-15")
def test_relaunching_a_horror_event_raises_no_danger_and_draws_no_card() -> None:
    t = relaunch_horror("time_draws_near")
    assert (t.state.lair, t.state.horror) == (6, 5)  # its effect, once more
    assert t.state.danger == 0 and t.state.horror_discard == ["time_draws_near"]
    assert not t.what("event_launched") and "time_draws_near" in [e.card for e in t.what("event_relaunched")]


@rule("MA-EVENT-15", "MA-Q-87")
def test_relaunching_without_a_horror_event_does_nothing() -> None:
    t = relaunch_horror()
    assert t.asked() == "act" and not t.what("event_relaunched") and t.state.danger == 0


@rule("MA-EVENT-16", "MA-Q-88")
@pytest.mark.parametrize("deck", ["explorer", "horror"])
def test_shuffling_an_event_deck_takes_in_its_own_discards(monkeypatch: pytest.MonkeyPatch, deck: str) -> None:
    item = print_item(monkeypatch, "shuffler", f"[{{cost: {{stamina: 1}}, do: [{{shuffle_event_deck: {{deck: {deck}}}}}]}}]")
    t = table({LORRE: at(5, 5)}, equipped={LORRE: [item]})
    t.state.explorer_discard, t.state.horror_discard = ["steel_nerves", "battle_fever"], ["chitin", "hunger"]
    decks = {"explorer": sorted({*t.state.explorer_deck, "steel_nerves", "battle_fever"})}
    decks["horror"] = sorted({*t.state.horror_deck, "chitin", "hunger"})
    for name, whole in decks.items():  # whatever chance has put where
        setattr(t.state, f"{name}_deck", [card for card in whole if card not in getattr(t.state, f"{name}_discard")])
    t.refresh()
    old = {name: list(getattr(t.state, f"{name}_deck")) for name in decks}
    t.choose(UseAbility, card=item, ability=0)
    other = "horror" if deck == "explorer" else "explorer"
    assert sorted(getattr(t.state, f"{deck}_deck")) == decks[deck] and getattr(t.state, f"{deck}_discard") == []
    assert getattr(t.state, f"{deck}_deck")[: len(old[deck])] != old[deck]  # mixed, not laid on top
    assert getattr(t.state, f"{other}_deck") == old[other] and len(getattr(t.state, f"{other}_discard")) == 2
    events = t.match.view(0)["events"]
    assert events[deck] is None and events[other] is not None

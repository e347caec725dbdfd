"""From one scenario to the next: what survivors keep and how they begin again (MA-CAMP)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from eldertable import BadOptions, new_match, words
from eldertable.games.machina_arcana.cards import EVENTS, EXPLORERS, ITEMS
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import KEEP_ALL, NOTHING, PASS, ChooseCard, ChooseExplorer
from eldertable.games.machina_arcana.state import OFF_BOARD, ArcanaState, Fragment
from eldertable.kernel import game as registry
from eldertable.kernel.match import Match
from eldertable.testing import rule
from tests.games import properties
from tests.games.machina_arcana import components
from tests.games.machina_arcana.arrange import Table, at, table

LORRE, RUSTAM, HANK = "lorre_gerrar", "rustam_alimov", "hank_horden"
CAMPAIGN = {"campaign": "yes"}


def about_to_win(explorers: Mapping[str, int], campaign: str = "yes", **things: Any) -> Table:
    """The last ritual cell is gone; the acting explorer has only to end the turn."""
    t = table(explorers, options={"campaign": campaign}, **things)
    t.state.chapter = t.state.finale = "c1_finale"
    t.state.set_aside = 9
    t.refresh()
    return t


def begin(carried: str, explorers: tuple[str, ...], seed: str = "next") -> Match:
    """A new match with these cards, up to the first question after the explorers are chosen."""
    options = GAME.check_options(len(explorers), {**CAMPAIGN, "carried": carried})
    match = Match(GAME, len(explorers), options, seed)
    for seat, explorer in enumerate(explorers):
        match.choose(seat, match.pending[seat].options.index(ChooseExplorer(explorer)))
    return match


def go_to(match: Match, kind: str) -> None:
    """Answer nothing but "enough" and the first cell until a question of this kind."""
    for _ in range(50):
        seat, decision = next(iter(match.pending.items()))
        if decision.kind == kind:
            return
        match.choose(seat, decision.options.index(NOTHING) if NOTHING in decision.options else 0)
    raise AssertionError(f"never asked: {kind}")


def explorer_in(match: Match, card: str) -> Any:
    return next(explorer for explorer in match.state.explorers if explorer.card == card)


# --- what is kept ------------------------------------------------------------------------------------------------


@rule("MA-CAMP-01", "MA-CAMP-02")
def test_each_survivor_chooses_cards_to_keep_and_the_dead_are_not_asked() -> None:
    t = about_to_win(
        {LORRE: at(5, 5), RUSTAM: at(7, 7), HANK: at(9, 9)}, equipped={LORRE: ["scarifier"]}, items={LORRE: ["spiked_whip"]}
    )
    t.explorer(LORRE).events = ["locket"]
    dead = t.explorer(HANK)
    dead.alive, dead.cell = False, OFF_BOARD
    t.refresh()
    t.take(PASS)
    assert t.asked() == "keep_card" and t.seat == 0
    assert {o.card for o in t.options(ChooseCard)} == {"scarifier", "spiked_whip", "locket"}
    t.take(ChooseCard("locket"))
    assert {o.card for o in t.options(ChooseCard)} == {"scarifier", "spiked_whip"}
    t.take(ChooseCard("scarifier"))
    t.take(NOTHING)
    outcome = t.match.outcome
    assert outcome is not None and outcome.kind == "won" and outcome.winners == (0, 1)
    assert t.state.kept == {LORRE: ["locket", "scarifier"], RUSTAM: []}
    assert GAME.next_options(t.state) == {**t.state.options, "carried": f"{LORRE}:locket,scarifier;{RUSTAM}:"}
    assert outcome.reason.args["carried"] == f"{LORRE}:locket,scarifier;{RUSTAM}:"


@rule("MA-CAMP-02")
def test_everything_may_be_kept_at_once_or_nothing_at_all() -> None:
    t = about_to_win({LORRE: at(5, 5), RUSTAM: at(7, 7)}, items={LORRE: ["spiked_whip", "ice_axe"], RUSTAM: ["scarifier"]})
    t.take(PASS)
    t.take(KEEP_ALL)
    t.take(NOTHING)
    assert t.state.kept == {LORRE: ["spiked_whip", "ice_axe"], RUSTAM: []}


@rule("MA-CAMP-02", "MA-LASTING-16")
def test_a_used_card_whose_effect_still_lasts_is_not_kept() -> None:
    t = about_to_win({LORRE: at(5, 5)}, items={LORRE: ["spiked_whip", "ice_axe"]})
    t.state.waiting_discard = ["ice_axe"]
    t.take(PASS)
    assert {o.card for o in t.options(ChooseCard)} == {"spiked_whip"}


@rule("MA-CAMP-01")
def test_without_a_campaign_the_victory_asks_nothing_and_nothing_goes_on() -> None:
    t = about_to_win({LORRE: at(5, 5)}, campaign="no", items={LORRE: ["spiked_whip"]})
    t.take(PASS)
    assert not t.match.pending and t.match.outcome is not None and t.match.outcome.kind == "won"
    assert "carried" not in GAME.next_options(t.state)
    assert "carried" not in t.state.options


@rule("MA-CAMP-01", "MA-CAMP-02")
def test_a_lost_scenario_leaves_nothing_to_carry_on() -> None:
    t = about_to_win({LORRE: at(1, 2)}, items={LORRE: ["spiked_whip"]})
    t.state.fragments = [Fragment("finale_1", 0, 0, 0)]  # the ritual cells stand
    t.state.set_aside = 0
    t.take(PASS)
    assert t.match.outcome is not None and t.match.outcome.kind == "lost" and not t.state.kept
    assert GAME.next_options(t.state) == t.state.options


@rule("MA-CAMP-03")
def test_preparedness_is_the_sum_of_item_levels_and_two_for_each_personal_event() -> None:
    by_level = [next(card.id for card in ITEMS.values() if card.level == level) for level in (1, 2, 3)]
    t = about_to_win({LORRE: at(5, 5)}, items={LORRE: by_level})
    t.explorer().events = ["locket", "old_scar"]
    t.refresh()
    t.take(PASS)
    shown = []
    for card in (*by_level, "locket"):
        t.take(ChooseCard(card))
        shown.append(t.decision().args["preparedness"])
    assert shown == [1, 3, 6, 8]
    t.take(KEEP_ALL)
    (kept,) = t.what("kept")
    assert kept.n == 10
    assert t.match.outcome is not None and t.match.outcome.reason.args["preparedness"] == 10
    assert t.match.view(0)["campaign"]["preparedness"] == {LORRE: 10}


# --- beginning again ---------------------------------------------------------------------------------------------


@rule("MA-CAMP-01", "MA-CAMP-02", "MA-Q-36")
def test_kept_cards_go_to_their_owners_and_are_not_in_the_decks() -> None:
    high = next(card.id for card in ITEMS.values() if card.level == 3)
    personal = [card.id for card in EVENTS.values() if card.personal]
    match = begin(f"{LORRE}:ice_axe,spiked_whip,{high},{','.join(personal)}", (RUSTAM, LORRE))
    state: ArcanaState = match.state
    lorre, rustam = explorer_in(match, LORRE), explorer_in(match, RUSTAM)
    assert lorre.inventory == ["ice_axe", "spiked_whip", high] and lorre.events == personal
    assert [ITEMS[card].level for card in lorre.inventory] == [1, 2, 3]
    assert not rustam.inventory and not rustam.events
    assert sorted(components.item_piles(state)) == sorted(ITEMS)
    assert not set(personal) & set(state.explorer_deck)
    own = [card.id for card in EVENTS.values() if card.deck == "explorer" and card.set == "1"]
    left = [card for card in own if card not in personal]
    assert len(state.explorer_deck) == len(left) + len(own)  # as many common ones as ever


@rule("MA-CAMP-01")
def test_an_explorer_who_stays_at_home_leaves_the_kept_cards_in_the_box() -> None:
    match = begin(f"{LORRE}:ice_axe,locket", (RUSTAM,))
    assert any("ice_axe" in deck for deck in match.state.item_decks.values())
    assert match.state.danger == 0 and not explorer_in(match, RUSTAM).inventory


@rule("MA-CAMP-04", "MA-CAMP-05", "MA-CAMP-06", "MA-CAMP-07", "MA-Q-35")
def test_inventories_are_used_then_inspiration_and_health_are_set_and_only_then_chapter_one_acts() -> None:
    match = begin(f"{LORRE}:conjurer_robe", (LORRE,))
    assert match.pending[0].kind == "use_inventory"
    lorre = explorer_in(match, LORRE)
    assert lorre.cell == OFF_BOARD and not match.state.fragments[0].entry  # chapter 1 has not placed anybody
    lorre.inspiration, lorre.health = 3, 1  # as if the scenario before had left it so
    (main,) = (i for i, option in enumerate(match.pending[0].options) if getattr(option, "part", "") == "main")
    match.choose(0, main)
    assert match.pending[0].kind == "choose_entry" and match.state.fragments[0].entry
    assert lorre.inspiration == 0 and lorre.health == EXPLORERS[LORRE].stats.health
    match.choose(0, 0)
    assert [e.item for e in lorre.equipped] == ["conjurer_robe"]
    assert lorre.inspiration == 1  # the robe enters play with its owner's figure
    assert match.pending[0].kind == "act"  # and chapter 1 does nothing twice


@rule("MA-CAMP-04")
def test_every_explorer_uses_an_inventory_of_its_own() -> None:
    match = begin(f"{LORRE}:spiked_whip;{RUSTAM}:ice_axe", (LORRE, RUSTAM))
    asked = []
    while next(iter(match.pending.values())).kind == "use_inventory":
        seat, decision = next(iter(match.pending.items()))
        asked.append((seat, decision.args["who"]))
        match.choose(seat, decision.options.index(NOTHING))
    assert asked == [(0, LORRE), (1, RUSTAM)]


@rule("MA-CAMP-08")
def test_danger_rises_by_the_highest_preparedness_and_not_by_the_sum() -> None:
    match = begin(f"{LORRE}:spiked_whip,locket;{RUSTAM}:ice_axe;{HANK}:old_scar,keen_ear,lucky_coin", (LORRE, RUSTAM))
    go_to(match, "choose_entry")
    assert match.state.danger == 0  # chapter 1 comes first
    go_to(match, "next_turn")
    assert match.state.danger == 4  # Lorre's 2 + 2; Hank does not take part
    assert match.view(0)["campaign"] == {"preparedness": {LORRE: 4, RUSTAM: 1}, "kept": {}}


@rule("MA-CAMP-08", "MA-Q-36")
def test_newcomers_bring_no_danger() -> None:
    match = begin(f"{LORRE}:", (RUSTAM, HANK))
    go_to(match, "next_turn")
    assert match.state.danger == 0 and match.state.monster_level == 1


# --- the option --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("carried", "why", "name"),
    [
        ("nobody:", "explorer", "nobody"),
        (f"{LORRE}:;{LORRE}:", "explorer-twice", LORRE),
        (f"{LORRE}:nothing", "card", "nothing"),
        (f"{LORRE}:mi_go", "card", "mi_go"),
        (f"{LORRE}:surge_of_strength", "card", "surge_of_strength"),  # an event, but not a personal one
        (f"{LORRE}:ice_axe,ice_axe", "card-twice", "ice_axe"),
        (f"{LORRE}:ice_axe;{RUSTAM}:ice_axe", "card-twice", "ice_axe"),
    ],
)
def test_cards_that_cannot_be_carried_are_refused_by_name(carried: str, why: str, name: str) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.check_options(2, {**CAMPAIGN, "carried": carried})
    assert refused.value.text.id == f"machina_arcana-error-carried-{why}"
    assert refused.value.text.args == {"name": name}


def test_cards_are_carried_only_in_a_campaign() -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.check_options(1, {"carried": f"{LORRE}:ice_axe"})
    assert refused.value.text.id == "machina_arcana-error-carried-alone"


@pytest.mark.parametrize("carried", [None, {}, 5])
def test_carried_cards_that_are_no_text_are_refused(carried: object) -> None:
    with pytest.raises(BadOptions) as refused:
        new_match("machina_arcana", seats=1, options={**CAMPAIGN, "carried": carried})
    assert refused.value.text.args == {"option": "carried", "kind": type(carried).__name__}


def test_the_set_up_page_offers_the_campaign_but_not_the_cards() -> None:
    assert [option.choices for option in GAME.options if option.id == "campaign"] == [("no", "yes")]
    assert all(option.id != "carried" for option in GAME.options)
    assert GAME.check_options(1, {})["campaign"] == "no"


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_campaign_has_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.games(), GAME.id, GAME)
    words.speaker.cache_clear()
    say = words.speaker(language).say
    t = about_to_win({LORRE: at(5, 5)}, items={LORRE: ["spiked_whip"]})
    t.take(PASS)
    question = GAME.question(t.state, t.decision())
    told = [say(question.text), say(question.facts)] if question.facts else []
    told += [say(GAME.option_words(t.state, t.decision(), option).text) for option in t.decision().options]
    t.take(KEEP_ALL)
    assert t.match.outcome is not None
    told.append(say(t.match.outcome.reason))
    offer = Match(GAME, 1, GAME.check_options(1, GAME.next_options(t.state)), "next").pending[0]
    details = [GAME.option_words(t.state, offer, option).detail for option in offer.options]
    assert sum(detail is not None for detail in details) == 0  # nothing was carried into the match just won
    new = Match(GAME, 1, GAME.check_options(1, GAME.next_options(t.state)), "next")
    (detail,) = (d for o in new.pending[0].options if (d := GAME.option_words(new.state, new.pending[0], o).detail))
    told.append(say(detail))
    assert len(told) == 7 and all(line and "machina_arcana-" not in line for line in told)
    words.speaker.cache_clear()


def test_a_campaign_game_keeps_every_card_in_one_place_and_replays() -> None:
    match = begin(f"{LORRE}:conjurer_robe,locket;{RUSTAM}:ice_axe,spiked_whip", (LORRE, RUSTAM))
    for _ in range(60):
        if not match.pending:
            break
        seat, decision = next(iter(match.pending.items()))
        components.check_components(match.state)
        properties.check_options(match)
        match.choose(seat, GAME.heuristics.pick(match.state, decision))
    again = Match(GAME, 2, GAME.check_options(2, match.record.options), match.record.seed)
    for seat, option in match.answers:
        again.choose(seat, option)
    assert again.digest == match.digest


def test_the_question_what_to_keep_is_forked_exactly() -> None:
    t = about_to_win({LORRE: at(5, 5), RUSTAM: at(7, 7)}, items={LORRE: ["spiked_whip", "ice_axe"], RUSTAM: ["scarifier"]})
    t.take(PASS)
    t.take(ChooseCard("ice_axe"))
    twin = t.match.fork()
    for match in (t.match, twin):
        match.choose(0, match.pending[0].options.index(NOTHING))
        match.choose(1, match.pending[1].options.index(KEEP_ALL))
    assert twin.state.kept == t.state.kept == {LORRE: ["ice_axe"], RUSTAM: ["scarifier"]}
    assert twin.digest == t.match.digest


def test_a_bot_keeps_everything() -> None:
    t = about_to_win({LORRE: at(5, 5)}, items={LORRE: ["spiked_whip", "ice_axe"]})
    t.take(PASS)
    while t.match.pending:
        t.match.choose(0, GAME.heuristics.pick(t.state, t.decision()))
    assert set(t.state.kept[LORRE]) == {"spiked_whip", "ice_axe"}

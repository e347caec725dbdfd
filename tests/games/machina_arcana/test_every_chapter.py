"""Every chapter card of scenario I: it comes, does what it says, and is left by the ways it names and by no others.

Their passive, active and triggered abilities are looked at with those of all other cards (`test_every_passive`, `_ability`,
`_trigger`); the finale's own rules are here."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import conditions
from eldertable.games.machina_arcana.cards import CARDS, CHAPTERS
from eldertable.games.machina_arcana.context import Context
from eldertable.games.machina_arcana.events import StoryTold
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import LeaveBoard, UseAbility
from eldertable.games.machina_arcana.state import DESTROYED, OFF_BOARD
from eldertable.games.machina_arcana.things import set_token
from eldertable.games.machina_arcana.vocabulary import Chapter
from eldertable.kernel.match import Match
from eldertable.kernel.text import LANGUAGES, text
from eldertable.testing import rule
from eldertable.words import speaker

from .arrange import Table, at
from .deeds import DEEDS
from .exercise import (
    FACES,
    LIT_CELL,
    Witness,
    assert_told_in_both_languages,
    crowded,
    effects_of,
    effects_within,
    go_on,
    luck,
    nearly_done,
)

STACK = list(CHAPTERS)  # in the order of the cards
PLAYED = [card for card in STACK if CHAPTERS[card].role == "chapter"]
BESIDE_LIT = at(3, 7)
ENDED = 1  # the lair value with which the time is up


def stories(t: Table) -> list[str]:
    return [event.chapter for event in t.told(StoryTold)]


def before(card: str, chapter: str = "c1_1") -> Table:
    """An explorer at a lit chapter cell; this card lies next in the stack."""
    t = crowded(chapter=chapter)
    t.explorer().cell = BESIDE_LIT
    t.state.chapters = ["c1_10", card] if card != "c1_10" else ["c1_10"]
    t.state.monsters_aside = [monster for monster in t.state.monsters_aside if monster != "listener"]
    t.refresh()
    return t


def go_by_cell(t: Table) -> None:
    t.answer(cell=LIT_CELL, as_kind="lit_chapter_cell")
    go_on(t)


# --- coming into play --------------------------------------------------------------------------------------------


@rule("MA-CHAPTER-13", "MA-CHAPTER-14", "MA-CHAPTER-15")
@pytest.mark.parametrize("card", [*PLAYED, "c1_finale"])
def test_a_chapter_comes_with_its_story_its_effects_and_its_values(card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chapter = CHAPTERS[card]
    wanted = effects_of(chapter, "enters_play") | {(card, effect.path) for effect in chapter.preparation}
    witness = Witness(monkeypatch)
    for faces in FACES:
        t = before(card)
        luck(monkeypatch, faces)
        go_by_cell(t)
        assert stories(t) == [card] == [t.state.chapter]
        assert (t.state.lair, t.state.horror) == (chapter.lair_value - 1, chapter.horror_value)  # for two explorers
        assert_told_in_both_languages(t)
        if not witness.missing(wanted):
            return
    raise AssertionError(f"nothing comes of {witness.missing(wanted)}")


def test_the_last_chapter_is_read_and_wins_the_scenario() -> None:
    t = before("c1_10")
    go_by_cell(t)
    assert stories(t) == ["c1_10"]
    assert t.match.outcome is not None and t.match.outcome.kind == "won"
    assert_told_in_both_languages(t)


def test_the_title_card_is_read_before_the_first_chapter() -> None:
    match = Match(GAME, 1, GAME.check_options(1, {}), "a title")
    told = list(match.opening)
    while match.pending[0].kind == "choose_explorer":
        told += match.choose(0, 0)
    assert [event.chapter for event in told if isinstance(event, StoryTold)] == STACK[:2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", STACK)
def test_a_chapter_has_a_name_and_a_story_of_several_sentences(card: str, language: str) -> None:
    assert speaker(language).say(text(f"machina_arcana-{card}"))
    assert CHAPTERS[card].prose[language].count(".") > 4


# --- leaving it --------------------------------------------------------------------------------------------------


def by_timeout(t: Table, chapter: Chapter) -> None:
    t.state.lair = ENDED
    t.go_to("lair_phase")
    go_on(t)


def by_cell(t: Table, chapter: Chapter) -> None:
    go_by_cell(t)


def by_exit(t: Table, chapter: Chapter) -> None:
    """The friend has left already."""
    t.state.fragments[0].exit = [BESIDE_LIT]  # type: ignore[union-attr]
    t.state.explorers[1].cell, t.state.explorers[1].left = OFF_BOARD, True
    t.refresh()
    t.take(LeaveBoard())
    go_on(t)


def by_ability(t: Table, chapter: Chapter) -> None:
    """The last token its ability needs."""
    leading = [a for a in chapter.abilities if any(e.word in ON for effect in a.do for e in effects_within(effect))]
    ability = leading[0]
    nearly_done(t, chapter.id, ability)
    if ability.trigger is not None:
        t.explorer().cell = at(5, 5)
        DEEDS[ability.trigger.word](t, chapter.id, ability)
    else:
        t.explorer().stamina, t.explorer().inspiration = 5, 4
        t.refresh()
        t.choose(UseAbility, t.seat, card=chapter.id, ability=ability.index)
    go_on(t)


ON = ("next_chapter", "go_to_finale")
WAYS = {"chapter_cell": by_cell, "timeout": by_timeout, "exit": by_exit, "ability": by_ability}
ONLY_WHERE_NAMED = ("exit", "ability")  # elsewhere there is no such way to try


@rule("MA-CHAPTER-02", "MA-CHAPTER-03", "MA-CHAPCELL-06", "MA-LAIR-04")
@pytest.mark.parametrize(
    ("card", "way"),
    [(card, way) for card in PLAYED for way in WAYS if way in CHAPTERS[card].advance or way not in ONLY_WHERE_NAMED],
)
def test_a_chapter_is_left_by_the_ways_it_names_and_no_others(card: str, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    following = STACK[STACK.index(card) + 1]
    t = before(following, chapter=card)
    luck(monkeypatch, "high")
    WAYS[way](t, CHAPTERS[card])
    assert stories(t) == ([following] if way in CHAPTERS[card].advance else [])
    assert t.state.chapter == (following if way in CHAPTERS[card].advance else card)
    assert_told_in_both_languages(t)


# --- the finale --------------------------------------------------------------------------------------------------


def in_finale() -> Table:
    t = before("c1_finale")
    go_by_cell(t)
    return t


def met(t: Table, name: str) -> bool:
    condition = getattr(CHAPTERS["c1_finale"], name)
    return conditions.holds(t.state, Context("", "c1_finale", ""), condition)


def break_rituals(t: Table, n: int) -> None:
    for creature in t.state.cell_creatures[:n]:
        set_token(t.state, creature.cell, DESTROYED)
    del t.state.cell_creatures[:n]


def test_the_finales_conditions_are_false_at_first_and_become_true() -> None:
    t = in_finale()
    rituals = len(t.state.cell_creatures)
    assert not met(t, "victory") and not met(t, "defeat")
    break_rituals(t, rituals - 1)
    assert not met(t, "victory")
    break_rituals(t, 1)
    assert met(t, "victory")
    t.state.set_aside = 1
    assert not met(t, "defeat")
    t.state.set_aside = 0
    assert met(t, "defeat")


def test_each_horror_phase_of_the_finale_takes_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    witness = Witness(monkeypatch)
    t = in_finale()
    aside, rituals = t.state.set_aside, len(t.state.cell_creatures)
    luck(monkeypatch, "low")
    t.go_to("horror_phase")
    go_on(t)
    assert t.state.set_aside == aside - (rituals + 1) // 2
    assert not witness.missing(effects_of(CARDS["c1_finale"], "triggered"))
    assert_told_in_both_languages(t)

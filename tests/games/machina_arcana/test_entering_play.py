"""When cards enter play, and whom their effects are about then (MA-ABILITY-15 to -22)."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import cards
from eldertable.games.machina_arcana.events import AttackRolled, StoryTold
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.options import Activate, Agree, Move
from eldertable.games.machina_arcana.state import OFF_BOARD, Equipped, Fragment
from eldertable.kernel.match import Match
from eldertable.testing import rule

from .arrange import Table, at, lay_map, table
from .own_cards import print_card, print_event, print_item

HANK, LORRE, KIM = "hank_horden", "lorre_gerrar", "kim_richards"
INSPIRES = "[{enters_play: true, do: [{gain_inspiration: {n: 1}}]}]"


def apart(monsters: dict[str, int] | None = None, rows: list[str] | None = None, **more: object) -> Table:
    """Hank and Lorre on one fragment, Kim on another that is not joined to it."""
    t = table({HANK: at(5, 5), LORRE: at(9, 9), KIM: at(5, 5, 1)}, monsters, rows=rows or [], **more)  # type: ignore[arg-type]
    t.state.fragments.append(Fragment(lay_map(), 0, 5, 5))
    t.refresh()
    return t


def with_thing(
    monkeypatch: pytest.MonkeyPatch, effect: str, monsters: dict[str, int] | None = None, rows: str = ""
) -> Table:
    """Hank holds a thing that does this for 1 stamina."""
    print_item(monkeypatch, "thing", f"[{{cost: {{stamina: 1}}, do: [{effect}]}}]")
    return apart(monsters, [rows], equipped={HANK: ["thing"]})


def inspirations(t: Table) -> list[int]:
    return [explorer.inspiration for explorer in t.state.explorers]


@rule("MA-ABILITY-15", "MA-ABILITY-19")
def test_all_effects_of_entering_play_happen_at_once_and_once() -> None:
    """A surge of strength restores health and stamina to whoever launches it, and lies there as the current event."""
    t = apart(rows=["", "", "", "", ".....E"])
    for explorer in t.state.explorers:
        explorer.health, explorer.stamina = 2, 3
    t.state.explorer_deck.append("surge_of_strength")
    t.refresh()
    t.choose(Activate, 0, cell=at(5, 6), as_kind="event_cell")
    t.choose(Agree)
    assert [(e.health, e.stamina) for e in t.state.explorers] == [(3, 6), (2, 3), (2, 3)]
    assert t.state.explorer_discard[-1] == "surge_of_strength"
    t.choose(Move, 0, cell=at(6, 5))
    assert (t.explorer(HANK).health, t.explorer(HANK).stamina) == (3, 5)


@rule("MA-ABILITY-19")
def test_a_relaunched_event_is_about_whoever_relaunches_it() -> None:
    t = apart(equipped={LORRE: ["leng_ink"]})
    t.state.explorer_discard = ["surge_of_strength"]
    for explorer in t.state.explorers:
        explorer.health, explorer.inspiration = 2, 2
    t.go_to("act", ref=LORRE)
    t.use("leng_ink")
    while t.asked() == "pay_inspiration":
        t.take(t.decision(t.seat).options[0])
    assert [explorer.health for explorer in t.state.explorers] == [2, 3, 2]


@rule("MA-EX-32")
def test_mysterious_protection_attacks_all_monsters_of_the_launching_explorers_fragment() -> None:
    t = apart({"saral": at(1, 1), "mi_go": at(9, 1), "listener": at(1, 1, 1)}, ["", "", "", "", ".....E"])
    t.state.explorer_deck.append("mysterious_protection")
    t.refresh()
    t.roll_attack(5, 5, 5)
    t.choose(Activate, 0, cell=at(5, 6), as_kind="event_cell")
    t.choose(Agree)
    (rolled,) = t.told(AttackRolled)
    assert rolled.attacker == HANK and rolled.magic
    assert [ref for ref, _, _ in rolled.against] == ["saral", "mi_go"]
    assert [monster.wounds for monster in t.state.monsters] == [1, 1, 0]


# --- explorers and items -----------------------------------------------------------------------------------------


def in_next_chapter(t: Table, chapter: str) -> None:
    """Hank's thing goes on to this chapter; where a question comes up, the first answer."""
    t.state.chapters.append(chapter)
    t.refresh()
    t.use("thing")
    for _ in range(50):
        if t.asked() == "act":
            return
        t.take(t.decision(t.seat).options[0])
    raise AssertionError("the chapter never began")


@rule("MA-ABILITY-16")
def test_an_explorer_card_enters_play_when_its_figure_is_placed_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    stats = "{defence: 2, will: 3, inspiration: 6, health: 4, stamina: 6}"
    print_card(monkeypatch, cards.explorer, LORRE, f"class: mystic\nstats: {stats}\nabilities: {INSPIRES}")
    t = with_thing(monkeypatch, "next_chapter")
    assert inspirations(t) == [0, 1, 0]  # the figures were placed when chapter 1 began
    in_next_chapter(t, "c1_6")  # nobody's figure is placed
    assert inspirations(t) == [0, 1, 0]
    in_next_chapter(t, "c1_5")  # everyone comes in by the entry
    assert inspirations(t) == [0, 2, 0]


@rule("MA-ABILITY-17")
def test_an_equipped_item_enters_play_again_when_its_owner_is_placed_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    print_item(monkeypatch, "bell", INSPIRES)
    print_item(monkeypatch, "other_bell", INSPIRES)
    t = with_thing(monkeypatch, "next_chapter")
    t.explorer(KIM).equipped.append(Equipped("bell", "main"))
    t.explorer(LORRE).inventory.append("other_bell")
    in_next_chapter(t, "c1_5")
    assert inspirations(t) == [0, 0, 1]


@rule("MA-ABILITY-17", "MA-Q-34")
def test_also_when_the_owner_comes_back_at_the_exit(monkeypatch: pytest.MonkeyPatch) -> None:
    print_item(monkeypatch, "bell", INSPIRES)
    t = with_thing(monkeypatch, "next_chapter")
    assert t.state.fragments[0] is not None
    t.state.fragments[0].exit = [at(1, 5), at(1, 6)]
    for explorer in t.state.explorers:
        explorer.equipped.append(Equipped("bell", "main"))
    t.explorer(KIM).cell, t.explorer(KIM).left = OFF_BOARD, True
    in_next_chapter(t, "c1_6")
    assert t.explorer(KIM).cell != OFF_BOARD and inspirations(t) == [0, 0, 1]


# --- monsters ----------------------------------------------------------------------------------------------------


@rule("MA-ABILITY-18")
def test_a_monster_card_enters_play_when_the_monster_appears(monkeypatch: pytest.MonkeyPatch) -> None:
    """The two-faced priest raises the danger, once; one that lies in the deck does not."""
    t = with_thing(monkeypatch, "{monster_appears: {monster: two_faced_priest}}", rows="L")
    t.use("thing")
    assert t.monster("two_faced_priest") is not None and t.state.danger == 1
    t.choose(Move, 0, cell=at(6, 5))
    assert t.state.danger == 1


@rule("MA-ABILITY-18")
def test_effects_of_a_monster_entering_play_are_about_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    body = "level: 1\nstats: {defence: 3, will: 3, health: 3, stamina: 1}\n"
    body += "abilities: [{enters_play: true, do: [{lose_health: {n: 1}}]}]"
    print_card(monkeypatch, cards.monster, "cracked_idol", body)
    t = with_thing(monkeypatch, "{monster_appears: {monster: cracked_idol}}", {"saral": at(2, 2)}, rows="L")
    t.state.monsters_aside.append("cracked_idol")
    t.refresh()
    t.use("thing")
    assert [(monster.card, monster.wounds) for monster in t.state.monsters] == [("saral", 0), ("cracked_idol", 1)]
    assert [explorer.health for explorer in t.state.explorers] == [6, 4, 5]


# --- horror events and chapters ----------------------------------------------------------------------------------


@rule("MA-ABILITY-20")
def test_a_horror_event_enters_play_when_it_is_launched_and_when_it_is_relaunched(monkeypatch: pytest.MonkeyPatch) -> None:
    launched = with_thing(monkeypatch, "{launch_event: {deck: horror}}", {"saral": at(1, 1)})
    launched.state.horror_deck.append("icy_breath")
    launched.refresh()
    launched.roll_attack(0, 0, 0)
    launched.use("thing")
    (rolled,) = launched.told(AttackRolled)
    assert [ref for ref, _, _ in rolled.against] == [HANK, LORRE, KIM]  # it says: on explorers
    again = with_thing(monkeypatch, "{relaunch_event: {deck: horror}}", {"saral": at(1, 1)})
    again.state.horror_discard = ["icy_breath"]
    again.refresh()
    for times in (1, 2):
        again.roll_attack(0, 0, 0)
        again.use("thing")
        assert len(again.told(AttackRolled)) == times


@rule("MA-ABILITY-21")
def test_chapter_1_enters_play_when_it_begins() -> None:
    """It places the entry, and the explorers with it."""
    match = Match(GAME, 1, GAME.check_options(1, {}), "a test")
    told = [event for event in match.opening if isinstance(event, StoryTold)]
    while match.pending and match.pending[0].kind != "act":
        told += [event for event in match.choose(0, 0) if isinstance(event, StoryTold)]
    state = match.state
    assert told[-1].chapter == "c1_1" and state.fragments[0].entry
    assert state.explorers[0].cell != OFF_BOARD


@rule("MA-ABILITY-21")
def test_a_chapter_enters_play_when_the_explorers_go_on_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    t = with_thing(monkeypatch, "next_chapter")
    t.explorer(LORRE).health = 2
    assert "c1_2" in t.state.chapters and t.state.chapter == "c1_1"
    in_next_chapter(t, "c1_5")  # restores health to explorers, raises the monster level
    assert t.explorer(LORRE).health == 4 and t.state.monster_level == 2


@rule("MA-ABILITY-22")
@pytest.mark.parametrize("deck", ["horror", "explorer"])
def test_a_horror_event_reaches_all_fragments_an_explorers_event_only_one(
    monkeypatch: pytest.MonkeyPatch, deck: str
) -> None:
    print_event(monkeypatch, "whisper", deck, "[{enters_play: true, do: [{lose_stamina: {n: 1, at: {each: explorer}}}]}]")
    t = with_thing(monkeypatch, f"{{launch_event: {{deck: {deck}}}}}")
    t.state.horror_deck.append("whisper")
    t.state.explorer_deck.append("whisper")
    t.refresh()
    before = [explorer.stamina for explorer in t.state.explorers]
    t.use("thing")
    lost = [was - explorer.stamina for was, explorer in zip(before, t.state.explorers, strict=True)]
    assert lost == ([2, 1, 1] if deck == "horror" else [2, 1, 0])  # 1 was the price of launching it


@rule("MA-ABILITY-22")
def test_a_chapter_reaches_all_fragments(monkeypatch: pytest.MonkeyPatch) -> None:
    effect = "[{enters_play: true, do: [{gain_inspiration: {n: 1, at: {each: explorer}}}]}]"
    print_card(monkeypatch, cards.chapter, "c1_own", f"scenario: 1\nrole: chapter\nnumber: 2\nabilities: {effect}")
    t = with_thing(monkeypatch, "next_chapter")
    in_next_chapter(t, "c1_own")
    assert inspirations(t) == [1, 1, 1]

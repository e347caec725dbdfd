"""Danger, the monster level, and monsters appearing (MA-DANGER, MA-SPAWN)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from eldertable.games.machina_arcana.cards import MONSTERS
from eldertable.games.machina_arcana.events import StoryTold
from eldertable.games.machina_arcana.options import ChooseCard, ChooseThing
from eldertable.games.machina_arcana.state import DESTROYED, Fragment, Monster
from eldertable.games.machina_arcana.things import set_token
from eldertable.testing import rule
from tests.games.machina_arcana.arrange import Table, at, lay_map, table

LORRE, RUSTAM, HANK = "lorre_gerrar", "rustam_alimov", "hank_horden"
ARROW = 9  # steps from the start of the track to the arrow
LEVEL = {level: [card.id for card in MONSTERS.values() if card.level == level] for level in range(1, 6)}


def increase(*explorers: str, chapter: str = "c1_4", prepare: Callable[[Table], None] = lambda t: None) -> Table:
    """The timeout of a closed chapter increases danger by its horror value: by 4 in chapter 4, by 5 in chapter 7."""
    t = table({card: at(9, 2 + 2 * number) for number, card in enumerate(explorers or (LORRE,))}, chapter=chapter)
    t.state.lair, t.state.horror = 1, 0
    prepare(t)
    t.go_to("lair_phase")
    return t


@rule("MA-DANGER-01", "MA-DANGER-02")
@pytest.mark.parametrize(("chapter", "n"), [("c1_4", 4), ("c1_7", 5)])
def test_an_increase_by_several_is_so_many_steps_of_one(chapter: str, n: int) -> None:
    t = increase(chapter=chapter)
    assert [event.n for event in t.what("danger")] == list(range(1, n + 1))
    assert t.match.view(0)["tracks"]["danger"] == n


@rule("MA-DANGER-02")
def test_what_reacts_to_danger_reacts_to_every_single_step() -> None:
    """The gauge counts increases and gives inspiration at each third."""
    t = table({LORRE: at(5, 5)}, equipped={LORRE: ["danger_gauge"]}, chapter="c1_7")
    t.state.lair, t.state.horror = 1, 0
    t.go_to("lair_phase")
    assert t.explorer().inspiration == 1 and t.state.progress == {"danger_gauge": 2}


@rule("MA-DANGER-03", "MA-DANGER-04", "MA-Q-05", "MA-Q-42")
def test_at_the_arrow_the_marker_goes_back_and_the_level_rises_and_the_rest_carries_over() -> None:
    t = increase(prepare=lambda t: setattr(t.state, "danger", ARROW - 2))
    assert [event.n for event in t.what("danger")] == [ARROW - 1, ARROW, 1, 2]
    assert [event.n for event in t.what("monster_level")] == [2]
    assert t.state.danger == 2 and t.match.view(0)["tracks"]["monster_level"] == 2


@rule("MA-DANGER-04")
def test_before_the_arrow_the_level_stays() -> None:
    t = increase(prepare=lambda t: setattr(t.state, "danger", ARROW - 5))
    assert t.state.danger == ARROW - 1 and t.what("monster_level") == [] and t.state.monster_level == 1


def before_the_arrow(deck: list[str], destroyed: list[str]) -> Callable[[Table], None]:
    def prepare(t: Table) -> None:
        t.state.danger = ARROW - 1
        t.state.monster_deck, t.state.monsters_destroyed = list(deck), list(destroyed)
        t.state.monsters_boxed = []

    return prepare


@rule("MA-DANGER-05", "MA-DANGER-06", "MA-DANGER-07")
@pytest.mark.parametrize(("in_deck", "destroyed", "boxed"), [(4, 4, 4), (5, 2, 4), (0, 3, 2), (1, 0, 1)])
def test_the_new_level_comes_in_whole_into_what_half_of_deck_and_destroyed_is_left(
    in_deck: int, destroyed: int, boxed: int
) -> None:
    old = LEVEL[1][: in_deck + destroyed]
    t = increase(prepare=before_the_arrow(old[:in_deck], old[in_deck:]))
    state = t.state
    assert state.monsters_destroyed == []
    assert len(state.monsters_boxed) == boxed and set(state.monsters_boxed) <= set(old)
    assert sorted(state.monster_deck) == sorted({*old, *LEVEL[2]} - set(state.monsters_boxed))
    assert not set(LEVEL[2]) & set(state.monsters_aside)
    assert set(LEVEL[3]) <= set(state.monsters_aside)


@rule("MA-DANGER-05")
def test_destroyed_monsters_are_among_those_that_may_go_to_the_box_and_come_back() -> None:
    """With an empty deck everything that is boxed or stays was destroyed before."""
    old = LEVEL[1][:6]
    t = increase(prepare=before_the_arrow([], old))
    assert len(t.state.monsters_boxed) == 3
    assert len(set(old) & set(t.state.monster_deck)) == 3


@rule("MA-DANGER-05", "MA-DANGER-06")
def test_deck_and_destroyed_are_mixed_before_half_of_them_goes() -> None:
    deck, destroyed = LEVEL[1][:5], LEVEL[1][5:]
    t = increase(prepare=before_the_arrow(deck, destroyed))
    boxed = set(t.state.monsters_boxed)
    assert len(boxed) == 5 and boxed & set(deck) and boxed & set(destroyed)


@rule("MA-DANGER-05", "MA-DANGER-07")
def test_the_new_deck_is_shuffled() -> None:
    old = LEVEL[1][:8]
    t = increase(prepare=before_the_arrow(old, []))
    kept = [card for card in t.state.monster_deck if card in old]
    levels = [MONSTERS[card].level for card in t.state.monster_deck]
    assert kept != [card for card in old if card in kept]
    assert levels not in (sorted(levels), sorted(levels, reverse=True))


@rule("MA-DANGER-05")
def test_monsters_in_the_queue_stay_where_they_are() -> None:
    def prepare(t: Table) -> None:
        before_the_arrow(LEVEL[1][4:], [])(t)
        t.state.monsters = [Monster("k_thun", at(1, 1)), Monster("mi_go", at(1, 10))]
        t.state.monster_deck = [card for card in t.state.monster_deck if card not in ("k_thun", "mi_go")]
        t.state.agenda = []

    t = increase(prepare=prepare)
    assert [monster.card for monster in t.state.monsters] == ["k_thun", "mi_go"]
    assert not {"k_thun", "mi_go"} & {*t.state.monster_deck, *t.state.monsters_boxed}


@rule("MA-Q-38")
def test_level_five_brings_no_monsters_but_the_deck_is_halved() -> None:
    def prepare(t: Table) -> None:
        before_the_arrow(LEVEL[4], [])(t)
        t.state.monster_level = 4
        t.state.danger = ARROW - 4

    t = increase(prepare=prepare)
    assert t.state.monster_level == 5 and len(t.state.monster_deck) == 2 and len(t.state.monsters_boxed) == 3


@rule("MA-DANGER-08", "MA-Q-41")
def test_at_level_five_everybody_discards_an_equipped_item_or_dies_and_danger_stays() -> None:
    t = table(
        {LORRE: at(9, 2), RUSTAM: at(9, 5), HANK: at(9, 8)},
        items={HANK: ["boiler_hammer"]}, equipped={LORRE: ["scarifier", "music_box"], RUSTAM: ["oil_can"]},
        chapter="c1_4",
    )  # fmt: skip
    t.state.lair, t.state.horror, t.state.monster_level, t.state.danger = 1, 0, 5, 3
    t.go_to("lair_phase")
    assert t.asked() == "choose_discard" and t.seat == 0  # each chooses for itself
    assert t.decision(0).options == (ChooseCard("scarifier"), ChooseCard("music_box"))
    t.answer(card="music_box")
    assert [(event.who, event.card) for event in t.what("discarded")][:2] == [(LORRE, "music_box"), (RUSTAM, "oil_can")]
    assert not t.explorer(HANK).alive  # the hammer was only in the inventory
    assert t.state.danger == 3 and t.what("danger") == []
    # the timeout went on: the second of four steps took the rest
    assert [(event.who, event.card) for event in t.what("discarded")][2:] == [(LORRE, "scarifier")]
    assert not t.explorer(RUSTAM).alive


@rule("MA-Q-41")
def test_at_level_five_every_player_chooses_for_the_own_explorer() -> None:
    t = table({LORRE: at(9, 2), RUSTAM: at(9, 5)}, equipped={RUSTAM: ["scarifier", "music_box"]}, chapter="c1_4")
    t.state.lair, t.state.horror, t.state.monster_level = 1, 0, 5
    t.go_to("lair_phase")
    assert t.asked() == "choose_discard" and t.seat == 1


@rule("MA-DANGER-08")
def test_below_level_five_danger_still_rises() -> None:
    t = increase(prepare=lambda t: setattr(t.state, "monster_level", 4))
    assert t.state.danger == 4 and t.explorer().alive


@rule("MA-Q-43")
def test_a_boxed_monster_does_not_come_back_with_a_new_level() -> None:
    def prepare(t: Table) -> None:
        t.state.danger, t.state.monsters_boxed = ARROW - 1, ["listener"]
        t.state.monster_deck = [card for card in t.state.monster_deck if card != "listener"]

    t = increase(prepare=prepare)
    assert t.state.monster_level == 2 and t.state.monsters_boxed[0] == "listener"
    assert "listener" not in t.state.monster_deck


@rule("MA-DANGER-08", "MA-Q-41")
def test_at_level_five_an_explorer_off_the_board_is_spared() -> None:
    t = table({LORRE: at(9, 2), RUSTAM: at(9, 5)}, equipped={LORRE: ["oil_can"]}, chapter="c1_4")
    t.state.lair, t.state.horror, t.state.monster_level = 1, 0, 5
    t.explorer(LORRE).cell, t.explorer(LORRE).left = -1, True
    t.go_to("lair_phase")
    assert t.explorer(LORRE).alive and [equipped.item for equipped in t.explorer(LORRE).equipped] == ["oil_can"]
    assert not t.explorer(RUSTAM).alive


@rule("MA-DANGER-09", "MA-Q-40")
@pytest.mark.parametrize(("before", "after"), [(5, 1), (3, 0), (0, 0)])
def test_danger_is_reduced_as_far_as_the_starting_mark(before: int, after: int) -> None:
    """The antidote reduces danger by 4."""
    t = table({LORRE: at(5, 5)}, items={LORRE: ["dread_antidote"]})
    t.state.danger, t.state.monster_level, t.explorer().inspiration = before, 2, 1
    t.refresh()
    t.use("dread_antidote")
    assert t.state.danger == after and t.state.monster_level == 2


# --- monsters appear ---------------------------------------------------------------------------------------------


def appear(
    rows: list[str], *, where: int = at(5, 5), dice: tuple[int, ...] = (), prepare: Callable[[Table], None] = lambda t: None
) -> Table:
    """A successful roll of the lair for Lorre, then other draws."""
    t = table({LORRE: where}, rows=rows)
    t.state.lair, t.state.horror = 9, 0
    prepare(t)
    t.roll_attack(9, *dice)
    t.go_to("lair_phase")
    return t


@rule("MA-SPAWN-01")
def test_nothing_appears_where_there_is_no_lair_cell() -> None:
    """Chapter 4 makes a monster appear because of an explorer."""
    for rows, comes in (([], False), (["L"], True)):
        t = table({LORRE: at(5, 5)}, rows=rows, chapter="c1_3")
        t.state.fragments.append(Fragment(lay_map(["L"]), 0, 1, 0))  # the next fragment has one; it does not matter
        t.state.chapters = ["c1_5", "c1_4"]
        t.state.lair, t.state.horror, deck = 1, 0, list(t.state.monster_deck)
        t.roll_attack(1, 1)  # nothing comes of the dice of the lair and the horror
        t.go_to("lair_phase")
        assert t.state.chapter == "c1_4"
        assert bool(t.what("appeared")) is comes
        assert (t.state.monster_deck == deck) is not comes
        assert len(t.what("danger")) == 5 + 1  # of the timeout, and the one time the chapter lowers it


@rule("MA-SPAWN-02", "MA-SPAWN-05", "MA-MPHASE-01")
def test_the_top_card_of_the_deck_goes_to_the_right_end_of_the_queue() -> None:
    def prepare(t: Table) -> None:
        t.state.monsters = [Monster("saral", at(1, 10))]
        t.state.monster_deck = ["mi_go", "listener", "k_thun"]

    t = appear(["L"], prepare=prepare)
    assert [event.who for event in t.what("appeared")] == ["k_thun"]
    assert t.state.monster_deck == ["mi_go", "listener"]
    assert [monster["card"] for monster in t.match.view(None)["monsters"]] == ["saral", "k_thun"]


@rule("MA-SPAWN-03")
def test_an_empty_deck_is_made_anew_from_the_destroyed() -> None:
    gone = ["mi_go", "listener", "saral"]

    def prepare(t: Table) -> None:
        t.state.monster_deck, t.state.monsters_destroyed = [], list(gone)

    t = appear(["L"], dice=(0, 1), prepare=prepare)  # shuffled: the first and the last change places
    assert [event.who for event in t.what("appeared")] == ["mi_go"]
    assert t.state.monster_deck == ["saral", "listener"] and t.state.monsters_destroyed == []
    assert t.what("danger") == []


@rule("MA-SPAWN-03")
def test_while_the_deck_lasts_the_destroyed_stay_where_they_are() -> None:
    def prepare(t: Table) -> None:
        t.state.monster_deck, t.state.monsters_destroyed = ["k_thun"], ["mi_go"]

    t = appear(["L"], prepare=prepare)
    assert [event.who for event in t.what("appeared")] == ["k_thun"] and t.state.monsters_destroyed == ["mi_go"]


@rule("MA-SPAWN-04")
def test_without_any_monster_left_danger_rises_instead() -> None:
    def prepare(t: Table) -> None:
        t.state.monster_deck, t.state.monsters_destroyed = [], []

    t = appear(["L"], prepare=prepare)
    assert t.what("appeared") == [] and t.state.monsters == []
    assert [event.n for event in t.what("danger")] == [1]


@rule("MA-SPAWN-06", "MA-Q-46")
def test_the_figure_stands_on_the_nearest_unsealed_lair_of_the_fragment() -> None:
    rows = ["L........L", "", "", "", "", "", "...L"]
    assert appear(rows, where=at(2, 3)).what("appeared")[0].data["cell"] == at(1, 1)
    assert appear(rows, where=at(8, 5)).what("appeared")[0].data["cell"] == at(7, 4)
    sealed = appear(rows, where=at(8, 2), prepare=lambda t: set_token(t.state, at(7, 4), DESTROYED))
    assert sealed.what("appeared")[0].data["cell"] == at(1, 1)


@rule("MA-SPAWN-06")
def test_near_is_what_is_near_the_explorer_who_caused_it() -> None:
    t = table({LORRE: at(2, 2), RUSTAM: at(9, 9)}, rows=["L", *[""] * 8, ".........L"])
    t.state.lair, t.state.horror = 9, 0
    t.roll_attack(1, 9)  # nothing for Lorre, a monster for Rustam
    t.go_to("lair_phase")
    t.answer(ref=LORRE)
    assert [(event.about, event.data["cell"]) for event in t.what("appeared")] == [(RUSTAM, at(10, 10))]


@rule("MA-SPAWN-06")
def test_a_nearer_lair_of_the_next_fragment_does_not_count() -> None:
    def prepare(t: Table) -> None:
        t.state.fragments.append(Fragment(lay_map(["", "", "", "", "L"]), 0, 1, 0))

    t = appear(["L"], where=at(5, 10), prepare=prepare)
    assert t.what("appeared")[0].data["cell"] == at(1, 1)


@rule("MA-SPAWN-06", "MA-Q-45")
def test_between_lairs_equally_near_the_players_choose() -> None:
    t = appear(["....L", "", "", "", "", "", "", "", "....L"])
    assert t.asked() == "choose_lair"
    assert t.decision(0).options == (ChooseThing(f"cell@{at(1, 5)}"), ChooseThing(f"cell@{at(9, 5)}"))
    t.answer(ref=f"cell@{at(9, 5)}")
    assert t.what("appeared")[0].data["cell"] == at(9, 5)


@rule("MA-SPAWN-07")
def test_a_taken_lair_puts_the_figure_on_the_nearest_free_cell() -> None:
    def prepare(t: Table) -> None:
        t.state.monsters = [Monster("saral", at(1, 1))]

    t = appear(["L#", ".#"], prepare=prepare)
    assert t.what("appeared")[0].data["cell"] == at(2, 1)


@rule("MA-SPAWN-07", "MA-Q-45")
def test_between_free_cells_equally_near_the_players_choose() -> None:
    def prepare(t: Table) -> None:
        t.state.monsters = [Monster("saral", at(1, 1))]

    t = appear(["L.", ".#"], prepare=prepare)
    assert t.asked() == "choose_landing"
    t.answer(ref=f"cell@{at(2, 1)}")
    assert t.what("appeared")[0].data["cell"] == at(2, 1)


@rule("MA-SPAWN-07", "MA-Q-44")
def test_a_monster_that_must_appear_on_a_chasm_is_destroyed_at_once() -> None:
    def prepare(t: Table) -> None:
        t.state.monsters, t.state.monster_deck = [Monster("saral", at(1, 1))], ["listener"]

    t = appear(["L#", "~#"], prepare=prepare)
    assert t.what("appeared")[0].data["cell"] == at(2, 1)
    assert t.state.monsters_destroyed == ["listener"] and [monster.card for monster in t.state.monsters] == ["saral"]
    assert t.explorer().inspiration == 0  # nobody's turn


@rule("MA-DANGER-08", "MA-GAME-09")
@pytest.mark.parametrize("phase", ["lair_phase", "horror_phase"])
def test_when_danger_kills_the_last_explorer_the_story_stops_there(phase: str) -> None:
    t = table({LORRE: at(9, 2)}, rows=["L"])
    t.state.lair, t.state.horror, t.state.monster_level = 1, 4, 5
    t.roll_attack(9)
    t.go_to(phase)
    assert t.match.outcome is not None and t.match.outcome.kind == "lost"
    assert t.told(StoryTold) == [] and t.what("event_launched") == [] and t.what("lair_value") == []

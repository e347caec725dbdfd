"""Every question names the card, the monster or the rule because of which it is asked, and what will be done."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import options as o
from eldertable.games.machina_arcana.game import GAME
from eldertable.kernel.decision import Decision
from eldertable.kernel.match import Match
from eldertable.kernel.text import LANGUAGES, Speaker
from eldertable.words import names_of

from .arrange import Table, at, table
from .own_cards import print_item
from .test_prompts import TEXT

KIM, LORRE = "kim_richards", "lorre_gerrar"
SPEAKERS = {
    language: Speaker(language, [TEXT.with_name(f"{language}.ftl").read_text(encoding="utf-8"), names_of(GAME, language)])
    for language in LANGUAGES
}
# what has just been gained or taken out asks these: it lies beside the question
CLEAR_BY_THEMSELVES = {"use_inventory", "put_card"}


def prompt(t: Table, language: str = "en") -> tuple[str, str]:
    """The question and the line under it."""
    question = GAME.question(t.state, t.match.pending[t.seat])
    say = SPEAKERS[language].say
    return say(question.text), "" if question.facts is None else say(question.facts)


@pytest.mark.parametrize("seats", [1, 3])
def test_no_question_of_a_whole_match_is_asked_without_its_cause(seats: int) -> None:
    match = Match(GAME, seats, GAME.check_options(seats, {}), f"why do you ask {seats}")
    silent = set()
    while match.pending and len(match.answers) < 900:
        seat, decision = next(iter(match.pending.items()))
        if len(decision.options) > 1 and GAME.question(match.state, decision).facts is None:
            silent.add(decision.kind)
        match.choose(seat, 0 if len(decision.options) == 1 else GAME.heuristics.pick(match.state, decision))
    assert silent <= CLEAR_BY_THEMSELVES


def test_whoever_is_asked_for_a_door_is_told_the_card_and_the_deed() -> None:
    doors = [(5, 5, "east"), (6, 5, "east")]
    t = table({KIM: at(5, 2)}, doors=doors, items={KIM: ["door_wedges"]})
    t.choose(o.UseAbility, 0, card="door_wedges")
    assert t.asked() == "choose_door"
    assert prompt(t) == ("Close which door?", "“Door Wedges”")
    assert prompt(t, "ru") == ("Какую дверь закрыть?", "«Дверные клинья»")


DEEDS = {
    "destroy_cell": ("Destroy which cell?", "any: trap_cell, in: fragment"),
    "seal_lair": ("Seal which lair?", "any: lair_cell, in: fragment"),
    "activate": ("Activate which cell?", "any: event_cell, in: fragment"),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_whoever_is_asked_for_a_cell_is_told_the_card_and_the_deed(monkeypatch: pytest.MonkeyPatch, deed: str) -> None:
    asked, which = DEEDS[deed]
    print_item(monkeypatch, "thing", f"[{{cost: {{stamina: 1}}, do: [{{{deed}: {{at: {{{which}}}}}}}]}}]")
    t = table({KIM: at(5, 5)}, rows=["^.^", "L.L", "E.E"], equipped={KIM: ["thing"]})
    t.use("thing")
    question = GAME.question(t.state, t.match.pending[t.seat])
    assert SPEAKERS["en"].say(question.text) == asked
    assert question.facts is not None and question.facts.args["cause"].id == "machina_arcana-thing"  # type: ignore[union-attr]


def test_whoever_moves_another_is_told_whom(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = "{cost: {stamina: 1}, target: {piercing: 3}, do: [{move: {max: 2, at: target, by: user}}]}"
    print_item(monkeypatch, "thing", f"[{moves}]")
    t = table({KIM: at(5, 5)}, {"mi_go": at(5, 7)}, equipped={KIM: ["thing"]})
    t.use("thing", 0, "mi_go")
    question = GAME.question(t.state, t.match.pending[t.seat])
    assert t.asked() == "choose_step" and SPEAKERS["en"].say(question.text) == "Mi-go: step where?"


def test_whoever_chooses_where_a_teleport_ends_is_told_who_lands_there() -> None:
    t = table({LORRE: at(5, 9)}, rows=["", "", "", "", ".....E"], equipped={LORRE: ["ship_chronometer"]})
    t.choose(o.UseAbility, 0, card="ship_chronometer", ability=0)
    asked, told = prompt(t)
    assert t.asked() == "choose_landing" and asked == "Lorre Gerrar: onto which cell?"
    assert told.endswith("a teleport") and "Chronometer" in told


def test_what_a_chosen_cell_is_for_stands_on_its_button() -> None:
    t = table({KIM: at(5, 5)}, rows=["L.L"])
    cell = (o.ChooseThing(f"cell@{at(1, 1)}"), o.ChooseThing(f"cell@{at(1, 3)}"))
    said = {}
    for kind, args in (("choose_lair", {}), ("choose_landing", {}), ("choose_landing", {"moved": KIM}), ("choose_cell", {})):
        asked = Decision(0, kind, cell, {"who": KIM, **args})
        said[kind, *args] = SPEAKERS["en"].say(GAME.option_words(t.state, asked, cell[0]).text)
    assert said == {
        ("choose_lair",): "Comes out here: lair A1",
        ("choose_landing",): "Appears here: lair A1",
        ("choose_landing", "moved"): "Move here: lair A1",
        ("choose_cell",): "Choose: lair A1",
    }


def test_whoever_pays_an_attack_with_inspiration_is_told_who_attacks() -> None:
    t = table({LORRE: at(5, 5)}, {"saral": at(5, 6)})
    t.explorer().inspiration = 2
    t.refresh()
    t.roll_attack(*[5] * 6)
    t.monster_turn("saral", stamina=3)
    assert t.asked() == "inspiration_for_health"
    assert prompt(t)[1].startswith("Damage: Saral. Lorre Gerrar: health")


def test_whoever_pays_an_attack_of_an_item_is_told_who_attacks_and_not_with_what() -> None:
    t = table({LORRE: at(5, 5), KIM: at(5, 7)}, equipped={LORRE: ["spiked_whip"]})
    t.explorer(KIM).inspiration = 1
    t.refresh()
    t.roll_attack(*[5] * 6)
    t.use("spiked_whip", 0, KIM)
    assert t.asked() == "inspiration_for_health" and prompt(t)[1].startswith("Damage: Lorre Gerrar. Kim Richards: health")


def test_whoever_has_too_few_hands_is_told_so() -> None:
    weapons = ["ice_axe", "pipe_wrench", "bone_sickle"]
    t = table({KIM: at(5, 5)}, items={KIM: weapons})
    t.choose(o.UseInventory, 0)
    for item in weapons:
        t.take(o.Attach(item, "", "main"))
    assert t.asked() == "choose_stow" and prompt(t)[1].startswith("Not enough hands")


def test_who_is_pulled_first_is_asked_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    pulls = "{pull: {cells: 3, at: {each: monster, in: fragment}}}"
    magnet = print_item(monkeypatch, "test_magnet", f"[{{cost: {{stamina: 1}}, do: [{pulls}]}}]")
    t = table({KIM: at(5, 5)}, {"mi_go": at(5, 8), "saral": at(5, 9)}, equipped={KIM: [magnet]})
    t.use(magnet)
    asked = SPEAKERS["en"].say(GAME.question(t.state, t.match.pending[t.seat]).text)
    assert t.asked() == "choose_creature" and asked == "Who moves first?"


def test_of_the_lair_phase_no_card_is_named_as_the_cause() -> None:
    t = table({KIM: at(1, 2)}, rows=["L.L"])
    t.state.lair, t.state.horror = 5, 0
    t.roll_attack(9)
    t.go_to("lair_phase")
    assert t.asked() == "choose_lair" and prompt(t)[1].startswith("A monster comes out.")


def test_whoever_seals_a_lair_between_chapter_cells_is_told_what_is_chosen() -> None:
    t = table({KIM: at(5, 5)}, rows=["", "", "....*", "", ".....L", "", "....*"])
    t.explorer().inspiration = 4
    t.refresh()
    t.choose(o.SealLair, 0)
    assert t.asked() == "choose_cell"
    asked, told = prompt(t)
    assert asked == "Light which chapter cell?" and told.startswith("The sealed lair lights")


@pytest.mark.parametrize(("draw", "others"), [(2, "The other one"), (3, "Others")])
def test_one_other_card_is_not_called_several(draw: int, others: str) -> None:
    t = table({KIM: at(5, 5)})
    cards = ("bone_sickle", "pipe_wrench", "ice_axe")[:draw]
    gained = Decision(0, "choose_gained", tuple(o.ChooseCard(card) for card in cards), {"who": KIM})
    told = GAME.question(t.state, gained).facts
    assert told is not None and SPEAKERS["en"].say(told).startswith(others)
    put = tuple(o.PutCard(card, where) for card in cards[1:] for where in ("discard", "deck"))
    asked = SPEAKERS["ru"].say(GAME.question(t.state, Decision(0, "put_card", put, {"who": KIM})).text)
    assert asked == ("Куда другую карту?" if draw == 2 else "Куда остальные карты?")

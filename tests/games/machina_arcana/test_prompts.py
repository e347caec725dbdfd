"""What stands on the buttons of a prompt."""

from __future__ import annotations

from pathlib import Path

from eldertable.games import machina_arcana
from eldertable.games.machina_arcana import options as o
from eldertable.games.machina_arcana.events import Happened
from eldertable.games.machina_arcana.game import GAME
from eldertable.kernel.decision import Decision, Option
from eldertable.kernel.text import Speaker, Text

from .arrange import Table, at, table

TEXT = Path(machina_arcana.__file__).with_name("text") / "en.ftl"


def test_ending_the_turn_is_the_button_that_stands_out() -> None:
    here = table({"hank_horden": at(5, 5)})
    decision = here.decision()
    assert decision.kind == "act"
    stands_out = [option for option in decision.options if GAME.option_words(here.state, decision, option).main]
    assert stands_out == [o.PASS]


TOLD = {"who": "hank_horden", "result": 3, "dice": (2, 0), "against": (("mi_go", 5),)}


def test_inspiration_is_offered_with_what_it_brings() -> None:
    here = table({"hank_horden": at(5, 5)})
    asked = Decision(0, "inspire", (o.ChooseNumber(0), o.ChooseNumber(2)), TOLD)
    speaker = Speaker("en", [TEXT.read_text(encoding="utf-8"), "machina_arcana-mi_go = Mi-go"])
    said = [speaker.say(GAME.option_words(here.state, asked, option).text) for option in asked.options]
    assert said == ["Add none", "+2: a hit"]
    question = GAME.question(here.state, asked)
    assert question.facts is not None
    assert speaker.say(question.facts) == "Dice 2, 0; result 3, needed: 5 (Mi-go)"


def test_an_ability_of_ones_own_card_is_not_told_by_naming_its_owner_twice() -> None:
    line = GAME.log_words(Happened(what="used", who="mi_go", card="mi_go"))
    assert line is not None
    speaker = Speaker("en", [TEXT.read_text(encoding="utf-8"), "machina_arcana-mi_go = Mi-go"])
    assert speaker.say(line.text) == "Mi-go: own ability"


def facts(t: Table) -> str:
    """The line under the question, in English."""
    decision = t.match.pending[t.seat]
    told = GAME.question(t.state, decision).facts
    names = (f"{id} = {name['en']}" for id, name in GAME.names().items())
    return "" if told is None else Speaker("en", [TEXT.read_text(encoding="utf-8"), "\n".join(names)]).say(told)


def two_with_items() -> Table:
    return table(
        {"hank_horden": at(5, 5), "lorre_gerrar": at(5, 6)},
        rows=["....", "....", "....", "...", "...W"],
        items={"hank_horden": ["ether_bomb"], "lorre_gerrar": ["gas_mask"]},
    )


def test_whoever_gives_is_told_who_gets_it() -> None:
    t = two_with_items()
    t.choose(o.Exchange, 0, explorer="lorre_gerrar")
    assert facts(t).startswith("Lorre Gerrar gets it")
    t.answer(card="ether_bomb")
    assert t.seat == 1 and facts(t).startswith("Hank Horden gets it")


def test_a_swap_at_the_workbench_names_both_sides() -> None:
    t = two_with_items()
    t.state.item_decks["weapon"] += ["frost_spear", "pipe_wrench", "bone_sickle"]
    t.refresh()
    t.choose(o.Activate, 0, as_kind="workbench")
    assert facts(t) == "Card 1 of 3"
    t.answer(deck="weapon")
    assert facts(t) == "Card 2 of 3. Chosen so far: Weapons"
    t.answer(deck="weapon")
    t.answer(deck="weapon")
    assert all(name in facts(t) for name in ("Frost Spear", "Pipe Wrench", "Bone Sickle"))
    t.answer(card="ether_bomb")
    assert facts(t).startswith("Ether Bomb")


def test_who_may_support_is_told_whom_and_with_how_much() -> None:
    here = table({"hank_horden": at(5, 5)})
    asked = Decision(
        0, "support", (o.AGREE, o.DECLINE), {"who": "hank_horden", "payer": "kim_richards", "n": 2, "purpose": "health"}
    )
    told = GAME.question(here.state, asked).facts
    assert told is not None and told.args["n"] == 2
    assert told.args["payer"] == GAME.option_words(here.state, asked, o.ChooseThing("kim_richards")).text


def both_inspired(monsters: dict[str, int] | None = None, rows: list[str] | None = None) -> Table:
    """Lorre and Rustam side by side, each with inspiration for the other."""
    t = table({"lorre_gerrar": at(5, 5), "rustam_alimov": at(6, 5)}, monsters or {}, rows=rows or [])
    for explorer in t.state.explorers:
        explorer.inspiration = 3
    t.refresh()
    return t


def test_whoever_pays_inspiration_is_told_which_roll_it_raises() -> None:
    t = both_inspired({"mi_go": at(5, 6)})
    t.roll_attack(3)
    t.use("lorre_gerrar", 1, "mi_go")
    t.answer(n=2)
    assert t.asked() == "pay_inspiration"
    assert facts(t).startswith("The roll rises from 2 to 4, needed: will 4 (Mi-go). Inspiration needed: 2.")
    t.take(o.PayInspiration((("lorre_gerrar", 1), ("rustam_alimov", 1))))
    assert t.asked() == "support"
    assert facts(t) == "Lorre Gerrar asks for inspiration: 1. The roll rises from 2 to 4, needed: will 4 (Mi-go)"


def test_whoever_pays_inspiration_is_told_the_deed_or_the_card_it_buys() -> None:
    t = both_inspired(rows=["", "", "", "....L"])
    t.choose(o.SealLair, 0)
    assert t.asked() == "pay_inspiration" and facts(t).startswith("To seal the lair.")
    t = both_inspired()
    t.explorer("rustam_alimov").health = 1
    t.refresh()
    t.use("lorre_gerrar", 0)
    assert t.asked() == "pay_inspiration" and facts(t).startswith("For the explorer’s own ability.")


def test_whoever_loses_inspiration_is_told_what_takes_it() -> None:
    t = both_inspired({"whisperer": at(5, 6)})
    t.explorer("lorre_gerrar").health = 1  # the weaker of two that are equally near
    t.roll_attack(0, 0)
    t.monster_turn("whisperer", stamina=2)
    assert t.asked() == "pay_inspiration" and facts(t).startswith("Taken by “Whisperer”.")


def option_named(t: Table, wanted: type[Option]) -> list[tuple[str, str]]:
    """Words and detail of the options of a kind, in English."""
    decision = t.match.pending[t.seat]
    names = (f"{id} = {name['en']}" for id, name in GAME.names().items())
    speaker = Speaker("en", [TEXT.read_text(encoding="utf-8"), "\n".join(names)])
    words = [GAME.option_words(t.state, decision, option) for option in decision.options if isinstance(option, wanted)]
    return [(speaker.say(one.text), speaker.say(one.detail) if one.detail else "") for one in words]


def test_an_attack_that_reaches_only_explorers_says_so() -> None:
    t = table({"hank_horden": at(5, 5), "lorre_gerrar": at(5, 6)})
    t.decision()
    assert option_named(t, o.UseAbility) == [("Hank Horden: own ability", "reaches only your own people")]
    t = table({"hank_horden": at(5, 5)}, {"mi_go": at(5, 6)})
    t.decision()
    assert option_named(t, o.UseAbility) == [("Hank Horden: own ability", "")]


def test_an_ability_that_would_reach_nobody_says_so() -> None:
    t = table({"baptiste_okoye": at(5, 5)}, {"mi_go": at(1, 1)})
    t.decision()
    assert option_named(t, o.UseAbility) == [("Baptiste Okoye: own ability", "would do nothing now")]
    t = table({"baptiste_okoye": at(5, 5)}, {"mi_go": at(5, 6)})
    t.decision()
    assert option_named(t, o.UseAbility) == [("Baptiste Okoye: own ability", "")]


def test_targets_are_named_with_what_is_done_to_them_and_the_price_stands_above() -> None:
    t = table({"hank_horden": at(5, 5)}, {"mi_go": at(5, 6)})
    t.decision()
    t.answer(card="hank_horden", ability=1)
    assert t.asked() == "choose_target" and facts(t) == "Own ability, stamina 2"
    assert {words for words, _ in option_named(t, o.ChooseThing)} == {"Attack Hank Horden", "Attack Mi-go"}


def test_whoever_loses_health_is_told_what_is_left() -> None:
    here = table({"hank_horden": at(5, 5)})
    here.state.explorers[0].inspiration = 2
    asked = Decision(0, "inspiration_for_health", (o.AGREE, o.DECLINE), {"who": "hank_horden"})
    told = GAME.question(here.state, asked).facts
    assert told is not None
    assert (told.args["health"], told.args["inspiration"]) == (6, 2)


def test_whoever_leads_the_monsters_is_told_whose_death_it_follows() -> None:
    here = table({"hank_horden": at(5, 5), "lorre_gerrar": at(1, 1)}, {"mi_go": at(5, 7)})
    here.state.explorers[0].alive = False
    here.state.explorers[0].cell = -1
    told = GAME.question(here.state, Decision(0, "steer", (o.PASS,), {"who": "mi_go"})).facts
    assert told is not None
    assert told.args["dead"] == Text("machina_arcana-hank_horden")

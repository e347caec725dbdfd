"""What stands on the buttons of a prompt."""

from __future__ import annotations

from pathlib import Path

from eldertable.games import machina_arcana
from eldertable.games.machina_arcana import options as o
from eldertable.games.machina_arcana.events import Happened
from eldertable.games.machina_arcana.game import GAME
from eldertable.kernel.decision import Decision
from eldertable.kernel.text import Speaker

from .arrange import at, table

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
    assert speaker.say(question.facts) == "Dice 2, 0; result 3 against Mi-go 5"


def test_an_ability_of_ones_own_card_is_not_told_by_naming_its_owner_twice() -> None:
    line = GAME.log_words(Happened(what="used", who="mi_go", card="mi_go"))
    assert line is not None
    speaker = Speaker("en", [TEXT.read_text(encoding="utf-8"), "machina_arcana-mi_go = Mi-go"])
    assert speaker.say(line.text) == "Mi-go: own ability"

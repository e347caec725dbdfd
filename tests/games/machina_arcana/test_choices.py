"""Where a card leaves a choice, each option says what it does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from eldertable.games.machina_arcana.card_text import choice_text
from eldertable.games.machina_arcana.cards import CARDS
from eldertable.games.machina_arcana.game import GAME
from eldertable.games.machina_arcana.vocabulary import Effect
from tests.games.machina_arcana.arrange import at, table
from tests.games.machina_arcana.test_card_text import SPEAKERS, clean

HANK = "hank_horden"


def nested(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        for branch in (effect.then, effect.otherwise, *effect.choices):
            yield from nested(branch)


CHOICES = [
    pytest.param(card.id, effect, id=card.id)
    for card in CARDS.values()
    for ability in card.abilities
    for effect in nested(ability.do)
    if effect.word == "choose"
]


@pytest.mark.parametrize(("card", "effect"), CHOICES)
def test_every_choice_of_a_card_can_be_said_and_told_apart(card: str, effect: Effect) -> None:
    for speaker in SPEAKERS.values():
        told = [speaker.say(choice_text(CARDS[card], effect.path, number)) for number in range(len(effect.choices))]
        assert len(set(told)) == len(told) > 1
        assert all(clean(one) for one in told), told


def test_a_player_is_asked_in_the_words_of_the_card() -> None:
    t = table({HANK: at(5, 5)}, {"mi_go": at(5, 7)}, equipped={HANK: ["gravity_cannon"]})
    t.roll_attack(0, 0, 0, 0)
    t.use("gravity_cannon", 0, "mi_go")
    decision = t.decision()
    assert decision.kind == "choose_list"
    words = [GAME.option_words(t.state, decision, option) for option in decision.options]
    assert [SPEAKERS["en"].say(one.text) for one in words] == ["Pull the target by 2 cells.", "Push the target by 2 cells."]


def test_whoever_chooses_for_itself_is_named_and_addressed() -> None:
    """Frostbite lets each explorer choose: the button is not about somebody else."""
    t = table({HANK: at(5, 5)}, equipped={HANK: ["gravity_cannon"]})
    t.state.horror_deck.append("frostbite")
    t.state.horror = 1
    t.go_to("horror_phase")
    decision = t.decision()
    assert decision.kind == "choose_list"
    asked = {language: speaker.say(GAME.question(t.state, decision).text) for language, speaker in SPEAKERS.items()}
    assert asked == {"en": "Hank Horden: choose one", "ru": "Хэнк Хорден: выберите одно"}
    words = [GAME.option_words(t.state, decision, option).text for option in decision.options]
    assert [SPEAKERS["en"].say(one) for one in words] == ["Lose 1 health.", "Stow 2 items."]
    assert SPEAKERS["ru"].say(words[0]) == "Потеряйте 1 здоровье."

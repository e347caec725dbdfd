"""No card is left out: every ability of every card stands in one of the lists that the other tests of this kind go through."""

from __future__ import annotations

import pytest

from eldertable.games.machina_arcana import card_text, values
from eldertable.games.machina_arcana.cards import CARDS, FINALE_CREATURES, ITEMS
from eldertable.games.machina_arcana.vocabulary import Card
from eldertable.kernel.text import LANGUAGES
from eldertable.testing import rule
from eldertable.words import speaker

from .arrange import at, table
from .exercise import hold
from .test_every_ability import BY_MONSTERS, USED
from .test_every_chapter import PLAYED
from .test_every_event import ENTERING
from .test_every_passive import PASSIVE
from .test_every_trigger import COMING, WAITING


def test_every_ability_of_every_card_is_exercised() -> None:
    tested = {*USED, *BY_MONSTERS, *WAITING, *((card, index) for card, index, _ in PASSIVE)}
    for card in (*ENTERING, *COMING, *PLAYED):
        tested |= {(card, ability.index) for ability in CARDS[card].abilities if ability.kind == "enters_play"}
    tested.add(("c1_finale", 0))  # with the finale's other rules
    assert tested == {(card, ability.index) for card in CARDS for ability in CARDS[card].abilities}


PRINTED = [(item, name) for item in ITEMS for name in ("defence", "will") if getattr(ITEMS[item].stats, name)]


@rule("MA-ITEM-07")
@pytest.mark.parametrize(("item", "name"), PRINTED, ids=str)
def test_the_symbols_of_an_item_count_while_it_is_equipped(item: str, name: str) -> None:
    t = table({"hank_horden": at(5, 5)}, items={"hank_horden": [item]})
    bare = values.parts_of(t.state, "hank_horden", name)
    assert item not in dict(bare)
    hold(t, item)
    assert dict(values.parts_of(t.state, "hank_horden", name))[item] == getattr(ITEMS[item].stats, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", [*CARDS.values(), *FINALE_CREATURES.values()], ids=lambda card: card.id)
def test_a_card_has_a_name_and_says_each_of_its_abilities(card: Card, language: str) -> None:
    said = speaker(language)
    assert said.say(f"machina_arcana-{card.id}").strip()
    told = [said.say(card_text.ability_text(card, ability)).strip() for ability in card.abilities]
    assert all(told)
    assert len(set(told)) == len(told)

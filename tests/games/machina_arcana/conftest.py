"""What these tests share: the content is as it was when a module of tests is over."""

from collections.abc import Iterator

import pytest

from eldertable.games.machina_arcana.cards import CARDS, CHAPTERS, EVENTS, EXPLORERS, ITEMS, MONSTERS


@pytest.fixture(autouse=True, scope="module")
def content_stays_as_it_is() -> Iterator[None]:
    """Decks are built in the order of the content: a card put back at the end would change every game played in this process."""
    decks = (CARDS, CHAPTERS, EVENTS, EXPLORERS, ITEMS, MONSTERS)
    before = [list(deck.items()) for deck in decks]
    yield
    assert [list(deck.items()) for deck in decks] == before, "a test has left the content changed"

"""What people say to each other at a table. Who watches hears the players, but is heard only by those who watch: nobody can
whisper advice into a match."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from eldertable.server.connection import Connection
from eldertable.server.messages import Said, Talk
from eldertable.server.refusals import refused, refused_by_store
from eldertable.server.store import Store, StoreError, Words

if TYPE_CHECKING:
    from eldertable.server.rooms import Room

MOST_LETTERS = 300
MOST_SHOWN = 200  # of old words, to somebody who comes
MOST_AT_ONCE, WITHIN_SECONDS = 5, 10.0  # lines of one seat; all who watch count as one
MOST_RACES = 20
JOINERS = "\u200c\u200d"  # unseen, but letters and faces are put together with them


class Talking:
    def __init__(self, room: Room, store: Store) -> None:
        self._room, self._store = room, store
        self._words: list[Words] = []

    @property
    def length(self) -> int:
        return len(self._words)

    async def say(self, seat: int | None, text: str) -> None:
        """Store it and let everybody hear it who may; Refused when there is nothing to say, or too much."""
        text = one_line(text)
        if not text:
            raise refused("say-nothing")
        if len(text) > MOST_LETTERS:
            raise refused("say-less", limit=MOST_LETTERS)
        if self._hurries(seat):
            raise refused("say-slower", limit=MOST_AT_ONCE, seconds=round(WITHIN_SECONDS))
        for _ in range(MOST_RACES):
            words = Words(self.length, seat, time.time(), text)
            try:
                stored = await self._store.say(self._room.id, words)
            except StoreError as error:
                raise refused_by_store(error) from error
            if stored:
                if words.number == self.length:  # else it was taken in meanwhile
                    self._hear([words])
                return
            await self.take_in()
        raise refused("busy", status=503)

    def _hurries(self, seat: int | None) -> bool:
        now = time.time()  # a clock may be put back: what was said "later" than now is no hurry
        recent = [words for words in self._words[-MOST_SHOWN:] if abs(now - words.said) < WITHIN_SECONDS]
        return sum(words.seat == seat for words in recent) >= MOST_AT_ONCE

    async def take_in(self) -> None:
        """Hear what was said through other processes."""
        try:
            found = await self._store.words(self._room.id, self.length)
        except StoreError as error:
            raise refused_by_store(error) from error
        self._hear([words for words in found if words.number >= self.length])

    def greet(self, connection: Connection) -> None:
        """Tell somebody who comes what was said before."""
        heard = [words for words in self._words if _hears(connection, words)]
        if heard:
            connection.say(Talk([_said(words) for words in heard[-MOST_SHOWN:]]))

    def _hear(self, news: list[Words]) -> None:
        self._words += news
        for connection in self._room.connections:
            heard = [_said(words) for words in news if _hears(connection, words)]
            if heard:
                connection.say(Talk(heard))


def one_line(text: str) -> str:
    """What was typed, without what cannot be seen: a sign that turns the rest of a line round would turn others' words too."""
    seen = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)
    return " ".join(word for word in seen.split() if word.strip(JOINERS))


def _hears(connection: Connection, words: Words) -> bool:
    return connection.seat is None or words.seat is not None


def _said(words: Words) -> Said:
    return Said(words.number, words.seat, words.said, words.text)

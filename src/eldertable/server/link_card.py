"""What a messenger shows of a link that somebody sends: a title, a sentence and a picture of what it leads to.

Whoever fetches it is a machine that runs no script, so the words stand in the page itself. They name the game, never a player."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from html import escape

from msgspec import Struct

from eldertable.kernel.text import LANGUAGES, Speaker, Text, text
from eldertable.server import shelf
from eldertable.server.house import House
from eldertable.server.refusals import Refused

PLACE = re.compile(rb"<title>.*?</title>")
PICTURES = "/links"
PICTURE_SIZE = ("1200", "630")
PATIENCE = 0.5  # seconds; a page does not wait for its card
_OF_A_GAME = re.compile(r"/(new|rules)/(\w+)/?")
_OF_A_MATCH = re.compile(r"/(t|r|fair)/(\w+)/?")


class LinkCard(Struct, frozen=True):
    title: Text
    about: Text
    game: str | None = None


ANYWHERE = LinkCard(text("app-server-link"), text("app-server-link-about"))


async def card_of(path: str, house: House, language: str) -> LinkCard:
    """The card of a page; of the whole table where the page is about no game that we know by name."""
    if found := _OF_A_GAME.fullmatch(path):
        kind, game = found[1], found[2]
    elif found := _OF_A_MATCH.fullmatch(path):
        kind, game = found[1], await _played(house, found[2])
    else:
        return ANYWHERE
    if not game or not _speaker(language).knows(f"{game}-title"):
        return ANYWHERE
    return LinkCard(text(f"app-server-link-{kind}", game=text(f"{game}-title")), text(f"{game}-tagline"), game)


def is_private(path: str) -> bool:
    """A page of somebody's match: whoever has its link may look, but it is nothing for search engines."""
    return _OF_A_MATCH.fullmatch(path) is not None


async def _played(house: House, match: str) -> str | None:
    """The game of a match; None if there is no such match, or nobody can tell now."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await house.game_of(match)
    except (Refused, TimeoutError):
        return None


def with_card(page: bytes, card: LinkCard, *, picture: str, language: str) -> bytes:
    """The page with the card in its head. `picture` is a whole address: messengers do not complete them."""
    say = _speaker(language).say
    title, about = say(card.title), say(card.about)
    tags = [
        ("name", "description", about), ("property", "og:type", "website"), ("property", "og:site_name", "Eldertable"),
        ("property", "og:title", title), ("property", "og:description", about), ("property", "og:image", picture),
        ("property", "og:image:width", PICTURE_SIZE[0]), ("property", "og:image:height", PICTURE_SIZE[1]),
        ("name", "twitter:card", "summary_large_image"),
    ]  # fmt: skip
    head = "".join(f'<meta {kind}="{name}" content="{escape(said)}" />' for kind, name, said in tags)
    return PLACE.sub(lambda found: found[0] + head.encode(), page, count=1)


def language_of(accepted: str) -> str:
    """Of the languages a browser would rather have (`Accept-Language`), the first that we speak."""
    wanted = (re.match(r"\s*([A-Za-z]+)", one) for one in accepted.split(","))
    return next((found[1].lower() for found in wanted if found and found[1].lower() in LANGUAGES), LANGUAGES[0])


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(language, [shelf.shelf_words(language)])

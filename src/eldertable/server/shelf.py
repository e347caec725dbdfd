"""What stands on the shelf: games, bots, words and rules, as the pages ask for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import yaml

from eldertable.kernel.game import Game, games
from eldertable.kernel.text import LANGUAGES
from eldertable.server.refusals import refused
from eldertable.words import home, sources


@cache
def bot_names() -> tuple[str, ...]:
    from eldertable import bots  # noqa: PLC0415 - bots bring search with them; most processes never think

    return tuple(bots.names())


def the_game(name: str) -> Game[Any]:
    known = games()
    if name not in known:
        raise refused("no-game", status=404, game=name, known=", ".join(known))
    return known[name]


# --- words ---------------------------------------------------------------------------------------------------------


@cache
def words(language: str) -> str:
    """One Fluent resource: the app's words, every game's words, the names of all cards and places."""
    if language not in LANGUAGES:
        raise refused("no-language", status=404, language=language, known=", ".join(LANGUAGES))
    return "\n".join(said for _, said in sources(language))


@cache
def shelf_words(language: str) -> str:
    """What is said before a match: the names of games and of their options, and why something was refused."""
    wanted = {id for game in games().values() for id in _named_before(game)}
    said = [found[0] for found in _MESSAGE.finditer(words(language)) if _before_a_match(found[1], wanted)]
    return "\n".join(said) + "\n"


# A message goes on in lines that are indented or close a brace. (The parser of Fluent needs seconds for all words.)
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=.*(?:\n[ \t}].*)*", re.MULTILINE)


def _before_a_match(id: str, named: set[str]) -> bool:
    return id in named or "-caption" in id or id.startswith(("app-server-", "app-error-"))


def _named_before(game: Game[Any]) -> Iterator[str]:
    yield from (f"{game.id}-title", f"{game.id}-tagline")
    for option in game.options:
        yield f"{game.id}-option-{option.id}"
        for choice in option.choices:
            yield from (f"{game.id}-option-{option.id}-{choice}", f"{game.id}-{choice}")


# --- rules ---------------------------------------------------------------------------------------------------------


@cache
def ledger(name: str) -> dict[str, Any]:
    """The rules of a game by section, as the pages show them."""
    file = home(the_game(name)) / "rules.yaml"
    if not file.is_file():
        return {"sections": [], "rulings": [], "terms": []}
    raw: dict[str, Any] = yaml.load(file.read_bytes(), Loader=yaml.CSafeLoader)
    return {
        "sections": _sections(raw),
        "rulings": [
            {"id": one["id"], "question": _both(one.get("question")), "ruling": _both(one.get("ruling"))}
            for one in raw.get("questions") or []
        ],
        "terms": raw.get("terms") or [],
    }


def _sections(raw: dict[str, Any]) -> list[dict[str, Any]]:
    """The sections as the ledger names them; a rule belongs to the one its id names (`AT-PH3-01` to `PH3`)."""
    found: dict[str, list[dict[str, Any]]] = {one["id"]: [] for one in raw.get("sections") or []}
    titles = {one["id"]: one["title"] for one in raw.get("sections") or []}
    for rule in raw.get("rules") or []:
        section = rule["id"].partition("-")[2].rpartition("-")[0]
        shown = {"id": rule["id"], "kind": rule.get("kind"), "text": rule["text"], "rulings": rule.get("rulings") or []}
        found.setdefault(section, []).append(shown)
    return [{"id": id, "title": _both(titles.get(id, id)), "rules": rules} for id, rules in found.items()]


def _both(said: Any) -> dict[str, str]:
    """Words in both languages; what is written in one only is shown in both."""
    return said if isinstance(said, dict) else dict.fromkeys(LANGUAGES, str(said or ""))

"""`eldertable rules`: the rules of a game, all of them, by a word or by an id."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

from ..kernel.content import read_yaml
from ..kernel.errors import ContentError
from ..kernel.game import game_named
from ..kernel.text import text
from ..words import home
from .simulate import GameName
from .voice import AsJson, BadArgument, Lang, console, help_for, language, print_json, refuse_flags, set_language


def rules(
    game: GameName,
    search: Annotated[str | None, typer.Option("--search", help=help_for("rules-search"))] = None,
    id: Annotated[str | None, typer.Option("--id", metavar="AT-PH3-01", help=help_for("rules-id"))] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    if search is not None and id is not None:
        refuse_flags("app-cli-not-together", ["--search", "--id"])
    found = [entry for entry in _read(game) if _fits(entry, search, id)]
    if not found:
        if id is not None:
            raise BadArgument(text("app-cli-no-rule", id=id))
        raise BadArgument(text("app-cli-nothing-found", search=search or ""))
    if as_json:
        print_json(found)
    else:
        _show(found)


def _read(game: str) -> list[dict[str, Any]]:
    """All entries of a game's ledger. A game of somebody else may have none, or another kind of file."""
    file = home(game_named(game)).joinpath("rules.yaml")
    if not file.is_file():
        raise BadArgument(text("app-cli-no-ledger", game=game))
    try:
        return list(entries(read_yaml(file)))
    except (AttributeError, IndexError, KeyError, TypeError) as error:
        raise ContentError(f"{game}/rules.yaml", text("app-content-other", detail=repr(error))) from error


def entries(ledger: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Rules, examples and rulings of a ledger in one form: id, section, text in the user's language."""
    lang = language()
    titles = {section["id"]: section["title"][lang] for section in ledger.get("sections") or ()}
    for rule in ledger.get("rules") or ():
        section = rule["id"].split("-")[1]
        yield {
            "id": rule["id"], "section": titles.get(section, section), "text": rule["text"][lang].strip(),
            "rulings": list(rule.get("rulings") or ()),
        }  # fmt: skip
    for example in ledger.get("examples") or ():
        parts = (example[part][lang].strip() for part in ("given", "when", "then") if part in example)
        yield {"id": example["id"], "section": "", "text": " ".join(parts), "rulings": []}
    for ruling in ledger.get("questions") or ():
        words = f"{ruling['question'][lang].strip()} — {ruling['ruling'][lang].strip()}"
        yield {"id": ruling["id"], "section": "", "text": words, "rulings": []}


def _fits(entry: dict[str, Any], search: str | None, id: str | None) -> bool:
    if id is not None:
        return bool(entry["id"].casefold() == id.casefold())
    if search is None:
        return True
    words = plain(f"{entry['id']} {entry['section']} {entry['text']}")
    return all(part in words for part in plain(search).split())


def plain(words: str) -> str:
    """As people type when they search: no capitals, no ё, ordinary spaces."""
    return words.casefold().replace("ё", "е").replace("\u00a0", " ")


def _show(found: list[dict[str, Any]]) -> None:
    section = None
    for entry in found:
        if entry["section"] and entry["section"] != section:
            section = entry["section"]
            console.print(f"\n{section}", style="bold", markup=False)
        rulings = f" [{', '.join(entry['rulings'])}]" if entry["rulings"] else ""
        console.print(f"{entry['id']}  {entry['text']}{rulings}", markup=False, soft_wrap=True)

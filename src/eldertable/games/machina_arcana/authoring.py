"""Checks a folder of somebody's own cards and tiles (docs/guide-cards.md): every problem with its file and line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ...kernel.content import line_of, read_yaml
from ...kernel.errors import ContentError
from ...kernel.text import text
from . import tiles
from .cards import CARDS, FOLDER, chapter, each_card, event, explorer, item, line_of_field, monster, wrong
from .references import Named
from .vocabulary import Card, Chapter

# The name of a file begins with what it holds.
BUILDERS: dict[str, Callable[[dict[str, Any]], Card]] = {
    "items": item, "weapons": item, "clothing": item, "artifacts": item, "single_use": item, "explorers": explorer,
    "monsters": monster, "events": event, "chapters": chapter,
}  # fmt: skip
TILES = "tiles"


def check_folder(folder: Path) -> Iterator[ContentError]:
    """Problems of all card and tile files below a folder. Files of other shapes belong to other games."""
    own: set[str] = set()
    drawn = set(_drawn(folder))
    named = Named()
    read: list[tuple[Path, int, Card]] = []
    for path in sorted(folder.rglob("*.yaml")):
        try:
            if path.name.startswith(TILES):
                found = list(_tile_problems(path))
            else:
                found = list(_card_problems(path, own, drawn, read)) if isinstance(read_yaml(path), list) else []
        except ContentError as error:
            found = [error]
        yield from (problem.moved(str(path.relative_to(folder))) for problem in found)
    for _, _, card in read:
        named.add(card)
    for path, number, card in read:
        yield from (problem.moved(str(path.relative_to(folder))) for problem in _not_there(path, number, card, named))


def _not_there(path: Path, number: int, card: Card, named: Named) -> Iterator[ContentError]:
    """The other cards it speaks of, which may stand in any file."""
    for field, id in named.missing(read_yaml(path)[number]):
        problem = text("machina_arcana-content-no-card", card=id)
        yield ContentError(path.name, problem, line=line_of_field(path, number, field), entry=card.id, field=field)


def _card_problems(path: Path, own: set[str], drawn: set[str], read: list[tuple[Path, int, Card]]) -> Iterator[ContentError]:
    build = next((build for prefix, build in BUILDERS.items() if path.name.startswith(prefix)), None)
    if build is None:
        known = ", ".join((*BUILDERS, TILES))
        raise ContentError(path.name, text("machina_arcana-content-file-name", known=known))
    for number, card in enumerate(each_card(path, build)):
        if isinstance(card, ContentError):
            yield card
            continue
        if card.id in own or (card.id in CARDS and not _is_ours(path)):
            line = line_of_field(path, number, "id")
            yield ContentError(path.name, text("machina_arcana-content-id-taken"), line=line, entry=card.id, field="id")
        own.add(card.id)
        read.append((path, number, card))
        if isinstance(card, Chapter) and card.tile and card.tile not in drawn:
            line = line_of_field(path, number, "tile")
            problem = text("machina_arcana-content-no-fragment", tile=card.tile)
            yield ContentError(path.name, problem, line=line, entry=card.id, field="tile")


def _is_ours(path: Path) -> bool:
    """The game's own files may be checked too."""
    return path.resolve().parent == Path(str(FOLDER)).resolve()


def _drawn(folder: Path) -> Iterator[str]:
    """The fragments a finale may name: ours and those of the folder."""
    for path in (FOLDER.joinpath(tiles.FILE), *sorted(folder.rglob(f"{TILES}*.yaml"))):
        try:
            data = read_yaml(path)
        except ContentError:
            continue
        if isinstance(data, dict):
            yield from (str(entry.get("id")) for entry in data.get("finales") or () if isinstance(entry, dict))


def _tile_problems(path: Path) -> Iterator[ContentError]:
    data = read_yaml(path)
    if not isinstance(data, dict) or not ("faces" in data or "finales" in data):
        raise ContentError(path.name, text("machina_arcana-content-no-faces"))
    legend = data.get("legend") or read_yaml(FOLDER.joinpath(tiles.FILE))["legend"]
    for key in ("faces", "finales"):
        for number, entry in enumerate(data.get(key) or ()):
            try:
                tiles.read_face(entry, legend)
            except ContentError as error:
                yield error.moved(path.name, line=line_of(path, key, number))
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                name = str(entry["id"]) if isinstance(entry, dict) and "id" in entry else f"#{number + 1}"
                yield ContentError(path.name, wrong(error), line=line_of(path, key, number), entry=name)

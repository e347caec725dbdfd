"""Names of what lies on the table of Machina Arcana, as texts."""

from __future__ import annotations

from ...kernel.text import Text, text
from .board import KINDS
from .state import ArcanaState
from .things import board_of


def say(id: str, **args: str | int | float | Text | tuple[Text, ...]) -> Text:
    return text(f"machina_arcana-{id}", **args)


def name_of(card: str) -> Text:
    """The name of a card; barrels and cells have names by kind."""
    if "@" in card:
        return say(f"thing-{card.partition('@')[0].replace('_', '-')}")
    if card in KINDS:
        return say(f"kind-{card.replace('_', '-')}")
    return Text(f"machina_arcana-{card}") if card else say("nobody")


def cell_name(state: ArcanaState, cell: int) -> Text:
    """A cell by its kind and its place on the fragment, as on the rim."""
    row, column = divmod(cell % 100, 10)
    kind = board_of(state).kinds[cell]
    return say("cell", kind=say(f"kind-{kind.replace('_', '-')}"), column="ABCDEFGHJK"[column], row=row + 1)


def thing_name(state: ArcanaState, ref: str) -> Text:
    if ref.startswith("cell@"):
        return cell_name(state, int(ref[5:]))
    return name_of(ref)

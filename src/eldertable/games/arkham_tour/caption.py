"""How a list of matches names a tour: by its Ancient One, which lies open from the start (AT-SETUP), and its round."""

from __future__ import annotations

from ...kernel.game import Caption
from ...kernel.text import Text, text
from .flow import ROUNDS
from .state import TourState


def caption(state: TourState) -> Caption:
    name = Text(f"arkham_tour-{state.ancient_one}")
    if state.outcome is not None or state.round == 0:
        return Caption(name)
    return Caption(text("arkham_tour-caption", name=name, round=state.round, rounds=ROUNDS), state.round / ROUNDS)

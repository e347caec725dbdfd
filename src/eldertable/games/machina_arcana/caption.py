"""How a list of matches names one of Machina Arcana: by its scenario and the chapter it has come to."""

from __future__ import annotations

from ...kernel.game import Caption
from ...kernel.text import Text, text
from .cards import CHAPTERS
from .setup import chapter_stack
from .state import ArcanaState


def caption(state: ArcanaState) -> Caption:
    scenario = Text(f"machina_arcana-option-scenario-{state.scenario}")
    if state.outcome is not None or not state.chapter:
        return Caption(scenario)
    if state.finale:
        return Caption(text("machina_arcana-caption-finale", scenario=scenario), 1.0)
    chapters = [card for card in chapter_stack(state) if CHAPTERS[card].role != "title"]
    number = CHAPTERS[state.chapter].number
    share = (chapters.index(state.chapter) + 1) / len(chapters)
    return Caption(text("machina_arcana-caption", scenario=scenario, number=number), share)

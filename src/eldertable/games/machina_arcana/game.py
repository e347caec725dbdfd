"""The game of Machina Arcana, as the kernel knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from ...kernel.content import hash_of
from ...kernel.decision import Decision, Refusal
from ...kernel.errors import ContentError
from ...kernel.events import Event
from ...kernel.game import Caption, Facts, Game, GameOption, LogWords, Observer, OptionWords, Question
from . import tiles
from .authoring import check_folder
from .campaign import check_carried, next_options
from .caption import caption
from .cards import CARDS, FINALE_CREATURES, FOLDER
from .content_out import content
from .explain import explain
from .features import FEATURES
from .heuristics import ArcanaHeuristics
from .log import log_words
from .observing import ArcanaObserver, countable
from .present import option_words, question
from .preview import preview
from .setup import LENGTHS, new_state
from .state import ArcanaState
from .steps import Arcana, steps
from .view import redeal, view
from .ways import why

# A person answers about 130, 300 and 350 questions in a match of each length, whoever else plays; most take 5 to 10 seconds.
MINUTES = {"very_quick": (10, 20), "quick": (25, 45), "full": (30, 60)}


class MachinaArcana(Game[ArcanaState]):
    id = "machina_arcana"
    version = "2"
    facts = Facts(min_seats=1, max_seats=4, minutes=(60, 180), weight=4)
    options = (
        GameOption("scenario", ("1",), "1"),
        GameOption("length", LENGTHS, "full", minutes=MINUTES),
        GameOption("easy", ("no", "yes"), "no"),
        GameOption("very_easy", ("no", "yes"), "no"),
        GameOption("campaign", ("no", "yes"), "no"),
    )
    steps = steps
    state_type = ArcanaState
    view_list = "explorers"
    heuristics = ArcanaHeuristics()
    features = FEATURES

    @cached_property
    def content_hash(self) -> str:
        return hash_of(FOLDER)

    def new_state(self, seats: int, options: dict[str, str], key: bytes) -> ArcanaState:
        return new_state(seats, options, key)

    def check_folder(self, folder: Path) -> Iterable[ContentError]:
        return check_folder(folder)

    def check_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """`carried` comes from a match before this one: it is no choice of the set-up page, so `options` does not list it."""
        shown = super().check_options(seats, {name: value for name, value in options.items() if name != "carried"})
        brought = check_carried(options.get("carried", ""), shown["campaign"])
        return {**shown, "carried": brought} if brought else shown

    def next_options(self, state: ArcanaState) -> dict[str, str]:
        return next_options(state)

    def view(self, state: ArcanaState, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def redeal(self, table: Arcana, seat: int | None) -> None:
        redeal(table, seat)

    def explain(self, state: ArcanaState, decision: Decision) -> Sequence[Refusal]:
        return explain(state, decision)

    def question(self, state: ArcanaState, decision: Decision) -> Question:
        return question(state, decision)

    def option_words(self, state: ArcanaState, decision: Decision, option: Any) -> OptionWords:
        return option_words(state, decision, option)

    def log_words(self, event: Event) -> LogWords | None:
        return log_words(event)

    def caption(self, state: ArcanaState) -> Caption:
        return caption(state)

    def content(self) -> dict[str, Any]:
        return content()

    def names(self) -> Mapping[str, Mapping[str, str]]:
        cards = {id: card.name for id, card in (*CARDS.items(), *FINALE_CREATURES.items())}
        return {f"machina_arcana-{id}": name for id, name in (*cards.items(), *tiles.names().items())}

    def preview(self, state: ArcanaState, decision: Decision, option: Any) -> dict[str, Any]:
        return preview(state, decision, option)

    def observer(self) -> Observer:
        return ArcanaObserver()

    def countable(self) -> Mapping[str, Sequence[str]]:
        return countable()

    def insight(self, state: ArcanaState, seat: int | None) -> dict[str, Any]:
        """Whom each monster goes for now, and why."""
        return {"monsters": {monster.card: why(state, monster.card) for monster in state.monsters if monster.cell >= 0}}


GAME = MachinaArcana()

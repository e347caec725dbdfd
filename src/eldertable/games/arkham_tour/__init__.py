"""The Arkham tour: a roll-and-write for one to four players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from ...kernel.content import hash_of
from ...kernel.decision import Decision, Refusal, one_by_one
from ...kernel.errors import BadOptions
from ...kernel.game import Facts, Game, GameOption
from ...kernel.text import text
from . import correction, dice, districts, encounter, flow, laying, lines, penalties, scoring, shops  # noqa: F401 (register steps)
from .advice import insight, points, preview
from .caption import caption
from .cards import CHALLENGE, FOLDER, SCHEMAS, check_folder
from .content_out import content, names
from .explain import barred
from .features import FEATURES
from .heuristics import HEURISTICS
from .log import log_words
from .picture import picture
from .present import LASTING_WORDS, option_words, question
from .setup import ANCIENT_ONE_CHOICES, EFFECT_CHOICES, RANDOM, new_state
from .state import TourState
from .steps import steps
from .view import redeal, view
from .views import written_views

CHALLENGES = tuple(f"{row}-{column}" for row in CHALLENGE["rows_total_vp"] for column in CHALLENGE["columns_encounter_vp"])


class ArkhamTour(Game[TourState]):
    id = "arkham_tour"
    version = "3"
    facts = Facts(min_seats=1, max_seats=4, minutes=(15, 25), weight=2)
    options = (
        GameOption("ancient_one", ANCIENT_ONE_CHOICES, RANDOM),
        GameOption("dark_effect", EFFECT_CHOICES, RANDOM),
        GameOption("light_effect", EFFECT_CHOICES, RANDOM),
        GameOption("challenge", CHALLENGES, "140-8", solo_only=True),
    )
    steps = steps
    state_type = TourState
    private_lanes = True  # AT-Q-40
    lasting_words = LASTING_WORDS
    heuristics = HEURISTICS
    features = FEATURES
    schemas = SCHEMAS
    check_folder = staticmethod(check_folder)
    view = staticmethod(view)
    written_views = staticmethod(written_views)
    redeal = staticmethod(redeal)
    barred = staticmethod(barred)
    question = staticmethod(question)
    option_words = staticmethod(option_words)
    log_words = staticmethod(log_words)
    caption = staticmethod(caption)
    content = staticmethod(content)
    names = staticmethod(names)
    insight = staticmethod(insight)
    picture = staticmethod(picture)
    points = staticmethod(points)
    preview = staticmethod(preview)

    @cached_property
    def content_hash(self) -> str:
        return hash_of(FOLDER, but=("geometry.yaml",))  # that is where things are drawn

    def check_options(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        full = super().check_options(seats, options)
        if full["dark_effect"] == full["light_effect"] != RANDOM:
            raise BadOptions(text("arkham_tour-error-same-effects"), rule="AT-SETUP-05")
        return full

    def new_state(self, seats: int, options: dict[str, str], key: bytes) -> TourState:
        return new_state(seats, options, key)

    def explain(self, state: TourState, decision: Decision) -> Sequence[Refusal]:
        return one_by_one(barred(state, decision))


GAME = ArkhamTour()

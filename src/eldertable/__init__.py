"""Eldertable: a digital table for four board games. An unofficial fan project."""

from . import compiled as compiled  # the first of all: what is imported after it may be compiled
from .kernel.decision import Decision, Outcome, Refusal
from .kernel.errors import (
    BadOptions,
    CannotUndo,
    ContentError,
    EldertableError,
    IllegalChoice,
    RecordError,
    UnknownGame,
    speak_with,
)
from .kernel.game import games
from .kernel.match import Match, new_match, replay
from .kernel.record import Record
from .kernel.text import Text
from .words import in_english

speak_with(in_english)

__all__ = [
    "BadOptions",
    "CannotUndo",
    "ContentError",
    "Decision",
    "EldertableError",
    "IllegalChoice",
    "Match",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Text",
    "UnknownGame",
    "games",
    "new_match",
    "replay",
]

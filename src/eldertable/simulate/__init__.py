"""Many games at once, their statistics, and tournaments between bots."""

from .many import Plan, play_many
from .one import Game, Played, play_one
from .report import report_of
from .tournament import Series, tournament

__all__ = ["Game", "Plan", "Played", "Series", "play_many", "play_one", "report_of", "tournament"]

"""The named steps of the tour; the modules beside this one register theirs here."""

from __future__ import annotations

from ...kernel.agenda import Steps
from ...kernel.table import Table
from .state import TourState

steps = Steps()
Tour = Table[TourState]

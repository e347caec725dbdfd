"""The named steps of Machina Arcana; the modules beside this one register theirs here."""

from __future__ import annotations

from ...kernel.agenda import Steps
from ...kernel.table import Table
from .state import ArcanaState

steps = Steps()
Arcana = Table[ArcanaState]

"""Where matches live: an append-only log of rows per match, in SQLite or PostgreSQL."""

from eldertable.server.store.database import Store
from eldertable.server.store.errors import BadAddress, OtherShape, StoreError
from eldertable.server.store.rows import NOBODY, Head, Newest, Row, SeatRow, Sign, Words

__all__ = [
    "NOBODY", "BadAddress", "Head", "Newest", "OtherShape", "Row", "SeatRow", "Sign", "Store", "StoreError", "Words",
]  # fmt: skip

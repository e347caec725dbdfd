"""Where matches live: an append-only log of rows per match, in SQLite or PostgreSQL."""

from eldertable.server.store.database import Store
from eldertable.server.store.errors import BadAddress, OtherShape, StoreError
from eldertable.server.store.rows import Head, Row, SeatRow, Words

__all__ = ["BadAddress", "Head", "OtherShape", "Row", "SeatRow", "Store", "StoreError", "Words"]
